// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <set>
#include <stdexcept>

#include "app/laboratory/eval.h"
#include "app/laboratory/labelled_games.h"
#include "app/table/board_sources.h"
#include "app/table/table_watcher.h"
#include "app/table/watch_report.h"
#include "text/facts_json.h"

namespace arbiter::laboratory {

namespace {

/// Which of two lists of actions correspond, in order, as many as possible: for each of the first the index in the
/// second, or -1.
std::vector<int> matched(const std::vector<LabelledGame::Ply>& a, const std::vector<table::WatchedAction>& b) {
  std::vector<std::vector<int>> best(a.size() + 1, std::vector<int>(b.size() + 1, 0));
  for (size_t i = a.size(); i-- > 0;)
    for (size_t j = b.size(); j-- > 0;)
      best[i][j] = a[i].action == b[j].action ? best[i + 1][j + 1] + 1 : std::max(best[i + 1][j], best[i][j + 1]);
  std::vector<int> match(a.size(), -1);
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i].action == b[j].action)
      match[i++] = static_cast<int>(j++);
    else if (best[i + 1][j] >= best[i][j + 1])
      ++i;
    else
      ++j;
  }
  return match;
}

/// Do the plies from `at` on begin with these actions?
bool goes_on_with(const std::vector<LabelledGame::Ply>& plies, size_t at, const std::vector<std::string>& actions) {
  if (at + actions.size() > plies.size()) return false;
  for (size_t i = 0; i < actions.size(); ++i)
    if (plies[at + i].action != actions[i]) return false;
  return true;
}

/// The points of the seat of that name; 0 where there is none.
double points_of(const Standing& standing, const std::string& seat) {
  const auto who = parse_seat(seat);
  if (!who) return 0;
  for (const Position& position : standing.boards)
    if (std::ranges::count(position.rules->seats, *who) > 0) return position.seats[index(*who)].points;
  return 0;
}

GameScore score(const LabelledGame& game, const EvalOptions& options) {
  GameScore result;
  result.name = game.name;
  result.plies = static_cast<int>(game.plies.size());
  auto sources = table::BoardSources::open(game.sources);
  if (!sources) {
    result.error = sources.error().message;
    return result;
  }
  table::Session session(":memory:");
  const auto begun = session.new_game(game.setup);
  if (!begun) {
    result.error = begun.error().message;
    return result;
  }
  table::TableWatcher watcher(session);
  // A person would click the corners of a board that has no pattern.
  for (std::size_t b = 0; b < std::min(watcher.boards(), game.corners.size()); ++b) {
    const Board* board = watcher.status(b).board;
    if (board == nullptr || board->style() == BoardStyle::chequered || !game.corners[b]) continue;
    table::WatchOptions how;
    how.corners = game.corners[b];
    watcher.restart(b, how);
  }
  std::optional<table::WatchReport> report;
  if (!options.report.empty()) {
    auto opened = table::WatchReport::open(options.report / game.name);
    if (!opened) throw std::runtime_error("--report: " + opened.error());
    report = std::move(*opened);
  }
  std::vector<table::WatchedAction> actions;
  std::vector<table::WatchAlert> alerts;
  std::set<size_t> answered;  // indices in actions of those that a person said
  double seconds = 0;
  const auto take = [&](table::WatchOutcome&& outcome) {
    for (auto& a : outcome.alerts) {
      if (a.undone > 0) actions.resize(actions.size() - std::min(actions.size(), static_cast<size_t>(a.undone)));
      if (a.lasts) alerts.push_back(std::move(a));  // the others only tell
    }
    for (auto& a : outcome.actions) actions.push_back(std::move(a));
  };
  // What is asked is answered, by somebody who saw what was played, when that is among the answers offered.
  const auto take_and_answer = [&](std::size_t board, table::WatchOutcome&& outcome) {
    const bool question = !outcome.alerts.empty() && outcome.alerts.back().alert == "ambiguous";
    const auto candidates = question ? outcome.alerts.back().candidates : std::vector<observing::Candidate>{};
    take(std::move(outcome));
    if (!options.answers) return;
    for (const auto& [wanted, probability] : candidates) {
      if (!goes_on_with(game.plies, actions.size(), wanted)) continue;
      for (size_t i = 0; i < wanted.size(); ++i) answered.insert(actions.size() + i);
      take(watcher.answer(board, wanted));
      break;
    }
  };
  while (true) {
    const auto shot = sources->next();
    if (!shot && shot.error().why.gap == vision::FrameGap::corrupt) continue;
    if (!shot) break;
    const std::size_t board = shot->boards.front();
    const auto begin = std::chrono::steady_clock::now();
    table::WatchOutcome outcome = watcher.feed(board, shot->frame.picture, shot->frame.number, shot->frame.at);
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    ++result.frames;
    if (report)
      if (const auto kept = report->see(shot->frame.picture, watcher.status(board), outcome); !kept)
        throw std::runtime_error("--report: " + kept.error());
    if (const auto& d = watcher.status(board).decision; d && d->frame == shot->frame.number) {
      const auto shown = static_cast<std::size_t>(d->frame - 1);
      GameScore::Decision one{*d, shown < game.shows.size() ? game.shows[shown] : -2, actions.size()};
      one.what.evidence.release();
      one.what.of_first.release();
      result.decisions.push_back(std::move(one));
    }
    take_and_answer(board, std::move(outcome));
  }
  for (std::size_t b = 0; b < watcher.boards(); ++b) take_and_answer(b, watcher.finish(b));
  result.milliseconds = result.frames > 0 ? 1000 * seconds / static_cast<double>(result.frames) : 0;
  result.alerts = static_cast<int>(alerts.size());
  const auto told_between = [&](std::int64_t from, std::int64_t to, const char* what) {
    return std::any_of(alerts.begin(), alerts.end(), [&](const table::WatchAlert& a) {
      return a.frame >= from && a.frame < to && (what == nullptr || a.alert == what);
    });
  };
  const std::vector<int> match = matched(game.plies, actions);
  std::vector<char> explained(actions.size(), 0);
  double delays = 0;
  for (size_t i = 0; i < game.plies.size(); ++i) {
    const LabelledGame::Ply& ply = game.plies[i];
    GameScore::Line line{ply.action, ply.frame, {}, {}, {}, {}};
    if (match[i] >= 0) {
      const auto j = static_cast<size_t>(match[i]);
      explained[j] = 1;
      line.read = actions[j].frame;
      if (answered.count(j) > 0) {
        ++result.asked;
        line.outcome = "asked";
        result.list.push_back(std::move(line));
        continue;
      }
      ++result.right;
      const std::int64_t delay = actions[j].frame - ply.frame;
      delays += static_cast<double>(std::max<std::int64_t>(delay, 0));
      result.delay_worst = std::max(result.delay_worst, delay);
      line.confidence = actions[j].confidence;
    } else {
      const std::int64_t until = i + 1 < game.plies.size() ? game.plies[i + 1].frame : result.frames + 1;
      const bool asked = told_between(ply.frame, until, "ambiguous");
      ++(asked ? result.asked : result.missed);
      line.outcome = asked ? "asked" : "missed";
    }
    result.list.push_back(std::move(line));
  }
  if (result.right > 0) result.delay_mean = delays / result.right;
  for (size_t j = 0; j < actions.size(); ++j) {
    if (explained[j] != 0) continue;
    ++result.wrong;
    constexpr std::int64_t kSoon = 6;  // frames
    const bool flagged = told_between(actions[j].frame, actions[j].frame + kSoon, nullptr);
    if (!flagged) ++result.unflagged;
    result.list.push_back({actions[j].action, {}, actions[j].frame, "wrong", flagged, actions[j].confidence});
  }
  if (game.points) {
    result.points_right = true;
    const Standing& standing = session.game()->standing();
    for (const auto& [seat, points] : *game.points)
      if (points_of(standing, seat) != points) result.points_right = false;
  }
  return result;
}

}  // namespace

std::vector<GameScore> eval_games(const EvalOptions& options) {
  const std::vector<LabelledGame> games = labelled_games(options.folder);
  std::vector<GameScore> out;
  if (games.empty()) return out;
  std::printf("%-34s %6s %6s %6s %6s %6s %9s %7s %6s %6s %7s %8s\n", "game", "plies", "right", "asked", "missed",
              "wrong", "unflagged", "alerts", "delay", "worst", "points", "ms/frame");
  for (const LabelledGame& game : games) {
    GameScore o = score(game, options);
    if (!o.error.empty()) {
      std::printf("%-34s not scored: %s\n", o.name.c_str(), o.error.c_str());
    } else {
      std::printf("%-34s %6d %6d %6d %6d %6d %9d %7d %6.2f %6lld %7s %8.1f\n", o.name.c_str(), o.plies, o.right,
                  o.asked, o.missed, o.wrong, o.unflagged, o.alerts, o.delay_mean,
                  static_cast<long long>(o.delay_worst),
                  !o.points_right   ? "-"
                  : *o.points_right ? "right"
                                    : "WRONG",
                  o.milliseconds);
      if (options.list)
        for (const GameScore::Line& line : o.list) std::printf("    %s\n", line_text(line).c_str());
    }
    std::fflush(stdout);
    out.push_back(std::move(o));
  }
  return out;
}

}  // namespace arbiter::laboratory
