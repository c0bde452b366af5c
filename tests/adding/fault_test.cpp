// SPDX-License-Identifier: MIT
// What becomes of a game when the program itself is wrong, with the game faulty.cpp.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "referee/protocol/server.h"

namespace arbiter::protocol {
namespace {

using nlohmann::json;

TEST(AFaultInTheRules, IsAnsweredAndLeavesTheGameAsItWas) {
  Server server;
  const auto ask = [&](const json& request) { return server.handle(request); };
  ASSERT_TRUE(ask({{"cmd", "new"}, {"ruleset", "faulty"}})["ok"].get<bool>());
  ASSERT_TRUE(ask({{"cmd", "act"}, {"action", "h3h4"}})["ok"].get<bool>());
  ASSERT_TRUE(ask({{"cmd", "act"}, {"action", "g6g5"}})["ok"].get<bool>());
  ASSERT_TRUE(ask({{"cmd", "undo"}})["ok"].get<bool>());
  const json before = ask({{"cmd", "record"}})["record"];
  ASSERT_TRUE(ask({{"cmd", "redo"}})["ok"].get<bool>());
  const json played = ask({{"cmd", "record"}})["record"];
  for (const char* action : {"a3a4", "b3b4", "c3c4"}) {
    json reply = ask({{"cmd", "act"}, {"action", action}, {"id", action}});
    EXPECT_EQ(reply["error"]["code"], "internal") << reply;
    EXPECT_EQ(reply["id"], action);
    EXPECT_EQ(ask({{"cmd", "record"}})["record"], played) << action;
    if (action == std::string("a3a4")) continue;  // corrections are not judged
    const json correction{{"type", "moved"}, {"from", std::string(action, 2)}, {"to", std::string(action + 2)}};
    json corrected = ask({{"cmd", "override"}, {"reason", "to see"}, {"events", json::array({correction})}});
    EXPECT_EQ(corrected["error"]["code"], "internal") << corrected;
    EXPECT_EQ(ask({{"cmd", "record"}})["record"], played) << action;
  }
  ASSERT_TRUE(ask({{"cmd", "undo"}})["ok"].get<bool>());
  EXPECT_EQ(ask({{"cmd", "act"}, {"action", "h6h5"}})["ok"], true);
  ASSERT_TRUE(ask({{"cmd", "undo"}})["ok"].get<bool>());
  EXPECT_EQ(ask({{"cmd", "record"}})["record"], before);
}

TEST(AFaultInTheRules, KeepsWhatWasTakenBackForRedo) {
  Server server;
  const auto ask = [&](const json& request) { return server.handle(request); };
  ASSERT_TRUE(ask({{"cmd", "new"}, {"ruleset", "faulty"}})["ok"].get<bool>());
  for (const char* action : {"h3h4", "g6g5"}) ASSERT_TRUE(ask({{"cmd", "act"}, {"action", action}})["ok"].get<bool>());
  const json played = ask({{"cmd", "state"}})["state"];
  ASSERT_TRUE(ask({{"cmd", "undo"}, {"count", 2}})["ok"].get<bool>());
  EXPECT_EQ(ask({{"cmd", "act"}, {"action", "b3b4"}})["error"]["code"], "internal");
  ASSERT_TRUE(ask({{"cmd", "redo"}, {"count", 2}})["ok"].get<bool>());
  EXPECT_EQ(ask({{"cmd", "state"}})["state"], played);
}

TEST(AFaultInTheRules, DoesNotReplaceTheGameThatIsPlayed) {
  Server server;
  const auto ask = [&](const json& request) { return server.handle(request); };
  ASSERT_TRUE(ask({{"cmd", "new"}, {"ruleset", "chess"}})["ok"].get<bool>());
  const json before = ask({{"cmd", "state"}});
  for (const char* square : {"b4", "c4"}) {
    const json position{{"pieces", {{"d1", "S.king"}, {"d8", "N.king"}, {square, "S.pawn"}}}};
    const json reply = ask({{"cmd", "new"}, {"ruleset", "faulty"}, {"position", position}});
    EXPECT_EQ(reply["error"]["code"], "internal") << reply;
    EXPECT_EQ(ask({{"cmd", "state"}}), before) << square;
  }
}

}  // namespace
}  // namespace arbiter::protocol
