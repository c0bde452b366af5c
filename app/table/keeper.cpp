// SPDX-License-Identifier: MIT
#include "app/table/keeper.h"

#include <sys/stat.h>

#include <algorithm>
#include <utility>

namespace arbiter::table {
namespace {

/// The file does not take anything now, but will when the disk has room or the other program is done. (What does not
/// fit the schema fits no other file either.)
bool passes(const db::Error& error) { return error.code == "full" || error.code == "busy" || error.code == "bad_data"; }

/// The file at the path is not the one that was opened, or another program keeps this game: nothing is said against its
/// pages.
bool pages_may_be_good(const db::Error& error) { return error.code == "replaced" || error.code == "conflict"; }

constexpr int kFilesBeside = 9;

/// games.sqlite -> games-beside.sqlite, games-beside-2.sqlite …
std::filesystem::path file_beside(const std::filesystem::path& file, int number) {
  const std::string name = file.stem().string() + "-beside" + (number > 1 ? "-" + std::to_string(number) : "");
  return file.parent_path() / (name + file.extension().string());
}

}  // namespace

Keeper::Keeper(std::filesystem::path file) : file_(std::move(file)) { (void)store(); }

std::filesystem::path Keeper::file() const { return beside_ && store_ ? *beside_ : file_; }

std::size_t Keeper::waiting() const {
  std::size_t plies = 0;
  for (const auto& game : waiting_) plies += game->plies.size() - game->stored;
  return plies;
}

Keeper::Look Keeper::look() const {
  struct stat found {};
  if (::stat(file_.c_str(), &found) != 0) return std::nullopt;
  const std::int64_t nanoseconds = std::int64_t{found.st_mtim.tv_sec} * 1'000'000'000 + found.st_mtim.tv_nsec;
  return std::pair<std::int64_t, std::int64_t>(static_cast<std::int64_t>(found.st_ino) ^ nanoseconds, found.st_size);
}

db::Expected<void> Keeper::open(db::Store::Check check) {
  if (store_) return {};
  auto opened = db::Store::open(file_, db::Store::Missing::create, check);
  if (!opened) return tl::unexpected(opened.error());
  store_.emplace(std::move(*opened));
  return {};
}

db::Store* Keeper::store() {
  if (store_ && !store_->in_place()) (void)flush();
  if (store_) return &*store_;
  if (const auto opened = open(db::Store::Check::after_a_crash); !opened) {
    warning_ = opened.error().message;
    return nullptr;
  }
  warning_ = {};
  return &*store_;
}

void Keeper::take_up(const std::shared_ptr<Game>& game) { current_ = game; }

void Keeper::forget(const std::shared_ptr<Game>& game) {
  waiting_.erase(std::remove(waiting_.begin(), waiting_.end(), game), waiting_.end());
  if (current_ == game) current_.reset();
}

bool Keeper::keep(const std::shared_ptr<Game>& game, const db::Ply& ply, const db::Standing& standing) {
  game->plies.push_back(ply);
  game->standing = standing;
  current_ = game;
  if (std::find(waiting_.begin(), waiting_.end(), game) == waiting_.end()) waiting_.push_back(game);
  return flush();
}

/// The file that had the game last is not the one it is to be written to.
void Keeper::want_again() {
  if (!current_) return;
  current_->stored = 0;
  if (std::find(waiting_.begin(), waiting_.end(), current_) == waiting_.end()) waiting_.push_back(current_);
}

bool Keeper::flush() {
  if (put_off_) return false;
  notice_ = {};
  if (beside_) {
    if (look() != failed_look_) {
      want_again();
      if (const auto written = return_to_file(); written || !beside_) return settle(written);
    }
    if (store_ && !store_->in_place()) want_again();
    return waiting_.empty() || settle(write_beside());
  }
  if (store_ && !store_->in_place()) want_again();
  if (waiting_.empty()) {
    if (store_ && !store_->in_place()) store_.reset();
    return true;
  }
  auto written = open(db::Store::Check::after_a_crash).and_then([this] { return write_all(); });
  if (written || passes(written.error())) return settle(written);
  return settle(write_anew(written.error()));
}

bool Keeper::settle(const db::Expected<void>& written) {
  if (!written) {
    warning_ = written.error().message;
  } else if (beside_) {
    warning_ = make_message("%1. The game is kept in %2 meanwhile", trouble_, beside_->string());
  } else {
    warning_ = notice_;
  }
  return written.has_value();
}

db::Expected<void> Keeper::write_all() {
  while (!waiting_.empty()) {
    Game& game = *waiting_.front();
    const auto kept = store_->put(game.begin, game.plies, game.standing);
    if (!kept) return tl::unexpected(kept.error());
    if (static_cast<std::size_t>(kept->found) < game.stored) {
      notice_ =
          make_message("%1 did not have the whole game any more; what was missing was written again", file().string());
    }
    game.id = kept->id;
    game.stored = game.plies.size();
    waiting_.erase(waiting_.begin());
  }
  return {};
}

/// Opens the file once more, since writing to it went wrong, and writes everything; otherwise to a file beside it.
db::Expected<void> Keeper::write_anew(const db::Error& why) {
  store_.reset();
  want_again();
  const auto check = pages_may_be_good(why) ? db::Store::Check::after_a_crash : db::Store::Check::always;
  const auto written = open(check).and_then([this] { return write_all(); });
  if (written) {
    notice_ =
        make_message("%1. It was opened anew, and what it did not have of the game was written there", why.message);
    return {};
  }
  if (passes(written.error())) return written;
  trouble_ = written.error().message;
  failed_look_ = look();
  return write_beside();
}

db::Expected<void> Keeper::write_beside() {
  if (beside_ && store_ && store_->in_place()) {
    if (auto written = write_all(); written || passes(written.error())) return written;
    want_again();
  }
  Message why;
  for (int number = 1; number <= kFilesBeside; ++number) {
    beside_ = file_beside(file_, number);
    store_.reset();
    auto opened = db::Store::open(*beside_);
    if (opened) {
      store_.emplace(std::move(*opened));
      const auto written = write_all();
      if (written) return {};
      why = written.error().message;
    } else {
      why = opened.error().message;
    }
  }
  beside_.reset();
  store_.reset();
  return tl::unexpected(db::Error{"io", make_message("%1. Nor can the game be kept beside it: %2", trouble_, why)});
}

/// Somebody has changed the file that could not be used: perhaps it can be now. Without success the file beside it
/// stays in use.
db::Expected<void> Keeper::return_to_file() {
  failed_look_ = look();
  std::optional<db::Store> aside = std::exchange(store_, std::nullopt);
  const auto written = open(db::Store::Check::after_a_crash).and_then([this] { return write_all(); });
  if (!written) {
    trouble_ = written.error().message;
    store_ = std::move(aside);
    return written;
  }
  notice_ = make_message("%1 can be used again and has the whole game; %2 was left as it is", file_.string(),
                         beside_->string());
  beside_.reset();
  return {};
}

}  // namespace arbiter::table
