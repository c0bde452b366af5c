// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "db/club/types.h"
#include "db/store.h"

namespace arbiter::db::club {

/// Who changes something, for the log.
struct By {
  std::string who;  ///< empty: not said
};

/// The club's part of the database: people, events, rounds, results, leagues and the log. It stands in the same file as
/// the games. Every change is one transaction, on the disk when it returns without an error, and in the log.
/// Errors, besides those of the disk as db::Store has them: `not_found` and `conflict`, whose messages name what there
/// is. One thread at a time.
class Club {
 public:
  /// Opens the file as Store does, older ones are brought up to date.
  [[nodiscard]] static Expected<Club> open(const std::filesystem::path& file,
                                           Store::Missing missing = Store::Missing::create);
  ~Club();
  Club(Club&&) noexcept;
  Club& operator=(Club&&) noexcept;

  /// The games in the same file.
  [[nodiscard]] Store& games();
  [[nodiscard]] const Store& games() const;

  /// Counts all changes, so that who looks on sees whether there is something new.
  [[nodiscard]] Expected<std::int64_t> changes() const;

  // People.
  [[nodiscard]] Expected<PersonId> add(const Person& person, const By& by);
  /// Replaces what is known of somebody.
  [[nodiscard]] Expected<void> change(const Person& person, const By& by);
  /// Everything of `gone` becomes `kept`'s: games, events, results. What is known of `kept` stays, what only `gone` has
  /// is taken over. Error `conflict` where both sat in one game, or take part in one event.
  [[nodiscard]] Expected<void> merge(PersonId kept, PersonId gone, const By& by);
  /// Takes out what is known of somebody, for good: name and data, and the name where it stands in what is told of
  /// games. Games, results and standings stay; the log says that it was done, not whom it was.
  [[nodiscard]] Expected<void> erase(PersonId person, const By& by);
  /// Everybody, by number; those merged into others and those erased too.
  [[nodiscard]] Expected<std::vector<Person>> people() const;

  // Events.
  [[nodiscard]] Expected<EventId> add(const Event& event, const By& by);
  [[nodiscard]] Expected<void> change(const Event& event, const By& by);
  /// All of them, the oldest first.
  [[nodiscard]] Expected<std::vector<Event>> events() const;
  [[nodiscard]] Expected<EventRecord> record(EventId event) const;
  /// Adds or replaces entrants; who is new and has no number gets the next one.
  [[nodiscard]] Expected<void> set_entrants(EventId event, std::span<const Entrant> entrants, const By& by);
  /// Takes somebody out who has not been seated in any round. Error `conflict`.
  [[nodiscard]] Expected<void> remove_entrant(EventId event, PersonId person, const By& by);
  [[nodiscard]] Expected<void> set_apart(EventId event, PersonId a, PersonId b, bool apart, const By& by);

  // Rounds. Published ones are never changed: error `conflict`.
  /// Replaces all drafts by these.
  [[nodiscard]] Expected<void> set_drafts(EventId event, std::span<const Round> rounds, const By& by,
                                          const std::string& what = "drafted");
  /// Freezes a draft; each of its tables gets the token of its game.
  [[nodiscard]] Expected<void> publish(EventId event, int round, const By& by);
  /// Gives a table of a published round another game, in place of one that is not to count.
  [[nodiscard]] Expected<void> play_again(EventId event, int round, int table, const std::string& reason, const By& by);

  // Results by hand; `id` and `at` are filled in.
  [[nodiscard]] Expected<void> add_result(EventId event, const HandResult& result);

  // Leagues.
  [[nodiscard]] Expected<LeagueId> put(const League& league, const By& by);
  [[nodiscard]] Expected<std::vector<League>> leagues() const;

  /// Games that have ended, of one ruleset or (empty) of all, in the order in which they ended.
  [[nodiscard]] Expected<std::vector<KeptGame>> finished(const std::string& ruleset = {}) const;
  /// The awards of most points that somebody earned in games that have ended, the greatest first.
  [[nodiscard]] Expected<std::vector<Moment>> best_moments(PersonId person, int most) const;
  /// Puts another person on a seat of a game; 0: nobody.
  [[nodiscard]] Expected<void> set_player(GameId game, const std::string& seat, PersonId person, const By& by);

  /// What was done, the newest last; `event`: only to that event. 0: everything.
  [[nodiscard]] Expected<std::vector<LogEntry>> log(EventId event = 0) const;

 private:
  struct Impl;
  explicit Club(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::db::club
