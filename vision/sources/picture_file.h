// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string_view>

#include "calibration/error.h"

namespace arbiter::vision {

/// What the first bytes of a picture say of it.
struct PictureHeader {
  std::string_view format;  ///< "PNG", "JPEG", "BMP", "TIFF", "WebP" or "PPM" (with PGM and PBM)
  cv::Size size;            ///< pixels, before it is turned upright
  bool by_rows = false;     ///< can be made smaller while it is decoded: a JPEG that is not progressive
};

/// Reads the header only; nothing is decoded. None where it is no picture of a format above or its header is cut off.
[[nodiscard]] std::optional<PictureHeader> picture_header(std::string_view bytes);

/// Pictures up to so many pixels are read as they are; larger ones at a half, a quarter or an eighth of their width.
inline constexpr std::int64_t kWholePixels = 40'000'000;
/// Pictures with more pixels are not read, those that can only be decoded whole and those that need not.
inline constexpr std::int64_t kMostPixels = 64'000'000, kMostPixelsByRows = 1'000'000'000;

/// Looks whether the bytes are a whole picture that may be read, and decodes nothing. `name` begins the sentences of
/// errors, which are those of `decode_picture`.
[[nodiscard]] calibration::Expected<PictureHeader> check_picture(std::string_view bytes, const Argument& name);

/// A picture as 8-bit BGR, upright, made smaller if it is larger than `kWholePixels`. `name` begins the sentences of
/// errors. Errors: `unreadable`: no picture, of an unknown format, cut off, damaged, without pixels, too large.
[[nodiscard]] calibration::Expected<cv::Mat> decode_picture(std::string_view bytes, const Argument& name);

/// The same for a file, at most 256 MiB. A pipe is read as text::read_file does, a device is refused: nothing waits.
[[nodiscard]] calibration::Expected<cv::Mat> read_picture(const std::filesystem::path& file);

}  // namespace arbiter::vision
