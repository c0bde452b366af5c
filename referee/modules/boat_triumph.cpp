// SPDX-License-Identifier: MIT
#include "referee/modules/boat_triumph.h"

#include <memory>
#include <set>

#include "referee/core/context.h"

namespace arbiter {

namespace {

constexpr RuleText kTriumph{"original.boat-triumph",
                            "A boat that moves so that it and three other boats fill a square of two by two takes the "
                            "three, the partner's too.",
                            "The club's appendix, Original Rules, the boat"};

/// A boat's move that completes a square of four boats.
class BoatTriumph final : public RuleOf<BoatTriumph> {
 public:
  explicit BoatTriumph(Kind boat) : boat_(boat) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kTriumph}; }

  void on_moved(Context& ctx, SlotId slot) const override {
    const LastAction last_action = ctx.pos().last_action;
    if (last_action.kind_before != boat_) return;
    const Board& board = ctx.board();
    std::set<std::pair<int, int>> taken;  // file, rank
    for (const int left : {-1, 0}) {
      for (const int down : {-1, 0}) {
        std::set<std::pair<int, int>> block;
        for (const int x : {0, 1})
          for (const int y : {0, 1}) {
            const Cell cell = board.at(board.file(last_action.to) + left + x, board.rank(last_action.to) + down + y);
            const Piece* piece = cell.valid() ? ctx.pos().piece_at(cell) : nullptr;
            if (piece && piece->kind == boat_) block.emplace(board.file(cell), board.rank(cell));
          }
        if (block.size() == 4) taken.insert(block.begin(), block.end());
      }
    }
    taken.erase({board.file(last_action.to), board.rank(last_action.to)});
    for (const auto& [file, rank] : taken)
      ctx.propose(slot, change::captured(ctx.pos().at(board.at(file, rank)), last_action.seat), kTriumph);
  }

 private:
  Kind boat_;
};

}  // namespace

void add_boat_triumph(Rules& rules, Kind boat) { rules.add(std::make_unique<BoatTriumph>(boat)); }

}  // namespace arbiter
