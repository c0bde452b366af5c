// SPDX-License-Identifier: MIT
// The text in which a game is handed to an engine: a start, then the moves in coordinates. For shogi the Universal
// Shogi Interface (Romstad, 2007) with SFEN, files counted from South's right and ranks lettered from the top; for
// xiangqi UCCI (Huang Chen, 2004) with FEN, ranks counted from 0.
#include "referee/notation/usi.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "referee/json/games.h"
#include "referee/notation/encoding.h"
#include "referee/notation/engine_lines.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/signs.h"
#include "referee/notation/tags.h"
#include "referee/notation/tokens.h"
#include "referee/notation/unknown_words.h"

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
  if (words.size() < 2) return bad_record(at, make_message("an SFEN has at least a board and who is to move."));
  const Seat first = rules.seats.front(), second = rules.seats.back();
  auto pieces = read_board(rules, words[0].text, first, words[0].spot);
  if (!pieces) return pieces;
  json position{{"pieces", std::move(*pieces)}, {"decision", "move"}};
  if (words[1].text != "b" && words[1].text != "w")
    return bad_record(words[1].spot, make_message("%1 must be b or w: who is to move.", arg::quoted(words[1].text)));
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
      if (kind == kNoKind || n > 200)
        return bad_record(spot, make_message("%1 is no piece in hand.", arg::quoted(std::string(1, c))));
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
                  make_message("%1 has no words for options; json and text can hold every game.", how.format));
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

/// A move as this program writes it: usual digits, capitals for pieces only, no dash between squares, no signs behind.
std::string usual_move(const Coordinates& how, const std::string& word) {
  std::string text = narrow(word);
  while (!text.empty() && std::string_view("!?=").find(text.back()) != std::string_view::npos) text.pop_back();
  const bool place = text.size() > 1 && text[1] == '*';
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (place) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  if (text.size() == 5 && text[2] == '-' && how.square == &xiangqi_square) text.erase(2, 1);
  return text;
}

/// Has it the form of a move, whether there are such squares or not?
bool looks_like_move(const Coordinates& how, std::string_view text) {
  const bool shogi = how.square == &shogi_square;
  const auto square = [&](std::size_t at) {
    if (text.size() < at + 2) return false;
    const char file = text[at], rank = text[at + 1];
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
    return shogi ? digit(file) && letter(rank) : letter(file) && digit(rank);
  };
  if (text.size() == 4 && text[1] == '*') return square(2);
  return square(0) && square(2) && (text.size() == 4 || (text.size() == 5 && text[4] == '+'));
}

Expected<Action> read_move(const Coordinates& how, const Position& pos, const Word& word, const std::string& text) {
  ActionList legal;
  Engine::legal_unsorted(pos, legal);
  for (const Action& a : legal) {
    const bool move = a.type == Action::Type::move || a.type == Action::Type::place;
    if (move && write_move(how, *pos.rules, a) == text) return a;
  }
  return bad_record(word.spot, make_message("%1 is no legal move here.", arg::quoted(word.text)));
}

/// An answer or a word behind the moves by which the seat to move ends the game.
std::optional<Claim> claim_by(const Game& game, const Word& word) {
  const auto& seats = game.rules().seats;
  const Seat to_act = game.position().to_act, other = to_act == seats.front() ? seats.back() : seats.front();
  if (word.text == "win") return lost_by(game.rules(), other, word, "declaration");
  if (word.text == "timeout") return lost_by(game.rules(), to_act, word, "time forfeit");
  return claim_of(game.rules(), word);
}

/// Reads the words of one position and its moves.
class Reader {
 public:
  Reader(const Coordinates& how, std::string_view text, const PositionLines& lines, LeftOut& left_out)
      : how_(how), text_(text), lines_(lines), left_out_(left_out) {}

  /// The game before its first move. Errors: `bad_record`.
  Expected<void> begin() {
    json request;
    if (said() == "ruleset") {
      ++at_;
      if (!find_ruleset(said()))
        return bad_record(spot(), make_message("there is no game %1 here.", arg::quoted(said())));
      request["ruleset"] = said();
      ++at_;
    } else {
      const auto usual = usual_ruleset(how_.format);
      if (!usual) return tl::unexpected(usual.error());
      request["ruleset"] = *usual;
    }
    if (said() == "position") ++at_;
    if (said() == how_.position) {
      ++at_;
      if (auto done = position(request); !done) return done;
    } else if (said() == how_.start) {
      ++at_;
    } else {
      return bad_record(spot(),
                        make_message("expected %1 or %2.", arg::quoted(how_.start), arg::quoted(how_.position)));
    }
    auto game = game_json::start(request);
    if (!game) return bad_record({1, 1}, game.error().message);
    if (!fits(*find_format(how_.format), game->rules()))
      return bad_record({1, 1}, make_message("%1 is not written as %2.", game->rules().id, how_.format));
    game_ = std::move(*game);
    if (said() == "moves") ++at_;
    return {};
  }

  /// The moves, and what ends them; `answer`: what an engine has answered behind them.
  Expected<Game> moves(const Word& answer) {
    for (; at_ < lines_.words.size() && !stopped_; ++at_)
      if (auto done = word(without_number(lines_.words[at_].word)); !done) return tl::unexpected(done.error());
    unknown_.say(left_out_);
    if (answer.text == "resign" && !game_->over() && !claim_)
      claim_ = lost_by(game_->rules(), game_->position().to_act, answer, "");
    else if (answer.text == "win" && !claim_)
      claim_ = claim_by(*game_, answer);
    settle(*game_, claim_, std::nullopt, left_out_);
    return std::move(*game_);
  }

 private:
  [[nodiscard]] std::string said() const {
    return at_ < lines_.words.size() ? lines_.words[at_].word.text : std::string();
  }
  [[nodiscard]] Spot spot() const {
    if (at_ < lines_.words.size()) return lines_.words[at_].word.spot;
    Spot end = lines_.words.back().word.spot;
    end.column += static_cast<int>(lines_.words.back().word.text.size());
    return end;
  }
  [[nodiscard]] std::string_view rest() const {
    const std::size_t from = lines_.words[at_].from;
    return text_.substr(from, lines_.end - from);
  }

  Expected<void> position(json& request) {
    const Spot begins = spot();
    std::string position;
    for (; at_ < lines_.words.size() && said() != "moves" && !looks_like_move(how_, said()); ++at_)
      position += (position.empty() ? "" : " ") + said();
    const auto array = game_json::start(request);
    if (!array) return bad_record({1, 1}, array.error().message);
    auto value = how_.read_position(array->rules(), position, begins);
    if (!value) return tl::unexpected(value.error());
    request["position"] = std::move(*value);
    return {};
  }

  Expected<void> word(const Word& word) {
    if (word.text.empty()) return {};
    const std::string text = usual_move(how_, word.text);
    if (word.text.find_first_of("!?") != std::string::npos) left_out_.count(lost::kAnnotationSigns);
    if (is_sign(word.text)) return {};
    const bool move = looks_like_move(how_, text);
    if (move || word.text.find("resign") != std::string::npos) {
      unknown_.say(left_out_);
      if (stop_after_end(*game_, word, rest(), left_out_)) {
        stopped_ = true;
        return {};
      }
      return play(word, text, move);
    }
    if (auto claim = claim_by(*game_, word)) {
      unknown_.say(left_out_);
      claim_ = std::move(claim);
    } else {
      unknown_.add(word);
    }
    return {};
  }

  Expected<void> play(const Word& word, const std::string& text, bool move) {
    const auto action = move ? read_move(how_, game_->position(), word, text) : Expected<Action>{};
    const auto done = action ? act(*game_, move ? print(*action, game_->rules()) : word.text, word.spot)
                             : tl::unexpected(action.error());
    if (done) return {};
    stopped_ = true;
    return stop_at(*game_, word.spot, done.error(), rest(), left_out_);
  }

  const Coordinates& how_;
  std::string_view text_;
  const PositionLines& lines_;
  LeftOut& left_out_;
  std::size_t at_ = 0;
  std::optional<Game> game_;
  UnknownWords unknown_;
  std::optional<Claim> claim_;
  bool stopped_ = false;
};

Expected<Game> read(const Coordinates& how, std::string_view text, LeftOut& left_out) {
  const EngineLines lines = engine_lines(text);
  if (lines.positions.empty()) return bad_record({1, 1}, make_message("expected %1.", arg::quoted("position")));
  Reader reader(how, text, lines.positions.back(), left_out);
  if (auto begun = reader.begin(); !begun) return tl::unexpected(begun.error());
  for (int n = 0; n < lines.others; ++n) left_out.count(lost::kEngineLines);
  return reader.moves(lines.answer);
}

/// The first move tells the two apart, or the name of the interface.
bool claims(const Coordinates& how, std::string_view text) {
  const EngineLines lines = engine_lines(text);
  if (lines.positions.empty()) return false;
  const auto named = [&](std::string_view name) { return text.find(name) != std::string_view::npos; };
  std::optional<bool> shogi;
  bool starts = false;
  for (const PositionLines& position : lines.positions) {
    for (const LineWord& one : position.words) {
      const std::string& word = one.word.text;
      if (!starts && word == how.position) return true;
      starts = starts || word == how.start || word == "sfen" || word == "fen";
      const bool of_shogi = looks_like_move(kUsi, usual_move(kUsi, word)),
                 of_xiangqi = looks_like_move(kUcci, usual_move(kUcci, word));
      if (!shogi && (of_shogi || of_xiangqi)) shogi = of_shogi;
    }
  }
  if (!shogi) shogi = named("usinewgame") || named("usiok") || named("usi\n");
  return starts && *shogi == (how.square == &shogi_square);
}

}  // namespace
}  // namespace usi

Expected<std::string> write_sfen(const Position& pos) { return usi::write_sfen(pos); }

std::string usi_square(const Board& board, Cell cell) { return usi::shogi_square(board, cell); }

Format usi_format() {
  return {usi::kUsi.format,
          false,
          [](const Game& game) { return usi::write(usi::kUsi, game); },
          [](std::string_view text) { return usi::claims(usi::kUsi, text); },
          &split_engine_lines,
          [](std::string_view text, LeftOut& left_out) { return usi::read(usi::kUsi, text, left_out); }};
}

Format ucci_format() {
  return {usi::kUcci.format,
          false,
          [](const Game& game) { return usi::write(usi::kUcci, game); },
          [](std::string_view text) { return usi::claims(usi::kUcci, text); },
          &split_engine_lines,
          [](std::string_view text, LeftOut& left_out) { return usi::read(usi::kUcci, text, left_out); }};
}

}  // namespace arbiter::notation
