#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/cli/commands.h"
#include "app/cli/game_options.h"
#include "app/cli/place_options.h"
#include "app/cli/typed_lines.h"
#include "app/cli/watching.h"
#include "app/table/game_text.h"
#include "app/table/profiles.h"
#include "app/table/watch_report.h"
#include "app/table/watcher.h"
#include "vision/sources/source.h"

namespace arbiter::cli {

namespace {

using nlohmann::json;

struct WatchCommand {
  GameOptions setup;
  std::string source, board, south, lens, profile, game, report;
  std::string file = db::default_path().string();
  std::vector<std::string> players;
  std::vector<double> corners;
  bool jsonl = false, trace = false;
};

volatile std::sig_atomic_t stop_asked = 0;
extern "C" void ask_to_stop(int /*signal*/) { stop_asked = 1; }

int fail(const std::string& message) {
  std::cerr << message << "\n";
  return 2;
}

class Printer {
 public:
  explicit Printer(bool jsonl) : jsonl_(jsonl) {}

  void action(const table::WatchedAction& a) const {
    if (jsonl_) {
      json line{{"frame", a.frame}, {"seat", a.seat}, {"action", a.action}};
      line["confidence"] = std::round(a.confidence * 1000) / 1000;
      line["events"] = a.events;
      if (!a.stored) line["warning"] = a.warning;
      std::cout << line << std::endl;
      return;
    }
    std::printf("%6lld  %s %s  (%.1f %%)", static_cast<long long>(a.frame), a.seat.c_str(), a.action.c_str(),
                100 * a.confidence);
    for (const json& event : a.events)
      if (const std::string type = event.value("type", ""); type != "moved" && type != "turn")
        std::printf("; %s", table::describe(event).c_str());
    std::printf("\n");
    if (!a.stored) std::printf("        %s\n", a.warning.c_str());
    std::fflush(stdout);
  }

  void alert(const table::WatchAlert& a) const {
    if (jsonl_) {
      json line{{"frame", a.frame}, {"alert", a.alert}, {"message", a.message}, {"fixes", a.fixes}};
      if (!a.rule.empty()) line["rule"] = a.rule;
      if (!a.candidates.empty()) line["candidates"] = a.candidates;
      if (a.undone > 0) line["undone"] = a.undone;
      std::cout << line << std::endl;
      return;
    }
    std::printf("%6lld  %s: %s\n", static_cast<long long>(a.frame), a.alert.c_str(), a.message.c_str());
    int number = 0;
    for (const json& candidate : a.candidates) {
      std::string actions;
      for (const json& action : candidate["actions"]) actions += " " + action.get<std::string>();
      std::printf("        %d:%s  (%.0f %%)\n", ++number, actions.c_str(), 100 * candidate.value("probability", 0.0));
    }
    std::fflush(stdout);
  }

  /// What is made of one picture, for developers.
  static void trace(const table::WatchStatus& status) {
    static constexpr std::array kStages{"looking", "starting", "watching", "reached", "asking", "lost"};
    json line{{"frame", status.frame}, {"stage", kStages.at(static_cast<size_t>(status.stage))}};
    line["ms"] = std::round(status.milliseconds * 100) / 100;
    line["changed"] = json::object();
    const auto round = [](double p) { return std::round(p * 1000) / 1000; };
    for (const Cell cell : status.reading.changed) {
      const vision::CellReading& seen = status.reading.cells[cell.value];
      json one{{"", round(seen.empty)}, {"?", round(seen.unknown)}, {"visible", round(seen.visible)}};
      for (size_t a = 0; a < status.reading.armies.size(); ++a) one[status.reading.armies[a]] = round(seen.armies[a]);
      for (const auto& [kind, p] : seen.kinds)
        if (p > 0.01) one["kinds"][kind] = round(p);
      line["changed"][status.board->name(cell)] = std::move(one);
    }
    std::cerr << line << std::endl;
  }

  void done(const table::Session& session, std::int64_t frames, int actions, double seconds) const {
    const json state = session.ask({{"cmd", "state"}}).value("state", json::object());
    json points = json::object();
    const json seats = state.value("seats", json::object());
    for (const auto& [seat, one] : seats.items()) points[seat] = one.value("points", json(0));
    if (jsonl_) {
      json line{{"done", true}, {"frames", frames}, {"actions", actions}, {"points", points}};
      line["seconds"] = std::round(seconds * 1000) / 1000;
      line["game"] = session.game_id() ? json(*session.game_id()) : json();
      std::cout << line << std::endl;
      return;
    }
    std::printf("%lld pictures, %d actions, %.1f s; points", static_cast<long long>(frames), actions, seconds);
    for (const auto& [seat, n] : points.items())
      std::printf(" %s %s", seat.c_str(), table::points_text(n.is_number() ? n.get<double>() : 0).c_str());
    if (session.game_id())
      std::printf("; game %lld in %s", static_cast<long long>(*session.game_id()), session.file().c_str());
    std::printf("\n");
  }

 private:
  bool jsonl_;
};

/// Begins or resumes the game in the session; an error sentence when that is not possible.
std::optional<std::string> open_game(table::Session& session, const WatchCommand& command) {
  json reply;
  if (!command.game.empty()) {
    const auto id = game_number(command.file, command.game);
    if (!id) return id.error();
    reply = session.resume(*id);
  } else {
    auto setup = setup_of(command.setup);
    if (!setup) return setup.error().message;
    const auto players = pairs(command.players, "--players", false);
    if (!players) return players.error().message;
    table::TableInfo info;
    info.source = command.source;
    for (const auto& [seat, name] : players->items()) info.players[seat] = name;
    reply = session.new_game(std::move(*setup), info);
  }
  if (!reply.value("ok", false)) return reply["error"].value("message", "The game cannot be begun");
  if (reply.contains("warning")) std::cerr << reply["warning"].get<std::string>() << "\n";
  if (reply.contains("mismatch")) std::cerr << reply["mismatch"]["message"].get<std::string>() << "\n";
  return std::nullopt;
}

/// A camera that has gone is waited for so long.
constexpr std::chrono::seconds kWaitForCamera{60};

bool wait_for(vision::Source& source) {
  const auto until = std::chrono::steady_clock::now() + kWaitForCamera;
  while (stop_asked == 0 && std::chrono::steady_clock::now() < until) {
    if (source.reopen()) return true;
    std::this_thread::sleep_for(std::chrono::seconds(1));
  }
  return false;
}

/// The watching of one source from its beginning to its end, with what is typed meanwhile.
class Watching {
 public:
  Watching(table::Session& session, const table::WatchOptions& options, vision::Source& source,
           const WatchCommand& command, std::optional<table::WatchReport> report)
      : session_(session),
        watcher_(session, options),
        source_(source),
        printer_(command.jsonl),
        report_(std::move(report)),
        trace_(command.trace) {}

  /// Until the source ends or somebody stops it. 0, or 1 when a camera went and did not come back.
  int run() {
    while (stop_asked == 0) {
      listen();
      const auto frame = source_.next();
      if (!frame) {
        if (frame.error().gap == vision::FrameGap::ended) return 0;
        const bool gone = frame.error().gap == vision::FrameGap::gone;
        printer_.alert(
            {frames_, gone ? "camera-lost" : "corrupt-frame", frame.error().message, "", json::array(), json::array()});
        if (!gone || wait_for(source_)) continue;
        return stop_asked != 0 ? 0 : 1;
      }
      frames_ = frame->number;
      const table::WatchOutcome outcome = watcher_.feed(frame->picture, frame->number);
      take(outcome);
      if (report_)
        if (const auto done = report_->see(frame->picture, watcher_.status(), outcome); !done) {
          std::cerr << "--report: " << done.error() << "\n";
          report_.reset();
        }
      found_ = found_ || watcher_.status().corners.has_value();
      if (trace_) Printer::trace(watcher_.status());
    }
    return 0;
  }

  [[nodiscard]] std::int64_t frames() const { return frames_; }
  [[nodiscard]] int actions() const { return actions_; }
  [[nodiscard]] bool found() const { return found_; }
  [[nodiscard]] const Printer& printer() const { return printer_; }

 private:
  void take(const table::WatchOutcome& outcome) {
    for (const table::WatchAlert& a : outcome.alerts) {
      if (a.undone > 0) actions_ -= a.undone;
      printer_.alert(a);
    }
    for (const table::WatchedAction& a : outcome.actions) printer_.action(a);
    actions_ += static_cast<int>(outcome.actions.size());
  }

  /// Takes what has been typed. A recording waits for the person at the terminal to answer a question; a camera cannot.
  /// What another program writes is answers, so it is read while an alert is in force.
  void listen() {
    while (stop_asked == 0 && !typed_.ended()) {
      const auto& alert = watcher_.status().alert;
      const bool question = alert && !alert->candidates.empty();
      if (!alert && !typed_.terminal()) return;
      const bool wait = question && typed_.terminal() && !source_.live() && asked_at_ != alert->frame;
      if (wait) std::fprintf(stderr, "Which was played? Its number, or an action; Enter to go on without an answer.\n");
      std::optional<std::string> line = typed_.next();
      while (wait && !line && stop_asked == 0 && !typed_.ended()) line = typed_.next(200);
      if (!line) return;
      if (question) asked_at_ = alert->frame;
      if (!line->empty()) obey(*line);
    }
  }

  /// A candidate's number, `undo` with how many steps, or an action.
  void obey(const std::string& line) {
    const auto& alert = watcher_.status().alert;
    const bool number =
        line.size() < 3 && std::all_of(line.begin(), line.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    if (number) {
      const auto chosen = static_cast<std::size_t>(std::stoi(line));
      if (!alert || chosen < 1 || chosen > alert->candidates.size()) {
        std::fprintf(stderr, "There is no answer %s to choose.\n", line.c_str());
        return;
      }
      const json candidate = alert->candidates[chosen - 1];
      return take(watcher_.answer(candidate["actions"].get<std::vector<std::string>>()));
    }
    if (line.rfind("undo", 0) == 0 && (line.size() == 4 || line[4] == ' ')) {
      const int steps = std::max(1, std::atoi(line.c_str() + 4));
      const json reply = session_.undo(steps, {"hand", frames_, 1});
      if (!reply.value("ok", false)) {
        std::fprintf(stderr, "%s\n", reply["error"].value("message", "Nothing can be taken back.").c_str());
        return;
      }
      watcher_.game_changed();
      printer_.alert({frames_, "correct", "Taken back; the board is to show the game as it was.", "",
                      session_.ask({{"cmd", "instructions"}}).value("instructions", json::array()), json::array(),
                      steps});
      actions_ -= steps;
      return;
    }
    take(watcher_.answer({line}));
  }

  table::Session& session_;
  table::Watcher watcher_;
  vision::Source& source_;
  Printer printer_;
  TypedLines typed_;
  std::optional<table::WatchReport> report_;
  bool trace_ = false, found_ = false;
  std::int64_t frames_ = 0, asked_at_ = -1;
  int actions_ = 0;
};

int watch(const WatchCommand& command) {
  auto source = vision::open_source(command.source);
  if (!source) return fail(source.error().message);
  table::Session session(command.file);
  if (const auto error = open_game(session, command)) return fail(*error);
  const std::string board = session.ask({{"cmd", "state"}})["state"].value("board", "");
  if (!command.board.empty() && command.board != board)
    return fail("--board: " + command.setup.rules + " is played on " + board + ", not on " + command.board);
  table::WatchOptions options;
  if (!command.corners.empty()) options.corners = corners_of(command.corners);
  options.hints = hints_of(command.south);
  if (!command.lens.empty()) {
    const auto lens = read_lens(command.lens);
    if (!lens) return fail(lens.error().message);
    options.lens = *lens;
  }
  if (!command.profile.empty()) {
    auto profile = table::find_profile(command.profile);
    if (!profile) return fail(profile.error().message);
    if (profile->board != board)
      return fail("--profile " + command.profile + " is of " + profile->board + "; this game is played on " + board);
    options.profile = std::move(*profile);
  }
  std::optional<table::WatchReport> report;
  if (!command.report.empty()) {
    auto opened = table::WatchReport::open(command.report);
    if (!opened) return fail("--report: " + opened.error());
    report = std::move(*opened);
  }
  Watching watching(session, options, **source, command, std::move(report));
  const auto begin = std::chrono::steady_clock::now();
  stop_asked = 0;
  const auto before_int = std::signal(SIGINT, ask_to_stop);
  const auto before_term = std::signal(SIGTERM, ask_to_stop);
  int status = watching.run();
  std::signal(SIGINT, before_int);
  std::signal(SIGTERM, before_term);
  session.flush();
  watching.printer().done(session, watching.frames(), watching.actions(),
                          std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  if (session.unstored() > 0) {
    std::cerr << session.warning() << "\n";
    status = 1;
  }
  if (!watching.found() && watching.frames() > 0) {
    std::cerr << "The board was never seen in " << command.source << "\n";
    status = 1;
  }
  return status;
}

}  // namespace

void add_watch(CLI::App& app, int& status) {
  auto command = std::make_shared<WatchCommand>();
  auto* watch_app = app.add_subcommand("watch", "Watch a game through a camera, referee it and keep it");
  watch_app
      ->add_option("source", command->source,
                   "Folder of pictures, film, number of a camera (0) or its device, or an address (rtsp://…)")
      ->required();
  watch_app->footer(
      "While it runs, standard input takes the answer to a question (the number of a candidate, or an action), an "
      "action\nthat was not seen, or `undo N`. A recording waits for the answer of a person at a terminal.");
  auto* rules = add_game_options(*watch_app, command->setup);
  watch_app->add_option("--players", command->players, "S=NAME,…: who sits where, for the records")->delimiter(',');
  auto* resume = watch_app->add_option("--resume", command->game, "Go on with a kept game: its number, or `last`");
  resume->excludes(rules);
  watch_app->add_option("--db", command->file, "The file the games are kept in")->capture_default_str();
  watch_app->add_option("--lens", command->lens, "The measured lens (from `calibrate camera`)");
  auto* profile = watch_app->add_option("--profile", command->profile,
                                        "Lens and place of the board as `calibrate table` kept them");
  add_corner_options(*watch_app, command->corners, command->south);
  for (const char* other : {"--corners", "--south", "--lens"}) profile->excludes(watch_app->get_option(other));
  watch_app->add_option("--board", command->board, "The board that must be the game's: chess8, cross14 …");
  watch_app->add_flag("--jsonl", command->jsonl, "A JSON object a line");
  watch_app->add_option("--report", command->report,
                        "Folder for what was seen at every alert: pictures before and after, readings, candidates");
  watch_app->add_flag("--trace", command->trace, "On standard error, a line for every picture: what is read in it");
  watch_app->callback([command, &status] {
    if (command->setup.rules.empty() && command->game.empty()) {
      status = fail("watch: say which game it is with --rules, or --resume a kept one");
      return;
    }
    status = watch(*command);
  });
}

}  // namespace arbiter::cli
