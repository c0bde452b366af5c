// SPDX-License-Identifier: MIT
#include "app/server/shown.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "text/json_text.h"

namespace arbiter::server {

using db::club::EventId;
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

Shown::View Shown::version_after(const View* old, Update::View&& now) {
  View next{std::make_shared<http::Body>(std::move(now.text)), 0, 0, ""};
  if (old == nullptr || now.ops.empty()) return next;
  std::string patch = "{\"from\":" + text::dump(old->body->tag()) + ",\"to\":" + text::dump(next.body->tag()) +
                      ",\"ops\":" + now.ops + "}";
  if (2 * patch.size() > next.body->text().size()) return next;
  next.before = old->changed;
  next.patch = std::move(patch);
  return next;
}

std::int64_t Shown::take(EventId event, Update&& now) {
  Of* of = nullptr;
  {
    const std::lock_guard lock(mutex_);
    of = &events_[event];
  }
  // Nobody else writes this event: what is shown is compared and patched while others read it.
  std::set<std::string> gone;
  for (const auto& [path, view] : of->views)
    if (now.whole ? !now.views.contains(path) : now.gone.contains(path)) gone.insert(path);
  std::map<std::string, View> next;
  for (auto& [path, view] : now.views) {
    const auto old = of->views.find(path);
    if (old != of->views.end() && old->second.body->text() == view.text) continue;
    next.emplace(path, version_after(old == of->views.end() ? nullptr : &old->second, std::move(view)));
  }
  std::set<std::string> paths = gone;
  for (const auto& [path, view] : next) paths.insert(path);
  if (paths.empty()) return 0;
  const std::lock_guard lock(mutex_);
  const std::int64_t change = ++last_;
  for (const std::string& path : gone) of->views.erase(path);
  for (auto& [path, view] : next) {
    view.changed = change;
    of->views[path] = std::move(view);
  }
  of->changes.add(change, std::move(paths));
  return change;
}

void Shown::forget(EventId event) {
  const std::lock_guard lock(mutex_);
  events_.erase(event);
}

std::int64_t Shown::last() const {
  const std::lock_guard lock(mutex_);
  return last_;
}

bool Shown::shows(EventId event) const {
  const std::lock_guard lock(mutex_);
  const auto of = events_.find(event);
  return of != events_.end() && !of->second.views.empty();
}

http::SharedBody Shown::at(EventId event, const std::string& path) const {
  const std::lock_guard lock(mutex_);
  const auto of = events_.find(event);
  if (of == events_.end()) return nullptr;
  const auto found = of->second.views.find(path);
  return found == of->second.views.end() ? nullptr : found->second.body;
}

std::set<std::string> Shown::Of::since(std::int64_t id, std::int64_t last) const {
  const bool known = id <= last && changes.knows(id);
  std::set<std::string> paths = changes.since(known ? id : 0);
  if (!known)
    for (const auto& [path, view] : views) paths.insert(path);
  return paths;
}

http::News Shown::news(std::int64_t after, const std::string& about) const {
  EventId event = 0;
  const char* end = about.data() + about.size();
  const auto* colon = std::from_chars(about.data(), end, event).ptr;
  const std::string wanted(colon == end ? end : colon + 1, end);
  const std::lock_guard lock(mutex_);
  const auto of = events_.find(event);
  if (of == events_.end()) return {last_, ""};
  std::set<std::string> paths = of->second.since(after, last_);
  if (!wanted.empty()) {
    const std::set<std::string> looked_at = paths_of(wanted);
    std::erase_if(paths, [&](const std::string& path) { return !looked_at.contains(path); });
  }
  if (paths.empty()) return {last_, ""};
  std::string now, tags, patches;
  const auto add = [](std::string& all, const std::string& path, const std::string& value) {
    all += (all.empty() ? "" : ",") + text::dump(path) + ":" + value;
  };
  for (const std::string& path : paths) {
    const auto found = of->second.views.find(path);
    if (found == of->second.views.end()) continue;
    const View& view = found->second;
    const bool patch = !view.patch.empty() && after >= view.before && after < view.changed;
    const std::string& told = patch ? view.patch : view.body->text();
    if (now.size() + patches.size() + told.size() > kMostTold) continue;
    add(patch ? patches : now, path, told);
    if (!patch) add(tags, path, text::dump(view.body->tag()));
  }
  return {last_, "id: " + std::to_string(last_) + "\ndata: {\"changed\":" + text::dump(paths) + ",\"now\":{" + now +
                     "},\"tags\":{" + tags + "},\"patch\":{" + patches + "}}\n\n"};
}

}  // namespace arbiter::server
