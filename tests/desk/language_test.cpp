// SPDX-License-Identifier: MIT
// The window's sentences in its languages.
#include "app/desk/look/language.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "app/desk/words.h"
#include "app/footage/script.h"
#include "app/table/game_text.h"
#include "referee/json/view.h"
#include "tests/desk/print_text.h"
#include "tests/desk/screen.h"
#include "tests/desk/seen_page.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// A sentence in a file of sentences.
struct Sentence {
  QString context, source;
  QStringList said;  ///< its forms: one, or as many as the language has numbers
  bool finished = true;
};

QList<Sentence> sentencesOf(const QString& path) {
  QList<Sentence> list;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return list;
  QXmlStreamReader xml(&file);
  QString context;
  Sentence now;
  while (!xml.atEnd()) {
    if (xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"message") list << now;
    if (!xml.isStartElement()) continue;
    if (xml.name() == u"name") context = xml.readElementText();
    if (xml.name() == u"message") now = {context, {}, {}, true};
    if (xml.name() == u"source") now.source = xml.readElementText();
    if (xml.name() == u"numerusform") now.said << xml.readElementText();
    if (xml.name() == u"translation") {
      now.finished = !xml.attributes().hasAttribute("type");
      const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
      now.said = QStringList{text.trimmed()};
    }
  }
  return list;
}

QString kept(const QString& language) { return ARBITER_SOURCE_DIR "/app/desk/i18n/arbiter_" + language + ".ts"; }

QStringList places(const QString& text) {
  static const QRegularExpression kPlace("%[1-9n]");
  QSet<QString> found;
  for (auto it = kPlace.globalMatch(text); it.hasNext();) found << it.next().captured();
  QStringList list(found.begin(), found.end());
  list.sort();
  return list;
}

TEST(Language, EverySentenceOfTheSourcesIsTranslated) {
  QString lupdate = QStandardPaths::findExecutable("lupdate", {"/usr/lib/qt6/bin"});
  ASSERT_FALSE(lupdate.isEmpty()) << "qt6-l10n-tools is not installed";
  for (const QString& language : Language::names()) {
    SCOPED_TRACE(language.toStdString());
    const QTemporaryDir dir;
    const QString fresh = dir.filePath("arbiter_" + language + ".ts");
    ASSERT_TRUE(QFile::copy(kept(language), fresh));
    QStringList arguments{"-silent", "-locations", "none", "-no-obsolete", "-I", ARBITER_SOURCE_DIR};
    if (language == "en") arguments << "-pluralonly";
    arguments << ARBITER_SOURCE_DIR "/app/desk"
              << "-source-language"
              << "en"
              << "-target-language"
              << (language == "pt"   ? "pt_PT"
                  : language == "zh" ? "zh_CN"
                                     : language)
              << "-ts" << fresh;
    ASSERT_EQ(QProcess::execute(lupdate, arguments), 0);
    const QList<Sentence> now = sentencesOf(fresh), before = sentencesOf(kept(language));
    ASSERT_GT(now.size(), language == "en" ? 20 : 800);
    for (const Sentence& sentence : now) {
      EXPECT_TRUE(sentence.finished) << "not translated: " << sentence.context.toStdString() << ": "
                                     << sentence.source.toStdString();
    }
    EXPECT_EQ(now.size(), before.size()) << "build the target `sentences`, and translate what is new";
  }
}

TEST(Language, PlacesForNumbersAndNamesAreTheSameInEveryLanguage) {
  for (const QString& language : Language::names()) {
    for (const Sentence& sentence : sentencesOf(kept(language))) {
      for (const QString& said : sentence.said) {
        // One of a few may be said without its number: "somebody".
        if (sentence.said.size() > 1 && !said.contains("%n")) continue;
        EXPECT_EQ(places(said).join(' '), places(sentence.source).join(' '))
            << language.toStdString() << ", " << sentence.context.toStdString() << ": "
            << sentence.source.toStdString();
      }
    }
  }
}

/// A sentence that was left in English has no letter of the language's own writing.
TEST(Language, WhatIsNotWrittenInLatinLettersIsWrittenInItsOwn) {
  static const QRegularExpression kCyrillic("\\p{Cyrillic}"), kEastern("[\\p{Han}\\p{Hiragana}\\p{Katakana}]"),
      kWord("\\p{Latin}{3,}");
  static const QRegularExpression kNeedsNone("^(Arbiter([:：] ?%1)?|[dMyHm, :]+)$");  // a name, days as Qt writes them
  for (const auto& [language, letters] : {std::pair("ru", &kCyrillic), {"zh", &kEastern}, {"ja", &kEastern}})
    for (const Sentence& sentence : sentencesOf(kept(language)))
      for (const QString& said : sentence.said)
        EXPECT_TRUE(letters->match(said).hasMatch() || !kWord.match(said).hasMatch() ||
                    kNeedsNone.match(said).hasMatch())
            << language << ": " << said.toStdString();
}

/// Every letter of every language has a form in the window's fonts or those beside them.
TEST(Language, EveryLetterCanBeDrawn) {
  const QFontMetrics metrics(QGuiApplication::font());
  for (const QString& language : Language::names()) {
    QSet<char32_t> missing;
    for (const Sentence& sentence : sentencesOf(kept(language)))
      for (const QString& said : sentence.said)
        for (const uint letter : said.toUcs4())
          if (QChar::isPrint(letter) && !metrics.inFontUcs4(letter)) missing.insert(letter);
    QString text;
    for (const char32_t letter : missing) text += QString::fromUcs4(&letter, 1);
    EXPECT_TRUE(missing.isEmpty()) << language.toStdString() << ": " << text.toStdString();
  }
}

TEST(Language, ALongerOneIsTwoFifthsLongerAndKeepsItsPlaces) {
  for (const char* text : {"Close", "%1 to move", "%n game(s)", "The clock of the game runs: %1."}) {
    const QString longer = stretched(text);
    EXPECT_GE(longer.size() - 2, QString(text).size() * 7 / 5) << text;
    EXPECT_EQ(places(longer).join(' '), places(text).join(' '));
  }
}

/// The window's own words for what happens are, in English, those that everything else in the program uses.
TEST(Language, EventsAreToldAsElsewhere) {
  const Language english(nullptr);
  const auto events = game_json::events_of(nlohmann::json::parse(R"([
    {"type": "moved", "piece": "S.gold-general", "from": "d2", "to": "d4"},
    {"type": "moved", "from": "d2", "to": "d4"},
    {"type": "captured", "piece": "W.pawn@N", "sq": "b3", "by": "S.queen"},
    {"type": "captured", "piece": "W.pawn", "sq": "b3"},
    {"type": "removed", "piece": "E2.rook", "sq": "a1"},
    {"type": "placed", "piece": "N.pawn", "sq": "a1"},
    {"type": "returned", "piece": "N.pawn", "sq": "a1"},
    {"type": "promoted", "from_kind": "pawn", "to_kind": "queen", "sq": "a8"},
    {"type": "transformed", "from_kind": "pawn", "to_kind": "soldier", "sq": "a8"},
    {"type": "swapped", "piece": "S.king", "from": "e1", "to": "e2"},
    {"type": "marked", "what": "trap", "sq": "a4"},
    {"type": "unmarked", "what": "trap", "sq": "a4"},
    {"type": "revealed", "what": "trap", "sq": "a4", "seat": "W"},
    {"type": "control", "sq": "a4", "from": "W", "to": "S2"},
    {"type": "control", "sq": "a4", "to": "S"},
    {"type": "rolled", "dice": [3, 6]},
    {"type": "check", "seat": "N"},
    {"type": "check", "seat": "N", "by": ["S", "E.rook"]},
    {"type": "checkmate", "seat": "N", "by": "S"},
    {"type": "stalemate", "seat": "W"},
    {"type": "eliminated", "seat": "W"},
    {"type": "eliminated", "seat": "W", "by": "E"},
    {"type": "scored", "seat": "S", "points": 3, "reason": "mate", "piece": "S.queen", "sq": "d7"},
    {"type": "scored", "seat": "S", "points": -0.5, "reason": "mate of W", "piece": "S.queen"},
    {"type": "scored", "seat": "S", "points": 1, "reason": "mate"},
    {"type": "scored", "seat": "S", "points": 1},
    {"type": "turn", "seat": "E"},
    {"type": "skipped", "seat": "E"},
    {"type": "over", "winners": ["S", "N"]},
    {"type": "over", "winners": []},
    {"type": "something-new", "seat": "S"}])"));
  EXPECT_EQ(events.size(), 31U);
  for (const view::GameEvent& event : events)
    EXPECT_EQ(words::event(event), words::capital(words::spell(QString::fromStdString(table::describe(event)))))
        << view::type_name(event);
}

TEST(Language, IsChangedAtOnceAndKept) {
  Screen screen({"--rules", "chess", "--language", "en"});
  ASSERT_TRUE(screen.table().act("e2e4"));
  EXPECT_EQ(screen.text("prompt"), QString("North to move"));
  screen.click("go-settings");
  screen.click("language-de");
  EXPECT_EQ(screen.desk().language().name(), QString("de"));
  screen.click("go-table");
  EXPECT_EQ(screen.text("prompt"), QString("Nord am Zug"));
  EXPECT_TRUE(screen.told().contains("Bauer von Süd e2 nach e4")) << screen.told().join(" | ").toStdString();
  EXPECT_TRUE(screen.told().contains("Züge"));
  EXPECT_FALSE(screen.told().contains("Moves"));
  Screen again({});
  EXPECT_EQ(again.desk().language().name(), QString("de"));
  for (const auto& [id, said] :
       {std::pair("fr", "Trait à Nord"), std::pair("es", "Juega Norte"), std::pair("pt", "Joga Norte"),
        std::pair("ru", "Ход: Север"), std::pair("zh", "轮到北方"), std::pair("ja", "北の番")}) {
    again.click("go-settings");
    again.click(QString("language-%1").arg(id));
    again.picture(QString("settings-in-%1").arg(id));
    ASSERT_TRUE(again.table().begin({{"ruleset", "chess"}}, {}).isEmpty());
    ASSERT_TRUE(again.table().act("e2e4"));
    EXPECT_EQ(again.table().prompt(), QString::fromUtf8(said));
    again.click("go-table");
    again.picture(QString("table-in-%1").arg(id));
  }
  again.click("go-settings");
  again.click("language-system");
}

TEST(Language, SaysWhatPiecesOfAnyGameAreCalled) {
  const Screen screen({"--rules", "chess", "--language", "de"});
  EXPECT_EQ(words::kind("king"), QString("König"));
  EXPECT_EQ(words::kind("drunk-elephant"), QString("betrunkener Elefant"));
  EXPECT_EQ(words::kind("archbishop"), QString("Erzbischof"));
}

TEST(Language, SaysWhyAMoveIsNotAllowed) {
  Screen screen({"--rules", "chess", "--language", "de"});
  const QString message = screen.table().objectionAt(0, "a1", "a4")["message"].toString();
  EXPECT_TRUE(message.contains("Bauer von Süd auf a2 steht im Weg.")) << message.toStdString();
  EXPECT_EQ(screen.table().explain("chess/pawn.capture")["text"],
            QString("Ein Bauer schlägt ein Feld schräg vorwärts."));
}

TEST(Language, SaysWhatPointsAreGivenFor) {
  Screen screen({"--rules", "mr-joseph", "--language", "de"});
  for (const std::string& action : footage::demo_script().actions) {
    ASSERT_TRUE(screen.table().act(QString::fromStdString(action)));
    if (!screen.table().awards().isEmpty()) break;
  }
  QStringList reasons;
  for (const QVariant& one : screen.table().awards()) {
    const QVariantMap award = one.toMap();
    reasons << award["reason"].toString();
    EXPECT_TRUE(screen.table().explain(award["rule"].toString())["text"].toString().contains(" bringt ihren Wert"));
  }
  EXPECT_TRUE(reasons.contains("Direkt") && reasons.contains("Mithilfe")) << reasons.join(", ").toStdString();
  const auto events = game_json::events_of(
      nlohmann::json::parse(R"([{"type": "scored", "seat": "S", "points": 3, "reason": "last-king"}])"));
  EXPECT_EQ(words::event(events.front()), QString("Süd bekommt 3: letzter König"));
}

TEST(Language, SaysWhatCanBeAgreedBeforeAGame) {
  Screen screen({"--rules", "european-chess", "--armies", "S=austria,W=poland,N=france,E=germany", "--language", "de"});
  const auto option = [&](const QString& name) {
    const QVariantList all = screen.desk().setup().options();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.toMap()["name"] == name; });
    return found == all.end() ? QVariantMap() : found->toMap();
  };
  const auto values = [&](const QString& name) {
    QStringList words;
    for (const QVariant& value : option(name)["values"].toList()) words << value.toMap()["text"].toString();
    return words.join(", ");
  };
  EXPECT_EQ(option("austria.royals")["title"], QString("Königliche Figuren"));
  EXPECT_EQ(option("austria.royals")["army"], QString("Österreich"));
  EXPECT_EQ(option("austria.royals")["text"], QString("Ob auch königliche Figuren getroffen werden."));
  EXPECT_EQ(values("austria.royals"), QString("Getroffen, Verschont"));
  EXPECT_EQ(values("france.citizen_promotion"), QString("Nein, Hintere Reihe"));
  EXPECT_EQ(values("first"), QString("Süd, West, Nord, Ost"));
  EXPECT_EQ(option("communication")["text"],
            QString("Wie die Spieler reden dürfen; wer es bricht, setzt einen Zug aus."));
  EXPECT_EQ(option("teams")["text"], QString("Süd und Nord gegen West und Ost, in Spielen um Flagge und Hügel."));
  screen.desk().language().setWanted("ru");
  screen.desk().setup().setRuleset("ashtapada");
  EXPECT_TRUE(option("players")["text"].toString().contains("все четыре места; Юг, Запад и Север"));
  screen.desk().language().setWanted("en");
}

TEST(Language, SaysWhatIsWrongWithACamera) {
  const QTemporaryDir dir;
  QImage grey(640, 480, QImage::Format_RGB32);
  grey.fill(QColor(120, 120, 120));
  ASSERT_TRUE(grey.save(dir.filePath("1.png")));
  Screen screen({"--rules", "chess", "--language", "de", "--source", dir.path().toStdString()});
  Camera& camera = screen.desk().camera();
  ASSERT_TRUE(Screen::wait([&] { return camera.ended(); }));
  camera.measure();
  ASSERT_TRUE(Screen::wait([&] { return !camera.notFound().isEmpty(); }));
  EXPECT_TRUE(camera.notFound().startsWith("kein Karomuster gefunden")) << camera.notFound().toStdString();
  camera.open("/nowhere/film.mp4");
  ASSERT_TRUE(Screen::wait([&] { return !camera.error().isEmpty(); }));
  EXPECT_EQ(camera.error(), QString("/nowhere/film.mp4 ist nicht da"));
  screen.desk().language().setWanted("en");
}

TEST(Language, GamesAreCalledInIt) {
  Screen screen({"--rules", "chess", "--language", "de"});
  EXPECT_EQ(screen.table().title(), QString("Schach"));
  EXPECT_EQ(screen.desk().setup().title(), QString("Schach"));
  const auto named = [&](const QString& id) {
    for (const QVariant& one : screen.desk().setup().rulesets())
      if (one.toMap()["id"] == id) return one.toMap()["name"].toString();
    return QString();
  };
  EXPECT_EQ(named("european-chess"), QString::fromUtf8("Europäisches Schach"));
  screen.click("go-new");
  EXPECT_TRUE(screen.told().contains("Schach")) << "in the form";
  screen.desk().language().setWanted("ja");
  EXPECT_EQ(screen.table().title(), QString::fromUtf8("チェス"));
  EXPECT_EQ(named("shogi"), QString::fromUtf8("将棋"));
  screen.rest();
  EXPECT_TRUE(screen.told().contains(QString::fromUtf8("チェス"))) << "the form is told anew";
  screen.desk().language().setWanted("en");
  EXPECT_EQ(screen.table().title(), QString("Chess"));
}

TEST(Language, TheGuideBesideTheMovesHasNoWordsForTheCommandLine) {
  Screen screen({"--rules", "european-chess", "--armies", "S=spain,W=plain,N=plain,E=plain", "--language", "fr"});
  QStringList all;
  for (const QVariant& block : screen.table().guideBlocks()) all << block.toMap()["plain"].toString();
  const QString told = all.join("\n");
  EXPECT_TRUE(told.contains("Un saut par-dessus tout")) << told.toStdString();
  EXPECT_FALSE(told.contains("spain.double_step")) << "an option's name as it is typed";
  EXPECT_FALSE(told.contains("[board]"));
  EXPECT_EQ(screen.table().pieceText("rook"),
            QString::fromUtf8("Un nombre quelconque de cases en ligne droite, le long de la rangée ou de la colonne."));
  screen.desk().language().setWanted("de");
  screen.desk().setup().setRuleset("chess");
  screen.desk().setup().setTime("5+x");
  EXPECT_EQ(screen.desk().setup().timeError(),
            QString::fromUtf8("„5+x“: bei „x“ wird erwartet: Sekunden oder Minuten:Sekunden"));
  screen.desk().language().setWanted("en");
}

/// Of every option what is chosen can be read, in the languages that need most room.
TEST(Language, LeavesRoomForWhatIsAgreed) {
  for (const std::string language : {"de", "ja", "ru", "pt"}) {
    for (const std::string game : {"european-chess", "mr-joseph", "janggi"}) {
      Screen screen({"--page", "new", "--language", language, "--size", "1280x2400"});
      screen.desk().setup().setRuleset(QString::fromStdString(game));
      screen.show("moreRules-open");
      screen.click("moreRules-open");
      screen.rest();
      screen.picture(
          QString("options-of-%1-in-%2").arg(QString::fromStdString(game), QString::fromStdString(language)));
      test::check_page(screen.desk().window());
      screen.desk().language().setWanted("en");
    }
  }
}

}  // namespace
}  // namespace arbiter::desk
