// SPDX-License-Identifier: MIT
#include "app/table/game_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>
#include <vector>

#include "db/export.h"
#include "text/file.h"

namespace arbiter::table {

namespace fs = std::filesystem;

namespace {

constexpr auto kTryAgain = std::chrono::seconds(2);
constexpr std::size_t kMostText = 16U << 20U;  // bytes of a game's file
constexpr std::array kTried{"pgn", "pgn4"};    // what is tried, and the ending of the files

/// Holds the folder for one program at a time. Where the file system knows no locks there is none: the worst that
/// happens is that games.pgn lacks the newest move of another table until the next one.
class FolderLock {
 public:
  explicit FolderLock(const fs::path& folder)
      : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    if (descriptor_ >= 0) ::flock(descriptor_, LOCK_EX);
  }
  ~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int descriptor_;
};

/// A game's file without its ending: "2-1" for table 1 of round 2, told as "2.1".
std::string file_name(const Session& session) {
  const Value& about = session.game()->about();
  const std::string round = about.has("round") && about["round"].is_text() ? about["round"].text() : "";
  const std::size_t dot = round.find('.');
  const auto number = [](const std::string& text) {
    return !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
  };
  if (dot != std::string::npos && number(round.substr(0, dot)) && number(round.substr(dot + 1)))
    return round.substr(0, dot) + "-" + round.substr(dot + 1);
  return "game-" + std::to_string(session.game_id().value_or(0));
}

/// By which such a file is sorted, "2-1" before "10-1" before "game-3". None of another file's name.
std::optional<std::pair<long, long>> order_of(const std::string& stem) {
  const std::size_t dash = stem.find('-');
  const auto number = [](std::string_view text) -> std::optional<long> {
    long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && value >= 0 ? std::optional(value) : std::nullopt;
  };
  if (dash == std::string::npos) return std::nullopt;
  const auto second = number(std::string_view(stem).substr(dash + 1));
  if (stem.substr(0, dash) == "game" && second) return std::pair{std::numeric_limits<long>::max(), *second};
  const auto first = number(std::string_view(stem).substr(0, dash));
  return first && second ? std::optional(std::pair{*first, *second}) : std::nullopt;
}

}  // namespace

bool GameFolder::look(const Session& session) {
  const auto now = std::chrono::steady_clock::now();
  if (!session.game() || (trouble_.empty() ? written_ == session.revision() : now - tried_ < kTryAgain)) return false;
  return write(session);
}

bool GameFolder::finish(const Session& session) {
  if (!session.game() || (trouble_.empty() && written_ == session.revision())) return false;
  return write(session);
}

bool GameFolder::write(const Session& session) {
  tried_ = std::chrono::steady_clock::now();
  const std::uint64_t revision = session.revision();
  const auto done = write_game(session);
  if (done) written_ = revision;
  const Message now = done ? Message() : done.error().message;
  return std::exchange(trouble_, now) != now;
}

db::Expected<void> GameFolder::write_game(const Session& session) {
  std::error_code none;
  if (!fs::is_directory(folder_, none))
    return tl::unexpected(db::Error{"io", make_message("There is no folder %1", text::shown(folder_))});
  Message why;
  for (const std::string format : kTried) {
    const auto record = session.record(format);
    if (!record) {
      if (why.empty()) why = record.error().message;
      continue;
    }
    std::string text = record->text(-1);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    const FolderLock lock(folder_);
    if (auto written = db::write_file(folder_ / (file_name(session) + "." + format), text + "\n"); !written)
      return written;
    return write_all(format);
  }
  return tl::unexpected(db::Error{"bad_value", why});
}

/// The games of the folder, one behind the other.
db::Expected<void> GameFolder::write_all(const std::string& ending) const {
  std::vector<std::pair<std::pair<long, long>, fs::path>> files;
  std::error_code error;
  for (fs::directory_iterator one(folder_, error), end; !error && one != end; one.increment(error))
    if (const auto order = order_of(one->path().stem().string()); order && one->path().extension() == "." + ending)
      files.emplace_back(*order, one->path());
  if (error) return tl::unexpected(db::Error{"io", make_message("%1 cannot be read", text::shown(folder_))});
  std::ranges::sort(files);
  std::string all;
  for (const auto& [order, file] : files) {
    const auto text = text::read_file(file, kMostText);
    if (!text) return tl::unexpected(db::Error{"io", text.error()});
    all += (all.empty() ? "" : "\n") + *text;
  }
  return db::write_file(folder_ / ("games." + ending), all);
}

}  // namespace arbiter::table
