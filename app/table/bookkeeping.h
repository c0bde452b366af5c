// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/table/session.h"
#include "db/types.h"

namespace arbiter::table {

/// What the referee's replies mean for the records; no database here.
namespace notes {

/// Status, result and points as a state has them.
[[nodiscard]] db::Standing standing_of(const view::GameView& state);

/// Who sits where, in the order of the seats: `setup` and `state` of a game that begins, names and people by seat.
[[nodiscard]] std::vector<db::SeatEntry> seats_of(const Value& setup, const view::GameView& state,
                                                  const std::map<std::string, std::string>& players,
                                                  const std::map<std::string, db::PersonId>& people);

/// The events of a ply out of a book, as its arbiter sees them.
[[nodiscard]] view::GameEvents events_of(const db::Ply& ply);

/// The `scored` events as awards. One that is not among the public events is secret.
[[nodiscard]] std::vector<db::Award> awards_of(const view::GameEvents& events, const view::GameEvents& public_events);

/// Who acted: the prefix of `W:censor`, else the seat whose turn it was in `state`, else empty.
[[nodiscard]] std::string actor_of(const std::string& action, const view::GameView& state);

/// Where two lists of events first differ; none when they are equal. Which ply it is has to be filled in.
[[nodiscard]] std::optional<Mismatch> first_difference(const view::GameEvents& then, const view::GameEvents& now);

}  // namespace notes

/// The plies of one game in order, with which of them stand after undo and redo.
class PlyList {
 public:
  PlyList() = default;
  explicit PlyList(std::vector<db::Ply> plies);

  /// Adds a ply of kind act or override; what had been taken back can no longer be brought again.
  /// For undo and redo, `count` says how many; fills in the ply's `undone` or `restored`.
  const db::Ply& add(db::Ply ply, int count = 1);

  [[nodiscard]] int next_number() const { return static_cast<int>(plies_.size()); }
  /// The awards that stand.
  [[nodiscard]] std::vector<db::Award> awards() const;
  /// The seats' places in a game that has ended with `standing`, 1 is best, level places equal: who won is before who
  /// did not; then points count; where nobody has any, who was eliminated later is better.
  [[nodiscard]] std::map<std::string, int> places(const db::Standing& standing) const;
  /// Their sum for each seat.
  [[nodiscard]] std::map<std::string, double> totals() const;
  /// Adds to the last ply what makes the totals equal to `points`, so that the ledger always tells the referee's score.
  void balance(const std::map<std::string, double>& points, const std::string& reason);
  [[nodiscard]] const db::Ply& last() const { return plies_.back(); }
  [[nodiscard]] const std::vector<db::Ply>& all() const { return plies_; }

 private:
  void stack(const db::Ply& ply);

  std::vector<db::Ply> plies_;
  std::vector<int> done_;
  std::vector<int> taken_back_;
};

}  // namespace arbiter::table
