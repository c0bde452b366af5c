// SPDX-License-Identifier: MIT
#include "app/server/records.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "app/evening/outcome.h"
#include "app/evening/table_game.h"
#include "app/table/about.h"
#include "text/facts_json.h"

namespace arbiter::server {
namespace {

constexpr std::chrono::seconds kFresh{1};  // for so long what was sent is sent again
constexpr int kMostAsking = 4;             // threads that wait for a file at once
constexpr std::size_t kMostSent = 2000;    // files

struct Format {
  const char *ending, *notation, *type;
};
constexpr std::array kFormats{
    Format{"pgn", "pgn", "application/x-chess-pgn; charset=utf-8"}, Format{"pgn4", "pgn4", "text/plain; charset=utf-8"},
    Format{"json", "json", "application/json"}, Format{"txt", "usual", "text/plain; charset=utf-8"}};

int number_of(const std::string& digits) {
  int number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return error == std::errc() ? number : 0;
}

db::Error not_found(const std::string& what) { return {"not_found", "There is no " + what}; }

/// Reads a game's text as everybody may see it. Error `bad_value` if the notation cannot hold it.
db::Expected<std::string> text_of(const table::Session& session, const evening::Evening& evening,
                                  const evening::TableOutcome& at, const std::string& notation) {
  const auto game = evening::game_of_table(evening, at.round, at.table);
  if (!game) return tl::unexpected(game.error());
  Facts told{{"event", evening.record.event.name},
             {"round", std::to_string(at.round) + "." + std::to_string(at.table)}};
  if (!evening.record.event.site.empty()) told["site"] = evening.record.event.site;
  for (const auto& [seat, name] : game->info.players) told["players"][seat] = name;
  for (const auto& [token, played] : evening.record.games) {
    if (!at.game || played.id != *at.game) continue;
    db::NewGame begun;
    begun.started_at = played.started_at;
    const table::KnownAbout known = table::known_about(begun);
    told["date"] = known.date;
    if (!known.time.empty()) told["time"] = known.time;
  }
  const auto record = session.record(notation, false, told);
  if (!record) return tl::unexpected(db::Error{"bad_value", record.error().message});
  std::string text = record->text(record->record.is_text() ? -1 : 2);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text + "\n";
}

}  // namespace

void Records::add_routes(http::Router& routes, Gate& gate) {
  for (const Format& format : kFormats)
    for (const std::string path : {"/events/{name}/games.", "/events/{name}/{number}/{number}/game."})
      routes.get(
          path + format.ending,
          [this, format](const Request& request, Response& response) {
            response.type = format.type;
            send(request, response, format.notation);
            if (response.status == 200 && request.parts.size() > 1)
              response.set_header("Content-Disposition", "attachment; filename=\"" + request.parts[1] + "-" +
                                                             request.parts[2] + "." + format.ending + "\"");
          },
          gate.look());
}

void Records::send(const Request& request, Response& response, const std::string& format) {
  const std::string type = response.type;
  const auto found = body(request, format);
  if (!found) return refuse(response, found.error());
  response.set_header("ETag", (*found)->tag());
  response.set_header("Cache-Control", "no-cache");
  if (http::names_tag(request.header("if-none-match"), (*found)->tag()))
    response.status = 304;
  else
    response.set_content(*found, type);
}

db::Expected<http::SharedBody> Records::body(const Request& request, const std::string& format) {
  {
    const std::lock_guard lock(sent_mutex_);
    if (const auto known = sent_.find(request.path);
        known != sent_.end() && http::Clock::now() - known->second.at < kFresh)
      return known->second.body;
  }
  const bool room = asking_.fetch_add(1) < kMostAsking;
  const std::shared_ptr<void> leaves(nullptr, [this](void*) { --asking_; });
  if (!room) return tl::unexpected(db::Error{"busy", "So many games are asked for at this moment"});
  const std::lock_guard lock(mutex_);
  if (const auto read = read_event(); !read) return tl::unexpected(read.error());
  const auto name = http::decoded(request.parts[0], false);
  const db::club::Event& event = evening_->record.event;
  if (name != event.name && name != std::to_string(event.id)) return tl::unexpected(not_found("such event here"));
  const auto text =
      request.parts.size() > 1 ? one(number_of(request.parts[1]), number_of(request.parts[2]), format) : all(format);
  if (!text) return tl::unexpected(text.error());
  const auto made = std::make_shared<const http::Body>(*text);
  const std::lock_guard sent(sent_mutex_);
  if (sent_.size() >= kMostSent) sent_.clear();
  sent_[request.path] = {http::Clock::now(), made};
  return made;
}

db::Expected<void> Records::read_event() {
  const auto now = http::Clock::now();
  if (evening_ && now - read_ < kFresh) return {};
  auto evening = desk_.with([&](const db::club::Club& club) {
    return evening::open_evening(club, options_.event, evening::Knowing::who_takes_part);
  });
  if (!evening) return tl::unexpected(evening.error());
  const bool late = options_.delay.count() > 0;
  leave_out_later(*evening, late ? std::optional(earlier(db::now(), options_.delay)) : std::nullopt);
  evening_ = std::move(*evening);
  read_ = now;
  std::set<db::GameId> there;
  for (const auto& [token, game] : evening_->record.games) there.insert(game.id);
  std::erase_if(played_, [&](const auto& one) { return !there.contains(one.first); });
  return {};
}

db::Expected<void> Records::catch_up(const db::club::Club& club, db::GameId game, Played& played) const {
  const auto plies = club.plies(game, static_cast<int>(played.plies) - 1);
  if (!plies) return tl::unexpected(plies.error());
  const std::string until = earlier(db::now(), options_.delay);
  for (const db::club::ToldPly& ply : *plies) {
    if (options_.delay.count() > 0 && played.plies > 0 && ply.at > until) break;
    if (!played.session) played.session = std::make_shared<table::Session>(":memory:");
    // Why it is refused would quote what may be hidden.
    if (!played.broken.empty() || !played.session->replay(ply.request)) {
      played.broken = "This game cannot be shown: this program refuses one of its plies";
      break;
    }
    ++played.plies;
    played.texts.clear();
  }
  return {};
}

db::Expected<std::string> Records::one(int round, int table, const std::string& format) {
  const auto outcomes = evening::outcomes(evening_->record);
  const auto found = std::ranges::find_if(
      outcomes, [&](const auto& outcome) { return outcome.round == round && outcome.table == table; });
  if (found == outcomes.end() || !found->game) return tl::unexpected(not_found("game at this table yet"));
  Played& played = played_[*found->game];
  const auto done = desk_.with([&](const db::club::Club& club) { return catch_up(club, *found->game, played); });
  if (!done) return tl::unexpected(done.error());
  if (!played.broken.empty()) return tl::unexpected(db::Error{"bad_value", played.broken});
  if (!played.session) return tl::unexpected(not_found("game at this table yet"));
  std::string& kept = played.texts[format];
  if (kept.empty()) {
    auto text = text_of(*played.session, *evening_, *found, format);
    if (!text) return text;
    kept = std::move(*text);
  }
  return kept;
}

db::Expected<std::string> Records::all(const std::string& format) {
  std::string games;
  const bool list = format == "json";
  for (const auto& outcome : evening::outcomes(evening_->record)) {
    if (!outcome.game) continue;
    auto text = one(outcome.round, outcome.table, format);
    if (!text && (text.error().code == "bad_value" || text.error().code == "not_found")) continue;
    if (!text) return text;
    games += (games.empty() ? "" : list ? "," : "\n") + *text;
  }
  return list ? "[" + games + "]\n" : games;
}

}  // namespace arbiter::server
