// SPDX-License-Identifier: MIT
#include "app/desk/camera/camera_list.h"

#include <QFile>
#include <QMap>
#include <QVariantMap>

namespace arbiter::desk {
namespace {

constexpr qint64 kMostOfAName = 200;  // bytes; Linux has 32

QString lineOf(const std::filesystem::path& file) {
  QFile read(QString::fromStdString(file.string()));
  if (!read.open(QIODevice::ReadOnly)) return {};
  return QString::fromUtf8(read.read(kMostOfAName)).simplified();
}

}  // namespace

QVariantList camerasIn(const std::filesystem::path& folder) {
  const std::string kDevice = "video";
  QMap<int, QString> names;
  QMap<QString, int> alike;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
    const std::string device = entry.path().filename().string();
    bool numbered = false;
    const int number = QString::fromStdString(device).mid(static_cast<qsizetype>(kDevice.size())).toInt(&numbered);
    // A camera's further devices tell of its pictures, and give none.
    if (!device.starts_with(kDevice) || !numbered || lineOf(entry.path() / "index").toInt() != 0) continue;
    const QString name = lineOf(entry.path() / "name");
    names[number] = name.isEmpty() ? QString::fromStdString(device) : name;
    ++alike[names[number]];
  }
  QVariantList list;
  for (auto it = names.cbegin(); it != names.cend(); ++it)
    list << QVariantMap{
        {"source", QString::number(it.key())},
        {"text", alike[it.value()] > 1 ? QString("%1 (%2)").arg(it.value()).arg(it.key()) : it.value()}};
  return list;
}

}  // namespace arbiter::desk
