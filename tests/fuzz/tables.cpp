// SPDX-License-Identifier: MIT
#include "tests/fuzz/tables.h"

#include <random>

#include "referee/core/rules.h"
#include "tests/fuzz/target.h"

namespace arbiter::fuzz {

using nlohmann::json;

namespace {

constexpr int kPlies = 12;
constexpr std::size_t kArmySets = 6;  // of a game with armies

json request_of(const RulesetInfo& info, std::size_t set) {
  json request{{"ruleset", info.id}, {"seed", set}};
  for (std::size_t i = 0; i < info.seats.size() && !info.armies.empty(); ++i)
    request["armies"][info.seats[i]] = info.armies[(set * info.seats.size() + i) % info.armies.size()];
  return request;
}

void add(const json& request, std::vector<Table>& list) {
  Table table{request, {}, {}};
  json begin = request;
  begin["cmd"] = "new";
  json reply = table.server.handle(begin);
  if (!reply["ok"].get<bool>()) wrong("a game cannot be begun", reply.dump());
  std::mt19937 random(7);
  for (int ply = 0; ply < kPlies && reply["state"].value("status", "") == "playing"; ++ply) {
    const json legal = table.server.handle({{"cmd", "legal"}, {"as", "arbiter"}})["actions"];
    if (legal.empty()) break;
    const json action = legal[random() % legal.size()];
    reply = table.server.handle({{"cmd", "act"}, {"action", action}});
    if (!reply["ok"].get<bool>()) wrong("a legal action is refused", reply.dump());
    table.actions.push_back(action);
  }
  list.push_back(std::move(table));
}

}  // namespace

const std::vector<Table>& tables() {
  static const std::vector<Table> list = [] {
    std::vector<Table> made;
    for (const RulesetInfo& info : rulesets())
      for (std::size_t set = 0; set < (info.armies.empty() ? 1 : kArmySets); ++set) add(request_of(info, set), made);
    add({{"ruleset", "european-chess"}, {"options", {{"mode", "bughouse"}}}}, made);
    return made;
  }();
  return list;
}

}  // namespace arbiter::fuzz
