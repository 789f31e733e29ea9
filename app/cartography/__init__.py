"""A drawing library for the boards' maps: geography, a game's data and a description in, SVG out.

It draws shapes and classes only; `static/css/map.css` gives them ink and paper. The same input
gives the same bytes.
"""
