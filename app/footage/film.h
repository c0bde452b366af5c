// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <opencv2/core.hpp>
#include <vector>

#include "referee/core/expected.h"
#include "value/value.h"

namespace arbiter::footage {

struct FilmOptions {
  std::filesystem::path folder;
  bool force = false;  ///< write into a folder that holds footage already, which is deleted
  bool video = false;  ///< camera.mp4 instead of a file a frame
  double rate = 5;     ///< frames a second of the video
  int jpeg_quality = 92;
};

/// A folder of footage being written: frame_0001.jpg … or camera.mp4, and truth.json when it is finished.
class Film {
 public:
  /// Makes the folder. Errors: `exists` when it is not empty and `force` is not set, or holds other things than
  /// footage; `io`.
  static Expected<Film> create(const FilmOptions& options);
  ~Film();
  Film(Film&&) noexcept;
  Film& operator=(Film&&) noexcept;

  /// Appends a picture with its entry in the truth; its `file` is filled in here. `damage`: 0 writes it as it is,
  /// anything else seeds what goes wrong with it (a file cut short or not a picture at all; in a video a torn or dark
  /// picture). Errors: `io`.
  Expected<void> add(const cv::Mat& picture, Value entry, std::uint64_t damage = 0);
  /// Where it is written.
  [[nodiscard]] const std::filesystem::path& folder() const;
  /// Frames so far.
  [[nodiscard]] std::size_t size() const;
  /// Another file beside the pictures, as JSON. Errors: `io`.
  Expected<void> write(const std::string& name, const Value& content);
  /// Writes truth.json with the frames added to it. Errors: `io`.
  Expected<void> finish(Value truth);

 private:
  struct Impl;
  explicit Film(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

/// Films for a game on so many boards: one board's is in the folder itself, those of joined boards in `board1`,
/// `board2` … inside it. Errors: as Film::create.
[[nodiscard]] Expected<std::vector<Film>> create_films(const FilmOptions& options, std::size_t boards);
/// The truth about a game on joined boards, in `folder`, beside the folders of its films: truth.json, whose `boards`
/// names them. Errors: `io`.
[[nodiscard]] Expected<void> write_whole(const std::filesystem::path& folder, Value truth, std::size_t boards);

}  // namespace arbiter::footage
