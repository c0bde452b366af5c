// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStorageInfo>

#include "app/desk/models/library.h"

namespace arbiter::desk {

QVariantList Library::places() {
  using Paths = QStandardPaths;
  QVariantList list;
  QStringList seen;
  const auto add = [&](const QString& name, const QString& text, const QString& path) {
    if (path.isEmpty() || seen.contains(path) || !QFileInfo(path).isDir()) return;
    seen << path;
    list << QVariantMap{{"name", name}, {"text", text}, {"path", path}};
  };
  add("home", tr("Home"), home());
  add("desktop", tr("Desktop"), Paths::writableLocation(Paths::DesktopLocation));
  add("documents", tr("Documents"), Paths::writableLocation(Paths::DocumentsLocation));
  add("downloads", tr("Downloads"), Paths::writableLocation(Paths::DownloadLocation));
  add("videos", tr("Videos"), Paths::writableLocation(Paths::MoviesLocation));
  add("pictures", tr("Pictures"), Paths::writableLocation(Paths::PicturesLocation));
  // Sticks and cards that whoever sits here has plugged in.
  for (const QStorageInfo& volume : QStorageInfo::mountedVolumes()) {
    const QString root = volume.rootPath();
    if (volume.isReady() && (root.startsWith("/media/") || root.startsWith("/run/media/")))
      add(volume.displayName(), volume.displayName(), root);
  }
  return list;
}

QVariantMap Library::lookAt(const QString& typed, const QString& folder) {
  QString path = typed;
  if (path == "~" || path.startsWith("~/")) path = home() + path.mid(1);
  const QFileInfo there(QDir(folder), path);
  const QString whole = QDir::cleanPath(there.absoluteFilePath());
  QString why;
  if (typed.isEmpty() || !there.exists()) why = tr("There is no folder or file %1.").arg(whole);
  return {{"path", whole}, {"folder", there.isDir()}, {"why", why}};
}

}  // namespace arbiter::desk
