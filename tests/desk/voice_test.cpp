// SPDX-License-Identifier: MIT
// What is said aloud: the sentences, as they go through their door, and how they sound.
#include "app/desk/voice/voice.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTimer>
#include <cmath>
#include <mutex>
#include <semaphore>

#include "app/desk/voice/voices.h"
#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// What goes through the door while it lives.
class Heard {
 public:
  Heard(Screen& screen, const QString& mode) : voice_(screen.desk().voice()), spy_(&voice_, &Voice::said) {
    voice_.choose(mode);
  }
  ~Heard() { voice_.choose("off"); }
  Heard(const Heard&) = delete;
  Heard& operator=(const Heard&) = delete;
  [[nodiscard]] QStringList all() const {
    QStringList list;
    for (const QList<QVariant>& one : spy_) list << one.first().toString();
    return list;
  }

 private:
  Voice& voice_;
  QSignalSpy spy_;
};

TEST(Voice, SaysTheMoveAndCheckInShort) {
  Screen screen({"--rules", "chess"});
  const Heard heard(screen, "short");
  for (const char* move : {"e2e4", "f7f6", "d1h5"}) ASSERT_TRUE(screen.table().act(move));
  EXPECT_EQ(heard.all(), (QStringList{"South's pawn e2 to e4", "North's pawn f7 to f6", "South's queen d1 to h5",
                                      "North is in check by h5"}))
      << heard.all().join("\n").toStdString();
  screen.click("undo");
  EXPECT_EQ(heard.all().last(), QString("Taken back"));
}

TEST(Voice, SaysNothingWhereItIsOff) {
  Screen screen({"--rules", "chess"});
  const Heard heard(screen, "off");
  ASSERT_TRUE(screen.table().act("e2e4"));
  EXPECT_TRUE(heard.all().isEmpty());
}

/// A mate in the demo game: points with their reasons, and what hands must do.
TEST(Voice, SaysEffectsPointsAndWorkInFull) {
  Screen screen({"--rules", "mr-joseph"});
  const Heard heard(screen, "full");
  for (const std::string& action : footage::demo_script().actions) {
    if (!screen.table().act(QString::fromStdString(action))) break;
    if (!screen.table().awards().isEmpty()) break;
  }
  ASSERT_FALSE(screen.table().awards().isEmpty()) << "nobody was mated";
  const QString all = heard.all().join("\n");
  EXPECT_TRUE(all.contains("is checkmated")) << all.toStdString();
  EXPECT_TRUE(all.contains("scores")) << all.toStdString();
  const QVariantList work = screen.table().instructions();
  ASSERT_FALSE(work.isEmpty());
  for (const QVariant& one : work) EXPECT_TRUE(heard.all().contains(one.toMap()["text"].toString()));
}

TEST(Voice, SaysWhenTimeIsShortAndOver) {
  Screen screen({"--rules", "chess", "--clock", "0:11"});
  const Heard heard(screen, "short");
  QSignalSpy sounded(&screen.desk().voice(), &Voice::sounded);
  GameClock& clock = *screen.table().clock();
  ASSERT_TRUE(screen.table().act("e2e4"));
  ASSERT_EQ(clock.set("N", "0:10.3", "a test"), QString());
  ASSERT_TRUE(Screen::wait([&] { return !sounded.isEmpty(); }));
  EXPECT_EQ(sounded.last().first(), QVariant("last"));
  EXPECT_EQ(heard.all().last(), QString("North: the last ten seconds"));
  ASSERT_EQ(clock.set("N", "0:00.4", "a test"), QString());
  ASSERT_TRUE(Screen::wait([&] { return clock.fallen() == QStringList("N"); }));
  EXPECT_EQ(sounded.last().first(), QVariant("over"));
  EXPECT_EQ(heard.all().last(), QString("North: the time is over"));
  EXPECT_NE(screen.find("alert-flag-N"), nullptr);
  screen.picture("flag");
}

TEST(Voice, ItsSettingsSayWhatIsMissing) {
  Screen screen({"--rules", "chess"});
  screen.click("go-settings");
  screen.show("voice-full");
  screen.click("voice-full");
  EXPECT_EQ(screen.desk().voice().mode(), QString("full"));
  EXPECT_EQ(screen.text("voiceTrouble"), screen.desk().voice().trouble());
  screen.picture("settings-voice");
  ASSERT_TRUE(screen.table().act("e2e4")) << "everything else works";
  screen.click("voice-off");
  EXPECT_EQ(screen.desk().voice().mode(), QString("off"));
}

/// What an engine has said in its thread.
class Spoken {
 public:
  void add(const QString& sentence) {
    const std::lock_guard lock(mutex_);
    all_ << sentence;
  }
  [[nodiscard]] QStringList all() const {
    const std::lock_guard lock(mutex_);
    return all_;
  }

 private:
  mutable std::mutex mutex_;
  QStringList all_;
};

/// Speaks without a sound, and tells what.
class Silent : public SpeechEngine {
 public:
  explicit Silent(std::shared_ptr<Spoken> spoken) : spoken_(std::move(spoken)) {}
  void say(const QString& sentence) override {
    spoken_->add(sentence);
    ready_ = false;
    QTimer::singleShot(1, this, [this] {
      ready_ = true;
      Q_EMIT changed();
    });
  }
  void stop() override { spoken_->add("-"); }
  void setLanguage(const QString& /*language*/) override {}
  [[nodiscard]] QString voice() const override { return "a whisper"; }
  [[nodiscard]] bool ready() const override { return ready_; }
  [[nodiscard]] QString trouble() const override { return "hoarse"; }

 private:
  std::shared_ptr<Spoken> spoken_;
  bool ready_ = true;
};

TEST(Speaker, SaysOneAfterTheOther) {
  const auto spoken = std::make_shared<Spoken>();
  const auto begin = std::make_shared<std::binary_semaphore>(0);
  {
    Speaker speaker([=] {
      begin->acquire();
      return std::make_unique<Silent>(spoken);
    });
    for (qsizetype i = 0; i < Speaker::kMostWaiting + 2; ++i) speaker.say(QString::number(i));
    begin->release();
    EXPECT_TRUE(Screen::wait([&] { return speaker.trouble() == "hoarse"; }));
    // While others wait, one more would take the place of the first.
    EXPECT_TRUE(Screen::wait([&] { return spoken->all().size() == Speaker::kMostWaiting; }));
    speaker.say("last");
    speaker.say("of all");
    EXPECT_TRUE(Screen::wait([&] { return spoken->all().contains("of all"); }));
  }
  EXPECT_TRUE(Screen::wait([&] { return spoken->all().contains("-"); })) << "nobody waits long for it to stop";
  QStringList all;
  for (qsizetype i = 2; i < Speaker::kMostWaiting + 2; ++i) all << QString::number(i);
  EXPECT_EQ(spoken->all(), all + QStringList({"last", "of all", "-"})) << spoken->all().join(" ").toStdString();
}

/// Engines are other programs: one that hangs holds up nobody, and it is said.
TEST(Speaker, DoesNotWaitForAnEngineThatHangs) {
  const auto hangs = std::make_shared<std::binary_semaphore>(0), goes = std::make_shared<std::binary_semaphore>(0);
  {
    Speaker speaker([=] {
      hangs->acquire();
      goes->release();
      return std::make_unique<Silent>(std::make_shared<Spoken>());
    });
    speaker.say("Check");
    speaker.hush();
    EXPECT_EQ(speaker.trouble(), QString());
    EXPECT_TRUE(Screen::wait([&] { return !speaker.trouble().isEmpty(); }));
  }
  hangs->release();
  goes->acquire();
}

/// What espeak-ng has through speech-dispatcher, as Qt calls it, where several come into question.
QList<OfferedVoice> espeakVoices() {
  return {{QLocale("pt_BR"), "Portuguese (Portugal)"},
          {QLocale("pt_BR"), "Portuguese (Brazil)"},
          {QLocale("es_419"), "Spanish (Latin America)"},
          {QLocale("fr_FR"), "French (France)"},
          {QLocale::c(), "Bishnupriya Manipuri"},
          {QLocale::c(), "Chinese (Mandarin, latin as English)"},
          {QLocale::c(), "Chinese (Mandarin, latin as Pinyin)"},
          {QLocale("ru_RU"), "Russian"},
          {QLocale("fr_CH"), "French (Switzerland)"},
          {QLocale("de_DE"), "German"},
          {QLocale("en_US"), "English (Caribbean)"},
          {QLocale("en_US"), "English (America)"},
          {QLocale("ja_JP"), "Japanese"},
          {QLocale("en_GB"), "English (Great Britain)"},
          {QLocale("es_ES"), "Spanish (Spain)"},
          {QLocale("yue_HK"), "Chinese (Cantonese)"}};
}

TEST(Voices, ThereIsOneForEveryLanguageOfTheWindow) {
  const QList<OfferedVoice> offered = espeakVoices();
  const QMap<QString, QString> wanted{{"de", "German"},          {"en", "English (Great Britain)"},
                                      {"es", "Spanish (Spain)"}, {"fr", "French (France)"},
                                      {"ja", "Japanese"},        {"pt", "Portuguese (Portugal)"},
                                      {"ru", "Russian"},         {"zh", "Chinese (Mandarin, latin as English)"}};
  for (const QString& language : Language::names()) {
    const qsizetype chosen = voiceFor(language, offered);
    ASSERT_GE(chosen, 0) << language.toStdString();
    EXPECT_EQ(offered[chosen].name, wanted[language]);
  }
  EXPECT_EQ(voiceFor("zh", {{QLocale::c(), "Bishnupriya Manipuri"}, {QLocale("yue_HK"), "Chinese (Cantonese)"}}), -1)
      << "neither is what is written";
  EXPECT_EQ(voiceFor("zh", {{QLocale("en_US"), "English"}, {QLocale("zh_CN"), "Tian-Tian"}}), 1) << "another engine's";
  EXPECT_EQ(voiceFor("fr", {{QLocale("fr_CH"), "French (Switzerland)"}}), 0) << "better than none";
  EXPECT_EQ(voiceFor("ja", {}), -1);
}

/// Has espeak-ng's voices but for one language, and writes down what it is asked to say, and with which voice.
class Listed : public SpeechEngine {
 public:
  Listed(std::shared_ptr<Spoken> spoken, QString without) : spoken_(std::move(spoken)), without_(std::move(without)) {}
  void say(const QString& sentence) override { spoken_->add(voice_ + ": " + sentence); }
  void stop() override {}
  void setLanguage(const QString& language) override {
    const QList<OfferedVoice> all = espeakVoices();
    const qsizetype chosen = language == without_ ? -1 : voiceFor(language, all);
    voice_ = chosen < 0 ? QString() : all[chosen].name;
  }
  [[nodiscard]] bool ready() const override { return true; }
  [[nodiscard]] QString voice() const override { return voice_; }
  [[nodiscard]] QString trouble() const override { return {}; }

 private:
  std::shared_ptr<Spoken> spoken_;
  QString without_, voice_;
};

TEST(Voice, SpeaksTheLanguageOfTheWindowOrSaysThatItCannot) {
  const auto spoken = std::make_shared<Spoken>();
  Screen screen({"--rules", "chess", "--language", "en"});
  const Heard heard(screen, "short");
  Voice& voice = screen.desk().voice();
  voice.speakThrough([=] { return std::make_unique<Listed>(spoken, "ja"); });
  QStringList sentences, voices;
  for (const QString& language : Language::names()) {
    screen.click("go-settings");
    screen.show("language-" + language);
    screen.click("language-" + language);
    ASSERT_TRUE(screen.table().begin({{"ruleset", "chess"}}, {}).isEmpty());
    ASSERT_TRUE(screen.table().act("e2e4"));
    sentences << heard.all().last();
    if (language == "ja") {
      EXPECT_TRUE(Screen::wait([&] { return !voice.trouble().isEmpty(); }));
      EXPECT_EQ(voice.speaking(), QString());
      EXPECT_TRUE(voice.trouble().contains(QString::fromUtf8("日本語"))) << voice.trouble().toStdString();
      screen.click("go-settings");
      screen.show("voiceTrouble");
      EXPECT_EQ(screen.text("voiceTrouble"), voice.trouble());
      screen.picture("settings-without-a-voice");
      continue;
    }
    EXPECT_TRUE(Screen::wait([&] { return !voice.speaking().isEmpty(); })) << language.toStdString();
    EXPECT_EQ(voice.trouble(), QString());
    EXPECT_TRUE(Screen::wait([&] { return spoken->all().contains(voice.speaking() + ": " + sentences.last()); }))
        << spoken->all().join(" | ").toStdString();
    voices << voice.speaking();
  }
  EXPECT_EQ(QSet<QString>(sentences.begin(), sentences.end()).size(), Language::names().size())
      << sentences.join(" | ").toStdString();
  EXPECT_EQ(QSet<QString>(voices.begin(), voices.end()).size(), Language::names().size() - 1);
  EXPECT_FALSE(spoken->all().join(" ").contains(sentences.last())) << "no voice that does not know it spells it";
  screen.show("language-en");
  screen.click("language-en");
  EXPECT_TRUE(Screen::wait([&] { return screen.text("voiceSpeaking") == "Spoken by: English (Great Britain)"; }));
  screen.click("language-system");
}

TEST(Chime, IsHeardAndDiffers) {
  QList<QByteArray> sounds;
  for (const char* tone : {"low", "last", "over"}) {
    sounds << Chime::samples(tone);
    double square = 0;
    const auto* samples = reinterpret_cast<const qint16*>(sounds.last().constData());
    const auto count = sounds.last().size() / 2;
    for (qsizetype i = 0; i < count; ++i) square += static_cast<double>(samples[i]) * samples[i];
    EXPECT_GT(std::sqrt(square / static_cast<double>(count)), 1000) << tone;
  }
  EXPECT_NE(sounds[0], sounds[1]);
  EXPECT_NE(sounds[1], sounds[2]);
}

/// How loud the samples of a WAV file are on average; 0: there is none.
double loudness(const QString& path) {
  constexpr qsizetype kHeader = 44;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return 0;
  const QByteArray bytes = file.readAll();
  if (bytes.size() <= kHeader || !bytes.startsWith("RIFF")) return 0;
  double square = 0;
  const auto count = (bytes.size() - kHeader) / 2;
  for (qsizetype i = 0; i < count; ++i) {
    const auto low = static_cast<unsigned char>(bytes[kHeader + 2 * i]);
    const auto sample = static_cast<qint16>(low | (static_cast<unsigned char>(bytes[kHeader + 2 * i + 1]) << 8));
    square += static_cast<double>(sample) * sample;
  }
  return std::sqrt(square / static_cast<double>(count));
}

TEST(Voice, IsHeardFromTheEngine) {
  const QString program = QStandardPaths::findExecutable("espeak-ng");
  if (program.isEmpty()) GTEST_SKIP() << "espeak-ng is not installed";
  Screen screen({"--rules", "chess"});
  const Heard heard(screen, "full");
  for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) ASSERT_TRUE(screen.table().act(move));
  const QString text = heard.all().join(".\n");
  ASSERT_TRUE(text.contains("South is checkmated")) << text.toStdString();
  const QTemporaryDir dir;
  const auto record = [&](const QString& name, const QString& what) {
    QProcess engine;
    engine.start(program, {"-v", "en", "-w", dir.filePath(name), "--stdin"});
    engine.write(what.toUtf8());
    engine.closeWriteChannel();
    EXPECT_TRUE(engine.waitForFinished(60000));
    return loudness(dir.filePath(name));
  };
  EXPECT_GT(record("game.wav", text), 500);
  EXPECT_LT(record("nothing.wav", " "), 50) << "what says nothing is not heard";
  // Each sentence is spoken: the longer the text, the longer the record.
  record("first.wav", heard.all().first());
  EXPECT_GT(QFile(dir.filePath("game.wav")).size(), 3 * QFile(dir.filePath("first.wav")).size());
}

/// The sentences of every language, spoken by espeak-ng's voice of it.
TEST(Voice, IsHeardInEveryLanguage) {
  const QString program = QStandardPaths::findExecutable("espeak-ng");
  if (program.isEmpty()) GTEST_SKIP() << "espeak-ng is not installed";
  Screen screen({"--rules", "chess", "--language", "en"});
  const Heard heard(screen, "short");
  const QMap<QString, QString> voices{{"pt", "pt"}, {"zh", "cmn"}};
  const QTemporaryDir dir;
  for (const QString& language : Language::names()) {
    screen.desk().language().setWanted(language);
    ASSERT_TRUE(screen.table().begin({{"ruleset", "chess"}}, {}).isEmpty());
    ASSERT_TRUE(screen.table().act("e2e4"));
    const QString file = dir.filePath(language + ".wav");
    QProcess engine;
    engine.start(program, {"-v", voices.value(language, language), "-w", file, "--stdin"});
    engine.write(heard.all().last().toUtf8());
    engine.closeWriteChannel();
    EXPECT_TRUE(engine.waitForFinished(60000));
    EXPECT_EQ(engine.exitCode(), 0) << engine.readAllStandardError().toStdString();
    EXPECT_GT(loudness(file), 500) << language.toStdString() << ": " << heard.all().last().toStdString();
  }
  screen.desk().language().setWanted("system");
}

}  // namespace
}  // namespace arbiter::desk
