// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "value/value.h"
#include "vision/simulate/renderer.h"
#include "vision/simulate/scene.h"

// How truth.json writes what is seen and how it was filmed.
namespace arbiter::footage {

/// `S.queen` -> `SQ`, `S.cannon@W` -> `S.cannon`; and back.
[[nodiscard]] std::string truth_piece(const std::string& piece);
[[nodiscard]] std::string protocol_piece(const std::string& truth);

/// By square, as truth_piece writes them.
[[nodiscard]] Value truth_placement(const vision::simulate::Placement& placement);

/// Numbers of tags by square.
[[nodiscard]] Value numbers(const std::map<std::string, int>& tags);

/// To that many parts of one, so that the files stay readable.
[[nodiscard]] double rounded(double value, double parts);

/// How far the pieces' feet are from the middles of their squares.
[[nodiscard]] Value truth_offsets(const std::map<std::string, cv::Point2f>& offsets);

/// Lens and place of the camera, and where the board's corners are in its pictures.
[[nodiscard]] Value truth_camera(const vision::simulate::Renderer& renderer);
[[nodiscard]] Value truth_corners(const vision::simulate::Renderer& renderer);

/// What the scene looks like: the fields `image`, `board`, `view`, `camera_frame`, `armies`, `captured_pieces` and
/// `camera_effects`.
[[nodiscard]] Value truth_scene(const vision::simulate::Scene& scene);

}  // namespace arbiter::footage
