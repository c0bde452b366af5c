// SPDX-License-Identifier: MIT
#include "app/desk/voice/voice.h"

#include <QLocale>
#include <QTextToSpeech>

#include "app/desk/look/language.h"
#include "app/desk/look/settings.h"
#include "app/desk/models/table.h"
#include "app/desk/words.h"

namespace arbiter::desk {
namespace {

QStringList engines() {
  QStringList list = QTextToSpeech::availableEngines();
  list.removeAll("mock");  // says nothing
  return list;
}

/// The one that sentences are spoken in.
QString spokenLanguage(const Language& language) {
  return Language::names().contains(language.name()) ? language.name() : QString("en");
}

}  // namespace

Voice::Voice(Table* table, Language* language, Settings* settings)
    : table_(table), language_(language), settings_(settings) {
  if (const QStringList all = engines(); !all.isEmpty()) engine_ = [name = all.first()] { return systemSpeech(name); };
  connect(table_, &Table::begun, this, &Voice::begun);
  connect(table_, &Table::changed, this, &Voice::look);
  connect(table_, &Table::alertsChanged, this, &Voice::lookAtAlerts);
  connect(table_->clock(), &GameClock::hurried, this, &Voice::hurry);
  connect(table_->clock(), &GameClock::fell, this, [this](const QString& seat) {
    sound("over");
    if (how() != Wordiness::off) say(tr("%1: the time is over").arg(table_->player(seat)));
  });
  connect(table_->clock(), &GameClock::timeOver, this, [this] {
    sound("over");
    if (how() != Wordiness::off) say(tr("The agreed time is over"));
  });
  connect(language_, &Language::changed, this, [this] {
    if (speaker_) speaker_->setLanguage(spokenLanguage(*language_));
    Q_EMIT changed();
  });
}

Voice::~Voice() = default;

QString Voice::mode() const { return settings_->kept("voice", "off").toString(); }
bool Voice::sounds() const { return settings_->kept("sounds", true).toBool(); }

Wordiness Voice::how() const {
  return mode() == "full" ? Wordiness::all : mode() == "short" ? Wordiness::few : Wordiness::off;
}

QString Voice::trouble() const {
  if (!engine_)
    return tr(
        "No speech engine is installed: nothing is said aloud. On Debian, qt6-speech-speechd-plugin and "
        "speech-dispatcher-espeak-ng bring one.");
  if (speaker_ && !speaker_->trouble().isEmpty())
    return tr("The speech engine does not work: %1").arg(speaker_->trouble());
  if (speaker_ && speaker_->knowsVoice() && speaker_->voice().isEmpty())
    return tr("The speech engine has no voice for %1: nothing is said aloud. Choose another language, or install a "
              "voice.")
        .arg(QLocale(spokenLanguage(*language_)).nativeLanguageName());
  return {};
}

QString Voice::speaking() const { return speaker_ && mode() != "off" ? speaker_->voice() : QString(); }

void Voice::speakThrough(Speaker::Maker engine) {
  speaker_.reset();
  engine_ = std::move(engine);
  if (how() != Wordiness::off) wakeSpeaker();
  Q_EMIT changed();
}

void Voice::choose(const QString& mode) {
  settings_->keep("voice", mode);
  if (mode == "off") {
    if (speaker_) speaker_->hush();
  } else {
    wakeSpeaker();
  }
  Q_EMIT changed();
}

void Voice::chooseSounds(bool on) {
  settings_->keep("sounds", on);
  Q_EMIT changed();
}

void Voice::tryOut() {
  sound("low");
  if (how() != Wordiness::off) say(tr("This is how it sounds."));
}

void Voice::wakeSpeaker() {
  if (speaker_ || !engine_) return;
  speaker_ = std::make_unique<Speaker>(engine_);
  speaker_->setLanguage(spokenLanguage(*language_));
  connect(speaker_.get(), &Speaker::changed, this, &Voice::changed);
}

void Voice::say(const QString& sentence) {
  if (sentence.isEmpty()) return;
  Q_EMIT said(sentence);
  wakeSpeaker();
  if (speaker_) speaker_->say(sentence);
}

void Voice::sound(const QString& tone) {
  if (!sounds()) return;
  Q_EMIT sounded(tone);
  chime_.play(tone);
}

void Voice::hurry(const QString& seat, const QString& tone) {
  sound(tone);
  if (how() == Wordiness::off) return;
  const QString who = seat.isEmpty() ? tr("The game", "whose time it is") : table_->player(seat);
  say(tone == "last" ? tr("%1: the last ten seconds").arg(who) : tr("%1: time is short").arg(who));
}

void Voice::begun() {
  plies_ = table_->session().history().size();
  if (speaker_) speaker_->hush();
  // Which voice it is, and whether there is one, is known before the first move.
  if (how() != Wordiness::off) wakeSpeaker();
  alerts_.clear();
  work_ = spokenWork(*table_, how());
  if (how() == Wordiness::all) say(table_->prompt());
}

void Voice::look() {
  if (how() == Wordiness::off || !table_->playing()) return;
  const std::vector<db::Ply> plies = table_->session().history();
  if (plies_ == 0 || plies_ > plies.size()) plies_ = plies.size();  // another game
  for (; plies_ < plies.size(); ++plies_)
    for (const QString& sentence : spoken(plies[plies_], how())) say(sentence);
  const QStringList work = spokenWork(*table_, how());
  for (const QString& sentence : work)
    if (!work_.contains(sentence)) say(sentence);
  work_ = work;
}

void Voice::lookAtAlerts() {
  QStringList now;
  for (const QVariant& one : table_->alerts()) {
    const QVariantMap alert = one.toMap();
    const QString key = alert["key"].toString(), title = alert["title"].toString();
    // What happened in the game is said as it happens; here is what the camera and the book-keeping ask.
    static const QStringList kAsks{"watch", "camera", "noboard", "notice", "storage", "draw"};
    const bool asks = std::any_of(kAsks.begin(), kAsks.end(), [&](const QString& k) { return key.startsWith(k); });
    if (!asks) continue;
    now << key + title;
    if (how() == Wordiness::all && !alerts_.contains(key + title)) say(title);
  }
  alerts_ = now;
}

}  // namespace arbiter::desk
