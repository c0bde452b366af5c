// SPDX-License-Identifier: MIT
// DhtmlXQ, the text in which web pages and programs for xiangqi exchange games: [DhtmlXQ_name]value[/DhtmlXQ_name].
// A square is a file from Red's left and a rank from Black's side, both from 0. `binit` lists where the pieces stand,
// each in its place of a fixed order, 99 for a piece that is not there. `movelist` lists the moves, four digits each.
#include <algorithm>
#include <array>
#include <optional>

#include "referee/json/games.h"
#include "referee/notation/about.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/tags.h"

namespace arbiter::notation {

using nlohmann::json;

namespace dhtmlxq {
namespace {

constexpr std::string_view kName = "dhtmlxq", kOpen = "[DhtmlXQ_", kClose = "[/DhtmlXQ", kNowhere = "99";
constexpr std::string_view kBegin = "[DhtmlXQ]\n[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]\n", kEnd = "[/DhtmlXQ]\n";
constexpr std::string_view kNewLine = "||";
/// The order of the pieces of one side in `binit`.
constexpr std::array<std::string_view, 16> kPieces{"rook",     "horse", "elephant", "advisor", "king",   "advisor",
                                                   "elephant", "horse", "rook",     "cannon",  "cannon", "pawn",
                                                   "pawn",     "pawn",  "pawn",     "pawn"};

/// What they tell of a game, and how PGN calls it.
constexpr std::pair<std::string_view, const char*> kTold[] = {{"event", "Event"},      {"date", "Date"},
                                                              {"place", "Site"},       {"round", "Round"},
                                                              {"red", "Red"},          {"black", "Black"},
                                                              {"redteam", "RedTeam"},  {"blackteam", "BlackTeam"},
                                                              {"redrating", "RedElo"}, {"blackrating", "BlackElo"},
                                                              {"title", "Title"},      {"open", "Opening"},
                                                              {"author", "Annotator"}, {"timerule", "TimeControl"},
                                                              {"group", "Group"},      {"table", "Table"}};

using Field = Tag;
using Fields = Tags;

std::string square(const Board& board, Cell cell) {
  return std::to_string(board.file(cell)) + std::to_string(board.height() - 1 - board.rank(cell));
}

Cell cell_at(const Board& board, std::string_view digits) {
  return board.at(digits[0] - '0', board.height() - 1 - (digits[1] - '0'));
}

std::string field(std::string_view name, std::string value) {
  for (std::size_t at = value.find(kClose); at != std::string::npos; at = value.find(kClose)) value.erase(at, 1);
  return "[DhtmlXQ_" + std::string(name) + "]" + value + "[/DhtmlXQ_" + std::string(name) + "]\n";
}

/// Where the pieces stand. Errors: `unwritable`: a seat has more of a kind than the array.
Expected<std::string> write_pieces(const Position& pos) {
  std::string out;
  std::vector<bool> written(pos.pieces.size(), false);
  for (const Seat seat : pos.rules->seats) {
    for (const std::string_view kind : kPieces) {
      const auto fits = [&](const Piece& p) {
        return p.where == Where::board && p.army == seat && pos.rules->name(p.kind) == kind &&
               !written[static_cast<std::size_t>(&p - pos.pieces.data())];
      };
      const auto it = std::find_if(pos.pieces.begin(), pos.pieces.end(), fits);
      if (it != pos.pieces.end()) written[static_cast<std::size_t>(it - pos.pieces.begin())] = true;
      out += it == pos.pieces.end() ? std::string(kNowhere) : square(pos.board(), it->cell);
    }
  }
  for (PieceId id = 0; id < pos.pieces.size(); ++id)
    if (pos.pieces[id].where == Where::board && !written[id])
      return unwritable(kName, piece_text(*pos.rules, pos.pieces[id]));
  return out;
}

std::string_view result_words(const Game& game) {
  const std::string result = result_text(game);
  return result == "1-0" ? "红胜" : result == "0-1" ? "黑胜" : result == "1/2-1/2" ? "和局" : "未知";
}

std::string told_fields(const Game& game) {
  std::string out;
  const Value& tags = game.about()["tags"];
  const auto& seats = game.rules().seats;
  for (const auto& [name, tag] : kTold) {
    std::string value = tags.text(tag, "");
    for (const char* known : {"event", "date", "round"})
      if (name == known) value = told(game, known, "");
    if (name == "place") value = told(game, "site", "");
    if (name == "red") value = told_player(game, seats.front(), "");
    if (name == "black") value = told_player(game, seats.back(), "");
    if (!value.empty()) out += field(name, value);
  }
  return out;
}

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  if (!game.beginning().options_said.empty())
    return refuse("unwritable", make_message("%1 has no words for options; json and text can hold every game.", kName));
  const auto pieces = write_pieces(game.before(0));
  if (!pieces) return pieces;
  const std::size_t count = game.plies().size() - told_by_result(game);
  std::string moves, comments;
  if (const std::string before = told(game, "comment", ""); !before.empty()) comments += field("comment0", before);
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
    const Game::Ply& ply = game.plies()[n];
    if (n < count) {
      if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
      const auto action = parse_action(ply.action, rules);
      if (!action || action->type != Action::Type::move || action->kind != kNoKind)
        return unwritable(kName, ply.action);
      moves += square(*rules.board, action->from) + square(*rules.board, action->to);
    }
    const std::string comment = ply.note.text("comment", "");
    if (!comment.empty()) comments += field("comment" + std::to_string(n + 1), comment);
  }
  const bool second_begins = game.before(0).to_act != rules.seats.front();
  return std::string(kBegin) + told_fields(game) + field("result", std::string(result_words(game))) +
         field("binit", *pieces) + field("firstnum", second_begins ? "1" : "0") + field("movelist", moves) + comments +
         std::string(kEnd);
}

Fields read_fields(std::string_view text) {
  Fields fields;
  Scanner scan(text);
  const auto ahead = [&](std::string_view what) { return scan.rest().substr(0, what.size()) == what; };
  while (!scan.done()) {
    if (!ahead(kOpen)) {
      scan.next();
      continue;
    }
    for (std::size_t n = 0; n < kOpen.size(); ++n) scan.next();
    const std::string name = scan.until(']');
    if (scan.done()) break;
    scan.next();
    Field found{{}, scan.spot()};
    while (!scan.done() && !ahead(kClose) && !ahead(kOpen)) found.value += scan.next();
    fields[name] = std::move(found);
  }
  return fields;
}

/// Only the digits, and where each stands.
std::vector<std::pair<char, Spot>> digits_of(const Field& field) {
  std::vector<std::pair<char, Spot>> list;
  Scanner scan(field.value);
  while (!scan.done()) {
    const Spot inside = scan.spot();
    const char c = scan.next();
    const bool same_line = inside.line == 1;
    if (c >= '0' && c <= '9')
      list.emplace_back(c, Spot{field.spot.line + inside.line - 1,
                                same_line ? field.spot.column + inside.column - 1 : inside.column});
  }
  return list;
}

/// The pieces that `binit` lists. Errors: `bad_record`.
Expected<json> read_pieces(const Rules& rules, const Field& field) {
  const auto digits = digits_of(field);
  if (digits.size() != kPieces.size() * 4)
    return bad_record(field.spot, make_message("\"binit\" has %1 digits, not 64.", digits.size()));
  json pieces = json::object();
  for (std::size_t n = 0; n < digits.size(); n += 2) {
    const std::string at{digits[n].first, digits[n + 1].first};
    if (at == kNowhere) continue;
    const Cell cell = cell_at(*rules.board, at);
    if (!cell.valid()) return bad_record(digits[n].second, make_message("there is no such square."));
    const Seat seat = n / 2 < kPieces.size() ? rules.seats.front() : rules.seats.back();
    pieces[rules.board->name(cell)] = std::string(name(seat)) + "." + std::string(kPieces[n / 2 % kPieces.size()]);
  }
  return pieces;
}

json array_of(const Rules& rules) {
  json pieces = json::object();
  for (const StartPiece& s : rules.setup)
    pieces[rules.board->name(s.cell)] = std::string(name(s.army)) + "." + rules.name(s.kind);
  return pieces;
}

/// The game before its first move. A list of moves that begins with a piece of the second seat begins with its turn.
Expected<Game> begin(const Fields& fields) {
  const auto usual = usual_ruleset(kName);
  if (!usual) return tl::unexpected(usual.error());
  json request{{"ruleset", *usual}};
  auto array = game_json::start(request);
  if (!array) return array;
  const Rules& rules = array->rules();
  json pieces = array_of(rules);
  Spot at;
  if (const auto given = fields.find("binit"); given != fields.end() && !digits_of(given->second).empty()) {
    auto read = read_pieces(rules, given->second);
    if (!read) return tl::unexpected(read.error());
    pieces = std::move(*read);
    at = given->second.spot;
  }
  bool second = fields.contains("firstnum") && fields.at("firstnum").value == "1";
  if (const auto moves = fields.find("movelist"); moves != fields.end()) {
    const auto digits = digits_of(moves->second);
    const Cell from =
        digits.size() < 4 ? kNoCell : cell_at(*rules.board, std::string{digits[0].first, digits[1].first});
    if (from.valid() && pieces.contains(rules.board->name(from)))
      second = pieces[rules.board->name(from)].get<std::string>().rfind(name(rules.seats.back()), 0) == 0;
  }
  if (pieces != array_of(rules) || second)
    request["position"] = {{"pieces", pieces},
                           {"to_act", std::string(name(second ? rules.seats.back() : rules.seats.front()))},
                           {"decision", "move"}};
  auto game = game_json::start(request);
  return game ? std::move(game) : bad_record(at, game.error().message);
}

std::string one_line(std::string text) {
  for (std::size_t at = text.find(kNewLine); at != std::string::npos; at = text.find(kNewLine))
    text.replace(at, kNewLine.size(), " ");
  return text;
}

void tell_fields(Game& game, const Fields& fields, LeftOut& left_out) {
  Tags tags;
  for (const auto& [name, tag] : kTold)
    if (const auto found = fields.find(std::string(name)); found != fields.end())
      tags[tag] = {one_line(found->second.value), found->second.spot};
  tell_tags(game, tags, left_out);
  if (const auto remark = fields.find("remark"); remark != fields.end())
    tell_comment(game, one_line(remark->second.value));
}

/// The comment behind ply `n`; 0: before the first.
void tell_comment_of(Game& game, const Fields& fields, std::size_t n) {
  for (const std::string& name : {"comment" + std::to_string(n), "comment0_" + std::to_string(n)})
    if (const auto found = fields.find(name); found != fields.end()) tell_comment(game, one_line(found->second.value));
}

Expected<void> play_moves(Game& game, const Fields& fields, LeftOut& left_out) {
  const auto list = fields.find("movelist");
  if (list == fields.end()) return {};
  const auto digits = digits_of(list->second);
  for (std::size_t n = 0; n < digits.size(); n += 4) {
    Word word{{}, digits[n].second};
    std::string rest;
    for (std::size_t i = n; i < digits.size(); ++i) (i < n + 4 ? word.text : rest) += digits[i].first;
    if (stop_after_end(game, word, word.text + rest, left_out)) return {};
    const auto played = play(game, word, [&](const Action& a) {
      return a.type == Action::Type::move &&
             square(*game.rules().board, a.from) + square(*game.rules().board, a.to) == word.text;
    });
    if (!played) return stop_at(game, word.spot, played.error(), word.text + rest, left_out);
    tell_comment_of(game, fields, n / 4 + 1);
  }
  return {};
}

Expected<Game> read(std::string_view text, LeftOut& left_out) {
  const Fields fields = read_fields(text);
  if (!fields.contains("movelist") && !fields.contains("binit"))
    return bad_record({1, 1}, make_message("there is neither \"movelist\" nor \"binit\"."));
  auto game = begin(fields);
  if (!game) return game;
  tell_fields(*game, fields, left_out);
  tell_comment_of(*game, fields, 0);
  if (auto done = play_moves(*game, fields, left_out); !done) return tl::unexpected(done.error());
  for (const auto& [name, value] : fields)
    if (name.rfind("move_", 0) == 0) left_out.count(lost::kVariations);
  const std::size_t moves = game->plies().size();
  if (const auto result = fields.find("result"); result != fields.end())
    settle(*game, claim_in(game->rules(), {result->second.value, result->second.spot}, left_out), std::nullopt,
           left_out);
  for (std::size_t n = moves + 1; n <= game->plies().size(); ++n) tell_comment_of(*game, fields, n);
  return game;
}

std::vector<Part> split(std::string_view text) {
  return split_before(text, [](std::string_view line) { return line.find("[DhtmlXQ]") != std::string_view::npos; });
}

bool claims(std::string_view text) { return text.find("[DhtmlXQ") != std::string_view::npos; }

}  // namespace
}  // namespace dhtmlxq

Format dhtmlxq_format() {
  return {dhtmlxq::kName, false, &dhtmlxq::write, &dhtmlxq::claims, &dhtmlxq::split, &dhtmlxq::read};
}

}  // namespace arbiter::notation
