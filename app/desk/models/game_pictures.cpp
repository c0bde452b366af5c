// SPDX-License-Identifier: MIT
// Pictures that go with an exported game: plots, and the table as the camera saw it.
#include <QDir>
#include <QFileInfo>

#include "app/desk/models/game_files.h"
#include "app/desk/models/table.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/printing/game_sheet.h"
#include "app/printing/plots.h"
#include "db/export.h"
#include "db/pictures.h"
#include "db/shelves.h"

namespace arbiter::desk {

namespace {

/// Writes the plots that have something to show; how many, or why not.
tl::expected<int, QString> writePlots(const table::Session& session, const QDir& folder) {
  const auto sheet = printing::game_sheet(session);
  if (!sheet) return tl::unexpected(words::text(sheet.error().message));
  int written = 0;
  for (const auto& [plot, name] : printing::plots()) {
    if (!sheet->story || !printing::worth_showing(*sheet->story, plot)) continue;
    const auto svg = printing::plot_svg(*sheet->story, plot);
    if (!svg) return tl::unexpected(words::text(svg.error()));
    const auto done = db::write_file(folder.filePath(QString::fromStdString(name) + ".svg").toStdString(), *svg);
    if (!done) return tl::unexpected(words::text(done.error().message));
    ++written;
  }
  return written;
}

/// The same with the pictures of the table.
tl::expected<int, QString> writeTable(const std::filesystem::path& database, db::GameId game, const QDir& folder) {
  const auto kept = db::Pictures::open(database, false);
  if (!kept)
    return kept.error().code == "not_found" ? tl::expected<int, QString>(0)
                                            : tl::unexpected(words::text(kept.error().message));
  const auto token = db::Shelves::open(database).and_then([&](const db::Shelves& all) { return all.token(game); });
  const auto places = token ? kept->places(*token) : tl::unexpected(token.error());
  if (!places) return tl::unexpected(words::text(places.error().message));
  for (const db::Pictures::Place& place : *places) {
    const auto jpeg = kept->picture(*token, place);
    if (!jpeg || !*jpeg) continue;
    const QString board = place.board > 0 ? QString("-board%1").arg(place.board + 1) : QString();
    const QString name = QString("table-%1%2.jpg").arg(place.ply, 4, 10, QChar('0')).arg(board);
    const auto done = db::write_file(folder.filePath(name).toStdString(), **jpeg);
    if (!done) return tl::unexpected(words::text(done.error().message));
  }
  return static_cast<int>(places->size());
}

}  // namespace

const table::Session* GameFiles::sessionOf(qlonglong game, std::optional<table::Session>& session, QString& why) const {
  if (game == 0 || game == table_->gameId()) return &table_->session();
  session.emplace(database_);
  const auto resumed = session->resume(game);
  if (resumed) return &*session;
  why = words::text(resumed.error().message);
  return nullptr;
}

int GameFiles::tablePictures(qlonglong game) const {
  const auto shelves = db::Shelves::open(database_);
  const auto kept = db::Pictures::open(database_, false);
  if (!shelves || !kept) return 0;
  const auto token = shelves->token(game == 0 ? table_->gameId() : game);
  const auto places = token ? kept->places(*token) : tl::unexpected(token.error());
  return places ? static_cast<int>(places->size()) : 0;
}

QVariantMap GameFiles::writePictures(qlonglong game, const QString& file, bool plots, bool table) const {
  if (!plots && !table) return {};
  std::optional<table::Session> own;
  QString why;
  const table::Session* session = sessionOf(game, own, why);
  if (session == nullptr) return {{"good", false}, {"text", why}};
  const QFileInfo info(file);
  const QDir folder(info.dir().filePath(info.completeBaseName() + "-pictures"));
  if (!folder.mkpath(".")) return {{"good", false}, {"text", tr("The folder %1 cannot be made.").arg(folder.path())}};
  int written = 0;
  for (const auto& [wanted, write] : {std::pair{plots, std::function([&] { return writePlots(*session, folder); })},
                                      std::pair{table, std::function([&] {
                                                  return writeTable(database_, session->game_id().value_or(0), folder);
                                                })}}) {
    if (!wanted) continue;
    const auto done = write();
    if (!done) return {{"good", false}, {"text", done.error()}};
    written += *done;
  }
  return {{"good", true}, {"text", tr("%n picture(s) in %1.", "", written).arg(folder.path())}};
}

}  // namespace arbiter::desk
