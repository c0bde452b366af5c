<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message>
        <source>Choose that game</source>
        <translation>Choisir ce jeu</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>Montrer chacun</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Mettre la partie d’accord avec la table …</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Signaler la fin du temps</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Abandonne</translation>
    </message>
    <message>
        <source>Give time …</source>
        <translation>Donner du temps …</translation>
    </message>
    <message>
        <source>Set the camera up</source>
        <translation>Installer la caméra</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Drawn: cannot mate</source>
        <translation>Nulle&#xa0;: mat impossible</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Perdu au temps</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Power: %1</source>
        <translation>Pouvoir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: click the square on the board.</source>
        <translation>
            <numerusform>… et&#xa0;%n autre&#xa0;: cliquez la case sur l’échiquier.</numerusform>
            <numerusform>… et&#xa0;%n autres&#xa0;: cliquez la case sur l’échiquier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyPage</name>
    <message>
        <source>Print …</source>
        <translation>Imprimer …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board, %1</source>
        <translation>Échiquier, %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>Browse</name>
    <message>
        <source>Up</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Nothing here that could be chosen.</source>
        <translation>Rien ici qui puisse être choisi.</translation>
    </message>
    <message>
        <source>%1, folder</source>
        <translation>%1, dossier</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Write it here</source>
        <translation>L’écrire ici</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <translation>Prendre ce dossier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>Dossier ou fichier</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Correct %1 by hand</source>
        <translation>Corriger %1 à la main</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>Corriger à la main</translation>
    </message>
    <message>
        <source>The game changed while it was being corrected.</source>
        <translation>La partie a changé pendant la correction.</translation>
    </message>
    <message>
        <source>It is shown as it is now; correct it once more if it is still wrong.</source>
        <translation>Elle est montrée telle qu’elle est maintenant&#xa0;; corrigez-la encore si elle est toujours fausse.</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>La correction n’a pas été faite</translation>
    </message>
</context>
<context>
    <name>Byes</name>
    <message>
        <source>no point</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>un demi-point</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>what a bye is worth, a number that need not be whole</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bye, and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>has no table</source>
        <translation>n’a pas de table</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>n’a pas joué</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>n’avait pas de table</translation>
    </message>
</context>
<context>
    <name>CameraBoardStep</name>
    <message>
        <source>Where the board is</source>
        <translation>Où se trouve l’échiquier</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Recherche en cours …</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Le chercher</translation>
    </message>
    <message>
        <source>Click the corners</source>
        <translation>Cliquer les coins</translation>
    </message>
    <message>
        <source>The grid must lie on the squares. Drag a corner where it does not.</source>
        <translation>La grille doit reposer sur les cases. Déplacez un coin là où ce n’est pas le cas.</translation>
    </message>
    <message>
        <source>Click the corners of the playing field, not of the frame, in the order asked for.</source>
        <translation>Cliquez les coins du terrain de jeu, non ceux du cadre, dans l’ordre demandé.</translation>
    </message>
    <message>
        <source>Show the whole board; pieces may stand on it.</source>
        <translation>Montrez l’échiquier entier&#xa0;; des pièces peuvent s’y trouver.</translation>
    </message>
    <message>
        <source>South sits at this side of the picture</source>
        <translation>Sud est assis de ce côté de l’image</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Près</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Loin</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
</context>
<context>
    <name>CameraCard</name>
    <message>
        <source>Show the camera</source>
        <translation>Montrer la caméra</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>Reprendre l’observation</translation>
    </message>
    <message>
        <source>Stop watching for a while</source>
        <translation>Suspendre l’observation</translation>
    </message>
</context>
<context>
    <name>CameraKeepStep</name>
    <message>
        <source>Keep this place</source>
        <translation>Garder cet emplacement</translation>
    </message>
    <message>
        <source>Under the name of the source it is used by itself whenever that source is opened.</source>
        <translation>Sous le nom de la source, il sert de lui-même chaque fois qu’elle est ouverte.</translation>
    </message>
    <message>
        <source>A name, such as club table</source>
        <translation>Un nom, par exemple «&#xa0;table du club&#xa0;»</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>Gardé sous le nom %1.</translation>
    </message>
</context>
<context>
    <name>CameraPage</name>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Set it up in four steps</source>
        <translation>L’installer en quatre étapes</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>Caméra %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Échiquier %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Click %1 of the board</source>
        <translation>Cliquez %1 de l’échiquier</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
</context>
<context>
    <name>CameraQualityStep</name>
    <message>
        <source>Can it be read?</source>
        <translation>Est-ce lisible&#xa0;?</translation>
    </message>
    <message>
        <source>Good: the camera can stay as it is.</source>
        <translation>Bien&#xa0;: la caméra peut rester ainsi.</translation>
    </message>
    <message>
        <source>Good enough, though it could be better.</source>
        <translation>Suffisant, mais cela pourrait être mieux.</translation>
    </message>
    <message>
        <source>Not good enough to read the game.</source>
        <translation>Insuffisant pour lire la partie.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Mesurer à nouveau</translation>
    </message>
    <message>
        <source>Show what is read</source>
        <translation>Montrer ce qui est lu</translation>
    </message>
</context>
<context>
    <name>CameraSourceStep</name>
    <message>
        <source>What to watch</source>
        <translation>Que faut-il observer</translation>
    </message>
    <message>
        <source>0, a film, a folder, rtsp://…</source>
        <translation>0, un film, un dossier, rtsp://…</translation>
    </message>
    <message>
        <source>Film …</source>
        <translation>Film …</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>Dossier …</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Set up before:</source>
        <translation>Déjà installées&#xa0;:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Choisir une caméra</translation>
    </message>
    <message>
        <source>A phone sends its pictures.</source>
        <translation>Un téléphone envoie ses images.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>Le téléphone est connecté et n&apos;envoie pas d&apos;images.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>En attente du téléphone…</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Afficher le code</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>Utiliser un téléphone</translation>
    </message>
</context>
<context>
    <name>CameraTagsStep</name>
    <message>
        <source>Tags on the pieces</source>
        <translation>Marqueurs sur les pièces</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>The corner of a1</source>
        <translation>Le coin de a1</translation>
    </message>
    <message>
        <source>The far end of the first rank</source>
        <translation>L’autre bout de la première rangée</translation>
    </message>
    <message>
        <source>The corner opposite a1</source>
        <translation>Le coin opposé à a1</translation>
    </message>
    <message>
        <source>The far end of the a-file</source>
        <translation>L’autre bout de la colonne a</translation>
    </message>
    <message>
        <source>Camera: %1</source>
        <translation>Caméra&#xa0;: %1</translation>
    </message>
    <message>
        <source>No picture yet. Say in the first step what to watch.</source>
        <translation>Pas encore d’image. Indiquez à la première étape ce qu’il faut observer.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Aucune caméra</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>left in the game</source>
        <translation>restent dans la partie</translation>
    </message>
    <message>
        <source>Time a player: %1</source>
        <translation>Temps par joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Régler les pendules</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Signaler la fin du temps</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>the time is over</source>
        <translation>le temps est écoulé</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>au trait</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>employé&#xa0;: %1</translation>
    </message>
    <message>
        <source>used so far</source>
        <translation>employé jusqu’ici</translation>
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
        <translation>La partie</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Régler les pendules</translation>
    </message>
    <message>
        <source>Whose clock</source>
        <translation>La pendule de</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>il reste</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 min</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Motif&#xa0;; il est gardé avec la partie</translation>
    </message>
    <message>
        <source>Another time from now on; what was thought stays thought:</source>
        <translation>Une autre cadence dès maintenant&#xa0;; le temps réfléchi reste compté&#xa0;:</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>Agree on it</source>
        <translation>La convenir</translation>
    </message>
    <message>
        <source>Changed so far</source>
        <translation>Changé jusqu’ici</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <translation>−%1 min</translation>
    </message>
    <message>
        <source>Illegal move: the first gives the opponent %1 more minutes, the next one loses.</source>
        <translation>Coup illégal&#xa0;: le premier donne %1 minutes de plus à l’adversaire, le suivant perd.</translation>
    </message>
    <message>
        <source>%1: second illegal move, lost</source>
        <translation>%1&#xa0;: deuxième coup illégal, perdu</translation>
    </message>
    <message>
        <source>Illegal move of %1</source>
        <translation>Coup illégal de %1</translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message>
        <source>Arbiter: the clocks</source>
        <translation>Arbitre&#xa0;: les pendules</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>things to do by hand</comment>
        <translation>
            <numerusform>%1, et une autre</numerusform>
            <numerusform>%1, et&#xa0;%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Arrêter la pendule</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer la pendule</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Close the clocks</source>
        <translation>Fermer les pendules</translation>
    </message>
</context>
<context>
    <name>ClubBar</name>
    <message>
        <source>All events</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>How strong everybody is, and what the armies are worth.</source>
        <translation>La force de chacun, et ce que valent les armées.</translation>
    </message>
    <message>
        <source>Standings over several events.</source>
        <translation>Le classement sur plusieurs événements.</translation>
    </message>
    <message>
        <source>Evenings and tournaments: who is here, who sits where, who is ahead.</source>
        <translation>Soirées et tournois&#xa0;: qui est là, qui s’assied où, qui est en tête.</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Grand écran</translation>
    </message>
    <message>
        <source>Big screen: all tables in a window for the room</source>
        <translation>Grand écran : toutes les tables dans une fenêtre pour la salle</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>Modifier l’événement</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Tables du serveur du club</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>Ajouter quelqu’un</translation>
    </message>
</context>
<context>
    <name>ClubCourse</name>
    <message>
        <source>Course</source>
        <translation>Cours</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the oldest at the left</source>
        <translation>
            <numerusform>%n partie, la plus ancienne à gauche</numerusform>
            <numerusform>%n parties, la plus ancienne à gauche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points in all, %2 a game</source>
        <translation>%1 points en tout, %2 par partie</translation>
    </message>
    <message>
        <source>a full bar is a first place</source>
        <translation>une barre pleine est une première place</translation>
    </message>
</context>
<context>
    <name>ClubEventOptions</name>
    <message>
        <source>Something else …</source>
        <translation>Autre chose …</translation>
    </message>
    <message>
        <source>Like with like (Swiss)</source>
        <translation>Semblables entre eux (suisse)</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>All rounds at once</source>
        <translation>Toutes les rondes d’avance</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>Partenaires face à face</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>With the seating</source>
        <translation>Avec les places</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Par tirage au sort</translation>
    </message>
    <message>
        <source>Won 1, drawn ½, lost 0</source>
        <translation>Gain 1, nulle ½, perte 0</translation>
    </message>
    <message>
        <source>The points of the game</source>
        <translation>Les points de la partie</translation>
    </message>
    <message>
        <source>Won 3, drawn 1, lost 0</source>
        <translation>Gain 3, nulle 1, perte 0</translation>
    </message>
    <message>
        <source>By place: 3, 2, 1, 0</source>
        <translation>Selon la place : 3, 2, 1, 0</translation>
    </message>
    <message>
        <source>A won game</source>
        <translation>Une partie gagnée</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Une partie nulle</translation>
    </message>
    <message>
        <source>No point</source>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Who meets whom, and whether it depends on the results.</source>
        <translation>Qui rencontre qui, et si cela dépend des résultats.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone, or two play together.</source>
        <translation>Si chacun joue seul, ou si deux jouent ensemble.</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>Tables de trois</translation>
    </message>
    <message>
        <source>If the players do not fill all tables, three sit at some of them. Otherwise somebody has a bye.</source>
        <translation>Si les joueurs ne remplissent pas toutes les tables, trois sont assis à certaines. Sinon, quelqu’un est exempt.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Who chooses the armies, and when.</source>
        <translation>Qui choisit les armées, et quand.</translation>
    </message>
    <message>
        <source>Minutes for a game</source>
        <translation>Minutes par partie</translation>
    </message>
    <message>
        <source>The time of the whole game. Empty: as its rules say.</source>
        <translation>Le temps de toute la partie. Vide : selon ses règles.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 60:00 game: one time for all. Empty: as the rules say.</source>
        <translation>5+3 : minutes par joueur et secondes par coup. 60:00 game : un temps pour tous. Vide : selon les règles.</translation>
    </message>
    <message>
        <source>Points of a table</source>
        <translation>Points d’une table</translation>
    </message>
    <message>
        <source>What a game is worth in the standings.</source>
        <translation>Ce que vaut une partie au classement.</translation>
    </message>
    <message>
        <source>Points of your own</source>
        <translation>Vos propres points</translation>
    </message>
    <message>
        <source>&quot;places 4-2-1-0&quot; by place, &quot;win 2-1-0&quot; for won, drawn and lost.</source>
        <translation>&quot;places 4-2-1-0&quot; selon la place, &quot;win 2-1-0&quot; pour gain, nulle et perte.</translation>
    </message>
    <message>
        <source>A round without a table</source>
        <translation>Une ronde sans table</translation>
    </message>
    <message>
        <source>What it is worth to a player who is left over.</source>
        <translation>Ce qu’elle vaut pour un joueur en trop.</translation>
    </message>
    <message>
        <source>Points of that round</source>
        <translation>Points de cette ronde</translation>
    </message>
    <message>
        <source>A round that a player sits out</source>
        <translation>Une ronde qu’un joueur saute</translation>
    </message>
    <message>
        <source>What it is worth to a player who asked for it.</source>
        <translation>Ce qu’elle vaut pour un joueur qui l’a demandé.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Year, month and day. Empty: today.</source>
        <translation>Année, mois et jour. Vide : aujourd’hui.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Where it is played, as prints show it.</source>
        <translation>Où l’on joue, comme le montrent les impressions.</translation>
    </message>
    <message>
        <source>The club&apos;s house</source>
        <translation>La maison du club</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
</context>
<context>
    <name>ClubEvents</name>
    <message>
        <source>No event has been made yet. An event is one evening, or a tournament: a game, some rounds, and who comes.</source>
        <translation>Aucun événement n’existe encore. Un événement est une soirée ou un tournoi&#xa0;: un jeu, des rondes, et qui vient.</translation>
    </message>
    <message>
        <source>Make the first one</source>
        <translation>Créer le premier</translation>
    </message>
</context>
<context>
    <name>ClubExport</name>
    <message>
        <source>Write %1</source>
        <translation>Écrire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Choisir l’emplacement …</translation>
    </message>
    <message>
        <source>Where is it to be written?</source>
        <translation>Où faut-il l’écrire&#xa0;?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 existe déjà. Son contenu sera perdu.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ClubGridCell</name>
    <message>
        <source>%1 (leaves)</source>
        <translation>%1 (s’en va)</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1, table %2</translation>
    </message>
</context>
<context>
    <name>ClubGridPane</name>
    <message>
        <source>Who enters it</source>
        <translation>Qui le saisit</translation>
    </message>
    <message>
        <source>Why by hand, for all of them</source>
        <translation>Pourquoi à la main, pour toutes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Take back table %1</source>
        <translation>Annuler la table %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Type points, = for half a point, or - for a no-show. For two players one cell is enough.</source>
        <translation>Tapez les points, = pour un demi-point, ou - pour un absent. À deux joueurs, une case suffit.</translation>
    </message>
    <message>
        <source>Type places, or - for a no-show.</source>
        <translation>Tapez les places, ou - pour un absent.</translation>
    </message>
    <message>
        <source>Enter goes to the next table, Ctrl+Z takes the last entry back.</source>
        <translation>Entrée passe à la table suivante, Ctrl+Z annule la dernière saisie.</translation>
    </message>
    <message>
        <source>Replace the referee&apos;s result of table %1?</source>
        <translation>Remplacer le résultat de l’arbitre à la table %1 ?</translation>
    </message>
    <message>
        <source>%1 The result by hand counts instead, until it is taken back.</source>
        <translation>%1 Le résultat saisi à la main compte à sa place, jusqu’à son annulation.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
</context>
<context>
    <name>ClubGridPeople</name>
    <message>
        <source>Players of table %1</source>
        <translation>Joueurs de la table %1</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <source>Leaves after this round</source>
        <translation>Part après cette ronde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what the button does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A player who leaves is not seated in later rounds. Results stay.</source>
        <translation>Un joueur qui part n’est plus placé dans les rondes suivantes. Les résultats restent.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ClubGridRow</name>
    <message>
        <source>Not entered yet: something is missing.</source>
        <translation>Pas encore saisi : il manque quelque chose.</translation>
    </message>
    <message>
        <source>%1 Press Enter to replace it.</source>
        <translation>%1 Appuyez sur Entrée pour le remplacer.</translation>
    </message>
    <message>
        <source>Table %1: its players</source>
        <translation>Table %1 : ses joueurs</translation>
    </message>
</context>
<context>
    <name>ClubLeagueForm</name>
    <message>
        <source>Edit the league</source>
        <translation>Modifier la ligue</translation>
    </message>
    <message>
        <source>A new league</source>
        <translation>Une nouvelle ligue</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Winter league</source>
        <translation>Ligue d’hiver</translation>
    </message>
    <message>
        <source>What an event is worth</source>
        <translation>Ce que vaut un événement</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>Ses points</translation>
    </message>
    <message>
        <source>Points for ranks</source>
        <translation>Points pour les rangs</translation>
    </message>
    <message>
        <source>How many of somebody&apos;s events count (empty: all)</source>
        <translation>Combien d’événements de chacun comptent (vide&#xa0;: tous)</translation>
    </message>
    <message>
        <source>Its events</source>
        <translation>Ses événements</translation>
    </message>
    <message>
        <source>There is no event yet.</source>
        <translation>Il n’y a pas encore d’événement.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>ClubLeagueLine</name>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 points</translation>
    </message>
</context>
<context>
    <name>ClubLeaguesPane</name>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>Nouvelle ligue</translation>
    </message>
</context>
<context>
    <name>ClubMerge</name>
    <message>
        <source>The games and seats of %1 become those of %2, and only what is known of %2 stays.</source>
        <translation>Les parties et les places de %1 passent à %2, et seul ce que l’on sait de %2 demeure.</translation>
    </message>
    <message>
        <source>This is not taken back.</source>
        <translation>Cela ne peut être annulé.</translation>
    </message>
    <message>
        <source>Is %1 the same as %2?</source>
        <translation>%1 est-ce la même personne que %2&#xa0;?</translation>
    </message>
    <message>
        <source>They are one</source>
        <translation>C’est la même personne</translation>
    </message>
    <message>
        <source>Who is %1 too?</source>
        <translation>Qui est aussi %1&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody who is in the list twice, under two names or twice under one.</source>
        <translation>Quelqu’un qui figure deux fois dans la liste, sous deux noms ou deux fois sous le même.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ClubNewEvent</name>
    <message>
        <source>Edit the event</source>
        <translation>Modifier l’événement</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>Vendredi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Autres options</translation>
    </message>
</context>
<context>
    <name>ClubNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1 se joue encore dans cette fenêtre.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Elle est gardée telle quelle, et peut être reprise sous Parties.</translation>
    </message>
    <message>
        <source>Its game, number %1, was begun already.</source>
        <translation>Sa partie, numéro %1, est déjà commencée.</translation>
    </message>
    <message>
        <source>It must not be played at another window at the same time.</source>
        <translation>Elle ne doit pas être jouée en même temps dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>What is published stands: nobody is moved any more, and its tables can begin.</source>
        <translation>Ce qui est publié demeure&#xa0;: plus personne n’est déplacé, et les tables peuvent commencer.</translation>
    </message>
    <message>
        <source>The draft is not up to date: %1. %2</source>
        <translation>Le projet n’est plus à jour&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Everything that is known of them goes for good, also where a game&apos;s record names them.</source>
        <translation>Tout ce que l’on sait de cette personne disparaît pour de bon, même là où une partie la nomme.</translation>
    </message>
    <message>
        <source>Erase %1?</source>
        <translation>Effacer %1&#xa0;?</translation>
    </message>
    <message>
        <source>Games, results and standings stay, of a number. It cannot be taken back.</source>
        <translation>Parties, résultats et classements demeurent, sous un numéro. Cela ne peut être annulé.</translation>
    </message>
    <message>
        <source>Erase it for good</source>
        <translation>Effacer pour de bon</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Cotes</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>Publier la ronde %1&#xa0;?</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Publier la ronde %1</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>Commencer la partie de la table %1&#xa0;?</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Commencer la table %1</translation>
    </message>
    <message>
        <source>Go on with table %1 in this window?</source>
        <translation>Poursuivre la table %1 dans cette fenêtre&#xa0;?</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>La poursuivre ici</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligues</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back?</source>
        <translation>Annuler la publication de la ronde %1 ?</translation>
    </message>
    <message>
        <source>The round is a draft again, and its pairings can change. Print its slips again.</source>
        <translation>La ronde redevient un projet, et ses appariements peuvent changer. Imprimez de nouveau ses feuilles.</translation>
    </message>
    <message>
        <source>Make it a draft again</source>
        <translation>En refaire un projet</translation>
    </message>
</context>
<context>
    <name>ClubPeoplePane</name>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Nobody has that name.</source>
        <translation>Personne ne porte ce nom.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Whoever sits at a table by name is here from then on.</source>
        <translation>Le club ne connaît encore personne. Qui s’assied à une table sous son nom figure ici dès lors.</translation>
    </message>
    <message>
        <source>Choose somebody to see what they have played.</source>
        <translation>Choisissez quelqu’un pour voir ce qu’il a joué.</translation>
    </message>
</context>
<context>
    <name>ClubPerson</name>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Is somebody else too</source>
        <translation>Est aussi quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>No game that has ended counts for them yet.</source>
        <translation>Aucune partie terminée ne compte encore pour cette personne.</translation>
    </message>
    <message>
        <source>Best moments</source>
        <translation>Meilleurs moments</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubPersonForm</name>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Quelqu’un de nouveau</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message numerus="yes">
        <source>The club knows %n people of that name already. They are told apart by their numbers.</source>
        <translation>
            <numerusform>Le club connaît déjà&#xa0;%n personne de ce nom. Les numéros les distinguent.</numerusform>
            <numerusform>Le club connaît déjà&#xa0;%n personnes de ce nom. Les numéros les distinguent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>Année de naissance</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Fédération</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Numéro là-bas</translation>
    </message>
    <message>
        <source>Number at the federation</source>
        <translation>Numéro à la fédération</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Add another one</source>
        <translation>Ajouter un homonyme</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ClubPlayersPane</name>
    <message>
        <source>Search, or a new name</source>
        <translation>Chercher, ou un nouveau nom</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>Tous sont là</translation>
    </message>
    <message>
        <source>All %1 are here</source>
        <translation>Les %1 sont tous là</translation>
    </message>
    <message>
        <source>Nobody has that name; add whoever is new.</source>
        <translation>Personne ne porte ce nom&#xa0;; ajoutez les nouveaux venus.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Type a name above, and add it.</source>
        <translation>Le club ne connaît encore personne. Écrivez un nom ci-dessus, et ajoutez-le.</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, présent</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <translation>%1, absent</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Ne joue pas</translation>
    </message>
    <message>
        <source>%1 sits out this round</source>
        <translation>%1 ne joue pas cette ronde</translation>
    </message>
</context>
<context>
    <name>ClubQuality</name>
    <message>
        <source>How good it is</source>
        <translation>Sa qualité</translation>
    </message>
    <message>
        <source>Nothing to wish for: nobody meets twice, everything is even.</source>
        <translation>Rien à souhaiter&#xa0;: personne ne se rencontre deux fois, tout est équilibré.</translation>
    </message>
    <message>
        <source>%1  (bound %2)</source>
        <translation>%1  (limite %2)</translation>
    </message>
</context>
<context>
    <name>ClubRatingList</name>
    <message>
        <source>%1, provisional</source>
        <comment>a rating</comment>
        <translation>%1, provisoire</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a provisional rating</comment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>provisional</source>
        <comment>a rating</comment>
        <translation>provisoire</translation>
    </message>
</context>
<context>
    <name>ClubRatingsPane</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games outside events too</source>
        <translation>Aussi les parties hors événement</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>How often each came first. The bar is where that lies most likely (95 %);</source>
        <translation>Combien de fois chacune fut première. La barre montre où cela se situe très probablement (95&#xa0;%)&#xa0;;</translation>
    </message>
    <message>
        <source>the line is where it would be if all were equal.</source>
        <translation>le trait, où ce serait si toutes se valaient.</translation>
    </message>
    <message>
        <source>Games of two players</source>
        <translation>Parties à deux joueurs</translation>
    </message>
    <message>
        <source>Everybody begins at 1500, and who is rated 200 higher scores about three of four points.</source>
        <translation>Tout le monde commence à 1500, et qui a 200 de plus marque environ trois points sur quatre.</translation>
    </message>
    <message>
        <source>With ±: the true strength is that close to the number, 19 times of 20.</source>
        <translation>Avec ± : la force réelle est aussi proche du nombre 19 fois sur 20.</translation>
    </message>
    <message>
        <source>Games of three players and more</source>
        <translation>Parties à trois joueurs et plus</translation>
    </message>
    <message>
        <source>Everybody begins at 0. The number is the strength that a player almost surely has.</source>
        <translation>Tout le monde commence à 0. Le nombre est la force qu’un joueur a presque sûrement.</translation>
    </message>
    <message>
        <source>Below it: the best guess, and with ± how far off that may be.</source>
        <translation>En dessous : la meilleure estimation, et avec ± son erreur possible.</translation>
    </message>
</context>
<context>
    <name>ClubRemote</name>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Tables du serveur du club</translation>
    </message>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1 se joue encore dans cette fenêtre.</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>Commencer la partie de la table %1&#xa0;?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Elle est gardée telle quelle, et peut être reprise sous Parties.</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Commencer la table %1</translation>
    </message>
    <message>
        <source>Another machine has begun this game.</source>
        <translation>Une autre machine a commencé cette partie.</translation>
    </message>
    <message>
        <source>Take over table %1?</source>
        <translation>Prendre en charge la table %1&#xa0;?</translation>
    </message>
    <message>
        <source>It is shut out, and the game goes on here as far as the club has it.</source>
        <translation>L’autre machine est écartée, et la partie continue ici, telle que le club la connaît.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>La prendre en charge</translation>
    </message>
    <message>
        <source>Asking the club …</source>
        <translation>Le club est interrogé …</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Ronde %1, table %2</translation>
    </message>
    <message>
        <source>Take over …</source>
        <translation>Prendre en charge …</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Poursuivre ici</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>%1: round %2, table %3</source>
        <translation>%1&#xa0;: ronde %2, table %3</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
    </message>
</context>
<context>
    <name>ClubResult</name>
    <message>
        <source>Table %1, round %2</source>
        <translation>Table %1, ronde %2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Points de %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Place de %1</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>N’est pas venu</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1 n’est pas venu</translation>
    </message>
    <message>
        <source>Places come from the points where they are left out.</source>
        <translation>Sans indication, les places découlent des points.</translation>
    </message>
    <message>
        <source>Who enters it</source>
        <translation>Qui le saisit</translation>
    </message>
    <message>
        <source>Why it is entered by hand</source>
        <translation>Pourquoi il est saisi à la main</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rejouer la table</translation>
    </message>
</context>
<context>
    <name>ClubSeat</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, choisi</translation>
    </message>
</context>
<context>
    <name>ClubSeatingPane</name>
    <message>
        <source>All rounds are published</source>
        <translation>Toutes les rondes sont publiées</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Ronde %1, un projet</translation>
    </message>
    <message>
        <source>Round %1 is not seated yet</source>
        <translation>La ronde %1 n’a pas encore de places</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Un instant …</translation>
    </message>
    <message>
        <source>Propose again without them</source>
        <translation>Proposer à nouveau sans eux</translation>
    </message>
    <message>
        <source>Propose without them</source>
        <translation>Proposer sans eux</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>Proposer à nouveau</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Publier la ronde %1</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Ajouter une ronde</translation>
    </message>
    <message>
        <source>Choose two people, and they change places.</source>
        <translation>Choisissez deux personnes&#xa0;: elles échangent leurs places.</translation>
    </message>
    <message>
        <source>A proposal is a draft: nothing holds before it is published.</source>
        <translation>Une proposition est un projet&#xa0;: rien ne vaut avant la publication.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Move %1 to table %2</source>
        <translation>Déplacer %1 à la table %2</translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation>Sans table</translation>
    </message>
    <message>
        <source>%1 and %2 change places?</source>
        <translation>%1 et %2 échangent leurs places&#xa0;?</translation>
    </message>
    <message>
        <source>%1: choose with whom to change places.</source>
        <translation>%1&#xa0;: choisissez avec qui échanger.</translation>
    </message>
    <message>
        <source>That breaks what must hold: %1.</source>
        <translation>Cela enfreint ce qui doit tenir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Swap all the same</source>
        <translation>Échanger quand même</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Pas encore d’armée</translation>
    </message>
    <message>
        <source>No table this round</source>
        <translation>Pas de table cette ronde</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
</context>
<context>
    <name>ClubStandingsPane</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 points</translation>
    </message>
</context>
<context>
    <name>ClubTable</name>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, présent</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>n’est pas venu</translation>
    </message>
    <message>
        <source>1 pt</source>
        <translation>1 pt</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Play table %1 at this board</source>
        <translation>Jouer la table %1 sur cet échiquier</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Vers la table</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Poursuivre ici</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Saisir le résultat</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1, table %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Watch table %1</source>
        <translation>Regarder la table %1</translation>
    </message>
</context>
<context>
    <name>ClubTablesPane</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n table(s) without a result</source>
        <translation>
            <numerusform>%1 de&#xa0;%n table sans résultat</numerusform>
            <numerusform>%1 de&#xa0;%n tables sans résultat</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables of round %1 have their results</source>
        <translation>Toutes les tables de la ronde %1 ont leur résultat</translation>
    </message>
    <message>
        <source>Seat round %1</source>
        <translation>Attribuer les places de la ronde %1</translation>
    </message>
    <message>
        <source>No round is published yet. Once one is, its tables stand here and can begin.</source>
        <translation>Aucune ronde n’est encore publiée. Dès qu’une l’est, ses tables figurent ici et peuvent commencer.</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by nobody: moves are entered by hand.</source>
        <translation>Les parties commencées ici ne sont observées par personne&#xa0;: les coups sont saisis à la main.</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by %1.</source>
        <translation>Les parties commencées ici sont observées par %1.</translation>
    </message>
    <message>
        <source>That is chosen under New game.</source>
        <translation>Cela se choisit sous Nouvelle partie.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Enter all results</source>
        <translation>Saisir tous les résultats</translation>
    </message>
    <message>
        <source>Take the publication back</source>
        <translation>Annuler la publication</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back</source>
        <translation>Annuler la publication de la ronde %1</translation>
    </message>
</context>
<context>
    <name>ClubTieChoice</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Départages</translation>
    </message>
    <message>
        <source>They decide between players with as many points, the first one first.</source>
        <translation>Ils départagent les joueurs à égalité de points, le premier d’abord.</translation>
    </message>
    <message>
        <source>Usually: %1.</source>
        <translation>D’habitude : %1.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Add a tie-break</source>
        <translation>Ajouter un départage</translation>
    </message>
</context>
<context>
    <name>ClubWallFoot</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Time of the round, in minutes or as 1:30:00</source>
        <translation>Temps de la ronde, en minutes ou sous la forme 1:30:00</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>Set the time of the round</source>
        <translation>Régler le temps de la ronde</translation>
    </message>
    <message>
        <source>Pause the time of the round</source>
        <translation>Mettre en pause le temps de la ronde</translation>
    </message>
    <message>
        <source>Start the time of the round</source>
        <translation>Lancer le temps de la ronde</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 min</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>Cinq minutes de plus</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>La page précédente</translation>
    </message>
    <message>
        <source>Let the pages turn by themselves</source>
        <translation>Laisser défiler les pages</translation>
    </message>
    <message>
        <source>Stay on this page</source>
        <translation>Rester sur cette page</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>La page suivante</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>Fermer le grand écran</translation>
    </message>
</context>
<context>
    <name>ClubWallHead</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result</source>
        <translation>
            <numerusform>%n table sans résultat</numerusform>
            <numerusform>%n tables sans résultat</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>tous les résultats sont connus</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>Left of the round</source>
        <translation>Reste de la ronde</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation>Temps de la ronde</translation>
    </message>
</context>
<context>
    <name>ClubWallPairing</name>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and why at no table</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ClubWallSeat</name>
    <message>
        <source>did not come</source>
        <translation>n’est pas venu</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <translation>%1 au trait</translation>
    </message>
</context>
<context>
    <name>ClubWallTable</name>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Pas commencée</translation>
    </message>
</context>
<context>
    <name>ClubWallWindow</name>
    <message>
        <source>Arbiter: big screen</source>
        <translation>Arbiter&#xa0;: grand écran</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Aucune ronde n’est encore publiée.</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Appariements de la ronde %1</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>Classement pendant la ronde %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Classement après la ronde %1</translation>
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
        <translation>Non, continuer à jouer</translation>
    </message>
</context>
<context>
    <name>ContinueGame</name>
    <message>
        <source>Continue the last game? %1</source>
        <translation>Poursuivre la dernière partie&#xa0;? %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Poursuivre</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Correct %1</source>
        <translation>Corriger %1</translation>
    </message>
    <message>
        <source>Correct the game</source>
        <translation>Corriger la partie</translation>
    </message>
    <message>
        <source>Set the game to the table</source>
        <translation>Mettre la partie d’accord avec la table</translation>
    </message>
    <message>
        <source>As it stands on the table</source>
        <translation>Telle qu’elle est sur la table</translation>
    </message>
    <message>
        <source>All pieces stay where they are.</source>
        <translation>Toutes les pièces restent où elles sont.</translation>
    </message>
    <message>
        <source>It is kept as a correction, not as a move: nothing is scored by it, and no rule comes of it.</source>
        <translation>C’est gardé comme correction, non comme coup&#xa0;: cela ne marque aucun point et n’applique aucune règle.</translation>
    </message>
    <message>
        <source>What was read for certain is taken from the table; go Back to look at the board and change it.</source>
        <translation>Ce qui a été lu avec certitude est repris de la table&#xa0;; Retour permet de regarder l’échiquier et de le changer.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Points de %1</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Motif&#xa0;; il est gardé avec la partie</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Passer l’écran à %1</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>Pour %1 seulement</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>Rendre l’écran</translation>
    </message>
    <message>
        <source>Nobody else may look. Nothing is shown before you press the button.</source>
        <translation>Personne d’autre ne doit regarder. Rien n’est montré avant que vous pressiez le bouton.</translation>
    </message>
    <message>
        <source>What was shown is covered again.</source>
        <translation>Ce qui était montré est de nouveau couvert.</translation>
    </message>
    <message>
        <source>The clock stands still until the screen is back.</source>
        <translation>La pendule est arrêtée jusqu’au retour de l’écran.</translation>
    </message>
    <message>
        <source>I am %1: show</source>
        <translation>Je suis %1&#xa0;: montrer</translation>
    </message>
    <message>
        <source>Nothing is hidden for you in this game now.</source>
        <translation>Rien ne vous est caché dans cette partie maintenant.</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Recouvrir</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a seat and its board</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Is it to be so?</source>
        <translation>Est-ce bien ainsi ?</translation>
    </message>
    <message>
        <source>Once it is set it cannot be changed in this game.</source>
        <translation>Une fois fixé, cela ne peut plus être changé dans cette partie.</translation>
    </message>
    <message>
        <source>Set it so</source>
        <translation>Fixer ainsi</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Changer</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
    <message>
        <source>Rematch, seats turned</source>
        <translation>Revanche, places tournées</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>La parcourir</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Feuille de partie …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter …</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>What was played?</source>
        <translation>Qu’a-t-on joué&#xa0;?</translation>
    </message>
    <message>
        <source>The marked squares are those that change.</source>
        <translation>Les cases marquées sont celles qui changent.</translation>
    </message>
    <message>
        <source>If it was none of these, enter it on the board, or set the game to the table.</source>
        <translation>Si ce n’était rien de cela, saisissez-le sur l’échiquier, ou mettez la partie d’accord avec la table.</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Mettre la partie d’accord avec la table …</translation>
    </message>
    <message>
        <source>Enter it on the board</source>
        <translation>Le saisir sur l’échiquier</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export game %1</source>
        <translation>Exporter la partie %1</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Everything that everybody may know, to be read by Arbiter again.</source>
        <translation>Tout ce que chacun peut savoir, relisible par Arbiter.</translation>
    </message>
    <message>
        <source>Moves to be read by people, and by Arbiter again.</source>
        <translation>Des coups à lire par des personnes, et par Arbiter.</translation>
    </message>
    <message>
        <source>As other programs write and read this game.</source>
        <translation>Comme d’autres programmes écrivent et lisent ce jeu.</translation>
    </message>
    <message>
        <source>With plots of its course, as SVG pictures</source>
        <translation>Avec des graphiques de son cours, en images SVG</translation>
    </message>
    <message numerus="yes">
        <source>With %n picture(s) of the table</source>
        <translation>
            <numerusform>Avec&#xa0;%n image de la table</numerusform>
            <numerusform>Avec&#xa0;%n images de la table</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Choisir l’emplacement …</translation>
    </message>
    <message>
        <source>Where is the game to be written?</source>
        <translation>Où faut-il écrire la partie&#xa0;?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 existe déjà. Son contenu sera perdu.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The game as a QR code</source>
        <translation>La partie en code QR</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>%1, fold it away</source>
        <translation>%1, replier</translation>
    </message>
    <message>
        <source>%1, unfold it</source>
        <translation>%1, déplier</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Which file of games?</source>
        <translation>Quel fichier de parties&#xa0;?</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lecture …</translation>
    </message>
    <message>
        <source>%1 games are kept.</source>
        <translation>%1 parties sont gardées.</translation>
    </message>
    <message>
        <source>The file holds %1 games. Which is to be kept?</source>
        <translation>Le fichier contient %1 parties. Laquelle garder&#xa0;?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Kept as game %1</source>
        <translation>Gardée comme partie %1</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <translation>%1 n’est pas gardée</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Keep all %1</source>
        <translation>Garder les %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 games read …</source>
        <translation>%1 parties lues …</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 est déjà là</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>GamePlayers</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
</context>
<context>
    <name>GamePoints</name>
    <message>
        <source>Points of game %1, %2</source>
        <translation>Points de la partie %1, %2</translation>
    </message>
    <message>
        <source>No points were scored.</source>
        <translation>Aucun point n’a été marqué.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>GamesBar</name>
    <message>
        <source>Select a game to see what can be done with it. Return or a double click opens it.</source>
        <translation>Sélectionnez une partie pour voir ce qui est possible. Entrée ou un double-clic l’ouvre.</translation>
    </message>
    <message>
        <source>Game %1, %2</source>
        <translation>Partie %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n partie sélectionnée</numerusform>
            <numerusform>%n parties sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La regarder</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de partie</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>More about game %1</source>
        <translation>Plus sur la partie %1</translation>
    </message>
    <message>
        <source>More about the selected games</source>
        <translation>Plus sur les parties sélectionnées</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message numerus="yes">
        <source>Export %n game(s)</source>
        <translation>
            <numerusform>Exporter %n partie</numerusform>
            <numerusform>Exporter %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>As</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Each game&apos;s own notation</source>
        <translation>La notation de chaque jeu</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Every game gets a file of its own, in a new folder. No file is replaced.</source>
        <translation>Chaque partie reçoit son propre fichier, dans un nouveau dossier. Aucun fichier n’est remplacé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) are written …</source>
        <translation>
            <numerusform>%1 sur %n partie écrite …</numerusform>
            <numerusform>%1 sur %n parties écrites …</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Choisir un dossier …</translation>
    </message>
    <message>
        <source>In which folder are the games to be written?</source>
        <translation>Dans quel dossier écrire les parties ?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Find a player, game, army, event or tag</source>
        <translation>Trouver un joueur, une partie, une armée, un événement ou une étiquette</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Tous les jours</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Toutes les armées</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>Every tag</source>
        <translation>Toutes les étiquettes</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Vider la corbeille …</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Vider la corbeille&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) and the pictures of their tables are erased for good.</source>
        <translation>
            <numerusform>%n partie et les images de sa table sont effacées pour de bon.</numerusform>
            <numerusform>%n parties et les images de leurs tables sont effacées pour de bon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>Les effacer</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Les y laisser</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>Sort by: %1</source>
        <translation>Trier par : %1</translation>
    </message>
    <message>
        <source>%1, sorted from the end</source>
        <translation>%1, tri décroissant</translation>
    </message>
    <message>
        <source>%1, sorted from the beginning</source>
        <translation>%1, tri croissant</translation>
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
        <translation>Copier ses coups</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <source>final, brilliant, to be looked at</source>
        <translation>finale, brillante, à revoir</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Take it out of the archive</source>
        <translation>La sortir des archives</translation>
    </message>
    <message>
        <source>Put it in the archive</source>
        <translation>La mettre aux archives</translation>
    </message>
    <message>
        <source>Take it out of the bin</source>
        <translation>La sortir de la corbeille</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>La supprimer</translation>
    </message>
    <message>
        <source>It is the game on the table: begin or take up another one first to delete it.</source>
        <translation>C’est la partie sur la table&#xa0;: commencez-en ou reprenez-en une autre pour la supprimer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n partie sélectionnée</numerusform>
            <numerusform>%n parties sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags to add, with commas between them</source>
        <translation>Étiquettes à ajouter, séparées par des virgules</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Take them out of the archive</source>
        <translation>Les sortir des archives</translation>
    </message>
    <message>
        <source>Put them in the archive</source>
        <translation>Les mettre aux archives</translation>
    </message>
    <message>
        <source>Take them out of the bin</source>
        <translation>Les sortir de la corbeille</translation>
    </message>
    <message>
        <source>Delete them …</source>
        <translation>Les supprimer …</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, partie %2, se joue encore.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with here.</source>
        <translation>Elle est gardée telle quelle, et peut être reprise ici.</translation>
    </message>
    <message>
        <source>Take up game %1?</source>
        <translation>Reprendre la partie %1&#xa0;?</translation>
    </message>
    <message>
        <source>Take up game %1</source>
        <translation>Reprendre la partie %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Gardées dans %1</translation>
    </message>
    <message>
        <source>Load a file</source>
        <translation>Charger un fichier</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>Lecture des parties …</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>Nothing is in the archive.</source>
        <translation>Les archives sont vides.</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Aucune partie n’a encore été gardée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Supprimer %n partie ?</numerusform>
            <numerusform>Supprimer %n parties ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They go to the bin. From there they can be taken back for %n day(s).</source>
        <translation>
            <numerusform>Elles vont à la corbeille. On peut les y reprendre pendant %n jour.</numerusform>
            <numerusform>Elles vont à la corbeille. On peut les y reprendre pendant %n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>Supprimer %n partie</numerusform>
            <numerusform>Supprimer %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Les y laisser</translation>
    </message>
    <message>
        <source>Clean up empty games</source>
        <translation>Nettoyer les parties vides</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n empty game(s)?</source>
        <translation>
            <numerusform>Supprimer %n partie vide ?</numerusform>
            <numerusform>Supprimer %n parties vides ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was played in them. They go to the bin, and can be taken back from there.</source>
        <translation>Rien n’y a été joué. Elles vont à la corbeille, d’où on peut les reprendre.</translation>
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
        <translation>sur la table</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, sélectionnée</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>GuestWindow</name>
    <message>
        <source>Arbiter: for guests</source>
        <translation>Arbiter&#xa0;: pour le public</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Find in the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>No rule here has these words.</source>
        <translation>Aucune règle ici ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>HandPiece</name>
    <message>
        <source>%1 %2 in hand</source>
        <translation>%1 %2 en main</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n échiquier</numerusform>
            <numerusform>%n échiquiers</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Bring again</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner l’échiquier</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Plus sur cette partie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
</context>
<context>
    <name>Instructions</name>
    <message>
        <source>Do this: %1</source>
        <translation>À faire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Do this on the table</source>
        <translation>À faire sur la table</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>pourquoi&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>LensStep</name>
    <message>
        <source>No picture taken yet</source>
        <translation>Aucune image prise</translation>
    </message>
    <message>
        <source>%1 of %2 pictures taken</source>
        <translation>%1 de %2 images prises</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) taken</source>
        <translation>
            <numerusform>%n image prise</numerusform>
            <numerusform>%n images prises</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens</source>
        <translation>L’objectif</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>A measured lens is in use.</source>
        <translation>Un objectif mesuré est en service.</translation>
    </message>
    <message>
        <source>Usually the lens is guessed well enough.</source>
        <translation>L’objectif est d’ordinaire assez bien deviné.</translation>
    </message>
    <message>
        <source>Measure it where it is a wide one, or where the camera stands low:</source>
        <translation>Mesurez-le s’il est grand angle, ou si la caméra est basse&#xa0;:</translation>
    </message>
    <message>
        <source>print the calibration board, glue it on something flat, and hold it before the camera.</source>
        <translation>imprimez la mire, collez-la sur une surface plane, et tenez-la devant la caméra.</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>Le mesurer à nouveau</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Le mesurer</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Imprimer la mire</translation>
    </message>
    <message>
        <source>%1 % of the picture covered</source>
        <translation>%1&#xa0;% de l’image couverts</translation>
    </message>
    <message>
        <source>A picture is taken by itself when the board is held still somewhere new.</source>
        <translation>Une image est prise d’elle-même quand la mire est tenue immobile à un nouvel endroit.</translation>
    </message>
    <message>
        <source>The pictures are over.</source>
        <translation>Les images sont épuisées.</translation>
    </message>
    <message>
        <source>The game is not watched meanwhile.</source>
        <translation>La partie n’est pas observée pendant ce temps.</translation>
    </message>
    <message>
        <source>Measuring the lens …</source>
        <translation>Mesure de l’objectif …</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>Take one now</source>
        <translation>En prendre une maintenant</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Mesurer maintenant</translation>
    </message>
    <message>
        <source>More pictures</source>
        <translation>D’autres images</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Moves and events</source>
        <translation>Coups et événements</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Arbiter: %1</source>
        <translation>Arbiter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>La pendule marche</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>La pendule est arrêtée</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Arrêter la pendule</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer la pendule</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
</context>
<context>
    <name>NewGameControl</name>
    <message>
        <source>A piece that changes hands</source>
        <translation>Une pièce qui change de mains</translation>
    </message>
    <message>
        <source>keeps its colour, marked</source>
        <translation>garde sa couleur, marquée</translation>
    </message>
    <message>
        <source>is swapped for the owner&apos;s</source>
        <translation>est échangée contre une du propriétaire</translation>
    </message>
    <message>
        <source>The instructions ask to mark it; the camera goes on seeing its old colour.</source>
        <translation>On demande de la marquer&#xa0;; la caméra continue de voir son ancienne couleur.</translation>
    </message>
    <message>
        <source>The instructions ask to replace it by one of the new owner&apos;s colour,</source>
        <translation>On demande de la remplacer par une de la couleur du nouveau propriétaire,</translation>
    </message>
    <message>
        <source>and the camera expects that. A pawn still goes the way of its old colour.</source>
        <translation>et la caméra s’y attend. Un pion va toujours dans le sens de son ancienne couleur.</translation>
    </message>
</context>
<context>
    <name>NewGameOptions</name>
    <message>
        <source>%1: %2</source>
        <comment>an army, its rule</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>%1 is still being played.</source>
        <translation>%1 se joue encore.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Elle est gardée telle quelle, et peut être reprise sous Parties.</translation>
    </message>
    <message>
        <source>Begin another game?</source>
        <translation>Commencer une autre partie&#xa0;?</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Commencer une autre partie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rules that are agreed</source>
        <translation>Règles convenues</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>Votre propre position</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Le départ</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Échiquier %1</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner l’échiquier</translation>
    </message>
    <message>
        <source>Game&apos;s own start</source>
        <translation>Départ du jeu</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Placer une position</translation>
    </message>
    <message>
        <source>First to act</source>
        <translation>Le premier à jouer</translation>
    </message>
    <message>
        <source>Keep as the set-up of</source>
        <translation>Garder comme mise en place de</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Ce que voit la caméra</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>NewGamePlayers</name>
    <message>
        <source>Chosen later</source>
        <translation>Choisie plus tard</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Échiquier %1</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Comment jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Ordinateur, niveau %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, niveau %2</translation>
    </message>
</context>
<context>
    <name>NewGameRules</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armée</numerusform>
            <numerusform>%n armées</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>%1 players on %2 boards</source>
        <translation>%1 joueurs sur %2 échiquiers</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment on y joue</translation>
    </message>
</context>
<context>
    <name>NewGameSetups</name>
    <message>
        <source>The club&apos;s own set-ups</source>
        <translation>Les mises en place du club</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>L’habituelle</translation>
    </message>
</context>
<context>
    <name>NewGameSources</name>
    <message>
        <source>Watched by</source>
        <translation>Observée par</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Échiquier %1</translation>
    </message>
    <message>
        <source>Nobody, by hand</source>
        <translation>Personne, à la main</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Une caméra</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Fichier ou dossier</translation>
    </message>
    <message>
        <source>0, a film, a folder of pictures, rtsp://…</source>
        <translation>0, un film, un dossier d’images, rtsp://…</translation>
    </message>
    <message>
        <source>Find a film …</source>
        <translation>Chercher un film …</translation>
    </message>
    <message>
        <source>Find a folder of pictures …</source>
        <translation>Chercher un dossier d’images …</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Another, by number or address</source>
        <translation>Une autre, par numéro ou adresse</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Un téléphone</translation>
    </message>
</context>
<context>
    <name>NewGameTemplates</name>
    <message>
        <source>Keep this form …</source>
        <translation>Garder ce formulaire …</translation>
    </message>
    <message>
        <source>Friday blitz</source>
        <translation>Blitz du vendredi</translation>
    </message>
    <message>
        <source>The form&apos;s name</source>
        <translation>Nom du formulaire</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>L’oublier</translation>
    </message>
</context>
<context>
    <name>NewGameTime</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>%1 for the game</source>
        <translation>%1 pour la partie</translation>
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
        <translation>25 min chacun</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Another …</source>
        <translation>Une autre …</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 25 d5: a delay. 10:00 byo 3x30: byo-yomi.</source>
        <translation>5+3&#xa0;: minutes par joueur et secondes par coup. 25 d5&#xa0;: un délai. 10:00 byo 3x30&#xa0;: byo-yomi.</translation>
    </message>
    <message>
        <source>60:00 game: one time for all. 5+3; N 3+3: a handicap for North.</source>
        <translation>60:00 game&#xa0;: un temps pour tous. 5+3; N 3+3&#xa0;: un handicap pour Nord.</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 par joueur</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Usually: %1.</source>
        <translation>D’habitude : %1.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Set up by hand</source>
        <translation>Placer à la main</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Appliquer …</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Comme c’était</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Échiquier vide</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>Retirer des pièces</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>After round %1</source>
        <translation>Après la ronde %1</translation>
    </message>
    <message>
        <source>Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it.</source>
        <translation>Joueurs, coups avec ce qu’ils ont causé et rapporté, la position, et la place de signer&#xa0;: tel que chacun peut le voir.</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Aucune ronde n’est encore publiée.</translation>
    </message>
    <message>
        <source>No round has been seated yet.</source>
        <translation>Aucune ronde n’a encore de places.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>Imprimer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Feuille de la partie %1</translation>
    </message>
    <message>
        <source>Score sheet of the game</source>
        <translation>Feuille de la partie</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Print it on %1</source>
        <translation>L’imprimer sur %1</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>L’imprimer</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Choisir l’emplacement …</translation>
    </message>
    <message>
        <source>Where is the PDF to be written?</source>
        <translation>Où faut-il écrire le PDF&#xa0;?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 existe déjà. Son contenu sera perdu.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The booklet is being written …</source>
        <translation>Le livret est en cours d’écriture …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>PhoneCameraSheet</name>
    <message>
        <source>A phone as the camera of board %1</source>
        <translation>Un téléphone comme caméra du plateau %1</translation>
    </message>
    <message>
        <source>A phone as the camera</source>
        <translation>Un téléphone comme caméra</translation>
    </message>
    <message>
        <source>Code for the phone</source>
        <translation>Code pour le téléphone</translation>
    </message>
    <message>
        <source>Connect the phone to the network of this computer.</source>
        <translation>Connectez le téléphone au réseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, and open the page.</source>
        <translation>Scannez le code avec l&apos;appareil photo du téléphone et ouvrez la page.</translation>
    </message>
    <message>
        <source>The browser warns once about the certificate. Go on to the page.</source>
        <translation>Le navigateur avertit une fois au sujet du certificat. Continuez vers la page.</translation>
    </message>
    <message>
        <source>Press “Start the camera” and allow it. Fix the phone above the board.</source>
        <translation>Appuyez sur « Démarrer la caméra » et autorisez-la. Fixez le téléphone au-dessus du plateau.</translation>
    </message>
    <message>
        <source>The phone sends pictures.</source>
        <translation>Le téléphone envoie des images.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>Le téléphone est connecté et n&apos;envoie pas d&apos;images.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>En attente du téléphone…</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Adresse : %1</translation>
    </message>
    <message>
        <source>This computer has other addresses, too: %1</source>
        <translation>Cet ordinateur a aussi d&apos;autres adresses : %1</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate: %1</source>
        <translation>Empreinte SHA-256 du certificat : %1</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Un autre téléphone</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Players&apos; phones</source>
        <translation>Téléphones des joueurs</translation>
    </message>
    <message>
        <source>Phones sign in at games of a club&apos;s event only.</source>
        <translation>Les téléphones ne s’inscrivent qu’aux parties d’un événement du club.</translation>
    </message>
    <message>
        <source>Name the club&apos;s server under Settings; phones reach the table through it.</source>
        <translation>Nommez le serveur du club sous Réglages&#xa0;; les téléphones atteignent la table par lui.</translation>
    </message>
    <message>
        <source>Each player scans the code of their own seat, to hide, to answer and to object there.</source>
        <translation>Chaque joueur lit le code de sa propre place, pour y cacher, répondre et objecter.</translation>
    </message>
    <message>
        <source>The game goes on without phones as well.</source>
        <translation>La partie se joue aussi sans téléphone.</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Code de %1</translation>
    </message>
    <message>
        <source>A phone has signed in</source>
        <translation>Un téléphone s’est inscrit</translation>
    </message>
    <message>
        <source>No phone yet</source>
        <translation>Pas encore de téléphone</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Un autre téléphone</translation>
    </message>
    <message>
        <source>Let another phone sign in for %1</source>
        <translation>Laisser un autre téléphone s’inscrire pour %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, and which</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>PointsView</name>
    <message>
        <source>No points yet. Every award will stand here with its reason.</source>
        <translation>Pas encore de points. Chacun figurera ici avec son motif.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>coup %1</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>%1: a number of millimetres, please.</source>
        <translation>%1&#xa0;: un nombre de millimètres, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>%1 in millimetres</source>
        <translation>%1 en millimètres</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <translation>L’échiquier de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Where the PDF is written</source>
        <translation>Où le PDF est écrit</translation>
    </message>
    <message>
        <source>%1 The file that is there is replaced.</source>
        <translation>%1 Le fichier qui s’y trouve est remplacé.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>L’écrire à nouveau</translation>
    </message>
    <message>
        <source>Write the PDF</source>
        <translation>Écrire le PDF</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Promotion</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Push</name>
    <message>
        <source>not possible now</source>
        <translation>impossible pour le moment</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>Trouvez la meilleure action</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner l’échiquier</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Voir la partie</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles are solved.</source>
        <translation>%1 problèmes sur %2 sont résolus.</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Choose …</source>
        <translation>Choisir …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>That is not a legal move</source>
        <translation>Ce coup n’est pas permis</translation>
    </message>
    <message>
        <source>%1 would leave the board.</source>
        <translation>%1 quitterait l’échiquier.</translation>
    </message>
    <message>
        <source>Take the piece off the board?</source>
        <translation>Retirer la pièce de l’échiquier&#xa0;?</translation>
    </message>
    <message>
        <source>As the arbiter you can let it stand.</source>
        <translation>En tant qu’arbitre, vous pouvez l’admettre.</translation>
    </message>
    <message>
        <source>The correction and its reason are kept with the game; whose turn it is stays the same.</source>
        <translation>La correction et son motif sont gardés avec la partie&#xa0;; le trait reste le même.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Admettre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
</context>
<context>
    <name>ReplayCourse</name>
    <message>
        <source>There is nothing to be seen yet: play a move or two.</source>
        <translation>Il n’y a encore rien à voir&#xa0;: jouez un coup ou deux.</translation>
    </message>
</context>
<context>
    <name>ReplayMoves</name>
    <message>
        <source>Moves and events</source>
        <translation>Coups et événements</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, partie %2, se joue encore.</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>Jouer à partir d’ici&#xa0;?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with from the games.</source>
        <translation>Elle est gardée telle quelle, et peut être reprise depuis les parties.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partie %2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner l’échiquier</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Plus sur cette partie</translation>
    </message>
    <message>
        <source>The board again</source>
        <translation>L’échiquier à nouveau</translation>
    </message>
    <message>
        <source>This game, and this position</source>
        <translation>Cette partie, et cette position</translation>
    </message>
    <message>
        <source>Copy the position as JSON</source>
        <translation>Copier la position en JSON</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>La position est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>Copier la position en FEN</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Exporter cette partie …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Feuille de partie …</translation>
    </message>
    <message>
        <source>Keys: arrows go a move on or back, Page up and Page down ten, Home and End to the ends.</source>
        <translation>Touches&#xa0;: les flèches avancent ou reculent d’un coup, Page préc. et Page suiv. de dix, Début et Fin vont aux bouts.</translation>
    </message>
    <message>
        <source>Space plays the game, Escape leaves it.</source>
        <translation>Espace fait défiler la partie, Échap la quitte.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
</context>
<context>
    <name>ReplayPoints</name>
    <message>
        <source>No points up to here.</source>
        <translation>Aucun point jusqu’ici.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>coup %1</translation>
    </message>
</context>
<context>
    <name>ReplayReview</name>
    <message>
        <source>The computer judges every action, says what was better, and how well each player did.</source>
        <translation>L’ordinateur juge chaque action, dit ce qui était meilleur et comment chacun a joué.</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>Analyser le reste</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>%1: accuracy %2 %</source>
        <translation>%1&#xa0;: précision %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No action gave much away.</source>
        <translation>Aucune action n’a beaucoup cédé.</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, %2 points, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en échec</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Cours</translation>
    </message>
    <message>
        <source>Larger, in place of the board</source>
        <translation>En grand, à la place de l’échiquier</translation>
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
        <translation>mat, élimination, fin</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>un effet</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>game clock %1</source>
        <translation>pendule de la partie %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Stop playing it</source>
        <translation>Arrêter le défilement</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La faire défiler</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Who stood how well</source>
        <translation>Qui se tenait comment</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>a piece</source>
        <translation>une pièce</translation>
    </message>
    <message>
        <source>%1 captured on %2</source>
        <translation>%1 pris en %2</translation>
    </message>
    <message>
        <source>%1 captured on %2 by %3</source>
        <translation>%1 pris en %2 par %3</translation>
    </message>
    <message>
        <source>%1 on %2 becomes a %3</source>
        <translation>%1 en %2 devient&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 on %2 changes places with the piece on %3</source>
        <translation>%1 en %2 échange sa place avec la pièce en %3</translation>
    </message>
    <message>
        <source>the piece on %1 passes from %2 to %3</source>
        <translation>la pièce en %1 passe de %2 à %3</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 marque %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 on %3)</source>
        <translation>%1 (%2 en %3)</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>la partie est nulle</translation>
    </message>
    <message>
        <source>the game is won by %1</source>
        <translation>la partie est gagnée par %1</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>a piece, squares</comment>
        <translation>%1 %2 vers %3</translation>
    </message>
    <message>
        <source>%1 removed from %2</source>
        <translation>%1 enlevé de %2</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1 posé en %2</translation>
    </message>
    <message>
        <source>%1 set up again on %2</source>
        <translation>%1 replacé en %2</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1 est en échec</translation>
    </message>
    <message>
        <source>%1 is in check by %2</source>
        <translation>%1 est en échec par %2</translation>
    </message>
    <message>
        <source>%1 is checkmated</source>
        <translation>%1 est échec et mat</translation>
    </message>
    <message>
        <source>%1 is checkmated by %2</source>
        <translation>%1 est échec et mat par %2</translation>
    </message>
    <message>
        <source>%1 is stalemated</source>
        <translation>%1 est pat</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 est hors jeu</translation>
    </message>
    <message>
        <source>%1 is out of the game by %2</source>
        <translation>%1 est hors jeu par %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Trait à %1</translation>
    </message>
    <message>
        <source>%1 is passed over</source>
        <translation>%1 passe son tour</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Rétabli</translation>
    </message>
    <message>
        <source>The arbiter has corrected the game</source>
        <translation>L’arbitre a corrigé la partie</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>%1 of board %2</source>
        <translation>%1 de l’échiquier %2</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vainqueur</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>what stands there</source>
        <translation>ce qui s’y trouve</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>pièce</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>a seat, a kind of piece</comment>
        <translation>%2 de %1</translation>
    </message>
    <message>
        <source>%1 (held by %2)</source>
        <translation>%1 (tenu par %2)</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Rien de cela</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two squares</comment>
        <translation>vers</translation>
    </message>
    <message>
        <source>Becomes %1</source>
        <translation>Devient&#xa0;: %1</translation>
    </message>
    <message>
        <source>Takes on %1</source>
        <translation>Prend en %1</translation>
    </message>
    <message>
        <source>cross of %1 by %1</source>
        <translation>croix de %1 sur %1</translation>
    </message>
    <message>
        <source>square of %1 by %1</source>
        <translation>carré de %1 sur %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>%1 takes on %2</source>
        <comment>squares</comment>
        <translation>%1 prend en %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>squares</comment>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>%1, becomes %2</source>
        <translation>%1, devient&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Rolled %1</source>
        <translation>Dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Something hidden is set</source>
        <translation>Quelque chose de caché est préparé</translation>
    </message>
    <message>
        <source>Claim or offer a draw</source>
        <translation>Demander ou proposer la nulle</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Accepter la nulle</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Come back to the game</source>
        <translation>Revenir dans la partie</translation>
    </message>
    <message>
        <source>Has talked: skips a turn</source>
        <translation>A parlé&#xa0;: saute un tour</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Signaler la fin du temps</translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation>%1 abandonne&#xa0;?</translation>
    </message>
    <message>
        <source>%1 claims a draw?</source>
        <translation>%1 demande la nulle&#xa0;?</translation>
    </message>
    <message>
        <source>%1 accepts the draw?</source>
        <translation>%1 accepte la nulle&#xa0;?</translation>
    </message>
    <message>
        <source>%1 leaves the game?</source>
        <translation>%1 quitte la partie&#xa0;?</translation>
    </message>
    <message>
        <source>Is the agreed time over?</source>
        <translation>Le temps convenu est-il écoulé&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1&#xa0;: %2&#xa0;?</translation>
    </message>
    <message>
        <source>%1 may move again</source>
        <translation>%1 peut jouer encore</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 peut encore agir</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 choisit</translation>
    </message>
    <message>
        <source>%1 places a piece</source>
        <translation>%1 pose une pièce</translation>
    </message>
    <message>
        <source>%1 places the king</source>
        <translation>%1 pose le roi</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1 lance les dés</translation>
    </message>
    <message>
        <source>%1 sets something hidden</source>
        <translation>%1 prépare quelque chose de caché</translation>
    </message>
    <message>
        <source>%1 chooses an army</source>
        <translation>%1 choisit une armée</translation>
    </message>
    <message>
        <source>%1 is asked to agree</source>
        <translation>%1 est prié de consentir</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 met en place</translation>
    </message>
    <message>
        <source>All may act: %1</source>
        <translation>Tous peuvent agir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 décide&#xa0;: %2</translation>
    </message>
    <message>
        <source>Lift %1 from %2</source>
        <translation>Enlever %1 de %2</translation>
    </message>
    <message>
        <source>Place %1 on %2</source>
        <translation>Poser %1 en %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Déplacer %1 de %2 à %3</translation>
    </message>
    <message>
        <source>Mark %1 on %2 as %3&apos;s</source>
        <translation>Marquer %1 en %2 au nom de %3</translation>
    </message>
    <message>
        <source>Take the mark off %1 on %2: it is %3&apos;s again</source>
        <translation>Ôter la marque de %1 en %2&#xa0;: c’est de nouveau à %3</translation>
    </message>
</context>
<context>
    <name>SeatTime</name>
    <message>
        <source>has thought %1</source>
        <translation>a réfléchi %1</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>le temps est écoulé</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 restent</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, %2 points, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>may react</source>
        <translation>peut réagir</translation>
    </message>
    <message>
        <source>What %1 may say</source>
        <translation>Ce que %1 peut dire</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>What may be said at the table:</source>
        <translation>Ce qui peut être dit à la table&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing can be announced now.</source>
        <translation>Rien ne peut être annoncé maintenant.</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Comment jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Look at what is hidden for others</source>
        <translation>Regarder ce qui est caché aux autres</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>About Arbiter</source>
        <translation>À propos d’Arbiter</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Arbiter watches a board game through a camera, referees it and keeps the score.</source>
        <translation>Arbiter observe un jeu de plateau par une caméra, l’arbitre et compte les points.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence. It is drawn with Qt (LGPL 3) and sees with OpenCV (Apache 2).</source>
        <translation>C’est un logiciel libre sous licence MIT. Il est dessiné avec Qt (LGPL 3) et voit avec OpenCV (Apache 2).</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <translation>Les parties sont gardées dans %1</translation>
    </message>
    <message>
        <source>Back up the games</source>
        <translation>Sauvegarder les parties</translation>
    </message>
    <message>
        <source>Settings are kept in %1</source>
        <translation>Les réglages sont gardés dans %1</translation>
    </message>
</context>
<context>
    <name>SettingsBoards</name>
    <message>
        <source>Boards, pieces and moves</source>
        <translation>Échiquiers, pièces et coups</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Échiquiers</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Sûr pour les daltoniens</translation>
    </message>
    <message>
        <source>In high contrast the board has the colours of that.</source>
        <translation>En contraste élevé, l’échiquier en a les couleurs.</translation>
    </message>
    <message>
        <source>Pieces that stand</source>
        <translation>Pièces debout</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Pieces that lie flat</source>
        <translation>Pièces plates</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>In letters</source>
        <translation>En lettres</translation>
    </message>
    <message>
        <source>With figurines</source>
        <translation>Avec figurines</translation>
    </message>
    <message>
        <source>Squares, where players count from the right</source>
        <translation>Cases, là où les joueurs comptent depuis la droite</translation>
    </message>
</context>
<context>
    <name>SettingsClub</name>
    <message>
        <source>The club&apos;s server</source>
        <translation>Le serveur du club</translation>
    </message>
    <message>
        <source>With an address, slips and screen have codes with which players&apos; phones sign in.</source>
        <translation>Avec une adresse, les fiches et l’écran portent des codes par lesquels les téléphones des joueurs s’inscrivent.</translation>
    </message>
    <message>
        <source>With a key, this table takes its games from the server and tells it of them.</source>
        <translation>Avec une clé, cette table prend ses parties au serveur et l’en informe.</translation>
    </message>
    <message>
        <source>Without a network everything goes on.</source>
        <translation>Sans réseau, tout continue.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of the club&apos;s server</source>
        <translation>Adresse du serveur du club</translation>
    </message>
    <message>
        <source>Key: this table has one. Another one takes its place.</source>
        <translation>Clé&#xa0;: cette table en a une. Une autre prend sa place.</translation>
    </message>
    <message>
        <source>Key: the club makes one with “arbiter club keys new table”.</source>
        <translation>Clé&#xa0;: le club en fait une avec «&#xa0;arbiter club keys new table&#xa0;».</translation>
    </message>
    <message>
        <source>Key of this table</source>
        <translation>Clé de cette table</translation>
    </message>
    <message>
        <source>Take this server</source>
        <translation>Prendre ce serveur</translation>
    </message>
    <message>
        <source>Give the key up</source>
        <translation>Renoncer à la clé</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Rules and reasons are told in it, too; the guides of games and armies are written in English and German.</source>
        <translation>Les règles et les raisons y sont dites aussi ; les guides des jeux et des armées sont écrits en anglais et en allemand.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Nothing moves by itself</source>
        <translation>Rien ne bouge de soi-même</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>SettingsPictures</name>
    <message>
        <source>Pictures of the table</source>
        <translation>Images de la table</translation>
    </message>
    <message>
        <source>With every move that is read a picture of the board is kept, for who asks later what stood there.</source>
        <translation>Avec chaque coup lu, une image de l’échiquier est gardée, pour qui demande plus tard ce qui s’y trouvait.</translation>
    </message>
    <message>
        <source>They stay on this machine.</source>
        <translation>Elles restent sur cette machine.</translation>
    </message>
    <message>
        <source>How large</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituelle</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Une semaine</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Trois mois</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un an</translation>
    </message>
    <message>
        <source>As long as there is room</source>
        <translation>Tant qu’il y a de la place</translation>
    </message>
</context>
<context>
    <name>SettingsVoice</name>
    <message>
        <source>Voice and sounds</source>
        <translation>Voix et sons</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Bref</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>Rien n’est dit.</translation>
    </message>
    <message>
        <source>The move, check and mate, who is out, the end, and when time is short.</source>
        <translation>Le coup, échec et mat, qui est hors jeu, la fin, et quand le temps presse.</translation>
    </message>
    <message>
        <source>Effects, points, what hands must do and what is asked as well. What is hidden is never said.</source>
        <translation>Aussi les effets, les points, ce qu’il faut faire à la main et ce qui est demandé. Ce qui est caché n’est jamais dit.</translation>
    </message>
    <message>
        <source>Sounds when time is short</source>
        <translation>Sons quand le temps presse</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Spoken by: %1</source>
        <translation>Voix : %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The clock stands still while this is open.</source>
        <translation>La pendule est arrêtée tant que ceci est ouvert.</translation>
    </message>
    <message>
        <source>The clock runs: %1.</source>
        <translation>La pendule tourne&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>These keys</source>
        <translation>Ces touches</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Comment on joue à ce jeu</translation>
    </message>
    <message>
        <source>The whole screen, and back</source>
        <translation>Plein écran, et retour</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Reprendre la dernière action</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rejouer la table</translation>
    </message>
    <message>
        <source>Pause or start the clock</source>
        <translation>Arrêter ou lancer la pendule</translation>
    </message>
    <message>
        <source>The clocks in a window of their own</source>
        <translation>Les pendules dans leur propre fenêtre</translation>
    </message>
    <message>
        <source>The second screen, for guests</source>
        <translation>Le second écran, pour le public</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Une nouvelle partie</translation>
    </message>
    <message>
        <source>The games that are kept</source>
        <translation>Les parties gardées</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>Le club</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>La caméra</translation>
    </message>
    <message>
        <source>The settings</source>
        <translation>Les réglages</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>On the board: arrow keys go from square to square, Return or Space takes and sets a piece.</source>
        <translation>Sur l’échiquier&#xa0;: les flèches vont de case en case, Entrée ou Espace prend et pose une pièce.</translation>
    </message>
    <message>
        <source>Tab goes from one thing to the next, Escape closes what is open.</source>
        <translation>Tab va d’une chose à l’autre, Échap ferme ce qui est ouvert.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ask the computer for a hint</source>
        <translation>Demander un indice à l’ordinateur</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>Tout agrandir</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Tout réduire</translation>
    </message>
    <message>
        <source>As large as usual</source>
        <translation>Taille normale</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Fermer le programme ; la partie est conservée</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
</context>
<context>
    <name>SourceBrowse</name>
    <message>
        <source>Which folder of pictures?</source>
        <translation>Quel dossier d’images&#xa0;?</translation>
    </message>
    <message>
        <source>Which film?</source>
        <translation>Quel film&#xa0;?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partie %2</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment on y joue</translation>
    </message>
    <message>
        <source>Go through this game …</source>
        <translation>Parcourir cette partie …</translation>
    </message>
    <message>
        <source>The clocks, large</source>
        <translation>Les pendules, en grand</translation>
    </message>
    <message>
        <source>A second screen for guests</source>
        <translation>Un second écran pour le public</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Exporter cette partie …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Feuille de partie …</translation>
    </message>
    <message>
        <source>Players&apos; phones …</source>
        <translation>Téléphones des joueurs …</translation>
    </message>
    <message>
        <source>Load a game from a file …</source>
        <translation>Charger une partie d’un fichier …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Tourner l’échiquier</translation>
    </message>
</context>
<context>
    <name>TryPuzzle</name>
    <message>
        <source>Try it: find the best action</source>
        <translation>Essayez&#xa0;: trouvez la meilleure action</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Problèmes tirés de vos parties</translation>
    </message>
    <message>
        <source>The computer searches your finished games for positions with one best action.</source>
        <translation>L’ordinateur cherche dans vos parties terminées des positions qui ont une seule meilleure action.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the games for puzzles</source>
        <translation>Chercher des problèmes dans les parties</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>1. A camera looks at the table and reads the moves from the picture. Without one, you click them.</source>
        <translation>1. Une caméra regarde la table et lit les coups sur l’image. Sans elle, vous les cliquez.</translation>
    </message>
    <message>
        <source>2. What is not allowed is told with the rule; what hands must do is numbered on the board.</source>
        <translation>2. Ce qui n’est pas permis est dit avec la règle&#xa0;; ce qu’il faut faire à la main est numéroté sur l’échiquier.</translation>
    </message>
    <message>
        <source>3. Every point has its reason. Nothing that was shown is lost, not even when the power fails.</source>
        <translation>3. Chaque point a son motif. Rien de ce qui a été montré n’est perdu, même si le courant manque.</translation>
    </message>
    <message>
        <source>Good evening. This is Arbiter.</source>
        <translation>Bonsoir. Voici Arbiter.</translation>
    </message>
    <message>
        <source>You play on a real board. It watches, knows the rules, and keeps the clocks and the points.</source>
        <translation>Vous jouez sur un vrai échiquier. Arbiter observe, connaît les règles, tient les pendules et compte les points.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Une nouvelle partie</translation>
    </message>
    <message>
        <source>The demo&apos;s film is being made …</source>
        <translation>Le film de la démonstration se prépare …</translation>
    </message>
    <message>
        <source>Watch the demo</source>
        <translation>Voir la démonstration</translation>
    </message>
    <message>
        <source>Set up a camera</source>
        <translation>Installer une caméra</translation>
    </message>
    <message>
        <source>Stop making it</source>
        <translation>Arrêter de la faire</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Camera</name>
    <message>
        <source>Board %1: </source>
        <translation>Échiquier %1&#xa0;: </translation>
    </message>
    <message>
        <source>What is watched was taken away</source>
        <translation>Ce qui était observé a été retiré</translation>
    </message>
    <message>
        <source>%1 is not there any more. The game goes on by hand.</source>
        <translation>%1 n’est plus là. La partie continue à la main.</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>La caméra ne donne pas d’images</translation>
    </message>
    <message>
        <source>A picture could not be read</source>
        <translation>Une image n’a pas pu être lue</translation>
    </message>
    <message>
        <source>The game goes on by hand; the camera is tried again.</source>
        <translation>La partie continue à la main&#xa0;; la caméra est essayée à nouveau.</translation>
    </message>
    <message>
        <source>No board is found in the picture</source>
        <translation>Aucun échiquier n’est trouvé dans l’image</translation>
    </message>
    <message>
        <source>The game is not read. Show the whole board to the camera, in even light, or say on the Camera page where it lies; until then moves are entered by hand.</source>
        <translation>La partie n’est pas lue. Montrez l’échiquier entier à la caméra, sous une lumière égale, ou dites à la page Caméra où il se trouve&#xa0;; jusque-là les coups sont saisis à la main.</translation>
    </message>
    <message>
        <source>The record is corrected</source>
        <translation>Ce qui a été noté est corrigé</translation>
    </message>
    <message>
        <source>Illegal on the table</source>
        <translation>Irrégulier sur la table</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>Qu’a-t-on joué&#xa0;?</translation>
    </message>
    <message>
        <source>The turn is not finished</source>
        <translation>Le tour n’est pas achevé</translation>
    </message>
    <message>
        <source>The table is not as the game has it</source>
        <translation>La table n’est pas comme la partie le veut</translation>
    </message>
    <message>
        <source>The board cannot be seen</source>
        <translation>L’échiquier n’est pas visible</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Un autre jeu ?</translation>
    </message>
    <message>
        <source>The camera was moved</source>
        <translation>La caméra a été déplacée</translation>
    </message>
    <message>
        <source>Tags on the pieces</source>
        <translation>Marqueurs sur les pièces</translation>
    </message>
    <message>
        <source>Follow the list beside the board.</source>
        <translation>Suivez la liste à côté de l’échiquier.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Aucune caméra</translation>
    </message>
    <message>
        <source>Opening what is to be watched</source>
        <translation>Ouverture de ce qu’il faut observer</translation>
    </message>
    <message>
        <source>What was watched is not there any more</source>
        <translation>Ce qui était observé n’est plus là</translation>
    </message>
    <message>
        <source>The pictures are over</source>
        <translation>Les images sont épuisées</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Measuring the lens: the game is not read</source>
        <translation>Mesure de l’objectif&#xa0;: la partie n’est pas lue</translation>
    </message>
    <message>
        <source>Measuring the lens</source>
        <translation>Mesure de l’objectif</translation>
    </message>
    <message>
        <source>Begin a game to watch it</source>
        <translation>Commencez une partie pour l’observer</translation>
    </message>
    <message>
        <source>Looking for the board</source>
        <translation>Recherche de l’échiquier</translation>
    </message>
    <message>
        <source>Comparing the table with the game</source>
        <translation>Comparaison de la table avec la partie</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Observe</translation>
    </message>
    <message>
        <source>A hand is over the board</source>
        <translation>Une main est au-dessus de l’échiquier</translation>
    </message>
    <message>
        <source>Waiting for an answer</source>
        <translation>Attend une réponse</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>L’échiquier est caché</translation>
    </message>
    <message>
        <source>Nothing was played</source>
        <translation>Rien n’a été joué</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between actions that follow one another</comment>
        <translation>, puis </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>A square is %1 pixels wide, %2 at its narrowest.</source>
        <translation>Une case a %1 pixels de large, %2 au plus étroit.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>The camera looks down at %1 degrees.</source>
        <translation>La caméra regarde d’en haut à %1 degrés.</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Netteté</translation>
    </message>
    <message>
        <source>Edges are blurred by %1 pixels.</source>
        <translation>Les bords sont flous de %1 pixels.</translation>
    </message>
    <message>
        <source>Cannot be told here.</source>
        <translation>Ne peut se dire ici.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Brightness %1 of 255, contrast %2.</source>
        <translation>Luminosité %1 sur 255, contraste %2.</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Reflets</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Aucun.</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>Dans l’image</translation>
    </message>
    <message>
        <source>The whole board.</source>
        <translation>L’échiquier entier.</translation>
    </message>
    <message>
        <source>Cut off: %1</source>
        <translation>Coupé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, échiquier %2</translation>
    </message>
    <message>
        <source>Find the board first.</source>
        <translation>Cherchez d’abord l’échiquier.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Donnez-lui un nom.</translation>
    </message>
    <message>
        <source>The pieces are told by their looks.</source>
        <translation>Les pièces sont reconnues à leur aspect.</translation>
    </message>
    <message>
        <source>Read as soon as the camera sees the game on the board.</source>
        <translation>Lus dès que la caméra voit la partie sur l’échiquier.</translation>
    </message>
    <message>
        <source>Read as soon as a game is watched.</source>
        <translation>Lus dès qu’une partie est observée.</translation>
    </message>
    <message>
        <source>the corner of a1</source>
        <translation>le coin de a1</translation>
    </message>
    <message>
        <source>the far end of the first rank</source>
        <translation>l’autre bout de la première rangée</translation>
    </message>
    <message>
        <source>the corner opposite a1</source>
        <translation>le coin opposé à a1</translation>
    </message>
    <message>
        <source>the far end of the a-file</source>
        <translation>l’autre bout de la colonne a</translation>
    </message>
    <message>
        <source>%1 × %2 pixels.</source>
        <translation>%1 × %2 pixels.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels; 1280 pixels across are better.</source>
        <translation>%1 × %2 pixels&#xa0;; 1280 pixels de large valent mieux.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second.</source>
        <translation>%1 × %2 pixels, %3 par seconde.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second; 1280 pixels across are better.</source>
        <translation>%1 × %2 pixels, %3 par seconde&#xa0;; 1280 pixels de large valent mieux.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Waiting for the first picture.</source>
        <translation>En attente de la première image.</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on beside the table, not behind the camera.</source>
        <translation>Trop sombre&#xa0;: allumez une lampe à côté de la table, non derrière la caméra.</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or the camera&apos;s exposure down.</source>
        <translation>Trop clair&#xa0;: détournez la lampe ou réduisez l’exposition de la caméra.</translation>
    </message>
    <message>
        <source>Bright enough.</source>
        <translation>Assez clair.</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, focus on the board, keep the camera still.</source>
        <translation>Flou&#xa0;: essuyez l’objectif, mettez l’échiquier au point, gardez la caméra immobile.</translation>
    </message>
    <message>
        <source>Sharp.</source>
        <translation>Net.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the corners by hand.</source>
        <translation>Pas trouvé. Montrez les quatre coins, d’en haut ou en biais jusqu’à 60 degrés&#xa0;; ou cliquez les coins à la main.</translation>
    </message>
    <message>
        <source>Found; the grid must lie on the squares.</source>
        <translation>Trouvé&#xa0;; la grille doit reposer sur les cases.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels: move the camera nearer.</source>
        <translation>La plus petite case a %1 pixels&#xa0;: rapprochez la caméra.</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels.</source>
        <translation>La plus petite case a %1 pixels.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>The table shows the game.</source>
        <translation>La table montre la partie.</translation>
    </message>
    <message>
        <source>%1 squares look other than the game has them: %2</source>
        <translation>%1 cases diffèrent de la partie&#xa0;: %2</translation>
    </message>
    <message>
        <source>Waiting for the phone</source>
        <translation>En attente du téléphone</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Cameras</name>
    <message>
        <source>Pictures of the table are not kept</source>
        <translation>Les images de la table ne sont pas gardées</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Rien n’est observé</translation>
    </message>
    <message>
        <source>This game was watched from %1. To go on with it, press Watch on the Camera page.</source>
        <translation>Cette partie était observée par %1. Pour la reprendre, pressez Observer à la page Caméra.</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>caméra %1</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>un téléphone</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Choices</name>
    <message>
        <source>Moves on the board</source>
        <translation>Coups sur l’échiquier</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Poser une pièce</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>Reste tel quel</translation>
    </message>
    <message>
        <source>Takes without moving</source>
        <translation>Prend sans se déplacer</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Club</name>
    <message numerus="yes">
        <source>%1 of %n round(s)</source>
        <translation>
            <numerusform>%1 de&#xa0;%n ronde</numerusform>
            <numerusform>%1 de&#xa0;%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>dddd d MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubFiles</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Standings and seatings on one page, to be opened in a browser, printed and put up.</source>
        <translation>Classement et places sur une page, à ouvrir dans un navigateur, à imprimer et à afficher.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>Une ligne par joueur, pour un tableur (CSV).</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>A line for every seat of every table, for a spreadsheet (CSV).</source>
        <translation>Une ligne par place de chaque table, pour un tableur (CSV).</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>The tournament report that federations take (TRF).</source>
        <translation>Le rapport de tournoi que prennent les fédérations (TRF).</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Aucun événement n’est ouvert.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubGrid</name>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>Dites qui le saisit&#xa0;: cela figure avec le résultat.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLeagues</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n événement</numerusform>
            <numerusform>%n événements</numerusform>
        </translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>%1 gagnés</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rang %1</translation>
    </message>
    <message>
        <source>does not count: others were better</source>
        <translation>ne compte pas&#xa0;: d’autres étaient meilleurs</translation>
    </message>
    <message>
        <source>The points of the events are added up.</source>
        <translation>Les points des événements sont additionnés.</translation>
    </message>
    <message>
        <source>Ranks are worth %1.</source>
        <translation>Les rangs valent %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n event(s) of everybody count.</source>
        <translation>
            <numerusform>Le meilleur événement de chacun compte.</numerusform>
            <numerusform>Les %n meilleurs événements de chacun comptent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No league has been made yet. A league adds up what several events were worth to everybody.</source>
        <translation>Aucune ligue n’existe encore. Une ligue additionne ce que plusieurs événements ont valu à chacun.</translation>
    </message>
    <message>
        <source>No event belongs to it yet: Edit adds some.</source>
        <translation>Aucun événement n’en fait encore partie&#xa0;: «&#xa0;Modifier&#xa0;» en ajoute.</translation>
    </message>
    <message>
        <source>Nothing of its events has been played yet.</source>
        <translation>Rien de ses événements n’a encore été joué.</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>Ranks are worth points such as 10-8-6-5, not “%1”.</source>
        <translation>Les rangs valent des points tels que 10-8-6-5, non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>How many events count is a number such as 6, not “%1”.</source>
        <translation>Le nombre d’événements qui comptent est un nombre tel que 6, non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>Everybody with the points of every event, to be printed (PDF, A4).</source>
        <translation>Tous avec les points de chaque événement, à imprimer (PDF, A4).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>Une ligne par joueur, pour un tableur (CSV).</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>All of it, for other programs (JSON).</source>
        <translation>Le tout, pour d’autres programmes (JSON).</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLink</name>
    <message numerus="yes">
        <source>%n move(s) wait for the club.</source>
        <translation>
            <numerusform>%n coup attend le club.</numerusform>
            <numerusform>%n coups attendent le club.</numerusform>
        </translation>
    </message>
    <message>
        <source>The club has everything that was played here.</source>
        <translation>Le club a tout ce qui a été joué ici.</translation>
    </message>
    <message>
        <source>The club has not published a round yet.</source>
        <translation>Le club n’a encore publié aucune ronde.</translation>
    </message>
    <message>
        <source>The club does not know this table any more; ask it again.</source>
        <translation>Le club ne connaît plus cette table&#xa0;; redemandez-lui.</translation>
    </message>
    <message>
        <source>Another machine plays this game</source>
        <translation>Une autre machine joue cette partie</translation>
    </message>
    <message>
        <source>The club is not reached</source>
        <translation>Le club n’est pas joignable</translation>
    </message>
    <message>
        <source>The game goes on, and the club is told when it is back.</source>
        <translation>La partie continue, et le club sera informé dès son retour.</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 fait une objection</translation>
    </message>
    <message>
        <source>Said with a phone. The arbiter decides.</source>
        <translation>Dit par un téléphone. L’arbitre décide.</translation>
    </message>
    <message>
        <source>A fault of the program: %1</source>
        <translation>Une erreur du programme&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPeople</name>
    <message>
        <source>born %1</source>
        <translation>né en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s)</source>
        <translation>
            <numerusform>%n partie notée</numerusform>
            <numerusform>%n parties notées</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day in short, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, ronde %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place, of so many</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>avant %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>à égalité avec %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partie %2</translation>
    </message>
    <message>
        <source>The year of birth is a number such as 1990, not “%1”.</source>
        <translation>L’année de naissance est un nombre tel que 1990, non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 est maintenant %2.</translation>
    </message>
    <message>
        <source>Erased; games and results stay. Copies of the file made before still have it.</source>
        <translation>Effacé&#xa0;; parties et résultats demeurent. Des copies antérieures du fichier l’ont encore.</translation>
    </message>
    <message>
        <source>Keys revoked: %1.</source>
        <translation>Clés révoquées : %1.</translation>
    </message>
    <message>
        <source>Reasons of corrections that still name them: %1.</source>
        <translation>Motifs de corrections qui les nomment encore : %1.</translation>
    </message>
    <message>
        <source>Events and leagues that still bear their name: %1.</source>
        <translation>Tournois et ligues qui portent encore leur nom : %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPlayers</name>
    <message>
        <source>rated %1</source>
        <translation>coté %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds are published.</source>
        <translation>Toutes les rondes sont publiées.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1, %2 sitting out.</source>
        <translation>Personne n’est encore là pour la ronde %1, %2 ne jouent pas.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1.</source>
        <translation>Personne n’est encore là pour la ronde %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1, %2 sitting out.</source>
        <translation>
            <numerusform>%n personne est là pour la ronde %1, %2 ne jouent pas.</numerusform>
            <numerusform>%n sont là pour la ronde %1, %2 ne jouent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1.</source>
        <translation>
            <numerusform>%n personne est là pour la ronde %1.</numerusform>
            <numerusform>%n sont là pour la ronde %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left after round %1</source>
        <translation>parti après la ronde %1</translation>
    </message>
    <message>
        <source>There is a player named %1 already</source>
        <translation>Il y a déjà un joueur nommé %1</translation>
    </message>
    <message>
        <source>%1 is new, and here.</source>
        <translation>%1 est nouveau, et présent.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 est nouveau.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubRatings</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>last in %1</source>
        <translation>dernière fois à %1</translation>
    </message>
    <message>
        <source>first in %1 of %2 · most likely %3 to %4</source>
        <translation>première dans %1 sur %2 · très probablement %3 à %4</translation>
    </message>
    <message>
        <source>No game counts yet: it takes two whose names are known, and an end.</source>
        <translation>Aucune partie ne compte encore&#xa0;: il en faut une achevée, entre deux joueurs connus par leur nom.</translation>
    </message>
    <message>
        <source>No game of an event counts yet.</source>
        <translation>Aucune partie d’un événement ne compte encore.</translation>
    </message>
    <message>
        <source>From %1, up to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubSeating</name>
    <message>
        <source>%1 %2 times</source>
        <translation>%1 %2 fois</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1&#xa0;: %2, auparavant %3</translation>
    </message>
    <message>
        <source>It makes nothing better or worse</source>
        <translation>Cela ne rend rien meilleur ni pire</translation>
    </message>
    <message>
        <source>Round %1 is drafted, too.</source>
        <translation>La ronde %1 a aussi un projet.</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 are drafted, too.</source>
        <translation>Les rondes %1 à %2 ont aussi un projet.</translation>
    </message>
    <message>
        <source>table %1 of round %2</source>
        <translation>table %1 de la ronde %2</translation>
    </message>
    <message>
        <source>Who meets whom depends on the results so far; missing: %1.</source>
        <translation>Qui rencontre qui dépend des résultats jusqu’ici&#xa0;; il manque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Round %1 is published: its tables can begin.</source>
        <translation>La ronde %1 est publiée&#xa0;: ses tables peuvent commencer.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubStandings</name>
    <message>
        <source>won: nobody else came</source>
        <translation>gagné&#xa0;: personne d’autre n’est venu</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>n’est pas venu</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>n’avait pas de table</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>n’a pas joué</translation>
    </message>
    <message>
        <source>still without a result</source>
        <translation>encore sans résultat</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Ronde %1, table %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>%1 points of the game</source>
        <translation>%1 points de la partie</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>%1 à la ronde %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1 (retranché)</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Aucune ronde n’est encore publiée.</translation>
    </message>
    <message>
        <source>After round %1 of %2.</source>
        <translation>Après la ronde %1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 waits for table(s) %2.</source>
        <translation>
            <numerusform>La ronde %1 attend la table %2.</numerusform>
            <numerusform>La ronde %1 attend les tables %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>Personne ne participe encore.</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>was away</source>
        <translation>était absent</translation>
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
        <source>Not begun</source>
        <translation>Pas commencée</translation>
    </message>
    <message>
        <source>Still played</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>By the referee</source>
        <translation>Par Arbiter</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>by hand, and by whom</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>by hand, and why</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>Dites qui le saisit&#xa0;: cela figure avec le résultat.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Aucun événement n’est ouvert.</translation>
    </message>
    <message>
        <source>The result of table %1 is entered.</source>
        <translation>Le résultat de la table %1 est saisi.</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <translation>Le résultat de la table %1 est retiré.</translation>
    </message>
    <message>
        <source>Say who decides it: it stands in the club&apos;s log.</source>
        <translation>Dites qui en décide&#xa0;: cela figure au journal du club.</translation>
    </message>
    <message>
        <source>Say why the game does not count.</source>
        <translation>Dites pourquoi la partie ne compte pas.</translation>
    </message>
    <message>
        <source>Table %1 is to be played again; what was played stays among the games.</source>
        <translation>La table %1 est à rejouer&#xa0;; ce qui a été joué reste parmi les parties.</translation>
    </message>
    <message>
        <source>The points cannot be counted: enter the result again</source>
        <translation>Les points ne peuvent être comptés&#xa0;: saisissez de nouveau le résultat</translation>
    </message>
    <message>
        <source>Round %1 is a draft again.</source>
        <translation>La ronde %1 est de nouveau un projet.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Demo</name>
    <message>
        <source>The demo&apos;s film could not be made in %1.</source>
        <translation>Le film de la démonstration n’a pas pu être fait dans %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::EventForm</name>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
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
        <translation>Le temps convenu est écoulé</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>%1: the time is over. Start plays on</source>
        <comment>one or several players</comment>
        <translation>%1&#xa0;: le temps est écoulé. Démarrer permet de continuer</translation>
    </message>
    <message>
        <source>Paused. Only Start lets it run</source>
        <translation>En pause. Seul Démarrer la relance</translation>
    </message>
    <message>
        <source>It stands still until this is done</source>
        <translation>Elle est arrêtée jusqu’à ce que cela soit fait</translation>
    </message>
    <message>
        <source>It starts with the first move</source>
        <translation>Elle part avec le premier coup</translation>
    </message>
    <message numerus="yes">
        <source>byo-yomi, %n left</source>
        <comment>stretches</comment>
        <translation>
            <numerusform>byo-yomi,&#xa0;%n restant</numerusform>
            <numerusform>byo-yomi,&#xa0;%n restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <translation>
            <numerusform>encore&#xa0;%n coup</numerusform>
            <numerusform>encore&#xa0;%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>counts in %1</source>
        <translation>compte dans %1</translation>
    </message>
    <message>
        <source>Say why the clock is changed: the reason is kept with the game.</source>
        <translation>Dites pourquoi la pendule est changée&#xa0;: le motif est gardé avec la partie.</translation>
    </message>
    <message>
        <source>The game has no time of its own that could be set.</source>
        <translation>La partie n’a pas de temps propre qui puisse être réglé.</translation>
    </message>
    <message>
        <source>%1 has no time of its own that could be set.</source>
        <translation>%1 n’a pas de temps propre qui puisse être réglé.</translation>
    </message>
    <message>
        <source>The clock shows that time already.</source>
        <translation>La pendule affiche déjà ce temps.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameFiles</name>
    <message>
        <source>from line %1</source>
        <translation>dès la ligne %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), not finished.</source>
        <translation>
            <numerusform>%1,&#xa0;%n coup, inachevée.</numerusform>
            <numerusform>%1,&#xa0;%n coups, inachevée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), over.</source>
        <translation>
            <numerusform>%1,&#xa0;%n coup, terminée.</numerusform>
            <numerusform>%1,&#xa0;%n coups, terminée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Game %1 is on the clipboard.</source>
        <translation>La partie %1 est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Le dossier %1 ne peut être créé.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1.</source>
        <translation>
            <numerusform>%n image dans %1.</numerusform>
            <numerusform>%n images dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is too long for a code. A file has room for it.</source>
        <translation>L’enregistrement est trop long pour un code. Un fichier a la place.</translation>
    </message>
    <message>
        <source>This is game %1, which was there already.</source>
        <translation>C’est la partie %1, qui était déjà là.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1.</source>
        <translation>
            <numerusform>%n partie est dans %1.</numerusform>
            <numerusform>%n parties sont dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be written. The first: %1</source>
        <translation>
            <numerusform>%n partie n’a pas pu être écrite. La première : %1</numerusform>
            <numerusform>%n parties n’ont pas pu être écrites. La première : %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Language</name>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LastGame</name>
    <message numerus="yes">
        <source>%n action(s), begun %1</source>
        <translation>
            <numerusform>%n action, commencée le %1</numerusform>
            <numerusform>%n actions, commencée le %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LensSetup</name>
    <message>
        <source>The board is looked for through the measured lens from now on.</source>
        <translation>L’échiquier est cherché dès maintenant à travers l’objectif mesuré.</translation>
    </message>
    <message>
        <source>It is kept as soon as the board is found.</source>
        <translation>Ce sera gardé dès que l’échiquier sera trouvé.</translation>
    </message>
    <message>
        <source>It cannot be kept: %1</source>
        <translation>Cela ne peut être gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The measured lens is used from now on, and kept as %1.</source>
        <translation>L’objectif mesuré sert dès maintenant, et est gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>Hold the printed calibration board before the camera.</source>
        <translation>Tenez la mire imprimée devant la caméra.</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Mesure …</translation>
    </message>
    <message>
        <source>Residual %1 pixels over %2 pictures; focal length %3 pixels, known to %4 %; %5 % of the picture covered.</source>
        <translation>Écart résiduel %1 pixels sur %2 images&#xa0;; focale %3 pixels, connue à %4&#xa0;%&#xa0;; %5&#xa0;% de l’image couverts.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Library</name>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>gagnée par %1</translation>
    </message>
    <message>
        <source>Copying the games …</source>
        <translation>Copie des parties …</translation>
    </message>
    <message>
        <source>No backup: %1</source>
        <translation>Pas de sauvegarde&#xa0;: %1</translation>
    </message>
    <message>
        <source>Backed up and checked: %1</source>
        <translation>Sauvegardé et vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Game %1 is in the archive.</source>
        <translation>La partie %1 est aux archives.</translation>
    </message>
    <message>
        <source>Game %1 is back among the games.</source>
        <translation>La partie %1 est de nouveau parmi les parties.</translation>
    </message>
    <message numerus="yes">
        <source>Game %1 is in the bin; it is erased after %n day(s).</source>
        <translation>
            <numerusform>La partie %1 est dans la corbeille&#xa0;; elle sera effacée après&#xa0;%n jour.</numerusform>
            <numerusform>La partie %1 est dans la corbeille&#xa0;; elle sera effacée après&#xa0;%n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Dossier personnel</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>There is no folder or file %1.</source>
        <translation>Il n&apos;y a ni dossier ni fichier %1.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message numerus="yes">
        <source>Changing %n game(s) …</source>
        <translation>
            <numerusform>Modification de %n partie …</numerusform>
            <numerusform>Modification de %n parties …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stayed. The first: %1.</source>
        <translation>
            <numerusform>%n partie est restée. La première : %1.</numerusform>
            <numerusform>%n parties sont restées. La première : %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the archive.</source>
        <translation>
            <numerusform>%n partie est aux archives.</numerusform>
            <numerusform>%n parties sont aux archives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are back among the games.</source>
        <translation>
            <numerusform>%n partie est de retour parmi les parties.</numerusform>
            <numerusform>%n parties sont de retour parmi les parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the bin, and are erased after %1 days.</source>
        <translation>
            <numerusform>%n partie est à la corbeille et sera effacée après %1 jours.</numerusform>
            <numerusform>%n parties sont à la corbeille et seront effacées après %1 jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have the tags.</source>
        <translation>
            <numerusform>%n partie a les étiquettes.</numerusform>
            <numerusform>%n parties ont les étiquettes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LogModel</name>
    <message>
        <source>The game begins</source>
        <translation>La partie commence</translation>
    </message>
    <message>
        <source>Taken back: move %1</source>
        <translation>Repris&#xa0;: coup %1</translation>
    </message>
    <message>
        <source>Taken back: %1 moves</source>
        <translation>Repris&#xa0;: %1 coups</translation>
    </message>
    <message>
        <source>Brought again: move %1</source>
        <translation>Rétabli&#xa0;: coup %1</translation>
    </message>
    <message>
        <source>Brought again: %1 moves</source>
        <translation>Rétabli&#xa0;: %1 coups</translation>
    </message>
    <message>
        <source>Corrected by the arbiter: %1</source>
        <translation>Corrigé par l’arbitre&#xa0;: %1</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>lu de %1</translation>
    </message>
    <message>
        <source>read from %1, %2 % sure</source>
        <translation>lu de %1, sûr à %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>sûr à %1 %</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PaperSheets</name>
    <message numerus="yes">
        <source>Written to %1: %n page(s).</source>
        <translation>
            <numerusform>Écrit dans %1&#xa0;:&#xa0;%n page.</numerusform>
            <numerusform>Écrit dans %1&#xa0;:&#xa0;%n pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Ronde %1, un projet</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Aucun événement n’est ouvert.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de partie</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Feuille de la partie %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The whole game on one sheet, to lie beside the board.</source>
        <translation>Tout le jeu sur une feuille, à poser à côté de l’échiquier.</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Toutes les armées</translation>
    </message>
    <message>
        <source>A booklet of all armies of the game, a page for each.</source>
        <translation>Un livret de toutes les armées du jeu, une page pour chacune.</translation>
    </message>
    <message>
        <source>This army on one page: set-up, power, what is easily overlooked.</source>
        <translation>Cette armée sur une page&#xa0;: mise en place, pouvoir, ce qui échappe facilement.</translation>
    </message>
    <message>
        <source>%1, every army</source>
        <translation>%1, toutes les armées</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PieceModel</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PositionEditor</name>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 quitte %2</translation>
    </message>
    <message>
        <source>%1 stands on %2</source>
        <translation>%1 se trouve en %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Prints</name>
    <message>
        <source>The printer does not answer.</source>
        <translation>L’imprimante ne répond pas.</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Envoyé à %1.</translation>
    </message>
    <message>
        <source>It was not printed: %1</source>
        <translation>Cela n’a pas été imprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>no printer is set up</source>
        <translation>aucune imprimante n’est installée</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s); print at 100 %.</source>
        <translation>
            <numerusform>%n page&#xa0;; imprimez à 100&#xa0;%.</numerusform>
            <numerusform>%n pages&#xa0;; imprimez à 100&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 points</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 cases</translation>
    </message>
    <message>
        <source>Say where to write it.</source>
        <translation>Dites où l’écrire.</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>Écrit dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Take %1 to one that does.</source>
        <translation>Aucun programme n’ouvre ici les fichiers PDF. Portez %1 là où il y en a un.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Puzzles</name>
    <message>
        <source>%1, game %2, action %3</source>
        <translation>%1, partie %2, action %3</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <translation>%1, %2, action %3</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found</source>
        <translation>
            <numerusform>%n problème trouvé</numerusform>
            <numerusform>%n problèmes trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games searched, %3</source>
        <comment>the last: puzzles found</comment>
        <translation>%1 parties sur %2 examinées, %3</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Il n’y a pas encore de problème.</translation>
    </message>
    <message>
        <source>%1 is not the best action. Try again.</source>
        <translation>%1 n’est pas la meilleure action. Réessayez.</translation>
    </message>
    <message>
        <source>It was played in the game, too.</source>
        <translation>Elle a aussi été jouée dans la partie.</translation>
    </message>
    <message>
        <source>In the game %1 was played.</source>
        <translation>Dans la partie, %1 a été joué.</translation>
    </message>
    <message>
        <source>Right: %1 is the best action.</source>
        <translation>Juste&#xa0;: %1 est la meilleure action.</translation>
    </message>
    <message>
        <source>The best action is %1.</source>
        <translation>La meilleure action est %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and a seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is to move. One action is clearly the best. Which one?</source>
        <translation>Au tour de %1. Une action est nettement la meilleure. Laquelle&#xa0;?</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Questions</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>le dernier coup</translation>
    </message>
    <message>
        <source>A draw is offered. Does %1 accept?</source>
        <translation>La nulle est proposée. %1 accepte-t-il ?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>a seat, a reaction</comment>
        <translation>%1&#xa0;: %2&#xa0;?</translation>
    </message>
    <message>
        <source>Click a lit square.</source>
        <translation>Cliquez sur une case éclairée.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>%1 sets something hidden.</source>
        <translation>%1 fixe quelque chose de caché.</translation>
    </message>
    <message>
        <source>%1 may set something hidden.</source>
        <translation>%1 peut fixer quelque chose de caché.</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Passer l’écran à %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Replay</name>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Aucune partie n’a encore été commencée.</translation>
    </message>
    <message>
        <source>What is kept of the game has no beginning.</source>
        <translation>Ce qui est gardé de la partie n’a pas de début.</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <translation>La table au début</translation>
    </message>
    <message>
        <source>The table after this move</source>
        <translation>La table après ce coup</translation>
    </message>
    <message>
        <source>The table at the start; none was taken since</source>
        <translation>La table au début&#xa0;; aucune image n’a été prise depuis</translation>
    </message>
    <message>
        <source>The table after move %1; none was taken since</source>
        <translation>La table après le coup %1&#xa0;; aucune image n’a été prise depuis</translation>
    </message>
    <message>
        <source>No picture of the table was kept up to here. The camera keeps one with every move that it reads.</source>
        <translation>Aucune image de la table n’a été gardée jusqu’ici. La caméra en garde une avec chaque coup qu’elle lit.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Letters are the seats; a dashed line upright is a mate, or somebody who is out.</source>
        <translation>Les lettres sont les places&#xa0;; un trait vertical pointillé est un mat, ou quelqu’un qui est éliminé.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Temps de chaque coup</translation>
    </message>
    <message>
        <source>Captures and mates</source>
        <translation>Prises et mats</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <translation>Pièces restantes</translation>
    </message>
    <message>
        <source>So many pieces were captured on a square; a cross is a king that was mated.</source>
        <translation>Le nombre de pièces prises sur une case&#xa0;; une croix est un roi maté.</translation>
    </message>
    <message>
        <source>Minutes and seconds; a bar has the colour of who moved.</source>
        <translation>Minutes et secondes&#xa0;; une barre a la couleur de qui a joué.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Review</name>
    <message>
        <source>No action has been played yet.</source>
        <translation>Aucune action n’a encore été jouée.</translation>
    </message>
    <message>
        <source>This game is not saved, so it cannot be analysed.</source>
        <translation>Cette partie n’est pas enregistrée et ne peut donc pas être analysée.</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over.</source>
        <translation>Vous pourrez analyser cette partie quand elle sera terminée.</translation>
    </message>
    <message>
        <source>Something is hidden in this game. You can analyse it when it is over.</source>
        <translation>Quelque chose est caché dans cette partie. Vous pourrez l’analyser quand elle sera terminée.</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%1 actions sur %2</translation>
    </message>
    <message>
        <source>%1. Better: %2.</source>
        <translation>%1. Meilleur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3 %4</source>
        <comment>number, player, action, mark</comment>
        <translation>%1. %2&#xa0;: %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a player and a share</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The best action.</source>
        <translation>La meilleure action.</translation>
    </message>
    <message>
        <source>A good action.</source>
        <translation>Une bonne action.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Setup</name>
    <message>
        <source>%1 has no army yet.</source>
        <translation>%1 n’a pas encore d’armée.</translation>
    </message>
    <message>
        <source>There is no file or folder %1, and it is no camera&apos;s number.</source>
        <translation>Il n’y a ni fichier ni dossier %1, et ce n’est pas le numéro d’une caméra.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation>Il n’y a pas de jeu «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Speaker</name>
    <message>
        <source>it does not say why</source>
        <translation>il ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>il ne répond pas</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Table</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>Le temps convenu est écoulé</translation>
    </message>
    <message>
        <source>Call time to end the game and count the points, or play on.</source>
        <translation>Signalez la fin du temps pour finir la partie et compter les points, ou jouez encore.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played</source>
        <translation>Les règles ont changé depuis que cette partie a été jouée</translation>
    </message>
    <message>
        <source>%1: not allowed: %2</source>
        <translation>%1&#xa0;: pas permis&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>Pas permis&#xa0;: %1</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>La correction n’a pas été faite</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>Rien n’a été repris</translation>
    </message>
    <message>
        <source>Nothing was brought again</source>
        <translation>Rien n’a été rétabli</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>La partie est nulle</translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s)</source>
        <comment>one or several winners</comment>
        <translation>
            <numerusform>%1 gagne</numerusform>
            <numerusform>%1 gagnent</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not stored</source>
        <translation>La partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Aucune partie n’a encore été commencée.</translation>
    </message>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1 refuse la nulle</translation>
    </message>
    <message>
        <source>The rules of this game say nothing of a player&apos;s own time: the arbiter decides.</source>
        <translation>Les règles de ce jeu ne disent rien du temps propre à un joueur&#xa0;: l’arbitre décide.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>La règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: the time is over</source>
        <translation>%1&#xa0;: le temps est écoulé</translation>
    </message>
    <message>
        <source>The offer is gone, and the game goes on.</source>
        <translation>La proposition ne tient plus, et la partie continue.</translation>
    </message>
    <message>
        <source>The clocks stand. Say how the game ends, give time with a reason, or press Start to play on.</source>
        <translation>Les pendules sont arrêtées. Dites comment la partie finit, donnez du temps avec un motif, ou pressez Démarrer pour continuer.</translation>
    </message>
    <message>
        <source>illegal move of %1</source>
        <translation>coup illégal de %1</translation>
    </message>
    <message>
        <source>Penalties are for games of two players.</source>
        <translation>Les pénalités sont pour les parties à deux joueurs.</translation>
    </message>
    <message>
        <source>This game has no rule for illegal moves: the arbiter decides.</source>
        <translation>Ce jeu n’a pas de règle pour les coups illégaux&#xa0;: l’arbitre décide.</translation>
    </message>
    <message>
        <source>The computer looks for a hint …</source>
        <translation>L’ordinateur cherche un indice…</translation>
    </message>
    <message>
        <source>There is no hint here.</source>
        <translation>Il n’y a pas d’indice ici.</translation>
    </message>
    <message>
        <source>Hint for %1: %2</source>
        <translation>Indice pour %1 : %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::TableBoard</name>
    <message>
        <source>Board %1</source>
        <translation>Échiquier %1</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>What becomes of the pieces is asked next.</source>
        <translation>On demande ensuite ce que deviennent les pièces.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out then; the others play on.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>%1 est alors hors jeu&#xa0;; les autres continuent.</numerusform>
            <numerusform>%1 sont alors hors jeu&#xa0;; les autres continuent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over then: %1.</source>
        <translation>La partie est alors finie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is kept in the record, and can be taken back.</source>
        <translation>C’est gardé avec la partie, et peut être repris.</translation>
    </message>
    <message>
        <source>Swap %1 on %2 for %3</source>
        <translation>Échanger %1 en %2 contre %3</translation>
    </message>
    <message>
        <source>It may go to %1.</source>
        <comment>squares</comment>
        <translation>Elle peut aller en %1.</translation>
    </message>
    <message>
        <source>That is not a legal move</source>
        <translation>Ce coup n’est pas permis</translation>
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
        <translation>Le modèle «&#xa0;%1&#xa0;» ne peut être lu&#xa0;; gardez-le à nouveau.</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Un modèle a besoin d’un nom.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Voice</name>
    <message>
        <source>%1: the time is over</source>
        <translation>%1&#xa0;: le temps est écoulé</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>Le temps convenu est écoulé</translation>
    </message>
    <message>
        <source>No speech engine is installed: nothing is said aloud. On Debian, qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng bring one.</source>
        <translation>Aucun synthétiseur vocal n’est installé&#xa0;: rien n’est dit à haute voix. Sous Debian, qt6-speech-speechd-plugin et speech-dispatcher-espeak-ng en apportent un.</translation>
    </message>
    <message>
        <source>The speech engine does not work: %1</source>
        <translation>Le synthétiseur vocal ne marche pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>Voici comment cela sonne.</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>whose time it is</comment>
        <translation>La partie</translation>
    </message>
    <message>
        <source>%1: the last ten seconds</source>
        <translation>%1&#xa0;: les dix dernières secondes</translation>
    </message>
    <message>
        <source>%1: time is short</source>
        <translation>%1&#xa0;: le temps presse</translation>
    </message>
    <message>
        <source>The speech engine has no voice for %1: nothing is said aloud. Choose another language, or install a voice.</source>
        <translation>La synthèse vocale n’a pas de voix pour %1 : rien n’est dit à voix haute. Choisissez une autre langue, ou installez une voix.</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>K</source>
        <comment>king in a move</comment>
        <translation>R</translation>
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
        <translation>F</translation>
    </message>
    <message>
        <source>N</source>
        <comment>knight in a move</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pawn in a move</comment>
        <translation>P</translation>
    </message>
</context>
</TS>
