// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

namespace arbiter::phone {

/// A picture as a phone has sent it.
struct SentPicture {
  std::string jpeg;                    ///< not decoded yet
  std::int64_t order = 0;              ///< counted by the phone: the later picture has the higher one
  std::chrono::milliseconds taken{0};  ///< by the phone's clock
  cv::Size whole;                      ///< pixels before the phone made it smaller
  std::int64_t number = 0;             ///< from 1, counted by the slot
};

/// How many pictures there were.
struct PictureCounts {
  std::int64_t came = 0;
  std::int64_t taken = 0;        ///< by whoever watches
  std::int64_t passed_over = 0;  ///< a newer one came before anybody took it
  std::int64_t late = 0;         ///< came after a newer one, and were left out
  std::int64_t refused = 0;      ///< no pictures, or too large
};

/// The newest picture of a phone that nobody has taken yet: whoever watches slowly gets the newest, never a queue. Any
/// thread.
class FrameSlot {
 public:
  /// What became of a picture that came.
  struct Put {
    std::int64_t number = 0;  ///< of the picture; 0: it was late
    bool behind = false;      ///< the one before was not taken yet: fewer pictures would do
  };

  /// Puts it in place of the one before.
  Put put(SentPicture picture);
  /// The newest picture, once there is one. None if none comes within `wait`, or if the slot is closed.
  std::optional<SentPicture> take(std::chrono::milliseconds wait);
  /// Is there a picture that nobody has taken?
  [[nodiscard]] bool has() const;
  /// The phone counts from the beginning again, as another one does.
  void begin_anew();
  /// Nobody waits any more, from now on.
  void close();
  /// A picture was refused.
  void refuse();
  [[nodiscard]] PictureCounts counts() const;

 private:
  mutable std::mutex mutex_;
  std::condition_variable arrived_;
  std::optional<SentPicture> newest_;
  std::int64_t last_order_ = -1;
  bool closed_ = false;
  PictureCounts counts_;
};

}  // namespace arbiter::phone
