// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "vision/sources/source.h"

namespace arbiter::table {

/// The pictures of a game's boards, one after another. Recorded ones come in the order in which they were taken: by
/// their time since the beginning, or by their number where a source (a folder) tells no time; of those taken at once
/// the lower board's comes first. Live ones come as they arrive, each camera asked in turn.
class BoardSources {
 public:
  struct Shot {
    std::vector<std::size_t> boards;  ///< that the picture shows, counted from 0
    vision::Frame frame;
  };
  struct Gap {
    std::vector<std::size_t> boards;  ///< that are not seen
    vision::NoFrame why;              ///< `ended` only when all sources have
    bool told = false;                ///< a camera that has gone and was told before
  };

  /// Opens what a name stands for; see vision::open_source.
  using Opener = std::function<calibration::Expected<std::unique_ptr<vision::Source>>(const std::string&)>;
  /// `where`: what watches each board, in order, as the opener takes it, by default `open_source`. The same twice is
  /// one source whose pictures show both boards; an empty one leaves the board unwatched. Errors: as open_source,
  /// `no_source` when all are empty.
  static calibration::Expected<BoardSources> open(const std::vector<std::string>& where, const Opener& opener = {});

  /// Without a source yet.
  BoardSources() = default;
  /// The board is watched by this source from now on.
  void put(std::size_t board, std::unique_ptr<vision::Source> source);
  /// The board is in the pictures of the source that watches `other`.
  void share(std::size_t board, std::size_t other);
  /// Nothing watches the board any more; a source that is left without a board is closed.
  void take_away(std::size_t board);

  tl::expected<Shot, Gap> next();
  [[nodiscard]] bool empty() const { return feeds_.empty(); }
  /// True where any of them is a camera or stream.
  [[nodiscard]] bool live() const;
  /// How long a camera has been gone, the longest; 0 while all give pictures. It is tried again every second.
  [[nodiscard]] std::chrono::milliseconds gone_for() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Feed {
    std::unique_ptr<vision::Source> source;
    std::vector<std::size_t> boards;
    std::optional<vision::Frame> waiting;
    bool ended = false;
    std::optional<Clock::time_point> gone_since;
    Clock::time_point tried;
  };
  [[nodiscard]] std::optional<Gap> fill(Feed& feed);
  [[nodiscard]] bool before(const Feed& a, const Feed& b) const;
  [[nodiscard]] Feed* watching(std::size_t board);

  std::vector<Feed> feeds_;
  std::size_t turn_ = 0;    // of the cameras
  bool by_number_ = false;  // a source tells no time
};

}  // namespace arbiter::table
