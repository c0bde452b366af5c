// SPDX-License-Identifier: MIT
#include "app/table/game_text.h"

#include <iomanip>
#include <sstream>
#include <variant>

#include "app/table/about.h"
#include "app/table/award_text.h"
#include "app/table/names.h"
#include "db/export.h"
#include "referee/json/view.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::table {
namespace {

using text::N_;
using text::tr;
using view::GameEvent;

std::string listed(const std::vector<std::string>& items) {
  std::string list;
  for (const std::string& item : items) list += (list.empty() ? "" : ", ") + item;
  return list;
}

/// A field as text; lists with commas.
std::string field(const Value& value) {
  if (value.is_nothing()) return {};
  if (!value.is_list()) return in_words(value);
  std::vector<std::string> items;
  for (const Value& item : value.list()) items.push_back(in_words(item));
  return listed(items);
}

std::string with(const std::string& before, const std::string& text) { return text.empty() ? "" : before + text; }

std::string named_piece(const std::string& piece) { return piece.empty() ? tr("a piece") : piece_name(piece); }

/// With or without whose doing it was; `parts` are those of the first sentence.
std::string by_whom(const std::string& who, const char* plain, const char* by, const std::string& part,
                    const std::string& second = {}) {
  if (who.empty()) return tr(plain, {part, second});
  return second.empty() ? tr(by, {part, who}) : tr(by, {part, second, who});
}

/// A field of an event of a type not known here: its pieces and seats by their names, all else as it is.
std::string named_field(const std::string& key, const Value& value) {
  if (key == "piece" && value.is_text()) return piece_name(value.text());
  const bool seats = key == "seat" || key == "by" || key == "slot" || key == "until" || key == "winners";
  if (seats && value.is_text()) return seat_name(value.text());
  if (!seats || !value.is_list()) return field(value);
  std::vector<std::string> names;
  for (const Value& one : value.list()) names.push_back(seat_name(in_words(one)));
  return listed(names);
}

/// An event of a type not known here, by its fields.
std::string generic(const GameEvent& event) {
  std::string text(type_name(event));
  const Value fields = text::value_of(event);
  for (const auto& [key, value] : fields.table())
    if (key != "type" && key != "rule") text += " " + key + " " + named_field(key, value);
  return text;
}

/// The sentence for each type.
struct Describer {
  const GameEvent& event;

  std::string operator()(const view::Unknown&) const { return generic(event); }
  std::string operator()(const view::Moved& e) const { return tr("%1 %2 to %3", {named_piece(e.piece), e.from, e.to}); }
  std::string operator()(const view::Captured& e) const {
    return by_whom(seat_name(e.by), N_("%1 captured on %2"), N_("%1 captured on %2 by %3"), named_piece(e.piece), e.sq);
  }
  std::string operator()(const view::Removed& e) const {
    return tr("%1 removed from %2", {named_piece(e.piece), e.sq});
  }
  std::string operator()(const view::Placed& e) const { return tr("%1 placed on %2", {named_piece(e.piece), e.sq}); }
  std::string operator()(const view::Returned& e) const {
    return tr("%1 set up again on %2", {named_piece(e.piece), e.sq});
  }
  std::string operator()(const view::Promoted& e) const { return becomes(e); }
  std::string operator()(const view::Transformed& e) const { return becomes(e); }
  std::string operator()(const view::Swapped& e) const {
    return tr("%1 on %2 changes places with the piece on %3", {named_piece(e.piece), e.from, e.to});
  }
  std::string operator()(const view::Marked& e) const { return tr("%1 on %2", {army_or_word(e.what), e.sq}); }
  std::string operator()(const view::Unmarked& e) const {
    return tr("no %1 on %2 any more", {army_or_word(e.what), e.sq});
  }
  std::string operator()(const view::Revealed& e) const {
    const std::string shown = army_or_word(e.what.empty() ? e.army : e.what), whose = seat_name(e.seat);
    if (e.sq.empty()) return whose.empty() ? tr("%1 is shown", {shown}) : tr("%1 of %2 is shown", {shown, whose});
    return whose.empty() ? tr("%1 on %2 is shown", {shown, e.sq}) : tr("%1 on %2 of %3 is shown", {shown, e.sq, whose});
  }
  std::string operator()(const view::Control& e) const {
    const std::string from = seat_name(e.from), to = seat_name(e.to);
    if (to.empty()) return tr("the piece on %1 passes from %2", {e.sq, from});
    return from.empty() ? tr("the piece on %1 passes to %2", {e.sq, to})
                        : tr("the piece on %1 passes from %2 to %3", {e.sq, from, to});
  }
  std::string operator()(const view::Rolled& e) const {
    std::vector<std::string> dice;
    for (const int die : e.dice) dice.push_back(std::to_string(die));
    return tr("rolled %1", {listed(dice)});
  }
  std::string operator()(const view::Check& e) const {
    return by_whom(e.checkers.empty() ? seat_name(e.by) : listed(e.checkers), N_("%1 is in check"),
                   N_("%1 is in check by %2"), seat_name(e.seat));
  }
  std::string operator()(const view::Checkmate& e) const {
    return by_whom(seat_name(e.by), N_("%1 is checkmated"), N_("%1 is checkmated by %2"), seat_name(e.seat));
  }
  std::string operator()(const view::Stalemate& e) const { return tr("%1 is stalemated", {seat_name(e.seat)}); }
  std::string operator()(const view::Eliminated& e) const {
    return by_whom(seat_name(e.by), N_("%1 is out of the game"), N_("%1 is out of the game by %2"), seat_name(e.seat));
  }
  std::string operator()(const view::Scored& e) const {
    const std::string many = e.points ? points_text(*e.points) : field(event.other["points"]), who = seat_name(e.seat);
    std::string text =
        e.reason.empty() ? tr("%1 scores %2", {who, many}) : tr("%1 scores %2: %3", {who, many, reason_text(e.reason)});
    if (e.piece.empty()) return text;
    const std::string piece = piece_name(e.piece);
    return e.sq.empty() ? tr("%1 (%2)", {text, piece}) : tr("%1 (%2 on %3)", {text, piece, e.sq});
  }
  std::string operator()(const view::Turn& e) const { return tr("%1 to move", {seat_name(e.seat)}); }
  std::string operator()(const view::Skipped& e) const { return tr("%1 is passed over", {seat_name(e.seat)}); }
  std::string operator()(const view::Over& e) const {
    std::vector<std::string> names;
    for (const std::string& winner : e.winners.value_or(std::vector<std::string>())) names.push_back(seat_name(winner));
    return names.empty() ? tr("the game is drawn") : tr("the game is won by %1", {listed(names)});
  }

 private:
  template <class Becoming>
  static std::string becomes(const Becoming& e) {
    return tr("%1 on %2 becomes a %3", {kind_name(e.from_kind), e.sq, kind_name(e.to_kind)});
  }
};

/// Of a game that has ended; empty where nobody has won.
std::string winners_of(const db::GameSummary& game) {
  const Value result = text::value_of(game.result);
  return field(result["winners"]);
}

std::string heading(const db::GameSummary& game) {
  std::ostringstream out;
  const std::string id = std::to_string(game.id);
  if (!game.imported_at.empty())
    out << (game.started_at.empty()
                ? tr("Game %1, %2, of an unknown day, imported from %3", {id, game.ruleset, game.source})
                : tr("Game %1, %2, of %3, imported from %4", {id, game.ruleset, game.started_at, game.source}));
  else
    out << (game.source.empty()
                ? tr("Game %1, %2, begun %3", {id, game.ruleset, game.started_at})
                : tr("Game %1, %2, begun %3, watched from %4", {id, game.ruleset, game.started_at, game.source}));
  out << "\n" << (game.ended_at.empty() ? tr("Still played") : tr("Ended %1", {game.ended_at}));
  if (game.result.is_object()) {
    const std::string winners = winners_of(game);
    const Value result = text::value_of(game.result);
    out << ": " << (winners.empty() ? tr("drawn") : tr("won by %1", {winners})) << with(", ", field(result["reason"]));
  }
  out << "\n";
  for (const db::SeatEntry& seat : game.seats) {
    out << "  " << seat.seat << "  " << (seat.player.empty() ? "-" : seat.player) << with(", ", army_or_word(seat.army))
        << "  " << points_text(seat.points) << "\n";
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
      return tr("correction: %1", {ply.reason});
  }
  return "";
}

void write_ply(std::ostringstream& out, const db::Ply& ply) {
  out << std::setw(5) << ply.number << "  " << std::setw(2) << std::left << ply.seat << " " << std::setw(12)
      << what(ply) << std::right;
  if (ply.origin.confidence) {
    std::ostringstream sure;
    sure << std::fixed << std::setprecision(3) << *ply.origin.confidence;
    out << "  " << tr("read with %1", {sure.str()});
  }
  if (ply.origin.frame) out << " " << tr("at frame %1", {std::to_string(*ply.origin.frame)});
  if (ply.is_undone) out << "  " << tr("(taken back)");
  for (const int number : ply.undone) out << "  " << tr("takes back %1", {std::to_string(number)});
  for (const int number : ply.restored) out << "  " << tr("brings again %1", {std::to_string(number)});
  out << "\n";
  for (const GameEvent& event : game_json::events_of(ply.events)) {
    if (view::is<view::Turn>(event)) continue;
    out << "            " << describe(event) << with("  [", event.rule) << (event.rule.empty() ? "" : "]") << "\n";
  }
}

void write_award(std::ostringstream& out, const db::Award& award) {
  std::string where = award.piece + with(award.piece.empty() ? "on " : " on ", award.sq);
  if (!where.empty()) where = " (" + where + ")";
  out << "  ply " << std::setw(4) << award.of_ply << "  " << std::setw(5)
      << (award.points > 0 ? "+" : "") + points_text(award.points) << "  " << reason_text(award.reason) << where
      << with("  [", award.rule) << (award.rule.empty() ? "" : "]") << "\n";
}

}  // namespace

std::string points_text(double points) {
  std::ostringstream out;
  out << points;
  return out.str();
}

std::string describe(const GameEvent& event) { return std::visit(Describer{event}, event.what); }

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
  const std::string begun = moment_text(game.started_at);  // to the minute
  out << std::setw(4) << game.id << "  " << std::left << std::setw(16) << game.ruleset << "  " << std::setw(16) << begun
      << "  " << std::right << std::setw(5) << game.plies << "  " << std::left << std::setw(10) << game.status << " ";
  for (const db::SeatEntry& seat : game.seats) {
    out << " " << seat.seat << with(" ", seat.player) << " " << points_text(seat.points);
  }
  if (game.result.is_object()) out << "  winner " << (winners_of(game).empty() ? "none" : winners_of(game));
  return out.str();
}

}  // namespace arbiter::table
