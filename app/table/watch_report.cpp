// SPDX-License-Identifier: MIT
#include "app/table/watch_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "text/json_text.h"
#include "text/message_json.h"

namespace arbiter::table {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

double rounded(double p) { return std::round(p * 1e4) / 1e4; }

json to_json(const vision::CellReading& cell, const std::vector<vision::Army>& armies) {
  json out{{"empty", rounded(cell.empty)},
           {"unknown", rounded(cell.unknown)},
           {"visible", rounded(cell.visible)},
           {"changed", cell.changed}};
  for (size_t a = 0; a < std::min(armies.size(), cell.armies.size()); ++a)
    out["armies"][to_text(armies[a])] = rounded(cell.armies[a]);
  for (const auto& [kind, p] : cell.kinds) out["kinds"][std::string(kind.name())] = rounded(p);
  return out;
}

/// "S 97" or "empty 88": the likeliest with its percentage.
std::string short_text(const vision::CellReading& cell, const std::vector<vision::Army>& armies) {
  const vision::Likeliest best = cell.best();
  const std::string what = best.is_unknown() ? "?" : best.is_empty() ? "empty" : to_text(armies[best.army]);
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

/// Where the evidence lies, over the picture in grey.
cv::Mat drawn(const cv::Mat& picture, const WatchDecision& decision) {
  cv::Mat1b grey;
  cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  if (decision.evidence.empty()) return grey;
  cv::resize(grey, grey, decision.evidence.size(), 0, 0, cv::INTER_AREA);
  const cv::Mat1f evidence = decision.evidence;
  cv::Mat3b out(grey.size());
  for (int y = 0; y < grey.rows; ++y)
    for (int x = 0; x < grey.cols; ++x) {
      const auto g = static_cast<std::uint8_t>(grey(y, x) / 2);
      const auto bright = cv::saturate_cast<std::uint8_t>(g + 60 * std::abs(evidence(y, x)));
      const bool inside = !decision.of_first.empty() && decision.of_first.at<std::uint8_t>(y, x) != 0;
      cv::Vec3b& to = out(y, x) = {g, g, g};
      if (evidence(y, x) > 0.3F) to[inside ? 1 : 2] = bright;
      if (inside && evidence(y, x) < -0.3F) to[0] = bright;
    }
  return out;
}

/// What is likeliest, and why it was not taken.
std::string summary(const WatchDecision& decision) {
  return text::dump(decision.choices.empty() ? json() : json(decision.choices.front().actions)) + decision.why;
}

json fixes_json(const WatchAlert& alert) {
  json list = json::array();
  for (const WatchFix& fix : alert.fixes) {
    json& item = list.emplace_back(json{{"do", word(fix.what)}, {"sq", fix.square}, {"piece", fix.piece}});
    if (!fix.to.empty()) item["to"] = fix.to;
    if (!fix.rule) continue;
    item["rule"] = fix.rule->empty() ? json(nullptr) : json(*fix.rule);
    if (alert.board > 0) item["board"] = alert.board;
  }
  return list;
}

json candidates_json(const WatchAlert& alert) {
  json list = json::array();
  for (const auto& [actions, probability] : alert.candidates)
    list.push_back({{"actions", actions}, {"probability", probability}});
  return list;
}

}  // namespace

std::string alert_line(const WatchAlert& alert) {
  json line{{"frame", alert.frame}, {"alert", to_string(alert.alert)}, {"fixes", fixes_json(alert)}};
  text::put_message(line, alert.message);
  if (!alert.rule.empty()) line["rule"] = alert.rule;
  if (!alert.candidates.empty()) line["candidates"] = candidates_json(alert);
  if (alert.undone > 0) line["undone"] = alert.undone;
  if (!alert.games.empty()) line["games"] = alert.games;
  if (alert.recorded > 0) line["recorded"] = alert.recorded;
  if (alert.board > 0) line["board"] = alert.board;
  return text::dump(line);
}

tl::expected<WatchReport, Message> WatchReport::open(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return tl::unexpected(make_message("%1 cannot be made: %2", folder.string(), error.message()));
  return WatchReport(folder);
}

tl::expected<void, Message> WatchReport::see(const cv::Mat& picture, const WatchStatus& status,
                                             const WatchOutcome& outcome) {
  const bool decided = status.decision && status.decision->frame == status.frame;
  // A camera that sees the same for a minute would fill the disk.
  const std::string open = decided && !status.decision->taken ? summary(*status.decision) : "";
  const bool again = std::exchange(last_open_, open) == open && !open.empty();
  if (decided && !again)
    if (auto done = write(picture, *status.decision); !done) return done;
  for (const WatchAlert& alert : outcome.alerts)
    if (auto done = write(picture, status, alert); !done) return done;
  if (status.stage == WatchStatus::Stage::watching && !status.alert) {
    picture.copyTo(before_);
    before_frame_ = status.frame;
  }
  return {};
}

tl::expected<void, Message> WatchReport::write(const cv::Mat& picture, const WatchStatus& status,
                                               const WatchAlert& alert) {
  const auto made = next_folder(to_string(alert.alert), alert.frame);
  if (!made) return tl::unexpected(made.error());
  const fs::path& folder = *made;
  json report{{"frame", alert.frame},
              {"alert", to_string(alert.alert)},
              {"fixes", fixes_json(alert)},
              {"candidates", candidates_json(alert)},
              {"gain", rounded(status.reading.gain)}};
  text::put_message(report, alert.message);
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
  if (!written) return tl::unexpected(make_message("%1 cannot be written", folder.string()));
  ++written_;
  return {};
}

tl::expected<fs::path, Message> WatchReport::next_folder(const std::string& what, std::int64_t frame) {
  std::array<char, 96> name{};
  std::snprintf(name.data(), name.size(), "%04d-%s-frame%lld", written_ + 1, what.c_str(),
                static_cast<long long>(frame));
  fs::path folder = folder_ / name.data();
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return tl::unexpected(make_message("%1 cannot be made: %2", folder.string(), error.message()));
  return folder;
}

tl::expected<void, Message> WatchReport::write(const cv::Mat& picture, const WatchDecision& decision) {
  const auto folder = next_folder(decision.taken ? "decided" : "open", decision.frame);
  if (!folder) return tl::unexpected(folder.error());
  json hypotheses = json::array();
  for (const auto& choice : decision.choices)
    hypotheses.push_back({{"actions", choice.actions}, {"nats", std::round(choice.score)}});
  const json report{{"frame", decision.frame},
                    {"hypotheses", hypotheses},
                    {"probability", rounded(decision.probability)},
                    {"taken", decision.taken},
                    {"why", decision.why},
                    {"hand", decision.reached},
                    {"seen_before", decision.second_look},
                    {"looks_agree", decision.looks_agree},
                    {"margin", std::round(decision.margin)},
                    {"explained", rounded(decision.explained)},
                    {"weakest", rounded(decision.weakest)},
                    {"evidence", std::round(decision.positive)},
                    {"noise", rounded(decision.noise)},
                    {"offset", rounded(decision.offset)}};
  std::ofstream file(*folder / "decision.json");
  file << text::dump(report, 1) << "\n";
  file.close();
  bool written = static_cast<bool>(file);
  try {
    written = written && cv::imwrite((*folder / "evidence.png").string(), drawn(picture, decision));
  } catch (const cv::Exception&) {
    written = false;
  }
  if (!written) return tl::unexpected(make_message("%1 cannot be written", folder->string()));
  ++written_;
  return {};
}

}  // namespace arbiter::table
