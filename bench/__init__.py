"""Measures how fast and how reliably the games run: python -m bench [speed|matches|checksum] …"""
