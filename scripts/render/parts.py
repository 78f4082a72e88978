"""Parts that several scenes are made of."""

from studio import *


def tone_of(accent, amount, base=(0.80, 0.74, 0.66)):
    """A plain colour with some of the accent in it."""
    return tuple(a * amount + b * (1 - amount) for a, b in zip(col(accent)[:3], base))


def hammered(name, light, dark):
    """Metal that was beaten into shape, of two near colours; it needs something bright to reflect."""
    kw = dict(vary=0.3, vscale=10, rvary=0.1, rscale=30, bump=0.1, bscale=240, bdist=0.0006)
    material = surface(name, light, 0.36, metal=1, base2=dark, **kw)
    g = Graph(material.node_tree)
    principled = [node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED"][0]
    dents = g.n("TexVoronoi", {"feature": "SMOOTH_F1"}, 0, Vector=g.coords(), Scale=95.0, Smoothness=0.6)
    normal = principled.inputs["Normal"]
    material.node_tree.links.new(g.bump(dents, 0.5, 0.0016, normal.links[0].from_socket), normal)
    return material


def rock(name, a, b, rough=0.6):
    """Stone of two colours with dark speckles."""
    m, g = newmat(name)
    v = g.coords()
    c = g.ramp(g.noise(v, 7, 8, 0.62, 1.2), (0.32, a), (0.68, b))
    sp = g.ramp(g.noise(v, 240, 2, 0.5), (0.60, 0.0), (0.66, 1.0))
    c = g.mix(sp, c, tuple(x * 0.45 for x in col(a)[:3]))
    return finish(
        m,
        g,
        g.n(
            "BsdfPrincipled",
            None,
            None,
            Base_Color=c,
            Roughness=rough,
            Normal=g.bump(g.noise(v, 160, 6, 0.65), 0.18, 0.002),
        ),
    )


def linen(name, light, dark, threads=150.0):
    """Woven cloth of two near colours."""
    m, g = newmat(name)
    uv = g.coords()
    weave = g.math(
        "ADD",
        g.n("TexWave", {"bands_direction": "X"}, 1, Vector=uv, Scale=threads, Distortion=0.6),
        g.n("TexWave", {"bands_direction": "Y"}, 1, Vector=uv, Scale=threads, Distortion=0.6),
    )
    tint = g.mix(g.noise(uv, 5, 4), light, dark)
    kw = dict(Base_Color=tint, Roughness=0.9, Sheen=0.5, Specular=0.15, Normal=g.bump(weave, 0.22, 0.0006))
    return finish(m, g, g.n("BsdfPrincipled", None, None, **kw))


def cloth(mat, loc, size, hits, frames=34, n=64):
    """A sheet of cloth that has fallen on the objects `hits`."""
    v = [
        (size[0] * (i / n - 0.5), size[1] * (j / n - 0.5), 0.004 * noise.noise(Vector((i * 0.09, j * 0.09, 1))))
        for j in range(n + 1)
        for i in range(n + 1)
    ]
    f = [
        (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
        for j in range(n)
        for i in range(n)
    ]
    o = obj("cloth", v, f, mat)
    o.location = loc
    o.rotation_euler = (0, 0, 0.80)
    c = o.modifiers.new("c", "CLOTH")
    s = c.settings
    s.quality = 6
    s.mass = 0.25
    s.bending_stiffness = 1.2
    s.tension_stiffness = s.compression_stiffness = 12
    s.shear_stiffness = 3
    c.collision_settings.distance_min = 0.003
    c.collision_settings.use_self_collision = False
    c.collision_settings.collision_quality = 3
    for h in hits:
        h.modifiers.new("col", "COLLISION")
        h.collision.thickness_outer = 0.004
        h.collision.cloth_friction = 12
    for fr in range(1, frames):
        S.frame_set(fr)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    o.modifiers.clear()
    o.data = me
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    so = o.modifiers.new("so", "SOLIDIFY")
    so.thickness = 0.0016
    sb = o.modifiers.new("sb", "SUBSURF")
    sb.levels = sb.render_levels = 1


class LeafShadows:
    """Leaves out of the picture, between the sun and what it shines on: only their shadows are seen."""

    def __init__(self, az, el):
        """The sun of sun(): its azimuth and height in degrees."""
        a, e = radians(az), radians(el)
        self.leaf = surface("shade", (0.1, 0.1, 0.1))
        self.light = Vector((cos(a) * cos(e), sin(a) * cos(e), sin(e)))
        self.across = Vector((-sin(a), cos(a), 0))
        self.up = self.light.cross(self.across) * -1

    def frond(self, target, dist, size, turn, n=15, bow=0.5, wide=0.055):
        """A palm leaf whose shadow falls on `target`, `dist` metres before it."""
        o0 = Vector(target) + self.light * dist
        P = (
            lambda u, w: o0
            + self.across * (u * cos(turn) - w * sin(turn)) * size
            + self.up * (u * sin(turn) + w * cos(turn)) * size
        )
        v, f = [], []
        mid = lambda t: (t, bow * t * t * 0.5)
        for i in range(40):
            a, b = mid(i / 40), mid((i + 1) / 40)
            k = len(v)
            v += [P(a[0], a[1] - 0.006), P(b[0], b[1] - 0.006), P(b[0], b[1] + 0.006), P(a[0], a[1] + 0.006)]
            f.append((k, k + 1, k + 2, k + 3))
        for i in range(n):
            t = 0.16 + 0.84 * i / n
            c = mid(t)
            ln = 0.52 * sin(pi * (0.18 + 0.74 * t)) * RNG.uniform(0.85, 1.1)
            for s in (-1, 1):
                th = s * (1.0 - 0.45 * t) + bow * t + RNG.uniform(-0.07, 0.07)
                k = len(v)
                steps = 10
                e1, e2 = [], []
                for q in range(steps + 1):
                    u = q / steps
                    wdt = wide * sin(pi * min(1, u * 0.93 + 0.06)) ** 0.8 * 0.5
                    bx, by = c[0] + ln * u * cos(th), c[1] + ln * u * sin(th) - 0.10 * u * u * ln
                    e1.append(P(bx - wdt * sin(th), by + wdt * cos(th)))
                    e2.append(P(bx + wdt * sin(th), by - wdt * cos(th)))
                v += e1 + e2
                f += [(k + q, k + q + 1, k + steps + 2 + q, k + steps + 1 + q) for q in range(steps)]
        obj("frond", v, f, self.leaf, smooth=False)


def bricks(name, c1, c2, mortar, plane, w=0.22, h=0.055, gap=0.011, rough=0.85, attr=None):
    """A wall of bricks in one plane (xz, yz or xy), each of its own colour."""
    m, g = newmat(name)
    v = g.coords(
        1, (radians(90), 0, 0) if plane == "xz" else (radians(90), 0, radians(0)) if plane == "yz" else (0, 0, 0)
    )
    if plane == "yz":
        v = g.n(
            "CombineXYZ",
            None,
            0,
            X=(s := g.n("SeparateXYZ", None, None, Vector=g.coords())).outputs[1],
            Y=s.outputs[2],
            Z=s.outputs[0],
        )
    if plane == "xz":
        v = g.n(
            "CombineXYZ",
            None,
            0,
            X=(s := g.n("SeparateXYZ", None, None, Vector=g.coords())).outputs[0],
            Y=s.outputs[2],
            Z=s.outputs[1],
        )
    wob = g.n(
        "VectorMath",
        {"operation": "ADD"},
        0,
        _0=v,
        _1=g.n(
            "VectorMath",
            {"operation": "SCALE"},
            0,
            _0=g.n("TexNoise", None, 1, Vector=v, Scale=7.0, Detail=3.0),
            Scale=0.012,
        ),
    )
    b = g.n(
        "TexBrick",
        {"offset": 0.5},
        None,
        Vector=wob,
        Color1=col(c1),
        Color2=col(c2),
        Mortar=col(mortar),
        Scale=1.0,
        Mortar_Size=gap / 2,
        Mortar_Smooth=0.35,
        Bias=-0.1,
        Brick_Width=w,
        Row_Height=h + gap,
    )
    big = g.noise(v, 0.7, 5, 0.6)
    fine = g.noise(v, 48, 6, 0.7)
    c = g.mix(1.0, b.outputs[0], g.ramp(big, (0.25, 0.68), (0.75, 1.12)), "MULTIPLY")
    c = g.mix(1.0, c, g.ramp(fine, (0.3, 0.8), (0.7, 1.08)), "MULTIPLY")
    hgt = g.math("SUBTRACT", g.math("MULTIPLY", fine, 0.35), b.outputs[1])
    return finish(
        m,
        g,
        g.n("BsdfPrincipled", None, None, Base_Color=c, Roughness=rough, Specular=0.25, Normal=g.bump(hgt, 0.9, 0.010)),
    )


def rib(path, r, mat, y):
    """A round moulding along a path of (x, z)."""
    c = bpy.data.curves.new("rib", "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = r
    c.bevel_resolution = 4
    s = c.splines.new("POLY")
    s.points.add(len(path) - 1)
    for p, (x, z) in zip(s.points, path):
        p.co = (x, y, z, 1)
    c.materials.append(mat)
    o = bpy.data.objects.new("rib", c)
    S.collection.objects.link(o)
