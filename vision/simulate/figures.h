// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "vision/simulate/mesh.h"

namespace arbiter::vision::simulate {

/// How a game's pieces are made: turned figures, flat round discs with a character, wedges that point at the opponent.
enum class PieceForm { figures, discs, wedges };

/// The body of a piece of that kind (full field name, lower case), standing on the origin and facing up the ranks.
/// Kinds of no known figure get one of a few plain turned shapes, always the same for the same kind. Made once, kept
/// for the life of the program.
const Mesh& piece_mesh(PieceForm form, std::string_view kind);

/// A square plate with a tag on it (Part::tag), one unit wide, its foot on the origin.
const Mesh& tag_mesh();

/// A hand whose fingertips meet at the origin, reaching from -y: fingers, thumb, forearm and sleeve, `length` squares
/// long. `open`: 0 fingertips closed, 1 hand open.
Mesh hand_mesh(float length, float open);

}  // namespace arbiter::vision::simulate
