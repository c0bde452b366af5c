// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "db/types.h"
#include "text/json_fields.h"
#include "value/message.h"

namespace arbiter::link {

/// Where a club's server is, and the key that it has given this table.
struct ClubAddress {
  std::string url;  ///< http://host:port or https://host
  std::string key;
};

/// Speaks to a club's server, or to whatever answers at its address. A reply counts if it is a JSON object of at most
/// 64 MiB that comes within a minute. Nothing is thrown. Errors: `away` where the server cannot be reached, does not
/// answer in time, or something else answers; and those of the server, with their messages (`app/server/tables.h`);
/// `busy` where it asks to come again later. One thread at a time, but for `stop`.
class ClubHttp {
 public:
  explicit ClubHttp(const ClubAddress& club);
  ~ClubHttp();

  [[nodiscard]] db::Expected<nlohmann::json> get(const std::string& path);
  [[nodiscard]] db::Expected<nlohmann::json> post(const std::string& path, const nlohmann::json& body);
  /// For how long the last reply asks to wait before the next request; 0: it does not.
  [[nodiscard]] std::chrono::seconds pause_asked() const;
  /// Ends what another thread waits for in `get` or `post`.
  void stop();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// What a reply that is none of a club's server is: the error `away` with what is wrong with it.
[[nodiscard]] db::Error no_reply_of_a_club(Argument fault);

/// Reads the fields of a reply. Errors: that of the reply, and `away` if a field is not what a club's server sends.
template <class Read>
auto read_reply(const db::Expected<nlohmann::json>& reply, const Read& read)
    -> db::Expected<decltype(read(std::declval<text::JsonFields&>()))> {
  if (!reply) return tl::unexpected(reply.error());
  text::JsonFields said(*reply);
  auto value = read(said);
  if (!said.fault().empty()) return tl::unexpected(no_reply_of_a_club(said.fault()));
  return value;
}

/// A text as a part of a path.
[[nodiscard]] std::string escaped(const std::string& text);

/// What is wrong with an address; empty where nothing is.
[[nodiscard]] Message fault_of(const ClubAddress& club);

}  // namespace arbiter::link
