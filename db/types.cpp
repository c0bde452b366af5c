// SPDX-License-Identifier: MIT
#include "db/types.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <random>

#include "db/digest.h"
#include "text/json_text.h"

namespace arbiter::db {

const char* to_string(PlyKind kind) {
  switch (kind) {
    case PlyKind::start:
      return "new";
    case PlyKind::act:
      return "act";
    case PlyKind::undo:
      return "undo";
    case PlyKind::redo:
      return "redo";
    case PlyKind::override:
      return "override";
  }
  return "?";
}

NewGame beginning_of(const StoredGame& game) {
  const GameSummary& all = game.summary;
  return {all.token,  all.rules_version, all.setup,   all.public_setup, all.seats,
          all.source, all.started_at,    all.to_club, all.imported_at,  {}};
}

std::string moves_digest(const nlohmann::json& setup, const std::vector<std::string>& actions) {
  const nlohmann::json course{setup.value("ruleset", ""), setup.value("position", nlohmann::json()),
                              setup.value("armies", nlohmann::json()), actions};
  return sha256(text::dump(course));
}

std::string now() {
  using namespace std::chrono;
  const auto time = system_clock::now();
  const std::time_t seconds = system_clock::to_time_t(time);
  const auto milliseconds = duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count() % 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  std::array<char, 32> date{};
  std::strftime(date.data(), date.size(), "%Y-%m-%dT%H:%M:%S", &utc);
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%s.%03dZ", date.data(), static_cast<int>(milliseconds));
  return text.data();
}

std::string new_token() {
  std::random_device random;
  std::string token;
  for (int i = 0; i < 4; ++i) {
    std::array<char, 9> part{};
    std::snprintf(part.data(), part.size(), "%08x", static_cast<unsigned>(random()));
    token += part.data();
  }
  return token;
}

}  // namespace arbiter::db
