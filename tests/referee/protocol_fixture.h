// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "referee/protocol/server.h"

namespace arbiter::protocol {

/// Asks a server of its own.
class Protocol : public ::testing::Test {
 protected:
  nlohmann::json ask(const nlohmann::json& request) { return server_.handle(request); }
  nlohmann::json asked(const nlohmann::json& request) {
    nlohmann::json reply = ask(request);
    EXPECT_TRUE(reply.value("ok", false)) << request << " -> " << reply;
    return reply;
  }
  /// The request must be refused with that code and a message, and change nothing.
  nlohmann::json refused(const nlohmann::json& request, const std::string& code) {
    const nlohmann::json before = ask({{"cmd", "state"}, {"as", "arbiter"}});
    nlohmann::json reply = ask(request);
    EXPECT_FALSE(reply.value("ok", true)) << request;
    EXPECT_EQ(reply["error"].value("code", ""), code) << request << " -> " << reply;
    EXPECT_FALSE(reply["error"].value("message", "").empty()) << request;
    EXPECT_TRUE(reply["error"].contains("rule")) << request;
    EXPECT_EQ(ask({{"cmd", "state"}, {"as", "arbiter"}}), before) << request << " changed something";
    return reply["error"];
  }
  void chess() { asked({{"cmd", "new"}, {"ruleset", "chess"}}); }
  void act(const std::string& action) { asked({{"cmd", "act"}, {"action", action}}); }

  Server server_;
};

}  // namespace arbiter::protocol
