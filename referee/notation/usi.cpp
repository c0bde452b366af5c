// SPDX-License-Identifier: MIT
// The text in which a game is handed to an engine: a start, then the moves in coordinates. For shogi the Universal
// Shogi Interface (Romstad, 2007) with SFEN, files counted from South's right and ranks lettered from the top; for
// xiangqi UCCI (Huang Chen, 2004) with FEN, ranks counted from 0.
#include <algorithm>
#include <cctype>

#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/wire/games.h"

namespace arbiter::notation {

using nlohmann::json;

namespace usi {
namespace {

/// What sets the two apart.
struct Coordinates {
  std::string_view format, position, start;
  std::string (*square)(const Board&, Cell);
  std::optional<Cell> (*cell)(const Board&, std::string_view);
  Expected<std::string> (*write_position)(const Position&);
  Expected<json> (*read_position)(const Rules&, std::string_view, Spot);
};

std::string shogi_square(const Board& board, Cell cell) {
  return std::to_string(board.width() - board.file(cell)) +
         std::string(1, static_cast<char>('a' + board.height() - 1 - board.rank(cell)));
}

std::optional<Cell> shogi_cell(const Board& board, std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const Cell cell = board.at(board.width() - (text[0] - '0'), board.height() - 1 - (text[1] - 'a'));
  return cell.valid() ? std::optional(cell) : std::nullopt;
}

std::string xiangqi_square(const Board& board, Cell cell) {
  return std::string(1, static_cast<char>('a' + board.file(cell))) + std::to_string(board.rank(cell));
}

std::optional<Cell> xiangqi_cell(const Board& board, std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const Cell cell = board.at(text[0] - 'a', text[1] - '0');
  return cell.valid() ? std::optional(cell) : std::nullopt;
}

/// SFEN: board, seat to move (`b` moves first), hands (a number before a letter), number of the move.
Expected<std::string> write_sfen(const Position& pos) {
  const Rules& rules = *pos.rules;
  const Seat first = rules.seats.front();
  auto sfen = write_board(pos, first);
  if (!sfen) return sfen;
  *sfen += pos.to_act == first ? " b " : " w ";
  std::string hands;
  for (const Seat seat : rules.seats) {
    for (Kind k = 0; k < rules.kinds.size(); ++k) {
      const int n = pos.seats[index(seat)].hand[k];
      if (n == 0) continue;
      std::string letter(letters(rules, k));
      if (seat != first)
        for (char& c : letter) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      hands += (n > 1 ? std::to_string(n) : "") + letter;
    }
  }
  return *sfen + (hands.empty() ? "-" : hands) + " " + std::to_string(pos.turn);
}

Expected<json> read_sfen(const Rules& rules, std::string_view text, Spot at) {
  Scanner scan(text);
  std::vector<Word> words;
  for (scan.skip_blanks(); !scan.done(); scan.skip_blanks()) {
    words.push_back(scan.word());
    words.back().spot = {at.line, at.column + words.back().spot.column - 1};
  }
  if (words.size() < 2) return bad_record(at, "an SFEN has at least a board and who is to move.");
  const Seat first = rules.seats.front(), second = rules.seats.back();
  auto pieces = read_board(rules, words[0].text, first, words[0].spot);
  if (!pieces) return pieces;
  json position{{"pieces", std::move(*pieces)}, {"decision", "move"}};
  if (words[1].text != "b" && words[1].text != "w")
    return bad_record(words[1].spot, "\"" + words[1].text + "\" must be b or w: who is to move.");
  position["to_act"] = std::string(name(words[1].text == "b" ? first : second));
  if (words.size() > 2 && words[2].text != "-") {
    int n = 0;
    for (std::size_t i = 0; i < words[2].text.size(); ++i) {
      const char c = words[2].text[i];
      const Spot spot{words[2].spot.line, words[2].spot.column + static_cast<int>(i)};
      if (c >= '0' && c <= '9') {
        n = n * 10 + (c - '0');
        continue;
      }
      const Kind kind = kind_of(rules, std::string(1, static_cast<char>(std::toupper(static_cast<unsigned char>(c)))));
      if (kind == kNoKind || n > 200) return bad_record(spot, std::string("\"") + c + "\" is no piece in hand.");
      const Seat seat = std::isupper(static_cast<unsigned char>(c)) ? first : second;
      position["seats"][std::string(name(seat))]["hand"][rules.name(kind)] = std::max(n, 1);
      n = 0;
    }
  }
  return position;
}

constexpr Coordinates kUsi{"usi", "sfen", "startpos", &shogi_square, &shogi_cell, &write_sfen, &read_sfen};
constexpr Coordinates kUcci{"ucci", "fen", "startpos", &xiangqi_square, &xiangqi_cell, &write_fen, &read_fen};

std::string write_move(const Coordinates& how, const Rules& rules, const Action& a) {
  const Board& board = *rules.board;
  if (a.type == Action::Type::place) return std::string(letters(rules, a.kind)) + "*" + how.square(board, a.to);
  return how.square(board, a.from) + how.square(board, a.to) + (a.kind != kNoKind ? "+" : "");
}

Expected<std::string> write(const Coordinates& how, const Game& game) {
  const Rules& rules = game.rules();
  std::string out = "position ";
  if (!game.beginning().position.is_nothing()) {
    auto position = how.write_position(game.before(0));
    if (!position) return position;
    out += std::string(how.position) + " " + *position;
  } else {
    out += how.start;
  }
  if (const auto usual = usual_ruleset(how.format); !usual || *usual != rules.id)
    out = "ruleset " + rules.id + " " + out;
  if (!game.beginning().options_said.empty())
    return refuse("unwritable",
                  std::string(how.format) + " has no words for options; json and text can hold every game.");
  if (!game.plies().empty()) out += " moves";
  for (const Game::Ply& ply : game.plies()) {
    if (ply.action.empty()) return unwritable(how.format, "an arbiter's correction");
    const auto action = parse_action(ply.action, rules);
    if (action && action->type == Action::Type::resign && &ply == &game.plies().back()) {
      out += " " + ply.action;
      continue;
    }
    const bool move = action && (action->type == Action::Type::move || action->type == Action::Type::place);
    if (!move) return unwritable(how.format, ply.action);
    out += " " + write_move(how, rules, *action);
  }
  return out + "\n";
}

Expected<Action> read_move(const Coordinates& how, const Position& pos, const Word& word) {
  ActionList legal;
  Engine::legal_unsorted(pos, legal);
  for (const Action& a : legal) {
    const bool move = a.type == Action::Type::move || a.type == Action::Type::place;
    if (move && write_move(how, *pos.rules, a) == word.text) return a;
  }
  const bool place = word.text.size() > 1 && word.text[1] == '*';
  const bool squares = place
                           ? how.cell(pos.board(), std::string_view(word.text).substr(2)).has_value()
                           : word.text.size() >= 4 && how.cell(pos.board(), std::string_view(word.text).substr(0, 2)) &&
                                 how.cell(pos.board(), std::string_view(word.text).substr(2, 2));
  return bad_record(word.spot, "\"" + word.text + (squares ? "\" is no legal move here." : "\" is no move."));
}

Expected<Game> read(const Coordinates& how, std::string_view text, LeftOut& left_out) {
  Scanner scan(text);
  scan.skip_blanks();
  Word word = scan.word();
  json request;
  if (word.text == "ruleset") {
    scan.skip_blanks();
    const Word id = scan.word();
    if (!find_ruleset(id.text)) return bad_record(id.spot, "there is no game \"" + id.text + "\" here.");
    request["ruleset"] = id.text;
    scan.skip_blanks();
    word = scan.word();
  } else {
    const auto usual = usual_ruleset(how.format);
    if (!usual) return tl::unexpected(usual.error());
    request["ruleset"] = *usual;
  }
  if (word.text != "position") return bad_record(word.spot, "expected \"position\".");
  scan.skip_blanks();
  word = scan.word();
  if (word.text == how.position) {
    scan.skip_blanks();
    const Spot spot = scan.spot();
    std::string position;
    while (!scan.done()) {
      Scanner ahead = scan;
      ahead.skip_blanks();
      if (ahead.done() || ahead.word().text == "moves") break;
      scan.skip_blanks();
      position += (position.empty() ? "" : " ") + scan.word().text;
    }
    const auto array = wire::start(request);
    if (!array) return bad_record({1, 1}, array.error().message);
    auto value = how.read_position(array->rules(), position, spot);
    if (!value) return tl::unexpected(value.error());
    request["position"] = std::move(*value);
  } else if (word.text != how.start) {
    return bad_record(word.spot,
                      "expected \"" + std::string(how.start) + "\" or \"" + std::string(how.position) + "\".");
  }
  auto game = wire::start(request);
  if (!game) return bad_record({1, 1}, game.error().message);
  if (!fits(*find_format(how.format), game->rules()))
    return bad_record({1, 1}, game->rules().id + " is not written as " + std::string(how.format) + ".");
  scan.skip_blanks();
  if (scan.done()) return game;
  if (word = scan.word(); word.text != "moves") return bad_record(word.spot, "expected \"moves\".");
  for (scan.skip_blanks(); !scan.done(); scan.skip_blanks()) {
    word = scan.word();
    if (left_out_after_end(*game, word, left_out)) break;
    std::string text_of = word.text;
    if (word.text.find("resign") == std::string::npos) {
      const auto action = read_move(how, game->position(), word);
      if (!action) return tl::unexpected(action.error());
      text_of = print(*action, game->rules());
    }
    if (const auto done = game->act(text_of); !done)
      return bad_record(word.spot, done.error().message, done.error().rule);
  }
  return game;
}

bool claims(const Coordinates& how, std::string_view text) {
  Scanner scan(text);
  scan.skip_blanks();
  Word word = scan.word();
  std::string ruleset;
  if (word.text == "ruleset") {
    scan.skip_blanks();
    ruleset = scan.word().text;
    scan.skip_blanks();
    word = scan.word();
  }
  if (word.text != "position") return false;
  scan.skip_blanks();
  word = scan.word();
  if (word.text == how.position) return true;
  if (word.text != how.start) return false;
  // Moves that begin with a digit or drop a piece are of the one kind, others of the other.
  scan.skip_blanks();
  scan.word();
  scan.skip_blanks();
  const bool shogi_like = (scan.peek() >= '0' && scan.peek() <= '9') || scan.peek(1) == '*';
  return shogi_like == (how.square == &shogi_square);
}

}  // namespace
}  // namespace usi

Format usi_format() {
  return {usi::kUsi.format,
          false,
          [](const Game& game) { return usi::write(usi::kUsi, game); },
          [](std::string_view text) { return usi::claims(usi::kUsi, text); },
          &one_part,
          [](std::string_view text, LeftOut& left_out) { return usi::read(usi::kUsi, text, left_out); }};
}

Format ucci_format() {
  return {usi::kUcci.format,
          false,
          [](const Game& game) { return usi::write(usi::kUcci, game); },
          [](std::string_view text) { return usi::claims(usi::kUcci, text); },
          &one_part,
          [](std::string_view text, LeftOut& left_out) { return usi::read(usi::kUcci, text, left_out); }};
}

}  // namespace arbiter::notation
