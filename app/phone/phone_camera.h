// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <mutex>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/phone/frame_slot.h"

namespace arbiter::phone {

/// What the watcher sees, for the phone's page; its texts are in the phone's language.
struct Seen {
  enum class Tone { wait, good, bad };
  Tone tone = Tone::wait;
  std::string stage;                 ///< as table::name(WatchStage); empty: nothing is watched yet
  std::string line;                  ///< a few words: "Board found"
  std::string advice;                ///< a sentence; may be empty
  std::string turn;                  ///< whose turn it is; may be empty
  std::vector<cv::Point2d> outline;  ///< the board's corners as parts (0 … 1) of the picture's width and height
};

/// A phone that is one board's camera, from its code to the end of the game.
///
/// A code holds a token. The first page that brings the token gets a key, and the token is used up. With the key the
/// page sends pictures, also after it was loaded again. Where a new code is shown and another phone brings that, the
/// key before holds no longer. `end` ends all of them. Any thread.
class PhoneCamera {
 public:
  using Clock = std::chrono::steady_clock;

  /// `board`: which one the phone watches, from 0.
  explicit PhoneCamera(std::size_t board);

  [[nodiscard]] std::size_t board() const { return board_; }
  /// The token for the next phone. Empty while it is used up.
  [[nodiscard]] std::string token() const;
  /// Makes a new token; the phone that is there may go on until another one brings it.
  void renew();
  /// A page brings a token; its key. None if that token does not hold. `language`: two letters, in which it is told.
  [[nodiscard]] std::optional<std::string> join(const std::string& token, const std::string& language);
  [[nodiscard]] bool knows(const std::string& key) const;
  /// Was that the key of a phone before this one, or of a game that is over?
  [[nodiscard]] bool knew(const std::string& key) const;
  /// The game is over: no token and no key holds any more, and nobody waits for pictures.
  void end();
  [[nodiscard]] bool ended() const;
  /// The page was told that the game is over.
  void note_goodbye();
  /// The page knows that the game is over, or there is none.
  [[nodiscard]] bool said_goodbye() const;

  [[nodiscard]] FrameSlot& slot() { return slot_; }
  [[nodiscard]] const FrameSlot& slot() const { return slot_; }
  /// Takes a picture of the phone.
  FrameSlot::Put put(SentPicture picture);
  /// A phone has joined.
  [[nodiscard]] bool joined() const;
  /// How long ago its last picture came, or the phone joined; 0 before.
  [[nodiscard]] std::chrono::milliseconds silent_for() const;

  /// In which language the page speaks: two letters.
  [[nodiscard]] std::string language() const;
  void show(Seen seen);
  [[nodiscard]] Seen seen() const;

 private:
  std::size_t board_;
  FrameSlot slot_;
  mutable std::mutex mutex_;
  std::string token_, key_, language_ = "en";
  std::vector<std::string> old_keys_;
  bool ended_ = false, goodbye_ = false;
  std::optional<Clock::time_point> heard_;
  Seen seen_;
};

/// The number of the board that a source's name stands for: 0 for "phone", 1 for "phone2", to 8. None for other
/// sources.
[[nodiscard]] std::optional<std::size_t> phone_board(const std::string& source);
/// The name: "phone", "phone2" …
[[nodiscard]] std::string phone_source(std::size_t board);

}  // namespace arbiter::phone
