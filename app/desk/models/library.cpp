// SPDX-License-Identifier: MIT
#include "app/desk/models/library.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <algorithm>
#include <span>
#include <utility>

#include "app/desk/models/board_facts.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "db/store.h"

namespace arbiter::desk {
namespace {

/// When a game was begun: its day, and the time where that is known as well. Of an imported game as much as is known.
struct Begun {
  QString day, whole;
};

Begun begunAt(const std::string& iso) {
  const QString text = QString::fromStdString(iso);
  const QString day = Library::tr("d MMM yyyy", "a day, as Qt writes dates");
  constexpr int kDayOnly = 10;  // letters
  if (text.size() <= kDayOnly) {
    const QDate date = QDate::fromString(text, Qt::ISODate);
    const QString known = date.isValid() ? QLocale().toString(date, day) : text;
    return {known, known};
  }
  const auto at = QDateTime::fromString(text, Qt::ISODateWithMs).toLocalTime();
  return {QLocale().toString(at, day),
          QLocale().toString(at, Library::tr("d MMM yyyy, HH:mm", "a day and a time, as Qt writes dates"))};
}

QStringList tagsOf(const db::ListedGame& game) {
  QStringList tags;
  for (const std::string& tag : game.tags) tags << QString::fromStdString(tag);
  return tags;
}

QVariantMap row(const db::ListedGame& listed) {
  const db::GameSummary& game = listed.game;
  QVariantList seats;
  QStringList winners, players;
  const auto won =
      game.result.is_object() ? game.result.value("winners", nlohmann::json::array()) : nlohmann::json::array();
  for (const db::SeatEntry& seat : game.seats) {
    const bool winner = std::find(won.begin(), won.end(), seat.seat) != won.end();
    const QString name = words::seat(QString::fromStdString(seat.seat)), player = QString::fromStdString(seat.player);
    players << (player.isEmpty() ? name : player);
    if (winner) winners << (player.isEmpty() ? name : player);
    seats << QVariantMap{{"seat", QString::fromStdString(seat.seat)},
                         {"name", name},
                         {"player", player},
                         {"army", words::title(QString::fromStdString(seat.army))},
                         {"pointsText", words::points(seat.points)},
                         {"winner", winner}};
  }
  const bool over = game.result.is_object();
  const bool named =
      std::any_of(game.seats.begin(), game.seats.end(), [](const auto& at) { return !at.player.empty(); });
  const RulesView rules(QString::fromStdString(game.ruleset));
  const Begun begun = begunAt(game.started_at);
  return {{"id", QVariant::fromValue<qlonglong>(game.id)},
          {"ruleset", QString::fromStdString(game.ruleset)},
          {"title", rules.known() ? rules.title() : QString::fromStdString(game.ruleset)},
          {"known", rules.known()},
          {"begun", begun.whole},
          {"day", begun.day},
          {"players", named ? players.join(" – ") : QString()},
          {"moves", game.plies},
          {"source", QString::fromStdString(game.source)},
          {"over", over},
          {"event", QString::fromStdString(listed.event)},
          {"tags", tagsOf(listed)},
          {"outcome", !over               ? Library::tr("not finished")
                      : winners.isEmpty() ? Library::tr("drawn")
                                          : Library::tr("won by %1").arg(winners.join(", "))},
          {"result", !over               ? Library::tr("Not finished")
                     : winners.isEmpty() ? Library::tr("Drawn")
                                         : winners.join(", ")},
          {"seats", seats}};
}

QList<QVariantMap> lines(const std::vector<db::ListedGame>& games) {
  QList<QVariantMap> lines;
  for (const db::ListedGame& game : games) lines << row(game);
  return lines;
}

}  // namespace

Library::Library(std::filesystem::path file, QObject* parent)
    : QObject(parent),
      file_(std::move(file)),
      list_([this](int page, const std::vector<qlonglong>& games) { readPage(page, games); }) {
  pool_.setMaxThreadCount(1);
}

QString Library::home() { return QDir::homePath(); }

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
  const auto games = store ? store->numbers(wanted) : tl::unexpected(store.error());
  if (!games) {
    page.error = words::text(games.error().message);
    return page;
  }
  page.numbers = *games;
  const auto first = store->lines(std::span(*games).first(std::min<std::size_t>(GameList::kPage, games->size())));
  if (first) page.first = lines(*first);
  db::ListPage empty;
  empty.limit = 0;
  empty.filter.shelf = db::GameFilter::Shelf::current;
  empty.filter.without_plies = true;
  if (auto found = store->numbers(empty)) page.empties = std::move(*found);
  const auto texts = [](const db::Expected<std::vector<std::string>>& list) {
    QStringList all;
    if (list)
      for (const std::string& text : *list) all << QString::fromStdString(text);
    return all;
  };
  constexpr int kEvents = 100;  // more are found by their names
  page.total = static_cast<qint64>(page.numbers.size());
  page.tags = texts(store->tags());
  page.events = texts(store->events(kEvents));
  page.armies = texts(store->armies());
  return page;
}

QList<QVariantMap> Library::readLines(const std::filesystem::path& file, const std::vector<db::GameId>& games) {
  const auto store = db::Shelves::open(file);
  const auto read = store ? store->lines(games) : tl::unexpected(store.error());
  return read ? lines(*read) : QList<QVariantMap>();
}

void Library::load() {
  busy_ = true;
  reading_.clear();
  const int turn = ++turn_;
  const bool clean = !std::exchange(binLooked_, true);
  beside(
      [file = file_, page = wanted(), clean] {
        if (clean && std::filesystem::exists(file)) (void)eraseBin(file, kBinDays);
        return read(file, page);
      },
      [this, turn](const Page& got) {
        if (turn != turn_) return;
        busy_ = false;
        error_ = got.error;
        total_ = got.total;
        tags_ = got.tags;
        events_ = got.events;
        armies_ = got.armies;
        empties_ = got.empties;
        list_.show({got.numbers.begin(), got.numbers.end()}, got.first);
        Q_EMIT changed();
      });
  Q_EMIT changed();
}

void Library::readPage(int page, const std::vector<qlonglong>& games) {
  // Whoever scrolls fast passes pages that need not be read any more.
  constexpr std::size_t kMost = 8;
  reading_.push_back({page, {games.begin(), games.end()}});
  if (reading_.size() > kMost) {
    list_.passed(reading_.front().page);
    reading_.erase(reading_.begin());
  }
  // Asked for while the view is laid out: what comes of it is told later.
  QMetaObject::invokeMethod(this, &Library::readNext, Qt::QueuedConnection);
}

void Library::readNext() {
  if (readingNow_ || reading_.empty()) return;
  readingNow_ = true;
  Wanted next = std::move(reading_.back());
  reading_.pop_back();
  beside([file = file_, games = std::move(next.games)] { return readLines(file, games); },
         [this, turn = turn_, page = next.page](const QList<QVariantMap>& lines) {
           readingNow_ = false;
           if (turn == turn_) list_.filled(page, lines);
           readNext();
           if (!busy()) Q_EMIT changed();
         });
}

void Library::many(std::vector<db::GameId> games, const Many& change, const std::function<void(int)>& done) {
  undo_ = nullptr;
  undoText_.clear();
  note_ = tr("Changing %n game(s) …", "", static_cast<int>(games.size()));
  Q_EMIT changed();
  const int all = static_cast<int>(games.size());
  beside(
      [file = file_, games = std::move(games), change]() -> db::Expected<Unmoved> {
        auto store = db::Shelves::open(file);
        return store ? change(*store, games) : tl::unexpected(store.error());
      },
      [this, done, all](const db::Expected<Unmoved>& unmoved) {
        note_.clear();
        if (!unmoved) {
          note_ = words::text(unmoved.error().message);
        } else {
          const int stayed = static_cast<int>(unmoved->size());
          if (stayed > 0)
            note_ = tr("%n game(s) stayed. The first: %1.", "", stayed).arg(words::text(unmoved->front().why.message));
          if (all > stayed) done(all - stayed);
        }
        load();
      });
}

void Library::refresh() {
  note_.clear();
  load();
}

void Library::retranslate() {
  if (turn_ > 0) load();
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
