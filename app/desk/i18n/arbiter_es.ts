<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message>
        <source>Choose that game</source>
        <translation>Elegir ese juego</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>Mostrar cada una</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Poner la partida de acuerdo con la mesa …</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Señalar el fin del tiempo</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Abandona</translation>
    </message>
    <message>
        <source>Give time …</source>
        <translation>Dar tiempo …</translation>
    </message>
    <message>
        <source>Set the camera up</source>
        <translation>Instalar la cámara</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Drawn: cannot mate</source>
        <translation>Tablas: no puede dar mate</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Perdida por tiempo</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Power: %1</source>
        <translation>Poder: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: click the square on the board.</source>
        <translation>
            <numerusform>… y %n más: haga clic en la casilla del tablero.</numerusform>
            <numerusform>… y %n más: haga clic en la casilla del tablero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyPage</name>
    <message>
        <source>Print …</source>
        <translation>Imprimir …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board, %1</source>
        <translation>Tablero, %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
</context>
<context>
    <name>Browse</name>
    <message>
        <source>Up</source>
        <translation>Carpeta superior</translation>
    </message>
    <message>
        <source>Nothing here that could be chosen.</source>
        <translation>Aquí no hay nada que elegir.</translation>
    </message>
    <message>
        <source>%1, folder</source>
        <translation>%1, carpeta</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>Write it here</source>
        <translation>Escribirlo aquí</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <translation>Tomar esta carpeta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>Carpeta o archivo</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Correct %1 by hand</source>
        <translation>Corregir %1 a mano</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>Corregir a mano</translation>
    </message>
    <message>
        <source>The game changed while it was being corrected.</source>
        <translation>La partida cambió mientras se corregía.</translation>
    </message>
    <message>
        <source>It is shown as it is now; correct it once more if it is still wrong.</source>
        <translation>Se muestra como está ahora; corríjala otra vez si sigue mal.</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>La corrección no se hizo</translation>
    </message>
</context>
<context>
    <name>Byes</name>
    <message>
        <source>no point</source>
        <translation>ningún punto</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>medio punto</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>what a bye is worth, a number that need not be whole</comment>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bye, and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>has no table</source>
        <translation>no tiene mesa</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>descansó</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>no tuvo mesa</translation>
    </message>
</context>
<context>
    <name>CameraBoardStep</name>
    <message>
        <source>Where the board is</source>
        <translation>Dónde está el tablero</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Buscando …</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Buscarlo</translation>
    </message>
    <message>
        <source>Click the corners</source>
        <translation>Marcar las esquinas</translation>
    </message>
    <message>
        <source>The grid must lie on the squares. Drag a corner where it does not.</source>
        <translation>La cuadrícula debe caer sobre las casillas. Arrastre una esquina donde no sea así.</translation>
    </message>
    <message>
        <source>Click the corners of the playing field, not of the frame, in the order asked for.</source>
        <translation>Haga clic en las esquinas del campo de juego, no en las del marco, en el orden pedido.</translation>
    </message>
    <message>
        <source>Show the whole board; pieces may stand on it.</source>
        <translation>Muestre el tablero entero; puede haber piezas sobre él.</translation>
    </message>
    <message>
        <source>South sits at this side of the picture</source>
        <translation>Sur se sienta en este lado de la imagen</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Lejos</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
</context>
<context>
    <name>CameraCard</name>
    <message>
        <source>Show the camera</source>
        <translation>Mostrar la cámara</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>Seguir observando</translation>
    </message>
    <message>
        <source>Stop watching for a while</source>
        <translation>Suspender la observación</translation>
    </message>
</context>
<context>
    <name>CameraKeepStep</name>
    <message>
        <source>Keep this place</source>
        <translation>Guardar este lugar</translation>
    </message>
    <message>
        <source>Under the name of the source it is used by itself whenever that source is opened.</source>
        <translation>Con el nombre de la fuente se usa por sí solo cada vez que esta se abre.</translation>
    </message>
    <message>
        <source>A name, such as club table</source>
        <translation>Un nombre, por ejemplo «mesa del club»</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>CameraPage</name>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Set it up in four steps</source>
        <translation>Instalarla en cuatro pasos</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>Cámara %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tablero %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Click %1 of the board</source>
        <translation>Haga clic en %1 del tablero</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
</context>
<context>
    <name>CameraQualityStep</name>
    <message>
        <source>Can it be read?</source>
        <translation>¿Se puede leer?</translation>
    </message>
    <message>
        <source>Good: the camera can stay as it is.</source>
        <translation>Bien: la cámara puede quedarse así.</translation>
    </message>
    <message>
        <source>Good enough, though it could be better.</source>
        <translation>Suficiente, aunque podría ser mejor.</translation>
    </message>
    <message>
        <source>Not good enough to read the game.</source>
        <translation>Insuficiente para leer la partida.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de nuevo</translation>
    </message>
    <message>
        <source>Show what is read</source>
        <translation>Mostrar lo que se lee</translation>
    </message>
</context>
<context>
    <name>CameraSourceStep</name>
    <message>
        <source>What to watch</source>
        <translation>Qué observar</translation>
    </message>
    <message>
        <source>0, a film, a folder, rtsp://…</source>
        <translation>0, una película, una carpeta, rtsp://…</translation>
    </message>
    <message>
        <source>Film …</source>
        <translation>Película …</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>Carpeta …</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Set up before:</source>
        <translation>Ya instaladas:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Elegir una cámara</translation>
    </message>
    <message>
        <source>A phone sends its pictures.</source>
        <translation>Un teléfono envía sus imágenes.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>El teléfono está conectado y no envía imágenes.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>Esperando al teléfono…</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Mostrar el código</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>Usar un teléfono</translation>
    </message>
</context>
<context>
    <name>CameraTagsStep</name>
    <message>
        <source>Tags on the pieces</source>
        <translation>Marcas en las piezas</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>The corner of a1</source>
        <translation>La esquina de a1</translation>
    </message>
    <message>
        <source>The far end of the first rank</source>
        <translation>El otro extremo de la primera fila</translation>
    </message>
    <message>
        <source>The corner opposite a1</source>
        <translation>La esquina opuesta a a1</translation>
    </message>
    <message>
        <source>The far end of the a-file</source>
        <translation>El otro extremo de la columna a</translation>
    </message>
    <message>
        <source>Camera: %1</source>
        <translation>Cámara: %1</translation>
    </message>
    <message>
        <source>No picture yet. Say in the first step what to watch.</source>
        <translation>Aún no hay imagen. Indique en el primer paso qué observar.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Ninguna cámara</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>left in the game</source>
        <translation>quedan en la partida</translation>
    </message>
    <message>
        <source>Time a player: %1</source>
        <translation>Tiempo por jugador: %1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugado</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Ajustar los relojes</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Señalar el fin del tiempo</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>the time is over</source>
        <translation>se acabó el tiempo</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en jaque</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>usado: %1</translation>
    </message>
    <message>
        <source>used so far</source>
        <translation>usado hasta ahora</translation>
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
        <translation>La partida</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Ajustar los relojes</translation>
    </message>
    <message>
        <source>Whose clock</source>
        <translation>El reloj de</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>le queda</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 min</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Motivo; se guarda con la partida</translation>
    </message>
    <message>
        <source>Another time from now on; what was thought stays thought:</source>
        <translation>Otro ritmo desde ahora; el tiempo pensado sigue contando:</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>Agree on it</source>
        <translation>Acordarlo</translation>
    </message>
    <message>
        <source>Changed so far</source>
        <translation>Cambiado hasta ahora</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <translation>−%1 min</translation>
    </message>
    <message>
        <source>Illegal move: the first gives the opponent %1 more minutes, the next one loses.</source>
        <translation>Jugada ilegal: la primera da %1 minutos más al rival, la siguiente pierde.</translation>
    </message>
    <message>
        <source>%1: second illegal move, lost</source>
        <translation>%1: segunda jugada ilegal, perdida</translation>
    </message>
    <message>
        <source>Illegal move of %1</source>
        <translation>Jugada ilegal de %1</translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message>
        <source>Arbiter: the clocks</source>
        <translation>Árbitro: los relojes</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>things to do by hand</comment>
        <translation>
            <numerusform>%1, y una más</numerusform>
            <numerusform>%1, y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Poner en marcha el reloj</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Close the clocks</source>
        <translation>Cerrar los relojes</translation>
    </message>
</context>
<context>
    <name>ClubBar</name>
    <message>
        <source>All events</source>
        <translation>Todos los eventos</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>How strong everybody is, and what the armies are worth.</source>
        <translation>La fuerza de cada uno, y lo que valen los ejércitos.</translation>
    </message>
    <message>
        <source>Standings over several events.</source>
        <translation>La clasificación de varios eventos.</translation>
    </message>
    <message>
        <source>Evenings and tournaments: who is here, who sits where, who is ahead.</source>
        <translation>Veladas y torneos: quién está, quién se sienta dónde, quién va en cabeza.</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Pantalla grande</translation>
    </message>
    <message>
        <source>Big screen: all tables in a window for the room</source>
        <translation>Pantalla grande: todas las mesas en una ventana para la sala</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>Editar el evento</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Mesas del servidor del club</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>Añadir a alguien</translation>
    </message>
</context>
<context>
    <name>ClubCourse</name>
    <message>
        <source>Course</source>
        <translation>Curso</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the oldest at the left</source>
        <translation>
            <numerusform>%n partida, la más antigua a la izquierda</numerusform>
            <numerusform>%n partidas, la más antigua a la izquierda</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points in all, %2 a game</source>
        <translation>%1 puntos en total, %2 por partida</translation>
    </message>
    <message>
        <source>a full bar is a first place</source>
        <translation>una barra llena es un primer puesto</translation>
    </message>
</context>
<context>
    <name>ClubEventOptions</name>
    <message>
        <source>Something else …</source>
        <translation>Otra cosa …</translation>
    </message>
    <message>
        <source>Like with like (Swiss)</source>
        <translation>Similares entre sí (suizo)</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>All rounds at once</source>
        <translation>Todas las rondas de una vez</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Cada uno por su cuenta</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>Los compañeros, frente a frente</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>With the seating</source>
        <translation>Con los asientos</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Won 1, drawn ½, lost 0</source>
        <translation>Victoria 1, tablas ½, derrota 0</translation>
    </message>
    <message>
        <source>The points of the game</source>
        <translation>Los puntos de la partida</translation>
    </message>
    <message>
        <source>Won 3, drawn 1, lost 0</source>
        <translation>Victoria 3, tablas 1, derrota 0</translation>
    </message>
    <message>
        <source>By place: 3, 2, 1, 0</source>
        <translation>Por puestos: 3, 2, 1, 0</translation>
    </message>
    <message>
        <source>A won game</source>
        <translation>Una partida ganada</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Una partida empatada</translation>
    </message>
    <message>
        <source>No point</source>
        <translation>Ningún punto</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Emparejamiento</translation>
    </message>
    <message>
        <source>Who meets whom, and whether it depends on the results.</source>
        <translation>Quién juega contra quién, y si depende de los resultados.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone, or two play together.</source>
        <translation>Si cada cual juega solo o dos juegan juntos.</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>Mesas de tres</translation>
    </message>
    <message>
        <source>If the players do not fill all tables, three sit at some of them. Otherwise somebody has a bye.</source>
        <translation>Si los jugadores no llenan todas las mesas, en algunas se sientan tres. Si no, alguien descansa.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Ejércitos</translation>
    </message>
    <message>
        <source>Who chooses the armies, and when.</source>
        <translation>Quién elige los ejércitos, y cuándo.</translation>
    </message>
    <message>
        <source>Minutes for a game</source>
        <translation>Minutos por partida</translation>
    </message>
    <message>
        <source>The time of the whole game. Empty: as its rules say.</source>
        <translation>El tiempo de toda la partida. Vacío: como dicen sus reglas.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 60:00 game: one time for all. Empty: as the rules say.</source>
        <translation>5+3: minutos por jugador y segundos por jugada. 60:00 game: un tiempo para todos. Vacío: como dicen las reglas.</translation>
    </message>
    <message>
        <source>Points of a table</source>
        <translation>Puntos de una mesa</translation>
    </message>
    <message>
        <source>What a game is worth in the standings.</source>
        <translation>Lo que vale una partida en la clasificación.</translation>
    </message>
    <message>
        <source>Points of your own</source>
        <translation>Puntos propios</translation>
    </message>
    <message>
        <source>&quot;places 4-2-1-0&quot; by place, &quot;win 2-1-0&quot; for won, drawn and lost.</source>
        <translation>&quot;places 4-2-1-0&quot; por puestos, &quot;win 2-1-0&quot; para victoria, tablas y derrota.</translation>
    </message>
    <message>
        <source>A round without a table</source>
        <translation>Una ronda sin mesa</translation>
    </message>
    <message>
        <source>What it is worth to a player who is left over.</source>
        <translation>Lo que vale para un jugador que sobra.</translation>
    </message>
    <message>
        <source>Points of that round</source>
        <translation>Puntos de esa ronda</translation>
    </message>
    <message>
        <source>A round that a player sits out</source>
        <translation>Una ronda en la que un jugador descansa</translation>
    </message>
    <message>
        <source>What it is worth to a player who asked for it.</source>
        <translation>Lo que vale para un jugador que lo pidió.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Year, month and day. Empty: today.</source>
        <translation>Año, mes y día. Vacío: hoy.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Where it is played, as prints show it.</source>
        <translation>Dónde se juega, tal como aparece en las hojas impresas.</translation>
    </message>
    <message>
        <source>The club&apos;s house</source>
        <translation>La sede del club</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parejas</translation>
    </message>
</context>
<context>
    <name>ClubEvents</name>
    <message>
        <source>No event has been made yet. An event is one evening, or a tournament: a game, some rounds, and who comes.</source>
        <translation>Aún no hay ningún evento. Un evento es una velada o un torneo: un juego, unas rondas y quién viene.</translation>
    </message>
    <message>
        <source>Make the first one</source>
        <translation>Crear el primero</translation>
    </message>
</context>
<context>
    <name>ClubExport</name>
    <message>
        <source>Write %1</source>
        <translation>Escribir: %1</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Elegir dónde …</translation>
    </message>
    <message>
        <source>Where is it to be written?</source>
        <translation>¿Dónde hay que escribirlo?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 ya existe. Su contenido se pierde.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ClubGridCell</name>
    <message>
        <source>%1 (leaves)</source>
        <translation>%1 (se va)</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1, mesa %2</translation>
    </message>
</context>
<context>
    <name>ClubGridPane</name>
    <message>
        <source>Who enters it</source>
        <translation>Quién lo anota</translation>
    </message>
    <message>
        <source>Why by hand, for all of them</source>
        <translation>Por qué a mano, para todas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Take back table %1</source>
        <translation>Deshacer la mesa %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Type points, = for half a point, or - for a no-show. For two players one cell is enough.</source>
        <translation>Escriba los puntos, = para medio punto, o - para un ausente. Con dos jugadores basta una casilla.</translation>
    </message>
    <message>
        <source>Type places, or - for a no-show.</source>
        <translation>Escriba los puestos, o - para un ausente.</translation>
    </message>
    <message>
        <source>Enter goes to the next table, Ctrl+Z takes the last entry back.</source>
        <translation>Intro pasa a la mesa siguiente, Ctrl+Z deshace la última anotación.</translation>
    </message>
    <message>
        <source>Replace the referee&apos;s result of table %1?</source>
        <translation>¿Reemplazar el resultado del árbitro en la mesa %1?</translation>
    </message>
    <message>
        <source>%1 The result by hand counts instead, until it is taken back.</source>
        <translation>%1 En su lugar cuenta el resultado anotado a mano, hasta que se retire.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
</context>
<context>
    <name>ClubGridPeople</name>
    <message>
        <source>Players of table %1</source>
        <translation>Jugadores de la mesa %1</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Vuelve</translation>
    </message>
    <message>
        <source>Leaves after this round</source>
        <translation>Se va tras esta ronda</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what the button does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A player who leaves is not seated in later rounds. Results stay.</source>
        <translation>Quien se va no se sienta en rondas posteriores. Los resultados quedan.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ClubGridRow</name>
    <message>
        <source>Not entered yet: something is missing.</source>
        <translation>Aún sin anotar: falta algo.</translation>
    </message>
    <message>
        <source>%1 Press Enter to replace it.</source>
        <translation>%1 Pulse Intro para reemplazarlo.</translation>
    </message>
    <message>
        <source>Table %1: its players</source>
        <translation>Mesa %1: sus jugadores</translation>
    </message>
</context>
<context>
    <name>ClubLeagueForm</name>
    <message>
        <source>Edit the league</source>
        <translation>Editar la liga</translation>
    </message>
    <message>
        <source>A new league</source>
        <translation>Una liga nueva</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Winter league</source>
        <translation>Liga de invierno</translation>
    </message>
    <message>
        <source>What an event is worth</source>
        <translation>Lo que vale un evento</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>Sus puntos</translation>
    </message>
    <message>
        <source>Points for ranks</source>
        <translation>Puntos por puestos</translation>
    </message>
    <message>
        <source>How many of somebody&apos;s events count (empty: all)</source>
        <translation>Cuántos eventos de cada persona cuentan (vacío: todos)</translation>
    </message>
    <message>
        <source>Its events</source>
        <translation>Sus eventos</translation>
    </message>
    <message>
        <source>There is no event yet.</source>
        <translation>Aún no hay ningún evento.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>ClubLeagueLine</name>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 puntos</translation>
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
        <translation>Editar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>Nueva liga</translation>
    </message>
</context>
<context>
    <name>ClubMerge</name>
    <message>
        <source>The games and seats of %1 become those of %2, and only what is known of %2 stays.</source>
        <translation>Las partidas y los puestos de %1 pasan a %2, y solo queda lo que se sabe de %2.</translation>
    </message>
    <message>
        <source>This is not taken back.</source>
        <translation>Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Is %1 the same as %2?</source>
        <translation>¿Es %1 la misma persona que %2?</translation>
    </message>
    <message>
        <source>They are one</source>
        <translation>Son la misma persona</translation>
    </message>
    <message>
        <source>Who is %1 too?</source>
        <translation>¿Quién es también %1?</translation>
    </message>
    <message>
        <source>Somebody who is in the list twice, under two names or twice under one.</source>
        <translation>Alguien que está dos veces en la lista, con dos nombres o dos veces con el mismo.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ClubNewEvent</name>
    <message>
        <source>Edit the event</source>
        <translation>Editar el evento</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nuevo evento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>Viernes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
</context>
<context>
    <name>ClubNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1 aún se juega en esta ventana.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Se guarda tal como está, y puede continuarse en Partidas.</translation>
    </message>
    <message>
        <source>Its game, number %1, was begun already.</source>
        <translation>Su partida, número %1, ya ha empezado.</translation>
    </message>
    <message>
        <source>It must not be played at another window at the same time.</source>
        <translation>No debe jugarse a la vez en otra ventana.</translation>
    </message>
    <message>
        <source>What is published stands: nobody is moved any more, and its tables can begin.</source>
        <translation>Lo publicado queda: ya no se mueve a nadie, y sus mesas pueden empezar.</translation>
    </message>
    <message>
        <source>The draft is not up to date: %1. %2</source>
        <translation>El borrador no está al día: %1. %2</translation>
    </message>
    <message>
        <source>Everything that is known of them goes for good, also where a game&apos;s record names them.</source>
        <translation>Todo lo que se sabe de esta persona desaparece para siempre, también donde una partida la nombra.</translation>
    </message>
    <message>
        <source>Erase %1?</source>
        <translation>¿Borrar a %1?</translation>
    </message>
    <message>
        <source>Games, results and standings stay, of a number. It cannot be taken back.</source>
        <translation>Partidas, resultados y clasificaciones quedan, con un número. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Erase it for good</source>
        <translation>Borrar para siempre</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Quién está</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>¿Publicar la ronda %1?</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Publicar la ronda %1</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>¿Empezar la partida de la mesa %1?</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Empezar la mesa %1</translation>
    </message>
    <message>
        <source>Go on with table %1 in this window?</source>
        <translation>¿Seguir con la mesa %1 en esta ventana?</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligas</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back?</source>
        <translation>¿Retirar la publicación de la ronda %1?</translation>
    </message>
    <message>
        <source>The round is a draft again, and its pairings can change. Print its slips again.</source>
        <translation>La ronda vuelve a ser un borrador y sus emparejamientos pueden cambiar. Imprima de nuevo sus papeletas.</translation>
    </message>
    <message>
        <source>Make it a draft again</source>
        <translation>Volver a borrador</translation>
    </message>
</context>
<context>
    <name>ClubPeoplePane</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Nobody has that name.</source>
        <translation>Nadie se llama así.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Whoever sits at a table by name is here from then on.</source>
        <translation>El club aún no conoce a nadie. Quien se sienta a una mesa con su nombre figura aquí desde entonces.</translation>
    </message>
    <message>
        <source>Choose somebody to see what they have played.</source>
        <translation>Elija a alguien para ver qué ha jugado.</translation>
    </message>
</context>
<context>
    <name>ClubPerson</name>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Is somebody else too</source>
        <translation>Es también otra persona</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>No game that has ended counts for them yet.</source>
        <translation>Aún no cuenta ninguna partida terminada de esta persona.</translation>
    </message>
    <message>
        <source>Best moments</source>
        <translation>Mejores momentos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>puesto %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Ejércitos</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubPersonForm</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Alguien nuevo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message numerus="yes">
        <source>The club knows %n people of that name already. They are told apart by their numbers.</source>
        <translation>
            <numerusform>El club ya conoce a %n persona con ese nombre. Los números las distinguen.</numerusform>
            <numerusform>El club ya conoce a %n personas con ese nombre. Los números las distinguen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>Año de nacimiento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federación</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Número allí</translation>
    </message>
    <message>
        <source>Number at the federation</source>
        <translation>Número en la federación</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Add another one</source>
        <translation>Añadir a otra persona</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ClubPlayersPane</name>
    <message>
        <source>Search, or a new name</source>
        <translation>Buscar, o un nombre nuevo</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir a %1</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>Están todos</translation>
    </message>
    <message>
        <source>All %1 are here</source>
        <translation>Están los %1</translation>
    </message>
    <message>
        <source>Nobody has that name; add whoever is new.</source>
        <translation>Nadie se llama así; añada a quien sea nuevo.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Type a name above, and add it.</source>
        <translation>El club aún no conoce a nadie. Escriba un nombre arriba, y añádalo.</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, presente</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <translation>%1, ausente</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Descansa</translation>
    </message>
    <message>
        <source>%1 sits out this round</source>
        <translation>%1 descansa esta ronda</translation>
    </message>
</context>
<context>
    <name>ClubQuality</name>
    <message>
        <source>How good it is</source>
        <translation>Cómo de buena es</translation>
    </message>
    <message>
        <source>Nothing to wish for: nobody meets twice, everything is even.</source>
        <translation>Nada que desear: nadie se enfrenta dos veces, todo está equilibrado.</translation>
    </message>
    <message>
        <source>%1  (bound %2)</source>
        <translation>%1  (límite %2)</translation>
    </message>
</context>
<context>
    <name>ClubRatingList</name>
    <message>
        <source>%1, provisional</source>
        <comment>a rating</comment>
        <translation>%1, provisional</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a provisional rating</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>provisional</source>
        <comment>a rating</comment>
        <translation>provisional</translation>
    </message>
</context>
<context>
    <name>ClubRatingsPane</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games outside events too</source>
        <translation>También partidas fuera de eventos</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Ejércitos</translation>
    </message>
    <message>
        <source>How often each came first. The bar is where that lies most likely (95 %);</source>
        <translation>Cuántas veces fue primero cada uno. La barra muestra dónde está eso muy probablemente (95 %);</translation>
    </message>
    <message>
        <source>the line is where it would be if all were equal.</source>
        <translation>la línea, dónde estaría si todos fueran iguales.</translation>
    </message>
    <message>
        <source>Games of two players</source>
        <translation>Partidas de dos jugadores</translation>
    </message>
    <message>
        <source>Everybody begins at 1500, and who is rated 200 higher scores about three of four points.</source>
        <translation>Todos empiezan en 1500, y quien tiene 200 más logra unos tres de cada cuatro puntos.</translation>
    </message>
    <message>
        <source>With ±: the true strength is that close to the number, 19 times of 20.</source>
        <translation>Con ±: la fuerza real está así de cerca del número, 19 veces de 20.</translation>
    </message>
    <message>
        <source>Games of three players and more</source>
        <translation>Partidas de tres jugadores o más</translation>
    </message>
    <message>
        <source>Everybody begins at 0. The number is the strength that a player almost surely has.</source>
        <translation>Todos empiezan en 0. El número es la fuerza que un jugador tiene casi con seguridad.</translation>
    </message>
    <message>
        <source>Below it: the best guess, and with ± how far off that may be.</source>
        <translation>Debajo: la mejor estimación, y con ± cuánto puede desviarse.</translation>
    </message>
</context>
<context>
    <name>ClubRemote</name>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Mesas del servidor del club</translation>
    </message>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1 aún se juega en esta ventana.</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>¿Empezar la partida de la mesa %1?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Se guarda tal como está, y puede continuarse en Partidas.</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Empezar la mesa %1</translation>
    </message>
    <message>
        <source>Another machine has begun this game.</source>
        <translation>Otra máquina ha empezado esta partida.</translation>
    </message>
    <message>
        <source>Take over table %1?</source>
        <translation>¿Hacerse cargo de la mesa %1?</translation>
    </message>
    <message>
        <source>It is shut out, and the game goes on here as far as the club has it.</source>
        <translation>La otra máquina queda excluida, y la partida sigue aquí tal como la tiene el club.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Hacerse cargo</translation>
    </message>
    <message>
        <source>Asking the club …</source>
        <translation>Preguntando al club …</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Ronda %1, mesa %2</translation>
    </message>
    <message>
        <source>Take over …</source>
        <translation>Hacerse cargo …</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>%1: round %2, table %3</source>
        <translation>%1: ronda %2, mesa %3</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar otra vez</translation>
    </message>
</context>
<context>
    <name>ClubResult</name>
    <message>
        <source>Table %1, round %2</source>
        <translation>Mesa %1, ronda %2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Puntos de %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Puesto de %1</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>No vino</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1 no vino</translation>
    </message>
    <message>
        <source>Places come from the points where they are left out.</source>
        <translation>Donde no se indican, los puestos salen de los puntos.</translation>
    </message>
    <message>
        <source>Who enters it</source>
        <translation>Quién lo anota</translation>
    </message>
    <message>
        <source>Why it is entered by hand</source>
        <translation>Por qué se anota a mano</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Anotarlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarlo</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jugarla de nuevo</translation>
    </message>
</context>
<context>
    <name>ClubSeat</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, elegido</translation>
    </message>
</context>
<context>
    <name>ClubSeatingPane</name>
    <message>
        <source>All rounds are published</source>
        <translation>Todas las rondas están publicadas</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Ronda %1, un borrador</translation>
    </message>
    <message>
        <source>Round %1 is not seated yet</source>
        <translation>La ronda %1 aún no tiene asientos</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Un momento …</translation>
    </message>
    <message>
        <source>Propose again without them</source>
        <translation>Proponer de nuevo sin ellos</translation>
    </message>
    <message>
        <source>Propose without them</source>
        <translation>Proponer sin ellos</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>Proponer de nuevo</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proponer</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Publicar la ronda %1</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Quién está</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Añadir una ronda</translation>
    </message>
    <message>
        <source>Choose two people, and they change places.</source>
        <translation>Elija a dos personas, y cambian de sitio.</translation>
    </message>
    <message>
        <source>A proposal is a draft: nothing holds before it is published.</source>
        <translation>Una propuesta es un borrador: nada vale antes de publicarlo.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Move %1 to table %2</source>
        <translation>Mover a %1 a la mesa %2</translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation>Sin mesa</translation>
    </message>
    <message>
        <source>%1 and %2 change places?</source>
        <translation>¿%1 y %2 cambian de sitio?</translation>
    </message>
    <message>
        <source>%1: choose with whom to change places.</source>
        <translation>%1: elija con quién cambiar de sitio.</translation>
    </message>
    <message>
        <source>That breaks what must hold: %1.</source>
        <translation>Eso infringe lo que debe cumplirse: %1.</translation>
    </message>
    <message>
        <source>Swap all the same</source>
        <translation>Cambiar de todos modos</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Aún sin ejército</translation>
    </message>
    <message>
        <source>No table this round</source>
        <translation>Sin mesa esta ronda</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
</context>
<context>
    <name>ClubStandingsPane</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 puntos</translation>
    </message>
</context>
<context>
    <name>ClubTable</name>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, presente</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>no vino</translation>
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
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>Play table %1 at this board</source>
        <translation>Jugar la mesa %1 en este tablero</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>A la mesa</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Anotar el resultado</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1, mesa %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Watch table %1</source>
        <translation>Ver la mesa %1</translation>
    </message>
</context>
<context>
    <name>ClubTablesPane</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n table(s) without a result</source>
        <translation>
            <numerusform>%1 de %n mesa sin resultado</numerusform>
            <numerusform>%1 de %n mesas sin resultado</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables of round %1 have their results</source>
        <translation>Todas las mesas de la ronda %1 tienen su resultado</translation>
    </message>
    <message>
        <source>Seat round %1</source>
        <translation>Asignar asientos de la ronda %1</translation>
    </message>
    <message>
        <source>No round is published yet. Once one is, its tables stand here and can begin.</source>
        <translation>Aún no hay ninguna ronda publicada. Cuando la haya, sus mesas están aquí y pueden empezar.</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by nobody: moves are entered by hand.</source>
        <translation>Las partidas que empiezan aquí no las observa nadie: las jugadas se anotan a mano.</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by %1.</source>
        <translation>Las partidas que empiezan aquí las observa %1.</translation>
    </message>
    <message>
        <source>That is chosen under New game.</source>
        <translation>Eso se elige en Nueva partida.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Enter all results</source>
        <translation>Anotar todos los resultados</translation>
    </message>
    <message>
        <source>Take the publication back</source>
        <translation>Retirar la publicación</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back</source>
        <translation>Retirar la publicación de la ronda %1</translation>
    </message>
</context>
<context>
    <name>ClubTieChoice</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Desempates</translation>
    </message>
    <message>
        <source>They decide between players with as many points, the first one first.</source>
        <translation>Deciden entre jugadores con los mismos puntos, el primero antes.</translation>
    </message>
    <message>
        <source>Usually: %1.</source>
        <translation>Lo normal: %1.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Add a tie-break</source>
        <translation>Añadir un desempate</translation>
    </message>
</context>
<context>
    <name>ClubWallFoot</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Time of the round, in minutes or as 1:30:00</source>
        <translation>Tiempo de la ronda, en minutos o como 1:30:00</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Set the time of the round</source>
        <translation>Fijar el tiempo de la ronda</translation>
    </message>
    <message>
        <source>Pause the time of the round</source>
        <translation>Pausar el tiempo de la ronda</translation>
    </message>
    <message>
        <source>Start the time of the round</source>
        <translation>Iniciar el tiempo de la ronda</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 min</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>Cinco minutos más</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>La página anterior</translation>
    </message>
    <message>
        <source>Let the pages turn by themselves</source>
        <translation>Dejar que las páginas pasen solas</translation>
    </message>
    <message>
        <source>Stay on this page</source>
        <translation>Quedarse en esta página</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>La página siguiente</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>Cerrar la pantalla grande</translation>
    </message>
</context>
<context>
    <name>ClubWallHead</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result</source>
        <translation>
            <numerusform>%n mesa sin resultado</numerusform>
            <numerusform>%n mesas sin resultado</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>ya están todos los resultados</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>Left of the round</source>
        <translation>Queda de la ronda</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation>Tiempo de la ronda</translation>
    </message>
</context>
<context>
    <name>ClubWallPairing</name>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
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
        <translation>no vino</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <translation>%1, le toca jugar</translation>
    </message>
</context>
<context>
    <name>ClubWallTable</name>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Sin empezar</translation>
    </message>
</context>
<context>
    <name>ClubWallWindow</name>
    <message>
        <source>Arbiter: big screen</source>
        <translation>Arbiter: pantalla grande</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Aún no hay ninguna ronda publicada.</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Emparejamientos de la ronda %1</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>Clasificación durante la ronda %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Clasificación tras la ronda %1</translation>
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
        <translation>No, seguir jugando</translation>
    </message>
</context>
<context>
    <name>ContinueGame</name>
    <message>
        <source>Continue the last game? %1</source>
        <translation>¿Continuar la última partida? %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Correct %1</source>
        <translation>Corregir %1</translation>
    </message>
    <message>
        <source>Correct the game</source>
        <translation>Corregir la partida</translation>
    </message>
    <message>
        <source>Set the game to the table</source>
        <translation>Poner la partida de acuerdo con la mesa</translation>
    </message>
    <message>
        <source>As it stands on the table</source>
        <translation>Tal como está en la mesa</translation>
    </message>
    <message>
        <source>All pieces stay where they are.</source>
        <translation>Todas las piezas quedan donde están.</translation>
    </message>
    <message>
        <source>It is kept as a correction, not as a move: nothing is scored by it, and no rule comes of it.</source>
        <translation>Se guarda como corrección, no como jugada: no da puntos ni aplica ninguna regla.</translation>
    </message>
    <message>
        <source>What was read for certain is taken from the table; go Back to look at the board and change it.</source>
        <translation>Lo que se leyó con certeza se toma de la mesa; vuelva Atrás para mirar el tablero y cambiarlo.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Puntos de %1</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Motivo; se guarda con la partida</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Pasar la pantalla a %1</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>Solo para %1</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>Devolver la pantalla</translation>
    </message>
    <message>
        <source>Nobody else may look. Nothing is shown before you press the button.</source>
        <translation>Nadie más debe mirar. No se muestra nada antes de que pulse el botón.</translation>
    </message>
    <message>
        <source>What was shown is covered again.</source>
        <translation>Lo que se mostró está tapado otra vez.</translation>
    </message>
    <message>
        <source>The clock stands still until the screen is back.</source>
        <translation>El reloj está parado hasta que vuelva la pantalla.</translation>
    </message>
    <message>
        <source>I am %1: show</source>
        <translation>Soy %1: mostrar</translation>
    </message>
    <message>
        <source>Nothing is hidden for you in this game now.</source>
        <translation>Ahora no hay nada oculto para usted en esta partida.</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Taparlo otra vez</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Seguir con la partida</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a seat and its board</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Is it to be so?</source>
        <translation>¿Ha de ser así?</translation>
    </message>
    <message>
        <source>Once it is set it cannot be changed in this game.</source>
        <translation>Una vez puesto, no se puede cambiar en esta partida.</translation>
    </message>
    <message>
        <source>Set it so</source>
        <translation>Ponerlo así</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Cambiarlo</translation>
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
        <translation>Revancha, con los sitios cambiados</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Recorrerla</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Planilla …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>What was played?</source>
        <translation>¿Qué se jugó?</translation>
    </message>
    <message>
        <source>The marked squares are those that change.</source>
        <translation>Las casillas marcadas son las que cambian.</translation>
    </message>
    <message>
        <source>If it was none of these, enter it on the board, or set the game to the table.</source>
        <translation>Si no fue nada de esto, anótelo en el tablero, o ponga la partida de acuerdo con la mesa.</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Poner la partida de acuerdo con la mesa …</translation>
    </message>
    <message>
        <source>Enter it on the board</source>
        <translation>Anotarlo en el tablero</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export game %1</source>
        <translation>Exportar la partida %1</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Everything that everybody may know, to be read by Arbiter again.</source>
        <translation>Todo lo que cualquiera puede saber, para que Arbiter lo lea de nuevo.</translation>
    </message>
    <message>
        <source>Moves to be read by people, and by Arbiter again.</source>
        <translation>Jugadas para que las lean personas, y Arbiter de nuevo.</translation>
    </message>
    <message>
        <source>As other programs write and read this game.</source>
        <translation>Como otros programas escriben y leen este juego.</translation>
    </message>
    <message>
        <source>With plots of its course, as SVG pictures</source>
        <translation>Con gráficos de su curso, como imágenes SVG</translation>
    </message>
    <message numerus="yes">
        <source>With %n picture(s) of the table</source>
        <translation>
            <numerusform>Con %n imagen de la mesa</numerusform>
            <numerusform>Con %n imágenes de la mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Elegir dónde …</translation>
    </message>
    <message>
        <source>Where is the game to be written?</source>
        <translation>¿Dónde hay que escribir la partida?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 ya existe. Su contenido se pierde.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The game as a QR code</source>
        <translation>La partida como código QR</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>%1, fold it away</source>
        <translation>%1, plegar</translation>
    </message>
    <message>
        <source>%1, unfold it</source>
        <translation>%1, desplegar</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Which file of games?</source>
        <translation>¿Qué archivo de partidas?</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Leyendo …</translation>
    </message>
    <message>
        <source>%1 games are kept.</source>
        <translation>Hay %1 partidas guardadas.</translation>
    </message>
    <message>
        <source>The file holds %1 games. Which is to be kept?</source>
        <translation>El archivo contiene %1 partidas. ¿Cuál guardar?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Kept as game %1</source>
        <translation>Guardada como partida %1</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <translation>%1 no se guarda</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Keep all %1</source>
        <translation>Guardar las %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 games read …</source>
        <translation>%1 partidas leídas …</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ya está</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
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
        <translation>Puntos de la partida %1, %2</translation>
    </message>
    <message>
        <source>No points were scored.</source>
        <translation>No se marcaron puntos.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>GamesBar</name>
    <message>
        <source>Select a game to see what can be done with it. Return or a double click opens it.</source>
        <translation>Seleccione una partida para ver qué se puede hacer con ella. Intro o un doble clic la abre.</translation>
    </message>
    <message>
        <source>Game %1, %2</source>
        <translation>Partida %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n partida seleccionada</numerusform>
            <numerusform>%n partidas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Mirarla</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Planilla</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>More about game %1</source>
        <translation>Más sobre la partida %1</translation>
    </message>
    <message>
        <source>More about the selected games</source>
        <translation>Más sobre las partidas seleccionadas</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message numerus="yes">
        <source>Export %n game(s)</source>
        <translation>
            <numerusform>Exportar %n partida</numerusform>
            <numerusform>Exportar %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>As</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Each game&apos;s own notation</source>
        <translation>La notación de cada juego</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Every game gets a file of its own, in a new folder. No file is replaced.</source>
        <translation>Cada partida recibe su propio archivo en una carpeta nueva. No se reemplaza ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) are written …</source>
        <translation>
            <numerusform>%1 de %n partida escrita …</numerusform>
            <numerusform>%1 de %n partidas escritas …</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Elegir una carpeta …</translation>
    </message>
    <message>
        <source>In which folder are the games to be written?</source>
        <translation>¿En qué carpeta se escriben las partidas?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Find a player, game, army, event or tag</source>
        <translation>Buscar un jugador, partida, ejército, evento o etiqueta</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Cualquier día</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Todos los ejércitos</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Todos los eventos</translation>
    </message>
    <message>
        <source>Every tag</source>
        <translation>Todas las etiquetas</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Vaciar la papelera …</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>¿Vaciar la papelera?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) and the pictures of their tables are erased for good.</source>
        <translation>
            <numerusform>%n partida y las imágenes de su mesa se borran para siempre.</numerusform>
            <numerusform>%n partidas y las imágenes de sus mesas se borran para siempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>Borrarlas</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Dejarlas ahí</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>Sort by: %1</source>
        <translation>Ordenar por: %1</translation>
    </message>
    <message>
        <source>%1, sorted from the end</source>
        <translation>%1, orden descendente</translation>
    </message>
    <message>
        <source>%1, sorted from the beginning</source>
        <translation>%1, orden ascendente</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1, %2</source>
        <translation>Partida %1, %2</translation>
    </message>
    <message>
        <source>Copy its moves</source>
        <translation>Copiar sus jugadas</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
    <message>
        <source>final, brilliant, to be looked at</source>
        <translation>final, brillante, por revisar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Take it out of the archive</source>
        <translation>Sacarla del archivo</translation>
    </message>
    <message>
        <source>Put it in the archive</source>
        <translation>Ponerla en el archivo</translation>
    </message>
    <message>
        <source>Take it out of the bin</source>
        <translation>Sacarla de la papelera</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Eliminarla</translation>
    </message>
    <message>
        <source>It is the game on the table: begin or take up another one first to delete it.</source>
        <translation>Es la partida de la mesa: empiece o retome otra para eliminarla.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n partida seleccionada</numerusform>
            <numerusform>%n partidas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags to add, with commas between them</source>
        <translation>Etiquetas que añadir, separadas por comas</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Take them out of the archive</source>
        <translation>Sacarlas del archivo</translation>
    </message>
    <message>
        <source>Put them in the archive</source>
        <translation>Ponerlas en el archivo</translation>
    </message>
    <message>
        <source>Take them out of the bin</source>
        <translation>Sacarlas de la papelera</translation>
    </message>
    <message>
        <source>Delete them …</source>
        <translation>Eliminarlas …</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, partida %2, aún se juega.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with here.</source>
        <translation>Se guarda tal como está, y puede continuarse aquí.</translation>
    </message>
    <message>
        <source>Take up game %1?</source>
        <translation>¿Retomar la partida %1?</translation>
    </message>
    <message>
        <source>Take up game %1</source>
        <translation>Retomar la partida %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Guardadas en %1</translation>
    </message>
    <message>
        <source>Load a file</source>
        <translation>Cargar un archivo</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>Leyendo las partidas …</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Ninguna partida es así.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>Nothing is in the archive.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Aún no se ha guardado ninguna partida.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>¿Eliminar %n partida?</numerusform>
            <numerusform>¿Eliminar %n partidas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They go to the bin. From there they can be taken back for %n day(s).</source>
        <translation>
            <numerusform>Van a la papelera. Desde allí se pueden recuperar durante %n día.</numerusform>
            <numerusform>Van a la papelera. Desde allí se pueden recuperar durante %n días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>Eliminar %n partida</numerusform>
            <numerusform>Eliminar %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Dejarlas ahí</translation>
    </message>
    <message>
        <source>Clean up empty games</source>
        <translation>Limpiar partidas vacías</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n empty game(s)?</source>
        <translation>
            <numerusform>¿Eliminar %n partida vacía?</numerusform>
            <numerusform>¿Eliminar %n partidas vacías?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was played in them. They go to the bin, and can be taken back from there.</source>
        <translation>No se jugó nada en ellas. Van a la papelera y se pueden recuperar de allí.</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Game %1, %2</source>
        <translation>Partida %1, %2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>ahora en la mesa</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, seleccionada</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>GuestWindow</name>
    <message>
        <source>Arbiter: for guests</source>
        <translation>Arbiter: para el público</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Find in the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>No rule here has these words.</source>
        <translation>Ninguna regla de aquí tiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>HandPiece</name>
    <message>
        <source>%1 %2 in hand</source>
        <translation>%1 %2 en mano</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n tablero</numerusform>
            <numerusform>%n tableros</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partida %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar la jugada</translation>
    </message>
    <message>
        <source>Bring again</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Más sobre esta partida</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
</context>
<context>
    <name>Instructions</name>
    <message>
        <source>Do this: %1</source>
        <translation>Hay que hacer: %1</translation>
    </message>
    <message>
        <source>Do this on the table</source>
        <translation>Hay que hacer en la mesa</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>¿por qué?</translation>
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
        <translation>Aún no hay ninguna imagen</translation>
    </message>
    <message>
        <source>%1 of %2 pictures taken</source>
        <translation>%1 de %2 imágenes tomadas</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) taken</source>
        <translation>
            <numerusform>%n imagen tomada</numerusform>
            <numerusform>%n imágenes tomadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>A measured lens is in use.</source>
        <translation>Se usa un objetivo medido.</translation>
    </message>
    <message>
        <source>Usually the lens is guessed well enough.</source>
        <translation>Por lo general el objetivo se adivina bastante bien.</translation>
    </message>
    <message>
        <source>Measure it where it is a wide one, or where the camera stands low:</source>
        <translation>Mídalo si es gran angular, o si la cámara está baja:</translation>
    </message>
    <message>
        <source>print the calibration board, glue it on something flat, and hold it before the camera.</source>
        <translation>imprima el tablero de calibración, péguelo en algo plano y sosténgalo ante la cámara.</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>Medirlo de nuevo</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Medirlo</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Imprimir el tablero</translation>
    </message>
    <message>
        <source>%1 % of the picture covered</source>
        <translation>%1 % de la imagen cubierto</translation>
    </message>
    <message>
        <source>A picture is taken by itself when the board is held still somewhere new.</source>
        <translation>Se toma una imagen por sí sola cuando el tablero se sostiene quieto en un sitio nuevo.</translation>
    </message>
    <message>
        <source>The pictures are over.</source>
        <translation>Se acabaron las imágenes.</translation>
    </message>
    <message>
        <source>The game is not watched meanwhile.</source>
        <translation>Mientras tanto no se observa la partida.</translation>
    </message>
    <message>
        <source>Measuring the lens …</source>
        <translation>Midiendo el objetivo …</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
    <message>
        <source>Take one now</source>
        <translation>Tomar una ahora</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Medir ahora</translation>
    </message>
    <message>
        <source>More pictures</source>
        <translation>Más imágenes</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Moves and events</source>
        <translation>Jugadas y sucesos</translation>
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
        <translation>Mesa</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>El reloj corre</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>El reloj está parado</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Poner en marcha el reloj</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
</context>
<context>
    <name>NewGameControl</name>
    <message>
        <source>A piece that changes hands</source>
        <translation>Una pieza que cambia de manos</translation>
    </message>
    <message>
        <source>keeps its colour, marked</source>
        <translation>conserva su color, marcada</translation>
    </message>
    <message>
        <source>is swapped for the owner&apos;s</source>
        <translation>se cambia por una del dueño</translation>
    </message>
    <message>
        <source>The instructions ask to mark it; the camera goes on seeing its old colour.</source>
        <translation>Se pide marcarla; la cámara sigue viendo su color anterior.</translation>
    </message>
    <message>
        <source>The instructions ask to replace it by one of the new owner&apos;s colour,</source>
        <translation>Se pide cambiarla por una del color del nuevo dueño,</translation>
    </message>
    <message>
        <source>and the camera expects that. A pawn still goes the way of its old colour.</source>
        <translation>y la cámara lo espera. Un peón sigue yendo en el sentido de su color anterior.</translation>
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
        <translation>%1 aún se juega.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Se guarda tal como está, y puede continuarse en Partidas.</translation>
    </message>
    <message>
        <source>Begin another game?</source>
        <translation>¿Empezar otra partida?</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Empezar otra partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Rules that are agreed</source>
        <translation>Reglas acordadas</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>Su propia posición</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Cómo empieza</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tablero %1</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Game&apos;s own start</source>
        <translation>Inicio propio del juego</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Poner una posición</translation>
    </message>
    <message>
        <source>First to act</source>
        <translation>El primero en jugar</translation>
    </message>
    <message>
        <source>Keep as the set-up of</source>
        <translation>Guardar como colocación de</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Lo que ve la cámara</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>NewGamePlayers</name>
    <message>
        <source>Chosen later</source>
        <translation>Se elige después</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tablero %1</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Cómo se juega a %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Ordenador, nivel %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, nivel %2</translation>
    </message>
</context>
<context>
    <name>NewGameRules</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n ejército</numerusform>
            <numerusform>%n ejércitos</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>%1 players on %2 boards</source>
        <translation>%1 jugadores en %2 tableros</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
</context>
<context>
    <name>NewGameSetups</name>
    <message>
        <source>The club&apos;s own set-ups</source>
        <translation>Las colocaciones del club</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>La habitual</translation>
    </message>
</context>
<context>
    <name>NewGameSources</name>
    <message>
        <source>Watched by</source>
        <translation>La observa</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tablero %1</translation>
    </message>
    <message>
        <source>Nobody, by hand</source>
        <translation>Nadie, a mano</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Una cámara</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Archivo o carpeta</translation>
    </message>
    <message>
        <source>0, a film, a folder of pictures, rtsp://…</source>
        <translation>0, una película, una carpeta de imágenes, rtsp://…</translation>
    </message>
    <message>
        <source>Find a film …</source>
        <translation>Buscar una película …</translation>
    </message>
    <message>
        <source>Find a folder of pictures …</source>
        <translation>Buscar una carpeta de imágenes …</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Another, by number or address</source>
        <translation>Otra, por número o dirección</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Un teléfono</translation>
    </message>
</context>
<context>
    <name>NewGameTemplates</name>
    <message>
        <source>Keep this form …</source>
        <translation>Guardar este formulario …</translation>
    </message>
    <message>
        <source>Friday blitz</source>
        <translation>Blitz del viernes</translation>
    </message>
    <message>
        <source>The form&apos;s name</source>
        <translation>Nombre del formulario</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Olvidarlo</translation>
    </message>
</context>
<context>
    <name>NewGameTime</name>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>%1 for the game</source>
        <translation>%1 para la partida</translation>
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
        <translation>25 min cada uno</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Another …</source>
        <translation>Otro …</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 25 d5: a delay. 10:00 byo 3x30: byo-yomi.</source>
        <translation>5+3: minutos por jugador y segundos por jugada. 25 d5: un retardo. 10:00 byo 3x30: byo-yomi.</translation>
    </message>
    <message>
        <source>60:00 game: one time for all. 5+3; N 3+3: a handicap for North.</source>
        <translation>60:00 game: un tiempo para todos. 5+3; N 3+3: una ventaja para Norte.</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 por jugador</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Usually: %1.</source>
        <translation>Lo normal: %1.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Set up by hand</source>
        <translation>Colocar a mano</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Aplicar …</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estaba</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tablero vacío</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>Quitar piezas</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>After round %1</source>
        <translation>Tras la ronda %1</translation>
    </message>
    <message>
        <source>Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it.</source>
        <translation>Jugadores, jugadas con lo que causaron y ganaron, la posición y sitio para firmar: como todos pueden verlo.</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Aún no se ha publicado ninguna ronda.</translation>
    </message>
    <message>
        <source>No round has been seated yet.</source>
        <translation>Ninguna ronda tiene asientos todavía.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>Imprimir: %1</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Planilla de la partida %1</translation>
    </message>
    <message>
        <source>Score sheet of the game</source>
        <translation>Planilla de la partida</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Print it on %1</source>
        <translation>Imprimirlo en %1</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Imprimirlo</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Elegir dónde …</translation>
    </message>
    <message>
        <source>Where is the PDF to be written?</source>
        <translation>¿Dónde hay que escribir el PDF?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 ya existe. Su contenido se pierde.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The booklet is being written …</source>
        <translation>Se está escribiendo el cuadernillo …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>PhoneCameraSheet</name>
    <message>
        <source>A phone as the camera of board %1</source>
        <translation>Un teléfono como cámara del tablero %1</translation>
    </message>
    <message>
        <source>A phone as the camera</source>
        <translation>Un teléfono como cámara</translation>
    </message>
    <message>
        <source>Code for the phone</source>
        <translation>Código para el teléfono</translation>
    </message>
    <message>
        <source>Connect the phone to the network of this computer.</source>
        <translation>Conecte el teléfono a la red de este ordenador.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, and open the page.</source>
        <translation>Escanee el código con la cámara del teléfono y abra la página.</translation>
    </message>
    <message>
        <source>The browser warns once about the certificate. Go on to the page.</source>
        <translation>El navegador avisa una vez sobre el certificado. Continúe a la página.</translation>
    </message>
    <message>
        <source>Press “Start the camera” and allow it. Fix the phone above the board.</source>
        <translation>Pulse «Iniciar la cámara» y permítala. Fije el teléfono sobre el tablero.</translation>
    </message>
    <message>
        <source>The phone sends pictures.</source>
        <translation>El teléfono envía imágenes.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>El teléfono está conectado y no envía imágenes.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>Esperando al teléfono…</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Dirección: %1</translation>
    </message>
    <message>
        <source>This computer has other addresses, too: %1</source>
        <translation>Este ordenador tiene también otras direcciones: %1</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate: %1</source>
        <translation>Huella SHA-256 del certificado: %1</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Otro teléfono</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Players&apos; phones</source>
        <translation>Teléfonos de los jugadores</translation>
    </message>
    <message>
        <source>Phones sign in at games of a club&apos;s event only.</source>
        <translation>Los teléfonos se inscriben solo en partidas de un evento del club.</translation>
    </message>
    <message>
        <source>Name the club&apos;s server under Settings; phones reach the table through it.</source>
        <translation>Indique el servidor del club en Ajustes; los teléfonos llegan a la mesa por él.</translation>
    </message>
    <message>
        <source>Each player scans the code of their own seat, to hide, to answer and to object there.</source>
        <translation>Cada jugador lee el código de su propio sitio, para ocultar, responder y objetar ahí.</translation>
    </message>
    <message>
        <source>The game goes on without phones as well.</source>
        <translation>La partida va también sin teléfonos.</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Código de %1</translation>
    </message>
    <message>
        <source>A phone has signed in</source>
        <translation>Se ha inscrito un teléfono</translation>
    </message>
    <message>
        <source>No phone yet</source>
        <translation>Aún sin teléfono</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Otro teléfono</translation>
    </message>
    <message>
        <source>Let another phone sign in for %1</source>
        <translation>Dejar que otro teléfono se inscriba por %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>Aún no hay puntos. Cada uno estará aquí con su motivo.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>jugada %1</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>%1: a number of millimetres, please.</source>
        <translation>%1: un número de milímetros, por favor.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>%1 in millimetres</source>
        <translation>%1 en milímetros</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <translation>El tablero de %1: %2.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Where the PDF is written</source>
        <translation>Dónde se escribe el PDF</translation>
    </message>
    <message>
        <source>%1 The file that is there is replaced.</source>
        <translation>%1 El archivo que hay se reemplaza.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Escribirlo de nuevo</translation>
    </message>
    <message>
        <source>Write the PDF</source>
        <translation>Escribir el PDF</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Promotion</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Push</name>
    <message>
        <source>not possible now</source>
        <translation>ahora no es posible</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>Encuentre la mejor acción</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles are solved.</source>
        <translation>%1 de %2 problemas están resueltos.</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Choose …</source>
        <translation>Elegir …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Pregunta siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>That is not a legal move</source>
        <translation>Esa jugada no es legal</translation>
    </message>
    <message>
        <source>%1 would leave the board.</source>
        <translation>%1 saldría del tablero.</translation>
    </message>
    <message>
        <source>Take the piece off the board?</source>
        <translation>¿Quitar la pieza del tablero?</translation>
    </message>
    <message>
        <source>As the arbiter you can let it stand.</source>
        <translation>Como árbitro puede admitirlo.</translation>
    </message>
    <message>
        <source>The correction and its reason are kept with the game; whose turn it is stays the same.</source>
        <translation>La corrección y su motivo se guardan con la partida; a quien le toca le sigue tocando.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Admitirlo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
</context>
<context>
    <name>ReplayCourse</name>
    <message>
        <source>There is nothing to be seen yet: play a move or two.</source>
        <translation>Aún no hay nada que ver: juegue una jugada o dos.</translation>
    </message>
</context>
<context>
    <name>ReplayMoves</name>
    <message>
        <source>Moves and events</source>
        <translation>Jugadas y sucesos</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, partida %2, aún se juega.</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>¿Jugar desde aquí?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with from the games.</source>
        <translation>Se guarda tal como está, y puede continuarse desde las partidas.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>ahora en la mesa</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Más sobre esta partida</translation>
    </message>
    <message>
        <source>The board again</source>
        <translation>El tablero otra vez</translation>
    </message>
    <message>
        <source>This game, and this position</source>
        <translation>Esta partida, y esta posición</translation>
    </message>
    <message>
        <source>Copy the position as JSON</source>
        <translation>Copiar la posición como JSON</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>La posición está en el portapapeles.</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>Copiar la posición como FEN</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Exportar esta partida …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Planilla …</translation>
    </message>
    <message>
        <source>Keys: arrows go a move on or back, Page up and Page down ten, Home and End to the ends.</source>
        <translation>Teclas: las flechas van una jugada adelante o atrás, Re Pág y Av Pág diez, Inicio y Fin a los extremos.</translation>
    </message>
    <message>
        <source>Space plays the game, Escape leaves it.</source>
        <translation>Espacio reproduce la partida, Escape la deja.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
</context>
<context>
    <name>ReplayPoints</name>
    <message>
        <source>No points up to here.</source>
        <translation>Sin puntos hasta aquí.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>jugada %1</translation>
    </message>
</context>
<context>
    <name>ReplayReview</name>
    <message>
        <source>The computer judges every action, says what was better, and how well each player did.</source>
        <translation>El ordenador juzga cada acción, dice qué era mejor y cómo jugó cada uno.</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>Analizar el resto</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>Analizar esta partida</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>%1: accuracy %2 %</source>
        <translation>%1: precisión %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No action gave much away.</source>
        <translation>Ninguna acción cedió mucho.</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, %2 puntos, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en jaque</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Curso</translation>
    </message>
    <message>
        <source>Larger, in place of the board</source>
        <translation>Más grande, en lugar del tablero</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>ReplayWay</name>
    <message>
        <source>mate, out, the end</source>
        <translation>mate, eliminado, el final</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>un efecto</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregido</translation>
    </message>
    <message>
        <source>game clock %1</source>
        <translation>reloj de la partida %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Jugada %1 de %2</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Stop playing it</source>
        <translation>Dejar de reproducirla</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Reproducirla</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Who stood how well</source>
        <translation>Quién estaba mejor</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>a piece</source>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>%1 captured on %2</source>
        <translation>%1 capturado en %2</translation>
    </message>
    <message>
        <source>%1 captured on %2 by %3</source>
        <translation>%1 capturado en %2 por %3</translation>
    </message>
    <message>
        <source>%1 on %2 becomes a %3</source>
        <translation>%1 en %2 se convierte en %3</translation>
    </message>
    <message>
        <source>%1 on %2 changes places with the piece on %3</source>
        <translation>%1 en %2 cambia de sitio con la pieza en %3</translation>
    </message>
    <message>
        <source>the piece on %1 passes from %2 to %3</source>
        <translation>la pieza en %1 pasa de %2 a %3</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 marca %2: %3</translation>
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
        <translation>la partida acaba en tablas</translation>
    </message>
    <message>
        <source>the game is won by %1</source>
        <translation>gana la partida %1</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>a piece, squares</comment>
        <translation>%1 %2 a %3</translation>
    </message>
    <message>
        <source>%1 removed from %2</source>
        <translation>%1 retirado de %2</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1 puesto en %2</translation>
    </message>
    <message>
        <source>%1 set up again on %2</source>
        <translation>%1 puesto otra vez en %2</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1 está en jaque</translation>
    </message>
    <message>
        <source>%1 is in check by %2</source>
        <translation>%1 está en jaque por %2</translation>
    </message>
    <message>
        <source>%1 is checkmated</source>
        <translation>%1 recibe jaque mate</translation>
    </message>
    <message>
        <source>%1 is checkmated by %2</source>
        <translation>%1 recibe jaque mate de %2</translation>
    </message>
    <message>
        <source>%1 is stalemated</source>
        <translation>%1 está ahogado</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 queda fuera de la partida</translation>
    </message>
    <message>
        <source>%1 is out of the game by %2</source>
        <translation>%1 queda fuera de la partida por %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Juega %1</translation>
    </message>
    <message>
        <source>%1 is passed over</source>
        <translation>%1 pierde el turno</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Restablecido</translation>
    </message>
    <message>
        <source>The arbiter has corrected the game</source>
        <translation>El árbitro ha corregido la partida</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>%1 of board %2</source>
        <translation>%1 del tablero %2</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>abandonó</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ganador</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>what stands there</source>
        <translation>lo que hay ahí</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>pieza</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>a seat, a kind of piece</comment>
        <translation>%2 de %1</translation>
    </message>
    <message>
        <source>%1 (held by %2)</source>
        <translation>%1 (en poder de %2)</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nada de esto</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two squares</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>Becomes %1</source>
        <translation>Se convierte en %1</translation>
    </message>
    <message>
        <source>Takes on %1</source>
        <translation>Captura en %1</translation>
    </message>
    <message>
        <source>cross of %1 by %1</source>
        <translation>cruz de %1 por %1</translation>
    </message>
    <message>
        <source>square of %1 by %1</source>
        <translation>cuadrado de %1 por %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>%1 takes on %2</source>
        <comment>squares</comment>
        <translation>%1 captura en %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>squares</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1, becomes %2</source>
        <translation>%1, se convierte en %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lanzar</translation>
    </message>
    <message>
        <source>Rolled %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>Something hidden is set</source>
        <translation>Se prepara algo oculto</translation>
    </message>
    <message>
        <source>Claim or offer a draw</source>
        <translation>Pedir u ofrecer tablas</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Aceptar las tablas</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Come back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Has talked: skips a turn</source>
        <translation>Ha hablado: pierde un turno</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Señalar el fin del tiempo</translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation>¿%1 abandona?</translation>
    </message>
    <message>
        <source>%1 claims a draw?</source>
        <translation>¿%1 pide tablas?</translation>
    </message>
    <message>
        <source>%1 accepts the draw?</source>
        <translation>¿%1 acepta las tablas?</translation>
    </message>
    <message>
        <source>%1 leaves the game?</source>
        <translation>¿%1 deja la partida?</translation>
    </message>
    <message>
        <source>Is the agreed time over?</source>
        <translation>¿Se acabó el tiempo acordado?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: ¿%2?</translation>
    </message>
    <message>
        <source>%1 may move again</source>
        <translation>%1 puede jugar otra vez</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 aún puede actuar</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 elige</translation>
    </message>
    <message>
        <source>%1 places a piece</source>
        <translation>%1 coloca una pieza</translation>
    </message>
    <message>
        <source>%1 places the king</source>
        <translation>%1 coloca el rey</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1 lanza los dados</translation>
    </message>
    <message>
        <source>%1 sets something hidden</source>
        <translation>%1 prepara algo oculto</translation>
    </message>
    <message>
        <source>%1 chooses an army</source>
        <translation>%1 elige un ejército</translation>
    </message>
    <message>
        <source>%1 is asked to agree</source>
        <translation>Se pide el acuerdo de %1</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 coloca sus piezas</translation>
    </message>
    <message>
        <source>All may act: %1</source>
        <translation>Todos pueden actuar: %1</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 decide: %2</translation>
    </message>
    <message>
        <source>Lift %1 from %2</source>
        <translation>Retirar %1 de %2</translation>
    </message>
    <message>
        <source>Place %1 on %2</source>
        <translation>Poner %1 en %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Mover %1 de %2 a %3</translation>
    </message>
    <message>
        <source>Mark %1 on %2 as %3&apos;s</source>
        <translation>Marcar %1 en %2 como de %3</translation>
    </message>
    <message>
        <source>Take the mark off %1 on %2: it is %3&apos;s again</source>
        <translation>Quitar la marca a %1 en %2: es otra vez de %3</translation>
    </message>
</context>
<context>
    <name>SeatTime</name>
    <message>
        <source>has thought %1</source>
        <translation>ha pensado %1</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>se acabó el tiempo</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>le quedan %1</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, %2 puntos, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en jaque</translation>
    </message>
    <message>
        <source>may react</source>
        <translation>puede reaccionar</translation>
    </message>
    <message>
        <source>What %1 may say</source>
        <translation>Lo que puede decir %1</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>What may be said at the table:</source>
        <translation>Lo que se puede decir en la mesa:</translation>
    </message>
    <message>
        <source>Nothing can be announced now.</source>
        <translation>Ahora no se puede anunciar nada.</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Cómo se juega a %1</translation>
    </message>
    <message>
        <source>Look at what is hidden for others</source>
        <translation>Mirar lo que está oculto para los demás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>About Arbiter</source>
        <translation>Acerca de Arbiter</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Arbiter watches a board game through a camera, referees it and keeps the score.</source>
        <translation>Arbiter observa un juego de tablero con una cámara, lo arbitra y lleva la cuenta.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence. It is drawn with Qt (LGPL 3) and sees with OpenCV (Apache 2).</source>
        <translation>Es software libre con licencia MIT. Se dibuja con Qt (LGPL 3) y ve con OpenCV (Apache 2).</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <translation>Las partidas se guardan en %1</translation>
    </message>
    <message>
        <source>Back up the games</source>
        <translation>Hacer copia de las partidas</translation>
    </message>
    <message>
        <source>Settings are kept in %1</source>
        <translation>Los ajustes se guardan en %1</translation>
    </message>
</context>
<context>
    <name>SettingsBoards</name>
    <message>
        <source>Boards, pieces and moves</source>
        <translation>Tableros, piezas y jugadas</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Seguro para daltónicos</translation>
    </message>
    <message>
        <source>In high contrast the board has the colours of that.</source>
        <translation>En alto contraste el tablero tiene los colores de este.</translation>
    </message>
    <message>
        <source>Pieces that stand</source>
        <translation>Piezas de pie</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Pieces that lie flat</source>
        <translation>Piezas planas</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Con palabras</translation>
    </message>
    <message>
        <source>In letters</source>
        <translation>Con letras</translation>
    </message>
    <message>
        <source>With figurines</source>
        <translation>Con figurines</translation>
    </message>
    <message>
        <source>Squares, where players count from the right</source>
        <translation>Casillas, donde los jugadores cuentan desde la derecha</translation>
    </message>
</context>
<context>
    <name>SettingsClub</name>
    <message>
        <source>The club&apos;s server</source>
        <translation>El servidor del club</translation>
    </message>
    <message>
        <source>With an address, slips and screen have codes with which players&apos; phones sign in.</source>
        <translation>Con una dirección, las fichas y la pantalla llevan códigos con los que se inscriben los teléfonos de los jugadores.</translation>
    </message>
    <message>
        <source>With a key, this table takes its games from the server and tells it of them.</source>
        <translation>Con una clave, esta mesa toma sus partidas del servidor y le informa de ellas.</translation>
    </message>
    <message>
        <source>Without a network everything goes on.</source>
        <translation>Sin red todo sigue.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Address of the club&apos;s server</source>
        <translation>Dirección del servidor del club</translation>
    </message>
    <message>
        <source>Key: this table has one. Another one takes its place.</source>
        <translation>Clave: esta mesa tiene una. Otra ocupa su lugar.</translation>
    </message>
    <message>
        <source>Key: the club makes one with “arbiter club keys new table”.</source>
        <translation>Clave: el club hace una con «arbiter club keys new table».</translation>
    </message>
    <message>
        <source>Key of this table</source>
        <translation>Clave de esta mesa</translation>
    </message>
    <message>
        <source>Take this server</source>
        <translation>Tomar este servidor</translation>
    </message>
    <message>
        <source>Give the key up</source>
        <translation>Renunciar a la clave</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Rules and reasons are told in it, too; the guides of games and armies are written in English and German.</source>
        <translation>También las reglas y los motivos se dicen en él; las guías de juegos y ejércitos están escritas en inglés y alemán.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system has it</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Nothing moves by itself</source>
        <translation>Nada se mueve solo</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>SettingsPictures</name>
    <message>
        <source>Pictures of the table</source>
        <translation>Imágenes de la mesa</translation>
    </message>
    <message>
        <source>With every move that is read a picture of the board is kept, for who asks later what stood there.</source>
        <translation>Con cada jugada leída se guarda una imagen del tablero, para quien pregunte después qué había ahí.</translation>
    </message>
    <message>
        <source>They stay on this machine.</source>
        <translation>Se quedan en esta máquina.</translation>
    </message>
    <message>
        <source>How large</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeña</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Cuánto tiempo</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Una semana</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Tres meses</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Un año</translation>
    </message>
    <message>
        <source>As long as there is room</source>
        <translation>Mientras haya sitio</translation>
    </message>
</context>
<context>
    <name>SettingsVoice</name>
    <message>
        <source>Voice and sounds</source>
        <translation>Voz y sonidos</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>No se dice nada.</translation>
    </message>
    <message>
        <source>The move, check and mate, who is out, the end, and when time is short.</source>
        <translation>La jugada, jaque y mate, quién queda fuera, el final, y cuándo apremia el tiempo.</translation>
    </message>
    <message>
        <source>Effects, points, what hands must do and what is asked as well. What is hidden is never said.</source>
        <translation>También los efectos, los puntos, lo que hay que hacer a mano y lo que se pregunta. Lo oculto nunca se dice.</translation>
    </message>
    <message>
        <source>Sounds when time is short</source>
        <translation>Sonidos cuando apremia el tiempo</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Spoken by: %1</source>
        <translation>Voz: %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The clock stands still while this is open.</source>
        <translation>El reloj está parado mientras esto esté abierto.</translation>
    </message>
    <message>
        <source>The clock runs: %1.</source>
        <translation>El reloj corre: %1.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>These keys</source>
        <translation>Estas teclas</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Cómo se juega a este juego</translation>
    </message>
    <message>
        <source>The whole screen, and back</source>
        <translation>Pantalla completa, y vuelta</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Retirar la última acción</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jugarla de nuevo</translation>
    </message>
    <message>
        <source>Pause or start the clock</source>
        <translation>Parar o poner en marcha el reloj</translation>
    </message>
    <message>
        <source>The clocks in a window of their own</source>
        <translation>Los relojes en su propia ventana</translation>
    </message>
    <message>
        <source>The second screen, for guests</source>
        <translation>La segunda pantalla, para el público</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Una partida nueva</translation>
    </message>
    <message>
        <source>The games that are kept</source>
        <translation>Las partidas guardadas</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>El club</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>La cámara</translation>
    </message>
    <message>
        <source>The settings</source>
        <translation>Los ajustes</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>On the board: arrow keys go from square to square, Return or Space takes and sets a piece.</source>
        <translation>En el tablero: las flechas van de casilla en casilla, Intro o Espacio toma y pone una pieza.</translation>
    </message>
    <message>
        <source>Tab goes from one thing to the next, Escape closes what is open.</source>
        <translation>Tab va de una cosa a la siguiente, Escape cierra lo que está abierto.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ask the computer for a hint</source>
        <translation>Pedir una pista al ordenador</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>Todo más grande</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Todo más pequeño</translation>
    </message>
    <message>
        <source>As large as usual</source>
        <translation>Tamaño normal</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Cerrar el programa; la partida se conserva</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
</context>
<context>
    <name>SourceBrowse</name>
    <message>
        <source>Which folder of pictures?</source>
        <translation>¿Qué carpeta de imágenes?</translation>
    </message>
    <message>
        <source>Which film?</source>
        <translation>¿Qué película?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Go through this game …</source>
        <translation>Recorrer esta partida …</translation>
    </message>
    <message>
        <source>The clocks, large</source>
        <translation>Los relojes, en grande</translation>
    </message>
    <message>
        <source>A second screen for guests</source>
        <translation>Una segunda pantalla para el público</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Exportar esta partida …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Planilla …</translation>
    </message>
    <message>
        <source>Players&apos; phones …</source>
        <translation>Teléfonos de los jugadores …</translation>
    </message>
    <message>
        <source>Load a game from a file …</source>
        <translation>Cargar una partida de un archivo …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Girar el tablero</translation>
    </message>
</context>
<context>
    <name>TryPuzzle</name>
    <message>
        <source>Try it: find the best action</source>
        <translation>Inténtelo: encuentre la mejor acción</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Problemas de sus partidas</translation>
    </message>
    <message>
        <source>The computer searches your finished games for positions with one best action.</source>
        <translation>El ordenador busca en sus partidas terminadas posiciones con una única mejor acción.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the games for puzzles</source>
        <translation>Buscar problemas en las partidas</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Intentar</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>1. A camera looks at the table and reads the moves from the picture. Without one, you click them.</source>
        <translation>1. Una cámara mira la mesa y lee las jugadas en la imagen. Sin ella, se anotan con clics.</translation>
    </message>
    <message>
        <source>2. What is not allowed is told with the rule; what hands must do is numbered on the board.</source>
        <translation>2. Lo que no está permitido se dice con la regla; lo que hay que hacer a mano va numerado en el tablero.</translation>
    </message>
    <message>
        <source>3. Every point has its reason. Nothing that was shown is lost, not even when the power fails.</source>
        <translation>3. Cada punto tiene su motivo. Nada de lo mostrado se pierde, ni siquiera si se va la luz.</translation>
    </message>
    <message>
        <source>Good evening. This is Arbiter.</source>
        <translation>Buenas noches. Esto es Arbiter.</translation>
    </message>
    <message>
        <source>You play on a real board. It watches, knows the rules, and keeps the clocks and the points.</source>
        <translation>Usted juega en un tablero real. Arbiter observa, conoce las reglas y lleva los relojes y los puntos.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Una partida nueva</translation>
    </message>
    <message>
        <source>The demo&apos;s film is being made …</source>
        <translation>Se prepara la película de la demostración …</translation>
    </message>
    <message>
        <source>Watch the demo</source>
        <translation>Ver la demostración</translation>
    </message>
    <message>
        <source>Set up a camera</source>
        <translation>Instalar una cámara</translation>
    </message>
    <message>
        <source>Stop making it</source>
        <translation>Dejar de hacerlo</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Camera</name>
    <message>
        <source>Board %1: </source>
        <translation>Tablero %1: </translation>
    </message>
    <message>
        <source>What is watched was taken away</source>
        <translation>Se retiró lo que se observaba</translation>
    </message>
    <message>
        <source>%1 is not there any more. The game goes on by hand.</source>
        <translation>%1 ya no está. La partida sigue a mano.</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>La cámara no da imágenes</translation>
    </message>
    <message>
        <source>A picture could not be read</source>
        <translation>No se pudo leer una imagen</translation>
    </message>
    <message>
        <source>The game goes on by hand; the camera is tried again.</source>
        <translation>La partida sigue a mano; se vuelve a probar la cámara.</translation>
    </message>
    <message>
        <source>No board is found in the picture</source>
        <translation>No se encuentra ningún tablero en la imagen</translation>
    </message>
    <message>
        <source>The game is not read. Show the whole board to the camera, in even light, or say on the Camera page where it lies; until then moves are entered by hand.</source>
        <translation>La partida no se lee. Muestre el tablero entero a la cámara, con luz uniforme, o diga en la página Cámara dónde está; hasta entonces las jugadas se anotan a mano.</translation>
    </message>
    <message>
        <source>The record is corrected</source>
        <translation>Se corrige lo anotado</translation>
    </message>
    <message>
        <source>Illegal on the table</source>
        <translation>Ilegal en la mesa</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>¿Qué se jugó?</translation>
    </message>
    <message>
        <source>The turn is not finished</source>
        <translation>El turno no está terminado</translation>
    </message>
    <message>
        <source>The table is not as the game has it</source>
        <translation>La mesa no está como la tiene la partida</translation>
    </message>
    <message>
        <source>The board cannot be seen</source>
        <translation>No se ve el tablero</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>¿Otro juego?</translation>
    </message>
    <message>
        <source>The camera was moved</source>
        <translation>Se movió la cámara</translation>
    </message>
    <message>
        <source>Tags on the pieces</source>
        <translation>Marcas en las piezas</translation>
    </message>
    <message>
        <source>Follow the list beside the board.</source>
        <translation>Siga la lista junto al tablero.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Ninguna cámara</translation>
    </message>
    <message>
        <source>Opening what is to be watched</source>
        <translation>Abriendo lo que hay que observar</translation>
    </message>
    <message>
        <source>What was watched is not there any more</source>
        <translation>Lo que se observaba ya no está</translation>
    </message>
    <message>
        <source>The pictures are over</source>
        <translation>Se acabaron las imágenes</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Measuring the lens: the game is not read</source>
        <translation>Midiendo el objetivo: la partida no se lee</translation>
    </message>
    <message>
        <source>Measuring the lens</source>
        <translation>Midiendo el objetivo</translation>
    </message>
    <message>
        <source>Begin a game to watch it</source>
        <translation>Empiece una partida para observarla</translation>
    </message>
    <message>
        <source>Looking for the board</source>
        <translation>Buscando el tablero</translation>
    </message>
    <message>
        <source>Comparing the table with the game</source>
        <translation>Comparando la mesa con la partida</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Observando</translation>
    </message>
    <message>
        <source>A hand is over the board</source>
        <translation>Hay una mano sobre el tablero</translation>
    </message>
    <message>
        <source>Waiting for an answer</source>
        <translation>Esperando una respuesta</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>El tablero está tapado</translation>
    </message>
    <message>
        <source>Nothing was played</source>
        <translation>No se jugó nada</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between actions that follow one another</comment>
        <translation>, luego </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>A square is %1 pixels wide, %2 at its narrowest.</source>
        <translation>Una casilla mide %1 píxeles de ancho, %2 donde menos.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>The camera looks down at %1 degrees.</source>
        <translation>La cámara mira hacia abajo a %1 grados.</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Nitidez</translation>
    </message>
    <message>
        <source>Edges are blurred by %1 pixels.</source>
        <translation>Los bordes están borrosos en %1 píxeles.</translation>
    </message>
    <message>
        <source>Cannot be told here.</source>
        <translation>No se puede decir aquí.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Brightness %1 of 255, contrast %2.</source>
        <translation>Brillo %1 de 255, contraste %2.</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Reflejos</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Ninguno.</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>A la vista</translation>
    </message>
    <message>
        <source>The whole board.</source>
        <translation>El tablero entero.</translation>
    </message>
    <message>
        <source>Cut off: %1</source>
        <translation>Cortado: %1</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, tablero %2</translation>
    </message>
    <message>
        <source>Find the board first.</source>
        <translation>Busque primero el tablero.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dele un nombre.</translation>
    </message>
    <message>
        <source>The pieces are told by their looks.</source>
        <translation>Las piezas se reconocen por su aspecto.</translation>
    </message>
    <message>
        <source>Read as soon as the camera sees the game on the board.</source>
        <translation>Se leen en cuanto la cámara ve la partida en el tablero.</translation>
    </message>
    <message>
        <source>Read as soon as a game is watched.</source>
        <translation>Se leen en cuanto se observa una partida.</translation>
    </message>
    <message>
        <source>the corner of a1</source>
        <translation>la esquina de a1</translation>
    </message>
    <message>
        <source>the far end of the first rank</source>
        <translation>el otro extremo de la primera fila</translation>
    </message>
    <message>
        <source>the corner opposite a1</source>
        <translation>la esquina opuesta a a1</translation>
    </message>
    <message>
        <source>the far end of the a-file</source>
        <translation>el otro extremo de la columna a</translation>
    </message>
    <message>
        <source>%1 × %2 pixels.</source>
        <translation>%1 × %2 píxeles.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels; 1280 pixels across are better.</source>
        <translation>%1 × %2 píxeles; mejor 1280 píxeles de ancho.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second.</source>
        <translation>%1 × %2 píxeles, %3 por segundo.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second; 1280 pixels across are better.</source>
        <translation>%1 × %2 píxeles, %3 por segundo; mejor 1280 píxeles de ancho.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Waiting for the first picture.</source>
        <translation>Esperando la primera imagen.</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on beside the table, not behind the camera.</source>
        <translation>Demasiado oscuro: encienda una lámpara junto a la mesa, no detrás de la cámara.</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or the camera&apos;s exposure down.</source>
        <translation>Demasiado claro: aparte la lámpara o baje la exposición de la cámara.</translation>
    </message>
    <message>
        <source>Bright enough.</source>
        <translation>Bastante claro.</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, focus on the board, keep the camera still.</source>
        <translation>Borroso: limpie el objetivo, enfoque el tablero, mantenga quieta la cámara.</translation>
    </message>
    <message>
        <source>Sharp.</source>
        <translation>Nítido.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the corners by hand.</source>
        <translation>No encontrado. Muestre las cuatro esquinas, desde arriba o inclinado hasta 60 grados; o marque las esquinas a mano.</translation>
    </message>
    <message>
        <source>Found; the grid must lie on the squares.</source>
        <translation>Encontrado; la cuadrícula debe caer sobre las casillas.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels: move the camera nearer.</source>
        <translation>La casilla más pequeña mide %1 píxeles: acerque la cámara.</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels.</source>
        <translation>La casilla más pequeña mide %1 píxeles.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>The table shows the game.</source>
        <translation>La mesa muestra la partida.</translation>
    </message>
    <message>
        <source>%1 squares look other than the game has them: %2</source>
        <translation>%1 casillas no se ven como las tiene la partida: %2</translation>
    </message>
    <message>
        <source>Waiting for the phone</source>
        <translation>Esperando al teléfono</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Cameras</name>
    <message>
        <source>Pictures of the table are not kept</source>
        <translation>No se guardan imágenes de la mesa</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>No se observa nada</translation>
    </message>
    <message>
        <source>This game was watched from %1. To go on with it, press Watch on the Camera page.</source>
        <translation>Esta partida se observaba desde %1. Para seguir con ella, pulse Observar en la página Cámara.</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>cámara %1</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>un teléfono</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Choices</name>
    <message>
        <source>Moves on the board</source>
        <translation>Jugadas en el tablero</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Colocar una pieza</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sin</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>Se queda como está</translation>
    </message>
    <message>
        <source>Takes without moving</source>
        <translation>Captura sin moverse</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Club</name>
    <message numerus="yes">
        <source>%1 of %n round(s)</source>
        <translation>
            <numerusform>%1 de %n ronda</numerusform>
            <numerusform>%1 de %n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>dddd, d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubFiles</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Standings and seatings on one page, to be opened in a browser, printed and put up.</source>
        <translation>Clasificación y asientos en una página, para abrir en un navegador, imprimir y colgar.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>Una línea por jugador, para una hoja de cálculo (CSV).</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>A line for every seat of every table, for a spreadsheet (CSV).</source>
        <translation>Una línea por asiento de cada mesa, para una hoja de cálculo (CSV).</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>The tournament report that federations take (TRF).</source>
        <translation>El informe de torneo que aceptan las federaciones (TRF).</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>No hay ningún evento abierto.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubGrid</name>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>Diga quién lo anota: queda con el resultado.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLeagues</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>%n eventos</numerusform>
        </translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>%1 ganados</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>puesto %1</translation>
    </message>
    <message>
        <source>does not count: others were better</source>
        <translation>no cuenta: otros fueron mejores</translation>
    </message>
    <message>
        <source>The points of the events are added up.</source>
        <translation>Se suman los puntos de los eventos.</translation>
    </message>
    <message>
        <source>Ranks are worth %1.</source>
        <translation>Los puestos valen %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n event(s) of everybody count.</source>
        <translation>
            <numerusform>Cuenta el mejor evento de cada cual.</numerusform>
            <numerusform>Cuentan los %n mejores eventos de cada cual.</numerusform>
        </translation>
    </message>
    <message>
        <source>No league has been made yet. A league adds up what several events were worth to everybody.</source>
        <translation>Aún no hay ninguna liga. Una liga suma lo que varios eventos valieron para cada cual.</translation>
    </message>
    <message>
        <source>No event belongs to it yet: Edit adds some.</source>
        <translation>Aún no tiene eventos: «Editar» los añade.</translation>
    </message>
    <message>
        <source>Nothing of its events has been played yet.</source>
        <translation>Aún no se ha jugado nada de sus eventos.</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>Hace falta un nombre.</translation>
    </message>
    <message>
        <source>Ranks are worth points such as 10-8-6-5, not “%1”.</source>
        <translation>Los puestos valen puntos como 10-8-6-5, no «%1».</translation>
    </message>
    <message>
        <source>How many events count is a number such as 6, not “%1”.</source>
        <translation>Cuántos eventos cuentan es un número como 6, no «%1».</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>En papel</translation>
    </message>
    <message>
        <source>Everybody with the points of every event, to be printed (PDF, A4).</source>
        <translation>Todos con los puntos de cada evento, para imprimir (PDF, A4).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>Una línea por jugador, para una hoja de cálculo (CSV).</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>All of it, for other programs (JSON).</source>
        <translation>Todo, para otros programas (JSON).</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLink</name>
    <message numerus="yes">
        <source>%n move(s) wait for the club.</source>
        <translation>
            <numerusform>%n jugada espera al club.</numerusform>
            <numerusform>%n jugadas esperan al club.</numerusform>
        </translation>
    </message>
    <message>
        <source>The club has everything that was played here.</source>
        <translation>El club tiene todo lo que se jugó aquí.</translation>
    </message>
    <message>
        <source>The club has not published a round yet.</source>
        <translation>El club aún no ha publicado ninguna ronda.</translation>
    </message>
    <message>
        <source>The club does not know this table any more; ask it again.</source>
        <translation>El club ya no conoce esta mesa; pregúntele otra vez.</translation>
    </message>
    <message>
        <source>Another machine plays this game</source>
        <translation>Otra máquina juega esta partida</translation>
    </message>
    <message>
        <source>The club is not reached</source>
        <translation>No se alcanza al club</translation>
    </message>
    <message>
        <source>The game goes on, and the club is told when it is back.</source>
        <translation>La partida sigue, y se informará al club cuando vuelva.</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 objeta</translation>
    </message>
    <message>
        <source>Said with a phone. The arbiter decides.</source>
        <translation>Dicho con un teléfono. Decide el árbitro.</translation>
    </message>
    <message>
        <source>A fault of the program: %1</source>
        <translation>Un fallo del programa: %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPeople</name>
    <message>
        <source>born %1</source>
        <translation>nacido en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s)</source>
        <translation>
            <numerusform>%n partida registrada</numerusform>
            <numerusform>%n partidas registradas</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day in short, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, ronda %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place, of so many</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>por delante de %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>igualado con %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>por detrás de %1</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>The year of birth is a number such as 1990, not “%1”.</source>
        <translation>El año de nacimiento es un número como 1990, no «%1».</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>Hace falta un nombre.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 es ahora %2.</translation>
    </message>
    <message>
        <source>Erased; games and results stay. Copies of the file made before still have it.</source>
        <translation>Borrado; partidas y resultados quedan. Las copias anteriores del archivo aún lo tienen.</translation>
    </message>
    <message>
        <source>Keys revoked: %1.</source>
        <translation>Claves revocadas: %1.</translation>
    </message>
    <message>
        <source>Reasons of corrections that still name them: %1.</source>
        <translation>Motivos de correcciones que aún los nombran: %1.</translation>
    </message>
    <message>
        <source>Events and leagues that still bear their name: %1.</source>
        <translation>Torneos y ligas que aún llevan su nombre: %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPlayers</name>
    <message>
        <source>rated %1</source>
        <translation>valorado en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds are published.</source>
        <translation>Todas las rondas están publicadas.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1, %2 sitting out.</source>
        <translation>Aún no hay nadie para la ronda %1, descansan %2.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1.</source>
        <translation>Aún no hay nadie para la ronda %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1, %2 sitting out.</source>
        <translation>
            <numerusform>Hay %n persona para la ronda %1, descansan %2.</numerusform>
            <numerusform>Hay %n para la ronda %1, descansan %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1.</source>
        <translation>
            <numerusform>Hay %n persona para la ronda %1.</numerusform>
            <numerusform>Hay %n para la ronda %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left after round %1</source>
        <translation>se fue tras la ronda %1</translation>
    </message>
    <message>
        <source>There is a player named %1 already</source>
        <translation>Ya hay un jugador llamado %1</translation>
    </message>
    <message>
        <source>%1 is new, and here.</source>
        <translation>%1 es nuevo, y está presente.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 es nuevo.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubRatings</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>last in %1</source>
        <translation>última vez en %1</translation>
    </message>
    <message>
        <source>first in %1 of %2 · most likely %3 to %4</source>
        <translation>primero en %1 de %2 · muy probablemente de %3 a %4</translation>
    </message>
    <message>
        <source>No game counts yet: it takes two whose names are known, and an end.</source>
        <translation>Aún no cuenta ninguna partida: hacen falta dos personas conocidas por su nombre, y un final.</translation>
    </message>
    <message>
        <source>No game of an event counts yet.</source>
        <translation>Aún no cuenta ninguna partida de un evento.</translation>
    </message>
    <message>
        <source>From %1, up to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubSeating</name>
    <message>
        <source>%1 %2 times</source>
        <translation>%1 %2 veces</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1: %2, antes %3</translation>
    </message>
    <message>
        <source>It makes nothing better or worse</source>
        <translation>No mejora ni empeora nada</translation>
    </message>
    <message>
        <source>Round %1 is drafted, too.</source>
        <translation>La ronda %1 también tiene borrador.</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 are drafted, too.</source>
        <translation>Las rondas %1 a %2 también tienen borrador.</translation>
    </message>
    <message>
        <source>table %1 of round %2</source>
        <translation>mesa %1 de la ronda %2</translation>
    </message>
    <message>
        <source>Who meets whom depends on the results so far; missing: %1.</source>
        <translation>Quién se enfrenta a quién depende de los resultados; faltan: %1.</translation>
    </message>
    <message>
        <source>Round %1 is published: its tables can begin.</source>
        <translation>La ronda %1 está publicada: sus mesas pueden empezar.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubStandings</name>
    <message>
        <source>won: nobody else came</source>
        <translation>ganada: no vino nadie más</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>no vino</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>no tuvo mesa</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>descansó</translation>
    </message>
    <message>
        <source>still without a result</source>
        <translation>aún sin resultado</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Ronda %1, mesa %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>puesto %1</translation>
    </message>
    <message>
        <source>%1 points of the game</source>
        <translation>%1 puntos de la partida</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partida %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>%1 en la ronda %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1 (descartado)</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Aún no hay ninguna ronda publicada.</translation>
    </message>
    <message>
        <source>After round %1 of %2.</source>
        <translation>Tras la ronda %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 waits for table(s) %2.</source>
        <translation>
            <numerusform>La ronda %1 espera a la mesa %2.</numerusform>
            <numerusform>La ronda %1 espera a las mesas %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>Aún no participa nadie.</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>was away</source>
        <translation>no estuvo</translation>
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
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>Still played</source>
        <translation>Se juega</translation>
    </message>
    <message>
        <source>By the referee</source>
        <translation>Por Arbiter</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
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
        <source>Say who enters it: it stands with the result.</source>
        <translation>Diga quién lo anota: queda con el resultado.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>No hay ningún evento abierto.</translation>
    </message>
    <message>
        <source>The result of table %1 is entered.</source>
        <translation>Se anotó el resultado de la mesa %1.</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <translation>Se retiró el resultado de la mesa %1.</translation>
    </message>
    <message>
        <source>Say who decides it: it stands in the club&apos;s log.</source>
        <translation>Diga quién lo decide: queda en el registro del club.</translation>
    </message>
    <message>
        <source>Say why the game does not count.</source>
        <translation>Diga por qué no cuenta la partida.</translation>
    </message>
    <message>
        <source>Table %1 is to be played again; what was played stays among the games.</source>
        <translation>La mesa %1 debe jugarse de nuevo; lo jugado queda entre las partidas.</translation>
    </message>
    <message>
        <source>The points cannot be counted: enter the result again</source>
        <translation>Los puntos no se pueden contar: introduzca de nuevo el resultado</translation>
    </message>
    <message>
        <source>Round %1 is a draft again.</source>
        <translation>La ronda %1 vuelve a ser un borrador.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Demo</name>
    <message>
        <source>The demo&apos;s film could not be made in %1.</source>
        <translation>La película de la demostración no se pudo hacer en %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::EventForm</name>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
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
        <translation>Se acabó el tiempo acordado</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>%1: the time is over. Start plays on</source>
        <comment>one or several players</comment>
        <translation>%1: se acabó el tiempo. Iniciar permite seguir</translation>
    </message>
    <message>
        <source>Paused. Only Start lets it run</source>
        <translation>En pausa. Solo Iniciar lo pone en marcha</translation>
    </message>
    <message>
        <source>It stands still until this is done</source>
        <translation>Está parado hasta que se haga esto</translation>
    </message>
    <message>
        <source>It starts with the first move</source>
        <translation>Empieza con la primera jugada</translation>
    </message>
    <message numerus="yes">
        <source>byo-yomi, %n left</source>
        <comment>stretches</comment>
        <translation>
            <numerusform>byo-yomi, queda %n</numerusform>
            <numerusform>byo-yomi, quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <translation>
            <numerusform>falta %n jugada</numerusform>
            <numerusform>faltan %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>counts in %1</source>
        <translation>cuenta en %1</translation>
    </message>
    <message>
        <source>Say why the clock is changed: the reason is kept with the game.</source>
        <translation>Diga por qué se cambia el reloj: el motivo se guarda con la partida.</translation>
    </message>
    <message>
        <source>The game has no time of its own that could be set.</source>
        <translation>La partida no tiene un tiempo propio que se pueda ajustar.</translation>
    </message>
    <message>
        <source>%1 has no time of its own that could be set.</source>
        <translation>%1 no tiene un tiempo propio que se pueda ajustar.</translation>
    </message>
    <message>
        <source>The clock shows that time already.</source>
        <translation>El reloj ya muestra ese tiempo.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameFiles</name>
    <message>
        <source>from line %1</source>
        <translation>desde la línea %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partida %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), not finished.</source>
        <translation>
            <numerusform>%1, %n jugada, sin terminar.</numerusform>
            <numerusform>%1, %n jugadas, sin terminar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), over.</source>
        <translation>
            <numerusform>%1, %n jugada, terminada.</numerusform>
            <numerusform>%1, %n jugadas, terminada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Game %1 is on the clipboard.</source>
        <translation>La partida %1 está en el portapapeles.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1.</source>
        <translation>
            <numerusform>%n imagen en %1.</numerusform>
            <numerusform>%n imágenes en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is too long for a code. A file has room for it.</source>
        <translation>El registro es demasiado largo para un código. En un archivo cabe.</translation>
    </message>
    <message>
        <source>This is game %1, which was there already.</source>
        <translation>Es la partida %1, que ya estaba.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partida %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1.</source>
        <translation>
            <numerusform>%n partida está en %1.</numerusform>
            <numerusform>%n partidas están en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be written. The first: %1</source>
        <translation>
            <numerusform>%n partida no se pudo escribir. La primera: %1</numerusform>
            <numerusform>%n partidas no se pudieron escribir. La primera: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Language</name>
    <message>
        <source>As the system has it</source>
        <translation>Como el sistema</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LastGame</name>
    <message numerus="yes">
        <source>%n action(s), begun %1</source>
        <translation>
            <numerusform>%n acción, empezada el %1</numerusform>
            <numerusform>%n acciones, empezada el %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LensSetup</name>
    <message>
        <source>The board is looked for through the measured lens from now on.</source>
        <translation>Desde ahora el tablero se busca a través del objetivo medido.</translation>
    </message>
    <message>
        <source>It is kept as soon as the board is found.</source>
        <translation>Se guarda en cuanto se encuentre el tablero.</translation>
    </message>
    <message>
        <source>It cannot be kept: %1</source>
        <translation>No se puede guardar: %1</translation>
    </message>
    <message>
        <source>The measured lens is used from now on, and kept as %1.</source>
        <translation>El objetivo medido se usa desde ahora, y se guarda como %1.</translation>
    </message>
    <message>
        <source>Hold the printed calibration board before the camera.</source>
        <translation>Sostenga ante la cámara el tablero de calibración impreso.</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Midiendo …</translation>
    </message>
    <message>
        <source>Residual %1 pixels over %2 pictures; focal length %3 pixels, known to %4 %; %5 % of the picture covered.</source>
        <translation>Error residual %1 píxeles en %2 imágenes; distancia focal %3 píxeles, conocida al %4 %; %5 % de la imagen cubierto.</translation>
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
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>ganada por %1</translation>
    </message>
    <message>
        <source>Copying the games …</source>
        <translation>Copiando las partidas …</translation>
    </message>
    <message>
        <source>No backup: %1</source>
        <translation>Sin copia de seguridad: %1</translation>
    </message>
    <message>
        <source>Backed up and checked: %1</source>
        <translation>Copiado y comprobado: %1</translation>
    </message>
    <message>
        <source>Game %1 is in the archive.</source>
        <translation>La partida %1 está en el archivo.</translation>
    </message>
    <message>
        <source>Game %1 is back among the games.</source>
        <translation>La partida %1 está otra vez entre las partidas.</translation>
    </message>
    <message numerus="yes">
        <source>Game %1 is in the bin; it is erased after %n day(s).</source>
        <translation>
            <numerusform>La partida %1 está en la papelera; se borra tras %n día.</numerusform>
            <numerusform>La partida %1 está en la papelera; se borra tras %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Carpeta personal</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>There is no folder or file %1.</source>
        <translation>No hay ninguna carpeta ni archivo %1.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message numerus="yes">
        <source>Changing %n game(s) …</source>
        <translation>
            <numerusform>Cambiando %n partida …</numerusform>
            <numerusform>Cambiando %n partidas …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stayed. The first: %1.</source>
        <translation>
            <numerusform>%n partida se quedó. La primera: %1.</numerusform>
            <numerusform>%n partidas se quedaron. La primera: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the archive.</source>
        <translation>
            <numerusform>%n partida está en el archivo.</numerusform>
            <numerusform>%n partidas están en el archivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are back among the games.</source>
        <translation>
            <numerusform>%n partida vuelve a estar entre las partidas.</numerusform>
            <numerusform>%n partidas vuelven a estar entre las partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the bin, and are erased after %1 days.</source>
        <translation>
            <numerusform>%n partida está en la papelera y se borra a los %1 días.</numerusform>
            <numerusform>%n partidas están en la papelera y se borran a los %1 días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have the tags.</source>
        <translation>
            <numerusform>%n partida tiene las etiquetas.</numerusform>
            <numerusform>%n partidas tienen las etiquetas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LogModel</name>
    <message>
        <source>The game begins</source>
        <translation>La partida empieza</translation>
    </message>
    <message>
        <source>Taken back: move %1</source>
        <translation>Retirada: jugada %1</translation>
    </message>
    <message>
        <source>Taken back: %1 moves</source>
        <translation>Retiradas: %1 jugadas</translation>
    </message>
    <message>
        <source>Brought again: move %1</source>
        <translation>Restablecida: jugada %1</translation>
    </message>
    <message>
        <source>Brought again: %1 moves</source>
        <translation>Restablecidas: %1 jugadas</translation>
    </message>
    <message>
        <source>Corrected by the arbiter: %1</source>
        <translation>Corregido por el árbitro: %1</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>leído de %1</translation>
    </message>
    <message>
        <source>read from %1, %2 % sure</source>
        <translation>leído de %1, seguro al %2 %</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>%1 % de seguridad</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PaperSheets</name>
    <message numerus="yes">
        <source>Written to %1: %n page(s).</source>
        <translation>
            <numerusform>Escrito en %1: %n página.</numerusform>
            <numerusform>Escrito en %1: %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Ronda %1, un borrador</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>No hay ningún evento abierto.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Planilla</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Planilla de la partida %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The whole game on one sheet, to lie beside the board.</source>
        <translation>Todo el juego en una hoja, para dejarla junto al tablero.</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Todos los ejércitos</translation>
    </message>
    <message>
        <source>A booklet of all armies of the game, a page for each.</source>
        <translation>Un cuaderno de todos los ejércitos del juego, una página para cada uno.</translation>
    </message>
    <message>
        <source>This army on one page: set-up, power, what is easily overlooked.</source>
        <translation>Este ejército en una página: colocación, poder, lo que se pasa por alto.</translation>
    </message>
    <message>
        <source>%1, every army</source>
        <translation>%1, todos los ejércitos</translation>
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
        <translation>%1 deja %2</translation>
    </message>
    <message>
        <source>%1 stands on %2</source>
        <translation>%1 está en %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Prints</name>
    <message>
        <source>The printer does not answer.</source>
        <translation>La impresora no responde.</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Enviado a %1.</translation>
    </message>
    <message>
        <source>It was not printed: %1</source>
        <translation>No se imprimió: %1</translation>
    </message>
    <message>
        <source>no printer is set up</source>
        <translation>no hay ninguna impresora instalada</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s); print at 100 %.</source>
        <translation>
            <numerusform>%n página; imprima al 100 %.</numerusform>
            <numerusform>%n páginas; imprima al 100 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 puntos</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 casillas</translation>
    </message>
    <message>
        <source>Say where to write it.</source>
        <translation>Diga dónde escribirlo.</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>Escrito en %1: %2</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Take %1 to one that does.</source>
        <translation>Aquí ningún programa abre archivos PDF. Lleve %1 a donde haya uno.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Puzzles</name>
    <message>
        <source>%1, game %2, action %3</source>
        <translation>%1, partida %2, acción %3</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <translation>%1, %2, acción %3</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found</source>
        <translation>
            <numerusform>%n problema encontrado</numerusform>
            <numerusform>%n problemas encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games searched, %3</source>
        <comment>the last: puzzles found</comment>
        <translation>%1 de %2 partidas examinadas, %3</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Todavía no hay ningún problema.</translation>
    </message>
    <message>
        <source>%1 is not the best action. Try again.</source>
        <translation>%1 no es la mejor acción. Inténtelo otra vez.</translation>
    </message>
    <message>
        <source>It was played in the game, too.</source>
        <translation>También se jugó en la partida.</translation>
    </message>
    <message>
        <source>In the game %1 was played.</source>
        <translation>En la partida se jugó %1.</translation>
    </message>
    <message>
        <source>Right: %1 is the best action.</source>
        <translation>Correcto: %1 es la mejor acción.</translation>
    </message>
    <message>
        <source>The best action is %1.</source>
        <translation>La mejor acción es %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and a seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is to move. One action is clearly the best. Which one?</source>
        <translation>Le toca a %1. Una acción es claramente la mejor. ¿Cuál?</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Questions</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>la última jugada</translation>
    </message>
    <message>
        <source>A draw is offered. Does %1 accept?</source>
        <translation>Se ofrecen tablas. ¿Acepta %1?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>a seat, a reaction</comment>
        <translation>%1: ¿%2?</translation>
    </message>
    <message>
        <source>Click a lit square.</source>
        <translation>Haga clic en una casilla iluminada.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>%1 sets something hidden.</source>
        <translation>%1 fija algo oculto.</translation>
    </message>
    <message>
        <source>%1 may set something hidden.</source>
        <translation>%1 puede fijar algo oculto.</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Pasar la pantalla a %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Replay</name>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Aún no se ha empezado ninguna partida.</translation>
    </message>
    <message>
        <source>What is kept of the game has no beginning.</source>
        <translation>Lo guardado de la partida no tiene principio.</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <translation>La mesa al principio</translation>
    </message>
    <message>
        <source>The table after this move</source>
        <translation>La mesa tras esta jugada</translation>
    </message>
    <message>
        <source>The table at the start; none was taken since</source>
        <translation>La mesa al principio; desde entonces no se tomó ninguna</translation>
    </message>
    <message>
        <source>The table after move %1; none was taken since</source>
        <translation>La mesa tras la jugada %1; desde entonces no se tomó ninguna</translation>
    </message>
    <message>
        <source>No picture of the table was kept up to here. The camera keeps one with every move that it reads.</source>
        <translation>Hasta aquí no se guardó ninguna imagen de la mesa. La cámara guarda una con cada jugada que lee.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Letters are the seats; a dashed line upright is a mate, or somebody who is out.</source>
        <translation>Las letras son los puestos; una línea vertical discontinua es un mate, o alguien eliminado.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tiempo de cada jugada</translation>
    </message>
    <message>
        <source>Captures and mates</source>
        <translation>Capturas y mates</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <translation>Piezas que quedan</translation>
    </message>
    <message>
        <source>So many pieces were captured on a square; a cross is a king that was mated.</source>
        <translation>Cuántas piezas se capturaron en una casilla; una cruz es un rey que recibió mate.</translation>
    </message>
    <message>
        <source>Minutes and seconds; a bar has the colour of who moved.</source>
        <translation>Minutos y segundos; una barra tiene el color de quien jugó.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Review</name>
    <message>
        <source>No action has been played yet.</source>
        <translation>Todavía no se ha jugado ninguna acción.</translation>
    </message>
    <message>
        <source>This game is not saved, so it cannot be analysed.</source>
        <translation>Esta partida no está guardada, así que no se puede analizar.</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over.</source>
        <translation>Podrá analizar esta partida cuando termine.</translation>
    </message>
    <message>
        <source>Something is hidden in this game. You can analyse it when it is over.</source>
        <translation>Hay algo oculto en esta partida. Podrá analizarla cuando termine.</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%1 de %2 acciones</translation>
    </message>
    <message>
        <source>%1. Better: %2.</source>
        <translation>%1. Mejor: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3 %4</source>
        <comment>number, player, action, mark</comment>
        <translation>%1. %2: %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a player and a share</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Esperado: %1</translation>
    </message>
    <message>
        <source>The best action.</source>
        <translation>La mejor acción.</translation>
    </message>
    <message>
        <source>A good action.</source>
        <translation>Una buena acción.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Setup</name>
    <message>
        <source>%1 has no army yet.</source>
        <translation>%1 aún no tiene ejército.</translation>
    </message>
    <message>
        <source>There is no file or folder %1, and it is no camera&apos;s number.</source>
        <translation>No hay archivo ni carpeta %1, y no es el número de una cámara.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation>No hay ningún juego «%1».</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Speaker</name>
    <message>
        <source>it does not say why</source>
        <translation>no dice por qué</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>no responde</translation>
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
        <translation>Se acabó el tiempo acordado</translation>
    </message>
    <message>
        <source>Call time to end the game and count the points, or play on.</source>
        <translation>Señale el fin del tiempo para acabar la partida y contar los puntos, o siga jugando.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played</source>
        <translation>Las reglas han cambiado desde que se jugó esta partida</translation>
    </message>
    <message>
        <source>%1: not allowed: %2</source>
        <translation>%1: no permitido: %2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>No permitido: %1</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>La corrección no se hizo</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>No se retiró nada</translation>
    </message>
    <message>
        <source>Nothing was brought again</source>
        <translation>No se restableció nada</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>La partida acaba en tablas</translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s)</source>
        <comment>one or several winners</comment>
        <translation>
            <numerusform>Gana %1</numerusform>
            <numerusform>Ganan %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not stored</source>
        <translation>La partida no se guarda</translation>
    </message>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Aún no se ha empezado ninguna partida.</translation>
    </message>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1 rechaza las tablas</translation>
    </message>
    <message>
        <source>The rules of this game say nothing of a player&apos;s own time: the arbiter decides.</source>
        <translation>Las reglas de este juego no dicen nada del tiempo propio de un jugador: decide el árbitro.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>La regla: %1</translation>
    </message>
    <message>
        <source>%1: the time is over</source>
        <translation>%1: se acabó el tiempo</translation>
    </message>
    <message>
        <source>The offer is gone, and the game goes on.</source>
        <translation>La oferta ya no está en pie, y la partida sigue.</translation>
    </message>
    <message>
        <source>The clocks stand. Say how the game ends, give time with a reason, or press Start to play on.</source>
        <translation>Los relojes están parados. Diga cómo acaba la partida, dé tiempo con un motivo, o pulse Iniciar para seguir jugando.</translation>
    </message>
    <message>
        <source>illegal move of %1</source>
        <translation>jugada ilegal de %1</translation>
    </message>
    <message>
        <source>Penalties are for games of two players.</source>
        <translation>Las penalizaciones son para partidas de dos jugadores.</translation>
    </message>
    <message>
        <source>This game has no rule for illegal moves: the arbiter decides.</source>
        <translation>Este juego no tiene regla para las jugadas ilegales: decide el árbitro.</translation>
    </message>
    <message>
        <source>The computer looks for a hint …</source>
        <translation>El ordenador busca una pista …</translation>
    </message>
    <message>
        <source>There is no hint here.</source>
        <translation>Aquí no hay ninguna pista.</translation>
    </message>
    <message>
        <source>Hint for %1: %2</source>
        <translation>Pista para %1: %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::TableBoard</name>
    <message>
        <source>Board %1</source>
        <translation>Tablero %1</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>En reposo</translation>
    </message>
    <message>
        <source>What becomes of the pieces is asked next.</source>
        <translation>Después se pregunta qué pasa con las piezas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out then; the others play on.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>%1 queda entonces fuera; los demás siguen.</numerusform>
            <numerusform>%1 quedan entonces fuera; los demás siguen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over then: %1.</source>
        <translation>La partida termina entonces: %1.</translation>
    </message>
    <message>
        <source>It is kept in the record, and can be taken back.</source>
        <translation>Se guarda con la partida, y puede retirarse.</translation>
    </message>
    <message>
        <source>Swap %1 on %2 for %3</source>
        <translation>Cambiar %1 en %2 por %3</translation>
    </message>
    <message>
        <source>It may go to %1.</source>
        <comment>squares</comment>
        <translation>Puede ir a %1.</translation>
    </message>
    <message>
        <source>That is not a legal move</source>
        <translation>Esa jugada no es legal</translation>
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
        <translation>La plantilla «%1» no se puede leer; guárdela de nuevo.</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Una plantilla necesita un nombre.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Voice</name>
    <message>
        <source>%1: the time is over</source>
        <translation>%1: se acabó el tiempo</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>Se acabó el tiempo acordado</translation>
    </message>
    <message>
        <source>No speech engine is installed: nothing is said aloud. On Debian, qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng bring one.</source>
        <translation>No hay ningún sintetizador de voz instalado: no se dice nada en voz alta. En Debian, qt6-speech-speechd-plugin y speech-dispatcher-espeak-ng traen uno.</translation>
    </message>
    <message>
        <source>The speech engine does not work: %1</source>
        <translation>El sintetizador de voz no funciona: %1</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>Así suena.</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>whose time it is</comment>
        <translation>La partida</translation>
    </message>
    <message>
        <source>%1: the last ten seconds</source>
        <translation>%1: los últimos diez segundos</translation>
    </message>
    <message>
        <source>%1: time is short</source>
        <translation>%1: apremia el tiempo</translation>
    </message>
    <message>
        <source>The speech engine has no voice for %1: nothing is said aloud. Choose another language, or install a voice.</source>
        <translation>La síntesis de voz no tiene voz para %1: no se dice nada en voz alta. Elija otro idioma o instale una voz.</translation>
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
        <translation>A</translation>
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
