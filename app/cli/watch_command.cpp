// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <iostream>

#include "app/cli/club_phones.h"
#include "app/cli/commands.h"
#include "app/cli/pgn_telling.h"
#include "app/cli/place_options.h"
#include "app/cli/watch_computers.h"
#include "app/cli/watch_game.h"
#include "app/cli/watching.h"
#include "app/commands/complaint.h"
#include "app/commands/defaults.h"
#include "app/table/board_sources.h"
#include "app/table/message_text.h"
#include "app/table/profiles.h"
#include "app/table/table_watcher.h"
#include "app/table/watch_report.h"
#include "calibration/measure/profile.h"
#include "text/sentences.h"

namespace arbiter::cli {

namespace {

using text::tr;
using text::trn;

extern "C" void ask_to_stop(int /*signal*/) { Watching::stop(); }

int not_watched(const std::string& message, int status = kUsage) {
  complain(message);
  return status;
}

/// How each board is watched; why not when the options do not fit.
tl::expected<std::vector<table::WatchOptions>, Mistake> watch_options(const WatchCommand& command,
                                                                      const std::string& board,
                                                                      const std::vector<std::string>& sources) {
  const std::size_t boards = sources.size();
  const auto too_many = [&](const char* name, std::size_t given) {
    return Mistake{
        tr("%1 is given for %2 boards; this game has %3", {name, std::to_string(given), std::to_string(boards)})};
  };
  if (command.corners.size() % 8 != 0) return tl::unexpected(Mistake{tr("--corners: eight numbers for each board")});
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
      const auto lens = calibration::read_lens(command.lenses[b]);
      if (!lens) return tl::unexpected(Mistake{table::message_text(lens.error().message), kInput});
      options.lens = *lens;
    }
    if (command.profiles.size() > b) {
      auto profile = table::find_profile(command.profiles[b]);
      if (!profile) return tl::unexpected(Mistake{table::message_text(profile.error().message), kInput});
      if (profile->board != board)
        return tl::unexpected(Mistake{
            tr("--profile %1 is of %2; this game is played on %3", {command.profiles[b], profile->board, board})});
      options.profile = std::move(*profile);
    }
    const bool shared = std::count(sources.begin(), sources.end(), sources[b]) > 1 && !sources[b].empty();
    if (shared && !options.corners && !options.profile)
      return tl::unexpected(
          Mistake{tr("%1 shows several boards: say with --corners or --profile where each of them is", {sources[b]})});
  }
  return list;
}

/// The folders of `--report`, one a board; none where it is not asked for. Errors: a sentence.
tl::expected<std::vector<table::WatchReport>, Message> reports_of(const std::string& where, std::size_t boards) {
  std::vector<table::WatchReport> reports;
  for (std::size_t b = 0; b < boards && !where.empty(); ++b) {
    const std::filesystem::path folder(where);
    auto opened = table::WatchReport::open(boards > 1 ? folder / ("board" + std::to_string(b + 1)) : folder);
    if (!opened) return tl::unexpected(opened.error());
    reports.push_back(std::move(*opened));
  }
  return reports;
}

/// Whoever follows the game while it is watched: the club, players' phones, a folder.
class Followers {
 public:
  Followers(const WatchCommand& command, const table::Session& session) {
    if (command.club) club_.emplace(*command.club, session);
    if (!command.pgn_folder.empty()) pgn_.emplace(command.pgn_folder);
    // Of events' games, those that are gone on with too.
    if (command.club || !command.at.event.empty() || !command.game.empty())
      phones_.emplace(command.club, command.jsonl);
  }
  /// To be called often. Tells whether a phone has changed the game.
  bool look(table::Session& session) {
    const bool changed = phones_ && phones_->look(session);
    if (club_) club_->look(session);
    if (pgn_) pgn_->look(session);
    return changed;
  }
  void finish(const table::Session& session) {
    if (club_) club_->finish();
    if (pgn_) pgn_->finish(session);
  }

 private:
  std::optional<ClubTelling> club_;
  std::optional<ClubPhones> phones_;
  std::optional<PgnTelling> pgn_;
};

/// Computers play another game every time, but the same one again from the same game.
std::uint64_t chance_of_game(const Game& game) { return game.beginning().seed.value_or(1); }

/// Is the game that is watched an event's, whoever keeps it?
db::Expected<bool> of_a_club(const WatchCommand& command, const table::Session& session) {
  if (command.club || !command.at.event.empty()) return true;
  if (command.game.empty() || !session.game_id()) return false;
  return game_of_event(session.file(), *session.game_id());
}

/// The fault of a command that names another board than the game's, or more sources than the game has boards. Empty:
/// there is none.
std::string wrong_boards(const WatchCommand& command, const Game& game, std::size_t sources) {
  const std::string board = game.rules().board->id();
  if (!command.board.empty() && command.board != board)
    return tr("--board: %1 is played on %2, not on %3", {command.setup.rules, board, command.board});
  if (sources > game.boards())
    return trn("--beside: this game is played on %1 board", "--beside: this game is played on %1 boards",
               static_cast<long>(game.boards()));
  return {};
}

int watch(WatchCommand command) {
  const auto computers = table::computer_seats(command.seats);
  if (!computers) return not_watched(table::message_text(computers.error().message));
  command.computers = *computers;
  std::vector<std::string> where = command.beside;
  where.insert(where.begin(), command.source);
  WatchPhones cameras(command.phones, where, command.file, command.jsonl);
  auto sources = table::BoardSources::open(where, cameras.opener());
  if (!sources) return not_watched(table::message_text(sources.error().message), kInput);
  if (const auto error = ask_club(command)) return not_watched(error->message, error->status);
  table::Session session(command.file);
  // A new game is begun aside first: what is refused leaves none behind.
  table::Session aside(":memory:");
  const bool fresh = command.game.empty();
  table::Session& asked = fresh ? aside : session;
  if (const auto error = open_game(asked, command)) return not_watched(error->message, error->status);
  const Game& game = *asked.game();
  const auto club_game = of_a_club(command, session);
  if (!club_game) return not_watched(table::message_text(club_game.error().message), kDatabase);
  if (*club_game && !computers->empty())
    return not_watched(tr("--seat: this is a club's game. People play all its seats."));
  const auto fine = table::check_computers(*computers, game);
  if (!fine) return not_watched(table::message_text(fine.error().message));
  const std::string board = game.rules().board->id();
  const std::size_t boards = game.boards();
  if (const std::string wrong = wrong_boards(command, game, where.size()); !wrong.empty()) return not_watched(wrong);
  where.resize(boards);
  auto options = watch_options(command, board, where);
  if (!options) return not_watched(options.error().message, options.error().status);
  auto reports = reports_of(command.report, boards);
  if (!reports) return not_watched("--report: " + table::message_text(reports.error()), kOutput);
  cameras.wait();
  if (fresh)
    if (const auto error = open_game(session, command)) return not_watched(error->message, error->status);
  const bool live = sources->live();
  Watching watching(session, std::move(*options), std::move(*sources),
                    {command.jsonl, command.trace, cameras.any(), !*club_game}, std::move(*reports), command.pictures);
  WatchComputers at_seats(table::Computers(*computers, chance_of_game(game)), live, command.jsonl);
  Followers followers(command, session);
  const auto begin = std::chrono::steady_clock::now();
  const auto before_int = std::signal(SIGINT, ask_to_stop);
  const auto before_term = std::signal(SIGTERM, ask_to_stop);
  int status = watching.run(
      [&] {
        if (followers.look(session)) watching.game_changed();
        if (at_seats.look(session, watching.pictures(), watching.at_rest())) watching.game_changed();
        cameras.look(session);
      },
      [&](std::size_t b, const cv::Mat& picture, const table::WatchStatus& seen) {
        cameras.tell(b, picture, seen, session);
      });
  std::signal(SIGINT, before_int);
  std::signal(SIGTERM, before_term);
  session.flush();
  followers.finish(session);
  cameras.finish();
  watching.printer().done(session, watching.pictures(), watching.actions(),
                          std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  if (session.unstored() > 0) {
    complain(table::message_text(session.warning()));
    status = kDatabase;
  }
  if (!command.at.event.empty() && !command.told && !command.jsonl)
    std::cout << event_result(command.at, session.game_id(), command.file);
  for (std::size_t b = 0; b < boards; ++b) {
    if (where[b].empty() || watching.found()[b] || watching.pictures() == 0) continue;
    complain(tr("The board was never seen in %1", {where[b]}));
    status = kNo;
  }
  return status;
}

}  // namespace

void add_watch(CLI::App& app, int& status) {
  auto command = std::make_shared<WatchCommand>();
  auto* watch_app = add_command(app, "watch");
  auto* source = watch_app->add_option(
      "source", command->source,
      "Folder of pictures, film, number of a camera (0) or its device, an address (rtsp://…), or `phone`");
  watch_app
      ->add_flag("--phone", command->phone,
                 "A phone is the camera: shows a code to scan with it; as the source `phone`")
      ->excludes(source);
  add_phone_options(*watch_app, command->phones);
  watch_app->footer(
      "While it runs, standard input takes the answer to a question (the number of a candidate, or an action), an "
      "action\nthat was not seen, `hint`, or `undo N`. A recording waits for the answer of a person at a terminal.");
  watch_app
      ->add_option("--beside", command->beside,
                   "Where the game joins boards: what watches the next one, in order; the same source again where "
                   "one picture shows both")
      ->allow_extra_args(false);
  auto* rules = add_game_options(*watch_app, command->setup);
  auto* players =
      watch_app->add_option("--players", command->players, "S=NAME,…: who sits where, for the records")->delimiter(',');
  auto* seats = watch_app
                    ->add_option("--seat", command->seats,
                                 "E=computer:3,N=engine:fairy-stockfish,…: seats that the computer or an engine plays, "
                                 "and its level, 1 to 8")
                    ->delimiter(',');
  add_event_table_options(*watch_app, command->at)->excludes(rules)->excludes(players)->excludes(seats);
  auto* resume = watch_app->add_option("--resume", command->game, "Go on with a kept game: its number, or `last`");
  resume->excludes(rules)->excludes(watch_app->get_option("--event"));
  watch_app
      ->add_option("--clock", command->clock,
                   "The time that is agreed, kept for the window: \"60:00 game\", 5+3, \"40/90:00+30, 30:00+30\", none")
      ->excludes(resume);
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
  watch_app
      ->add_option("--pictures", command->pictures.width,
                   "How wide the pictures of the table are that are kept with every move, in pixels; 0 keeps none")
      ->check(CLI::Range(table::PictureWish::kLeast, table::PictureWish::kMost) | CLI::IsMember({0}))
      ->capture_default_str();
  watch_app
      ->add_option("--picture-days", command->pictures.days,
                   "How many days they are kept; 0: until they take more than two gigabytes")
      ->check(CLI::Range(0, 36500))
      ->capture_default_str();
  watch_app->add_flag("--json,--jsonl", command->jsonl, "JSON instead of text, an object a line");
  watch_app->add_option("--report", command->report,
                        "Folder for what was seen at every alert: pictures before and after, readings, candidates");
  watch_app->add_option("--pgn-dir", command->pgn_folder,
                        "Folder in which the game's PGN is written with every move: ROUND-TABLE.pgn, and games.pgn "
                        "with all games of the folder");
  watch_app->add_flag("--trace", command->trace, "On standard error, a line for every picture: what is read in it");
  watch_app->callback([command, &status] {
    if (command->phone) command->source = phone::phone_source(0);
    if (command->source.empty()) {
      status = not_watched(tr("say what watches: a camera's number, a film, a folder, an address, or --phone"));
      return;
    }
    if (command->setup.rules.empty() && command->game.empty() && command->at.event.empty()) {
      status = not_watched(tr("say which game it is with --rules, with --event and --table, or --resume a kept one"));
      return;
    }
    // The usual camera's, unless something else is said of the board.
    const bool placed = !command->corners.empty() || !command->south.empty() || !command->lenses.empty();
    if (!placed && command->profiles.empty() && !default_of("profile").empty())
      command->profiles.push_back(default_of("profile"));
    status = watch(*command);
  });
}

}  // namespace arbiter::cli
