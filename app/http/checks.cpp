// SPDX-License-Identifier: MIT
#include "app/http/checks.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/string.hpp>
#include <charconv>
#include <ctime>
#include <iterator>

#include "text/json_text.h"
#include "text/message_json.h"
#include "value/message.h"

namespace arbiter::http {

namespace beast = boost::beast;
using Field = beast::http::field;

namespace {

constexpr unsigned kHttp11 = 11;  // the parser takes this and 10

/// Two of these may be told apart by a proxy otherwise than by us.
constexpr std::array<std::string_view, 7> kOnce{
    "authorization", "content-encoding", "content-length", "content-type", "expect", "host", "transfer-encoding"};

std::string small(beast::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return out;
}

/// Is there such a header, empty or not?
bool says(const Request& request, std::string_view name) {
  return std::ranges::find(request.headers, name, &std::pair<std::string, std::string>::first) != request.headers.end();
}

/// The headers, each name once. False if one stands twice that must not.
bool take_headers(const Head& head, Pairs& headers) {
  for (const auto& field : head) {
    std::string name = small(field.name_string());
    const auto known = std::ranges::find(headers, name, &std::pair<std::string, std::string>::first);
    if (known == headers.end()) {
      headers.emplace_back(std::move(name), std::string(field.value()));
      continue;
    }
    if (std::ranges::find(kOnce, name) != kOnce.end()) return false;
    known->second += ", " + std::string(field.value());
  }
  return true;
}

std::optional<Refusal> check_framing(const Request& request, unsigned version, Announced& announced) {
  const std::string coding = request.header("transfer-encoding"), length = request.header("content-length");
  if (says(request, "transfer-encoding")) {
    if (version < kHttp11 || !length.empty()) return Refusal{400, "bad_request", "Nobody can say where this ends."};
    if (!beast::iequals(coding, "chunked")) return Refusal{501, "not_supported", "Of transfer codings: only chunked."};
    announced.body = announced.chunked = true;
  } else if (!length.empty()) {
    const char* end = length.data() + length.size();
    if (std::from_chars(length.data(), end, announced.length).ptr != end)
      return Refusal{400, "bad_request", "The Content-Length is no number."};
    announced.body = announced.length > 0;
  }
  const std::string content = request.header("content-encoding");
  if (!content.empty() && !beast::iequals(content, "identity"))
    return Refusal{415, "not_supported", "Bodies of requests are taken uncompressed only."};
  const std::string expected = request.header("expect");
  announced.expects = beast::iequals(expected, "100-continue");
  if (!expected.empty() && !announced.expects) return Refusal{417, "not_supported", "Of expectations: 100-continue."};
  return std::nullopt;
}

}  // namespace

void refuse(Response& response, const Refusal& refusal) {
  response.status = refusal.status;
  nlohmann::json said{{"error", refusal.code}};
  text::put_message(said, sentence_of(refusal.message));
  response.set_content(text::dump(said), "application/json");
  if (refusal.status == 429 || refusal.status == 503) response.set_header("Retry-After", "1");
}

void Folds::look(std::string_view bytes) {
  for (const char c : bytes) {
    found_ = found_ || (at_line_ && (c == ' ' || c == '\t'));
    at_line_ = c == '\n';
  }
}

bool takes_gzip(std::string_view accepted) {
  const std::string all = small({accepted.data(), accepted.size()});
  const std::size_t at = all.find("gzip");
  if (at == std::string::npos) return false;
  const std::string weight = all.substr(at, all.find(',', at) - at);
  const std::size_t equals = weight.find("q=");
  return equals == std::string::npos || weight.find_first_of("123456789", equals) != std::string::npos;
}

std::optional<Refusal> check(const Head& head, const Limits& limits, Request& request, Announced& announced) {
  request.method = std::string(head.method_string());
  announced.old = head.version() < kHttp11;
  announced.head = request.method == "HEAD";
  const beast::string_view target = head.target();
  const std::size_t mark = std::min(target.find('?'), target.size());
  request.path = std::string(target.substr(0, mark));
  if (static_cast<std::size_t>(std::distance(head.begin(), head.end())) > limits.headers)
    return Refusal{431, "too_large", "This request has too many headers."};
  if (!take_headers(head, request.headers))
    return Refusal{400, "bad_request", "A header stands twice that may stand once."};
  if (const auto refusal = check_framing(request, head.version(), announced)) return refusal;
  if (head.version() == kHttp11 && request.header("host").empty())
    return Refusal{400, "bad_request", "The header Host is missing."};
  if (!request.path.starts_with('/')) return Refusal{400, "bad_request", "The address does not begin with a slash."};
  const auto rest = target.substr(std::min(mark + 1, target.size()));
  auto params = query_of({rest.data(), rest.size()}, limits.params);
  if (!params) return Refusal{400, "bad_request", "The part of the address behind the question mark cannot be read."};
  request.params = std::move(*params);
  return std::nullopt;
}

std::string named_address(const Request& request, const std::string& peer) {
  const std::string all = request.header("x-forwarded-for");
  const std::size_t before = all.find_last_of(", ");
  const std::string last = all.substr(before == std::string::npos ? 0 : before + 1);
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(last, error);
  return error ? peer : address.to_string();
}

std::string head_of(const Response& response, const Pairs& more, std::optional<std::size_t> length, bool gzip,
                    bool keep_alive) {
  std::string out =
      "HTTP/1.1 " + std::to_string(response.status) + " " +
      std::string(beast::http::obsolete_reason(beast::http::int_to_status(static_cast<unsigned>(response.status)))) +
      "\r\n";
  const auto line = [&](std::string_view name, std::string value) {
    std::erase_if(value, [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
    out.append(name).append(": ").append(value).append("\r\n");
  };
  std::array<char, 40> date{};
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::strftime(date.data(), date.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  line("Date", date.data());
  for (const auto& [name, value] : more)
    if (std::ranges::find(response.headers, name, &std::pair<std::string, std::string>::first) ==
        response.headers.end())
      line(name, value);
  for (const auto& [name, value] : response.headers) line(name, value);
  if (!response.type.empty()) line("Content-Type", response.type);
  if (response.shared) line("Vary", "Accept-Encoding");
  if (gzip) line("Content-Encoding", "gzip");
  if (!length)
    line("Transfer-Encoding", "chunked");
  else if (response.status != 304)
    line("Content-Length", std::to_string(*length));
  if (!keep_alive) line("Connection", "close");
  return out + "\r\n";
}

}  // namespace arbiter::http
