// SPDX-License-Identifier: MIT
// Forsyth-Edwards Notation: PGN Specification and Implementation Guide (Edwards, 1994), section 16.1; brackets for
// hands as written by programs that play drop chess.
#include "referee/notation/fen.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "referee/core/context.h"
#include "referee/json/state.h"
#include "referee/notation/castling_field.h"
#include "referee/notation/notation.h"

namespace arbiter::notation {

using nlohmann::json;

namespace {

std::string lower(std::string_view text) {
  std::string out;
  for (const char c : text) out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

bool is_upper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whole number of a field, or nothing.
std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

Spot moved_on(Spot at, std::size_t columns) { return {at.line, at.column + static_cast<int>(columns)}; }

}  // namespace

Expected<std::string> write_board(const Position& pos, Seat upper) {
  const Board& board = pos.board();
  std::string out;
  for (int y = board.height() - 1; y >= 0; --y) {
    int empty = 0;
    const auto gap = [&] {
      if (empty > 0) out += std::to_string(empty);
      empty = 0;
    };
    for (int x = 0; x < board.width(); ++x) {
      const Cell cell = board.at(x, y);
      const Piece* piece = cell.valid() ? pos.piece_at(cell) : nullptr;
      if (!piece) {
        ++empty;
        continue;
      }
      const std::string_view letter = letters(*pos.rules, piece->kind);
      if (letter.empty()) return unwritable("a FEN", piece_text(*pos.rules, *piece));
      gap();
      out += piece->army == upper ? std::string(letter) : lower(letter);
    }
    gap();
    if (y > 0) out += '/';
  }
  return out;
}

Expected<json> read_board(const Rules& rules, std::string_view text, Seat upper, Spot at) {
  const Board& board = *rules.board;
  const auto other = std::find_if(rules.seats.begin(), rules.seats.end(), [upper](Seat s) { return s != upper; });
  json pieces = json::object();
  int x = 0, y = board.height() - 1;
  const auto row_done = [&](std::size_t i) -> Expected<void> {
    if (x == board.width()) return {};
    return bad_record(moved_on(at, i), make_message("rank %1 has %2 squares, not %3.", y + 1, x, board.width()));
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '/') {
      if (auto whole = row_done(i); !whole) return tl::unexpected(whole.error());
      x = 0;
      if (--y < 0) return bad_record(moved_on(at, i), make_message("more ranks than %1.", board.height()));
      continue;
    }
    if (is_digit(text[i])) {
      int empty = text[i] - '0';
      if (i + 1 < text.size() && is_digit(text[i + 1])) empty = empty * 10 + (text[++i] - '0');
      x += empty;
      if (x > board.width()) return bad_record(moved_on(at, i), make_message("the rank is too long."));
      continue;
    }
    const std::size_t begin = i;
    if (text[i] == '+' && i + 1 < text.size()) ++i;
    std::string letter(text.substr(begin, i - begin + 1));
    const bool capital = is_upper(letter.back());
    letter.back() = static_cast<char>(std::toupper(static_cast<unsigned char>(letter.back())));
    const Kind kind = kind_of(rules, letter);
    const Cell cell = board.at(x, y);
    if (kind == kNoKind)
      return bad_record(moved_on(at, begin), make_message("%1 is no piece of %2.",
                                                          arg::quoted(text.substr(begin, i - begin + 1)), rules.id));
    if (!cell.valid()) return bad_record(moved_on(at, begin), make_message("a piece off the board."));
    pieces[board.name(cell)] = std::string(name(capital ? upper : *other)) + "." + rules.name(kind);
    ++x;
  }
  if (auto whole = row_done(text.size()); !whole) return tl::unexpected(whole.error());
  if (y != 0) return bad_record(moved_on(at, text.size()), make_message("the board has %1 ranks.", board.height()));
  return pieces;
}

Expected<std::string> write_fen(const Position& pos) {
  const Rules& rules = *pos.rules;
  const Seat first = rules.seats.front();
  auto fen = write_board(pos, first);
  if (!fen) return fen;
  if (rules.writing.hands) {
    *fen += '[';
    for (const Seat seat : rules.seats) {
      for (Kind k = 0; k < rules.kinds.size(); ++k) {
        const std::string letter = seat == first ? std::string(letters(rules, k)) : lower(letters(rules, k));
        for (int n = 0; n < pos.seats[index(seat)].hand[k]; ++n) *fen += letter;
      }
    }
    *fen += ']';
  }
  *fen += pos.to_act == first ? " w " : " b ";
  const json counters = game_json::state_json(pos, Viewer::everyone())["counters"];
  *fen += write_castling(pos, counters) + " ";
  const json ep = counters.value("ep", json::object());
  const json quiet = counters.value("quiet", json(0));
  *fen += (ep.empty() ? "-" : ep.begin().key()) + " " + quiet.dump() + " " + std::to_string((pos.turn + 1) / 2);
  return fen;
}

Expected<json> read_fen(const Rules& rules, std::string_view text, Spot at) {
  Scanner scan(text);
  std::vector<Word> words;
  for (scan.skip_blanks(); !scan.done(); scan.skip_blanks()) {
    words.push_back(scan.word());
    words.back().spot = moved_on(at, static_cast<std::size_t>(words.back().spot.column - 1));
  }
  // Where a game has neither castling nor double steps, some programs leave their two fields out.
  if (words.size() == 4 && number(words[2].text) && number(words[3].text))
    words.insert(words.begin() + 2, 2, Word{"-", words[2].spot});
  if (words.size() < 2) return bad_record(at, make_message("a FEN has at least a board and who is to move."));
  const Seat first = rules.seats.front(), second = rules.seats.back();
  std::string board = words[0].text;
  json position{{"decision", "move"}};
  if (const std::size_t bracket = board.find('['); bracket != std::string::npos) {
    if (board.back() != ']') return bad_record(words[0].spot, make_message("the hands in [ ] do not end."));
    json hands{{std::string(name(first)), json::object()}, {std::string(name(second)), json::object()}};
    for (std::size_t i = bracket + 1; i + 1 < board.size(); ++i) {
      if (board[i] == '-') continue;
      const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(board[i])));
      const Kind kind = kind_of(rules, std::string(1, upper));
      if (kind == kNoKind)
        return bad_record(moved_on(words[0].spot, i),
                          make_message("%1 is no piece of %2.", arg::quoted(std::string(1, board[i])), rules.id));
      json& hand = hands[std::string(name(is_upper(board[i]) ? first : second))];
      hand[rules.name(kind)] = hand.value(rules.name(kind), 0) + 1;
    }
    for (const auto& [seat, hand] : hands.items()) position["seats"][seat]["hand"] = hand;
    board.resize(bracket);
  }
  auto pieces = read_board(rules, board, first, words[0].spot);
  if (!pieces) return pieces;
  position["pieces"] = std::move(*pieces);
  const std::string& turn = words[1].text;
  if (turn != "w" && turn != "b" && turn != "r")
    return bad_record(words[1].spot, make_message("%1 must be w or b: who is to move.", arg::quoted(turn)));
  position["to_act"] = std::string(name(turn == "b" ? second : first));
  json counters = json::object();
  const Word castling = words.size() > 2 ? words[2] : Word{"-", at};
  const bool told = words.size() > 2 || rules.writing.first_moves.empty();
  if (auto rights = !told ? Expected<void>{} : read_castling(rules, position["pieces"], castling, counters); !rights)
    return tl::unexpected(rights.error());
  // Programs write there how many moves are left where a side counts to a draw; behind it, how many are counted.
  const bool counting = words.size() > 3 && number(words[3].text);
  if (words.size() > 3 && words[3].text != "-" && !counting) {
    if (!rules.board->find_cell(words[3].text))
      return bad_record(words[3].spot, make_message("%1 is no square.", arg::quoted(words[3].text)));
    counters["ep"][words[3].text] = 1;
  }
  if (words.size() > 4 && words[4].text != "-") {
    const auto quiet = number(words[4].text);
    if (!quiet)
      return bad_record(words[4].spot, make_message("%1 is no number of half-moves.", arg::quoted(words[4].text)));
    if (*quiet > 0 && !counting) counters["quiet"] = *quiet;
  }
  if (words.size() > 5) {
    const auto move = number(words[5].text);
    if (!move) return bad_record(words[5].spot, make_message("%1 is no number of a move.", arg::quoted(words[5].text)));
    position["turn"] = 2 * std::max(*move, 1) - (turn == "b" ? 0 : 1);
  }
  if (words.size() > 6) return bad_record(words[6].spot, make_message("more than a FEN has."));
  if (!counters.empty()) position["counters"] = counters;
  return position;
}

}  // namespace arbiter::notation
