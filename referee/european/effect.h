// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "referee/core/context.h"

// What powers do to the table, and whether they may. The one test behind all of them: an effect is carried out on a
// copy with all that follows from it at once, and the checks of two complete positions are compared.
namespace arbiter::european {

/// Who gives check to each seat: a bit each seat.
using Checks = std::array<std::uint64_t, kSeats>;

/// Brings Position::checked up to date with what stands on the table.
void refresh_checks(Context& ctx);
/// The checks that stand in the position.
Checks checks_now(const Position& pos);

/// What a power does, as a whole, to whatever position it is carried out in.
using Effect = std::function<void(Context&)>;
/// The effect of `by` that consists of these changes; those that a protection stops are left out.
Effect all_of(SlotId by, std::vector<Change> changes, const RuleText& rule);

/// The position after an effect and all that follows from it at once: what rules count and mark, the seats that fall
/// and the pieces that pass on. Its checks are up to date. Nothing of the turn goes on.
Position carried_out(const Position& pos, const Effect& effect);

/// Which effects of a power may not happen in a position, because a seat would newly be in check from a seat other than
/// the one that acts.
class Trial {
 public:
  /// `by`: the power whose effect it is. `acting`: who may give check, none for the seat whose turn it is.
  Trial(const Position& pos, SlotId by, Seat acting = Seat::none);
  /// The same, judged on what the power's owner knows: for what it may choose.
  static Trial for_owner(const Position& pos, SlotId by, Seat acting = Seat::none);
  [[nodiscard]] bool refuses(const Effect& effect) const;

  // The same in two steps, for powers with limits of their own.
  /// The checks that stand without the effect, and with it.
  [[nodiscard]] const Checks& checks_before() const;
  [[nodiscard]] Checks checks_after(const Effect& effect) const { return carried_out(pos(), effect).checked; }
  /// May an effect happen that leads to these checks?
  [[nodiscard]] bool allows(const Checks& after) const;

 private:
  Trial(std::optional<Position> known, const Position& pos, SlotId by, Seat acting);
  [[nodiscard]] const Position& pos() const { return known_ ? *known_ : *pos_; }

  std::optional<Position> known_;  ///< in place of the position, where something is hidden
  const Position* pos_;
  Seat acting_;
  bool tested_;  ///< is the rule in force, and the power a seat's?
  mutable std::optional<Checks> was_;
};

/// Lets an effect of `by` happen that nobody has chosen, as a whole; false: it is refused and does not happen.
bool attempt(Context& ctx, SlotId by, const Effect& effect);

}  // namespace arbiter::european
