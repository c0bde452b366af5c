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
#include <semaphore>

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

/// Speaks without a sound, and tells what.
class Silent : public SpeechEngine {
 public:
  explicit Silent(std::shared_ptr<QStringList> spoken) : spoken_(std::move(spoken)) {}
  void say(const QString& sentence) override {
    *spoken_ << sentence;
    ready_ = false;
    QTimer::singleShot(1, this, [this] {
      ready_ = true;
      Q_EMIT changed();
    });
  }
  void stop() override { *spoken_ << "-"; }
  void setLocale(const QLocale& /*locale*/) override {}
  [[nodiscard]] bool ready() const override { return ready_; }
  [[nodiscard]] QString trouble() const override { return "hoarse"; }

 private:
  std::shared_ptr<QStringList> spoken_;
  bool ready_ = true;
};

TEST(Speaker, SaysOneAfterTheOther) {
  const auto spoken = std::make_shared<QStringList>();
  const auto begin = std::make_shared<std::binary_semaphore>(0);
  {
    Speaker speaker([=] {
      begin->acquire();
      return std::make_unique<Silent>(spoken);
    });
    for (qsizetype i = 0; i < Speaker::kMostWaiting + 2; ++i) speaker.say(QString::number(i));
    begin->release();
    EXPECT_TRUE(Screen::wait([&] { return speaker.trouble() == "hoarse"; }));
    speaker.say("last");
    speaker.say("of all");
    QSignalSpy alive(&speaker, &Speaker::troubleChanged);
    alive.wait(500);
  }
  QStringList all;
  for (qsizetype i = 2; i < Speaker::kMostWaiting + 2; ++i) all << QString::number(i);
  EXPECT_EQ(*spoken, all + QStringList({"last", "of all", "-"})) << spoken->join(" ").toStdString();
}

/// Engines are other programs: one that hangs holds up nobody, and it is said.
TEST(Speaker, DoesNotWaitForAnEngineThatHangs) {
  const auto hangs = std::make_shared<std::binary_semaphore>(0), goes = std::make_shared<std::binary_semaphore>(0);
  {
    Speaker speaker([=] {
      hangs->acquire();
      goes->release();
      return std::make_unique<Silent>(std::make_shared<QStringList>());
    });
    speaker.say("Check");
    speaker.hush();
    EXPECT_EQ(speaker.trouble(), QString());
    EXPECT_TRUE(Screen::wait([&] { return !speaker.trouble().isEmpty(); }));
  }
  hangs->release();
  goes->acquire();
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

}  // namespace
}  // namespace arbiter::desk
