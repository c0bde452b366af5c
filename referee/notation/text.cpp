// SPDX-License-Identifier: MIT
// The house's own text, for every game: what was set up, a numbered line an action, and behind a semicolon what came of
// it, for people.
#include <nlohmann/json.hpp>

#include "referee/json/games.h"
#include "referee/json/state.h"
#include "referee/json/view.h"
#include "referee/notation/about.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/scan.h"
#include "referee/notation/tags.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::notation {

using nlohmann::json;

namespace plain_text {
namespace {

constexpr std::string_view kHead = "arbiter game of ";
constexpr std::string_view kFields[] = {"options", "armies", "seed", "position"};
/// What is told of the game, and of the action in the line before.
constexpr std::string_view kAbout = "about", kNote = "note", kResult = "result";
constexpr std::string_view kCorrection = "correction ";

/// What came of an action, but for what everybody sees.
std::string remarks(const Rules& rules, const EventList& events) {
  std::string out;
  for (const view::GameEvent& event : view::game_events(rules, events)) {
    if (view::is<view::Moved, view::Turn>(event)) continue;
    out += "; " + std::string(view::type_name(event));
    for (const std::string& field : {view::seat_of(event), view::piece_of(event), view::square_of(event)})
      if (!field.empty()) out += " " + field;
    const auto* scored = view::get_if<view::Scored>(event);
    if (scored != nullptr && scored->points) out += " " + std::to_string(*scored->points);
    const auto* rolled = view::get_if<view::Rolled>(event);
    if (rolled != nullptr && !rolled->dice.empty()) out += " " + json(rolled->dice).dump();
    out += " " + event.rule;
  }
  return out;
}

Expected<std::string> write(const Game& game) {
  std::string out = std::string(kHead) + game.rules().id + "\n";
  const json setup = game_json::setup_json(game.beginning());
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
  if (game.over()) out += "result " + game_json::result_json(game).dump() + "\n";
  return out;
}

/// The rest of the line as JSON.
Expected<json> rest(Scanner& scan) {
  const Spot spot = scan.spot();
  json value = text::parse_or_discard(scan.until('\n'));
  if (value.is_discarded()) return bad_record(spot, make_message("this is no JSON value."));
  return value;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string trimmed(std::string text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.pop_back();
  return text;
}

/// Plays what stands behind a line's number. `number`: the word at the line's beginning; `spot`: where the action
/// begins.
Expected<void> read_ply(Scanner& scan, Game& game, const Word& number, Spot& spot, LeftOut& left_out) {
  const std::string expected = std::to_string(game.plies().size() + 1) + ".";
  if (number.text != expected)
    left_out.add(number.spot, make_message("expected %1, not %2.", arg::quoted(expected), arg::quoted(number.text)));
  if (scan.peek() == ' ') scan.next();
  spot = scan.spot();
  std::string action;
  while (!scan.done() && scan.peek() != '\n' && scan.peek() != ';') {
    action += scan.next();
    if (action == kCorrection) {
      const auto correction = rest(scan);
      if (!correction) return tl::unexpected(correction.error());
      const auto done = game_json::correct(game, *correction);
      if (!done) return bad_record(spot, done.error().message, done.error().rule);
      return {};
    }
  }
  scan.until('\n');
  return act(game, trimmed(action), spot);
}

/// Is the action of the line hidden? Nobody can play such a record on.
bool is_hidden(std::string_view line) {
  const std::string action = trimmed(std::string(line.substr(0, line.find_first_of(";\n"))));
  const std::size_t from = action.find_last_of(" :");
  return action.substr(from == std::string::npos ? 0 : from + 1) == "secret";
}

Expected<void> read_note(Scanner& scan, Game& game) {
  if (scan.peek() == ' ') scan.next();
  const Spot spot = scan.spot();
  const auto note = rest(scan);
  if (!note) return tl::unexpected(note.error());
  if (const auto done = game.annotate(text::value_of(*note)); !done) return bad_record(spot, done.error().message);
  return {};
}

/// The lines before the first action, as a request. Errors: `bad_record`.
Expected<json> read_head(Scanner& scan, LeftOut& left_out) {
  scan.skip_blanks();
  const Spot begin = scan.spot();
  const std::string head = trimmed(scan.until('\n'));
  if (head.rfind(kHead, 0) != 0)
    return bad_record(begin, make_message("expected %1.", arg::quoted(std::string(kHead) + "…")));
  json request{{"ruleset", head.substr(kHead.size())}};
  for (scan.skip_blanks(); !scan.done() && !is_digit(scan.peek()); scan.skip_blanks()) {
    if (Scanner(scan.rest()).word().text == kResult) break;
    const Word field = scan.word();
    if (field.text != kAbout && std::find(std::begin(kFields), std::end(kFields), field.text) == std::end(kFields)) {
      left_out.add(field.spot,
                   make_message("%1 is none of options, armies, seed, position, about.", arg::quoted(field.text)));
      scan.until('\n');
      continue;
    }
    if (scan.peek() == ' ') scan.next();
    auto value = rest(scan);
    if (!value) return tl::unexpected(value.error());
    request[field.text] = std::move(*value);
  }
  return request;
}

/// A line `result`: what the rules say of the game is to be the same.
void read_result(Scanner& scan, const Game& game, LeftOut& left_out) {
  if (scan.peek() == ' ') scan.next();
  const Spot spot = scan.spot();
  const std::string line = scan.until('\n');
  const json ours = game_json::result_json(game);
  if (text::parse_or_discard(line) != ours)
    left_out.add(spot, make_message("the result %1; by the rules it is %2.", trimmed(line), ours.dump()));
}

/// Reads one line behind the head. Errors: nothing can be kept.
Expected<void> read_line(Scanner& scan, Game& game, bool& stopped, LeftOut& left_out) {
  const std::string_view whole = scan.rest();
  const Word word = scan.word();
  Spot spot = word.spot;
  Expected<void> done;
  if (is_digit(word.text.front())) {
    if (is_hidden(whole.substr(word.text.size())))
      return bad_record(spot, make_message("%1 is hidden: a public record of an unfinished game cannot be played on.",
                                           arg::quoted(trimmed(scan.until('\n')))));
    if (stop_after_end(game, word, whole, left_out))
      stopped = true;
    else
      done = read_ply(scan, game, word, spot, left_out);
  } else if (word.text == kNote) {
    return read_note(scan, game);
  } else if (word.text == kResult) {
    read_result(scan, game, left_out);
  } else {
    left_out.add(word.spot, make_message("expected a numbered action or the result."));
    scan.until('\n');
  }
  if (done) return done;
  stopped = true;
  return stop_at(game, spot, done.error(), whole, left_out);
}

Expected<Game> read(std::string_view text, LeftOut& left_out) {
  Scanner scan(text);
  const auto request = read_head(scan, left_out);
  if (!request) return tl::unexpected(request.error());
  auto game = game_json::start(*request);
  if (!game) return bad_record({1, 1}, game.error().message);
  bool stopped = false;
  for (scan.skip_blanks(); !scan.done() && !stopped; scan.skip_blanks())
    if (auto done = read_line(scan, *game, stopped, left_out); !done) return tl::unexpected(done.error());
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
