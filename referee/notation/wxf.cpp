// SPDX-License-Identifier: MIT
// The game files of the World Xiangqi Federation: lines of a head, then the moves between START{ and }END. What moves
// look like stands in wxf_moves.cpp.
#include "referee/json/games.h"
#include "referee/notation/about.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/tags.h"
#include "referee/notation/tokens.h"
#include "referee/notation/unknown_words.h"
#include "referee/notation/wxf_moves.h"

namespace arbiter::notation {

using nlohmann::json;

namespace wxf {
namespace {

constexpr std::string_view kName = "wxf";
/// Lines of the head that tell of the game.
constexpr std::pair<const char*, const char*> kTold[] = {
    {"EVENT", "event"}, {"SITE", "site"}, {"DATE", "date"}, {"TIME", "time"}, {"ROUND", "round"}};

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  if (!game.beginning().options_said.empty())
    return refuse("unwritable", make_message("%1 has no words for options; json and text can hold every game.", kName));
  std::string out = "FORMAT WXF\nRESULT " + result_text(game) + "\n";
  for (const auto& [line, field] : kTold)
    if (const std::string value = told(game, field, ""); !value.empty()) out += std::string(line) + " " + value + "\n";
  for (const auto& [line, seat] : {std::pair{"RED", rules.seats.front()}, std::pair{"BLACK", rules.seats.back()}})
    if (const std::string player = told_player(game, seat, ""); !player.empty())
      out += std::string(line) + " " + player + "\n";
  if (!game.beginning().position.is_nothing()) {
    auto fen = write_fen(game.before(0));
    if (!fen) return fen;
    out += "FEN " + *fen + "\n";
  }
  out += "START{\n";
  int number = 0;
  bool line_open = false;
  const std::size_t count = game.plies().size() - told_by_result(game);
  for (std::size_t n = 0; n < count; ++n) {
    const Game::Ply& ply = game.plies()[n];
    if (is_result_only(ply)) break;
    if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
    const auto action = parse_action(ply.action, rules);
    if (!action || action->type != Action::Type::move || action->kind != kNoKind) return unwritable(kName, ply.action);
    const Position& pos = game.before(n);
    const bool first = pos.to_act == rules.seats.front();
    if (first || !line_open) out += (line_open ? "\n" : "") + std::to_string(++number) + "." + (first ? "" : " ...");
    out += " " + write_move(pos, *action);
    line_open = first;
    if (!first) out += "\n";
  }
  return out + (line_open ? "\n" : "") + "}END\n";
}

/// What stands before START{: where the game begins, how it ended.
struct Head {
  json request;
  Word result;
  Tags told;  ///< names, places and the like, by the first word of their lines
};

Expected<Head> read_head(Scanner& scan) {
  Head head;
  const auto usual = usual_ruleset(kName);
  if (!usual) return tl::unexpected(usual.error());
  head.request["ruleset"] = *usual;
  for (;;) {
    scan.skip_blanks();
    if (scan.done()) return bad_record(scan.spot(), make_message("the moves are wanted between START{ and }END."));
    const Word word = scan.word("{");
    if (word.text == "START") {
      scan.skip_blanks();
      if (scan.peek() == '{') break;
    }
    while (scan.peek() == ' ' || scan.peek() == '\t') scan.next();
    const Spot spot = scan.spot();
    const std::string line = scan.until('\n');
    if (word.text == "FORMAT" && line.rfind("WXF", 0) != 0)
      return bad_record(spot, make_message("the format is not WXF."));
    if (word.text == "RESULT") {
      Scanner rest(line);
      head.result = {rest.word().text, spot};
    } else if (word.text != "FEN") {
      head.told[word.text] = {line, spot};
    }
    if (word.text != "FEN" || line.empty()) continue;
    const auto array = game_json::start(head.request);
    if (!array) return bad_record(spot, array.error().message);
    auto position = read_fen(array->rules(), line, spot);
    if (!position) return tl::unexpected(position.error());
    head.request["position"] = std::move(*position);
  }
  scan.next();
  return head;
}

/// The line of a player: the name, then the team and more behind semicolons.
void tell_line(Game& game, Seat seat, const std::string& title, const Tag& line, LeftOut& left_out) {
  const std::size_t end = line.value.find(';');
  tell_player(game, seat, line.value.substr(0, end));
  if (end == std::string::npos) return;
  const std::string team = line.value.substr(end + 1, line.value.find(';', end + 1) - end - 1);
  tell_tags(game, {{title + "Team", {team, line.spot}}}, left_out);
}

/// Is it the number of a move? Marks of a move may stand before it.
bool is_number(std::string_view text) {
  const std::size_t begin = text.find_first_not_of("!?");
  return begin == std::string_view::npos || text.find_first_not_of("0123456789.", begin) == std::string_view::npos;
}

/// A word without the number that stands before it, as in "12.C2.5".
Word bare(const Word& word) {
  if (looks(word.text)) return word;
  const Word move = without_number(word);
  return looks(move.text) ? move : word;
}

/// Reads the moves up to }END. What stands behind it is a remark. `result`: a result among them.
Expected<void> read_moves(Scanner& scan, Game& game, std::optional<Claim>& result, LeftOut& left_out) {
  UnknownWords unknown;
  for (scan.skip_blanks(); scan.peek() != '}' && !scan.done(); scan.skip_blanks()) {
    const std::string_view rest = scan.rest();
    const Word word = bare(scan.word("}"));
    if (word.text.find_first_of("!?") != std::string::npos) left_out.count(lost::kAnnotationSigns);
    if (is_number(word.text)) continue;
    if (!looks(word.text)) {
      auto claim = claim_of(game.rules(), word);
      if (claim)
        result = std::move(claim);
      else
        unknown.add(word);
      continue;
    }
    unknown.say(left_out);
    const std::string_view moves = rest.substr(0, rest.rfind('}'));
    if (stop_after_end(game, word, moves, left_out)) return {};
    const auto action = read_move(game.position(), word);
    const auto done = action ? act(game, print(*action, game.rules()), word.spot) : tl::unexpected(action.error());
    if (!done) return stop_at(game, word.spot, done.error(), moves, left_out);
  }
  unknown.say(left_out);
  if (scan.done()) {
    left_out.add(scan.spot(), make_message("the moves do not end with }END."));
    return {};
  }
  std::string remark(scan.rest());
  for (const std::string_view frame : {"}END", "COMMENT{", "}COMMENT"})
    if (const std::size_t at = remark.find(frame); at != std::string::npos) remark.erase(at, frame.size());
  keep_as_remark(game, remark);
  return {};
}

Expected<Game> read(std::string_view text, LeftOut& left_out) {
  Scanner scan(text);
  auto head = read_head(scan);
  if (!head) return tl::unexpected(head.error());
  auto game = game_json::start(head->request);
  if (!game) return bad_record({1, 1}, game.error().message);
  const auto& seats = game->rules().seats;
  for (const auto& [line, field] : kTold)
    if (field == std::string_view("date"))
      tell_date(*game, head->told[line].value, head->told[line].spot, left_out);
    else
      tell(*game, field, head->told[line].value);
  tell_line(*game, seats.front(), "Red", head->told["RED"], left_out);
  tell_line(*game, seats.back(), "Black", head->told["BLACK"], left_out);
  std::optional<Claim> behind;
  if (auto done = read_moves(scan, *game, behind, left_out); !done) return tl::unexpected(done.error());
  settle_by_head(*game, behind, claim_in(game->rules(), head->result, left_out), left_out);
  return game;
}

std::vector<Part> split(std::string_view text) {
  return split_before(text, [](std::string_view line) { return line.rfind("FORMAT", 0) == 0; });
}

bool claims(std::string_view text) {
  Scanner scan(text);
  scan.skip_blanks();
  return scan.word().text == "FORMAT" || text.find("START{") != std::string_view::npos;
}

}  // namespace
}  // namespace wxf

Format wxf_format() { return {wxf::kName, false, &wxf::write, &wxf::claims, &wxf::split, &wxf::read}; }

}  // namespace arbiter::notation
