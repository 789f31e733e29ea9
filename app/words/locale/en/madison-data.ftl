# Mr. Madison’s War: how certain its board is.

madison-data-spaces = Spaces
madison-data-spaces-name = Space
madison-data-column-exists = Named, and whose it is
madison-data-column-value = Value
madison-data-links = Links
madison-data-links-name = Kind
madison-data-column-count = Number
madison-data-road = Roads
madison-data-trail = Trails
madison-data-invasion = Invasion routes
madison-data-counters = Counters
madison-data-counters-name = Counter
madison-data-column-numbers = Numbers
madison-data-setup = Set-up of the campaign
madison-data-setup-name = Space
madison-data-cards = Cards
madison-data-cards-name = Card
madison-data-column-title = Title
madison-data-tables = Tables
madison-data-tables-name = Table
madison-data-column-printed = As played
madison-data-odds = Rows of odds
madison-data-land = Rows of land combat
madison-data-naval = Rows of naval combat
madison-data-draw = Cards drawn in a turn
madison-data-army-1813 = American units that begin in 1813
