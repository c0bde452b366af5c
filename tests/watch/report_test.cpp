// SPDX-License-Identifier: MIT
// What a report of a watch keeps of every decision.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/table/watch_report.h"
#include "tests/watch/watched_table.h"

namespace arbiter::table {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using vision::simulate::Placement;

class ReportTest : public testing::Test, protected WatchedTable {
 protected:
  void SetUp() override {
    table_ = begin("chess");
    watch(scene("wood", 60, 3));
    folder_ = fs::temp_directory_path() / ("arbiter-decisions-" + std::to_string(getpid()));
    fs::remove_all(folder_);
    auto report = WatchReport::open(folder_);
    ASSERT_TRUE(report) << report.error().english();
    report_ = std::move(*report);
    for (int i = 0; i < 3; ++i) show();
    ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  }
  void TearDown() override { fs::remove_all(folder_); }

  void show() {
    const cv::Mat picture = renderer_->render(table_, {}, static_cast<int>(frame_));
    const WatchOutcome outcome = feed(picture);
    const auto done = report_->see(picture, watcher_->status(), outcome);
    ASSERT_TRUE(done) << done.error().english();
  }
  void put(const std::string& from, const std::string& to) {
    table_[to] = table_.at(from);
    table_.erase(from);
  }
  /// The folders written whose names hold `what`, in their order.
  [[nodiscard]] std::vector<fs::path> folders(const std::string& what) const {
    std::vector<fs::path> out;
    for (const auto& entry : fs::directory_iterator(folder_))
      if (entry.path().filename().string().find(what) != std::string::npos) out.push_back(entry.path());
    std::sort(out.begin(), out.end());
    return out;
  }
  [[nodiscard]] static json decision(const fs::path& folder) {
    std::ifstream in(folder / "decision.json");
    return json::parse(in);
  }

  Placement table_;
  fs::path folder_;
  std::optional<WatchReport> report_;
};

TEST_F(ReportTest, NothingIsWrittenOfATableOnWhichNothingHappens) {
  for (int i = 0; i < 3; ++i) show();
  EXPECT_EQ(report_->written(), 0);
  EXPECT_TRUE(fs::is_empty(folder_));
}

TEST_F(ReportTest, NamesTheHypothesesOfEveryDecision) {
  put("e2", "e4");
  show();
  show();
  ASSERT_EQ(recorded_, std::vector<std::string>{"e2e4"}) << last_alert();
  const auto decided = folders("decided-frame");
  ASSERT_EQ(decided.size(), 1U);
  EXPECT_EQ(folders("").size(), static_cast<size_t>(report_->written()));
  const json told = decision(decided[0]);
  EXPECT_NE(decided[0].filename().string().find("frame" + std::to_string(told["frame"].get<int>())), std::string::npos);
  EXPECT_TRUE(told["taken"].get<bool>());
  EXPECT_GE(told["probability"].get<double>(), 0.9);
  EXPECT_LE(told["probability"].get<double>(), 1);
  EXPECT_FALSE(told["why"].get<std::string>().empty());
  EXPECT_FALSE(told["hand"].get<bool>());
  ASSERT_GE(told["hypotheses"].size(), 2U) << "the next best is told as well";
  EXPECT_EQ(told["hypotheses"][0]["actions"], json{"e2e4"});
  for (size_t i = 1; i < told["hypotheses"].size(); ++i) {
    EXPECT_LE(told["hypotheses"][i]["nats"], told["hypotheses"][i - 1]["nats"]);
    EXPECT_NE(told["hypotheses"][i]["actions"], json{"e2e4"});
  }
  EXPECT_GT(told["margin"].get<double>(), 0);
  EXPECT_GT(told["explained"].get<double>(), 0.5);
  std::printf("e2e4: %.0f of %.0f nats explained by the first, the next is %.0f behind\n",
              told["explained"].get<double>() * told["evidence"].get<double>(), told["evidence"].get<double>(),
              told["margin"].get<double>());
}

// Green where the likeliest explains the change, and hardly any red when it explains it well.
TEST_F(ReportTest, DrawsWhereTheEvidenceLies) {
  put("e2", "e4");
  show();
  show();
  const auto decided = folders("decided-frame");
  ASSERT_EQ(decided.size(), 1U) << last_alert();
  const cv::Mat3b drawn = cv::imread((decided[0] / "evidence.png").string());
  ASSERT_FALSE(drawn.empty());
  const calibration::Corners corners = *watcher_->status().corners;
  const double scale = static_cast<double>(drawn.cols) / renderer_->scene().size.width;
  const double square = cv::norm(corners[1] - corners[0]) / 8 * scale;
  int explained = 0, unexplained = 0;
  for (const cv::Vec3b& pixel : drawn) {
    explained += pixel[1] > pixel[0] + 40 && pixel[1] > pixel[2] + 40;
    unexplained += pixel[2] > pixel[0] + 40 && pixel[2] > pixel[1] + 40;
  }
  std::printf("%.2f squares² of change are explained, %.2f are not\n", explained / square / square,
              unexplained / square / square);
  EXPECT_GT(explained, 0.2 * square * square);
  EXPECT_LT(unexplained, explained);
}

// A pawn three squares on: no hypothesis explains it, the decision stays open, and a person is told.
TEST_F(ReportTest, KeepsWhatStayedOpen) {
  put("e2", "e5");
  for (int i = 0; i < 4; ++i) show();
  EXPECT_TRUE(recorded_.empty());
  const auto open = folders("open-frame");
  ASSERT_FALSE(open.empty());
  EXPECT_TRUE(folders("decided-frame").empty());
  for (const fs::path& folder : open) {
    const json told = decision(folder);
    EXPECT_FALSE(told["taken"].get<bool>());
    EXPECT_LT(told["probability"].get<double>(), 0.9);
    EXPECT_FALSE(told["why"].get<std::string>().empty());
    EXPECT_FALSE(told["hypotheses"].empty());
    EXPECT_FALSE(cv::imread((folder / "evidence.png").string()).empty());
  }
  ASSERT_FALSE(folders("illegal-frame").empty()) << last_alert();
  EXPECT_TRUE(fs::exists(folders("illegal-frame")[0] / "report.json"));
}

}  // namespace
}  // namespace arbiter::table
