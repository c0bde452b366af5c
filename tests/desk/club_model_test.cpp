// SPDX-License-Identifier: MIT
// What stands behind the Club page, without a window.
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/desk/models/club_players.h"
#include "app/desk/models/club_seating.h"
#include "app/desk/models/club_standings.h"
#include "app/desk/models/club_tables.h"
#include "app/desk/models/event_form.h"
#include "app/desk/models/setup.h"
#include "app/desk/models/table.h"
#include "tests/desk/club_evening.h"

namespace arbiter::desk {
namespace {

using test::good;

/// A club with everything that shows it.
class ClubModels : public ::testing::Test {
 protected:
  [[nodiscard]] static std::filesystem::path in(const QTemporaryDir& dir) {
    return dir.filePath("games.sqlite").toStdString();
  }
  /// The row of a list in which a field is so.
  [[nodiscard]] static QVariantMap row(const Rows* rows, const QString& field, const QVariant& value) {
    for (const QVariant& one : rows->rows())
      if (one.toMap()[field] == value) return one.toMap();
    return {};
  }
  [[nodiscard]] const db::club::Round& draft() const { return *club.session()->round(club.published() + 1); }

  QTemporaryDir dir;
  Table table{in(dir)};
  desk::Setup setup{&table};
  Club club{in(dir)};
  ClubPlayers players{&club};
  ClubSeating seating{&club};
  ClubTables tables{&club, &setup};
  ClubStandings standings{&club};
  EventForm form{&club};
};

TEST_F(ClubModels, AFormSaysWhatIsUsualAndWhatIsWrong) {
  club.watch(true);
  form.begin("chess");
  EXPECT_EQ(form.said()["game"], "chess") << "nothing was played before";
  EXPECT_FALSE(form.said()["name"].toString().isEmpty());
  EXPECT_EQ(form.usual()["mode"], "swiss");
  EXPECT_EQ(form.usual()["scoring"], "win 1-1/2-0");
  const QString name = form.said()["name"].toString();
  ASSERT_TRUE(form.hasMinutes());
  form.say("minutes", "45");
  ASSERT_TRUE(form.keep()) << form.error().toStdString();
  EXPECT_EQ(club.title(), name);
  EXPECT_EQ(club.session()->record.event.minutes, 45);
  form.begin("mr-joseph");
  EXPECT_EQ(form.said()["game"], "chess") << "what was played last";
  EXPECT_EQ(form.said()["name"], name + " (2)") << "the day has had its event";
  form.say("mode", "schedule");
  EXPECT_TRUE(form.error().contains("swiss or round-robin")) << form.error().toStdString();
  form.say("game", "european-chess");
  EXPECT_EQ(form.error(), QString()) << "what was said for another game is forgotten";
  EXPECT_EQ(form.usual()["mode"], "schedule");
  EXPECT_TRUE(form.hasArmies());
  EXPECT_FALSE(form.hasMinutes());
  const std::pair<const char*, QString> wrong[] = {{"scoring", "goals"}, {"begins", "Friday"}, {"minutes", "soon"},
                                                   {"rounds", ""},       {"tieBreaks", "XX"},  {"name", " "}};
  for (const auto& [field, text] : wrong) {
    const QString before = form.said()[field].toString();
    form.say(field, text);
    EXPECT_FALSE(form.error().isEmpty()) << field << "=" << text.toStdString();
    EXPECT_FALSE(form.keep()) << field;
    form.say(field, before);
    EXPECT_EQ(form.error(), QString()) << field;
  }
  const auto mode = [&] {
    for (const QVariant& one : form.options())
      if (one.toMap()["name"] == "mode") return one.toMap();
    return QVariantMap();
  };
  EXPECT_EQ(mode()["kind"], "choice");
  EXPECT_FALSE(mode()["title"].toString().isEmpty());
  EXPECT_FALSE(mode()["text"].toString().isEmpty()) << "a sentence stands beside it";
  const QVariant usual = mode()["value"];
  form.setOption("mode", "knitting");
  EXPECT_FALSE(form.error().isEmpty());
  form.setOption("mode", usual);
  EXPECT_EQ(form.error(), QString());
  form.setOption("mode", "teams");
  EXPECT_EQ(mode()["value"], "teams");
  EXPECT_NE(mode()["usual"], mode()["value"]) << "its default stays in sight";
  form.say("kind", "partners");
  ASSERT_TRUE(form.keep()) << form.error().toStdString();
  const auto& event = club.session()->record.event;
  EXPECT_EQ(event.options.text("mode", ""), "teams");
  EXPECT_EQ(event.game, "partners");
}

TEST_F(ClubModels, TieBreaksAreChosenOneByOne) {
  club.watch(true);
  form.begin("chess");
  const auto names = [&] {
    QStringList list;
    for (const QVariant& one : form.tieBreaks()) list << one.toMap()["name"].toString();
    return list.join(" ");
  };
  EXPECT_EQ(names(), form.defaults()["tieBreaks"].toString()) << "nothing was said";
  const QString first = names().section(' ', 0, 0);
  form.setTieBreak(first, false);
  EXPECT_FALSE(names().split(' ').contains(first));
  form.setTieBreak(first, true);
  EXPECT_TRUE(names().endsWith(" " + first)) << "it comes behind the others";
  EXPECT_EQ(form.error(), QString());
  for (const QVariant& one : form.allTieBreaks()) {
    EXPECT_NE(one.toMap()["title"], one.toMap()["name"]) << "it has a name that people know";
    EXPECT_TRUE(one.toMap()["meaning"].toString().endsWith('.'));
  }
}

TEST_F(ClubModels, AnEventIsChangedButNotWhatIsPublished) {
  const auto id =
      test::event(in(dir), "Friday", "european-chess", test::people(in(dir), {"Ada", "Bo", "Cy", "Dee"}), 3, "drawn");
  {
    auto kept = test::good(db::club::Club::open(in(dir)));
    auto event = test::good(kept.record(id)).event;
    event.options["setups"] = {{"plain", "R N B K / P P P P"}};
    event.options["mode"] = "teams";
    event.most_tables = 7;
    test::good(kept.change(event, {"Sam"}));
  }
  test::seat(in(dir), id);
  test::seat(in(dir), id);
  club.open(id);
  form.beginWithOpen();
  EXPECT_TRUE(form.editing());
  EXPECT_EQ(form.said()["name"], "Friday");
  QVariant mode;
  for (const QVariant& one : form.options())
    if (one.toMap()["name"] == "mode") mode = one.toMap()["value"];
  EXPECT_EQ(mode, "teams");
  EXPECT_EQ(form.said()["armies"], "drawn");
  form.say("rounds", "1");
  EXPECT_FALSE(form.keep());
  EXPECT_TRUE(form.error().contains("published")) << form.error().toStdString();
  form.say("rounds", "4");
  form.say("game", "mr-joseph");
  EXPECT_TRUE(form.error().contains("published")) << form.error().toStdString();
  form.beginWithOpen();
  form.say("name", "Saturday");
  form.say("rounds", "4");
  ASSERT_TRUE(form.keep()) << form.error().toStdString();
  EXPECT_EQ(club.title(), "Saturday");
  const auto& event = club.session()->record.event;
  EXPECT_EQ(event.id, id);
  EXPECT_EQ(event.rounds, 4);
  EXPECT_EQ(event.armies, "drawn");
  EXPECT_EQ(event.most_tables, 7) << "what the form does not show stays";
  EXPECT_TRUE(event.options.has("setups"));
  EXPECT_EQ(club.list().size(), 1U);
}

TEST_F(ClubModels, PeopleComeLateAndGoEarly) {
  const auto who = test::people(in(dir), {"Ada", "Bo", "Cy", "Dee", "Eve"});
  const auto id = test::event(in(dir), "Friday", "mr-joseph", {who[0], who[1], who[2], who[3]}, 2);
  test::seat(in(dir), id);
  club.open(id);
  EXPECT_EQ(players.counted(), "4 are here for round 2.");
  ASSERT_TRUE(players.arrive(who[0], false));
  EXPECT_EQ(row(players.people(), "name", "Ada")["state"], "left after round 1");
  ASSERT_TRUE(players.arrive(who[4], true));
  EXPECT_EQ(club.session()->entrant(who[4])->from, 2);
  ASSERT_TRUE(players.sitOut(who[1], true));
  EXPECT_EQ(row(players.people(), "name", "Bo")["state"], "no point");
  EXPECT_EQ(players.counted(), "3 are here for round 2, 1 sitting out.");
  EXPECT_FALSE(players.sitOut(who[0] + 100, true)) << "nobody";
  EXPECT_FALSE(club.error().isEmpty());
  players.setSearch("d");
  EXPECT_EQ(players.people()->count(), 2) << "Ada and Dee";
  EXPECT_TRUE(players.fresh());
  players.setSearch("dee");
  EXPECT_FALSE(players.fresh()) << "Dee is known";
  EXPECT_FALSE(players.add("DEE"));
  EXPECT_EQ(club.error(), "There is a player named Dee already.");
}

TEST_F(ClubModels, ADraftIsChangedByHand) {
  const auto who = test::people(in(dir), {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus"});
  const auto id = test::event(in(dir), "Friday", "european-chess", who, 1);
  {
    auto club_file = good(db::club::Club::open(in(dir)));
    auto event = good(club_file.record(id)).event;
    event.armies = "chosen";
    good(club_file.change(event, {"Sam"}));
    good(club_file.set_apart(id, who[0], who[1], true, {"Sam"}));
  }
  test::seat(in(dir), id, false);
  club.open(id);
  ASSERT_EQ(draft().tables.size(), 2U);
  // Who must not meet: it is said before it is done.
  std::map<db::PersonId, int> at;
  for (const auto& one : draft().tables)
    for (const auto& seat : one.seats) at[seat.person] = one.number;
  ASSERT_NE(at[who[0]], at[who[1]]);
  const auto neighbour =
      std::ranges::find_if(at, [&](const auto& one) { return one.second == at[who[0]] && one.first != who[0]; });
  seating.pick(who[1]);
  seating.pick(neighbour->first);
  ASSERT_EQ(seating.faults().size(), 1) << seating.faults().join("; ").toStdString();
  EXPECT_TRUE(seating.faults()[0].contains("Ada") && seating.faults()[0].contains("Bo"));
  seating.unpick();
  EXPECT_TRUE(seating.faults().isEmpty());
  // Into the room of the table of three, and out of the round.
  const auto& larger = draft().tables[draft().tables[0].seats.size() == 4 ? 0 : 1];
  const auto& smaller = draft().tables[draft().tables[0].seats.size() == 4 ? 1 : 0];
  const int to = smaller.number;
  const db::PersonId mover = larger.seats[3].person, full = smaller.seats[0].person;
  EXPECT_TRUE(row(seating.tables(), "table", to)["room"].toBool());
  EXPECT_FALSE(row(seating.tables(), "table", larger.number)["room"].toBool());
  seating.pick(full);
  EXPECT_FALSE(seating.moveTo(larger.number));
  EXPECT_TRUE(club.error().contains("is full")) << club.error().toStdString();
  EXPECT_FALSE(club.error().contains('`')) << club.error().toStdString();
  seating.unpick();
  seating.pick(mover);
  ASSERT_TRUE(seating.moveTo(to)) << club.error().toStdString();
  EXPECT_EQ(row(seating.tables(), "table", to)["seats"].toList().size(), 4);
  seating.pick(mover);
  ASSERT_TRUE(seating.setArmy("gaul"));
  seating.pick(mover);
  EXPECT_EQ(seating.firstArmy(), "gaul");
  EXPECT_TRUE(seating.armies().contains("russia"));
  ASSERT_TRUE(seating.leaveOut());
  const QString why = row(seating.byes(), "id", QVariant::fromValue<qlonglong>(mover))["why"].toString();
  EXPECT_TRUE(why.startsWith("has no table (")) << why.toStdString();
  ASSERT_TRUE(seating.publish());
  EXPECT_FALSE(seating.more());
  ASSERT_TRUE(seating.addRound());
  EXPECT_TRUE(seating.more());
  EXPECT_EQ(seating.round(), 2);
}

TEST_F(ClubModels, ATableIsBegunOnceAndPlayedAgain) {
  const auto id = test::club_event(in(dir));
  club.open(id);
  EXPECT_EQ(tables.round(), 3);
  EXPECT_EQ(tables.open(), 3);
  EXPECT_FALSE(tables.play(1)) << "it is played";
  EXPECT_TRUE(club.error().contains("was begun already")) << club.error().toStdString();
  form.beginWithOpen();
  form.say("timeControl", "five");
  EXPECT_TRUE(form.error().contains("time control")) << form.error().toStdString();
  form.say("timeControl", "25+10");
  ASSERT_TRUE(form.keep()) << form.error().toStdString();
  ASSERT_TRUE(tables.play(4)) << club.error().toStdString();
  EXPECT_EQ(table.clock()->control(), QString::fromStdString(club.session()->record.event.time_control));
  EXPECT_TRUE(table.clock()->control().startsWith("25:00")) << table.clock()->control().toStdString();
  EXPECT_EQ(table.ruleset(), "mr-joseph");
  EXPECT_EQ(setup.ruleset(), "mr-joseph") << "the form shows what is played";
  EXPECT_FALSE(tables.again(4, "Sam", " ").isEmpty()) << "why?";
  EXPECT_FALSE(tables.again(4, "", "A piece fell over").isEmpty()) << "who?";
  ASSERT_EQ(tables.again(4, "Sam", "A piece fell over"), QString());
  EXPECT_EQ(row(tables.tables(), "table", 4)["state"], "waiting");
  EXPECT_TRUE(tables.play(4)) << club.error().toStdString();
  EXPECT_FALSE(tables.takeBack(9, "Sam", "").isEmpty()) << "there is no such table";
}

TEST_F(ClubModels, StandingsOpenToTheAwards) {
  const auto id = test::club_event(in(dir));
  club.open(id);
  QVariantList awards;
  for (const QVariant& line : standings.lines()->rows()) {
    standings.open(line.toMap()["id"].toLongLong());
    EXPECT_EQ(standings.opened(), line.toMap()["id"].toLongLong());
    EXPECT_EQ(standings.parts().size(), standings.ties().size());
    for (const QVariant& round : standings.rounds()) awards << round.toMap()["awards"].toList();
  }
  ASSERT_FALSE(awards.isEmpty());
  for (const QVariant& award : awards) EXPECT_TRUE(award.toMap()["rule"].toString().startsWith("mr-joseph/"));
  EXPECT_TRUE(standings.about().contains("Round 3 waits for tables 1, 3 and 4.")) << standings.about().toStdString();
  QSignalSpy opened(&standings, &ClubStandings::openedChanged);
  club.watch(true);
  EXPECT_EQ(opened.count(), 0) << "nothing has changed";
  standings.open(0);
  EXPECT_TRUE(standings.rounds().isEmpty());
}

QVariantMap row(int key, const char* text) { return {{"key", key}, {"text", text}}; }

TEST(ClubRows, OnlyWhatHasChangedIsTold) {
  Rows rows;
  rows.show({row(1, "a"), row(2, "b"), row(3, "c")});
  QSignalSpy changed(&rows, &Rows::dataChanged), inserted(&rows, &Rows::rowsInserted),
      removed(&rows, &Rows::rowsRemoved), moved(&rows, &Rows::rowsMoved), reset(&rows, &Rows::modelReset);
  rows.show({row(1, "a"), row(2, "B"), row(3, "c")});
  ASSERT_EQ(changed.count(), 1);
  EXPECT_EQ(changed[0][0].toModelIndex().row(), 1);
  EXPECT_EQ(inserted.count() + removed.count() + moved.count(), 0);
  rows.show({row(4, "d"), row(3, "c"), row(1, "a")});
  EXPECT_EQ(removed.count(), 1);
  EXPECT_EQ(inserted.count(), 1);
  EXPECT_EQ(moved.count(), 1);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(rows.rows(), (QVariantList{row(4, "d"), row(3, "c"), row(1, "a")}));
  rows.show({});
  EXPECT_EQ(rows.count(), 0);
  EXPECT_EQ(reset.count(), 0);
}

}  // namespace
}  // namespace arbiter::desk
