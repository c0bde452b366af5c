// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "db/types.h"

// The games of a file as people look for them afterwards: sought through, tagged, put aside, deleted.
namespace arbiter::db {

/// A word to be found with a game: in a player's or an army's name, an event, a tag, the source, or its ruleset.
struct SoughtWord {
  std::string text;
  std::vector<std::string> rulesets{};  ///< ids of those that the word means
  std::vector<std::string> armies{};    ///< the same
};

/// Which games are listed. What is left empty is not asked for.
struct GameFilter {
  enum class Shelf { current, archive, bin, all };  ///< all: but the bin
  enum class Result { any, unfinished, over, won, drawn };
  std::vector<SoughtWord> words{};  ///< every one of them is found
  std::string ruleset{}, army{}, event{}, tag{};
  std::string since{}, until{};  ///< begun at or after; before: as `now()` writes it
  Result result = Result::any;
  Shelf shelf = Shelf::all;
};

/// In which order games are listed; where equal, the one that was kept last comes first.
enum class GameOrder { kept, newest, oldest, ruleset, longest };

/// A page of a list of games.
struct ListPage {
  int limit = 100;                 ///< so many games at most; 0: all
  std::optional<GameId> before{};  ///< only games that were kept before this one; none: from the newest on
  GameFilter filter{};
  GameOrder order = GameOrder::kept;
  int skip = 0;  ///< so many games of the list stand on the pages before
};

/// A game in such a list, as everybody may see it.
struct ListedGame {
  GameSummary game;
  std::string event;  ///< at which it was played; may be empty
  std::vector<std::string> tags;
};

/// The shelves on which a file's games lie. A connection of its own beside that of a Store; what a writing function has
/// returned without an error is on the disk. One thread at a time.
class Shelves {
 public:
  /// Opens a file of games that is there, and brings it up to date. Errors: as Store::open.
  [[nodiscard]] static Expected<Shelves> open(const std::filesystem::path& file);
  ~Shelves();
  Shelves(Shelves&&) noexcept;
  Shelves& operator=(Shelves&&) noexcept;

  [[nodiscard]] Expected<std::vector<ListedGame>> games(const ListPage& page = {}) const;
  /// How many there are that a filter lets through.
  [[nodiscard]] Expected<std::int64_t> count(const GameFilter& filter) const;
  /// Every tag that some game has, the most used first.
  [[nodiscard]] Expected<std::vector<std::string>> tags() const;
  /// The events at which games were played, the latest first, so many at most.
  [[nodiscard]] Expected<std::vector<std::string>> events(int limit) const;
  /// The armies that were played, by name.
  [[nodiscard]] Expected<std::vector<std::string>> armies() const;
  /// The game's name outside this file. Error `not_found`.
  [[nodiscard]] Expected<std::string> token(GameId game) const;
  /// What the clocks said after each ply, by the plies' numbers: `game` and `seats` of what Store::set_clock noted
  /// first after it. Plies after which nothing was noted are not there.
  [[nodiscard]] Expected<std::map<int, nlohmann::json>> clocks(GameId game) const;

  // Where games lie, and what they are called; nothing of what happened in them. Error `not_found`.
  [[nodiscard]] Expected<void> set_tags(GameId game, const std::vector<std::string>& tags);
  [[nodiscard]] Expected<void> set_archived(GameId game, bool archived);
  /// Throws a game in the bin, or takes it out. Error `conflict` for a game that counts at a club's event, or that is
  /// not told to its club wholly.
  [[nodiscard]] Expected<void> set_deleted(GameId game, bool deleted);
  /// Erases the games that have been in the bin for so many days or more (0: all); their tokens.
  [[nodiscard]] Expected<std::vector<std::string>> empty_bin(int days);

 private:
  struct Impl;
  explicit Shelves(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::db
