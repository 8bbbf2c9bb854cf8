"""Matches over real connections while everything goes wrong, and a checker that asks the store what became of them."""
