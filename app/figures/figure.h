// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/figures/outline.h"

namespace arbiter::figures {

/// A piece's figure in a box of 100 by 100, x to the right, y down, standing on its lower edge.
struct Figure {
  std::vector<Outline> body;    ///< closed; the piece is all that any of them covers
  std::vector<Outline> detail;  ///< lines drawn inside
};

/// All that were drawn, by the word that the kind of piece has in the protocol.
[[nodiscard]] const std::map<std::string, Figure, std::less<>>& figures();
/// That of a kind of piece; nullptr where none was drawn.
[[nodiscard]] const Figure* figure_of(std::string_view kind);

/// The shape of a piece that lies flat and points to its enemy, about the origin in a box of side 100, pointing up.
[[nodiscard]] const Outline& wedge();

}  // namespace arbiter::figures
