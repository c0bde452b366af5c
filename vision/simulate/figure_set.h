// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "vision/simulate/mesh.h"

namespace arbiter::vision::simulate {

/// A set of turned figures of the ordinary kinds (king, queen, rook, bishop, knight, pawn) with proportions and
/// ornaments of its own, all drawn from one number: broad and slender sets, one to three collars, with and without
/// coronet, cross and battlements, knights upright or bowed. Heights follow the customary order, king 1.35 to 2.05
/// squares.
class FigureSet {
 public:
  explicit FigureSet(std::uint64_t seed);
  /// The figure standing on the origin and facing up the ranks, or nullptr for a kind the set does not have.
  [[nodiscard]] const Mesh* find(std::string_view kind) const;

 private:
  std::map<std::string, Mesh, std::less<>> meshes_;
};

}  // namespace arbiter::vision::simulate
