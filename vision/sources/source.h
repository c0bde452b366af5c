// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/error.h"
#include "value/message.h"

namespace arbiter::vision {

/// One picture of a source.
struct Frame {
  cv::Mat picture;                  ///< 8-bit BGR
  std::int64_t number = 0;          ///< from 1, corrupt pictures counted
  std::chrono::milliseconds at{0};  ///< since the source was opened: a film's own time, a camera's clock; 0 for folders
};

/// Why there is no picture.
enum class FrameGap {
  corrupt,  ///< this one cannot be read; there may be others after it
  ended,    ///< a folder or film is over
  gone,     ///< a camera or stream that was there gives nothing new any more; `reopen` may bring it back
};

struct NoFrame {
  FrameGap gap = FrameGap::ended;
  Message message;  ///< a sentence naming the source
};

/// Where pictures come from. One thread at a time; `next` waits for cameras, at most as long as `Limits` says.
class Source {
 public:
  struct Limits {
    /// How long a camera or stream may give nothing before it counts as gone.
    std::chrono::milliseconds patience{3000};
    /// What is asked of a camera; it may give another size.
    cv::Size camera_size{1920, 1080};
    /// How long it may give the very same picture before it counts as gone: some freeze, others change their size in
    /// the middle of a stream, which is then read no further. Opened again it may stay as it is: then that is what it
    /// shows.
    std::chrono::milliseconds frozen{5000};
  };

  virtual ~Source() = default;
  virtual tl::expected<Frame, NoFrame> next() = 0;
  /// Opens a camera or stream again after `gone`; folders and films start from the beginning. False when it is not
  /// there.
  virtual bool reopen() = 0;
  /// True for cameras and streams: they go on without us, frames that are not taken in time are lost.
  [[nodiscard]] virtual bool live() const = 0;
  /// As a person would name it: the path, "camera 0", the address without a password.
  [[nodiscard]] virtual const Message& name() const = 0;
};

/// Opens what `where` names: a folder of pictures (in natural order: frame2 before frame10) or with one film, a film, a
/// picture, the number of a camera (`0`) or its device (`/dev/video0`), or an address (rtsp://, http://, udp:// …).
/// Very large pictures are made smaller, see `read_picture`. Errors: `not_found`, `no_pictures` (a folder without any,
/// or with several films), `unreadable` (no film, camera busy or refused; a pipe or device, which might never give
/// anything).
calibration::Expected<std::unique_ptr<Source>> open_source(const std::string& where, const Source::Limits& limits = {});

/// "frame2.png" before "frame10.png": runs of digits compare as numbers.
bool natural_less(const std::string& a, const std::string& b);

}  // namespace arbiter::vision
