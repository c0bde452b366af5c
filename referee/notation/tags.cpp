// SPDX-License-Identifier: MIT
// The frame of Portable Game Notation: tag pairs, comments, variations (PGN specification, sections 5 to 8).
#include "referee/notation/tags.h"

#include <algorithm>
#include <cctype>

#include "referee/notation/about.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/wire/games.h"
#include "text/facts_json.h"
#include "text/json_text.h"

namespace arbiter::notation {

using nlohmann::json;

namespace {

constexpr std::string_view kAct = "[%act ";
constexpr std::size_t kLineLength = 79;

/// One tag pair; the scanner stands on its bracket.
Expected<void> read_tag(Scanner& scan, Tags& tags) {
  const Spot begin = scan.spot();
  scan.next();
  scan.skip_blanks();
  const Word name = scan.word("\"]");
  scan.skip_blanks();
  if (name.text.empty() || scan.peek() != '"') return bad_record(begin, "a tag is written [Name \"value\"].");
  scan.next();
  Tag tag{{}, scan.spot()};
  while (!scan.done() && scan.peek() != '"' && scan.peek() != '\n') {
    if (scan.peek() == '\\') scan.next();
    if (!scan.done()) tag.value += scan.next();
  }
  if (scan.peek() != '"') return bad_record(tag.spot, "the value of the tag " + name.text + " does not end.");
  scan.next();
  scan.skip_blanks();
  if (scan.peek() != ']') return bad_record(scan.spot(), "the tag " + name.text + " does not end with ].");
  scan.next();
  tags[name.text] = std::move(tag);
  return {};
}

Expected<json> json_tag(const Tag& tag, const std::string& name) {
  json value = text::parse_or_discard(tag.value);
  if (!value.is_object()) return bad_record(tag.spot, "the tag " + name + " is no JSON object.");
  return value;
}

/// What servers and programs call a way of playing the game that is usual in a format.
struct Way {
  std::string_view name;
  bool other_rules;  ///< it has rules that the game here does not have
};
constexpr Way kWays[] = {{"standard", false},
                         {"chess", false},
                         {"from-position", false},
                         {"chess960", false},
                         {"chess-960", false},
                         {"fischerandom", false},
                         {"fischerrandom", false},
                         {"fischer-random", false},
                         {"freestyle", false},
                         {"4-player-chess", true},
                         {"4-player", true},
                         {"teams", true},
                         {"ffa", true},
                         {"free-for-all", true},
                         {"solo", true}};

/// The game that the tags name, or the usual one.
Expected<std::string> ruleset_of(const Tags& tags, std::string_view format, LeftOut& left_out) {
  auto usual = usual_ruleset(format);
  const auto named = tags.find("Ruleset");
  const auto variant = tags.find("Variant");
  if (named == tags.end() && variant == tags.end()) return usual;
  const Tag& tag = named != tags.end() ? named->second : variant->second;
  std::string id;
  for (const char c : tag.value) id += c == ' ' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (find_ruleset(id)) return id;
  const auto* const way = std::find_if(std::begin(kWays), std::end(kWays),
                                       [&](const Way& w) { return named == tags.end() && w.name == id; });
  if (way == std::end(kWays)) return bad_record(tag.spot, "there is no game \"" + tag.value + "\" here.");
  if (way->other_rules && usual)
    left_out.add(tag.spot, "the rules of \"" + tag.value + "\": it is read as a game of " + *usual + ".");
  return usual;
}

/// The `new` request that the tags describe.
Expected<json> request_of(const Tags& tags, std::string_view format, LeftOut& left_out) {
  json request;
  auto ruleset = ruleset_of(tags, format, left_out);
  if (!ruleset) return tl::unexpected(ruleset.error());
  request["ruleset"] = std::move(*ruleset);
  if (const auto start = tags.find("StartFen4");
      start != tags.end() && start->second.value.find('/') != std::string::npos)
    return bad_record(start->second.spot, "a start position of this kind (StartFen4) is not read here.");
  if (const auto options = tags.find("Options"); options != tags.end()) {
    auto value = json_tag(options->second, "Options");
    if (!value) return value;
    request["options"] = std::move(*value);
  }
  if (const auto position = tags.find("Position"); position != tags.end()) {
    auto value = json_tag(position->second, "Position");
    if (!value) return value;
    request["position"] = std::move(*value);
  } else if (const auto fen = tags.find("FEN"); fen != tags.end()) {
    const auto empty = wire::start(request);
    if (!empty) return bad_record(fen->second.spot, empty.error().message);
    auto value = read_fen(empty->rules(), fen->second.value, fen->second.spot);
    if (!value) return value;
    request["position"] = std::move(*value);
  }
  return request;
}

/// The settings of a comment that this program wrote; the rest of it is kept with the game.
Expected<void> read_comment(Game& game, const std::string& comment, Spot spot) {
  std::string rest = comment;
  for (std::size_t at = rest.find(kAct); at != std::string::npos; at = rest.find(kAct)) {
    const std::size_t begin = at + kAct.size(), end = rest.find(']', begin);
    if (end == std::string::npos) return bad_record(spot, "the comment's [%act does not end.");
    if (auto done = act(game, rest.substr(begin, end - begin), spot); !done) return done;
    rest.erase(at, end + 1 - at);
  }
  tell_comment(game, rest);
  return {};
}

/// Leaves out a variation, with those in it; false when it does not end.
bool skip_variation(Scanner& scan) {
  int depth = 0;
  do {
    if (scan.peek() == '(') ++depth;
    if (scan.peek() == ')') --depth;
    if (scan.peek() == '{') scan.until('}');
    if (!scan.done()) scan.next();
  } while (!scan.done() && depth > 0);
  return depth == 0;
}

/// The next word; a promotion in brackets, "a8(Q)", is no variation.
Word move_word(Scanner& scan) {
  Word word = scan.word("{(;)$");
  if (!word.text.empty() && scan.peek() == '(' && scan.peek(2) == ')')
    for (int n = 0; n < 3; ++n) word.text += scan.next();
  return word;
}

}  // namespace

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
  if (!setup.options_said.empty()) out += tag("Options", json(setup.options_said).dump());
  if (setup.position.is_nothing()) return out;
  if (!fen.empty()) out += tag("SetUp", "1") + tag("FEN", fen);
  return out + tag("Position", json(setup.position).dump());
}

Expected<Tags> read_tags(Scanner& scan) {
  Tags tags;
  for (scan.skip_blanks(); scan.peek() == '['; scan.skip_blanks())
    if (auto read = read_tag(scan, tags); !read) return tl::unexpected(read.error());
  return tags;
}

Expected<Game> start_from(const Tags& tags, std::string_view format, LeftOut& left_out) {
  const auto request = request_of(tags, format, left_out);
  if (!request) return tl::unexpected(request.error());
  auto game = wire::start(*request);
  if (!game) {
    const auto given = tags.find(tags.contains("Position") ? "Position" : "FEN");
    return bad_record(given == tags.end() ? Spot{} : given->second.spot, game.error().message);
  }
  if (!fits(*find_format(format), game->rules()))
    return bad_record({1, 1}, game->rules().id + " is not written as " + std::string(format) + ".");
  return game;
}

Expected<void> act(Game& game, const std::string& action, Spot spot) {
  auto done = game.act(action);
  if (!done) return bad_record(spot, done.error().message, done.error().rule);
  return {};
}

std::string act_comment(const std::string& action) { return "{" + std::string(kAct) + action + "]}"; }

Expected<bool> skip_remarks(Scanner& scan, Game& game, LeftOut& left_out) {
  scan.skip_blanks();
  const Spot spot = scan.spot();
  switch (scan.peek()) {
    case '{': {
      scan.next();
      const std::string comment = scan.until('}');
      if (scan.done()) return bad_record(spot, "the comment does not end.");
      scan.next();
      if (auto done = read_comment(game, comment, spot); !done) return tl::unexpected(done.error());
      return true;
    }
    case ';':
      scan.next();
      tell_comment(game, scan.until('\n'));
      return true;
    case '%':
      if (spot.column != 1) return false;
      scan.until('\n');
      return true;
    case '(':
      if (!skip_variation(scan)) return bad_record(spot, "the variation does not end.");
      left_out.count("variation");
      return true;
    case '$':
      left_out.count("$ sign");
      scan.word("{(;");
      return true;
    case ')':
    case '}':
    case '[':
      return bad_record(spot, std::string("\"") + scan.peek() + "\" does not belong here.");
    default:
      return false;
  }
}

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

Expected<Game> read_tagged(std::string_view text, std::string_view format, LeftOut& left_out,
                           const std::function<Expected<bool>(Game&, const Word&)>& word) {
  Scanner scan(text);
  const auto tags = read_tags(scan);
  if (!tags) return tl::unexpected(tags.error());
  auto game = start_from(*tags, format, left_out);
  if (!game) return game;
  std::map<std::string, std::string> values;
  for (const auto& [name, tag] : *tags) values[name] = tag.value;
  tell_tags(*game, values);
  for (scan.skip_blanks(); !scan.done(); scan.skip_blanks()) {
    const auto skipped = skip_remarks(scan, *game, left_out);
    if (!skipped) return tl::unexpected(skipped.error());
    if (*skipped) continue;
    const auto more = word(*game, move_word(scan));
    if (!more) return tl::unexpected(more.error());
    if (!*more) break;
  }
  scan.skip_blanks();
  if (scan.peek() == '[' && !tags->empty())
    left_out.add(scan.spot(), "another game begins here; only the first is read.");
  return game;
}

Expected<Action> play(Game& game, const Word& word, const std::function<bool(const Action&)>& means) {
  ActionList legal;
  Engine::legal_unsorted(game.position(), legal);
  const auto meant = std::find_if(legal.begin(), legal.end(), means);
  if (meant == legal.end())
    return bad_record(
        word.spot, "\"" + word.text + "\" is no legal move of " + std::string(name(game.position().to_act)) + " here.");
  if (auto done = act(game, print(*meant, game.rules()), word.spot); !done) return tl::unexpected(done.error());
  return *meant;
}

}  // namespace arbiter::notation
