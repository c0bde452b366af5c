// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/completion_values.h"
#include "app/commands/complaint.h"
#include "app/commands/complete.h"
#include "app/commands/language.h"
#include "text/sentences.h"

namespace {

namespace fs = std::filesystem;
using arbiter::text::N_;

/// Where the program that looks at pictures lies: below this one in the folder it is built in, beside its folder once
/// installed.
fs::path vision_program() {
  std::error_code failed;
  const fs::path folder = fs::read_symlink("/proc/self/exe", failed).parent_path();
  for (const fs::path& prefix : {folder, folder.parent_path()})
    if (fs::exists(prefix / ARBITER_VISION, failed)) return prefix / ARBITER_VISION;
  return folder / ARBITER_VISION;
}

/// Becomes that program: the same process, so that its input, its signals and its status are the command's. Returns
/// only when that fails.
int become_vision(char** argv) {
  // What libraries say of a picture or a camera of which the program speaks itself. Who sets these wants to read it.
  for (const auto& [name, value] : std::array<std::array<const char*, 2>, 3>{
           {{"OPENCV_LOG_LEVEL", "SILENT"}, {"OPENCV_FFMPEG_LOGLEVEL", "-8"}, {"GST_DEBUG", "0"}}})
    ::setenv(name, value, 0);
  const fs::path program = vision_program();
  ::execv(program.c_str(), argv);
  return arbiter::cli::complain(
      arbiter::text::tr("%1 cannot be run: %2; it belongs to this program and is built with it",
                        {program.string(), std::strerror(errno)}),
      arbiter::cli::kInput);
}

/// Does the other program complete this command line?
bool completes_there(const std::vector<char*>& words) {
  namespace cli = arbiter::cli;
  if (words.size() < 4 || std::string_view(words[1]) != cli::kComplete) return false;
  const auto is = [&](std::size_t at, std::string_view name) { return words.size() > at + 2 && words[at] == name; };
  for (const cli::CommandInfo& one : cli::commands())
    if (one.looks && is(2, one.name)) return true;
  for (const cli::BelowInfo& one : cli::commands_below())
    if (is(2, one.below) && is(3, one.name)) return true;
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  namespace cli = arbiter::cli;
  // The program that it may become reads all of it again.
  std::vector<char*> given = cli::usual_words(argc, argv);
  std::vector<char*> words = given;
  argc = static_cast<int>(words.size()) - 1;
  argv = words.data();
  if (!cli::speak("arbiter", argc, argv)) return cli::kUsage;
  if (completes_there(given)) return become_vision(given.data());
  CLI::App app{N_("Arbiter: watches a board game through a camera, referees it and keeps the score")};
  cli::speak_in_help(app);
  app.name("arbiter");
  app.require_subcommand(1);
  app.footer(N_(
      "Exit status: 0 done, 1 the answer is no (a case failed, the table is not good enough), 2 the command line\n"
      "is wrong, 3 something named cannot be read, 4 the database of games, 5 something could not be written.\n"
      "~/.config/arbiter/config may hold defaults, a line each: database, event, profile, language (event = Friday)."));
  int status = cli::kDone;
  const auto become = [&given, &status](CLI::App* there) {
    there->prefix_command();
    there->set_help_flag();
    there->callback([&given, &status] { status = become_vision(given.data()); });
  };
  for (const cli::CommandInfo& command : cli::commands()) {
    CLI::App* added = cli::add_command(app, command.name);
    if (command.looks) become(added);
  }
  cli::add_analyse(app, status);
  cli::add_cases(app, status);
  cli::add_club(app, status);
  cli::add_game_files(app, status);
  cli::add_games(app, status);
  cli::add_guide(app, status);
  cli::add_perft(app, status);
  cli::add_referee(app, status);
  for (const cli::BelowInfo& one : cli::commands_below())
    become(app.get_subcommand(std::string(one.below))->add_subcommand(std::string(one.name), std::string(one.about)));
  if (cli::completes(app, argc, argv, std::cout, cli::completion_values)) return cli::kDone;
  return cli::run(app, status, argc, argv);
}
