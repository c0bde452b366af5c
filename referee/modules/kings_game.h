// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/rules.h"
#include "referee/modules/bare_king.h"
#include "referee/modules/two_seats.h"

namespace arbiter {

/// How the second army mirrors the first: file by file, or turned half round.
enum class Facing { mirrored, rotated };

/// The frame of a game of two seats with a king each: standard kinds, the array, and the rules that all of them share,
/// in the order in which they judge. A ruleset describes its game with it and adds what is its own.
class KingsGame {
 public:
  /// `chapter`: where the rules come from, cited by every shared text.
  KingsGame(std::string id, std::string_view board, std::string chapter);

  [[nodiscard]] Rules& rules() { return *rules_; }
  /// A text of this game, with the chapter as its source unless another is given.
  const RuleText& text(std::string topic, std::string sentence, std::string source = "");

  /// Adds a kind under its standard name with its standard movement ("king" K, "ferz" F, "elephant" A, "dabbaba" D,
  /// "knight" N, "rook" R, "bishop" B, "pawn" mfWcfF, "silver-general" FfW, "bers" RF).
  Kind standard(std::string_view name);
  /// Adds a kind that moves as this game has it.
  Kind kind(std::string name, std::string_view betza, std::string sentence);
  Kind kind(std::string name, Movement movement, std::string sentence);

  /// Sets pieces of both seats on S's rank `rank` (1 = first) from file a on; kNoKind leaves a square empty.
  void rank(int rank, const std::vector<Kind>& pieces, Facing facing);
  void rank_of(int rank, Kind kind, Facing facing);

  /// Adds a rule of the game.
  template <class R, class... Args>
  void add(Args&&... args) {
    rules_->add(std::make_unique<R>(std::forward<Args>(args)...));
  }

  // In this order, with what is the game's own in between.
  void king_safety();                                     ///< safety and the event of check
  void mate();                                            ///< checkmate wins
  void bare_king(BareKingMeans means);                    ///< see BareKing
  void stalemate(Stalemate means);                        ///< after mate and baring
  void draws_and_resigning(const RulesRequest& request);  ///< option `repetition`, agreement, resignation
  void resigning();                                       ///< agreement and resignation alone

  /// Hands the finished rules over.
  [[nodiscard]] std::shared_ptr<const Rules> done() { return std::move(rules_); }

  /// The option `repetition` of the games that say nothing about repeated positions.
  static OptionInfo repetition_option();

  const RuleText* mate_text = nullptr;  ///< cited by `checkmate`

 private:
  std::shared_ptr<Rules> rules_;
  std::string chapter_;
};

/// An option whose values are words, the default first.
OptionInfo choice(std::string name, std::vector<std::string> values, std::string text);

/// The option `bare-king` (immediate, reply, off) with the game's own default, and what a request says about it.
OptionInfo bare_king_choice(const std::string& fallback);
BareKingMeans bare_king_option(const RulesRequest& request);

/// Does a piece of this kind and army start the game where this one stands?
bool on_array_square(const Rules& rules, const Piece& piece);

/// Pieces of that kind and army in the array.
int in_array(const Rules& rules, Seat seat, Kind kind);
/// How many of the array's pieces of that kind the seat no longer has, promoted ones making good for them.
int lost(const Position& pos, Seat seat, Kind kind);

/// Pieces of that kind that the seat has on the board.
int count_kind(const Position& pos, Seat seat, Kind kind);

/// The rank of a cell as the seat counts from its own side, 1 to the board's height. S counts up, N down.
int own_rank(const Board& board, Cell cell, Seat seat);

}  // namespace arbiter
