// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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
  bool without_plies = false;  ///< only games in which nothing was played
};

/// In which order games are listed; where equal, the one that was kept last comes first. `players`: by the name at the
/// first seat, then at the second; `result`: won games by their winner's name, then drawn ones, then unfinished ones;
/// `event`: by its name. A game without such a name comes behind the others.
enum class GameOrder { kept, newest, oldest, ruleset, longest, players, result, event };

/// Compares two names as people sort them: less than, equal to or greater than 0. It must not throw.
using CompareNames = std::function<int(std::string_view, std::string_view)>;

/// A page of a list of games.
struct ListPage {
  int limit = 100;                 ///< so many games at most; 0: all
  std::optional<GameId> before{};  ///< only games that were kept before this one; none: from the newest on
  GameFilter filter{};
  GameOrder order = GameOrder::kept;
  int skip = 0;            ///< so many games of the list stand on the pages before
  bool backwards = false;  ///< the order is reversed: the shortest game first, names from Z to A
  CompareNames names{};    ///< none: letters of the alphabet without their case, all others by their code
  /// For GameOrder::ruleset: the rulesets in the order of their titles; others come behind them. Empty: by their ids.
  std::vector<std::string> rulesets{};
};

/// A game in such a list, as everybody may see it.
struct ListedGame {
  GameSummary game;
  std::string event;  ///< at which it was played; may be empty
  std::vector<std::string> tags;
};

/// A game with which something could not be done, and why.
struct Unmoved {
  GameId game = 0;
  Error why;
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
  /// The numbers of a page's games, in its order: a list that is read in parts by `lines`.
  [[nodiscard]] Expected<std::vector<GameId>> numbers(const ListPage& page) const;
  /// The lines of these games, in this order. Games that are not there any more are left out.
  [[nodiscard]] Expected<std::vector<ListedGame>> lines(std::span<const GameId> games) const;
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

  // The same with several games at once. All of it is done, or nothing; games that are not there any more are no error.
  /// Adds a tag to each of them.
  [[nodiscard]] Expected<void> add_tag(std::span<const GameId> games, const std::string& tag);
  [[nodiscard]] Expected<void> set_archived(std::span<const GameId> games, bool archived);
  /// A game that must not be deleted stays where it is; these games are returned.
  [[nodiscard]] Expected<std::vector<Unmoved>> set_deleted(std::span<const GameId> games, bool deleted);
  /// Erases the games that have been in the bin for so many days or more (0: all); their tokens.
  [[nodiscard]] Expected<std::vector<std::string>> empty_bin(int days);

 private:
  struct Impl;
  explicit Shelves(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::db
