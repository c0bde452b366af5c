#include <algorithm>
#include <nlohmann/json.hpp>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kWinter{"russia.winter",
                           "A piece of another seat, not royal, that stands alone on its square from the end of one "
                           "Russian turn to the end of the next freezes to death.",
                           "European Chess, Russia"};

/// Counts, on the piece, how many Russian turns have ended since it has stood alone on its square.
class Winter final : public PowerOf<Winter> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kWinter}; }
  void on_setup(Context& ctx, SlotId slot, const nlohmann::json& position) const override {
    if (!position.contains("counters") || !position["counters"].is_object()) return;
    const auto& counters = position["counters"];
    if (!counters.contains("winter")) return;
    for (const auto& [sq, n] : counters["winter"].items()) {
      const auto cell = ctx.board().find_cell(sq);
      if (cell && !ctx.pos().empty(*cell)) ctx.count(slot, kAlone, ctx.pos().at(*cell), n.get<int>());
    }
  }
  void on_event(Context& ctx, SlotId slot, const Event& event) const override {
    if (event.type == EventType::moved) ctx.count(slot, kAlone, event.piece, 0);
    if (event.type != EventType::swapped) return;
    ctx.count(slot, kAlone, event.piece, 0);
    ctx.count(slot, kAlone, event.number, 0);
  }
  void on_settled(Context& ctx, SlotId slot) const override { warm_up(ctx, slot); }
  void on_ready(Context& ctx, SlotId slot) const override { warm_up(ctx, slot); }
  void on_turn_end(Context& ctx, SlotId slot) const override {
    warm_up(ctx, slot);
    const Position& pos = ctx.pos();
    if (!my_turn(pos, slot)) return;
    std::vector<Change> frozen;
    for (const PieceId id : all_pieces(pos)) {
      if (!isolated(pos, slot, id)) continue;
      const int turns = std::min(2, pos.counted(slot, kAlone, id) + 1);
      ctx.count(slot, kAlone, id, turns);
      if (turns == 2) frozen.push_back(change::removed(id));
    }
    if (!frozen.empty()) ctx.propose_all(slot, std::move(frozen), kWinter);
  }
  void write_counters(const Position& pos, SlotId slot, nlohmann::json& out) const override {
    nlohmann::json winter = nlohmann::json::object();
    for (const PieceId id : all_pieces(pos))
      if (const int n = pos.counted(slot, kAlone, id)) winter[pos.board().name(pos.pieces[id].cell)] = n;
    out["winter"] = winter;
  }

 private:
  enum Memory { kAlone };
  static bool isolated(const Position& pos, SlotId slot, PieceId id) {
    const Piece& p = pos.pieces[id];
    if (p.controller == owner(pos, slot) || royal_now(pos, id) || stopped(pos, change::removed(id), slot)) return false;
    const auto neighbours = beside(pos.board(), p.cell);
    return std::none_of(neighbours.begin(), neighbours.end(), [&](Cell c) { return !pos.empty(c); });
  }
  /// Whoever has a neighbour, or has gone, is no longer counted.
  static void warm_up(Context& ctx, SlotId slot) {
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
      if (ctx.counted(slot, kAlone, id) == 0) continue;
      if (!on_board(ctx.pos(), id) || !isolated(ctx.pos(), slot, id)) ctx.count(slot, kAlone, id, 0);
    }
  }
};

}  // namespace

Army russia_army() {
  return {"russia",
          "Russia: winter",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Winter>()); }};
}

}  // namespace arbiter::european
