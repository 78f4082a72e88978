"""Clothbound books on plaster, standing and lying, with the shadow of leaves, some in the accent. The right is quiet."""

from parts import *

accent = ARGS.get("accent", "#2b4c7e")
wall = plaster("wall", tone_of(accent, 0.10, (0.80, 0.74, 0.66)))
pale = plaster("pale", (0.86, 0.80, 0.72), strength=0.3)
box((6, 0.1, 4), (0, 0.80, 1.5), wall, 0)
box((6, 4, 0.1), (0, -1.2, -0.05), plaster("floor", tone_of(accent, 0.06, (0.80, 0.73, 0.64)), 0.7, 0.35), 0)
box((1.15, 0.42, 0.12), (-0.48, 0.46, 0.06), pale, 0.006)

m, g = newmat("pages")
v = g.coords()
leaves = g.n("TexWave", {"bands_direction": "Z"}, 1, Vector=v, Scale=420.0, Distortion=1.2, Detail=2.0)
kw = dict(Base_Color=g.mix(leaves, "#efe6d4", "#d9ccb4"), Roughness=0.9, Normal=g.bump(leaves, 0.35, 0.0006))
pages = finish(m, g, g.n("BsdfPrincipled", None, None, **kw))
gold = surface("gold", "#d8ae62", 0.3, metal=1, bump=0.04, bscale=200, bdist=0.0004)


def shade(amount, k=1.0):
    return tuple(min(1, x * k) for x in tone_of(accent, amount))


cloths = [
    linen("accent", shade(1), shade(0.92, 0.9), 260),
    linen("cream", (0.80, 0.73, 0.62), (0.72, 0.65, 0.54), 260),
    linen("soft", shade(0.45), shade(0.38, 0.92), 260),
    linen("dark", shade(1, 0.42), shade(1, 0.36), 260),
]


def book(width, depth, thick, mat, loc, turn=0.0, standing=False, lean=0.0, bands=()):
    """A book whose spine looks at the camera; lying on its back board, or standing on its lower edge."""
    board, over = 0.0032, 0.004
    parts = []
    for s in (-1, 1):
        parts.append(box((width, depth, board), (0, 0, s * (thick - board) / 2), mat, 0.0012))
    inner = thick - 2 * board
    parts.append(box((width - 2 * over, depth - over, inner), (0, 0.004, 0), pages, 0.0006))
    n = 14
    arc = [(-depth / 2 + 0.004 - 0.009 * sin(pi * i / n), thick / 2 * cos(pi * i / n)) for i in range(n + 1)]
    ring = [(x, y, z) for x in (-width / 2, width / 2) for y, z in arc]
    faces = [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)]
    spine = obj("spine", ring, faces, mat)
    spine.modifiers.new("s", "SOLIDIFY").thickness = board
    parts.append(spine)
    for at in bands:
        line = [
            (-depth / 2 + 0.0035 - 0.0097 * sin(pi * i / n), thick / 2 * 1.0 * cos(pi * i / n)) for i in range(2, n - 1)
        ]
        k = len(line)
        strip = [(x, y, z) for x in (at - 0.0016, at + 0.0016) for y, z in line]
        parts.append(obj("band", strip, [(i, i + 1, k + 1 + i, k + i) for i in range(k - 1)], gold))
    turned = Matrix.Rotation(turn, 4, "Z")
    if standing:
        turned = turned @ Matrix.Rotation(lean, 4, "Y") @ Matrix.Rotation(pi / 2, 4, "Y")
    where = Matrix.Translation(Vector(loc)) @ turned
    for part in parts:
        part.matrix_world = where @ part.matrix_basis
    return parts


# standing: the spine up the camera's side, the height along x before it is turned
x = -0.64
for high, thick, cloth_at, bands in (
    (0.262, 0.040, 3, (0.09, -0.09)),
    (0.240, 0.030, 1, ()),
    (0.252, 0.046, 0, (0.085, 0.075, -0.085)),
    (0.226, 0.026, 2, ()),
    (0.258, 0.036, 3, (0.08, -0.08)),
):
    book(high, 0.17, thick, cloths[cloth_at], (x + thick / 2, 0.46, 0.12 + high / 2), 0.0, True, 0.0, bands)
    x += thick + 0.0015
book(0.248, 0.17, 0.034, cloths[1], (x + 0.060, 0.46, 0.12 + 0.119), 0.0, True, -0.24, (0.08,))

# lying: the spines to the camera
z = 0.12
for wide, deep, thick, cloth_at, turn, bands in (
    (0.270, 0.195, 0.042, 0, 0.06, (0.105, -0.105)),
    (0.250, 0.180, 0.028, 1, -0.05, ()),
    (0.235, 0.170, 0.036, 2, 0.12, (0.09, 0.082)),
):
    book(wide, deep, thick, cloths[cloth_at], (-0.15, 0.42, z + thick / 2), turn, False, 0.0, bands)
    z += thick + 0.0006
ball = [(0.05 * sin(pi * i / 64), 0.05 - 0.05 * cos(pi * i / 64)) for i in range(65)]
lathe(
    ball, surface("ball", accent, 0.3, vary=0.1, rvary=0.06, bump=0.05, bscale=90, coat=0.3), 128, loc=(-0.155, 0.41, z)
)
stone((0.062, 0.052, 0.034), rock("white", "#d9d3c9", "#f0ebe3", 0.5), (0.185, 0.24, 0.032), 11, 0.2, (0, 0, 0.5))
stone((0.036, 0.030, 0.021), rock("grey", "#7d776f", "#a39c91"), (0.272, 0.19, 0.020), 14, 0.2)

az, el = 222, 34
shadows = LeafShadows(az, el)
shadows.frond((0.98, 0.75, 0.80), 2.2, 0.95, pi - 0.25, 15, 0.5, 0.05)
shadows.frond((1.04, 0.75, 0.18), 1.8, 0.85, pi + 0.12, 14, 0.25, 0.05)
sun(az, el, 4.6, 1.0, (1, 0.86, 0.70))
area((1.6, -1.8, 1.6), (0, 0.3, 0.2), (2, 2), 7, "#dbe6ff")
world("#b9c4d6", 0.34)
camera((0.0, -1.75, 0.44), (-0.04, 0.4, 0.26), 66, 5.6, (-0.35, 0.35, 0.22))
shoot(ARGS.get("out", "books.png"), exposure=-0.1, look="High Contrast", spp=48, bounces=4, vignette=0.12)
