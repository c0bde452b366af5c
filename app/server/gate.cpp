// SPDX-License-Identifier: MIT
#include "app/server/gate.h"

#include <httplib.h>

#include <algorithm>

#include "app/server/seats.h"
#include "text/json_text.h"

namespace arbiter::server {
namespace {

constexpr std::size_t kMostBuckets = 10000;

std::string bearer(const httplib::Request& request) {
  const std::string given = request.get_header_value("Authorization"), scheme = "Bearer ";
  return given.rfind(scheme, 0) == 0 ? given.substr(scheme.size()) : std::string();
}

std::string cookie(const httplib::Request& request) {
  const std::string all = "; " + request.get_header_value("Cookie"), name = "; arbiter_key=";
  const std::size_t at = all.find(name);
  if (at == std::string::npos) return "";
  const std::size_t from = at + name.size();
  return all.substr(from, all.find(';', from) - from);
}

}  // namespace

Buckets::Bucket& Buckets::filled(const std::string& whose, Clock::time_point now) {
  if (buckets_.size() > kMostBuckets)
    std::erase_if(buckets_, [&](const auto& one) {
      return one.second.level + std::chrono::duration<double>(now - one.second.at).count() * per_second_ >= burst_;
    });
  Bucket& bucket = buckets_.try_emplace(whose, Bucket{burst_, now}).first->second;
  const double since = std::chrono::duration<double>(now - bucket.at).count();
  bucket.level = std::min(burst_, bucket.level + since * per_second_);
  bucket.at = now;
  return bucket;
}

bool Buckets::take(const std::string& whose, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  Bucket& bucket = filled(whose, now);
  if (bucket.level < 1) return false;
  bucket.level -= 1;
  return true;
}

bool Buckets::has(const std::string& whose, Clock::time_point now) {
  const std::lock_guard lock(mutex_);
  return filled(whose, now).level >= 1;
}

bool Crowd::enter(const std::string& from) {
  const std::lock_guard lock(mutex_);
  return ++there_[from] <= most_;
}

void Crowd::leave(const std::string& from) {
  const std::lock_guard lock(mutex_);
  if (const auto found = there_.find(from); found != there_.end() && --found->second <= 0) there_.erase(found);
}

void refuse(httplib::Response& response, int status, const db::Error& error) {
  response.status = status;
  if (status == 401) response.set_header("WWW-Authenticate", "Bearer");
  if (status == 429 || status == 503) response.set_header("Retry-After", "1");
  response.set_content(text::dump({{"error", error.code}, {"message", error.message}}), "application/json");
}

void refuse(httplib::Response& response, const db::Error& error) {
  const std::string& code = error.code;
  const bool caller = code == "bad_data" || code == "bad_value" || code == "bad_file";
  const bool conflict = code == "conflict" || code == "taken" || code == "let_go" || code == "fenced" ||
                        code == "differs" || code == "unclaimed" || code == "refused" || code == "waiting";
  refuse(response, caller ? 400 : code == "forbidden" ? 403 : code == "not_found" ? 404 : conflict ? 409 : 503, error);
}

std::string Gate::caller(const httplib::Request& request) const {
  if (!behind_proxy_) return request.remote_addr;
  const std::string all = request.get_header_value("X-Forwarded-For");
  const std::size_t comma = all.find_last_of(", ");
  return all.empty() ? request.remote_addr : all.substr(comma == std::string::npos ? 0 : comma + 1);
}

bool Gate::too_many(const std::string& from, httplib::Response& response) {
  if (wrong_.has(from, now_())) return false;
  refuse(response, 429, {"busy", "Too many wrong keys came from here; wait a moment"});
  return true;
}

std::optional<db::club::PublishedSeat> Gate::seat(const httplib::Request& request, httplib::Response& response,
                                                  Seats& seats) {
  const std::string given = request.get_header_value("Authorization"), scheme = "Seat ", from = caller(request);
  if (too_many(from, response)) return std::nullopt;
  const auto at = seats.known(given.rfind(scheme, 0) == 0 ? given.substr(scheme.size()) : std::string(),
                              request.has_param("again"));
  if (!at) {
    const bool wrong = at.error().code == "unknown_seat";
    if (wrong) wrong_.take(from, now_());
    wrong ? refuse(response, 401, at.error()) : refuse(response, at.error());
    return std::nullopt;
  }
  if (busy_.take(at->token + at->seat, now_())) return *at;
  refuse(response, 429, {"busy", "This phone asks too often; wait a moment"});
  return std::nullopt;
}

std::optional<db::club::Key> Gate::known(const std::string& text, const httplib::Request& request,
                                         httplib::Response& response) {
  const std::string from = caller(request);
  if (too_many(from, response)) return std::nullopt;
  const auto key = desk_.with([&](const db::club::Club& club) { return club.key_of(text); });
  if (!key) {
    refuse(response, 503, key.error());
    return std::nullopt;
  }
  if (*key) return *key;
  wrong_.take(from, now_());
  refuse(response, 401, {"unknown_key", "This wants a key of the club that holds; `arbiter club keys new` makes one"});
  return std::nullopt;
}

std::optional<db::club::Key> Gate::admit(const httplib::Request& request, httplib::Response& response,
                                         const std::vector<std::string>& roles) {
  auto key = known(bearer(request), request, response);
  if (!key) return std::nullopt;
  if (std::find(roles.begin(), roles.end(), key->role) == roles.end()) {
    refuse(response, 403, {"forbidden", "A " + key->role + "'s key does not allow this"});
    return std::nullopt;
  }
  if (!busy_.take(std::to_string(key->id), now_())) {
    refuse(response, 429, {"busy", "This key is used too often; wait a moment"});
    return std::nullopt;
  }
  return key;
}

bool Gate::may_look(const httplib::Request& request, httplib::Response& response) {
  if (open_) return true;
  const std::string brought = bearer(request);
  return known(brought.empty() ? cookie(request) : brought, request, response).has_value();
}

}  // namespace arbiter::server
