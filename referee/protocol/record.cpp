#include "referee/protocol/record.h"

namespace arbiter::protocol {

namespace {

std::string text_record(const Game& game, bool full) {
  const nlohmann::json record = game.record(full);
  std::string out = record["ruleset"].get<std::string>() + "\n";
  int n = 0;
  for (const auto& ply : record["plies"]) {
    out += std::to_string(++n) + ". " +
           (ply.contains("override") ? "correction: " + ply["override"]["reason"].get<std::string>()
                                     : ply["action"].get<std::string>());
    for (const auto& e : ply["events"]) {
      const std::string type = e["type"];
      if (type == "moved" || type == "turn") continue;
      out += "; " + type;
      for (const char* field : {"seat", "piece", "sq", "points"})
        if (e.contains(field)) out += " " + (e[field].is_string() ? e[field].get<std::string>() : e[field].dump());
    }
    out += "\n";
  }
  if (!record["result"].is_null()) out += "result: " + record["result"].dump() + "\n";
  return out;
}

}  // namespace

Expected<nlohmann::json> write_record(const Game& game, const std::string& format, bool full) {
  if (format == "json") return nlohmann::json{{"format", format}, {"record", game.record(full)}};
  if (format == "text") return nlohmann::json{{"format", format}, {"record", text_record(game, full)}};
  return refuse("unknown_format", "A record can be written as json or text, not as \"" + format + "\".");
}

}  // namespace arbiter::protocol
