// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/http/connection_limit.h"
#include "app/http/router.h"
#include "app/server/club_desk.h"
#include "app/server/event_list.h"
#include "app/server/sessions.h"
#include "text/json_fields.h"
#include "value/message.h"

namespace arbiter::server {

class Seats;
using db::club::Role;
using http::Request;
using http::Response;

/// Somebody who is signed in, see Auth::account.
struct SignedIn {
  db::club::Account account;
  std::string session;  ///< its id
};

/// Who may do what at the server. Its guards run before a request's body is read, so that a stranger's is never read.
class Auth {
 public:
  /// `open`: looking on wants no key. `now`: the time by which too often is counted, in any thread.
  Auth(ClubDesk& desk, bool open, std::function<http::Clock::time_point()> now)
      : desk_(desk), open_(open), now_(std::move(now)), sessions_(now_) {}

  /// Lets in requests that bring in `Authorization: Bearer …` a key with one of these roles; see `key_of`. Others get
  /// 401 (no key that holds), 403 (another role), 429 (more than 60 requests with a key and 20 more a second), 503 (the
  /// database cannot be read). Wrong keys beyond 20 from an address and one more each 3 seconds get 429, a second
  /// later: they slow nobody down but themselves.
  [[nodiscard]] http::Guard key(std::vector<Role> roles);
  /// The same, and browsers that are signed in to an account with one of these roles; then the key is that of
  /// `acting_key`. Such requests of POST need the header `X-Arbiter: page`, else 403: no other site's page can send it.
  [[nodiscard]] http::Guard key_or_account(std::vector<Role> roles);
  /// Lets in browsers that are signed in to an account; the request's `pass` is SignedIn. The header as above. Others
  /// get 401.
  [[nodiscard]] http::Guard account();
  /// Lets in requests that sign in at a seat with `Authorization: Seat …`, see Seats::known and `seat_of`. Others get
  /// 401, 409 (another phone speaks for the seat, or, with `?again`, this one was let go), 429 (wrong codes as wrong
  /// keys; a seat's requests as a key's).
  [[nodiscard]] http::Guard seat(Seats& seats);
  /// Which event a request is about; none: it is about none that is here.
  using AboutEvent = std::function<std::optional<ListedEvent>(const Request&)>;
  /// Lets in who may look on at an event for members: whoever has a key that holds and is for this event or for all,
  /// brought as above or with a session (the cookie `arbiter_session`). Others get 401, or 403 if the key is for
  /// another event.
  [[nodiscard]] http::Guard look(AboutEvent about);
  /// Lets in everybody whose key or session holds, if they bring one, and others unless all is for members only. The
  /// request's `pass` is the key, one without a number if there is none.
  [[nodiscard]] http::Guard look_or_not();
  /// Does the request bring a key, or a session?
  [[nodiscard]] static bool brings_key(const Request& request);
  /// Does looking on want a key, whatever the event?
  [[nodiscard]] bool members_only() const { return !open_; }
  /// Begins a session for a browser that has brought a key. It is for looking on only: whatever writes wants the key
  /// itself, so that no other page can do it in somebody's name.
  void begin_session(const Request& request, Response& response);
  /// Begins a session for a browser that has signed in to that account, in place of the one that it had.
  void begin_session(const Request& request, Response& response, const db::club::Account& account);
  [[nodiscard]] Sessions& sessions() { return sessions_; }
  /// Ends the browser's session.
  void end_session(const Request& request, Response& response);

 private:
  [[nodiscard]] std::shared_ptr<const void> refuse_wrong(const Request& request, Response& response,
                                                         const db::Error& error);
  [[nodiscard]] std::shared_ptr<const db::club::Key> brought(const Request& request, Response& response);
  [[nodiscard]] db::Expected<std::optional<db::club::Account>> account_of(const Sessions::Holder& holder);
  [[nodiscard]] std::shared_ptr<const SignedIn> signed_in(const Request& request, Response& response);
  [[nodiscard]] std::shared_ptr<const db::club::Key> acting(const Request& request, Response& response,
                                                            const std::vector<Role>& roles);
  [[nodiscard]] std::shared_ptr<const db::club::Key> allowed(std::shared_ptr<const db::club::Key> key,
                                                             const std::vector<Role>& roles, Response& response);
  [[nodiscard]] std::shared_ptr<const db::club::Key> known(const std::string& text, const Request& request,
                                                           Response& response);

  ClubDesk& desk_;
  bool open_;
  std::function<http::Clock::time_point()> now_;
  Sessions sessions_;
  http::Buckets wrong_{20, 1.0 / 3}, busy_{60, 20};
};

/// For Auth::key: any key that holds.
inline const std::vector<Role> kEveryRole{Role::arbiter, Role::table, Role::player, Role::spectator};

/// The key with which Auth::key has let the request in.
[[nodiscard]] const db::club::Key& key_of(const Request& request);
/// With which account Auth::account has let it in.
[[nodiscard]] const SignedIn& signed_in_of(const Request& request);
/// What an account may do by its roles that are among these, as a key for its events. None if it has no such role.
[[nodiscard]] std::optional<db::club::Key> acting_key(const db::club::Account& account, const std::vector<Role>& roles);
/// The event that a request with a key is about: the one that it names, that of the key, or `usual` (as
/// event::find_event takes it). Errors: `forbidden` where it names another one than the key is for, and those of
/// event::event_meant.
[[nodiscard]] db::Expected<db::club::EventId> event_for(const db::club::Club& club, const std::string& named,
                                                        const std::string& usual, const db::club::Key& key);
/// The seat at which Auth::seat has let it in.
[[nodiscard]] const db::club::PublishedSeat& seat_of(const Request& request);

/// Answers with an error as JSON, `{"error": code, "message", "id", "args"}` (text::put_message), and a status that
/// fits. If it is a fault of the database or of the program, the caller gets a sentence of ours, and what happened goes
/// to the log (Response::note).
void refuse(Response& response, const db::Error& error);
/// … and with a status of one's own.
void refuse(Response& response, int status, const db::Error& error);
/// The error `bad_data` with what does not fit in what somebody has said.
[[nodiscard]] db::Error unfit(const text::JsonFields& said);
/// What strangers hear of a fault with that code that is not theirs, a sentence without its full stop.
[[nodiscard]] Message our_words(const std::string& code);
/// Answers with JSON that nobody is to keep.
void answer(Response& response, const nlohmann::json& value);

}  // namespace arbiter::server
