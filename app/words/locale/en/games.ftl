# Words that several games share.

side-us = United States
side-gb = Britain
side-fr = France
kind-infantry = infantry
kind-indian = Indians
kind-ship = ships
map-miles = Statute miles
