// SPDX-License-Identifier: MIT
// Pictures from outside: what their headers say, how large they may be, what becomes of damaged ones and of files that
// are none.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>

#include "vision/locate/board_finder.h"
#include "vision/sources/picture_file.h"
#include "vision/sources/source.h"

namespace arbiter::vision {
namespace {

namespace fs = std::filesystem;

std::string encoded(const char* ending, const cv::Mat& picture, const std::vector<int>& how = {}) {
  std::vector<uchar> bytes;
  EXPECT_TRUE(cv::imencode(ending, picture, bytes, how)) << ending;
  return {bytes.begin(), bytes.end()};
}

cv::Mat noise(cv::Size size, int type = CV_8UC3) {
  cv::Mat picture(size, type);
  cv::RNG random(3);
  random.fill(picture, cv::RNG::UNIFORM, 0, 255);
  return picture;
}

std::string big(std::uint32_t n) {
  return {static_cast<char>(n >> 24U), static_cast<char>(n >> 16U), static_cast<char>(n >> 8U), static_cast<char>(n)};
}

std::string little(std::uint32_t n) {
  std::string bytes = big(n);
  return {bytes.rbegin(), bytes.rend()};
}

/// A PNG of that size by its own word.
std::string png_bomb(std::uint32_t width, std::uint32_t height) {
  return std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16) + big(width) + big(height) +
         std::string("\x08\x02\0\0\0", 5) + big(0) + std::string("\0\0\0\0IEND\xAE\x42\x60\x82", 12);
}

/// A JPEG whose header says so; 0xC2 is a progressive one.
std::string jpeg_bomb(int frame, std::uint32_t width, std::uint32_t height) {
  std::string bytes = encoded(".jpg", noise({64, 48}));
  const std::size_t at = bytes.find("\xFF\xC0");
  bytes[at + 1] = static_cast<char>(frame);
  bytes.replace(at + 5, 4, big(height).substr(2) + big(width).substr(2));
  return bytes;
}

TEST(PictureHeaders, SayTheSizeOfEveryFormat) {
  const cv::Size size(37, 21);
  for (const auto& [ending, format] : {std::pair(".png", "PNG"),
                                       {".jpg", "JPEG"},
                                       {".bmp", "BMP"},
                                       {".tiff", "TIFF"},
                                       {".webp", "WebP"},
                                       {".ppm", "PPM"}}) {
    const std::string bytes = encoded(ending, noise(size));
    const auto header = picture_header(bytes);
    ASSERT_TRUE(header) << ending;
    EXPECT_EQ(header->format, format);
    EXPECT_EQ(header->size, size) << ending;
    EXPECT_EQ(header->by_rows, header->format == "JPEG");
    const auto picture = decode_picture(bytes, "it");
    ASSERT_TRUE(picture) << picture.error().message.english();
    EXPECT_EQ(picture->size(), size);
    EXPECT_EQ(picture->type(), CV_8UC3);
  }
  EXPECT_EQ(picture_header(encoded(".webp", noise(size), {cv::IMWRITE_WEBP_QUALITY, 101}))->size, size) << "lossless";
  EXPECT_FALSE(picture_header(encoded(".jpg", noise(size), {cv::IMWRITE_JPEG_PROGRESSIVE, 1}))->by_rows);
  EXPECT_EQ(picture_header("P6 # a remark\n# and one more\n 5\t7 255\n")->size, cv::Size(5, 7));
  EXPECT_EQ(
      picture_header("BM" + std::string(12, '\0') + little(40) + little(3) + little(0U - 4) + std::string(28, '\0'))
          ->size,
      cv::Size(3, 4))
      << "rows that run down";
}

/// A strip or tile of a TIFF file is kept whole while it is decoded, however small the picture is.
TEST(PictureHeaders, OfStripsAndTilesThatAreTooLargeAreNone) {
  const auto tiff = [](const std::vector<std::pair<unsigned, unsigned>>& tags) {
    std::string bytes = std::string("II*\0", 4) + little(8) + std::string{static_cast<char>(tags.size()), '\0'};
    for (const auto& [tag, value] : tags)
      bytes += std::string{static_cast<char>(tag & 0xFFU), static_cast<char>(tag >> 8U), '\4', '\0'} + little(1) +
               little(value);
    return bytes + little(0);
  };
  constexpr unsigned kWidth = 256, kLength = 257, kRows = 278, kTileWidth = 322, kTileLength = 323;
  EXPECT_EQ(picture_header(tiff({{kWidth, 28532}, {kLength, 8}, {kRows, 8}}))->size, cv::Size(28532, 8));
  EXPECT_EQ(picture_header(tiff({{kWidth, 28532}, {kLength, 8}, {kRows, 0xFFFFFFFF}}))->size, cv::Size(28532, 8));
  EXPECT_FALSE(picture_header(tiff({{kWidth, 28532}, {kLength, 8}, {kRows, 29449}})));
  EXPECT_EQ(picture_header(tiff({{kWidth, 9}, {kLength, 8}, {kTileWidth, 256}, {kTileLength, 256}}))->size,
            cv::Size(9, 8));
  EXPECT_FALSE(picture_header(tiff({{kWidth, 9}, {kLength, 8}, {kTileWidth, 1 << 15}, {kTileLength, 1 << 14}})));
}

TEST(PictureHeaders, OfSixteenBitsGreyAndTransparentPicturesAreRead) {
  for (const int type : {CV_8UC1, CV_16UC1, CV_16UC3, CV_8UC4}) {
    const auto picture = decode_picture(encoded(".png", noise({20, 10}, type)), "it");
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->type(), CV_8UC3);
  }
}

TEST(PictureHeaders, ThatLieCostNothing) {
  const std::string bombs[] = {
      png_bomb(60000, 60000),
      png_bomb(0xFFFFFFFF, 0xFFFFFFFF),
      png_bomb(0, 10),
      jpeg_bomb(0xC2, 65500, 65500),
      jpeg_bomb(0xC0, 65500, 65500),
      jpeg_bomb(0xC0, 0, 0),
      "BM" + std::string(12, '\0') + little(40) + little(50000) + little(50000) + std::string(28, '\0'),
      "P6 99999 99999 255\n",
      "P6 4294967295 4294967295 255\n",
      "P6 0 0 255\n",
      std::string(
          "II*\0\x08\0\0\0\x02\0\x00\x01\x04\0\x01\0\0\0\xFF\xFF\xFF\x0F\x01\x01\x04\0\x01\0\0\0\xFF\xFF\xFF\x0F", 34),
  };
  rusage before{};
  getrusage(RUSAGE_SELF, &before);
  for (const std::string& bomb : bombs) {
    const auto start = std::chrono::steady_clock::now();
    const auto picture = decode_picture(bomb, "bomb");
    ASSERT_FALSE(picture);
    EXPECT_EQ(picture.error().code, "unreadable");
    EXPECT_EQ(picture.error().message.english().rfind("bomb ", 0), 0U) << picture.error().message.english();
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(1)) << picture.error().message.english();
  }
  rusage after{};
  getrusage(RUSAGE_SELF, &after);
  EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 100'000) << "KiB";
  EXPECT_NE(decode_picture(png_bomb(60000, 60000), "bomb").error().message.english().find("60000 × 60000"),
            std::string::npos);
}

TEST(Pictures, ThatAreTornAreNoPictures) {
  for (const char* ending : {".png", ".jpg", ".bmp", ".tiff", ".webp", ".ppm"}) {
    const std::string bytes = encoded(ending, noise({64, 48}));
    // Some formats can do without their last bytes; whatever is given is of the size that was said, or refused.
    for (std::size_t n = 0; n < bytes.size(); n += 1 + bytes.size() / 97) {
      const auto picture = decode_picture(std::string_view(bytes).substr(0, n), "torn");
      if (picture) {
        EXPECT_EQ(picture->size(), cv::Size(64, 48)) << ending << n;
      } else {
        EXPECT_FALSE(picture.error().message.empty());
      }
    }
    EXPECT_FALSE(decode_picture(std::string_view(bytes).substr(0, 8), "torn")) << ending;
  }
  for (const char* none :
       {"", "x", "this is a text", "GIF89a", "BM", "P6", "P6 1", "P9 1 1 255\n", "\xFF\xD8\xFF", "RIFF1234WEBP"})
    EXPECT_FALSE(decode_picture(none, "none")) << none;
}

TEST(Pictures, ThatAreLargeAreMadeSmaller) {
  const cv::Mat picture(8000, 8000, CV_8UC3, cv::Scalar(30, 60, 90));
  const auto half = decode_picture(encoded(".jpg", picture), "large");
  ASSERT_TRUE(half) << half.error().message.english();
  EXPECT_EQ(half->size(), cv::Size(4000, 4000));
  EXPECT_NEAR(cv::mean(*half)[2], 90, 3);
  const auto whole = decode_picture(encoded(".jpg", picture(cv::Rect(0, 0, 8000, 4000))), "large");
  EXPECT_EQ(whole->size(), cv::Size(8000, 4000));
  const cv::Mat strip(2, 40000, CV_8UC3, cv::Scalar(1, 2, 3));
  EXPECT_EQ(decode_picture(encoded(".png", strip), "strip")->size(), strip.size());
}

TEST(Pictures, OfAnyShapeCanBeLookedAt) {
  for (const cv::Size size : {cv::Size(1, 1), {2, 2}, {1, 5000}, {5000, 1}, {3, 900}, {17, 17}, {640, 8}}) {
    for (const char* board : {"chess8", "cross14"}) {
      const auto fix = find_board(noise(size), *Board::find(board), calibration::Lens::guess(size));
      EXPECT_FALSE(fix) << size << board;
    }
  }
}

class Sources : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-pictures-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  fs::path folder_;
};

TEST_F(Sources, AreNeverWaitedFor) {
  for (const char* name : {"pipe", "pipe.png", "pipe.mp4"}) ASSERT_EQ(mkfifo((folder_ / name).c_str(), 0600), 0);
  const auto start = std::chrono::steady_clock::now();
  for (const std::string& where :
       {(folder_ / "pipe").string(), (folder_ / "pipe.png").string(), (folder_ / "pipe.mp4").string(),
        std::string("/dev/zero"), std::string("/dev/null")}) {
    const auto source = open_source(where);
    ASSERT_FALSE(source) << where;
    EXPECT_EQ(source.error().code, "unreadable");
    EXPECT_NE(source.error().message.english().find(where), std::string::npos);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
  EXPECT_FALSE(read_picture(folder_ / "pipe.png"));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(8));
  // In a folder only files are pictures.
  EXPECT_EQ(open_source(folder_.string()).error().code, "no_pictures");
}

TEST_F(Sources, TellWhatIsWrongWithAPictureAndGoOn) {
  cv::imwrite((folder_ / "1.png").string(), noise({64, 48}));
  std::ofstream(folder_ / "2.png") << png_bomb(60000, 60000);
  std::ofstream(folder_ / "3.png") << "no picture";
  cv::imwrite((folder_ / "4.png").string(), noise({64, 48}));
  auto source = open_source(folder_.string());
  ASSERT_TRUE(source);
  EXPECT_TRUE((*source)->next());
  const auto bomb = (*source)->next();
  ASSERT_FALSE(bomb);
  EXPECT_EQ(bomb.error().gap, FrameGap::corrupt);
  EXPECT_NE(bomb.error().message.english().find("too large"), std::string::npos) << bomb.error().message.english();
  EXPECT_FALSE((*source)->next());
  EXPECT_TRUE((*source)->next());
}

TEST_F(Sources, AreFoundWhateverBytesTheirNamesAreMadeOf) {
  const fs::path odd = folder_ / "J\xF6rg";
  fs::create_directories(odd);
  cv::imwrite((odd / "1.png").string(), noise({64, 48}));
  auto source = open_source(odd.string());
  ASSERT_TRUE(source) << source.error().message.english();
  EXPECT_TRUE((*source)->next());
  EXPECT_NE((*source)->name().english().find("J\xEF\xBF\xBDrg"), std::string::npos);
}

}  // namespace
}  // namespace arbiter::vision
