<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>… and %n more: click the square on the board.</source>
        <translation>
            <numerusform>… and %n more: click the square on the board.</numerusform>
            <numerusform>… and %n more: click the square on the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>things to do by hand</comment>
        <translation>
            <numerusform>%1, and one more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubBar</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubCourse</name>
    <message numerus="yes">
        <source>%n game(s), the oldest at the left</source>
        <translation>
            <numerusform>%n game, the oldest at the left</numerusform>
            <numerusform>%n games, the oldest at the left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubPerson</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubPersonForm</name>
    <message numerus="yes">
        <source>The club knows %n people of that name already. They are told apart by their numbers.</source>
        <translation>
            <numerusform>The club knows somebody of that name already. They are told apart by their numbers.</numerusform>
            <numerusform>The club knows %n people of that name already. They are told apart by their numbers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubTablesPane</name>
    <message numerus="yes">
        <source>%1 of %n table(s) without a result</source>
        <translation>
            <numerusform>%1 of %n table without a result</numerusform>
            <numerusform>%1 of %n tables without a result</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubWallHead</name>
    <message numerus="yes">
        <source>%n table(s) without a result</source>
        <translation>
            <numerusform>%n table without a result</numerusform>
            <numerusform>%n tables without a result</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message numerus="yes">
        <source>With %n picture(s) of the table</source>
        <translation>
            <numerusform>With %n picture of the table</numerusform>
            <numerusform>With %n pictures of the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesBar</name>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n game selected</numerusform>
            <numerusform>%n games selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message numerus="yes">
        <source>Export %n game(s)</source>
        <translation>
            <numerusform>Export %n game</numerusform>
            <numerusform>Export %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) are written …</source>
        <translation>
            <numerusform>%1 of %n game is written …</numerusform>
            <numerusform>%1 of %n games are written …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message numerus="yes">
        <source>%n game(s) and the pictures of their tables are erased for good.</source>
        <translation>
            <numerusform>%n game and the pictures of its table are erased for good.</numerusform>
            <numerusform>%n games and the pictures of their tables are erased for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n game selected</numerusform>
            <numerusform>%n games selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Delete %n game?</numerusform>
            <numerusform>Delete %n games?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They go to the bin. From there they can be taken back for %n day(s).</source>
        <translation>
            <numerusform>They go to the bin. From there they can be taken back for %n day.</numerusform>
            <numerusform>They go to the bin. From there they can be taken back for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>Delete %n game</numerusform>
            <numerusform>Delete %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n empty game(s)?</source>
        <translation>
            <numerusform>Delete %n empty game?</numerusform>
            <numerusform>Delete %n empty games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LensStep</name>
    <message numerus="yes">
        <source>%n picture(s) taken</source>
        <translation>
            <numerusform>%n picture taken</numerusform>
            <numerusform>%n pictures taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameRules</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Club</name>
    <message numerus="yes">
        <source>%1 of %n round(s)</source>
        <translation>
            <numerusform>%1 of %n round</numerusform>
            <numerusform>%1 of %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLeagues</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best %n event(s) of everybody count.</source>
        <translation>
            <numerusform>The best event of everybody counts.</numerusform>
            <numerusform>The best %n events of everybody count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLink</name>
    <message numerus="yes">
        <source>%n move(s) wait for the club.</source>
        <translation>
            <numerusform>%n move waits for the club.</numerusform>
            <numerusform>%n moves wait for the club.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPeople</name>
    <message numerus="yes">
        <source>%n recorded game(s)</source>
        <translation>
            <numerusform>%n recorded game</numerusform>
            <numerusform>%n recorded games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPlayers</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1, %2 sitting out.</source>
        <translation>
            <numerusform>%n is here for round %1, %2 sitting out.</numerusform>
            <numerusform>%n are here for round %1, %2 sitting out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1.</source>
        <translation>
            <numerusform>%n is here for round %1.</numerusform>
            <numerusform>%n are here for round %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubRatings</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubStandings</name>
    <message numerus="yes">
        <source>Round %1 waits for table(s) %2.</source>
        <translation>
            <numerusform>Round %1 waits for table %2.</numerusform>
            <numerusform>Round %1 waits for tables %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameClock</name>
    <message numerus="yes">
        <source>byo-yomi, %n left</source>
        <comment>stretches</comment>
        <translation>
            <numerusform>byo-yomi, the last</numerusform>
            <numerusform>byo-yomi, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <translation>
            <numerusform>%n move to go</numerusform>
            <numerusform>%n moves to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameFiles</name>
    <message numerus="yes">
        <source>%1, %n move(s), not finished.</source>
        <translation>
            <numerusform>%1, %n move, not finished.</numerusform>
            <numerusform>%1, %n moves, not finished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), over.</source>
        <translation>
            <numerusform>%1, %n move, over.</numerusform>
            <numerusform>%1, %n moves, over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1.</source>
        <translation>
            <numerusform>%n picture in %1.</numerusform>
            <numerusform>%n pictures in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1.</source>
        <translation>
            <numerusform>%n game is in %1.</numerusform>
            <numerusform>%n games are in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be written. The first: %1</source>
        <translation>
            <numerusform>%n game could not be written. The first: %1</numerusform>
            <numerusform>%n games could not be written. The first: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LastGame</name>
    <message numerus="yes">
        <source>%n action(s), begun %1</source>
        <translation>
            <numerusform>%n action, begun %1</numerusform>
            <numerusform>%n actions, begun %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Library</name>
    <message numerus="yes">
        <source>Game %1 is in the bin; it is erased after %n day(s).</source>
        <translation>
            <numerusform>Game %1 is in the bin; it is erased after %n day.</numerusform>
            <numerusform>Game %1 is in the bin; it is erased after %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changing %n game(s) …</source>
        <translation>
            <numerusform>Changing %n game …</numerusform>
            <numerusform>Changing %n games …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stayed. The first: %1.</source>
        <translation>
            <numerusform>%n game stayed. The first: %1.</numerusform>
            <numerusform>%n games stayed. The first: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the archive.</source>
        <translation>
            <numerusform>%n game is in the archive.</numerusform>
            <numerusform>%n games are in the archive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are back among the games.</source>
        <translation>
            <numerusform>%n game is back among the games.</numerusform>
            <numerusform>%n games are back among the games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the bin, and are erased after %1 days.</source>
        <translation>
            <numerusform>%n game is in the bin, and is erased after %1 days.</numerusform>
            <numerusform>%n games are in the bin, and are erased after %1 days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have the tags.</source>
        <translation>
            <numerusform>%n game has the tags.</numerusform>
            <numerusform>%n games have the tags.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PaperSheets</name>
    <message numerus="yes">
        <source>Written to %1: %n page(s).</source>
        <translation>
            <numerusform>Written to %1: %n page.</numerusform>
            <numerusform>Written to %1: %n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Prints</name>
    <message numerus="yes">
        <source>%n page(s); print at 100 %.</source>
        <translation>
            <numerusform>%n page; print at 100 %.</numerusform>
            <numerusform>%n pages; print at 100 %.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Puzzles</name>
    <message numerus="yes">
        <source>%n puzzle(s) found</source>
        <translation>
            <numerusform>%n puzzle found</numerusform>
            <numerusform>%n puzzles found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Review</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Table</name>
    <message numerus="yes">
        <source>%1 win(s)</source>
        <comment>one or several winners</comment>
        <translation>
            <numerusform>%1 wins</numerusform>
            <numerusform>%1 win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::TableBoard</name>
    <message numerus="yes">
        <source>%1 is out then; the others play on.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>%1 is out then; the others play on.</numerusform>
            <numerusform>%1 are out then; the others play on.</numerusform>
        </translation>
    </message>
</context>
</TS>
