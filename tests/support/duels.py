"""Positions of The Duel that are looked at in more than one way."""

SEEN_BEFORE = """
duel final; began balrog; row C10 C10
balrog hand C01 C05 C06 C07 C08 C02 C11 C04; balrog gone C03 C12 C13
balrog seen C01 C05 C06 C07 C08
balrog remembered kept C01 C05 C06 C07 C08 gone past -/1/0 C02/2/1 C03,C04/1/2
balrog recorded kept gone past -/3/0 -/3/1 -/3/2
"""
"""Of C02, C03 and C04 Gandalf knows that they were kept or have left the game. The Balrog's C01 shows him the hand."""
UNORDERED = """
gandalf energy 3 step 0; balrog energy 3 step 0; row enchantment; balrog hand C01 C12 ...
balrog seen C12; balrog shown C12; waiting enchanted:C12
"""
"""The Balrog's C01 ends the duel."""
