# Quebec 1759: names of sides, places, kinds and blocks. Blocks' own names are decoration.
zone-MO = Montmorency
zone-BE = Beauport
zone-SC = St. Charles
zone-AB = Abraham
zone-SF = Ste. Foy
zone-CR = Cap Rouge
zone-SI = Sillery
zone-ET = Etchemin
zone-LE = Levis
zone-OR = Ile d'Orleans
river-BA = Bason
river-SL = St. Laurent
