// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"
#include "value/message.h"

namespace arbiter {

/// What forbids castling, each with a sentence of its own where the game has one; nullptr: castling's own sentence.
struct CastlingTexts {
  const RuleText& castling;
  const RuleText* moved = nullptr;     ///< king or rook has moved
  const RuleText* between = nullptr;   ///< a piece stands in the way
  const RuleText* attacked = nullptr;  ///< out of check, or across or onto an attacked cell

  [[nodiscard]] std::vector<const RuleText*> all() const;
};

/// Why a king and a rook may not castle now.
struct CastlingBar {
  const RuleText* rule = nullptr;  ///< nullptr: they may
  Message why;                     ///< a sentence that fits behind a colon
};

/// King and rook, both unmoved, nothing between them: the king goes to `king_to`, the rook to `rook_to`. Not out of
/// check, nor across or onto an attacked cell.
class Castling final : public RuleOf<Castling> {
 public:
  struct Way {
    Seat seat;
    Cell king_from, king_to, rook_from, rook_to;
  };
  Castling(const CastlingTexts& texts, std::vector<Way> ways) : texts_(texts), ways_(std::move(ways)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return texts_.all(); }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override;
  void perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override;

  /// The way that the action would castle, whether it may or not; nullptr: it is no attempt to castle.
  [[nodiscard]] const Way* attempted(const Position& pos, const Action& action) const;
  /// Why that attempt to castle fails, whatever is asked now; no rule where it does not, or is no attempt.
  [[nodiscard]] CastlingBar bar_of(const Position& pos, const Action& action) const;

 private:
  [[nodiscard]] CastlingBar bar(const Position& pos, const Way& way, bool in_words) const;
  CastlingTexts texts_;
  std::vector<Way> ways_;
};

/// Who attacks a cell that a king of `seat` would stand on or cross, in words: "f1 is attacked by the N.rook on f8.";
/// of the cell where the king stands: "the S.king on e1 is in check." Empty: nobody does.
Message attacked_in_words(const Position& pos, Cell cell, Seat seat);

/// The piece of the action, if it is a royal piece of the seat that acts, and of that seat's own army.
const Piece* king_to_castle(const Position& pos, const Action& action);
/// Is an ordinary move asked for?
bool asks_for_move(const Position& pos);

/// Which pieces have moved though they stand where one of their kind and army starts: `counters.moved`. In a position
/// set up, those on such a start cell have not moved unless the counter lists them; all others have.
class MovedMemory final : public RuleOf<MovedMemory> {
 public:
  /// `kinds`: the kinds for which it matters.
  explicit MovedMemory(std::vector<Kind> kinds) : kinds_(std::move(kinds)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {}; }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  [[nodiscard]] bool on_start(const Position& pos, const Piece& piece) const;
  std::vector<Kind> kinds_;
};

}  // namespace arbiter
