#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Learns what figures usually are where figures stand so, from positions of games; see README.md for the recipe.

Needs python3-torch and python3-numpy. Reads the files of play_positions.py and of judge_squares, writes positions.onnx.
"""

import argparse
import copy
import pathlib
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

KINDS = "KQRBNP"  # the order of kFigureKinds
SIDE = 8
HELD_BACK = 12  # every twelfth game measures, and teaches nothing
# Channels of what goes in, and what they hold: see PositionPrior in vision/reading/position_prior.cpp.
LOOKS, LIGHT, DARK, COUNTS, RANK, CHANNELS = 0, 6, 7, 8, 20, 21
# Of the positions that are learnt from: with figures anywhere, as in puzzles and other games.
ANYWHERE = 0.12
BOX = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}
LEARNT = np.array([1, 1, 1, 1, 1, 2]) / 7  # shares of the kinds in what the reader of squares has learnt from
LEAST = 1e-3  # of any kind: the reader is never surer than this


class Block(nn.Module):
    """Two convolutions round which their input is led as well."""

    def __init__(self, width):
        super().__init__()
        self.first = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width),
                                   nn.ReLU(inplace=True))
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x):
        return torch.relu(x + self.second(self.first(x)))


class Net(nn.Module):
    """In: CHANNELS x 8 x 8, first rank and a-file first. Out: what is to be added to the logarithms of the looks."""

    def __init__(self, width=32, blocks=4):
        super().__init__()
        self.layers = nn.Sequential(nn.Conv2d(CHANNELS, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width),
                                    nn.ReLU(inplace=True), *[Block(width) for _ in range(blocks)],
                                    nn.Conv2d(width, len(KINDS), 1))

    def forward(self, x):
        return self.layers(x)


def board_of(placement):
    """Kinds (0 … 5, or -1) and sides (0 light, 1 dark, -1) by rank and file."""
    kind, side = np.full((SIDE, SIDE), -1, np.int8), np.full((SIDE, SIDE), -1, np.int8)
    for row, text in enumerate(placement.split("/")):
        file = 0
        for letter in text:
            if letter.isdigit():
                file += int(letter)
                continue
            kind[SIDE - 1 - row, file] = KINDS.index(letter.upper())
            side[SIDE - 1 - row, file] = letter.islower()
            file += 1
    return kind, side


def positions_of(files):
    games, kinds, sides, seen = [], [], [], set()
    for file in files:
        for line in file.read_text(encoding="ascii").splitlines():
            game, _, placement = line.split()
            if placement in seen:
                continue
            seen.add(placement)
            kind, side = board_of(placement)
            games.append(int(game))
            kinds.append(kind)
            sides.append(side)
    return np.array(games), np.stack(kinds), np.stack(sides)


def anywhere(rng):
    """Figures of two boxes, put down anywhere."""
    kind, side = np.full((SIDE, SIDE), -1, np.int8), np.full((SIDE, SIDE), -1, np.int8)
    for s in (0, 1):
        box = [KINDS.index(k) for k, n in BOX.items() for _ in range(n)][1:]
        rng.shuffle(box)
        for k in [0] + box[:rng.integers(0, len(box) + 1)]:
            while True:
                rank, file = rng.integers(0, SIDE, 2)
                if kind[rank, file] < 0 and not (k == 5 and rank in (0, SIDE - 1)):
                    break
            kind[rank, file], side[rank, file] = k, s
    return kind, side


def usual_looks(files):
    """What the reader of squares says of each kind on the average over rendered figures, as logarithms of likelihoods."""
    figures = np.concatenate([np.loadtxt(file) for file in files])
    looks = np.log(figures[:, 3:] / LEARNT + LEAST)
    return np.stack([looks[figures[:, 1] == k].mean(0) for k in range(len(KINDS))])


def looks_of(usual, kind, side, rng):
    """Logarithms of likelihoods as a reader of squares would give them on tables that are stranger to it than those that it
    has learnt from: n x 6 x 8 x 8."""
    n = len(kind)

    def some(low, high):
        return rng.uniform(low, high, (n, 1, 1))

    # Figures of one set are all misjudged alike: an error for each pair of kinds, the same over the whole picture; partly
    # another one for each side, which differ in colour.
    table = usual[None] * some(0.3, 1.1) + rng.normal(0, 1, (n, 6, 6)) * some(0.2, 2.2)
    tables = table[:, None] + rng.normal(0, 1, (n, 2, 6, 6)) * some(0, 1.2)[:, None]
    cell_kind, cell_side = np.maximum(kind, 0).reshape(n, 64), np.maximum(side, 0).reshape(n, 64)
    own = tables[np.arange(n)[:, None], cell_side, cell_kind]
    own = own + rng.normal(0, 1, (n, 64, 6)) * some(0.3, 1.6)
    top = own.max(2, keepdims=True)
    own -= np.log(np.exp(own - top).sum(2, keepdims=True)) + top
    return np.maximum(own, np.log(1e-4)).reshape(n, SIDE, SIDE, 6).transpose(0, 3, 1, 2).astype(np.float32)


def inputs_of(looks, side):
    """The same as PositionPrior makes of opinions."""
    n = len(looks)
    light, dark = (side == 0).astype(np.float32), (side == 1).astype(np.float32)
    taken = (light + dark)[:, None]
    likely = np.exp(looks) * taken
    likely /= np.maximum(likely.sum(1, keepdims=True), 1e-9)
    out = np.zeros((n, CHANNELS, SIDE, SIDE), np.float32)
    out[:, LOOKS:LIGHT] = likely * taken
    out[:, LIGHT], out[:, DARK] = light, dark
    for s, on in enumerate((light, dark)):
        counts = (likely * on[:, None]).sum((2, 3)) / 8
        out[:, COUNTS + 6 * s:COUNTS + 6 * s + 6] = counts[:, :, None, None]
    out[:, RANK] = (np.arange(SIDE, dtype=np.float32) / 3.5 - 1)[None, :, None]
    return out


class Positions:
    def __init__(self, kinds, sides, usual, seed):
        self.kinds, self.sides, self.usual, self.rng = kinds, sides, usual, np.random.default_rng(seed)

    def batch(self, chosen):
        kind, side = self.kinds[chosen].copy(), self.sides[chosen].copy()
        for i in np.flatnonzero(self.rng.random(len(chosen)) < ANYWHERE):
            kind[i], side[i] = anywhere(self.rng)
        turned = self.rng.random(len(chosen)) < 0.5  # both sides play alike
        kind[turned] = kind[turned][:, ::-1]
        side[turned] = np.where(side[turned] < 0, -1, 1 - side[turned])[:, ::-1]
        looks = looks_of(self.usual, kind, side, self.rng)
        return (torch.from_numpy(inputs_of(looks, side)), torch.from_numpy(looks),
                torch.from_numpy(kind.astype(np.int64)))


def loss_of(out, looks, kind):
    return functional.cross_entropy(out + looks, kind, ignore_index=-1)


def measure(net, batches):
    net.eval()
    alone = right = count = boards = games = 0
    loss = 0.0
    with torch.no_grad():
        for inputs, looks, kind in batches:
            out = net(inputs)
            taken = kind >= 0
            good = ((out + looks).argmax(1) == kind) | ~taken
            alone += ((looks.argmax(1) == kind) & taken).sum().item()
            right += (good & taken).sum().item()
            count += taken.sum().item()
            boards += good.flatten(1).all(1).sum().item()
            games += len(kind)
            loss += loss_of(out, looks, kind).item()
    print(f"held back: kinds {right / count:.4f} (looks alone {alone / count:.4f}), whole boards {boards / games:.4f}, "
          f"loss {loss / len(batches):.4f}", flush=True)


def export(net, file):
    torch.save(net.state_dict(), file.with_suffix(".pt"))
    torch.onnx.export(copy.deepcopy(net).eval(), torch.zeros(1, CHANNELS, SIDE, SIDE), str(file), opset_version=11,
                      input_names=["looks"], output_names=["added"])


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("files", nargs="+", type=pathlib.Path)
    arguments.add_argument("--looks", nargs="+", type=pathlib.Path, required=True, help="files of judge_squares")
    arguments.add_argument("--out", type=pathlib.Path, default=pathlib.Path("positions.onnx"))
    arguments.add_argument("--steps", type=int, default=6000)
    arguments.add_argument("--batch", type=int, default=128)
    arguments.add_argument("--seed", type=int, default=7)
    arguments.add_argument("--rate", type=float, default=4e-3)
    arguments.add_argument("--threads", type=int, default=1, help="other numbers give other roundings")
    options = arguments.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    games, kinds, sides = positions_of(options.files)
    usual = usual_looks(options.looks)
    held_back = games % HELD_BACK == 0
    print(f"{(~held_back).sum()} positions to learn from, {held_back.sum()} held back", flush=True)
    test = Positions(kinds[held_back], sides[held_back], usual, options.seed + 1)
    tests = [test.batch(np.arange(i, min(i + 256, len(test.kinds)))) for i in range(0, min(len(test.kinds), 4096), 256)]
    taught = Positions(kinds[~held_back], sides[~held_back], usual, options.seed)
    net = Net()
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=options.steps, pct_start=0.15)
    began, total = time.time(), 0.0
    for step in range(options.steps):
        inputs, looks, kind = taught.batch(taught.rng.integers(0, len(taught.kinds), options.batch))
        net.train()
        loss = loss_of(net(inputs), looks, kind)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        total += loss.item()
        if step % 100 == 99:
            print(f"{step + 1}/{options.steps} loss {total / 100:.4f}  {time.time() - began:.0f} s", flush=True)
            total = 0.0
        if step % 1000 == 999:
            measure(net, tests)
            export(net, options.out)
    export(net, options.out)


if __name__ == "__main__":
    main()
