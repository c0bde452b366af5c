// SPDX-License-Identifier: MIT
#include "referee/protocol/record.h"

#include <algorithm>

#include "referee/json/games.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "text/decoding.h"
#include "text/entities.h"
#include "text/json_text.h"

namespace arbiter::protocol {

using nlohmann::json;

Expected<json> write_record(const Game& game, const std::string& format, Viewer viewer) {
  if (format == "json") return json{{"format", format}, {"record", game_json::record(game, viewer)}};
  if (format == "usual") {
    for (const std::string& name : game.rules().writing.formats)
      if (auto own = write_record(game, name, viewer)) return own;
    return write_record(game, "text", viewer);
  }
  const notation::Format* wanted = notation::find_format(format);
  if (!wanted || !notation::fits(*wanted, game.rules())) {
    std::vector<std::string> names = notation::format_names(game.rules());
    names.insert(names.begin(), "json");
    return refuse("unknown_format", make_message("A game of %1 can be written as %2, not as %3.", game.rules().id,
                                                 arg::texts(names), arg::quoted(format)));
  }
  // Whoever writes it down gets nothing else to write.
  auto text = wanted->write(game.seen_by(viewer));
  if (!text) return tl::unexpected(text.error());
  return json{{"format", format}, {"record", std::move(*text)}};
}

namespace {

/// An object: behind its bracket stands a name or another bracket. A remark of PGN may begin so, too, and does not.
bool looks_like_json(std::string_view text) {
  constexpr const char* kBlanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos || text[begin] != '{') return false;
  const std::size_t next = text.find_first_not_of(kBlanks, begin + 1);
  return next == std::string_view::npos || text[next] == '"' || text[next] == '}';
}

}  // namespace

Expected<Game> read_record(const json& record, const std::string& format, std::vector<Message>& left_out,
                           int first_line) {
  if (!record.is_string()) return game_json::load(record);
  const std::string& given = record.get_ref<const std::string&>();
  if (format == "json" || (format.empty() && looks_like_json(given))) {
    const auto parsed = text::parse(given);
    if (!parsed) return refuse("bad_record", make_message("The record is no JSON: %1.", parsed.error().text()));
    return game_json::load(*parsed);
  }
  notation::LeftOut notes;
  auto game = notation::read(given, format, notes);
  left_out = notes.list(first_line);
  if (!game) {
    Refusal why = game.error();
    why.message = text::placed_in_whole(std::move(why.message), first_line);
    return tl::unexpected(std::move(why));
  }
  return game;
}

Expected<std::vector<TextPart>> split_text(const std::string& bytes, const std::string& format, text::Notes& notes) {
  const text::Decoded decoded = text::decoded(bytes);
  if (decoded.guessed_line > 0) notes.add({decoded.guessed_line, 1}, text::guessed_note(decoded));
  if (format == "json" || (format.empty() && looks_like_json(decoded.text)))
    return std::vector<TextPart>{{decoded.text, "json", 1}};
  const std::string text = text::without_entities(decoded.text);
  const auto its = notation::format_for(text, format);
  if (!its) return tl::unexpected(its.error());
  std::vector<TextPart> parts;
  for (notation::Part& part : (*its)->split(text))
    parts.push_back({std::move(part.text), std::string((*its)->name), part.line});
  return parts;
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
