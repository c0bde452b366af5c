#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Learns to say what stands on a square from rendered views of squares; see README.md for the recipe.

Needs python3-torch and python3-numpy. Reads the files of render_squares, writes squares.onnx.
"""

import argparse
import copy
import inspect
import pathlib
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

WIDTH, HEIGHT = 64, 96
KINDS = ["empty", "king", "queen", "rook", "bishop", "knight", "pawn", "other"]
# The layout of struct Record in square_record.cpp.
RECORD = np.dtype([("table", "<u4"), ("what", "u1"), ("side", "u1"), ("steepness", "u1"), ("spare", "u1"),
                   ("light", "u1", 3), ("dark", "u1", 3), ("spare_too", "u1", 2),
                   ("picture", "u1", (HEIGHT, WIDTH, 3)), ("ground", "u1", (HEIGHT, WIDTH))])
FOOT = 31.5, 70.0  # where a figure that stands in the middle of its square has its foot
EMPTY_SHARE = 0.35  # of the empty squares that each round over the views takes: they are many and soon learnt
HELD_BACK = 12  # every twelfth table measures and calibrates, and teaches nothing
EXPORT = {"dynamo": False} if "dynamo" in inspect.signature(torch.onnx.export).parameters else {}  # newer PyTorch


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
    that goes on from an ONNX file has none, since it has become part of the convolutions there. `width`: eighths of the
    first layer's channels, which the other layers follow."""

    def __init__(self, normalised=True, width=2):
        super().__init__()
        n, a, b, c, d = normalised, 8 * width, 16 * width, 32 * width, 48 * width
        self.width = width
        self.look = nn.Sequential(*convolution(8, a, 2, n), *convolution(a, b, 2, n), *convolution(b, b, 1, n),
                                  *convolution(b, c, 2, n), Block(c, n), *convolution(c, d, 2, n), Block(d, n),
                                  nn.Conv2d(d, 32, 1), nn.ReLU(inplace=True), nn.Flatten())
        self.judge = nn.Sequential(nn.Dropout(0.15), nn.Linear(32 * (HEIGHT // 16) * (WIDTH // 16), 64),
                                   nn.ReLU(inplace=True), nn.Linear(64, len(KINDS) + 1))

    def forward(self, views):
        return self.judge(self.look(views))


def calibrated(file):
    """The network of an exported file (.onnx), as wide as that is, its probabilities calibrated."""
    import cv2  # python3-opencv; nothing else reads ONNX among Debian's packages

    read = cv2.dnn.readNetFromONNX(str(file))
    layers = [read.getLayer(read.getLayerId(name)) for name in read.getLayerNames()]
    theirs = [layer.blobs for layer in layers if layer.blobs]
    net = Net(normalised=False, width=theirs[0][0].shape[0] // 8)
    ours = [layer for layer in net.modules() if isinstance(layer, (nn.Conv2d, nn.Linear))]
    if len(theirs) != len(ours):
        raise SystemExit(f"{file}: {len(theirs)} layers with weights, {len(ours)} expected")
    with torch.no_grad():
        for (weight, bias), layer in zip(theirs, ours):
            layer.weight.copy_(torch.from_numpy(weight.reshape(layer.weight.shape)))
            layer.bias.copy_(torch.from_numpy(bias.reshape(layer.bias.shape)))
    return net


def continued(file, width):
    """The network of weights (.pt) or of an exported file (.onnx), to go on from."""
    if file.suffix != ".onnx":
        net = Net(width=width)
        net.load_state_dict(torch.load(file))
        return net
    net = calibrated(file)
    with torch.no_grad():
        net.judge[-1].bias[0] -= np.log(1 / EMPTY_SHARE)  # which export() adds
    return net


class Views:
    """Records as tensors on one device: those that are learnt from fit into an accelerator's memory."""

    def __init__(self, records, device):
        def kept(name):
            return torch.from_numpy(np.ascontiguousarray(records[name])).to(device)

        self.picture, self.ground, self.light, self.dark = kept("picture"), kept("ground"), kept("light"), kept("dark")
        self.steepness, self.what, self.side = kept("steepness"), kept("what").long(), kept("side")

    def batch(self, which):
        """What vision/reading/square_classifier.cpp makes of a SquareView: picture and bare board 0 … 1, the rest."""
        picture = self.picture[which].permute(0, 3, 1, 2).float() / 255
        ground = self.ground[which]
        light, dark = (x[which].float()[:, :, None, None] / 255 for x in (self.light, self.dark))
        tone = (ground & 3)[:, None]
        bare = torch.where(tone == 1, light, torch.where(tone == 2, dark, (light + dark) / 2))
        own = torch.where(ground >= 4, 1.0, torch.where(ground > 0, 0.0, -1.0))[:, None]
        steepness = self.steepness[which].float()[:, None, None, None] / 127.5 - 1
        return picture, bare, torch.cat([own, steepness.expand(-1, 1, HEIGHT, WIDTH)], 1)


def joined(picture, bare, rest):
    return torch.cat([picture * 2 - 1, bare * 2 - 1, rest], 1)


def shuffled(what, taught):
    """One round over the views that teach."""
    taken = (what[taught] > 0) | (torch.rand(len(taught), device=what.device) < EMPTY_SHARE)
    taken = taught[taken]
    return taken[torch.randperm(len(taken), device=what.device)]


PATCHES = None  # smooth noise made once, of which wear() takes its spots


def patches(n, device):
    global PATCHES
    if PATCHES is None:
        made = []
        for _ in range(200):
            coarse = torch.rand(1, 1, np.random.randint(8, 36), np.random.randint(6, 24))
            made.append(functional.interpolate(coarse, (HEIGHT, WIDTH), mode="bilinear", align_corners=False)[0] *
                        functional.interpolate(torch.rand(1, 1, 5, 4), (HEIGHT, WIDTH), mode="bilinear",
                                               align_corners=False)[0])
        PATCHES = torch.stack(made).to(device)
    return PATCHES[torch.randint(0, len(PATCHES), (n,), device=device)]


def stood(picture, bare, rest):
    """Figures a little larger or smaller, taller or lower, turned and off their place, and corners known a little wrongly:
    the view is bent about the foot, and what the board is known to be stays nearly behind."""
    n, device = picture.shape[0], picture.device

    def each(low, high):
        return torch.rand(n, device=device) * (high - low) + low

    size, tall, lean = each(0.9, 1.12), each(0.88, 1.14), each(-0.07, 0.07)
    foot = torch.tensor([FOOT[0] / WIDTH * 2 - 1, FOOT[1] / HEIGHT * 2 - 1], device=device)
    zero = torch.zeros(n, device=device)
    turn = torch.stack([torch.stack([1 / size, lean * HEIGHT / WIDTH, zero], 1),
                        torch.stack([-lean * WIDTH / HEIGHT, 1 / (size * tall), zero], 1)], 1)
    turn[:, :, 2] = foot - (turn[:, :, :2] @ foot) + torch.stack([each(-0.06, 0.06), each(-0.05, 0.05)], 1)

    def moved(x, by):
        grid = functional.affine_grid(by, [n, x.shape[1], HEIGHT, WIDTH], align_corners=False)
        return functional.grid_sample(x, grid, padding_mode="border", align_corners=False)

    behind = turn.clone()
    behind[:, :, 2] += torch.stack([each(-0.04, 0.04), each(-0.03, 0.03)], 1)
    board = moved(torch.cat([bare, rest[:, :1]], 1), behind)
    return moved(picture, turn), board[:, :3], torch.cat([board[:, 3:], rest[:, 1:]], 1)


def wear(picture, bare, own):
    """Worn and mended boards: squares of another tone, specks and scratches, all on bare ground only; letters, hinges
    and logos as bars of any colour."""
    n, device = picture.shape[0], picture.device

    def drawn(channels=1):
        return torch.rand(n, channels, 1, 1, device=device)

    ground = (picture - bare).abs().amax(1, keepdim=True) < 0.16
    other = torch.where(drawn() < 0.7, own > 0, own <= 0)
    toned, specked = ground & other & (drawn() < 0.15), ground & (drawn() < 0.2)
    specked &= patches(n, device) > drawn() * 0.3 + 0.3
    picture = picture + torch.where(toned, drawn() * 0.65 + 0.15, 0) * (drawn(3) - picture)
    tone = (drawn() + drawn(3) * 0.3).clamp(0, 1)
    picture = picture + torch.where(specked, drawn() * 0.7 + 0.2, 0) * (tone - picture)
    long, short, lies = 3 + drawn() * 17, 1 + drawn() * 3, drawn() < 0.5
    high, wide = torch.where(lies, short, long), torch.where(lies, long, short)
    y = torch.arange(HEIGHT, device=device)[None, None, :, None] - drawn() * (HEIGHT - high)
    x = torch.arange(WIDTH, device=device)[None, None, None, :] - drawn() * (WIDTH - wide)
    bar = (y >= 0) & (y < high) & (x >= 0) & (x < wide) & (drawn() < 0.2)
    return picture + torch.where(bar, drawn() * 0.7 + 0.3, 0) * (drawn(3) - picture)


def disturbed(picture, bare, rest):
    """What cameras, their programs and worn boards do, and what does not change a square: mirror images."""
    n, device = picture.shape[0], picture.device

    def each(low, high, channels=1):
        return torch.rand(n, channels, 1, 1, device=device) * (high - low) + low

    flip = each(0, 1) < 0.5
    picture, bare, rest = (torch.where(flip, part.flip(3), part) for part in (picture, bare, rest))
    picture, bare, rest = stood(picture, bare, rest)
    picture = wear(picture, bare, rest[:, :1])
    if np.random.rand() < 0.6:  # sharpened or smoothed
        blurred = functional.avg_pool2d(functional.pad(picture, (1, 1, 1, 1), mode="replicate"), 3, 1)
        picture = torch.lerp(picture, blurred, each(-1.2, 0.9))
    # Saturation, white balance, contrast and brightness: one matrix and one offset a view.
    grey, cast = each(-0.3, 0.6)[:, :, :, 0], each(0.85, 1.15, 3)[:, :, :, 0]
    contrast, lift = each(0.7, 1.3)[:, :, :, 0], each(-0.12, 0.12)[:, :, :, 0]
    colour = contrast * cast * ((1 - grey) * torch.eye(3, device=device) + grey / 3)
    offset = 0.5 - 0.5 * contrast + lift

    def toned(x):
        return torch.baddbmm(offset, colour, x.flatten(2)).view(x.shape)

    grain = torch.randn_like(picture) * each(0, 0.035)
    return (toned(picture) + grain).clamp_(0, 1), toned(bare).clamp_(0, 1), rest


def losses(out, what, side):
    kind = functional.cross_entropy(out[:, :-1], what, label_smoothing=0.02)
    known = side < 2
    dark = functional.binary_cross_entropy_with_logits(out[known, -1], side[known].float())
    return kind + 0.5 * dark


def answers(net, views):
    net.eval()
    parts = []
    with torch.no_grad():
        for which in torch.arange(len(views.what), device=views.what.device).split(512):
            parts.append(net(joined(*views.batch(which))))
    return torch.cat(parts)


def report(out, views, name):
    guess, dark = out[:, :-1].argmax(1), out[:, -1] > 0
    what, side = views.what, views.side

    def share(right, of):
        return right[of].float().mean().item()

    print(f"{name}: occupancy {share((guess > 0) == (what > 0), what >= 0):.4f}  "
          f"kinds {share(guess == what, (what > 0) & (what < 7)):.4f}  side {share(dark == (side > 0), side < 2):.4f}  "
          + "  ".join(f"{k} {share(guess == i, what == i):.3f}" for i, k in enumerate(KINDS) if (what == i).any()),
          flush=True)


def temperature(logits, loss):
    """By how much the logits must be divided for their probabilities to be right on average."""
    steps = np.exp(np.linspace(np.log(0.4), np.log(4), 60))
    return float(steps[int(np.argmin([loss(logits / t).item() for t in steps]))])


def exported(net, file):
    torch.onnx.export(net, torch.zeros(1, 8, HEIGHT, WIDTH), str(file), opset_version=11, input_names=["views"],
                      output_names=["judgement"],
                      dynamic_axes={"views": {0: "count"}, "judgement": {0: "count"}}, **EXPORT)


def finish(net, test, others, file):
    """Measures on what is held back, writes the weights and the network with calibrated probabilities."""
    torch.save(net.state_dict(), file.with_suffix(".pt"))
    made = copy.deepcopy(net).to(memory_format=torch.contiguous_format).eval()
    last = made.judge[-1]
    with torch.no_grad():
        last.bias[0] += np.log(1 / EMPTY_SHARE)  # so many empty squares were left out while learning
        out = answers(made, test)
        report(out, test, "held back")
        for name, views in others:
            report(answers(made, views), views, name)
        known, side = test.side < 2, test.side.float()
        of_kind = temperature(out[:, :-1], lambda x: functional.cross_entropy(x, test.what))
        of_side = temperature(out[known, -1], lambda x: functional.binary_cross_entropy_with_logits(x, side[known]))
        print(f"temperature of kinds {of_kind:.3f}, of sides {of_side:.3f}", flush=True)
        divisor = torch.tensor([of_kind] * len(KINDS) + [of_side], device=out.device)
        last.weight /= divisor[:, None]
        last.bias /= divisor
    exported(made.cpu(), file)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("files", nargs="+", type=pathlib.Path)
    arguments.add_argument("--out", type=pathlib.Path, default=pathlib.Path("squares.onnx"))
    arguments.add_argument("--steps", type=int, default=12000)
    arguments.add_argument("--batch", type=int, default=64)
    arguments.add_argument("--seed", type=int, default=7)
    arguments.add_argument("--rate", type=float, default=3e-3)
    arguments.add_argument("--width", type=int, default=2)
    arguments.add_argument("--device", default="cpu", help="cpu or cuda")
    arguments.add_argument("--from", dest="start", type=pathlib.Path, help="weights (.pt or .onnx) to go on from")
    arguments.add_argument("--measure", nargs="*", default=[], type=pathlib.Path, help="files that only measure")
    arguments.add_argument("--bfloat16", action="store_true",
                           help="twice as fast where the processor has it, ten times slower elsewhere")
    arguments.add_argument("--threads", type=int, default=1, help="other numbers give other roundings")
    options = arguments.parse_args()
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    torch.set_num_threads(options.threads)
    device = torch.device(options.device)
    records = np.concatenate([np.fromfile(f, RECORD) for f in options.files])
    held_back = records["table"] % HELD_BACK == 0
    test, taught = Views(records[held_back], device), Views(records[~held_back], device)
    others = [(f.stem, Views(np.fromfile(f, RECORD), device)) for f in options.measure]
    del records
    print(f"{len(taught.what)} views to learn from, {len(test.what)} held back", flush=True)
    net = continued(options.start, options.width) if options.start else Net(width=options.width)
    net = net.to(device).to(memory_format=torch.channels_last)
    batch, steps, every = options.batch, options.steps, torch.arange(len(taught.what), device=device)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=steps, pct_start=0.15)
    order, at, began, total = shuffled(taught.what, every), 0, time.time(), torch.zeros((), device=device)
    for step in range(steps):
        if at + batch > len(order):
            order, at = shuffled(taught.what, every), 0
        chosen = order[at:at + batch]
        at += batch
        net.train()
        views = joined(*disturbed(*taught.batch(chosen))).contiguous(memory_format=torch.channels_last)
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=options.bfloat16):
            out = net(views)
        loss = losses(out.float(), taught.what[chosen], taught.side[chosen])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        total += loss.detach()
        if step % 200 == 199:
            print(f"{step + 1}/{steps} loss {total.item() / 200:.4f}  {time.time() - began:.0f} s", flush=True)
            total.zero_()
        if step % 2000 == 1999:
            finish(net, test, others, options.out)
    finish(net, test, others, options.out)


if __name__ == "__main__":
    main()
