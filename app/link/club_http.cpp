// SPDX-License-Identifier: MIT
#include "app/link/club_http.h"

#include <httplib.h>

#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::link {

using nlohmann::json;

struct ClubHttp::Impl {
  ClubAddress club;
  httplib::Client client;

  explicit Impl(const ClubAddress& address) : club(address), client(address.url) {
    client.set_connection_timeout(3, 0);
    client.set_read_timeout(10, 0);
    client.set_write_timeout(10, 0);
    client.set_keep_alive(true);
    client.set_tcp_nodelay(true);
    client.set_default_headers({{"Authorization", "Bearer " + club.key}});
  }

  db::Expected<json> answered(const httplib::Result& result) const {
    if (!result)
      return tl::unexpected(db::Error{
          "away", "The club at " + club.url + " cannot be reached (" + httplib::to_string(result.error()) + ")"});
    const json body = text::parse_or_discard(result->body);
    if (result->status == 200 && body.is_object()) return body;
    const bool said = body.is_object() && body.contains("error") && body["error"].is_string();
    if (result->status >= 500 || !said)
      return tl::unexpected(
          db::Error{"away", "The club at " + club.url + " answers " + std::to_string(result->status) +
                                (said ? ": " + text::clean(body.value("message", "")) : std::string())});
    return tl::unexpected(db::Error{body["error"], text::clean(body.value("message", ""))});
  }
};

ClubHttp::ClubHttp(const ClubAddress& club) : impl_(std::make_unique<Impl>(club)) {}
ClubHttp::~ClubHttp() = default;

db::Expected<json> ClubHttp::get(const std::string& path) { return impl_->answered(impl_->client.Get(path)); }

db::Expected<json> ClubHttp::post(const std::string& path, const json& body) {
  return impl_->answered(impl_->client.Post(path, text::dump(body), "application/json"));
}

void ClubHttp::stop() { impl_->client.stop(); }

std::string escaped(const std::string& text) { return httplib::detail::encode_query_param(text); }

std::string fault_of(const ClubAddress& club) {
  const bool http = club.url.rfind("http://", 0) == 0, https = club.url.rfind("https://", 0) == 0;
  if (!http && !https) return "\"" + club.url + "\" is no address of a club: http://HOST:PORT or https://HOST";
  const std::string rest = club.url.substr(http ? 7 : 8);
  if (rest.empty() || rest.find_first_of("/?#@ ") != std::string::npos)
    return "\"" + club.url + "\": the address of a club ends with its host and port, http://HOST:PORT";
  if (club.key.find('.') == std::string::npos || club.key.find_first_of(" \t\r\n") != std::string::npos)
    return "The key is not one that `arbiter club keys new` makes: 3.5f0c…";
  return "";
}

}  // namespace arbiter::link
