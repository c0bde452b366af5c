// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "app/passwords/password.h"
#include "tests/server/network_fixture.h"

namespace arbiter::server {

inline const std::string kPassword = "correct horse", kAnother = "battery staple";

/// The digest of kPassword: counted once, because it takes its time.
inline const std::string& digest() {
  static const std::string known = passwords::digest_of(kPassword).value();
  return known;
}

/// A browser that keeps the session's cookie, as browsers do.
class Browser {
 public:
  explicit Browser(const TestNetwork& net) : client_(net.caller()) {}

  httplib::Result post(const std::string& path, const nlohmann::json& said = nullptr, bool from_page = true) {
    httplib::Headers headers = known();
    if (from_page) headers.emplace("X-Arbiter", "page");
    auto reply = client_.Post(path, headers, said.is_null() ? "" : said.dump(), "application/json");
    if (reply) keep(*reply);
    return reply;
  }
  httplib::Result get(const std::string& path) { return client_.Get(path, known()); }
  int enter(const std::string& name, const std::string& password) {
    return post("/api/account/enter", {{"name", name}, {"password", password}})->status;
  }
  [[nodiscard]] const std::string& cookie() const { return cookie_; }

 private:
  [[nodiscard]] httplib::Headers known() const {
    httplib::Headers headers{{"User-Agent", "Test browser"}};
    if (!cookie_.empty()) headers.emplace("Cookie", "other=1; arbiter_session=" + cookie_);
    return headers;
  }
  void keep(const httplib::Response& reply) {
    const std::string name = "arbiter_session=";
    for (std::size_t i = 0; i < reply.get_header_value_count("Set-Cookie"); ++i) {
      const std::string one = reply.get_header_value("Set-Cookie", i);
      if (one.starts_with(name)) cookie_ = one.substr(name.size(), one.find(';') - name.size());
    }
  }

  httplib::Client client_;
  std::string cookie_;
};

}  // namespace arbiter::server
