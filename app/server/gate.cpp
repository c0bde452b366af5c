// SPDX-License-Identifier: MIT
#include "app/server/gate.h"

#include <algorithm>
#include <array>

#include "app/evening/event.h"
#include "app/server/seats.h"
#include "text/json_text.h"

namespace arbiter::server {
namespace {

constexpr std::chrono::milliseconds kSlowedDown{1000};
constexpr const char* kSession = "arbiter_session";
constexpr std::size_t kMostKey = 200;  // bytes; what is longer is no key

/// The caller did something wrong, or somebody else was first: the message is ours and is for them.
constexpr std::array kCallers{"bad_data", "bad_value", "bad_file"};
constexpr std::array kConflicts{"conflict", "taken", "let_go", "fenced", "differs", "unclaimed", "refused", "waiting"};

template <class List>
bool among(const List& list, const std::string& code) {
  return std::ranges::find(list, code) != list.end();
}

std::string bearer(const Request& request) {
  const std::string given = request.header("authorization"), scheme = "Bearer ";
  return given.starts_with(scheme) ? given.substr(scheme.size()) : std::string();
}

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

std::string our_words(const std::string& code) {
  if (code == "busy") return "The club's database is busy; ask again in a moment";
  if (code == "read_only") return "This server only shows what happens; it changes nothing";
  if (code == "full") return "The club's disk is full; tell whoever keeps the server";
  return "The club's database cannot be used at the moment; tell whoever keeps the server";
}

void refuse(Response& response, int status, const db::Error& error) {
  response.status = status;
  if (status == 401) response.set_header("WWW-Authenticate", "Bearer");
  if (status == 429 || status == 503) response.set_header("Retry-After", "1");
  response.set_content(text::dump({{"error", error.code}, {"message", error.message}}), "application/json");
}

void refuse(Response& response, const db::Error& error) {
  const std::string& code = error.code;
  if (among(kCallers, code)) return refuse(response, 400, error);
  if (code == "forbidden") return refuse(response, 403, error);
  if (code == "not_found") return refuse(response, 404, error);
  if (among(kConflicts, code)) return refuse(response, 409, error);
  response.note = code + ": " + error.message;
  refuse(response, 503, {code, our_words(code)});
}

void answer(Response& response, const nlohmann::json& value) {
  response.set_header("Cache-Control", "no-store");
  response.set_content(text::dump(value), "application/json");
}

const db::club::Key& key_of(const Request& request) { return *static_cast<const db::club::Key*>(request.pass.get()); }

db::Expected<db::club::EventId> event_for(const db::club::Club& club, const std::string& named,
                                          const std::string& usual, const db::club::Key& key) {
  if ((named.empty() || named == "last") && key.event) return *key.event;
  auto event = evening::event_meant(club, named.empty() ? usual : named);
  // What is meant for one event must not happen to another.
  if (event && key.event && *key.event != *event)
    return tl::unexpected(db::Error{"forbidden", "This key is for another event"});
  return event;
}

const db::club::PublishedSeat& seat_of(const Request& request) {
  return *static_cast<const db::club::PublishedSeat*>(request.pass.get());
}

std::shared_ptr<const void> Gate::refuse_wrong(const Request& request, Response& response, const db::Error& error) {
  if (wrong_.take(http::household(request.from), now_())) {
    refuse(response, 401, error);
  } else {
    refuse(response, 429, {"busy", "Too many wrong keys came from here; wait a moment"});
    response.delay = kSlowedDown;
  }
  return nullptr;
}

http::Guard Gate::seat(Seats& seats) {
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
    refuse(response, 429, {"busy", "This phone asks too often; wait a moment"});
    return nullptr;
  };
}

std::shared_ptr<const db::club::Key> Gate::known(const std::string& text, const Request& request, Response& response) {
  const auto key = desk_.with([&](const db::club::Club& club) {
    return text.size() < kMostKey ? club.key_of(text) : db::Expected<std::optional<db::club::Key>>();
  });
  if (key && *key) return std::make_shared<db::club::Key>(**key);
  if (key)
    std::ignore =
        refuse_wrong(request, response,
                     {"unknown_key", "This wants a key of the club that holds; `arbiter club keys new` makes one"});
  else
    refuse(response, key.error());
  return nullptr;
}

http::Guard Gate::key(std::vector<std::string> roles) {
  return [this, roles = std::move(roles)](const Request& request, Response& response) -> std::shared_ptr<const void> {
    const auto key = known(bearer(request), request, response);
    if (!key) return nullptr;
    if (!among(roles, key->role)) {
      refuse(response, 403, {"forbidden", "A " + key->role + "'s key does not allow this"});
      return nullptr;
    }
    if (busy_.take(std::to_string(key->id), now_())) return key;
    refuse(response, 429, {"busy", "This key is used too often; wait a moment"});
    return nullptr;
  };
}

/// The key that a request brings, itself or with a session. None: the response says why.
std::shared_ptr<const db::club::Key> Gate::brought(const Request& request, Response& response) {
  const std::string given = bearer(request);
  if (!given.empty()) return known(given, request, response);
  const std::string key = sessions_.key_of(cookie_of(request, kSession));
  if (!key.empty()) return known(key, request, response);
  // A session that has ended is no attempt to guess a key.
  refuse(response, 401, {"unknown_key", "Looking on here wants a key; ask the arbiter for one."});
  return nullptr;
}

http::Guard Gate::look(AboutEvent about) {
  return [this, about = std::move(about)](const Request& request, Response& response) -> std::shared_ptr<const void> {
    const auto key = brought(request, response);
    if (!key) return nullptr;
    const auto event = about(request);
    if (!event || may_look(*event, key.get())) return key;
    refuse(response, 403, {"forbidden", "This key is for another event"});
    return nullptr;
  };
}

http::Guard Gate::look_or_not() {
  return [this](const Request& request, Response& response) -> std::shared_ptr<const void> {
    // A browser's session may have ended: then it is anybody's.
    if (open_ && bearer(request).empty() && sessions_.key_of(cookie_of(request, kSession)).empty())
      return std::make_shared<db::club::Key>();
    return brought(request, response);
  };
}

bool Gate::brings_key(const Request& request) {
  return !bearer(request).empty() || !cookie_of(request, kSession).empty();
}

void Gate::begin_session(const Request& request, Response& response) {
  set_session(request, response, sessions_.begin(bearer(request)));
}

void Gate::end_session(const Request& request, Response& response) {
  sessions_.end(cookie_of(request, kSession));
  set_session(request, response, "");
}

}  // namespace arbiter::server
