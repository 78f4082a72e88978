"""The studio of the stock pictures: materials, shapes, light, camera, rendering and denoising.

A scene does `from studio import *`, builds in metres, and ends with shoot(). Arguments follow `--` as name=value:
out, size (1200x800), spp (samples for each pixel), accent (#rrggbb), seed, tmp (folder of passes).
"""

import ctypes
import math
import os
import random
import sys
import time
from math import cos, pi, radians, sin, sqrt

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

STARTED = time.time()
ARGS = dict(a.split("=", 1) for a in (sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []) if "=" in a)
RNG = random.Random(int(ARGS.get("seed", 7)))


def hexcol(h, a=1):
    """Linear colour of #rrggbb, as Blender counts."""
    h = h.lstrip("#")
    f = lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple(f(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4)) + (a,)


def col(c):
    """A colour of four parts, from #rrggbb or from linear parts."""
    return hexcol(c) if isinstance(c, str) else (tuple(c) + (1,))[:4]


bpy.ops.wm.read_factory_settings(use_empty=True)
S = bpy.context.scene


# ---------- materials
class Graph:
    """Writes the nodes of a material: n('BsdfGlass', input=value or socket) adds one and returns it, or its output."""

    def __init__(s, tree):
        s.t = tree

    def n(s, kind, props=None, out=None, **inp):
        """Adds a node: properties, the output wanted, and inputs by name (spaces as _) or by number (_0)."""
        nd = s.t.nodes.new("ShaderNode" + kind)
        for k, v in (props or {}).items():
            setattr(nd, k, v)
        for k, v in inp.items():
            key = int(k[1:]) if k[0] == "_" and k[1:].isdigit() else k.replace("_", " ")
            sock = nd.inputs[key]
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, sock)
            elif isinstance(v, bpy.types.Node):
                s.t.links.new(v.outputs[0], sock)
            else:
                sock.default_value = v
        return nd if out is None else nd.outputs[out]

    def math(s, op, a, b=0.0, clamp=False):
        """One operation on numbers."""
        return s.n("Math", {"operation": op, "use_clamp": clamp}, 0, _0=a, _1=b)

    def mix(s, f, a, b, mode="MIX"):
        """Two colours by a factor."""
        nd = s.t.nodes.new("ShaderNodeMixRGB")
        nd.blend_type = mode
        for i, v in enumerate((f, a, b)):
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, nd.inputs[i])
            else:
                nd.inputs[i].default_value = v if i == 0 else col(v)
        return nd.outputs[0]

    def ramp(s, f, *stops):
        """A factor to colours, by stops (position, colour)."""
        nd = s.t.nodes.new("ShaderNodeValToRGB")
        s.t.links.new(f, nd.inputs[0])
        e = nd.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = col(c) if not isinstance(c, (int, float)) else (c, c, c, 1)
        return nd.outputs[0]

    def coords(s, scale=1, rot=(0, 0, 0), kind="Object"):
        """Coordinates of the object."""
        sc = scale if isinstance(scale, tuple) else (scale,) * 3
        return s.n("Mapping", None, 0, Vector=s.n("TexCoord").outputs[kind], Scale=sc, Rotation=rot)

    def noise(s, v, scale, detail=4, rough=0.55, distortion=0):
        """Noise of a scale."""
        return s.n("TexNoise", None, 0, Vector=v, Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)

    def bump(s, h, strength, dist, normal=None):
        """A normal, raised by a height."""
        kw = dict(Height=h, Strength=strength, Distance=dist)
        if normal is not None:
            kw["Normal"] = normal
        return s.n("Bump", None, 0, **kw)


def newmat(name):
    """A material without nodes, and the graph that writes them."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, Graph(m.node_tree)


def finish(m, g, surf, vol=None):
    """Connects the surface, and what is inside, to the output of the material."""
    o = g.t.nodes.new("ShaderNodeOutputMaterial")
    g.t.links.new(surf.outputs[0] if isinstance(surf, bpy.types.Node) else surf, o.inputs[0])
    if vol is not None:
        g.t.links.new(vol.outputs[0], o.inputs[1])
    return m


def surface(
    name,
    base,
    rough=0.5,
    vary=0.25,
    vscale=6,
    rvary=0.12,
    rscale=14,
    bump=0.1,
    bscale=60,
    bdist=0.001,
    metal=0,
    sss=0,
    sheen=0,
    coat=0,
    spec=0.5,
    attr=None,
    base2=None,
):
    """An opaque surface that is not even: drifting colour and roughness, fine and coarse bumps, a tint a tile."""
    m, g = newmat(name)
    v = g.coords()
    n1 = g.noise(v, vscale, 6)
    n2 = g.noise(v, rscale, 5, 0.6)
    b = col(base) if not isinstance(base, bpy.types.NodeSocket) else base
    dark = tuple(x * (1 - vary) for x in b[:3])
    light = tuple(min(1, x * (1 + vary * 0.5)) for x in b[:3])
    c = g.ramp(n1, (0.3, col(base2) if base2 else dark), (0.7, light))
    if attr:
        c = g.mix(1.0, c, g.n("VertexColor", {"layer_name": attr}, 0), "MULTIPLY")
    r = g.n("MapRange", None, 0, Value=n2, _1=0.3, _2=0.7, _3=max(0.02, rough - rvary), _4=min(1, rough + rvary))
    nb = g.bump(g.noise(v, bscale, 6, 0.6), bump, bdist)
    nb = g.bump(n1, bump * 0.7, bdist * 6, nb)
    kw = dict(Base_Color=c, Roughness=r, Metallic=metal, Normal=nb, Sheen=sheen, Clearcoat=coat, Specular=spec)
    p = g.n("BsdfPrincipled", None, None, **kw)
    if sss:
        p.inputs["Subsurface"].default_value = sss
        p.inputs["Subsurface Radius"].default_value = (0.006, 0.005, 0.004)
        p.inputs["Subsurface Color"].default_value = b
    return finish(m, g, p)


def wood(name, dark="#3a2214", light="#7d5132", axis=0, rough=0.42, scale=1.0):
    """Planed wood whose grain follows an axis; each object has a part of its own."""
    m, g = newmat(name)
    rnd = g.n("ObjectInfo").outputs["Random"]
    st = [9 * scale] * 3
    st[axis] = 0.8 * scale
    off = g.n("CombineXYZ", None, 0, X=g.math("MULTIPLY", rnd, 37.0), Y=g.math("MULTIPLY", rnd, 11.0), Z=rnd)
    base = g.n("VectorMath", {"operation": "ADD"}, 0, _0=g.coords(tuple(st)), _1=off)
    warp = g.noise(base, 1.6, 3, 0.5)
    grain = g.n(
        "TexWave",
        {"wave_type": "BANDS", "bands_direction": "Y" if axis == 0 else "X"},
        0,
        Vector=base,
        Scale=0.55,
        Distortion=14.0,
        Detail=4.0,
        Detail_Scale=1.3,
    )
    fine = g.noise(
        g.n("VectorMath", {"operation": "MULTIPLY"}, 0, _0=base, _1=(3, 14, 14) if axis == 0 else (14, 3, 14)),
        3.2,
        6,
        0.7,
    )
    stretch = lambda along, across: g.n(
        "VectorMath",
        {"operation": "MULTIPLY"},
        0,
        _0=base,
        _1=(along, across, across) if axis == 0 else (across, along, across),
    )
    mid = g.noise(stretch(2.2, 5.5), 1.3, 5, 0.62, 0.6)
    pore = g.ramp(g.noise(stretch(9, 40), 1.6, 2, 0.5), (0.36, 0.0), (0.44, 1.0))
    f = g.math(
        "ADD",
        g.math("ADD", g.math("MULTIPLY", grain, 0.16), g.math("MULTIPLY", mid, 0.42)),
        g.math("ADD", g.math("MULTIPLY", fine, 0.42), g.math("MULTIPLY", warp, 0.12)),
    )
    c = g.ramp(f, (0.38, dark), (0.56, tuple((a + b) / 2 for a, b in zip(col(dark), col(light)))), (0.74, light))
    c = g.mix(1.0, c, g.ramp(pore, (0, 0.5), (1, 1.0)), "MULTIPLY")
    c = g.mix(1.0, c, g.ramp(rnd, (0, 0.62), (1, 1.0)), "MULTIPLY")
    r = g.n("MapRange", None, 0, Value=fine, _1=0.3, _2=0.75, _3=rough + 0.14, _4=rough - 0.1)
    p = g.n(
        "BsdfPrincipled",
        None,
        None,
        Base_Color=c,
        Roughness=r,
        Normal=g.bump(pore, 0.35, 0.0008, g.bump(fine, 0.4, 0.0009, g.bump(mid, 0.25, 0.003))),
    )
    return finish(m, g, p)


def glass(name, tint=(1, 1, 1), ior=1.5, shadow=(0.93, 0.95, 0.94), rough=0.0, absorb=None, density=0):
    """Glass whose shadow rays pass straight through tinted, so no black shadows and no caustic noise."""
    m, g = newmat(name)
    gl = g.n("BsdfGlass", None, None, Color=col(tint), Roughness=rough, IOR=ior)
    tr = g.n("BsdfTransparent", None, None, Color=col(shadow))
    lp = g.n("LightPath")
    fac = g.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    mx = g.n("MixShader", None, None, _0=fac, _1=gl, _2=tr)
    return finish(m, g, mx, g.n("VolumeAbsorption", None, None, Color=col(absorb), Density=density) if absorb else None)


def plaster(name, base, rough=0.85, strength=0.5):
    """Trowelled plaster: broad strokes, pits and a drift of tone."""
    m, g = newmat(name)
    v = g.coords()
    st = g.noise(g.coords((1, 1, 3.2), (0, 0.5, 0)), 4.5, 7, 0.62, 0.8)
    big = g.noise(v, 2.1, 4)
    fine = g.noise(v, 130, 5, 0.6)
    pit = g.ramp(g.noise(v, 46, 3, 0.5), (0.30, 0.0), (0.36, 1.0))
    b = col(base)
    c = g.mix(
        1.0,
        g.ramp(st, (0.3, tuple(x * 0.88 for x in b[:3])), (0.7, tuple(min(1, x * 1.05) for x in b[:3]))),
        g.ramp(big, (0.3, 0.9), (0.7, 1.04)),
        "MULTIPLY",
    )
    nb = g.bump(fine, 0.14 * strength, 0.0015, g.bump(pit, 0.25 * strength, 0.0015, g.bump(st, 0.5 * strength, 0.012)))
    return finish(m, g, g.n("BsdfPrincipled", None, None, Base_Color=c, Roughness=rough, Specular=0.3, Normal=nb))


# ---------- shapes
def obj(name, verts, faces, mat=None, smooth=True, bevel=0, segs=3, subsurf=0, colors=None):
    """A mesh of these points and faces, with one colour for each face where they are given."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    if colors:
        a = me.color_attributes.new("tint", "FLOAT_COLOR", "CORNER")
        for p, c in zip(me.polygons, colors):
            for li in p.loop_indices:
                a.data[li].color = col(c)
    o = bpy.data.objects.new(name, me)
    S.collection.objects.link(o)
    if mat:
        me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = radians(40)
    if bevel:
        b = o.modifiers.new("bevel", "BEVEL")
        b.width = bevel
        b.segments = segs
        b.limit_method = "ANGLE"
        b.harden_normals = True
    if subsurf:
        s = o.modifiers.new("sub", "SUBSURF")
        s.levels = s.render_levels = subsurf
    return o


def box(size, loc=(0, 0, 0), mat=None, bevel=0.003, rot=(0, 0, 0), name="box", segs=3):
    """A box with rounded edges around its middle."""
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    o = obj(
        name,
        v,
        [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        mat,
        bevel=bevel,
        segs=segs,
    )
    o.location = loc
    o.rotation_euler = rot
    return o


def spline(pts, n=8):
    """Catmull-Rom through (r, z) points."""
    P = [pts[0]] + list(pts) + [pts[-1]]
    out = []
    for i in range(1, len(P) - 2):
        for t in (k / n for k in range(n)):
            out.append(
                tuple(
                    0.5
                    * (
                        2 * P[i][d]
                        + (P[i + 1][d] - P[i - 1][d]) * t
                        + (2 * P[i - 1][d] - 5 * P[i][d] + 4 * P[i + 1][d] - P[i + 2][d]) * t * t
                        + (3 * P[i][d] - P[i - 1][d] - 3 * P[i + 1][d] + P[i + 2][d]) * t**3
                    )
                    for d in (0, 1)
                )
            )
    return out + [P[-2]]


def lathe(profile, mat, segs=96, wave=None, name="lathe", closed=False, loc=(0, 0, 0)):
    """Turn (r, z) points about z; wave(r, z, angle) -> (r, z) makes flutes and scallops."""
    v, f, n = [], [], len(profile)
    for i in range(segs):
        a = 2 * pi * i / segs
        for r, z in profile:
            if wave:
                r, z = wave(r, z, a)
            v.append((r * cos(a), r * sin(a), z))
    for i in range(segs):
        j = (i + 1) % segs
        for k in range(n - 1 + bool(closed)):
            f.append((i * n + k, j * n + k, j * n + (k + 1) % n, i * n + (k + 1) % n))
    o = obj(name, v, f, mat)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    o.location = loc
    return o


def stone(size, mat, loc=(0, 0, 0), seed=1, lump=0.22, rot=(0, 0, 0), sub=5):
    """A rounded, uneven stone; another seed is another stone."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    off = Vector((seed * 3.7, seed * 1.3, seed * 9.1))
    for v in bm.verts:
        d = v.co.normalized()
        k = 1 + lump * noise.noise(d * 0.9 + off) + lump * 0.25 * noise.noise(d * 2.3 + off)
        v.co = Vector((d.x * size[0] * k, d.y * size[1] * k, d.z * size[2] * k))
    me = bpy.data.meshes.new("stone")
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new("stone", me)
    S.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    return o


def extrude(poly, depth, mat, loc=(0, 0, 0), bevel=0, name="extrude", smooth=True):
    """A polygon in x,z pushed along +y."""
    n = len(poly)
    v = [(x, 0, z) for x, z in poly] + [(x, depth, z) for x, z in poly]
    f = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)
    ]
    o = obj(name, v, f, mat, smooth, bevel)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    o.location = loc
    return o


def arch(half, spring, r1=0.5, phi=50, k=1.25, n=14):
    """A four-centred Persian arch from (+half, 0) to (-half, 0): r1, k in half spans, phi the change of centre."""
    r, c, p = r1 * half, half - r1 * half, radians(phi)
    cx, cz, R = c - k * half * cos(p), -k * half * sin(p), r + k * half
    a1 = math.acos(max(-1, min(1, -cx / R)))
    right = [(half, 0)]
    right += [(c + r * cos(p * i / n), spring + r * sin(p * i / n)) for i in range(n + 1)]
    right += [
        (cx + R * cos(p + (a1 - p) * i / n), spring + cz + R * sin(p + (a1 - p) * i / n)) for i in range(1, n + 1)
    ]
    right[-1] = (0, right[-1][1])
    return right + [(-x, z) for x, z in reversed(right[:-1])]


def round_arch(half, spring, n=40):
    """A half circle on two posts, from (+half, 0) to (-half, 0)."""
    return (
        [(half, 0)] + [(half * cos(pi * i / n), spring + half * sin(pi * i / n)) for i in range(n + 1)] + [(-half, 0)]
    )


def tiles(polys, mat, colours, thick=0.006, grout=0.0015, loc=(0, 0, 0), name="tiles", plane="xz", bevel=0.0012):
    """Polygons (x, z lists) shrunk by the grout and raised as glazed tiles; one mesh, each with its own tint."""
    v, f, cs = [], [], []
    for poly, c in zip(polys, colours):
        m = (sum(p[0] for p in poly) / len(poly), sum(p[1] for p in poly) / len(poly))
        b = len(v)
        n = len(poly)
        rad = max(1e-6, min(sqrt((p[0] - m[0]) ** 2 + (p[1] - m[1]) ** 2) for p in poly))
        ax, ay = RNG.gauss(0, 0.012), RNG.gauss(0, 0.012)
        for inset, h in ((grout, 0), (grout, thick - bevel), (grout + bevel, thick)):
            s = 1 - inset / rad
            for x, z in poly:
                px, pz = m[0] + (x - m[0]) * s, m[1] + (z - m[1]) * s
                hh = h + (ax * (px - m[0]) + ay * (pz - m[1]) if h else 0)
                v.append((px, -hh, pz) if plane == "xz" else (px, pz, hh))
        for lv in (0, 1):
            f += [
                (b + lv * n + i, b + lv * n + (i + 1) % n, b + (lv + 1) * n + (i + 1) % n, b + (lv + 1) * n + i)
                for i in range(n)
            ]
        f.append(tuple(b + 2 * n + i for i in range(n)))
        j = 1 + RNG.gauss(0, 0.09)
        cs += [tuple(max(0, min(1, x * j)) for x in col(c)[:3])] * (2 * n + 1)
    o = obj(name, v, f, mat, smooth=False, colors=cs)
    o.location = loc
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def star_cross(x0, x1, z0, z1, s, star, cross):
    """Kashan star-and-cross: eight-pointed stars at pitch s, crosses between."""
    P, C, R = [], [], s / 2
    r = R * cos(pi / 4) / cos(pi / 8)
    x = x0
    while x <= x1:
        z = z0
        while z <= z1:
            P.append(
                [
                    (x + (R if i % 2 == 0 else r) * cos(i * pi / 8), z + (R if i % 2 == 0 else r) * sin(i * pi / 8))
                    for i in range(16)
                ]
            )
            C.append(star)
            cx, cz = x + s / 2, z + s / 2
            q = []
            for dx, dz, a0 in ((-1, -1, 0), (1, -1, pi / 2), (1, 1, pi), (-1, 1, 3 * pi / 2)):
                q += [
                    (
                        cx + dx * s / 2 + (R if i % 2 == 0 else r) * cos(a0 + i * pi / 8),
                        cz + dz * s / 2 + (R if i % 2 == 0 else r) * sin(a0 + i * pi / 8),
                    )
                    for i in range(4, -1, -1)
                ][:-1]
            P.append(q)
            C.append(cross)
            z += s
        x += s
    return P, C


def girih(nx, nz, d, angle=54):
    """A girih of decagons and bow ties by Hankin's rays, of step d: star polygons, and the segments of its straps."""
    ap = d / 2
    R = ap / cos(pi / 10)
    v1, v2 = Vector((d, 0)), Vector((d * cos(radians(72)), d * sin(radians(72))))
    stars, segs = [], []
    V = lambda c, deg: c + Vector((R * cos(radians(deg)), R * sin(radians(deg))))
    for i in range(-nx, nx + 1):
        for j in range(-nz, nz + 1):
            c = i * v1 + j * v2
            polys = [
                [V(c, 18 + 36 * k) for k in range(10)],
                [V(c, 18), V(c, 54), V(c + v2, 306), V(c + v2, 342), V(c + v1, 90), V(c + v1, 126)],
            ]
            for pi_, p in enumerate(polys):
                ctr = sum(p, Vector((0, 0))) / len(p)
                n = len(p)
                mids, rays = [], []
                if (sum(p[k].x * p[(k + 1) % n].y - p[(k + 1) % n].x * p[k].y for k in range(n))) < 0:
                    p.reverse()
                for k in range(n):
                    a, b = p[k], p[(k + 1) % n]
                    t = (b - a).normalized()
                    mids.append((a + b) / 2)
                    rays.append((Matrix.Rotation(radians(angle), 2) @ t, Matrix.Rotation(radians(180 - angle), 2) @ t))
                star = []
                for k in range(n):
                    k2 = (k + 1) % n
                    A, u, B, w = mids[k], rays[k][0], mids[k2], rays[k2][1]
                    det = u.x * -w.y + w.x * u.y
                    if abs(det) < 1e-9:
                        continue
                    q = B - A
                    s = (q.x * -w.y + w.x * q.y) / det
                    s2 = (u.x * q.y - u.y * q.x) / det
                    if s <= 0 or s2 <= 0 or s > d:
                        s = None
                    X = A + u * s if s is not None else (A + B) / 2
                    segs += [(A, X), (X, B)]
                    star += [A, X]
                stars.append((pi_, star))
    return stars, segs


# ---------- light, camera, picture
def camera(loc, at, lens=70, f=4, focus=None, shift=(0, 0)):
    """The camera at `loc`, looking at `at`; f is the aperture, None for no blur."""
    c = bpy.data.cameras.new("cam")
    o = bpy.data.objects.new("cam", c)
    S.collection.objects.link(o)
    S.camera = o
    o.location = loc
    o.rotation_euler = (Vector(at) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    c.lens = lens
    c.sensor_width = 36
    c.clip_start = 0.01
    c.shift_x, c.shift_y = shift
    if f:
        c.dof.use_dof = True
        c.dof.aperture_fstop = f
        c.dof.aperture_blades = 0
        c.dof.focus_distance = (Vector(focus or at) - Vector(loc)).length
    return o


def area(loc, at, size, power, colour=(1, 1, 1), shape="RECTANGLE"):
    """A soft light from a rectangle."""
    l = bpy.data.lights.new("area", "AREA")
    l.shape = shape
    l.size, l.size_y = size
    l.energy = power
    l.color = col(colour)[:3]
    o = bpy.data.objects.new("area", l)
    S.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(at) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def sun(az, el, power, angle=0.6, colour=(1, 0.93, 0.82)):
    """The sun from an azimuth and a height in degrees; angle is how soft its shadows are."""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = power
    l.angle = radians(angle)
    l.color = colour
    o = bpy.data.objects.new("sun", l)
    S.collection.objects.link(o)
    a, e = radians(az), radians(el)
    o.rotation_euler = Vector((-cos(a) * cos(e), -sin(a) * cos(e), -sin(e))).to_track_quat("-Z", "Y").to_euler()
    return o


def world(colour=None, strength=0.3, sky=None):
    """Light from everywhere: one colour, or a sky with the sun at (azimuth, height)."""
    w = bpy.data.worlds.new("w")
    S.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    bg.inputs[1].default_value = strength
    if sky:
        s = t.nodes.new("ShaderNodeTexSky")
        s.sky_type = "NISHITA"
        s.sun_elevation = radians(sky[1])
        s.sun_rotation = radians(90 - sky[0])
        s.sun_disc = sky[2] if len(sky) > 2 else True
        s.sun_size = radians(0.8)
        s.dust_density = 1.6
        s.ozone_density = 1.6
        t.links.new(s.outputs[0], bg.inputs[0])
    else:
        bg.inputs[0].default_value = col(colour)


def shoot(out, exposure=0.0, look="Medium High Contrast", spp=64, bounces=8, grain=0.012, vignette=0.16, clamp=6):
    """Renders two halves with different noise, denoises them together, and saves a PNG."""
    w, h = (int(x) for x in ARGS.get("size", "300x200").split("x"))
    spp = int(ARGS.get("spp", spp))
    half = max(1, spp // 2)
    S.render.engine = "CYCLES"
    c = S.cycles
    c.device = "CPU"
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.samples = half
    c.caustics_refractive = c.caustics_reflective = False
    c.max_bounces = bounces + 4
    c.diffuse_bounces = 4
    c.glossy_bounces = bounces
    c.transmission_bounces = 12
    c.transparent_max_bounces = 12
    c.sample_clamp_indirect = clamp
    c.blur_glossy = 0.5
    c.film_exposure = 1
    S.render.resolution_x, S.render.resolution_y, S.render.resolution_percentage = w, h, 100
    S.render.use_persistent_data = True
    S.render.threads_mode = "FIXED"
    S.render.threads = 2
    S.view_settings.view_transform = "Filmic"
    S.view_settings.look = look
    S.view_settings.exposure = exposure
    S.view_layers[0].cycles.denoising_store_passes = True
    S.use_nodes = True
    t = S.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    tmp = ARGS.get("tmp", "render-tmp") + "/" + os.path.basename(out).split(".")[0]
    os.makedirs(tmp, exist_ok=True)
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.file_slots.clear()
    passes = (("Image", "c"), ("Denoising Albedo", "a"), ("Denoising Normal", "n"))
    for p, s in passes:
        fo.file_slots.new(s)
        t.links.new(rl.outputs[p], fo.inputs[s])
    data = []
    print("BUILT %.1fs" % (time.time() - STARTED))
    T1 = time.time()
    for k in (0, 1):
        c.seed = k * 977 + 1
        S.frame_set(S.frame_current)
        bpy.ops.render.render()
        one = []
        for _, s in passes:
            fn = [f for f in os.listdir(tmp) if f.startswith(s) and f.endswith(".exr")][0]
            im = bpy.data.images.load(os.path.join(tmp, fn), check_existing=False)
            im.colorspace_settings.name = "Linear"
            a = np.empty(w * h * 4, np.float32)
            im.pixels.foreach_get(a)
            one.append(np.nan_to_num(a.reshape(h, w, 4)[..., :3].copy()))
            bpy.data.images.remove(im)
        data.append(one)
    T2 = time.time()
    A, B = (np.ascontiguousarray(d[0]) for d in data)
    F = [np.ascontiguousarray(np.concatenate((d[1], d[2] * 0.5), -1)) for d in data]
    px = (A + B) / 2
    if ARGS.get("denoise", "1") == "1":
        lib = ctypes.CDLL(ARGS["denoiser"])
        o = np.zeros_like(px)
        ptr = lambda a: a.ctypes.data_as(ctypes.c_void_p)
        lib.denoise(
            w,
            h,
            ptr(A),
            ptr(B),
            ptr(F[0]),
            ptr(F[1]),
            int(ARGS.get("radius", 7 if w > 600 else 5)),
            ctypes.c_float(float(ARGS.get("k", 0.55))),
            ctypes.c_float(0.7),
            ptr(o),
        )
        px = o
    T3 = time.time()
    yy, xx = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
    px = px * (1 - vignette * ((xx**2 + yy**2) / 2) ** 1.3)[..., None]
    px = px * np.exp(np.random.default_rng(3).normal(0, grain, (h, w, 1))).astype(np.float32)
    im = bpy.data.images.new("final", w, h, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    im.pixels.foreach_set(np.concatenate((px, np.ones((h, w, 1))), -1).astype(np.float32).ravel())
    S.render.image_settings.file_format = "PNG"
    S.render.image_settings.color_mode = "RGB"
    S.render.image_settings.color_depth = "8"
    im.save_render(out, scene=S)
    print(
        "SHOT %s %dx%d spp %d render %.0fs denoise %.0fs total %.0fs"
        % (out, w, h, half * 2, T2 - T1, T3 - T2, time.time() - STARTED)
    )
