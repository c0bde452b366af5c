// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "db/types.h"

namespace arbiter::link {

/// Where a club's server is, and the key that it has given this table.
struct ClubAddress {
  std::string url;  ///< http://host:port or https://host
  std::string key;
};

/// Speaks to a club's server. Errors: `away` where it cannot be reached, does not answer in time or answers nonsense,
/// and those of the server, in its words (`app/server/tables.h`); `busy` where it asks to come again later.
class ClubHttp {
 public:
  explicit ClubHttp(const ClubAddress& club);
  ~ClubHttp();

  [[nodiscard]] db::Expected<nlohmann::json> get(const std::string& path);
  [[nodiscard]] db::Expected<nlohmann::json> post(const std::string& path, const nlohmann::json& body);
  /// Ends what another thread waits for in `get` or `post`.
  void stop();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// A text as a part of a path.
[[nodiscard]] std::string escaped(const std::string& text);

/// What is wrong with an address; empty where nothing is.
[[nodiscard]] std::string fault_of(const ClubAddress& club);

}  // namespace arbiter::link
