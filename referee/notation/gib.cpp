// SPDX-License-Identifier: MIT
// GIB, the files of the Korean Janggi Association and its servers: tags in Korean, then numbered moves like 79졸78. A
// square is a rank from the second seat's side (0 for the tenth) and a file from the first seat's left. 초차림 and
// 한차림 tell on which points horse (마) and elephant (상) begin, from the first seat's left.
#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "referee/json/games.h"
#include "referee/notation/about.h"
#include "referee/notation/encoding.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/tags.h"
#include "referee/notation/tokens.h"
#include "referee/notation/unknown_words.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::notation {

using nlohmann::json;

namespace gib {
namespace {

constexpr std::string_view kName = "gib", kPass = "한수쉼", kCheck = "장군", kUnknown = "미상";
constexpr const char *kFirstRow = "초차림", *kSecondRow = "한차림", *kResult = "대국결과", *kCount = "총수",
                     *kFirstPlayer = "초대국자", *kSecondPlayer = "한대국자", *kLimit = "제한시간";
constexpr std::pair<const char*, const char*> kTold[] = {
    {"대회명", "event"}, {"회전", "round"}, {"대국일자", "date"}, {"대국장소", "site"}};
constexpr int kMovesInLine = 6;

/// What a kind is called: as the first and the second seat's piece is written, and all that is read.
struct Name {
  std::string_view kind, first, second, all;
};
constexpr Name kNames[] = {{"king", "장", "장", "장궁왕將楚漢王"}, {"rook", "차", "차", "차車"},
                           {"cannon", "포", "포", "포包砲炮"},     {"horse", "마", "마", "마馬"},
                           {"elephant", "상", "상", "상象"},       {"advisor", "사", "사", "사士"},
                           {"pawn", "졸", "병", "졸병卒兵"}};

std::string piece_name(const Rules& rules, const Piece& piece) {
  const auto* const it = std::find_if(std::begin(kNames), std::end(kNames),
                                      [&](const Name& n) { return n.kind == rules.name(piece.kind); });
  if (it == std::end(kNames)) return "?";
  return std::string(piece.army == rules.seats.front() ? it->first : it->second);
}

std::string square(const Board& board, Cell cell) {
  return std::to_string((board.height() - board.rank(cell)) % 10) + std::to_string(board.file(cell) + 1);
}

// ---- How horses and elephants begin ----

/// The points of a seat's first rank on which horse and elephant begin, from the first seat's left.
std::array<Cell, 4> wing_cells(const Board& board, Seat seat) {
  const int rank = seat == Seat::N ? board.height() - 1 : 0;
  return {board.at(1, rank), board.at(2, rank), board.at(board.width() - 3, rank), board.at(board.width() - 2, rank)};
}

/// "마상상마"; empty when something else stands there.
std::string row_of(const Position& pos, Seat seat) {
  std::string row;
  for (const Cell cell : wing_cells(pos.board(), seat)) {
    const Piece* piece = pos.piece_at(cell);
    if (!piece) return {};
    row += piece_name(*pos.rules, *piece);
  }
  return row.find_first_of("?") == std::string::npos ? row : std::string();
}

const std::vector<std::string>& all_rows() {
  static const std::vector<std::string> rows{"마상상마", "상마상마", "마상마상", "상마마상"};
  return rows;
}

/// The same row told from the other side of the board.
std::string mirrored(const std::string& row) {
  return row == "상마상마" ? "마상마상" : row == "마상마상" ? "상마상마" : row;
}

/// Carries out the choice by which the row of the seat to act comes to be; false: there is no such choice.
bool choose(Game& game, const std::string& row) {
  const Seat seat = game.position().to_act;
  for (const Action& action : Engine::legal(game.position())) {
    if (action.type != Action::Type::choose) continue;
    if (row_of(Engine::carry_out(game.position(), action).position, seat) != row) continue;
    return game.act(print(action, game.rules())).has_value();
  }
  return false;
}

bool chooses(const Game& game) { return !game.over() && game.position().decision.kind != "move"; }

// ---- Writing ----

std::string move_text(const Position& pos, const Action& action, const EventList& events) {
  if (action.type == Action::Type::pass) return std::string(kPass);
  const Piece& piece = pos.pieces[pos.at(action.from)];
  std::string text = square(pos.board(), action.from) + piece_name(*pos.rules, piece) + square(pos.board(), action.to);
  if (const Piece* captured = pos.piece_at(action.to)) text += piece_name(*pos.rules, *captured);
  const bool check = std::any_of(events.begin(), events.end(), [](const Event& e) { return e.is<change::Check>(); });
  return text + (check ? std::string(kCheck) : "");
}

std::string result_words(const Game& game, std::size_t told_plies) {
  const std::string result = result_text(game), why = game.about()["tags"].text("Termination", "");
  if (result == "1/2-1/2") return "무승부";
  if (result != "1-0" && result != "0-1") return std::string(kUnknown);
  const char* how = why == "time forfeit"       ? " 시간승"
                    : why == "rules infraction" ? " 반칙승"
                    : told_plies > 0            ? " 기권승"
                                                : " 완승";
  return (result == "1-0" ? "초" : "한") + std::string(how);
}

/// The options with which other programs play the game, wings chosen.
json usual_options() {
  const auto usual = usual_ruleset(kName);
  const RulesetInfo* info = usual ? find_ruleset(*usual) : nullptr;
  json options = json::object();
  if (info && !info->known_as.empty())
    for (const auto& [name, value] : info->known_as.front().options) options[name] = json(value);
  options["wings"] = "choose";
  return options;
}

json options_of(const Game& game) {
  json options = json::object();
  for (const auto& [name, value] : game.beginning().options) options[name] = json(value);
  return options;
}

/// The tags before the moves. `chosen`: how many seats have chosen their row.
Expected<std::string> write_head(const Game& game, std::size_t chosen, std::size_t told_plies) {
  const auto& seats = game.rules().seats;
  std::string out;
  for (const auto& [name, field] : kTold) out += tag(name, told(game, field, std::string(kUnknown)));
  out += tag(kFirstPlayer, told_player(game, seats.front(), std::string(kUnknown))) +
         tag(kSecondPlayer, told_player(game, seats.back(), std::string(kUnknown)));
  const Position& begun = chosen == 0 ? game.before(0) : game.plies()[chosen - 1].after.boards.front();
  const bool given = !game.beginning().position.is_nothing();
  if (!given && (chosen > 0 || !chooses(game))) out += tag(kFirstRow, row_of(begun, seats.front()));
  if (!given && (chosen > 1 || !chooses(game))) out += tag(kSecondRow, row_of(begun, seats.back()));
  if (options_of(game) != usual_options()) out += tag("Options", json(game.beginning().options_said).dump());
  if (given) {
    const auto fen = write_fen(game.before(0));
    if (!fen) return fen;
    out += tag("FEN", *fen) + tag("Position", json(game.beginning().position).dump());
  }
  const std::string limit = game.about()["tags"].text("TimeControl", "");
  if (!limit.empty()) out += tag(kLimit, limit);
  out += tag(kCount, std::to_string(game.plies().size() - chosen - told_plies));
  return out + tag(kResult, result_words(game, told_plies)) + "\n";
}

std::size_t chosen_in(const Game& game) {
  std::size_t n = 0;
  while (n < game.plies().size() && game.before(n).decision.kind != "move") ++n;
  return n;
}

Expected<std::string> write(const Game& game) {
  const std::size_t chosen = chosen_in(game), told_plies = told_by_result(game);
  auto out = write_head(game, chosen, told_plies);
  if (!out) return out;
  Movetext moves;
  moves.put_all(told_comment(game, 0));
  for (std::size_t n = chosen; n < game.plies().size(); ++n) {
    const Game::Ply& ply = game.plies()[n];
    if (n < game.plies().size() - told_plies) {
      if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
      const auto action = parse_action(ply.action, game.rules());
      const bool moved = action && (action->type == Action::Type::move || action->type == Action::Type::pass);
      if (!moved) return unwritable(kName, ply.action);
      moves.put(std::to_string(n - chosen + 1) + ".");
      moves.put(move_text(game.before(n), *action, ply.events));
      if ((n - chosen + 1) % kMovesInLine == 0) moves.end_line();
    }
    moves.put_all(told_comment(game, n + 1));
  }
  return *out + moves.text();
}

// ---- Reading ----

bool is_pass(std::string_view text) { return text == kPass || text == "쉼" || text == "한수쉽"; }

/// Does the action move a piece that may be called so, from and to these squares?
bool means(const Position& pos, const Action& action, const std::string& text) {
  if (action.type == Action::Type::pass) return is_pass(text);
  if (action.type != Action::Type::move || text.size() < 5) return false;
  const std::string from = square(pos.board(), action.from), to = square(pos.board(), action.to);
  if (text.rfind(from, 0) != 0) return false;
  const std::size_t goal = text.find_first_of("0123456789", 2);
  if (goal == std::string::npos || text.compare(goal, 2, to) != 0) return false;
  const std::string piece = text.substr(2, goal - 2);
  const std::string& kind = pos.rules->name(pos.pieces[pos.at(action.from)].kind);
  const auto* const it = std::find_if(std::begin(kNames), std::end(kNames),
                                      [&](const Name& n) { return n.all.find(piece) != std::string_view::npos; });
  return it == std::end(kNames) || piece.empty() || it->kind == kind;
}

struct Moves {
  std::vector<std::pair<Word, std::string_view>> words;  ///< with the text from there on
  std::map<std::size_t, std::string> comments;           ///< by how many moves lie before
  Word result;                                           ///< among the moves; empty: none
};

/// Has it the form of a move: two squares of two digits, a piece between them?
bool looks_like_move(const std::string& text) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (is_pass(text)) return true;
  if (text.size() < 5 || !digit(text[0]) || !digit(text[1]) || digit(text[2])) return false;
  const std::size_t goal = text.find_first_of("0123456789", 2);
  return goal != std::string::npos && goal + 1 < text.size() && digit(text[goal + 1]);
}

/// The tags and the moves of a text. `12.79졸78` holds a number and a move.
void take_apart(std::string_view text, Tags& tags, Moves& moves, LeftOut& left_out) {
  UnknownWords unknown;
  for (const Token& token : tokens_of(text)) {
    if (token.type != Token::Type::word) unknown.say(left_out);
    if (token.type == Token::Type::tag) tags[token.text] = {token.value, token.spot};
    if (token.type == Token::Type::variation) left_out.count(lost::kVariations);
    if (token.type == Token::Type::glyph) left_out.count(lost::kDollarSigns);
    if (token.type == Token::Type::stray)
      left_out.add(token.spot, make_message("%1 does not belong here.", arg::quoted(token.text)));
    if (token.type == Token::Type::comment) {
      std::string& comment = moves.comments[moves.words.size()];
      comment += (comment.empty() ? "" : " ") + token.text;
    }
    if (token.type != Token::Type::word) continue;
    const Word word = without_number({token.text, token.spot});
    // <0> and control characters are left by old programs.
    const bool mark = word.text.empty() || word.text.front() == '<' || word.text.front() == '\x1a';
    const bool number = word.text.find_first_not_of("0123456789.") == std::string::npos;
    if (mark || number) continue;
    if (looks_like_move(narrow(word.text))) {
      unknown.say(left_out);
      moves.words.emplace_back(word, text.substr(token.from));
    } else if (is_result_word(word.text)) {
      moves.result = word;
    } else {
      unknown.add(word);
    }
  }
  unknown.say(left_out);
}

/// Plays what can be played; how many of the words are left over stays in `left`.
std::optional<Refusal> play_words(Game& game, const Moves& moves, std::size_t& played) {
  const auto comment = [&](std::size_t n) {
    if (const auto it = moves.comments.find(n); it != moves.comments.end()) tell_comment(game, it->second);
  };
  comment(0);
  for (played = 0; played < moves.words.size(); ++played) {
    const Word& word = moves.words[played].first;
    if (game.over()) return std::nullopt;
    const std::string text = narrow(word.text);
    const auto done = play(game, word, [&](const Action& a) { return means(game.position(), a, text); });
    if (!done) return done.error();
    comment(played + 1);
  }
  return std::nullopt;
}

/// The row that a tag names; empty: none, or one that nobody knows.
std::string row_in(const Tags& tags, std::initializer_list<const char*> names) {
  for (const char* name : names) {
    const auto found = tags.find(name);
    if (found == tags.end()) continue;
    std::string row = found->second.value;
    std::erase(row, ' ');
    if (std::find(all_rows().begin(), all_rows().end(), row) != all_rows().end()) return row;
  }
  return {};
}

/// The pairs of rows from which the game may have begun, the likeliest first: as they are told, the second seat's told
/// from its own side; all of them where nothing is told.
std::vector<std::pair<std::string, std::string>> rows_to_try(const Tags& tags) {
  const std::string first = row_in(tags, {kFirstRow, "초포진"}), second = row_in(tags, {kSecondRow, "한포진"});
  const auto list = [](const std::string& row) {
    return row.empty() ? all_rows() : std::vector<std::string>{row, mirrored(row)};
  };
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::string& a : list(first))
    for (const std::string& b : list(second))
      if (std::find(pairs.begin(), pairs.end(), std::pair{a, b}) == pairs.end()) pairs.emplace_back(a, b);
  return pairs;
}

Expected<Game> begin(const Tags& tags) {
  const auto usual = usual_ruleset(kName);
  if (!usual) return tl::unexpected(usual.error());
  json request{{"ruleset", *usual}, {"options", usual_options()}};
  if (const auto options = tags.find("Options"); options != tags.end()) {
    request["options"] = text::parse_or_discard(options->second.value);
    if (!request["options"].is_object())
      return bad_record(options->second.spot, make_message("the tag %1 is no JSON object.", "Options"));
  }
  Spot at;
  if (const auto position = tags.find("Position"); position != tags.end()) {
    at = position->second.spot;
    request["position"] = text::parse_or_discard(position->second.value);
    if (!request["position"].is_object())
      return bad_record(at, make_message("the tag %1 is no JSON object.", "Position"));
  } else if (const auto fen = tags.find("FEN"); fen != tags.end()) {
    at = fen->second.spot;
    const auto array = game_json::start({{"ruleset", *usual}});
    if (!array) return array;
    auto position_of = read_fen(array->rules(), fen->second.value, at);
    if (!position_of) return tl::unexpected(position_of.error());
    request["position"] = std::move(*position_of);
  }
  auto game = game_json::start(request);
  return game ? std::move(game) : bad_record(at, game.error().message);
}

/// The game with the moves that fit best: which rows it began from shows in them.
Expected<Game> play_all(const Tags& tags, const Moves& moves, LeftOut& left_out) {
  const auto start = begin(tags);
  if (!start) return start;
  std::optional<Game> best;
  std::optional<Refusal> why;
  std::size_t most = 0;
  const bool told = tags.contains(kFirstRow) || tags.contains(kSecondRow) || !moves.words.empty();
  const bool to_choose = chooses(*start) && told;
  const auto rows = to_choose ? rows_to_try(tags) : std::vector<std::pair<std::string, std::string>>{{{}, {}}};
  for (const auto& [first, second] : rows) {
    Game game = *start;
    if (to_choose && !choose(game, first)) continue;
    if (to_choose && (tags.contains(kSecondRow) || !moves.words.empty()) && !choose(game, second)) continue;
    std::size_t played = 0;
    const auto failed = play_words(game, moves, played);
    if (best && played <= most) continue;
    best = std::move(game);
    why = failed;
    most = played;
    if (!failed) break;
  }
  if (!best) return bad_record({1, 1}, make_message("the horses and elephants cannot begin so."));
  if (most == moves.words.size()) return std::move(*best);
  const auto& [word, rest] = moves.words[most];
  if (!why)
    stop_after_end(*best, word, rest, left_out);
  else if (auto kept = stop_at(*best, word.spot, *why, rest, left_out); !kept)
    return tl::unexpected(kept.error());
  return std::move(*best);
}

void tell_all(Game& game, const Tags& tags, LeftOut& left_out) {
  const auto value = [&](const char* name) {
    const auto found = tags.find(name);
    return found == tags.end() || found->second.value == kUnknown ? Tag{} : found->second;
  };
  for (const auto& [name, field] : kTold)
    if (field == std::string_view("date"))
      tell_date(game, value(name).value, value(name).spot, left_out);
    else
      tell(game, field, value(name).value);
  tell_player(game, game.rules().seats.front(), value(kFirstPlayer).value);
  tell_player(game, game.rules().seats.back(), value(kSecondPlayer).value);
  if (const Tag limit = value(kLimit); !limit.value.empty()) tell_tags(game, {{"TimeControl", limit}}, left_out);
}

Expected<Game> read(std::string_view text, LeftOut& left_out) {
  Tags tags;
  Moves moves;
  take_apart(text, tags, moves, left_out);
  auto game = play_all(tags, moves, left_out);
  if (!game) return game;
  tell_all(*game, tags, left_out);
  const auto behind = claim_in(game->rules(), moves.result, left_out);
  std::optional<Claim> head;
  if (const auto result = tags.find(kResult); result != tags.end())
    head = claim_in(game->rules(), {result->second.value, result->second.spot}, left_out);
  settle_by_head(*game, behind, head, left_out);
  return game;
}

/// Korean tags.
bool claims(std::string_view text) {
  for (const std::string_view sign :
       {"[초차림", "[한차림", "[초포진", "[한포진", "[초대국자", "[한대국자", "[대국결과", "[대회명"})
    if (text.find(sign) != std::string_view::npos) return true;
  return false;
}

}  // namespace
}  // namespace gib

Format gib_format() { return {gib::kName, false, &gib::write, &gib::claims, &split_tagged, &gib::read}; }

}  // namespace arbiter::notation
