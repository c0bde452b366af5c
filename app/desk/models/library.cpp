// SPDX-License-Identifier: MIT
#include "app/desk/models/library.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "app/desk/models/board_facts.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "db/store.h"

namespace arbiter::desk {
namespace {

QString localTime(const std::string& iso) {
  const auto at = QDateTime::fromString(QString::fromStdString(iso), Qt::ISODateWithMs).toLocalTime();
  return QLocale().toString(at, Library::tr("d MMM yyyy, HH:mm", "a day and a time, as Qt writes dates"));
}

QStringList tagsOf(const db::ListedGame& game) {
  QStringList tags;
  for (const std::string& tag : game.tags) tags << QString::fromStdString(tag);
  return tags;
}

QVariantMap row(const db::ListedGame& listed) {
  const db::GameSummary& game = listed.game;
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
          {"ruleset", QString::fromStdString(game.ruleset)},
          {"title", rules.known() ? rules.title() : QString::fromStdString(game.ruleset)},
          {"known", rules.known()},
          {"begun", localTime(game.started_at)},
          {"moves", game.plies},
          {"source", QString::fromStdString(game.source)},
          {"over", over},
          {"event", QString::fromStdString(listed.event)},
          {"tags", tagsOf(listed)},
          {"outcome", !over               ? Library::tr("not finished")
                      : winners.isEmpty() ? Library::tr("drawn")
                                          : Library::tr("won by %1").arg(winners.join(", "))},
          {"seats", seats}};
}

}  // namespace

Library::Library(std::filesystem::path file, QObject* parent) : QAbstractListModel(parent), file_(std::move(file)) {
  pool_.setMaxThreadCount(1);
}

QString Library::home() { return QDir::homePath(); }

int Library::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant Library::data(const QModelIndex& index, int role) const {
  return index.isValid() && index.row() < count() && role == Qt::UserRole ? games_[index.row()] : QVariant();
}

QHash<int, QByteArray> Library::roleNames() const { return {{Qt::UserRole, "modelData"}}; }

bool Library::canFetchMore(const QModelIndex& parent) const { return !parent.isValid() && more_ && !busy_; }

void Library::fetchMore(const QModelIndex& parent) {
  if (canFetchMore(parent)) load(true);
}

template <class Work, class Done>
void Library::beside(Work work, Done done) {
  pool_.start([this, work = std::move(work), done = std::move(done)] {
    QMetaObject::invokeMethod(
        this, [done, what = work()] { done(what); }, Qt::QueuedConnection);
  });
}

std::optional<qlonglong> Library::newest() const {
  const auto store = db::Store::open(file_, db::Store::Missing::refuse);
  if (!store) return {};
  const auto game = store->newest();
  return game && *game ? std::optional<qlonglong>(**game) : std::nullopt;
}

Library::Page Library::read(const std::filesystem::path& file, const db::ListPage& wanted) {
  Page page;
  // The first look at a folder makes the file.
  const auto made = db::Store::open(file);
  const auto store = made ? db::Shelves::open(file) : tl::unexpected(made.error());
  const auto games = store ? store->games(wanted) : tl::unexpected(store.error());
  if (!games) {
    page.error = words::text(games.error().message);
    return page;
  }
  for (const db::ListedGame& game : *games) page.games << row(game);
  page.more = page.games.size() > kPage;
  if (page.more) page.games.removeLast();
  if (wanted.skip > 0 || wanted.before) return page;
  const auto texts = [](const db::Expected<std::vector<std::string>>& list) {
    QStringList all;
    if (list)
      for (const std::string& text : *list) all << QString::fromStdString(text);
    return all;
  };
  constexpr int kEvents = 100;  // more are found by their names
  page.total = store->count(wanted.filter).value_or(-1);
  page.tags = texts(store->tags());
  page.events = texts(store->events(kEvents));
  page.armies = texts(store->armies());
  return page;
}

void Library::load(bool further) {
  busy_ = true;
  const int turn = further ? turn_ : ++turn_;
  db::ListPage page = wanted();
  // What was kept meanwhile moves no page where the order is that of keeping.
  if (further && page.order == db::GameOrder::kept) page.before = games_.last().toMap()["id"].toLongLong();
  if (further && page.order != db::GameOrder::kept) page.skip = count();
  const bool clean = !std::exchange(binLooked_, true);
  beside(
      [file = file_, page, clean] {
        if (clean && std::filesystem::exists(file)) (void)eraseBin(file, kBinDays);
        return read(file, page);
      },
      [this, turn, further](const Page& got) {
        if (turn != turn_) return;
        busy_ = false;
        error_ = got.error;
        more_ = got.more;
        if (further) {
          if (!got.games.isEmpty()) {
            beginInsertRows({}, count(), count() + static_cast<int>(got.games.size()) - 1);
            games_ << got.games;
            endInsertRows();
          }
        } else {
          total_ = got.total;
          tags_ = got.tags;
          events_ = got.events;
          armies_ = got.armies;
          if (games_ != got.games) {
            beginResetModel();
            games_ = got.games;
            endResetModel();
          }
        }
        Q_EMIT changed();
      });
  Q_EMIT changed();
}

void Library::refresh() {
  note_.clear();
  load(false);
}

QVariantList Library::readAwards(const std::filesystem::path& file, qlonglong game) {
  QVariantList list;
  auto store = db::Store::open(file, db::Store::Missing::refuse);
  if (!store) return list;
  const auto awards = store->points(game, db::Audience::everybody);
  if (!awards) return list;
  for (const db::Award& award : *awards) list << facts::award(award);
  return list;
}

void Library::open(qlonglong game) {
  if (game == 0) {
    opened_ = 0;
    awards_.clear();
    Q_EMIT changed();
    return;
  }
  beside([file = file_, game] { return readAwards(file, game); },
         [this, game](const QVariantList& awards) {
           opened_ = game;
           awards_ = awards;
           Q_EMIT changed();
         });
}

void Library::backUp() {
  note_ = tr("Copying the games …");
  Q_EMIT changed();
  beside(
      [file = file_]() -> QString {
        auto store = db::Store::open(file, db::Store::Missing::refuse);
        if (!store) return tr("No backup: %1").arg(words::text(store.error().message));
        auto to = file;
        to.replace_extension(QDateTime::currentDateTime().toString("yyyyMMdd-HHmmss").toStdString() + ".backup.sqlite");
        if (const auto done = store->back_up(to); !done)
          return tr("No backup: %1").arg(words::text(done.error().message));
        return tr("Backed up and checked: %1").arg(QString::fromStdString(to.string()));
      },
      [this](const QString& note) {
        note_ = note;
        Q_EMIT changed();
      });
}

}  // namespace arbiter::desk
