// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <stdexcept>

#include "app/evaluation/eval.h"
#include "app/evaluation/labelled_games.h"
#include "app/evaluation/record_score.h"
#include "app/table/board_sources.h"
#include "app/table/table_watcher.h"
#include "app/table/watch_report.h"
#include "text/value_json.h"

namespace arbiter::evaluation {

namespace {

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

constexpr std::int64_t kPatience = 30;  // pictures

/// A labelled game that is being watched.
class GameWatch {
 public:
  GameWatch(const LabelledGame& game, const EvalOptions& options)
      : game_(game), options_(options), disturbed_(options.disturbances, game), session_(":memory:") {}

  GameScore run() {
    auto sources = table::BoardSources::open(game_.sources);
    if (!sources) return error(sources.error().message.english());
    if (const auto begun = session_.new_game(game_.setup); !begun) return error(begun.error().message.english());
    for (const std::string& action : game_.before)
      if (const auto done = session_.act(action); !done) return error(done.error().message.english());
    watcher_.emplace(session_);
    place_boards();
    if (!options_.report.empty()) {
      auto opened = table::WatchReport::open(options_.report / game_.name);
      if (!opened) throw std::runtime_error("--report: " + opened.error().english());
      report_ = std::move(*opened);
    }
    while (true) {
      const auto shot = sources->next();
      if (!shot && shot.error().why.gap == vision::FrameGap::corrupt) continue;
      if (!shot) break;
      record_.frames = std::max(record_.frames, shot->frame.number);
      if (disturbed_.shows(shot->boards.front(), shot->frame.number)) see(*shot);
    }
    for (std::size_t b = 0; b < watcher_->boards(); ++b) take_and_answer(b, watcher_->finish(b));
    return scored();
  }

 private:
  GameScore error(const std::string& why) const {
    GameScore out;
    out.name = game_.name;
    out.source = game_.source;
    out.plies = static_cast<int>(game_.plies.size());
    out.error = why;
    return out;
  }

  /// A person would click the corners of a board that has no pattern.
  void place_boards() {
    for (std::size_t b = 0; b < std::min(watcher_->boards(), game_.corners.size()); ++b) {
      const Board* board = watcher_->status(b).board;
      if (board == nullptr || board->style() == BoardStyle::chequered || !game_.corners[b]) continue;
      table::WatchOptions how;
      how.corners = disturbed_.corners(*game_.corners[b]);
      watcher_->restart(b, how);
    }
  }

  void see(const table::BoardSources::Shot& shot) {
    const std::size_t board = shot.boards.front();
    const std::int64_t number = shot.frame.number;
    const cv::Mat picture = disturbed_.picture(shot.frame.picture, board, number);
    const auto begin = std::chrono::steady_clock::now();
    table::WatchOutcome outcome = watcher_->feed(board, picture, number, time_of(shot));
    seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    ++fed_;
    if (report_)
      if (const auto kept = report_->see(picture, watcher_->status(board), outcome); !kept)
        throw std::runtime_error("--report: " + kept.error().english());
    const auto at = static_cast<std::size_t>(number - 1);
    const int shows = at < game_.shows.size() ? game_.shows[at] : -2;
    record_.shown.push_back(shows);
    if (const auto& d = watcher_->status(board).decision; d && d->frame == number) {
      GameScore::Decision one{*d, shows, record_.actions.size()};
      one.what.evidence.release();
      one.what.of_first.release();
      decisions_.push_back(std::move(one));
    }
    take_and_answer(board, outcome);
    if (watcher_->status(board).alert) record_.alerted.insert(number);
    take_back(number, watcher_->status(board).alert.has_value());
  }

  [[nodiscard]] std::chrono::milliseconds time_of(const table::BoardSources::Shot& shot) const {
    const auto at = static_cast<std::size_t>(shot.frame.number - 1);
    return at < game_.times.size() ? game_.times[at] : shot.frame.at;
  }

  /// Players who have taken a ply back take it off the record too: when they are told that something is wrong, or when
  /// nobody says so for long.
  void take_back(std::int64_t number, bool told) {
    for (; undone_ < game_.taken_back.size(); ++undone_) {
      const LabelledGame::TakenBack& one = game_.taken_back[undone_];
      if (number < one.frame || (!told && number < one.frame + kPatience)) return;
      std::vector<RecordedAction>& actions = record_.actions;
      if (actions.size() < one.ply || actions.back().action != one.action) continue;
      if (!session_.undo()) continue;
      actions.pop_back();
      watcher_->game_changed();
    }
  }

  void take(const table::WatchOutcome& outcome) {
    std::vector<RecordedAction>& actions = record_.actions;
    for (const table::WatchAlert& alert : outcome.alerts)
      actions.resize(actions.size() - std::min(actions.size(), static_cast<std::size_t>(alert.undone)));
    for (const table::WatchedAction& one : outcome.actions)
      actions.push_back({one.action, one.frame, one.confidence, false, false});
    for (const table::WatchAlert& alert : outcome.alerts) {
      const auto guessed = std::min(actions.size(), static_cast<std::size_t>(alert.recorded));
      for (auto it = actions.end() - static_cast<std::ptrdiff_t>(guessed); it != actions.end(); ++it)
        it->questioned = true;
      if (alert.lasts)
        record_.alerts.push_back({alert.frame, alert.alert == table::AlertKind::ambiguous});  // the others only tell
    }
  }

  /// Takes the outcome. A question is answered by somebody who saw what was played, when that is among the answers:
  /// best of all what the picture shows.
  void take_and_answer(std::size_t board, const table::WatchOutcome& outcome) {
    take(outcome);
    if (!options_.answers || outcome.alerts.empty() || outcome.alerts.back().alert != table::AlertKind::ambiguous)
      return;
    const table::WatchAlert& question = outcome.alerts.back();
    const std::size_t guessed = std::min(record_.actions.size(), static_cast<std::size_t>(question.recorded));
    const std::size_t first = record_.actions.size() - guessed;
    const int shown = record_.shown.back();
    const auto of_truth = [&](const std::vector<std::string>& said) {
      return said.empty() ? shown == static_cast<int>(first) : goes_on_with(game_.plies, first, said);
    };
    const std::vector<std::string>* answer = nullptr;
    for (const auto& [said, probability] : question.candidates) {
      if (!of_truth(said)) continue;
      const bool all = static_cast<int>(first + said.size()) == shown;
      if (answer == nullptr || all) answer = &said;
      if (all) break;
    }
    if (answer == nullptr) return;
    const std::vector<std::string>& wanted = *answer;
    const bool is_recorded = guessed > 0 && answer == &question.candidates.front().actions;
    if (!is_recorded) take(watcher_->answer(board, wanted));  // which says what was taken back
    for (std::size_t i = first; i < std::min(record_.actions.size(), first + wanted.size()); ++i)
      record_.actions[i].answered = true;
  }

  GameScore scored() {
    GameScore result = score_record(game_, record_);
    result.frames = fed_;
    result.milliseconds = fed_ > 0 ? 1000 * seconds_ / static_cast<double>(fed_) : 0;
    result.alerts = static_cast<int>(record_.alerts.size());
    result.decisions = std::move(decisions_);
    if (!game_.points) return result;
    result.points_right = true;
    const Standing& standing = session_.game()->standing();
    for (const auto& [seat, points] : *game_.points)
      if (points_of(standing, seat) != points) result.points_right = false;
    return result;
  }

  const LabelledGame& game_;
  const EvalOptions& options_;
  DisturbedGame disturbed_;
  table::Session session_;
  std::optional<table::TableWatcher> watcher_;
  std::optional<table::WatchReport> report_;
  WatchedRecord record_;
  std::vector<GameScore::Decision> decisions_;
  std::size_t undone_ = 0;  // of the plies that were taken back, those that are off the record
  std::int64_t fed_ = 0;
  double seconds_ = 0;
};

void print_heading() {
  std::printf("%-34s %6s %6s %6s %6s %6s %6s %6s %7s %6s %6s %7s %8s\n", "game", "plies", "shown", "right", "wrong",
              "asked", "w.ask", "open", "alerts", "delay", "worst", "points", "ms/frame");
}

void print_score(const GameScore& o, bool list) {
  if (!o.error.empty()) {
    std::printf("%-34s not scored: %s\n", o.name.c_str(), o.error.c_str());
    return;
  }
  std::printf("%-34s %6d %6d %6d %6d %6d %6d %6d %7d %6.2f %6lld %7s %8.1f\n", o.name.c_str(), o.plies, o.shown,
              o.right, o.unflagged, o.asked, o.wrong - o.unflagged, o.missed, o.alerts, o.delay_mean,
              static_cast<long long>(o.delay_worst),
              !o.points_right   ? "-"
              : *o.points_right ? "right"
                                : "WRONG",
              o.milliseconds);
  if (!list) return;
  for (const GameScore::Line& line : o.list) std::printf("    %s\n", line_text(line).c_str());
}

}  // namespace

GameScore watch_game(const LabelledGame& game, const EvalOptions& options) { return GameWatch(game, options).run(); }

std::vector<GameScore> eval_games(const EvalOptions& options) {
  const std::vector<LabelledGame> games = labelled_games(options.folder);
  std::vector<GameScore> out;
  if (games.empty()) return out;
  if (options.disturbances.any()) std::printf("disturbed: %s\n", options.disturbances.text().c_str());
  print_heading();
  for (const LabelledGame& game : games) {
    out.push_back(watch_game(game, options));
    print_score(out.back(), options.list);
    std::fflush(stdout);
  }
  return out;
}

}  // namespace arbiter::evaluation
