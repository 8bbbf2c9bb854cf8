"""The command line, tried from outside."""
