// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/beginning.h"
#include "referee/core/engine.h"
#include "referee/core/viewer.h"

namespace arbiter {

/// How a game stands: the position on its board, or on each of its joined boards.
struct Standing {
  std::vector<Position> boards;  ///< one, or one for each joined board
  std::optional<Result> result;  ///< once it is over
};

/// A game: how it was set up and what has been recorded since. Everything else can be computed again, bit for bit.
class Game {
 public:
  /// One recorded entry: an action, or an arbiter's correction with its reason.
  struct Ply {
    std::string action;                          ///< canonical text; empty for a correction
    Value correction;                            ///< the `override` request's `events` or `position` and `reason`
    std::size_t board = 0;                       ///< on which of joined boards
    std::uint8_t audience = Viewer::kEverybody;  ///< seats that may know what was said, a bit each
    Standing after;                              ///< how the game stands then
    EventList events;                            ///< what it caused, in order
    std::vector<std::vector<std::pair<Cell, Piece>>> table;  ///< by board: what hands have left before the effects
    Value note;                                              ///< what was told of it, see annotate
  };

  /// Errors: `unknown_ruleset`, `bad_option`, `bad_army`, `bad_position` with what is wrong.
  static Expected<Game> start(Beginning beginning);

  /// The rules of a board, counted from 0.
  [[nodiscard]] const Rules& rules(std::size_t board = 0) const {
    return board == 0 ? *rules_ : *rules_->beside[board - 1];
  }
  /// On how many boards it is played.
  [[nodiscard]] std::size_t boards() const { return 1 + rules_->beside.size(); }
  /// Is it played on several boards? Then every action carries its seat, and the seat tells the board.
  [[nodiscard]] bool joined() const { return !rules_->beside.empty(); }
  /// The board at which `seat` sits; nothing when nobody sits there.
  [[nodiscard]] std::optional<std::size_t> board_of(Seat seat) const;
  /// How the game stands now.
  [[nodiscard]] const Standing& standing() const { return plies_.empty() ? start_ : plies_.back().after; }
  /// The position on a board, counted from 0.
  [[nodiscard]] const Position& position(std::size_t board = 0) const { return standing().boards[board]; }
  /// Has it ended?
  [[nodiscard]] bool over() const { return standing().result.has_value(); }
  /// The events of the last act, correction, undo or redo; of the set-up before any.
  [[nodiscard]] const EventList& last_events() const { return plies_.empty() ? start_events_ : plies_.back().events; }
  /// What was recorded, in order; without what was undone.
  [[nodiscard]] const std::vector<Ply>& plies() const { return plies_; }
  /// The position before ply `n`, counted from 0.
  [[nodiscard]] const Position& before(std::size_t n, std::size_t board = 0) const {
    return (n == 0 ? start_ : plies_[n - 1].after).boards[board];
  }
  /// How it was set up; with the armies that were dealt.
  [[nodiscard]] const Beginning& beginning() const { return beginning_; }

  /// Facts that people record about the game, a table: `event`, `site`, `date` (2024-05-01; unknown digits as ?),
  /// `time` (18:30:05), `round`, `comment` (before the first ply), `players` (seat -> name) and `tags`, all of them
  /// texts. The rules know nothing of it.
  [[nodiscard]] const Value& about() const { return about_; }
  /// Replaces it; nothing: there are no facts. Errors: `bad_request`.
  Expected<void> set_about(const Value& about);
  /// Replaces the facts about the last ply (before any: about the game): `comment`, `clock` (seconds left then),
  /// `spent` (seconds). Errors: `bad_request`.
  Expected<void> annotate(const Value& note);
  /// Is it something to annotate with? Errors: `bad_request`.
  [[nodiscard]] static Expected<void> checked_note(const Value& note);

  /// What is open now on all boards, as far as the viewer can know it; of joined boards every action has its seat. See
  /// Engine.
  [[nodiscard]] ActionList legal(Viewer viewer = Viewer::arbiter()) const;
  [[nodiscard]] ActionList reactions() const;      ///< open beside the decision
  [[nodiscard]] ActionList announcements() const;  ///< possible at any time: resigning, draws
  /// How many sequences of that many decision points there are; nothing when more than `most` positions would have to
  /// be looked into.
  [[nodiscard]] std::optional<std::uint64_t> perft(int depth, std::uint64_t most) const;

  /// Carries out an action given as text. A bare `roll` is thrown here and recorded with its dice.
  Expected<void> act(std::string_view text);
  /// No hand has done anything of the last ply: a computer has said it. What stands on the tables is what stood there
  /// before, and all of it is still to be done. A game that is taken up again does not know of it.
  void leave_to_hands();
  /// Drops the last `count` plies, or brings them back. Errors: `nothing_to_undo`, `nothing_to_redo`.
  Expected<void> undo(int count);
  Expected<void> redo(int count);  ///< see undo
  /// Where the game stands, to go back there when a change of it turns out to have failed half way.
  struct Mark {
    std::size_t plies = 0;    ///< how many were recorded
    std::vector<Ply> undone;  ///< what could be brought back
    std::mt19937_64 dice;     ///< the generator of the throws
  };
  [[nodiscard]] Mark mark() const;  ///< the present place
  /// Takes back what one act, correction, undo or redo has done since `mark`, the dice thrown included.
  void back_to(Mark mark);
  /// An arbiter's correction. `request` holds `events` or `position`, and `reason`; of joined boards also `board`, from
  /// 1. Errors: `bad_override`.
  Expected<void> correct(const Value& request);

  /// A copy for writing down: set-up, actions and events hold nothing but what the viewer may see. It cannot be played
  /// on.
  [[nodiscard]] Game seen_by(Viewer viewer) const;

  /// Standing on the table when the players have done nothing but their own moves' work; after an undo, what stood
  /// there before it.
  [[nodiscard]] std::vector<std::pair<Cell, Piece>> table(std::size_t board = 0) const;

  /// Which of the joined boards is meant by a number from outside, where they are counted from 1: counted here from 0;
  /// the first where nothing is said. Errors: `bad_request`.
  [[nodiscard]] Expected<std::size_t> board_numbered(const Value& number) const;

 private:
  Game() = default;
  Expected<Action> thrown(const Action& roll, std::size_t board);
  std::shared_ptr<const Rules> rules_;
  Beginning beginning_;
  Value about_ = Value::Table();
  Standing start_;
  EventList start_events_;
  std::vector<Ply> plies_;
  std::vector<Ply> undone_;
  std::mt19937_64 dice_;
};

}  // namespace arbiter
