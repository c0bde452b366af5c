// SPDX-License-Identifier: MIT
#include "app/table/board_sources.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace arbiter::table {

using namespace std::chrono_literals;
using vision::FrameGap;

calibration::Expected<BoardSources> BoardSources::open(const std::vector<std::string>& where, const Opener& opener) {
  BoardSources sources;
  for (std::size_t b = 0; b < where.size(); ++b) {
    if (where[b].empty()) continue;
    const auto same = static_cast<std::size_t>(std::find(where.begin(), where.end(), where[b]) - where.begin());
    if (same < b) {
      sources.share(b, same);
      continue;
    }
    auto source = opener ? opener(where[b]) : vision::open_source(where[b]);
    if (!source) return tl::unexpected(source.error());
    sources.put(b, std::move(*source));
  }
  if (sources.feeds_.empty())
    return calibration::failure("no_source", make_message("It is not said what is to be watched."));
  return sources;
}

BoardSources::Feed* BoardSources::watching(std::size_t board) {
  const auto found = std::find_if(feeds_.begin(), feeds_.end(), [&](const Feed& feed) {
    return std::find(feed.boards.begin(), feed.boards.end(), board) != feed.boards.end();
  });
  return found == feeds_.end() ? nullptr : &*found;
}

void BoardSources::put(std::size_t board, std::unique_ptr<vision::Source> source) {
  take_away(board);
  feeds_.push_back({std::move(source), {board}, {}, false, {}, {}});
}

void BoardSources::share(std::size_t board, std::size_t other) {
  take_away(board);
  if (Feed* feed = watching(other)) {
    feed->boards.push_back(board);
    std::sort(feed->boards.begin(), feed->boards.end());
  }
}

void BoardSources::take_away(std::size_t board) {
  if (Feed* feed = watching(board)) std::erase(feed->boards, board);
  std::erase_if(feeds_, [](const Feed& feed) { return feed.boards.empty(); });
  if (feeds_.empty()) by_number_ = false;
}

bool BoardSources::live() const {
  return std::any_of(feeds_.begin(), feeds_.end(), [](const Feed& feed) { return feed.source->live(); });
}

std::chrono::milliseconds BoardSources::gone_for() const {
  std::chrono::milliseconds longest{0};
  for (const Feed& feed : feeds_)
    if (feed.gone_since)
      longest =
          std::max(longest, std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - *feed.gone_since));
  return longest;
}

/// Takes the next picture of a source, unless one is waiting. What is in the way of that is told once.
std::optional<BoardSources::Gap> BoardSources::fill(Feed& feed) {
  if (feed.waiting || feed.ended) return std::nullopt;
  if (feed.gone_since) {
    if (Clock::now() - feed.tried < 1s) return std::nullopt;
    feed.tried = Clock::now();
    if (!feed.source->reopen()) return std::nullopt;
    feed.gone_since.reset();
  }
  auto frame = feed.source->next();
  if (frame) {
    by_number_ = by_number_ || (frame->number > 1 && frame->at == 0ms);
    feed.waiting = std::move(*frame);
    return std::nullopt;
  }
  if (frame.error().gap == FrameGap::ended) {
    feed.ended = true;
    return std::nullopt;
  }
  if (frame.error().gap == FrameGap::gone) feed.gone_since = feed.tried = Clock::now();
  return Gap{feed.boards, frame.error()};
}

bool BoardSources::before(const Feed& a, const Feed& b) const {
  if (!by_number_ && a.waiting->at != b.waiting->at) return a.waiting->at < b.waiting->at;
  if (by_number_ && a.waiting->number != b.waiting->number) return a.waiting->number < b.waiting->number;
  return a.boards.front() < b.boards.front();
}

tl::expected<BoardSources::Shot, BoardSources::Gap> BoardSources::next() {
  const bool in_turn = live();
  const Feed* gone = nullptr;
  Feed* first = nullptr;
  for (std::size_t i = 0; i < feeds_.size(); ++i) {
    Feed& feed = feeds_[in_turn ? (turn_ + i) % feeds_.size() : i];
    if (auto gap = fill(feed)) return tl::unexpected(std::move(*gap));
    if (feed.gone_since) gone = &feed;
    if (!feed.waiting) continue;
    if (first == nullptr || (!in_turn && before(feed, *first))) first = &feed;
    if (in_turn) break;
  }
  if (first != nullptr) {
    turn_ = static_cast<std::size_t>(first - feeds_.data()) + 1;
    return Shot{first->boards, *std::exchange(first->waiting, std::nullopt)};
  }
  if (gone != nullptr) {
    std::this_thread::sleep_for(200ms);
    return tl::unexpected(
        Gap{gone->boards, {FrameGap::gone, make_message("%1 gives no pictures.", gone->source->name())}, true});
  }
  return tl::unexpected(Gap{{}, {FrameGap::ended, make_message("All pictures have been seen.")}});
}

}  // namespace arbiter::table
