"""The umpire's tables: map, towns, blocks, cards and set-up of 1775, by their names.

They are written from the research that the game's sheet was written from, and share nothing with
the sheet; a test compares the two.
"""

LAND = """
D1 Jacques-Cartier, E1 Quebec, F1 Beauce,
D2 Trois-Rivieres, E2 Megantic, F2 Norridgewock, G2 Penobscot,
D3 Montreal, E3 Missisquoi, F3 Upper Coos, G3 Falmouth,
C4 St. Regis, D4 Lake Champlain, E4 Haverhill, F4 Concord, G4 Portsmouth,
C5 Oswegatchie, D5 Adirondacks, E5 Fort Ticonderoga, F5 Fort Number Four, G5 Boston,
B6 Cataraqui, C6 Fort Stanwix, D6 German Flats, E6 Albany, F6 Springfield, G6 Newport,
B7 Irondequoit, C7 Oswego, D7 Mohawk, E7 Catskills, F7 Kingston, G7 New Haven,
A8 Fort Niagara, B8 Genesee, C8 Tioga, D8 Wyoming, E8 Morristown, F8 New York,
A9 Presque Isle, B9 Conewango, C9 West Branch, D9 Fort Augusta, E9 Reading, F9 New Brunswick,
A10 Venango, B10 Kittanning, C10 Juniata, D10 Lancaster, E10 Philadelphia, F10 Egg Harbor,
B11 Fort Pitt, C11 Fort Cumberland, D11 Frederick, E11 Baltimore, F11 Dover,
A12 Wheeling, B12 Redstone, C12 Winchester, D12 Alexandria, E12 St. Mary's, F12 Eastern Shore,
A13 Shawnee, B13 Little Kanawha, C13 Greenbrier, D13 Charlottesville, E13 Richmond, F13 Yorktown,
C14 Lynchburg, D14 Southside, E14 Petersburg, F14 Norfolk,
C15 New River, D15 Dan River, E15 Bute, F15 Halifax, G15 Albemarle,
B16 Holston, C16 Guilford, D16 Hillsborough, E16 Smithfield, F16 New Bern,
B17 Watauga, C17 Burke, D17 Charlotte, E17 Cross Creek, F17 Wilmington,
A18 Overhill, B18 Cowpens, C18 King's Mountain, D18 Camden, E18 Cheraw,
B19 Cherokee, C19 Ninety-Six, D19 Congaree, E19 Santee, F19 Georgetown,
B20 Fort Charlotte, C20 Augusta, D20 Ebenezer, E20 Charleston,
C21 Oconee, D21 Ogeechee, E21 Savannah,
"""
"""1.0: hexes by column and row, every second row half a hex further to the east."""
WATER = """
H2 Gulf of Maine,
H3 Casco Bay,
H4 Gulf of Maine South,
H5 Massachusetts Bay,
H6 Nantucket Shoals,
A7 Lake Ontario (west), H7 Rhode Island Sound,
G8 Montauk,
G9 Sandy Hook,
G10 Barnegat,
G11 Cape Henlopen,
G12 Assateague,
G13 Virginia Capes,
G14 False Cape,
H15 Cape Hatteras,
G16 Pamlico Sound,
G17 Onslow Bay,
F18 Cape Fear,
G19 Winyah Bay,
F20 Cape Romain,
F21 Port Royal Sound,
"""
NORTH_ENDS = 10
"""4.0: the last row of the North."""

CLEAR = """
Quebec: Trois-Rivieres; Trois-Rivieres: Montreal; Concord: Portsmouth, Boston; Portsmouth: Boston;
Fort Number Four: Springfield; Boston: Newport, Springfield; German Flats: Albany;
Albany: Kingston; Springfield: Newport, New Haven, Kingston; Newport: New Haven;
Kingston: New Haven, New York, Morristown; New Haven: New York; Morristown: New York,
New Brunswick, Reading; New York: New Brunswick; Fort Augusta: Lancaster; Reading: New Brunswick,
Philadelphia, Lancaster; New Brunswick: Philadelphia; Lancaster: Philadelphia, Baltimore,
Frederick; Philadelphia: Dover, Baltimore; Frederick: Baltimore, Alexandria, Winchester;
Baltimore: Dover, St. Mary's, Alexandria; Dover: St. Mary's; Alexandria: St. Mary's, Richmond,
Charlottesville; St. Mary's: Yorktown, Richmond; Charlottesville: Richmond; Richmond: Yorktown,
Petersburg; Yorktown: Petersburg; Southside: Petersburg; Petersburg: Halifax, Bute; Bute: Halifax,
Smithfield, Hillsborough; Halifax: Albemarle, New Bern, Smithfield; Albemarle: New Bern;
Guilford: Hillsborough, Charlotte; Hillsborough: Smithfield, Charlotte; Smithfield: New Bern,
Cross Creek; New Bern: Wilmington; Charlotte: Camden; Camden: Santee, Congaree;
Ninety-Six: Augusta; Congaree: Santee; Santee: Georgetown, Charleston; Georgetown: Charleston;
Ebenezer: Charleston
"""
"""1.1, 5.2: sides of open country; between other land hexes lies forest or swamp."""
OVER_LAKES = """
Cataraqui: Fort Stanwix, Oswego, Irondequoit; Lake Ontario (west): Irondequoit, Fort Niagara
"""
OVER_SEA = """
Egg Harbor: Dover; St. Mary's: Eastern Shore; Eastern Shore: Yorktown
"""
"""Sides of land hexes that are all water."""
COASTAL = """
Falmouth: Portsmouth; Portsmouth: Boston; Newport: New Haven; New Haven: New York;
New York: New Brunswick; Philadelphia: Dover; Baltimore: St. Mary's; Alexandria: St. Mary's;
St. Mary's: Yorktown; Yorktown: Norfolk; Albemarle: New Bern; Georgetown: Charleston;
Charleston: Savannah
"""
"""Sides that ground blocks and warships cross."""
NO_PASSAGE = """
St. Mary's: Eastern Shore; Massachusetts Bay: Newport
"""
"""Sides of water that not even warships cross."""
RIVERS = """
St. Lawrence: Quebec, Trois-Rivieres, Montreal, St. Regis, Oswegatchie, Cataraqui
Richelieu / Lake Champlain: Montreal, Lake Champlain, Fort Ticonderoga
Lake Ontario: Cataraqui, Oswego, Irondequoit, Fort Niagara
Lake Erie: Fort Niagara, Presque Isle
Oswego River / Lake Oneida: Oswego, Fort Stanwix
Mohawk River: Fort Stanwix, German Flats, Albany
Hudson: Albany, Kingston, New York
Connecticut: New Haven, Springfield, Fort Number Four, Haverhill, Upper Coos
Merrimack: Boston, Concord
Kennebec: Falmouth, Norridgewock
Chaudiere: Quebec, Megantic
Delaware: Dover, Philadelphia, Reading, Morristown
Susquehanna: Baltimore, Lancaster, Fort Augusta, Wyoming, Mohawk
Potomac: St. Mary's, Alexandria, Frederick, Fort Cumberland
James: Yorktown, Richmond, Charlottesville, Lynchburg
Roanoke: Albemarle, Halifax, Bute
Neuse: New Bern, Smithfield
Cape Fear: Wilmington, Cross Creek, Hillsborough
Pee Dee: Georgetown, Cheraw
Santee / Catawba: Georgetown, Santee, Camden, Charlotte
Savannah: Savannah, Ebenezer, Augusta, Fort Charlotte, Cherokee
Ohio: Fort Pitt, Wheeling, Shawnee
Allegheny / French Creek: Fort Pitt, Venango, Presque Isle
"""
"""5.6: rivers and lake shores, from hex to hex."""
RED = """
Quebec 2*, Trois-Rivieres 0, Montreal 3, Oswego 0, Fort Niagara 1, Cross Creek 1, Ninety-Six 0,
Augusta 1,
"""
ORANGE = """
Mohawk 0, Shawnee 0, Cherokee 0,
"""
BLUE = """
Falmouth 1*, Portsmouth 1*, Fort Ticonderoga 1, Boston 3*, Fort Stanwix 0, Albany 3,
Springfield 1, Newport 2*, Kingston 0, New Haven 1*, Wyoming 0, Morristown 0, New York 4*,
Reading 1, New Brunswick 1, Lancaster 1, Philadelphia 4*, Fort Pitt 1, Baltimore 3*, Dover 1*,
Winchester 1, Alexandria 1*, Charlottesville 1, Richmond 1, Yorktown 2*, Petersburg 0, Norfolk 2*,
Halifax 0, Hillsborough 1, New Bern 1*, Charlotte 1, Wilmington 2*, Camden 1, Georgetown 1*,
Charleston 3*, Savannah 2*,
"""
"""1.2, 1.3: towns with their values, ports with an asterisk."""
BRITISH_ARMY = """
british leader: howe 4, cornwallis 3, burgoyne 3
british guards: guards 3
british light-infantry: british-light-infantry 3
british foot: 5th-foot 3, royal-fusiliers 3, welch-fusiliers 4, 26th-foot 3, royal-americans 4
british dragoon: 17th-light-dragoons 3
hessian foot: knyphausen 4, rall 3, riedesel 3
hessian light-infantry: jaegers 2
loyalist foot: highland-emigrants 3, queens-rangers 3, de-lancey 2, georgia-loyalists 2
british warship: north-american-squadron 4, leeward-islands-squadron 3, channel-squadron 4
indian indian: cherokee 3, mohawk 3, shawnee 2
"""
AMERICAN_ARMY = """
american leader: washington 4, gates 3
american continental: massachusetts-line 4, connecticut-line 3, pennsylvania-line 4
american continental: maryland-line 3, virginia-line 3
american militia: new-hampshire-militia 3, massachusetts-militia 3, rhode-island-militia 2
american militia: new-york-militia 2, new-jersey-militia 2, virginia-militia 3
american militia: south-carolina-militia 3
american rifle: morgan 3
american light-infantry: continental-light-infantry 3
american dragoon: continental-dragoons 2
french leader: rochambeau 4
french foot: bourbonnais 4, soissonnais 3, gatinais 3
french dragoon: lauzun 2
french warship: d-estaing 4, de-grasse 4, de-barras 3
"""
"""2.0: nation and kind, then each block with its greatest strength."""
SET_UP = """
Boston: howe 4, welch-fusiliers 4, 5th-foot 3, north-american-squadron 4
Quebec: royal-fusiliers 2, highland-emigrants 2
Montreal: 26th-foot 3
Augusta: georgia-loyalists 2
Cherokee: cherokee 3
Mohawk: mohawk 3
Shawnee: shawnee 2
BWI: royal-americans 3, leeward-islands-squadron 3
Springfield: washington 3, massachusetts-line 4
Newport: rhode-island-militia 2
Portsmouth: new-hampshire-militia 3
Albany: connecticut-line 2
Fort Ticonderoga: new-york-militia 2
Yorktown: virginia-militia 2
FWI: gatinais 3, de-barras 3
"""
"""12.0: where blocks stand in 1775, and how strong; the others are in their pools."""
ACTION_CARDS = {3: 6, 2: 7, 1: 7}
SUPPLY_CARDS = {3: 2, 2: 3}
"""3.0: how many cards there are of each value."""
