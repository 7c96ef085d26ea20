"""Hands and senses: the tablet's motor, sensor, voice and screen, behind ports of our own.

The only package that imports plyer or jnius, and only inside functions.
"""
