// SPDX-License-Identifier: MIT
#include "app/http/message.h"

#include <zlib.h>

#include <algorithm>
#include <charconv>
#include <functional>

namespace arbiter::http {
namespace {

constexpr std::size_t kWorthIt = 1024;  // bytes; less is sent as it is
constexpr int kGzipWindow = 15 + 16;    // zlib: the largest window, gzip's format
constexpr int kMemory = 8;              // zlib's default

std::string compressed(const std::string& text) {
  z_stream z{};
  if (deflateInit2(&z, Z_BEST_SPEED, Z_DEFLATED, kGzipWindow, kMemory, Z_DEFAULT_STRATEGY) != Z_OK) return "";
  std::string out(deflateBound(&z, text.size()), '\0');
  z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // zlib only reads it
  z.avail_in = static_cast<uInt>(text.size());
  z.next_out = reinterpret_cast<Bytef*>(out.data());
  z.avail_out = static_cast<uInt>(out.size());
  const bool done = deflate(&z, Z_FINISH) == Z_STREAM_END;
  out.resize(z.total_out);
  deflateEnd(&z);
  return done && out.size() < text.size() ? out : "";
}

const std::string* found(const Pairs& all, std::string_view name) {
  const auto one = std::ranges::find(all, name, &std::pair<std::string, std::string>::first);
  return one == all.end() ? nullptr : &one->second;
}

}  // namespace

std::string entity_tag(std::string_view text) {
  return "W/\"" + std::to_string(std::hash<std::string_view>()(text)) + "\"";
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  const std::string_view bare = tag.substr(std::min(tag.find('"'), tag.size()));
  return !bare.empty() && if_none_match.find(bare) != std::string_view::npos;
}

Body::Body(std::string text) : text_(std::move(text)), tag_(entity_tag(text_)) {}

const std::string& Body::gzip() const {
  std::call_once(once_, [this] {
    if (text_.size() >= kWorthIt) gzip_ = compressed(text_);
  });
  return gzip_;
}

std::string Request::header(std::string_view name) const {
  const std::string* value = found(headers, name);
  return value == nullptr ? "" : *value;
}

bool Request::has_param(std::string_view name) const { return found(params, name) != nullptr; }

std::string Request::param(std::string_view name) const {
  const std::string* value = found(params, name);
  return value == nullptr ? "" : *value;
}

std::optional<std::string> decoded(std::string_view text, bool form) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += form && text[i] == '+' ? ' ' : text[i];
      continue;
    }
    unsigned char value = 0;
    if (i + 2 >= text.size()) return std::nullopt;
    const char* end = text.data() + i + 3;
    if (std::from_chars(text.data() + i + 1, end, value, 16).ptr != end) return std::nullopt;
    out += static_cast<char>(value);
    i += 2;
  }
  return out;
}

std::optional<Pairs> query_of(std::string_view query, std::size_t most) {
  Pairs all;
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view one = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    if (one.empty()) continue;
    const std::size_t equals = std::min(one.find('='), one.size());
    auto name = decoded(one.substr(0, equals), true);
    auto value = decoded(one.substr(std::min(equals + 1, one.size())), true);
    if (!name || !value || all.size() == most) return std::nullopt;
    all.emplace_back(std::move(*name), std::move(*value));
  }
  return all;
}

}  // namespace arbiter::http
