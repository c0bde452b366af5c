// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "value/message.h"

namespace arbiter::passwords {

inline constexpr std::size_t kLeast = 10;   ///< characters of a password
inline constexpr std::size_t kMost = 1024;  ///< bytes

/// Is a text fit to be a new password? Errors: a sentence. Its bytes are compared as they are, without normalisation.
[[nodiscard]] tl::expected<void, Message> fit(std::string_view password);

/// The digest of a password, "$argon2id$v=19$m=19456,t=2,p=1$…", with a new salt. It takes about 50 ms and 19 MiB.
/// Errors: a sentence, where there is no memory or no source of chance.
[[nodiscard]] tl::expected<std::string, Message> digest_of(std::string_view password);

/// Does the digest belong to that password? It takes as long as `digest_of`. An empty digest belongs to none, after
/// the same time: whoever waits does not learn that there is none. Errors: a sentence, where there is no memory or the
/// digest cannot be read.
[[nodiscard]] tl::expected<bool, Message> belongs(std::string_view password, const std::string& digest);

/// Lets few threads at once count digests, because each takes memory and a core. Any thread.
class Turns {
 public:
  /// `at_once` threads count, `waiting` further ones wait for `patience` at most.
  Turns(int at_once, int waiting, std::chrono::milliseconds patience)
      : free_(at_once), places_(waiting), patience_(patience) {}

  /// A turn; it ends with the object, which must not outlive the turns.
  class Turn {
   public:
    explicit Turn(Turns& turns) : turns_(&turns) {}
    Turn(Turn&& other) noexcept : turns_(other.turns_) { other.turns_ = nullptr; }
    Turn& operator=(Turn&&) = delete;
    ~Turn() {
      if (turns_ != nullptr) turns_->leave();
    }

   private:
    Turns* turns_;
  };
  /// None if too many wait already, or none was free in time.
  [[nodiscard]] std::optional<Turn> take();

 private:
  void leave();

  std::mutex mutex_;
  std::condition_variable changed_;
  int free_, places_;
  std::chrono::milliseconds patience_;
};

}  // namespace arbiter::passwords
