// SPDX-License-Identifier: MIT
#include "app/http/router.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace arbiter::http {
namespace {

constexpr std::size_t kTokenDigits = 32, kMostDigits = 18, kLanguageLetters = 2, kMostName = 600;

bool fits(std::string_view kind, std::string_view text) {
  const auto all = [&](const auto& holds) { return std::all_of(text.begin(), text.end(), holds); };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (kind == "{number}") return !text.empty() && text.size() <= kMostDigits && all(digit);
  if (kind == "{token}")
    return text.size() == kTokenDigits && all([&](char c) { return digit(c) || (c >= 'a' && c <= 'f'); });
  if (kind == "{language}") return text.size() == kLanguageLetters && all([](char c) { return c >= 'a' && c <= 'z'; });
  if (kind == "{name}") return !text.empty() && text.size() <= kMostName;
  return false;
}

/// The next part of a path, up to a slash; it is taken off.
std::string_view next(std::string_view& path) {
  const std::size_t end = std::min(path.find('/'), path.size());
  const std::string_view part = path.substr(0, end);
  path.remove_prefix(std::min(end + 1, path.size()));
  return part;
}

/// What stands for the brackets of the pattern. None if the path is another one.
std::optional<std::vector<std::string>> matched(std::string_view pattern, std::string_view path) {
  if (std::ranges::count(pattern, '/') != std::ranges::count(path, '/')) return std::nullopt;
  if (pattern.find('{') == std::string_view::npos)
    return pattern == path ? std::optional(std::vector<std::string>()) : std::nullopt;
  std::vector<std::string> parts;
  while (!pattern.empty()) {
    const std::string_view wanted = next(pattern), given = next(path);
    if (wanted == given) continue;
    if (!fits(wanted, given)) return std::nullopt;
    parts.emplace_back(given);
  }
  return path.empty() ? std::optional(parts) : std::nullopt;
}

}  // namespace

Handler unchanging(std::string text, std::string type) {
  const auto body = std::make_shared<const Body>(std::move(text));
  return [body, type = std::move(type)](const Request& request, Response& response) {
    response.set_header("Cache-Control", "no-cache");
    response.set_header("ETag", body->tag());
    if (names_tag(request.header("if-none-match"), body->tag()))
      response.status = 304;
    else
      response.set_content(body, type);
  };
}

Route& Router::get(std::string pattern, Handler handler, Guard guard) {
  return routes_.emplace_back(Route{"GET", std::move(pattern), std::move(handler), std::move(guard)});
}

Route& Router::post(std::string pattern, std::size_t most, Handler handler, Guard guard) {
  return routes_.emplace_back(Route{"POST", std::move(pattern), std::move(handler), std::move(guard), {}, most});
}

std::vector<std::string> Router::names() const {
  std::vector<std::string> names;
  for (const Route& route : routes_) names.push_back(route.method + " " + route.pattern);
  return names;
}

Router::Found Router::find(std::string_view method, std::string_view path) const {
  const std::string_view wanted = method == "HEAD" ? "GET" : method;
  Found found;
  for (const Route& route : routes_) {
    auto parts = matched(route.pattern, path);
    if (!parts) continue;
    if (route.method == wanted) return {&route, std::move(*parts), ""};
    found.allowed += (found.allowed.empty() ? "" : ", ") + (route.method == "GET" ? "GET, HEAD" : route.method);
  }
  return found;
}

}  // namespace arbiter::http
