"""Sun through a lattice window on plaster steps; a disc, a ball and a bowl have the accent. The right side is quiet."""

from parts import *

accent = ARGS.get("accent", "#1f7a8c")
wall = plaster("wall", tone_of(accent, 0.10, (0.84, 0.77, 0.68)))
pale = plaster("pale", (0.87, 0.81, 0.73), strength=0.35)
brand = plaster("brand", accent, 0.75, 0.35)
glazed = surface("glazed", accent, 0.22, vary=0.16, vscale=20, rvary=0.08, bump=0.08, bscale=50, coat=0.5)
box((6, 0.1, 4), (0, 0.80, 1.5), wall, 0)
box((6, 4, 0.1), (0, -1.2, -0.05), plaster("floor", tone_of(accent, 0.06, (0.82, 0.75, 0.66)), 0.7, 0.35), 0)

# steps that rise to the left, a disc at the wall
for i, edge in enumerate((0.14, -0.14, -0.42)):
    box((1.4, 0.40 - 0.09 * i, 0.105), (edge - 0.7, 0.55 + 0.045 * i, 0.0525 + 0.105 * i), pale, 0.006)
disc = lathe([(0, 0), (0.25, 0), (0.25, 0.03), (0, 0.03)], brand, 160, name="disc", loc=(-0.12, 0.745, 0.50))
disc.rotation_euler = (pi / 2, 0, 0)
disc.data.use_auto_smooth = True
disc.data.auto_smooth_angle = radians(35)
ball = [(0.07 * sin(pi * i / 64), 0.07 - 0.07 * cos(pi * i / 64)) for i in range(65)]
lathe(ball, glazed, 128, name="ball", loc=(-0.27, 0.50, 0.21))
speckled = rock("speckled", "#c9bda9", "#efe7da", 0.5)
vase = [(0, 0.003), (0.04, 0.002), (0.062, 0.012), (0.082, 0.07), (0.078, 0.13), (0.052, 0.19), (0.030, 0.235)]
vase += [(0.027, 0.27), (0.034, 0.295), (0.031, 0.296), (0.023, 0.27), (0.025, 0.235), (0, 0.2)]
lathe(spline(vase, 7), speckled, 128, name="vase", loc=(-0.575, 0.60, 0.315))
bowl = [(0, 0.008), (0.03, 0.009), (0.062, 0.030), (0.082, 0.062), (0.085, 0.064), (0.087, 0.061), (0.068, 0.024)]
bowl += [(0.045, 0.004), (0.03, 0), (0.026, 0.003), (0, 0.004)]
lathe(spline(bowl, 7), glazed, 128, name="bowl", loc=(0.02, 0.42, 0.105))
stone((0.05, 0.042, 0.026), rock("grey", "#8b857c", "#aaa398"), (0.20, 0.22, 0.024), 5, 0.18, (0, 0, 0.6))
stone((0.030, 0.026, 0.018), speckled, (0.275, 0.16, 0.017), 9, 0.18)

# a wall with a window before it, out of the picture: its lattice throws the shadow
az, el, dist = 226, 31, 2.4
a, e = radians(az), radians(el)
light = Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e)))
across = Vector((-sin(a), cos(a), 0))
up = light.cross(across) * -1
origin = Vector((-0.16, 0.75, 0.46)) + light * dist
shade = surface("shade", (0.1, 0.1, 0.1))


def panel(corners):
    obj("panel", [origin + across * u + up * w for u, w in corners], [(0, 1, 2, 3)], shade, smooth=False)


half, low, high, far = 0.46, -0.62, 0.50, 6
panel([(-far, -far), (-half, -far), (-half, far), (-far, far)])
panel([(half, -far), (far, -far), (far, far), (half, far)])
panel([(-half, high), (half, high), (half, far), (-half, far)])
panel([(-half, -far), (half, -far), (half, low), (-half, low)])
_, straps = girih(6, 8, 0.23)
for p, q in straps:
    if not all(abs(v.x) < half + 0.1 and low - 0.1 < v.y < high + 0.1 for v in (p, q)) or (q - p).length < 1e-4:
        continue
    side = Vector((-(q - p).y, (q - p).x)).normalized() * 0.006
    panel([tuple(p + side), tuple(q + side), tuple(q - side), tuple(p - side)])

sun(az, el, 5.0, 0.4, (1, 0.86, 0.70))
area((1.6, -1.8, 1.6), (0, 0.3, 0.2), (2.4, 2.4), 22, "#fff1e2")
world("#d8d4cf", 0.72)
camera((0.0, -2.15, 0.48), (-0.015, 0.4, 0.37), 56, 5.6, (-0.3, 0.5, 0.25))
shoot(ARGS.get("out", "lattice.png"), exposure=-0.1, look="High Contrast", spp=48, bounces=4, vignette=0.12)
