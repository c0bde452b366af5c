// SPDX-License-Identifier: MIT
#include "app/cli/watching.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <optional>

#include "app/commands/complaint.h"
#include "app/commands/status.h"
#include "app/table/board_view.h"
#include "app/table/message_text.h"
#include "app/table/session.h"
#include "text/sentences.h"

namespace arbiter::cli {

namespace {

using text::tr;

/// A camera that has gone is waited for so long.
constexpr std::chrono::seconds kWaitForCamera{60};
/// A phone may be called, or its battery may be empty: it comes back, or another one does.
constexpr std::chrono::hours kWaitForPhone{6};
/// After the last picture another program has so long to answer, in milliseconds.
constexpr int kWaitForProgram = 2000;

volatile std::sig_atomic_t stop_asked = 0;

}  // namespace

Watching::Watching(table::Session& session, std::vector<table::WatchOptions> options, table::BoardSources sources,
                   WatchTelling telling, std::vector<table::WatchReport> reports, const table::PictureWish& pictures)
    : session_(session),
      watcher_(session, std::move(options)),
      sources_(std::move(sources)),
      printer_(telling.jsonl),
      hint_(telling.hints),
      reports_(std::move(reports)),
      trace_(telling.trace),
      waits_(telling.waits),
      pictures_kept_(session.file(), pictures),
      found_(watcher_.boards(), false),
      begun_(watcher_.boards(), false),
      shown_(watcher_.boards()) {
  stop_asked = 0;
}

void Watching::stop() { stop_asked = 1; }

bool Watching::at_rest() const {
  for (std::size_t board = 0; board < watcher_.boards(); ++board) {
    const table::WatchStatus& status = watcher_.status(board);
    if (status.stage != table::WatchStage::watching || status.alert) return false;
  }
  return true;
}

int Watching::run(const std::function<void()>& between, const Seen& seen) {
  const int status = follow(between, seen);
  for (std::size_t board = 0; board < watcher_.boards(); ++board) show(board, watcher_.finish(board));
  at_end_ = true;
  listen();
  return status;
}

int Watching::follow(const std::function<void()>& between, const Seen& seen) {
  while (stop_asked == 0) {
    listen();
    between();
    const auto shot = sources_.next();
    if (!shot) {
      const auto& gap = shot.error();
      if (gap.why.gap == vision::FrameGap::ended) return kDone;
      if (!gap.told) tell(gap);
      if (sources_.gone_for() > (waits_ ? kWaitForPhone : kWaitForCamera)) return kInput;
      continue;
    }
    ++pictures_;
    for (const std::size_t board : shot->boards) {
      see(board, shot->frame);
      if (seen) seen(board, shot->frame.picture, watcher_.status(board));
    }
  }
  return kDone;
}

void Watching::see(std::size_t board, const vision::Frame& frame) {
  frame_ = frame.number;
  shown_[board] = frame.picture;
  show(board, watcher_.feed(board, frame.picture, frame.number, frame.at));
  const table::WatchStatus& status = watcher_.status(board);
  found_[board] = found_[board] || status.corners.has_value();
  if (trace_) WatchPrinter::trace(status, named(board));
}

/// What came of the board's last picture.
void Watching::show(std::size_t board, const table::WatchOutcome& outcome) {
  take(outcome);
  keep_picture(board, outcome);
  if (board >= reports_.size() || shown_[board].empty()) return;
  if (const auto done = reports_[board].see(shown_[board], watcher_.status(board), outcome); !done) {
    complain("--report: " + table::message_text(done.error()));
    reports_.clear();
  }
}

/// A picture of the table as it is after the game's last ply.
void Watching::keep_picture(std::size_t board, const table::WatchOutcome& outcome) {
  if (!pictures_kept_.wanted() || shown_[board].empty() || !session_.game_id()) return;
  const table::WatchStatus& status = watcher_.status(board);
  const bool begins = !begun_[board] && status.stage == table::WatchStatus::Stage::watching && !status.alert;
  if (outcome.actions.empty() && !begins) return;
  begun_[board] = true;
  pictures_kept_.keep(*session_.game_id(), {static_cast<int>(session_.requests().size()) - 1, static_cast<int>(board)},
                      table::picture_to_keep(shown_[board], status.corners, pictures_kept_.width()));
  if (pictures_kept_.trouble().empty() || pictures_kept_.trouble() == pictures_trouble_) return;
  pictures_trouble_ = pictures_kept_.trouble();
  complain(tr("No picture of the table is kept: %1", {table::message_text(pictures_trouble_)}));
}

void Watching::tell(const table::BoardSources::Gap& gap) {
  table::WatchAlert alert;
  alert.frame = frame_;
  alert.alert = gap.why.gap == vision::FrameGap::gone ? table::AlertKind::camera_lost : table::AlertKind::corrupt_frame;
  alert.message = gap.why.message;
  alert.board = named(gap.boards.front());
  printer_.alert(alert);
}

void Watching::take(const table::WatchOutcome& outcome) {
  for (const table::WatchAlert& a : outcome.alerts) {
    if (a.undone > 0) actions_ -= a.undone;
    if (!a.candidates.empty()) asked_ = static_cast<std::size_t>(std::max(a.board, 1) - 1);
    printer_.alert(a);
  }
  for (const table::WatchedAction& a : outcome.actions) printer_.action(a);
  actions_ += static_cast<int>(outcome.actions.size());
}

/// The board with an alert in force, the one that asked last before others; the first one when there is none.
std::size_t Watching::alerted() const {
  if (watcher_.status(asked_).alert) return asked_;
  for (std::size_t board = 0; board < watcher_.boards(); ++board)
    if (watcher_.status(board).alert) return board;
  return 0;
}

/// Takes what has been typed. A recording waits for the person at the terminal to answer a question; a camera cannot.
/// What another program writes is answers, so it is read while an alert is in force; after the last picture it is
/// waited for a little.
void Watching::listen() {
  hint_.look(session_, at_end_ || !sources_.live());
  while (stop_asked == 0 && !typed_.ended()) {
    const std::size_t board = alerted();
    const auto& alert = watcher_.status(board).alert;
    const bool question = alert && !alert->candidates.empty();
    if (!alert && !typed_.terminal()) return;
    const std::pair asked{board, question ? alert->frame : -1};
    const bool wait = question && typed_.terminal() && (at_end_ || !sources_.live()) && asked_at_ != asked;
    if (wait)
      std::cerr << tr("Which was played? Its number, or an action; Enter to go on without an answer.") << std::endl;
    std::optional<std::string> line = typed_.next(at_end_ && question && !typed_.terminal() ? kWaitForProgram : 0);
    while (wait && !line && stop_asked == 0 && !typed_.ended()) line = typed_.next(200);
    if (!line) return;
    if (question) asked_at_ = asked;
    if (!line->empty()) obey(board, *line);
  }
}

/// A candidate's number, `hint`, `undo` with how many steps, or an action.
void Watching::obey(std::size_t board, const std::string& line) {
  const auto& alert = watcher_.status(board).alert;
  const bool number =
      line.size() < 3 && std::all_of(line.begin(), line.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
  if (number) {
    const auto chosen = static_cast<std::size_t>(std::stoi(line));
    if (!alert || chosen < 1 || chosen > alert->candidates.size()) {
      std::cerr << tr("There is no answer %1 to choose.", {line}) << "\n";
      return;
    }
    const std::vector<std::string> actions = alert->candidates[chosen - 1].actions;
    return take(watcher_.answer(board, actions));
  }
  if (line == "hint") {
    hint_.ask(session_);
    return hint_.look(session_, at_end_ || !sources_.live());
  }
  if (line.rfind("undo", 0) == 0 && (line.size() == 4 || line[4] == ' ')) {
    const int steps = std::max(1, std::atoi(line.c_str() + 4));
    const auto reply = session_.undo(steps, {"hand", frame_, 1});
    if (!reply) {
      std::cerr << table::message_text(reply.error().message) << "\n";
      return;
    }
    watcher_.game_changed();
    printer_.alert({frame_,
                    table::AlertKind::correct,
                    make_message("Taken back; the board is to show the game as it was."),
                    "",
                    to_be_done(),
                    {},
                    steps});
    actions_ -= steps;
    return;
  }
  // An action that names its seat names its board.
  const bool seat = line.find(':') < 3;
  take(watcher_.answer(seat ? std::min(table::board_of(line), watcher_.boards() - 1) : board, {line}));
}

/// What hands have to do on all boards.
std::vector<table::WatchFix> Watching::to_be_done() const {
  std::vector<table::WatchFix> list;
  const Game& game = *session_.game();
  for (std::size_t board = 0; board < game.boards(); ++board)
    for (table::WatchFix& fix : view::table_instructions(game.rules(board), instructions(game, board)))
      list.push_back(std::move(fix));
  return list;
}

}  // namespace arbiter::cli
