// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "app/event/event.h"
#include "app/event/standings.h"
#include "db/club/types.h"

// Rounds without a game, as people say them.
namespace arbiter::desk {

/// What a bye or an absence is worth: "half a point", "one point", "no point", "1½ points". `exact`: as Fraction::text.
[[nodiscard]] QString worthText(const std::string& exact);

/// The byes of an event in words. What they are worth is counted once for all of them, when the first is asked for.
class ByeWords {
 public:
  /// `session` must live as long.
  explicit ByeWords(const event::EventSession& session) : session_(&session) {}
  /// "sits out (half a point)", "has no table (one point)"; without the points where they are not known.
  [[nodiscard]] QString now(const db::club::Bye& bye) const;
  /// The same of a round that is over: "sat out (half a point)".
  [[nodiscard]] QString past(const db::club::Bye& bye) const;
  /// What a bye is worth, as worthText; empty where it is not known.
  [[nodiscard]] QString worth(const db::club::Bye& bye) const;

 private:
  [[nodiscard]] QString withPoints(const QString& words, const db::club::Bye& bye) const;

  const event::EventSession* session_;
  mutable std::optional<event::ByeWorth> worth_;
};

}  // namespace arbiter::desk
