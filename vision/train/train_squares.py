#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Learns to say what stands on a square from rendered views of squares; see README.md for the recipe.

Needs python3-torch and python3-numpy. Reads the files of render_squares, writes squares.onnx.
"""

import argparse
import copy
import pathlib
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

WIDTH, HEIGHT = 64, 96
KINDS = ["empty", "king", "queen", "rook", "bishop", "knight", "pawn", "other"]
# The layout of struct Record in render_squares.cpp.
RECORD = np.dtype([("table", "<u4"), ("what", "u1"), ("side", "u1"), ("steepness", "u1"), ("spare", "u1"),
                   ("light", "u1", 3), ("dark", "u1", 3), ("spare_too", "u1", 2),
                   ("picture", "u1", (HEIGHT, WIDTH, 3)), ("ground", "u1", (HEIGHT, WIDTH))])
EMPTY_SHARE = 0.35  # of the empty squares that each round over the views takes: they are many and soon learnt
HELD_BACK = 12  # every twelfth table measures and calibrates, and teaches nothing


class Block(nn.Module):
    """Two convolutions round which their input is led as well."""

    def __init__(self, width, normalised):
        super().__init__()
        self.first = nn.Sequential(*convolution(width, width, 1, normalised))
        self.second = nn.Sequential(*convolution(width, width, 1, normalised)[:-1])

    def forward(self, x):
        return torch.relu(x + self.second(self.first(x)))


def convolution(into, out, stride, normalised):
    norm = [nn.BatchNorm2d(out)] if normalised else []
    return [nn.Conv2d(into, out, 3, stride, 1, bias=not normalised), *norm, nn.ReLU(inplace=True)]


class Net(nn.Module):
    """Channels: the picture (BGR), the bare board there (BGR), the square's own ground, steepness; all -1 … 1.
    Out: logits of KINDS, then of the dark side. `normalised`: with batch normalisation, to learn from nothing; a network
    that goes on from an ONNX file has none, since it has become part of the convolutions there."""

    def __init__(self, normalised=True):
        super().__init__()
        n = normalised
        self.look = nn.Sequential(*convolution(8, 16, 2, n), *convolution(16, 32, 2, n), *convolution(32, 32, 1, n),
                                  *convolution(32, 64, 2, n), Block(64, n), *convolution(64, 96, 2, n), Block(96, n),
                                  nn.Conv2d(96, 32, 1), nn.ReLU(inplace=True), nn.Flatten())
        self.judge = nn.Sequential(nn.Dropout(0.15), nn.Linear(32 * (HEIGHT // 16) * (WIDTH // 16), 64),
                                   nn.ReLU(inplace=True), nn.Linear(64, len(KINDS) + 1))

    def forward(self, views):
        return self.judge(self.look(views))


def continued(file):
    """The network of weights (.pt) or of an exported file (.onnx)."""
    if file.suffix != ".onnx":
        net = Net()
        net.load_state_dict(torch.load(file))
        return net
    import cv2  # python3-opencv; nothing else reads ONNX among Debian's packages

    net, read = Net(normalised=False), cv2.dnn.readNetFromONNX(str(file))
    layers = [read.getLayer(read.getLayerId(name)) for name in read.getLayerNames()]
    theirs = [layer.blobs for layer in layers if layer.blobs]
    ours = [layer for layer in net.modules() if isinstance(layer, (nn.Conv2d, nn.Linear))]
    if len(theirs) != len(ours):
        raise SystemExit(f"{file}: {len(theirs)} layers with weights, {len(ours)} expected")
    with torch.no_grad():
        for (weight, bias), layer in zip(theirs, ours):
            layer.weight.copy_(torch.from_numpy(weight.reshape(layer.weight.shape)))
            layer.bias.copy_(torch.from_numpy(bias.reshape(layer.bias.shape)))
        ours[-1].bias[0] -= np.log(1 / EMPTY_SHARE)  # which export() adds
    return net


def views_of(records):
    """What vision/reading/square_classifier.cpp makes of a SquareView, for a batch: picture and bare board 0 … 1, the rest."""
    picture = torch.from_numpy(records["picture"].astype(np.float32) / 255).permute(0, 3, 1, 2).contiguous()
    ground = torch.from_numpy(records["ground"].copy())
    light = torch.from_numpy(records["light"].astype(np.float32) / 255)[:, :, None, None]
    dark = torch.from_numpy(records["dark"].astype(np.float32) / 255)[:, :, None, None]
    tone = (ground & 3)[:, None]
    bare = torch.where(tone == 1, light, torch.where(tone == 2, dark, (light + dark) / 2))
    own = torch.where(ground >= 4, 1.0, torch.where(ground > 0, 0.0, -1.0))[:, None]
    steepness = torch.from_numpy(records["steepness"].astype(np.float32) / 127.5 - 1)[:, None, None, None]
    return picture, bare, torch.cat([own, steepness.expand(-1, 1, HEIGHT, WIDTH)], 1)


def joined(picture, bare, rest):
    return torch.cat([picture * 2 - 1, bare * 2 - 1, rest], 1)


GRAIN = None  # noise made once; every batch begins elsewhere in it


def shuffled(what, taught):
    """One round over the views that teach."""
    taken = (what[taught] > 0) | (np.random.rand(len(taught)) < EMPTY_SHARE)
    return np.random.permutation(taught[taken])


def grain(like):
    global GRAIN
    if GRAIN is None:
        GRAIN = torch.randn(4 * like.numel())
    start = np.random.randint(0, GRAIN.numel() - like.numel() + 1)
    return GRAIN[start:start + like.numel()].view(like.shape)


PATCHES = None  # smooth noise made once, of which wear() takes its spots


def patches(n):
    global PATCHES
    if PATCHES is None:
        made = []
        for _ in range(200):
            coarse = torch.rand(1, 1, np.random.randint(8, 36), np.random.randint(6, 24))
            made.append(functional.interpolate(coarse, (HEIGHT, WIDTH), mode="bilinear", align_corners=False)[0] *
                        functional.interpolate(torch.rand(1, 1, 5, 4), (HEIGHT, WIDTH), mode="bilinear",
                                               align_corners=False)[0])
        PATCHES = torch.stack(made)
    return PATCHES[torch.randint(0, len(PATCHES), (n,))]


def wear(picture, bare, own):
    """Worn and mended boards: squares of another tone, specks and scratches, all on bare ground only; letters, hinges
    and logos as bars of any colour."""
    n = picture.shape[0]

    def some(share):
        return torch.rand(n, 1, 1, 1) < share

    ground = (picture - bare).abs().amax(1, keepdim=True) < 0.16
    other = torch.where(some(0.7), own > 0, own <= 0)
    toned, specked = ground & other & some(0.15), ground & some(0.2)
    specked &= patches(n) > torch.rand(n, 1, 1, 1) * 0.3 + 0.3
    share = torch.where(toned, torch.rand(n, 1, 1, 1) * 0.65 + 0.15, 0)
    picture = picture + share * (torch.rand(n, 3, 1, 1) - picture)
    share = torch.where(specked, torch.rand(n, 1, 1, 1) * 0.7 + 0.2, 0)
    tone = (torch.rand(n, 1, 1, 1) + torch.rand(n, 3, 1, 1) * 0.3).clamp(0, 1)
    picture = picture + share * (tone - picture)
    for i in torch.where(some(0.2).flatten())[0].tolist():
        high, wide = np.random.randint(1, 4), np.random.randint(3, 20)
        if np.random.rand() < 0.5:
            high, wide = wide, high
        y, x = np.random.randint(0, HEIGHT - high), np.random.randint(0, WIDTH - wide)
        share = np.random.uniform(0.3, 1)
        bar = picture[i, :, y:y + high, x:x + wide]
        picture[i, :, y:y + high, x:x + wide] = bar * (1 - share) + share * torch.rand(3, 1, 1)
    return picture


def disturbed(picture, bare, rest):
    """What cameras, their programs and worn boards do, and what does not change a square: mirror images."""
    n = picture.shape[0]

    def each(low, high, channels=1):
        return torch.rand(n, channels, 1, 1) * (high - low) + low

    flip = torch.rand(n) < 0.5
    for part in (picture, bare, rest):
        part[flip] = part[flip].flip(3)
    picture = wear(picture, bare, rest[:, :1])
    if np.random.rand() < 0.6:  # sharpened or smoothed
        blurred = functional.avg_pool2d(functional.pad(picture, (1, 1, 1, 1), mode="replicate"), 3, 1)
        picture = torch.lerp(picture, blurred, each(-1.2, 0.9))
    # Saturation, white balance, contrast and brightness: one matrix and one offset a view.
    grey, cast = each(-0.3, 0.6)[:, :, :, 0], each(0.85, 1.15, 3)[:, :, :, 0]
    contrast, lift = each(0.7, 1.3)[:, :, :, 0], each(-0.12, 0.12)[:, :, :, 0]
    colour = contrast * cast * ((1 - grey) * torch.eye(3) + grey / 3)
    offset = 0.5 - 0.5 * contrast + lift

    def toned(x):
        return torch.baddbmm(offset, colour, x.flatten(2)).view(x.shape)

    return (toned(picture) + grain(picture) * each(0, 0.035)).clamp_(0, 1), toned(bare).clamp_(0, 1), rest


def losses(out, what, side):
    kind = functional.cross_entropy(out[:, :-1], what, label_smoothing=0.02)
    known = side < 2
    dark = functional.binary_cross_entropy_with_logits(out[known, -1], side[known].float())
    return kind + 0.5 * dark


def answers(net, records):
    net.eval()
    parts = []
    with torch.no_grad():
        for i in range(0, len(records), 512):
            parts.append(net(joined(*views_of(records[i:i + 512]))))
    return torch.cat(parts)


def report(out, records, name):
    what, side = records["what"].astype(int), records["side"].astype(int)
    guess = out[:, :-1].argmax(1).numpy()
    dark = (out[:, -1] > 0).numpy()
    occupied, ordinary, sided = what > 0, (what > 0) & (what < 7), side < 2
    print(f"{name}: occupancy {np.mean((guess > 0) == occupied):.4f}  "
          f"kinds {np.mean(guess[ordinary] == what[ordinary]):.4f}  side {np.mean(dark[sided] == side[sided]):.4f}  "
          + "  ".join(f"{k} {np.mean(guess[what == i] == i):.3f}" for i, k in enumerate(KINDS) if (what == i).any()),
          flush=True)


def temperature(logits, loss):
    """By how much the logits must be divided for their probabilities to be right on average."""
    steps = np.exp(np.linspace(np.log(0.4), np.log(4), 60))
    return float(steps[int(np.argmin([loss(logits / t).item() for t in steps]))])


def export(net, test, file):
    """Measures on what is held back, writes the weights and the network with calibrated probabilities."""
    torch.save(net.state_dict(), file.with_suffix(".pt"))
    calibrated = copy.deepcopy(net).to(memory_format=torch.contiguous_format).eval()
    last = calibrated.judge[-1]
    with torch.no_grad():
        last.bias[0] += np.log(1 / EMPTY_SHARE)  # so many empty squares were left out while learning
        out = answers(calibrated, test)
        report(out, test, "held back")
        what, known = torch.from_numpy(test["what"].astype(np.int64)), torch.from_numpy(test["side"]) < 2
        side = torch.from_numpy(test["side"].astype(np.float32))
        of_kind = temperature(out[:, :-1], lambda x: functional.cross_entropy(x, what))
        of_side = temperature(out[known, -1], lambda x: functional.binary_cross_entropy_with_logits(x, side[known]))
        print(f"temperature of kinds {of_kind:.3f}, of sides {of_side:.3f}", flush=True)
        divisor = torch.tensor([of_kind] * len(KINDS) + [of_side])
        last.weight /= divisor[:, None]
        last.bias /= divisor
    torch.onnx.export(calibrated, torch.zeros(1, 8, HEIGHT, WIDTH), str(file), opset_version=11,
                      input_names=["views"], output_names=["judgement"],
                      dynamic_axes={"views": {0: "count"}, "judgement": {0: "count"}})


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("files", nargs="+", type=pathlib.Path)
    arguments.add_argument("--out", type=pathlib.Path, default=pathlib.Path("squares.onnx"))
    arguments.add_argument("--steps", type=int, default=12000)
    arguments.add_argument("--batch", type=int, default=64)
    arguments.add_argument("--seed", type=int, default=7)
    arguments.add_argument("--rate", type=float, default=3e-3)
    arguments.add_argument("--from", dest="start", type=pathlib.Path, help="weights (.pt or .onnx) to go on from")
    arguments.add_argument("--bfloat16", action="store_true",
                           help="twice as fast where the processor has it, ten times slower elsewhere")
    arguments.add_argument("--threads", type=int, default=1, help="other numbers give other roundings")
    options = arguments.parse_args()
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    torch.set_num_threads(options.threads)
    records = np.concatenate([np.memmap(f, RECORD, "r") for f in options.files])
    what, held_back = records["what"].copy(), records["table"] % HELD_BACK == 0
    test, taught = records[held_back], np.flatnonzero(~held_back)
    print(f"{len(taught)} views to learn from, {len(test)} held back", flush=True)
    net = (continued(options.start) if options.start else Net()).to(memory_format=torch.channels_last)
    batch, steps = options.batch, options.steps
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=steps, pct_start=0.15)
    order, at, began, total = shuffled(what, taught), 0, time.time(), 0.0
    for step in range(steps):
        if at + batch > len(order):
            order, at = shuffled(what, taught), 0
        chosen = records[order[at:at + batch]]
        at += batch
        net.train()
        views = joined(*disturbed(*views_of(chosen))).contiguous(memory_format=torch.channels_last)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.bfloat16):
            out = net(views)
        out = out.float()
        loss = losses(out, torch.from_numpy(chosen["what"].astype(np.int64)), torch.from_numpy(chosen["side"]))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        total += loss.item()
        if step % 200 == 199:
            print(f"{step + 1}/{steps} loss {total / 200:.4f}  {time.time() - began:.0f} s", flush=True)
            total = 0.0
        if step % 2000 == 1999:
            export(net, test, options.out)
    export(net, test, options.out)


if __name__ == "__main__":
    main()
