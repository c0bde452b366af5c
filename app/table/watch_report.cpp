#include "app/table/watch_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "text/json_text.h"

namespace arbiter::table {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

double rounded(double p) { return std::round(p * 1e4) / 1e4; }

json to_json(const vision::CellReading& cell, const std::vector<std::string>& armies) {
  json out{{"empty", rounded(cell.empty)},
           {"unknown", rounded(cell.unknown)},
           {"visible", rounded(cell.visible)},
           {"changed", cell.changed}};
  for (size_t a = 0; a < std::min(armies.size(), cell.armies.size()); ++a)
    out["armies"][armies[a]] = rounded(cell.armies[a]);
  for (const auto& [kind, p] : cell.kinds) out["kinds"][kind] = rounded(p);
  return out;
}

/// "S 97" or "empty 88": the likeliest with its percentage.
std::string short_text(const vision::CellReading& cell, const std::vector<std::string>& armies) {
  const int best = cell.best();
  const std::string what = best == -2 ? "?" : best == -1 ? "empty" : armies[static_cast<size_t>(best)];
  return what + " " + std::to_string(static_cast<int>(std::lround(100 * cell.certainty())));
}

cv::Mat annotated(const cv::Mat& picture, const WatchStatus& status) {
  cv::Mat out = picture.clone();
  const double scale = std::max(0.35, picture.cols / 2400.0);
  for (const auto& [square, quad] : status.quads) {
    const Cell cell = status.board->find_cell(square).value_or(kNoCell);
    if (!cell.valid() || cell.value >= status.reading.cells.size()) continue;
    const vision::CellReading& reading = status.reading.cells[cell.value];
    if (!reading.changed) continue;
    std::vector<cv::Point> outline(quad.begin(), quad.end());
    cv::polylines(out, outline, true, {0, 0, 255}, 2, cv::LINE_AA);
    const std::string text = square + " " + short_text(reading, status.reading.armies);
    for (const auto& [colour, width] : {std::pair{cv::Scalar(0, 0, 0), 3}, std::pair{cv::Scalar(255, 255, 255), 1}})
      cv::putText(out, text, outline[0], cv::FONT_HERSHEY_SIMPLEX, scale, colour, width, cv::LINE_AA);
  }
  return out;
}

}  // namespace

tl::expected<WatchReport, std::string> WatchReport::open(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return tl::unexpected(folder.string() + " cannot be made: " + error.message());
  return WatchReport(folder);
}

tl::expected<void, std::string> WatchReport::see(const cv::Mat& picture, const WatchStatus& status,
                                                 const WatchOutcome& outcome) {
  for (const WatchAlert& alert : outcome.alerts)
    if (auto done = write(picture, status, alert); !done) return done;
  if (status.stage == WatchStatus::Stage::watching && !status.alert) {
    picture.copyTo(before_);
    before_frame_ = status.frame;
  }
  return {};
}

tl::expected<void, std::string> WatchReport::write(const cv::Mat& picture, const WatchStatus& status,
                                                   const WatchAlert& alert) {
  std::array<char, 96> name{};
  std::snprintf(name.data(), name.size(), "%04d-%s-frame%lld", written_ + 1, alert.alert.c_str(),
                static_cast<long long>(alert.frame));
  const fs::path folder = folder_ / name.data();
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return tl::unexpected(folder.string() + " cannot be made: " + error.message());
  json report{{"frame", alert.frame}, {"alert", alert.alert},           {"message", alert.message},
              {"fixes", alert.fixes}, {"candidates", alert.candidates}, {"gain", rounded(status.reading.gain)}};
  if (!alert.rule.empty()) report["rule"] = alert.rule;
  if (!before_.empty()) report["before_frame"] = before_frame_;
  if (status.board != nullptr)
    for (const Cell cell : status.board->cells())
      if (cell.value < status.reading.cells.size())
        report["reading"][status.board->name(cell)] = to_json(status.reading.cells[cell.value], status.reading.armies);
  if (status.corners)
    for (const cv::Point2d& corner : *status.corners)
      report["corners"].push_back({rounded(corner.x), rounded(corner.y)});
  std::ofstream file(folder / "report.json");
  file << text::dump(report, 1) << "\n";
  file.close();
  bool written = static_cast<bool>(file);
  try {
    written = written && cv::imwrite((folder / "now.png").string(), annotated(picture, status));
    if (!before_.empty()) written = written && cv::imwrite((folder / "before.png").string(), before_);
  } catch (const cv::Exception&) {
    written = false;
  }
  if (!written) return tl::unexpected(folder.string() + " cannot be written");
  ++written_;
  return {};
}

}  // namespace arbiter::table
