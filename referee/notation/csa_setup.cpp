// SPDX-License-Identifier: MIT
#include "referee/notation/csa_setup.h"

#include <algorithm>
#include <map>

#include "referee/core/rules.h"
#include "referee/notation/notation.h"

namespace arbiter::notation::csa {

using nlohmann::json;

namespace {

constexpr std::string_view kFormat = "csa", kRest = "00AL";

constexpr Name kNames[] = {{"OU", "king", "king"},
                           {"HI", "rook", "rook"},
                           {"KA", "bishop", "bishop"},
                           {"KI", "gold-general", "gold-general"},
                           {"GI", "silver-general", "silver-general"},
                           {"KE", "knight", "knight"},
                           {"KY", "lance", "lance"},
                           {"FU", "pawn", "pawn"},
                           {"TO", "tokin", "pawn"},
                           {"NY", "promoted-lance", "lance"},
                           {"NK", "promoted-knight", "knight"},
                           {"NG", "promoted-silver", "silver-general"},
                           {"UM", "dragon-horse", "bishop"},
                           {"RY", "dragon-king", "rook"}};

Cell cell_at(const Board& board, char file, char rank) {
  return board.at(board.width() - (file - '0'), board.height() - (rank - '0'));
}

}  // namespace

const Name* name_of_kind(std::string_view kind) {
  const auto* const it =
      std::find_if(std::begin(kNames), std::end(kNames), [=](const Name& n) { return n.kind == kind; });
  return it == std::end(kNames) ? nullptr : it;
}

const Name* name_of_csa(std::string_view csa) {
  const auto* const it =
      std::find_if(std::begin(kNames), std::end(kNames), [=](const Name& n) { return n.csa == csa; });
  return it == std::end(kNames) ? nullptr : it;
}

bool looks_like_move(const std::string& text) {
  return text.size() >= 5 && text.find_first_not_of("0123456789", 1) >= 5;
}

std::string square(const Board& board, Cell cell) {
  return std::to_string(board.width() - board.file(cell)) + std::to_string(board.height() - board.rank(cell));
}

char sign(const Rules& rules, Seat seat) { return seat == rules.seats.front() ? '+' : '-'; }

Seat seat_of(const Rules& rules, char sign) { return sign == '+' ? rules.seats.front() : rules.seats.back(); }

Expected<std::string> write_setup(const Position& pos) {
  const Rules& rules = *pos.rules;
  const Board& board = pos.board();
  std::string out;
  for (int rank = 1; rank <= board.height(); ++rank) {
    out += "P" + std::to_string(rank);
    for (int file = board.width(); file >= 1; --file) {
      const Piece* piece = pos.piece_at(board.at(board.width() - file, board.height() - rank));
      const Name* its = piece ? name_of_kind(rules.name(piece->kind)) : nullptr;
      if (piece && !its) return unwritable(kFormat, rules.name(piece->kind));
      out += piece ? sign(rules, piece->army) + std::string(its->csa) : " * ";
    }
    out += "\n";
  }
  for (const Seat seat : rules.seats) {
    std::string hand;
    for (const Name& piece : kNames) {
      const Kind kind = rules.kind(piece.kind);
      for (int n = kind == kNoKind ? 0 : pos.seats[index(seat)].hand[kind]; n > 0; --n)
        hand += "00" + std::string(piece.csa);
    }
    if (!hand.empty()) out += std::string("P") + sign(rules, seat) + hand + "\n";
  }
  return out;
}

Expected<void> SetupReader::put(const std::string& piece, Seat army, Cell cell, Spot at) {
  const Name* its = name_of_csa(piece);
  if (!its || rules_.kind(its->kind) == kNoKind)
    return bad_record(at, make_message("%1 is no piece of %2.", arg::quoted(piece), rules_.id));
  if (!cell.valid()) return bad_record(at, make_message("there is no such square."));
  pieces_[rules_.board->name(cell)] = std::string(name(army)) + "." + std::string(its->kind);
  return {};
}

Expected<void> SetupReader::take(const std::string& text, Spot at) {
  const Board& board = *rules_.board;
  given_ = true;
  const char which = text.size() > 1 ? text[1] : '\0';
  if (which == 'I') return array(text, at);
  if (which == '+' || which == '-') return listed(text, at);
  if (which < '1' || which > '9')
    return bad_record(at, make_message("%1 is no statement of this format.", arg::quoted(text)));
  for (int file = board.width(); file >= 1; --file) {
    const auto n = static_cast<std::size_t>(2 + 3 * (board.width() - file));
    const Spot here{at.line, at.column + static_cast<int>(n)};
    if (n >= text.size()) break;  // blanks at the end are often lost
    if (text[n] == ' ') continue;
    if (n + 3 > text.size() || (text[n] != '+' && text[n] != '-'))
      return bad_record(here, make_message("no piece can be read here."));
    const Cell cell = cell_at(board, static_cast<char>('0' + file), which);
    if (auto done = put(text.substr(n + 1, 2), seat_of(rules_, text[n]), cell, here); !done) return done;
  }
  return {};
}

/// `PI` and the pieces that are left out of the array.
Expected<void> SetupReader::array(const std::string& text, Spot at) {
  for (const StartPiece& s : rules_.setup)
    pieces_[rules_.board->name(s.cell)] = std::string(name(s.army)) + "." + rules_.name(s.kind);
  if (text.size() == 2) given_ = false;
  for (std::size_t n = 2; n + 4 <= text.size(); n += 4) {
    const Cell cell = cell_at(*rules_.board, text[n], text[n + 1]);
    const Name* its = name_of_csa(std::string_view(text).substr(n + 2, 2));
    const std::string square_name = cell.valid() ? rules_.board->name(cell) : "";
    const bool there =
        its && pieces_.contains(square_name) && pieces_[square_name].get<std::string>().substr(2) == its->kind;
    if (!there)
      return bad_record({at.line, at.column + static_cast<int>(n)}, make_message("no such piece stands there."));
    pieces_.erase(square_name);
  }
  return {};
}

/// `P+` and squares with pieces, 00 for the hand, 00AL for whatever is left.
Expected<void> SetupReader::listed(const std::string& text, Spot at) {
  const Seat army = seat_of(rules_, text[1]);
  json& hand = hands_[std::string(name(army))]["hand"];
  if (hand.is_null()) hand = json::object();
  if ((text.size() - 2) % 4 != 0) return bad_record(at, make_message("squares and pieces have four characters each."));
  for (std::size_t n = 2; n < text.size(); n += 4) {
    const Spot here{at.line, at.column + static_cast<int>(n)};
    const std::string square = text.substr(n, 2), piece = text.substr(n + 2, 2);
    if (square + piece == kRest) {
      rest(hand);
      continue;
    }
    if (square != "00") {
      if (auto done = put(piece, army, cell_at(*rules_.board, square[0], square[1]), here); !done) return done;
      continue;
    }
    const Name* its = name_of_csa(piece);
    if (!its || its->kind != its->plain || its->kind == "king")
      return bad_record(here, make_message("%1 is no piece in hand.", arg::quoted(piece)));
    hand[std::string(its->kind)] = hand.value(std::string(its->kind), 0) + 1;
  }
  return {};
}

/// Into the hand goes what of the array's pieces stands nowhere yet.
void SetupReader::rest(json& hand) const {
  std::map<std::string, int> left;
  for (const StartPiece& s : rules_.setup)
    if (!rules_.is_royal_kind(s.kind)) ++left[rules_.name(s.kind)];
  for (const auto& [cell, piece] : pieces_.items())
    if (const Name* its = name_of_kind(piece.get<std::string>().substr(2))) --left[std::string(its->plain)];
  for (const auto& [of, fields] : hands_.items())
    for (const auto& [kind, n] : fields["hand"].items()) left[kind] -= n.get<int>();
  for (const auto& [kind, n] : left)
    if (n > 0) hand[kind] = hand.value(kind, 0) + n;
}

}  // namespace arbiter::notation::csa
