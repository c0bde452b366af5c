// SPDX-License-Identifier: MIT
#include "app/server/phones.h"

#include <httplib.h>

#include <charconv>

#include "app/server/words.h"
#include "text/json_text.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr int kLongestWait = 25;                       // seconds; proxies cut at 30 and more
constexpr std::chrono::milliseconds kLookAgain{3000};  // another server may have written to the same database

/// A whole number that the address names; 0 where it names none.
std::int64_t number_of(const httplib::Request& request, const char* name) {
  const std::string text = request.get_param_value(name);
  std::int64_t number = 0;
  return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc() ? number : 0;
}

/// For how long somebody wants to wait, in seconds.
int wait_of(const httplib::Request& request) {
  return static_cast<int>(std::clamp<std::int64_t>(number_of(request, "wait"), 0, kLongestWait));
}

std::optional<json> object_of(const httplib::Request& request, httplib::Response& response) {
  auto body = text::parse(request.body);
  if (body && body->is_object()) return std::move(*body);
  refuse(response, {"bad_data", "That is no JSON object" + (body ? std::string() : ": " + body.error().text())});
  return std::nullopt;
}

void answer(httplib::Response& response, const json& value) {
  response.set_header("Cache-Control", "no-store");
  response.set_content(text::dump(value), "application/json");
}

std::string tag_of(const std::string& text) { return "\"" + std::to_string(std::hash<std::string>()(text)) + "\""; }

/// Asks `look` until it is content or the time is over. `look` answers whether to go on waiting.
template <class Look>
void wait_for(Wakes& wakes, const std::string& token, int seconds, const Look& look) {
  using Clock = std::chrono::steady_clock;
  const auto until = Clock::now() + std::chrono::seconds(seconds);
  while (true) {
    const std::uint64_t seen = wakes.count(token);
    if (!look()) return;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
    if (left.count() <= 0 || !wakes.wait(token, seen, std::min(left, kLookAgain))) return;
  }
}

void show_seat(const httplib::Request& request, httplib::Response& response, Gate& gate, Seats& seats, Wakes& wakes) {
  const auto at = gate.seat(request, response, seats);
  if (!at) return;
  const std::string had = request.get_header_value("If-None-Match");
  const std::string language = language_asked_for(request.get_header_value("Accept-Language"));
  if (had.empty()) wakes.poke(at->token);  // the table hears that there is a phone
  std::string tag, text;
  std::optional<db::Error> error;
  wait_for(wakes, at->token, had.empty() ? 0 : wait_of(request), [&] {
    const auto view = seats.view(*at, language);
    if (!view) {
      error = view.error();
      return false;
    }
    text = text::dump(*view);
    tag = tag_of(text);
    return tag == had;
  });
  if (error) return refuse(response, *error);
  response.set_header("Cache-Control", "no-store");
  response.set_header("ETag", tag);
  if (tag == had)
    response.status = 304;
  else
    response.set_content(text, "application/json");
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

void show_orders(const httplib::Request& request, httplib::Response& response, ClubDesk& desk, Gate& gate,
                 Wakes& wakes) {
  const auto key = gate.admit(request, response, {"table", "arbiter"});
  if (!key) return;
  const std::string token = request.matches[1], holder = request.get_param_value("holder");
  const std::int64_t after = number_of(request, "after"), phones = number_of(request, "signed");
  json told;
  std::optional<db::Error> error;
  wait_for(wakes, token, wait_of(request), [&] {
    const auto now = desk.with([&](const db::club::Club& club) { return orders_now(club, token, holder, *key); });
    if (!now) {
      error = now.error();
      return false;
    }
    told = {{"orders", json::array()}, {"signed_in", now->second}};
    for (const db::club::SeatOrder& one : now->first)
      if (one.id > after)
        told["orders"].push_back(
            {{"id", one.id}, {"seat", one.seat}, {"kind", one.kind}, {"said", one.said}, {"seen", one.seen}});
    return told["orders"].empty() && static_cast<std::int64_t>(now->second.size()) == phones;
  });
  if (error) return refuse(response, *error);
  answer(response, told);
}

db::Expected<void> allowed(const db::club::Club& club, const std::string& token, const db::club::Key& key,
                           const std::string& holder) {
  if (key.role == "arbiter") return {};
  return club.orders_for(token, holder, key).map([](const auto&) {});
}

}  // namespace

void add_phone_routes(httplib::Server& http, ClubDesk& desk, Gate& gate, Seats& seats, Wakes& wakes) {
  http.Get("/api/seat", [&](const auto& request, auto& response) { show_seat(request, response, gate, seats, wakes); });
  http.Post("/api/seat/ask", [&](const auto& request, auto& response) {
    const auto at = gate.seat(request, response, seats);
    if (!at) return;
    const auto said = object_of(request, response);
    if (!said) return;
    const auto order = seats.ask(*at, *said);
    if (!order) return refuse(response, order.error());
    wakes.poke(at->token);
    answer(response, {{"order", *order}});
  });
  http.Get(R"(/api/orders/([0-9a-f]{32}))",
           [&](const auto& request, auto& response) { show_orders(request, response, desk, gate, wakes); });
  http.Post(R"(/api/orders/([0-9a-f]{32})/(\d{1,12}))", [&](const auto& request, auto& response) {
    const auto key = gate.admit(request, response, {"table", "arbiter"});
    if (!key) return;
    const auto said = object_of(request, response);
    if (!said) return;
    const std::string token = request.matches[1];
    const auto noted = desk.with([&](db::club::Club& club) -> db::Expected<void> {
      if (const auto may = allowed(club, token, *key, said->value("holder", "")); !may) return may;
      return club.answer_order(token, std::stoll(request.matches[2]), said->value("answer", ""),
                               said->value("message", ""));
    });
    if (!noted) return refuse(response, noted.error());
    wakes.poke(token);
    answer(response, {{"done", true}});
  });
  http.Get(R"(/api/phones/([0-9a-f]{32}))", [&](const auto& request, auto& response) {
    const auto key = gate.admit(request, response, {"table", "arbiter"});
    if (!key) return;
    const std::string token = request.matches[1];
    const auto signs = desk.with([&](db::club::Club& club) -> db::Expected<std::map<std::string, std::string>> {
      if (const auto may = allowed(club, token, *key, request.get_param_value("holder")); !may)
        return tl::unexpected(may.error());
      return club.seat_signs(token);
    });
    if (!signs) return refuse(response, signs.error());
    answer(response, {{"signs", *signs}});
  });
  http.Post(R"(/api/phones/([0-9a-f]{32})/free)", [&](const auto& request, auto& response) {
    const auto key = gate.admit(request, response, {"table", "arbiter"});
    if (!key) return;
    const auto said = object_of(request, response);
    if (!said) return;
    const std::string token = request.matches[1];
    const auto let_go = desk.with([&](db::club::Club& club) -> db::Expected<void> {
      if (const auto may = allowed(club, token, *key, said->value("holder", "")); !may) return may;
      return club.sign_out(token, said->value("seat", ""), key->by());
    });
    if (!let_go) return refuse(response, let_go.error());
    wakes.poke(token);
    answer(response, {{"done", true}});
  });
}

}  // namespace arbiter::server
