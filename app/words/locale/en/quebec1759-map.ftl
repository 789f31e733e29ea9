# Quebec 1759: what the map says that no rule knows.

quebec1759-map-title = QUEBEC 1759
quebec1759-map-subtitle = A Plan of the River and the Country
map-bason = THE BASON
map-st-laurent = RIVER ST LAURENT
map-north-channel = North Channel
map-south-channel = South Channel
map-st-charles = River St Charles
map-beauport-river = Beauport
map-montmorency-river = Montmorency
map-cap-rouge-river = Cap Rouge River
map-etchemin-river = Etchemin
map-chaudiere = Chaudière
map-falls = Falls
map-city = QUEBEC
map-foulon = Anse au Foulon
map-point-levy = Point Levy
map-mountains = LAURENTIAN HILLS
map-south-shore = SOUTH SHORE
