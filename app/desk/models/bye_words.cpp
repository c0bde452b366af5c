// SPDX-License-Identifier: MIT
#include "app/desk/models/bye_words.h"

#include <QCoreApplication>

#include "app/event/tie_break_words.h"

namespace arbiter::desk {
namespace {

/// The sentences' place in the catalogues.
struct Byes {
  Q_DECLARE_TR_FUNCTIONS(Byes)
};

bool askedFor(const db::club::Bye& bye) { return bye.kind == db::club::ByeKind::asked_for; }

}  // namespace

QString worthText(const std::string& exact) {
  if (exact == "0") return Byes::tr("no point");
  if (exact == "0.5") return Byes::tr("half a point");
  if (exact == "1") return Byes::tr("one point");
  return Byes::tr("%1 points", "what a bye is worth, a number that need not be whole")
      .arg(QString::fromStdString(event::written_number(exact)).replace('-', QChar(0x2212)));
}

QString ByeWords::worth(const db::club::Bye& bye) const {
  if (!worth_) worth_.emplace(*session_);
  const auto exact = worth_->of(bye);
  return exact ? worthText(*exact) : QString();
}

QString ByeWords::withPoints(const QString& words, const db::club::Bye& bye) const {
  const QString points = worth(bye);
  return points.isEmpty() ? words : Byes::tr("%1 (%2)", "a bye, and what it is worth").arg(words, points);
}

QString ByeWords::now(const db::club::Bye& bye) const {
  return withPoints(askedFor(bye) ? Byes::tr("sits out") : Byes::tr("has no table"), bye);
}

QString ByeWords::past(const db::club::Bye& bye) const {
  return withPoints(askedFor(bye) ? Byes::tr("sat out") : Byes::tr("had no table"), bye);
}

}  // namespace arbiter::desk
