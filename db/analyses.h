// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "db/types.h"

namespace arbiter::db {

/// What was found when games were looked back at, a judgement for each ply, in a file of its own beside the games. It
/// can be computed again: the file may be deleted. One thread at a time; several programs may share a file.
class Analyses {
 public:
  /// The judgement of a ply.
  struct Entry {
    std::string course{};      ///< names the game up to this ply: another course needs another judgement
    nlohmann::json judgement;  ///< any JSON object
  };

  /// The judgements of the games in that file: games.sqlite has games.analyses.sqlite. Errors: `foreign_file`,
  /// `corrupt`, `io`, `not_found` (with `create` false), `read_only`.
  [[nodiscard]] static Expected<Analyses> open(const std::filesystem::path& games, bool create = true);
  [[nodiscard]] static std::filesystem::path path_of(const std::filesystem::path& games);

  ~Analyses();
  Analyses(Analyses&&) noexcept;
  Analyses& operator=(Analyses&&) noexcept;

  /// Keeps what was found of ply `ply` (from 0) of the game with that token, in place of what is there. `how`: by which
  /// evaluation and with how much time, any text.
  [[nodiscard]] Expected<void> keep(const std::string& token, const std::string& how, int ply, const Entry& entry);
  /// What is kept of a game, by ply. An entry that is no JSON is left out: it is found again.
  [[nodiscard]] Expected<std::map<int, Entry>> kept(const std::string& token, const std::string& how) const;
  /// Deletes all of a game.
  [[nodiscard]] Expected<void> forget(const std::string& token);

 private:
  struct Impl;
  explicit Analyses(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::db
