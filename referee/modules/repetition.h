// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// Who is chasing, as far as a game knows the notion: a seat may not attack the same piece with the same piece over
/// and over until the position repeats.
struct Chase {
  std::vector<Kind> free_chasers;  ///< kinds whose attacks are no chase (king, pawn)
  std::vector<Kind> free_victims;  ///< kinds that may be chased (king)
  Kind pawn = kNoKind;             ///< may be chased while it stands at home
  std::uint8_t home = kNoZone;     ///< where that is
  Kind strong = kNoKind;           ///< chased even when protected …
  std::vector<Kind> weak;          ///< … by these kinds
  const RuleText* rule = nullptr;  ///< cited when the chaser loses
};

/// The same position (pieces, hands, seat to act) again: claimed, or the end of the game at once.
///
/// Where the game punishes it, the moves since the position's first occurrence are judged when it ends the game: the
/// one seat whose every move gave check loses; else the one seat that chased perpetually; else it is a draw. The
/// position set up counts as its first occurrence. Public memory: `counters.repetition.seen`.
class Repetition final : public RuleOf<Repetition> {
 public:
  enum class Means { claim, automatic };
  struct Terms {
    int times = 3;  ///< how often the position has to stand
    Means means = Means::claim;
    const RuleText* draw = nullptr;
    const RuleText* check = nullptr;  ///< perpetual check loses; nullptr: it does not
    Chase chase;
  };
  explicit Repetition(Terms terms) : terms_(std::move(terms)) {}
  /// The third time is a draw.
  Repetition(const RuleText& text, Means means) { terms_.draw = &text, terms_.means = means; }
  [[nodiscard]] std::vector<const RuleText*> texts() const override;
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  [[nodiscard]] bool bitboard_for(const Position& pos, SlotId slot, int plies) const override;
  void on_ready(Context& ctx, SlotId slot) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  const RuleText* claim(const Position& pos, SlotId slot, Seat seat) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

  /// How often one position can have stood at the most when `plies` more moves have been made from here, where the past
  /// remembers this position and every one before it. The same stands again after four moves at the earliest.
  static int often_enough_after(const Position& pos, int plies);

 private:
  enum Memory { kSeen };
  void end(Context& ctx, std::uint64_t key) const;
  Terms terms_;
};

/// The other way round: a move that would bring a position about for the third time is refused to some seats, unless
/// nothing else is legal. Stands after every other rule that takes actions away. Public memory: `counters.repetition`
/// with `seen` and, once there are any, `stood`: how often the positions that may not come about again have stood, by
/// their keys, so that a position set up from a state allows what the game allows.
class RepetitionRefused final : public RuleOf<RepetitionRefused> {
 public:
  /// May the seat repeat all the same?
  using Free = bool (*)(const Position&, Seat);
  RepetitionRefused(const RuleText& text, Free free) : text_(text), free_(free) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void on_ready(Context& ctx, SlotId slot) const override;
  void on_judge(Context& ctx, SlotId slot) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;

 private:
  enum Memory { kSeen };
  static constexpr int kTimes = 3;
  const RuleText& text_;
  Free free_;
};

/// The links of the past since the first occurrence of `key`, the latest first.
std::vector<const Past*> since_first(const Position& pos, std::uint64_t key);

/// Did `seat`, whose moves are among those of `stretch` (latest first, the last one leading to `pos`, none a capture),
/// chase one piece with one piece by each of them?
bool chased_perpetually(const Position& pos, const std::vector<const Past*>& stretch, Seat seat, const Chase& chase);

}  // namespace arbiter
