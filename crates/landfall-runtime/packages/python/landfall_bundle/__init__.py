"""Reads bundles of Landfall: cards, effects, texts and names, with every read checked.

    import landfall_bundle

    bundle = landfall_bundle.open("glasswake.lfb")
    texts = bundle.locale("it")
    poi = bundle.find("poi", "P901")
    print(texts.text(poi.title))

Fields have the names of the `.fbs`. A word is the text that schemas write (`"aquatic"`), a number where this package does
not know it, and None where nothing was written. What a bundle of a newer schema adds is skipped; `unknown()` lists it.
"""

from ._bundle import Bundle, BundleError, Line, Locale, open, parse, render
from ._games import Game, game, games

__all__ = ["Bundle", "BundleError", "Game", "Line", "Locale", "game", "games", "open", "parse", "render"]
