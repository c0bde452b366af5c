// SPDX-License-Identifier: MIT
#include "app/desk/look/board_look.h"

#include "app/desk/look/boards.h"
#include "app/desk/look/settings.h"
#include "app/desk/look/theme.h"
#include "app/desk/models/board_samples.h"

namespace arbiter::desk {
namespace {

const QMap<QString, QStringList>& allChoices() {
  static const QMap<QString, QStringList> kAll{{"board", boardNames()},
                                               {"standing", {"figures", "letters"}},
                                               {"flat", {"symbols", "characters", "letters"}},
                                               {"squares", {"protocol", "letters", "numerals"}},
                                               {"moves", {"words", "letters", "figurines"}}};
  return kAll;
}

/// What the program goes by.
QMap<QString, QString>& going() {
  static QMap<QString, QString> now;
  return now;
}

QString keptAs(const QString& what) { return "look/" + what; }

}  // namespace

BoardLook::BoardLook(Theme* theme, Settings* settings) : theme_(theme), settings_(settings) {
  for (auto it = allChoices().begin(); it != allChoices().end(); ++it) {
    const QString kept = settings_->kept(keptAs(it.key())).toString();
    if (it->contains(kept)) going()[it.key()] = kept;
  }
  theme_->setBoard(of("board"));
}

BoardLook::~BoardLook() { going().clear(); }

const QStringList& BoardLook::choices(const QString& what) {
  static const QStringList kNone;
  const auto found = allChoices().constFind(what);
  return found == allChoices().constEnd() ? kNone : *found;
}

QString BoardLook::of(const QString& what) { return going().value(what, choices(what).value(0)); }

QVariantMap BoardLook::chosen() const {
  QVariantMap map;
  for (const QString& what : allChoices().keys()) map[what] = of(what);
  return map;
}

void BoardLook::choose(const QString& what, const QString& value) {
  if (!choices(what).contains(value) || of(what) == value) return;
  going()[what] = value;
  settings_->keep(keptAs(what), value);
  if (what == "board") theme_->setBoard(value);
  Q_EMIT changed();
}

QVariantList BoardLook::samples() const { return boardSamples(); }

}  // namespace arbiter::desk
