// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/place_options.h"
#include "app/cli/typed_lines.h"
#include "app/cli/watch_game.h"
#include "app/cli/watch_printer.h"
#include "app/table/board_sources.h"
#include "app/table/board_view.h"
#include "app/table/profiles.h"
#include "app/table/table_watcher.h"
#include "app/table/watch_report.h"

namespace arbiter::cli {

namespace {

using nlohmann::json;

volatile std::sig_atomic_t stop_asked = 0;
extern "C" void ask_to_stop(int /*signal*/) { stop_asked = 1; }

int fail(const std::string& message, int status = kUsage) {
  std::cerr << message << "\n";
  return status;
}

/// A camera that has gone is waited for so long.
constexpr std::chrono::seconds kWaitForCamera{60};

/// The watching of a game's boards from the beginning of their sources to the end, with what is typed meanwhile.
class Watching {
 public:
  Watching(table::Session& session, std::vector<table::WatchOptions> options, table::BoardSources sources,
           const WatchCommand& command, std::vector<table::WatchReport> reports)
      : session_(session),
        watcher_(session, std::move(options)),
        sources_(std::move(sources)),
        printer_(command.jsonl),
        reports_(std::move(reports)),
        trace_(command.trace),
        found_(watcher_.boards(), false) {}

  /// Until the sources end or somebody stops it: kDone, or kInput when a camera went and did not come back.
  int run(std::optional<ClubTelling>& telling) {
    while (stop_asked == 0) {
      listen();
      if (telling) telling->look(session_);
      const auto shot = sources_.next();
      if (!shot) {
        const auto& gap = shot.error();
        if (gap.why.gap == vision::FrameGap::ended) return kDone;
        if (!gap.told) tell(gap);
        if (sources_.gone_for() > kWaitForCamera) return kInput;
        continue;
      }
      ++pictures_;
      for (const std::size_t board : shot->boards) see(board, shot->frame);
    }
    return kDone;
  }

  [[nodiscard]] std::int64_t pictures() const { return pictures_; }
  [[nodiscard]] int actions() const { return actions_; }
  /// Of the boards those that have been seen.
  [[nodiscard]] const std::vector<bool>& found() const { return found_; }
  [[nodiscard]] const WatchPrinter& printer() const { return printer_; }

 private:
  [[nodiscard]] int named(std::size_t board) const { return watcher_.boards() > 1 ? static_cast<int>(board) + 1 : 0; }

  void see(std::size_t board, const vision::Frame& frame) {
    frame_ = frame.number;
    const table::WatchOutcome outcome = watcher_.feed(board, frame.picture, frame.number, frame.at);
    const table::WatchStatus& status = watcher_.status(board);
    take(outcome);
    if (board < reports_.size())
      if (const auto done = reports_[board].see(frame.picture, status, outcome); !done) {
        std::cerr << "--report: " << done.error() << "\n";
        reports_.clear();
      }
    found_[board] = found_[board] || status.corners.has_value();
    if (trace_) WatchPrinter::trace(status, named(board));
  }

  void tell(const table::BoardSources::Gap& gap) {
    table::WatchAlert alert;
    alert.frame = frame_;
    alert.alert = gap.why.gap == vision::FrameGap::gone ? "camera-lost" : "corrupt-frame";
    alert.message = gap.why.message;
    alert.board = named(gap.boards.front());
    printer_.alert(alert);
  }

  void take(const table::WatchOutcome& outcome) {
    for (const table::WatchAlert& a : outcome.alerts) {
      if (a.undone > 0) actions_ -= a.undone;
      if (!a.candidates.empty()) asked_ = static_cast<std::size_t>(std::max(a.board, 1) - 1);
      printer_.alert(a);
    }
    for (const table::WatchedAction& a : outcome.actions) printer_.action(a);
    actions_ += static_cast<int>(outcome.actions.size());
  }

  /// The board with an alert in force, the one that asked last before others; the first one when there is none.
  [[nodiscard]] std::size_t alerted() const {
    if (watcher_.status(asked_).alert) return asked_;
    for (std::size_t board = 0; board < watcher_.boards(); ++board)
      if (watcher_.status(board).alert) return board;
    return 0;
  }

  /// Takes what has been typed. A recording waits for the person at the terminal to answer a question; a camera cannot.
  /// What another program writes is answers, so it is read while an alert is in force.
  void listen() {
    while (stop_asked == 0 && !typed_.ended()) {
      const std::size_t board = alerted();
      const auto& alert = watcher_.status(board).alert;
      const bool question = alert && !alert->candidates.empty();
      if (!alert && !typed_.terminal()) return;
      const std::pair asked{board, question ? alert->frame : -1};
      const bool wait = question && typed_.terminal() && !sources_.live() && asked_at_ != asked;
      if (wait) std::fprintf(stderr, "Which was played? Its number, or an action; Enter to go on without an answer.\n");
      std::optional<std::string> line = typed_.next();
      while (wait && !line && stop_asked == 0 && !typed_.ended()) line = typed_.next(200);
      if (!line) return;
      if (question) asked_at_ = asked;
      if (!line->empty()) obey(board, *line);
    }
  }

  /// A candidate's number, `undo` with how many steps, or an action.
  void obey(std::size_t board, const std::string& line) {
    const auto& alert = watcher_.status(board).alert;
    const bool number =
        line.size() < 3 && std::all_of(line.begin(), line.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    if (number) {
      const auto chosen = static_cast<std::size_t>(std::stoi(line));
      if (!alert || chosen < 1 || chosen > alert->candidates.size()) {
        std::fprintf(stderr, "There is no answer %s to choose.\n", line.c_str());
        return;
      }
      const std::vector<std::string> actions = alert->candidates[chosen - 1].actions;
      return take(watcher_.answer(board, actions));
    }
    if (line.rfind("undo", 0) == 0 && (line.size() == 4 || line[4] == ' ')) {
      const int steps = std::max(1, std::atoi(line.c_str() + 4));
      const json reply = session_.undo(steps, {"hand", frame_, 1});
      if (!reply.value("ok", false)) {
        std::fprintf(stderr, "%s\n", reply["error"].value("message", "Nothing can be taken back.").c_str());
        return;
      }
      watcher_.game_changed();
      printer_.alert(
          {frame_, "correct", "Taken back; the board is to show the game as it was.", "", to_be_done(), {}, steps});
      actions_ -= steps;
      return;
    }
    // An action that names its seat names its board.
    const bool seat = line.find(':') < 3;
    take(watcher_.answer(seat ? std::min(table::board_of(line), watcher_.boards() - 1) : board, {line}));
  }

  /// What hands have to do on all boards.
  [[nodiscard]] std::vector<table::WatchFix> to_be_done() const {
    std::vector<table::WatchFix> list;
    const Game& game = *session_.game();
    for (std::size_t board = 0; board < game.boards(); ++board)
      for (table::WatchFix& fix : table::as_told(game.rules(board), instructions(game, board)))
        list.push_back(std::move(fix));
    return list;
  }

  table::Session& session_;
  table::TableWatcher watcher_;
  table::BoardSources sources_;
  WatchPrinter printer_;
  TypedLines typed_;
  std::vector<table::WatchReport> reports_;  // one a board; none: not wanted
  bool trace_ = false;
  std::vector<bool> found_;
  std::int64_t frame_ = 0, pictures_ = 0;  // the number of the picture seen last; how many there were
  std::size_t asked_ = 0;                  // the board that asked last
  std::pair<std::size_t, std::int64_t> asked_at_{0, -1};
  int actions_ = 0;
};

/// How each board is watched; why not when the options do not fit.
tl::expected<std::vector<table::WatchOptions>, Mistake> watch_options(const WatchCommand& command,
                                                                      const std::string& board,
                                                                      const std::vector<std::string>& sources) {
  const std::size_t boards = sources.size();
  const auto too_many = [&](const char* name, std::size_t given) {
    return Mistake{std::string(name) + " is given for " + std::to_string(given) + " boards; this game has " +
                   std::to_string(boards)};
  };
  if (command.corners.size() % 8 != 0) return tl::unexpected(Mistake{"--corners: eight numbers for each board"});
  for (const auto& [name, given] :
       {std::pair{"--corners", command.corners.size() / 8}, std::pair{"--south", command.south.size()},
        std::pair{"--lens", command.lenses.size()}, std::pair{"--profile", command.profiles.size()}})
    if (given > boards) return tl::unexpected(too_many(name, given));
  std::vector<table::WatchOptions> list(boards);
  for (std::size_t b = 0; b < boards; ++b) {
    table::WatchOptions& options = list[b];
    using Tags = table::WatchOptions::Tags;
    options.tags = command.tags == "on" ? Tags::on : command.tags == "off" ? Tags::off : Tags::automatic;
    if (command.corners.size() > 8 * b) options.corners = corners_of(command.corners, b);
    if (command.south.size() > b) options.hints = hints_of(command.south[b]);
    if (command.lenses.size() > b) {
      const auto lens = read_lens(command.lenses[b]);
      if (!lens) return tl::unexpected(Mistake{lens.error().message, kInput});
      options.lens = *lens;
    }
    if (command.profiles.size() > b) {
      auto profile = table::find_profile(command.profiles[b]);
      if (!profile) return tl::unexpected(Mistake{profile.error().message, kInput});
      if (profile->board != board)
        return tl::unexpected(Mistake{"--profile " + command.profiles[b] + " is of " + profile->board +
                                      "; this game is played on " + board});
      options.profile = std::move(*profile);
    }
    const bool shared = std::count(sources.begin(), sources.end(), sources[b]) > 1 && !sources[b].empty();
    if (shared && !options.corners && !options.profile)
      return tl::unexpected(
          Mistake{sources[b] + " shows several boards: say with --corners or --profile where each of them is"});
  }
  return list;
}

int watch(WatchCommand command) {
  std::vector<std::string> where = command.beside;
  where.insert(where.begin(), command.source);
  auto sources = table::BoardSources::open(where);
  if (!sources) return fail(sources.error().message, kInput);
  if (const auto error = ask_club(command)) return fail(error->message, error->status);
  table::Session session(command.file);
  // A new game is begun aside first: what is refused leaves none behind.
  table::Session aside(":memory:");
  const bool fresh = command.game.empty();
  table::Session& asked = fresh ? aside : session;
  if (const auto error = open_game(asked, command)) return fail(error->message, error->status);
  const json state = asked.ask({{"cmd", "state"}})["state"];
  const std::string board = table::board_state(state, 0).value("board", "");
  const std::size_t boards = table::boards_of(state);
  if (!command.board.empty() && command.board != board)
    return fail("--board: " + command.setup.rules + " is played on " + board + ", not on " + command.board);
  if (where.size() > boards)
    return fail("--beside: this game is played on " + std::to_string(boards) + (boards == 1 ? " board" : " boards"));
  where.resize(boards);
  auto options = watch_options(command, board, where);
  if (!options) return fail(options.error().message, options.error().status);
  std::vector<table::WatchReport> reports;
  for (std::size_t b = 0; b < boards && !command.report.empty(); ++b) {
    const std::filesystem::path folder(command.report);
    auto opened = table::WatchReport::open(boards > 1 ? folder / ("board" + std::to_string(b + 1)) : folder);
    if (!opened) return fail("--report: " + opened.error(), kOutput);
    reports.push_back(std::move(*opened));
  }
  if (fresh)
    if (const auto error = open_game(session, command)) return fail(error->message, error->status);
  Watching watching(session, std::move(*options), std::move(*sources), command, std::move(reports));
  std::optional<ClubTelling> telling;
  if (command.club) telling.emplace(*command.club, session);
  const auto begin = std::chrono::steady_clock::now();
  stop_asked = 0;
  const auto before_int = std::signal(SIGINT, ask_to_stop);
  const auto before_term = std::signal(SIGTERM, ask_to_stop);
  int status = watching.run(telling);
  std::signal(SIGINT, before_int);
  std::signal(SIGTERM, before_term);
  session.flush();
  if (telling) telling->finish();
  watching.printer().done(session, watching.pictures(), watching.actions(),
                          std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  if (session.unstored() > 0) {
    std::cerr << session.warning() << "\n";
    status = kDatabase;
  }
  if (!command.at.event.empty() && !command.told && !command.jsonl)
    std::cout << event_result(command.at, session.game_id(), command.file);
  for (std::size_t b = 0; b < boards; ++b) {
    if (where[b].empty() || watching.found()[b] || watching.pictures() == 0) continue;
    std::cerr << "The board was never seen in " << where[b] << "\n";
    status = kNo;
  }
  return status;
}

}  // namespace

void add_watch(CLI::App& app, int& status) {
  auto command = std::make_shared<WatchCommand>();
  auto* watch_app = add_command(app, "watch");
  watch_app
      ->add_option("source", command->source,
                   "Folder of pictures, film, number of a camera (0) or its device, or an address (rtsp://…)")
      ->required();
  watch_app->footer(
      "While it runs, standard input takes the answer to a question (the number of a candidate, or an action), an "
      "action\nthat was not seen, or `undo N`. A recording waits for the answer of a person at a terminal.");
  watch_app
      ->add_option("--beside", command->beside,
                   "Where the game joins boards: what watches the next one, in order; the same source again where "
                   "one picture shows both")
      ->allow_extra_args(false);
  auto* rules = add_game_options(*watch_app, command->setup);
  auto* players =
      watch_app->add_option("--players", command->players, "S=NAME,…: who sits where, for the records")->delimiter(',');
  add_event_table_options(*watch_app, command->at)->excludes(rules)->excludes(players);
  auto* resume = watch_app->add_option("--resume", command->game, "Go on with a kept game: its number, or `last`");
  resume->excludes(rules)->excludes(watch_app->get_option("--event"));
  add_link_options(*watch_app, command->link, true);
  watch_app->add_option("--db", command->file, "The file the games are kept in")->capture_default_str();
  watch_app->add_option("--lens", command->lenses, "The measured lens (from `calibrate camera`), one a board")
      ->allow_extra_args(false);
  auto* profile = watch_app
                      ->add_option("--profile", command->profiles,
                                   "Lens and place of the board as `calibrate table` kept them, one a board")
                      ->allow_extra_args(false);
  add_corner_options(*watch_app, command->corners, command->south);
  for (const char* other : {"--corners", "--south", "--lens"}) profile->excludes(watch_app->get_option(other));
  watch_app->add_option("--board", command->board, "The board that must be the game's: chess8, cross14 …");
  watch_app
      ->add_option("--tags", command->tags,
                   "Tags on the tops of the pieces: on, off, or read if there are any (auto); see `print piece-tags`")
      ->check(CLI::IsMember({"auto", "on", "off"}))
      ->capture_default_str();
  watch_app->add_flag("--json,--jsonl", command->jsonl, "JSON instead of text, an object a line");
  watch_app->add_option("--report", command->report,
                        "Folder for what was seen at every alert: pictures before and after, readings, candidates");
  watch_app->add_flag("--trace", command->trace, "On standard error, a line for every picture: what is read in it");
  watch_app->callback([command, &status] {
    if (command->setup.rules.empty() && command->game.empty() && command->at.event.empty()) {
      status = fail("watch: say which game it is with --rules, with --event and --table, or --resume a kept one");
      return;
    }
    status = watch(*command);
  });
}

}  // namespace arbiter::cli
