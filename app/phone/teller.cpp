// SPDX-License-Identifier: MIT
#include "app/phone/teller.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <utility>

#include "app/table/board_view.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "calibration/measure/table_check.h"
#include "text/sentences.h"

namespace arbiter::phone {

using Stage = table::WatchStage;
using text::tr;

namespace {

// A picture is judged so often: judging one takes as long as reading several.
constexpr std::chrono::seconds kWhileLooking{1}, kWhileWatching{5};
constexpr double kNight = 40;  // grey levels, mean of a picture: too dark to find a board in

/// What to do about a picture, in a few words; the most urgent first, as in calibration::check_table.
std::string words_of(const calibration::TableCheck& check) {
  using namespace calibration::table_limits;
  if (!check.outside.empty()) return tr("Show the whole board");
  if (check.smallest_square_px < kSmall) return tr("Move closer");
  if (check.elevation < kFlat) return tr("Hold the phone higher");
  if (check.blur_px > kBlurred * std::max(1.0, check.square_px)) return tr("Not sharp: keep the phone still");
  if (check.brightness < kDim) return tr("Too dark");
  if (check.contrast > 0 && check.contrast < kPale) return tr("The squares are pale");
  return tr("Light is mirrored in the board");
}

std::string line_of(Stage stage) {
  switch (stage) {
    case Stage::looking:
      return tr("Looking for the board");
    case Stage::starting:
      return tr("Board found; comparing the pieces");
    case Stage::watching:
      return tr("Board found");
    case Stage::reached:
      return tr("A hand is over the board");
    case Stage::asking:
      return tr("A question waits at the table");
    case Stage::lost:
      return tr("The board is hidden");
  }
  return {};
}

}  // namespace

Teller::Advice Teller::judged(const cv::Mat& picture, const table::WatchStatus& status, const Board& board) {
  if (!status.corners) {
    cv::Mat small;
    cv::resize(picture, small, {64, 48}, 0, 0, cv::INTER_AREA);
    const cv::Scalar mean = cv::mean(small);
    if ((mean[0] + mean[1] + mean[2]) / 3 < kNight)
      return {tr("Too dark"), tr("It is dark: switch on a lamp, or expose longer.")};
    return {"", tr("Show the whole board, from above and in even light.")};
  }
  const auto plane =
      calibration::BoardPlane::from_corners(board, *status.corners, calibration::Lens::guess(picture.size()));
  if (!plane) return {};
  const auto check = calibration::check_table(picture, *plane);
  if (check.advice.empty()) return {};
  return {words_of(check), table::message_text(check.advice.front())};
}

/// Whose turn it is, or how the game ended.
std::string Teller::turn_of(const table::Session& session) {
  if (told_revision_ == session.revision() && told_language_ == camera_->language()) return turn_;
  told_revision_ = session.revision();
  told_language_ = camera_->language();
  const view::GameView state = table::board_state(session.state(), camera_->board());
  if (state.over()) {
    turn_ = tr("The game is over");
  } else {
    turn_ = state.to_act.empty() ? "" : tr("%1 to act", {table::seat_name(state.to_act)});
  }
  return turn_;
}

void Teller::tell(const cv::Mat& picture, const table::WatchStatus& status, const table::Session& session) {
  if (picture.empty() || session.game() == nullptr || camera_->ended()) return;
  const text::Speaking speaking(camera_->language());
  const auto now = Clock::now();
  const bool seen = status.corners.has_value();
  const bool settled = status.stage == Stage::watching || status.stage == Stage::asking;
  // What is over the board is no fault of the picture's.
  const bool may_judge = status.stage != Stage::reached && status.stage != Stage::lost;
  const bool due =
      !judged_at_ || seen != board_was_seen_ || now - *judged_at_ > (settled ? kWhileWatching : kWhileLooking);
  if (may_judge && due) {
    advice_ = judged(picture, status, *session.game()->rules(camera_->board()).board);
    judged_at_ = now;
    board_was_seen_ = seen;
  }
  Seen out;
  out.stage = table::name(status.stage);
  out.line = line_of(status.stage);
  out.tone = settled ? Seen::Tone::good : Seen::Tone::wait;
  if (may_judge && !advice_.words.empty()) {
    out.line = advice_.words;
    out.tone = Seen::Tone::bad;
  }
  out.advice = may_judge ? advice_.sentence : "";
  if (status.alert && (settled || status.stage == Stage::starting)) {
    out.advice = table::message_text(status.alert->message);
    if (out.tone == Seen::Tone::good) out.tone = Seen::Tone::wait;
  }
  out.turn = turn_of(session);
  if (seen)
    for (const cv::Point2d& p : *status.corners) out.outline.emplace_back(p.x / picture.cols, p.y / picture.rows);
  camera_->show(std::move(out));
}

}  // namespace arbiter::phone
