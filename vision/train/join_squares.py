#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Joins networks of train_squares.py into one that answers with the mean of what they say; see README.md.

Networks that learnt from other draws err differently, so that their mean errs less than each.
"""

import argparse
import pathlib

import torch
from torch import nn

import train_squares as squares


class Mean(nn.Module):
    """Of the logits."""

    def __init__(self, nets):
        super().__init__()
        self.nets = nn.ModuleList(nets)

    def forward(self, views):
        return sum(net(views) for net in self.nets) * (1 / len(self.nets))


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("networks", nargs="+", type=pathlib.Path, help="as train_squares.py has exported them")
    arguments.add_argument("--out", type=pathlib.Path, required=True)
    options = arguments.parse_args()
    squares.exported(Mean([squares.calibrated(file) for file in options.networks]).eval(), options.out)


if __name__ == "__main__":
    main()
