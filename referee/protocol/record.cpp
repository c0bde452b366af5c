// SPDX-License-Identifier: MIT
#include "referee/protocol/record.h"

#include <algorithm>

#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/wire/games.h"
#include "text/json_text.h"

namespace arbiter::protocol {

using nlohmann::json;

Expected<json> write_record(const Game& game, const std::string& format, Viewer viewer) {
  if (format == "json") return json{{"format", format}, {"record", wire::record(game, viewer)}};
  if (format == "usual") {
    for (const std::string& name : game.rules().writing.formats)
      if (auto own = write_record(game, name, viewer)) return own;
    return write_record(game, "text", viewer);
  }
  const notation::Format* wanted = notation::find_format(format);
  if (!wanted || !notation::fits(*wanted, game.rules())) {
    std::string names = "json";
    for (const std::string& name : notation::format_names(game.rules())) names += ", " + name;
    return refuse("unknown_format",
                  "A game of " + game.rules().id + " can be written as " + names + ", not as \"" + format + "\".");
  }
  // Whoever writes it down gets nothing else to write.
  auto text = wanted->write(game.seen_by(viewer));
  if (!text) return tl::unexpected(text.error());
  return json{{"format", format}, {"record", std::move(*text)}};
}

Expected<Game> read_record(const json& record, const std::string& format, std::vector<std::string>& left_out) {
  if (!record.is_string()) return wire::load(record);
  const std::string& given = record.get_ref<const std::string&>();
  const std::size_t begin = given.find_first_not_of(" \t\r\n");
  if (format == "json" || (format.empty() && begin != std::string::npos && given[begin] == '{')) {
    const auto parsed = text::parse(given);
    return parsed ? wire::load(*parsed) : refuse("bad_record", "The record is no JSON: " + parsed.error().text() + ".");
  }
  notation::LeftOut notes;
  auto game = notation::read(record.get<std::string>(), format, notes);
  left_out = notes.list();
  return game;
}

std::vector<std::string> record_formats(const Rules& rules) {
  std::vector<std::string> names = notation::format_names(rules);
  std::erase(names, "json");
  names.emplace_back("json");
  return names;
}

std::optional<std::string> position_fen(const Game& game, Viewer viewer) {
  if (game.joined()) return std::nullopt;
  const std::vector<std::string> names = notation::format_names(game.rules());
  const bool used =
      std::any_of(names.begin(), names.end(), [](const std::string& name) { return name == "pgn" || name == "ucci"; });
  if (!used) return std::nullopt;
  const auto fen = notation::write_fen(game.seen_by(viewer).position());
  return fen ? std::optional(*fen) : std::nullopt;
}

}  // namespace arbiter::protocol
