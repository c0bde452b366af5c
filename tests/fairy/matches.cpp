// SPDX-License-Identifier: MIT
#include "tests/fairy/matches.h"

#include <algorithm>

#include "referee/core/attack.h"
#include "referee/core/engine.h"

namespace arbiter {

namespace {

using nlohmann::json;
using Side = Difference::Side;

const std::string& kind_on(const Position& pos, Cell cell) {
  static const std::string none;
  const Piece* piece = pos.piece_at(cell);
  return piece ? pos.rules->name(piece->kind) : none;
}

const std::string& mover(const Meeting& m) { return kind_on(m.pos, m.action.from); }

/// Files and ranks between two cells, without sign.
std::pair<int, int> way(const Position& pos, Cell from, Cell to) {
  const Board& board = pos.board();
  return {std::abs(board.file(from) - board.file(to)), std::abs(board.rank(from) - board.rank(to))};
}

/// How many ranks the seat to act gets ahead.
int ahead(const Position& pos, Cell from, Cell to) {
  const int up = pos.board().rank(to) - pos.board().rank(from);
  return pos.to_act == Seat::S ? up : -up;
}

bool on_last_rank(const Position& pos, Cell cell) {
  return pos.board().rank(cell) == (pos.to_act == Seat::S ? pos.board().height() - 1 : 0);
}

/// The board after a move, whatever the rules say of it: what the mover's seat and the other seat have where.
Position moved(const Meeting& m) {
  Position after = m.pos;
  const PieceId id = after.at(m.action.from);
  if (const PieceId taken = after.at(m.action.to); taken != kNoPiece && taken != id) {
    after.pieces[taken].where = Where::gone;
    after.grid[m.action.to.value] = kNoPiece;
  }
  after.grid[m.action.from.value] = kNoPiece;
  after.grid[m.action.to.value] = id;
  after.pieces[id].cell = m.action.to;
  if (m.action.kind != kNoKind) after.pieces[id].kind = m.action.kind;
  return after;
}

Cell king_of(const Position& pos, Seat seat) {
  for (const PieceId id : royals(pos, seat)) return pos.pieces[id].cell;
  return kNoCell;
}

/// Is there an enemy piece of that kind from which the king of the seat to act is seen so, after the move?
bool king_seen(const Meeting& m, const char* kind, bool (*seen)(const Position&, Cell piece, Cell king)) {
  const Position after = moved(m);
  const Cell king = king_of(after, m.pos.to_act);
  if (!king.valid()) return false;
  return std::any_of(after.pieces.begin(), after.pieces.end(), [&](const Piece& p) {
    return p.where == Where::board && p.controller != m.pos.to_act && after.rules->name(p.kind) == kind &&
           seen(after, p.cell, king);
  });
}

// ---- Promotion among lost pieces (chaturanga) ----

/// What stood on that square in the array, as the ruling lists it; the king's square: nothing.
std::string array_kind(const Position& pos, Cell cell) {
  static const std::array<const char*, 8> south{"rook", "knight", "elephant", "", "ferz", "elephant", "knight", "rook"};
  const int file = pos.board().file(cell);
  return south[static_cast<std::size_t>(pos.to_act == Seat::S ? file : 7 - file)];
}

bool other_kind_than_the_array(const Meeting& m) {
  return mover(m) == "pawn" && on_last_rank(m.pos, m.action.to) && m.action.kind != kNoKind &&
         m.pos.rules->name(m.action.kind) != array_kind(m.pos, m.action.to);
}

bool stays_pawn_where_it_could_promote(const Meeting& m) {
  const bool bare = mover(m) == "pawn" && on_last_rank(m.pos, m.action.to) && m.action.kind == kNoKind;
  return bare && std::any_of(m.ours.begin(), m.ours.end(), [&](const std::string& text) {
           return text.size() > m.text.size() && text.rfind(m.text, 0) == 0;
         });
}

bool kings_leap(const Meeting& m) { return leaps_with_king(m.pos, m.action) && m.bound.count(m.pos.to_act) == 0; }

/// Where it is the king's first move: from its place in the array.
bool kings_first_leap(const Meeting& m) {
  const auto& array = m.pos.rules->setup;
  return kings_leap(m) && std::any_of(array.begin(), array.end(), [&](const StartPiece& s) {
           return s.army == m.pos.to_act && s.cell == m.action.from && m.pos.rules->is_royal_kind(s.kind);
         });
}

bool kings_lost_leap(const Meeting& m) { return leaps_with_king(m.pos, m.action) && m.bound.count(m.pos.to_act) != 0; }

bool strides_against_a_piece(const Meeting& m) {
  const Board& board = m.pos.board();
  const Cell between = board.at(board.file(m.action.from), (board.rank(m.action.from) + board.rank(m.action.to)) / 2);
  return mover(m) == "ferz" && way(m.pos, m.action.from, m.action.to) == std::pair(0, 2) &&
         (!m.pos.empty(between) || !m.pos.empty(m.action.to));
}

// ---- Promotion on the long diagonals (sittuyin) ----

/// The piece goes from where it stands, or one step diagonally, and becomes a ferz.
bool turns_to_ferz(const Meeting& m) {
  const auto [files, ranks] = way(m.pos, m.action.from, m.action.to);
  return mover(m) == "pawn" && m.action.kind != kNoKind && files == ranks && files <= 1;
}

bool new_ferz_takes_or_attacks(const Meeting& m) {
  if (!turns_to_ferz(m)) return false;
  if (m.action.to != m.action.from && !m.pos.empty(m.action.to)) return true;
  return std::any_of(m.pos.pieces.begin(), m.pos.pieces.end(), [&](const Piece& p) {
    return p.where == Where::board && p.controller != m.pos.to_act &&
           way(m.pos, m.action.to, p.cell) == std::pair(1, 1);
  });
}

bool lone_pawn_turns(const Meeting& m) {
  const auto pawns = std::count_if(m.pos.pieces.begin(), m.pos.pieces.end(), [&](const Piece& p) {
    return p.where == Where::board && p.controller == m.pos.to_act && m.pos.rules->name(p.kind) == "pawn";
  });
  return turns_to_ferz(m) && pawns == 1;
}

bool step_uncovers_check(const Meeting& m) {
  if (!turns_to_ferz(m) || m.action.to == m.action.from) return false;
  const Position after = moved(m);
  const Seat other = m.pos.to_act == Seat::S ? Seat::N : Seat::S;
  const Cell king = king_of(after, other);
  return king.valid() && attacked(after, king, other);
}

// ---- Pieces the engine does not know ----

bool dabbabas_leap(const Meeting& m) {
  const auto [files, ranks] = way(m.pos, m.action.from, m.action.to);
  return mover(m) == "dabbaba" && files + ranks == 2 && files != ranks;
}

bool king_under_dabbaba(const Meeting& m) {
  return king_seen(m, "dabbaba", [](const Position& pos, Cell piece, Cell king) {
    const auto [files, ranks] = way(pos, piece, king);
    return files + ranks == 2 && files != ranks;
  });
}

bool elephants_step_back(const Meeting& m) {
  return mover(m) == "drunk-elephant" && way(m.pos, m.action.from, m.action.to) == std::pair(0, 1) &&
         ahead(m.pos, m.action.from, m.action.to) == -1;
}

bool elephant_promotes(const Meeting& m) { return mover(m) == "drunk-elephant" && m.action.kind != kNoKind; }

bool king_behind_elephant(const Meeting& m) {
  // An enemy's elephant steps back the way the seat to act goes ahead.
  return king_seen(m, "drunk-elephant", [](const Position& pos, Cell piece, Cell king) {
    return way(pos, piece, king) == std::pair(0, 1) && ahead(pos, piece, king) == 1;
  });
}

// ---- What our rulings forbid and the engine only scores ----

template <const char* const& Rule>
bool refused_by(const Meeting& m) {
  return m.refused == Rule;
}
constexpr const char* kHorseMate = "shatar/mate.horse";
constexpr const char* kPawnMate = "shogi/drop.pawn-mate";
constexpr const char* kNoStalemate = "sittuyin/no-stalemate";

}  // namespace

bool leaps_with_king(const Position& pos, const Action& action) {
  if (action.type != Action::Type::move || kind_on(pos, action.from) != "king") return false;
  const auto [files, ranks] = way(pos, action.from, action.to);
  return files + ranks == 3 && files > 0 && ranks > 0;
}

const std::vector<Match>& matches() {
  static const json none = json::object();
  static const std::vector<Match> list{
      {"chess", "chess", none, {}, true, {}},
      {"chaturanga",
       "ours-chaturanga",
       none,
       {},
       false,
       {{Side::ours, "a king that was never in check leaps once like a knight", &kings_leap},
        {Side::theirs, "a pawn becomes what stood on its square in the array", &other_kind_than_the_array},
        {Side::theirs, "where a pawn can promote it must", &stays_pawn_where_it_could_promote}}},
      {"shatranj", "ours-shatranj", none, {}, false, {}},
      {"senterej", "ours-senterej", {{"werera", "none"}}, {}, false, {}},
      {"indian-ninth-century",
       "ours-indian-ninth-century",
       none,
       {},
       false,
       {{Side::ours, "a dabbaba leaps two squares along rank or file", &dabbabas_leap},
        {Side::theirs, "a dabbaba gives check", &king_under_dabbaba}}},
      {"sittuyin",
       "ours-sittuyin",
       {{"placement", "alternate"}, {"pawn-swap", "off"}, {"objection", "off"}},
       {},
       false,
       {{Side::theirs, "no move may leave the other seat without one", &refused_by<kNoStalemate>},
        {Side::ours, "a pawn that turns may attack, and capture by a step", &new_ferz_takes_or_attacks},
        {Side::theirs, "a lone pawn, too, turns on the marked squares only", &lone_pawn_turns},
        {Side::theirs, "a pawn that turns by a step uncovers no check", &step_uncovers_check}}},
      {"makruk", "ours-makruk", none, {}, false, {}},
      {"ouk-chatrang",
       "ours-ouk-chatrang",
       {{"king-leap", "side"}},
       {},
       true,
       {{Side::ours, "the king's leap may capture, and a rook that aims at the king through others spends it not",
         &kings_first_leap},
        {Side::theirs, "a king that has been in check does not leap", &kings_lost_leap},
        {Side::theirs, "the ferz strides over no piece and takes none", &strides_against_a_piece}}},
      {"shatar",
       "ours-shatar",
       none,
       {"d2d4", "d7d5"},
       false,
       {{Side::theirs, "a knight alone does not mate", &refused_by<kHorseMate>}}},
      {"xiangqi", "xiangqi", none, {}, false, {}},
      {"janggi",
       "ours-janggi",
       {{"wings", "fixed"}, {"palace", "standard"}, {"facing", "off"}, {"repetition", "off"}},
       {},
       false,
       {}},
      {"heian-shogi", "ours-heian-shogi", none, {}, false, {}},
      {"sho-shogi",
       "ours-sho-shogi",
       none,
       {},
       false,
       {{Side::theirs, "a drunk elephant does not step straight back", &elephants_step_back},
        {Side::ours, "nor does it give check that way", &king_behind_elephant},
        {Side::ours, "a drunk elephant promotes to a crown prince", &elephant_promotes}},
       "crown-prince"},
      {"shogi", "shogi", none, {}, false, {{Side::theirs, "a dropped pawn does not mate", &refused_by<kPawnMate>}}},
  };
  return list;
}

}  // namespace arbiter
