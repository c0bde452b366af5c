// SPDX-License-Identifier: MIT
#include "app/desk/camera/phones.h"

#include <QDebug>
#include <utility>

namespace arbiter::desk {
namespace {

constexpr int kLookEvery = 400;             // milliseconds
constexpr std::chrono::seconds kSilent{3};  // a phone that has sent nothing for so long does not send

phone::HostOptions optionsOf(std::filesystem::path folder) {
  phone::HostOptions options;
  options.folder = std::move(folder);
  options.fault = [](const std::string& what) { qWarning("phones: %s", what.c_str()); };
  return options;
}

std::optional<std::size_t> numberOf(const QString& source) { return phone::phone_board(source.toStdString()); }

}  // namespace

PhoneCameras::PhoneCameras(std::filesystem::path folder, QObject* parent)
    : QObject(parent), host_(optionsOf(std::move(folder))) {
  timer_.setInterval(kLookEvery);
  connect(&timer_, &QTimer::timeout, this, &PhoneCameras::look);
}

PhoneCameras::~PhoneCameras() { host_.stop(); }

QString PhoneCameras::sourceOf(int board) {
  return QString::fromStdString(phone::phone_source(static_cast<std::size_t>(board)));
}

bool PhoneCameras::isPhone(const QString& source) { return numberOf(source).has_value(); }

std::shared_ptr<phone::PhoneCamera> PhoneCameras::camera(const QString& source) const {
  const auto number = numberOf(source);
  return number ? host_.camera(*number) : nullptr;
}

QVariantMap PhoneCameras::phone(const QString& source) const {
  const auto number = numberOf(source);
  if (!number || !watched_.contains(source)) return {};
  const auto one = host_.camera(*number);
  const bool sends = one->slot().counts().came > 0 && one->silent_for() < kSilent;
  const bool served = host_.port() != 0;
  return {{"source", source},
          {"board", watched_.at(source)},
          {"page", served ? QString::fromStdString(host_.page(*number)) : QString()},
          {"joined", one->joined()},
          {"sends", sends},
          {"pictures", static_cast<qlonglong>(one->slot().counts().came)}};
}

QVariantList PhoneCameras::phones() const {
  QVariantList list;
  for (const auto& [source, board] : watched_) list << phone(source);
  return list;
}

QString PhoneCameras::fingerprint() const { return QString::fromStdString(host_.fingerprint()); }

QStringList PhoneCameras::addresses() const {
  QStringList list;
  for (const std::string& one : host_.addresses()) list << QString::fromStdString(one);
  return list;
}

bool PhoneCameras::joined(const QString& source) const {
  const auto one = camera(source);
  return one && one->joined();
}

bool PhoneCameras::used(const QString& source) const {
  const auto one = camera(source);
  const std::lock_guard lock(mutex_);
  return one && used_.contains(one.get());
}

void PhoneCameras::renew(const QString& source) {
  if (const auto one = camera(source)) one->renew();
  Q_EMIT changed();
}

void PhoneCameras::open(const QString& source, int board) {
  if (!isPhone(source)) return;
  watched_[source] = board;
  timer_.start();
  if (!joined(source)) Q_EMIT wanted(source, board);
  Q_EMIT changed();
}

void PhoneCameras::close(const QString& source) {
  const auto number = numberOf(source);
  if (!number || watched_.erase(source) == 0) return;
  {
    const std::lock_guard lock(mutex_);
    used_.erase(host_.camera(*number).get());
    tellers_.erase(*number);
  }
  host_.end(*number);
  if (watched_.empty()) timer_.stop();
  Q_EMIT changed();
}

void PhoneCameras::closeAll() {
  while (!watched_.empty()) close(QString(watched_.begin()->first));
}

void PhoneCameras::endOfGame() {
  for (const auto& [source, board] : watched_)
    if (used(source)) camera(source)->end();
  Q_EMIT changed();
}

calibration::Expected<std::unique_ptr<vision::Source>> PhoneCameras::source(const std::string& name) {
  const auto number = phone::phone_board(name);
  return number ? host_.source(*number) : vision::open_source(name);
}

void PhoneCameras::tell(const std::string& source, const cv::Mat& picture, const table::WatchStatus& status,
                        const table::Session& session) {
  const auto number = phone::phone_board(source);
  if (!number) return;
  phone::Teller* teller = nullptr;
  const std::lock_guard lock(mutex_);
  Telling& one = tellers_[*number];
  if (auto now = host_.camera(*number); now != one.camera) one = {now, std::make_unique<phone::Teller>(now)};
  used_.insert(one.camera.get());
  teller = one.teller.get();
  teller->tell(picture, status, session);
}

void PhoneCameras::look() {
  if (QVariantList now = phones(); now != told_) {
    told_ = std::move(now);
    Q_EMIT changed();
  }
}

}  // namespace arbiter::desk
