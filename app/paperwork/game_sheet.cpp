// SPDX-License-Identifier: MIT
// Reads from a session what a score sheet says.
#include "app/paperwork/game_sheet.h"

#include <algorithm>
#include <map>
#include <regex>

#include "app/paperwork/words.h"
#include "app/table/board_view.h"
#include "app/table/game_text.h"
#include "app/table/replay.h"
#include "db/shelves.h"
#include "text/json_text.h"

namespace arbiter::paperwork {
namespace {

using nlohmann::json;

std::string field(const json& object, const char* key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  return object.is_object() && found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

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

/// What an event caused, in few words; empty for what stands there already: the move itself, whose turn it is, points.
std::string effect(const json& event, const std::string& action) {
  const std::string type = field(event, "type");
  if (type == "turn" || type == "scored") return "";
  if (type == "moved" && action.find(field(event, "from") + field(event, "to")) != std::string::npos) return "";
  if (type == "captured" && !field(event, "piece").empty()) {
    const std::string sq = field(event, "sq");
    const bool here = action.size() >= sq.size() && action.find(sq) != std::string::npos;
    return "takes " + spelt(field(event, "piece")) + (here ? "" : " on " + sq);
  }
  if (type == "promoted" || type == "transformed") {
    std::string kind = field(event, "to_kind");
    std::ranges::replace(kind, '-', ' ');
    const bool here = action.find(field(event, "sq")) != std::string::npos;
    return (here ? "becomes a " : spelt(field(event, "from_kind")) + " on " + field(event, "sq") + " becomes a ") +
           kind;
  }
  // What is set from the hand says so itself.
  if (type == "placed" && action.find(field(event, "sq")) != std::string::npos) return "";
  if (type == "check") return "check to " + seat_name(field(event, "seat"));
  if (type == "checkmate") return seat_name(field(event, "seat")) + " is checkmated";
  if (type == "stalemate") return seat_name(field(event, "seat")) + " is stalemated";
  if (type == "eliminated") return seat_name(field(event, "seat")) + " is out of the game";
  if (type == "skipped") return seat_name(field(event, "seat")) + " is passed over";
  if (type == "over") {
    std::string winners;
    for (const json& one : event.value("winners", json::array()))
      if (one.is_string()) winners += (winners.empty() ? "" : " and ") + seat_name(one.get<std::string>());
    return winners.empty() ? "the game is drawn"
                           : winners + (winners.find(" and ") == std::string::npos ? " wins" : " win");
  }
  return spelt(table::describe(event));
}

/// On which board a seat plays, counted from 1.
int board_of_seat(const std::string& seat) { return seat.size() < 2 ? 1 : seat[1] - '0'; }

std::string effects(const json& events, const std::string& action, const std::string& seat) {
  std::string out;
  for (const json& event : events) {
    std::string one = effect(event, action);
    // Mate says that there was check.
    const bool mated = field(event, "type") == "check" && std::ranges::any_of(events, [&](const json& other) {
                         return field(other, "type") == "checkmate" && field(other, "seat") == field(event, "seat");
                       });
    if (one.empty() || mated) continue;
    const int board = event.value("board", board_of_seat(seat));
    if (board != board_of_seat(seat)) one += " (board " + std::to_string(board) + ")";
    out += (out.empty() ? "" : "; ") + one;
  }
  return out;
}

/// Squares as a shogi player names them: 7f for c4.
std::string in_shogi(const std::string& text) {
  static const std::regex kSquare("\\b([a-i])([1-9])\\b");
  constexpr char kSide = 9;
  std::string out;
  auto from = text.cbegin();
  for (std::sregex_iterator it(text.begin(), text.end(), kSquare), end; it != end; ++it) {
    const std::smatch& square = *it;
    out.append(from, square[0].first);
    out += static_cast<char>('0' + kSide - (*square[1].first - 'a'));
    out += static_cast<char>('a' + kSide - (*square[2].first - '0'));
    from = square[0].second;
  }
  return out.append(from, text.cend());
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

/// The moves, and how squares are named in them.
void read_moves(GameSheet& sheet, const table::Session& session, const std::vector<std::string>& seats, bool over) {
  const auto plies = session.history();
  std::map<int, std::string> actors;
  std::size_t acts = 0;
  for (const db::Ply& ply : plies) {
    actors[ply.number] = ply.seat;
    if (ply.kind == db::PlyKind::act && !ply.is_undone) ++acts;
  }
  const json record = session.record("usual");
  const std::string format = field(record, "format");
  auto usual = moves_of_record(format, field(record, "record"));
  // A notation that leaves something out, or writes more than was done, would put words beside the wrong moves.
  if (usual.size() != acts) usual.clear();
  sheet.naming = usual.empty() ? Naming::algebraic : naming_of(format);
  const auto points = earned(session, actors, over);
  Turns turns(seats);
  std::size_t act = 0;
  for (const db::Ply& ply : plies) {
    if (ply.is_undone || ply.kind == db::PlyKind::undo || ply.kind == db::PlyKind::redo) continue;
    SheetMove move;
    move.seat = ply.seat;
    if (ply.kind == db::PlyKind::act) {
      move.turn = turns.taken(ply.seat);
      move.words = usual.empty() ? plain_words(ply.action, ply.seat) : usual[act];
      ++act;
    } else if (ply.kind == db::PlyKind::override) {
      move.words = "Correction: " + ply.reason;
    }
    move.effects = effects(ply.events, ply.action, ply.seat);
    if (sheet.naming == Naming::shogi) move.effects = in_shogi(move.effects);
    if (const auto found = points.find(ply.number); found != points.end()) move.points = found->second;
    if (!move.words.empty() || !move.effects.empty() || !move.points.empty()) sheet.moves.push_back(std::move(move));
    for (const json& event : ply.events)
      if (field(event, "type") == "turn") turns.begins(field(event, "seat"));
  }
}

SheetBoard board_of(const json& state) {
  SheetBoard board{field(state, "board"), {}, {}};
  const json pieces = state.value("pieces", json::object());
  for (const auto& [square, piece] : pieces.items()) board.pieces.emplace_back(square, piece.get<std::string>());
  for (const json& mark : state.value("marks", json::array()))
    board.marks.emplace_back(field(mark, "sq"), field(mark, "what"));
  return board;
}

std::string outcome_of(const json& state, const std::vector<SheetSeat>& seats) {
  const json result = state.value("result", json());
  if (!result.is_object()) return "Still played";
  std::string who;
  int winners = 0;
  for (const SheetSeat& seat : seats) {
    if (!seat.won) continue;
    who += (who.empty() ? "" : " and ") + (seat.name.empty() ? seat_name(seat.seat) : seat.name);
    ++winners;
  }
  return winners == 0 ? "Drawn" : who + (winners == 1 ? " wins" : " win");
}

std::string facts_of(const json& about) {
  std::string out;
  const auto add = [&](const std::string& before, const std::string& what) {
    if (!what.empty()) out += (out.empty() ? "" : " · ") + before + what;
  };
  add("", field(about, "event"));
  add("", field(about, "site"));
  add("", field(about, "date"));
  add("round ", field(about, "round"));
  return out;
}

/// The course of the session's game; none where its plies cannot be gone through again.
std::optional<table::Story> story_of(const table::Session& session, bool over) {
  std::vector<db::Ply> plies = session.history();
  const std::vector<json> requests = session.requests();
  for (std::size_t i = 0; i < plies.size(); ++i) plies[i].request = requests[i];
  std::map<int, json> clocks;
  if (session.game_id())
    if (const auto shelves = db::Shelves::open(session.file()))
      clocks = shelves->clocks(*session.game_id()).value_or(std::map<int, json>{});
  table::Replay replay(std::move(plies), over);
  auto story = table::story_of(replay, clocks);
  return story ? std::optional(std::move(*story)) : std::nullopt;
}

}  // namespace

Expected<GameSheet> game_sheet(const table::Session& session) {
  const json answer = session.ask({{"cmd", "state"}});
  if (!answer.value("ok", false) || !answer.contains("state"))
    return tl::unexpected(
        Error{answer.contains("error") && field(answer["error"], "code") == "no_game" ? "not_found" : "bad_data",
              answer.contains("error") ? field(answer["error"], "message")
                                       : "The referee does not tell how the game stands."});
  const json& state = answer["state"];
  const json record = session.record("json");
  const json about = record.contains("record") && record["record"].is_object()
                         ? record["record"].value("about", json::object())
                         : json::object();
  const json players = about.value("players", json::object());
  GameSheet sheet;
  sheet.title = game_name(field(state, "ruleset"));
  sheet.facts = facts_of(about);
  const json result = state.value("result", json());
  const json winners = result.is_object() ? result.value("winners", json::array()) : json::array();
  std::vector<std::string> order;
  for (const char* seat : {"S", "W", "N", "E", "S2", "W2", "N2", "E2"}) {
    if (!state["seats"].contains(seat)) continue;
    const json& one = state["seats"][seat];
    order.emplace_back(seat);
    sheet.seats.push_back({seat, field(players, seat), title_of(field(one, "army")),
                           table::points_text(one.value("points", 0.0)), field(one, "status"),
                           std::ranges::find(winners, json(seat)) != winners.end()});
    std::string hand;
    const json in_hand = one.value("hand", json::object());
    for (const auto& [kind, count] : in_hand.items())
      hand += (hand.empty() ? "" : ", ") + title_of(kind) + (count == 1 ? "" : " × " + text::dump(count));
    if (!hand.empty()) sheet.hands.push_back("In hand of " + seat_name(seat) + ": " + hand);
  }
  sheet.outcome = outcome_of(state, sheet.seats);
  read_moves(sheet, session, order, result.is_object());
  for (std::size_t b = 0; b < table::boards_of(state); ++b)
    sheet.boards.push_back(board_of(table::board_state(state, b)));
  sheet.story = story_of(session, result.is_object());
  return sheet;
}

}  // namespace arbiter::paperwork
