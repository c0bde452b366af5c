// SPDX-License-Identifier: MIT
// Reads from a session what a score sheet says.
#include "app/printing/game_sheet.h"

#include <algorithm>
#include <map>
#include <regex>
#include <variant>

#include "app/printing/brief_move.h"
#include "app/printing/words.h"
#include "app/table/board_view.h"
#include "app/table/bookkeeping.h"
#include "app/table/game_text.h"
#include "app/table/replay.h"
#include "db/shelves.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::printing {
namespace {

using text::tr;
using view::GameEvent;

/// Counts turns: a new one begins where it comes round to who began, at each of joined boards by itself.
class Turns {
 public:
  explicit Turns(std::vector<std::string> seats) : seats_(std::move(seats)) {}

  /// An event says whose turn it is now.
  void begins(const std::string& seat) {
    Board& board = at_board(seat);
    const auto at = std::ranges::find(seats_, seat) - seats_.begin();
    if (board.number == 0) board.first = at;
    const auto count = static_cast<std::ptrdiff_t>(seats_.size());
    const auto place = (at - board.first + count) % count;
    // What somebody out of turn sends back to an earlier player is no new round.
    if (board.number == 0 || (place < board.place && !board.interrupted)) ++board.number;
    board.place = place;
    board.seat = seat;
  }

  /// Somebody acts: the number of the turn that this opens; 0 where it goes on in one, or is no turn of theirs.
  int taken(const std::string& seat) {
    Board& board = at_board(seat);
    board.interrupted = board.seat != seat;
    if (board.interrupted || board.number == board.told) return 0;
    board.told = board.number;
    return board.number;
  }

 private:
  struct Board {
    int number = 0, told = 0;
    std::ptrdiff_t first = 0, place = 0;
    std::string seat;
    bool interrupted = false;
  };
  Board& at_board(const std::string& seat) { return boards_[seat.empty() ? "" : seat.substr(1)]; }

  std::vector<std::string> seats_;
  std::map<std::string, Board> boards_;
};

/// "d2–d4" for d2d4; an action of somebody without its seat, which stands before it.
std::string plain_words(const std::string& action, const std::string& seat) {
  static const std::regex kMove("([a-z][0-9]+)([a-z][0-9]+)([^0-9].*)?");
  std::string text = action.starts_with(seat + ":") && !seat.empty() ? action.substr(seat.size() + 1) : action;
  std::smatch move;
  if (std::regex_match(text, move, kMove)) text = move[1].str() + "–" + move[2].str() + move[3].str();
  return text;
}

/// "Ada wins", "Ada and Bo win".
std::string won_by(const std::vector<std::string>& winners) {
  std::string all;
  for (const std::string& one : winners) all = table::both(all, one);
  return winners.size() == 1 ? tr("%1 wins", {all}) : tr("%1 win", {all});
}

/// Says in few words what an event caused. It is empty for what the sheet has already: the move itself, whose turn it
/// is, points.
struct Effect {
  const GameEvent& event;
  const std::string& action;  ///< the action that caused it

  std::string operator()(const view::Turn&) const { return ""; }
  std::string operator()(const view::Scored&) const { return ""; }
  std::string operator()(const view::Moved& e) const { return names(e.from + e.to) ? "" : table::describe(event); }
  std::string operator()(const view::Captured& e) const {
    if (e.piece.empty()) return table::describe(event);
    const std::string piece = table::piece_name(e.piece);
    return names(e.sq) ? tr("takes %1", {piece}) : tr("takes %1 on %2", {piece, e.sq});
  }
  std::string operator()(const view::Promoted& e) const { return becomes(e); }
  std::string operator()(const view::Transformed& e) const { return becomes(e); }
  /// What is set from the hand says so itself.
  std::string operator()(const view::Placed& e) const { return names(e.sq) ? "" : table::describe(event); }
  std::string operator()(const view::Check& e) const { return tr("check to %1", {seat_name(e.seat)}); }
  std::string operator()(const view::Checkmate& e) const { return tr("%1 is checkmated", {seat_name(e.seat)}); }
  std::string operator()(const view::Eliminated& e) const { return tr("%1 is out of the game", {seat_name(e.seat)}); }
  std::string operator()(const view::Over& e) const {
    std::vector<std::string> winners;
    for (const std::string& one : e.winners.value_or(std::vector<std::string>())) winners.push_back(seat_name(one));
    return winners.empty() ? tr("the game is drawn") : won_by(winners);
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return table::describe(event);
  }

 private:
  /// Does the action say these squares?
  [[nodiscard]] bool names(const std::string& squares) const { return action.find(squares) != std::string::npos; }
  template <class Becoming>
  [[nodiscard]] std::string becomes(const Becoming& e) const {
    return names(e.sq) ? tr("becomes a %1", {table::kind_name(e.to_kind)}) : table::describe(event);
  }
};

/// Is the seat mated?
bool is_mated(const view::GameEvents& events, const std::string& seat) {
  return std::ranges::any_of(events, [&](const GameEvent& event) {
    const auto* mate = view::get_if<view::Checkmate>(event);
    return mate != nullptr && mate->seat == seat;
  });
}

/// On which board a seat plays, counted from 1.
int board_of_seat(const std::string& seat) { return seat.size() < 2 ? 1 : seat[1] - '0'; }

std::string effects(const view::GameEvents& events, const std::string& action, const std::string& seat) {
  std::string out;
  for (const GameEvent& event : events) {
    std::string one = std::visit(Effect{event, action}, event.what);
    // Mate says that there was check.
    const auto* check = view::get_if<view::Check>(event);
    if (one.empty() || (check != nullptr && is_mated(events, check->seat))) continue;
    const int board = event.board != 0 ? event.board : board_of_seat(seat);
    if (board != board_of_seat(seat)) one = tr("%1 (board %2)", {one, std::to_string(board)});
    out += (out.empty() ? "" : "; ") + one;
  }
  return out;
}

std::string gained(double points) {
  const std::string text = table::points_text(points);
  return points > 0 ? "+" + text : points < 0 ? "−" + text.substr(1) : text;
}

/// What each ply earned, as it stands on the sheet; awards that are hidden until the end are not among them.
std::map<int, std::string> earned(const table::Session& session, const std::map<int, std::string>& actors, bool over) {
  std::map<int, std::map<std::string, double>> sums;
  for (const db::Award& award : session.points())
    if (over || !award.secret) sums[award.of_ply][award.seat] += award.points;
  std::map<int, std::string> out;
  for (const auto& [ply, seats] : sums)
    for (const auto& [seat, points] : seats) {
      const auto actor = actors.find(ply);
      const bool own = actor != actors.end() && actor->second == seat;
      out[ply] += (out[ply].empty() ? "" : "\n") + (own ? "" : seat + " ") + gained(points);
    }
  return out;
}

/// How the moves of a game are written.
struct Writing {
  std::vector<std::string> usual;  ///< a word for each action, where the game's usual notation has one
  bool brief = false;              ///< in letters or figurines, where a move can be told so
  const Board& board;
  Letterer letters;
};

void write_words(SheetMove& move, const db::Ply& ply, std::size_t act, const Writing& how, Naming naming) {
  const auto brief = how.brief ? brief_move(ply, how.board, naming, how.letters) : std::nullopt;
  if (brief) {
    move.words = brief->words;
    move.figure = brief->figure;
    move.becomes = brief->becomes;
  } else if (how.brief || how.usual.empty()) {
    move.words = squares_in(plain_words(ply.action, ply.seat), how.board, naming);
  } else {
    move.words = how.usual[act];
  }
}

/// The game's usual notation, a word for each action; empty where it has none, and how it names squares.
std::pair<std::vector<std::string>, Naming> usual_words(const table::Session& session,
                                                        const std::vector<db::Ply>& plies) {
  const auto acts =
      std::ranges::count_if(plies, [](const db::Ply& ply) { return ply.kind == db::PlyKind::act && !ply.is_undone; });
  const auto record = session.record("usual");
  const std::string format = record ? record->format : std::string();
  auto usual = moves_of_record(format, record ? record->text() : std::string());
  // A notation that leaves something out, or writes more than was done, would put words beside the wrong moves.
  if (usual.size() != static_cast<std::size_t>(acts)) usual.clear();
  const Naming naming = usual.empty() ? Naming::algebraic : naming_of(format);
  return {std::move(usual), naming};
}

/// The moves, and how squares are named in them.
void read_moves(GameSheet& sheet, const table::Session& session, const std::vector<std::string>& seats, bool over,
                const Look& look) {
  const auto plies = session.history();
  std::map<int, std::string> actors;
  for (const db::Ply& ply : plies) actors[ply.number] = ply.seat;
  const Board& board = *session.game()->rules().board;
  auto [usual, naming] = usual_words(session, plies);
  const Naming wanted = look.squares == Squares::usual ? naming : naming_wanted(look.squares, sheet.drawn.game);
  // Squares in other words than the notation has want a notation that goes with them.
  const bool other = sheet.drawn.game.from_right && wanted != naming;
  const Writing how{std::move(usual), look.moves != Moves::usual || other, board, {sheet.drawn.game, look}};
  if (how.brief) naming = counts_from_right(wanted) ? wanted : Naming::algebraic;
  sheet.drawn.naming = naming;
  const auto points = earned(session, actors, over);
  Turns turns(seats);
  std::size_t act = 0;
  for (const db::Ply& ply : plies) {
    if (ply.is_undone || ply.kind == db::PlyKind::undo || ply.kind == db::PlyKind::redo) continue;
    SheetMove move;
    move.seat = ply.seat;
    if (ply.kind == db::PlyKind::act) {
      move.turn = turns.taken(ply.seat);
      write_words(move, ply, act, how, naming);
      ++act;
    } else if (ply.kind == db::PlyKind::override) {
      move.words = tr("Correction: %1", {ply.reason});
    }
    const view::GameEvents events = table::notes::events_of(ply);
    move.effects = squares_in(effects(events, ply.action, ply.seat), board, naming);
    if (const auto found = points.find(ply.number); found != points.end()) move.points = found->second;
    if (!move.words.empty() || !move.effects.empty() || !move.points.empty()) sheet.moves.push_back(std::move(move));
    for (const GameEvent& event : events)
      if (const auto* turn = view::get_if<view::Turn>(event)) turns.begins(turn->seat);
  }
}

SheetBoard board_of(const view::GameView& state) {
  SheetBoard board{state.board, {}, {}};
  for (const auto& [square, piece] : state.pieces) board.pieces.emplace_back(square, piece);
  for (const view::MarkView& mark : state.marks) board.marks.emplace_back(mark.sq, mark.what);
  return board;
}

std::string outcome_of(const view::GameView& state, const std::vector<SheetSeat>& seats) {
  if (!state.result) return tr("Still played");
  std::vector<std::string> winners;
  for (const SheetSeat& seat : seats)
    if (seat.won) winners.push_back(seat.name.empty() ? seat_name(seat.seat) : seat.name);
  return winners.empty() ? tr("Drawn") : won_by(winners);
}

std::string value_of(const Value& about) {
  std::string out;
  const auto add = [&](const std::string& what) {
    if (!what.empty()) out += (out.empty() ? "" : " · ") + what;
  };
  add(about.text("event", ""));
  add(about.text("site", ""));
  add(about.text("date", ""));
  if (const std::string round = about.text("round", ""); !round.empty()) add(tr("round %1", {round}));
  return out;
}

/// The course of the session's game; none where its plies cannot be gone through again.
std::optional<table::Story> story_of(const table::Session& session, bool over) {
  std::vector<db::Ply> plies = session.history();
  const std::vector<table::Request> requests = session.requests();
  for (std::size_t i = 0; i < plies.size(); ++i) plies[i].request = table::written(requests[i]);
  std::map<int, nlohmann::json> clocks;
  if (session.game_id())
    if (const auto shelves = db::Shelves::open(session.file()))
      clocks = shelves->clocks(*session.game_id()).value_or(decltype(clocks)());
  table::Replay replay(std::move(plies), over);
  auto story = table::story_of(replay, clocks);
  return story ? std::optional(std::move(*story)) : std::nullopt;
}

}  // namespace

Expected<GameSheet> game_sheet(const table::Session& session, const Look& look) {
  if (session.game() == nullptr) return tl::unexpected(Error{"not_found", make_message("No game has been begun yet.")});
  const view::GameView state = session.state();
  const auto record = session.record("json");
  const Value about = record ? record->record["about"] : Value();
  const Value& players = about["players"];
  GameSheet sheet;
  sheet.title = game_name(state.ruleset);
  sheet.facts = value_of(about);
  const view::Outcome result = state.result.value_or(view::Outcome());
  std::vector<std::string> order;
  for (const char* seat : {"S", "W", "N", "E", "S2", "W2", "N2", "E2"}) {
    const auto sits = state.seats.find(seat);
    if (sits == state.seats.end()) continue;
    const view::SeatView& one = sits->second;
    order.emplace_back(seat);
    sheet.seats.push_back({seat, players.text(seat, ""), title_of(one.army), table::points_text(one.points), one.status,
                           std::ranges::count(result.winners, seat) > 0});
    std::string hand;
    for (const auto& [kind, count] : one.hand)
      hand += (hand.empty() ? "" : ", ") + title_of(kind) + (count == 1 ? "" : " × " + std::to_string(count));
    if (!hand.empty()) sheet.hands.push_back(tr("In hand of %1: %2", {seat_name(seat), hand}));
  }
  sheet.outcome = outcome_of(state, sheet.seats);
  sheet.drawn.game = figures::look_of(session.game()->rules());
  sheet.drawn.pieces = pieces_of(look, sheet.drawn.game);
  sheet.drawn.shapes = order.size() > 2;
  read_moves(sheet, session, order, state.result.has_value(), look);
  for (std::size_t b = 0; b < table::boards_of(state); ++b)
    sheet.boards.push_back(board_of(table::board_state(state, b)));
  sheet.drawn.letters = letters_of(sheet.boards);
  sheet.story = story_of(session, state.result.has_value());
  return sheet;
}

}  // namespace arbiter::printing
