// What must hold in every game, tried by random play: every ruleset, random armies and options, fixed seeds.
#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>
#include <map>
#include <random>
#include <set>

#include "referee/protocol/cases.h"
#include "referee/protocol/json.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using nlohmann::json;
using protocol::Viewer;

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
json random_request(const RulesetInfo& info, Dice& dice, bool defaults) {
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
    std::string text = game_.record(true)["ruleset"].get<std::string>();
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

    const json seen = protocol::state_json(p, Viewer::everyone());
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
    ASSERT_TRUE(parsed) << parsed.error().message;
    ASSERT_EQ(print(*parsed, rules()), text);
    const auto once = Engine::act(before, *parsed);
    ASSERT_TRUE(once) << once.error().message;
    const auto acted = game_.act(text);
    ASSERT_TRUE(acted) << acted.error().message;
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
    const json arbiter = protocol::state_json(p, Viewer::arbiter());
    if (arbiter.contains("secrets")) return;
    SCOPED_TRACE(history());
    SCOPED_TRACE(arbiter.dump());
    const auto again = Engine::begin(rules(), arbiter);
    ASSERT_TRUE(again) << again.error().message;
    json state = protocol::state_json(again->position, Viewer::arbiter());
    if (!rules().army_names.empty()) {
      // Where armies have powers, a position begins a new record: first turns, losses and captures count from there,
      // and secrets are set anew. What stands on the board is the same.
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
    const json record = game_.record(true);
    const auto again = Game::load(record);
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(protocol::state_json(*again, Viewer::arbiter()), protocol::state_json(game_, Viewer::arbiter()));
    ASSERT_EQ(again->record(true), record);
    if (game_.joined()) {
      for (std::size_t b = 0; b < game_.boards(); ++b) ASSERT_TRUE(alike(again->position(b), game_.position(b)));
      return;
    }
    auto begun = Engine::begin(rules(), record.value("position", json()));
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

class RandomPlay : public ::testing::TestWithParam<std::string> {
 protected:
  void play(int games, int plies, bool list_silent) {
    const RulesetInfo& info = *find_ruleset(GetParam());
    std::set<std::string> fired, known;
    int played = 0;
    for (int n = 0; n < games && !HasFailure(); ++n) {
      const std::uint64_t seed = 1000U + static_cast<std::uint64_t>(n);
      SCOPED_TRACE("seed " + std::to_string(seed));
      Dice dice(seed);
      const json request = random_request(info, dice, n == 0);
      auto game = Game::start(request);
      if (!game) {
        // Options may exclude each other, the defaults may not.
        ASSERT_NE(n, 0) << request << ": " << game.error().message;
        ASSERT_TRUE(game.error().code == "bad_option" || game.error().code == "bad_army")
            << request << ": " << game.error().message;
        continue;
      }
      SCOPED_TRACE(request.dump());
      ++played;
      for (const RuleText* text : game->rules().all_texts()) known.insert(game->rules().full_id(text));
      RandomGame(std::move(*game), dice, fired).play(plies);
    }
    std::size_t known_fired = 0;
    for (const std::string& id : known) known_fired += fired.count(id);
    std::cout << info.id << ": " << played << " games; " << known_fired << " of " << known.size()
              << " rules were behind an event" << std::endl;
    EXPECT_GT(played, games / 4) << "most random options cannot be played";
    if (!list_silent) return;
    std::string silent;
    for (const std::string& id : known)
      if (!fired.count(id)) silent += " " + id;
    std::cout << "  never:" << silent << std::endl;
  }
};

TEST_P(RandomPlay, KeepsEveryPromise) { play(4, 90, false); }
TEST_P(RandomPlay, NightlyKeepsEveryPromise) { play(150, 400, true); }

std::vector<std::string> ids() {
  std::vector<std::string> list;
  for (const RulesetInfo& info : rulesets()) list.push_back(info.id);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Games, RandomPlay, ::testing::ValuesIn(ids()),
                         [](const auto& test) { return testing::test_name(test.param); });

/// The list of rulesets itself.
class Registered : public ::testing::TestWithParam<std::string> {};

TEST_P(Registered, TellsAboutItself) {
  const RulesetInfo& info = *find_ruleset(GetParam());
  EXPECT_FALSE(info.title.empty());
  EXPECT_FALSE(info.seats.empty());
  for (const std::string& seat : info.seats) EXPECT_TRUE(parse_seat(seat)) << seat;
  std::set<std::string> names;
  for (const OptionInfo& option : info.options) {
    EXPECT_TRUE(names.insert(option.name).second) << option.name << " is there twice";
    EXPECT_FALSE(option.text.empty()) << option.name;
    if (!option.values.empty()) {
      EXPECT_NE(std::find(option.values.begin(), option.values.end(), option.fallback), option.values.end())
          << option.name;
    }
  }
  EXPECT_EQ(std::count_if(rulesets().begin(), rulesets().end(), [&](const auto& r) { return r.id == info.id; }), 1);
}

TEST_P(Registered, ExplainsEveryRule) {
  const RulesetInfo& info = *find_ruleset(GetParam());
  Dice dice(1);
  const Game game = testing::game_of(random_request(info, dice, true));
  const Rules& rules = game.rules();
  for (const RuleText* text : rules.all_texts()) {
    EXPECT_FALSE(text->text.empty()) << text->topic;
    EXPECT_FALSE(text->source.empty()) << text->topic;
    EXPECT_EQ(rules.find_text(rules.full_id(text)), text) << "two rules are called " << text->topic;
    if (!text->text.empty()) {
      EXPECT_EQ(text->text.back(), '.') << text->topic << " is no sentence: " << text->text;
    }
  }
}

TEST_P(Registered, RefusesWhatItDoesNotKnow) {
  const auto refused = [&](const json& more, const std::string& code) {
    json request{{"ruleset", GetParam()}};
    request.update(more);
    const auto game = Game::start(request);
    ASSERT_FALSE(game) << request;
    EXPECT_EQ(game.error().code, code) << request;
    EXPECT_FALSE(game.error().message.empty());
  };
  refused({{"options", {{"no such option", "x"}}}}, "bad_option");
  refused({{"options", "x"}}, "bad_option");
  refused({{"armies", {{"S", "no such army"}}}}, "bad_army");
  refused({{"position", {{"pieces", {{"z99", "S.king"}}}}}}, "bad_position");
  refused({{"position", {{"pieces", {{"a4", "S.nothing"}}}}}}, "bad_position");
  refused({{"position", {{"to_act", "Q"}}}}, "bad_position");
  refused({{"position", 7}}, "bad_position");
}

INSTANTIATE_TEST_SUITE_P(Games, Registered, ::testing::ValuesIn(ids()),
                         [](const auto& test) { return testing::test_name(test.param); });

/// Rule ids and how often each was behind an event or a refusal.
using Fired = std::map<std::string, int>;

/// Every rule that a game of European Chess can have, whichever armies, modes and options it is played with.
std::set<std::string> rules_of_european_chess() {
  const RulesetInfo& info = *find_ruleset("european-chess");
  std::set<std::string> ids;
  const auto add = [&](const json& request) {
    const auto game = Game::start(request);
    if (!game) return;
    for (const RuleText* text : game->rules().all_texts()) ids.insert(game->rules().full_id(text));
  };
  for (const std::string& army : info.armies) {
    add({{"ruleset", info.id}, {"armies", {{"S", army}}}});
    for (const OptionInfo& option : info.options)
      for (const json& value : option.values)
        if (option.name.rfind(army + ".", 0) == 0)
          add({{"ruleset", info.id}, {"armies", {{"S", army}}}, {"options", {{option.name, value}}}});
  }
  for (const OptionInfo& option : info.options)
    for (const json& value : option.values)
      if (option.name == "mode" || option.name == "draft")
        add({{"ruleset", info.id}, {"options", {{option.name, value}}}});
  return ids;
}

/// What the game's last step cites: rules behind events, rules that ask something or leave a window open, and those by
/// which a piece moves otherwise than its kind.
void note_rules(const Game& game, Fired& fired) {
  for (const Event& e : game.last_events()) ++fired[game.rules().full_id(e.rule)];
  for (std::size_t b = 0; b < game.boards(); ++b) {
    const Position& pos = game.position(b);
    const auto cite = [&](SlotId slot) {
      for (const RuleText* text : pos.rules->rule(pos.slots[slot].rule).texts()) ++fired[pos.rules->full_id(text)];
    };
    if (pos.decision.slot != kNoSlot) cite(pos.decision.slot);
    for (const Window& window : pos.windows) cite(window.slot);
    for (const Event& e : game.last_events()) {
      if (e.type != EventType::moved || e.piece == kNoPiece || (game.joined() && e.board != b + 1)) continue;
      const Piece& piece = pos.pieces[e.piece];
      const Movement* usual = &pos.rules->kinds[piece.kind].movement;
      each_slot(pos, hook::kMovement, [&](const Rule& rule, SlotId s) {
        if (rule.movement(pos, s, piece, usual) != usual) cite(s);
      });
    }
  }
}

void note_refusal(const Refusal& why, Fired& fired) {
  if (!why.rule.empty()) ++fired[why.rule];
}

/// Plays the rule cases of a folder and notes what they cite.
void fire_cases(const std::filesystem::path& folder, Fired& fired) {
  for (const auto& file : testing::json_files(folder)) {
    const auto cases = protocol::read_cases(file);
    ASSERT_TRUE(cases) << cases.error().message;
    for (const protocol::RuleCase& one : *cases) {
      auto game = Game::start(one.body);
      ASSERT_TRUE(game) << one.name << ": " << game.error().message;
      note_rules(*game, fired);
      for (const json& step : one.body["steps"]) {
        for (const char* key : {"act", "refuse"}) {
          if (!step.contains(key)) continue;
          const auto done = game->act(step[key].get<std::string>());
          if (!done) note_refusal(done.error(), fired);
        }
        note_rules(*game, fired);
      }
    }
  }
}

/// Random play that asks for what is not allowed, too.
void fire_game(const json& request, int plies, Dice& dice, Fired& fired) {
  auto game = Game::start(request);
  ASSERT_TRUE(game) << request << ": " << game.error().message;
  note_rules(*game, fired);
  const auto& cells = game->rules().board->cells();
  for (int n = 0; n < plies && !game->over(); ++n) {
    for (int i = 0; i < 3; ++i) {
      Action action;
      action.from = dice.pick(cells);
      action.to = dice.pick(cells);
      Game copy = *game;
      if (const auto tried = copy.act(print(action, game->rules())); !tried) note_refusal(tried.error(), fired);
    }
    ActionList open = game->reactions();
    if (open.empty() || dice.chance(60)) open = game->legal();
    if (open.empty()) break;
    ActionList captures;
    for (const Action& a : open)
      if (a.to.valid() && !game->position().empty(a.to)) captures.push_back(a);
    const std::string text =
        print(!captures.empty() && dice.chance(50) ? dice.pick(captures) : dice.pick(open), game->rules());
    ASSERT_TRUE(game->act(text)) << text;
    note_rules(*game, fired);
  }
}

/// A game in which `first` and `second` meet, with two others.
json meeting(const std::string& first, const std::string& second, Dice& dice) {
  const auto& armies = find_ruleset("european-chess")->armies;
  std::vector<std::string> four{first, second, dice.pick(armies), dice.pick(armies)};
  const std::size_t turn = dice.below(4);
  std::rotate(four.begin(), four.begin() + static_cast<std::ptrdiff_t>(turn), four.end());
  json request{{"ruleset", "european-chess"}, {"seed", dice.below(1'000'000)}};
  for (std::size_t i = 0; i < 4; ++i) request["armies"][std::string(name(seat_at(static_cast<int>(i))))] = four[i];
  return request;
}

void report(const Fired& fired, const std::set<std::string>& known, bool all) {
  std::string silent;
  std::size_t loud = 0;
  for (const std::string& id : known) {
    const auto it = fired.find(id);
    if (it == fired.end()) silent += " " + id;
    if (it != fired.end()) ++loud;
    if (all) std::cout << "  " << id << " " << (it == fired.end() ? 0 : it->second) << "\n";
  }
  std::cout << "european-chess: " << loud << " of " << known.size() << " rules have been cited" << std::endl;
  EXPECT_TRUE(silent.empty()) << "never cited:" << silent;
}

TEST(EuropeanChess, CitesEveryRule) {
  const auto known = rules_of_european_chess();
  Fired fired;
  fire_cases(std::filesystem::path(ARBITER_SOURCE_DIR) / "tests" / "cases" / "european-chess", fired);
  const auto& armies = find_ruleset("european-chess")->armies;
  Dice dice(4711);
  for (std::size_t i = 0; i < armies.size() && !HasFatalFailure(); ++i)
    fire_game(meeting(armies[i], armies[(i + 1) % armies.size()], dice), 60, dice, fired);
  auto corrected = testing::game_of({{"ruleset", "european-chess"}});
  ASSERT_TRUE(
      corrected.correct({{"reason", "a piece was knocked over"}, {"events", {{{"type", "removed"}, {"sq", "a2"}}}}}));
  note_rules(corrected, fired);
  report(fired, known, false);
}

TEST(EuropeanChess, NightlyEveryPairOfArmiesMeets) {
  const auto& armies = find_ruleset("european-chess")->armies;
  std::set<std::pair<std::string, std::string>> apart;
  for (const std::string& a : armies)
    for (const std::string& b : armies)
      if (a < b) apart.emplace(a, b);
  const std::size_t pairs = apart.size();
  Fired fired;
  std::set<std::string> told;
  int games = 0;
  for (std::uint64_t seed = 1; !apart.empty() && !HasFailure(); ++seed, ++games) {
    Dice dice(seed);
    const auto [first, second] = *apart.begin();
    const json request = meeting(first, second, dice);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + request.dump());
    for (const auto& [a, one] : request["armies"].items())
      for (const auto& [b, other] : request["armies"].items())
        apart.erase({one.get<std::string>(), other.get<std::string>()});
    RandomGame(testing::game_of(request), dice, told).play(120);
    fire_game(request, 200, dice, fired);
  }
  std::cout << games << " games in which " << pairs << " pairs of armies met" << std::endl;
  fire_cases(std::filesystem::path(ARBITER_SOURCE_DIR) / "tests" / "cases" / "european-chess", fired);
  auto known = rules_of_european_chess();
  known.erase("european-chess/arbiter.override");  // not by the rules of the game
  report(fired, known, true);
}

/// The first pairs of the nightly list.
TEST(EuropeanChess, ArmiesMeet) {
  const auto& armies = find_ruleset("european-chess")->armies;
  std::set<std::string> told;
  for (std::uint64_t seed = 1; seed <= 12 && !HasFailure(); ++seed) {
    Dice dice(seed);
    const json request = meeting(dice.pick(armies), dice.pick(armies), dice);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + request.dump());
    RandomGame(testing::game_of(request), dice, told).play(60);
  }
}

void play_bughouse(std::uint64_t games, int plies) {
  const auto& armies = find_ruleset("european-chess")->armies;
  std::set<std::string> told;
  for (std::uint64_t seed = 1; seed <= games && !::testing::Test::HasFailure(); ++seed) {
    Dice dice(seed);
    json request = meeting(dice.pick(armies), dice.pick(armies), dice);
    request["options"]["mode"] = "bughouse";
    for (const char* seat : {"S2", "W2", "N2", "E2"}) request["armies"][seat] = dice.pick(armies);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + request.dump());
    RandomGame(testing::game_of(request), dice, told).play(plies);
  }
  EXPECT_EQ(told.count("european-chess/modes.bughouse"), 1U) << "nothing was ever set up";
}

TEST(EuropeanChess, PlaysOnTwoBoards) { play_bughouse(6, 120); }
TEST(EuropeanChess, NightlyPlaysOnTwoBoards) { play_bughouse(60, 250); }

}  // namespace
}  // namespace arbiter
