"""A calm still life for any trade: plaster, arches, stones, cloth, the shadow of leaves; the arch has the accent."""

from parts import *

accent = ARGS.get("accent", "#c8553d")
A3 = col(accent)[:3]


def tone(amount, base=(0.80, 0.74, 0.66)):
    return tone_of(accent, amount, base)


wallm = plaster("wall", tone(0.10, (0.79, 0.70, 0.60)))
pale = plaster("pale", (0.86, 0.80, 0.72), strength=0.3)
brand = plaster("brand", A3, 0.75, 0.3)
# wall with a niche, floor with a soft cove
N = round_arch(0.30, 0.62)
wall = [(-2.5, -0.2), (-2.5, 2.6), (2.5, 2.6), (2.5, -0.2)] + [
    (x - 0.36, z) for x, z in ([(0.30, 0)] + N[1:-1] + [(-0.30, 0)])
]
extrude(wall, 0.16, wallm, (0, 0.55, 0), bevel=0.006, name="wall")
box((5, 0.05, 3), (0, 0.735, 1.2), plaster("inner", tone(0.28, (0.78, 0.68, 0.57))), 0)
box((6, 4, 0.1), (0, -1.25, -0.05), plaster("floor", tone(0.06, (0.80, 0.73, 0.64)), 0.7, 0.35), 0)
# plinths, a free arch, a disc
box((0.57, 0.30, 0.14), (-0.305, 0.28, 0.07), pale, 0.006)
lathe([(0, 0), (0.135, 0), (0.135, 0.30), (0.13, 0.305), (0, 0.305)], pale, 128, loc=(-0.62, 0.16, 0)).modifiers.new(
    "b", "BEVEL"
).width = 0.004
for o in bpy.data.objects:
    if o.name.startswith("lathe"):
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = radians(35)
        b = o.modifiers[0]
        b.limit_method = "ANGLE"
        b.segments = 4
r = round_arch(0.155, 0.13, 48)
q = round_arch(0.085, 0.13, 48)
extrude(
    [(0.155, 0)] + r[1:-1] + [(-0.155, 0)] + [(-0.085, 0)] + list(reversed(q[1:-1])) + [(0.085, 0)],
    0.11,
    brand,
    (-0.33, 0.20, 0.14),
    bevel=0.005,
    name="arch",
)


# stones: speckled and smooth
grey, sand, white = (
    rock("grey", "#7d776f", "#a39c91"),
    rock("sand", "#c7b193", "#ddcbb0"),
    rock("white", "#d9d3c9", "#f0ebe3", 0.5),
)
stone((0.105, 0.085, 0.042), grey, (-0.61, 0.15, 0.346), 3, 0.16)
stone((0.074, 0.064, 0.034), sand, (-0.617, 0.148, 0.417), 5, 0.18, (0.05, 0.03, 0.7))
stone((0.047, 0.042, 0.030), white, (-0.607, 0.15, 0.479), 8, 0.16, (0, 0.08, 0.3))
stone((0.07, 0.06, 0.038), white, (-0.02, 0.02, 0.036), 11, 0.2, (0, 0, 0.5))
stone((0.042, 0.037, 0.024), grey, (0.095, -0.05, 0.023), 14, 0.2)
lathe(
    [(0.062 * sin(pi * i / 64), 0.062 - 0.062 * cos(pi * i / 64)) for i in range(65)],
    surface("ball", accent, 0.32, vary=0.08, rvary=0.06, bump=0.05, bscale=90, coat=0.25),
    128,
    name="ball",
    loc=(-0.325, 0.215, 0.14),
)
# a slim vase of ceramic and dry stems
vase = rock("vase", tuple(min(1, x * 1.1) for x in tone(0.35)), tone(0.2), 0.55)
lathe(
    spline(
        [
            (0, 0.004),
            (0.03, 0.002),
            (0.052, 0.01),
            (0.068, 0.05),
            (0.071, 0.09),
            (0.058, 0.135),
            (0.03, 0.165),
            (0.02, 0.19),
            (0.0205, 0.225),
            (0.026, 0.238),
            (0.0245, 0.239),
            (0.018, 0.225),
            (0.0165, 0.19),
            (0.02, 0.17),
            (0, 0.15),
        ],
        7,
    ),
    vase,
    128,
    name="vase",
    loc=(-0.098, 0.25, 0.14),
)


# cloth: a sheet simulated falling over the low plinth's corner
woven = linen("linen", tone(0.60, (0.86, 0.78, 0.68)), tone(0.46, (0.88, 0.80, 0.72)))
low = box((0.21, 0.19, 0.17), (0.15, 0.31, 0.085), pale, 0.006, (0, 0, 0.12))
fl = box((3, 2, 0.06), (0, 0, -0.031), pale, 0)
fl.hide_render = True
if ARGS.get("cloth", "1") == "1":
    cloth(woven, (0.155, 0.30, 0.19), (0.47, 0.47), [low, fl])
stone((0.058, 0.05, 0.03), sand, (0.14, 0.32, 0.203), 21, 0.18, (0, 0.05, 1))
# palm leaves before the wall, out of the picture
az, el = 222, 33
shadows = LeafShadows(az, el)
shadows.frond((1.05, 0.55, 1.05), 2.2, 0.95, pi - 0.25)
shadows.frond((1.12, 0.55, 0.34), 1.8, 0.85, pi + 0.12, 14, 0.25)
shadows.frond((-0.55, 0.55, 1.45), 2.6, 0.7, -0.9, 13, 0.4)
sun(az, el, 4.6, 1.1, (1, 0.86, 0.70))
area((1.6, -1.8, 1.6), (0, 0.3, 0.2), (2, 2), 6, "#dbe6ff")
world("#b9c4d6", 0.32)
camera((0.0, -2.15, 0.46), (-0.015, 0.4, 0.36), 56, 5.6, (-0.4, 0.2, 0.25))
shoot(ARGS.get("out", "calm.png"), exposure=-0.1, look="High Contrast", spp=48, bounces=4, vignette=0.12)
