// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <stdexcept>
#include <string>

#include "referee/json/games.h"
#include "referee/json/state.h"
#include "tests/referee/support.h"
#include "text/value_json.h"

// Games of random play, and what must hold in each of them.
namespace arbiter::testing {

using nlohmann::json;

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine_() % n); }
  bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }
  template <class List>
  const auto& pick(const List& list) {
    return list[below(list.size())];
  }

 private:
  std::mt19937_64 engine_;
};

/// A `new` request with random armies and options. The first of a series takes the defaults.
inline json random_request(const RulesetInfo& info, Dice& dice, bool defaults) {
  json request{{"ruleset", info.id}, {"seed", dice.below(1'000'000)}};
  if (!info.armies.empty()) {
    std::vector<std::string> armies = info.armies;
    for (const std::string& seat : info.seats) {
      if (armies.empty()) break;
      const std::size_t i = dice.below(armies.size());
      request["armies"][seat] = armies[i];
      armies.erase(armies.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  if (defaults) return request;
  for (const OptionInfo& option : info.options)
    if (!option.values.empty() && dice.chance(40)) request["options"][option.name] = dice.pick(option.values);
  return request;
}

/// The same, without those of its options that exclude others: a request that can be played.
inline json playable_request(const RulesetInfo& info, Dice& dice, bool defaults) {
  json request = random_request(info, dice, defaults);
  for (auto game = game_json::start(request); !game; game = game_json::start(request)) {
    const std::string& code = game.error().code;
    const bool excluded = code == "bad_option" || code == "bad_army";
    if (!excluded || !request.contains("options") || request["options"].empty())
      throw std::runtime_error(request.dump() + ": " + game.error().message.english());
    auto one = request["options"].begin();
    std::advance(one, static_cast<std::ptrdiff_t>(dice.below(request["options"].size())));
    request["options"].erase(one);
  }
  return request;
}

/// One game of random play and everything that must hold in it.
class RandomGame {
 public:
  RandomGame(Game game, Dice& dice, std::set<std::string>& fired)
      : game_(std::move(game)), dice_(dice), fired_(fired) {}

  void play(int plies) {
    try {
      play_on(plies);
    } catch (const std::exception& e) {
      ADD_FAILURE() << e.what() << "\n" << history();
    }
  }

 private:
  void play_on(int plies) {
    look_at_events(game_.last_events());
    for (int n = 0; n < plies && !::testing::Test::HasFatalFailure(); ++n) {
      if (game_.joined()) board_ = dice_.below(game_.boards());
      look_at_position();
      if (::testing::Test::HasFailure()) return;
      const std::string action = choose();
      if (action.empty()) break;
      step(action);
      if (n % 16 == 15) undo_and_redo();
      if (n % 8 == 7) set_up_again();
    }
    replay();
  }

  [[nodiscard]] const Position& pos() const { return game_.position(board_); }
  [[nodiscard]] const Rules& rules() const { return game_.rules(board_); }
  /// The text with which an action open at this board is said in the game.
  [[nodiscard]] std::string said(Action action) const {
    if (game_.joined() && action.seat == Seat::none) action.seat = pos().decision.seat;
    return print(action, rules());
  }

  std::string history() const {
    std::string text = game_json::record(game_, Viewer::arbiter())["ruleset"].get<std::string>();
    for (const Game::Ply& ply : game_.plies()) text += ", " + ply.action;
    return text;
  }

  void look_at_position() {
    const Position& p = pos();
    SCOPED_TRACE(history());
    Position copy = p;
    ASSERT_TRUE(same(copy, p));
    // Exactly one place a piece, exactly one controller.
    std::size_t standing = 0;
    for (PieceId id = 0; id < p.pieces.size(); ++id) {
      const Piece& piece = p.pieces[id];
      if (piece.where != Where::board) continue;
      ++standing;
      ASSERT_TRUE(p.board().has(piece.cell));
      ASSERT_EQ(p.at(piece.cell), id) << "on " << p.board().name(piece.cell);
      ASSERT_NE(piece.army, Seat::none);
      ASSERT_TRUE(rules().seated(piece.controller)) << piece_text(rules(), piece);
    }
    std::size_t on_grid = 0;
    for (const Cell cell : p.board().cells()) on_grid += !p.empty(cell);
    ASSERT_EQ(on_grid, standing);

    const std::vector<std::string> legal = legal_now();
    ASSERT_TRUE(std::is_sorted(legal.begin(), legal.end()));
    ASSERT_EQ(std::set<std::string>(legal.begin(), legal.end()).size(), legal.size());
    if (p.over()) {
      ASSERT_TRUE(legal.empty());
    } else if (p.decision.seat != Seat::none) {
      ASSERT_FALSE(legal.empty()) << "decision " << p.decision.kind;
    }
    if (!p.over()) {
      ASSERT_TRUE(p.decision.pending());
    }
    if (legal.size() == 1) {
      ASSERT_NE(legal[0], "end") << "a point where nothing else is open is not presented";
      ASSERT_NE(legal[0], "choose none") << "a point where nothing else is open is not presented";
    }

    const json seen = game_json::state_json(p, Viewer::everyone());
    ASSERT_FALSE(seen.contains("secrets")) << seen["secrets"].dump();
    for (const auto& [key, value] : seen["seats"].items()) ASSERT_TRUE(value.contains("status")) << key;
    refuse_what_is_not_legal(legal);
  }

  std::vector<std::string> legal_now() const { return testing::legal_texts(pos()); }

  void refuse_what_is_not_legal(const std::vector<std::string>& legal) {
    const Position before = pos();
    std::set<std::string> open(legal.begin(), legal.end());
    for (const std::string& text : testing::texts(Engine::announcements(before), rules())) {
      open.insert(text);
      if (const std::size_t colon = text.find(':'); colon != std::string::npos) open.insert(text.substr(colon + 1));
    }
    const auto& cells = before.board().cells();
    for (int i = 0; i < 6; ++i) {
      Action action;
      action.from = dice_.pick(cells);
      action.to = dice_.pick(cells);
      const std::string text = print(action, rules());
      if (open.count(text)) continue;
      const auto outcome = Engine::act(before, action);
      ASSERT_FALSE(outcome) << text << " is not in the list but was accepted";
      explained(outcome.error().rule);
      ASSERT_FALSE(outcome.error().message.empty());
    }
    ASSERT_TRUE(same(before, pos()));
  }

  void explained(const std::string& rule) {
    const RuleText* text = rules().find_text(rule);
    ASSERT_NE(text, nullptr) << "nothing explains \"" << rule << "\"";
    ASSERT_FALSE(text->text.empty()) << rule;
    ASSERT_FALSE(text->source.empty()) << rule;
  }

  void look_at_events(const EventList& events) {
    for (const Event& e : events) {
      ASSERT_NE(e.rule, nullptr);
      const std::string id = rules().full_id(e.rule);
      explained(id);
      fired_.insert(id);
    }
  }

  /// What is played next; empty when nothing can be.
  std::string choose() {
    const Position& p = pos();
    if (game_.over()) return "";
    if (p.over()) {  // this board is at rest
      board_ = (board_ + 1) % game_.boards();
      return pos().over() ? "" : choose();
    }
    ActionList reactions = game_.reactions();
    std::erase_if(reactions, [&](const Action& a) { return game_.board_of(a.seat) != board_; });
    if (!reactions.empty() && dice_.chance(40)) return said(dice_.pick(reactions));
    const ActionList also = Engine::announcements(p);
    const ActionList legal = Engine::legal(p);
    if (!also.empty() && (legal.empty() || dice_.chance(2))) return said(dice_.pick(also));
    if (legal.empty()) return "";
    // Captures are rare in random play, and most of what games forbid or set off comes of them.
    if (dice_.chance(50)) {
      ActionList captures;
      for (const Action& a : legal)
        if (a.to.valid() && !p.empty(a.to)) captures.push_back(a);
      if (!captures.empty()) return said(dice_.pick(captures));
    }
    if (dice_.chance(20)) {
      ActionList special;
      for (const Action& a : legal)
        if (a.type != Action::Type::move) special.push_back(a);
      if (!special.empty()) return said(dice_.pick(special));
    }
    return said(dice_.pick(legal));
  }

  void step(const std::string& text) {
    SCOPED_TRACE(history() + " | " + text);
    const Position before = pos();
    const auto parsed = parse_action(text, rules());
    ASSERT_TRUE(parsed) << parsed.error().message.english();
    ASSERT_EQ(print(*parsed, rules()), text);
    const auto once = Engine::act(before, *parsed);
    ASSERT_TRUE(once) << once.error().message.english();
    const auto acted = game_.act(text);
    ASSERT_TRUE(acted) << acted.error().message.english();
    // Of joined boards the hands follow what happens on the others.
    ASSERT_EQ(once->position.grid, pos().grid);
    if (!game_.joined()) {
      ASSERT_TRUE(same(once->position, pos())) << "the same action led to two positions";
      ASSERT_EQ(once->events, game_.last_events());
    }
    look_at_events(game_.last_events());
  }

  /// What the state shows is enough to set the position up again.
  void set_up_again() {
    const Position& p = pos();
    if (p.over() || p.decision.kind != "move" || p.decision.slot != kNoSlot || !p.windows.empty()) return;
    const json arbiter = game_json::state_json(p, Viewer::arbiter());
    if (arbiter.contains("secrets")) return;
    SCOPED_TRACE(history());
    SCOPED_TRACE(arbiter.dump());
    const auto again = Engine::begin(rules(), text::value_of(arbiter));
    ASSERT_TRUE(again) << again.error().message.english();
    json state = game_json::state_json(again->position, Viewer::arbiter());
    if (!rules().army_names.empty()) {
      // Where armies have powers, a position begins a new record: first turns, losses and captures count from there,
      // and secrets are set anew. What stands on the board is the same.
      // But where that leaves the seat without a move (nothing has been captured yet, so nobody may capture a neutral
      // rook), its turn is over at once, with what falls due at its end.
      if (again->position.to_act != p.to_act) return;
      for (const char* field : {"pieces", "seats"}) ASSERT_EQ(state[field], arbiter[field]);
      return;
    }
    ASSERT_EQ(testing::legal_texts(again->position), legal_now());
    // How often a position has stood is not in the position.
    json wanted = arbiter;
    for (json* side : {&state, &wanted}) (*side)["counters"].erase("repetition");
    ASSERT_EQ(json::diff(wanted, state), json::array());
  }

  void undo_and_redo() {
    const int count = 1 + static_cast<int>(dice_.below(game_.plies().size()));
    const Position now = pos();
    const std::size_t plies = game_.plies().size();
    ASSERT_TRUE(game_.undo(count));
    ASSERT_EQ(game_.plies().size(), plies - static_cast<std::size_t>(count));
    ASSERT_TRUE(game_.redo(count));
    ASSERT_TRUE(same(now, pos()));
  }

  /// The same in every respect, but that two games have rules of their own.
  static bool alike(Position a, const Position& b) {
    a.rules = b.rules;
    return same(a, b);
  }

  /// The game played again from its record is the same game, bit for bit.
  void replay() {
    SCOPED_TRACE(history());
    const json record = game_json::record(game_, Viewer::arbiter());
    const auto again = game_json::load(record);
    ASSERT_TRUE(again) << again.error().message.english();
    ASSERT_EQ(game_json::state_json(*again, Viewer::arbiter()), game_json::state_json(game_, Viewer::arbiter()));
    ASSERT_EQ(game_json::record(*again, Viewer::arbiter()), record);
    if (game_.joined()) {
      for (std::size_t b = 0; b < game_.boards(); ++b) ASSERT_TRUE(alike(again->position(b), game_.position(b)));
      return;
    }
    auto begun = Engine::begin(rules(), text::value_of(record.value("position", json())));
    ASSERT_TRUE(begun);
    Position p = std::move(begun->position);
    for (const Game::Ply& ply : game_.plies()) {
      auto next = Engine::act(p, *parse_action(ply.action, rules()));
      ASSERT_TRUE(next) << ply.action;
      p = std::move(next->position);
      ASSERT_TRUE(same(p, ply.after.boards.front())) << ply.action;
    }
  }

  Game game_;
  std::size_t board_ = 0;
  Dice& dice_;
  std::set<std::string>& fired_;
};

}  // namespace arbiter::testing
