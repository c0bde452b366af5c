// SPDX-License-Identifier: MIT
#include "referee/protocol/server.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "referee/core/view.h"
#include "referee/guides/guide.h"
#include "referee/json/games.h"
#include "referee/json/view.h"
#include "referee/protocol/observing.h"
#include "referee/protocol/record.h"
#include "text/json_text.h"
#include "text/message_json.h"
#include "text/value_json.h"

namespace arbiter::protocol {

using nlohmann::json;
using namespace game_json;

struct Server::Impl {
  view::Referee referee;

  [[nodiscard]] const Game* game() const { return referee.game(); }
  static json rulesets();
  Expected<json> answer(const json& request);
  Expected<json> explain(const json& request) const;
  Expected<json> legal(const json& request, const Viewer& viewer) const;
  Expected<json> perft(const json& request) const;
  /// Reads `as`, or another field like it: for whom an answer about `asked` is.
  static Expected<Viewer> viewer(const json& request, const Game& asked, const char* field = "as");
  /// For whom the answer to a request that changes the game is: `as`, and who else is told beside it, `also`.
  static Expected<std::vector<Viewer>> viewers(const json& request, const Game& asked);
  /// What a request that changed the game answers.
  [[nodiscard]] json done(const std::string& cmd, const std::vector<Viewer>& viewers, const view::Updates& each) const;
  [[nodiscard]] json told(const std::string& cmd, const Viewer& as, const view::Update& told) const;
  /// Begins a game or loads one. The running game makes room for it when the answer stands, not before. `left_out`:
  /// what of a loaded text could not be kept.
  Expected<json> begin(const json& request, Expected<Game> made, const std::vector<Message>& left_out);
  /// Carries out act, override, undo or redo, and answers.
  Expected<json> change(const std::string& cmd, const json& request);
  Expected<view::Updates> carry_out(const std::string& cmd, const json& request, const std::vector<Viewer>& viewers);
};

namespace {

Expected<int> whole(const json& request, const char* field, int fallback, int least) {
  const json value = request.value(field, json(fallback));
  if (!value.is_number_integer() || value.get<std::int64_t>() < least || value.get<std::int64_t>() > 1'000'000)
    return refuse("bad_request", as_it_is(std::string("\"") + field + "\" must be a whole number from " +
                                          std::to_string(least) + "."));
  return value.get<int>();
}

Expected<Game> loaded(const json& request, std::vector<Message>& left_out) {
  const json format = request.value("format", json(""));
  if (!format.is_string()) return refuse("bad_request", as_it_is("\"format\" must be a word."));
  return read_record(request.value("record", json()), format.get<std::string>(), left_out);
}

json failed(const Refusal& why) {
  json error{{"code", why.code}, {"rule", why.rule.empty() ? json(nullptr) : json(why.rule)}};
  text::put_message(error, why.message);
  return {{"ok", false}, {"error", std::move(error)}};
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

}  // namespace

json Server::Impl::rulesets() {
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
    return refuse("bad_request", as_it_is("\"" + std::string(field) +
                                          "\" must be public, arbiter or a seat of this game, not " + as.dump() + "."));
  return Viewer::of(*seat);
}

Expected<std::vector<Viewer>> Server::Impl::viewers(const json& request, const Game& asked) {
  std::vector<Viewer> list;
  for (const char* field : {"as", "also"}) {
    if (field == std::string_view("also") && !request.contains(field)) break;
    const auto one = viewer(request, asked, field);
    if (!one) return tl::unexpected(one.error());
    list.push_back(*one);
  }
  return list;
}

json Server::Impl::told(const std::string& cmd, const Viewer& as, const view::Update& told) const {
  json reply{{"events", told.events}, {"state", told.state}};
  if (cmd == "act") reply["action"] = told.action;
  if (cmd != "new" && cmd != "load") return reply;
  reply["setup"] = setup_json(View(*game(), as).beginning());
  if (!game()->about().empty()) reply["about"] = game()->about();
  return reply;
}

json Server::Impl::done(const std::string& cmd, const std::vector<Viewer>& viewers, const view::Updates& each) const {
  json reply = told(cmd, viewers.front(), each.front());
  if (each.size() > 1) reply["also"] = told(cmd, viewers.back(), each.back());
  return reply;
}

Expected<json> Server::Impl::begin(const json& request, Expected<Game> made, const std::vector<Message>& left_out) {
  if (!made) return tl::unexpected(made.error());
  const auto told_to = viewers(request, *made);
  if (!told_to) return tl::unexpected(told_to.error());
  const auto each = referee.begin(std::move(made), *told_to);
  if (!each) return tl::unexpected(each.error());
  json reply = done(request["cmd"].get<std::string>(), *told_to, *each);
  for (const Message& note : left_out) {
    reply["left_out"].push_back(note.english());
    text::put_message(reply["notes"].emplace_back(json::object()), note);
  }
  return reply;
}

Expected<json> Server::Impl::explain(const json& request) const {
  const json wanted = request.value("rule", json());
  if (!wanted.is_null() && !wanted.is_string())
    return refuse("bad_request", as_it_is("\"rule\" must be a rule id like \"chess/castling\"."));
  const auto answer = referee.explain(wanted.is_null() ? std::nullopt : std::optional(wanted.get<std::string>()));
  if (!answer) return tl::unexpected(answer.error());
  json reply{{"rule", answer->rule.empty() ? json(nullptr) : json(answer->rule)},
             {"text", answer->text.english()},
             {"source", answer->source}};
  if (answer->message.empty()) return reply;
  // The reply has the request's "id".
  reply["message"] = answer->message.english();
  reply["sentence"] = text::json_of(answer->message);
  return reply;
}

Expected<json> Server::Impl::legal(const json& request, const Viewer& as) const {
  const Rules& rules = game()->rules();
  const json seat_given = request.value("seat", json()), from_given = request.value("from", json());
  std::optional<Seat> seat;
  std::optional<Cell> from;
  if (!seat_given.is_null()) {
    if (seat_given.is_string()) seat = parse_seat(seat_given.get<std::string>());
    if (!seat || !game()->board_of(*seat))
      return refuse("bad_request", as_it_is("\"seat\" must be a seat of this game, not " + seat_given.dump() + "."));
  }
  if (!from_given.is_null()) {
    if (from_given.is_string()) from = rules.board->find_cell(from_given.get<std::string>());
    if (!from)
      return refuse("bad_request",
                    as_it_is("\"from\" must be a square of " + rules.board->id() + ", not " + from_given.dump() + "."));
  }
  const auto wanted = [&](const Action& a) {
    const Seat actor = a.seat != Seat::none ? a.seat : game()->position().decision.seat;
    return (!seat || actor == *seat) && (!from || a.from == *from);
  };
  json actions = json::array(), reactions = json::array();
  // What a seat may do can follow from what it hides: a list that is asked for expressly for somebody holds what that
  // viewer can know to be open.
  const ActionList open = request.contains("as") ? game()->legal(as) : game()->legal(Viewer::arbiter());
  for (const Action& a : open)
    if (wanted(a)) actions.push_back(print(a, rules));
  for (const Action& a : game()->reactions())
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
    return refuse("bad_request",
                  as_it_is("\"limit\" must be a whole number from 1: how many positions may be looked into."));
  const auto nodes = game()->perft(*depth, limit.get<std::uint64_t>());
  if (nodes) return json{{"nodes", *nodes}};
  return refuse("too_much", as_it_is("Counting to depth " + std::to_string(*depth) + " looks into more than " +
                                     text::dump(limit) + " positions; ask for less, or give a larger \"limit\"."));
}

Expected<json> Server::Impl::answer(const json& request) {
  if (!request.is_object() || !request.value("cmd", json()).is_string())
    return refuse("bad_request", as_it_is("A request is an object with a \"cmd\"."));
  const std::string cmd = request["cmd"].get<std::string>();
  if (cmd == "rulesets") return json{{"rulesets", rulesets()}};
  if (cmd == "explain") return explain(request);
  if (cmd == "new") return begin(request, start(request), {});
  if (cmd == "load") {
    std::vector<Message> left_out;
    auto read = loaded(request, left_out);
    return begin(request, std::move(read), left_out);
  }
  static constexpr std::string_view kKnown[] = {"state", "legal",   "act",     "undo",         "redo",  "override",
                                                "perft", "observe", "futures", "instructions", "record"};
  if (std::find(std::begin(kKnown), std::end(kKnown), cmd) == std::end(kKnown))
    return refuse("unknown_command", as_it_is("There is no command \"" + cmd + "\"."));
  if (game() == nullptr) return refuse("no_game", as_it_is("There is no game yet: send \"new\" or \"load\" first."));
  const auto as = viewer(request, *game());
  if (!as) return tl::unexpected(as.error());
  if (cmd == "state") {
    json reply{{"state", view::game_view(*game(), *as)}};
    if (request.value("fen", json()) == true)
      if (const auto fen = position_fen(*game(), *as)) reply["fen"] = *fen;
    return reply;
  }
  if (cmd == "legal") return legal(request, *as);
  if (cmd == "perft") {
    return perft(request);
  }
  if (cmd == "observe") return observe_json(*game(), request);
  // As with `legal`: whoever asks expressly for a viewer gets what that viewer can know.
  if (cmd == "futures") return futures_json(*game(), request, request.contains("as") ? *as : Viewer::arbiter());
  if (cmd == "instructions") return json{{"instructions", instructions_json(*game())}, {"table", table_json(*game())}};
  if (cmd == "record") {
    const json format = request.value("format", json("json"));
    if (!format.is_string()) return refuse("bad_request", as_it_is("\"format\" must be a word."));
    if (!request.contains("about")) return write_record(*game(), format.get<std::string>(), *as);
    Game told = *game();
    if (auto fine = told.set_about(text::value_of(request["about"])); !fine) return tl::unexpected(fine.error());
    return write_record(told, format.get<std::string>(), *as);
  }
  return change(cmd, request);
}

Expected<view::Updates> Server::Impl::carry_out(const std::string& cmd, const json& request,
                                                const std::vector<Viewer>& viewers) {
  if (cmd == "act") {
    if (!request.value("action", json()).is_string())
      return referee.refused({"bad_request", "", as_it_is("\"action\" must be a text like \"e2e4\".")});
    return referee.act(request["action"].get<std::string>(), text::value_of(request.value("note", json())), viewers);
  }
  if (cmd == "override") return referee.correct(text::value_of(request), viewers);
  const auto count = whole(request, "count", 1, 1);
  if (!count) return referee.refused(count.error());
  return cmd == "undo" ? referee.undo(*count, viewers) : referee.redo(*count, viewers);
}

Expected<json> Server::Impl::change(const std::string& cmd, const json& request) {
  const auto told_to = viewers(request, *game());
  if (!told_to) return tl::unexpected(told_to.error());
  const auto each = carry_out(cmd, request, *told_to);
  if (!each) return tl::unexpected(each.error());
  return done(cmd, *told_to, *each);
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

const Game* Server::game() const { return impl_->game(); }

json Server::handle(const json& request) {
  if (const std::string fault = fault_in(request); !fault.empty())
    return failed({"bad_request", "", as_it_is("The request cannot be taken: " + fault + ".")});
  json reply;
  // Whatever goes wrong inside must leave the game as it was.
  auto answer = view::guarded([&]() -> Expected<json> {
    try {
      return impl_->answer(request);
    } catch (const json::exception& e) {
      return refuse("bad_request", make_message("The request cannot be read: %1", e.what()));
    }
  });
  if (answer) {
    reply = std::move(*answer);
    reply["ok"] = true;
  } else {
    reply = failed(answer.error());
  }
  if (request.is_object() && request.contains("id")) reply["id"] = request["id"];
  return reply;
}

std::string Server::handle_line(std::string_view line) {
  const auto request = text::parse(line);
  if (!request)
    return text::dump(
        failed({"bad_json", "", as_it_is("Not a JSON object: " + request.error().text().english() + ".")}));
  return text::dump(handle(*request));
}

}  // namespace arbiter::protocol
