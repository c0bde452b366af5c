// SPDX-License-Identifier: MIT
#include "app/table/session.h"

#include <memory>
#include <random>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "app/table/about.h"
#include "app/table/bookkeeping.h"
#include "app/table/keeper.h"
#include "app/table/loading.h"
#include "referee/json/games.h"
#include "referee/json/view.h"
#include "referee/protocol/record.h"
#include "text/json_text.h"
#include "text/utf8.h"
#include "text/value_json.h"
#include "text/version.h"

namespace arbiter::table {
namespace {

using nlohmann::json;

/// Notes what everybody may see of a ply where that is not all.
void note_public(db::Ply& ply, const Changed& changed) {
  const bool same = changed.public_events == changed.events;
  ply.public_events = same ? std::nullopt : std::optional(json(changed.public_events));
  ply.public_action = changed.public_action != changed.action ? std::optional(changed.public_action) : std::nullopt;
}

std::uint32_t draw_seed() { return std::random_device{}() & 0x7fffffffU; }

}  // namespace

struct Session::Impl {
  mutable Referee referee;
  Keeper keeper;
  std::shared_ptr<Keeper::Game> game;
  PlyList plies;
  std::vector<Request> requests;  ///< one a ply
  view::GameView state;           ///< as everybody sees it, after the last change
  std::uint64_t revision = 0;

  /// Replays a stored game and goes on with it. Throws when what is stored is no game.
  Expected<Reply> take_up(db::GameId id);

  [[nodiscard]] db::Ply note(const Request& request, const Changed& changed, const Origin& origin) const {
    db::Ply ply;
    ply.number = plies.next_number();
    ply.kind = kind_of(request);
    ply.request = written(request);
    ply.action = changed.action;
    ply.events = changed.events;
    note_public(ply, changed);
    ply.awards = notes::awards_of(changed.events, changed.public_events);
    ply.origin = origin;
    ply.origin.source = text::clean(origin.source);
    ply.at = db::now();
    return ply;
  }

  /// Writes the ply and gives the reply that may be shown now.
  Reply keep(db::Ply ply, const Request& request, Changed changed, int count, const std::string& why_points_changed) {
    ++revision;
    state = changed.state;
    db::Standing standing = notes::standing_of(state);
    plies.add(std::move(ply), count);
    requests.push_back(request);
    plies.balance(standing.points, why_points_changed);
    standing.places = plies.places(standing);
    Reply reply;
    reply.action = std::move(changed.public_action);
    reply.events = std::move(changed.public_events);
    reply.state = std::move(changed.state);
    reply.setup = std::move(changed.public_setup);
    reply.setup.erase("about");
    tell(keeper.keep(game, plies.last(), standing), reply);
    return reply;
  }

  /// Adds to a reply what has become of the game's last ply.
  void tell(bool stored, Reply& reply) const {
    reply.game = game->id;
    reply.ply = plies.last().number;
    reply.stored = stored;
    reply.warning = warning_message();
  }

  [[nodiscard]] Message warning_message() const {
    if (keeper.waiting() == 0) return keeper.warning();
    return make_message("The game goes on, but %1 of its steps are not stored yet: %2", keeper.waiting(),
                        keeper.warning());
  }

  Expected<Reply> step_back_or_forth(const Request& request, int count, const Origin& origin) {
    if (!game) return no_game();
    auto changed = referee.carry_out(request);
    if (!changed) return tl::unexpected(changed.error());
    // The events of such a reply are those of the ply the game is back at; they are in the books already.
    Changed booked = *changed;
    booked.events.clear();
    db::Ply ply = note(request, booked, origin);
    ply.public_events.reset();
    return keep(std::move(ply), request, std::move(*changed), count, "correction");
  }

  static tl::unexpected<Refusal> no_game() { return refuse("no_game", make_message("No game has been begun yet")); }
};

Session::Session(std::filesystem::path file, Referee referee)
    : impl_(new Impl{std::move(referee), Keeper(std::move(file)), nullptr, PlyList(), {}, {}}) {}
Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

Expected<Reply> Session::new_game(Value setup, const TableInfo& given) {
  // Names come from terminals, folders and other programs; what is kept of them can be written everywhere.
  TableInfo table{{}, text::clean(given.source), given.people, given.token, text::clean(given.club)};
  for (const auto& [seat, name] : given.players) table.players[seat] = text::clean(name);
  if (setup.has("as") && setup["as"] != Value("public"))
    return refuse("bad_request", as_it_is("A game is begun for everybody: \"as\" cannot be " + quoted(setup["as"])));
  setup.erase("cmd");
  if (!setup.has("seed")) setup["seed"] = draw_seed();
  const Request request = Begin{setup};
  auto changed = impl_->referee.carry_out(request);
  if (!changed) return tl::unexpected(changed.error());
  impl_->plies = PlyList();
  impl_->requests.clear();
  db::Ply start = impl_->note(request, *changed, {table.source.empty() ? "hand" : table.source, {}, {}});
  db::NewGame begin;
  begin.token = table.token.empty() ? db::new_token() : table.token;
  begin.rules_version = text::version();
  if (!changed->public_setup.is_nothing()) begin.public_setup = changed->public_setup;
  begin.seats = notes::seats_of(setup, changed->state, table.players, table.people);
  begin.setup = std::move(setup);
  begin.source = table.source;
  begin.started_at = start.at;
  if (!table.club.empty()) begin.to_club = db::ToClub{table.club, db::new_token()};
  impl_->game = std::make_shared<Keeper::Game>(Keeper::Game{std::move(begin), {}, {}, {}});
  return impl_->keep(std::move(start), request, std::move(*changed), 1, "brought along from the start");
}

Expected<Reply> Session::resume(db::GameId id) {
  try {
    return impl_->take_up(id);
  } catch (const std::exception& e) {
    // What stands in the file may be anything that fits its columns.
    return refuse("cannot_replay", make_message("Game %1 cannot be taken up, what is stored of it is damaged: %2", id,
                                                text::clean(e.what())));
  }
}

Expected<Reply> Session::Impl::take_up(db::GameId id) {
  db::Store* store = keeper.store();
  if (store == nullptr) return refuse("database", keeper.warning());
  auto stored = store->load(id, db::Audience::arbiter);
  if (!stored) return refuse(stored.error().code, stored.error().message);
  if (stored->plies.empty()) throw std::runtime_error("it has no beginning");
  Referee replayed = referee;
  std::vector<Request> asked;
  Reply reply;
  for (db::Ply& ply : stored->plies) {
    const Request& request = asked.emplace_back(request_of(text::value_of(ply.request)));
    const auto changed = replayed.carry_out(request);
    const bool correction = ply.kind == db::PlyKind::undo || ply.kind == db::PlyKind::redo;
    if (changed && !correction) note_public(ply, *changed);
    const std::string said = ply.public_action.value_or(ply.action);
    const Message where =
        make_message("Game %1, ply %2 (%3)", id, ply.number, said.empty() ? db::to_string(ply.kind) : said);
    if (!changed) {
      // The reason would quote what is hidden.
      const Message why = ply.public_action ? make_message("what it was is hidden") : changed.error().message;
      return refuse("cannot_replay",
                    make_message("%1 was accepted when it was played and is refused now: %2", where, why));
    }
    if (!changed->public_setup.is_nothing()) reply.setup = changed->public_setup;
    if (reply.mismatch || correction) continue;
    reply.mismatch = notes::first_difference(notes::events_of(ply), changed->events);
    if (!reply.mismatch) continue;
    reply.mismatch->ply = ply.number;
    reply.mismatch->message =
        make_message("%1: an event is not what it was when the game was played; the rules may have changed", where);
  }
  auto next = std::make_shared<Keeper::Game>();
  next->begin = db::beginning_of(*stored);
  next->id = id;
  next->stored = stored->plies.size();
  next->plies = stored->plies;
  PlyList list(std::move(stored->plies));
  referee = std::move(replayed);
  plies = std::move(list);
  requests = std::move(asked);
  ++revision;
  state = referee.state(Viewer::everyone());
  next->standing = notes::standing_of(state);
  next->standing.places = plies.places(next->standing);
  game = std::move(next);
  keeper.take_up(game);
  reply.state = state;
  reply.game = id;
  reply.ply = plies.last().number;
  reply.stored = true;
  reply.setup.erase("about");
  return reply;
}

Expected<Reply> Session::act(const std::string& action, const Origin& origin, const Value& told) {
  if (!impl_->game) return Impl::no_game();
  const Request request = Act{action, told};
  auto changed = impl_->referee.carry_out(request);
  if (!changed) return tl::unexpected(changed.error());
  // The request is kept as it was sent, so that dice are thrown again from the same seed; the action is told with the
  // dice that fell.
  db::Ply ply = impl_->note(request, *changed, origin);
  ply.seat = notes::actor_of(ply.action, impl_->state);
  return impl_->keep(std::move(ply), request, std::move(*changed), 1, "not explained by an event");
}

Expected<Reply> Session::load(const std::string& text, const std::string& format, const TableInfo& table) {
  return load(text, Loading{format, table});
}

Expected<Reply> Session::load(const std::string& text, const Loading& how) {
  const auto read = read_text(text, how);
  if (!read) return tl::unexpected(read.error());
  Value setup = text::value_of(game_json::setup_json(read->game.beginning()));
  const Value& about = read->game.about();
  if (!about.empty()) setup["about"] = about;
  const TableInfo who = with_players(how.table, about);
  const std::string moves = moves_of(read->game);
  if (const db::Store* store = how.known ? impl_->keeper.store() : nullptr) {
    if (const auto same = same_game(*store, read->game, moves, who, *how.known)) {
      Reply there;
      there.game = same->id;
      there.ply = same->plies;
      there.stored = there.already = true;
      there.state.ruleset = same->ruleset;
      there.left_out = read->left_out;
      return there;
    }
  }
  // What is played again cannot be refused, unless the referee is at fault.
  auto before = std::tuple(impl_->referee, impl_->game, impl_->plies, impl_->requests, impl_->state);
  impl_->keeper.put_off();
  auto reply = new_game(std::move(setup), who);
  const Origin origin{who.source.empty() ? "record" : who.source, {}, {}};
  for (auto ply = read->game.plies().begin(); ply != read->game.plies().end() && reply; ++ply)
    reply = ply->action.empty() ? override(ply->correction, ply->correction.text("reason", ""), origin)
                                : act(ply->action, origin, ply->note);
  if (!reply) {
    impl_->keeper.forget(impl_->game);
    impl_->keeper.put_off(false);
    std::tie(impl_->referee, impl_->game, impl_->plies, impl_->requests, impl_->state) = std::move(before);
    if (impl_->game) impl_->keeper.take_up(impl_->game);
    return reply;
  }
  db::NewGame& begin = impl_->game->begin;
  begin.started_at = played_at(about);
  begin.imported_at = db::now();
  begin.moves = moves;
  impl_->keeper.put_off(false);
  impl_->tell(impl_->keeper.flush(), *reply);
  if (!about.empty()) reply->about = about;
  reply->left_out = read->left_out;
  return reply;
}

db::GameId Session::newest_game() const {
  const db::Store* store = impl_->keeper.store();
  const auto newest = store == nullptr ? std::nullopt : store->newest().value_or(std::nullopt);
  return newest.value_or(0);
}

Expected<Record> Session::record(const std::string& format, bool whole, const Value& told) const {
  const Game* game = impl_->referee.game();
  if (game == nullptr) return refuse("no_game", as_it_is("There is no game yet: send \"new\" or \"load\" first."));
  return view::guarded([&]() -> Expected<Record> {
    Value about = text::value_of(impl_->game->begin.setup.value("about", json::object()));
    const KnownAbout known = known_about(impl_->game->begin);
    for (const auto& [seat, player] : known.players) about["players"][seat] = player;
    if (!about.has("date") && !known.date.empty()) {
      about["date"] = known.date;
      about["time"] = known.time;
    }
    for (const auto& [name, value] : told.table()) about[name] = value;
    Game written = *game;
    if (auto fine = written.set_about(about); !fine) return tl::unexpected(fine.error());
    const auto record = protocol::write_record(written, format, whole ? Viewer::arbiter() : Viewer::everyone());
    if (!record) return tl::unexpected(record.error());
    return Record{record->value("format", ""), text::value_of((*record)["record"])};
  });
}

std::string Record::text(int indent) const {
  return record.is_text() ? record.text() : text::dump(json(record), indent);
}

Expected<Reply> Session::undo(int count, const Origin& origin) {
  return impl_->step_back_or_forth(Undo{count}, count, origin);
}

Expected<Reply> Session::redo(int count, const Origin& origin) {
  return impl_->step_back_or_forth(Redo{count}, count, origin);
}

Expected<Reply> Session::override(Value correction, const std::string& reason, const Origin& origin) {
  if (!impl_->game) return Impl::no_game();
  if (reason.empty()) return refuse("no_reason", make_message("A correction needs a reason; it is kept with the game"));
  correction["reason"] = reason;
  const Request request = Correct{correction};
  auto changed = impl_->referee.carry_out(request);
  if (!changed) return tl::unexpected(changed.error());
  db::Ply ply = impl_->note(request, *changed, origin);
  ply.reason = reason;
  return impl_->keep(std::move(ply), request, std::move(*changed), 1, reason);
}

void Session::leave_to_hands() { impl_->referee.leave_to_hands(); }

view::GameView Session::state(Viewer viewer) const { return impl_->referee.state(viewer); }
Open Session::legal(Viewer viewer, Seat seat) const { return impl_->referee.legal(viewer, seat); }
view::TableInstructions Session::works() const { return impl_->referee.works(); }
Expected<view::Explanation> Session::explain(const std::string& rule) const { return impl_->referee.explain(rule); }

const Game* Session::game() const { return impl_->referee.game(); }

Expected<Game> Session::what_if(int back, const std::vector<std::string>& actions) const {
  if (game() == nullptr) return refuse("no_game", make_message("No game has been begun yet."));
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
const Message& Session::warning() const { return impl_->keeper.warning(); }
std::optional<db::GameId> Session::game_id() const { return impl_->game ? impl_->game->id : std::nullopt; }
std::vector<db::Award> Session::points() const { return impl_->plies.awards(); }
std::vector<db::Ply> Session::history() const {
  std::vector<db::Ply> plies = impl_->plies.all();
  // At its end all that was hidden in the game is open.
  const bool over = impl_->state.over();
  for (db::Ply& ply : plies) {
    ply.request = nullptr;
    if (over) continue;
    if (ply.public_events) ply.events = *std::exchange(ply.public_events, std::nullopt);
    if (ply.public_action) ply.action = *std::exchange(ply.public_action, std::nullopt);
  }
  return plies;
}
std::vector<Request> Session::requests() const { return impl_->requests; }

Expected<Reply> Session::replay(const Request& request) {
  if (const auto* begin = std::get_if<Begin>(&request)) return new_game(begin->setup);
  if (const auto* said = std::get_if<Act>(&request)) return act(said->action, {}, said->note);
  if (const auto* back = std::get_if<Undo>(&request)) return undo(back->count);
  if (const auto* forth = std::get_if<Redo>(&request)) return redo(forth->count);
  const Value& correction = std::get<Correct>(request).what;
  return override(correction, correction.text("reason", ""));
}

Expected<Reply> Session::replay(const Value& kept) {
  return view::guarded([&] { return replay(request_of(kept)); });
}

bool Session::keep_clock(const Value& reading) {
  if (!impl_->game || !impl_->game->id) return false;
  db::Store* store = impl_->keeper.store();
  return store != nullptr && store->set_clock(*impl_->game->id, json(reading)).has_value();
}

Value Session::clock() const {
  if (!impl_->game || !impl_->game->id) return {};
  db::Store* store = impl_->keeper.store();
  if (store == nullptr) return {};
  return text::value_of(store->clock(*impl_->game->id).value_or(json()));
}

std::filesystem::path Session::file() const { return impl_->keeper.file(); }

}  // namespace arbiter::table
