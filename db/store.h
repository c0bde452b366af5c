// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "db/feed.h"
#include "db/types.h"

namespace arbiter::db {

/// A game of this file that is told to a club's server.
struct FedGame {
  GameId game = 0;
  std::string token;
  ToClub to_club;
  int epoch = 0;          ///< given by the club; 0: not yet
  int acknowledged = -1;  ///< the club has all plies up to this one
  int last = -1;          ///< the newest ply
  Message refused;        ///< why nothing more is sent; empty while it is
};

/// What the club does not have of a game, or a part of it.
struct FedPart {
  std::vector<FedPly> plies;
  int last = -1;         ///< the game's newest ply …
  Standing standing;     ///< … and how it stands after it
  nlohmann::json clock;  ///< as `clock` has it
};

/// Who plays where, as a club has told it.
struct ToldSeating {
  nlohmann::json told;
  std::string at;  ///< when, as now() writes it
};

/// The database of games, one SQLite file. What a writing function has returned without an error is on the disk: it
/// survives a killed process and a power cut (rollback journal, synchronous EXTRA). Nothing that happened in a game is
/// ever changed or erased; corrections are further plies.
/// One thread at a time; several programs may share a file, one of them writing a given game.
class Store {
 public:
  enum class Missing { create, refuse };
  /// When every page of the file is looked at, which takes seconds for a gigabyte: after a program that wrote in it did
  /// not close it (see UseMark), or at any rate.
  enum class Check { after_a_crash, always };

  /// Opens or creates the file, and brings an older schema up to date after copying the file beside itself.
  /// `:memory:` is a database for tests. Errors: `newer_schema`, `foreign_file`, `corrupt`, `not_found` (with
  /// Missing::refuse), `io`, `read_only`, `busy`, `full`.
  [[nodiscard]] static Expected<Store> open(const std::filesystem::path& file, Missing missing = Missing::create,
                                            Check check = Check::after_a_crash);

  ~Store();
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;

  /// Writes a game and its start (ply 0) at once. Asked again with the same token it returns the same id, so it can
  /// be repeated after a failure whose outcome is not known. A seat's name without a person's number is the only person
  /// who has it, of several the one of whom nothing else is known; who is not known yet becomes a person.
  [[nodiscard]] Expected<GameId> begin(const NewGame& game, const Ply& start, const Standing& standing);

  /// Writes a ply and how the game stands after it, at once. `ply.number` must be the next one; the same ply again
  /// changes nothing. An ended game whose end is undone is open again. Errors: `conflict` when another ply has the
  /// number, and those of the disk.
  [[nodiscard]] Expected<void> append(GameId game, const Ply& ply, const Standing& standing);

  /// What `put` found.
  struct Kept {
    GameId id = 0;
    int found = 0;  ///< plies that were there before, the start included
  };
  /// Brings a game to where it stands: what the file does not have of it, all of it if need be, is written at once.
  /// `plies` are all there are, the start first. Errors: `conflict` when the file has the game otherwise, `replaced`,
  /// and those of the disk.
  [[nodiscard]] Expected<Kept> put(const NewGame& game, std::span<const Ply> plies, const Standing& standing);

  /// Is the file that was opened still the one at its path?
  [[nodiscard]] bool in_place() const;

  /// A page of the games, newest first. Nothing in it depends on how many games there are.
  [[nodiscard]] Expected<std::vector<GameSummary>> games(const GamePage& page = {}) const;

  /// The newest game; none where there is no game at all.
  [[nodiscard]] Expected<std::optional<GameId>> newest() const;

  /// One game with its plies, events and awards, in order. Error `not_found` names the games there are.
  [[nodiscard]] Expected<StoredGame> load(GameId game, Audience audience) const;

  /// Games, not in the bin, that took the same course: those whose `moves` are these, and of those without that were
  /// begun about that day (2005-07-28; empty: on a day that is not known) the ones of that many actions whose plies
  /// give them. The oldest first.
  [[nodiscard]] Expected<std::vector<GameSummary>> games_like(const std::string& moves, const std::string& ruleset,
                                                              const std::string& day, int actions) const;

  /// The awards that stand (nothing that was taken back), in order; their sums are the seats' points.
  [[nodiscard]] Expected<std::vector<Award>> points(GameId game, Audience audience) const;

  /// Notes how much time a game and its seats have used, instead of what was noted before. Any JSON object.
  [[nodiscard]] Expected<void> set_clock(GameId game, const nlohmann::json& reading);

  /// What `set_clock` noted last, null where it never did.
  [[nodiscard]] Expected<nlohmann::json> clock(GameId game) const;

  // Games that are told to a club's server: their plies wait in this file from the moment they are written.
  /// The games of which plies wait and may be sent; `all`: every game that is told, the oldest first.
  [[nodiscard]] Expected<std::vector<FedGame>> fed_games(bool all = false) const;
  /// What comes behind ply `after`, at least one ply and no more than about so many bytes.
  [[nodiscard]] Expected<FedPart> to_be_fed(GameId game, int after, std::size_t bytes) const;
  /// Notes what the club says it has, and as which of the game's tables it knows this one.
  [[nodiscard]] Expected<void> note_fed(GameId game, int epoch, int acknowledged);
  /// Nothing more of the game is sent, and why.
  [[nodiscard]] Expected<void> note_refused(GameId game, const Message& why);
  /// Takes over a game that another table has told the club: all of its plies, the start first, as the club has them.
  /// `game` says who sits where and to whom it is told from now on. A game that is in the file already gets what it
  /// lacks. Errors: `bad_data` where the plies are no chain, `conflict` where the file's game took another course.
  [[nodiscard]] Expected<GameId> take_over(const NewGame& game, int epoch, std::span<const FedPly> plies,
                                           const Standing& standing);
  /// Keeps what a club tells of an event's tables, instead of what it told before.
  [[nodiscard]] Expected<void> keep_seating(const std::string& club, const std::string& event,
                                            const nlohmann::json& told);
  /// What it told last; none where it never did.
  [[nodiscard]] Expected<std::optional<ToldSeating>> seating(const std::string& club, const std::string& event) const;

  /// SQLite's integrity_check and foreign_key_check.
  [[nodiscard]] Expected<void> check() const;

  /// Copies the database to a new file, then opens and checks the copy; without an error the backup is good.
  [[nodiscard]] Expected<void> back_up(const std::filesystem::path& to) const;

  /// The file, absolute, or `:memory:`.
  [[nodiscard]] const std::string& path() const;

 private:
  struct Impl;
  explicit Store(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// Where games are kept unless another file is named: $ARBITER_DATABASE, else $XDG_DATA_HOME/arbiter/games.sqlite, by
/// default ~/.local/share/arbiter/games.sqlite.
[[nodiscard]] std::filesystem::path default_path();

}  // namespace arbiter::db
