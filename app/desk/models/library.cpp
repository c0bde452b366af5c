#include "app/desk/models/library.h"

#include <QDateTime>
#include <QDir>
#include <algorithm>
#include <utility>

#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "db/store.h"

namespace arbiter::desk {
namespace {

QString localTime(const std::string& iso) {
  const auto at = QDateTime::fromString(QString::fromStdString(iso), Qt::ISODateWithMs).toLocalTime();
  return at.toString("d MMM yyyy, HH:mm");
}

QVariantMap row(const db::GameSummary& game) {
  QVariantList seats;
  QStringList winners;
  const auto won =
      game.result.is_object() ? game.result.value("winners", nlohmann::json::array()) : nlohmann::json::array();
  for (const db::SeatEntry& seat : game.seats) {
    const bool winner = std::find(won.begin(), won.end(), seat.seat) != won.end();
    const QString name = words::seat(QString::fromStdString(seat.seat)), player = QString::fromStdString(seat.player);
    if (winner) winners << (player.isEmpty() ? name : player);
    seats << QVariantMap{{"seat", QString::fromStdString(seat.seat)},
                         {"name", name},
                         {"player", player},
                         {"army", words::title(QString::fromStdString(seat.army))},
                         {"pointsText", words::points(seat.points)},
                         {"winner", winner}};
  }
  const bool over = game.result.is_object();
  const RulesView rules(QString::fromStdString(game.ruleset));
  return {{"id", QVariant::fromValue<qlonglong>(game.id)},
          {"title", rules.known() ? rules.title() : QString::fromStdString(game.ruleset)},
          {"known", rules.known()},
          {"begun", localTime(game.started_at)},
          {"moves", game.plies},
          {"source", QString::fromStdString(game.source)},
          {"over", over},
          {"outcome", !over               ? QString("still played")
                      : winners.isEmpty() ? QString("drawn")
                                          : "won by " + winners.join(", ")},
          {"seats", seats}};
}

}  // namespace

Library::Library(std::filesystem::path file, QObject* parent) : QObject(parent), file_(std::move(file)) {}

QString Library::home() { return QDir::homePath(); }

void Library::refresh() {
  games_.clear();
  error_.clear();
  if (auto store = db::Store::open(file_)) {
    if (auto games = store->games()) {
      for (const db::GameSummary& game : *games) games_ << row(game);
    } else {
      error_ = QString::fromStdString(games.error().message);
    }
  } else {
    error_ = QString::fromStdString(store.error().message);
  }
  Q_EMIT changed();
}

QVariantList Library::awards(qlonglong game) const {
  QVariantList list;
  auto store = db::Store::open(file_, db::Store::Missing::refuse);
  if (!store) return list;
  const auto awards = store->points(game, db::Audience::everybody);
  if (!awards) return list;
  for (const db::Award& award : *awards) {
    const QString piece = QString::fromStdString(award.piece), sq = QString::fromStdString(award.sq);
    list << QVariantMap{
        {"seat", QString::fromStdString(award.seat)},
        {"pointsText", words::points(award.points, true)},
        {"reason", words::title(words::spell(QString::fromStdString(award.reason)))},
        {"piece", piece.isEmpty() ? QString() : words::piece(piece) + (sq.isEmpty() ? "" : " on " + sq)},
        {"rule", QString::fromStdString(award.rule)}};
  }
  return list;
}

QString Library::backUp() {
  auto store = db::Store::open(file_, db::Store::Missing::refuse);
  if (!store) return "!" + QString::fromStdString(store.error().message);
  auto to = file_;
  to.replace_extension(QDateTime::currentDateTime().toString("yyyyMMdd-HHmmss").toStdString() + ".backup.sqlite");
  if (const auto done = store->back_up(to); !done) return "!" + QString::fromStdString(done.error().message);
  return QString::fromStdString(to.string());
}

}  // namespace arbiter::desk
