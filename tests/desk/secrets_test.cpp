// SPDX-License-Identifier: MIT
// What is hidden in a game is shown to nobody else in the window: not while it is played, and not when it is closed and
// taken up again. Two games that differ in what South hides, in the seed and in the deck only look the same everywhere.
#include <gtest/gtest.h>

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using test::Screen;

struct Secret {
  const char* name;
  Value setup;                    ///< what both games have in common
  QString one, other;             ///< what South hides in each; empty: nothing
  Value deck_of_one, deck_other;  ///< nothing: no cards are drawn in this game
  QStringList moves;
};

Value european(const char* south) {
  return {{"ruleset", "european-chess"},
          {"armies", Value{{"S", south}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}}};
}

Value lightning() {
  Value setup = european("plain");
  setup["options"]["mode"] = "lightning";
  return setup;
}

const std::vector<Secret>& secrets() {
  static const QStringList kMoves{"c2c3", "b7c7", "g7g6", "g2f2", "c3c4", "c7d7", "g6g5", "f2e2"};
  static const std::vector<Secret> list{
      {"cards",
       european("soviet-union"),
       "S:secret cards a1=king a2=pawn b1=knight b2=pawn c1=knight c2=pawn d1=bishop d2=bishop",
       "S:secret cards a1=pawn a2=bishop b1=knight b2=king c1=bishop c2=pawn d1=pawn d2=knight",
       {},
       {},
       {"b1a3", "b7c7", "g7g6", "g2f2", "c2c3", "c7d7", "g6g5", "f2e2"}},
      {"bomb", european("terrorists"), "S:secret bomb a2", "S:secret bomb d1", {}, {}, kMoves},
      {"deck",
       lightning(),
       {},
       {},
       Value::List{"gaul", "japan", "russia"},
       Value::List{"russia", "gaul", "japan"},
       kMoves}};
  return list;
}

constexpr int kSeedOfOne = 918273645, kSeedOfOther = 192837465;

/// What nobody but South may read anywhere; the guide tells of cards and bombs in other words.
const QRegularExpression& hidden() {
  static const QRegularExpression words(
      "cards? [a-h][1-8]|\\b[a-h][1-8] ?= ?(king|knight|bishop|pawn)|bomb:? [a-h][1-8]|\"(seed|deck|secrets)\"|"
      "918273645|192837465",
      QRegularExpression::CaseInsensitiveOption);
  return words;
}

/// Times and folders are no secret, but never the same twice.
QString timeless(QString text, const QString& folder) {
  static const QRegularExpression kDate("\\d{1,2} \\p{L}{3,4}\\.? \\d{4}|\\d{4}[.-]\\d\\d[.-]\\d\\d"),
      kTime("\\d{1,2}:\\d\\d(:\\d\\d)?([.]\\d+)?");
  return text.replace(folder, "FOLDER").replace(kDate, "DATE").replace(kTime, "TIME");
}

/// One of two games that differ in what is hidden, and what the window makes of it for everybody.
class World {
 public:
  World(const Secret& secret, bool other) : secret_(secret), other_(other) {}

  /// Begins the game and plays it; what is said meanwhile.
  QStringList play() {
    open({});
    Value setup = secret_.setup;
    setup["seed"] = other_ ? kSeedOfOther : kSeedOfOne;
    const Value& deck = other_ ? secret_.deck_other : secret_.deck_of_one;
    if (!deck.is_nothing()) setup["options"]["deck"] = deck;
    QStringList said;
    Voice& voice = screen_->desk().voice();
    voice.choose("full");
    const QSignalSpy acted(&table(), &Table::acted), refused(&table(), &Table::refused), spoken(&voice, &Voice::said);
    EXPECT_EQ(table().begin(setup, {{{"S", "Ada"}, {"W", "Bo"}}, ""}), QString());
    QTest::qWait(50);
    said << heard();
    const QString hides = other_ ? secret_.other : secret_.one;
    for (const QString& move : hides.isEmpty() ? secret_.moves : QStringList(hides) + secret_.moves) {
      EXPECT_TRUE(table().act(move)) << move.toStdString();
      QTest::qWait(20);
      said << heard();
    }
    screen_->click("undo");
    EXPECT_FALSE(table().act("a1a1")) << "what is refused is said, too";
    said << heard();
    EXPECT_GT(spoken.size(), secret_.moves.size()) << "it is told aloud as well";
    voice.choose("off");
    for (const QSignalSpy* spy : {&acted, &refused, &spoken})
      for (const QList<QVariant>& sentence : *spy) said << sentence.first().toString();
    game_ = table().gameId();
    if (table().clock()->wanted()) table().clock()->toggle();  // as in a game that is taken up
    return timeless(said.join("\n"), dir_.path()).split("\n");
  }

  /// What South sees behind the cover.
  QStringList uncovered() {
    for (const char* button : {"menu-S", "lookHidden-S", "uncover"}) press(button);
    const QStringList seen = heard();
    for (const char* button : {"cover-again", "uncover-done"}) press(button);
    return seen;
  }

  /// Closes the window and opens it again with the game.
  void reopen() { open({"--game", std::to_string(game_)}); }
  /// The same with another game, from which the list of games leads back.
  void takeUpFromTheList() {
    open({"--rules", "chess"});
    toGames();
    screen_->click("resume-" + QString::number(game_));
    EXPECT_EQ(table().gameId(), game_);
    EXPECT_NE(screen_->find("board"), nullptr);
  }
  /// The same with another game; this one is not on the table.
  void putAway() { open({"--rules", "chess"}); }

  /// What the table shows of the game: every tab of the record, the guides, the lists behind them. Without the alerts,
  /// which are gone when a game is taken up.
  [[nodiscard]] QStringList shown() {
    table().dismiss("refused");
    QStringList all;
    for (const char* tab : {"record-points", "record-guide", "record-moves"}) {
      screen_->click(tab);
      all << tab << sorted(heard());
    }
    all << "log" << log();
    all << "board" << board();
    press("tableMenu");
    press("guideTable");
    until("armyPage");
    all << "guide" << sorted(heard());
    press("closeArmyPage");
    until("armyPage", false);
    all << "army" << QString::fromStdString(fromPage(table().current()->armyPage("S")));
    return timeless(all.join("\n"), dir_.path()).split("\n");
  }

  /// The game as a file in every format, and what is said of it.
  [[nodiscard]] QStringList exported() {
    QStringList all;
    const GameFiles& files = screen_->desk().gameFiles();
    const auto formats = files.formats("european-chess");
    EXPECT_GE(formats.size(), 2);
    for (const QVariant& one : formats) {
      const QString format = one.toMap()["id"].toString(), path = dir_.filePath("game." + format);
      const QVariantMap done = files.write(game_, format, path);
      QFile file(path);
      all << format << done["text"].toString() << (file.open(QIODevice::ReadOnly) ? file.readAll() : "nothing");
    }
    return timeless(all.join("\n"), dir_.path()).split("\n");
  }

  /// The page of the games, with the points of this one.
  [[nodiscard]] QStringList listed() {
    toGames();
    screen_->click("points-" + QString::number(game_));
    EXPECT_TRUE(Screen::wait([&] { return screen_->desk().library().opened() == game_; }));
    until("closePoints");
    screen_->rest();
    const QStringList all = heard();
    screen_->click("closePoints");
    until("closePoints", false);
    return timeless(all.join("\n"), dir_.path()).split("\n");
  }

 private:
  Table& table() { return screen_->table(); }
  [[nodiscard]] QStringList heard() const { return screen_->told(); }

  /// Pieces stand in the window in the order in which they have come.
  static QStringList sorted(QStringList words) {
    words.sort();
    return words;
  }
  void until(const char* item, bool there = true) {
    ASSERT_TRUE(Screen::wait([&] { return (screen_->find(item) != nullptr) == there; })) << item;
  }
  void press(const char* button) {
    until(button);
    screen_->click(button);
  }
  void open(std::vector<std::string> arguments) {
    screen_.reset();
    arguments.insert(arguments.end(), {"--db", dir_.filePath("games.sqlite").toStdString()});
    screen_ = std::make_unique<Screen>(arguments);
  }

  void toGames() {
    screen_->click("go-games");
    const QString row = "game-" + QString::number(game_);
    ASSERT_TRUE(Screen::wait([&] { return !screen_->desk().library().busy() && screen_->find(row) != nullptr; }));
    screen_->chooseGame(game_);
  }

  QStringList log() {
    QStringList all;
    const LogModel& log = *table().log();
    const auto roles = log.roleNames();
    for (int row = 0; row < log.count(); ++row)
      for (const int role : {LogModel::kNumber, LogModel::kSeat, LogModel::kText, LogModel::kLines, LogModel::kRules,
                             LogModel::kUndone, LogModel::kSource})
        all << QString::fromStdString(fromPage({{roles[role], log.data(log.index(row), role)}}));
    QStringList rules;
    for (int row = 0; row < log.count(); ++row) rules << log.data(log.index(row), LogModel::kRules).toStringList();
    rules.removeDuplicates();
    for (const QString& rule : rules) all << QString::fromStdString(fromPage(table().explain(rule)));
    return all;
  }

  QStringList board() {
    QStringList all;
    for (char column = 'a'; column <= 'h'; ++column)
      for (char row = '1'; row <= '8'; ++row)
        if (const QString piece = table().pieces()->at(QString() + column + row); !piece.isEmpty())
          all << QString() + column + row + ": " + table().pieceName(piece);
    TableBoard& board = *table().current();
    all << QString::fromStdString(fromPage({{"marks", board.marks()},
                                            {"counters", board.counters()},
                                            {"seats", board.seats()},
                                            {"awards", table().awards()},
                                            {"work", board.instructions()},
                                            {"prompt", table().prompt()},
                                            {"groups", board.choices()->groups()},
                                            {"legal", board.choices()->legal()}}));
    return all;
  }

  static std::string fromPage(const QVariantMap& map) {
    return QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Indented).toStdString();
  }

  const Secret& secret_;
  bool other_;
  QTemporaryDir dir_;
  std::unique_ptr<Screen> screen_;
  qlonglong game_ = 0;
};

class SecretsInTheWindow : public ::testing::TestWithParam<std::size_t> {
 protected:
  static const Secret& secret() { return secrets()[GetParam()]; }

  /// Both are the same line by line, and no line tells what is hidden.
  static void same(const QStringList& one, const QStringList& other, const char* what) {
    SCOPED_TRACE(what);
    EXPECT_GT(one.size(), 3);
    for (int i = 0; i < std::max(one.size(), other.size()); ++i)
      ASSERT_EQ(one.value(i).toStdString(), other.value(i).toStdString()) << "line " << i;
    // How it is written is no secret: the guide has "S:secret bomb b2" as an example.
    static const QRegularExpression kExample(
        "<code>[^<]*</code>|S:secret (bomb b2|cards a1=king b1=pawn \\x{2026}): before play");
    for (const QString& line : one + other)
      ASSERT_FALSE(hidden().match(QString(line).remove(kExample)).hasMatch()) << line.toStdString();
  }
};

TEST_P(SecretsInTheWindow, AreNowhereInAGameThatIsTakenUpAgain) {
  World one(secret(), false), other(secret(), true);
  same(one.play(), other.play(), "said while it is played");
  const QStringList before = one.shown();
  same(before, other.shown(), "shown while it is played");
  const QStringList file = one.exported();
  same(file, other.exported(), "written while it is played");
  same(one.listed(), other.listed(), "in the list while it is played");
  for (World* world : {&one, &other}) world->reopen();
  same(before, one.shown(), "before and after");
  same(before, other.shown(), "before and after, the other");
  same(file, one.exported(), "written before and after");
  same(file, other.exported(), "written before and after, the other");
  for (World* world : {&one, &other}) world->takeUpFromTheList();
  same(before, one.shown(), "taken up from the list");
  same(before, other.shown(), "taken up from the list, the other");
  for (World* world : {&one, &other}) world->putAway();
  same(one.listed(), other.listed(), "in the list");
  same(file, one.exported(), "written from the list");
  same(file, other.exported(), "written from the list, the other");
}

/// The same eyes see it where it is shown: without that the test above could not fail.
TEST_P(SecretsInTheWindow, AreSeenBehindTheCover) {
  if (secret().one.isEmpty()) GTEST_SKIP() << "nobody holds this secret";
  for (const bool second : {false, true}) {
    World world(secret(), second);
    world.play();
    const QStringList before = world.uncovered();
    world.reopen();
    const QStringList after = world.uncovered();
    EXPECT_FALSE(before.filter(hidden()).isEmpty()) << before.join("\n").toStdString();
    EXPECT_EQ(before.filter(hidden()), after.filter(hidden()));
  }
}

const auto secret_name = [](const auto& one) { return std::string(secrets()[one.param].name); };
// The bomb is entered and hidden as cards are.
INSTANTIATE_TEST_SUITE_P(Games, SecretsInTheWindow, ::testing::Values(std::size_t{0}, std::size_t{2}), secret_name);
INSTANTIATE_TEST_SUITE_P(NightlyGames, SecretsInTheWindow, ::testing::Values(std::size_t{1}), secret_name);

}  // namespace
}  // namespace arbiter::desk
