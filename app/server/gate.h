// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/server/club_desk.h"

namespace httplib {
struct Request;
struct Response;
}  // namespace httplib

namespace arbiter::server {

class Seats;

/// So many at once, and then so many a second: a bucket for each of many names.
class Buckets {
 public:
  using Clock = std::chrono::steady_clock;
  Buckets(double burst, double per_second) : burst_(burst), per_second_(per_second) {}
  /// Takes one from somebody's bucket. False where it is empty.
  bool take(const std::string& whose, Clock::time_point now = Clock::now());
  /// Is there one in it?
  [[nodiscard]] bool has(const std::string& whose, Clock::time_point now = Clock::now());

 private:
  struct Bucket {
    double level;
    Clock::time_point at;
  };
  Bucket& filled(const std::string& whose, Clock::time_point now);

  double burst_, per_second_;
  std::mutex mutex_;
  std::map<std::string, Bucket> buckets_;
};

/// How many are there from each of many addresses. Any thread.
class Crowd {
 public:
  explicit Crowd(int most) : most_(most) {}
  /// One more from there. False where there are too many; they are counted all the same, until they leave.
  bool enter(const std::string& from);
  void leave(const std::string& from);

 private:
  int most_;
  std::mutex mutex_;
  std::map<std::string, int> there_;
};

/// Who may do what at the server.
class Gate {
 public:
  /// `behind_proxy`: a caller's address is what the last X-Forwarded-For says. `open`: looking on wants no key. `now`:
  /// the time by which too often is counted, in any thread.
  Gate(ClubDesk& desk, bool behind_proxy, bool open, std::function<Buckets::Clock::time_point()> now)
      : desk_(desk), behind_proxy_(behind_proxy), open_(open), now_(std::move(now)) {}

  /// The key that a request brings in `Authorization: Bearer …`, where it has one of these roles. Otherwise the
  /// response says why not: 401 (no key that holds), 403 (another role), 429 (too often: more than 20 wrong keys from
  /// an address and one more each 3 seconds; more than 60 requests with a key and 20 more a second), 503 (the
  /// database).
  [[nodiscard]] std::optional<db::club::Key> admit(const httplib::Request& request, httplib::Response& response,
                                                   const std::vector<std::string>& roles);
  /// The seat that a request signs in at with `Authorization: Seat …`, see Seats::known. Otherwise the response says
  /// why not: 401, 409 (another phone speaks for the seat, or, with `?again`, this one was let go), 429 (wrong codes as
  /// wrong keys; a seat's requests as a key's).
  [[nodiscard]] std::optional<db::club::PublishedSeat> seat(const httplib::Request& request,
                                                            httplib::Response& response, Seats& seats);
  /// May somebody look on? With any key that holds, brought as above or as the cookie `arbiter_key`.
  [[nodiscard]] bool may_look(const httplib::Request& request, httplib::Response& response);

  /// The address that a request comes from.
  [[nodiscard]] std::string caller(const httplib::Request& request) const;

 private:
  /// Has somebody tried too often? Then the response says so.
  [[nodiscard]] bool too_many(const std::string& from, httplib::Response& response);
  [[nodiscard]] std::optional<db::club::Key> known(const std::string& text, const httplib::Request& request,
                                                   httplib::Response& response);

  ClubDesk& desk_;
  bool behind_proxy_, open_;
  std::function<Buckets::Clock::time_point()> now_;
  Buckets wrong_{20, 1.0 / 3}, busy_{60, 20};
};

/// Answers with an error in words, as JSON: `{"error": code, "message"}`, and a status that fits.
void refuse(httplib::Response& response, const db::Error& error);
/// … and with a status of one's own.
void refuse(httplib::Response& response, int status, const db::Error& error);

}  // namespace arbiter::server
