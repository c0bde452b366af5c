// SPDX-License-Identifier: MIT
#include "app/event/entry.h"

#include <algorithm>
#include <optional>

namespace arbiter::event {
namespace {

using db::club::EventRecord;
using db::club::HandResult;
using Source = TableOutcome::Source;

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t");
  return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

bool absent(const std::string& cell) { return cell == "-" || cell == "\u2013" || cell == "\u2212"; }

/// What the other one of two has, where one cell says it.
std::string other_of_two(const std::string& cell, TypedAs as) {
  if (as == TypedAs::places) return cell == "1" ? "2" : cell == "2" ? "1" : "";
  if (cell == "1") return "0";
  if (cell == "0") return "1";
  return cell == "1/2" ? "1/2" : "";
}

/// The cells in the words of SaidResult.
std::vector<std::string> read_cells(std::vector<std::string> cells, TypedAs as) {
  for (std::string& cell : cells) {
    cell = trimmed(cell);
    if (as == TypedAs::points && (cell == "=" || cell == "\u00bd" || cell == "0.5" || cell == "0,5")) cell = "1/2";
  }
  if (cells.size() != 2) return cells;
  for (const std::size_t one : {0U, 1U}) {
    std::string& other = cells[1 - one];
    if (cells[one] == "+" && (other.empty() || absent(other))) {
      cells[one].clear();
      other = "-";
    } else if (other.empty()) {
      other = other_of_two(cells[one], as);
    }
  }
  return cells;
}

tl::unexpected<Error> changed_since(int round, int table) {
  return refuse("changed", make_message("Table %1 of round %2 has another result since", table, round));
}

/// Refuses what would replace something that nobody has agreed to replace.
Expected<void> check(const EventSession& session, const Entry& entry) {
  const HandResult* newest = newest_entry(session.record, entry.round, entry.table);
  if ((newest != nullptr ? newest->id : 0) != entry.seen) return changed_since(entry.round, entry.table);
  if (entry.replaces_referee) return {};
  for (const TableOutcome& table : outcomes(session.record)) {
    if (table.round != entry.round || table.table != entry.table) continue;
    if (table.source == Source::playing)
      return refuse("counted", make_message("Table %1 of round %2 is still played, and the referee counts its game",
                                            entry.table, entry.round));
    if (table.source == Source::referee)
      return refuse("counted", make_message("Table %1 of round %2 has a result that the referee has counted",
                                            entry.table, entry.round));
  }
  return {};
}

}  // namespace

Expected<SaidResult> typed_result(const db::club::Table& table, std::vector<std::string> cells, TypedAs as) {
  cells.resize(table.seats.size());
  cells = read_cells(std::move(cells), as);
  if (std::ranges::all_of(cells, &std::string::empty))
    return refuse("bad_value", make_message("Nothing is entered yet"));
  SaidResult said;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string& seat = table.seats[i].seat;
    if (absent(cells[i]))
      said.absent.push_back(seat);
    else if (!cells[i].empty())
      (as == TypedAs::places ? said.places : said.points).push_back(seat + "=" + cells[i]);
  }
  return said;
}

const HandResult* newest_entry(const EventRecord& record, int round, int table) {
  const auto found = std::find_if(record.results.rbegin(), record.results.rend(), [&](const HandResult& result) {
    return result.round == round && result.table == table;
  });
  return found == record.results.rend() ? nullptr : &*found;
}

Expected<std::int64_t> enter(db::club::Club& club, db::club::EventId event, const Entry& entry) {
  // As it is now: somebody else may have entered something, or a game may have ended.
  const auto session = open_event(club, event, Knowing::who_takes_part);
  if (!session) return tl::unexpected(session.error());
  auto result = hand_result(*session, entry.round, entry.table, entry.said);
  if (!result) return tl::unexpected(result.error());
  if (const auto fine = check(*session, entry); !fine) return tl::unexpected(fine.error());
  result->by = entry.by;
  result->reason = entry.reason;
  if (const auto done = club.add_result(event, *result); !done) return tl::unexpected(done.error());
  const auto record = club.record(event);
  if (!record) return tl::unexpected(record.error());
  const HandResult* kept = newest_entry(*record, entry.round, entry.table);
  return kept != nullptr ? kept->id : 0;
}

Expected<void> take_back(db::club::Club& club, db::club::EventId event, std::int64_t entry, const std::string& by) {
  const auto record = club.record(event);
  if (!record) return tl::unexpected(record.error());
  const auto made = std::ranges::find(record->results, entry, &HandResult::id);
  if (made == record->results.end()) return refuse("changed", make_message("That result is not there any more"));
  if (newest_entry(*record, made->round, made->table)->id != entry) return changed_since(made->round, made->table);
  HandResult back;
  back.taken_back = true;
  for (auto before = made; before != record->results.begin();) {
    --before;
    if (before->round != made->round || before->table != made->table) continue;
    back = *before;
    break;
  }
  back.round = made->round;
  back.table = made->table;
  back.by = by;
  return club.add_result(event, back);
}

}  // namespace arbiter::event
