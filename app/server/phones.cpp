// SPDX-License-Identifier: MIT
#include "app/server/phones.h"

#include <algorithm>
#include <charconv>

#include "app/server/words.h"
#include "text/json_fields.h"
#include "text/json_text.h"
#include "text/message_json.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr int kLongestWait = 25;                     // seconds; proxies cut at 30 and more
constexpr std::size_t kMostBody = 8U << 10U;         // bytes of a request
constexpr std::size_t kMostAnswerBody = 64U << 10U;  // a message with its arguments
constexpr std::size_t kMostHolder = 100, kMostMessage = 1000, kMostSeat = 8, kMostAnswer = 16;  // bytes

/// A whole number that the address names; 0 where it names none.
std::int64_t number_of(const Request& request, const char* name) {
  const std::string text = request.param(name);
  std::int64_t number = 0;
  return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc() ? number : 0;
}

/// For how long somebody wants to wait, in seconds.
int wait_of(const Request& request) {
  return static_cast<int>(std::clamp<std::int64_t>(number_of(request, "wait"), 0, kLongestWait));
}

std::optional<json> object_of(const Request& request, Response& response) {
  auto body = text::parse(request.body);
  if (body && body->is_object()) return std::move(*body);
  refuse(response, {"bad_data", as_it_is("That is no JSON object")});
  return std::nullopt;
}

void show_seat(const Request& request, Response& response, Seats& seats, LongPoll& long_poll) {
  const db::club::PublishedSeat at = seat_of(request);
  const std::string had = request.header("if-none-match");
  const std::string language = language_asked_for(request.header("accept-language"));
  if (had.empty()) long_poll.poke(at.token);  // the table hears that there is a phone
  long_poll.answer(response, at.token, had.empty() ? 0 : wait_of(request), [&seats, at, had, language](Response& now) {
    const auto view = seats.view(at, language);
    if (!view) {
      refuse(now, view.error());
      return true;
    }
    std::string text = text::dump(*view);
    const std::string tag = http::entity_tag(text);
    now.set_header("Cache-Control", "no-store");
    now.set_header("ETag", tag);
    if (http::names_tag(had, tag)) {
      now.status = 304;
      return false;
    }
    now.set_content(std::move(text), "application/json");
    return true;
  });
}

using Orders = std::pair<std::vector<db::club::SeatOrder>, std::vector<std::string>>;

/// What waits for a table's answer, and the seats that have phones.
db::Expected<Orders> orders_now(const db::club::Club& club, const std::string& token, const std::string& holder,
                                const db::club::Key& key) {
  auto waiting = club.orders_for(token, holder, key);
  if (!waiting) return tl::unexpected(waiting.error());
  auto phones = club.signed_in(token);
  if (!phones) return tl::unexpected(phones.error());
  return Orders{std::move(*waiting), std::move(*phones)};
}

void show_orders(const Request& request, Response& response, ClubDesk& desk, LongPoll& long_poll) {
  const db::club::Key key = key_of(request);
  const std::string token = request.parts[0], holder = request.param("holder");
  const std::int64_t after = number_of(request, "after"), phones = number_of(request, "signed");
  const int wait = wait_of(request);
  long_poll.answer(response, token, wait, [&desk, key, token, holder, after, phones, wait](Response& reply) {
    const auto now = desk.with([&](const db::club::Club& club) { return orders_now(club, token, holder, key); });
    if (!now) {
      refuse(reply, now.error());
      return true;
    }
    json told{{"orders", json::array()}, {"signed_in", now->second}};
    for (const db::club::SeatOrder& one : now->first)
      if (one.id > after)
        told["orders"].push_back(
            {{"id", one.id}, {"seat", one.seat}, {"kind", word(one.kind)}, {"said", one.said}, {"seen", one.seen}});
    const bool worth = !told["orders"].empty() || static_cast<std::int64_t>(now->second.size()) != phones;
    answer(reply, told);
    return worth || wait == 0;
  });
}

db::Expected<void> allowed(const db::club::Club& club, const std::string& token, const db::club::Key& key,
                           const std::string& holder) {
  if (key.role == Role::arbiter) return {};
  return club.orders_for(token, holder, key).map([](const auto&) {});
}

/// What tables answer their phones.
struct PhoneRoutes {
  ClubDesk& desk;
  LongPoll& long_poll;

  void answer_order(const Request& request, Response& response) const {
    const auto body = object_of(request, response);
    if (!body) return;
    text::JsonFields said(*body);
    const std::string token = request.parts[0], holder = said.text_or("holder", kMostHolder),
                      how = said.text("answer", kMostAnswer);
    (void)said.text_or("message", kMostMessage);
    if (!said.fault().empty()) return refuse(response, unfit(said));
    const auto answer = parse_word<db::club::OrderAnswer>(how);
    if (!answer) return refuse(response, {"bad_data", make_message("An answer is `done` or `refused`")});
    const Message message = text::one_line(text::message_from(*body).value_or(Message()), kMostMessage);
    std::int64_t order = 0;
    const std::string& number = request.parts[1];
    std::from_chars(number.data(), number.data() + number.size(), order);
    finish(response, token, desk.with([&](db::club::Club& club) -> db::Expected<void> {
      if (const auto may = allowed(club, token, key_of(request), holder); !may) return may;
      return club.answer_order(token, order, *answer, message);
    }));
  }

  void show_signs(const Request& request, Response& response) const {
    const std::string& token = request.parts[0];
    const auto signs = desk.with([&](db::club::Club& club) -> db::Expected<std::map<std::string, std::string>> {
      if (const auto may = allowed(club, token, key_of(request), request.param("holder")); !may)
        return tl::unexpected(may.error());
      return club.seat_signs(token);
    });
    signs ? answer(response, {{"signs", *signs}}) : refuse(response, signs.error());
  }

  void let_go(const Request& request, Response& response) const {
    const auto body = object_of(request, response);
    if (!body) return;
    text::JsonFields said(*body);
    const std::string token = request.parts[0], holder = said.text_or("holder", kMostHolder),
                      seat = said.text("seat", kMostSeat);
    if (!said.fault().empty()) return refuse(response, unfit(said));
    finish(response, token, desk.with([&](db::club::Club& club) -> db::Expected<void> {
      if (const auto may = allowed(club, token, key_of(request), holder); !may) return may;
      return club.sign_out(token, seat, key_of(request).by());
    }));
  }

  void finish(Response& response, const std::string& token, const db::Expected<void>& done) const {
    if (!done) return refuse(response, done.error());
    long_poll.poke(token);
    answer(response, {{"done", true}});
  }
};

}  // namespace

void add_phone_routes(http::Router& routes, ClubDesk& desk, Auth& auth, Seats& seats, LongPoll& long_poll) {
  routes.get(
      "/api/seat", [&](const Request& request, Response& response) { show_seat(request, response, seats, long_poll); },
      auth.seat(seats));
  routes.post(
      "/api/seat/ask", kMostBody,
      [&](const Request& request, Response& response) {
        const auto said = object_of(request, response);
        if (!said) return;
        const auto order = seats.ask(seat_of(request), *said);
        if (!order) return refuse(response, order.error());
        long_poll.poke(seat_of(request).token);
        answer(response, {{"order", *order}});
      },
      auth.seat(seats));
  const auto guard = auth.key({Role::table, Role::arbiter});
  const PhoneRoutes phones{desk, long_poll};
  routes.get(
      "/api/orders/{token}",
      [&](const Request& request, Response& response) { show_orders(request, response, desk, long_poll); }, guard);
  routes.post(
      "/api/orders/{token}/{number}", kMostAnswerBody,
      [phones](const Request& request, Response& response) { phones.answer_order(request, response); }, guard);
  routes.get(
      "/api/phones/{token}",
      [phones](const Request& request, Response& response) { phones.show_signs(request, response); }, guard);
  routes.post(
      "/api/phones/{token}/free", kMostBody,
      [phones](const Request& request, Response& response) { phones.let_go(request, response); }, guard);
}

}  // namespace arbiter::server
