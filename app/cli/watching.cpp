#include "app/cli/watching.h"

#include <charconv>
#include <optional>

#include "db/store.h"

namespace arbiter::cli {

tl::expected<db::GameId, std::string> game_number(const std::filesystem::path& file, const std::string& text) {
  const auto store = db::Store::open(file, db::Store::Missing::refuse);
  if (!store) return tl::unexpected(store.error().message);
  if (text == "last") {
    const auto games = store->games();
    if (games && !games->empty()) return games->front().id;
  }
  db::GameId id = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
  if (error == std::errc() && end == text.data() + text.size()) return id;
  return tl::unexpected("There is no game `" + text + "` in " + file.string());
}

}  // namespace arbiter::cli
