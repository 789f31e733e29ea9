# Mr. Madison’s War: what is lettered on the map.

madison-map-title = MR. MADISON’S WAR
madison-map-subtitle = The Frontier of the Canadas, 1812–14
map-madison-upper-canada = UPPER CANADA
map-madison-lower-canada = LOWER CANADA
map-madison-new-york = NEW YORK
map-madison-pennsylvania = PENNSYLVANIA
map-madison-ohio = OHIO
map-madison-michigan-territory = MICHIGAN TERRITORY
map-madison-ottawa-river = Ottawa River
map-madison-hudson = Hudson
