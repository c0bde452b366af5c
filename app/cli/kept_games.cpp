// SPDX-License-Identifier: MIT
#include "app/cli/kept_games.h"

#include <charconv>

#include "text/sentences.h"

namespace arbiter::cli {

db::Expected<db::GameId> game_number(const db::Store& store, const std::string& text) {
  if (text == "last") {
    const auto newest = store.newest();
    if (!newest) return tl::unexpected(newest.error());
    if (*newest) return **newest;
  }
  db::GameId id = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
  if (error == std::errc() && end == text.data() + text.size()) return id;
  return tl::unexpected(db::Error{"not_found", make_message("There is no game `%1` in %2", text, store.path())});
}

db::Expected<db::GameId> game_number(const std::filesystem::path& file, const std::string& text) {
  const auto store = db::Store::open(file, db::Store::Missing::refuse);
  if (!store) return tl::unexpected(store.error());
  return game_number(*store, text);
}

}  // namespace arbiter::cli
