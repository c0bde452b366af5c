// SPDX-License-Identifier: MIT
#include "app/server/views.h"

#include <algorithm>

#include "app/event/exchange/club_json.h"
#include "app/event/game_title.h"
#include "app/server/army_names.h"
#include "app/server/table_view.h"
#include "app/server/words.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::server {

using event::EventSession;
using event::TableOutcome;
using nlohmann::json;
using Source = TableOutcome::Source;

namespace {

constexpr const char* kEvent = "event";

std::string table_path(int round, int table) { return "table/" + std::to_string(round) + "/" + std::to_string(table); }

/// The points of a seat in a table's view; `otherwise` where it has none.
double points_in(const json* view, const std::string& seat, double otherwise) {
  if (view == nullptr || !view->contains("state")) return otherwise;
  const json& seats = (*view)["state"]["seats"];
  const auto one = seats.find(seat);
  if (one == seats.end() || !one->is_object()) return otherwise;
  const auto points = one->find("points");
  return points != one->end() && points->is_number() ? text::value_of(*points).real() : otherwise;
}

/// What standings are made of in a table's entry: the points of a game count when it is over.
json in_standings(json entry) {
  entry.erase("confirmed");
  if (entry["source"] == "playing")
    for (json& seat : entry["seats"]) seat.erase("game_points");
  return entry;
}

json standings_view(const EventSession& session) {
  json view;
  if (const auto standings = event::standings_json(session))
    view = *standings;
  else
    put_words(view, "error", standings.error().message);
  return view;
}

json rounds_view(const EventSession& session) {
  json rounds = json::array();
  for (const db::club::Round& round : session.record.rounds) {
    json one = event::round_json(session, round);
    for (json& seated : one["tables"]) {
      seated.erase("token");
      name_armies(seated["seats"]);
    }
    rounds.push_back(std::move(one));
  }
  return rounds;
}

/// How one JSON text becomes another; empty where one of them is none.
std::string ops_between(const std::string& before, const std::string& after) {
  const auto was = text::parse(before), is = text::parse(after);
  return was && is ? text::dump(json::diff(*was, *is)) : std::string();
}

}  // namespace

const json* Views::shown_at(const std::string& path) const {
  const auto found = shown_.find(path);
  return found == shown_.end() ? nullptr : &found->second;
}

void Views::put(const std::string& path, json view) {
  const auto old = shown_.find(path);
  if (old == shown_.end()) {
    update_.views[path] = {text::dump(view), ""};
    shown_.emplace(path, std::move(view));
  } else if (old->second != view) {
    update_.views[path] = {text::dump(view), text::dump(json::diff(old->second, view))};
    old->second = std::move(view);
  }
}

void Views::take_off(const std::string& path) {
  if (shown_.erase(path) > 0) update_.gone.insert(path);
}

/// Reads the event, whose places are all to be looked at then.
db::Expected<void> Views::read_everything(const db::club::Club& club, db::club::EventId event) {
  auto session = event::open_event(club, event, event::Knowing::who_takes_part);
  if (!session) return tl::unexpected(session.error());
  leave_out_later(*session, std::nullopt);  // drafts
  session_ = std::move(*session);
  places_.clear();
  place_of_.clear();
  stale_.clear();
  std::map<std::pair<int, int>, std::size_t> numbered;
  std::set<std::string> paths{kEvent};
  for (const db::club::Round& round : session_->record.rounds)
    for (const db::club::Table& table : round.tables) {
      const std::size_t place = places_.size();
      numbered[{round.number, table.number}] = place;
      place_of_[table.token] = place;
      stale_.insert(place);
      paths.insert(table_path(round.number, table.number));
      places_.push_back({&table, round.number, {}});
    }
  for (const db::club::HandResult& result : session_->record.results)
    if (const auto place = numbered.find({result.round, result.table}); place != numbered.end())
      places_[place->second].results.push_back(&result);
  std::set<db::GameId> games;
  for (const auto& [token, game] : session_->record.games) games.insert(game.id);
  std::erase_if(followed_, [&](const auto& one) { return !games.contains(one.first); });
  std::vector<std::string> all;
  for (const auto& [path, view] : shown_) all.push_back(path);
  for (const std::string& path : all)
    if (!paths.contains(path)) take_off(path);
  return {};
}

/// Reads the games that are not what they were, whose places are to be looked at then. False: more has changed.
db::Expected<bool> Views::read_games(const db::club::Club& club, const Marks& before, const Confirmed& by_before) {
  std::vector<db::GameId> changed;
  for (const auto& [game, mark] : marks_)
    if (const auto was = before.find(game); was == before.end() || was->second != mark) changed.push_back(game);
  for (const auto& [game, mark] : before)
    if (!marks_.contains(game)) return false;
  auto games = club.games_as_kept(changed);
  if (!games) return tl::unexpected(games.error());
  for (auto& [token, game] : *games) {
    const auto place = place_of_.find(token);
    if (place == place_of_.end()) continue;  // of a round that is published now: the log says so
    stale_.insert(place->second);
    session_->record.games[token] = std::move(game);
  }
  const auto seats_of = [](const Confirmed& all, const std::string& token) {
    const auto found = all.find(token);
    return found == all.end() ? std::vector<std::string>() : found->second;
  };
  if (by_before != confirmed_)
    for (const auto& [token, place] : place_of_)
      if (seats_of(by_before, token) != seats_of(confirmed_, token)) stale_.insert(place);
  for (std::size_t place = 0; place < places_.size(); ++place)
    if (const auto& due = places_[place].due; due && (!until_ || *due <= *until_)) stale_.insert(place);
  return true;
}

/// Finds out what is to be seen of a table now.
db::Expected<void> Views::look_at(const db::club::Club& club, Place& place) {
  place.due.reset();
  const auto later = [&](const std::string& at) {
    const bool hidden = until_ && at > *until_;
    if (hidden && (!place.due || at < *place.due)) place.due = at;
    return hidden;
  };
  const db::club::HandResult* result = nullptr;
  for (const db::club::HandResult* one : place.results)
    if (!later(one->at)) result = one;
  if (result != nullptr && result->taken_back) result = nullptr;
  const std::string path = table_path(place.round, place.table->number);
  const auto found = session_->record.games.find(place.table->token);
  if (found == session_->record.games.end() || later(found->second.started_at)) {
    place.outcome = event::outcome(place.round, *place.table, result, nullptr);
    take_off(path);
    return {};
  }
  db::club::KeptGame game = found->second;
  if (later(game.ended_at)) {
    game.ended_at.clear();
    for (db::SeatEntry& seat : game.seats) seat.place = 0;
  }
  const auto mark = marks_.find(game.id);
  event::FollowedGame& followed = followed_[game.id];
  const auto news = followed.follow(club, game.id, mark == marks_.end() ? db::club::GameMark() : mark->second, until_);
  if (!news) return tl::unexpected(news.error());
  if (followed.next()) later(*followed.next());
  const json* old = shown_at(path);
  const bool anew = *news || old == nullptr;
  json view = anew ? game_view(followed) : json();
  // Points are those of what is shown.
  for (db::SeatEntry& seat : game.seats) seat.points = points_in(anew ? &view : old, seat.seat, seat.points);
  place.outcome = event::outcome(place.round, *place.table, result, &game);
  json by = confirmed_by(place);
  const std::string& name = session_->record.event.name;
  if (!anew && old->at("confirmed") == by && old->at("event") == name) return {};
  if (!anew) view = *old;
  view["round"] = place.round;
  view["table"] = place.table->number;
  view["event"] = name;
  view["confirmed"] = std::move(by);
  put(path, std::move(view));
  return {};
}

json Views::game_view(const event::FollowedGame& followed) {
  json view = json::object();
  // Why a ply is refused would quote what may be hidden.
  if (followed.refused())
    put_words(view, "error",
              make_message("This game cannot be shown: this program refuses its ply %1", *followed.refused()));
  else if (followed.session() != nullptr)
    view = table_view(*followed.session());
  view["clock"] = followed.refused() ? json() : json(followed.clock());
  return view;
}

/// The seats that have confirmed the result. Only of what is over for those who are shown it late, too.
json Views::confirmed_by(const Place& place) const {
  const auto who = confirmed_.find(place.table->token);
  return who != confirmed_.end() && place.outcome.counts() ? json(who->second) : json::array();
}

json Views::entry(const Place& place) const {
  json one = event::to_json(place.outcome, session_->names);
  if (confirmed_.contains(place.table->token) && place.outcome.counts()) one["confirmed"] = confirmed_by(place);
  put_words(one, "how", event::source_text(place.outcome));
  name_armies(one["seats"]);
  return one;
}

/// The event as spectators know it by now.
EventSession Views::as_shown() const {
  EventSession session = *session_;
  leave_out_later(session, until_);
  for (auto& [token, game] : session.record.games)
    if (const auto place = place_of_.find(token); place != place_of_.end()) {
      const Place& at = places_[place->second];
      const json* view = shown_at(table_path(at.round, at.table->number));
      for (db::SeatEntry& seat : game.seats) seat.points = points_in(view, seat.seat, seat.points);
    }
  return session;
}

/// Shows the leagues anew. Returns whether there are any.
db::Expected<bool> Views::show_leagues(const db::club::Club& club, const EventSession& session,
                                       const std::string& now) {
  auto leagues = leagues_.read(club, session, delay_, now);
  if (!leagues) return tl::unexpected(leagues.error());
  leagues_read_ = std::chrono::steady_clock::now();
  for (const auto& [path, text] : *leagues) {
    const auto old = league_views_.find(path);
    if (old == league_views_.end())
      update_.views[path] = {text, ""};
    else if (old->second != text)
      update_.views[path] = {text, ops_between(old->second, text)};
  }
  for (const auto& [path, text] : league_views_)
    if (!leagues->contains(path)) update_.gone.insert(path);
  league_views_ = std::move(*leagues);
  return league_views_.contains("leagues");
}

db::Expected<void> Views::show_everything(const db::club::Club& club, const std::string& now) {
  const EventSession session = as_shown();
  const auto leagues = show_leagues(club, session, now);
  if (!leagues) return tl::unexpected(leagues.error());
  json view{{"event", event::to_json(session.record.event)},
            {"title", event::game_title(session.record.event.ruleset)},
            {"round", session.published()},
            {"delay", delay_.count()},
            {"rounds", rounds_view(session)},
            {"tables", json::array()},
            {"standings", standings_view(session)},
            {"leagues", *leagues}};
  for (const Place& place : places_) view["tables"].push_back(entry(place));
  put(kEvent, std::move(view));
  return {};
}

/// Shows what has changed at the places that were looked at: most often that is nothing of the overview.
db::Expected<void> Views::show_changes(const db::club::Club& club, const std::string& now) {
  json& view = shown_.at(kEvent);
  json ops = json::array();
  const auto change = [&](const std::string& where, json& old, json is) {
    if (old == is) return;
    const json some = json::diff(old, is, where);
    ops.insert(ops.end(), some.begin(), some.end());
    old = std::move(is);
  };
  bool count = false;
  for (const std::size_t place : stale_) {
    json is = entry(places_[place]);
    json& old = view["tables"][place];
    count = count || (old != is && in_standings(old) != in_standings(is));
    change("/tables/" + std::to_string(place), old, std::move(is));
  }
  const bool leagues_old = !league_views_.empty() && std::chrono::steady_clock::now() - leagues_read_ >= leagues_again_;
  if (count || leagues_old) {
    const EventSession session = as_shown();
    if (count) change("/standings", view["standings"], standings_view(session));
    const auto leagues = show_leagues(club, session, now);
    if (!leagues) return tl::unexpected(leagues.error());
    change("/leagues", view["leagues"], *leagues);
  }
  if (!ops.empty()) update_.views[kEvent] = {text::dump(view), text::dump(ops)};
  return {};
}

db::Expected<Update> Views::read(const db::club::Club& club, db::club::EventId event, std::chrono::seconds delay,
                                 const std::string& now, Look look) {
  const bool whole = !std::exchange(in_step_, false) || delay != delay_;
  if (whole) {
    shown_.clear();
    league_views_.clear();
  }
  // What was shown already may be too new now.
  if (delay != delay_) followed_.clear();
  delay_ = delay;
  until_ = shown_until(delay, now);
  update_ = {};
  update_.whole = whole;
  // Before the games: what is written in between is found the next time.
  auto marks = club.marks(event);
  if (!marks) return tl::unexpected(marks.error());
  auto confirmed = club.confirmed(event);
  if (!confirmed) return tl::unexpected(confirmed.error());
  const Marks marks_before = std::exchange(marks_, std::move(*marks));
  const Confirmed by_before = std::exchange(confirmed_, std::move(*confirmed));
  bool everything = whole || look == Look::everything;
  if (!everything) {
    const auto known = read_games(club, marks_before, by_before);
    if (!known) return tl::unexpected(known.error());
    everything = !*known;
  }
  if (everything)
    if (const auto done = read_everything(club, event); !done) return tl::unexpected(done.error());
  for (const std::size_t place : stale_)
    if (const auto done = look_at(club, places_[place]); !done) return tl::unexpected(done.error());
  const auto done = everything ? show_everything(club, now) : show_changes(club, now);
  if (!done) return tl::unexpected(done.error());
  stale_.clear();
  in_step_ = true;
  return std::exchange(update_, {});
}

std::optional<std::string> Views::due() const {
  std::optional<std::string> first;
  for (const Place& place : places_)
    if (place.due && (!first || *place.due < *first)) first = place.due;
  return first;
}

}  // namespace arbiter::server
