// SPDX-License-Identifier: MIT
// Counts and lists of legal moves from other programs, written in their notation, where such files lie beside the
// project.
#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "tests/referee/support.h"
#include "tests/support/peer_notation.h"

namespace arbiter {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

struct Oracle {
  std::string ruleset;
  json options, body;
  std::size_t number;  ///< of the position in its file, from 1
};

/// Where the referee's own rulings differ from what a file says that it assumed.
struct Difference {
  json options = json::object();       ///< a start array that is not ours by default
  bool bare_promotion = false;         ///< the file lets a pawn that can promote stay a pawn
  std::set<std::size_t> other_counts;  ///< positions (from 1) in which that changes the counts
  bool peer = false;                   ///< the file's own numbers mix readings; the peer program's own are ours
};

const Difference& difference(const std::string& ruleset) {
  static const std::map<std::string, Difference> list{
      {"indian-ninth-century", {json{{"kings", "e"}}, false, {}, false}},
      {"chaturanga", {json::object(), true, {3, 4, 7, 9, 12}, false}},
      // King and advisor along the drawn lines, but rooks and cannons along those of the enemy palace alone.
      {"janggi", {json{{"palace", "standard"}, {"facing", "off"}}, false, {}, true}},
  };
  static const Difference none;
  const auto it = list.find(ruleset);
  return it == list.end() ? none : it->second;
}

/// Lines that a peer program writes in its notation; games without one are written in ours.
std::vector<std::string> peer_legal(const Position& pos, const testing::PeerNotation* notation) {
  std::vector<std::string> list;
  for (const Action& a : Engine::legal(pos)) list.push_back(notation ? notation->text(pos, a) : print(a, *pos.rules));
  std::sort(list.begin(), list.end());
  return list;
}

/// Sequences of `depth` actions, where a seat that has no move ends the line whatever the game makes of it.
std::uint64_t perft_to_mate(const Position& pos, int depth) {
  const ActionList list = Engine::legal(pos);
  if (depth == 1) return list.size();
  std::uint64_t nodes = 0;
  for (const Action& action : list) {
    Position next = pos;
    EventList events;
    Engine::play(next, action, events);
    const bool ends = std::any_of(events.begin(), events.end(), [](const Event& e) {
      return e.is<change::Checkmate>() || e.is<change::Stalemate>();
    });
    if (!ends) nodes += perft_to_mate(next, depth - 1);
  }
  return nodes;
}

class OracleTest : public ::testing::Test {
 public:
  OracleTest(Oracle oracle, bool nightly) : oracle_(std::move(oracle)), nightly_(nightly) {}
  void TestBody() override {
    const auto* notation = testing::PeerNotation::find(oracle_.ruleset);
    const json& body = oracle_.body;
    json request{{"ruleset", oracle_.ruleset}, {"options", oracle_.options}};
    request["options"].update(difference(oracle_.ruleset).options);
    if (body.contains("layout")) request["options"]["setup"] = body["layout"];
    const json moves = body.value("moves_from_start", json());
    std::optional<Position> reached;
    if (moves.is_array()) {
      Game game = testing::game_of(request);
      for (const json& m : moves) {
        std::string text = m.get<std::string>();
        if (notation) {
          const auto action = notation->action(game.position(), text);
          ASSERT_TRUE(action) << text << " is not legal, move " << game.plies().size() + 1;
          text = print(*action, game.rules());
        }
        const auto acted = game.act(text);
        ASSERT_TRUE(acted) << text << ": " << acted.error().message.english();
      }
      check(game.position(), notation, "reached by moves");
    }
    if (moves.is_array() && moves.empty()) return;  // phases before the first move do not stand in a position
    request["position"] =
        body.contains("fen") ? notation->position(body["fen"].get<std::string>()) : body.value("position", json());
    if (body.contains("counters")) request["position"]["counters"] = body["counters"];
    check(testing::game_of(request).position(), notation, "set up");
  }

 private:
  void check(const Position& pos, const testing::PeerNotation* notation, const std::string& how) {
    const Difference& known = difference(oracle_.ruleset);
    auto wanted = oracle_.body["legal"].get<std::vector<std::string>>();
    if (known.bare_promotion) {
      const auto has_promotion = [&](const std::string& move) {
        return std::any_of(wanted.begin(), wanted.end(),
                           [&](const std::string& m) { return m.size() > move.size() && m.rfind(move, 0) == 0; });
      };
      std::vector<std::string> compulsory;
      std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(compulsory),
                   [&](const std::string& m) { return !has_promotion(m); });
      wanted = compulsory;
    }
    EXPECT_EQ(peer_legal(pos, notation), wanted) << how;
    if (known.other_counts.count(oracle_.number)) return;
    for (const auto& [depth, value] : oracle_.body["perft"].items()) {
      const auto nodes = value.get<std::uint64_t>();
      const bool quick = nodes <= kQuick;
      if (nightly_ ? quick || nodes > kNightly : !quick) continue;
      const bool to_mate = oracle_.body.value("lines_that_end_in_mate_or_stalemate", false);
      EXPECT_EQ((to_mate ? perft_to_mate : Engine::perft)(pos, std::stoi(depth)), nodes) << how << ", depth " << depth;
    }
  }
  static constexpr std::uint64_t kQuick = 60'000, kNightly = 2'000'000;
  Oracle oracle_;
  bool nightly_;
};

const int kRegistered = [] {
  int n = 0;
  for (const fs::path& file : testing::json_files(fs::path(ARBITER_SHARED_DIR) / "oracles")) {
    std::ifstream in(file);
    const json body = json::parse(in, nullptr, false);
    const std::string ruleset = body.is_object() ? body.value("variant", "") : "";
    if (!find_ruleset(ruleset)) continue;
    std::size_t i = 0;
    const bool peer = difference(ruleset).peer;
    for (json position : body["positions"]) {
      if (peer) position["perft"] = position["fsf_perft"];
      if (peer && position.contains("fsf_legal")) position["legal"] = position["fsf_legal"];
      const Oracle oracle{ruleset, body.value("options", json::object()), position, ++i};
      const std::string name = testing::test_name(ruleset) + "_" + std::to_string(i);
      for (const bool nightly : {false, true})
        ::testing::RegisterTest("Oracles", (name + (nightly ? "_Nightly" : "")).c_str(), nullptr, nullptr, __FILE__,
                                __LINE__, [oracle, nightly] { return new OracleTest(oracle, nightly); });
      ++n;
    }
  }
  return n;
}();

TEST(OracleFiles, AreRead) {
  if (!fs::is_directory(fs::path(ARBITER_SHARED_DIR) / "oracles"))
    GTEST_SKIP() << "There are no counts of other programs beside the project; the published ones were checked.";
  EXPECT_GT(kRegistered, 0);
}

}  // namespace
}  // namespace arbiter
