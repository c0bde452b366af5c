// SPDX-License-Identifier: MIT
#include "app/desk/camera/camera_list.h"

#include <QMap>
#include <QVariantMap>

#include "vision/sources/devices.h"

namespace arbiter::desk {

QVariantList camerasIn(const std::filesystem::path& folder) {
  const auto devices = vision::camera_devices(folder);
  QMap<QString, int> alike;
  for (const vision::CameraDevice& one : devices) ++alike[QString::fromStdString(one.name)];
  QVariantList list;
  for (const vision::CameraDevice& one : devices) {
    const QString name = QString::fromStdString(one.name);
    list << QVariantMap{{"source", QString::number(one.number)},
                        {"text", alike[name] > 1 ? QString("%1 (%2)").arg(name).arg(one.number) : name}};
  }
  return list;
}

}  // namespace arbiter::desk
