// SPDX-License-Identifier: MIT
#include "referee/notation/castling_field.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <vector>

#include "referee/core/rules.h"

namespace arbiter::notation {

using nlohmann::json;

namespace {

constexpr std::string_view kRook = "rook";

/// A rook of the array, and on which side of its king it stands there.
struct ArrayRook {
  Seat seat;
  Kind kind;  ///< of the king
  Cell king, rook;
  bool right;
};

std::vector<ArrayRook> array_rooks(const Rules& rules) {
  std::vector<ArrayRook> list;
  if (!rules.writing.castling) return list;
  for (const StartPiece& king : rules.setup) {
    if (!rules.is_royal_kind(king.kind)) continue;
    for (const bool right : {true, false})
      for (const StartPiece& rook : rules.setup)
        if (rook.army == king.army && rules.name(rook.kind) == kRook &&
            (rules.board->file(rook.cell) > rules.board->file(king.cell)) == right)
          list.push_back({king.army, king.kind, king.cell, rook.cell, right});
  }
  return list;
}

/// The letter of a right, upper case: K or Q for the rook that is outermost on its side, else its file.
char letter_of(const Board& board, const std::vector<Cell>& rooks, Cell king, Cell rook) {
  const bool right = board.file(rook) > board.file(king);
  for (const Cell other : rooks)
    if (right ? board.file(other) > board.file(rook) : board.file(other) < board.file(rook))
      return static_cast<char>(std::toupper(static_cast<unsigned char>(board.name(rook).front())));
  return right ? 'K' : 'Q';
}

char in_case(char letter, bool upper) {
  const auto c = static_cast<unsigned char>(letter);
  return static_cast<char>(upper ? std::toupper(c) : std::tolower(c));
}

/// King and rooks of one seat, as far as they stand on their first rank.
struct BackRank {
  std::optional<Cell> king;
  bool king_elsewhere = false;
  std::vector<Cell> rooks;
};

BackRank back_rank(const Rules& rules, const json& pieces, Seat seat, int rank) {
  BackRank out;
  const std::string army = std::string(name(seat)) + ".";
  for (const auto& [square, piece] : pieces.items()) {
    const auto cell = rules.board->find_cell(square);
    const std::string text = piece.get<std::string>();
    if (!cell || text.rfind(army, 0) != 0) continue;
    const Kind kind = rules.kind(std::string_view(text).substr(army.size()));
    if (kind == kNoKind) continue;
    const bool there = rules.board->rank(*cell) == rank;
    if (rules.is_royal_kind(kind)) {
      out.king_elsewhere = !there;
      if (there) out.king = *cell;
    } else if (there && rules.name(kind) == kRook) {
      out.rooks.push_back(*cell);
    }
  }
  return out;
}

/// The refusal of a right to castle.
tl::unexpected<Refusal> no_right(char letter, Spot at, Message why) {
  return bad_record(at,
                    make_message("the right to castle %1: %2", arg::quoted(std::string(1, letter)), std::move(why)));
}

/// The rook that the letter means, or why there is none.
Expected<Cell> rook_of(const Rules& rules, const BackRank& rank, Seat seat, char letter, Spot at) {
  const Board& board = *rules.board;
  const Argument whose = arg::seat(name(seat));
  if (!rank.king && rank.king_elsewhere)
    return no_right(letter, at, make_message("%1's king does not stand on its first rank.", whose));
  if (!rank.king) return no_right(letter, at, make_message("%1 has no king.", whose));
  const char upper = in_case(letter, true);
  std::optional<Cell> found;
  for (const Cell rook : rank.rooks) {
    const bool right = board.file(rook) > board.file(*rank.king);
    if (upper == 'K' || upper == 'Q') {
      if (right != (upper == 'K')) continue;
      const bool outer =
          found && (right ? board.file(rook) < board.file(*found) : board.file(rook) > board.file(*found));
      if (!outer) found = rook;
    } else if (in_case(board.name(rook).front(), true) == upper) {
      found = rook;
    }
  }
  if (found) return *found;
  if (upper == 'K')
    return no_right(
        letter, at,
        make_message("%1 has no rook on its first rank to the right of its king (as White sees it).", whose));
  if (upper == 'Q')
    return no_right(
        letter, at,
        make_message("%1 has no rook on its first rank to the left of its king (as White sees it).", whose));
  return no_right(
      letter, at,
      make_message("%1 has no rook on the %2 file of its first rank.", whose, std::string(1, in_case(letter, false))));
}

/// The rooks that the field gives a right, by seat.
Expected<std::map<Seat, std::vector<Cell>>> read_letters(const Rules& rules, const json& pieces, const Word& field) {
  const Board& board = *rules.board;
  std::map<Seat, std::vector<Cell>> given;
  const auto array = array_rooks(rules);
  for (std::size_t i = 0; i < field.text.size(); ++i) {
    const char letter = field.text[i];
    const Spot at{field.spot.line, field.spot.column + static_cast<int>(i)};
    const char upper = in_case(letter, true);
    const bool known = upper == 'K' || upper == 'Q' || (upper >= 'A' && upper < 'A' + board.width());
    if (!known) return bad_record(at, make_message("%1 is no right to castle.", arg::quoted(std::string(1, letter))));
    const Seat seat = letter == upper ? rules.seats.front() : rules.seats.back();
    const auto home = std::find_if(array.begin(), array.end(), [seat](const ArrayRook& r) { return r.seat == seat; });
    const BackRank rank = back_rank(rules, pieces, seat, board.rank(home->king));
    const auto rook = rook_of(rules, rank, seat, letter, at);
    if (!rook) return tl::unexpected(rook.error());
    std::vector<Cell>& own = given[seat];
    if (std::find(own.begin(), own.end(), *rook) != own.end()) continue;
    const auto side = [&](Cell c) { return board.file(c) > board.file(*rank.king); };
    if (std::any_of(own.begin(), own.end(), [&](Cell other) { return side(other) == side(*rook); }))
      return no_right(letter, at, make_message("another rook on that side of the king has it already."));
    own.push_back(*rook);
  }
  return given;
}

}  // namespace

namespace {

/// A first move of its own that a piece of the array has, and the letter of its file.
struct FirstMove {
  Seat seat;
  std::string counter;
  char letter;
};

std::vector<FirstMove> first_moves(const Rules& rules) {
  std::vector<FirstMove> list;
  for (const Seat seat : rules.seats) {
    const auto own = static_cast<std::ptrdiff_t>(list.size());
    for (const auto& [kind, counter] : rules.writing.first_moves)
      for (const StartPiece& s : rules.setup)
        if (s.army == seat && rules.name(s.kind) == kind)
          list.push_back({seat, counter, in_case(rules.board->name(s.cell).front(), seat == rules.seats.front())});
    std::sort(list.begin() + own, list.end(), [](const auto& a, const auto& b) { return a.letter < b.letter; });
  }
  return list;
}

Expected<void> read_first_moves(const Rules& rules, const Word& field, json& counters) {
  const auto list = first_moves(rules);
  for (const char c : field.text)
    if (c != '-' && std::none_of(list.begin(), list.end(), [c](const FirstMove& m) { return m.letter == c; }))
      return bad_record(field.spot, make_message("%1 is no right to a first move.", arg::quoted(std::string(1, c))));
  for (const FirstMove& move : list)
    counters[move.counter][std::string(name(move.seat))] = field.text.find(move.letter) == std::string::npos ? 0 : 1;
  return {};
}

}  // namespace

std::string write_castling(const Position& pos, const json& counters) {
  const Board& board = pos.board();
  std::string out;
  for (const FirstMove& move : first_moves(*pos.rules))
    if (counters.value(move.counter, json::object()).value(std::string(name(move.seat)), 0) == 1) out += move.letter;
  for (const ArrayRook& array : array_rooks(*pos.rules)) {
    const int rank = board.rank(array.king);
    const auto own = [&](const Piece& p) {
      return p.where == Where::board && p.army == array.seat && board.rank(p.cell) == rank;
    };
    const auto king = std::find_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
      return own(p) && !p.moved && pos.rules->is_royal_kind(p.kind);
    });
    if (king == pos.pieces.end()) continue;
    std::vector<Cell> rooks;
    for (const Piece& p : pos.pieces)
      if (own(p) && pos.rules->name(p.kind) == kRook) rooks.push_back(p.cell);
    for (const Piece& p : pos.pieces)
      if (own(p) && !p.moved && pos.rules->name(p.kind) == kRook &&
          (board.file(p.cell) > board.file(king->cell)) == array.right)
        out += in_case(letter_of(board, rooks, king->cell, p.cell), array.seat == pos.rules->seats.front());
  }
  return out.empty() ? "-" : out;
}

Expected<void> read_castling(const Rules& rules, const json& pieces, const Word& field, json& counters) {
  if (!rules.writing.first_moves.empty()) return read_first_moves(rules, field, counters);
  if (!rules.writing.castling) {
    if (field.text == "-" || field.text.empty()) return {};
    return bad_record(field.spot, make_message("the right to castle %1: %2", arg::quoted(field.text),
                                               make_message("there is no castling in %1.", rules.id)));
  }
  std::map<Seat, std::vector<Cell>> given;
  if (field.text != "-") {
    auto read = read_letters(rules, pieces, field);
    if (!read) return tl::unexpected(read.error());
    given = std::move(*read);
  }
  const auto array = array_rooks(rules);
  for (const ArrayRook& right : array) {
    const auto& own = given[right.seat];
    if (std::find(own.begin(), own.end(), right.rook) == own.end())
      counters["moved"][rules.board->name(right.rook)] = 1;
  }
  for (const auto& [seat, rooks] : given) {
    // Rights of the array need no more than that king and rook have not moved.
    const auto usual = [&, seat = seat](Cell rook) {
      return std::any_of(array.begin(), array.end(), [&](const ArrayRook& r) {
        const std::string& home = rules.board->name(r.king);
        const auto there = pieces.find(home);
        return r.seat == seat && r.rook == rook && there != pieces.end() &&
               *there == std::string(name(seat)) + "." + rules.name(r.kind);
      });
    };
    if (std::all_of(rooks.begin(), rooks.end(), usual)) continue;
    for (const Cell rook : rooks) counters["castling"][rules.board->name(rook)] = 1;
  }
  return {};
}

}  // namespace arbiter::notation
