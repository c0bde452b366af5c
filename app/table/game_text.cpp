// SPDX-License-Identifier: MIT
#include "app/table/game_text.h"

#include <functional>
#include <iomanip>
#include <map>
#include <sstream>

#include "db/export.h"
#include "referee/wire/told.h"
#include "text/facts_json.h"

namespace arbiter::table {
namespace {

using told::Event;

std::string listed(const std::vector<std::string>& items) {
  std::string list;
  for (const std::string& item : items) list += (list.empty() ? "" : ", ") + item;
  return list;
}

/// A field as text; lists with commas.
std::string field(const Facts& value) {
  if (value.is_nothing()) return {};
  if (!value.is_list()) return in_words(value);
  std::vector<std::string> items;
  for (const Facts& item : value.list()) items.push_back(in_words(item));
  return listed(items);
}

std::string with(const std::string& before, const std::string& text) { return text.empty() ? "" : before + text; }

std::string piece_of(const Event& e) { return e.piece.empty() ? "a piece" : e.piece; }

std::string by(const Event& e) { return with(" by ", e.checkers.empty() ? e.by : listed(e.checkers)); }

std::string what(const Event& e) { return e.names.empty() ? e.what : listed(e.names); }

std::string becomes(const Event& e) { return e.from_kind + " on " + e.sq + " becomes a " + e.to_kind; }

std::string scored(const Event& e) {
  const std::string many = e.points ? points_text(*e.points) : field(e.other["points"]);
  std::string text = e.seat + " scores " + many + with(": ", e.reason);
  if (!e.piece.empty()) text += " (" + e.piece + with(" on ", e.sq) + ")";
  return text;
}

std::string rolled(const Event& e) {
  std::vector<std::string> dice;
  for (const int die : e.dice) dice.push_back(std::to_string(die));
  return "rolled " + listed(dice);
}

using Teller = std::function<std::string(const Event&)>;

const std::map<std::string, Teller>& tellers() {
  static const std::map<std::string, Teller> kTellers = {
      {"moved", [](const Event& e) { return piece_of(e) + " " + e.from + " to " + e.to; }},
      {"captured", [](const Event& e) { return piece_of(e) + " captured on " + e.sq + by(e); }},
      {"removed", [](const Event& e) { return piece_of(e) + " removed from " + e.sq; }},
      {"placed", [](const Event& e) { return piece_of(e) + " placed on " + e.sq; }},
      {"returned", [](const Event& e) { return piece_of(e) + " set up again on " + e.sq; }},
      {"promoted", becomes},
      {"transformed", becomes},
      {"swapped",
       [](const Event& e) { return piece_of(e) + " on " + e.from + " changes places with the piece on " + e.to; }},
      {"marked", [](const Event& e) { return what(e) + " on " + e.sq; }},
      {"unmarked", [](const Event& e) { return "no " + what(e) + " on " + e.sq + " any more"; }},
      {"revealed",
       [](const Event& e) {
         return (what(e).empty() ? e.army : what(e)) + with(" on ", e.sq) + with(" of ", e.seat) + " is shown";
       }},
      {"control",
       [](const Event& e) { return "the piece on " + e.sq + " passes" + with(" from ", e.from) + with(" to ", e.to); }},
      {"rolled", rolled},
      {"check", [](const Event& e) { return e.seat + " is in check" + by(e); }},
      {"checkmate", [](const Event& e) { return e.seat + " is checkmated" + by(e); }},
      {"stalemate", [](const Event& e) { return e.seat + " is stalemated"; }},
      {"eliminated", [](const Event& e) { return e.seat + " is out of the game" + by(e); }},
      {"scored", scored},
      {"turn", [](const Event& e) { return e.seat + " to move"; }},
      {"skipped", [](const Event& e) { return e.seat + " is passed over"; }},
      {"over",
       [](const Event& e) {
         const std::string winners = e.winners ? listed(*e.winners) : std::string();
         return winners.empty() ? std::string("the game is drawn") : "the game is won by " + winners;
       }},
  };
  return kTellers;
}

std::string generic(const Event& event) {
  std::string text = event.type;
  const Facts fields = text::facts_of(event);
  for (const auto& [key, value] : fields.table())
    if (key != "type" && key != "rule") text += " " + key + " " + field(value);
  return text;
}

/// Of a game that has ended; empty where nobody has won.
std::string winners_of(const db::GameSummary& game) {
  const Facts result = text::facts_of(game.result);
  return field(result["winners"]);
}

std::string heading(const db::GameSummary& game) {
  std::ostringstream out;
  out << "Game " << game.id << ", " << game.ruleset << ", begun " << game.started_at;
  if (!game.source.empty()) out << ", watched from " << game.source;
  out << "\n" << (game.ended_at.empty() ? "Still " + game.status : "Ended " + game.ended_at + ", " + game.status);
  if (game.result.is_object()) {
    const std::string winners = winners_of(game);
    const Facts result = text::facts_of(game.result);
    out << ": " << (winners.empty() ? "drawn" : "won by " + winners) << with(", ", field(result["reason"]));
  }
  out << "\n";
  for (const db::SeatEntry& seat : game.seats) {
    out << "  " << seat.seat << "  " << (seat.player.empty() ? "-" : seat.player) << with(", ", seat.army) << "  "
        << points_text(seat.points) << "\n";
  }
  return out.str();
}

std::string what(const db::Ply& ply) {
  switch (ply.kind) {
    case db::PlyKind::start:
      return "start";
    case db::PlyKind::act:
      return ply.action;
    case db::PlyKind::undo:
      return "undo";
    case db::PlyKind::redo:
      return "redo";
    case db::PlyKind::override:
      return "correction: " + ply.reason;
  }
  return "";
}

void write_ply(std::ostringstream& out, const db::Ply& ply) {
  out << std::setw(5) << ply.number << "  " << std::setw(2) << std::left << ply.seat << " " << std::setw(12)
      << what(ply) << std::right;
  if (ply.origin.confidence) out << "  read with " << std::fixed << std::setprecision(3) << *ply.origin.confidence;
  if (ply.origin.frame) out << " at frame " << *ply.origin.frame;
  if (ply.is_undone) out << "  (taken back)";
  for (const int number : ply.undone) out << "  takes back " << number;
  for (const int number : ply.restored) out << "  brings again " << number;
  out << "\n";
  for (const Event& event : wire::events_of(ply.events)) {
    if (event.type == "turn") continue;
    out << "            " << describe(event) << with("  [", event.rule) << (event.rule.empty() ? "" : "]") << "\n";
  }
}

void write_award(std::ostringstream& out, const db::Award& award) {
  std::string where = award.piece + with(award.piece.empty() ? "on " : " on ", award.sq);
  if (!where.empty()) where = " (" + where + ")";
  out << "  ply " << std::setw(4) << award.of_ply << "  " << std::setw(5)
      << (award.points > 0 ? "+" : "") + points_text(award.points) << "  " << award.reason << where
      << with("  [", award.rule) << (award.rule.empty() ? "" : "]") << "\n";
}

}  // namespace

std::string points_text(double points) {
  std::ostringstream out;
  out << points;
  return out.str();
}

std::string describe(const Event& event) {
  const auto teller = tellers().find(event.type);
  return teller == tellers().end() ? generic(event) : teller->second(event);
}

std::string game_text(const db::StoredGame& game) {
  std::ostringstream out;
  out << heading(game.summary) << "\n";
  for (const db::Ply& ply : game.plies) {
    if (ply.number > 0 || !ply.events.empty()) write_ply(out, ply);
  }
  return out.str();
}

std::string points_table(const db::StoredGame& game) {
  std::ostringstream out;
  out << heading(game.summary);
  const std::vector<db::Award> awards = db::standing_awards(game);
  for (const db::SeatEntry& seat : game.summary.seats) {
    out << "\n" << seat.seat << with("  ", seat.player) << ": " << points_text(seat.points) << "\n";
    for (const db::Award& award : awards) {
      if (award.seat == seat.seat) write_award(out, award);
    }
  }
  return out.str();
}

std::string list_heading() { return "  id  game              begun             moves  status      players"; }

std::string list_line(const db::GameSummary& game) {
  std::ostringstream out;
  // 2024-05-01T18:30:05.123Z is shown to the minute.
  std::string begun = game.started_at.substr(0, 16);
  if (begun.size() > 10) begun[10] = ' ';
  out << std::setw(4) << game.id << "  " << std::left << std::setw(16) << game.ruleset << "  " << std::setw(16) << begun
      << "  " << std::right << std::setw(5) << game.plies << "  " << std::left << std::setw(10) << game.status << " ";
  for (const db::SeatEntry& seat : game.seats) {
    out << " " << seat.seat << with(" ", seat.player) << " " << points_text(seat.points);
  }
  if (game.result.is_object()) out << "  winner " << (winners_of(game).empty() ? "none" : winners_of(game));
  return out.str();
}

}  // namespace arbiter::table
