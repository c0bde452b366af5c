// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include <algorithm>
#include <array>
#include <exception>
#include <string>

#include "app/commands/complaint.h"
#include "app/commands/defaults.h"
#include "app/commands/paged.h"
#include "text/sentences.h"
#include "text/utf8.h"
#include "text/version.h"

namespace arbiter::cli {

namespace {

using text::N_;
using text::tr;

constexpr const char* kTable = N_("At the table");
constexpr const char* kGames = N_("Saved games");
constexpr const char* kClub = N_("Rules and club");
constexpr const char* kCamera = N_("Camera and prints");
constexpr const char* kPrograms = N_("For programs and developers");

// In the order in which help lists them: the common ones first.
constexpr std::array kCommands{
    CommandInfo{"watch", N_("Watch a game through a camera, referee it and keep it"), kTable, true},
    CommandInfo{"points", N_("Show who earned what, for what and by which rule"), kTable, false},
    CommandInfo{"guide", N_("How a game, or one army of it, is set up and played"), kClub, false},
    CommandInfo{"club", N_("Players, evenings, seatings, results, standings, ratings"), kClub, false},
    CommandInfo{"games", N_("List the games that are kept, newest first"), kGames, false},
    CommandInfo{"show", N_("Show a game: its moves, what they caused and by which rule"), kGames, false},
    CommandInfo{"analyse", N_("Look back at a game: mistakes, what was better, accuracy"), kGames, false},
    CommandInfo{"export", N_("Write a game as other programs know it: PGN, KIF …"), kGames, false},
    CommandInfo{"load", N_("Keep the games of a file: PGN, PGN4, KIF, CSA, USI, UCCI, WXF, DhtmlXQ, GIB, text or JSON"),
                kGames, false},
    CommandInfo{"calibrate", N_("Measure the camera's lens; check how well a board can be seen"), kCamera, true},
    CommandInfo{"cameras", N_("List the cameras of this machine by their names"), kCamera, true},
    CommandInfo{"look", N_("Find the board in a picture and say what stands on it"), kCamera, true},
    CommandInfo{"print", N_("Make PDFs to print: tags, calibration board, paper boards"), kCamera, true},
    CommandInfo{"referee", N_("Speak the referee protocol on standard input and output, a JSON object a line"),
                kPrograms, false},
    CommandInfo{"simulate", N_("Render camera footage of a game, with the truth about it"), kPrograms, true},
    CommandInfo{"cases", N_("Run rule cases: prints each that fails, then how many passed and failed"), kPrograms,
                false},
    CommandInfo{"perft", N_("Count sequences of decision points from the start of a game"), kPrograms, false},
    CommandInfo{"eval", N_("Score the reading of labelled pictures or footage"), kPrograms, true},
    CommandInfo{"seeing", N_("Measure on rendered tables what is read of a game, by board, angle, light and camera"),
                kPrograms, true},
    CommandInfo{"bench", N_("Measure what watching costs a picture, beside OpenCV's marker detector"), kPrograms, true},
};

constexpr std::array kBelow{
    BelowInfo{"club", "print",
              N_("Write a PDF for the printer: slips, wall chart, list of names, standings, a league")},
    BelowInfo{"guide", "print",
              N_("Write the rules of a game, or an army of it, or all of them, as a PDF to lie beside the board")},
    BelowInfo{"games", "print", N_("Write a game's score sheet as a PDF: players, moves, the position")},
    BelowInfo{"club", "phones", N_("The codes with which players' phones sign in at a table's seats")},
    BelowInfo{"club", "send", N_("Send a club's server what a table's file has to tell it, and end")},
};

}  // namespace

std::span<const BelowInfo> commands_below() { return kBelow; }

std::span<const CommandInfo> commands() { return kCommands; }

CLI::App* add_command(CLI::App& app, std::string_view name) {
  const auto there = app.get_subcommands([&](const CLI::App* one) { return one->get_name() == name; });
  if (!there.empty()) return app.get_subcommand(std::string(name));
  const auto* const info =
      std::find_if(kCommands.begin(), kCommands.end(), [&](const CommandInfo& one) { return one.name == name; });
  return app.add_subcommand(std::string(info->name), std::string(info->about))->group(info->group);
}

namespace {

/// The event of the defaults, where a command line has no word for it.
void use_default_event(CLI::App& app) {
  for (CLI::App* below : app.get_subcommands([](CLI::App*) { return true; })) {
    use_default_event(*below);
    if (CLI::Option* event = below->get_option_no_throw("event"); event != nullptr && event->get_required())
      event->envname(variable_of_default("event"));
  }
}

}  // namespace

int run(CLI::App& app, const int& status, int argc, char** argv) {
  app.set_version_flag("-V,--version", "arbiter " + std::string(text::version()));
  use_default_event(app);
  begin_command(path_of(meant_by(app, argc, argv)));
  if (const auto unknown = unknown_command(app, argc, argv)) {
    begin_command(path_of(*unknown->below));
    return complain(unknown_complaint(*unknown), kUsage);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    write_paged(app.help());
    return kDone;
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);
    return complain(parse_complaint(app, error), kUsage);
  } catch (const std::exception& error) {
    // What no command has foreseen: the game in the file is whole all the same, every step is on the disk before it
    // shows.
    return complain(tr("the program failed: %1", {text::clean(error.what())}), kFault);
  } catch (...) {
    return complain(tr("the program failed"), kFault);
  }
  return status;
}

std::vector<char*> usual_words(int argc, char** argv) {
  static std::string help = "--help", version = "--version";
  std::vector<char*> words(argv, argv + argc);
  const std::string_view first = argc > 1 ? argv[1] : "";
  if (first == "help") {
    words.erase(words.begin() + 1);
    words.push_back(help.data());
  } else if (first == "version") {
    words[1] = version.data();
  }
  words.push_back(nullptr);
  return words;
}

}  // namespace arbiter::cli
