// SPDX-License-Identifier: MIT
#include "app/table/session.h"

#include <algorithm>
#include <array>
#include <memory>
#include <random>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "app/table/about.h"
#include "app/table/bookkeeping.h"
#include "app/table/keeper.h"
#include "text/json_text.h"
#include "text/utf8.h"
#include "text/version.h"

namespace arbiter::table {
namespace {

using nlohmann::json;

bool accepted(const json& reply) { return reply.value("ok", false); }

json refusal(const std::string& code, const std::string& message) {
  return {{"ok", false}, {"error", {{"code", code}, {"rule", nullptr}, {"message", message}}}};
}

/// The same request with everything hidden shown in the reply, for the records.
json for_the_arbiter(json request) {
  request["as"] = "arbiter";
  return request;
}

/// What a request for a change brought: all of it for the books, and what everybody may see.
struct Answer {
  json full;
  json shown;
};

Answer change(Referee& referee, json request) {
  request["also"] = "public";
  Answer answer{referee(for_the_arbiter(std::move(request))), {}};
  answer.shown = accepted(answer.full) ? answer.full.value("also", json::object()) : answer.full;
  answer.shown["ok"] = accepted(answer.full);
  answer.full.erase("also");
  return answer;
}

/// Notes what everybody may see of a ply where that is not all.
void note_public(db::Ply& ply, const Answer& answer) {
  const json shown = answer.shown.value("events", json::array());
  ply.public_events = shown != ply.events ? std::optional(shown) : std::nullopt;
  const std::string action = answer.shown.value("action", ply.action);
  ply.public_action = action != ply.action ? std::optional(action) : std::nullopt;
}

std::uint32_t draw_seed() { return std::random_device{}() & 0x7fffffffU; }

}  // namespace

struct Session::Impl {
  mutable Referee referee;
  Keeper keeper;
  std::shared_ptr<Keeper::Game> game;
  PlyList plies;
  json state;  ///< as everybody sees it, after the last change
  std::uint64_t revision = 0;

  /// Replays a stored game and goes on with it. Throws when what is stored is no game.
  json take_up(db::GameId id);

  json now() const { return referee({{"cmd", "state"}}).value("state", json::object()); }

  db::Ply note(db::PlyKind kind, json request, const Answer& answer, const Origin& origin) const {
    db::Ply ply;
    ply.number = plies.next_number();
    ply.kind = kind;
    ply.request = std::move(request);
    ply.action = answer.full.value("action", std::string());
    ply.events = answer.full.value("events", json::array());
    note_public(ply, answer);
    ply.awards = notes::awards_of(ply.events, answer.shown.value("events", json::array()));
    ply.origin = origin;
    ply.origin.source = text::clean(origin.source);
    ply.at = db::now();
    return ply;
  }

  /// Writes the ply and gives the reply that may be shown now.
  json keep(db::Ply ply, json shown, int count, const std::string& why_points_changed) {
    ++revision;
    state = shown.contains("state") ? shown["state"] : now();
    db::Standing standing = notes::standing_of(state);
    plies.add(std::move(ply), count);
    plies.balance(standing.points, why_points_changed);
    standing.places = plies.places(standing);
    return tell(keeper.keep(game, plies.last(), standing), std::move(shown));
  }

  /// Adds to a reply what has become of the game's last ply.
  json tell(bool stored, json shown) const {
    shown["game"] = game->id ? json(*game->id) : json();
    shown["ply"] = plies.last().number;
    shown["stored"] = stored;
    shown.erase("warning");
    if (const std::string warning = warning_sentence(); !warning.empty()) shown["warning"] = warning;
    return shown;
  }

  std::string warning_sentence() const {
    if (keeper.waiting() == 0) return keeper.warning();
    return "The game goes on, but " + std::to_string(keeper.waiting()) +
           " of its steps are not stored yet: " + keeper.warning();
  }

  json step_back_or_forth(db::PlyKind kind, int count, const Origin& origin) {
    if (!game) return refusal("no_game", "No game has been begun yet");
    const json request = {{"cmd", db::to_string(kind)}, {"count", count}};
    Answer answer = change(referee, request);
    if (!accepted(answer.full)) return answer.shown;
    // The events of such a reply are those of the ply the game is back at; they are in the books already.
    answer.full["events"] = json::array();
    db::Ply ply = note(kind, request, answer, origin);
    ply.public_events.reset();
    return keep(std::move(ply), std::move(answer.shown), count, "correction");
  }
};

Session::Session(std::filesystem::path file, Referee referee)
    : impl_(new Impl{std::move(referee), Keeper(std::move(file)), nullptr, PlyList(), json::object()}) {}
Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

json Session::new_game(json setup, const TableInfo& given) {
  // Names come from terminals, folders and other programs; what is kept of them can be written everywhere.
  TableInfo table{{}, text::clean(given.source), given.people, given.token, text::clean(given.club)};
  for (const auto& [seat, name] : given.players) table.players[seat] = text::clean(name);
  if (setup.value("as", json("public")) != "public")
    return refusal("bad_request", "A game is begun for everybody: \"as\" cannot be " + text::dump(setup["as"]));
  setup["cmd"] = "new";
  if (!setup.contains("seed")) setup["seed"] = draw_seed();
  Answer answer = change(impl_->referee, setup);
  if (!accepted(answer.full)) return answer.shown;
  if (!answer.shown.contains("state")) answer.shown["state"] = impl_->now();
  impl_->plies = PlyList();
  db::Ply start =
      impl_->note(db::PlyKind::start, setup, answer, {table.source.empty() ? "hand" : table.source, {}, {}});
  db::NewGame begin;
  begin.token = table.token.empty() ? db::new_token() : table.token;
  begin.rules_version = text::version();
  begin.setup = setup;
  begin.setup.erase("cmd");
  if (answer.shown.contains("setup")) {
    begin.public_setup = answer.shown["setup"];
    if (answer.shown.contains("about")) (*begin.public_setup)["about"] = answer.shown["about"];
  }
  begin.seats = notes::seats_of(setup, answer.shown["state"], table.players, table.people);
  begin.source = table.source;
  begin.started_at = start.at;
  if (!table.club.empty()) begin.to_club = db::ToClub{table.club, db::new_token()};
  impl_->game = std::make_shared<Keeper::Game>(Keeper::Game{std::move(begin), {}, {}, {}});
  return impl_->keep(std::move(start), std::move(answer.shown), 1, "brought along from the start");
}

json Session::resume(db::GameId id) {
  try {
    return impl_->take_up(id);
  } catch (const std::exception& e) {
    // What stands in the file may be anything that fits its columns.
    return refusal("cannot_replay",
                   "Game " + std::to_string(id) +
                       " cannot be taken up, what is stored of it is damaged: " + text::clean(e.what()));
  }
}

json Session::Impl::take_up(db::GameId id) {
  db::Store* store = keeper.store();
  if (store == nullptr) return refusal("database", keeper.warning());
  auto stored = store->load(id, db::Audience::arbiter);
  if (!stored) return refusal(stored.error().code, stored.error().message);
  if (stored->plies.empty()) throw std::runtime_error("it has no beginning");
  Referee replayed = referee;
  json mismatch, setup;
  for (db::Ply& ply : stored->plies) {
    const Answer answer = change(replayed, ply.request);
    const json& reply = answer.full;
    const bool correction = ply.kind == db::PlyKind::undo || ply.kind == db::PlyKind::redo;
    if (accepted(reply) && !correction) note_public(ply, answer);
    const std::string said = ply.public_action.value_or(ply.action);
    const std::string where = "Game " + std::to_string(id) + ", ply " + std::to_string(ply.number) + " (" +
                              (said.empty() ? db::to_string(ply.kind) : said) + ")";
    if (!accepted(reply)) {
      // The reason would quote what is hidden.
      const std::string why =
          ply.public_action ? "what it was is hidden" : reply.value("/error/message"_json_pointer, "no reason given");
      return refusal("cannot_replay", where + " was accepted when it was played and is refused now: " + why);
    }
    if (answer.shown.contains("setup")) setup = answer.shown["setup"];
    if (!mismatch.is_null()) continue;
    if (!correction) mismatch = notes::first_difference(ply.events, reply.value("events", json::array()));
    if (mismatch.is_null()) continue;
    mismatch["ply"] = ply.number;
    mismatch["message"] = where + ": an event is not what it was when the game was played; the rules may have changed";
  }
  auto next = std::make_shared<Keeper::Game>();
  next->begin = db::beginning_of(*stored);
  next->id = id;
  next->stored = stored->plies.size();
  next->plies = stored->plies;
  PlyList list(std::move(stored->plies));
  referee = std::move(replayed);
  plies = std::move(list);
  ++revision;
  state = now();
  next->standing = notes::standing_of(state);
  next->standing.places = plies.places(next->standing);
  game = std::move(next);
  keeper.take_up(game);
  json reply = {{"ok", true}, {"state", state}, {"game", id}, {"ply", plies.last().number}};
  reply["stored"] = true;
  if (!setup.is_null()) reply["setup"] = std::move(setup);
  if (!mismatch.is_null()) reply["mismatch"] = std::move(mismatch);
  return reply;
}

json Session::act(const std::string& action, const Origin& origin, const json& told) {
  if (!impl_->game) return refusal("no_game", "No game has been begun yet");
  json request = {{"cmd", "act"}, {"action", action}};
  if (!told.is_null()) request["note"] = told;
  Answer answer = change(impl_->referee, request);
  if (!accepted(answer.full)) return answer.shown;
  // The request is kept as it was sent, so that dice are thrown again from the same seed; the action is told with the
  // dice that fell.
  db::Ply ply = impl_->note(db::PlyKind::act, std::move(request), answer, origin);
  ply.seat = notes::actor_of(ply.action, impl_->state);
  return impl_->keep(std::move(ply), std::move(answer.shown), 1, "not explained by an event");
}

json Session::load(const std::string& text, const std::string& format, const TableInfo& table) {
  Referee reader = impl_->referee;
  const json read = reader(for_the_arbiter({{"cmd", "load"}, {"record", text}, {"format", format}}));
  if (!accepted(read)) return read;
  json record = reader(for_the_arbiter({{"cmd", "record"}})).value("record", json::object());
  const json plies = record.value("plies", json::array());
  for (const char* field : {"format", "version", "plies", "result"}) record.erase(field);
  const json about = record.value("about", json::object());
  TableInfo who = table;
  if (about.contains("players"))
    for (const auto& [seat, player] : about["players"].items()) who.players.try_emplace(seat, player);
  // What is played again cannot be refused, unless the referee is at fault.
  auto before = std::tuple(impl_->referee, impl_->game, impl_->plies, impl_->state);
  impl_->keeper.put_off();
  json reply = new_game(std::move(record), who);
  const Origin origin{who.source.empty() ? "record" : who.source, {}, {}};
  for (std::size_t i = 0; i < plies.size() && accepted(reply); ++i) {
    const json& ply = plies[i];
    if (ply.contains("override"))
      reply = override(ply["override"], ply["override"].value("reason", ""), origin);
    else
      reply = act(ply.value("action", ""), origin, ply.value("note", json()));
  }
  if (!accepted(reply)) {
    impl_->keeper.forget(impl_->game);
    impl_->keeper.put_off(false);
    std::tie(impl_->referee, impl_->game, impl_->plies, impl_->state) = std::move(before);
    if (impl_->game) impl_->keeper.take_up(impl_->game);
    return reply;
  }
  if (const auto begun = utc_of(about.value("date", ""), about.value("time", "")))
    impl_->game->begin.started_at = *begun;
  impl_->keeper.put_off(false);
  reply = impl_->tell(impl_->keeper.flush(), std::move(reply));
  if (!about.empty()) reply["about"] = about;
  if (read.contains("left_out")) reply["left_out"] = read["left_out"];
  return reply;
}

json Session::record(const std::string& format, bool whole, const json& told) const {
  json request = {{"cmd", "record"}, {"format", format}};
  if (whole) request["as"] = "arbiter";
  if (impl_->game) {
    json& about = request["about"] = impl_->game->begin.setup.value("about", json::object());
    const KnownAbout known = known_about(impl_->game->begin);
    for (const auto& [seat, player] : known.players) about["players"][seat] = player;
    if (!about.contains("date") && !known.date.empty()) about.update({{"date", known.date}, {"time", known.time}});
  }
  if (told.is_object()) request["about"].update(told);
  return impl_->referee(request);
}

json Session::undo(int count, const Origin& origin) {
  return impl_->step_back_or_forth(db::PlyKind::undo, count, origin);
}

json Session::redo(int count, const Origin& origin) {
  return impl_->step_back_or_forth(db::PlyKind::redo, count, origin);
}

json Session::override(json correction, const std::string& reason, const Origin& origin) {
  if (!impl_->game) return refusal("no_game", "No game has been begun yet");
  if (reason.empty()) return refusal("no_reason", "A correction needs a reason; it is kept with the game");
  correction["cmd"] = "override";
  correction["reason"] = reason;
  Answer answer = change(impl_->referee, correction);
  if (!accepted(answer.full)) return answer.shown;
  db::Ply ply = impl_->note(db::PlyKind::override, std::move(correction), answer, origin);
  ply.reason = reason;
  return impl_->keep(std::move(ply), std::move(answer.shown), 1, reason);
}

json Session::ask(const json& request) const {
  static constexpr std::array kChanging = {"new", "act", "undo", "redo", "override", "load"};
  const std::string cmd = request.is_object() && request.contains("cmd") && request["cmd"].is_string()
                              ? request["cmd"].get<std::string>()
                              : std::string();
  if (std::find(kChanging.begin(), kChanging.end(), cmd) != kChanging.end()) {
    return refusal("changes_the_game",
                   "\"" + cmd + "\" changes the game and has to be stored: it has a call of its own");
  }
  return impl_->referee(request);
}

const Game* Session::game() const { return impl_->referee.game(); }

Expected<Game> Session::what_if(int back, const std::vector<std::string>& actions) const {
  if (game() == nullptr) return refuse("no_game", "No game has been begun yet.");
  Game copy = *game();
  if (back > 0)
    if (auto undone = copy.undo(back); !undone) return tl::unexpected(undone.error());
  for (const std::string& action : actions)
    if (auto played = copy.act(action); !played) return tl::unexpected(played.error());
  return copy;
}

std::uint64_t Session::revision() const { return impl_->revision; }

bool Session::flush() { return impl_->keeper.flush(); }
std::size_t Session::unstored() const { return impl_->keeper.waiting(); }
const std::string& Session::warning() const { return impl_->keeper.warning(); }
std::optional<db::GameId> Session::game_id() const { return impl_->game ? impl_->game->id : std::nullopt; }
std::vector<db::Award> Session::points() const { return impl_->plies.awards(); }
std::vector<db::Ply> Session::history() const {
  std::vector<db::Ply> plies = impl_->plies.all();
  // At its end all that was hidden in the game is open.
  const bool over = impl_->state.value("status", "") == "over";
  for (db::Ply& ply : plies) {
    ply.request = nullptr;
    if (over) continue;
    if (ply.public_events) ply.events = *std::exchange(ply.public_events, std::nullopt);
    if (ply.public_action) ply.action = *std::exchange(ply.public_action, std::nullopt);
  }
  return plies;
}
std::vector<json> Session::requests() const {
  std::vector<json> requests;
  for (const db::Ply& ply : impl_->plies.all()) requests.push_back(ply.request);
  return requests;
}

json Session::replay(const json& request) {
  const std::string cmd = request.value("cmd", "");
  if (cmd == "new") return new_game(request);
  if (cmd == "act") return act(request.value("action", ""), {}, request.value("note", json()));
  if (cmd == "undo") return undo(request.value("count", 1));
  if (cmd == "redo") return redo(request.value("count", 1));
  if (cmd == "override") return override(request, request.value("reason", ""));
  return refusal("bad_request", "\"" + cmd + "\" does not change the game");
}

bool Session::keep_clock(const json& reading) {
  if (!impl_->game || !impl_->game->id) return false;
  db::Store* store = impl_->keeper.store();
  return store != nullptr && store->set_clock(*impl_->game->id, reading).has_value();
}

json Session::clock() const {
  if (!impl_->game || !impl_->game->id) return nullptr;
  db::Store* store = impl_->keeper.store();
  if (store == nullptr) return nullptr;
  return store->clock(*impl_->game->id).value_or(json());
}

std::filesystem::path Session::file() const { return impl_->keeper.file(); }

}  // namespace arbiter::table
