// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kIndependence{"holy-roman-empire.independence",
                                 "After a rook's move another rook may move in another direction. A piece that has "
                                 "captured a rook of the Empire is safe from its rooks on the Empire's next turn.",
                                 "European Chess, the Holy Roman Empire"};

/// Up, down, left or right: the index in kLines of a straight move.
int direction(const Board& board, Cell from, Cell to) {
  const int dx = board.file(to) - board.file(from), dy = board.rank(to) - board.rank(from);
  return dy > 0 ? 0 : dy < 0 ? 1 : dx < 0 ? 2 : 3;
}

constexpr RuleText kLimits{
    "holy-roman-empire.independence",
    "The rook that moved on the Empire's last turn rests, and no other goes the way it went; a "
    "rook beside the king is free. A piece that has captured a rook of the Empire is safe from its "
    "rooks on the Empire's next turn.",
    "European Chess, first edition, the Holy Roman Empire"};

/// Does the piece stand on one of the eight squares round a king of its own seat?
bool beside_king(const Position& pos, PieceId id, Kind king) {
  const auto near = around(pos.board(), pos.pieces[id].cell);
  return std::any_of(near.begin(), near.end(), [&](Cell cell) {
    const Piece* other = pos.piece_at(cell);
    return other && other->kind == king && other->controller == pos.pieces[id].controller;
  });
}

class Independence final : public PowerOf<Independence> {
 public:
  /// `limited`: no second move, and the limits of RookLimits; a rook beside the king is free of the truce too.
  Independence(const RuleText& text, Kind rook, Kind king, bool limited)
      : text_(text), rook_(rook), king_(king), limited_(limited) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    if (!limited_ && i_moved(ctx.pos(), slot) && last_action.asked != slot && last_action.kind_before == rook_)
      ask(ctx, slot, "second", owner(ctx.pos(), slot),
          {last_action.piece, direction(ctx.board(), last_action.from, last_action.to), 0, 0});
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "second")) return;
    ActionList moves;
    moves_of(
        pos, owner(pos, slot), [&](PieceId id) { return pos.pieces[id].kind == rook_ && id != pos.decision.data[0]; },
        moves);
    for (Action& a : moves)
      if (direction(pos.board(), a.from, a.to) != pos.decision.data[1]) out.push_back(std::move(a));
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    return ctx.pos().last_action.asked == slot && action.type == Action::Type::end;
  }

  // The truce.
  void on_moved(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    const bool mine = last_action.captured != kNoPiece && last_action.captured_from == owner(ctx.pos(), slot) &&
                      ctx.pos().pieces[last_action.captured].kind == rook_;
    if (!mine || !on_board(ctx.pos(), last_action.piece) || ctx.pos().find_mark("truce", last_action.piece)) return;
    Mark mark;
    mark.what = "truce";
    mark.piece = last_action.piece;
    mark.seat = owner(ctx.pos(), slot);
    mark.slot = slot;
    ctx.propose(slot, change::marked(mark), text_);
  }
  const RuleText* forbids_capture(const Position& pos, SlotId slot, const Capture& capture) const override {
    const Piece& attacker = pos.pieces[capture.attacker];
    if (attacker.controller != owner(pos, slot) || attacker.kind != rook_) return nullptr;
    if (limited_ && beside_king(pos, capture.attacker, king_)) return nullptr;
    const Mark* mark = pos.find_mark("truce", capture.victim);
    return mark && mine(pos, slot, *mark) ? &text_ : nullptr;
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    for (std::size_t i = ctx.pos().marks.size(); i-- > 0;) {
      const Mark mark = ctx.pos().marks[i];
      if (mark.what == "truce" && mine(ctx.pos(), slot, mark)) ctx.propose(slot, change::unmarked(mark), text_);
    }
  }

 private:
  /// A position may give the mark without naming the Empire.
  static bool mine(const Position& pos, SlotId slot, const Mark& mark) {
    return mark.seat == owner(pos, slot) || mark.seat == Seat::none;
  }
  const RuleText& text_;
  Kind rook_, king_;
  bool limited_;
};

/// The rook that moved on the last turn stays, and no other goes the way it went, but for rooks beside the king.
class RookLimits final : public PowerOf<RookLimits> {
 public:
  RookLimits(Kind rook, Kind king) : rook_(rook), king_(king) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kLimits}; }
  const RuleText* pins(const Position& pos, SlotId slot, PieceId id) const override {
    return bound(pos, slot, id) && went(pos, slot, id, 0) ? &kLimits : nullptr;
  }
  bool blocks_cell(const Position& pos, SlotId slot, PieceId id, Cell cell) const override {
    if (!bound(pos, slot, id)) return false;
    return taken(pos, slot, id, direction(pos.board(), pos.pieces[id].cell, cell) + 1);
  }
  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override {
    const PieceId id = action.from.valid() ? pos.at(action.from) : kNoPiece;
    if (id == kNoPiece || !bound(pos, slot, id)) return {};
    const Argument rook = arg::kind("rook");
    if (went(pos, slot, id, 0))
      return make_message("the %1 on %2 moved on the last turn.", rook, pos.board().name(action.from));
    const int way = direction(pos.board(), action.from, action.to);
    if (!taken(pos, slot, id, way + 1)) return {};
    return make_message("another %1 went %2 on the last turn.", rook, way_said(way));
  }
  void on_moved(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    if (i_moved(ctx.pos(), slot) && last_action.kind_before == rook_)
      ctx.count(slot, kNow, last_action.piece, direction(ctx.board(), last_action.from, last_action.to) + 1);
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.forget(slot, kLast);
    ctx.forget(slot, kGone);
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id)
      if (const int way = ctx.counted(slot, kNow, id)) ctx.count(slot, kLast, id, way);
    ctx.forget(slot, kNow);
  }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    if (!counters.has("hre_last")) return;
    for (const auto& [square, way] : counters["hre_last"].table()) {
      const auto cell = ctx.board().find_cell(square);
      const auto it = std::find(kWays.begin(), kWays.end(), way.is_text() ? way.text() : "");
      if (!cell || it == kWays.end()) {
        ctx.expect("counters.hre_last." + square, make_message("a square and up, down, left or right"));
        continue;
      }
      const int moved = static_cast<int>(it - kWays.begin()) + 1;
      const Piece* there = ctx.pos().piece_at(*cell);
      if (there && there->kind == rook_ && there->controller == owner(ctx.pos(), slot))
        ctx.count(slot, kLast, ctx.pos().at(*cell), moved);
      else  // the rook has been captured there
        ctx.count(slot, kGone, moved, cell->value + 1);
    }
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    // A rook that has been captured since is named by where it stood.
    Value last = Value::Table();
    const auto put = [&](Cell cell, int way) {
      last[pos.board().name(cell)] = std::string(kWays[static_cast<std::size_t>(way - 1)]);
    };
    for (PieceId id = 0; id < pos.pieces.size(); ++id)
      if (const int way = pos.counted(slot, kLast, id)) put(pos.pieces[id].cell, way);
    for (int way = 1; way <= static_cast<int>(kWays.size()); ++way)
      if (const int cell = pos.counted(slot, kGone, way)) put(Cell{static_cast<std::uint8_t>(cell - 1)}, way);
    out["hre_last"] = last;
  }

 private:
  enum Memory { kLast, kNow, kGone };  // gone: of a rook that is not on the board any more, by its direction
  static constexpr std::array<std::string_view, 4> kWays{"up", "down", "left", "right"};
  static Message way_said(int way) {
    switch (way) {
      case 0:
        return make_message("up");
      case 1:
        return make_message("down");
      case 2:
        return make_message("left");
      default:
        return make_message("right");
    }
  }
  /// Did the rook move that way (0: any) on the Empire's last turn, or has it in the present one? Whatever has moved
  /// threatens nothing any more, from that very move on.
  static bool went(const Position& pos, SlotId slot, PieceId id, int way) {
    const auto fits = [way](int moved) { return moved != 0 && (way == 0 || moved == way); };
    return fits(pos.counted(slot, kLast, id)) || fits(pos.counted(slot, kNow, id));
  }
  /// Has another rook gone that way?
  static bool taken(const Position& pos, SlotId slot, PieceId id, int way) {
    for (PieceId other = 0; other < pos.pieces.size(); ++other)
      if (other != id && went(pos, slot, other, way)) return true;
    return pos.counted(slot, kGone, way) != 0;
  }
  [[nodiscard]] bool bound(const Position& pos, SlotId slot, PieceId id) const {
    const Piece& p = pos.pieces[id];
    return p.kind == rook_ && p.controller == owner(pos, slot) && !beside_king(pos, id, king_);
  }
  Kind rook_, king_;
};

}  // namespace

Army holy_roman_empire_army() {
  return {"holy-roman-empire",
          "The Holy Roman Empire: independence",
          "K R R R / P P P P",
          "reconstructed",
          {"king", "rook"},
          {},
          false,
          [](Installer& in) {
            const Kind rook = in.kind("rook"), king = in.kind("king");
            const bool limited = setting(in.rules(), "holy-roman-empire.rooks", "second-move") == "limited";
            const RuleText& text = limited ? kLimits : kIndependence;
            in.table(std::make_unique<MarkFalls>(text, "truce"));
            in.power(std::make_unique<Independence>(text, rook, king, limited));
            if (limited) in.power(std::make_unique<RookLimits>(rook, king));
          }};
}

}  // namespace arbiter::european
