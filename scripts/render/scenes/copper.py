"""Copper vessels before a tiled wall: a jug, a bowl and a tray; the tiles have the accent. The right side is quiet."""

from parts import *

accent = ARGS.get("accent", "#1f8f9c")
pale = plaster("pale", (0.86, 0.80, 0.72), strength=0.35)
floor = plaster("floor", tone_of(accent, 0.05, (0.80, 0.73, 0.64)), 0.7, 0.35)
box((6, 4, 0.1), (0, -1.2, -0.05), floor, 0)
box((1.30, 0.46, 0.10), (-0.50, 0.44, 0.05), pale, 0.006)

# tiles up to a hand above the vessels
deep = tuple(x * 0.30 for x in col(accent)[:3])
shapes, colours = star_cross(-1.5, 0.14, -0.1, 0.62, 0.105, accent, deep)
glaze = surface(
    "glaze",
    (0.8, 0.8, 0.8),
    0.17,
    vary=0.35,
    vscale=24,
    rvary=0.08,
    bump=0.16,
    bscale=28,
    bdist=0.002,
    coat=0.5,
    attr="tint",
)
box((1.72, 0.012, 0.83), (-0.68, 0.806, 0.26), surface("grout", "#cfc4b0", 0.9), 0)
tiles(shapes, glaze, colours, loc=(0, 0.80, 0))
# the plaster around the tiles stands before them
surround = plaster("surround", tone_of(accent, 0.08, (0.82, 0.75, 0.66)))
edge = [(-3, 0.585), (0.125, 0.585), (0.125, -0.4), (3, -0.4), (3, 2), (-3, 2)]
extrude(edge, 0.03, surround, (0, 0.77, 0), bevel=0.004, name="surround")

copper = hammered("copper", "#dd8a5c", "#b5673f")
tin = surface("tin", "#cfc6bb", 0.3, metal=1, vary=0.15, vscale=30, bump=0.08, bscale=160, bdist=0.0005)


def rim(fluted):
    """Flutes the edge of a tray of this radius."""
    return lambda r, z, a: (r * (1 + (0.010 * cos(24 * a) if r > fluted else 0)), z)


# the tray stands at the wall
tray = [(0, 0.003), (0.08, 0.003), (0.165, 0.003), (0.180, 0.006), (0.192, 0.016), (0.205, 0.024), (0.209, 0.0245)]
tray += [(0.207, 0.0215), (0.196, 0.012), (0.184, 0.002), (0.16, 0), (0, 0)]
leaning = lathe(spline(tray, 6), copper, 288, rim(0.19), "tray", loc=(-0.60, 0.715, 0.300))
leaning.rotation_euler = (radians(101), 0, 0)
# a jug with a spout of its own lip, and a handle
jug = [(0, 0.004), (0.045, 0.003), (0.062, 0.010), (0.082, 0.055), (0.088, 0.095), (0.072, 0.150), (0.044, 0.190)]
jug += [
    (0.036, 0.215),
    (0.041, 0.250),
    (0.050, 0.262),
    (0.047, 0.263),
    (0.037, 0.248),
    (0.031, 0.215),
    (0.04, 0.185),
    (0, 0.15),
]


def lip(r, z, a):
    if z < 0.235:
        return r, z
    pull = max(0, cos(a)) ** 6 * (z - 0.235) / 0.03
    return r * (1 + 0.42 * pull), z + 0.006 * pull


lathe(spline(jug, 7), copper, 192, lip, "jug", loc=(-0.33, 0.46, 0.10))
c = bpy.data.curves.new("handle", "CURVE")
c.dimensions = "3D"
c.bevel_depth = 0.0065
c.bevel_resolution = 6
s = c.splines.new("NURBS")
points = [(-0.042, 0.245), (-0.075, 0.262), (-0.122, 0.225), (-0.128, 0.150), (-0.100, 0.105), (-0.080, 0.085)]
s.points.add(len(points) - 1)
for p, (x, z) in zip(s.points, points):
    p.co = (x, 0, z, 1)
s.use_endpoint_u = True
c.materials.append(copper)
handle = bpy.data.objects.new("handle", c)
S.collection.objects.link(handle)
handle.location = (-0.33, 0.46, 0.10)
# bowls, tinned inside
bowl = [(0.036, 0.003), (0.045, 0), (0.052, 0.003), (0.085, 0.034), (0.103, 0.070), (0.108, 0.073), (0.106, 0.076)]
inside = [(0.104, 0.0755), (0.099, 0.069), (0.080, 0.035), (0.045, 0.012), (0, 0.009)]
for x, y, k in ((-0.075, 0.40, 1.0), (-0.86, 0.42, 1.15)):
    lathe([(r * k, z * k) for r, z in spline(bowl, 7)], copper, 160, name="bowl", loc=(x, y, 0.10))
    lathe([(r * k, z * k) for r, z in spline(inside, 7)], tin, 160, name="inside", loc=(x, y, 0.10))
stone((0.052, 0.044, 0.029), rock("white", "#d9d3c9", "#f0ebe3", 0.5), (0.185, 0.21, 0.027), 11, 0.2, (0, 0, 0.5))

az, el = 222, 34
shadows = LeafShadows(az, el)
shadows.frond((1.00, 0.80, 0.82), 2.2, 0.95, pi - 0.25, 15, 0.5, 0.05)
shadows.frond((1.06, 0.80, 0.20), 1.8, 0.85, pi + 0.12, 14, 0.25, 0.05)
sun(az, el, 4.2, 0.9, (1, 0.86, 0.70))
# windows for the metal to reflect
area((-1.5, -0.9, 0.9), (-0.4, 0.5, 0.2), (0.7, 1.3), 16, "#fff4e6")
area((1.3, -1.3, 1.3), (-0.3, 0.5, 0.2), (1.4, 1.4), 9, "#e6edff")
world("#c4ccd6", 0.36)
camera((0.0, -1.75, 0.46), (-0.04, 0.45, 0.27), 62, 5.6, (-0.33, 0.42, 0.22))
shoot(ARGS.get("out", "copper.png"), exposure=0.0, look="Medium High Contrast", spp=48, bounces=5, vignette=0.12)
