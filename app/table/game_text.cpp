// SPDX-License-Identifier: MIT
#include "app/table/game_text.h"

#include <functional>
#include <iomanip>
#include <map>
#include <sstream>

#include "db/export.h"
#include "text/json_text.h"

namespace arbiter::table {
namespace {

using nlohmann::json;

/// A field as text; lists with commas; empty when it is not there.
std::string field(const json& event, const char* key) {
  const auto found = event.find(key);
  if (found == event.end() || found->is_null()) return "";
  if (found->is_string()) return found->get<std::string>();
  if (!found->is_array()) return text::dump(*found);
  std::string list;
  for (const auto& item : *found)
    list += (list.empty() ? "" : ", ") + (item.is_string() ? item.get<std::string>() : text::dump(item));
  return list;
}

std::string with(const std::string& before, const std::string& text) { return text.empty() ? "" : before + text; }

std::string piece_of(const json& event) {
  const std::string piece = field(event, "piece");
  return piece.empty() ? "a piece" : piece;
}

std::string by(const json& event) { return with(" by ", field(event, "by")); }

std::string becomes(const json& event) {
  return field(event, "from_kind") + " on " + field(event, "sq") + " becomes a " + field(event, "to_kind");
}

std::string scored(const json& event) {
  const auto points = event.find("points");
  const std::string many =
      points != event.end() && points->is_number() ? points_text(points->get<double>()) : field(event, "points");
  std::string text = field(event, "seat") + " scores " + many + with(": ", field(event, "reason"));
  const std::string piece = field(event, "piece");
  if (!piece.empty()) text += " (" + piece + with(" on ", field(event, "sq")) + ")";
  return text;
}

using Teller = std::function<std::string(const json&)>;

const std::map<std::string, Teller>& tellers() {
  static const std::map<std::string, Teller> kTellers = {
      {"moved", [](const json& e) { return piece_of(e) + " " + field(e, "from") + " to " + field(e, "to"); }},
      {"captured", [](const json& e) { return piece_of(e) + " captured on " + field(e, "sq") + by(e); }},
      {"removed", [](const json& e) { return piece_of(e) + " removed from " + field(e, "sq"); }},
      {"placed", [](const json& e) { return piece_of(e) + " placed on " + field(e, "sq"); }},
      {"returned", [](const json& e) { return piece_of(e) + " set up again on " + field(e, "sq"); }},
      {"promoted", becomes},
      {"transformed", becomes},
      {"swapped",
       [](const json& e) {
         return piece_of(e) + " on " + field(e, "from") + " changes places with the piece on " + field(e, "to");
       }},
      {"marked", [](const json& e) { return field(e, "what") + " on " + field(e, "sq"); }},
      {"unmarked", [](const json& e) { return "no " + field(e, "what") + " on " + field(e, "sq") + " any more"; }},
      {"revealed",
       [](const json& e) {
         const std::string what = field(e, "what").empty() ? field(e, "army") : field(e, "what");
         return what + with(" on ", field(e, "sq")) + with(" of ", field(e, "seat")) + " is shown";
       }},
      {"control",
       [](const json& e) {
         return "the piece on " + field(e, "sq") + " passes" + with(" from ", field(e, "from")) +
                with(" to ", field(e, "to"));
       }},
      {"rolled", [](const json& e) { return "rolled " + field(e, "dice"); }},
      {"check", [](const json& e) { return field(e, "seat") + " is in check" + by(e); }},
      {"checkmate", [](const json& e) { return field(e, "seat") + " is checkmated" + by(e); }},
      {"stalemate", [](const json& e) { return field(e, "seat") + " is stalemated"; }},
      {"eliminated", [](const json& e) { return field(e, "seat") + " is out of the game" + by(e); }},
      {"scored", scored},
      {"turn", [](const json& e) { return field(e, "seat") + " to move"; }},
      {"skipped", [](const json& e) { return field(e, "seat") + " is passed over"; }},
      {"over",
       [](const json& e) {
         const std::string winners = field(e, "winners");
         return winners.empty() ? std::string("the game is drawn") : "the game is won by " + winners;
       }},
  };
  return kTellers;
}

std::string generic(const json& event) {
  std::string text = field(event, "type");
  for (const auto& [key, value] : event.items()) {
    if (key != "type" && key != "rule") text += " " + key + " " + field(event, key.c_str());
  }
  return text;
}

std::string heading(const db::GameSummary& game) {
  std::ostringstream out;
  out << "Game " << game.id << ", " << game.ruleset << ", begun " << game.started_at;
  if (!game.source.empty()) out << ", watched from " << game.source;
  out << "\n" << (game.ended_at.empty() ? "Still " + game.status : "Ended " + game.ended_at + ", " + game.status);
  if (game.result.is_object()) {
    const std::string winners = field(game.result, "winners");
    out << ": " << (winners.empty() ? "drawn" : "won by " + winners) << with(", ", field(game.result, "reason"));
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
  for (const auto& event : ply.events) {
    if (field(event, "type") == "turn") continue;
    out << "            " << describe(event) << with("  [", field(event, "rule")) << (event.contains("rule") ? "]" : "")
        << "\n";
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

std::string describe(const json& event) {
  const auto teller = tellers().find(field(event, "type"));
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
  if (game.result.is_object())
    out << "  winner " << (field(game.result, "winners").empty() ? "none" : field(game.result, "winners"));
  return out.str();
}

}  // namespace arbiter::table
