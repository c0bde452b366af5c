// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include <algorithm>
#include <array>
#include <exception>
#include <iostream>
#include <string>

#include "text/sentences.h"
#include "text/utf8.h"
#include "text/version.h"

namespace arbiter::cli {

namespace {

using text::noted;
using text::tr;

constexpr std::array kCommands{
    CommandInfo{"watch", noted("Watch a game through a camera, referee it and keep it"), true},
    CommandInfo{"games", noted("List the games that are kept, newest first"), false},
    CommandInfo{"show", noted("Show a game: its moves, what they caused and by which rule"), false},
    CommandInfo{"points", noted("Show who earned what, for what and by which rule"), false},
    CommandInfo{"load",
                noted("Keep the games of a file: PGN, PGN4, KIF, CSA, USI, UCCI, WXF, DhtmlXQ, GIB, text or JSON"),
                false},
    CommandInfo{"export", noted("Write a game as other programs know it: PGN, KIF …"), false},
    CommandInfo{"club", noted("Players, evenings, seatings, results, standings, ratings"), false},
    CommandInfo{"guide", noted("How a game, or one army of it, is set up and played"), false},
    CommandInfo{"referee", noted("Speak the referee protocol on standard input and output, a JSON object a line"),
                false},
    CommandInfo{"cases", noted("Run rule cases: prints each that fails, then how many passed and failed"), false},
    CommandInfo{"perft", noted("Count sequences of decision points from the start of a game"), false},
    CommandInfo{"look", noted("Find the board in a picture and say what stands on it"), true},
    CommandInfo{"calibrate", noted("Measure the camera's lens; check how well a board can be seen"), true},
    CommandInfo{"cameras", noted("List the cameras of this machine by their names"), true},
    CommandInfo{"print", noted("Make PDFs to print: tags, calibration board, paper boards"), true},
    CommandInfo{"simulate", noted("Render camera footage of a game, with the truth about it"), true},
    CommandInfo{"eval", noted("Score the reading of labelled pictures or footage"), true},
    CommandInfo{"seeing", noted("Measure on rendered tables what is read of a game, by board, angle, light and camera"),
                true},
    CommandInfo{"bench", noted("Measure what watching costs a picture, beside OpenCV's marker detector"), true},
};

constexpr std::array kBelow{
    BelowInfo{"club", "print",
              noted("Write a PDF for the printer: slips, wall chart, list of names, standings, a league")},
    BelowInfo{"guide", "print",
              noted("Write the rules of a game, or an army of it, or all of them, as a PDF to lie beside the board")},
    BelowInfo{"games", "print", noted("Write a game's score sheet as a PDF: players, moves, the position")},
    BelowInfo{"club", "phones", noted("The codes with which players' phones sign in at a table's seats")},
    BelowInfo{"club", "send", noted("Send a club's server what a table's file has to tell it, and end")},
};

}  // namespace

std::span<const BelowInfo> commands_below() { return kBelow; }

std::span<const CommandInfo> commands() { return kCommands; }

CLI::App* add_command(CLI::App& app, std::string_view name) {
  const auto* const info =
      std::find_if(kCommands.begin(), kCommands.end(), [&](const CommandInfo& one) { return one.name == name; });
  return app.add_subcommand(std::string(info->name), std::string(info->about));
}

int run(CLI::App& app, const int& status, int argc, char** argv) {
  app.set_version_flag("--version", "arbiter " + std::string(text::version()));
  // The library would only say that a command is needed.
  if (argc > 1 && argv[1][0] != '-' &&
      std::none_of(kCommands.begin(), kCommands.end(), [&](const CommandInfo& one) { return one.name == argv[1]; })) {
    std::cerr << tr("arbiter: there is no command \"%1\"; `arbiter --help` lists them", {argv[1]}) << "\n";
    return kUsage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kDone : kUsage;
  } catch (const std::exception& error) {
    // What no command has foreseen: the game in the file is whole all the same, every step is on the disk before it
    // shows.
    std::cerr << tr("arbiter: the program failed: %1", {text::clean(error.what())}) << "\n";
    return kFault;
  } catch (...) {
    std::cerr << tr("arbiter: the program failed") << "\n";
    return kFault;
  }
  return status;
}

}  // namespace arbiter::cli
