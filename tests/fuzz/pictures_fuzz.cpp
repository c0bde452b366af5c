// SPDX-License-Identifier: MIT
// Files of pictures: whatever the bytes, a picture of the size that its header says, smaller if that is large, or a
// sentence.
#include <opencv2/imgcodecs.hpp>

#include "tests/fuzz/target.h"
#include "text/utf8.h"
#include "vision/sources/picture_file.h"

namespace arbiter::fuzz {

namespace {
constexpr std::int64_t kMostPixels = 1'000'000;  // larger ones are for the tests: here many are wanted
}  // namespace

std::vector<std::string> seeds() {
  std::vector<std::string> list;
  for (const char* ending : {".png", ".jpg", ".bmp", ".tiff", ".webp", ".ppm", ".pgm", ".pbm"}) {
    for (const int type : {CV_8UC3, CV_8UC1}) {
      cv::Mat picture(type == CV_8UC1 ? 9 : 24, 17, type);
      cv::RNG random(5);
      random.fill(picture, cv::RNG::UNIFORM, 0, 255);
      std::vector<uchar> bytes;
      try {
        if (!cv::imencode(ending, picture, bytes)) continue;
      } catch (const cv::Exception&) {
        continue;  // a colour picture as PGM
      }
      list.emplace_back(bytes.begin(), bytes.end());
    }
  }
  return list;
}

}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace arbiter::fuzz;
  const std::string_view bytes = text_of(data, size);
  const auto header = arbiter::vision::picture_header(bytes);
  const std::int64_t pixels = header ? static_cast<std::int64_t>(header->size.width) * header->size.height : 0;
  if (header && pixels > kMostPixels && pixels <= arbiter::vision::kMostPixelsByRows) return 0;
  const auto picture = arbiter::vision::decode_picture(bytes, "picture");
  if (!picture) {
    if (!arbiter::text::is_utf8(picture.error().message.english()) || picture.error().message.empty())
      wrong("a refusal says nothing");
    return 0;
  }
  if (!header || picture->type() != CV_8UC3 || picture->empty()) wrong("a picture that is none");
  if (picture->total() != static_cast<std::size_t>(pixels)) wrong("a picture of another size than its header says");
  return 0;
}
