// SPDX-License-Identifier: MIT
// Lines of the referee's protocol: the first byte chooses a table at which a game is played, the rest are lines. Every
// line is answered by one JSON object, a refusal changes nothing, and no fault of the program comes to light. A line
// that begins with a byte below 10 stands for a request that fits the game as it is then (see `said_shortly`), so that
// inputs made by chance are conversations too.
#include <nlohmann/json.hpp>

#include "tests/fuzz/tables.h"
#include "tests/fuzz/target.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::fuzz {

using nlohmann::json;

namespace {

constexpr std::size_t kMostLines = 10, kMostBytes = 4096;

/// Counting and reading a table take seconds by right; here they get little to do.
std::string made_short(std::string_view line) {
  json request = text::parse_or_discard(line);
  if (!request.is_object() || !request.contains("cmd")) return std::string(line);
  if (request["cmd"] == "perft") request["limit"] = 20;
  if (request["cmd"] == "observe") request["max_actions"] = 1;
  return text::dump(request);
}

/// The request that `code` stands for; `choice` chooses among what there is, say of the legal actions.
json said_shortly(protocol::Server& server, std::uint8_t code, std::uint8_t choice) {
  static constexpr const char* kViewers[] = {"S", "N", "public", "arbiter"};
  const char* viewer = kViewers[choice % 4];
  const auto legal = [&] { return server.handle({{"cmd", "legal"}, {"as", "arbiter"}})["actions"]; };
  switch (code) {
    case 0:
    case 1:  // often, so that games go on
    case 2: {
      const json actions = legal();
      return {{"cmd", "act"}, {"action", actions.empty() ? json("pass") : actions[choice % actions.size()]}};
    }
    case 3:
      return {{"cmd", choice % 3 == 2 ? "redo" : "undo"}};
    case 4:
      return {{"cmd", "legal"}, {"as", viewer}};
    case 5: {  // the table after an action, or with a piece less
      protocol::Server then = server;
      const json actions = legal();
      if (!actions.empty()) (void)then.handle({{"cmd", "act"}, {"action", actions[choice % actions.size()]}});
      const json state = then.handle({{"cmd", "state"}, {"as", "arbiter"}})["state"];
      json pieces = state.value("pieces", json::object());
      if (choice >= 128 && !pieces.empty()) pieces.erase(pieces.begin());
      return {{"cmd", "observe"}, {"placement", pieces}, {"max_actions", 1}};
    }
    case 6:
      return {{"cmd", "record"}, {"format", choice % 8 < 4 ? "json" : "text"}, {"as", viewer}};
    case 7: {  // what is written is read again
      const json record =
          server.handle({{"cmd", "record"}, {"format", choice % 2 == 0 ? "json" : "text"}, {"as", "arbiter"}});
      return {{"cmd", "load"}, {"record", record.value("record", json())}, {"as", "arbiter"}};
    }
    case 8: {
      const auto& table = tables()[choice % tables().size()];
      json begin = table.request;
      begin["cmd"] = "new";
      return begin;
    }
    default:
      return {{"cmd", choice % 2 == 0 ? "instructions" : "explain"}, {"as", viewer}};
  }
}

void answer(protocol::Server& server, const std::string& line) {
  protocol::Server before = server;
  const std::string reply_text = server.handle_line(line);
  if (!text::is_utf8(reply_text)) wrong("a reply is no UTF-8", reply_text);
  const auto reply = text::parse(reply_text);
  if (!reply || !reply->is_object() || !reply->contains("ok")) wrong("a reply is no reply", reply_text);
  if ((*reply)["ok"] == true) return;
  const json error = reply->value("error", json::object());
  if (error.value("code", "").empty() || error.value("message", "").empty())
    wrong("a refusal says nothing", reply_text);
  if (error["code"] == "internal") wrong("a fault in the referee", line + "\n" + reply_text);
  const json everything{{"cmd", "state"}, {"as", "arbiter"}};
  if (server.handle(everything) != before.handle(everything))
    wrong("a refusal has changed the game", line + "\n" + reply_text);
}

}  // namespace

std::vector<std::string> seeds() {
  std::vector<std::string> list;
  for (std::size_t t = 0; t < tables().size(); ++t) {
    const Table& table = tables()[t];
    protocol::Server server = table.server;
    const std::string chosen(1, static_cast<char>(t));
    json begin = table.request;
    begin["cmd"] = "new";
    list.push_back(chosen + begin.dump());
    const json legal = server.handle({{"cmd", "legal"}, {"as", "arbiter"}})["actions"];
    if (!legal.empty())
      list.push_back(chosen + json{{"cmd", "act"}, {"action", legal[0]}}.dump() +
                     "\n{\"cmd\":\"undo\"}\n{\"cmd\":\"redo\"}");
    json state = server.handle({{"cmd", "state"}, {"as", "arbiter"}})["state"];
    begin["position"] = state;
    list.push_back(chosen + begin.dump());
    const json placement = state.value("pieces", json::object());
    list.push_back(chosen + json{{"cmd", "observe"}, {"placement", placement}, {"max_actions", 1}}.dump());
    list.push_back(chosen +
                   json{{"cmd", "override"}, {"reason", "a slip"}, {"position", {{"pieces", placement}}}}.dump());
    list.push_back(chosen +
                   "{\"cmd\":\"record\",\"format\":\"text\",\"as\":\"arbiter\"}\n{\"cmd\":\"legal\",\"from\":\"e2\"}\n"
                   "{\"cmd\":\"instructions\",\"board\":1}\n{\"cmd\":\"explain\"}\n{\"cmd\":\"perft\",\"depth\":2}");
    // Conversations in short.
    list.push_back(chosen + "\1a\n\4a\n\2b\n\3a\n\5c\n\1d\n\6a\n\7a\n\1e\n\tb");
    list.push_back(chosen + "\1z\n\1y\n\1x\n\3a\n\3a\n\3b\n\2w\n\7a\n\5v\n\6b");
  }
  const std::string words[] = {R"({"type":"moved","from":"e2","to":"e4"})",
                               R"({"type":"placed","sq":"e4","piece":"S.queen"})",
                               R"({"type":"scored","seat":"S","points":3})",
                               R"({"type":"promoted","sq":"e7","to_kind":"queen"})",
                               R"({"type":"control","sq":"e7","to":"S"})",
                               R"({"type":"over","winners":["S"]})",
                               R"({"type":"turn","seat":"N"})",
                               R"({"type":"removed","sq":"e7"})",
                               R"({"type":"skipped","seat":"S"})"};
  for (const std::string& word : words)
    list.push_back(std::string(1, '\4') + R"({"cmd":"override","reason":"a slip","events":[)" + word + "]}");
  return list;
}

}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace arbiter::fuzz;
  if (size == 0 || size > kMostBytes) return 0;
  arbiter::protocol::Server server = tables()[data[0] % tables().size()].server;
  std::string_view rest = text_of(data + 1, size - 1);
  for (std::size_t n = 0; n < kMostLines && !rest.empty(); ++n) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const auto code = static_cast<std::uint8_t>(line.empty() ? 255 : line[0]);
    const auto choice = static_cast<std::uint8_t>(line.size() < 2 ? 0 : line[1]);
    answer(server, code < 10 ? arbiter::text::dump(said_shortly(server, code, choice)) : made_short(line));
  }
  return 0;
}
