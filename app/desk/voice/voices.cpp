// SPDX-License-Identifier: MIT
#include "app/desk/voice/voices.h"

#include <QHash>
#include <QStringList>

namespace arbiter::desk {
namespace {

/// What espeak-ng's voices begin with that speak as the window writes, the best first: the first of a language in an
/// engine's list may be one that few expect (English of the Caribbean). Where none of them is there any voice of the
/// language will do.
const QHash<QString, QStringList>& preferred() {
  static const QHash<QString, QStringList> kPreferred{
      {"en", {"English (Great Britain)", "English (America)"}},
      {"es", {"Spanish (Spain)"}},
      {"fr", {"French (France)"}},
      {"pt", {"Portuguese (Portugal)"}},
      {"zh", {"Chinese (Mandarin, latin as English)", "Chinese (Mandarin"}}};
  return kPreferred;
}

}  // namespace

bool maySpeak(const QLocale& locale, const QString& language) {
  return locale.language() == QLocale(language).language() || locale.language() == QLocale::C;
}

qsizetype voiceFor(const QString& language, const QList<OfferedVoice>& offered) {
  for (const QString& name : preferred().value(language))
    for (qsizetype i = 0; i < offered.size(); ++i)
      if (offered[i].name.startsWith(name) && maySpeak(offered[i].locale, language)) return i;
  for (qsizetype i = 0; i < offered.size(); ++i)
    if (offered[i].locale.language() == QLocale(language).language()) return i;
  return -1;
}

}  // namespace arbiter::desk
