// SPDX-License-Identifier: MIT
// The house's own text, for every game: what was set up, a numbered line an action, and behind a semicolon what came of
// it, for people.
#include <nlohmann/json.hpp>

#include "referee/notation/about.h"
#include "referee/notation/notation.h"
#include "referee/notation/scan.h"
#include "referee/wire/games.h"
#include "referee/wire/state.h"
#include "text/facts_json.h"
#include "text/json_text.h"

namespace arbiter::notation {

using nlohmann::json;

namespace plain_text {
namespace {

constexpr std::string_view kHead = "arbiter game of ";
constexpr std::string_view kFields[] = {"options", "armies", "seed", "position"};
/// What is told of the game, and of the action in the line before.
constexpr std::string_view kAbout = "about", kNote = "note";
constexpr std::string_view kCorrection = "correction ";

/// What came of an action, but for what everybody sees.
std::string remarks(const Rules& rules, const EventList& events) {
  std::string out;
  for (const json& e : wire::events_json(rules, events, Viewer::arbiter())) {
    const std::string type = e["type"];
    if (type == "moved" || type == "turn") continue;
    out += "; " + type;
    for (const char* field : {"seat", "piece", "sq", "points", "dice", "rule"})
      if (e.contains(field)) out += " " + (e[field].is_string() ? e[field].get<std::string>() : e[field].dump());
  }
  return out;
}

Expected<std::string> write(const Game& game) {
  std::string out = std::string(kHead) + game.rules().id + "\n";
  const json setup = wire::setup_json(game.beginning());
  for (const std::string_view field : kFields) {
    const json value = setup.value(std::string(field), json());
    if (!value.is_null() && !(value.is_object() && value.empty()))
      out += std::string(field) + " " + value.dump() + "\n";
  }
  if (!game.about().empty()) out += std::string(kAbout) + " " + json(game.about()).dump() + "\n";
  int n = 0;
  for (const Game::Ply& ply : game.plies()) {
    out += std::to_string(++n) + ". ";
    out += ply.action.empty() ? std::string(kCorrection) + json(ply.correction).dump()
                              : ply.action + remarks(game.rules(), ply.events);
    out += "\n";
    if (!ply.note.is_nothing()) out += std::string(kNote) + " " + json(ply.note).dump() + "\n";
  }
  if (game.over()) out += "result " + wire::result_json(game).dump() + "\n";
  return out;
}

/// The rest of the line as JSON.
Expected<json> rest(Scanner& scan) {
  const Spot spot = scan.spot();
  json value = text::parse_or_discard(scan.until('\n'));
  if (value.is_discarded()) return bad_record(spot, "this is no JSON value.");
  return value;
}

std::string trimmed(std::string text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.pop_back();
  return text;
}

Expected<void> read_ply(Scanner& scan, Game& game) {
  const Word number = scan.word();
  if (number.text != std::to_string(game.plies().size() + 1) + ".")
    return bad_record(number.spot,
                      "expected \"" + std::to_string(game.plies().size() + 1) + ".\", not \"" + number.text + "\".");
  if (scan.peek() == ' ') scan.next();
  const Spot spot = scan.spot();
  std::string action;
  while (!scan.done() && scan.peek() != '\n' && scan.peek() != ';') {
    action += scan.next();
    if (action == kCorrection) {
      const auto correction = rest(scan);
      if (!correction) return tl::unexpected(correction.error());
      const auto done = wire::correct(game, *correction);
      if (!done) return bad_record(spot, done.error().message, done.error().rule);
      return {};
    }
  }
  scan.until('\n');
  action = trimmed(action);
  if (action == "secret" || (action.size() > 7 && action.compare(action.size() - 7, 7, ":secret") == 0))
    return bad_record(spot, "\"" + action + "\" is hidden: a public record of an unfinished game cannot be played on.");
  const auto done = game.act(action);
  if (!done) return bad_record(spot, done.error().message, done.error().rule);
  return {};
}

Expected<void> read_note(Scanner& scan, Game& game) {
  if (scan.peek() == ' ') scan.next();
  const Spot spot = scan.spot();
  const auto note = rest(scan);
  if (!note) return tl::unexpected(note.error());
  if (const auto done = game.annotate(text::facts_of(*note)); !done) return bad_record(spot, done.error().message);
  return {};
}

Expected<Game> read(std::string_view text, LeftOut&) {
  Scanner scan(text);
  scan.skip_blanks();
  const Spot begin = scan.spot();
  const std::string head = trimmed(scan.until('\n'));
  if (head.rfind(kHead, 0) != 0) return bad_record(begin, "expected \"" + std::string(kHead) + "…\".");
  json request{{"ruleset", head.substr(kHead.size())}};
  scan.skip_blanks();
  while (!scan.done() && (scan.peek() < '0' || scan.peek() > '9')) {
    const Word field = scan.word();
    if (field.text == "result") break;
    if (field.text != kAbout && std::find(std::begin(kFields), std::end(kFields), field.text) == std::end(kFields))
      return bad_record(field.spot, "\"" + field.text + "\" is none of options, armies, seed, position, about.");
    if (scan.peek() == ' ') scan.next();
    auto value = rest(scan);
    if (!value) return tl::unexpected(value.error());
    request[field.text] = std::move(*value);
    scan.skip_blanks();
  }
  auto game = wire::start(request);
  if (!game) return bad_record(begin, game.error().message);
  Word last;
  for (scan.skip_blanks(); !scan.done(); scan.skip_blanks()) {
    if (scan.peek() >= '0' && scan.peek() <= '9') {
      if (auto done = read_ply(scan, *game); !done) return tl::unexpected(done.error());
      continue;
    }
    if (last = scan.word(); last.text != kNote) break;
    if (auto done = read_note(scan, *game); !done) return tl::unexpected(done.error());
  }
  if (scan.done() && (last.text.empty() || last.text == kNote)) return game;
  if (last.text != "result") return bad_record(last.spot, "expected a numbered action or the result.");
  if (scan.peek() == ' ') scan.next();
  const Spot spot = scan.spot();
  const auto result = rest(scan);
  if (!result) return tl::unexpected(result.error());
  if (*result != wire::result_json(*game))
    return bad_record(spot, "by the rules the result is " + wire::result_json(*game).dump() + ".");
  return game;
}

bool claims(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \r\n\t");
  return begin != std::string_view::npos && text.substr(begin, kHead.size()) == kHead;
}

}  // namespace
}  // namespace plain_text

Format text_format() { return {"text", true, &plain_text::write, &plain_text::claims, &one_part, &plain_text::read}; }

}  // namespace arbiter::notation
