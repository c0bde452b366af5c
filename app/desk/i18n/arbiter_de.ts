<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message>
        <source>Choose that game</source>
        <translation>Dieses Spiel wählen</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Zeit ausrufen</translation>
    </message>
    <message>
        <source>Set the camera up</source>
        <translation>Kamera einrichten</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>Jede zeigen</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Das Spiel dem Tisch angleichen …</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Gibt auf</translation>
    </message>
    <message>
        <source>Give time …</source>
        <translation>Zeit geben …</translation>
    </message>
    <message>
        <source>Drawn: cannot mate</source>
        <translation>Remis: kann nicht mattsetzen</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Auf Zeit verloren</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Power: %1</source>
        <translation>Fähigkeit: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: click the square on the board.</source>
        <translation>
            <numerusform>… und %n weiteres: das Feld auf dem Brett anklicken.</numerusform>
            <numerusform>… und %n weitere: das Feld auf dem Brett anklicken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyPage</name>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board, %1</source>
        <translation>Brett, %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>Browse</name>
    <message>
        <source>Up</source>
        <translation>Hinauf</translation>
    </message>
    <message>
        <source>Nothing here that could be chosen.</source>
        <translation>Hier gibt es nichts auszuwählen.</translation>
    </message>
    <message>
        <source>%1, folder</source>
        <translation>%1, Ordner</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Write it here</source>
        <translation>Hierhin schreiben</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <translation>Diesen Ordner nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>Ordner oder Datei</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Correct %1 by hand</source>
        <translation>%1 von Hand berichtigen</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>Von Hand berichtigen</translation>
    </message>
    <message>
        <source>The game changed while it was being corrected.</source>
        <translation>Das Spiel ging weiter, während es berichtigt wurde.</translation>
    </message>
    <message>
        <source>It is shown as it is now; correct it once more if it is still wrong.</source>
        <translation>Es ist zu sehen, wie es jetzt steht; ist es noch falsch, bitte noch einmal berichtigen.</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>Die Berichtigung wurde nicht ausgeführt</translation>
    </message>
</context>
<context>
    <name>Byes</name>
    <message>
        <source>no point</source>
        <translation>kein Punkt</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>ein halber Punkt</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>what a bye is worth, a number that need not be whole</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bye, and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>has no table</source>
        <translation>hat keinen Tisch</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>setzte aus</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>hatte keinen Tisch</translation>
    </message>
</context>
<context>
    <name>CameraBoardStep</name>
    <message>
        <source>Where the board is</source>
        <translation>Wo das Brett liegt</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Sucht …</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Click the corners</source>
        <translation>Ecken anklicken</translation>
    </message>
    <message>
        <source>The grid must lie on the squares. Drag a corner where it does not.</source>
        <translation>Das Gitter muss auf den Feldern liegen. Wo nicht, eine Ecke ziehen.</translation>
    </message>
    <message>
        <source>Click the corners of the playing field, not of the frame, in the order asked for.</source>
        <translation>Die Ecken des Spielfelds anklicken, nicht die des Rahmens, in der verlangten Reihenfolge.</translation>
    </message>
    <message>
        <source>Show the whole board; pieces may stand on it.</source>
        <translation>Das ganze Brett zeigen; Figuren dürfen darauf stehen.</translation>
    </message>
    <message>
        <source>South sits at this side of the picture</source>
        <translation>Süd sitzt an dieser Seite des Bildes</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>CameraCard</name>
    <message>
        <source>Show the camera</source>
        <translation>Kamera zeigen</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>Weiter beobachten</translation>
    </message>
    <message>
        <source>Stop watching for a while</source>
        <translation>Beobachten unterbrechen</translation>
    </message>
</context>
<context>
    <name>CameraKeepStep</name>
    <message>
        <source>Keep this place</source>
        <translation>Diesen Ort behalten</translation>
    </message>
    <message>
        <source>Under the name of the source it is used by itself whenever that source is opened.</source>
        <translation>Unter dem Namen der Quelle gilt er von selbst, sobald diese Quelle geöffnet wird.</translation>
    </message>
    <message>
        <source>A name, such as club table</source>
        <translation>Ein Name, etwa Vereinstisch</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>Aufbewahrt als %1.</translation>
    </message>
</context>
<context>
    <name>CameraPage</name>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Set it up in four steps</source>
        <translation>Einrichten in vier Schritten</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Click %1 of the board</source>
        <translation>Anklicken: %1 des Bretts</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>Kamera %1</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Handy</translation>
    </message>
</context>
<context>
    <name>CameraQualityStep</name>
    <message>
        <source>Can it be read?</source>
        <translation>Ist es lesbar?</translation>
    </message>
    <message>
        <source>Good: the camera can stay as it is.</source>
        <translation>Gut: Die Kamera kann so bleiben.</translation>
    </message>
    <message>
        <source>Good enough, though it could be better.</source>
        <translation>Gut genug, es ginge aber besser.</translation>
    </message>
    <message>
        <source>Not good enough to read the game.</source>
        <translation>Nicht gut genug, um das Spiel zu lesen.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Neu vermessen</translation>
    </message>
    <message>
        <source>Show what is read</source>
        <translation>Gelesenes zeigen</translation>
    </message>
</context>
<context>
    <name>CameraSourceStep</name>
    <message>
        <source>What to watch</source>
        <translation>Was beobachtet wird</translation>
    </message>
    <message>
        <source>0, a film, a folder, rtsp://…</source>
        <translation>0, ein Film, ein Ordner, rtsp://…</translation>
    </message>
    <message>
        <source>Film …</source>
        <translation>Film …</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>Ordner …</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Set up before:</source>
        <translation>Früher eingerichtet:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Kamera wählen</translation>
    </message>
    <message>
        <source>A phone sends its pictures.</source>
        <translation>Ein Handy sendet seine Bilder.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>Das Handy ist verbunden und sendet keine Bilder.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>Warten auf das Handy …</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>Handy verwenden</translation>
    </message>
</context>
<context>
    <name>CameraTagsStep</name>
    <message>
        <source>Tags on the pieces</source>
        <translation>Marken auf den Figuren</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>wer will</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>The corner of a1</source>
        <translation>Die Ecke von a1</translation>
    </message>
    <message>
        <source>The far end of the first rank</source>
        <translation>Das ferne Ende der ersten Reihe</translation>
    </message>
    <message>
        <source>The corner opposite a1</source>
        <translation>Die Ecke gegenüber a1</translation>
    </message>
    <message>
        <source>The far end of the a-file</source>
        <translation>Das ferne Ende der a-Linie</translation>
    </message>
    <message>
        <source>Camera: %1</source>
        <translation>Kamera: %1</translation>
    </message>
    <message>
        <source>No picture yet. Say in the first step what to watch.</source>
        <translation>Noch kein Bild. Im ersten Schritt angeben, was beobachtet werden soll.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Keine Kamera</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>left in the game</source>
        <translation>übrig im Spiel</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Zeit ausrufen</translation>
    </message>
    <message>
        <source>Time a player: %1</source>
        <translation>Zeit je Spieler: %1</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Die Uhren stellen</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>the time is over</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>verbraucht %1</translation>
    </message>
    <message>
        <source>used so far</source>
        <translation>bisher verbraucht</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a player and the army</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ClockSheet</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Die Uhren stellen</translation>
    </message>
    <message>
        <source>Whose clock</source>
        <translation>Wessen Uhr</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>hat noch</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Zeit übrig</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 min</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Grund; er wird mit dem Spiel aufbewahrt</translation>
    </message>
    <message>
        <source>Another time from now on; what was thought stays thought:</source>
        <translation>Von jetzt an eine andere Bedenkzeit; was verbraucht ist, bleibt verbraucht:</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Agree on it</source>
        <translation>So vereinbaren</translation>
    </message>
    <message>
        <source>Changed so far</source>
        <translation>Bisher geändert</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <translation>−%1 min</translation>
    </message>
    <message>
        <source>Illegal move: the first gives the opponent %1 more minutes, the next one loses.</source>
        <translation>Regelwidriger Zug: Der erste gibt dem Gegner %1 Minuten mehr, der nächste verliert.</translation>
    </message>
    <message>
        <source>%1: second illegal move, lost</source>
        <translation>%1: zweiter regelwidriger Zug, verloren</translation>
    </message>
    <message>
        <source>Illegal move of %1</source>
        <translation>Regelwidriger Zug von %1</translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message>
        <source>Arbiter: the clocks</source>
        <translation>Arbiter: die Uhren</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>things to do by hand</comment>
        <translation>
            <numerusform>%1, und noch eines</numerusform>
            <numerusform>%1, und noch %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>Close the clocks</source>
        <translation>Die Uhren schließen</translation>
    </message>
</context>
<context>
    <name>ClubBar</name>
    <message>
        <source>All events</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>How strong everybody is, and what the armies are worth.</source>
        <translation>Wie stark alle sind, und was die Armeen wert sind.</translation>
    </message>
    <message>
        <source>Standings over several events.</source>
        <translation>Die Tabelle über mehrere Turniere.</translation>
    </message>
    <message>
        <source>Evenings and tournaments: who is here, who sits where, who is ahead.</source>
        <translation>Abende und Turniere: wer da ist, wer wo sitzt, wer vorn liegt.</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Großbild</translation>
    </message>
    <message>
        <source>Big screen: all tables in a window for the room</source>
        <translation>Großbild: alle Tische in einem Fenster für den Saal</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>Turnier ändern</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Tische des Vereinsservers</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>Jemanden hinzufügen</translation>
    </message>
</context>
<context>
    <name>ClubCourse</name>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the oldest at the left</source>
        <translation>
            <numerusform>%n Partie, die älteste links</numerusform>
            <numerusform>%n Partien, die älteste links</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points in all, %2 a game</source>
        <translation>%1 Punkte insgesamt, %2 je Partie</translation>
    </message>
    <message>
        <source>a full bar is a first place</source>
        <translation>ein voller Balken ist ein erster Platz</translation>
    </message>
</context>
<context>
    <name>ClubEventOptions</name>
    <message>
        <source>Something else …</source>
        <translation>Etwas anderes …</translation>
    </message>
    <message>
        <source>Like with like (Swiss)</source>
        <translation>Gleich mit gleich (Schweizer System)</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>All rounds at once</source>
        <translation>Alle Runden auf einmal</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>Partner sitzen sich gegenüber</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>With the seating</source>
        <translation>Mit dem Sitzplan</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Durch Los</translation>
    </message>
    <message>
        <source>Won 1, drawn ½, lost 0</source>
        <translation>Sieg 1, Remis ½, Niederlage 0</translation>
    </message>
    <message>
        <source>The points of the game</source>
        <translation>Die Punkte der Partie</translation>
    </message>
    <message>
        <source>Won 3, drawn 1, lost 0</source>
        <translation>Sieg 3, Remis 1, Niederlage 0</translation>
    </message>
    <message>
        <source>By place: 3, 2, 1, 0</source>
        <translation>Nach Plätzen: 3, 2, 1, 0</translation>
    </message>
    <message>
        <source>A won game</source>
        <translation>Eine gewonnene Partie</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Eine unentschiedene Partie</translation>
    </message>
    <message>
        <source>No point</source>
        <translation>Kein Punkt</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Who meets whom, and whether it depends on the results.</source>
        <translation>Wer auf wen trifft, und ob das von den Ergebnissen abhängt.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone, or two play together.</source>
        <translation>Ob alle für sich spielen oder je zwei zusammen.</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>Dreiertische</translation>
    </message>
    <message>
        <source>If the players do not fill all tables, three sit at some of them. Otherwise somebody has a bye.</source>
        <translation>Füllen die Spieler nicht alle Tische, sitzen an einigen nur drei. Sonst hat jemand spielfrei.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Who chooses the armies, and when.</source>
        <translation>Wer die Armeen wählt, und wann.</translation>
    </message>
    <message>
        <source>Minutes for a game</source>
        <translation>Minuten für eine Partie</translation>
    </message>
    <message>
        <source>The time of the whole game. Empty: as its rules say.</source>
        <translation>Die Zeit der ganzen Partie. Leer: wie in ihren Regeln.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 60:00 game: one time for all. Empty: as the rules say.</source>
        <translation>5+3: Minuten je Spieler und Sekunden je Zug. 60:00 game: eine Zeit für alle. Leer: wie in den Regeln.</translation>
    </message>
    <message>
        <source>Points of a table</source>
        <translation>Punkte eines Tisches</translation>
    </message>
    <message>
        <source>What a game is worth in the standings.</source>
        <translation>Was eine Partie in der Tabelle zählt.</translation>
    </message>
    <message>
        <source>Points of your own</source>
        <translation>Eigene Punkte</translation>
    </message>
    <message>
        <source>&quot;places 4-2-1-0&quot; by place, &quot;win 2-1-0&quot; for won, drawn and lost.</source>
        <translation>&quot;places 4-2-1-0&quot; nach Plätzen, &quot;win 2-1-0&quot; für Sieg, Remis und Niederlage.</translation>
    </message>
    <message>
        <source>A round without a table</source>
        <translation>Eine Runde ohne Tisch</translation>
    </message>
    <message>
        <source>What it is worth to a player who is left over.</source>
        <translation>Was sie einem Spieler zählt, der übrig bleibt.</translation>
    </message>
    <message>
        <source>Points of that round</source>
        <translation>Punkte dieser Runde</translation>
    </message>
    <message>
        <source>A round that a player sits out</source>
        <translation>Eine Runde, die ein Spieler aussetzt</translation>
    </message>
    <message>
        <source>What it is worth to a player who asked for it.</source>
        <translation>Was sie einem Spieler zählt, der darum gebeten hat.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Year, month and day. Empty: today.</source>
        <translation>Jahr, Monat und Tag. Leer: heute.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Where it is played, as prints show it.</source>
        <translation>Wo gespielt wird, wie es auf Ausdrucken steht.</translation>
    </message>
    <message>
        <source>The club&apos;s house</source>
        <translation>Das Vereinsheim</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
</context>
<context>
    <name>ClubEvents</name>
    <message>
        <source>No event has been made yet. An event is one evening, or a tournament: a game, some rounds, and who comes.</source>
        <translation>Noch ist kein Turnier angelegt. Das kann ein Abend sein oder ein Turnier: ein Spiel, einige Runden, und wer kommt.</translation>
    </message>
    <message>
        <source>Make the first one</source>
        <translation>Das erste anlegen</translation>
    </message>
</context>
<context>
    <name>ClubExport</name>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Ort wählen …</translation>
    </message>
    <message>
        <source>Where is it to be written?</source>
        <translation>Wohin soll es geschrieben werden?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Die Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 gibt es schon. Was darin steht, geht verloren.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ClubGridCell</name>
    <message>
        <source>%1 (leaves)</source>
        <translation>%1 (geht)</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1, Tisch %2</translation>
    </message>
</context>
<context>
    <name>ClubGridPane</name>
    <message>
        <source>Who enters it</source>
        <translation>Wer es einträgt</translation>
    </message>
    <message>
        <source>Why by hand, for all of them</source>
        <translation>Warum von Hand, für alle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Take back table %1</source>
        <translation>Tisch %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Type points, = for half a point, or - for a no-show. For two players one cell is enough.</source>
        <translation>Tippen Sie Punkte, = für einen halben, oder - für jemanden, der nicht kam. Bei zwei Spielern genügt eine Zelle.</translation>
    </message>
    <message>
        <source>Type places, or - for a no-show.</source>
        <translation>Tippen Sie Plätze, oder - für jemanden, der nicht kam.</translation>
    </message>
    <message>
        <source>Enter goes to the next table, Ctrl+Z takes the last entry back.</source>
        <translation>Enter geht zum nächsten Tisch, Strg+Z nimmt den letzten Eintrag zurück.</translation>
    </message>
    <message>
        <source>Replace the referee&apos;s result of table %1?</source>
        <translation>Das Ergebnis des Schiedsrichters an Tisch %1 ersetzen?</translation>
    </message>
    <message>
        <source>%1 The result by hand counts instead, until it is taken back.</source>
        <translation>%1 Stattdessen zählt das Ergebnis von Hand, bis es zurückgenommen wird.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ClubGridPeople</name>
    <message>
        <source>Players of table %1</source>
        <translation>Spieler an Tisch %1</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Kommt zurück</translation>
    </message>
    <message>
        <source>Leaves after this round</source>
        <translation>Geht nach dieser Runde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what the button does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A player who leaves is not seated in later rounds. Results stay.</source>
        <translation>Wer geht, wird in späteren Runden nicht gesetzt. Ergebnisse bleiben.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ClubGridRow</name>
    <message>
        <source>Not entered yet: something is missing.</source>
        <translation>Noch nicht eingetragen: Es fehlt etwas.</translation>
    </message>
    <message>
        <source>%1 Press Enter to replace it.</source>
        <translation>%1 Enter ersetzt es.</translation>
    </message>
    <message>
        <source>Table %1: its players</source>
        <translation>Tisch %1: seine Spieler</translation>
    </message>
</context>
<context>
    <name>ClubLeagueForm</name>
    <message>
        <source>Edit the league</source>
        <translation>Liga ändern</translation>
    </message>
    <message>
        <source>A new league</source>
        <translation>Eine neue Liga</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Winter league</source>
        <translation>Winterliga</translation>
    </message>
    <message>
        <source>What an event is worth</source>
        <translation>Was ein Turnier zählt</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>Seine Punkte</translation>
    </message>
    <message>
        <source>Points for ranks</source>
        <translation>Punkte für Plätze</translation>
    </message>
    <message>
        <source>How many of somebody&apos;s events count (empty: all)</source>
        <translation>Wie viele Turniere einer Person zählen (leer: alle)</translation>
    </message>
    <message>
        <source>Its events</source>
        <translation>Ihre Turniere</translation>
    </message>
    <message>
        <source>There is no event yet.</source>
        <translation>Noch gibt es kein Turnier.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>ClubLeagueLine</name>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 Punkte</translation>
    </message>
</context>
<context>
    <name>ClubLeaguesPane</name>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>Neue Liga</translation>
    </message>
</context>
<context>
    <name>ClubMerge</name>
    <message>
        <source>The games and seats of %1 become those of %2, and only what is known of %2 stays.</source>
        <translation>Partien und Plätze von %1 werden die von %2, und nur was von %2 bekannt ist, bleibt.</translation>
    </message>
    <message>
        <source>This is not taken back.</source>
        <translation>Das wird nicht zurückgenommen.</translation>
    </message>
    <message>
        <source>Is %1 the same as %2?</source>
        <translation>Ist %1 dieselbe Person wie %2?</translation>
    </message>
    <message>
        <source>They are one</source>
        <translation>Es ist dieselbe</translation>
    </message>
    <message>
        <source>Who is %1 too?</source>
        <translation>Wer ist auch %1?</translation>
    </message>
    <message>
        <source>Somebody who is in the list twice, under two names or twice under one.</source>
        <translation>Jemand, der zweimal in der Liste steht, unter zwei Namen oder zweimal unter einem.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ClubNewEvent</name>
    <message>
        <source>Edit the event</source>
        <translation>Turnier ändern</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>Freitag</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Einstellungen</translation>
    </message>
</context>
<context>
    <name>ClubNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1 läuft noch in diesem Fenster.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Es bleibt, wie es steht, und kann unter Partien fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Its game, number %1, was begun already.</source>
        <translation>Die Partie dort, Nummer %1, ist schon begonnen.</translation>
    </message>
    <message>
        <source>It must not be played at another window at the same time.</source>
        <translation>Sie darf nicht zugleich in einem anderen Fenster gespielt werden.</translation>
    </message>
    <message>
        <source>What is published stands: nobody is moved any more, and its tables can begin.</source>
        <translation>Was veröffentlicht ist, gilt: Niemand wird mehr umgesetzt, und die Tische können beginnen.</translation>
    </message>
    <message>
        <source>The draft is not up to date: %1. %2</source>
        <translation>Der Entwurf ist nicht mehr aktuell: %1. %2</translation>
    </message>
    <message>
        <source>Everything that is known of them goes for good, also where a game&apos;s record names them.</source>
        <translation>Alles, was von dieser Person bekannt ist, verschwindet endgültig, auch wo eine Partie sie nennt.</translation>
    </message>
    <message>
        <source>Erase %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>Games, results and standings stay, of a number. It cannot be taken back.</source>
        <translation>Partien, Ergebnisse und Tabellen bleiben, unter einer Nummer. Es lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Erase it for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen, wie es ist</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Wer da ist</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Sitzplan</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>Runde %1 veröffentlichen?</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Runde %1 veröffentlichen</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>Das Spiel von Tisch %1 beginnen?</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Tisch %1 beginnen</translation>
    </message>
    <message>
        <source>Go on with table %1 in this window?</source>
        <translation>Mit Tisch %1 in diesem Fenster weiterspielen?</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligen</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back?</source>
        <translation>Die Veröffentlichung der Runde %1 zurücknehmen?</translation>
    </message>
    <message>
        <source>The round is a draft again, and its pairings can change. Print its slips again.</source>
        <translation>Die Runde ist wieder ein Entwurf, und ihre Paarungen können sich ändern. Drucken Sie ihre Zettel neu.</translation>
    </message>
    <message>
        <source>Make it a draft again</source>
        <translation>Wieder zum Entwurf machen</translation>
    </message>
</context>
<context>
    <name>ClubPeoplePane</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Nobody has that name.</source>
        <translation>Niemand heißt so.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Whoever sits at a table by name is here from then on.</source>
        <translation>Der Verein kennt noch niemanden. Wer mit Namen an einem Tisch sitzt, steht von da an hier.</translation>
    </message>
    <message>
        <source>Choose somebody to see what they have played.</source>
        <translation>Jemanden wählen, um zu sehen, was gespielt wurde.</translation>
    </message>
</context>
<context>
    <name>ClubPerson</name>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Is somebody else too</source>
        <translation>Ist auch jemand anderes</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>No game that has ended counts for them yet.</source>
        <translation>Noch zählt keine beendete Partie für diese Person.</translation>
    </message>
    <message>
        <source>Best moments</source>
        <translation>Beste Augenblicke</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubPersonForm</name>
    <message>
        <source>Edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>The club knows %n people of that name already. They are told apart by their numbers.</source>
        <translation>
            <numerusform>Der Verein kennt schon jemanden dieses Namens. Sie werden an ihren Nummern unterschieden.</numerusform>
            <numerusform>Der Verein kennt schon %n Personen dieses Namens. Sie werden an ihren Nummern unterschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>Geburtsjahr</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Nummer dort</translation>
    </message>
    <message>
        <source>Number at the federation</source>
        <translation>Nummer beim Verband</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Add another one</source>
        <translation>Noch jemanden</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ClubPlayersPane</name>
    <message>
        <source>Search, or a new name</source>
        <translation>Suchen, oder ein neuer Name</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>Alle sind da</translation>
    </message>
    <message>
        <source>All %1 are here</source>
        <translation>Alle %1 sind da</translation>
    </message>
    <message>
        <source>Nobody has that name; add whoever is new.</source>
        <translation>Niemand heißt so; wer neu ist, kann hinzugefügt werden.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Type a name above, and add it.</source>
        <translation>Der Verein kennt noch niemanden. Oben einen Namen eingeben und hinzufügen.</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, hier</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <translation>%1, nicht da</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>%1 sits out this round</source>
        <translation>%1 setzt diese Runde aus</translation>
    </message>
</context>
<context>
    <name>ClubQuality</name>
    <message>
        <source>How good it is</source>
        <translation>Wie gut er ist</translation>
    </message>
    <message>
        <source>Nothing to wish for: nobody meets twice, everything is even.</source>
        <translation>Nichts zu wünschen: Niemand trifft sich zweimal, alles ist ausgeglichen.</translation>
    </message>
    <message>
        <source>%1  (bound %2)</source>
        <translation>%1  (Schranke %2)</translation>
    </message>
</context>
<context>
    <name>ClubRatingList</name>
    <message>
        <source>%1, provisional</source>
        <comment>a rating</comment>
        <translation>%1, vorläufig</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a provisional rating</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>provisional</source>
        <comment>a rating</comment>
        <translation>vorläufig</translation>
    </message>
</context>
<context>
    <name>ClubRatingsPane</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games outside events too</source>
        <translation>Auch Partien außerhalb von Turnieren</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>How often each came first. The bar is where that lies most likely (95 %);</source>
        <translation>Wie oft jede Erste war. Der Balken ist, wo das am wahrscheinlichsten liegt (95 %);</translation>
    </message>
    <message>
        <source>the line is where it would be if all were equal.</source>
        <translation>der Strich ist, wo es läge, wären alle gleich.</translation>
    </message>
    <message>
        <source>Games of two players</source>
        <translation>Partien von zwei Spielern</translation>
    </message>
    <message>
        <source>Everybody begins at 1500, and who is rated 200 higher scores about three of four points.</source>
        <translation>Alle beginnen bei 1500, und wer 200 höher steht, holt etwa drei von vier Punkten.</translation>
    </message>
    <message>
        <source>With ±: the true strength is that close to the number, 19 times of 20.</source>
        <translation>Mit ±: So nahe an der Zahl liegt die wahre Stärke, 19 von 20 Malen.</translation>
    </message>
    <message>
        <source>Games of three players and more</source>
        <translation>Partien von drei und mehr Spielern</translation>
    </message>
    <message>
        <source>Everybody begins at 0. The number is the strength that a player almost surely has.</source>
        <translation>Alle beginnen bei 0. Die Zahl ist die Stärke, die ein Spieler so gut wie sicher hat.</translation>
    </message>
    <message>
        <source>Below it: the best guess, and with ± how far off that may be.</source>
        <translation>Darunter: die beste Schätzung, und mit ±, wie weit sie daneben liegen kann.</translation>
    </message>
</context>
<context>
    <name>ClubRemote</name>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Tische des Vereinsservers</translation>
    </message>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1 wird in diesem Fenster noch gespielt.</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>Die Partie von Tisch %1 beginnen?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Die Partie bleibt aufbewahrt, wie sie steht, und kann unter „Partien“ fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Tisch %1 beginnen</translation>
    </message>
    <message>
        <source>Another machine has begun this game.</source>
        <translation>Ein anderes Gerät hat diese Partie begonnen.</translation>
    </message>
    <message>
        <source>Take over table %1?</source>
        <translation>Tisch %1 übernehmen?</translation>
    </message>
    <message>
        <source>It is shut out, and the game goes on here as far as the club has it.</source>
        <translation>Es wird ausgeschlossen, und die Partie geht hier so weit weiter, wie der Verein sie hat.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Asking the club …</source>
        <translation>Der Verein wird gefragt …</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
    <message>
        <source>Take over …</source>
        <translation>Übernehmen …</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Hier fortsetzen</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>%1: round %2, table %3</source>
        <translation>%1: Runde %2, Tisch %3</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
</context>
<context>
    <name>ClubResult</name>
    <message>
        <source>Table %1, round %2</source>
        <translation>Tisch %1, Runde %2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Platz von %1</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Kam nicht</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1 kam nicht</translation>
    </message>
    <message>
        <source>Places come from the points where they are left out.</source>
        <translation>Fehlende Plätze ergeben sich aus den Punkten.</translation>
    </message>
    <message>
        <source>Who enters it</source>
        <translation>Wer es einträgt</translation>
    </message>
    <message>
        <source>Why it is entered by hand</source>
        <translation>Warum es von Hand eingetragen wird</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
</context>
<context>
    <name>ClubSeat</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
</context>
<context>
    <name>ClubSeatingPane</name>
    <message>
        <source>All rounds are published</source>
        <translation>Alle Runden sind veröffentlicht</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Runde %1, ein Entwurf</translation>
    </message>
    <message>
        <source>Round %1 is not seated yet</source>
        <translation>Runde %1 hat noch keinen Sitzplan</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Propose again without them</source>
        <translation>Ohne sie neu vorschlagen</translation>
    </message>
    <message>
        <source>Propose without them</source>
        <translation>Ohne sie vorschlagen</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>Neu vorschlagen</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Runde %1 veröffentlichen</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Wer da ist</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>Choose two people, and they change places.</source>
        <translation>Zwei Personen wählen, und sie tauschen die Plätze.</translation>
    </message>
    <message>
        <source>A proposal is a draft: nothing holds before it is published.</source>
        <translation>Ein Vorschlag ist ein Entwurf: Nichts gilt, bevor er veröffentlicht ist.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Move %1 to table %2</source>
        <translation>%1 an Tisch %2 setzen</translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation>Ohne Tisch</translation>
    </message>
    <message>
        <source>%1 and %2 change places?</source>
        <translation>%1 und %2 tauschen die Plätze?</translation>
    </message>
    <message>
        <source>%1: choose with whom to change places.</source>
        <translation>%1: bitte wählen, mit wem getauscht wird.</translation>
    </message>
    <message>
        <source>That breaks what must hold: %1.</source>
        <translation>Das verletzt, was gelten muss: %1.</translation>
    </message>
    <message>
        <source>Swap all the same</source>
        <translation>Trotzdem tauschen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Noch keine Armee</translation>
    </message>
    <message>
        <source>No table this round</source>
        <translation>Kein Tisch diese Runde</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
</context>
<context>
    <name>ClubStandingsPane</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 Punkte</translation>
    </message>
</context>
<context>
    <name>ClubTable</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, hier</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>kam nicht</translation>
    </message>
    <message>
        <source>1 pt</source>
        <translation>1 Pkt.</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 Pkt.</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>Play table %1 at this board</source>
        <translation>Tisch %1 an diesem Brett spielen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1, Tisch %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Watch table %1</source>
        <translation>An Tisch %1 zuschauen</translation>
    </message>
</context>
<context>
    <name>ClubTablesPane</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n table(s) without a result</source>
        <translation>
            <numerusform>%1 von %n Tisch ohne Ergebnis</numerusform>
            <numerusform>%1 von %n Tischen ohne Ergebnis</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables of round %1 have their results</source>
        <translation>Alle Tische der Runde %1 haben ihr Ergebnis</translation>
    </message>
    <message>
        <source>Seat round %1</source>
        <translation>Runde %1 setzen</translation>
    </message>
    <message>
        <source>No round is published yet. Once one is, its tables stand here and can begin.</source>
        <translation>Noch ist keine Runde veröffentlicht. Sobald eine es ist, stehen ihre Tische hier und können beginnen.</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Sitzplan</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by nobody: moves are entered by hand.</source>
        <translation>Partien, die hier beginnen, beobachtet niemand: Züge werden von Hand eingegeben.</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by %1.</source>
        <translation>Partien, die hier beginnen, werden von %1 beobachtet.</translation>
    </message>
    <message>
        <source>That is chosen under New game.</source>
        <translation>Das wird unter Neues Spiel gewählt.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Enter all results</source>
        <translation>Alle Ergebnisse eintragen</translation>
    </message>
    <message>
        <source>Take the publication back</source>
        <translation>Veröffentlichung zurücknehmen</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back</source>
        <translation>Die Veröffentlichung der Runde %1 zurücknehmen</translation>
    </message>
</context>
<context>
    <name>ClubTieChoice</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Feinwertungen</translation>
    </message>
    <message>
        <source>They decide between players with as many points, the first one first.</source>
        <translation>Sie entscheiden bei Punktgleichheit, die erste zuerst.</translation>
    </message>
    <message>
        <source>Usually: %1.</source>
        <translation>Üblich: %1.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Add a tie-break</source>
        <translation>Feinwertung hinzufügen</translation>
    </message>
</context>
<context>
    <name>ClubWallFoot</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Time of the round, in minutes or as 1:30:00</source>
        <translation>Zeit der Runde, in Minuten oder als 1:30:00</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Set the time of the round</source>
        <translation>Die Zeit der Runde stellen</translation>
    </message>
    <message>
        <source>Pause the time of the round</source>
        <translation>Die Zeit der Runde anhalten</translation>
    </message>
    <message>
        <source>Start the time of the round</source>
        <translation>Die Zeit der Runde starten</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 Min</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>Fünf Minuten mehr</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Die vorige Seite</translation>
    </message>
    <message>
        <source>Let the pages turn by themselves</source>
        <translation>Die Seiten von selbst blättern lassen</translation>
    </message>
    <message>
        <source>Stay on this page</source>
        <translation>Auf dieser Seite bleiben</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>Die nächste Seite</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>Das Großbild schließen</translation>
    </message>
</context>
<context>
    <name>ClubWallHead</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result</source>
        <translation>
            <numerusform>%n Tisch ohne Ergebnis</numerusform>
            <numerusform>%n Tische ohne Ergebnis</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Left of the round</source>
        <translation>Rest der Runde</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation>Zeit der Runde</translation>
    </message>
</context>
<context>
    <name>ClubWallPairing</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and why at no table</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ClubWallSeat</name>
    <message>
        <source>did not come</source>
        <translation>kam nicht</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <translation>%1 ist am Zug</translation>
    </message>
</context>
<context>
    <name>ClubWallTable</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
</context>
<context>
    <name>ClubWallWindow</name>
    <message>
        <source>Arbiter: big screen</source>
        <translation>Arbiter: Großbild</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Noch ist keine Runde veröffentlicht.</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Paarungen der Runde %1</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>Tabelle während Runde %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Tabelle nach Runde %1</translation>
    </message>
</context>
<context>
    <name>ClubWhy</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a tie-break and its short name</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>No, go on playing</source>
        <translation>Nein, weiterspielen</translation>
    </message>
</context>
<context>
    <name>ContinueGame</name>
    <message>
        <source>Continue the last game? %1</source>
        <translation>Das letzte Spiel fortsetzen? %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Correct %1</source>
        <translation>%1 berichtigen</translation>
    </message>
    <message>
        <source>Correct the game</source>
        <translation>Spiel berichtigen</translation>
    </message>
    <message>
        <source>All pieces stay where they are.</source>
        <translation>Alle Figuren bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Grund; er wird mit dem Spiel aufbewahrt</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Set the game to the table</source>
        <translation>Das Spiel dem Tisch angleichen</translation>
    </message>
    <message>
        <source>As it stands on the table</source>
        <translation>Wie es auf dem Tisch steht</translation>
    </message>
    <message>
        <source>It is kept as a correction, not as a move: nothing is scored by it, and no rule comes of it.</source>
        <translation>Es wird als Korrektur aufbewahrt, nicht als Zug: Es bringt keine Punkte, und keine Regel folgt daraus.</translation>
    </message>
    <message>
        <source>What was read for certain is taken from the table; go Back to look at the board and change it.</source>
        <translation>Was sicher gelesen wurde, ist vom Tisch übernommen; mit „Zurück“ lässt es sich am Brett ansehen und ändern.</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Bildschirm an %1 geben</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>Nur für %1</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>Bildschirm zurückgeben</translation>
    </message>
    <message>
        <source>Nobody else may look. Nothing is shown before you press the button.</source>
        <translation>Niemand sonst darf hinsehen. Vor dem Knopfdruck ist nichts zu sehen.</translation>
    </message>
    <message>
        <source>What was shown is covered again.</source>
        <translation>Was zu sehen war, ist wieder verdeckt.</translation>
    </message>
    <message>
        <source>The clock stands still until the screen is back.</source>
        <translation>Die Uhr steht, bis der Bildschirm zurück ist.</translation>
    </message>
    <message>
        <source>I am %1: show</source>
        <translation>Ich bin %1: zeigen</translation>
    </message>
    <message>
        <source>Nothing is hidden for you in this game now.</source>
        <translation>In diesem Spiel ist jetzt nichts verborgen.</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Wieder verdecken</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a seat and its board</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Is it to be so?</source>
        <translation>Soll es so sein?</translation>
    </message>
    <message>
        <source>Once it is set it cannot be changed in this game.</source>
        <translation>Einmal gesetzt, lässt es sich in diesem Spiel nicht mehr ändern.</translation>
    </message>
    <message>
        <source>Set it so</source>
        <translation>So setzen</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 Pkt.</translation>
    </message>
    <message>
        <source>Rematch, seats turned</source>
        <translation>Revanche, Plätze getauscht</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Notationsblatt …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>What was played?</source>
        <translation>Was wurde gespielt?</translation>
    </message>
    <message>
        <source>The marked squares are those that change.</source>
        <translation>Die markierten Felder ändern sich.</translation>
    </message>
    <message>
        <source>If it was none of these, enter it on the board, or set the game to the table.</source>
        <translation>War es nichts davon, geben Sie es auf dem Brett ein, oder gleichen Sie das Spiel dem Tisch an.</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Das Spiel dem Tisch angleichen …</translation>
    </message>
    <message>
        <source>Enter it on the board</source>
        <translation>Auf dem Brett eingeben</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export game %1</source>
        <translation>Partie %1 exportieren</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>Everything that everybody may know, to be read by Arbiter again.</source>
        <translation>Alles, was alle wissen dürfen, wieder lesbar für Arbiter.</translation>
    </message>
    <message>
        <source>Moves to be read by people, and by Arbiter again.</source>
        <translation>Züge, lesbar für Menschen und wieder für Arbiter.</translation>
    </message>
    <message>
        <source>As other programs write and read this game.</source>
        <translation>Wie andere Programme dieses Spiel schreiben und lesen.</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Ort wählen …</translation>
    </message>
    <message>
        <source>Where is the game to be written?</source>
        <translation>Wohin soll die Partie geschrieben werden?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Die Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 gibt es schon. Was darin steht, geht verloren.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>With plots of its course, as SVG pictures</source>
        <translation>Mit Schaubildern ihres Verlaufs, als SVG-Bilder</translation>
    </message>
    <message numerus="yes">
        <source>With %n picture(s) of the table</source>
        <translation>
            <numerusform>Mit %n Bild vom Tisch</numerusform>
            <numerusform>Mit %n Bildern vom Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>The game as a QR code</source>
        <translation>Das Spiel als QR-Code</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>%1, fold it away</source>
        <translation>%1, einklappen</translation>
    </message>
    <message>
        <source>%1, unfold it</source>
        <translation>%1, aufklappen</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Which file of games?</source>
        <translation>Welche Datei mit Partien?</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Liest …</translation>
    </message>
    <message>
        <source>%1 games are kept.</source>
        <translation>%1 Partien sind aufbewahrt.</translation>
    </message>
    <message>
        <source>The file holds %1 games. Which is to be kept?</source>
        <translation>Die Datei enthält %1 Partien. Welche soll aufbewahrt werden?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Kept as game %1</source>
        <translation>Aufbewahrt als Partie %1</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <translation>%1 ist nicht aufbewahrt</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Keep all %1</source>
        <translation>Alle %1 behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 games read …</source>
        <translation>%1 Partien gelesen …</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ist schon da</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
</context>
<context>
    <name>GamePlayers</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 Pkt.</translation>
    </message>
</context>
<context>
    <name>GamePoints</name>
    <message>
        <source>Points of game %1, %2</source>
        <translation>Punkte von Partie %1, %2</translation>
    </message>
    <message>
        <source>No points were scored.</source>
        <translation>Es gab keine Punkte.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>GamesBar</name>
    <message>
        <source>Select a game to see what can be done with it. Return or a double click opens it.</source>
        <translation>Eine Partie auswählen, um zu sehen, was möglich ist. Eingabetaste oder Doppelklick öffnet sie.</translation>
    </message>
    <message>
        <source>Game %1, %2</source>
        <translation>Partie %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n Partie ausgewählt</numerusform>
            <numerusform>%n Partien ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Notationsblatt</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>More about game %1</source>
        <translation>Mehr zu Partie %1</translation>
    </message>
    <message>
        <source>More about the selected games</source>
        <translation>Mehr zu den ausgewählten Partien</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message numerus="yes">
        <source>Export %n game(s)</source>
        <translation>
            <numerusform>%n Partie exportieren</numerusform>
            <numerusform>%n Partien exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>Each game&apos;s own notation</source>
        <translation>Notation der Partie</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Every game gets a file of its own, in a new folder. No file is replaced.</source>
        <translation>Jede Partie erhält eine eigene Datei in einem neuen Ordner. Keine Datei wird ersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) are written …</source>
        <translation>
            <numerusform>%1 von %n Partie ist geschrieben …</numerusform>
            <numerusform>%1 von %n Partien sind geschrieben …</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>In which folder are the games to be written?</source>
        <translation>In welchen Ordner sollen die Partien?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Find a player, game, army, event or tag</source>
        <translation>Spieler, Spiel, Armee, Veranstaltung oder Stichwort suchen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Jeder Tag</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Jede Armee</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Jede Veranstaltung</translation>
    </message>
    <message>
        <source>Every tag</source>
        <translation>Jedes Stichwort</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Papierkorb leeren …</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Papierkorb leeren?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) and the pictures of their tables are erased for good.</source>
        <translation>
            <numerusform>%n Partie und die Bilder ihres Tischs werden endgültig gelöscht.</numerusform>
            <numerusform>%n Partien und die Bilder ihrer Tische werden endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Dort lassen</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>Sort by: %1</source>
        <translation>Sortieren nach: %1</translation>
    </message>
    <message>
        <source>%1, sorted from the end</source>
        <translation>%1, absteigend sortiert</translation>
    </message>
    <message>
        <source>%1, sorted from the beginning</source>
        <translation>%1, aufsteigend sortiert</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1, %2</source>
        <translation>Partie %1, %2</translation>
    </message>
    <message>
        <source>Copy its moves</source>
        <translation>Ihre Züge kopieren</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Stichwörter, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>final, brilliant, to be looked at</source>
        <translation>Finale, glänzend, noch ansehen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Take it out of the archive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Put it in the archive</source>
        <translation>Ins Archiv legen</translation>
    </message>
    <message>
        <source>Take it out of the bin</source>
        <translation>Aus dem Papierkorb holen</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>It is the game on the table: begin or take up another one first to delete it.</source>
        <translation>Sie liegt auf dem Tisch: Erst eine andere beginnen oder aufnehmen, dann kann sie gelöscht werden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n Partie ausgewählt</numerusform>
            <numerusform>%n Partien ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags to add, with commas between them</source>
        <translation>Neue Stichwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Take them out of the archive</source>
        <translation>Aus dem Archiv nehmen</translation>
    </message>
    <message>
        <source>Put them in the archive</source>
        <translation>Ins Archiv legen</translation>
    </message>
    <message>
        <source>Take them out of the bin</source>
        <translation>Aus dem Papierkorb nehmen</translation>
    </message>
    <message>
        <source>Delete them …</source>
        <translation>Löschen …</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, Partie %2, läuft noch.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with here.</source>
        <translation>Es bleibt, wie es steht, und kann hier fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Take up game %1?</source>
        <translation>Partie %1 aufnehmen?</translation>
    </message>
    <message>
        <source>Take up game %1</source>
        <translation>Partie %1 aufnehmen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Aufbewahrt in %1</translation>
    </message>
    <message>
        <source>Load a file</source>
        <translation>Datei laden</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Noch ist keine Partie aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>So eine Partie gibt es nicht.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>Nothing is in the archive.</source>
        <translation>Im Archiv liegt nichts.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>%n Partie löschen?</numerusform>
            <numerusform>%n Partien löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They go to the bin. From there they can be taken back for %n day(s).</source>
        <translation>
            <numerusform>Sie kommen in den Papierkorb. Von dort lassen sie sich %n Tag lang zurückholen.</numerusform>
            <numerusform>Sie kommen in den Papierkorb. Von dort lassen sie sich %n Tage lang zurückholen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>%n Partie löschen</numerusform>
            <numerusform>%n Partien löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Dort lassen</translation>
    </message>
    <message>
        <source>Clean up empty games</source>
        <translation>Leere Partien aufräumen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n empty game(s)?</source>
        <translation>
            <numerusform>%n leere Partie löschen?</numerusform>
            <numerusform>%n leere Partien löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was played in them. They go to the bin, and can be taken back from there.</source>
        <translation>In ihnen wurde nichts gespielt. Sie kommen in den Papierkorb und lassen sich von dort zurückholen.</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Game %1, %2</source>
        <translation>Partie %1, %2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>jetzt auf dem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, ausgewählt</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GuestWindow</name>
    <message>
        <source>Arbiter: for guests</source>
        <translation>Arbiter: für Gäste</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Find in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>No rule here has these words.</source>
        <translation>Keine Regel hier enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>HandPiece</name>
    <message>
        <source>%1 %2 in hand</source>
        <translation>%1 %2 in der Hand</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n Brett</numerusform>
            <numerusform>%n Bretter</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Bring again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Mehr zu diesem Spiel</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>Instructions</name>
    <message>
        <source>Do this: %1</source>
        <translation>Zu tun: %1</translation>
    </message>
    <message>
        <source>Do this on the table</source>
        <translation>Auf dem Tisch zu tun</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>LensStep</name>
    <message>
        <source>No picture taken yet</source>
        <translation>Noch kein Bild aufgenommen</translation>
    </message>
    <message>
        <source>%1 of %2 pictures taken</source>
        <translation>%1 von %2 Bildern aufgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) taken</source>
        <translation>
            <numerusform>%n Bild aufgenommen</numerusform>
            <numerusform>%n Bilder aufgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens</source>
        <translation>Das Objektiv</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>vermessen</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>wer will</translation>
    </message>
    <message>
        <source>A measured lens is in use.</source>
        <translation>Ein vermessenes Objektiv ist in Gebrauch.</translation>
    </message>
    <message>
        <source>Usually the lens is guessed well enough.</source>
        <translation>Meist wird das Objektiv gut genug geschätzt.</translation>
    </message>
    <message>
        <source>Measure it where it is a wide one, or where the camera stands low:</source>
        <translation>Zu vermessen ist es, wo es weitwinklig ist oder die Kamera tief steht:</translation>
    </message>
    <message>
        <source>print the calibration board, glue it on something flat, and hold it before the camera.</source>
        <translation>die Kalibriertafel drucken, auf etwas Ebenes kleben und vor die Kamera halten.</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>Neu vermessen</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Vermessen</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Tafel drucken</translation>
    </message>
    <message>
        <source>%1 % of the picture covered</source>
        <translation>%1 % des Bildes abgedeckt</translation>
    </message>
    <message>
        <source>A picture is taken by itself when the board is held still somewhere new.</source>
        <translation>Ein Bild entsteht von selbst, wenn die Tafel an einer neuen Stelle stillgehalten wird.</translation>
    </message>
    <message>
        <source>The pictures are over.</source>
        <translation>Die Bilder sind zu Ende.</translation>
    </message>
    <message>
        <source>The game is not watched meanwhile.</source>
        <translation>Das Spiel wird so lange nicht beobachtet.</translation>
    </message>
    <message>
        <source>Measuring the lens …</source>
        <translation>Das Objektiv wird vermessen …</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Take one now</source>
        <translation>Jetzt aufnehmen</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Jetzt vermessen</translation>
    </message>
    <message>
        <source>More pictures</source>
        <translation>Mehr Bilder</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Moves and events</source>
        <translation>Züge und Ereignisse</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Arbiter: %1</source>
        <translation>Arbiter: %1</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>Die Uhr läuft</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>Die Uhr steht</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen, wie es ist</translation>
    </message>
</context>
<context>
    <name>NewGameControl</name>
    <message>
        <source>A piece that changes hands</source>
        <translation>Eine Figur, die den Besitzer wechselt</translation>
    </message>
    <message>
        <source>keeps its colour, marked</source>
        <translation>behält ihre Farbe, markiert</translation>
    </message>
    <message>
        <source>is swapped for the owner&apos;s</source>
        <translation>wird gegen eine des Besitzers getauscht</translation>
    </message>
    <message>
        <source>The instructions ask to mark it; the camera goes on seeing its old colour.</source>
        <translation>Die Anweisungen verlangen, sie zu markieren; die Kamera sieht weiter ihre alte Farbe.</translation>
    </message>
    <message>
        <source>The instructions ask to replace it by one of the new owner&apos;s colour,</source>
        <translation>Die Anweisungen verlangen, sie durch eine in der Farbe des neuen Besitzers zu ersetzen,</translation>
    </message>
    <message>
        <source>and the camera expects that. A pawn still goes the way of its old colour.</source>
        <translation>und die Kamera erwartet das. Ein Bauer geht weiter in der Richtung seiner alten Farbe.</translation>
    </message>
</context>
<context>
    <name>NewGameOptions</name>
    <message>
        <source>%1: %2</source>
        <comment>an army, its rule</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>%1 is still being played.</source>
        <translation>%1 läuft noch.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Es bleibt, wie es steht, und kann unter Partien fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Begin another game?</source>
        <translation>Ein anderes Spiel beginnen?</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Anderes Spiel beginnen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>Eigene Stellung</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Wie es beginnt</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Game&apos;s own start</source>
        <translation>Übliche Aufstellung</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>First to act</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Keep as the set-up of</source>
        <translation>Behalten als Aufstellung von</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Was die Kamera sieht</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Rules that are agreed</source>
        <translation>Vereinbarte Regeln</translation>
    </message>
</context>
<context>
    <name>NewGamePlayers</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Wie man %1 spielt</translation>
    </message>
    <message>
        <source>Chosen later</source>
        <translation>Später gewählt</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Computer, Stufe %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, Stufe %2</translation>
    </message>
</context>
<context>
    <name>NewGameRules</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>%1 players on %2 boards</source>
        <translation>%1 Spieler an %2 Brettern</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie es gespielt wird</translation>
    </message>
</context>
<context>
    <name>NewGameSetups</name>
    <message>
        <source>The club&apos;s own set-ups</source>
        <translation>Eigene Aufstellungen des Vereins</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>Die übliche</translation>
    </message>
</context>
<context>
    <name>NewGameSources</name>
    <message>
        <source>Watched by</source>
        <translation>Beobachtet von</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Nobody, by hand</source>
        <translation>Niemandem, von Hand</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Einer Kamera</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Datei oder Ordner</translation>
    </message>
    <message>
        <source>0, a film, a folder of pictures, rtsp://…</source>
        <translation>0, ein Film, ein Ordner mit Bildern, rtsp://…</translation>
    </message>
    <message>
        <source>Find a film …</source>
        <translation>Film suchen …</translation>
    </message>
    <message>
        <source>Find a folder of pictures …</source>
        <translation>Ordner mit Bildern suchen …</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Another, by number or address</source>
        <translation>Eine andere, nach Nummer oder Adresse</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Ein Handy</translation>
    </message>
</context>
<context>
    <name>NewGameTemplates</name>
    <message>
        <source>Keep this form …</source>
        <translation>Dieses Formular merken …</translation>
    </message>
    <message>
        <source>Friday blitz</source>
        <translation>Freitagsblitz</translation>
    </message>
    <message>
        <source>The form&apos;s name</source>
        <translation>Name des Formulars</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
</context>
<context>
    <name>NewGameTime</name>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>%1 for the game</source>
        <translation>%1 für das Spiel</translation>
    </message>
    <message>
        <source>5 min + 3 s</source>
        <translation>5 min + 3 s</translation>
    </message>
    <message>
        <source>15 min + 10 s</source>
        <translation>15 min + 10 s</translation>
    </message>
    <message>
        <source>25 min each</source>
        <translation>je 25 min</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Another …</source>
        <translation>Eine andere …</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 25 d5: a delay. 10:00 byo 3x30: byo-yomi.</source>
        <translation>5+3: Minuten je Spieler und Sekunden je Zug. 25 d5: ein Aufschub. 10:00 byo 3x30: Byoyomi.</translation>
    </message>
    <message>
        <source>60:00 game: one time for all. 5+3; N 3+3: a handicap for North.</source>
        <translation>60:00 game: eine Zeit für alle. 5+3; N 3+3: eine Vorgabe für Nord.</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 für jeden</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Usually: %1.</source>
        <translation>Üblich: %1.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Set up by hand</source>
        <translation>Von Hand aufstellen</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Anwenden …</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie zuvor</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>Figuren wegnehmen</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>After round %1</source>
        <translation>Nach Runde %1</translation>
    </message>
    <message>
        <source>Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it.</source>
        <translation>Spieler, Züge mit Wirkung und Punkten, die Stellung und Platz zum Unterschreiben: wie es alle sehen dürfen.</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Noch ist keine Runde veröffentlicht.</translation>
    </message>
    <message>
        <source>No round has been seated yet.</source>
        <translation>Noch hat keine Runde einen Sitzplan.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Notationsblatt der Partie %1</translation>
    </message>
    <message>
        <source>Score sheet of the game</source>
        <translation>Notationsblatt der Partie</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Ort wählen …</translation>
    </message>
    <message>
        <source>Where is the PDF to be written?</source>
        <translation>Wohin soll das PDF geschrieben werden?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Die Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 gibt es schon. Was darin steht, geht verloren.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Print it on %1</source>
        <translation>Auf %1 drucken</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>The booklet is being written …</source>
        <translation>Das Heft wird geschrieben …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PhoneCameraSheet</name>
    <message>
        <source>A phone as the camera of board %1</source>
        <translation>Ein Handy als Kamera von Brett %1</translation>
    </message>
    <message>
        <source>A phone as the camera</source>
        <translation>Ein Handy als Kamera</translation>
    </message>
    <message>
        <source>Code for the phone</source>
        <translation>Code für das Handy</translation>
    </message>
    <message>
        <source>Connect the phone to the network of this computer.</source>
        <translation>Verbinden Sie das Handy mit dem Netz dieses Rechners.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, and open the page.</source>
        <translation>Scannen Sie den Code mit der Kamera des Handys, und öffnen Sie die Seite.</translation>
    </message>
    <message>
        <source>The browser warns once about the certificate. Go on to the page.</source>
        <translation>Der Browser warnt einmal vor dem Zertifikat. Gehen Sie weiter zur Seite.</translation>
    </message>
    <message>
        <source>Press “Start the camera” and allow it. Fix the phone above the board.</source>
        <translation>Drücken Sie „Kamera starten“, und erlauben Sie sie. Befestigen Sie das Handy über dem Brett.</translation>
    </message>
    <message>
        <source>The phone sends pictures.</source>
        <translation>Das Handy sendet Bilder.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>Das Handy ist verbunden und sendet keine Bilder.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>Warten auf das Handy …</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Adresse: %1</translation>
    </message>
    <message>
        <source>This computer has other addresses, too: %1</source>
        <translation>Dieser Rechner hat auch andere Adressen: %1</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate: %1</source>
        <translation>SHA-256-Fingerabdruck des Zertifikats: %1</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Anderes Handy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Players&apos; phones</source>
        <translation>Telefone der Spieler</translation>
    </message>
    <message>
        <source>Phones sign in at games of a club&apos;s event only.</source>
        <translation>Telefone melden sich nur bei Partien einer Veranstaltung des Vereins an.</translation>
    </message>
    <message>
        <source>Name the club&apos;s server under Settings; phones reach the table through it.</source>
        <translation>Nennen Sie unter „Einstellungen“ den Vereinsserver; über ihn erreichen Telefone den Tisch.</translation>
    </message>
    <message>
        <source>Each player scans the code of their own seat, to hide, to answer and to object there.</source>
        <translation>Alle scannen den Code ihres eigenen Platzes, um dort zu verdecken, zu antworten und Einspruch zu erheben.</translation>
    </message>
    <message>
        <source>The game goes on without phones as well.</source>
        <translation>Die Partie geht auch ohne Telefone weiter.</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Code von %1</translation>
    </message>
    <message>
        <source>A phone has signed in</source>
        <translation>Ein Telefon ist angemeldet</translation>
    </message>
    <message>
        <source>No phone yet</source>
        <translation>Noch kein Telefon</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Anderes Telefon</translation>
    </message>
    <message>
        <source>Let another phone sign in for %1</source>
        <translation>Ein anderes Telefon für %1 anmelden lassen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, and which</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PointsView</name>
    <message>
        <source>No points yet. Every award will stand here with its reason.</source>
        <translation>Noch keine Punkte. Jeder steht hier mit seinem Grund.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>%1: a number of millimetres, please.</source>
        <translation>%1: bitte eine Zahl in Millimetern.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>%1 in millimetres</source>
        <translation>%1 in Millimetern</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <translation>Das Brett von %1: %2.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Where the PDF is written</source>
        <translation>Wohin das PDF geschrieben wird</translation>
    </message>
    <message>
        <source>%1 The file that is there is replaced.</source>
        <translation>%1 Die vorhandene Datei wird ersetzt.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Neu schreiben</translation>
    </message>
    <message>
        <source>Write the PDF</source>
        <translation>PDF schreiben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Promotion</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Push</name>
    <message>
        <source>not possible now</source>
        <translation>jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>Finden Sie die beste Aktion</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles are solved.</source>
        <translation>%1 von %2 Aufgaben sind gelöst.</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>That is not a legal move</source>
        <translation>Das ist kein regelgerechter Zug</translation>
    </message>
    <message>
        <source>%1 would leave the board.</source>
        <translation>%1 würde das Brett verlassen.</translation>
    </message>
    <message>
        <source>Take the piece off the board?</source>
        <translation>Die Figur vom Brett nehmen?</translation>
    </message>
    <message>
        <source>As the arbiter you can let it stand.</source>
        <translation>Der Schiedsrichter kann es gelten lassen.</translation>
    </message>
    <message>
        <source>The correction and its reason are kept with the game; whose turn it is stays the same.</source>
        <translation>Die Berichtigung und ihr Grund werden mit dem Spiel aufbewahrt; wer am Zug ist, bleibt gleich.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Gelten lassen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
</context>
<context>
    <name>ReplayCourse</name>
    <message>
        <source>There is nothing to be seen yet: play a move or two.</source>
        <translation>Noch ist nichts zu sehen: Erst ein, zwei Züge spielen.</translation>
    </message>
</context>
<context>
    <name>ReplayMoves</name>
    <message>
        <source>Moves and events</source>
        <translation>Züge und Ereignisse</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, Partie %2, läuft noch.</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>Von hier weiterspielen?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with from the games.</source>
        <translation>Sie bleibt so erhalten, wie sie steht, und kann unter Partien fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>jetzt auf dem Tisch</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Mehr zu diesem Spiel</translation>
    </message>
    <message>
        <source>This game, and this position</source>
        <translation>Diese Partie und diese Stellung</translation>
    </message>
    <message>
        <source>Copy the position as JSON</source>
        <translation>Stellung als JSON kopieren</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Die Stellung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>Stellung als FEN kopieren</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Diese Partie exportieren …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Notationsblatt …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen, wie es ist</translation>
    </message>
    <message>
        <source>Keys: arrows go a move on or back, Page up and Page down ten, Home and End to the ends.</source>
        <translation>Tasten: Pfeile gehen einen Zug vor oder zurück, Bild auf und Bild ab zehn, Pos1 und Ende an die Enden.</translation>
    </message>
    <message>
        <source>Space plays the game, Escape leaves it.</source>
        <translation>Die Leertaste spielt die Partie ab, Escape verlässt sie.</translation>
    </message>
    <message>
        <source>The board again</source>
        <translation>Wieder das Brett</translation>
    </message>
</context>
<context>
    <name>ReplayPoints</name>
    <message>
        <source>No points up to here.</source>
        <translation>Bis hier keine Punkte.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>ReplayReview</name>
    <message>
        <source>The computer judges every action, says what was better, and how well each player did.</source>
        <translation>Der Computer beurteilt jede Aktion, sagt, was besser war, und wie gut jeder gespielt hat.</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>Den Rest analysieren</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>Diese Partie analysieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: accuracy %2 %</source>
        <translation>%1: Genauigkeit %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No action gave much away.</source>
        <translation>Keine Aktion hat viel verschenkt.</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, %2 Punkte, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Larger, in place of the board</source>
        <translation>Größer, anstelle des Bretts</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>ReplayWay</name>
    <message>
        <source>mate, out, the end</source>
        <translation>Matt, ausgeschieden, Ende</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>eine Wirkung</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>game clock %1</source>
        <translation>Partieuhr %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Stop playing it</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Who stood how well</source>
        <translation>Wer wie gut stand</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>a piece</source>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>%1 captured on %2</source>
        <translation>%1 auf %2 geschlagen</translation>
    </message>
    <message>
        <source>%1 captured on %2 by %3</source>
        <translation>%1 auf %2 geschlagen von %3</translation>
    </message>
    <message>
        <source>%1 on %2 becomes a %3</source>
        <translation>%1 auf %2 wird %3</translation>
    </message>
    <message>
        <source>%1 on %2 changes places with the piece on %3</source>
        <translation>%1 auf %2 tauscht den Platz mit der Figur auf %3</translation>
    </message>
    <message>
        <source>the piece on %1 passes from %2 to %3</source>
        <translation>die Figur auf %1 geht von %2 an %3</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 bekommt %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 on %3)</source>
        <translation>%1 (%2 auf %3)</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>das Spiel endet unentschieden</translation>
    </message>
    <message>
        <source>the game is won by %1</source>
        <translation>das Spiel ist gewonnen von %1</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>a piece, squares</comment>
        <translation>%1 %2 nach %3</translation>
    </message>
    <message>
        <source>%1 removed from %2</source>
        <translation>%1 von %2 entfernt</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1 auf %2 gesetzt</translation>
    </message>
    <message>
        <source>%1 set up again on %2</source>
        <translation>%1 wieder auf %2 gestellt</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1 steht im Schach</translation>
    </message>
    <message>
        <source>%1 is in check by %2</source>
        <translation>%1 steht im Schach durch %2</translation>
    </message>
    <message>
        <source>%1 is checkmated</source>
        <translation>%1 ist matt</translation>
    </message>
    <message>
        <source>%1 is checkmated by %2</source>
        <translation>%1 ist matt durch %2</translation>
    </message>
    <message>
        <source>%1 is stalemated</source>
        <translation>%1 ist patt</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 ist ausgeschieden</translation>
    </message>
    <message>
        <source>%1 is out of the game by %2</source>
        <translation>%1 ist ausgeschieden durch %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>%1 is passed over</source>
        <translation>%1 wird übergangen</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>%1 of board %2</source>
        <translation>%1 an Brett %2</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>what stands there</source>
        <translation>was dort steht</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>a seat, a kind of piece</comment>
        <translation>%2 von %1</translation>
    </message>
    <message>
        <source>%1 (held by %2)</source>
        <translation>%1 (bei %2)</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two squares</comment>
        <translation>nach</translation>
    </message>
    <message>
        <source>Becomes %1</source>
        <translation>Wird %1</translation>
    </message>
    <message>
        <source>Takes on %1</source>
        <translation>Schlägt auf %1</translation>
    </message>
    <message>
        <source>%1 takes on %2</source>
        <comment>squares</comment>
        <translation>%1 schlägt auf %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>squares</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1, becomes %2</source>
        <translation>%1, wird %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Rolled %1</source>
        <translation>%1 gewürfelt</translation>
    </message>
    <message>
        <source>Something hidden is set</source>
        <translation>Etwas Verdecktes ist gesetzt</translation>
    </message>
    <message>
        <source>Claim or offer a draw</source>
        <translation>Remis beanspruchen oder anbieten</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Remis annehmen</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Spiel verlassen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Come back to the game</source>
        <translation>Ins Spiel zurückkommen</translation>
    </message>
    <message>
        <source>Has talked: skips a turn</source>
        <translation>Hat geredet: setzt einen Zug aus</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Zeit ausrufen</translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation>%1 gibt auf?</translation>
    </message>
    <message>
        <source>%1 claims a draw?</source>
        <translation>%1 beansprucht Remis?</translation>
    </message>
    <message>
        <source>%1 accepts the draw?</source>
        <translation>%1 nimmt das Remis an?</translation>
    </message>
    <message>
        <source>%1 leaves the game?</source>
        <translation>%1 verlässt das Spiel?</translation>
    </message>
    <message>
        <source>Is the agreed time over?</source>
        <translation>Ist die vereinbarte Zeit um?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>%1 may move again</source>
        <translation>%1 darf noch einmal ziehen</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 darf noch handeln</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>%1 places a piece</source>
        <translation>%1 setzt eine Figur</translation>
    </message>
    <message>
        <source>%1 places the king</source>
        <translation>%1 setzt den König</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>%1 sets something hidden</source>
        <translation>%1 setzt etwas Verdecktes</translation>
    </message>
    <message>
        <source>%1 chooses an army</source>
        <translation>%1 wählt eine Armee</translation>
    </message>
    <message>
        <source>%1 is asked to agree</source>
        <translation>%1 wird um Zustimmung gefragt</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 stellt auf</translation>
    </message>
    <message>
        <source>All may act: %1</source>
        <translation>Alle dürfen: %1</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 entscheidet: %2</translation>
    </message>
    <message>
        <source>Lift %1 from %2</source>
        <translation>%1 von %2 wegnehmen</translation>
    </message>
    <message>
        <source>Place %1 on %2</source>
        <translation>%1 auf %2 stellen</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>%1 von %2 nach %3 stellen</translation>
    </message>
    <message>
        <source>Mark %1 on %2 as %3&apos;s</source>
        <translation>%1 auf %2 als Figur von %3 markieren</translation>
    </message>
    <message>
        <source>Take the mark off %1 on %2: it is %3&apos;s again</source>
        <translation>Markierung von %1 auf %2 nehmen: Sie gehört wieder %3</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Wieder gespielt</translation>
    </message>
    <message>
        <source>The arbiter has corrected the game</source>
        <translation>Der Schiedsrichter hat das Spiel korrigiert</translation>
    </message>
    <message>
        <source>cross of %1 by %1</source>
        <translation>Kreuz von %1 mal %1</translation>
    </message>
    <message>
        <source>square of %1 by %1</source>
        <translation>Quadrat von %1 mal %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 mal %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>SeatTime</name>
    <message>
        <source>has thought %1</source>
        <translation>hat %1 überlegt</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, %2 Punkte, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>may react</source>
        <translation>darf reagieren</translation>
    </message>
    <message>
        <source>What %1 may say</source>
        <translation>Was %1 ansagen darf</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>What may be said at the table:</source>
        <translation>Was am Tisch angesagt werden darf:</translation>
    </message>
    <message>
        <source>Nothing can be announced now.</source>
        <translation>Jetzt ist nichts anzusagen.</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Wie man %1 spielt</translation>
    </message>
    <message>
        <source>Look at what is hidden for others</source>
        <translation>Ansehen, was anderen verborgen ist</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>About Arbiter</source>
        <translation>Über Arbiter</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Arbiter watches a board game through a camera, referees it and keeps the score.</source>
        <translation>Arbiter beobachtet ein Brettspiel durch eine Kamera, leitet es als Schiedsrichter und führt die Punkte.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence. It is drawn with Qt (LGPL 3) and sees with OpenCV (Apache 2).</source>
        <translation>Freie Software unter der MIT-Lizenz. Gezeichnet mit Qt (LGPL 3); es sieht mit OpenCV (Apache 2).</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <translation>Partien liegen in %1</translation>
    </message>
    <message>
        <source>Back up the games</source>
        <translation>Partien sichern</translation>
    </message>
    <message>
        <source>Settings are kept in %1</source>
        <translation>Optionen liegen in %1</translation>
    </message>
</context>
<context>
    <name>SettingsBoards</name>
    <message>
        <source>Boards, pieces and moves</source>
        <translation>Bretter, Figuren und Züge</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Sicher für Farbenblinde</translation>
    </message>
    <message>
        <source>In high contrast the board has the colours of that.</source>
        <translation>Bei hohem Kontrast hat das Brett dessen Farben.</translation>
    </message>
    <message>
        <source>Pieces that stand</source>
        <translation>Stehende Figuren</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Pieces that lie flat</source>
        <translation>Liegende Steine</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Schriftzeichen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>In letters</source>
        <translation>Mit Buchstaben</translation>
    </message>
    <message>
        <source>With figurines</source>
        <translation>Mit Figurinen</translation>
    </message>
    <message>
        <source>Squares, where players count from the right</source>
        <translation>Felder, wo Spieler von rechts zählen</translation>
    </message>
</context>
<context>
    <name>SettingsClub</name>
    <message>
        <source>The club&apos;s server</source>
        <translation>Vereinsserver</translation>
    </message>
    <message>
        <source>With an address, slips and screen have codes with which players&apos; phones sign in.</source>
        <translation>Mit einer Adresse haben Tischzettel und Bildschirm Codes, mit denen sich die Telefone der Spieler anmelden.</translation>
    </message>
    <message>
        <source>With a key, this table takes its games from the server and tells it of them.</source>
        <translation>Mit einem Schlüssel nimmt dieser Tisch seine Partien vom Server und meldet sie ihm.</translation>
    </message>
    <message>
        <source>Without a network everything goes on.</source>
        <translation>Ohne Netz geht alles weiter.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of the club&apos;s server</source>
        <translation>Adresse des Vereinsservers</translation>
    </message>
    <message>
        <source>Key: this table has one. Another one takes its place.</source>
        <translation>Schlüssel: Dieser Tisch hat einen. Ein anderer ersetzt ihn.</translation>
    </message>
    <message>
        <source>Key: the club makes one with “arbiter club keys new table”.</source>
        <translation>Schlüssel: Der Verein macht einen mit „arbiter club keys new table“.</translation>
    </message>
    <message>
        <source>Key of this table</source>
        <translation>Schlüssel dieses Tisches</translation>
    </message>
    <message>
        <source>Take this server</source>
        <translation>Diesen Server verwenden</translation>
    </message>
    <message>
        <source>Give the key up</source>
        <translation>Schlüssel aufgeben</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Rules and reasons are told in it, too; the guides of games and armies are written in English and German.</source>
        <translation>Auch Regeln und Gründe werden darin gesagt; die Anleitungen zu Spielen und Armeen sind auf Englisch und Deutsch geschrieben.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Nothing moves by itself</source>
        <translation>Nichts bewegt sich von selbst</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
</context>
<context>
    <name>SettingsPictures</name>
    <message>
        <source>Pictures of the table</source>
        <translation>Bilder vom Tisch</translation>
    </message>
    <message>
        <source>How large</source>
        <translation>Wie groß</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Eine Woche</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Drei Monate</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <source>As long as there is room</source>
        <translation>Solange Platz ist</translation>
    </message>
    <message>
        <source>With every move that is read a picture of the board is kept, for who asks later what stood there.</source>
        <translation>Mit jedem Zug, der gelesen wird, wird ein Bild des Bretts aufbewahrt, falls später jemand fragt, was dort stand.</translation>
    </message>
    <message>
        <source>They stay on this machine.</source>
        <translation>Die Bilder bleiben auf diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>SettingsVoice</name>
    <message>
        <source>Voice and sounds</source>
        <translation>Stimme und Klänge</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>Es wird nichts gesagt.</translation>
    </message>
    <message>
        <source>The move, check and mate, who is out, the end, and when time is short.</source>
        <translation>Der Zug, Schach und Matt, wer ausscheidet, das Ende, und wenn die Zeit knapp wird.</translation>
    </message>
    <message>
        <source>Effects, points, what hands must do and what is asked as well. What is hidden is never said.</source>
        <translation>Auch Wirkungen, Punkte, was von Hand zu tun ist und was gefragt wird. Was verborgen ist, wird nie gesagt.</translation>
    </message>
    <message>
        <source>Sounds when time is short</source>
        <translation>Klänge, wenn die Zeit knapp wird</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Spoken by: %1</source>
        <translation>Es spricht: %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The clock stands still while this is open.</source>
        <translation>Die Uhr steht, solange dies offen ist.</translation>
    </message>
    <message>
        <source>The clock runs: %1.</source>
        <translation>Die Uhr läuft: %1.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>These keys</source>
        <translation>Diese Tasten</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Wie das Spiel gespielt wird</translation>
    </message>
    <message>
        <source>The whole screen, and back</source>
        <translation>Ganzer Bildschirm, und zurück</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Letzte Handlung zurücknehmen</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Pause or start the clock</source>
        <translation>Uhr anhalten oder starten</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Ein neues Spiel</translation>
    </message>
    <message>
        <source>The games that are kept</source>
        <translation>Die aufbewahrten Partien</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>Der Verein</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>Die Kamera</translation>
    </message>
    <message>
        <source>The settings</source>
        <translation>Die Optionen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>On the board: arrow keys go from square to square, Return or Space takes and sets a piece.</source>
        <translation>Auf dem Brett: Pfeiltasten gehen von Feld zu Feld, Eingabe oder Leertaste nimmt und setzt eine Figur.</translation>
    </message>
    <message>
        <source>Tab goes from one thing to the next, Escape closes what is open.</source>
        <translation>Tab geht von einem zum nächsten, Escape schließt, was offen ist.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The clocks in a window of their own</source>
        <translation>Die Uhren in einem eigenen Fenster</translation>
    </message>
    <message>
        <source>The second screen, for guests</source>
        <translation>Der zweite Bildschirm, für Gäste</translation>
    </message>
    <message>
        <source>Ask the computer for a hint</source>
        <translation>Den Computer um einen Tipp bitten</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>Alles größer</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Alles kleiner</translation>
    </message>
    <message>
        <source>As large as usual</source>
        <translation>So groß wie üblich</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Programm schließen; die Partie bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>SourceBrowse</name>
    <message>
        <source>Which folder of pictures?</source>
        <translation>Welcher Ordner mit Bildern?</translation>
    </message>
    <message>
        <source>Which film?</source>
        <translation>Welcher Film?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie es gespielt wird</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Diese Partie exportieren …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Notationsblatt …</translation>
    </message>
    <message>
        <source>Load a game from a file …</source>
        <translation>Partie aus einer Datei laden …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go through this game …</source>
        <translation>Diese Partie durchgehen …</translation>
    </message>
    <message>
        <source>Players&apos; phones …</source>
        <translation>Telefone der Spieler …</translation>
    </message>
    <message>
        <source>The clocks, large</source>
        <translation>Die Uhren, groß</translation>
    </message>
    <message>
        <source>A second screen for guests</source>
        <translation>Ein zweiter Bildschirm für Gäste</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
</context>
<context>
    <name>TryPuzzle</name>
    <message>
        <source>Try it: find the best action</source>
        <translation>Versuchen Sie es: Finden Sie die beste Aktion</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Aufgaben aus Ihren Partien</translation>
    </message>
    <message>
        <source>The computer searches your finished games for positions with one best action.</source>
        <translation>Der Computer sucht in Ihren beendeten Partien nach Stellungen mit einer besten Aktion.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the games for puzzles</source>
        <translation>Aufgaben in den Partien suchen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Versuchen</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>1. A camera looks at the table and reads the moves from the picture. Without one, you click them.</source>
        <translation>1. Eine Kamera sieht auf den Tisch und liest die Züge aus dem Bild. Ohne Kamera klicken Sie sie an.</translation>
    </message>
    <message>
        <source>2. What is not allowed is told with the rule; what hands must do is numbered on the board.</source>
        <translation>2. Was nicht erlaubt ist, wird mit der Regel gesagt; was von Hand zu tun ist, steht nummeriert auf dem Brett.</translation>
    </message>
    <message>
        <source>3. Every point has its reason. Nothing that was shown is lost, not even when the power fails.</source>
        <translation>3. Jeder Punkt hat seinen Grund. Nichts, was gezeigt wurde, geht verloren, auch nicht bei Stromausfall.</translation>
    </message>
    <message>
        <source>Good evening. This is Arbiter.</source>
        <translation>Guten Abend. Das ist Arbiter.</translation>
    </message>
    <message>
        <source>You play on a real board. It watches, knows the rules, and keeps the clocks and the points.</source>
        <translation>Sie spielen auf einem richtigen Brett. Es sieht zu, kennt die Regeln und führt Uhren und Punkte.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Ein neues Spiel</translation>
    </message>
    <message>
        <source>The demo&apos;s film is being made …</source>
        <translation>Der Film der Vorführung wird erstellt …</translation>
    </message>
    <message>
        <source>Watch the demo</source>
        <translation>Die Vorführung ansehen</translation>
    </message>
    <message>
        <source>Set up a camera</source>
        <translation>Eine Kamera einrichten</translation>
    </message>
    <message>
        <source>Stop making it</source>
        <translation>Nicht weiter herstellen</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Camera</name>
    <message>
        <source>Board %1: </source>
        <translation>Brett %1: </translation>
    </message>
    <message>
        <source>What is watched was taken away</source>
        <translation>Die Quelle ist weggenommen worden</translation>
    </message>
    <message>
        <source>%1 is not there any more. The game goes on by hand.</source>
        <translation>%1 ist nicht mehr da. Das Spiel geht von Hand weiter.</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>Die Kamera liefert keine Bilder</translation>
    </message>
    <message>
        <source>A picture could not be read</source>
        <translation>Ein Bild war nicht lesbar</translation>
    </message>
    <message>
        <source>The game goes on by hand; the camera is tried again.</source>
        <translation>Das Spiel geht von Hand weiter; die Kamera wird wieder versucht.</translation>
    </message>
    <message>
        <source>No board is found in the picture</source>
        <translation>Im Bild ist kein Brett zu finden</translation>
    </message>
    <message>
        <source>The game is not read. Show the whole board to the camera, in even light, or say on the Camera page where it lies; until then moves are entered by hand.</source>
        <translation>Das Spiel wird nicht gelesen. Das ganze Brett der Kamera zeigen, in gleichmäßigem Licht, oder auf der Seite Kamera sagen, wo es liegt; bis dahin werden Züge von Hand eingegeben.</translation>
    </message>
    <message>
        <source>The record is corrected</source>
        <translation>Die Aufzeichnung ist berichtigt</translation>
    </message>
    <message>
        <source>Illegal on the table</source>
        <translation>Regelwidrig auf dem Tisch</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>Was wurde gespielt?</translation>
    </message>
    <message>
        <source>The turn is not finished</source>
        <translation>Der Zug ist nicht fertig</translation>
    </message>
    <message>
        <source>The table is not as the game has it</source>
        <translation>Der Tisch ist nicht so, wie das Spiel es will</translation>
    </message>
    <message>
        <source>The board cannot be seen</source>
        <translation>Das Brett ist nicht zu sehen</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Ein anderes Spiel?</translation>
    </message>
    <message>
        <source>The camera was moved</source>
        <translation>Die Kamera wurde bewegt</translation>
    </message>
    <message>
        <source>Tags on the pieces</source>
        <translation>Marken auf den Figuren</translation>
    </message>
    <message>
        <source>Follow the list beside the board.</source>
        <translation>Der Liste neben dem Brett folgen.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Keine Kamera</translation>
    </message>
    <message>
        <source>Opening what is to be watched</source>
        <translation>Die Quelle wird geöffnet</translation>
    </message>
    <message>
        <source>What was watched is not there any more</source>
        <translation>Die Quelle ist nicht mehr da</translation>
    </message>
    <message>
        <source>The pictures are over</source>
        <translation>Die Bilder sind zu Ende</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Measuring the lens: the game is not read</source>
        <translation>Das Objektiv wird vermessen: Das Spiel wird nicht gelesen</translation>
    </message>
    <message>
        <source>Measuring the lens</source>
        <translation>Vermisst das Objektiv</translation>
    </message>
    <message>
        <source>Begin a game to watch it</source>
        <translation>Erst ein Spiel beginnen</translation>
    </message>
    <message>
        <source>Looking for the board</source>
        <translation>Sucht das Brett</translation>
    </message>
    <message>
        <source>Comparing the table with the game</source>
        <translation>Vergleicht den Tisch mit dem Spiel</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>A hand is over the board</source>
        <translation>Eine Hand ist über dem Brett</translation>
    </message>
    <message>
        <source>Waiting for an answer</source>
        <translation>Wartet auf eine Antwort</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>Das Brett ist verdeckt</translation>
    </message>
    <message>
        <source>Nothing was played</source>
        <translation>Nichts wurde gespielt</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between actions that follow one another</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>A square is %1 pixels wide, %2 at its narrowest.</source>
        <translation>Ein Feld ist %1 Pixel breit, an der engsten Stelle %2.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>The camera looks down at %1 degrees.</source>
        <translation>Die Kamera blickt unter %1 Grad hinab.</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Schärfe</translation>
    </message>
    <message>
        <source>Edges are blurred by %1 pixels.</source>
        <translation>Kanten sind um %1 Pixel unscharf.</translation>
    </message>
    <message>
        <source>Cannot be told here.</source>
        <translation>Hier nicht feststellbar.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Brightness %1 of 255, contrast %2.</source>
        <translation>Helligkeit %1 von 255, Kontrast %2.</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Spiegelung</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Im Bild</translation>
    </message>
    <message>
        <source>The whole board.</source>
        <translation>Das ganze Brett.</translation>
    </message>
    <message>
        <source>Cut off: %1</source>
        <translation>Abgeschnitten: %1</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, Brett %2</translation>
    </message>
    <message>
        <source>Find the board first.</source>
        <translation>Erst das Brett finden.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte einen Namen.</translation>
    </message>
    <message>
        <source>The pieces are told by their looks.</source>
        <translation>Die Figuren werden an ihrem Aussehen erkannt.</translation>
    </message>
    <message>
        <source>Read as soon as the camera sees the game on the board.</source>
        <translation>Werden gelesen, sobald die Kamera das Spiel auf dem Brett sieht.</translation>
    </message>
    <message>
        <source>Read as soon as a game is watched.</source>
        <translation>Werden gelesen, sobald ein Spiel beobachtet wird.</translation>
    </message>
    <message>
        <source>the corner of a1</source>
        <translation>die Ecke von a1</translation>
    </message>
    <message>
        <source>the far end of the first rank</source>
        <translation>das ferne Ende der ersten Reihe</translation>
    </message>
    <message>
        <source>the corner opposite a1</source>
        <translation>die Ecke gegenüber a1</translation>
    </message>
    <message>
        <source>the far end of the a-file</source>
        <translation>das ferne Ende der a-Linie</translation>
    </message>
    <message>
        <source>%1 × %2 pixels.</source>
        <translation>%1 × %2 Pixel.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels; 1280 pixels across are better.</source>
        <translation>%1 × %2 Pixel; 1280 Pixel Breite sind besser.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second.</source>
        <translation>%1 × %2 Pixel, %3 je Sekunde.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second; 1280 pixels across are better.</source>
        <translation>%1 × %2 Pixel, %3 je Sekunde; 1280 Pixel Breite sind besser.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Waiting for the first picture.</source>
        <translation>Wartet auf das erste Bild.</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on beside the table, not behind the camera.</source>
        <translation>Zu dunkel: eine Lampe neben dem Tisch einschalten, nicht hinter der Kamera.</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or the camera&apos;s exposure down.</source>
        <translation>Zu hell: die Lampe wegdrehen oder die Belichtung der Kamera senken.</translation>
    </message>
    <message>
        <source>Bright enough.</source>
        <translation>Hell genug.</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, focus on the board, keep the camera still.</source>
        <translation>Unscharf: das Objektiv putzen, auf das Brett scharf stellen, die Kamera ruhig halten.</translation>
    </message>
    <message>
        <source>Sharp.</source>
        <translation>Scharf.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the corners by hand.</source>
        <translation>Nicht gefunden. Alle vier Ecken zeigen, von oben oder bis 60 Grad schräg; oder die Ecken von Hand anklicken.</translation>
    </message>
    <message>
        <source>Found; the grid must lie on the squares.</source>
        <translation>Gefunden; das Gitter muss auf den Feldern liegen.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels: move the camera nearer.</source>
        <translation>Das kleinste Feld misst %1 Pixel: die Kamera näher rücken.</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels.</source>
        <translation>Das kleinste Feld misst %1 Pixel.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>The table shows the game.</source>
        <translation>Der Tisch zeigt das Spiel.</translation>
    </message>
    <message>
        <source>%1 squares look other than the game has them: %2</source>
        <translation>%1 Felder sehen anders aus, als das Spiel sie hat: %2</translation>
    </message>
    <message>
        <source>Waiting for the phone</source>
        <translation>Warten auf das Handy</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Cameras</name>
    <message>
        <source>Nothing is watched</source>
        <translation>Nichts wird beobachtet</translation>
    </message>
    <message>
        <source>This game was watched from %1. To go on with it, press Watch on the Camera page.</source>
        <translation>Dieses Spiel wurde von %1 beobachtet. Um damit fortzufahren, auf der Seite Kamera Beobachten drücken.</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>Kamera %1</translation>
    </message>
    <message>
        <source>Pictures of the table are not kept</source>
        <translation>Bilder vom Tisch werden nicht aufbewahrt</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>ein Handy</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Choices</name>
    <message>
        <source>Moves on the board</source>
        <translation>Züge auf dem Brett</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Figur setzen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>Bleibt, was sie ist</translation>
    </message>
    <message>
        <source>Takes without moving</source>
        <translation>Schlägt, ohne zu ziehen</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Club</name>
    <message numerus="yes">
        <source>%1 of %n round(s)</source>
        <translation>
            <numerusform>%1 von %n Runde</numerusform>
            <numerusform>%1 von %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>dddd, d. MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubFiles</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Standings and seatings on one page, to be opened in a browser, printed and put up.</source>
        <translation>Tabellen und Sitzpläne auf einer Seite, im Browser zu öffnen, zu drucken und auszuhängen.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>Eine Zeile je Spieler, für eine Tabellenkalkulation (CSV).</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>A line for every seat of every table, for a spreadsheet (CSV).</source>
        <translation>Eine Zeile für jeden Platz jedes Tisches, für eine Tabellenkalkulation (CSV).</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>The tournament report that federations take (TRF).</source>
        <translation>Der Turnierbericht, den Verbände annehmen (TRF).</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Kein Turnier ist geöffnet.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubGrid</name>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>Bitte sagen, wer es einträgt: Es steht beim Ergebnis.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLeagues</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n Turnier</numerusform>
            <numerusform>%n Turniere</numerusform>
        </translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>does not count: others were better</source>
        <translation>zählt nicht: andere waren besser</translation>
    </message>
    <message>
        <source>The points of the events are added up.</source>
        <translation>Die Punkte der Turniere werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Ranks are worth %1.</source>
        <translation>Plätze zählen %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n event(s) of everybody count.</source>
        <translation>
            <numerusform>Das beste Turnier einer Person zählt.</numerusform>
            <numerusform>Die besten %n Turniere einer Person zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No league has been made yet. A league adds up what several events were worth to everybody.</source>
        <translation>Noch ist keine Liga angelegt. Eine Liga zählt zusammen, was mehrere Turniere für alle wert waren.</translation>
    </message>
    <message>
        <source>No event belongs to it yet: Edit adds some.</source>
        <translation>Noch gehört kein Turnier dazu: „Ändern“ fügt welche hinzu.</translation>
    </message>
    <message>
        <source>Nothing of its events has been played yet.</source>
        <translation>Von seinen Turnieren ist noch nichts gespielt.</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>Ranks are worth points such as 10-8-6-5, not “%1”.</source>
        <translation>Plätze zählen Punkte wie 10-8-6-5, nicht „%1“.</translation>
    </message>
    <message>
        <source>How many events count is a number such as 6, not “%1”.</source>
        <translation>Wie viele Turniere zählen, ist eine Zahl wie 6, nicht „%1“.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>Everybody with the points of every event, to be printed (PDF, A4).</source>
        <translation>Alle mit den Punkten jedes Turniers, zum Drucken (PDF, A4).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>Eine Zeile je Spieler, für eine Tabellenkalkulation (CSV).</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>All of it, for other programs (JSON).</source>
        <translation>Alles, für andere Programme (JSON).</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLink</name>
    <message numerus="yes">
        <source>%n move(s) wait for the club.</source>
        <translation>
            <numerusform>%n Zug wartet auf den Verein.</numerusform>
            <numerusform>%n Züge warten auf den Verein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The club has everything that was played here.</source>
        <translation>Der Verein hat alles, was hier gespielt wurde.</translation>
    </message>
    <message>
        <source>The club has not published a round yet.</source>
        <translation>Der Verein hat noch keine Runde veröffentlicht.</translation>
    </message>
    <message>
        <source>The club does not know this table any more; ask it again.</source>
        <translation>Der Verein kennt diesen Tisch nicht mehr; fragen Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>Another machine plays this game</source>
        <translation>Ein anderes Gerät spielt diese Partie</translation>
    </message>
    <message>
        <source>The club is not reached</source>
        <translation>Der Verein ist nicht erreichbar</translation>
    </message>
    <message>
        <source>The game goes on, and the club is told when it is back.</source>
        <translation>Die Partie geht weiter, und der Verein erfährt davon, wenn er wieder da ist.</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 erhebt Einspruch</translation>
    </message>
    <message>
        <source>Said with a phone. The arbiter decides.</source>
        <translation>Mit dem Telefon gesagt. Der Schiedsrichter entscheidet.</translation>
    </message>
    <message>
        <source>A fault of the program: %1</source>
        <translation>Ein Fehler des Programms: %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPeople</name>
    <message>
        <source>born %1</source>
        <translation>geboren %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s)</source>
        <translation>
            <numerusform>%n verzeichnete Partie</numerusform>
            <numerusform>%n verzeichnete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day in short, as Qt writes dates</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place, of so many</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>davor %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>gleich %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>dahinter %1</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <source>The year of birth is a number such as 1990, not “%1”.</source>
        <translation>Das Geburtsjahr ist eine Zahl wie 1990, nicht „%1“.</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 ist jetzt %2.</translation>
    </message>
    <message>
        <source>Erased; games and results stay. Copies of the file made before still have it.</source>
        <translation>Gelöscht; Partien und Ergebnisse bleiben. Frühere Kopien der Datei haben es noch.</translation>
    </message>
    <message>
        <source>Keys revoked: %1.</source>
        <translation>Entzogene Schlüssel: %1.</translation>
    </message>
    <message>
        <source>Reasons of corrections that still name them: %1.</source>
        <translation>Begründungen von Korrekturen, die sie noch nennen: %1.</translation>
    </message>
    <message>
        <source>Events and leagues that still bear their name: %1.</source>
        <translation>Turniere und Ligen, die noch ihren Namen tragen: %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPlayers</name>
    <message>
        <source>rated %1</source>
        <translation>Wertung %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds are published.</source>
        <translation>Alle Runden sind veröffentlicht.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1, %2 sitting out.</source>
        <translation>Noch ist niemand da für Runde %1, %2 setzen aus.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1.</source>
        <translation>Noch ist niemand da für Runde %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1, %2 sitting out.</source>
        <translation>
            <numerusform>%n ist da für Runde %1, %2 setzen aus.</numerusform>
            <numerusform>%n sind da für Runde %1, %2 setzen aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1.</source>
        <translation>
            <numerusform>%n ist da für Runde %1.</numerusform>
            <numerusform>%n sind da für Runde %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left after round %1</source>
        <translation>ging nach Runde %1</translation>
    </message>
    <message>
        <source>There is a player named %1 already</source>
        <translation>Es gibt schon jemanden namens %1</translation>
    </message>
    <message>
        <source>%1 is new, and here.</source>
        <translation>%1 ist neu, und da.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 ist neu.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubRatings</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>last in %1</source>
        <translation>zuletzt %1</translation>
    </message>
    <message>
        <source>first in %1 of %2 · most likely %3 to %4</source>
        <translation>Erste in %1 von %2 · am wahrscheinlichsten %3 bis %4</translation>
    </message>
    <message>
        <source>No game counts yet: it takes two whose names are known, and an end.</source>
        <translation>Noch zählt keine Partie: Es braucht zwei mit bekanntem Namen, und ein Ende.</translation>
    </message>
    <message>
        <source>No game of an event counts yet.</source>
        <translation>Noch zählt keine Partie eines Turniers.</translation>
    </message>
    <message>
        <source>From %1, up to %2.</source>
        <translation>Aus %1, bis %2.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubSeating</name>
    <message>
        <source>%1 %2 times</source>
        <translation>%1 %2-mal</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1: %2, zuvor %3</translation>
    </message>
    <message>
        <source>It makes nothing better or worse</source>
        <translation>Es macht nichts besser oder schlechter</translation>
    </message>
    <message>
        <source>Round %1 is drafted, too.</source>
        <translation>Runde %1 ist auch entworfen.</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 are drafted, too.</source>
        <translation>Die Runden %1 bis %2 sind auch entworfen.</translation>
    </message>
    <message>
        <source>table %1 of round %2</source>
        <translation>Tisch %1 der Runde %2</translation>
    </message>
    <message>
        <source>Who meets whom depends on the results so far; missing: %1.</source>
        <translation>Wer wen trifft, hängt von den Ergebnissen ab; es fehlen: %1.</translation>
    </message>
    <message>
        <source>Round %1 is published: its tables can begin.</source>
        <translation>Runde %1 ist veröffentlicht: Die Tische können beginnen.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubStandings</name>
    <message>
        <source>won: nobody else came</source>
        <translation>gewonnen: niemand sonst kam</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>kam nicht</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>hatte keinen Tisch</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>setzte aus</translation>
    </message>
    <message>
        <source>still without a result</source>
        <translation>noch ohne Ergebnis</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 points of the game</source>
        <translation>%1 Punkte im Spiel</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>%1 in Runde %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1 (gestrichen)</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Noch ist keine Runde veröffentlicht.</translation>
    </message>
    <message>
        <source>After round %1 of %2.</source>
        <translation>Nach Runde %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 waits for table(s) %2.</source>
        <translation>
            <numerusform>Runde %1 wartet auf Tisch %2.</numerusform>
            <numerusform>Runde %1 wartet auf die Tische %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>Noch nimmt niemand teil.</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>was away</source>
        <translation>war nicht da</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a round without a game, and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubTables</name>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>Bitte sagen, wer es einträgt: Es steht beim Ergebnis.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Kein Turnier ist geöffnet.</translation>
    </message>
    <message>
        <source>The result of table %1 is entered.</source>
        <translation>Das Ergebnis von Tisch %1 ist eingetragen.</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <translation>Das Ergebnis von Tisch %1 ist zurückgenommen.</translation>
    </message>
    <message>
        <source>Say who decides it: it stands in the club&apos;s log.</source>
        <translation>Bitte sagen, wer es entscheidet: Es steht im Buch des Vereins.</translation>
    </message>
    <message>
        <source>Say why the game does not count.</source>
        <translation>Bitte sagen, warum die Partie nicht zählt.</translation>
    </message>
    <message>
        <source>Table %1 is to be played again; what was played stays among the games.</source>
        <translation>Tisch %1 ist neu zu spielen; das Gespielte bleibt bei den Partien.</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Still played</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>By the referee</source>
        <translation>Vom Schiedsrichter</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>by hand, and by whom</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>by hand, and why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The points cannot be counted: enter the result again</source>
        <translation>Die Punkte lassen sich nicht zählen: Geben Sie das Ergebnis neu ein</translation>
    </message>
    <message>
        <source>Round %1 is a draft again.</source>
        <translation>Runde %1 ist wieder ein Entwurf.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Demo</name>
    <message>
        <source>The demo&apos;s film could not be made in %1.</source>
        <translation>Der Film der Vorführung konnte in %1 nicht erstellt werden.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::EventForm</name>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a tie-break and its short name</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameClock</name>
    <message>
        <source>The agreed time is over</source>
        <translation>Die vereinbarte Zeit ist um</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Paused. Only Start lets it run</source>
        <translation>Angehalten. Nur Start lässt sie laufen</translation>
    </message>
    <message>
        <source>It stands still until this is done</source>
        <translation>Sie steht, bis das erledigt ist</translation>
    </message>
    <message>
        <source>It starts with the first move</source>
        <translation>Sie startet mit dem ersten Zug</translation>
    </message>
    <message>
        <source>%1: the time is over. Start plays on</source>
        <comment>one or several players</comment>
        <translation>%1: Die Zeit ist um. „Start“ spielt weiter</translation>
    </message>
    <message numerus="yes">
        <source>byo-yomi, %n left</source>
        <comment>stretches</comment>
        <translation>
            <numerusform>Byoyomi, noch %n</numerusform>
            <numerusform>Byoyomi, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>counts in %1</source>
        <translation>zählt in %1</translation>
    </message>
    <message>
        <source>Say why the clock is changed: the reason is kept with the game.</source>
        <translation>Sagen Sie, warum die Uhr geändert wird: Der Grund wird mit dem Spiel aufbewahrt.</translation>
    </message>
    <message>
        <source>The game has no time of its own that could be set.</source>
        <translation>Das Spiel hat keine eigene Zeit, die sich stellen ließe.</translation>
    </message>
    <message>
        <source>%1 has no time of its own that could be set.</source>
        <translation>%1 hat keine eigene Zeit, die sich stellen ließe.</translation>
    </message>
    <message>
        <source>The clock shows that time already.</source>
        <translation>Die Uhr zeigt diese Zeit schon.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameFiles</name>
    <message>
        <source>from line %1</source>
        <translation>ab Zeile %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), not finished.</source>
        <translation>
            <numerusform>%1, %n Zug, nicht beendet.</numerusform>
            <numerusform>%1, %n Züge, nicht beendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), over.</source>
        <translation>
            <numerusform>%1, %n Zug, zu Ende.</numerusform>
            <numerusform>%1, %n Züge, zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
    <message>
        <source>Game %1 is on the clipboard.</source>
        <translation>Partie %1 ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1.</source>
        <translation>
            <numerusform>%n Bild in %1.</numerusform>
            <numerusform>%n Bilder in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is too long for a code. A file has room for it.</source>
        <translation>Die Aufzeichnung ist zu lang für einen Code. Eine Datei hat Platz dafür.</translation>
    </message>
    <message>
        <source>This is game %1, which was there already.</source>
        <translation>Dies ist Partie %1; sie war schon da.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1.</source>
        <translation>
            <numerusform>%n Partie liegt in %1.</numerusform>
            <numerusform>%n Partien liegen in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be written. The first: %1</source>
        <translation>
            <numerusform>%n Partie war nicht zu schreiben. Die erste: %1</numerusform>
            <numerusform>%n Partien waren nicht zu schreiben. Die erste: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Language</name>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LastGame</name>
    <message numerus="yes">
        <source>%n action(s), begun %1</source>
        <translation>
            <numerusform>%n Aktion, begonnen %1</numerusform>
            <numerusform>%n Aktionen, begonnen %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LensSetup</name>
    <message>
        <source>The board is looked for through the measured lens from now on.</source>
        <translation>Das Brett wird von nun an durch das vermessene Objektiv gesucht.</translation>
    </message>
    <message>
        <source>It is kept as soon as the board is found.</source>
        <translation>Es wird aufbewahrt, sobald das Brett gefunden ist.</translation>
    </message>
    <message>
        <source>It cannot be kept: %1</source>
        <translation>Es lässt sich nicht aufbewahren: %1</translation>
    </message>
    <message>
        <source>The measured lens is used from now on, and kept as %1.</source>
        <translation>Das vermessene Objektiv gilt von nun an und ist aufbewahrt als %1.</translation>
    </message>
    <message>
        <source>Hold the printed calibration board before the camera.</source>
        <translation>Die gedruckte Kalibriertafel vor die Kamera halten.</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Vermisst …</translation>
    </message>
    <message>
        <source>Residual %1 pixels over %2 pictures; focal length %3 pixels, known to %4 %; %5 % of the picture covered.</source>
        <translation>Restfehler %1 Pixel über %2 Bilder; Brennweite %3 Pixel, auf %4 % bekannt; %5 % des Bildes abgedeckt.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Library</name>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>gewonnen von %1</translation>
    </message>
    <message>
        <source>Copying the games …</source>
        <translation>Die Partien werden kopiert …</translation>
    </message>
    <message>
        <source>No backup: %1</source>
        <translation>Keine Sicherung: %1</translation>
    </message>
    <message>
        <source>Backed up and checked: %1</source>
        <translation>Gesichert und geprüft: %1</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Game %1 is in the archive.</source>
        <translation>Partie %1 liegt im Archiv.</translation>
    </message>
    <message>
        <source>Game %1 is back among the games.</source>
        <translation>Partie %1 ist wieder unter den Partien.</translation>
    </message>
    <message numerus="yes">
        <source>Game %1 is in the bin; it is erased after %n day(s).</source>
        <translation>
            <numerusform>Partie %1 liegt im Papierkorb; nach %n Tag wird sie gelöscht.</numerusform>
            <numerusform>Partie %1 liegt im Papierkorb; nach %n Tagen wird sie gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Persönlicher Ordner</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Schreibtisch</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>There is no folder or file %1.</source>
        <translation>Es gibt keinen Ordner und keine Datei %1.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>Changing %n game(s) …</source>
        <translation>
            <numerusform>%n Partie wird geändert …</numerusform>
            <numerusform>%n Partien werden geändert …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stayed. The first: %1.</source>
        <translation>
            <numerusform>%n Partie blieb. Die erste: %1.</numerusform>
            <numerusform>%n Partien blieben. Die erste: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the archive.</source>
        <translation>
            <numerusform>%n Partie ist im Archiv.</numerusform>
            <numerusform>%n Partien sind im Archiv.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are back among the games.</source>
        <translation>
            <numerusform>%n Partie ist wieder unter den Partien.</numerusform>
            <numerusform>%n Partien sind wieder unter den Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the bin, and are erased after %1 days.</source>
        <translation>
            <numerusform>%n Partie ist im Papierkorb und wird nach %1 Tagen gelöscht.</numerusform>
            <numerusform>%n Partien sind im Papierkorb und werden nach %1 Tagen gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have the tags.</source>
        <translation>
            <numerusform>%n Partie hat die Stichwörter.</numerusform>
            <numerusform>%n Partien haben die Stichwörter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LogModel</name>
    <message>
        <source>The game begins</source>
        <translation>Das Spiel beginnt</translation>
    </message>
    <message>
        <source>Taken back: move %1</source>
        <translation>Zurückgenommen: Zug %1</translation>
    </message>
    <message>
        <source>Taken back: %1 moves</source>
        <translation>Zurückgenommen: %1 Züge</translation>
    </message>
    <message>
        <source>Brought again: move %1</source>
        <translation>Wiederholt: Zug %1</translation>
    </message>
    <message>
        <source>Brought again: %1 moves</source>
        <translation>Wiederholt: %1 Züge</translation>
    </message>
    <message>
        <source>Corrected by the arbiter: %1</source>
        <translation>Vom Schiedsrichter berichtigt: %1</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>gelesen von %1</translation>
    </message>
    <message>
        <source>read from %1, %2 % sure</source>
        <translation>gelesen von %1, zu %2 % sicher</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>zu %1 % sicher</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PaperSheets</name>
    <message numerus="yes">
        <source>Written to %1: %n page(s).</source>
        <translation>
            <numerusform>Geschrieben nach %1: %n Seite.</numerusform>
            <numerusform>Geschrieben nach %1: %n Seiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Runde %1, ein Entwurf</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Kein Turnier ist geöffnet.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Notationsblatt</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Notationsblatt der Partie %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The whole game on one sheet, to lie beside the board.</source>
        <translation>Das ganze Spiel auf einem Blatt, neben das Brett zu legen.</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Jede Armee</translation>
    </message>
    <message>
        <source>A booklet of all armies of the game, a page for each.</source>
        <translation>Ein Heft aller Armeen des Spiels, eine Seite für jede.</translation>
    </message>
    <message>
        <source>This army on one page: set-up, power, what is easily overlooked.</source>
        <translation>Diese Armee auf einer Seite: Aufstellung, Fähigkeit, leicht Übersehenes.</translation>
    </message>
    <message>
        <source>%1, every army</source>
        <translation>%1, jede Armee</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PieceModel</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PositionEditor</name>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 verlässt %2</translation>
    </message>
    <message>
        <source>%1 stands on %2</source>
        <translation>%1 steht auf %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Prints</name>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 Schnittpunkte</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 Felder</translation>
    </message>
    <message>
        <source>Say where to write it.</source>
        <translation>Bitte angeben, wohin.</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>Geschrieben nach %1: %2</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Take %1 to one that does.</source>
        <translation>Hier öffnet kein Programm PDF-Dateien. %1 woanders öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s); print at 100 %.</source>
        <translation>
            <numerusform>%n Seite; mit 100 % drucken.</numerusform>
            <numerusform>%n Seiten; mit 100 % drucken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>Der Drucker antwortet nicht.</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>An %1 geschickt.</translation>
    </message>
    <message>
        <source>It was not printed: %1</source>
        <translation>Es wurde nicht gedruckt: %1</translation>
    </message>
    <message>
        <source>no printer is set up</source>
        <translation>kein Drucker ist eingerichtet</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Puzzles</name>
    <message>
        <source>%1, game %2, action %3</source>
        <translation>%1, Partie %2, Aktion %3</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <translation>%1, %2, Aktion %3</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found</source>
        <translation>
            <numerusform>%n Aufgabe gefunden</numerusform>
            <numerusform>%n Aufgaben gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games searched, %3</source>
        <comment>the last: puzzles found</comment>
        <translation>%1 von %2 Partien durchsucht, %3</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Es gibt noch keine Aufgabe.</translation>
    </message>
    <message>
        <source>%1 is not the best action. Try again.</source>
        <translation>%1 ist nicht die beste Aktion. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>It was played in the game, too.</source>
        <translation>Sie wurde auch in der Partie gespielt.</translation>
    </message>
    <message>
        <source>In the game %1 was played.</source>
        <translation>In der Partie wurde %1 gespielt.</translation>
    </message>
    <message>
        <source>Right: %1 is the best action.</source>
        <translation>Richtig: %1 ist die beste Aktion.</translation>
    </message>
    <message>
        <source>The best action is %1.</source>
        <translation>Die beste Aktion ist %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and a seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is to move. One action is clearly the best. Which one?</source>
        <translation>%1 ist am Zug. Eine Aktion ist klar die beste. Welche?</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Questions</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>den letzten Zug</translation>
    </message>
    <message>
        <source>A draw is offered. Does %1 accept?</source>
        <translation>Remis ist angeboten. Nimmt %1 an?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>a seat, a reaction</comment>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>Click a lit square.</source>
        <translation>Klicken Sie ein markiertes Feld an.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>%1 sets something hidden.</source>
        <translation>%1 legt etwas Verborgenes fest.</translation>
    </message>
    <message>
        <source>%1 may set something hidden.</source>
        <translation>%1 darf etwas Verborgenes festlegen.</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Bildschirm an %1 geben</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Replay</name>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Es wurde noch keine Partie begonnen.</translation>
    </message>
    <message>
        <source>What is kept of the game has no beginning.</source>
        <translation>Was von der Partie erhalten ist, hat keinen Anfang.</translation>
    </message>
    <message>
        <source>The table after this move</source>
        <translation>Der Tisch nach diesem Zug</translation>
    </message>
    <message>
        <source>The table at the start; none was taken since</source>
        <translation>Der Tisch am Anfang; seither wurde kein Bild gemacht</translation>
    </message>
    <message>
        <source>The table after move %1; none was taken since</source>
        <translation>Der Tisch nach Zug %1; seither wurde kein Bild gemacht</translation>
    </message>
    <message>
        <source>No picture of the table was kept up to here. The camera keeps one with every move that it reads.</source>
        <translation>Bis hier wurde kein Bild vom Tisch aufbewahrt. Die Kamera bewahrt mit jedem Zug, den sie liest, eines auf.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Letters are the seats; a dashed line upright is a mate, or somebody who is out.</source>
        <translation>Die Buchstaben sind die Plätze; eine senkrechte gestrichelte Linie ist ein Matt oder jemand, der ausscheidet.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Captures and mates</source>
        <translation>Geschlagene Figuren und Matts</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <translation>Verbliebene Figuren</translation>
    </message>
    <message>
        <source>So many pieces were captured on a square; a cross is a king that was mated.</source>
        <translation>So viele Figuren wurden auf einem Feld geschlagen; ein Kreuz ist ein König, der mattgesetzt wurde.</translation>
    </message>
    <message>
        <source>Minutes and seconds; a bar has the colour of who moved.</source>
        <translation>Minuten und Sekunden; ein Balken hat die Farbe dessen, der zog.</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <translation>Der Tisch am Anfang</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Review</name>
    <message>
        <source>No action has been played yet.</source>
        <translation>Es wurde noch keine Aktion gespielt.</translation>
    </message>
    <message>
        <source>This game is not saved, so it cannot be analysed.</source>
        <translation>Diese Partie ist nicht gespeichert und kann darum nicht analysiert werden.</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over.</source>
        <translation>Sie können diese Partie analysieren, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <source>Something is hidden in this game. You can analyse it when it is over.</source>
        <translation>In dieser Partie ist etwas verborgen. Sie können sie analysieren, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%1 von %2 Aktionen</translation>
    </message>
    <message>
        <source>%1. Better: %2.</source>
        <translation>%1. Besser: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3 %4</source>
        <comment>number, player, action, mark</comment>
        <translation>%1. %2: %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a player and a share</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>The best action.</source>
        <translation>Die beste Aktion.</translation>
    </message>
    <message>
        <source>A good action.</source>
        <translation>Eine gute Aktion.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Setup</name>
    <message>
        <source>%1 has no army yet.</source>
        <translation>%1 hat noch keine Armee.</translation>
    </message>
    <message>
        <source>There is no file or folder %1, and it is no camera&apos;s number.</source>
        <translation>Es gibt keine Datei und keinen Ordner %1, und es ist keine Nummer einer Kamera.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation>Es gibt kein Spiel „%1“.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Speaker</name>
    <message>
        <source>it does not say why</source>
        <translation>sie sagt nicht, warum</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>sie antwortet nicht</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Table</name>
    <message>
        <source>The agreed time is over</source>
        <translation>Die vereinbarte Zeit ist um</translation>
    </message>
    <message>
        <source>Call time to end the game and count the points, or play on.</source>
        <translation>Zeit ausrufen beendet das Spiel und zählt die Punkte; oder weiterspielen.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played</source>
        <translation>Die Regeln haben sich seit dieser Partie geändert</translation>
    </message>
    <message>
        <source>%1: not allowed: %2</source>
        <translation>%1: nicht erlaubt: %2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>Nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>Die Berichtigung wurde nicht ausgeführt</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>Nichts wurde zurückgenommen</translation>
    </message>
    <message>
        <source>Nothing was brought again</source>
        <translation>Nichts wurde wiederholt</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Das Spiel endet unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s)</source>
        <comment>one or several winners</comment>
        <translation>
            <numerusform>%1 gewinnt</numerusform>
            <numerusform>%1 gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not stored</source>
        <translation>Das Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1 lehnt das Remis ab</translation>
    </message>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Es wurde noch keine Partie begonnen.</translation>
    </message>
    <message>
        <source>The rules of this game say nothing of a player&apos;s own time: the arbiter decides.</source>
        <translation>Die Regeln dieses Spiels sagen nichts über die Zeit eines Spielers: Der Schiedsrichter entscheidet.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>Die Regel: %1</translation>
    </message>
    <message>
        <source>%1: the time is over</source>
        <translation>%1: Die Zeit ist um</translation>
    </message>
    <message>
        <source>The offer is gone, and the game goes on.</source>
        <translation>Das Angebot ist erledigt, und die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The clocks stand. Say how the game ends, give time with a reason, or press Start to play on.</source>
        <translation>Die Uhren stehen. Sagen Sie, wie die Partie endet, geben Sie Zeit mit einer Begründung, oder drücken Sie Start, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>illegal move of %1</source>
        <translation>regelwidriger Zug von %1</translation>
    </message>
    <message>
        <source>Penalties are for games of two players.</source>
        <translation>Strafen gibt es nur in Partien zu zweit.</translation>
    </message>
    <message>
        <source>This game has no rule for illegal moves: the arbiter decides.</source>
        <translation>Dieses Spiel hat keine Regel für regelwidrige Züge: Der Schiedsrichter entscheidet.</translation>
    </message>
    <message>
        <source>The computer looks for a hint …</source>
        <translation>Der Computer sucht einen Tipp …</translation>
    </message>
    <message>
        <source>There is no hint here.</source>
        <translation>Hier gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Hint for %1: %2</source>
        <translation>Tipp für %1: %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::TableBoard</name>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>Ruht</translation>
    </message>
    <message>
        <source>What becomes of the pieces is asked next.</source>
        <translation>Was aus den Figuren wird, wird danach gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out then; the others play on.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>%1 ist dann ausgeschieden; die anderen spielen weiter.</numerusform>
            <numerusform>%1 sind dann ausgeschieden; die anderen spielen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over then: %1.</source>
        <translation>Das Spiel ist dann zu Ende: %1.</translation>
    </message>
    <message>
        <source>It is kept in the record, and can be taken back.</source>
        <translation>Es steht in der Aufzeichnung und kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Swap %1 on %2 for %3</source>
        <translation>%1 auf %2 gegen %3 tauschen</translation>
    </message>
    <message>
        <source>It may go to %1.</source>
        <comment>squares</comment>
        <translation>Sie darf nach %1.</translation>
    </message>
    <message>
        <source>That is not a legal move</source>
        <translation>Das ist kein regelgerechter Zug</translation>
    </message>
    <message>
        <source>%1 %2–%3</source>
        <comment>a piece and the squares of its move</comment>
        <translation>%1 %2–%3</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Templates</name>
    <message>
        <source>The template &quot;%1&quot; cannot be read; keep it anew.</source>
        <translation>Die Vorlage „%1“ ist nicht lesbar; merken Sie sie neu.</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Voice</name>
    <message>
        <source>%1: the time is over</source>
        <translation>%1: Die Zeit ist um</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>Die vereinbarte Zeit ist um</translation>
    </message>
    <message>
        <source>No speech engine is installed: nothing is said aloud. On Debian, qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng bring one.</source>
        <translation>Es ist keine Sprachausgabe installiert: Es wird nichts vorgelesen. Unter Debian bringen qt6-speech-speechd-plugin und speech-dispatcher-espeak-ng eine mit.</translation>
    </message>
    <message>
        <source>The speech engine does not work: %1</source>
        <translation>Die Sprachausgabe arbeitet nicht: %1</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>So klingt es.</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>whose time it is</comment>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>%1: the last ten seconds</source>
        <translation>%1: die letzten zehn Sekunden</translation>
    </message>
    <message>
        <source>%1: time is short</source>
        <translation>%1: Die Zeit wird knapp</translation>
    </message>
    <message>
        <source>The speech engine has no voice for %1: nothing is said aloud. Choose another language, or install a voice.</source>
        <translation>Die Sprachausgabe hat keine Stimme für %1: Nichts wird laut gesagt. Wählen Sie eine andere Sprache, oder installieren Sie eine Stimme.</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>K</source>
        <comment>king in a move</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen in a move</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>R</source>
        <comment>rook in a move</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bishop in a move</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>N</source>
        <comment>knight in a move</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pawn in a move</comment>
        <translation>B</translation>
    </message>
</context>
</TS>
