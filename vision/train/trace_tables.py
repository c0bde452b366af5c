#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws tables with a ray tracer that is not the project's own, for label_squares; see README.md for the recipe.

RENDERER is a folder with the ray tracer's modules `make_random`, `scene`, `meshes` and `games`. Of each table PICTURES
are drawn, each with another position, camera, light, pair of colours and codec; the sets of figures are bent, so that
there are far more of them than the ray tracer has. Writes FOLDER/NUMBER-PICTURE.ppm and FOLDER/LIST; the same numbers
give the same pictures. Needs python3-numpy, python3-scipy and python3-opencv.
"""

import argparse
import math
import pathlib
import sys

import cv2
import numpy as np

KINDS = "KQRBNP"
SIZES = [(640, 480), (720, 540), (800, 600), (640, 640)]
TALLEST, WIDEST = 2.0, 0.43  # squares: a king's height, a foot's radius


def normals(vertices, faces):
    """Smooth ones, weighted by area; the meshes have vertices of their own wherever there is an edge."""
    corners = vertices[faces]
    of_faces = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    out = np.zeros_like(vertices)
    for i in range(3):
        np.add.at(out, faces[:, i], of_faces)
    return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-12)


def bent(figures, chance):
    """A set like that, with other profiles and heights. Each figure is bent a little by itself, all of them alike more."""
    knots = np.linspace(0, 1, 6)
    common, steep = chance.normal(0, 0.09, 6), chance.normal(0, 0.13)
    own_share = chance.uniform(0.03, 0.1)
    out = {}
    for kind in KINDS:
        vertices, _, faces = (np.array(part) for part in figures[kind])
        vertices = vertices.astype(float)
        high = vertices[:, 2].max()
        up = np.clip(vertices[:, 2] / high, 0, 1)
        profile = common + chance.normal(0, own_share, 6)
        thick = np.exp(np.interp(up, knots, profile))
        sides = np.exp(chance.normal(0, 0.07, 2)) if kind == "N" else np.ones(2)
        vertices[:, :2] *= thick[:, None] * sides
        vertices[:, 2] = up ** np.exp(steep + chance.normal(0, 0.05)) * high * np.exp(chance.normal(0, 0.05))
        out[kind] = vertices, faces
    tall = min(chance.uniform(0.85, 1.6), TALLEST / out["K"][0][:, 2].max())
    wide = np.exp(chance.normal(0, 0.06))
    widest = max(np.abs(vertices[:, :2]).max() for vertices, _ in out.values()) * wide
    wide *= min(1.0, WIDEST / widest)
    for kind, (vertices, faces) in out.items():
        vertices = vertices * np.array([wide, wide, tall])
        out[kind] = vertices, normals(vertices, faces), faces
    return out


def position(chance):
    """Any position: a set-up, some of one, or figures anywhere."""
    sort, pieces = chance.integers(10), {}
    if sort <= 1:
        back = "RNBQKBNR"
        for x in range(8):
            for y in (0, 1, 6, 7):
                if sort and chance.uniform() < 0.25:
                    continue
                kind = back[x] if y in (0, 7) else "P"
                if sort and chance.uniform() < 0.5:
                    kind = KINDS[chance.integers(6)]
                pieces["abcdefgh"[x] + str(y + 1)] = ("w" if y < 4 else "b") + kind
        return pieces
    for _ in range(chance.integers(6, 34)):
        kind = "P" if chance.uniform() < 0.25 else KINDS[chance.integers(5)]
        pieces["abcdefgh"[chance.integers(8)] + str(chance.integers(1, 9))] = ("w" if chance.uniform() < 0.5 else "b") + kind
    return pieces


def tables(maker):
    """The ray tracer's film, used as a table that stands still."""

    class Table(maker.Film):
        def game(self):
            self.cols = self.rows = 8
            self.exists = lambda q: 0 <= q[0] < 8 and 0 <= q[1] < 8
            self.start, self.plies, self.pre = {}, [], []

        def look_from(self, chance):
            """A camera anywhere round the table that has the whole board in its picture, or nearly."""
            width, height = self.cam.W, self.cam.H
            elevation = chance.uniform(24, 40) if chance.uniform() < 0.25 else chance.uniform(34, 88)
            azimuth, focal, fill = chance.uniform(-180, 180), chance.uniform(0.65, 1.5), chance.uniform(0.8, 1.1)
            lens = (chance.uniform(-0.12, 0.03), chance.uniform(-0.03, 0.03), 0, 0, 0)
            target, near, far = np.array([4 + chance.normal(0, 0.15), 4 + chance.normal(0, 0.15), 0]), 4, 300
            camera = None
            for _ in range(32):
                middle = (near + far) / 2
                camera = maker.S.Camera(width, height, focal * width, lens, elevation, azimuth, target, middle,
                                        chance.normal(0, 4))
                seen = camera.project(self.pts)
                fits = np.ptp(seen[:, 0]) < width * fill and np.ptp(seen[:, 1]) < height * fill
                near, far = (near, middle) if fits else (middle, far)
            self.cam = self.r.cam = camera

        def picture(self, chance, armies):
            self.look_from(chance)
            self.set_light(maker.lights(chance, ["ceiling", "window", "lamp", "dusk", "glare", "three", "even"][chance.integers(7)]))
            self.r.lights, self.r.env = self.lights, self.envv
            self.r.seed = int(chance.integers(1 << 30))
            materials = {}
            for side, material in zip("wb", armies):
                self.mats.append(maker.mat(**maker.jmat(chance, material, 12)))
                materials[side] = len(self.mats) - 1
            self.pmat = {name: materials[name[0]] for name in self.pm}
            placed = position(chance)
            self.pieces, self.captured = {}, []
            for square, piece in placed.items():
                self.pieces[square] = self.place(piece, square)
                self.pieces[square]["yaw"] += chance.uniform(0, 2 * math.pi) if chance.uniform() < 0.6 else 0
            for _ in range(chance.integers(1, 9) if chance.uniform() < 0.5 else 0):
                self.captured.append(self.capture_spot("wb"[chance.integers(2)], "wb"[chance.integers(2)] + KINDS[chance.integers(1, 6)]))
            self.full()
            post = maker.config(int(chance.integers(1 << 30)), "chess", {"plies": 8})["post"]
            post["blur"] = float(chance.uniform(0.4, 1.1)) * self.cam.W / 960
            self.post = maker.Post(self.cam.W, self.cam.H, post, int(chance.integers(1 << 30)))
            self.post.meter(self.r.buf["out"])
            seen, _ = self.post.shot(self.r.buf["out"])
            corners = self.cam.project([(0, 0, 0), (8, 0, 0), (8, 8, 0), (0, 8, 0)])
            return seen[..., ::-1], corners, placed

    return Table


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("renderer", type=pathlib.Path)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("first", type=int)
    arguments.add_argument("count", type=int)
    arguments.add_argument("--pictures", type=int, default=8)
    options = arguments.parse_args()
    sys.path.insert(0, str(options.renderer.resolve()))
    import make_random as maker  # only known now

    table_of, sets, known = tables(maker), maker.M.pieceset, {}

    def bent_set(name):
        if name not in known:
            known[name] = bent(sets(name), np.random.default_rng([31, number]))
        return known[name]

    maker.M.pieceset = bent_set
    options.folder.mkdir(parents=True, exist_ok=True)
    with open(options.folder / "LIST", "a", encoding="utf-8") as listed:
        for number in range(options.first, options.first + options.count):
            chance = np.random.default_rng([30, number])
            known.clear()
            width, height = SIZES[chance.integers(len(SIZES))]
            look = maker.config(number, "chess", {"plies": 8, "size": f"{width}x{height}", "captured": "side"})
            look["hands"] = {}
            for pieces in look["pieces"].values():
                pieces["sx"] = pieces["sz"] = 1.0  # bent() has given them their size
            table = table_of(look, str(options.folder), str(number))
            for picture in range(options.pictures):
                seen, corners, placed = table.picture(chance, maker.TWO[chance.integers(len(maker.TWO))][:2])
                quality = int(chance.integers(35, 97))
                seen = cv2.imdecode(cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)
                square = np.linalg.norm(corners - np.roll(corners, 1, 0), axis=1).mean() / 8
                corners = corners + chance.normal(0, 1, (4, 2)) * chance.uniform(0, 0.05) * square
                name = options.folder / f"{number}-{picture}.ppm"
                cv2.imwrite(str(name), seen)
                print(name, *(f"{value:.2f}" for value in corners.ravel()),
                      ",".join(f"{at}:{piece}" for at, piece in sorted(placed.items())), number, file=listed, flush=True)


if __name__ == "__main__":
    main()
