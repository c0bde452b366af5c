// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "vision/reading/figure_box.h"
#include "vision/reading/square_opinion.h"

namespace arbiter::vision {

/// Of kFigureKinds, in their order: logarithms of likelihoods, or of what a reader of squares says.
using Looks = std::array<double, kFigureKinds.size()>;

/// Likelihoods do not fall below this: no figure's look is surer.
inline constexpr double kLeastLook = 1e-4;

/// So that their exponentials sum to 1, none below kLeastLook.
[[nodiscard]] Looks normalised(const Looks& looks);

/// What a figure looks like by itself, as much as it is believed where what else is known has its say too: what the
/// reader of squares says of kinds, and what its size does. Normalised.
[[nodiscard]] Looks own_look(const SquareOpinion& alone);

/// A figure of a picture.
struct SetFigure {
  Looks said{};      ///< what the reader of squares says, as `said_of` makes it of its probabilities
  KindShares now{};  ///< what it is thought to be
  bool dark = false;
};

/// Logarithms of what is said of kinds against how often each was learnt, their mean taken off.
[[nodiscard]] Looks said_of(const KindShares& kinds);

/// The figures of a picture come from one set in two colours, and a reader that knows other sets misjudges those of a
/// kind all alike: what each looks like, given what the others are thought to be. By figure, normalised. For each side
/// and kind what is said of its figures is averaged, by what they are thought to be, together with what is said of that
/// kind in the whole picture, and that with what is said of it usually; figures that the reader speaks of likewise are
/// alike.
[[nodiscard]] std::vector<Looks> looks_in_a_set(const std::vector<SetFigure>& figures);

}  // namespace arbiter::vision
