// SPDX-License-Identifier: MIT
// The frame of Portable Game Notation: tag pairs, comments, variations (PGN specification, sections 5 to 8).
#include "referee/notation/tags.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "referee/json/games.h"
#include "referee/notation/edition.h"
#include "referee/notation/fen.h"
#include "referee/notation/game_names.h"
#include "referee/notation/move_styles.h"
#include "referee/notation/notation.h"
#include "text/dates.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::notation {

using nlohmann::json;

namespace {

constexpr std::size_t kLineLength = 79;

/// Names that readers look for.
constexpr std::string_view kNames[] = {"Event",   "Site",     "Date",      "Round",       "White",   "Black",
                                       "Result",  "Time",     "UTCDate",   "EventDate",   "SetUp",   "FEN",
                                       "Red",     "Blue",     "Yellow",    "Green",       "Variant", "Ruleset",
                                       "Options", "Position", "StartFen4", "Termination", "Game",    "Format"};

Expected<json> json_tag(const Tag& tag, const std::string& name) {
  json value = text::parse_or_discard(tag.value);
  if (!value.is_object()) return bad_record(tag.spot, make_message("the tag %1 is no JSON object.", name));
  return value;
}

/// What servers and programs call a way of playing the game that is usual in a format.
struct Way {
  std::string_view name;
  bool other_rules;  ///< it has rules that the game here does not have
};
constexpr Way kWays[] = {
    {"standard", false},       {"normal", false},    {"chess", false},         {"from-position", false},
    {"chess960", false},       {"chess-960", false}, {"fischerandom", false},  {"fischerrandom", false},
    {"fischer-random", false}, {"freestyle", false}, {"4-player-chess", true}, {"4-player", true},
    {"teams", true},           {"ffa", true},        {"free-for-all", true},   {"solo", true}};

std::string way_name(std::string_view value) {
  std::string id;
  for (const char c : value) id += c == ' ' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return id;
}

/// Does it only say that a game is played in its usual way?
bool is_usual_way(std::string_view value) {
  const std::string id = way_name(value);
  return id == "standard" || id == "normal" || id == "from-position";
}

/// The tag of that name; nullptr where it is missing or empty, or says that nothing is known.
const Tag* said(const Tags& tags, const std::string& name) {
  const auto tag = tags.find(name);
  const bool nothing = tag == tags.end() || tag->second.value.find_first_not_of("?-* ") == std::string::npos;
  return nothing ? nullptr : &tag->second;
}

/// Does the game begin so: from the FEN of the tags, or with that move?
bool begins_so(const NamedGame& named, const Tags& tags, const Word& first) {
  const auto game = game_json::start({{"ruleset", named.ruleset}, {"options", named.options}});
  if (!game) return false;
  if (const Tag* fen = said(tags, "FEN")) return read_fen(game->rules(), fen->value, fen->spot).has_value();
  const Word move = moves_in(first).front();
  return read_styled(game->position(), move, Ranks::from_zero) || read_styled(game->position(), move, Ranks::from_one);
}

/// The game that a text looks like which does not name it and does not begin as the usual one does.
std::optional<NamedGame> looks_like(const Tags& tags, std::string_view format, const Word& first) {
  for (const RulesetInfo& info : rulesets()) {
    if (!info.armies.empty() || info.known_as.empty()) continue;
    const auto game = game_json::start({{"ruleset", info.id}});
    if (!game || !fits(*find_format(format), game->rules())) continue;
    if (!said(tags, "FEN") && game->rules().writing.styles.empty()) continue;
    if (const auto named = game_named(info.id); named && begins_so(*named, tags, first)) return named;
  }
  return std::nullopt;
}

void name_game_so(Tags& tags, const NamedGame& named, Spot spot) {
  tags["Ruleset"] = {named.ruleset, spot};
  if (!named.options.empty() && !tags.contains("Options")) tags["Options"] = {named.options.dump(), spot};
}

/// The `new` request that the tags describe.
Expected<json> request_of(const Tags& tags, std::string_view format, LeftOut& left_out) {
  json request;
  auto ruleset = ruleset_of(tags, format, left_out);
  if (!ruleset) return tl::unexpected(ruleset.error());
  request["ruleset"] = std::move(*ruleset);
  if (const Tag* start = said(tags, "StartFen4"); start && start->value.find('/') != std::string::npos)
    return bad_record(start->spot, make_message("a start position of this kind (%1) is not read here.", "StartFen4"));
  if (const Tag* options = said(tags, "Options")) {
    auto value = json_tag(*options, "Options");
    if (!value) return value;
    request["options"] = std::move(*value);
  }
  if (const Tag* position = said(tags, "Position")) {
    auto value = json_tag(*position, "Position");
    if (!value) return value;
    request["position"] = std::move(*value);
  } else if (const Tag* fen = said(tags, "FEN")) {
    const auto empty = game_json::start(request);
    if (!empty) return bad_record(fen->spot, empty.error().message);
    auto value = read_fen(empty->rules(), fen->value, fen->spot);
    if (!value) return value;
    request["position"] = std::move(*value);
  }
  return request;
}

}  // namespace

std::string usual_name(const std::string& name) {
  const auto same = [&name](std::string_view known) {
    return std::equal(name.begin(), name.end(), known.begin(), known.end(),
                      [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
  };
  const auto* const known = std::find_if(std::begin(kNames), std::end(kNames), same);
  return known == std::end(kNames) ? name : std::string(*known);
}

std::string date_of(const Tags& tags) {
  for (const char* name : {"Date", "UTCDate", "EventDate"}) {
    const auto tag = tags.find(name);
    const auto day = tag == tags.end() ? std::nullopt : text::read_day(tag->second.value);
    if (day && !day->date.empty()) return day->date;
  }
  return {};
}

void name_game(Tags& tags, std::string_view format, const OpeningMove& first) {
  if (said(tags, "Ruleset")) return;
  for (const char* name : {"Variant", "Game"}) {
    const Tag* tag = said(tags, name);
    const auto named = tag ? game_named(tag->value) : std::nullopt;
    if (named) return name_game_so(tags, *named, tag->spot);
    if (tag && name == std::string_view("Variant") && !is_usual_way(tag->value)) return;
  }
  const auto usual = usual_ruleset(format);
  // Short moves like "e5" are written in many games. They do not tell which.
  const bool telling = said(tags, "FEN") || has_own_form(first.move.text) || coordinates(first.move.text);
  if (!usual || !telling || said(tags, "Position") || begins_so({*usual}, tags, first.move)) return;
  // Two moves that stand for a whole turn may have lost their blank: "1.e4e5 2.Nf3Nc6".
  if (const auto game = game_json::start({{"ruleset", *usual}}); game && first.whole_turn && !said(tags, "FEN"))
    if (moves_run_together(*game, first.move)) return;
  if (const auto named = looks_like(tags, format, first.move)) name_game_so(tags, *named, first.move.spot);
}

Expected<std::string> ruleset_of(const Tags& tags, std::string_view format, LeftOut& left_out) {
  auto usual = usual_ruleset(format);
  const Tag* named = said(tags, "Ruleset");
  const Tag* variant = said(tags, "Variant");
  if (!named && !variant) return usual;
  const Tag& tag = named ? *named : *variant;
  const std::string id = way_name(tag.value);
  if (find_ruleset(id)) return id;
  const auto* const way =
      std::find_if(std::begin(kWays), std::end(kWays), [&](const Way& w) { return !named && w.name == id; });
  if (way == std::end(kWays))
    return bad_record(tag.spot, make_message("there is no game %1 here.", arg::quoted(tag.value)));
  if (way->other_rules && usual)
    left_out.add(tag.spot,
                 make_message("the rules of %1: it is read as a game of %2.", arg::quoted(tag.value), *usual));
  return usual;
}

std::string tag(const std::string& name, const std::string& value) {
  std::string out = "[" + name + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"]\n";
}

std::string setup_tags(const Game& game, std::string_view format, const std::string& fen) {
  const Beginning& setup = game.beginning();
  std::string out;
  if (const auto usual = usual_ruleset(format); !usual || *usual != game.rules().id)
    out += tag("Ruleset", game.rules().id);
  const std::string date = game.about().text("date", "");
  const bool of_its_day = setup.options_said == earlier_options(game.rules().id, date);
  if (!setup.options_said.empty() && !of_its_day) out += tag("Options", json(setup.options_said).dump());
  if (setup.position.is_nothing()) return out;
  if (!fen.empty()) out += tag("SetUp", "1") + tag("FEN", fen);
  return out + tag("Position", json(setup.position).dump());
}

Expected<Game> start_from(const Tags& tags, std::string_view format, const Value& options, LeftOut& left_out) {
  auto request = request_of(tags, format, left_out);
  if (!request) return tl::unexpected(request.error());
  if (!options.empty() && !request->contains("options")) (*request)["options"] = json(options);
  auto game = game_json::start(*request);
  if (!game) {
    const auto given = tags.find(tags.contains("Position") ? "Position" : "FEN");
    return bad_record(given == tags.end() ? Spot{} : given->second.spot, game.error().message);
  }
  if (!fits(*find_format(format), game->rules()))
    return bad_record({1, 1}, make_message("%1 is not written as %2.", game->rules().id, format));
  return game;
}

Expected<void> act(Game& game, const std::string& action, Spot spot) {
  auto done = game.act(action);
  if (!done) return bad_record(spot, done.error().message, done.error().rule);
  return {};
}

void Movetext::end_line() {
  if (line_.empty()) return;
  lines_ += line_ + "\n";
  line_.clear();
}

std::string act_comment(const std::string& action) { return "{" + std::string(kActBegin) + action + "]}"; }

void Movetext::put(const std::string& word) {
  if (!line_.empty() && line_.size() + 1 + word.size() > kLineLength) {
    lines_ += line_ + "\n";
    line_.clear();
  }
  line_ += (line_.empty() ? "" : " ") + word;
}

void Movetext::put_all(const std::string& text) {
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find(' ', from), text.size());
    put(text.substr(from, end - from));
    from = end + 1;
  }
}

Expected<Action> play(Game& game, const Word& word, const std::function<bool(const Action&)>& means) {
  ActionList legal;
  Engine::legal_unsorted(game.position(), legal);
  const auto meant = std::find_if(legal.begin(), legal.end(), means);
  if (meant == legal.end())
    return bad_record(word.spot, make_message("%1 is no legal move of %2 here.", arg::quoted(word.text),
                                              arg::seat(name(game.position().to_act))));
  if (auto done = act(game, print(*meant, game.rules()), word.spot); !done) return tl::unexpected(done.error());
  return *meant;
}

}  // namespace arbiter::notation
