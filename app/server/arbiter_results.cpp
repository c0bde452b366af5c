// SPDX-License-Identifier: MIT
// Results that arbiters enter from afar.
#include "app/event/entry.h"
#include "app/event/hand.h"
#include "app/event/outcome.h"
#include "app/server/arbiter_work.h"
#include "text/utf8.h"

namespace arbiter::server {
namespace {

using db::club::Club;
using db::club::Key;
using event::EventSession;
using nlohmann::json;
using text::JsonFields;

constexpr std::size_t kMostReason = 500;                     // bytes
constexpr std::size_t kMostSeats = 64, kMostSeatWords = 64;  // of a table; bytes of "S=3"
constexpr std::int64_t kMostEntry = 1LL << 53;               // the number of a result

/// The table that a request is about, and why. Round 0: none is named.
struct About {
  int round = 0, table = 0;
  std::string reason;
};

About about(JsonFields& said) {
  return {said.number_or("round", 0, kMostNumber, 0), said.number("table", 1, kMostNumber),
          text::one_line(said.text_or("reason", kMostReason), kMostReason)};
}

int round_meant(const EventSession& session, const About& at, event::Meant what) {
  return at.round > 0 ? at.round : event::round_meant(session, at.table, what);
}

/// The number of the newest result by hand that the caller has seen; none: not said.
std::optional<std::int64_t> seen_of(JsonFields& said) {
  return said.has("seen") ? std::optional(said.whole("seen", 0, kMostEntry)) : std::nullopt;
}

/// What the cells of a form say, or the words as they are where there are no cells.
db::Expected<event::SaidResult> words_of(const EventSession& session, int round, int table, event::SaidResult words,
                                         std::vector<std::string> cells, const std::string& as) {
  if (cells.empty()) return words;
  if (as != "points" && as != "places")
    return event::refuse("bad_value", make_message("\"as\" is points or places, not \"%1\"", as));
  const auto there = event::published_table(session, round, table);
  if (!there) return tl::unexpected(there.error());
  if (cells.size() > (*there)->seats.size())
    return event::refuse("bad_value", make_message("Table %1 has %2 seats", table, (*there)->seats.size()));
  return event::typed_result(**there, std::move(cells),
                             as == "places" ? event::TypedAs::places : event::TypedAs::points);
}

/// Keeps a result in place of whatever there is, as the command line does.
db::Expected<void> replace(Club& club, const EventSession& session, const event::Entry& entry) {
  auto result = event::hand_result(session, entry.round, entry.table, entry.said);
  if (!result) return tl::unexpected(result.error());
  result->by = entry.by;
  result->reason = entry.reason;
  return club.add_result(session.record.event.id, *result);
}

/// Keeps a result if nothing has changed since the caller looked.
db::Expected<void> enter_seen(Club& club, const EventSession& session, const event::Entry& entry) {
  const auto kept = event::enter(club, session.record.event.id, entry);
  if (kept) return {};
  if (kept.error().code == "counted") return tl::unexpected(unless_anyway(kept.error().message));
  return tl::unexpected(kept.error());
}

db::Expected<json> enter_result(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  const About at = about(said);
  event::SaidResult words{said.texts_or("points", kMostSeats, kMostSeatWords),
                          said.texts_or("places", kMostSeats, kMostSeatWords),
                          said.texts_or("absent", kMostSeats, kMostSeatWords)};
  auto cells = said.texts_or("cells", kMostSeats, kMostSeatWords);
  const std::string as = said.text_or("as", kMostSeatWords, "points");
  const auto seen = seen_of(said);
  const bool anyway = said.flag_or("anyway", false);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  event::Entry entry;
  entry.round = round_meant(session, at, event::Meant::result);
  entry.table = at.table;
  auto meant = words_of(session, entry.round, entry.table, std::move(words), std::move(cells), as);
  if (!meant) return tl::unexpected(meant.error());
  entry.said = std::move(*meant);
  entry.by = key.by().who;
  entry.reason = at.reason;
  entry.seen = seen.value_or(0);
  entry.replaces_referee = anyway;
  const auto kept = seen ? enter_seen(club, session, entry) : replace(club, session, entry);
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", entry.round}, {"table", entry.table}};
}

db::Expected<json> take_back(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  const About at = about(said);
  const auto seen = seen_of(said);
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  db::club::HandResult result;
  result.round = round_meant(session, at, event::Meant::take_back);
  result.table = at.table;
  if (const auto table = event::published_table(session, result.round, result.table); !table)
    return tl::unexpected(table.error());
  const auto* newest = event::newest_entry(session.record, result.round, result.table);
  if (seen && (newest != nullptr ? newest->id : 0) != *seen)
    return event::refuse("changed",
                         make_message("Table %1 of round %2 has another result since", result.table, result.round));
  result.taken_back = true;
  result.by = key.by().who;
  result.reason = at.reason;
  const auto kept = club.add_result(session.record.event.id, result);
  if (!kept) return tl::unexpected(kept.error());
  return json{{"done", true}, {"round", result.round}, {"table", result.table}};
}

db::Expected<json> play_again(Club& club, const EventSession& session, const Key& key, JsonFields& said) {
  const auto [asked, table, reason] = about(said);
  const int round = asked > 0 ? asked : session.published();
  if (const auto fits = read(said); !fits) return tl::unexpected(fits.error());
  if (reason.empty()) return event::refuse("bad_value", make_message("Say why the game does not count: \"reason\""));
  if (const auto there = event::published_table(session, round, table); !there) return tl::unexpected(there.error());
  return done(club.play_again(session.record.event.id, round, table, reason, key.by()));
}

}  // namespace

std::vector<NamedWork> result_work() {
  return {{"result", enter_result}, {"take-back", take_back}, {"again", play_again}};
}

}  // namespace arbiter::server
