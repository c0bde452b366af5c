// SPDX-License-Identifier: MIT
// Capture the Flag: nobody is royal; an enemy's flag brought to the square where the own king began wins.
#include <algorithm>

#include "referee/european/basics.h"
#include "referee/european/game.h"
#include "referee/european/modes/ways.h"

namespace arbiter::european {

namespace {

constexpr RuleText kFlag{
    "modes.flag",
    "Every king carries its seat's flag, and falls like any piece. Who stands with an enemy's flag "
    "where the own king began, while that king has its own flag, wins.",
    "European Chess, Capture the Flag"};

class Flags final : public RuleOf<Flags> {
 public:
  Flags(Kind king, bool teams) : king_(king), teams_(teams) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kFlag}; }

  /// Until the flags are given out the armies' own rules tell who would be royal, and thus who carries one.
  std::optional<bool> royal(const Position& pos, SlotId slot, PieceId) const override {
    return pos.counted(slot, kPlanted) != 0 ? std::optional(false) : std::nullopt;
  }

  /// The flag that a hidden king has is known to its owner only.
  void write_secrets(const Position& pos, SlotId slot, Seat viewer, Value& out) const override {
    for (const Seat flag : pos.rules->seats) {
      const int carrier = pos.counted(slot, kCarrier, index(flag));
      if (carrier == 0 || (viewer != Seat::none && viewer != flag)) continue;
      const auto id = static_cast<PieceId>(carrier - 1);
      if (in_secret(pos, slot, flag, id) && on_board(pos, id)) out["flag"] = pos.board().name(pos.pieces[id].cell);
    }
  }

  void on_turn_start(Context& ctx, SlotId slot) const override { plant(ctx, slot); }
  void on_ready(Context& ctx, SlotId slot) const override { plant(ctx, slot); }

  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const Position& pos = ctx.pos();
    if (const auto* set = event.as<change::Placed>(); set && set->kind == king_ && pos.counted(slot, kPlanted) != 0 &&
                                                      pos.counted(slot, kHolder, index(set->controller)) == 0 &&
                                                      set->army == set->controller) {
      give(ctx, slot, set->controller, set->piece, set->to);
    }
    if (const auto* shown = event.as<change::Revealed>();
        shown && shown->piece != kNoPiece && on_board(pos, shown->piece)) {
      for (const Seat flag : ctx.rules().seats)
        if (pos.counted(slot, kCarrier, index(flag)) == shown->piece + 1 && !pos.find_mark(name_of(flag), shown->piece))
          carry(ctx, slot, flag, shown->piece, kNoCell, true);
    }
    const auto gone = piece_gone(event.change);
    if (!gone) return;
    const LastAction& last_action = pos.last_action;
    const bool taken = event.is<change::Captured>() && last_action.captured == gone->piece &&
                       last_action.piece != kNoPiece && on_board(pos, last_action.piece);
    for (const Seat flag : ctx.rules().seats) {
      if (pos.counted(slot, kCarrier, index(flag)) != gone->piece + 1) continue;
      const Cell cell = gone->on.valid() ? gone->on : pos.pieces[gone->piece].cell;
      if (taken)
        ctx.count(slot, kCarrier, index(flag), last_action.piece + 1);  // told when the captor has arrived
      else
        carry(ctx, slot, flag, kNoPiece, cell, true);
    }
  }
  /// What a captor has taken over, and a flag that lies on a square: it goes with the next piece that ends its move
  /// there.
  void on_moved(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    if (last_action.piece == kNoPiece || !on_board(ctx.pos(), last_action.piece)) return;
    for (const Seat flag : ctx.rules().seats)
      if (ctx.counted(slot, kCarrier, index(flag)) == last_action.piece + 1 &&
          !in_secret(ctx.pos(), slot, flag, last_action.piece) &&
          !ctx.pos().find_mark(name_of(flag), last_action.piece))
        carry(ctx, slot, flag, last_action.piece, kNoCell, true);
    if (last_action.type != Action::Type::move) return;
    for (const Seat flag : ctx.rules().seats) {
      const Mark* lying = ctx.pos().find_mark(name_of(flag), ctx.pos().pieces[last_action.piece].cell);
      if (lying == nullptr || lying->piece != kNoPiece) continue;
      ctx.propose(slot, change::unmarked(Mark(*lying)), kFlag);
      carry(ctx, slot, flag, last_action.piece, kNoCell, true);
    }
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    const Seat seat = pos.last_action.seat;
    const int home = seat == Seat::none ? 0 : pos.counted(slot, kHome, index(seat));
    if (home == 0 || !pos.playing(seat) || !king_has_own_flag(pos, slot, seat)) return;
    const PieceId there = pos.at(Cell{static_cast<std::uint8_t>(home - 1)});
    if (there == kNoPiece || pos.pieces[there].controller != seat) return;
    bool brought = false;
    for (const Seat flag : pos.rules->seats) {
      if (pos.counted(slot, kCarrier, index(flag)) != there + 1 || !enemies(pos, flag, seat)) continue;
      ctx.count(slot, kBrought, index(flag), 1);
      brought = true;
    }
    const auto home_too = [&](Seat flag) {
      return !enemies(pos, flag, seat) || pos.counted(slot, kBrought, index(flag)) != 0;
    };
    if (!brought || (teams_ && !std::all_of(pos.rules->seats.begin(), pos.rules->seats.end(), home_too))) return;
    ctx.finish(pos.rules->friends[index(seat)], kFlag);
  }

 private:
  enum Memory { kPlanted, kHolder, kCarrier, kHome, kBrought };

  static std::string name_of(Seat seat) { return "flag-" + std::string(name(seat)); }

  static bool hidden(const Position& pos, PieceId id) { return pos.rules->kinds[pos.pieces[id].kind].hidden; }

  /// A hidden king's own flag: nobody is to see which piece has it.
  static bool in_secret(const Position& pos, SlotId slot, Seat flag, PieceId id) {
    return hidden(pos, id) && pos.counted(slot, kHolder, index(flag)) == id + 1;
  }

  static bool king_has_own_flag(const Position& pos, SlotId slot, Seat seat) {
    const int holder = pos.counted(slot, kHolder, index(seat));
    if (holder == 0 || pos.counted(slot, kCarrier, index(seat)) != holder) return false;
    const Piece& king = pos.pieces[static_cast<PieceId>(holder - 1)];
    return king.where == Where::board && king.controller == seat;
  }

  /// The flag goes to the piece, or lies down on the cell.
  static void carry(Effects& ctx, SlotId slot, Seat flag, PieceId piece, Cell cell, bool told) {
    Mark mark;
    mark.what = name_of(flag);
    mark.piece = piece;
    mark.cell = piece == kNoPiece ? cell : kNoCell;
    mark.seat = flag;
    mark.slot = slot;
    ctx.count(slot, kCarrier, index(flag), piece == kNoPiece ? 0 : piece + 1);
    if (piece != kNoPiece && in_secret(ctx.pos(), slot, flag, piece)) return;
    if (told)
      ctx.propose(slot, change::marked(mark), kFlag);
    else
      ctx.add_mark(mark);
  }
  static void give(Effects& ctx, SlotId slot, Seat seat, PieceId king, Cell home) {
    ctx.count(slot, kHolder, index(seat), king + 1);
    ctx.count(slot, kHome, index(seat), home.value + 1);
    carry(ctx, slot, seat, king, kNoCell, false);
  }

  /// Every seat's flag to its king; where there is none to the piece in the first column of the home row.
  void plant(Context& ctx, SlotId slot) const {
    if (ctx.counted(slot, kPlanted) != 0) return;
    for (const Seat seat : ctx.rules().seats) {
      const std::string setup = setup_of(ctx.pos(), seat);
      const Cell home = home_of(ctx.rules(), seat, setup);
      const PieceId king = first_carrier(ctx.pos(), seat);
      const bool marked = take_over_mark(ctx, slot, seat);
      if (king == kNoPiece) {
        if (!setup.empty()) ctx.count(slot, kHome, index(seat), home.value + 1);
        continue;
      }
      const bool from_where_it_stands = setup.empty() || hidden(ctx.pos(), king);
      const Cell began = from_where_it_stands ? ctx.pos().pieces[king].cell : home;
      if (!marked) {
        give(ctx, slot, seat, king, began);
      } else {
        ctx.count(slot, kHolder, index(seat), king + 1);
        ctx.count(slot, kHome, index(seat), began.value + 1);
      }
    }
    ctx.count(slot, kPlanted, 0, 1);
  }
  /// A position that says where the flag is.
  static bool take_over_mark(Context& ctx, SlotId slot, Seat seat) {
    const auto& marks = ctx.pos().marks;
    for (std::size_t i = 0; i < marks.size(); ++i) {
      const Mark mark = marks[i];
      if (mark.what != name_of(seat) || !mark.cell.valid()) continue;
      ctx.drop_mark(i);
      carry(ctx, slot, seat, ctx.pos().at(mark.cell), mark.cell, false);
      return true;
    }
    return false;
  }
  [[nodiscard]] PieceId first_carrier(const Position& pos, Seat seat) const {
    for (const PieceId id : pieces_of(pos, seat))
      if (pos.pieces[id].kind == king_) return id;
    if (const auto royal = royals(pos, seat); royal.size() == 1) return royal.front();
    const PieceId corner = pos.at(own_cell(pos.board(), seat, 1, 1));
    return corner != kNoPiece && pos.pieces[corner].controller == seat ? corner : kNoPiece;
  }
  /// Where the king stands in the army's normal set-up.
  [[nodiscard]] Cell home_of(const Rules& rules, Seat seat, const std::string& setup) const {
    const Board& board = *rules.board;
    const auto rows = parse_setup(rules, setup);
    for (std::size_t r = 0; r < rows.size(); ++r)
      for (std::size_t c = 0; c < rows[r].size(); ++c)
        if (rows[r][c] == king_) return own_cell(board, seat, static_cast<int>(c) + 1, static_cast<int>(r) + 1);
    return own_cell(board, seat, 1, 1);
  }
  Kind king_;
  bool teams_;
};

}  // namespace

void add_flags(Rules& rules, bool teams) { rules.add(std::make_unique<Flags>(rules.kind("king"), teams)); }

}  // namespace arbiter::european
