// SPDX-License-Identifier: MIT
#include "app/desk/models/club_ratings.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "app/desk/words.h"
#include "app/event/counted.h"
#include "app/event/statistics.h"

namespace arbiter::desk {
namespace {

constexpr double kSure = 2;  // deviations that are said beside a rating: it is within them nineteen times of twenty
// Deviations from which on a rating is provisional: about a third of those that everybody begins with in games of two,
// half of them in games of more.
constexpr double kProvisionalTwo = 110, kProvisionalMore = 25.0 / 6;

QString asKept(const std::string& text) { return QString::fromStdString(text); }

QString counted(int number) { return ClubRatings::tr("%n game(s)", "", number); }

QString percent(double part) { return QString::number(std::lround(100 * part)) + " %"; }

/// A rating, how sure it is, and whether that is too little.
struct Told {
  QString rating, sure;
  bool provisional;
};

/// `list`: of which list the row is; the rest as both lists have it.
template <class Line>
QVariantMap playerRow(const Line& line, const char* list, const Told& told, int rank) {
  const auto id = static_cast<qlonglong>(line.player.id);
  return {
      {"key", QString("%1-%2").arg(list).arg(id)},
      {"id", id},
      {"rank", rank},
      {"name", asKept(line.player.name)},
      {"rating", QString(told.rating).replace('-', QChar(0x2212))},
      {"provisional", told.provisional},
      {"detail",
       QStringList{told.sure, counted(line.games), ClubRatings::tr("last in %1").arg(asKept(line.last))}.join(" · ")}};
}

void addPlayers(const event::Ratings& rated, QVariantList& two, QVariantList& more) {
  int rank = 0;
  for (const auto& line : rated.two)
    two << playerRow(line, "two",
                     {QString::number(line.rating, 'f', 0), QString("± %1").arg(kSure * line.deviation, 0, 'f', 0),
                      line.deviation > kProvisionalTwo},
                     ++rank);
  rank = 0;
  // What games of more than two give stands already at its lower end.
  for (const auto& line : rated.more)
    more << playerRow(
        line, "more",
        {QString::number(line.ordinal, 'f', 2), QString("%1 ± %2").arg(line.mu, 0, 'f', 1).arg(line.sigma, 0, 'f', 1),
         line.sigma > kProvisionalMore},
        ++rank);
}

QVariantMap armyRow(const event::ArmyTable::Line& line) {
  return {{"key", asKept(line.army)},
          {"name", words::title(words::spell(asKept(line.army)))},
          {"games", line.games},
          {"part", percent(line.part)},
          {"low", line.low},
          {"high", line.high},
          {"even", line.expected},
          {"detail", ClubRatings::tr("first in %1 of %2 · most likely %3 to %4")
                         .arg(asKept(line.wins))
                         .arg(counted(line.games), percent(line.low), percent(line.high))}};
}

}  // namespace

ClubRatings::ClubRatings(Club* club, QObject* parent) : QObject(parent), club_(club) {
  connect(club_, &Club::read, this, &ClubRatings::show);
}

void ClubRatings::setGame(const QString& id) {
  if (id == game_) return;
  game_ = id;
  show();
}

void ClubRatings::setCasual(bool on) {
  if (on == casual_) return;
  casual_ = on;
  show();
}

void ClubRatings::setShown(bool on) {
  if (on == shown_) return;
  shown_ = on;
  Q_EMIT shownChanged();
  show();
}

void ClubRatings::show() {
  if (!shown_) return;
  QVariantList two, more, armies;
  games_.clear();
  about_.clear();
  why_.clear();
  if (const auto done = compute(two, more, armies); !done) why_ = Club::said(done.error());
  two_.show(two);
  more_.show(more);
  armies_.show(armies);
  Q_EMIT changed();
}

db::Expected<void> ClubRatings::compute(QVariantList& two, QVariantList& more, QVariantList& armies) {
  const auto club = db::club::Club::open(club_->file(), db::Store::Missing::refuse);
  if (!club && club.error().code != "not_found") return tl::unexpected(club.error());
  const auto counts = club ? club->games_by_ruleset(casual_) : std::map<std::string, std::int64_t>{};
  if (!counts) return tl::unexpected(counts.error());
  for (const auto& [id, count] : *counts)
    games_ << QVariantMap{{"id", QString::fromStdString(id)},
                          {"name", Club::gameTitle(QString::fromStdString(id))},
                          {"count", static_cast<int>(count)}};
  std::ranges::stable_sort(games_, [](const QVariant& a, const QVariant& b) {
    return a.toMap()["count"].toInt() > b.toMap()["count"].toInt();
  });
  if (games_.isEmpty()) {
    why_ = casual_ ? tr("No game counts yet: it takes two whose names are known, and an end.")
                   : tr("No game of an event counts yet.");
    return {};
  }
  if (!counts->contains(game_.toStdString())) game_ = games_.front().toMap()["id"].toString();
  const std::string ruleset = game_.toStdString();
  const auto ratings = event::ratings_of(*club, {ruleset, casual_, {}});
  if (!ratings) return tl::unexpected(ratings.error());
  const auto often = event::army_table(*club, ruleset, casual_);
  if (!often) return tl::unexpected(often.error());
  addPlayers(*ratings, two, more);
  for (const auto& line : often->armies) armies << armyRow(line);
  about_ = tr("From %1, up to %2.").arg(counted(static_cast<int>(ratings->games)), asKept(ratings->until));
  return {};
}

}  // namespace arbiter::desk
