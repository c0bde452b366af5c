// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

// What is wrong with a camera, a film or a picture, why no board is found in it, and what would make it better, in the
// language that is spoken (text/sentences.h).
namespace arbiter::table {

/// The sentences of which sources (vision/sources), finders of boards (vision/locate) and measurements
/// (calibration/measure) make theirs, `%1`, `%2` … for what stands in them; the first that fits is the one that was
/// said.
[[nodiscard]] std::span<const char* const> sentences_of_cameras();

/// Such a sentence.
[[nodiscard]] std::string camera_text(const std::string& sentence);

}  // namespace arbiter::table
