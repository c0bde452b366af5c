// SPDX-License-Identifier: MIT
// The standings, for the wall: of an event as the page of results has them, and of a league.
#include <algorithm>
#include <map>
#include <vector>

#include "app/event/standings.h"
#include "app/event/statistics.h"
#include "app/event/tie_break_words.h"
#include "app/printing/club_sheets.h"
#include "app/printing/frame.h"
#include "app/printing/words.h"
#include "app/table/message_text.h"
#include "text/sentences.h"

namespace arbiter::printing {
namespace {

using event::Standings;
using event::written_number;
using paper::Align;
using paper::Page;
using text::N_;
using text::tr;

// Millimetres.
constexpr double kSize = 4, kStandingsRow = 7, kHeadRow = 7, kStandingsHeadSize = 3.2;
constexpr double kRank = 11, kNumber = 14, kLeastNumber = 10, kTotal = 18;
constexpr double kLeastName = 52;      // or the paper is laid on its side
constexpr double kStandingsPad = 1.2;  // at both sides in a column
constexpr double kNoteSize = 3, kNoteGap = 4;
constexpr int kStandingsLargest = 15,
              kUsual = 10;           // tenths: how much larger all of it is where few people leave the room
constexpr double kOnePage = 0.72;    // of a page: what heading, notes and margins leave
constexpr double kNotesShare = 0.3;  // of a page, at most

/// What stands behind the points of a round without a game, and what it means below.
const std::map<std::string, std::pair<const char*, const char*>>& marks() {
  static const std::map<std::string, std::pair<const char*, const char*>> kMarks{
      {"bye", {N_("b"), N_("b: a bye")}},
      {"sat-out", {N_("s"), N_("s: sat out")}},
      {"absent", {"–", N_("–: not there")}},
      {"forfeit-win", {"+", N_("+: the others did not come")}},
      {"forfeit-loss", {"−", N_("−: did not come")}},
      {"annulled", {"×", N_("×: does not count, for a player who left too early")}}};
  return kMarks;
}

struct Column {
  std::string title;
  double width = kNumber;
  Align align = Align::right;
  bool bold = false;
};

struct Table {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;
  std::vector<std::string> notes;
  double scale = 1;  ///< of letters and rows
};

Table table_of(const Standings& all, const std::string& scoring) {
  Table table;
  const auto rounds = static_cast<std::size_t>(all.until);
  table.columns = {{"#", kRank, Align::right, true}, {tr("Player"), 0, Align::left, false}};
  for (std::size_t r = 1; r <= rounds; ++r) table.columns.push_back({tr("R%1", {std::to_string(r)})});
  table.columns.push_back({tr("Points"), kTotal, Align::right, true});
  for (const std::string& name : all.tie_breaks) table.columns.push_back({name});
  std::map<std::string, bool> used;
  for (const Standings::Line& one : all.lines) {
    std::vector<std::string> row{std::to_string(one.rank), one.player.name};
    for (const Standings::Round& round : one.rounds) {
      const auto mark = marks().find(round.kind);
      used[round.kind] = true;
      row.push_back(round.kind == "open"
                        ? "…"
                        : written_number(round.points) + (mark == marks().end() ? "" : " " + tr(mark->second.first)));
    }
    if (one.rounds.size() < rounds) used["open"] = true;
    while (row.size() < 2 + rounds) row.emplace_back("…");
    row.resize(2 + rounds);
    row.push_back(written_number(one.score));
    for (const Standings::TieBreak& tie : one.tie_breaks) row.push_back(tie.value ? written_number(*tie.value) : "–");
    table.rows.push_back(std::move(row));
  }
  table.notes.push_back(tr("Points: %1.", {scoring}));
  for (const std::string& name : all.tie_breaks)
    if (const Message meaning = event::tie_break_meaning(name); !meaning.empty())
      table.notes.push_back(name + ": " + table::message_text(event::tie_break_title(name)) + ". " +
                            table::message_text(meaning));
  std::string meanings;
  for (const auto& [kind, mark] : marks())
    if (used[kind]) meanings += (meanings.empty() ? "" : ". ") + tr(mark.second);
  if (used["open"]) meanings += (meanings.empty() ? "" : ". ") + tr("…: still open");
  if (!meanings.empty()) table.notes.push_back(meanings + ".");
  for (const Standings::Open& open : all.open)
    table.notes.push_back(
        tr("Not counted: round %1, table %2, %3.",
           {std::to_string(open.round), std::to_string(open.table), table::message_text(open.state)}));
  return table;
}

/// Gives the names what the numbers leave. Is that enough for them?
bool share_out(Table& table, double width, double number, double least_name = kLeastName) {
  double taken = 0;
  for (Column& column : table.columns) {
    if (column.width == kNumber) column.width = number;
    if (column.align == Align::right) taken += column.width;
  }
  table.columns[1].width = width - taken;
  return table.columns[1].width >= least_name;
}

/// Larger, as long as all of it stands on one upright page.
bool enlarge(Table& table, double width, double height) {
  for (int tenths = kStandingsLargest; tenths > kUsual; --tenths) {
    const double scale = static_cast<double>(tenths) / kUsual;
    Table wanted = table;
    wanted.scale = scale;
    for (Column& column : wanted.columns)
      if (column.width != kNumber) column.width *= scale;
    if (static_cast<double>(table.rows.size() + 1) * kStandingsRow * scale <= height &&
        share_out(wanted, width, kNumber * scale, kLeastName * scale)) {
      table = std::move(wanted);
      return true;
    }
  }
  return false;
}

/// Many rounds lay the paper on its side, and very many make their columns narrower.
paper::Paper paper_for(Table& table, const paper::Paper& paper) {
  const double upright = paper.width - 2 * kMargin, sideways = paper.height - 2 * kMargin;
  if (enlarge(table, upright, paper.height * kOnePage)) return paper;
  Table wanted = table;
  if (share_out(wanted, upright, kNumber) || share_out(wanted = table, upright, kLeastNumber)) {
    table = std::move(wanted);
    return paper;
  }
  wanted = table;
  if (!share_out(wanted, sideways, kNumber)) {
    wanted = table;
    const auto numbers = static_cast<double>(std::ranges::count(table.columns, kNumber, &Column::width));
    (void)share_out(wanted, sideways, (sideways - kLeastName - kRank - kTotal) / numbers);
  }
  table = std::move(wanted);
  return paper::sideways(paper);
}

void set_row(Page& page, const Table& table, const std::vector<std::string>& row, double y) {
  double x = kMargin;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    const Column& column = table.columns[c];
    page.text({x + kStandingsPad, y, column.width - 2 * kStandingsPad, kStandingsRow * table.scale}, row[c],
              {kSize * table.scale, column.bold, column.align});
    x += column.width;
  }
}

double set_head(Page& page, const Table& table, double y) {
  double x = kMargin;
  for (const Column& column : table.columns) {
    page.text({x + kStandingsPad, y, column.width - 2 * kStandingsPad, kHeadRow}, column.title,
              {kStandingsHeadSize, true, column.align});
    x += column.width;
  }
  page.line({kMargin, y + kHeadRow}, {kMargin + width_of(page), y + kHeadRow}, kRule);
  return y + kHeadRow;
}

/// What a league's events were worth to everybody.
Table table_of(const event::LeagueTable& all) {
  Table table;
  table.columns = {{"#", kRank, Align::right, true}, {tr("Player"), 0, Align::left, false}};
  for (const std::string& event : all.events) table.columns.push_back({event});
  table.columns.push_back({tr("Total"), kTotal, Align::right, true});
  bool left_out = false;
  for (const event::LeagueTable::Line& one : all.lines) {
    std::vector<std::string> row{std::to_string(one.rank), one.player.name};
    for (const std::string& event : all.events) {
      const auto there = std::ranges::find(one.events, event, &event::LeagueTable::One::event);
      const bool counts = there == one.events.end() || there->counts;
      left_out = left_out || !counts;
      const std::string points = there == one.events.end() ? "–" : written_number(there->points);
      row.push_back(counts ? points : "(" + points + ")");
    }
    row.push_back(written_number(one.total));
    table.rows.push_back(std::move(row));
  }
  table.notes.push_back(all.points == "score" ? tr("Points: the scores of the events.")
                                              : tr("Points of an event, by places: %1.", {all.points}));
  if (all.best == 1) table.notes.push_back(tr("Everybody's best event counts."));
  if (all.best > 1) table.notes.push_back(tr("Everybody's best %1 events count.", {std::to_string(all.best)}));
  if (left_out) table.notes.push_back(tr("In brackets: does not count."));
  return table;
}

/// The table on as many pages as it takes, each with the heading, and the notes below it.
std::vector<Page> laid_out(Table table, const paper::Paper& paper, const Heading& heading, const std::string& foot) {
  const paper::Paper laid = paper_for(table, paper);
  std::vector<Page> pages;
  double y = 0;
  const auto begin_page = [&](bool with_head) {
    pages.emplace_back(laid);
    y = set_heading(pages.back(), heading);
    if (with_head) y = set_head(pages.back(), table, y);
  };
  begin_page(true);
  const double row = kStandingsRow * table.scale;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    if (y + row > bottom_of(pages.back())) begin_page(true);
    if (i % 2 == 1) pages.back().fill({kMargin, y, width_of(pages.back()), row}, kTint);
    set_row(pages.back(), table, table.rows[i], y);
    y += row;
  }
  std::string notes;
  for (const std::string& note : table.notes) notes += (notes.empty() ? "" : "\n") + note;
  const paper::Style style{kNoteSize, false, Align::left, paper::kSoft};
  const double width = width_of(pages.back()), most = pages.back().paper().height * kNotesShare;
  const double needed = std::min(most, paper::extent(notes, style, width).height);
  y += kNoteGap;
  if (y + needed > bottom_of(pages.back())) begin_page(false);
  pages.back().text({kMargin, y, width, needed}, notes, style);
  number_pages(pages, foot);
  return pages;
}

}  // namespace

Expected<std::vector<Page>> standings_sheets(const event::EventSession& session, int until, const paper::Paper& paper) {
  const auto all = event::standings_of(session, until);
  if (!all) return tl::unexpected(all.error());
  const db::club::Event& event = session.record.event;
  std::string about = tr("After round %1 of %2", {std::to_string(all->until), std::to_string(all->rounds)}) + " · " +
                      game_name(event.ruleset);
  if (const std::string when = when_and_where(event); !when.empty()) about += " · " + when;
  return laid_out(table_of(*all, event.scoring), paper, {event.name, about, tr("Standings"), false},
                  event.name + " · " + tr("standings"));
}

std::vector<Page> league_pages(const event::LeagueTable& league, const paper::Paper& paper) {
  const std::string about = text::trn("After %1 event", "After %1 events", static_cast<long>(league.events.size()));
  return laid_out(table_of(league), paper, {league.league, about, tr("League"), false},
                  league.league + " · " + tr("league"));
}

}  // namespace arbiter::printing
