// SPDX-License-Identifier: MIT
// Files of games: whatever stands in them, they are read or refused in words, and what is read can be shown.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/table/game_text.h"
#include "db/export.h"
#include "db/store.h"
#include "tests/fuzz/target.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::fuzz {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMostBytes = 1U << 20U;

/// A folder in memory where there is one.
const fs::path& folder() {
  static const fs::path made = [] {
    const fs::path memory("/dev/shm");
    std::error_code error;
    fs::path path = (fs::is_directory(memory, error) ? memory : fs::temp_directory_path()) /
                    ("arbiter-fuzz-" + std::to_string(::getpid()));
    fs::create_directories(path);
    return path;
  }();
  return made;
}

/// The folder goes when the program ends.
struct Sweeper {
  Sweeper() { (void)folder(); }  // made before, so that it goes after
  ~Sweeper() {
    std::error_code ignored;
    fs::remove_all(folder(), ignored);
  }
} sweeper;  // NOLINT: its end is its purpose

std::string file_text(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void clear() {
  for (const auto& entry : fs::directory_iterator(folder())) fs::remove_all(entry.path());
}

void said(const db::Error& error) {
  if (error.code.empty() || error.message.empty() || !text::is_utf8(error.message.english()))
    wrong("a refusal says nothing", error.code);
}

void show(const db::Store& store, const db::GameSummary& summary) {
  (void)text::dump(db::to_json(summary));
  (void)table::list_line(summary);
  for (const db::Audience audience : {db::Audience::everybody, db::Audience::arbiter}) {
    const auto game = store.load(summary.id, audience);
    if (!game) {
      said(game.error());
      continue;
    }
    (void)text::dump(db::to_json(*game));
    (void)table::game_text(*game);
    (void)table::points_table(*game);
  }
  if (const auto points = store.points(summary.id, db::Audience::everybody); !points) said(points.error());
  if (const auto clock = store.clock(summary.id); !clock) said(clock.error());
}

/// A game with everything that a game can have.
void keep_a_game(db::Store& store) {
  db::NewGame game;
  game.token = "0123456789abcdef";
  game.rules_version = "0.1.0";
  game.setup = {{"ruleset", "chess"}, {"seed", 7}};
  game.public_setup = {{"ruleset", "chess"}};
  game.seats = {{"S", "Ada", "russia", 0}, {"N", "Bo", "", 0}};
  game.source = "camera 0";
  game.started_at = "2024-05-01T18:30:05.123Z";
  db::Ply ply;
  ply.kind = db::PlyKind::start;
  ply.request = game.setup;
  ply.at = game.started_at;
  db::Standing standing{"playing", nullptr, {{"S", 3}, {"N", 0}}};
  const auto id = store.begin(game, ply, standing);
  if (!id) wrong("no new game", id.error().message.english());
  for (int number = 1; number < 6; ++number) {
    ply.number = number;
    ply.kind = number == 3 ? db::PlyKind::undo : number == 4 ? db::PlyKind::redo : db::PlyKind::act;
    ply.action = ply.kind == db::PlyKind::act ? "e2e4" : "";
    ply.seat = "S";
    ply.public_action = number == 2 ? std::optional<std::string>("S:secret") : std::nullopt;
    ply.events = {{{"type", "moved"}, {"from", "e2"}, {"to", "e4"}}, {{"type", "over"}, {"winners", {"S", "N"}}}};
    if (number == 2) ply.public_events = nlohmann::json::array();
    ply.awards = {{"S", 3, "mate", "chess/mate", "e4", "S.queen", number == 2, number}};
    ply.undone = number == 3 ? std::vector{2} : std::vector<int>{};
    ply.restored = number == 4 ? std::vector{2} : std::vector<int>{};
    ply.origin = {"camera", 41, 0.97};
    if (number == 5) standing = {"over", {{"winners", {"S"}}, {"reason", "chess/mate"}}, {{"S", 6}}};
    if (const auto kept = store.append(*id, ply, standing); !kept)
      wrong("a step is not kept", kept.error().message.english());
  }
  if (const auto noted = store.set_clock(*id, {{"game", 1000}}); !noted)
    wrong("no clock", noted.error().message.english());
}

}  // namespace

std::vector<std::string> seeds() {
  const fs::path file = folder() / "seed.sqlite";
  clear();
  {
    auto store = db::Store::open(file);
    if (!store) wrong("no new file", store.error().message.english());
    keep_a_game(*store);
  }
  std::vector<std::string> list{file_text(file)};
  clear();
  {
    const auto empty = db::Store::open(file);
    if (!empty) wrong("no new file", empty.error().message.english());
  }
  list.push_back(file_text(file));
  list.emplace_back("SQLite format 3\0", 16);
  clear();
  return list;
}

}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace arbiter::fuzz;
  if (size > kMostBytes) return 0;
  clear();
  const fs::path file = folder() / "games.sqlite";
  std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
  {
    const auto store = arbiter::db::Store::open(file, arbiter::db::Store::Missing::refuse);
    if (!store) {
      said(store.error());
      return 0;
    }
    if (const auto good = store->check(); !good) said(good.error());
    const auto games = store->games();
    if (!games) {
      said(games.error());
      return 0;
    }
    for (std::size_t i = 0; i < games->size() && i < 3; ++i) show(*store, (*games)[i]);
  }
  return 0;
}
