// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/printing/squares.h"
#include "calibration/paper/page.h"

namespace arbiter::printing {

/// Kinds of pieces and the letters they have on a sheet.
using Letters = std::vector<std::pair<std::string, std::string>>;

/// How the boards of a sheet are drawn.
struct Drawn {
  Letters letters;
  Naming naming = Naming::algebraic;
  figures::GameLook game;
  Pieces pieces = Pieces::letters;
  /// More than black and white sit at the board: figures carry the shape of their seat.
  bool shapes = false;
};

/// What is chosen for the pieces of that game.
[[nodiscard]] Pieces pieces_of(const Look& look, const figures::GameLook& game);

/// A piece string, `<army>.<kind>[@<seat>]`, taken apart.
struct Piece {
  std::string seat, kind;  ///< whose it is now
};
[[nodiscard]] Piece piece_of(const std::string& text);

/// Draws a piece into the box, in the colours of its seat.
void set_piece(paper::Page& page, const paper::Box& box, const Piece& piece, const Drawn& drawn);

/// Draws a figure alone, white with a black edge, into the box; nothing where the kind has none.
void set_figurine(paper::Page& page, const paper::Box& box, const std::string& kind);

/// How the seats are told apart on the boards: "South white, North black"; `seats` are those that play.
[[nodiscard]] std::string seats_told(const std::vector<std::string>& seats, const Drawn& drawn);

/// A kind as it stands in a legend, its words tied together: "gold general".
[[nodiscard]] std::string tied(std::string kind);

}  // namespace arbiter::printing
