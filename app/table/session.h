// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/table/referee.h"
#include "db/store.h"
#include "value/message.h"

namespace arbiter::table {

using Origin = db::Origin;

/// Who sits where and where the game is watched from, for the book-keeping.
struct TableInfo {
  std::map<std::string, std::string> players{};  ///< seat -> name
  std::string source{};                          ///< camera, file or folder; empty: entered by hand
  std::map<std::string, db::PersonId> people{};  ///< seat -> who it is, where that is known
  std::string token{};  ///< of the game, where a club has named it beforehand; no other game may have it
  std::string club{};   ///< address of a club's server that is to be told of the game, see link::Sender; empty: none
};

/// Where a game that is taken up is not what it was when it was played.
struct Mismatch {
  int ply = 0;
  std::size_t ordinal = 0;                       ///< of the event, from 0
  std::optional<view::GameEvent> then{}, now{};  ///< none: there was, or is, no such event
  Message message{};                             ///< what is not as it was
};

/// What has become of a game: the referee's answer, as everybody may see it, and what the books say to it.
struct Reply {
  std::string action{};       ///< of an act, with the dice that fell
  view::GameEvents events{};  ///< that led there
  view::GameView state{};
  std::optional<db::GameId> game{};    ///< its id; none while it could not be stored
  int ply = 0;                         ///< its number
  bool stored = false;                 ///< it is on the disk
  Message warning{};                   ///< why it is not, or not where it should be; empty: all is well
  Value setup{};                       ///< of a game that begins: what everybody may see of how it was begun
  Value about{};                       ///< what is told of a game that was loaded; nothing: nothing
  std::vector<Message> left_out{};     ///< what its text said and cannot be kept
  std::optional<Mismatch> mismatch{};  ///< the first one
  bool already = false;  ///< of a game that was loaded: it is `game`, which was there already, and nothing was kept
};

/// A record that is to be loaded.
struct Loading {
  std::string format{};  ///< its name; empty: the one that the text looks like
  TableInfo table{};     ///< goes before what the text says
  int first_line = 1;    ///< on which it begins in its file, for the places of what is told
  /// Games up to this number are looked at: where one of them has these moves, players and day, it is not kept twice.
  /// None: it is kept however often it is there.
  std::optional<db::GameId> known{};
};

/// A game written down: of the format `json` a table, else a text.
struct Record {
  std::string format{};
  Value record{};
  /// As a file has it; JSON in one line, or indented.
  [[nodiscard]] std::string text(int indent = -1) const;
};

/// One game at a table: the referee and the database together. Whatever changes the game is durable before the reply
/// is returned.
///
/// A database that fails never stops the game: what could not be stored is kept and written as soon as the database
/// works again; a file that was deleted or replaced is written anew, and where that cannot be the game is kept in a
/// file beside it. Errors are the referee's refusals, and change nothing.
///
/// No threads of its own: one owner at a time.
class Session {
 public:
  /// Keeps games in `file` (`:memory:` for tests). Opened at once; a file that cannot be opened is tried again with
  /// every change, see `warning()`.
  explicit Session(std::filesystem::path file = db::default_path(), Referee referee = make_referee());
  ~Session();
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;

  /// Begins a game. `setup`: see Begin. Without a seed one is drawn and stored, so that thrown dice can be replayed.
  Expected<Reply> new_game(Value setup, const TableInfo& table = {});

  /// Takes up a stored game by replaying its requests. A request that is now refused is an error (code `cannot_replay`)
  /// and the session keeps the game it had; an event that now differs from the stored one is reported as `mismatch`.
  Expected<Reply> resume(db::GameId game);

  /// Begins the game that a record tells (a text in any format the referee reads, JSON too; `format` empty: the one
  /// that it looks like), plays all of it and stores it at once. Names and the date are taken from it; `table` goes
  /// before. The reply is that of the last action. A text that is refused changes nothing.
  Expected<Reply> load(const std::string& text, const std::string& format = {}, const TableInfo& table = {});
  Expected<Reply> load(const std::string& text, const Loading& how);

  /// The game as protocol::write_record writes it, with the names, date and time that are known; `format` as there,
  /// `usual` for the game's own. `whole`: also what is hidden until the game is over. `told`: what is told of the game
  /// besides (event, site, round …), instead of what is known of these.
  [[nodiscard]] Expected<Record> record(const std::string& format, bool whole = false, const Value& told = {}) const;

  /// An action in the protocol's words, `d2d4`, `W:react censor`, `roll 5`. `note`: what is told of it, see Act.
  Expected<Reply> act(const std::string& action, const Origin& origin = {}, const Value& note = {});
  /// The last action was a computer's, and no hand has done any of it: the table instructions are all of its work.
  void leave_to_hands();
  Expected<Reply> undo(int count = 1, const Origin& origin = {});
  Expected<Reply> redo(int count = 1, const Origin& origin = {});

  /// An arbiter's correction: `correction` holds `position` or `events`, `reason` says why and must not be empty.
  Expected<Reply> override(Value correction, const std::string& reason, const Origin& origin = {});

  /// The game as the viewer may see it; empty before one is begun.
  [[nodiscard]] view::GameView state(Viewer viewer = Viewer::everyone()) const;
  /// What may be said now, as far as the viewer can know it; `seat`: by that seat alone.
  [[nodiscard]] Open legal(Viewer viewer = Viewer::arbiter(), Seat seat = Seat::none) const;
  /// The table instructions.
  [[nodiscard]] view::TableInstructions works() const;
  /// A rule by its full id. Errors: `unknown_rule`.
  [[nodiscard]] Expected<view::Explanation> explain(const std::string& rule) const;

  /// The game as it stands, with all that is hidden in it; see Referee::game. Holds until the next change.
  [[nodiscard]] const Game* game() const;
  /// The same if the last `back` steps had not been taken and `actions` had been played instead. Errors: why the first
  /// of them that is refused is.
  [[nodiscard]] Expected<Game> what_if(int back, const std::vector<std::string>& actions) const;

  /// Another number whenever the game may be another than before: what was asked of it holds as long as it is the same.
  [[nodiscard]] std::uint64_t revision() const;

  /// Tries once more to write what could not be stored; true when everything is on the disk.
  bool flush();

  /// Plies not on the disk yet; 0 when all is well.
  [[nodiscard]] std::size_t unstored() const;
  /// Why the database does not work at the moment, or what had to be done about it at the last change; empty when all
  /// is well.
  [[nodiscard]] const Message& warning() const;
  /// The newest game of the database; 0 where there is none.
  [[nodiscard]] db::GameId newest_game() const;
  /// The game's id in the database; none before a game is begun or while it could not be stored.
  [[nodiscard]] std::optional<db::GameId> game_id() const;
  /// The awards that stand, with what is not stored yet; their sums are the seats' points.
  [[nodiscard]] std::vector<db::Award> points() const;
  /// Every ply from the game's start on, what was taken back too (`is_undone`), as everybody may see them: without
  /// their requests and, until the game is over, without what is hidden. The same in a resumed game.
  [[nodiscard]] std::vector<db::Ply> history() const;
  /// The requests that changed the game, its start first; `replay` in another session gives the same game. With
  /// everything that is hidden in it.
  [[nodiscard]] std::vector<Request> requests() const;
  /// Carries out a request of `requests`, whatever its kind. The reply is that of the function for it.
  Expected<Reply> replay(const Request& request);
  /// The same of a request as books keep it; what is none is refused as well.
  Expected<Reply> replay(const Value& kept);
  /// Notes how much time the game and its seats have used, see db::Store::set_clock. False while that is not stored; a
  /// clock that is noted late is no alarm.
  bool keep_clock(const Value& reading);
  /// What was noted of this game last; nothing where nothing was.
  [[nodiscard]] Value clock() const;
  /// The file the game is kept in: the one that was named, or one beside it while that cannot be used.
  [[nodiscard]] std::filesystem::path file() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::table
