// SPDX-License-Identifier: MIT
// Records as JSON: what is loaded can be written and loaded again, as the same game.
#include <nlohmann/json.hpp>

#include "tests/fuzz/tables.h"
#include "tests/fuzz/target.h"
#include "text/json_text.h"

namespace arbiter::fuzz {

using nlohmann::json;

namespace {
constexpr std::size_t kMostBytes = 16384;
}  // namespace

std::vector<std::string> seeds() {
  std::vector<std::string> list;
  for (const Table& table : tables()) {
    protocol::Server server = table.server;
    json record = server.handle({{"cmd", "record"}, {"as", "arbiter"}})["record"];
    for (json& ply : record["plies"]) ply.erase("events");
    list.push_back(record.dump());
    if (record["plies"].size() > 3) record["plies"].erase(record["plies"].begin() + 3, record["plies"].end());
    record["plies"].push_back({{"override", {{"reason", "a slip"}, {"events", {{{"type", "turn"}, {"seat", "S"}}}}}}});
    list.push_back(record.dump());
    record["plies"] = json::array();
    record["position"] = server.handle({{"cmd", "state"}, {"as", "arbiter"}})["state"];
    list.push_back(record.dump());
  }
  return list;
}

}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace arbiter::fuzz;
  using nlohmann::json;
  if (size > kMostBytes) return 0;
  const auto record = arbiter::text::parse(text_of(data, size));
  if (!record) return 0;
  arbiter::protocol::Server server;
  const json reply = server.handle({{"cmd", "load"}, {"record", *record}, {"as", "arbiter"}});
  if (reply["ok"] != true) {
    if (reply["error"]["code"] == "internal") wrong("a fault in the referee", reply.dump());
    return 0;
  }
  const json written = server.handle({{"cmd", "record"}, {"as", "arbiter"}});
  if (written["ok"] != true) wrong("what was loaded cannot be written", written.dump());
  const json again = server.handle({{"cmd", "load"}, {"record", written["record"]}, {"as", "arbiter"}});
  if (again["ok"] != true) wrong("what was written cannot be loaded", again.dump());
  if (again["state"] != reply["state"])
    wrong("a record gives another game", again["state"].dump() + "\n" + reply["state"].dump());
  return 0;
}
