// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/phone/phone_camera.h"
#include "vision/sources/source.h"

namespace arbiter::phone {

/// The pictures of a phone as any other camera's: the newest one that came, in the size that the phone's camera has
/// (pictures that the phone made smaller are made larger again), with the phone's time. Without pictures the phone is
/// gone, and comes back with the next one. Once the game is over, so are the pictures.
class PhoneSource : public vision::Source {
 public:
  explicit PhoneSource(std::shared_ptr<PhoneCamera> camera, const Limits& limits = {});

  tl::expected<vision::Frame, vision::NoFrame> next() override;
  bool reopen() override;
  [[nodiscard]] bool live() const override { return true; }
  [[nodiscard]] const Message& name() const override { return name_; }

 private:
  [[nodiscard]] std::chrono::milliseconds time_of(std::chrono::milliseconds taken);

  std::shared_ptr<PhoneCamera> camera_;
  Limits limits_;
  Message name_;
  std::chrono::steady_clock::time_point begun_;
  std::optional<std::chrono::milliseconds> offset_;  // from the phone's clock to the time since `begun_`
  std::chrono::milliseconds last_{0};
};

}  // namespace arbiter::phone
