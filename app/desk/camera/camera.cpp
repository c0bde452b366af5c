// SPDX-License-Identifier: MIT
#include "app/desk/camera/camera.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "app/desk/camera/cameras.h"
#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/profiles.h"

namespace arbiter::desk {

using Stage = table::WatchStatus::Stage;

namespace {

QString toQt(const std::string& text) { return QString::fromStdString(text); }

/// What hands are asked to do as pages show it: the keys of the referee's instructions, and `text`, a sentence.
/// `board`: of joined boards which, from 1; 0 where there is one.
QVariantMap shown(const table::WatchFix& fix, int board) {
  QVariantMap map{{"do", QString::fromUtf8(word(fix.what))}, {"sq", toQt(fix.square)}, {"piece", toQt(fix.piece)}};
  if (!fix.to.empty()) map["to"] = toQt(fix.to);
  if (fix.rule) {
    map["rule"] = fix.rule->empty() ? QVariant() : QVariant(toQt(*fix.rule));
    if (board > 0) map["board"] = board;
  }
  map["text"] = words::here(words::instruction(fix));
  return map;
}

}  // namespace

Camera::Camera(Cameras* all, Table* table, std::size_t board)
    : QObject(all), all_(all), table_(table), board_(board), lens_(new LensSetup(this)) {
  for (auto changes : {&Camera::clickedChanged, &Camera::measuredChanged, &Camera::viewChanged})
    connect(this, changes, this, &Camera::handlesChanged);
  connect(table, &Table::changed, this, [this] {
    // What nobody looks at any more was about the game as it was.
    if (reader() && view_.alert && (ended_ || paused()) && seenAt_ != table_->steps()) {
      view_.alert.reset();
      showAlert();
      Q_EMIT viewChanged();
    }
    Q_EMIT todoChanged();
  });
  connect(this, &Camera::viewChanged, this, &Camera::todoChanged);
  connect(lens_, &LensSetup::changed, this, [this] {
    if (std::exchange(lensBusy_, lens_->busy()) == lens_->busy()) return;
    for (Camera* camera : all_->cameras_) Q_EMIT camera->viewChanged();
  });
}

WatchThread* Camera::reader() const { return source_.isEmpty() ? nullptr : all_->thread_.get(); }

QString Camera::key(const char* alert) const {
  return table_->boards() > 1 ? alert + QString::number(board_ + 1) : QString(alert);
}

QString Camera::where() const { return table_->boards() > 1 ? tr("Board %1: ").arg(board_ + 1) : QString(); }

void Camera::open(const QString& source) { all_->openAt(board_, source); }
void Camera::close() { all_->closeAt(board_); }
bool Camera::paused() const { return all_->paused_; }

bool Camera::lensing() const {
  return reader() && std::any_of(all_->cameras_.begin(), all_->cameras_.end(), [this](const Camera* camera) {
           return camera->source_ == source_ && camera->lens_->busy();
         });
}

bool Camera::goesOn(const QString& source) {
  static const QRegularExpression kCamera("^([0-9]+|/dev/video[0-9]+|phone[2-9]?|.+://.+)$");
  return kCamera.match(source).hasMatch();
}

void Camera::wish(const QString& source) {
  wished_ = source;
  Q_EMIT sourceChanged();
}

void Camera::opened(const QString& source, std::uint64_t change, std::uint64_t opens, bool opening) {
  source_ = source;
  change_ = change;
  opens_ = opens;
  opening_ = opening;
  reader()->tags(board_, tags_);
  // Boards in the same pictures are seen through the same lens.
  for (const QString& name : {sourceName(), cameraName()})
    if (const auto kept = table::find_profile(name.toStdString(), profilesFile());
        kept && kept->lens.calibrated && !lensOf_.contains(source))
      lensOf_[source] = kept->lens;
  // Where the board lay when this source was last set up.
  if (cornersOf_.contains(source)) {
    corners_ = cornersOf_[source];
    calibration::Corners corners;
    for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = {corners_[i].x(), corners_[i].y()};
    reader()->relocate(board_, corners);
  } else if (profiles().contains(sourceName())) {
    useProfile(sourceName());
  }
  if (lensOf_.contains(source)) reader()->use(board_, lensOf_[source]);
  Q_EMIT sourceChanged();
  Q_EMIT viewChanged();
}

void Camera::closed() {
  {
    // What the source has shown is not shown again when the board is watched by another one.
    const std::lock_guard lock(latest_->mutex);
    latest_->picture = {};
    latest_->view.reset();
    latest_->lens.reset();
  }
  lens_->reset();
  source_.clear();
  error_.clear();
  ended_ = opening_ = gone_ = false;
  otherGame_.clear();
  lookingSince_ = 0;
  south_.clear();
  picture_ = {};
  view_ = {};
  corners_.clear();
  clicking_ = measuring_ = false;
  measured_.reset();
  keepWhenFound_ = false;
  profile_.clear();
  profileError_.clear();
  rate_ = 0;
  lastTick_ = 0;
  for (const char* alert : {"watch", "notice", "camera", "noboard"}) table_->dismiss(key(alert));
  Q_EMIT sourceChanged();
  Q_EMIT pictureChanged();
  Q_EMIT viewChanged();
  Q_EMIT clickedChanged();
  Q_EMIT measuredChanged();
  Q_EMIT profilesChanged();
}

void Camera::answer(const QStringList& actions) {
  const auto asked = view_.alert;
  table_->dismiss(key("watch"));
  const db::Origin origin{source_.toStdString(), view_.frame, {}};
  // The likeliest answer has been recorded; another is to take its place.
  if (asked && asked->recorded > 0 && seenAt_ == table_->steps()) {
    std::vector<std::string> said;
    for (const QString& action : actions) said.push_back(action.toStdString());
    if (said == asked->candidates.front().actions) {
      view_.alert.reset();
      reader()->confirm();
      Q_EMIT viewChanged();
      return;
    }
    if (!table_->takeBack(asked->recorded, origin)) return;
  } else if (actions.isEmpty()) {
    reader()->nothingPlayed(board_);
  }
  for (const QString& action : actions) {
    if (!table_->record(action, origin)) return;
  }
}

void Camera::gap(const vision::NoFrame& gap) {
  const QString message = words::text(gap.message);
  if (gap.gap == vision::FrameGap::ended) {
    ended_ = true;
    gone_ = !goesOn(source_) && !QFileInfo::exists(source_);
    if (gone_)
      table_->raise(key("camera"), "alarm", where() + tr("What is watched was taken away"),
                    tr("%1 is not there any more. The game goes on by hand.").arg(source_));
    showAlert();
    lookForBoard();
    Q_EMIT sourceChanged();
    Q_EMIT viewChanged();
    return;
  }
  const bool gone = gap.gap == vision::FrameGap::gone;
  if (gone && awaitsPhone()) return;  // its code is shown
  table_->raise(key("camera"), gone ? "alarm" : "warning",
                where() + (gone ? tr("The camera gives no pictures") : tr("A picture could not be read")),
                gone ? message + " " + tr("The game goes on by hand; the camera is tried again.") : message);
  if (gone == gone_) return;
  gone_ = gone;
  Q_EMIT viewChanged();
}

bool Camera::awaitsPhone() const {
  return all_->phones_ != nullptr && PhoneCameras::isPhone(source_) && !all_->phones_->joined(source_);
}

void Camera::lookForBoard() {
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  const bool looking = reader() && !opening_ && !paused() && !lensing() && table_->playing() &&
                       view_.stage == Stage::looking && !view_.size.isEmpty();
  if (!looking) {
    lookingSince_ = 0;
    return table_->dismiss(key("noboard"));
  }
  if (lookingSince_ == 0) lookingSince_ = now;
  // The first look at a picture may take its time; pictures that are over show nothing new.
  if (now - lookingSince_ < kPatience && !ended_) return;
  table_->raise(
      key("noboard"), "warning", where() + tr("No board is found in the picture"),
      tr("The game is not read. Show the whole board to the camera, in even light, or say on the Camera page where "
         "it lies; until then moves are entered by hand."));
}

void Camera::showPicture() {
  int pictures = 0;
  {
    const std::lock_guard lock(latest_->mutex);
    // Also when nobody looks any more: the next picture is told only after this one was taken.
    latest_->pictureTold = false;
    if (!reader() || opening_ || latest_->picture.isNull() || latest_->change < change_) return;
    picture_ = latest_->picture;
    size_ = latest_->size;
    pictures = latest_->pictures;
  }
  if (std::exchange(gone_, false)) Q_EMIT viewChanged();
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  if (lastTick_ == 0 || pictures < pictures_) {
    lastTick_ = now;
    pictures_ = pictures;
  } else if (now - lastTick_ > 1000) {
    rate_ = (pictures - pictures_) * 1000.0 / static_cast<double>(now - lastTick_);
    lastTick_ = now;
    pictures_ = pictures;
    table_->dismiss(key("camera"));
  }
  Q_EMIT pictureChanged();
}

void Camera::showLens() {
  std::optional<LensView> lens;
  {
    const std::lock_guard lock(latest_->mutex);
    latest_->lensTold = false;
    lens = std::exchange(latest_->lens, std::nullopt);
  }
  if (lens && reader() && !opening_ && lens->change >= change_) lens_->show(std::move(*lens));
}

void Camera::showView() {
  {
    const std::lock_guard lock(latest_->mutex);
    latest_->viewTold = false;
    // It may have been taken already, when the source was told to be open.
    if (!reader() || opening_ || !latest_->view || latest_->view->change < change_) return;
    view_ = *std::exchange(latest_->view, std::nullopt);
  }
  seenAt_ = table_->steps();
  showAlert();
  lookForBoard();
  Q_EMIT viewChanged();
  // A lens waits for the place that it is kept with, and here is one.
  const bool atRest = view_.stage == Stage::starting || view_.stage == Stage::watching;
  if (keepWhenFound_ && !measuring_ && atRest && !view_.corners.isEmpty()) measure();
}

namespace {

using table::AlertKind;

QString titleOf(const table::WatchAlert& alert) {
  if (alert.undone > 0) return Camera::tr("The record is corrected");
  switch (alert.alert) {
    case AlertKind::illegal:
      return Camera::tr("Illegal on the table");
    case AlertKind::ambiguous:
      return Camera::tr("What was played?");
    case AlertKind::incomplete:
      return Camera::tr("The turn is not finished");
    case AlertKind::correct:
      return Camera::tr("The table is not as the game has it");
    case AlertKind::board_lost:
      return Camera::tr("The board cannot be seen");
    case AlertKind::camera_moved:
      return Camera::tr("The camera was moved");
    case AlertKind::tags:
      return Camera::tr("Tags on the pieces");
    case AlertKind::other_game:
      return Camera::tr("Another game?");
    default:
      return words::title(to_string(alert.alert));
  }
}

}  // namespace

void Camera::notice(const table::WatchAlert& alert) {
  if (!alert.games.empty()) otherGame_ = QString::fromStdString(alert.games.front());
  if (!alert.games.empty()) Q_EMIT viewChanged();
  const char* kind = alert.games.empty() ? "notice" : "other";
  table_->raise(key(kind), alert.alert == AlertKind::tags ? "info" : "warning", where() + titleOf(alert),
                words::here(words::text(alert.message)), QString::fromStdString(alert.rule));
}

void Camera::showAlert() {
  if (!view_.alert) return table_->dismiss(key("watch"));
  const table::WatchAlert& alert = *view_.alert;
  const bool alarm = alert.alert == AlertKind::illegal || alert.alert == AlertKind::board_lost;
  // What is only to be done by hand stands in the list of what to do.
  const bool listed = (alert.alert == AlertKind::incomplete || alert.alert == AlertKind::correct) &&
                      !alert.fixes.empty() && !todo().isEmpty();
  const QString text = listed ? tr("Follow the list beside the board.") : words::here(words::text(alert.message));
  table_->raise(key("watch"), alarm ? "alarm" : "warning", where() + titleOf(alert), text,
                QString::fromStdString(alert.rule));
}

void Camera::setPaused(bool paused) { all_->setPaused(paused); }

QString Camera::boardId() const { return all_->boardId(); }

QString Camera::stage() const {
  if (!reader()) return "off";
  if (opening_) return "opening";
  if (paused()) return "paused";
  if (lensing()) return "measuring";
  const std::string_view stage = table::name(view_.stage);
  return QString::fromUtf8(stage.data(), static_cast<qsizetype>(stage.size()));
}

QString Camera::sentence() const {
  if (!reader()) return tr("No camera");
  if (opening_) return tr("Opening what is to be watched");
  if (awaitsPhone()) return tr("Waiting for the phone");
  if (gone_) return goesOn(source_) ? tr("The camera gives no pictures") : tr("What was watched is not there any more");
  if (ended_) return tr("The pictures are over");
  if (paused()) return tr("Paused");
  if (lensing()) return table_->playing() ? tr("Measuring the lens: the game is not read") : tr("Measuring the lens");
  if (!table_->playing()) return tr("Begin a game to watch it");
  switch (view_.stage) {
    case Stage::looking:
      return tr("Looking for the board");
    case Stage::starting:
      return tr("Comparing the table with the game");
    case Stage::watching:
      return tr("Watching");
    case Stage::reached:
      return tr("A hand is over the board");
    case Stage::asking:
      return tr("Waiting for an answer");
    case Stage::lost:
      return tr("The board is hidden");
  }
  return {};
}

QVariantList Camera::questions() const {
  QVariantList list;
  if (!view_.alert) return list;
  for (const auto& candidate : view_.alert->candidates) {
    QStringList actions, said;
    for (const std::string& action : candidate.actions) actions << QString::fromStdString(action);
    for (const QString& action : actions) said << words::action(action);
    list << QVariantMap{{"text", said.isEmpty() ? tr("Nothing was played")
                                                : said.join(tr(", then ", "between actions that follow one another"))},
                        {"actions", actions},
                        {"probability", candidate.probability}};
  }
  return list;
}

bool Camera::readable() const {
  return std::any_of(view_.cells.begin(), view_.cells.end(), [](const CellMark& mark) { return mark.certainty > 0; });
}

QVariantMap Camera::seen() const {
  QVariantMap pieces;
  for (const CellMark& mark : view_.cells)
    if (!mark.army.isEmpty() && mark.army != "?")
      pieces[mark.square] = mark.army + "." + (mark.kind.isEmpty() ? QString("pawn") : mark.kind);
  return pieces;
}

QVariantList Camera::todo() const {
  const TableBoard* board = table_->boardAt(static_cast<int>(board_));
  QVariantList instructions = board ? board->instructions() : QVariantList();
  if (!reader() || lensing()) return instructions;
  // The camera knows what has been done already; what it has seen last holds as long as it is told of.
  if (!view_.alert && !ended_ && !paused() && view_.stage == Stage::watching) return {};
  if (!view_.alert || view_.alert->fixes.empty()) return instructions;
  QVariantList list;
  for (const table::WatchFix& fix : view_.alert->fixes) list << shown(fix, view_.alert->board);
  return list;
}

}  // namespace arbiter::desk
