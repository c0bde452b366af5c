// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/http/crowd.h"
#include "app/http/router.h"
#include "app/server/club_desk.h"
#include "app/server/sessions.h"

namespace arbiter::server {

class Seats;
using http::Request;
using http::Response;

/// Who may do what at the server. Its guards run before a request's body is read, so that a stranger's is never read.
class Gate {
 public:
  /// `open`: looking on wants no key. `now`: the time by which too often is counted, in any thread.
  Gate(ClubDesk& desk, bool open, std::function<http::Clock::time_point()> now)
      : desk_(desk), open_(open), now_(std::move(now)), sessions_(now_) {}

  /// Lets in requests that bring in `Authorization: Bearer …` a key with one of these roles; see `key_of`. Others get
  /// 401 (no key that holds), 403 (another role), 429 (more than 60 requests with a key and 20 more a second), 503 (the
  /// database cannot be read). Wrong keys beyond 20 from an address and one more each 3 seconds get 429, a second
  /// later: they slow nobody down but themselves.
  [[nodiscard]] http::Guard key(std::vector<std::string> roles);
  /// Lets in requests that sign in at a seat with `Authorization: Seat …`, see Seats::known and `seat_of`. Others get
  /// 401, 409 (another phone speaks for the seat, or, with `?again`, this one was let go), 429 (wrong codes as wrong
  /// keys; a seat's requests as a key's).
  [[nodiscard]] http::Guard seat(Seats& seats);
  /// Lets in who may look on: everybody, or whoever has any key that holds, brought as above or with a session (the
  /// cookie `arbiter_session`). Empty if it is everybody.
  [[nodiscard]] http::Guard look();
  /// Begins a session for a browser that has brought a key. It is for looking on only: whatever writes wants the key
  /// itself, so that no other page can do it in somebody's name.
  void begin_session(const Request& request, Response& response);
  /// Ends the browser's session.
  void end_session(const Request& request, Response& response);

 private:
  [[nodiscard]] std::shared_ptr<const void> refuse_wrong(const Request& request, Response& response,
                                                         const db::Error& error);
  [[nodiscard]] std::shared_ptr<const db::club::Key> known(const std::string& text, const Request& request,
                                                           Response& response);

  ClubDesk& desk_;
  bool open_;
  std::function<http::Clock::time_point()> now_;
  Sessions sessions_;
  http::Buckets wrong_{20, 1.0 / 3}, busy_{60, 20};
};

/// The key with which Gate::key has let the request in.
[[nodiscard]] const db::club::Key& key_of(const Request& request);
/// The seat at which Gate::seat has let it in.
[[nodiscard]] const db::club::PublishedSeat& seat_of(const Request& request);

/// Answers with an error as JSON, `{"error": code, "message"}`, and a status that fits. If it is a fault of the
/// database or of the program, the caller gets a sentence of ours, and what happened goes to the log (Response::note).
void refuse(Response& response, const db::Error& error);
/// … and with a status of one's own.
void refuse(Response& response, int status, const db::Error& error);
/// What strangers hear of a fault with that code that is not theirs, a sentence without its full stop.
[[nodiscard]] std::string our_words(const std::string& code);
/// Answers with JSON that nobody is to keep.
void answer(Response& response, const nlohmann::json& value);

}  // namespace arbiter::server
