// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/basics.h"
#include "referee/european/game.h"
#include "referee/european_first/armies.h"
#include "referee/european_first/check.h"
#include "referee/modules/king_safety.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kRetreat{"byzantine-empire.retreat",
                            "At the end of every opponent's turn a Byzantine piece may go back to an empty square on "
                            "which a piece of its kind starts.",
                            "European Chess, first edition, the Byzantine Empire"};

class Retreat final : public PowerOf<Retreat> {
 public:
  explicit Retreat(bool any_number) : any_number_(any_number) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kRetreat}; }
  void on_turn_end(Context& ctx, SlotId slot) const override {
    if (enemies(ctx.pos(), ctx.pos().to_act, owner(ctx.pos(), slot))) ctx.queue(slot, 0);
  }
  /// Behind all that the end of the turn brings.
  void on_task(Context& ctx, SlotId slot, int) const override {
    if (!retreats(ctx.pos(), slot).empty()) ctx.offer(slot, owner(ctx.pos(), slot));
  }
  void reactions(const Position& pos, SlotId slot, Seat, ActionList& out) const override {
    for (const auto& [id, to] : retreats(pos, slot))
      out.push_back(
          say(Action::Type::react, "retreat " + pos.board().name(pos.pieces[id].cell) + " " + pos.board().name(to)));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::react || action.name() != "retreat" || action.seat != owner(ctx.pos(), slot))
      return false;
    const auto words = action.words();
    const PieceId id = ctx.pos().at(*ctx.board().find_cell(words[1]));
    ctx.propose(slot, change::moved(id, *ctx.board().find_cell(words[2])), kRetreat);
    // Nothing else looks at check and mate behind a reaction.
    for (const SlotId judge : {slot_of<CheckWatch>(ctx.pos()), slot_of<Mate>(ctx.pos())})
      if (judge != kNoSlot) ctx.queue(judge, 0);
    if (!any_number_) ctx.close_windows(slot);
    return true;
  }

 private:
  /// Every piece of the seat's own colour with every square it may go back to.
  static std::vector<std::pair<PieceId, Cell>> retreats(const Position& pos, SlotId slot) {
    std::vector<std::pair<PieceId, Cell>> list;
    const Seat seat = owner(pos, slot);
    const bool attacked = royal_attacked(pos, seat);
    const auto rows = parse_setup(*pos.rules, setup_text(pos.rules->options, *find_army("byzantine-empire")));
    for (const PieceId id : pieces_of(pos, seat)) {
      if (pos.pieces[id].army != seat) continue;
      for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < rows[r].size(); ++c) {
          const Cell to = own_cell(pos.board(), seat, static_cast<int>(c) + 1, static_cast<int>(r) + 1);
          if (rows[r][c] != pos.pieces[id].kind || !free_cell(pos, to)) continue;
          if (!attacked && exposes(pos, id, to)) continue;
          list.emplace_back(id, to);
        }
      }
    }
    return list;
  }
  static bool exposes(const Position& pos, PieceId id, Cell to) {
    Position after = pos;
    EventList unseen;
    Context(after, unseen).propose(kNoSlot, change::moved(id, to), kRetreat);
    return royal_attacked(after, pos.pieces[id].controller);
  }
  bool any_number_;
};

}  // namespace

Army byzantine_empire_army() {
  return {"byzantine-empire",
          "The Byzantine Empire: retreat",
          "K R B N / P P P P",
          "recovered",
          {"king", "rook", "bishop", "knight"},
          {{"byzantine-empire.pieces", "one", {"one", "any"}, "How many pieces may go back at a time."}},
          false,
          [](Installer& in) { in.power(std::make_unique<Retreat>(in.option("byzantine-empire.pieces") == "any")); }};
}

}  // namespace arbiter::european::first
