// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>

#include "vision/simulate/scene.h"

namespace arbiter::vision::simulate {

/// How one picture differs from the scene's still camera; both are applied after the projection.
struct Shake {
  double dx = 0, dy = 0;  ///< pixels
  double degrees = 0;     ///< about the picture's middle, counter-clockwise as cv::getRotationMatrix2D has it
  double gain = 1;
};

/// Draws shots of one scene. Board, table and light are worked out once; a shot costs its pieces. Not for several
/// threads at once. The same scene and shot give the same picture.
class Renderer {
 public:
  explicit Renderer(Scene scene);
  ~Renderer();
  Renderer(Renderer&&) noexcept;
  Renderer& operator=(Renderer&&) noexcept;

  /// The picture, CV_8UC3 (BGR).
  cv::Mat render(const Shot& shot);
  /// The same for pieces standing on their squares.
  cv::Mat render(const Placement& placement, const std::optional<Hand>& hand = {}, int number = 0);

  /// Other figures and colours of armies from the next shot on; board, table and light stay as they are.
  void change_pieces(std::shared_ptr<const FigureSet> figures, std::map<std::string, ArmyLook> armies);

  [[nodiscard]] const Scene& scene() const;
  [[nodiscard]] const Camera& camera() const;
  /// Shake and gain of picture `number`.
  [[nodiscard]] Shake shake(int number) const;
  /// Where a board point lies in the picture with that shake.
  [[nodiscard]] cv::Point2d project(const cv::Vec3d& point, const Shake& shake = {}) const;
  /// The corners of the board's cells (the bounding rectangle on the cross): a1's outer corner, far end of the first
  /// rank, opposite of a1, far end of the a-file. On a board of points they lie half a cell outside the outer lines.
  [[nodiscard]] std::array<cv::Point2d, 4> corners(const Shake& shake = {}) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// One picture of a scene; keep a Renderer for more than one.
cv::Mat render(const Scene& scene, const Placement& placement, const std::optional<Hand>& hand = {}, int number = 0);

}  // namespace arbiter::vision::simulate
