// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/printing/pieces.h"
#include "app/printing/printing.h"
#include "app/table/game_story.h"
#include "referee/core/change.h"

// What stands on a score sheet, and where.
namespace arbiter::printing {

struct SheetSeat {
  std::string seat, name, army, points;  ///< name and army empty where there are none
  Status status = Status::none;          ///< none: unknown
  bool won = false;
};

/// Something that was done, in the order of the game.
struct SheetMove {
  int turn = 0;         ///< counted from 1; 0: not a turn's first action
  std::string seat;     ///< empty: nobody in particular
  std::string words;    ///< in the game's usual notation, or as whoever prints wants it
  std::string figure;   ///< the kind that is drawn before the words; empty: none
  std::string becomes;  ///< the kind that is drawn behind them; empty: none
  std::string effects;  ///< what it caused
  std::string points;   ///< what it earned: "+3", "North +1"
};

/// A board as it stands in the end, in the words of the protocol's `state`.
struct SheetBoard {
  std::string board;                                        ///< an id of Board::find
  std::vector<std::pair<std::string, std::string>> pieces;  ///< square and piece string
  std::vector<std::pair<std::string, std::string>> marks;   ///< square and what lies there
};

struct GameSheet {
  std::string title;    ///< the game, "Chess"
  std::string facts;    ///< event, site, date, round, as far as they are known
  std::string outcome;  ///< "Ada and Bo win", "Drawn", "Still played"
  std::vector<SheetSeat> seats;
  std::vector<SheetMove> moves;
  std::vector<SheetBoard> boards;
  Drawn drawn;                        ///< how its boards are drawn
  std::optional<table::Story> story;  ///< the course of the game, for its plots
  std::vector<std::string> hands;     ///< "In hand of South: 2 pawns"
};

/// What everybody may see of the session's game. Errors as game_pages.
[[nodiscard]] Expected<GameSheet> game_sheet(const table::Session& session, const Look& look = {});

/// The moves of a record in one of the referee's formats, a word each; empty for a format that has none.
[[nodiscard]] std::vector<std::string> moves_of_record(const std::string& format, const std::string& text);
/// How records of that format name squares.
[[nodiscard]] Naming naming_of(const std::string& format);

/// The sheet on pages.
[[nodiscard]] std::vector<paper::Page> score_sheet(const GameSheet& sheet, const paper::Paper& paper);

/// The letters of each kind of piece on the boards, no two alike.
[[nodiscard]] Letters letters_of(const std::vector<SheetBoard>& boards);

/// Draws a board with its pieces and coordinates into the upper left of the box, as large as it can be. How high it
/// is, in millimetres.
double set_board(paper::Page& page, const paper::Box& box, const SheetBoard& board, const Drawn& drawn);

}  // namespace arbiter::printing
