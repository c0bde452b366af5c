// SPDX-License-Identifier: MIT
// The steps of setting a camera up: where the board is, how well it can be read, the places that are kept.
#include <QFileInfo>
#include <algorithm>

#include "app/desk/camera/cameras.h"
#include "app/desk/models/table.h"
#include "app/desk/words.h"
#include "app/table/profiles.h"

namespace arbiter::desk {
namespace {

using Stage = table::WatchStatus::Stage;
namespace limits = calibration::table_limits;

QVariantMap check(const QString& title, const QString& state, const QString& text) {
  return {{"title", title}, {"state", state}, {"text", text}};
}

calibration::Corners cornersIn(const std::vector<QPointF>& points) {
  calibration::Corners corners;
  for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = {points[i].x(), points[i].y()};
  return corners;
}

}  // namespace

void Camera::setSouth(const QString& side) {
  if (!reader() || side == south_) return;
  south_ = side;
  static const QMap<QString, vision::PictureSide> kSides{{"bottom", vision::PictureSide::bottom},
                                                         {"left", vision::PictureSide::left},
                                                         {"top", vision::PictureSide::top},
                                                         {"right", vision::PictureSide::right}};
  reader()->hint(board_, kSides.contains(side) ? std::optional(kSides[side]) : std::nullopt);
  Q_EMIT sourceChanged();
}

void Camera::startCorners() {
  corners_.clear();
  clicking_ = true;
  Q_EMIT clickedChanged();
}

void Camera::clickCorner(double x, double y) {
  if (!reader() || !clicking_) return;
  corners_.emplace_back(x, y);
  if (corners_.size() == 4) {
    clicking_ = false;
    takeCorners();
  }
  Q_EMIT clickedChanged();
}

void Camera::takeCorners() {
  cornersOf_[source_] = corners_;
  reader()->relocate(board_, cornersIn(corners_));
  measure();
}

void Camera::measure() {
  if (!reader()) return;
  measuring_ = true;
  reader()->inspect(board_, all_->boardId().toStdString(),
                    corners_.size() == 4 ? std::optional(cornersIn(corners_)) : std::nullopt);
  Q_EMIT measuredChanged();
}

void Camera::showTable(TableView view) {
  if (!reader() || opening_ || view.change < change_) return;
  measuring_ = false;
  measured_ = std::move(view);
  Q_EMIT measuredChanged();
  if (!keepWhenFound_ || !measured_->why.empty()) return;
  keepWhenFound_ = false;
  if (keepProfile(profile_.isEmpty() ? sourceName() : profile_)) lens_->kept(profile_);
}

void Camera::dragCorner(int index, double x, double y) {
  const QVariantList now = handles();
  if (!reader() || index < 0 || index >= now.size()) return;
  clicking_ = false;
  corners_.clear();
  for (const QVariant& point : now) corners_.push_back(point.toPointF());
  corners_[static_cast<std::size_t>(index)] = {std::clamp(x, 0.0, double(size_.width())),
                                               std::clamp(y, 0.0, double(size_.height()))};
  Q_EMIT clickedChanged();
}

void Camera::dropCorner() {
  if (reader() && corners_.size() == 4) takeCorners();
}

QVariantList Camera::handles() const {
  QVariantList list;
  if (!reader() || clicking_) return list;
  if (corners_.size() == 4) {
    for (const QPointF& p : corners_) list << p;
  } else if (!view_.corners.isEmpty()) {
    for (const QPointF& p : view_.corners) list << p;
  } else if (measured_ && measured_->why.empty()) {
    for (const cv::Point2d& p : measured_->profile.corners) list << QPointF(p.x, p.y);
  }
  return list;
}

QString Camera::grade() const {
  if (!measured_ || !measured_->why.empty()) return {};
  const std::string_view grade = calibration::name(measured_->check.grade);
  return QString::fromUtf8(grade.data(), static_cast<qsizetype>(grade.size()));
}

QVariantList Camera::measured() const {
  QVariantList list;
  if (!measured_ || !measured_->why.empty()) return list;
  const calibration::TableCheck& c = measured_->check;
  const auto add = [&](const QString& title, bool good, const QString& text) {
    list << check(title, good ? "good" : "poor", text);
  };
  add(tr("Size"), c.smallest_square_px >= limits::kSmall,
      tr("A square is %1 pixels wide, %2 at its narrowest.")
          .arg(c.square_px, 0, 'f', 0)
          .arg(c.smallest_square_px, 0, 'f', 0));
  add(tr("Angle"), c.elevation >= limits::kFlat,
      tr("The camera looks down at %1 degrees.").arg(c.elevation, 0, 'f', 0));
  add(tr("Sharpness"), c.blur_px<limits::kBlurred * c.square_px, c.blur_px> 0
                           ? tr("Edges are blurred by %1 pixels.").arg(c.blur_px, 0, 'f', 1)
                           : tr("Cannot be told here."));
  add(tr("Light"), c.brightness >= limits::kDim && (c.contrast == 0 || c.contrast >= limits::kPale),
      tr("Brightness %1 of 255, contrast %2.").arg(c.brightness, 0, 'f', 0).arg(c.contrast, 0, 'f', 0));
  QStringList squares;
  for (const std::string& square : c.glare) squares << QString::fromStdString(square);
  add(tr("Glare"), squares.isEmpty(),
      squares.isEmpty() ? tr("None.")
                        : tr("On %1").arg(squares.mid(0, 8).join(", ") + (squares.size() > 8 ? " …" : ".")));
  QStringList outside;
  for (const std::string& square : c.outside) outside << QString::fromStdString(square);
  add(tr("In view"), outside.isEmpty(),
      outside.isEmpty() ? tr("The whole board.")
                        : tr("Cut off: %1").arg(outside.mid(0, 8).join(", ") + (outside.size() > 8 ? " …" : ".")));
  return list;
}

QStringList Camera::advice() const {
  QStringList list;
  if (measured_)
    for (const Message& advice : measured_->check.advice) list << words::text(advice);
  return list;
}

std::filesystem::path Camera::profilesFile() const {
  return table_->session().file().parent_path() / table::profiles_path().filename();
}

QString Camera::cameraName() const {
  bool number = false;
  source_.toInt(&number);
  return number ? Cameras::named(source_) : QFileInfo(source_).fileName();
}

QString Camera::sourceName() const {
  return table_->boards() > 1 && board_ > 0 ? tr("%1, board %2").arg(cameraName()).arg(board_ + 1) : cameraName();
}

QStringList Camera::profiles() const {
  QStringList names;
  if (const auto kept = table::read_profiles(profilesFile()))
    for (const calibration::Profile& profile : *kept)
      if (all_->boardId().isEmpty() || QString::fromStdString(profile.board) == all_->boardId())
        names << QString::fromStdString(profile.name);
  return names;
}

bool Camera::keepProfile(const QString& name) {
  profileError_.clear();
  if (!measured_ || !measured_->why.empty()) {
    profileError_ = tr("Find the board first.");
  } else if (name.trimmed().isEmpty()) {
    profileError_ = tr("Give it a name.");
  } else {
    calibration::Profile profile = measured_->profile;
    profile.name = name.trimmed().toStdString();
    if (const auto saved = table::save_profile(profile, profilesFile()); !saved) {
      profileError_ = words::text(saved.error().message);
    } else {
      profile_ = name.trimmed();
      if (reader()) reader()->use(board_, std::move(profile));
    }
  }
  Q_EMIT profilesChanged();
  return profileError_.isEmpty();
}

bool Camera::useProfile(const QString& name) {
  auto profile = table::find_profile(name.toStdString(), profilesFile());
  profileError_ = profile ? QString() : words::text(profile.error().message);
  if (profile && reader()) {
    profile_ = name;
    if (profile->lens.calibrated) lensOf_[source_] = profile->lens;
    corners_.clear();
    cornersOf_.remove(source_);
    reader()->use(board_, std::move(*profile));
    Q_EMIT clickedChanged();
  }
  Q_EMIT profilesChanged();
  return profileError_.isEmpty();
}

QString Camera::useLens(const calibration::Lens& lens) {
  lensOf_[source_] = lens;
  reader()->use(board_, lens);
  const QString name = profile_.isEmpty() ? sourceName() : profile_;
  auto profile = table::find_profile(name.toStdString(), profilesFile());
  profileError_.clear();
  keepWhenFound_ = !profile;
  if (profile) {
    // The board lies where it lay; only what the lens does to the picture is known better.
    profile->corners = calibration::scaled_corners(*profile, lens.image_size);
    profile->lens = lens;
    if (const auto saved = table::save_profile(*profile, profilesFile()); !saved)
      profileError_ = words::text(saved.error().message);
  }
  Q_EMIT profilesChanged();
  measure();
  return profile && profileError_.isEmpty() ? name : QString();
}

void Camera::setTags(const QString& mode) {
  using Tags = table::WatchOptions::Tags;
  const Tags wanted = mode == "on" ? Tags::on : mode == "off" ? Tags::off : Tags::automatic;
  if (wanted == tags_) return;
  tags_ = wanted;
  if (reader()) reader()->tags(board_, tags_);
  Q_EMIT tagsChanged();
  Q_EMIT viewChanged();
}

QString Camera::tags() const {
  using Tags = table::WatchOptions::Tags;
  return tags_ == Tags::on ? "on" : tags_ == Tags::off ? "off" : "automatic";
}

QString Camera::tagsText() const {
  if (tags_ == table::WatchOptions::Tags::off) return tr("The pieces are told by their looks.");
  if (!view_.tags.empty()) return words::text(view_.tags);
  return table_->playing() ? tr("Read as soon as the camera sees the game on the board.")
                           : tr("Read as soon as a game is watched.");
}

void Camera::findCorners() {
  corners_.clear();
  clicking_ = false;
  cornersOf_.remove(source_);
  if (reader()) reader()->relocate(board_, {});
  measure();
  Q_EMIT clickedChanged();
}

QVariantList Camera::clicked() const {
  QVariantList list;
  for (const QPointF& p : corners_) list << p;
  return list;
}

QString Camera::nextCorner() const {
  const QStringList names{tr("the corner of a1"), tr("the far end of the first rank"), tr("the corner opposite a1"),
                          tr("the far end of the a-file")};
  return clicking_ ? names.value(static_cast<qsizetype>(corners_.size())) : QString();
}

QString Camera::pictureText() const {
  const bool wide = size_.width() >= 1280;
  const QString text = rate_ < 0.05
                           ? (wide ? tr("%1 × %2 pixels.") : tr("%1 × %2 pixels; 1280 pixels across are better."))
                       : wide ? tr("%1 × %2 pixels, %3 a second.")
                              : tr("%1 × %2 pixels, %3 a second; 1280 pixels across are better.");
  const QString size = text.arg(size_.width()).arg(size_.height());
  return rate_ < 0.05 ? size : size.arg(rate_, 0, 'f', rate_ < 10 ? 1 : 0);
}

QVariantList Camera::checks() const {
  QVariantList list;
  if (!reader()) return list;
  if (picture_.isNull()) {
    list << check(tr("Picture"), "wait", tr("Waiting for the first picture."));
    return list;
  }
  list << check(tr("Picture"), size_.width() >= 1280 ? "good" : "poor", pictureText());
  if (view_.brightness > 0) {
    const bool dark = view_.brightness<50, bright = view_.brightness> 215;
    list << check(tr("Light"), dark || bright ? "poor" : "good",
                  dark     ? tr("Too dark: switch a lamp on beside the table, not behind the camera.")
                  : bright ? tr("Too bright: turn the lamp away or the camera's exposure down.")
                           : tr("Bright enough."));
    list << check(
        tr("Sharpness"), view_.sharpness < 40 ? "poor" : "good",
        view_.sharpness < 40 ? tr("Blurred: wipe the lens, focus on the board, keep the camera still.") : tr("Sharp."));
  }
  if (view_.corners.isEmpty()) {
    list << check(tr("Board"), "bad",
                  tr("Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the "
                     "corners by hand."));
    return list;
  }
  list << check(tr("Board"), "good", tr("Found; the grid must lie on the squares."));
  list << check(tr("Distance"), view_.smallestCell < 22 ? "poor" : "good",
                (view_.smallestCell < 22 ? tr("The smallest square is %1 pixels: move the camera nearer.")
                                         : tr("The smallest square is %1 pixels."))
                    .arg(view_.smallestCell, 0, 'f', 0));
  TableBoard* board = table_->boardAt(static_cast<int>(board_));
  if (board == nullptr) return list;
  int wrong = 0;
  QStringList where;
  for (const CellMark& mark : view_.cells) {
    if (mark.army == board->pieces()->worn(mark.square)) continue;
    ++wrong;
    if (where.size() < 6) where << mark.square;
  }
  if (view_.stage == Stage::starting || view_.stage == Stage::watching || view_.stage == Stage::asking) {
    list << check(tr("Position"), wrong == 0 ? "good" : "poor",
                  wrong == 0 ? tr("The table shows the game.")
                             : tr("%1 squares look other than the game has them: %2").arg(wrong).arg(where.join(", ")));
  }
  return list;
}

}  // namespace arbiter::desk
