// SPDX-License-Identifier: MIT
#include "app/server/shown.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "text/json_text.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr std::size_t kMostTold = 16U << 10U;  // bytes of what is shown now, in a message

/// The paths in a list with commas.
std::set<std::string> paths_of(const std::string& list) {
  std::set<std::string> paths;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    paths.insert(list.substr(at, end - at));
    at = end + 1;
  }
  return paths;
}

}  // namespace

Shown::View Shown::version_after(const View* old, std::string text, std::int64_t change) {
  View next{std::make_shared<http::Body>(std::move(text)), change, 0, ""};
  if (old == nullptr) return next;
  const auto was = text::parse(old->body->text()), is = text::parse(next.body->text());
  if (!was || !is) return next;
  std::string patch = "{\"from\":" + text::dump(old->body->tag()) + ",\"to\":" + text::dump(next.body->tag()) +
                      ",\"ops\":" + text::dump(json::diff(*was, *is)) + "}";
  if (2 * patch.size() > next.body->text().size()) return next;
  next.before = old->changed;
  next.patch = std::move(patch);
  return next;
}

std::int64_t Shown::take(Snapshot&& now) {
  // Nobody else writes: what is shown is compared and patched while others read it.
  std::set<std::string> paths;
  std::map<std::string, View> next;
  const std::int64_t change = changes_.last() + 1;
  for (auto& [path, text] : now) {
    const auto old = views_.find(path);
    const bool same = old != views_.end() && old->second.body->text() == text;
    if (!same) paths.insert(path);
    next[path] =
        same ? old->second : version_after(old == views_.end() ? nullptr : &old->second, std::move(text), change);
  }
  for (const auto& [path, view] : views_)
    if (!next.contains(path)) paths.insert(path);
  if (paths.empty()) return 0;
  const std::lock_guard lock(mutex_);
  views_.swap(next);
  changes_.add(std::move(paths));
  return change;
}

std::int64_t Shown::last() const {
  const std::lock_guard lock(mutex_);
  return changes_.last();
}

http::SharedBody Shown::at(const std::string& path) const {
  const std::lock_guard lock(mutex_);
  const auto found = views_.find(path);
  return found == views_.end() ? nullptr : found->second.body;
}

/// All that has changed after that change; everything where that is not known. With the mutex.
std::set<std::string> Shown::since(std::int64_t id) const {
  const bool known = changes_.knows(id);
  std::set<std::string> paths = changes_.since(known ? id : 0);
  if (!known)
    for (const auto& [path, view] : views_) paths.insert(path);
  return paths;
}

http::News Shown::news(std::int64_t after, const std::string& about) const {
  const std::lock_guard lock(mutex_);
  std::set<std::string> paths = since(after);
  if (!about.empty()) {
    const std::set<std::string> looked_at = paths_of(about);
    std::erase_if(paths, [&](const std::string& path) { return !looked_at.contains(path); });
    if (paths.empty()) return {changes_.last(), ""};
  }
  std::string now, tags, patches;
  const auto add = [](std::string& all, const std::string& path, const std::string& value) {
    all += (all.empty() ? "" : ",") + text::dump(path) + ":" + value;
  };
  for (const std::string& path : paths) {
    const auto found = views_.find(path);
    if (found == views_.end()) continue;
    const View& view = found->second;
    const bool patch = !view.patch.empty() && after >= view.before && after < view.changed;
    const std::string& told = patch ? view.patch : view.body->text();
    if (now.size() + patches.size() + told.size() > kMostTold) continue;
    add(patch ? patches : now, path, told);
    if (!patch) add(tags, path, text::dump(view.body->tag()));
  }
  return {changes_.last(), "id: " + std::to_string(changes_.last()) + "\ndata: {\"changed\":" + text::dump(paths) +
                               ",\"now\":{" + now + "},\"tags\":{" + tags + "},\"patch\":{" + patches + "}}\n\n"};
}

}  // namespace arbiter::server
