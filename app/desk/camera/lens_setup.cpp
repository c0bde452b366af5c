// SPDX-License-Identifier: MIT
#include "app/desk/camera/lens_setup.h"

#include <algorithm>
#include <utility>

#include "app/desk/camera/camera.h"
#include "app/desk/words.h"

namespace arbiter::desk {

LensSetup::LensSetup(Camera* camera) : QObject(camera), camera_(camera) {
  connect(camera, &Camera::sourceChanged, this, &LensSetup::changed);
  connect(camera, &Camera::profilesChanged, this, &LensSetup::changed);
}

void LensSetup::order(LensStep step) {
  if (WatchThread* reader = camera_->reader()) reader->lens(camera_->board_, step);
}

void LensSetup::enter(Stage stage) {
  stage_ = stage;
  Q_EMIT changed();
}

void LensSetup::begin() {
  if (!camera_->reader()) return;
  view_ = {};
  note_.clear();
  order(LensStep::begin);
  enter(Stage::collecting);
}

void LensSetup::take() {
  if (stage_ == Stage::collecting) order(LensStep::take);
}

void LensSetup::measure() {
  if (stage_ != Stage::collecting) return;
  order(LensStep::measure);
  enter(Stage::measuring);
}

void LensSetup::goOn() {
  if (stage_ != Stage::measured && stage_ != Stage::failed) return;
  view_.result.reset();
  order(LensStep::go_on);
  enter(Stage::collecting);
}

void LensSetup::stop() {
  order(LensStep::stop);
  view_ = {};
  enter(Stage::off);
}

void LensSetup::use() {
  if (stage_ != Stage::measured) return;
  const calibration::Lens lens = (*view_.result)->lens;
  stop();
  const QString profile = camera_->useLens(lens);
  note_ = tr("The board is looked for through the measured lens from now on.") + " ";
  if (!profile.isEmpty()) return kept(profile);
  note_ += camera_->profileError().isEmpty() ? tr("It is kept as soon as the board is found.")
                                             : tr("It cannot be kept: %1").arg(camera_->profileError());
  Q_EMIT changed();
}

void LensSetup::kept(const QString& profile) {
  note_ = tr("The measured lens is used from now on, and kept as %1.").arg(profile);
  Q_EMIT changed();
}

void LensSetup::reset() {
  stage_ = Stage::off;
  view_ = {};
  note_.clear();
  Q_EMIT changed();
}

void LensSetup::show(LensView view) {
  if (stage_ != Stage::collecting && stage_ != Stage::measuring) return;  // said before it was stopped
  view_ = std::move(view);
  if (view_.sight.just_taken) Q_EMIT tookPicture();
  if (view_.result) {
    stage_ = *view_.result ? Stage::measured : Stage::failed;
  } else if (view_.sight.enough) {
    stage_ = Stage::measuring;
  }
  Q_EMIT changed();
}

QString LensSetup::stage() const {
  switch (stage_) {
    case Stage::off:
      return "off";
    case Stage::collecting:
      return "collecting";
    case Stage::measuring:
      return "measuring";
    case Stage::measured:
      return "measured";
    case Stage::failed:
      return "failed";
  }
  return "off";
}

QString LensSetup::advice() const {
  if (stage_ == Stage::collecting && view_.sight.advice.empty())
    return tr("Hold the printed calibration board before the camera.");
  return stage_ == Stage::collecting  ? words::text(view_.sight.advice)
         : stage_ == Stage::measuring ? tr("Measuring …")
                                      : QString();
}

bool LensSetup::good() const { return view_.result && *view_.result && calibration::verdict(**view_.result).good; }

QString LensSetup::verdict() const {
  if (!view_.result) return {};
  const auto& result = *view_.result;
  if (result) return words::text(calibration::verdict(*result).text);
  QString why = words::text(result.error().error.message);
  why[0] = why[0].toUpper();
  return why + ".";
}

QString LensSetup::figures() const {
  if (!view_.result || !*view_.result) return {};
  const calibration::LensMeasurement& measured = **view_.result;
  const auto used = std::count_if(measured.pictures.begin(), measured.pictures.end(),
                                  [](const calibration::PictureVerdict& picture) { return picture.used; });
  return tr("Residual %1 pixels over %2 pictures; focal length %3 pixels, known to %4 %; %5 % of the picture covered.")
      .arg(measured.rms_px, 0, 'f', 2)
      .arg(used)
      .arg(measured.lens.fx, 0, 'f', 0)
      .arg(100 * measured.focal_spread, 0, 'f', 2)
      .arg(100 * measured.coverage, 0, 'f', 0);
}

bool LensSetup::known() const { return camera_->lensOf_.contains(camera_->source()); }

}  // namespace arbiter::desk
