// SPDX-License-Identifier: MIT
#include "referee/protocol/server.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "referee/core/view.h"
#include "referee/guides/guide.h"
#include "referee/protocol/observing.h"
#include "referee/protocol/record.h"
#include "referee/wire/facts.h"
#include "referee/wire/games.h"
#include "referee/wire/state.h"
#include "text/json_text.h"

namespace arbiter::protocol {

using nlohmann::json;
using namespace wire;

struct Server::Impl {
  std::optional<Game> game;
  const RuleText* last_rule = nullptr;  ///< of the last refusal or event, for a bare `explain`
  std::string last_refusal;

  json rulesets() const;
  Expected<json> answer(const json& request);
  Expected<json> explain(const json& request);
  Expected<json> legal(const json& request, const Viewer& viewer) const;
  Expected<json> perft(const json& request) const;
  /// Reads `as`, or another field like it: for whom an answer about `asked` is.
  static Expected<Viewer> viewer(const json& request, const Game& asked, const char* field = "as");
  /// What a request that changed the game answers; with `also`, what a second viewer is told beside it.
  static Expected<json> done(const json& request, const Game& changed, const Viewer& as);
  static json told(const std::string& cmd, const Game& changed, const Viewer& as);
  /// Begins a game or loads one. The running game makes room for it when the answer stands, not before. `left_out`:
  /// what of a loaded text could not be kept.
  Expected<json> begin(const json& request, Expected<Game> made, const std::vector<std::string>& left_out);
  /// Carries out act, override, undo or redo, and answers.
  Expected<json> change(const std::string& cmd, const json& request, const Viewer& as);
  Expected<void> carry_out(const std::string& cmd, const json& request);
  /// From now on a bare `explain` is about what happened last, not about what was refused.
  void forget_refusal();
};

namespace {

Expected<int> whole(const json& request, const char* field, int fallback, int least) {
  const json value = request.value(field, json(fallback));
  if (!value.is_number_integer() || value.get<std::int64_t>() < least || value.get<std::int64_t>() > 1'000'000)
    return refuse("bad_request",
                  std::string("\"") + field + "\" must be a whole number from " + std::to_string(least) + ".");
  return value.get<int>();
}

Expected<Game> loaded(const json& request, std::vector<std::string>& left_out) {
  const json format = request.value("format", json(""));
  if (!format.is_string()) return refuse("bad_request", "\"format\" must be a word.");
  return read_record(request.value("record", json()), format.get<std::string>(), left_out);
}

/// The words of a refusal without what its seat meant to hide: they are explained to whoever asks.
std::string public_refusal(const json& request, std::string message) {
  const json said = request.value("action", json());
  if (!said.is_string()) return message;
  const std::string action = said.get<std::string>();
  const std::string mask = masked(action);
  const std::size_t word = mask.find(':') == std::string::npos ? 0 : mask.find(':') + 1;
  if (mask.compare(word, std::string::npos, "secret") != 0) return message;
  for (std::size_t at = message.find(action); at != std::string::npos; at = message.find(action, at + mask.size()))
    message.replace(at, action.size(), mask);
  return message;
}

json failed(const Refusal& why) {
  return {
      {"ok", false},
      {"error",
       {{"code", why.code}, {"rule", why.rule.empty() ? json(nullptr) : json(why.rule)}, {"message", why.message}}}};
}

/// What could not be written in a reply or record must not get in, by whatever way a request comes. Only a game's text
/// may be in any encoding: its reader makes it UTF-8.
std::string fault_in(const json& request) {
  const bool any_encoding =
      request.is_object() && request.value("cmd", json()) == "load" && request.value("record", json()).is_string();
  if (!any_encoding) return text::fault_of(request);
  json rest = json::object();
  for (const auto& [key, value] : request.items())
    if (key != "record") rest[key] = value;
  return text::fault_of(rest);
}

/// Makes the rules of a game in enough ways that every army and every value of an option is in one of them; until
/// `visit` says that it has found what it wanted.
template <class Visit>
void each_variety(const RulesetInfo& info, Visit&& visit) {
  RulesRequest plain;
  plain.options = default_options(info);
  const auto found = [&](const RulesRequest& request) {
    const auto rules = info.make(request);
    return rules && visit(**rules);
  };
  const std::size_t seats = std::max<std::size_t>(info.seats.size(), 1);
  RulesRequest first = plain;
  for (std::size_t begin = 0; begin == 0 || begin < info.armies.size(); begin += seats) {
    RulesRequest request = plain;
    for (std::size_t i = 0; i < info.seats.size() && !info.armies.empty(); ++i)
      request.armies[*parse_seat(info.seats[i])] = info.armies[(begin + i) % info.armies.size()];
    if (begin == 0) first = request;
    if (found(request)) return;
  }
  if (!info.armies.empty() && found(plain)) return;  // armies that are drafted
  for (const OptionInfo& option : info.options) {
    for (const Facts& value : option.values) {
      if (value == option.fallback) continue;
      for (RulesRequest request : {first, plain}) {
        request.options[option.name] = value;
        if (found(request)) return;
        if (info.armies.empty()) break;
      }
    }
  }
}

}  // namespace

json Server::Impl::rulesets() const {
  json list = json::array();
  for (const RulesetInfo& info : arbiter::rulesets()) {
    json options = json::object();
    for (const OptionInfo& o : info.options)
      options[o.name] = {{"default", o.fallback}, {"values", o.values}, {"text", o.text}};
    json entry{
        {"id", info.id}, {"name", info.title}, {"seats", info.seats}, {"armies", info.armies}, {"options", options}};
    for (const OwnName& own : own_names(info.id))
      entry["names"][own.kind] = {{"names", own.names}, {"meaning", own.meaning}};
    list.push_back(std::move(entry));
  }
  return list;
}

Expected<Viewer> Server::Impl::viewer(const json& request, const Game& asked, const char* field) {
  const json as = request.value(field, json("public"));
  if (as == "public") return Viewer::everyone();
  if (as == "arbiter") return Viewer::arbiter();
  const auto seat = as.is_string() ? parse_seat(as.get<std::string>()) : std::nullopt;
  if (!seat || !asked.board_of(*seat))
    return refuse("bad_request", "\"" + std::string(field) + "\" must be public, arbiter or a seat of this game, not " +
                                     as.dump() + ".");
  return Viewer::of(*seat);
}

json Server::Impl::told(const std::string& cmd, const Game& changed, const Viewer& as) {
  const View view(changed, as);
  json reply{{"events", events_json(changed.rules(), view.events(changed.last_events()), Viewer::arbiter())},
             {"state", state_json(changed, as)}};
  if (cmd == "act") reply["action"] = view.action(changed.plies().back());
  if (cmd != "new" && cmd != "load") return reply;
  reply["setup"] = setup_json(view.beginning());
  if (!changed.about().empty()) reply["about"] = changed.about();
  return reply;
}

Expected<json> Server::Impl::done(const json& request, const Game& changed, const Viewer& as) {
  const std::string cmd = request["cmd"].get<std::string>();
  json reply = told(cmd, changed, as);
  if (!request.contains("also")) return reply;
  const auto second = viewer(request, changed, "also");
  if (!second) return tl::unexpected(second.error());
  reply["also"] = told(cmd, changed, *second);
  return reply;
}

Expected<json> Server::Impl::begin(const json& request, Expected<Game> made, const std::vector<std::string>& left_out) {
  if (!made) return tl::unexpected(made.error());
  const auto as = viewer(request, *made);
  if (!as) return tl::unexpected(as.error());
  auto answer = done(request, *made, *as);
  if (!answer) return answer;
  if (!left_out.empty()) (*answer)["left_out"] = left_out;
  game = std::move(*made);
  last_rule = nullptr;  // it was one of the game that has gone
  forget_refusal();
  return answer;
}

void Server::Impl::forget_refusal() {
  last_refusal.clear();
  if (const EventList& events = game->last_events(); !events.empty()) last_rule = events.back().rule;
}

Expected<json> Server::Impl::explain(const json& request) {
  const json wanted = request.value("rule", json());
  const auto answer_of = [&](const Rules& rules, const RuleText* text) {
    return json{
        {"rule", rules.full_id(text)}, {"text", std::string(text->text)}, {"source", std::string(text->source)}};
  };
  if (wanted.is_null()) {
    if (!game || (!last_rule && last_refusal.empty()))
      return refuse("nothing_to_explain", "Nothing has happened yet that could be explained.");
    json reply = last_rule ? answer_of(game->rules(), last_rule)
                           : json{{"rule", nullptr}, {"text", last_refusal}, {"source", ""}};
    if (!last_refusal.empty()) reply["message"] = last_refusal;
    return reply;
  }
  if (!wanted.is_string()) return refuse("bad_request", "\"rule\" must be a rule id like \"chess/castling\".");
  const std::string id = wanted.get<std::string>();
  if (game) {
    if (const RuleText* text = game->rules().find_text(id)) return answer_of(game->rules(), text);
  }
  if (const RulesetInfo* info = find_ruleset(id.substr(0, id.find('/')))) {
    json answer;
    each_variety(*info, [&](const Rules& rules) {
      if (const RuleText* text = rules.find_text(id)) answer = answer_of(rules, text);
      return !answer.is_null();
    });
    if (!answer.is_null()) return answer;
  }
  return refuse("unknown_rule", "There is no rule \"" + id + "\".");
}

Expected<json> Server::Impl::legal(const json& request, const Viewer& as) const {
  const Rules& rules = game->rules();
  const json seat_given = request.value("seat", json()), from_given = request.value("from", json());
  std::optional<Seat> seat;
  std::optional<Cell> from;
  if (!seat_given.is_null()) {
    if (seat_given.is_string()) seat = parse_seat(seat_given.get<std::string>());
    if (!seat || !game->board_of(*seat))
      return refuse("bad_request", "\"seat\" must be a seat of this game, not " + seat_given.dump() + ".");
  }
  if (!from_given.is_null()) {
    if (from_given.is_string()) from = rules.board->find_cell(from_given.get<std::string>());
    if (!from)
      return refuse("bad_request",
                    "\"from\" must be a square of " + rules.board->id() + ", not " + from_given.dump() + ".");
  }
  const auto wanted = [&](const Action& a) {
    const Seat actor = a.seat != Seat::none ? a.seat : game->position().decision.seat;
    return (!seat || actor == *seat) && (!from || a.from == *from);
  };
  json actions = json::array(), reactions = json::array();
  // What a seat may do can follow from what it hides: a list that is asked for expressly for somebody holds what that
  // viewer can know to be open.
  const ActionList open = request.contains("as") ? game->legal(as) : game->legal(Viewer::arbiter());
  for (const Action& a : open)
    if (wanted(a)) actions.push_back(print(a, rules));
  for (const Action& a : game->reactions())
    if (wanted(a)) reactions.push_back(print(a, rules));
  json reply{{"actions", actions}};
  if (!reactions.empty()) reply["reactions"] = reactions;
  return reply;
}

Expected<json> Server::Impl::perft(const json& request) const {
  constexpr std::int64_t kUsual = 300'000;  // a few seconds, so that a slip of the pen does not hold up a game
  const auto depth = whole(request, "depth", 1, 0);
  if (!depth) return tl::unexpected(depth.error());
  const json limit = request.value("limit", json(kUsual));
  if (!limit.is_number_integer() || limit.get<std::int64_t>() < 1)
    return refuse("bad_request", "\"limit\" must be a whole number from 1: how many positions may be looked into.");
  const auto nodes = game->perft(*depth, limit.get<std::uint64_t>());
  if (nodes) return json{{"nodes", *nodes}};
  return refuse("too_much", "Counting to depth " + std::to_string(*depth) + " looks into more than " +
                                text::dump(limit) + " positions; ask for less, or give a larger \"limit\".");
}

Expected<json> Server::Impl::answer(const json& request) {
  if (!request.is_object() || !request.value("cmd", json()).is_string())
    return refuse("bad_request", "A request is an object with a \"cmd\".");
  const std::string cmd = request["cmd"].get<std::string>();
  if (cmd == "rulesets") return json{{"rulesets", rulesets()}};
  if (cmd == "explain") return explain(request);
  if (cmd == "new") return begin(request, start(request), {});
  if (cmd == "load") {
    std::vector<std::string> left_out;
    auto read = loaded(request, left_out);
    return begin(request, std::move(read), left_out);
  }
  static constexpr std::string_view kKnown[] = {"state", "legal",   "act",     "undo",         "redo",  "override",
                                                "perft", "observe", "futures", "instructions", "record"};
  if (std::find(std::begin(kKnown), std::end(kKnown), cmd) == std::end(kKnown))
    return refuse("unknown_command", "There is no command \"" + cmd + "\".");
  if (!game) return refuse("no_game", "There is no game yet: send \"new\" or \"load\" first.");
  const auto as = viewer(request, *game);
  if (!as) return tl::unexpected(as.error());
  if (cmd == "state") {
    json reply{{"state", state_json(*game, *as)}};
    if (request.value("fen", json()) == true)
      if (const auto fen = position_fen(*game, *as)) reply["fen"] = *fen;
    return reply;
  }
  if (cmd == "legal") return legal(request, *as);
  if (cmd == "perft") {
    return perft(request);
  }
  if (cmd == "observe") return observe_json(*game, request);
  // As with `legal`: whoever asks expressly for a viewer gets what that viewer can know.
  if (cmd == "futures") return futures_json(*game, request, request.contains("as") ? *as : Viewer::arbiter());
  if (cmd == "instructions") return json{{"instructions", instructions_json(*game)}, {"table", table_json(*game)}};
  if (cmd == "record") {
    const json format = request.value("format", json("json"));
    if (!format.is_string()) return refuse("bad_request", "\"format\" must be a word.");
    if (!request.contains("about")) return write_record(*game, format.get<std::string>(), *as);
    Game told = *game;
    if (auto fine = told.set_about(facts_of(request["about"])); !fine) return tl::unexpected(fine.error());
    return write_record(told, format.get<std::string>(), *as);
  }
  return change(cmd, request, *as);
}

Expected<void> Server::Impl::carry_out(const std::string& cmd, const json& request) {
  if (cmd == "act") {
    if (!request.value("action", json()).is_string())
      return refuse("bad_request", "\"action\" must be a text like \"e2e4\".");
    const Facts note = facts_of(request.value("note", json()));
    if (auto fine = Game::checked_note(note); !fine) return fine;
    if (auto played = game->act(request["action"].get<std::string>()); !played) return played;
    return note.is_nothing() ? Expected<void>() : game->annotate(note);
  }
  if (cmd == "override") return correct(*game, request);
  const auto count = whole(request, "count", 1, 1);
  if (!count) return tl::unexpected(count.error());
  return cmd == "undo" ? game->undo(*count) : game->redo(*count);
}

Expected<json> Server::Impl::change(const std::string& cmd, const json& request, const Viewer& as) {
  if (request.contains("also"))
    if (const auto second = viewer(request, *game, "also"); !second) return tl::unexpected(second.error());
  Game::Mark before = game->mark();
  try {
    const auto changed = carry_out(cmd, request);
    if (changed) {
      auto answer = done(request, *game, as);
      forget_refusal();
      return answer;
    }
    last_refusal = public_refusal(request, changed.error().message);
    last_rule = changed.error().rule.empty() ? nullptr : game->rules().find_text(changed.error().rule);
    return tl::unexpected(changed.error());
  } catch (...) {
    game->back_to(std::move(before));  // a fault of ours must not leave half a change behind
    throw;
  }
}

Server::Server() : impl_(std::make_unique<Impl>()) {}
Server::~Server() = default;
Server::Server(const Server& other) : impl_(std::make_unique<Impl>(*other.impl_)) {}
Server& Server::operator=(const Server& other) {
  impl_ = std::make_unique<Impl>(*other.impl_);
  return *this;
}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;

const Game* Server::game() const { return impl_->game ? &*impl_->game : nullptr; }

json Server::handle(const json& request) {
  if (const std::string fault = fault_in(request); !fault.empty())
    return failed({"bad_request", "", "The request cannot be taken: " + fault + "."});
  json reply;
  try {
    // Whatever goes wrong inside must leave the game as it was.
    auto answer = impl_->answer(request);
    if (answer) {
      reply = std::move(*answer);
      reply["ok"] = true;
    } else {
      reply = failed(answer.error());
    }
  } catch (const json::exception& e) {
    reply = failed({"bad_request", "", std::string("The request cannot be read: ") + e.what()});
  } catch (const WrongFact& e) {
    reply = failed({"bad_request", "", std::string("The request cannot be read: ") + e.what()});
  } catch (const std::exception& e) {
    reply = failed({"internal", "", std::string("A fault in the referee, nothing was changed: ") + e.what()});
  } catch (...) {
    reply = failed({"internal", "", "A fault in the referee, nothing was changed."});
  }
  if (request.is_object() && request.contains("id")) reply["id"] = request["id"];
  return reply;
}

std::string Server::handle_line(std::string_view line) {
  const auto request = text::parse(line);
  if (!request) return text::dump(failed({"bad_json", "", "Not a JSON object: " + request.error().text() + "."}));
  return text::dump(handle(*request));
}

}  // namespace arbiter::protocol
