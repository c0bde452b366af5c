// SPDX-License-Identifier: MIT
#include "app/footage/planned_ply.h"

#include <algorithm>
#include <cstdlib>

namespace arbiter::footage {

using vision::simulate::Placement;

namespace {

constexpr int kGames = 40, kPlies = 160;  // tried at most

std::string army_of(const std::string& piece) { return piece.substr(0, piece.find('.')); }
std::string kind_of(const std::string& piece) { return piece.substr(piece.find('.') + 1); }

const std::string& on(const Placement& placement, const std::string& square) {
  static const std::string kNothing;
  const auto it = placement.find(square);
  return it == placement.end() ? kNothing : it->second;
}

/// Squares whose piece is another one, or none, in `b`.
std::vector<std::string> left(const Placement& a, const Placement& b) {
  std::vector<std::string> out;
  for (const auto& [square, piece] : a)
    if (on(b, square) != piece) out.push_back(square);
  return out;
}

void erase(std::vector<std::string>& list, const std::string& one) { std::erase(list, one); }

/// The sort of a ply whose squares and placements are known; nothing where it is none of ours.
bool classify(PlannedPly& ply) {
  std::vector<std::string> gone = left(ply.before, ply.after), come = left(ply.after, ply.before);
  if (std::count(gone.begin(), gone.end(), ply.from) == 0 || std::count(come.begin(), come.end(), ply.to) == 0)
    return false;
  ply.piece = on(ply.before, ply.from);
  ply.becomes = on(ply.after, ply.to);
  if (army_of(ply.piece) != army_of(ply.becomes) || !on(ply.after, ply.from).empty()) return false;
  erase(gone, ply.from);
  erase(come, ply.to);
  const bool same = ply.piece == ply.becomes;
  const std::string& there = on(ply.before, ply.to);
  if (!there.empty()) {
    ply.captured_on = ply.to;
    ply.captured = there;
    erase(gone, ply.to);
    ply.sort = PlySort::capture;
    return same && gone.empty() && come.empty();
  }
  if (gone.empty() && come.empty()) {
    ply.sort = same ? PlySort::quiet : PlySort::promotion;
    return true;
  }
  if (gone.size() != 1 || !same) return false;
  if (come.empty()) {
    ply.sort = PlySort::en_passant;
    ply.captured_on = gone.front();
    ply.captured = on(ply.before, gone.front());
    return true;
  }
  ply.sort = PlySort::castling;
  ply.also_from = gone.front();
  ply.also_to = come.front();
  return come.size() == 1 && on(ply.before, ply.also_from) == on(ply.after, ply.also_to) &&
         army_of(ply.piece) == army_of(on(ply.before, ply.also_from));
}

/// Can the action be of that sort, as far as its text tells? Most cannot, and asking the referee costs.
bool may_be(PlySort sort, const std::string& action, const Placement& pieces, const Board& board) {
  const Squares squares = squares_of(action);
  if (squares.to.empty()) return false;
  const bool taken = !on(pieces, squares.to).empty(), named = action.find('=') != std::string::npos;
  const auto from = board.find_cell(squares.from), to = board.find_cell(squares.to);
  if (!from || !to) return false;
  const int files = std::abs(board.file(*from) - board.file(*to)),
            ranks = std::abs(board.rank(*from) - board.rank(*to));
  switch (sort) {
    case PlySort::quiet:
      return !taken && !named;
    case PlySort::capture:
      return taken && !named;
    case PlySort::castling:
      return !taken && !named && files + ranks > 1 && kind_of(on(pieces, squares.from)) == "king";
    case PlySort::en_passant:
      return !taken && !named && files == 1 && ranks == 1 && kind_of(on(pieces, squares.from)).find("pawn") == 0;
    case PlySort::promotion:
      return !taken && named;
  }
  return false;
}

/// How often an action is played on the way, against 1 for an ordinary one: pawns that go on and captures open the
/// board.
double weight(const std::string& action, const Placement& pieces) {
  const Squares squares = squares_of(action);
  if (squares.to.empty()) return 0.1;
  if (!on(pieces, squares.to).empty()) return 3;
  return kind_of(on(pieces, squares.from)).find("pawn") == 0 ? 2 : 1;
}

/// Plays one action at random; false where none can be.
bool play_on(table::Referee& referee, const std::vector<std::string>& legal, std::mt19937_64& random,
             std::vector<std::string>& played) {
  const Placement pieces = looks_of(referee.state(Viewer::arbiter()));
  double total = 0;
  for (const std::string& action : legal) total += weight(action, pieces);
  double rest = static_cast<double>(random() >> 11) * 0x1.0p-53 * total;
  for (const std::string& action : legal) {
    rest -= weight(action, pieces);
    if (rest >= 0) continue;
    const auto done = referee.carry_out(table::Act{action, {}});
    if (!done) return false;
    played.push_back(done->action);
    return done->state.status == view::Phase::playing;
  }
  return false;
}

}  // namespace

Placement looks_of(const view::GameView& state) {
  Placement out;
  for (const auto& [square, piece] : state.pieces) out[square] = piece.substr(0, piece.find('@'));
  return out;
}

std::optional<PlannedPly> planned(const table::Referee& referee, const std::string& action) {
  table::Referee after = referee;
  PlannedPly ply;
  const view::GameView state = referee.state(Viewer::arbiter());
  const Squares squares = squares_of(action);
  const auto done = after.carry_out(table::Act{action, {}});
  if (!done || squares.to.empty() || !after.works().empty()) return std::nullopt;
  if (done->state.status != view::Phase::playing || done->state.decision != state.decision) return std::nullopt;
  const std::string seat = seat_prefix(action);
  ply.action = done->action;
  ply.seat = !seat.empty() ? seat : state.to_act;
  ply.from = squares.from;
  ply.to = squares.to;
  ply.before = looks_of(state);
  ply.after = looks_of(after.state(Viewer::arbiter()));
  if (ply.seat.empty() || !classify(ply)) return std::nullopt;
  return ply;
}

std::optional<PlannedPly> find_ply(const table::Referee& referee, PlySort sort, std::mt19937_64& picks) {
  const view::GameView state = referee.state(Viewer::arbiter());
  const Placement pieces = looks_of(state);
  const Board& board = *Board::find(state.board);
  std::vector<std::string> candidates;
  for (const std::string& action : referee.legal(Viewer::arbiter()).actions)
    if (may_be(sort, action, pieces, board)) candidates.push_back(action);
  while (!candidates.empty()) {
    const auto pick = candidates.begin() + static_cast<std::ptrdiff_t>(picks() % candidates.size());
    if (auto ply = planned(referee, *pick); ply && ply->sort == sort) return ply;
    candidates.erase(pick);
  }
  return std::nullopt;
}

std::optional<std::vector<std::string>> play_until(table::Referee& referee, PlySort sort, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  for (int game = 0; game < kGames; ++game) {
    table::Referee now = referee;
    std::vector<std::string> played;
    for (int ply = 0; ply < kPlies; ++ply) {
      if (find_ply(now, sort, random)) {
        referee = std::move(now);
        return played;
      }
      if (!play_on(now, now.legal(Viewer::arbiter()).actions, random, played)) break;
    }
  }
  return std::nullopt;
}

}  // namespace arbiter::footage
