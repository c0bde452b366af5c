// SPDX-License-Identifier: MIT
#include "app/desk/voice/speaker.h"

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QStringList>
#include <QTextToSpeech>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace arbiter::desk {
namespace {

class SystemSpeech : public SpeechEngine {
 public:
  explicit SystemSpeech(const QString& name) : engine_(name) {
    connect(&engine_, &QTextToSpeech::stateChanged, this, &SpeechEngine::changed);
  }
  void say(const QString& sentence) override { engine_.say(sentence); }
  void stop() override { engine_.stop(); }
  void setLocale(const QLocale& locale) override { engine_.setLocale(locale); }
  [[nodiscard]] bool ready() const override { return engine_.state() == QTextToSpeech::Ready; }
  [[nodiscard]] QString trouble() const override {
    if (engine_.state() != QTextToSpeech::Error) return {};
    return engine_.errorString().isEmpty() ? Speaker::tr("it does not say why") : engine_.errorString();
  }

 private:
  QTextToSpeech engine_;
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
  QLocale locale;
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
    QString sentence;
    QLocale locale;
    bool hush = false, gone = false;
    {
      const std::lock_guard lock(shared_->mutex);
      gone = shared_->speaker == nullptr;
      locale = shared_->locale;
      hush = std::exchange(shared_->hush, false);
      if (!gone && engine_->ready() && !shared_->waiting.isEmpty()) sentence = shared_->waiting.takeFirst();
    }
    if (gone || hush) engine_->stop();
    if (gone) return loop_.quit();
    if (locale != std::exchange(locale_, locale)) engine_->setLocale(locale);
    if (!sentence.isEmpty()) engine_->say(sentence);
    answer();
  }

  void answer() {
    const QString trouble = engine_->trouble();
    const std::lock_guard lock(shared_->mutex);
    if (Speaker* const speaker = shared_->speaker)
      QMetaObject::invokeMethod(
          speaker, [speaker, trouble] { speaker->answered(trouble); }, Qt::QueuedConnection);
  }

  std::shared_ptr<Shared> shared_;
  std::unique_ptr<SpeechEngine> engine_;
  QEventLoop loop_;
  QLocale locale_;
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

void Speaker::setLocale(const QLocale& locale) {
  ask([&](Shared& shared) { shared.locale = locale; });
}

template <typename Change>
void Speaker::ask(const Change& change) {
  const std::lock_guard lock(shared_->mutex);
  change(*shared_);
  shared_->wake();
  // From the first unanswered request on; a hanging engine must not look young again with every sentence.
  if (!patience_.isActive()) patience_.start();
}

void Speaker::answered(const QString& trouble) {
  patience_.stop();
  setTrouble(trouble);
}

void Speaker::setTrouble(const QString& trouble) {
  if (std::exchange(trouble_, trouble) != trouble) Q_EMIT troubleChanged();
}

}  // namespace arbiter::desk
