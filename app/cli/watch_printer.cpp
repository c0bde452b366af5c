// SPDX-License-Identifier: MIT
#include "app/cli/watch_printer.h"

#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>

#include "app/table/game_text.h"
#include "app/table/message_text.h"
#include "app/table/watch_report.h"
#include "referee/json/view.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {

using text::tr;

using nlohmann::json;
using text::N_;

namespace {

/// What kinds of alerts are called; WatchAlert::message has what they say.
[[maybe_unused]] constexpr std::array kAlerts{
    N_("ambiguous"),  N_("correct"),      N_("unsettled"),   N_("incomplete"),    N_("illegal"),   N_("tags"),
    N_("board-lost"), N_("camera-moved"), N_("camera-lost"), N_("corrupt-frame"), N_("other-game")};

}  // namespace

void WatchPrinter::action(const table::WatchedAction& a) const {
  if (jsonl_) {
    json line{{"frame", a.frame}, {"seat", a.seat}, {"action", a.action}};
    line["confidence"] = std::round(a.confidence * 1000) / 1000;
    line["events"] = a.events;
    if (a.board > 0) line["board"] = a.board;
    if (!a.warning.empty()) line["warning"] = a.warning.english();
    std::cout << text::dump(line) << std::endl;
    return;
  }
  std::printf("%6lld  %s %s  (%.1f %%)", static_cast<long long>(a.frame), a.seat.c_str(), a.action.c_str(),
              100 * a.confidence);
  for (const view::GameEvent& event : a.events)
    if (!view::is<view::Moved, view::Turn>(event)) std::printf("; %s", table::describe(event).c_str());
  std::printf("\n");
  if (!a.warning.empty()) std::printf("        %s\n", table::message_text(a.warning).c_str());
  std::fflush(stdout);
}

void WatchPrinter::alert(const table::WatchAlert& a) const {
  if (jsonl_) {
    std::cout << table::alert_line(a) << std::endl;
    return;
  }
  const std::string where = a.board > 0 ? tr("board %1, ", {std::to_string(a.board)}) : "";
  std::printf("%6lld  %s%s: %s\n", static_cast<long long>(a.frame), where.c_str(), tr(to_string(a.alert)).c_str(),
              table::message_text(a.message).c_str());
  int number = 0;
  for (const auto& [actions, probability] : a.candidates) {
    std::string said;
    for (const std::string& action : actions) said += " " + action;
    if (said.empty()) said = " " + tr("nothing was played");
    std::printf("        %d:%s  (%.0f %%)\n", ++number, said.c_str(), 100 * probability);
  }
  std::fflush(stdout);
}

void WatchPrinter::trace(const table::WatchStatus& status, int board) {
  json line{{"frame", status.frame}, {"stage", table::name(status.stage)}};
  if (board > 0) line["board"] = board;
  line["ms"] = std::round(status.milliseconds * 100) / 100;
  line["changed"] = json::object();
  const auto round = [](double p) { return std::round(p * 1000) / 1000; };
  for (const Cell cell : status.reading.changed) {
    const vision::CellReading& seen = status.reading.cells[cell.value];
    json one{{"", round(seen.empty)}, {"?", round(seen.unknown)}, {"visible", round(seen.visible)}};
    for (size_t a = 0; a < status.reading.armies.size(); ++a)
      one[to_text(status.reading.armies[a])] = round(seen.armies[a]);
    for (const auto& [kind, p] : seen.kinds)
      if (p > 0.01) one["kinds"][std::string(kind.name())] = round(p);
    line["changed"][status.board->name(cell)] = std::move(one);
  }
  std::cerr << text::dump(line) << std::endl;
}

void WatchPrinter::done(const table::Session& session, std::int64_t frames, int actions, double seconds) const {
  std::map<std::string, int> points;
  for (const auto& [seat, one] : session.state().seats) points[seat] = one.points;
  if (jsonl_) {
    json line{{"done", true}, {"frames", frames}, {"actions", actions}, {"points", points}};
    line["seconds"] = std::round(seconds * 1000) / 1000;
    line["game"] = session.game_id() ? json(*session.game_id()) : json();
    std::cout << text::dump(line) << std::endl;
    return;
  }
  std::array<char, 32> took{};
  std::snprintf(took.data(), took.size(), "%.1f", seconds);
  std::cout << tr("%1 pictures, %2 actions, %3 s; points",
                  {std::to_string(frames), std::to_string(actions), took.data()})
            << std::flush;
  for (const auto& [seat, n] : points) std::printf(" %s %s", seat.c_str(), table::points_text(n).c_str());
  if (session.game_id())
    std::printf("%s", tr("; game %1 in %2", {std::to_string(*session.game_id()), session.file().string()}).c_str());
  std::printf("\n");
}

}  // namespace arbiter::cli
