"""The laboratory: bots against each other, and what that says about them."""
