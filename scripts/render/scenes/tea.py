"""Persian tea: two glasses, sugar, a copper tray, light from a window; bowl and tiles have the accent."""

from parts import *

accent = ARGS.get("accent", "#37888a")
# table and wall
oak = wood("oak", "#4b2b18", "#85573a")
for i in range(8):
    box(
        (2.2, 0.138, 0.04),
        (0, -0.46 + i * 0.14, -0.02),
        oak,
        bevel=0.0025,
    )
P, C = star_cross(-0.96, 1.0, -0.3, 0.9, 0.12, accent, "#1d3a57")
glaze = surface(
    "glaze",
    (0.8, 0.8, 0.8),
    0.16,
    vary=0.35,
    vscale=22,
    rvary=0.07,
    bump=0.12,
    bscale=26,
    bdist=0.002,
    coat=0.5,
    attr="tint",
)
tiles(P, glaze, C, loc=(0, 0.98, 0))
box((3, 0.02, 2), (0, 0.995, 0.5), surface("grout", "#cfc4b0", 0.9))
# the window on the left: a hole in a wall, a cross of mullions, sky behind it
white = surface("paint", "#e8e2d8", 0.8)
for s, l in (
    ((0.06, 3, 1.0), (-1.1, 0.3, 1.62)),
    ((0.06, 3, 0.22), (-1.1, 0.3, 0.05)),
    ((0.06, 1.2, 1.4), (-1.1, -0.68, 0.6)),
    ((0.06, 1.2, 1.4), (-1.1, 1.45, 0.6)),
    ((0.03, 0.03, 1.1), (-1.1, 0.13, 0.6)),
    ((0.03, 0.03, 1.1), (-1.1, 0.66, 0.6)),
    ((0.03, 0.9, 0.03), (-1.1, 0.38, 0.80)),
):
    box(s, l, white, 0.004)
area((-1.28, 0.38, 0.68), (0, 0.1, 0.05), (0.95, 1.1), 62, "#dfeaff")
sun(160, 25, 11.5, 0.9, (1, 0.84, 0.62))
area((1.4, -1.2, 1.3), (0, 0, 0), (1.2, 1.2), 4.5, "#ffe9d0")
area((0.25, 0.75, 1.0), (-0.05, 0.05, 0), (0.9, 0.35), 7, "#fff1e0")
world("#4a4a50", 0.5)
# tray
copper = hammered("copper", "#dd8a5c", "#b5673f")
TX, TY = -0.065, 0.03
rim = lambda r, z, a: (
    r * (1 + (0.009 * cos(24 * a) if r > 0.14 else 0)),
    z + (0.0006 * cos(24 * a) if r > 0.15 else 0),
)
lathe(
    spline(
        [
            (0, 0.003),
            (0.06, 0.003),
            (0.125, 0.003),
            (0.138, 0.0045),
            (0.146, 0.011),
            (0.156, 0.019),
            (0.162, 0.0205),
            (0.164, 0.0185),
            (0.158, 0.0165),
            (0.149, 0.009),
            (0.14, 0.0015),
            (0.12, 0),
            (0, 0),
        ],
        6,
    ),
    copper,
    288,
    rim,
    "tray",
    loc=(TX, TY, 0),
)
# estekan
clear = glass("glass", (0.985, 0.995, 0.99), 1.5, (0.9, 0.92, 0.91))
gold = surface("gold", "#e2b25a", 0.18, metal=1, bump=0.02)
tea = glass("tea", (1, 1, 1), 1.34, (0.95, 0.60, 0.24), absorb=(0.966, 0.62, 0.04), density=150)
china = surface("china", "#f1ece2", 0.2, vary=0.04, rvary=0.05, bump=0.03, coat=0.6, sss=0.08)
outer = spline(
    [
        (0.0195, 0),
        (0.0232, 0.0016),
        (0.0262, 0.011),
        (0.0268, 0.021),
        (0.0242, 0.034),
        (0.0207, 0.045),
        (0.0206, 0.053),
        (0.0228, 0.064),
        (0.0262, 0.078),
        (0.0292, 0.090),
        (0.0298, 0.0925),
    ],
    6,
)
inner = [(max(0.0005, r - 0.0013 - max(0, 0.012 - z) * 0.15), max(z, 0.0085)) for r, z in outer]


def estekan(x, y, turn, level=0.081):
    z0 = 0.0125 + 0.003
    lathe(
        spline(
            [
                (0, 0.0065),
                (0.02, 0.0065),
                (0.028, 0.0068),
                (0.034, 0.0085),
                (0.044, 0.0125),
                (0.0505, 0.0165),
                (0.0525, 0.0172),
                (0.0532, 0.0165),
                (0.0515, 0.0148),
                (0.044, 0.0095),
                (0.033, 0.0035),
                (0.028, 0.0005),
                (0.024, 0),
                (0.022, 0.002),
                (0, 0.003),
            ],
            6,
        ),
        china,
        128,
        lambda r, z, a: (r * (1 + (0.012 * cos(16 * a) if r > 0.045 else 0)), z),
        "saucer",
        loc=(x, y, 0.0035),
    )
    lathe(
        [(0.0499, 0.0168), (0.0512, 0.0175), (0.0526, 0.0178)],
        gold,
        128,
        lambda r, z, a: (r * (1 + 0.012 * cos(16 * a)), z),
        "goldline",
        loc=(x, y, 0.0035),
    )
    lathe(
        [(0, 0)]
        + outer
        + [(0.0293, 0.0932), (0.0287, 0.0925)]
        + [p for p in reversed(inner) if p[1] > 0.009]
        + [(0.018, 0.0085), (0, 0.008)],
        clear,
        128,
        name="glass",
        loc=(x, y, 0.0102),
    )
    lathe([(r + 0.00015, z) for r, z in outer if 0.0885 < z < 0.0925], gold, 128, name="rim", loc=(x, y, 0.0102))
    lathe([(r + 0.00015, z) for r, z in outer if 0.0605 < z < 0.0645], gold, 128, name="band", loc=(x, y, 0.0102))
    body = [(r + 0.0003, z) for r, z in inner if 0.009 < z < level]
    lathe(
        [(0, 0.0083), (0.0178, 0.0083)]
        + body
        + [(body[-1][0], level), (body[-1][0] - 0.0012, level - 0.0006), (0, level - 0.0008)],
        tea,
        128,
        name="tea",
        loc=(x, y, 0.0102),
    )


estekan(TX - 0.052, TY - 0.045, 0)
estekan(TX + 0.058, TY + 0.012, 1, 0.079)
# sugar
bowl = surface("bowl", accent, 0.14, vary=0.3, vscale=30, rvary=0.06, bump=0.08, bscale=60, bdist=0.001, coat=0.8)
BX, BY = TX - 0.035, TY + 0.085
lathe(
    spline(
        [
            (0, 0.006),
            (0.02, 0.007),
            (0.036, 0.018),
            (0.044, 0.036),
            (0.0475, 0.046),
            (0.0485, 0.0465),
            (0.0492, 0.0455),
            (0.047, 0.036),
            (0.04, 0.017),
            (0.027, 0.004),
            (0.024, 0),
            (0.021, 0),
            (0.02, 0.0025),
            (0, 0.003),
        ],
        6,
    ),
    bowl,
    128,
    name="bowl",
    loc=(BX, BY, 0.003),
)
sugar = surface("sugar", "#e9e3d8", 0.75, vary=0.05, bump=0.9, bscale=900, bdist=0.0006, sss=0.4)


def cube(x, y, z, s=0.0145):
    c = box(
        (s, s * RNG.uniform(0.9, 1.1), s * 0.9),
        (x, y, z),
        sugar,
        0.0012,
        [RNG.uniform(-0.6, 0.6), RNG.uniform(-0.6, 0.6), RNG.uniform(0, 3)],
        segs=2,
    )


for n, r, z in ((7, 0.029, 0.040), (5, 0.017, 0.05), (3, 0.009, 0.061), (1, 0, 0.071)):
    for i in range(n):
        a = 2 * pi * i / n + n
        cube(BX + r * cos(a), BY + r * sin(a), z + RNG.uniform(-0.002, 0.002))
for x, y, t in ((TX + 0.062, TY - 0.068, 0.4), (TX + 0.083, TY - 0.058, 1.1)):
    box((0.0145, 0.0145, 0.013), (x, y, 0.0098), sugar, 0.0012, (0, 0, t), segs=2)
camera((0.045, -1.07, 0.315), (0.022, 0.05, 0.074), 83, 4.5, (TX - 0.045, TY - 0.055, 0.06))
shoot(ARGS.get("out", "tea.png"), exposure=0.75, spp=64, bounces=8)
