# Words on the drawn map of the northern frontier: title, scale, regions and rivers.

war1812-map-title = WAR OF 1812
war1812-map-subtitle = A Map of the Northern Frontier
map-upper-canada = UPPER CANADA
map-lower-canada = LOWER CANADA
map-new-york = NEW YORK
map-pennsylvania = PENNSYLVANIA
map-ohio = OHIO
map-vermont = VERMONT
map-michigan-territory = MICHIGAN TERRITORY
map-lake-huron = Lake Huron
map-georgian-bay = Georgian Bay
map-river-st-lawrence = River St Lawrence
map-ottawa-river = Ottawa River
map-hudson = Hudson
map-mohawk = Mohawk
map-allegheny = Allegheny
map-thames = Thames
map-atlantic-ocean = ATLANTIC OCEAN
