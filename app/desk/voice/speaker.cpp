// SPDX-License-Identifier: MIT
#include "app/desk/voice/speaker.h"

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QStringList>
#include <QTextToSpeech>
#include <QVoice>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "app/desk/voice/voices.h"

namespace arbiter::desk {
namespace {

class SystemSpeech : public SpeechEngine {
 public:
  explicit SystemSpeech(const QString& name) : engine_(name) {
    connect(&engine_, &QTextToSpeech::stateChanged, this, &SpeechEngine::changed);
  }
  void say(const QString& sentence) override { engine_.say(sentence); }
  void stop() override { engine_.stop(); }
  void setLanguage(const QString& language) override {
    QList<OfferedVoice> offered;
    QList<QVoice> voices;
    const QList<QLocale> locales = engine_.availableLocales();
    for (const QLocale& locale : locales) {
      if (!maySpeak(locale, language)) continue;
      engine_.setLocale(locale);
      const QList<QVoice> there = engine_.availableVoices();
      for (const QVoice& one : there) offered << OfferedVoice{locale, one.name()};
      voices << there;
    }
    const qsizetype chosen = voiceFor(language, offered);
    voice_ = chosen < 0 ? QString() : offered[chosen].name;
    if (chosen < 0) return;
    engine_.setLocale(offered[chosen].locale);
    engine_.setVoice(voices[chosen]);
  }
  [[nodiscard]] QString voice() const override { return voice_; }
  [[nodiscard]] bool ready() const override { return engine_.state() == QTextToSpeech::Ready; }
  [[nodiscard]] QString trouble() const override {
    if (engine_.state() != QTextToSpeech::Error) return {};
    return engine_.errorString().isEmpty() ? Speaker::tr("it does not say why") : engine_.errorString();
  }

 private:
  QTextToSpeech engine_;
  QString voice_;
};

}  // namespace

std::unique_ptr<SpeechEngine> systemSpeech(const QString& name) { return std::make_unique<SystemSpeech>(name); }

/// What both threads know. The engine is never called with the mutex held: it may hang.
struct Speaker::Shared {
  std::mutex mutex;
  std::condition_variable ended;
  Speaker* speaker = nullptr;  ///< null: it is gone
  QObject* mouth = nullptr;    ///< in the thread; null: it does not run yet, or no longer
  bool over = false;           ///< the thread has ended
  QStringList waiting;
  QString language = "en";
  bool hush = false;

  /// Has the thread look at what has changed. With the mutex held.
  void wake() {
    if (mouth != nullptr) QCoreApplication::postEvent(mouth, new QEvent(QEvent::User));
  }
};

/// The thread's side.
class Speaker::Mouth : public QObject {
 public:
  explicit Mouth(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {
    const std::lock_guard lock(shared_->mutex);
    shared_->mouth = this;
    shared_->wake();
  }
  ~Mouth() override {
    engine_.reset();
    const std::lock_guard lock(shared_->mutex);
    shared_->mouth = nullptr;
    shared_->over = true;
    shared_->ended.notify_all();
  }
  Mouth(const Mouth&) = delete;
  Mouth& operator=(const Mouth&) = delete;

  /// Speaks until the speaker is gone.
  void run(const Maker& make) {
    engine_ = make();
    connect(engine_.get(), &SpeechEngine::changed, this, &Mouth::step, Qt::QueuedConnection);
    loop_.exec();
  }

  bool event(QEvent* event) override {
    if (event->type() != QEvent::User) return QObject::event(event);
    step();
    return true;
  }

 private:
  void step() {
    bool hush = false, gone = false;
    QString language;
    {
      const std::lock_guard lock(shared_->mutex);
      gone = shared_->speaker == nullptr;
      hush = std::exchange(shared_->hush, false);
      language = shared_->language;
    }
    if (gone || hush) engine_->stop();
    if (gone) return loop_.quit();
    if (language != std::exchange(language_, language)) engine_->setLanguage(language);
    if (const QString sentence = next(); !sentence.isEmpty()) engine_->say(sentence);
    answer();
  }

  /// What is to be said now; nothing that no voice can say.
  QString next() {
    const bool ready = engine_->ready(), mute = engine_->voice().isEmpty();
    const std::lock_guard lock(shared_->mutex);
    if (mute) shared_->waiting.clear();
    return ready && shared_->speaker != nullptr && !shared_->waiting.isEmpty() ? shared_->waiting.takeFirst()
                                                                               : QString();
  }

  void answer() {
    const QString trouble = engine_->trouble(), voice = engine_->voice();
    const std::lock_guard lock(shared_->mutex);
    if (Speaker* const speaker = shared_->speaker)
      QMetaObject::invokeMethod(
          speaker, [=, language = language_] { speaker->answered(language, voice, trouble); }, Qt::QueuedConnection);
  }

  std::shared_ptr<Shared> shared_;
  std::unique_ptr<SpeechEngine> engine_;
  QEventLoop loop_;
  QString language_;
};

Speaker::Speaker(Maker make, QObject* parent) : QObject(parent), shared_(std::make_shared<Shared>()) {
  shared_->speaker = this;
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience);
  connect(&patience_, &QTimer::timeout, this, [this] { setTrouble(tr("it does not answer")); });
  std::thread([shared = shared_, make = std::move(make)] { Mouth(shared).run(make); }).detach();
  patience_.start();
}

Speaker::~Speaker() {
  std::unique_lock lock(shared_->mutex);
  shared_->speaker = nullptr;
  shared_->waiting.clear();
  shared_->wake();
  shared_->ended.wait_for(lock, std::chrono::milliseconds(kLeave), [this] { return shared_->over; });
}

void Speaker::say(const QString& sentence) {
  ask([&](Shared& shared) {
    shared.waiting << sentence;
    while (shared.waiting.size() > kMostWaiting) shared.waiting.removeFirst();
  });
}

void Speaker::hush() {
  ask([](Shared& shared) {
    shared.waiting.clear();
    shared.hush = true;
  });
}

void Speaker::setLanguage(const QString& language) {
  if (std::exchange(language_, language) != language) voice_.reset();
  ask([&](Shared& shared) { shared.language = language; });
}

template <typename Change>
void Speaker::ask(const Change& change) {
  const std::lock_guard lock(shared_->mutex);
  change(*shared_);
  shared_->wake();
  // From the first unanswered request on; a hanging engine must not look young again with every sentence.
  if (!patience_.isActive()) patience_.start();
}

void Speaker::answered(const QString& language, const QString& voice, const QString& trouble) {
  patience_.stop();
  // An answer about the language before says nothing of this one.
  const bool another = language == language_ && voice_ != voice;
  if (another) voice_ = voice;
  setTrouble(trouble);
  if (another) Q_EMIT changed();
}

void Speaker::setTrouble(const QString& trouble) {
  if (std::exchange(trouble_, trouble) != trouble) Q_EMIT changed();
}

}  // namespace arbiter::desk
