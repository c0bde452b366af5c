// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "value/value.h"

namespace arbiter::desk {

/// What the command line asks for.
struct Options {
  QStringList sources;  ///< one a board
  QString rules;
  Value options = Value::Table();             ///< the ruleset's
  std::map<std::string, std::string> armies;  ///< seat -> army
  Value position;                             ///< nothing: the game's own start
  QString clock;                              ///< the time control; empty: as the rules have it
  std::filesystem::path database;
  std::optional<long long> game;  ///< to take up; 0: the newest
  // For pictures of the window.
  QString screenshot;  ///< file to write, then the program ends
  QString page = "table";
  QString moves;     ///< actions to carry out first, separated by semicolons
  double after = 0;  ///< seconds to wait before the picture is taken
  int atMove = 0;    ///< and first until so many moves have been made
  QSize size;
  QString theme, language;  ///< instead of what was chosen, for this time; empty: that
};

/// Why the program ends at once: help was asked for (status 0) or something is wrong.
struct Leave {
  int status = 0;
  std::string message;
};

/// A sentence of the command line as the command line's catalogues have it (text/sentences.h), not the window's: it is
/// said where there is no window yet.
[[nodiscard]] std::string commandLineText(const char* sentence, std::initializer_list<std::string> parts = {});

/// In the language that `--language` names, or the system's, where something is wrong and in its help.
[[nodiscard]] tl::expected<Options, Leave> parseOptions(int argc, char** argv);

}  // namespace arbiter::desk
