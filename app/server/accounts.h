// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "app/passwords/password.h"
#include "app/server/attempts.h"
#include "app/server/auth.h"

namespace arbiter::server {

/// Browsers that sign in with the name and the password of an account.
///
///   POST /api/account/enter               {"name", "password"}: begins a session, a cookie; answers as GET
///   /api/account.
///                                         401 `wrong_password`; 429 `busy` with Retry-After where somebody has to
///                                         wait, see Attempts; 503 `busy` where too many sign in at once
///   GET  /api/account                     {"name", "roles": [{"role", "event": its name}]}; no event: all of them
///   POST /api/account/password            {"old", "new"}: another password; ends the account's other sessions
///   GET  /api/account/sessions            {"sessions": [{"number", "begun", "used", "from", "browser", "current"}]}
///   POST /api/account/sessions/N/end      ends that one of the account's sessions
///
/// Signing out is POST /api/leave. All but the first want a session, see Auth::account.
class Accounts {
 public:
  Accounts(ClubDesk& desk, Auth& auth, std::function<http::Clock::time_point()> now);

  void add_routes(http::Router& routes);

 private:
  void enter(const Request& request, Response& response);
  void show(const db::club::Account& account, Response& response);
  void set_password(const Request& request, Response& response);
  void list_sessions(const Request& request, Response& response);
  void end_session(const Request& request, Response& response);
  /// Is it the password? With the account's delays. None: the response says why.
  [[nodiscard]] std::optional<bool> is_right(const Request& request, Response& response, const std::string& name,
                                             const std::string& password, const std::string& digest);

  ClubDesk& desk_;
  Auth& auth_;
  Attempts attempts_;
  passwords::Turns turns_;
};

}  // namespace arbiter::server
