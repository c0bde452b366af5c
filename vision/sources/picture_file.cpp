// SPDX-License-Identifier: MIT
#include "vision/sources/picture_file.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <opencv2/imgcodecs.hpp>
#include <string>

#include "text/file.h"
#include "text/utf8.h"

namespace arbiter::vision {

using calibration::Expected;
using calibration::failure;

namespace {

constexpr std::size_t kMostBytes = std::size_t{256} << 20U;

/// Numbers out of bytes, 0 beyond their end.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_(bytes) {}
  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] std::uint32_t at(std::size_t i) const {
    return i < bytes_.size() ? static_cast<unsigned char>(bytes_[i]) : 0;
  }
  [[nodiscard]] std::uint32_t big(std::size_t i, int count) const {
    std::uint32_t value = 0;
    for (int k = 0; k < count; ++k) value = value << 8U | at(i + static_cast<std::size_t>(k));
    return value;
  }
  [[nodiscard]] std::uint32_t little(std::size_t i, int count) const {
    std::uint32_t value = 0;
    for (int k = count; k-- > 0;) value = value << 8U | at(i + static_cast<std::size_t>(k));
    return value;
  }
  [[nodiscard]] bool has(std::size_t i, std::string_view mark) const {
    return i <= bytes_.size() && bytes_.substr(i, mark.size()) == mark;
  }
  [[nodiscard]] std::string_view all() const { return bytes_; }

 private:
  std::string_view bytes_;
};

/// Sizes that do not fit into an int are no pictures.
std::optional<cv::Size> size_of(std::uint32_t width, std::uint32_t height) {
  constexpr std::uint32_t kMost = 1U << 30U;
  if (width > kMost || height > kMost) return std::nullopt;
  return cv::Size(static_cast<int>(width), static_cast<int>(height));
}

/// ISO/IEC 15948: IHDR is the first chunk.
std::optional<cv::Size> png_size(const Bytes& in) {
  if (in.size() < 24 || !in.has(12, "IHDR")) return std::nullopt;
  return size_of(in.big(16, 4), in.big(20, 4));
}

/// ITU-T T.81: the first start-of-frame segment.
std::optional<PictureHeader> jpeg_header(const Bytes& in) {
  constexpr std::uint32_t kMark = 0xFF;
  std::size_t at = 2;
  while (at + 3 < in.size()) {
    if (in.at(at) != kMark) return std::nullopt;
    const std::uint32_t segment = in.at(at + 1);
    const bool filler = segment == kMark, bare = segment == 0x01 || (segment >= 0xD0 && segment <= 0xD8);
    if (filler || bare) {
      at += filler ? 1 : 2;
      continue;
    }
    if (segment == 0xD9 || segment == 0xDA) return std::nullopt;
    const bool frame = segment >= 0xC0 && segment <= 0xCF && segment != 0xC4 && segment != 0xC8 && segment != 0xCC;
    if (frame) {
      const auto size = size_of(in.big(at + 7, 2), in.big(at + 5, 2));
      if (at + 9 > in.size() || !size) return std::nullopt;
      return PictureHeader{"JPEG", *size, segment == 0xC0 || segment == 0xC1};
    }
    at += 2 + std::max(in.big(at + 2, 2), 2U);
  }
  return std::nullopt;
}

std::optional<cv::Size> bmp_size(const Bytes& in) {
  if (in.size() < 26) return std::nullopt;
  if (in.little(14, 4) == 12) return size_of(in.little(18, 2), in.little(20, 2));  // OS/2
  const std::uint32_t height = in.little(22, 4);                                   // negative where the rows run down
  return size_of(in.little(18, 4), (height >> 31U) != 0 ? 0U - height : height);
}

/// TIFF 6.0: the tags ImageWidth and ImageLength of the first directory. None where a strip or tile, which the decoder
/// keeps whole, would be larger than any picture may be.
std::optional<cv::Size> tiff_size(const Bytes& in) {
  const bool small_first = in.has(0, "II");
  const auto number = [&](std::size_t i, int count) { return small_first ? in.little(i, count) : in.big(i, count); };
  const std::size_t directory = number(4, 4);
  if (directory + 2 > in.size()) return std::nullopt;
  std::uint32_t width = 0, height = 0, rows = 0, tile_width = 0, tile_height = 0;
  const std::uint32_t entries = number(directory, 2);
  for (std::uint32_t i = 0; i < entries && directory + 2 + 12 * (i + 1) <= in.size(); ++i) {
    const std::size_t entry = directory + 2 + std::size_t{12} * i;
    constexpr std::uint32_t kWidth = 256, kLength = 257, kRows = 278, kTileWidth = 322, kTileLength = 323, kShort = 3;
    constexpr std::uint32_t kAllRows = 1U << 31U;  // from here on it means that there is one strip
    const std::uint32_t tag = number(entry, 2), value = number(entry + 8, number(entry + 2, 2) == kShort ? 2 : 4);
    // Of a tag that stands twice nobody says which counts.
    if (tag == kWidth) width = std::max(width, value);
    if (tag == kLength) height = std::max(height, value);
    if (tag == kRows && value < kAllRows) rows = std::max(rows, value);
    if (tag == kTileWidth) tile_width = std::max(tile_width, value);
    if (tag == kTileLength) tile_height = std::max(tile_height, value);
  }
  constexpr auto kMost = static_cast<std::uint64_t>(kMostPixels);
  if (rows > height && std::uint64_t{width} * rows > kMost) return std::nullopt;
  if (std::uint64_t{tile_width} * tile_height > kMost) return std::nullopt;
  return size_of(width, height);
}

/// RFC 9649: lossy, lossless and extended.
std::optional<cv::Size> webp_size(const Bytes& in) {
  if (in.size() < 30) return std::nullopt;
  if (in.has(12, "VP8 ")) return size_of(in.little(26, 2) & 0x3FFFU, in.little(28, 2) & 0x3FFFU);
  if (in.has(12, "VP8L")) return size_of((in.little(21, 4) & 0x3FFFU) + 1, ((in.little(21, 4) >> 14U) & 0x3FFFU) + 1);
  if (in.has(12, "VP8X")) return size_of(in.little(24, 3) + 1, in.little(27, 3) + 1);
  return std::nullopt;
}

/// Netpbm: "P6 width height", with remarks behind #.
std::optional<cv::Size> ppm_size(const Bytes& in) {
  std::string_view rest = in.all().substr(2);
  std::array<std::uint32_t, 2> numbers{};
  for (std::uint32_t& number : numbers) {
    for (;;) {
      while (!rest.empty() && std::isspace(static_cast<unsigned char>(rest.front())) != 0) rest.remove_prefix(1);
      if (rest.empty() || rest.front() != '#') break;
      rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
    }
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (error != std::errc{}) return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  }
  return size_of(numbers[0], numbers[1]);
}

/// Decoders fill what is missing of a cut-off file with grey and say nothing: look for the end mark of the format.
bool is_cut_off(const PictureHeader& header, std::string_view bytes) {
  const std::string_view end = bytes.substr(bytes.size() - std::min<std::size_t>(bytes.size(), 4096));
  if (header.format == "JPEG") return end.find("\xFF\xD9") == std::string_view::npos;
  if (header.format == "PNG") return end.find("IEND") == std::string_view::npos;
  return false;
}

std::string size_text(cv::Size size) { return std::to_string(size.width) + " × " + std::to_string(size.height); }

std::int64_t pixels_of(const PictureHeader& header) {
  return static_cast<std::int64_t>(header.size.width) * header.size.height;
}

/// How much smaller it is read so that it has at most `kWholePixels`: 1, 2, 4 or 8.
int reduction(std::int64_t pixels) {
  int part = 1;
  while (part < 8 && pixels / (part * part) > kWholePixels) part *= 2;
  return part;
}

/// Is it what the header promised, read at one `part` of its size and perhaps turned round?
bool has_size(const cv::Mat& picture, cv::Size said, int part) {
  const auto close = [part](int is, int whole) { return is >= whole / part && is <= (whole + part - 1) / part; };
  return (close(picture.cols, said.width) && close(picture.rows, said.height)) ||
         (close(picture.cols, said.height) && close(picture.rows, said.width));
}

}  // namespace

std::optional<PictureHeader> picture_header(std::string_view bytes) {
  const Bytes in(bytes);
  if (in.has(0, "\xFF\xD8\xFF")) return jpeg_header(in);
  const auto named = [](std::string_view format, std::optional<cv::Size> size) {
    return size ? std::optional(PictureHeader{format, *size, false}) : std::nullopt;
  };
  if (in.has(0, "\x89PNG\r\n\x1A\n")) return named("PNG", png_size(in));
  if (in.has(0, "BM")) return named("BMP", bmp_size(in));
  if (in.has(0, {"II*\0", 4}) || in.has(0, {"MM\0*", 4})) return named("TIFF", tiff_size(in));
  if (in.has(0, "RIFF") && in.has(8, "WEBP")) return named("WebP", webp_size(in));
  if (in.size() > 2 && in.at(0) == 'P' && in.at(1) >= '1' && in.at(1) <= '6') return named("PPM", ppm_size(in));
  return std::nullopt;
}

Expected<PictureHeader> check_picture(std::string_view bytes, const Argument& name) {
  if (bytes.empty()) return failure("unreadable", make_message("%1 is empty", name));
  const auto header = picture_header(bytes);
  if (!header)
    return failure(
        "unreadable",
        make_message("%1 cannot be read as a picture: it is no whole PNG, JPEG, BMP, TIFF, WebP or PPM file", name));
  const std::string format(header->format), size = size_text(header->size);
  const std::int64_t pixels = pixels_of(*header);
  const std::int64_t most = header->by_rows ? kMostPixelsByRows : kMostPixels;
  if (pixels == 0)
    return failure("unreadable", make_message("%1 cannot be read as a picture: a %2 of %3 pixels", name, format, size));
  if (pixels > most)
    return failure("unreadable",
                   make_message("%1 is too large: a %2 of %3 pixels, more than %4 million; make it smaller first", name,
                                format, size, most / 1'000'000));
  if (is_cut_off(*header, bytes))
    return failure("unreadable", make_message("%1 is cut off: a %2 of %3 pixels without its end", name, format, size));
  return *header;
}

Expected<cv::Mat> decode_picture(std::string_view bytes, const Argument& name) {
  const auto header = check_picture(bytes, name);
  if (!header) return tl::unexpected(header.error());
  const cv::Size size = header->size;
  const std::int64_t pixels = pixels_of(*header);
  const int part = reduction(pixels);
  const int how = part == 1   ? cv::IMREAD_COLOR
                  : part == 2 ? cv::IMREAD_REDUCED_COLOR_2
                  : part == 4 ? cv::IMREAD_REDUCED_COLOR_4
                              : cv::IMREAD_REDUCED_COLOR_8;
  try {
    // imdecode only reads; its interface wants bytes that could be changed.
    const cv::Mat raw(1, static_cast<int>(bytes.size()), CV_8UC1, const_cast<char*>(bytes.data()));  // NOLINT
    cv::Mat picture = cv::imdecode(raw, how);
    if (!picture.empty() && has_size(picture, size, part)) return picture;
  } catch (const std::exception&) {
    // The decoder gave up; its own words name its source file and line.
  }
  return failure("unreadable", make_message("%1 cannot be read as a picture: a %2 of %3 pixels, but damaged", name,
                                            std::string(header->format), size_text(size)));
}

Expected<cv::Mat> read_picture(const std::filesystem::path& file) {
  const auto bytes = text::read_file(file, kMostBytes);
  if (!bytes) return failure("unreadable", bytes.error());
  return decode_picture(*bytes, text::shown(file));
}

}  // namespace arbiter::vision
