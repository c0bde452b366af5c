// SPDX-License-Identifier: MIT
#include "app/server/auth.h"

#include <algorithm>
#include <array>

#include "app/event/event.h"
#include "app/server/seats.h"
#include "text/json_text.h"
#include "text/message_json.h"
#include "text/utf8.h"

namespace arbiter::server {
namespace {

constexpr std::chrono::milliseconds kSlowedDown{1000};
constexpr const char* kSession = "arbiter_session";
constexpr std::size_t kMostBrowser = 200;  // bytes of what a browser calls itself
constexpr std::size_t kMostKey = 200;      // bytes; what is longer is no key

/// The caller did something wrong, or somebody else was first: the message is ours and is for them.
constexpr std::array kCallers{"bad_data", "bad_value", "bad_file"};
constexpr std::array kConflicts{"conflict",  "taken",   "let_go",  "fenced",  "differs",
                                "unclaimed", "refused", "waiting", "changed", "anyway"};

template <class List>
bool among(const List& list, const auto& one) {
  return std::ranges::find(list, one) != list.end();
}

std::string bearer(const Request& request) {
  const std::string given = request.header("authorization"), scheme = "Bearer ";
  return given.starts_with(scheme) ? given.substr(scheme.size()) : std::string();
}

/// Browsers ask before they send such a header to another site, and the server allows it to none.
bool from_own_page(const Request& request) { return request.method == "GET" || request.header("x-arbiter") == "page"; }

/// `id` empty: the cookie goes.
void set_session(const Request& request, Response& response, const std::string& id) {
  const std::string lasts =
      std::to_string(id.empty() ? 0 : std::chrono::duration_cast<std::chrono::seconds>(Sessions::kLasts).count());
  const std::string rest = "; Max-Age=" + lasts + "; SameSite=Strict; Path=/" + (request.secure ? "; Secure" : "");
  response.set_header("Set-Cookie", kSession + ("=" + id) + "; HttpOnly" + rest);
  // By this one the page knows that there is a session. It opens nothing.
  response.set_header("Set-Cookie", "arbiter_entered=" + std::string(id.empty() ? "" : "yes") + rest);
}

}  // namespace

db::Error unfit(const text::JsonFields& said) { return {"bad_data", {"%1", {}, {Argument(said.fault())}}}; }

Message our_words(const std::string& code) {
  if (code == "busy") return make_message("The club's database is busy; ask again in a moment");
  if (code == "read_only") return make_message("This server only shows what happens; it changes nothing");
  if (code == "full") return make_message("The club's disk is full; tell whoever keeps the server");
  return make_message("The club's database cannot be used at the moment; tell whoever keeps the server");
}

void refuse(Response& response, int status, const db::Error& error) {
  response.status = status;
  if (status == 401) response.set_header("WWW-Authenticate", "Bearer");
  if (status == 429 || status == 503) response.set_header("Retry-After", "1");
  nlohmann::json said{{"error", error.code}};
  text::put_message(said, error.message);
  response.set_content(text::dump(said), "application/json");
}

void refuse(Response& response, const db::Error& error) {
  const std::string& code = error.code;
  if (among(kCallers, code)) return refuse(response, 400, error);
  if (code == "forbidden") return refuse(response, 403, error);
  if (code == "not_found") return refuse(response, 404, error);
  if (among(kConflicts, code)) return refuse(response, 409, error);
  response.note = code + ": " + error.message.english();
  refuse(response, 503, {code, our_words(code)});
}

void answer(Response& response, const nlohmann::json& value) {
  response.set_header("Cache-Control", "no-store");
  response.set_content(text::dump(value), "application/json");
}

const db::club::Key& key_of(const Request& request) { return *static_cast<const db::club::Key*>(request.pass.get()); }

db::Expected<db::club::EventId> event_for(const db::club::Club& club, const std::string& named,
                                          const std::string& usual, const db::club::Key& key) {
  if ((named.empty() || named == "last") && key.event && key.more_events.empty()) return *key.event;
  auto event = event::event_meant(club, named.empty() ? usual : named);
  // What is meant for one event must not happen to another.
  if (event && !key.is_for(*event))
    return tl::unexpected(db::Error{"forbidden", key.account > 0 ? make_message("This account is for another event")
                                                                 : make_message("This key is for another event")});
  return event;
}

const db::club::PublishedSeat& seat_of(const Request& request) {
  return *static_cast<const db::club::PublishedSeat*>(request.pass.get());
}

std::shared_ptr<const void> Auth::refuse_wrong(const Request& request, Response& response, const db::Error& error) {
  if (wrong_.take(http::household(request.from), now_())) {
    refuse(response, 401, error);
  } else {
    refuse(response, 429, {"busy", make_message("Too many wrong keys came from here; wait a moment")});
    response.delay = kSlowedDown;
  }
  return nullptr;
}

http::Guard Auth::seat(Seats& seats) {
  return [this, &seats](const Request& request, Response& response) -> std::shared_ptr<const void> {
    const std::string given = request.header("authorization"), scheme = "Seat ";
    const auto at =
        seats.known(given.starts_with(scheme) && given.size() < kMostKey ? given.substr(scheme.size()) : std::string(),
                    request.has_param("again"));
    if (!at && at.error().code == "unknown_seat") return refuse_wrong(request, response, at.error());
    if (!at) {
      refuse(response, at.error());
      return nullptr;
    }
    if (busy_.take(at->token + at->seat, now_())) return std::make_shared<db::club::PublishedSeat>(*at);
    refuse(response, 429, {"busy", make_message("This phone asks too often; wait a moment")});
    return nullptr;
  };
}

std::shared_ptr<const db::club::Key> Auth::known(const std::string& text, const Request& request, Response& response) {
  const auto key = desk_.with([&](const db::club::Club& club) {
    return text.size() < kMostKey ? club.key_of(text) : db::Expected<std::optional<db::club::Key>>();
  });
  if (key && *key) return std::make_shared<db::club::Key>(**key);
  if (key)
    std::ignore = refuse_wrong(
        request, response,
        {"unknown_key", make_message("This wants a key of the club that holds; `arbiter club keys new` makes one")});
  else
    refuse(response, key.error());
  return nullptr;
}

std::shared_ptr<const db::club::Key> Auth::allowed(std::shared_ptr<const db::club::Key> key,
                                                   const std::vector<Role>& roles, Response& response) {
  if (!key) return nullptr;
  if (!among(roles, key->role)) {
    refuse(response, 403, {"forbidden", make_message("A %1's key does not allow this", word(key->role))});
    return nullptr;
  }
  if (busy_.take(key->account > 0 ? "account " + std::to_string(key->account) : std::to_string(key->id), now_()))
    return key;
  refuse(response, 429,
         {"busy", key->account > 0 ? make_message("This account is used too often; wait a moment")
                                   : make_message("This key is used too often; wait a moment")});
  return nullptr;
}

http::Guard Auth::key(std::vector<Role> roles) {
  return [this, roles = std::move(roles)](const Request& request, Response& response) -> std::shared_ptr<const void> {
    return allowed(known(bearer(request), request, response), roles, response);
  };
}

http::Guard Auth::key_or_account(std::vector<Role> roles) {
  return [this, roles = std::move(roles)](const Request& request, Response& response) -> std::shared_ptr<const void> {
    const auto holder =
        bearer(request).empty() ? sessions_.holder_of(cookie_of(request, kSession)) : std::optional<Sessions::Holder>();
    if (!holder || holder->account == 0) return allowed(known(bearer(request), request, response), roles, response);
    return allowed(acting(request, response, roles), roles, response);
  };
}

http::Guard Auth::account() {
  return [this](const Request& request, Response& response) -> std::shared_ptr<const void> {
    return signed_in(request, response);
  };
}

/// The account of a session while its password is the one that the session began with.
db::Expected<std::optional<db::club::Account>> Auth::account_of(const Sessions::Holder& holder) {
  auto account = desk_.with([&](const db::club::Club& club) { return club.account(holder.account); });
  if (!account || !*account || (*account)->epoch == holder.epoch) return account;
  return std::optional<db::club::Account>();
}

/// Who is signed in. None: the response says why.
std::shared_ptr<const SignedIn> Auth::signed_in(const Request& request, Response& response) {
  const std::string id = cookie_of(request, kSession);
  const auto holder = sessions_.holder_of(id);
  const auto account =
      holder && holder->account > 0 ? account_of(*holder) : db::Expected<std::optional<db::club::Account>>();
  if (!account) {
    refuse(response, account.error());
  } else if (!*account) {
    if (holder && holder->account > 0) sessions_.end(id);
    refuse(response, 401, {"signed_out", make_message("Sign in first; the session is over, or there was none")});
  } else if (!from_own_page(request)) {
    refuse(response, 403, {"forbidden", make_message("With a session this wants the header X-Arbiter: page")});
  } else {
    return std::make_shared<SignedIn>(SignedIn{**account, id});
  }
  return nullptr;
}

/// What whoever is signed in may do by these roles. None: the response says why.
std::shared_ptr<const db::club::Key> Auth::acting(const Request& request, Response& response,
                                                  const std::vector<Role>& roles) {
  const auto who = signed_in(request, response);
  if (!who) return nullptr;
  if (const auto key = acting_key(who->account, roles)) return std::make_shared<db::club::Key>(*key);
  refuse(response, 403, {"forbidden", make_message("This account does not allow this")});
  return nullptr;
}

std::optional<db::club::Key> acting_key(const db::club::Account& account, const std::vector<Role>& roles) {
  db::club::Key key;
  key.account = account.id;
  key.name = account.name;
  key.person = account.person;
  bool any = false, every = false;
  for (const db::club::AccountRole& one : account.roles) {
    if (!among(roles, one.role)) continue;
    if (!any) key.role = one.role;
    any = true;
    if (!one.event)
      every = true;
    else if (!key.event)
      key.event = one.event;
    else
      key.more_events.push_back(*one.event);
  }
  if (every) {
    key.event.reset();
    key.more_events.clear();
  }
  return any ? std::optional(key) : std::nullopt;
}

const SignedIn& signed_in_of(const Request& request) { return *static_cast<const SignedIn*>(request.pass.get()); }

/// The key that a request brings, itself or with a session. None: the response says why.
std::shared_ptr<const db::club::Key> Auth::brought(const Request& request, Response& response) {
  const std::string given = bearer(request);
  if (!given.empty()) return known(given, request, response);
  const auto holder = sessions_.holder_of(cookie_of(request, kSession));
  if (holder && holder->account > 0) return acting(request, response, kEveryRole);
  if (holder) return known(holder->key, request, response);
  // A session that has ended is no attempt to guess a key.
  refuse(response, 401, {"unknown_key", make_message("Looking on here wants a key; ask the arbiter for one.")});
  return nullptr;
}

http::Guard Auth::look(AboutEvent about) {
  return [this, about = std::move(about)](const Request& request, Response& response) -> std::shared_ptr<const void> {
    const auto key = brought(request, response);
    if (!key) return nullptr;
    const auto event = about(request);
    if (!event || may_look(*event, key.get())) return key;
    refuse(response, 403,
           {"forbidden", key->account > 0 ? make_message("This account is for another event")
                                          : make_message("This key is for another event")});
    return nullptr;
  };
}

http::Guard Auth::look_or_not() {
  return [this](const Request& request, Response& response) -> std::shared_ptr<const void> {
    // A browser's session may have ended: then it is anybody's.
    if (open_ && bearer(request).empty()) {
      const auto holder = sessions_.holder_of(cookie_of(request, kSession));
      const auto account =
          holder && holder->account > 0 ? account_of(*holder) : db::Expected<std::optional<db::club::Account>>();
      if (!holder || (holder->account > 0 && account && !*account)) return std::make_shared<db::club::Key>();
    }
    return brought(request, response);
  };
}

bool Auth::brings_key(const Request& request) {
  return !bearer(request).empty() || !cookie_of(request, kSession).empty();
}

void Auth::begin_session(const Request& request, Response& response) {
  set_session(request, response, sessions_.begin(bearer(request)));
}

void Auth::begin_session(const Request& request, Response& response, const db::club::Account& account) {
  sessions_.end(cookie_of(request, kSession));
  const Sessions::Place place{request.from, text::one_line(request.header("user-agent"), kMostBrowser)};
  set_session(request, response, sessions_.begin({{}, account.id, account.epoch}, place));
}

void Auth::end_session(const Request& request, Response& response) {
  sessions_.end(cookie_of(request, kSession));
  set_session(request, response, "");
}

}  // namespace arbiter::server
