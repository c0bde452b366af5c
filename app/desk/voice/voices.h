// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

namespace arbiter::desk {

/// A voice of a speech engine, as it calls it.
struct OfferedVoice {
  QLocale locale;  ///< "C" where Qt does not know the engine's word for the language, which is so of `cmn`
  QString name;    ///< "Chinese (Mandarin, latin as English)"
};

/// Which of the voices says best what the window writes in that language (ISO 639-1); -1: none speaks it. `offered`:
/// those of the language's locales and of the locale "C", in the engine's order.
[[nodiscard]] qsizetype voiceFor(const QString& language, const QList<OfferedVoice>& offered);

/// May a voice of that locale speak the language?
[[nodiscard]] bool maySpeak(const QLocale& locale, const QString& language);

}  // namespace arbiter::desk
