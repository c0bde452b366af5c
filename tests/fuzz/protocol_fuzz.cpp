// Lines of the referee's protocol: the first byte chooses a table at which a game is played, the rest are lines. Every
// line is answered by one JSON object, a refusal changes nothing, and no fault of the program comes to light.
#include <nlohmann/json.hpp>

#include "tests/fuzz/tables.h"
#include "tests/fuzz/target.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::fuzz {

using nlohmann::json;

namespace {

constexpr std::size_t kMostLines = 6, kMostBytes = 4096;

/// Counting and reading a table take seconds by right; here they get little to do.
std::string made_short(std::string_view line) {
  json request = text::parse_or_discard(line);
  if (!request.is_object() || !request.contains("cmd")) return std::string(line);
  if (request["cmd"] == "perft") request["limit"] = 20;
  if (request["cmd"] == "observe") request["max_actions"] = 1;
  return text::dump(request);
}

void answer(protocol::Server& server, const std::string& line) {
  const json everything{{"cmd", "state"}, {"as", "arbiter"}};
  const json before = server.handle(everything);
  const std::string reply_text = server.handle_line(line);
  if (!text::is_utf8(reply_text)) wrong("a reply is no UTF-8", reply_text);
  const auto reply = text::parse(reply_text);
  if (!reply || !reply->is_object() || !reply->contains("ok")) wrong("a reply is no reply", reply_text);
  if ((*reply)["ok"] == true) return;
  const json error = reply->value("error", json::object());
  if (error.value("code", "").empty() || error.value("message", "").empty())
    wrong("a refusal says nothing", reply_text);
  if (error["code"] == "internal") wrong("a fault in the referee", line + "\n" + reply_text);
  if (server.handle(everything) != before) wrong("a refusal has changed the game", line + "\n" + reply_text);
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
    answer(server, made_short(line));
  }
  return 0;
}
