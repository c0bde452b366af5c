// SPDX-License-Identifier: MIT
// King of the Hill: points for pieces on the four squares in the middle.
#include <algorithm>

#include "referee/european/modes/ways.h"

namespace arbiter::european {

namespace {

constexpr RuleText kHill{"modes.hill",
                         "At the start of its turn a seat scores a point for each of its pieces on the four squares in "
                         "the middle; who reaches the agreed number of points wins.",
                         "European Chess, King of the Hill"};

class Hill final : public RuleOf<Hill> {
 public:
  explicit Hill(int target) : target_(target) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kHill}; }
  void on_turn_start(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    const Seat seat = pos.to_act;
    if (!pos.playing(seat)) return;
    const auto mine = pieces_of(pos, seat);
    const auto points = std::count_if(mine.begin(), mine.end(), [&](PieceId id) {
      return in_middle(pos.board(), pos.pieces[id].cell) && !pos.find_mark("no-points", id);
    });
    if (points == 0) return;
    ctx.propose(slot, change::scored(seat, static_cast<int>(points), "hill"), kHill);
    if (pos.seats[index(seat)].points >= target_) ctx.finish(pos.rules->friends[index(seat)], kHill);
  }

 private:
  int target_;
};

}  // namespace

void add_hill(Rules& rules, int target) { rules.add(std::make_unique<Hill>(target)); }

std::uint8_t hill_leaders(const Position& pos) {
  int most = 0;
  std::uint8_t leaders = 0;
  bool shared = false;
  for (const Seat seat : pos.rules->seats) {
    const int points = pos.playing(seat) ? pos.seats[index(seat)].points : 0;
    if (points == 0 || points < most) continue;
    const std::uint8_t side = pos.rules->friends[index(seat)];
    shared = points == most && (shared || side != leaders);
    most = points;
    leaders = side;
  }
  return shared ? 0 : leaders;
}

}  // namespace arbiter::european
