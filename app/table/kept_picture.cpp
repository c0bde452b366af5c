// SPDX-License-Identifier: MIT
#include "app/table/kept_picture.h"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <utility>
#include <vector>

#include "db/shelves.h"

namespace arbiter::table {
namespace {

constexpr double kAround = 0.12;  // of the board's part of the picture, to each side: pieces stand up from the board
constexpr int kQuality = 82;      // of the JPEG, of 100: what settles a dispute is seen, at a tenth of the room
constexpr int kBetweenCleanUps = 200;  // pictures

/// The upright rectangle about the board, with room around it, within the picture.
cv::Rect part_of(const cv::Mat& picture, const calibration::Corners& corners) {
  const auto [left, right] = std::ranges::minmax_element(corners, {}, &cv::Point2d::x);
  const auto [top, bottom] = std::ranges::minmax_element(corners, {}, &cv::Point2d::y);
  const double wide = (right->x - left->x) * kAround, high = (bottom->y - top->y) * kAround;
  const cv::Rect2d around(left->x - wide, top->y - high, right->x - left->x + 2 * wide, bottom->y - top->y + 2 * high);
  return cv::Rect(around) & cv::Rect(0, 0, picture.cols, picture.rows);
}

}  // namespace

std::string picture_to_keep(const cv::Mat& picture, const std::optional<calibration::Corners>& board, int width) {
  if (picture.empty() || width <= 0) return {};
  cv::Mat part = picture;
  if (board)
    if (const cv::Rect rect = part_of(picture, *board); rect.area() > 0) part = picture(rect);
  const int side = std::max(part.cols, part.rows);
  if (side > width) {
    const double scale = static_cast<double>(width) / side;
    cv::resize(part, part, {}, scale, scale, cv::INTER_AREA);
  }
  std::vector<unsigned char> bytes;
  if (!cv::imencode(".jpg", part, bytes, {cv::IMWRITE_JPEG_QUALITY, kQuality})) return {};
  return {bytes.begin(), bytes.end()};
}

PictureKeeper::PictureKeeper(std::filesystem::path games, PictureWish wish) : games_(std::move(games)), wish_(wish) {}

void PictureKeeper::keep(db::GameId game, db::Pictures::Place place, const std::string& jpeg) {
  if (!wanted() || jpeg.empty()) return;
  trouble_ = {};
  const auto failed = [this](const db::Error& error) {
    trouble_ = error.message;
    pictures_.reset();
  };
  if (!pictures_) {
    auto opened = db::Pictures::open(games_);
    if (!opened) return failed(opened.error());
    pictures_.emplace(std::move(*opened));
    since_ = kBetweenCleanUps;
  }
  if (!tokens_.contains(game)) {
    const auto token = db::Shelves::open(games_).and_then([&](const db::Shelves& all) { return all.token(game); });
    if (!token) return failed(token.error());
    tokens_[game] = *token;
  }
  if (const auto kept = pictures_->keep(tokens_[game], place, jpeg); !kept) return failed(kept.error());
  if (++since_ < kBetweenCleanUps) return;
  since_ = 0;
  if (const auto cleaned = pictures_->clean_up(wish_.days, wish_.bytes); !cleaned) failed(cleaned.error());
}

}  // namespace arbiter::table
