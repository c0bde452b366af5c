// SPDX-License-Identifier: MIT
#include "app/link/club_http.h"

#include <httplib.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "text/json_text.h"
#include "text/message_json.h"

namespace arbiter::link {

using nlohmann::json;

namespace {

constexpr std::size_t kMostReply = 64U << 20U;  // bytes
constexpr std::chrono::seconds kLongestReply{60}, kLongestPause{60};
constexpr std::size_t kMostCode = 40, kMostMessage = 1000;  // bytes

/// What the club's server calls its refusals. Others are not its.
constexpr std::array kRefusals{"bad_data",  "bad_value", "bad_file",    "busy",         "conflict", "differs",
                               "fenced",    "forbidden", "let_go",      "not_found",    "refused",  "taken",
                               "too_large", "unclaimed", "unknown_key", "unknown_seat", "waiting"};

}  // namespace

db::Error no_reply_of_a_club(Argument fault) {
  return {"away", make_message("What answers at the club's address is no club's server: %1", std::move(fault))};
}

struct ClubHttp::Impl {
  ClubAddress club;
  httplib::Client client;
  std::chrono::seconds pause{0};

  explicit Impl(const ClubAddress& address) : club(address), client(address.url) {
    client.set_connection_timeout(3, 0);
    client.set_read_timeout(10, 0);
    client.set_write_timeout(10, 0);
    client.set_keep_alive(true);
    client.set_tcp_nodelay(true);
    client.set_decompress(false);
  }

  db::Error away(const std::string& why) const {
    return {"away", make_message("The club at %1 cannot be reached (%2)", club.url, why)};
  }

  /// Sends a request and takes no more of the reply than is allowed.
  db::Expected<json> send(httplib::Request request) {
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + kLongestReply;
    std::string body;
    bool too_much = false;
    request.set_header("Authorization", "Bearer " + club.key);
    request.set_header("Accept-Encoding", "identity");
    request.content_receiver = [&](const char* data, std::size_t size, std::uint64_t, std::uint64_t) {
      too_much = body.size() + size > kMostReply || Clock::now() > until;
      if (!too_much) body.append(data, size);
      return !too_much;
    };
    try {
      const httplib::Result result = client.send(request);
      if (too_much) return tl::unexpected(no_reply_of_a_club(make_message("its reply does not end")));
      if (!result) return tl::unexpected(away(httplib::to_string(result.error())));
      return answered(*result, body);
    } catch (const std::exception& e) {
      return tl::unexpected(away(e.what()));
    }
  }

  db::Expected<json> answered(const httplib::Response& reply, const std::string& text) {
    pause = std::chrono::seconds(0);
    const std::string asked = reply.get_header_value("Retry-After");
    if (std::int64_t seconds = 0; std::from_chars(asked.data(), asked.data() + asked.size(), seconds).ec == std::errc())
      pause = std::clamp(std::chrono::seconds(seconds), std::chrono::seconds(0), kLongestPause);
    const std::string type = reply.get_header_value("Content-Type");
    json body = type.starts_with("application/json") ? text::parse_or_discard(text) : json();
    if (reply.status == 200 && body.is_object()) return body;
    if (reply.status == 200) return tl::unexpected(no_reply_of_a_club(make_message("its reply is no JSON object")));
    text::JsonFields said(body);
    const std::string code = said.text("error", kMostCode);
    (void)said.text_or("message", kMostMessage);
    Message message = said.fault().empty() ? text::message_from(body).value_or(Message()) : Message();
    message = text::one_line(std::move(message), kMostMessage);
    const bool known = said.fault().empty() && std::ranges::find(kRefusals, code) != kRefusals.end();
    if (reply.status < 500 && known) return tl::unexpected(db::Error{code, message});
    if (message.empty())
      return tl::unexpected(db::Error{"away", make_message("The club at %1 answers %2", club.url, reply.status)});
    return tl::unexpected(
        db::Error{"away", make_message("The club at %1 answers %2: %3", club.url, reply.status, std::move(message))});
  }
};

ClubHttp::ClubHttp(const ClubAddress& club) : impl_(std::make_unique<Impl>(club)) {}
ClubHttp::~ClubHttp() = default;

db::Expected<json> ClubHttp::get(const std::string& path) {
  httplib::Request request;
  request.method = "GET";
  request.path = path;
  return impl_->send(std::move(request));
}

db::Expected<json> ClubHttp::post(const std::string& path, const json& body) {
  httplib::Request request;
  request.method = "POST";
  request.path = path;
  request.body = text::dump(body);
  request.set_header("Content-Type", "application/json");
  return impl_->send(std::move(request));
}

std::chrono::seconds ClubHttp::pause_asked() const { return impl_->pause; }

void ClubHttp::stop() { impl_->client.stop(); }

std::string escaped(const std::string& text) { return httplib::detail::encode_query_param(text); }

Message fault_of(const ClubAddress& club) {
  const bool http = club.url.rfind("http://", 0) == 0, https = club.url.rfind("https://", 0) == 0;
  if (!http && !https)
    return make_message("\"%1\" is no address of a club: http://HOST:PORT or https://HOST", club.url);
  const std::string rest = club.url.substr(http ? 7 : 8);
  if (rest.empty() || rest.find_first_of("/?#@ ") != std::string::npos)
    return make_message("\"%1\": the address of a club ends with its host and port, http://HOST:PORT", club.url);
  if (club.key.find('.') == std::string::npos || club.key.find_first_of(" \t\r\n") != std::string::npos)
    return make_message("The key is not one that `arbiter club keys new` makes: 3.5f0c…");
  return {};
}

}  // namespace arbiter::link
