// SPDX-License-Identifier: MIT
#include "app/server/accounts.h"

#include <algorithm>

#include "text/json_fields.h"
#include "text/json_text.h"
#include "text/message_json.h"

namespace arbiter::server {

using db::club::Account;
using db::club::AccountPassword;
using db::club::Club;
using nlohmann::json;

namespace {

constexpr std::size_t kMostBody = 16U << 10U;  // bytes of a request; JSON may write a byte in six
constexpr std::size_t kMostName = 200;         // bytes
// A digest takes 19 MiB and a core for some 50 ms. The threads of the server must be left to others.
constexpr int kAtOnce = 2, kWaiting = 4;
constexpr std::chrono::milliseconds kPatience{2000};

db::Error full() { return {"busy", make_message("Too many sign in at this moment; try again soon")}; }

/// As accounts are told apart, also where there is none of that name.
std::string folded(std::string name) {
  std::ranges::transform(name, name.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return name;
}

/// The body as JSON. None: the response says why.
std::optional<json> body_of(const Request& request, Response& response) {
  json body = text::parse_or_discard(request.body);
  if (body.is_object()) return body;
  refuse(response, {"bad_data", as_it_is("That is no JSON object")});
  return std::nullopt;
}

}  // namespace

Accounts::Accounts(ClubDesk& desk, Auth& auth, std::function<http::Clock::time_point()> now)
    : desk_(desk), auth_(auth), attempts_(std::move(now)), turns_(kAtOnce, kWaiting, kPatience) {}

std::optional<bool> Accounts::is_right(const Request& request, Response& response, const std::string& name,
                                       const std::string& password, const std::string& digest) {
  const std::string who = folded(name), from = http::household(request.from);
  if (const auto wait = attempts_.begin(who, from); wait.count() > 0) {
    json said{{"error", "busy"}};
    text::put_message(said, make_message("Too many wrong passwords; wait %1 seconds", wait.count()));
    response.status = 429;
    response.set_header("Retry-After", std::to_string(wait.count()));
    response.set_content(text::dump(said), "application/json");
    return std::nullopt;
  }
  const auto turn = turns_.take();
  if (!turn) {
    attempts_.undone(who, from);
    refuse(response, 503, full());
    return std::nullopt;
  }
  const auto right = passwords::belongs(password, digest);
  if (!right) {
    attempts_.undone(who, from);
    response.note = right.error().english();
    refuse(response, 503, full());
    return std::nullopt;
  }
  if (*right) attempts_.right(who, from);
  return *right;
}

void Accounts::enter(const Request& request, Response& response) {
  const auto body = body_of(request, response);
  if (!body) return;
  text::JsonFields said(*body);
  const std::string name = said.text("name", kMostName), password = said.text("password", passwords::kMost);
  if (!said.fault().empty()) return refuse(response, unfit(said));
  const auto known = desk_.with([&](const Club& club) { return club.password_of(name); });
  if (!known) return refuse(response, known.error());
  const AccountPassword whose = known->value_or(AccountPassword{});
  const auto right = is_right(request, response, name, password, whose.digest);
  if (!right) return;
  if (!*right) return refuse(response, 401, {"wrong_password", make_message("The name or the password is wrong")});
  auth_.begin_session(request, response, whose.account);
  show(whose.account, response);
}

void Accounts::show(const Account& account, Response& response) {
  json roles = json::array();
  const auto named = desk_.with([&](const Club& club) -> db::Expected<void> {
    for (const db::club::AccountRole& one : account.roles) {
      json role{{"role", word(one.role)}};
      if (one.event) {
        const auto record = club.event_lines({1, *one.event + 1});
        if (!record) return tl::unexpected(record.error());
        const bool there = !record->empty() && record->front().event.id == *one.event;
        role["event"] = there ? record->front().event.name : std::to_string(*one.event);
      }
      roles.push_back(std::move(role));
    }
    return {};
  });
  if (!named) return refuse(response, named.error());
  answer(response, {{"name", account.name}, {"roles", std::move(roles)}});
}

void Accounts::set_password(const Request& request, Response& response) {
  const SignedIn& who = signed_in_of(request);
  const auto body = body_of(request, response);
  if (!body) return;
  text::JsonFields said(*body);
  const std::string old = said.text("old", passwords::kMost), wanted = said.text("new", 2 * passwords::kMost);
  if (!said.fault().empty()) return refuse(response, unfit(said));
  if (const auto fits = passwords::fit(wanted); !fits) return refuse(response, {"bad_value", fits.error()});
  const auto known = desk_.with([&](const Club& club) { return club.password_of(who.account.name); });
  if (!known) return refuse(response, known.error());
  const auto right = is_right(request, response, who.account.name, old, known->value_or(AccountPassword{}).digest);
  if (!right) return;
  if (!*right) return refuse(response, 403, {"wrong_password", make_message("The old password is wrong")});
  const auto turn = turns_.take();
  const auto digest = turn ? passwords::digest_of(wanted) : tl::unexpected(full().message);
  if (!digest) {
    response.note = digest.error().english();
    return refuse(response, 503, full());
  }
  Account account = who.account;
  const auto epoch = desk_.with([&](Club& club) {
    return club.set_password(account.id, *digest, account.epoch,
                             acting_key(account, {account.roles.front().role}).value().by());
  });
  if (!epoch) return refuse(response, epoch.error());
  account.epoch = *epoch;
  auth_.sessions().end_all(account.id);
  auth_.begin_session(request, response, account);
  show(account, response);
}

void Accounts::list_sessions(const Request& request, Response& response) {
  const SignedIn& who = signed_in_of(request);
  json all = json::array();
  for (const Sessions::Listed& one : auth_.sessions().of({{}, who.account.id, who.account.epoch}, who.session))
    all.push_back({{"number", one.number},
                   {"begun", one.begun},
                   {"used", one.used},
                   {"from", one.place.from},
                   {"browser", one.place.browser},
                   {"current", one.current}});
  answer(response, {{"sessions", std::move(all)}});
}

void Accounts::end_session(const Request& request, Response& response) {
  if (!auth_.sessions().end(signed_in_of(request).account.id, std::stoll(request.parts[0])))
    return refuse(response, {"not_found", make_message("There is no such session any more")});
  answer(response, {{"done", true}});
}

void Accounts::add_routes(http::Router& routes) {
  routes.post("/api/account/enter", kMostBody,
              [this](const Request& request, Response& response) { enter(request, response); });
  routes.get(
      "/api/account",
      [this](const Request& request, Response& response) { show(signed_in_of(request).account, response); },
      auth_.account());
  routes.post(
      "/api/account/password", kMostBody,
      [this](const Request& request, Response& response) { set_password(request, response); }, auth_.account());
  routes.get(
      "/api/account/sessions", [this](const Request& request, Response& response) { list_sessions(request, response); },
      auth_.account());
  routes.post(
      "/api/account/sessions/{number}/end", 0,
      [this](const Request& request, Response& response) { end_session(request, response); }, auth_.account());
}

}  // namespace arbiter::server
