<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message>
        <source>Choose that game</source>
        <translation>Выбрать эту игру</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>Показать каждый</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Привести партию к столу …</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Объявить время</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Сдаётся</translation>
    </message>
    <message>
        <source>Give time …</source>
        <translation>Добавить время …</translation>
    </message>
    <message>
        <source>Set the camera up</source>
        <translation>Настроить камеру</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Drawn: cannot mate</source>
        <translation>Ничья: мат невозможен</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Поражение по времени</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Power: %1</source>
        <translation>Сила: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: click the square on the board.</source>
        <translation>
            <numerusform>… и ещё %n: нажмите поле на доске.</numerusform>
            <numerusform>… и ещё %n: нажмите поле на доске.</numerusform>
            <numerusform>… и ещё %n: нажмите поле на доске.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyPage</name>
    <message>
        <source>Print …</source>
        <translation>Печать …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board, %1</source>
        <translation>Доска, %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
</context>
<context>
    <name>Browse</name>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Nothing here that could be chosen.</source>
        <translation>Здесь нечего выбрать.</translation>
    </message>
    <message>
        <source>%1, folder</source>
        <translation>%1, папка</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Имя файла</translation>
    </message>
    <message>
        <source>Write it here</source>
        <translation>Записать сюда</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <translation>Взять эту папку</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>Папка или файл</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Correct %1 by hand</source>
        <translation>Исправить вручную: %1</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>Исправить вручную</translation>
    </message>
    <message>
        <source>The game changed while it was being corrected.</source>
        <translation>Партия изменилась, пока её исправляли.</translation>
    </message>
    <message>
        <source>It is shown as it is now; correct it once more if it is still wrong.</source>
        <translation>Она показана как есть; исправьте ещё раз, если всё ещё неверно.</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>Исправление не внесено</translation>
    </message>
</context>
<context>
    <name>Byes</name>
    <message>
        <source>no point</source>
        <translation>ноль очков</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>пол-очка</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>одно очко</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>what a bye is worth, a number that need not be whole</comment>
        <translation>очков: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bye, and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>пропускает</translation>
    </message>
    <message>
        <source>has no table</source>
        <translation>без стола</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>без стола</translation>
    </message>
</context>
<context>
    <name>CameraBoardStep</name>
    <message>
        <source>Where the board is</source>
        <translation>Где находится доска</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Поиск …</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Click the corners</source>
        <translation>Указать углы</translation>
    </message>
    <message>
        <source>The grid must lie on the squares. Drag a corner where it does not.</source>
        <translation>Сетка должна лежать на полях. Если где-то это не так, перетащите угол.</translation>
    </message>
    <message>
        <source>Click the corners of the playing field, not of the frame, in the order asked for.</source>
        <translation>Укажите углы игрового поля, а не рамки, в названном порядке.</translation>
    </message>
    <message>
        <source>Show the whole board; pieces may stand on it.</source>
        <translation>Покажите всю доску; фигуры на ней могут стоять.</translation>
    </message>
    <message>
        <source>South sits at this side of the picture</source>
        <translation>Юг сидит с этой стороны снимка</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Сама</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Ближняя</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Левая</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Дальняя</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правая</translation>
    </message>
</context>
<context>
    <name>CameraCard</name>
    <message>
        <source>Show the camera</source>
        <translation>Показать камеру</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>Наблюдать дальше</translation>
    </message>
    <message>
        <source>Stop watching for a while</source>
        <translation>Прервать наблюдение</translation>
    </message>
</context>
<context>
    <name>CameraKeepStep</name>
    <message>
        <source>Keep this place</source>
        <translation>Запомнить это место</translation>
    </message>
    <message>
        <source>Under the name of the source it is used by itself whenever that source is opened.</source>
        <translation>Под именем источника оно берётся само, когда этот источник открывают.</translation>
    </message>
    <message>
        <source>A name, such as club table</source>
        <translation>Имя, например «клубный стол»</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
</context>
<context>
    <name>CameraPage</name>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Set it up in four steps</source>
        <translation>Настройте её в четыре шага</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>Камера %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Доска %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Click %1 of the board</source>
        <translation>Укажите на доске: %1</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Телефон</translation>
    </message>
</context>
<context>
    <name>CameraQualityStep</name>
    <message>
        <source>Can it be read?</source>
        <translation>Читается ли она?</translation>
    </message>
    <message>
        <source>Good: the camera can stay as it is.</source>
        <translation>Хорошо: камеру можно оставить так.</translation>
    </message>
    <message>
        <source>Good enough, though it could be better.</source>
        <translation>Годится, хотя могло бы быть лучше.</translation>
    </message>
    <message>
        <source>Not good enough to read the game.</source>
        <translation>Недостаточно хорошо, чтобы читать партию.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Измерить снова</translation>
    </message>
    <message>
        <source>Show what is read</source>
        <translation>Показать, что прочитано</translation>
    </message>
</context>
<context>
    <name>CameraSourceStep</name>
    <message>
        <source>What to watch</source>
        <translation>За чем наблюдать</translation>
    </message>
    <message>
        <source>0, a film, a folder, rtsp://…</source>
        <translation>0, фильм, папка, rtsp://…</translation>
    </message>
    <message>
        <source>Film …</source>
        <translation>Фильм …</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>Папка …</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Наблюдать</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Set up before:</source>
        <translation>Уже настроено:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Выберите камеру</translation>
    </message>
    <message>
        <source>A phone sends its pictures.</source>
        <translation>Телефон передаёт изображения.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>Телефон подключён, но не передаёт изображения.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>Ожидание телефона…</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Показать код</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>Использовать телефон</translation>
    </message>
</context>
<context>
    <name>CameraTagsStep</name>
    <message>
        <source>Tags on the pieces</source>
        <translation>Метки на фигурах</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>по желанию</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Сама</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Вкл.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>The corner of a1</source>
        <translation>Угол у a1</translation>
    </message>
    <message>
        <source>The far end of the first rank</source>
        <translation>Дальний конец первой горизонтали</translation>
    </message>
    <message>
        <source>The corner opposite a1</source>
        <translation>Угол напротив a1</translation>
    </message>
    <message>
        <source>The far end of the a-file</source>
        <translation>Дальний конец вертикали a</translation>
    </message>
    <message>
        <source>Camera: %1</source>
        <translation>Камера: %1</translation>
    </message>
    <message>
        <source>No picture yet. Say in the first step what to watch.</source>
        <translation>Изображения пока нет. Укажите на первом шаге, за чем наблюдать.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Нет камеры</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>left in the game</source>
        <translation>осталось у партии</translation>
    </message>
    <message>
        <source>Time a player: %1</source>
        <translation>Время игрока: %1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Настроить часы</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Объявить время</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>the time is over</source>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>под шахом</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>на ходу</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>израсходовано %1</translation>
    </message>
    <message>
        <source>used so far</source>
        <translation>израсходовано</translation>
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
        <translation>Партия</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Настроить часы</translation>
    </message>
    <message>
        <source>Whose clock</source>
        <translation>Чьи часы</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>осталось</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Осталось времени</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 мин</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Причина; она хранится вместе с партией</translation>
    </message>
    <message>
        <source>Another time from now on; what was thought stays thought:</source>
        <translation>Отныне другое время; обдуманное остаётся обдуманным:</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>Agree on it</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Changed so far</source>
        <translation>Изменения до сих пор</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Установить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <translation>−%1 мин</translation>
    </message>
    <message>
        <source>Illegal move: the first gives the opponent %1 more minutes, the next one loses.</source>
        <translation>Недозволенный ход: за первый соперник получает ещё %1 мин, следующий проигрывает.</translation>
    </message>
    <message>
        <source>%1: second illegal move, lost</source>
        <translation>%1: второй недозволенный ход, поражение</translation>
    </message>
    <message>
        <source>Illegal move of %1</source>
        <translation>Недозволенный ход: %1</translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message>
        <source>Arbiter: the clocks</source>
        <translation>Arbiter: часы</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>things to do by hand</comment>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Остановить часы</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Пустить часы</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Весь экран</translation>
    </message>
    <message>
        <source>Close the clocks</source>
        <translation>Закрыть часы</translation>
    </message>
</context>
<context>
    <name>ClubBar</name>
    <message>
        <source>All events</source>
        <translation>Все встречи</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n человек</numerusform>
            <numerusform>%n человека</numerusform>
            <numerusform>%n человек</numerusform>
        </translation>
    </message>
    <message>
        <source>How strong everybody is, and what the armies are worth.</source>
        <translation>Кто насколько силён и чего стоят армии.</translation>
    </message>
    <message>
        <source>Standings over several events.</source>
        <translation>Положение по нескольким встречам.</translation>
    </message>
    <message>
        <source>Evenings and tournaments: who is here, who sits where, who is ahead.</source>
        <translation>Вечера и турниры: кто здесь, кто где сидит, кто впереди.</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Большой экран</translation>
    </message>
    <message>
        <source>Big screen: all tables in a window for the room</source>
        <translation>Большой экран: все столы в окне для зала</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>Изменить встречу</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Столы клубного сервера</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Новая встреча</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>Добавить человека</translation>
    </message>
</context>
<context>
    <name>ClubCourse</name>
    <message>
        <source>Course</source>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the oldest at the left</source>
        <translation>
            <numerusform>%n партия, самая старая слева</numerusform>
            <numerusform>%n партии, самая старая слева</numerusform>
            <numerusform>%n партий, самая старая слева</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points in all, %2 a game</source>
        <translation>всего очков: %1, за партию: %2</translation>
    </message>
    <message>
        <source>a full bar is a first place</source>
        <translation>полный столбик — первое место</translation>
    </message>
</context>
<context>
    <name>ClubEventOptions</name>
    <message>
        <source>Something else …</source>
        <translation>Другое …</translation>
    </message>
    <message>
        <source>Like with like (Swiss)</source>
        <translation>Равный с равным (швейцарская)</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Каждый с каждым</translation>
    </message>
    <message>
        <source>All rounds at once</source>
        <translation>Все туры сразу</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Каждый за себя</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>Партнёры сидят напротив</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>With the seating</source>
        <translation>Вместе с рассадкой</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Won 1, drawn ½, lost 0</source>
        <translation>Победа 1, ничья ½, поражение 0</translation>
    </message>
    <message>
        <source>The points of the game</source>
        <translation>Очки партии</translation>
    </message>
    <message>
        <source>Won 3, drawn 1, lost 0</source>
        <translation>Победа 3, ничья 1, поражение 0</translation>
    </message>
    <message>
        <source>By place: 3, 2, 1, 0</source>
        <translation>По местам: 3, 2, 1, 0</translation>
    </message>
    <message>
        <source>A won game</source>
        <translation>Выигранная партия</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>No point</source>
        <translation>Ноль очков</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Жеребьёвка</translation>
    </message>
    <message>
        <source>Who meets whom, and whether it depends on the results.</source>
        <translation>Кто с кем играет и зависит ли это от результатов.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone, or two play together.</source>
        <translation>Играет ли каждый за себя или двое вместе.</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>Столы на троих</translation>
    </message>
    <message>
        <source>If the players do not fill all tables, three sit at some of them. Otherwise somebody has a bye.</source>
        <translation>Если игроков не хватает на все столы, за некоторыми сидят трое. Иначе кто-то свободен от игры.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Армии</translation>
    </message>
    <message>
        <source>Who chooses the armies, and when.</source>
        <translation>Кто и когда выбирает армии.</translation>
    </message>
    <message>
        <source>Minutes for a game</source>
        <translation>Минут на партию</translation>
    </message>
    <message>
        <source>The time of the whole game. Empty: as its rules say.</source>
        <translation>Время на всю партию. Пусто: как в правилах.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 60:00 game: one time for all. Empty: as the rules say.</source>
        <translation>5+3: минуты на игрока и секунды на ход. 60:00 game: одно время на всех. Пусто: как в правилах.</translation>
    </message>
    <message>
        <source>Points of a table</source>
        <translation>Очки за стол</translation>
    </message>
    <message>
        <source>What a game is worth in the standings.</source>
        <translation>Сколько партия даёт в таблице.</translation>
    </message>
    <message>
        <source>Points of your own</source>
        <translation>Свои очки</translation>
    </message>
    <message>
        <source>&quot;places 4-2-1-0&quot; by place, &quot;win 2-1-0&quot; for won, drawn and lost.</source>
        <translation>&quot;places 4-2-1-0&quot; по местам, &quot;win 2-1-0&quot; за победу, ничью и поражение.</translation>
    </message>
    <message>
        <source>A round without a table</source>
        <translation>Тур без стола</translation>
    </message>
    <message>
        <source>What it is worth to a player who is left over.</source>
        <translation>Сколько он даёт игроку, которому не нашлось пары.</translation>
    </message>
    <message>
        <source>Points of that round</source>
        <translation>Очки за этот тур</translation>
    </message>
    <message>
        <source>A round that a player sits out</source>
        <translation>Тур, который игрок пропускает</translation>
    </message>
    <message>
        <source>What it is worth to a player who asked for it.</source>
        <translation>Сколько он даёт игроку, который об этом попросил.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Year, month and day. Empty: today.</source>
        <translation>Год, месяц и день. Пусто: сегодня.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Where it is played, as prints show it.</source>
        <translation>Где играют; так это стоит на распечатках.</translation>
    </message>
    <message>
        <source>The club&apos;s house</source>
        <translation>Дом клуба</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Партнёры</translation>
    </message>
</context>
<context>
    <name>ClubEvents</name>
    <message>
        <source>No event has been made yet. An event is one evening, or a tournament: a game, some rounds, and who comes.</source>
        <translation>Встреч ещё не было. Встреча — это один вечер или турнир: игра, несколько туров и те, кто приходит.</translation>
    </message>
    <message>
        <source>Make the first one</source>
        <translation>Создать первую</translation>
    </message>
</context>
<context>
    <name>ClubExport</name>
    <message>
        <source>Write %1</source>
        <translation>Записать %1</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Выбрать место …</translation>
    </message>
    <message>
        <source>Where is it to be written?</source>
        <translation>Куда записать?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Заменить файл?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 уже существует. Его содержимое пропадёт.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ClubGridCell</name>
    <message>
        <source>%1 (leaves)</source>
        <translation>%1 (уходит)</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1, стол %2</translation>
    </message>
</context>
<context>
    <name>ClubGridPane</name>
    <message>
        <source>Who enters it</source>
        <translation>Кто вносит</translation>
    </message>
    <message>
        <source>Why by hand, for all of them</source>
        <translation>Почему вручную, для всех</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Take back table %1</source>
        <translation>Отменить стол %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Type points, = for half a point, or - for a no-show. For two players one cell is enough.</source>
        <translation>Введите очки, = за половину очка или - за неявку. Для двух игроков хватит одной ячейки.</translation>
    </message>
    <message>
        <source>Type places, or - for a no-show.</source>
        <translation>Введите места или - за неявку.</translation>
    </message>
    <message>
        <source>Enter goes to the next table, Ctrl+Z takes the last entry back.</source>
        <translation>Enter переходит к следующему столу, Ctrl+Z отменяет последний ввод.</translation>
    </message>
    <message>
        <source>Replace the referee&apos;s result of table %1?</source>
        <translation>Заменить результат судьи за столом %1?</translation>
    </message>
    <message>
        <source>%1 The result by hand counts instead, until it is taken back.</source>
        <translation>%1 Вместо него считается результат, внесённый вручную, пока его не отменят.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заменить</translation>
    </message>
</context>
<context>
    <name>ClubGridPeople</name>
    <message>
        <source>Players of table %1</source>
        <translation>Игроки стола %1</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Возвращается</translation>
    </message>
    <message>
        <source>Leaves after this round</source>
        <translation>Уходит после этого тура</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what the button does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A player who leaves is not seated in later rounds. Results stay.</source>
        <translation>Ушедшего не рассаживают в следующих турах. Результаты остаются.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ClubGridRow</name>
    <message>
        <source>Not entered yet: something is missing.</source>
        <translation>Ещё не внесено: чего-то не хватает.</translation>
    </message>
    <message>
        <source>%1 Press Enter to replace it.</source>
        <translation>%1 Нажмите Enter, чтобы заменить.</translation>
    </message>
    <message>
        <source>Table %1: its players</source>
        <translation>Стол %1: его игроки</translation>
    </message>
</context>
<context>
    <name>ClubLeagueForm</name>
    <message>
        <source>Edit the league</source>
        <translation>Изменить лигу</translation>
    </message>
    <message>
        <source>A new league</source>
        <translation>Новая лига</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Winter league</source>
        <translation>Зимняя лига</translation>
    </message>
    <message>
        <source>What an event is worth</source>
        <translation>Сколько стоит встреча</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>Её очки</translation>
    </message>
    <message>
        <source>Points for ranks</source>
        <translation>Очки за места</translation>
    </message>
    <message>
        <source>How many of somebody&apos;s events count (empty: all)</source>
        <translation>Сколько встреч каждого идут в зачёт (пусто: все)</translation>
    </message>
    <message>
        <source>Its events</source>
        <translation>Её встречи</translation>
    </message>
    <message>
        <source>There is no event yet.</source>
        <translation>Встреч ещё нет.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>ClubLeagueLine</name>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, очки: %3</translation>
    </message>
</context>
<context>
    <name>ClubLeaguesPane</name>
    <message>
        <source>League</source>
        <translation>Лига</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>Новая лига</translation>
    </message>
</context>
<context>
    <name>ClubMerge</name>
    <message>
        <source>The games and seats of %1 become those of %2, and only what is known of %2 stays.</source>
        <translation>Партии и места (%1) переходят к «%2», и остаётся только то, что известно о втором имени.</translation>
    </message>
    <message>
        <source>This is not taken back.</source>
        <translation>Отменить это нельзя.</translation>
    </message>
    <message>
        <source>Is %1 the same as %2?</source>
        <translation>%1 и %2 — один и тот же человек?</translation>
    </message>
    <message>
        <source>They are one</source>
        <translation>Да, один</translation>
    </message>
    <message>
        <source>Who is %1 too?</source>
        <translation>Кто ещё этот человек: %1?</translation>
    </message>
    <message>
        <source>Somebody who is in the list twice, under two names or twice under one.</source>
        <translation>Тот, кто записан дважды, под двумя именами или дважды под одним.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ClubNewEvent</name>
    <message>
        <source>Edit the event</source>
        <translation>Изменить встречу</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Новая встреча</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>Пятница</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Другие настройки</translation>
    </message>
</context>
<context>
    <name>ClubNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1: партия в этом окне ещё идёт.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Она сохраняется как есть, и продолжить её можно в разделе «Партии».</translation>
    </message>
    <message>
        <source>Its game, number %1, was begun already.</source>
        <translation>Эта партия уже начата, номер %1.</translation>
    </message>
    <message>
        <source>It must not be played at another window at the same time.</source>
        <translation>Нельзя одновременно играть её в другом окне.</translation>
    </message>
    <message>
        <source>What is published stands: nobody is moved any more, and its tables can begin.</source>
        <translation>Опубликованное остаётся в силе: никого больше не пересаживают, и столы могут начинать.</translation>
    </message>
    <message>
        <source>The draft is not up to date: %1. %2</source>
        <translation>Черновик устарел: %1. %2</translation>
    </message>
    <message>
        <source>Everything that is known of them goes for good, also where a game&apos;s record names them.</source>
        <translation>Всё, что известно об этом человеке, исчезнет навсегда, и там, где его называет запись партии.</translation>
    </message>
    <message>
        <source>Erase %1?</source>
        <translation>Стереть: %1?</translation>
    </message>
    <message>
        <source>Games, results and standings stay, of a number. It cannot be taken back.</source>
        <translation>Партии, результаты и положение остаются под номером. Отменить это нельзя.</translation>
    </message>
    <message>
        <source>Erase it for good</source>
        <translation>Стереть навсегда</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Встречи</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Кто здесь</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Рассадка</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столы</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>Опубликовать тур %1?</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Опубликовать тур %1</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>Начать партию за столом %1?</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Начать стол %1</translation>
    </message>
    <message>
        <source>Go on with table %1 in this window?</source>
        <translation>Продолжить стол %1 в этом окне?</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>Продолжить здесь</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Лиги</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back?</source>
        <translation>Отменить публикацию тура %1?</translation>
    </message>
    <message>
        <source>The round is a draft again, and its pairings can change. Print its slips again.</source>
        <translation>Тур снова черновик, и пары могут измениться. Напечатайте бланки заново.</translation>
    </message>
    <message>
        <source>Make it a draft again</source>
        <translation>Сделать черновиком</translation>
    </message>
</context>
<context>
    <name>ClubPeoplePane</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Nobody has that name.</source>
        <translation>Такого имени нет ни у кого.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Whoever sits at a table by name is here from then on.</source>
        <translation>Клуб ещё никого не знает. Кто садится за стол под именем, с тех пор есть в этом списке.</translation>
    </message>
    <message>
        <source>Choose somebody to see what they have played.</source>
        <translation>Выберите человека, чтобы увидеть его партии.</translation>
    </message>
</context>
<context>
    <name>ClubPerson</name>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Is somebody else too</source>
        <translation>Это ещё кто-то</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>No game that has ended counts for them yet.</source>
        <translation>Ни одна завершённая партия ещё не идёт в счёт.</translation>
    </message>
    <message>
        <source>Best moments</source>
        <translation>Лучшие моменты</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>место %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Против кого</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Армии</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubPersonForm</name>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Новый человек</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message numerus="yes">
        <source>The club knows %n people of that name already. They are told apart by their numbers.</source>
        <translation>
            <numerusform>Клуб уже знает %n человека с этим именем. Их различают по номерам.</numerusform>
            <numerusform>Клуб уже знает %n человек с этим именем. Их различают по номерам.</numerusform>
            <numerusform>Клуб уже знает %n человек с этим именем. Их различают по номерам.</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>Год рождения</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Звание</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Федерация</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Номер там</translation>
    </message>
    <message>
        <source>Number at the federation</source>
        <translation>Номер в федерации</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Add another one</source>
        <translation>Добавить ещё</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ClubPlayersPane</name>
    <message>
        <source>Search, or a new name</source>
        <translation>Поиск или новое имя</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>Все здесь</translation>
    </message>
    <message>
        <source>All %1 are here</source>
        <translation>Все здесь: %1</translation>
    </message>
    <message>
        <source>Nobody has that name; add whoever is new.</source>
        <translation>Такого имени нет ни у кого; добавьте, если человек новый.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Type a name above, and add it.</source>
        <translation>Клуб ещё никого не знает. Введите имя выше и добавьте его.</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, здесь</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <translation>%1, не здесь</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Пропускает</translation>
    </message>
    <message>
        <source>%1 sits out this round</source>
        <translation>%1 пропускает этот тур</translation>
    </message>
</context>
<context>
    <name>ClubQuality</name>
    <message>
        <source>How good it is</source>
        <translation>Насколько хорошо</translation>
    </message>
    <message>
        <source>Nothing to wish for: nobody meets twice, everything is even.</source>
        <translation>Лучше не бывает: никто не встречается дважды, всё поровну.</translation>
    </message>
    <message>
        <source>%1  (bound %2)</source>
        <translation>%1  (граница %2)</translation>
    </message>
</context>
<context>
    <name>ClubRatingList</name>
    <message>
        <source>%1, provisional</source>
        <comment>a rating</comment>
        <translation>%1, предварительный</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a provisional rating</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>provisional</source>
        <comment>a rating</comment>
        <translation>предварительный</translation>
    </message>
</context>
<context>
    <name>ClubRatingsPane</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Games outside events too</source>
        <translation>И партии вне встреч</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Армии</translation>
    </message>
    <message>
        <source>How often each came first. The bar is where that lies most likely (95 %);</source>
        <translation>Как часто каждая была первой. Столбик показывает, где это вероятнее всего (95 %);</translation>
    </message>
    <message>
        <source>the line is where it would be if all were equal.</source>
        <translation>черта — где было бы, если бы все были равны.</translation>
    </message>
    <message>
        <source>Games of two players</source>
        <translation>Партии двух игроков</translation>
    </message>
    <message>
        <source>Everybody begins at 1500, and who is rated 200 higher scores about three of four points.</source>
        <translation>Все начинают с 1500, и тот, у кого на 200 больше, набирает около трёх очков из четырёх.</translation>
    </message>
    <message>
        <source>With ±: the true strength is that close to the number, 19 times of 20.</source>
        <translation>С ±: настоящая сила настолько близка к числу в 19 случаях из 20.</translation>
    </message>
    <message>
        <source>Games of three players and more</source>
        <translation>Партии трёх и более игроков</translation>
    </message>
    <message>
        <source>Everybody begins at 0. The number is the strength that a player almost surely has.</source>
        <translation>Все начинают с 0. Число — сила, которая у игрока почти наверняка есть.</translation>
    </message>
    <message>
        <source>Below it: the best guess, and with ± how far off that may be.</source>
        <translation>Под ним: лучшая оценка, и после ± — её возможная ошибка.</translation>
    </message>
</context>
<context>
    <name>ClubRemote</name>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Столы клубного сервера</translation>
    </message>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1: партия в этом окне ещё идёт.</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>Начать партию за столом %1?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Она сохраняется как есть, и продолжить её можно в разделе «Партии».</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Начать стол %1</translation>
    </message>
    <message>
        <source>Another machine has begun this game.</source>
        <translation>Эту партию начала другая машина.</translation>
    </message>
    <message>
        <source>Take over table %1?</source>
        <translation>Принять стол %1?</translation>
    </message>
    <message>
        <source>It is shut out, and the game goes on here as far as the club has it.</source>
        <translation>Та машина отключается, и партия продолжается здесь с того места, которое известно клубу.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Asking the club …</source>
        <translation>Запрос к клубу …</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Тур %1, стол %2</translation>
    </message>
    <message>
        <source>Take over …</source>
        <translation>Принять …</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Продолжить здесь</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Играть здесь</translation>
    </message>
    <message>
        <source>%1: round %2, table %3</source>
        <translation>%1: тур %2, стол %3</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Спросить снова</translation>
    </message>
</context>
<context>
    <name>ClubResult</name>
    <message>
        <source>Table %1, round %2</source>
        <translation>Стол %1, тур %2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Очки: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Место: %1</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Неявка</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>Неявка: %1</translation>
    </message>
    <message>
        <source>Places come from the points where they are left out.</source>
        <translation>Места следуют из очков, если их не указать.</translation>
    </message>
    <message>
        <source>Who enters it</source>
        <translation>Кто вносит</translation>
    </message>
    <message>
        <source>Why it is entered by hand</source>
        <translation>Почему вносится вручную</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Внести</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Сыграть заново</translation>
    </message>
</context>
<context>
    <name>ClubSeat</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, выбрано</translation>
    </message>
</context>
<context>
    <name>ClubSeatingPane</name>
    <message>
        <source>All rounds are published</source>
        <translation>Все туры опубликованы</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Тур %1, черновик</translation>
    </message>
    <message>
        <source>Round %1 is not seated yet</source>
        <translation>Тур %1 ещё не рассажен</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Одну минуту …</translation>
    </message>
    <message>
        <source>Propose again without them</source>
        <translation>Предложить снова без них</translation>
    </message>
    <message>
        <source>Propose without them</source>
        <translation>Предложить без них</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>Предложить снова</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Предложить</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Опубликовать тур %1</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Кто здесь</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Добавить тур</translation>
    </message>
    <message>
        <source>Choose two people, and they change places.</source>
        <translation>Выберите двух человек, и они поменяются местами.</translation>
    </message>
    <message>
        <source>A proposal is a draft: nothing holds before it is published.</source>
        <translation>Предложение — это черновик: до публикации ничто не в силе.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Стол %1</translation>
    </message>
    <message>
        <source>Move %1 to table %2</source>
        <translation>Пересадить за стол %2: %1</translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation>Без стола</translation>
    </message>
    <message>
        <source>%1 and %2 change places?</source>
        <translation>Поменять местами: %1 и %2?</translation>
    </message>
    <message>
        <source>%1: choose with whom to change places.</source>
        <translation>%1: выберите, с кем поменяться местами.</translation>
    </message>
    <message>
        <source>That breaks what must hold: %1.</source>
        <translation>Это нарушает обязательное: %1.</translation>
    </message>
    <message>
        <source>Swap all the same</source>
        <translation>Всё равно поменять</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Поменять</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Армии ещё нет</translation>
    </message>
    <message>
        <source>No table this round</source>
        <translation>Нет стола в этом туре</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>ClubStandingsPane</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, очки: %3</translation>
    </message>
</context>
<context>
    <name>ClubTable</name>
    <message>
        <source>Table %1</source>
        <translation>Стол %1</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1, здесь</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>неявка</translation>
    </message>
    <message>
        <source>1 pt</source>
        <translation>1 очко</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>очки: %1</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Играть здесь</translation>
    </message>
    <message>
        <source>Play table %1 at this board</source>
        <translation>Играть стол %1 за этой доской</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Продолжить здесь</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Внести результат</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1, стол %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Наблюдать</translation>
    </message>
    <message>
        <source>Watch table %1</source>
        <translation>Смотреть стол %1</translation>
    </message>
</context>
<context>
    <name>ClubTablesPane</name>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n table(s) without a result</source>
        <translation>
            <numerusform>Без результата: %1 из %n стола</numerusform>
            <numerusform>Без результата: %1 из %n столов</numerusform>
            <numerusform>Без результата: %1 из %n столов</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables of round %1 have their results</source>
        <translation>Все столы тура %1 имеют результаты</translation>
    </message>
    <message>
        <source>Seat round %1</source>
        <translation>Рассадить тур %1</translation>
    </message>
    <message>
        <source>No round is published yet. Once one is, its tables stand here and can begin.</source>
        <translation>Ни один тур ещё не опубликован. Когда он будет, здесь появятся столы, и они смогут начать.</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Рассадка</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by nobody: moves are entered by hand.</source>
        <translation>За партиями, начатыми здесь, никто не наблюдает: ходы вносятся вручную.</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by %1.</source>
        <translation>За партиями, начатыми здесь, наблюдает %1.</translation>
    </message>
    <message>
        <source>That is chosen under New game.</source>
        <translation>Это выбирается в разделе «Новая партия».</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столы</translation>
    </message>
    <message>
        <source>Enter all results</source>
        <translation>Внести все результаты</translation>
    </message>
    <message>
        <source>Take the publication back</source>
        <translation>Отменить публикацию</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back</source>
        <translation>Отменить публикацию тура %1</translation>
    </message>
</context>
<context>
    <name>ClubTieChoice</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Дополнительные показатели</translation>
    </message>
    <message>
        <source>They decide between players with as many points, the first one first.</source>
        <translation>Они решают при равенстве очков, первый — первым.</translation>
    </message>
    <message>
        <source>Usually: %1.</source>
        <translation>Обычно: %1.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Убрать %1</translation>
    </message>
    <message>
        <source>Add a tie-break</source>
        <translation>Добавить показатель</translation>
    </message>
</context>
<context>
    <name>ClubWallFoot</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Time of the round, in minutes or as 1:30:00</source>
        <translation>Время тура, в минутах или в виде 1:30:00</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Задать</translation>
    </message>
    <message>
        <source>Set the time of the round</source>
        <translation>Задать время тура</translation>
    </message>
    <message>
        <source>Pause the time of the round</source>
        <translation>Остановить время тура</translation>
    </message>
    <message>
        <source>Start the time of the round</source>
        <translation>Запустить время тура</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 мин</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>На пять минут больше</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Let the pages turn by themselves</source>
        <translation>Листать страницы автоматически</translation>
    </message>
    <message>
        <source>Stay on this page</source>
        <translation>Остаться на этой странице</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Весь экран</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>Закрыть большой экран</translation>
    </message>
</context>
<context>
    <name>ClubWallHead</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Тур %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result</source>
        <translation>
            <numerusform>%n стол без результата</numerusform>
            <numerusform>%n стола без результата</numerusform>
            <numerusform>%n столов без результата</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>все результаты известны</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>Время истекло</translation>
    </message>
    <message>
        <source>Left of the round</source>
        <translation>Осталось от тура</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation>Время тура</translation>
    </message>
</context>
<context>
    <name>ClubWallPairing</name>
    <message>
        <source>Table %1</source>
        <translation>Стол %1</translation>
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
        <translation>неявка</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <translation>%1, ход за ним</translation>
    </message>
</context>
<context>
    <name>ClubWallTable</name>
    <message>
        <source>Table %1</source>
        <translation>Стол %1</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Окончена</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Идёт игра</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Не начата</translation>
    </message>
</context>
<context>
    <name>ClubWallWindow</name>
    <message>
        <source>Arbiter: big screen</source>
        <translation>Arbiter: большой экран</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Ни один тур ещё не опубликован.</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Пары тура %1</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>Положение в ходе тура %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Положение после тура %1</translation>
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
        <translation>Нет, играть дальше</translation>
    </message>
</context>
<context>
    <name>ContinueGame</name>
    <message>
        <source>Continue the last game? %1</source>
        <translation>Продолжить последнюю партию? %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Correct %1</source>
        <translation>Исправить: %1</translation>
    </message>
    <message>
        <source>Correct the game</source>
        <translation>Исправить партию</translation>
    </message>
    <message>
        <source>Set the game to the table</source>
        <translation>Привести партию к столу</translation>
    </message>
    <message>
        <source>As it stands on the table</source>
        <translation>Как стоит на столе</translation>
    </message>
    <message>
        <source>All pieces stay where they are.</source>
        <translation>Все фигуры остаются на местах.</translation>
    </message>
    <message>
        <source>It is kept as a correction, not as a move: nothing is scored by it, and no rule comes of it.</source>
        <translation>Это хранится как исправление, а не как ход: очков за него нет, и никакое правило не срабатывает.</translation>
    </message>
    <message>
        <source>What was read for certain is taken from the table; go Back to look at the board and change it.</source>
        <translation>Что прочитано наверняка, взято со стола; нажмите «Назад», чтобы посмотреть на доску и изменить.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Очки: %1</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Причина; она хранится вместе с партией</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Передать экран: %1</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>Только для: %1</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>Вернуть экран</translation>
    </message>
    <message>
        <source>Nobody else may look. Nothing is shown before you press the button.</source>
        <translation>Больше никому смотреть нельзя. Пока кнопка не нажата, ничего не показано.</translation>
    </message>
    <message>
        <source>What was shown is covered again.</source>
        <translation>Показанное снова закрыто.</translation>
    </message>
    <message>
        <source>The clock stands still until the screen is back.</source>
        <translation>Часы стоят, пока экран не вернётся.</translation>
    </message>
    <message>
        <source>I am %1: show</source>
        <translation>Я — %1: показать</translation>
    </message>
    <message>
        <source>Nothing is hidden for you in this game now.</source>
        <translation>В этой партии сейчас для вас ничего не скрыто.</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Закрыть снова</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Продолжить партию</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a seat and its board</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Is it to be so?</source>
        <translation>Так и оставить?</translation>
    </message>
    <message>
        <source>Once it is set it cannot be changed in this game.</source>
        <translation>Потом изменить это в этой партии нельзя.</translation>
    </message>
    <message>
        <source>Set it so</source>
        <translation>Поставить так</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Изменить</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>%1 pts</source>
        <translation>очки: %1</translation>
    </message>
    <message>
        <source>Rematch, seats turned</source>
        <translation>Реванш со сменой мест</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Просмотреть</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Бланк партии …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт …</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Правило</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>What was played?</source>
        <translation>Что было сыграно?</translation>
    </message>
    <message>
        <source>The marked squares are those that change.</source>
        <translation>Отмеченные поля — те, что меняются.</translation>
    </message>
    <message>
        <source>If it was none of these, enter it on the board, or set the game to the table.</source>
        <translation>Если ничего из этого, введите ход на доске или приведите партию к столу.</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Привести партию к столу …</translation>
    </message>
    <message>
        <source>Enter it on the board</source>
        <translation>Ввести на доске</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export game %1</source>
        <translation>Экспорт партии %1</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Экспорт партии</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>Everything that everybody may know, to be read by Arbiter again.</source>
        <translation>Всё, что можно знать всем; Arbiter прочтёт это снова.</translation>
    </message>
    <message>
        <source>Moves to be read by people, and by Arbiter again.</source>
        <translation>Ходы для чтения людьми и для Arbiter.</translation>
    </message>
    <message>
        <source>As other programs write and read this game.</source>
        <translation>Так, как эту игру пишут и читают другие программы.</translation>
    </message>
    <message>
        <source>With plots of its course, as SVG pictures</source>
        <translation>С графиками её течения, картинками SVG</translation>
    </message>
    <message numerus="yes">
        <source>With %n picture(s) of the table</source>
        <translation>
            <numerusform>С %n снимком стола</numerusform>
            <numerusform>С %n снимками стола</numerusform>
            <numerusform>С %n снимками стола</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Выбрать место …</translation>
    </message>
    <message>
        <source>Where is the game to be written?</source>
        <translation>Куда записать партию?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Заменить файл?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 уже существует. Его содержимое пропадёт.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The game as a QR code</source>
        <translation>Партия в виде QR-кода</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-код</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>%1, fold it away</source>
        <translation>%1, свернуть</translation>
    </message>
    <message>
        <source>%1, unfold it</source>
        <translation>%1, развернуть</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Which file of games?</source>
        <translation>Какой файл с партиями?</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Чтение …</translation>
    </message>
    <message>
        <source>%1 games are kept.</source>
        <translation>Сохранено партий: %1.</translation>
    </message>
    <message>
        <source>The file holds %1 games. Which is to be kept?</source>
        <translation>В файле партий: %1. Какую сохранить?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Kept as game %1</source>
        <translation>Сохранена как партия %1</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <translation>%1 не сохранена</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть её</translation>
    </message>
    <message>
        <source>Keep all %1</source>
        <translation>Сохранить все: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>%1 games read …</source>
        <translation>Прочитано партий: %1 …</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1: уже есть</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Примечание: %1</translation>
    </message>
</context>
<context>
    <name>GamePlayers</name>
    <message>
        <source>%1 pts</source>
        <translation>очки: %1</translation>
    </message>
</context>
<context>
    <name>GamePoints</name>
    <message>
        <source>Points of game %1, %2</source>
        <translation>Очки партии %1, %2</translation>
    </message>
    <message>
        <source>No points were scored.</source>
        <translation>Очков не было.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>GamesBar</name>
    <message>
        <source>Select a game to see what can be done with it. Return or a double click opens it.</source>
        <translation>Выберите партию, чтобы увидеть, что с ней можно сделать. Ввод или двойной щелчок открывает её.</translation>
    </message>
    <message>
        <source>Game %1, %2</source>
        <translation>Партия %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>Выбрана %n партия</numerusform>
            <numerusform>Выбраны %n партии</numerusform>
            <numerusform>Выбрано %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Бланк партии</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>More about game %1</source>
        <translation>Подробнее о партии %1</translation>
    </message>
    <message>
        <source>More about the selected games</source>
        <translation>Подробнее о выбранных партиях</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message numerus="yes">
        <source>Export %n game(s)</source>
        <translation>
            <numerusform>Экспорт %n партии</numerusform>
            <numerusform>Экспорт %n партий</numerusform>
            <numerusform>Экспорт %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>As</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>Each game&apos;s own notation</source>
        <translation>Нотация каждой игры</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Every game gets a file of its own, in a new folder. No file is replaced.</source>
        <translation>Каждая партия получает свой файл в новой папке. Ни один файл не заменяется.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) are written …</source>
        <translation>
            <numerusform>Записано %1 из %n партии …</numerusform>
            <numerusform>Записано %1 из %n партий …</numerusform>
            <numerusform>Записано %1 из %n партий …</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Выбрать папку …</translation>
    </message>
    <message>
        <source>In which folder are the games to be written?</source>
        <translation>В какую папку записать партии?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Find a player, game, army, event or tag</source>
        <translation>Найти игрока, игру, армию, встречу или метку</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Архив</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корзина</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Любой результат</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончена</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Любой день</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>На этой неделе</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>В этом месяце</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>В этом году</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Все армии</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Все встречи</translation>
    </message>
    <message>
        <source>Every tag</source>
        <translation>Все метки</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Очистить корзину …</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Очистить корзину?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) and the pictures of their tables are erased for good.</source>
        <translation>
            <numerusform>%n партия и снимки её стола стираются навсегда.</numerusform>
            <numerusform>%n партии и снимки их столов стираются навсегда.</numerusform>
            <numerusform>%n партий и снимки их столов стираются навсегда.</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Оставить там</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>Sort by: %1</source>
        <translation>Сортировать: %1</translation>
    </message>
    <message>
        <source>%1, sorted from the end</source>
        <translation>%1, по убыванию</translation>
    </message>
    <message>
        <source>%1, sorted from the beginning</source>
        <translation>%1, по возрастанию</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1, %2</source>
        <translation>Партия %1, %2</translation>
    </message>
    <message>
        <source>Copy its moves</source>
        <translation>Копировать её ходы</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Метки через запятую</translation>
    </message>
    <message>
        <source>final, brilliant, to be looked at</source>
        <translation>финал, блестяще, посмотреть</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Take it out of the archive</source>
        <translation>Взять из архива</translation>
    </message>
    <message>
        <source>Put it in the archive</source>
        <translation>Убрать в архив</translation>
    </message>
    <message>
        <source>Take it out of the bin</source>
        <translation>Взять из корзины</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>It is the game on the table: begin or take up another one first to delete it.</source>
        <translation>Эта партия на столе: чтобы удалить её, сначала начните или откройте другую.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>Выбрана %n партия</numerusform>
            <numerusform>Выбраны %n партии</numerusform>
            <numerusform>Выбрано %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags to add, with commas between them</source>
        <translation>Новые метки через запятую</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Take them out of the archive</source>
        <translation>Вернуть из архива</translation>
    </message>
    <message>
        <source>Put them in the archive</source>
        <translation>Убрать в архив</translation>
    </message>
    <message>
        <source>Take them out of the bin</source>
        <translation>Достать из корзины</translation>
    </message>
    <message>
        <source>Delete them …</source>
        <translation>Удалить …</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, партия %2, ещё идёт.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with here.</source>
        <translation>Она сохраняется как есть, и продолжить её можно здесь.</translation>
    </message>
    <message>
        <source>Take up game %1?</source>
        <translation>Взять партию %1?</translation>
    </message>
    <message>
        <source>Take up game %1</source>
        <translation>Взять партию %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Хранится в %1</translation>
    </message>
    <message>
        <source>Load a file</source>
        <translation>Загрузить файл</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Резервная копия</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>Чтение партий …</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Таких партий нет.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Корзина пуста.</translation>
    </message>
    <message>
        <source>Nothing is in the archive.</source>
        <translation>В архиве ничего нет.</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Ни одной партии ещё не сохранено.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Удалить %n партию?</numerusform>
            <numerusform>Удалить %n партии?</numerusform>
            <numerusform>Удалить %n партий?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They go to the bin. From there they can be taken back for %n day(s).</source>
        <translation>
            <numerusform>Они попадут в корзину. Оттуда их можно вернуть в течение %n дня.</numerusform>
            <numerusform>Они попадут в корзину. Оттуда их можно вернуть в течение %n дней.</numerusform>
            <numerusform>Они попадут в корзину. Оттуда их можно вернуть в течение %n дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>Удалить %n партию</numerusform>
            <numerusform>Удалить %n партии</numerusform>
            <numerusform>Удалить %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Оставить там</translation>
    </message>
    <message>
        <source>Clean up empty games</source>
        <translation>Убрать пустые партии</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n empty game(s)?</source>
        <translation>
            <numerusform>Удалить %n пустую партию?</numerusform>
            <numerusform>Удалить %n пустые партии?</numerusform>
            <numerusform>Удалить %n пустых партий?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was played in them. They go to the bin, and can be taken back from there.</source>
        <translation>В них ничего не сыграно. Они попадут в корзину, и их можно оттуда вернуть.</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Game %1, %2</source>
        <translation>Партия %1, %2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>сейчас на столе</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, выбрано</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
</context>
<context>
    <name>GuestWindow</name>
    <message>
        <source>Arbiter: for guests</source>
        <translation>Arbiter: для гостей</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Find in the rules</source>
        <translation>Найти в правилах</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>No rule here has these words.</source>
        <translation>Ни в одном правиле здесь нет этих слов.</translation>
    </message>
</context>
<context>
    <name>HandPiece</name>
    <message>
        <source>%1 %2 in hand</source>
        <translation>%1 %2 в руке</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n доска</numerusform>
            <numerusform>%n доски</numerusform>
            <numerusform>%n досок</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>партия %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Bring again</source>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернуть доску</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Подробнее об этой партии</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>Instructions</name>
    <message>
        <source>Do this: %1</source>
        <translation>Сделайте: %1</translation>
    </message>
    <message>
        <source>Do this on the table</source>
        <translation>Сделайте на столе</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>почему?</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
</context>
<context>
    <name>LensStep</name>
    <message>
        <source>No picture taken yet</source>
        <translation>Снимков ещё нет</translation>
    </message>
    <message>
        <source>%1 of %2 pictures taken</source>
        <translation>Снимков сделано: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) taken</source>
        <translation>
            <numerusform>Сделан %n снимок</numerusform>
            <numerusform>Сделано %n снимка</numerusform>
            <numerusform>Сделано %n снимков</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens</source>
        <translation>Объектив</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерен</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>по желанию</translation>
    </message>
    <message>
        <source>A measured lens is in use.</source>
        <translation>Используется измеренный объектив.</translation>
    </message>
    <message>
        <source>Usually the lens is guessed well enough.</source>
        <translation>Обычно объектив угадывается достаточно хорошо.</translation>
    </message>
    <message>
        <source>Measure it where it is a wide one, or where the camera stands low:</source>
        <translation>Измерьте его, если он широкоугольный или камера стоит низко:</translation>
    </message>
    <message>
        <source>print the calibration board, glue it on something flat, and hold it before the camera.</source>
        <translation>напечатайте калибровочную доску, наклейте её на что-нибудь плоское и держите перед камерой.</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>Измерить снова</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Измерить</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Печать доски</translation>
    </message>
    <message>
        <source>%1 % of the picture covered</source>
        <translation>Снято %1 % кадра</translation>
    </message>
    <message>
        <source>A picture is taken by itself when the board is held still somewhere new.</source>
        <translation>Снимок делается сам, когда доску держат неподвижно в новом месте.</translation>
    </message>
    <message>
        <source>The pictures are over.</source>
        <translation>Снимки кончились.</translation>
    </message>
    <message>
        <source>The game is not watched meanwhile.</source>
        <translation>За партией тем временем не наблюдают.</translation>
    </message>
    <message>
        <source>Measuring the lens …</source>
        <translation>Измерение объектива …</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Использовать</translation>
    </message>
    <message>
        <source>Take one now</source>
        <translation>Снять сейчас</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Измерить сейчас</translation>
    </message>
    <message>
        <source>More pictures</source>
        <translation>Ещё снимки</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Moves and events</source>
        <translation>Ходы и события</translation>
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
        <translation>Стол</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>Часы идут</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>Часы стоят</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Остановить часы</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Пустить часы</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>NewGameControl</name>
    <message>
        <source>A piece that changes hands</source>
        <translation>Фигура, сменившая владельца</translation>
    </message>
    <message>
        <source>keeps its colour, marked</source>
        <translation>сохраняет цвет, с отметкой</translation>
    </message>
    <message>
        <source>is swapped for the owner&apos;s</source>
        <translation>меняется на фигуру владельца</translation>
    </message>
    <message>
        <source>The instructions ask to mark it; the camera goes on seeing its old colour.</source>
        <translation>Указания просят отметить её; камера и дальше видит прежний цвет.</translation>
    </message>
    <message>
        <source>The instructions ask to replace it by one of the new owner&apos;s colour,</source>
        <translation>Указания просят заменить её фигурой цвета нового владельца,</translation>
    </message>
    <message>
        <source>and the camera expects that. A pawn still goes the way of its old colour.</source>
        <translation>и камера этого ждёт. Пешка и дальше идёт в сторону прежнего цвета.</translation>
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
        <translation>%1: партия ещё идёт.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Она сохраняется как есть, и продолжить её можно в разделе «Партии».</translation>
    </message>
    <message>
        <source>Begin another game?</source>
        <translation>Начать другую партию?</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Начать другую партию</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Rules that are agreed</source>
        <translation>Согласованные правила</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>Своя позиция</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Как начинается</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Доска %1</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернуть доску</translation>
    </message>
    <message>
        <source>Game&apos;s own start</source>
        <translation>Начальная расстановка</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Расставить позицию</translation>
    </message>
    <message>
        <source>First to act</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Keep as the set-up of</source>
        <translation>Запомнить как расстановку:</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Что видит камера</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
</context>
<context>
    <name>NewGamePlayers</name>
    <message>
        <source>Chosen later</source>
        <translation>Выбирается позже</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Доска %1</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Как играть: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Компьютер, уровень %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, уровень %2</translation>
    </message>
</context>
<context>
    <name>NewGameRules</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n армия</numerusform>
            <numerusform>%n армии</numerusform>
            <numerusform>%n армий</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>%1 players on %2 boards</source>
        <translation>игроков: %1, досок: %2</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Как в это играют</translation>
    </message>
</context>
<context>
    <name>NewGameSetups</name>
    <message>
        <source>The club&apos;s own set-ups</source>
        <translation>Расстановки клуба</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>Обычная</translation>
    </message>
</context>
<context>
    <name>NewGameSources</name>
    <message>
        <source>Watched by</source>
        <translation>Кто наблюдает</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Доска %1</translation>
    </message>
    <message>
        <source>Nobody, by hand</source>
        <translation>Никто, вручную</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Файл или папка</translation>
    </message>
    <message>
        <source>0, a film, a folder of pictures, rtsp://…</source>
        <translation>0, фильм, папка со снимками, rtsp://…</translation>
    </message>
    <message>
        <source>Find a film …</source>
        <translation>Найти фильм …</translation>
    </message>
    <message>
        <source>Find a folder of pictures …</source>
        <translation>Найти папку со снимками …</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Another, by number or address</source>
        <translation>Другая, по номеру или адресу</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Телефон</translation>
    </message>
</context>
<context>
    <name>NewGameTemplates</name>
    <message>
        <source>Keep this form …</source>
        <translation>Запомнить эту форму …</translation>
    </message>
    <message>
        <source>Friday blitz</source>
        <translation>Блиц по пятницам</translation>
    </message>
    <message>
        <source>The form&apos;s name</source>
        <translation>Название формы</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Забыть её</translation>
    </message>
</context>
<context>
    <name>NewGameTime</name>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>%1 for the game</source>
        <translation>%1 на партию</translation>
    </message>
    <message>
        <source>5 min + 3 s</source>
        <translation>5 мин + 3 с</translation>
    </message>
    <message>
        <source>15 min + 10 s</source>
        <translation>15 мин + 10 с</translation>
    </message>
    <message>
        <source>25 min each</source>
        <translation>по 25 мин</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Another …</source>
        <translation>Другое …</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 25 d5: a delay. 10:00 byo 3x30: byo-yomi.</source>
        <translation>5+3: минуты игрока и секунды за ход. 25 d5: задержка. 10:00 byo 3x30: бёёми.</translation>
    </message>
    <message>
        <source>60:00 game: one time for all. 5+3; N 3+3: a handicap for North.</source>
        <translation>60:00 game: одно время на всех. 5+3; N 3+3: фора для Севера.</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>по %1</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Usually: %1.</source>
        <translation>Обычно: %1.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Set up by hand</source>
        <translation>Расставить вручную</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Применить …</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Как было</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Пустая доска</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>Снимать фигуры</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>After round %1</source>
        <translation>После тура %1</translation>
    </message>
    <message>
        <source>Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it.</source>
        <translation>Игроки, ходы с тем, что они вызвали и принесли, позиция и место для подписей: так, как можно видеть всем.</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Ни один тур ещё не опубликован.</translation>
    </message>
    <message>
        <source>No round has been seated yet.</source>
        <translation>Ни один тур ещё не рассажен.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>Печать: %1</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Бланк партии %1</translation>
    </message>
    <message>
        <source>Score sheet of the game</source>
        <translation>Бланк партии</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Принтер</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть её</translation>
    </message>
    <message>
        <source>Print it on %1</source>
        <translation>Печать на %1</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Печатать</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Выбрать место …</translation>
    </message>
    <message>
        <source>Where is the PDF to be written?</source>
        <translation>Куда записать PDF?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Заменить файл?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 уже существует. Его содержимое пропадёт.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The booklet is being written …</source>
        <translation>Брошюра записывается …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
</context>
<context>
    <name>PhoneCameraSheet</name>
    <message>
        <source>A phone as the camera of board %1</source>
        <translation>Телефон как камера доски %1</translation>
    </message>
    <message>
        <source>A phone as the camera</source>
        <translation>Телефон как камера</translation>
    </message>
    <message>
        <source>Code for the phone</source>
        <translation>Код для телефона</translation>
    </message>
    <message>
        <source>Connect the phone to the network of this computer.</source>
        <translation>Подключите телефон к сети этого компьютера.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, and open the page.</source>
        <translation>Отсканируйте код камерой телефона и откройте страницу.</translation>
    </message>
    <message>
        <source>The browser warns once about the certificate. Go on to the page.</source>
        <translation>Браузер один раз предупредит о сертификате. Перейдите на страницу.</translation>
    </message>
    <message>
        <source>Press “Start the camera” and allow it. Fix the phone above the board.</source>
        <translation>Нажмите «Включить камеру» и разрешите её. Закрепите телефон над доской.</translation>
    </message>
    <message>
        <source>The phone sends pictures.</source>
        <translation>Телефон передаёт изображения.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>Телефон подключён, но не передаёт изображения.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>Ожидание телефона…</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Адрес: %1</translation>
    </message>
    <message>
        <source>This computer has other addresses, too: %1</source>
        <translation>У этого компьютера есть и другие адреса: %1</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate: %1</source>
        <translation>Отпечаток SHA-256 сертификата: %1</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Другой телефон</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Players&apos; phones</source>
        <translation>Телефоны игроков</translation>
    </message>
    <message>
        <source>Phones sign in at games of a club&apos;s event only.</source>
        <translation>Телефоны подключаются только к партиям клубной встречи.</translation>
    </message>
    <message>
        <source>Name the club&apos;s server under Settings; phones reach the table through it.</source>
        <translation>Укажите сервер клуба в настройках; через него телефоны находят стол.</translation>
    </message>
    <message>
        <source>Each player scans the code of their own seat, to hide, to answer and to object there.</source>
        <translation>Каждый игрок сканирует код своего места, чтобы прятать, отвечать и возражать на телефоне.</translation>
    </message>
    <message>
        <source>The game goes on without phones as well.</source>
        <translation>Партия идёт и без телефонов.</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Код: %1</translation>
    </message>
    <message>
        <source>A phone has signed in</source>
        <translation>Телефон подключён</translation>
    </message>
    <message>
        <source>No phone yet</source>
        <translation>Телефона ещё нет</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Другой телефон</translation>
    </message>
    <message>
        <source>Let another phone sign in for %1</source>
        <translation>Подключить другой телефон: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>Очков ещё нет. Здесь будут все очки с их причинами.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ход %1</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>%1: a number of millimetres, please.</source>
        <translation>%1: пожалуйста, число в миллиметрах.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>%1 in millimetres</source>
        <translation>%1 в миллиметрах</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>мм</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <translation>Доска игры %1: %2.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Where the PDF is written</source>
        <translation>Куда записан PDF</translation>
    </message>
    <message>
        <source>%1 The file that is there is replaced.</source>
        <translation>%1 Существующий файл заменяется.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть её</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Записать снова</translation>
    </message>
    <message>
        <source>Write the PDF</source>
        <translation>Записать PDF</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Promotion</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Push</name>
    <message>
        <source>not possible now</source>
        <translation>сейчас невозможно</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>Найдите лучшее действие</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернуть доску</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Посмотреть партию</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles are solved.</source>
        <translation>Решено задач: %1 из %2.</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Choose …</source>
        <translation>Выбрать …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Следующий вопрос</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>That is not a legal move</source>
        <translation>Это недозволенный ход</translation>
    </message>
    <message>
        <source>%1 would leave the board.</source>
        <translation>%1: фигура ушла бы с доски.</translation>
    </message>
    <message>
        <source>Take the piece off the board?</source>
        <translation>Снять фигуру с доски?</translation>
    </message>
    <message>
        <source>As the arbiter you can let it stand.</source>
        <translation>Как арбитр вы можете это оставить.</translation>
    </message>
    <message>
        <source>The correction and its reason are kept with the game; whose turn it is stays the same.</source>
        <translation>Исправление и его причина хранятся с партией; очерёдность хода не меняется.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Разрешить</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>ReplayCourse</name>
    <message>
        <source>There is nothing to be seen yet: play a move or two.</source>
        <translation>Смотреть ещё нечего: сделайте ход-другой.</translation>
    </message>
</context>
<context>
    <name>ReplayMoves</name>
    <message>
        <source>Moves and events</source>
        <translation>Ходы и события</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, партия %2, ещё идёт.</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>Играть дальше отсюда?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with from the games.</source>
        <translation>Она сохраняется как есть, и продолжить её можно из списка партий.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть дальше отсюда</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, партия %2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>сейчас на столе</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернуть доску</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Подробнее об этой партии</translation>
    </message>
    <message>
        <source>The board again</source>
        <translation>Снова доска</translation>
    </message>
    <message>
        <source>This game, and this position</source>
        <translation>Эта партия и эта позиция</translation>
    </message>
    <message>
        <source>Copy the position as JSON</source>
        <translation>Копировать позицию как JSON</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Позиция в буфере обмена.</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>Копировать позицию как FEN</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Экспорт этой партии …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Бланк партии …</translation>
    </message>
    <message>
        <source>Keys: arrows go a move on or back, Page up and Page down ten, Home and End to the ends.</source>
        <translation>Клавиши: стрелки — на ход вперёд или назад, Page Up и Page Down — на десять, Home и End — в начало и конец.</translation>
    </message>
    <message>
        <source>Space plays the game, Escape leaves it.</source>
        <translation>Пробел проигрывает партию, Escape закрывает её.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>ReplayPoints</name>
    <message>
        <source>No points up to here.</source>
        <translation>До этого места очков нет.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ход %1</translation>
    </message>
</context>
<context>
    <name>ReplayReview</name>
    <message>
        <source>The computer judges every action, says what was better, and how well each player did.</source>
        <translation>Компьютер оценивает каждое действие, говорит, что было лучше, и как сыграл каждый игрок.</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>Проанализировать остальное</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>Проанализировать эту партию</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>%1: accuracy %2 %</source>
        <translation>%1: точность %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No action gave much away.</source>
        <translation>Ни одно действие не было большой уступкой.</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, очки: %2, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>под шахом</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>Larger, in place of the board</source>
        <translation>Крупнее, вместо доски</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
</context>
<context>
    <name>ReplayWay</name>
    <message>
        <source>mate, out, the end</source>
        <translation>мат, выбытие, конец</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>действие силы</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>исправлено</translation>
    </message>
    <message>
        <source>game clock %1</source>
        <translation>часы партии %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ход %1 из %2</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>Stop playing it</source>
        <translation>Остановить показ</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Проиграть</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>К концу</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Who stood how well</source>
        <translation>Кто как стоял</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>a piece</source>
        <translation>фигура</translation>
    </message>
    <message>
        <source>%1 captured on %2</source>
        <translation>%1: взятие на %2</translation>
    </message>
    <message>
        <source>%1 captured on %2 by %3</source>
        <translation>%1: взятие на %2, берёт %3</translation>
    </message>
    <message>
        <source>%1 on %2 becomes a %3</source>
        <translation>%1 на %2 превращается: %3</translation>
    </message>
    <message>
        <source>%1 on %2 changes places with the piece on %3</source>
        <translation>%1 на %2 меняется местами с фигурой на %3</translation>
    </message>
    <message>
        <source>the piece on %1 passes from %2 to %3</source>
        <translation>фигура на %1 переходит: %2 → %3</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 получает очки %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 on %3)</source>
        <translation>%1 (%2 на %3)</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>the game is won by %1</source>
        <translation>победитель партии: %1</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>a piece, squares</comment>
        <translation>%1 %2 – %3</translation>
    </message>
    <message>
        <source>%1 removed from %2</source>
        <translation>%1: снятие с %2</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1: постановка на %2</translation>
    </message>
    <message>
        <source>%1 set up again on %2</source>
        <translation>%1: снова на %2</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1 под шахом</translation>
    </message>
    <message>
        <source>%1 is in check by %2</source>
        <translation>%1 под шахом, шах даёт %2</translation>
    </message>
    <message>
        <source>%1 is checkmated</source>
        <translation>%1: мат</translation>
    </message>
    <message>
        <source>%1 is checkmated by %2</source>
        <translation>%1: мат, ставит %2</translation>
    </message>
    <message>
        <source>%1 is stalemated</source>
        <translation>%1: пат</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 выбывает из партии</translation>
    </message>
    <message>
        <source>%1 is out of the game by %2</source>
        <translation>%1 выбывает из партии: %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>%1 is passed over</source>
        <translation>%1 пропускает ход</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Взято назад</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Сыграно снова</translation>
    </message>
    <message>
        <source>The arbiter has corrected the game</source>
        <translation>Арбитр исправил партию</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Юг</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Запад</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Восток</translation>
    </message>
    <message>
        <source>%1 of board %2</source>
        <translation>%1 на доске %2</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>в игре</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>выбывание</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>сдача</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>отсутствие</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>what stands there</source>
        <translation>то, что там стоит</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>фигура</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>a seat, a kind of piece</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1 (held by %2)</source>
        <translation>%1 (владелец: %2)</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ничего из этого</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two squares</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>Becomes %1</source>
        <translation>Превращение: %1</translation>
    </message>
    <message>
        <source>Takes on %1</source>
        <translation>Взятие на %1</translation>
    </message>
    <message>
        <source>cross of %1 by %1</source>
        <translation>крест %1 на %1</translation>
    </message>
    <message>
        <source>square of %1 by %1</source>
        <translation>квадрат %1 на %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>%1 takes on %2</source>
        <comment>squares</comment>
        <translation>%1 берёт на %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>squares</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, becomes %2</source>
        <translation>%1, превращение: %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Rolled %1</source>
        <translation>Выпало %1</translation>
    </message>
    <message>
        <source>Something hidden is set</source>
        <translation>Нечто скрытое подготовлено</translation>
    </message>
    <message>
        <source>Claim or offer a draw</source>
        <translation>Потребовать или предложить ничью</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Принять ничью</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Покинуть партию</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Come back to the game</source>
        <translation>Вернуться в партию</translation>
    </message>
    <message>
        <source>Has talked: skips a turn</source>
        <translation>Разговаривает: пропуск хода</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Объявить время</translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation>%1 сдаётся?</translation>
    </message>
    <message>
        <source>%1 claims a draw?</source>
        <translation>%1 требует ничью?</translation>
    </message>
    <message>
        <source>%1 accepts the draw?</source>
        <translation>%1 принимает ничью?</translation>
    </message>
    <message>
        <source>%1 leaves the game?</source>
        <translation>%1 покидает партию?</translation>
    </message>
    <message>
        <source>Is the agreed time over?</source>
        <translation>Вышло ли согласованное время?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>%1 may move again</source>
        <translation>%1 может ходить ещё раз</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 может ещё действовать</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 выбирает</translation>
    </message>
    <message>
        <source>%1 places a piece</source>
        <translation>%1 ставит фигуру</translation>
    </message>
    <message>
        <source>%1 places the king</source>
        <translation>%1 ставит короля</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1 бросает кости</translation>
    </message>
    <message>
        <source>%1 sets something hidden</source>
        <translation>%1 готовит нечто скрытое</translation>
    </message>
    <message>
        <source>%1 chooses an army</source>
        <translation>%1 выбирает армию</translation>
    </message>
    <message>
        <source>%1 is asked to agree</source>
        <translation>%1: нужно согласие</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 расставляет</translation>
    </message>
    <message>
        <source>All may act: %1</source>
        <translation>Действовать могут все: %1</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 решает: %2</translation>
    </message>
    <message>
        <source>Lift %1 from %2</source>
        <translation>Снимите с %2: %1</translation>
    </message>
    <message>
        <source>Place %1 on %2</source>
        <translation>Поставьте на %2: %1</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Переставьте с %2 на %3: %1</translation>
    </message>
    <message>
        <source>Mark %1 on %2 as %3&apos;s</source>
        <translation>Отметьте на %2: %1, теперь владелец %3</translation>
    </message>
    <message>
        <source>Take the mark off %1 on %2: it is %3&apos;s again</source>
        <translation>Снимите отметку с %2: %1, снова владелец %3</translation>
    </message>
</context>
<context>
    <name>SeatTime</name>
    <message>
        <source>has thought %1</source>
        <translation>обдумано %1</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, очки: %2, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>под шахом</translation>
    </message>
    <message>
        <source>may react</source>
        <translation>может ответить</translation>
    </message>
    <message>
        <source>What %1 may say</source>
        <translation>Что может сказать: %1</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>очк.</translation>
    </message>
    <message>
        <source>What may be said at the table:</source>
        <translation>Что можно сказать за столом:</translation>
    </message>
    <message>
        <source>Nothing can be announced now.</source>
        <translation>Сейчас объявлять нечего.</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Как играть: %1</translation>
    </message>
    <message>
        <source>Look at what is hidden for others</source>
        <translation>Посмотреть, что скрыто от других</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>About Arbiter</source>
        <translation>Об Arbiter</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версия %1</translation>
    </message>
    <message>
        <source>Arbiter watches a board game through a camera, referees it and keeps the score.</source>
        <translation>Arbiter следит за настольной игрой через камеру, судит её и ведёт счёт.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence. It is drawn with Qt (LGPL 3) and sees with OpenCV (Apache 2).</source>
        <translation>Это свободная программа под лицензией MIT. Рисует Qt (LGPL 3), видит OpenCV (Apache 2).</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <translation>Партии хранятся в %1</translation>
    </message>
    <message>
        <source>Back up the games</source>
        <translation>Сделать копию партий</translation>
    </message>
    <message>
        <source>Settings are kept in %1</source>
        <translation>Настройки хранятся в %1</translation>
    </message>
</context>
<context>
    <name>SettingsBoards</name>
    <message>
        <source>Boards, pieces and moves</source>
        <translation>Доски, фигуры и ходы</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Доски</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёная</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Сланец</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Для людей с нарушением цветного зрения</translation>
    </message>
    <message>
        <source>In high contrast the board has the colours of that.</source>
        <translation>При высоком контрасте у доски его цвета.</translation>
    </message>
    <message>
        <source>Pieces that stand</source>
        <translation>Стоячие фигуры</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Рисунки</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>Pieces that lie flat</source>
        <translation>Лежачие фигуры</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Символы</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Иероглифы</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Словами</translation>
    </message>
    <message>
        <source>In letters</source>
        <translation>Буквами</translation>
    </message>
    <message>
        <source>With figurines</source>
        <translation>Фигурками</translation>
    </message>
    <message>
        <source>Squares, where players count from the right</source>
        <translation>Поля, где игроки считают справа</translation>
    </message>
</context>
<context>
    <name>SettingsClub</name>
    <message>
        <source>The club&apos;s server</source>
        <translation>Сервер клуба</translation>
    </message>
    <message>
        <source>With an address, slips and screen have codes with which players&apos; phones sign in.</source>
        <translation>С адресом на листках и экране есть коды, по которым подключаются телефоны игроков.</translation>
    </message>
    <message>
        <source>With a key, this table takes its games from the server and tells it of them.</source>
        <translation>С ключом этот стол берёт свои партии с сервера и сообщает ему о них.</translation>
    </message>
    <message>
        <source>Without a network everything goes on.</source>
        <translation>Без сети всё идёт дальше.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Address of the club&apos;s server</source>
        <translation>Адрес клубного сервера</translation>
    </message>
    <message>
        <source>Key: this table has one. Another one takes its place.</source>
        <translation>Ключ: у этого стола он есть. Новый займёт его место.</translation>
    </message>
    <message>
        <source>Key: the club makes one with “arbiter club keys new table”.</source>
        <translation>Ключ: его делает клуб командой «arbiter club keys new table».</translation>
    </message>
    <message>
        <source>Key of this table</source>
        <translation>Ключ этого стола</translation>
    </message>
    <message>
        <source>Take this server</source>
        <translation>Взять этот сервер</translation>
    </message>
    <message>
        <source>Give the key up</source>
        <translation>Отказаться от ключа</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Rules and reasons are told in it, too; the guides of games and armies are written in English and German.</source>
        <translation>На нём говорятся и правила, и причины; руководства к играм и армиям написаны по-английски и по-немецки.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system has it</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Nothing moves by itself</source>
        <translation>Ничто не движется само</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>SettingsPictures</name>
    <message>
        <source>Pictures of the table</source>
        <translation>Снимки стола</translation>
    </message>
    <message>
        <source>With every move that is read a picture of the board is kept, for who asks later what stood there.</source>
        <translation>С каждым прочитанным ходом хранится снимок доски — на случай вопроса, что там стояло.</translation>
    </message>
    <message>
        <source>They stay on this machine.</source>
        <translation>Они остаются на этой машине.</translation>
    </message>
    <message>
        <source>How large</source>
        <translation>Насколько большие</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Малые</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Большие</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Как долго</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Неделю</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Три месяца</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>As long as there is room</source>
        <translation>Пока есть место</translation>
    </message>
</context>
<context>
    <name>SettingsVoice</name>
    <message>
        <source>Voice and sounds</source>
        <translation>Голос и звуки</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Полностью</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>Ничего не говорится.</translation>
    </message>
    <message>
        <source>The move, check and mate, who is out, the end, and when time is short.</source>
        <translation>Ход, шах и мат, кто выбыл, конец и когда мало времени.</translation>
    </message>
    <message>
        <source>Effects, points, what hands must do and what is asked as well. What is hidden is never said.</source>
        <translation>А также действия сил, очки, что сделать руками и о чём спрошено. Скрытое не говорится никогда.</translation>
    </message>
    <message>
        <source>Sounds when time is short</source>
        <translation>Звуки, когда мало времени</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Попробовать</translation>
    </message>
    <message>
        <source>Spoken by: %1</source>
        <translation>Голос: %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The clock stands still while this is open.</source>
        <translation>Пока это открыто, часы стоят.</translation>
    </message>
    <message>
        <source>The clock runs: %1.</source>
        <translation>Часы идут: %1.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>These keys</source>
        <translation>Эти клавиши</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Как играют в эту игру</translation>
    </message>
    <message>
        <source>The whole screen, and back</source>
        <translation>Во весь экран и обратно</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Взять назад последнее действие</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Сыграть заново</translation>
    </message>
    <message>
        <source>Pause or start the clock</source>
        <translation>Остановить или пустить часы</translation>
    </message>
    <message>
        <source>The clocks in a window of their own</source>
        <translation>Часы в отдельном окне</translation>
    </message>
    <message>
        <source>The second screen, for guests</source>
        <translation>Второй экран, для гостей</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>The games that are kept</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>Клуб</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>The settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>On the board: arrow keys go from square to square, Return or Space takes and sets a piece.</source>
        <translation>На доске: стрелки ведут от поля к полю, Enter или пробел берёт и ставит фигуру.</translation>
    </message>
    <message>
        <source>Tab goes from one thing to the next, Escape closes what is open.</source>
        <translation>Tab ведёт от одного к другому, Escape закрывает открытое.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Ask the computer for a hint</source>
        <translation>Попросить подсказку у компьютера</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>Всё крупнее</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Всё мельче</translation>
    </message>
    <message>
        <source>As large as usual</source>
        <translation>Обычный размер</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Закрыть программу; партия сохраняется</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>SourceBrowse</name>
    <message>
        <source>Which folder of pictures?</source>
        <translation>Какая папка со снимками?</translation>
    </message>
    <message>
        <source>Which film?</source>
        <translation>Какой фильм?</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1, партия %2</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Как в это играют</translation>
    </message>
    <message>
        <source>Go through this game …</source>
        <translation>Просмотреть эту партию …</translation>
    </message>
    <message>
        <source>The clocks, large</source>
        <translation>Часы крупно</translation>
    </message>
    <message>
        <source>A second screen for guests</source>
        <translation>Второй экран для гостей</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Экспорт этой партии …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Бланк партии …</translation>
    </message>
    <message>
        <source>Players&apos; phones …</source>
        <translation>Телефоны игроков …</translation>
    </message>
    <message>
        <source>Load a game from a file …</source>
        <translation>Загрузить партию из файла …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Повернуть доску</translation>
    </message>
</context>
<context>
    <name>TryPuzzle</name>
    <message>
        <source>Try it: find the best action</source>
        <translation>Попробуйте: найдите лучшее действие</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Задачи из ваших партий</translation>
    </message>
    <message>
        <source>The computer searches your finished games for positions with one best action.</source>
        <translation>Компьютер ищет в ваших оконченных партиях позиции с одним лучшим действием.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Искать</translation>
    </message>
    <message>
        <source>Search the games for puzzles</source>
        <translation>Искать задачи в партиях</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Попробовать</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>1. A camera looks at the table and reads the moves from the picture. Without one, you click them.</source>
        <translation>1. Камера смотрит на стол и читает ходы по снимку. Без неё вы делаете их мышью.</translation>
    </message>
    <message>
        <source>2. What is not allowed is told with the rule; what hands must do is numbered on the board.</source>
        <translation>2. О недозволенном говорится с правилом; что сделать руками, пронумеровано на доске.</translation>
    </message>
    <message>
        <source>3. Every point has its reason. Nothing that was shown is lost, not even when the power fails.</source>
        <translation>3. У каждого очка есть причина. Показанное не пропадает, даже если отключится ток.</translation>
    </message>
    <message>
        <source>Good evening. This is Arbiter.</source>
        <translation>Добрый вечер. Это Arbiter.</translation>
    </message>
    <message>
        <source>You play on a real board. It watches, knows the rules, and keeps the clocks and the points.</source>
        <translation>Вы играете на настоящей доске. Программа смотрит, знает правила, ведёт часы и очки.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>The demo&apos;s film is being made …</source>
        <translation>Фильм для показа готовится …</translation>
    </message>
    <message>
        <source>Watch the demo</source>
        <translation>Смотреть показ</translation>
    </message>
    <message>
        <source>Set up a camera</source>
        <translation>Настроить камеру</translation>
    </message>
    <message>
        <source>Stop making it</source>
        <translation>Прекратить</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Camera</name>
    <message>
        <source>Board %1: </source>
        <translation>Доска %1: </translation>
    </message>
    <message>
        <source>What is watched was taken away</source>
        <translation>Источник убран</translation>
    </message>
    <message>
        <source>%1 is not there any more. The game goes on by hand.</source>
        <translation>%1 больше нет. Партия идёт дальше вручную.</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>Камера не даёт снимков</translation>
    </message>
    <message>
        <source>A picture could not be read</source>
        <translation>Снимок не удалось прочесть</translation>
    </message>
    <message>
        <source>The game goes on by hand; the camera is tried again.</source>
        <translation>Партия идёт дальше вручную; камеру пробуют снова.</translation>
    </message>
    <message>
        <source>No board is found in the picture</source>
        <translation>На снимке доска не найдена</translation>
    </message>
    <message>
        <source>The game is not read. Show the whole board to the camera, in even light, or say on the Camera page where it lies; until then moves are entered by hand.</source>
        <translation>Партия не читается. Покажите камере всю доску при ровном свете или укажите на странице «Камера», где она лежит; до тех пор ходы вносятся вручную.</translation>
    </message>
    <message>
        <source>The record is corrected</source>
        <translation>Запись исправлена</translation>
    </message>
    <message>
        <source>Illegal on the table</source>
        <translation>На столе недозволенное</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>Что было сыграно?</translation>
    </message>
    <message>
        <source>The turn is not finished</source>
        <translation>Ход не закончен</translation>
    </message>
    <message>
        <source>The table is not as the game has it</source>
        <translation>На столе не то, что в партии</translation>
    </message>
    <message>
        <source>The board cannot be seen</source>
        <translation>Доску не видно</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Другая игра?</translation>
    </message>
    <message>
        <source>The camera was moved</source>
        <translation>Камеру сдвинули</translation>
    </message>
    <message>
        <source>Tags on the pieces</source>
        <translation>Метки на фигурах</translation>
    </message>
    <message>
        <source>Follow the list beside the board.</source>
        <translation>Следуйте списку рядом с доской.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Нет камеры</translation>
    </message>
    <message>
        <source>Opening what is to be watched</source>
        <translation>Открывается источник</translation>
    </message>
    <message>
        <source>What was watched is not there any more</source>
        <translation>Источника больше нет</translation>
    </message>
    <message>
        <source>The pictures are over</source>
        <translation>Снимки кончились</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Measuring the lens: the game is not read</source>
        <translation>Измерение объектива: партия не читается</translation>
    </message>
    <message>
        <source>Measuring the lens</source>
        <translation>Измерение объектива</translation>
    </message>
    <message>
        <source>Begin a game to watch it</source>
        <translation>Начните партию, чтобы наблюдать за ней</translation>
    </message>
    <message>
        <source>Looking for the board</source>
        <translation>Поиск доски</translation>
    </message>
    <message>
        <source>Comparing the table with the game</source>
        <translation>Сравнение стола с партией</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>A hand is over the board</source>
        <translation>Над доской рука</translation>
    </message>
    <message>
        <source>Waiting for an answer</source>
        <translation>Ожидание ответа</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>Доска закрыта</translation>
    </message>
    <message>
        <source>Nothing was played</source>
        <translation>Ничего не сыграно</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between actions that follow one another</comment>
        <translation>, затем </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>A square is %1 pixels wide, %2 at its narrowest.</source>
        <translation>Поле шириной %1 пикселей, в самом узком месте %2.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>The camera looks down at %1 degrees.</source>
        <translation>Камера смотрит вниз под углом %1 градусов.</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Резкость</translation>
    </message>
    <message>
        <source>Edges are blurred by %1 pixels.</source>
        <translation>Края размыты на %1 пикселей.</translation>
    </message>
    <message>
        <source>Cannot be told here.</source>
        <translation>Здесь не определить.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Brightness %1 of 255, contrast %2.</source>
        <translation>Яркость %1 из 255, контраст %2.</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Блики</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Нет.</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>На %1</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>В кадре</translation>
    </message>
    <message>
        <source>The whole board.</source>
        <translation>Вся доска.</translation>
    </message>
    <message>
        <source>Cut off: %1</source>
        <translation>Отрезано: %1</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, доска %2</translation>
    </message>
    <message>
        <source>Find the board first.</source>
        <translation>Сначала найдите доску.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Дайте имя.</translation>
    </message>
    <message>
        <source>The pieces are told by their looks.</source>
        <translation>Фигуры различаются по виду.</translation>
    </message>
    <message>
        <source>Read as soon as the camera sees the game on the board.</source>
        <translation>Читаются, как только камера увидит партию на доске.</translation>
    </message>
    <message>
        <source>Read as soon as a game is watched.</source>
        <translation>Читаются, как только началось наблюдение за партией.</translation>
    </message>
    <message>
        <source>the corner of a1</source>
        <translation>угол у a1</translation>
    </message>
    <message>
        <source>the far end of the first rank</source>
        <translation>дальний конец первой горизонтали</translation>
    </message>
    <message>
        <source>the corner opposite a1</source>
        <translation>угол напротив a1</translation>
    </message>
    <message>
        <source>the far end of the a-file</source>
        <translation>дальний конец вертикали a</translation>
    </message>
    <message>
        <source>%1 × %2 pixels.</source>
        <translation>%1 × %2 пикселей.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels; 1280 pixels across are better.</source>
        <translation>%1 × %2 пикселей; 1280 пикселей в ширину лучше.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second.</source>
        <translation>%1 × %2 пикселей, %3 в секунду.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second; 1280 pixels across are better.</source>
        <translation>%1 × %2 пикселей, %3 в секунду; 1280 пикселей в ширину лучше.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Снимок</translation>
    </message>
    <message>
        <source>Waiting for the first picture.</source>
        <translation>Ожидание первого снимка.</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on beside the table, not behind the camera.</source>
        <translation>Слишком темно: включите лампу рядом со столом, не за камерой.</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or the camera&apos;s exposure down.</source>
        <translation>Слишком светло: отверните лампу или уменьшите выдержку камеры.</translation>
    </message>
    <message>
        <source>Bright enough.</source>
        <translation>Света достаточно.</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, focus on the board, keep the camera still.</source>
        <translation>Размыто: протрите объектив, наведите на доску, не двигайте камеру.</translation>
    </message>
    <message>
        <source>Sharp.</source>
        <translation>Резко.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the corners by hand.</source>
        <translation>Не найдена. Покажите все четыре угла, сверху или под наклоном до 60 градусов; или укажите углы вручную.</translation>
    </message>
    <message>
        <source>Found; the grid must lie on the squares.</source>
        <translation>Найдена; сетка должна лежать на полях.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels: move the camera nearer.</source>
        <translation>Самое малое поле — %1 пикселей: придвиньте камеру.</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels.</source>
        <translation>Самое малое поле — %1 пикселей.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>The table shows the game.</source>
        <translation>На столе стоит партия.</translation>
    </message>
    <message>
        <source>%1 squares look other than the game has them: %2</source>
        <translation>Поля, которые выглядят не так, как в партии, — %1: %2</translation>
    </message>
    <message>
        <source>Waiting for the phone</source>
        <translation>Ожидание телефона</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Cameras</name>
    <message>
        <source>Pictures of the table are not kept</source>
        <translation>Снимки стола не сохраняются</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Наблюдения нет</translation>
    </message>
    <message>
        <source>This game was watched from %1. To go on with it, press Watch on the Camera page.</source>
        <translation>За этой партией наблюдали из %1. Чтобы продолжить, нажмите «Наблюдать» на странице «Камера».</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>камера %1</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>телефон</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Choices</name>
    <message>
        <source>Moves on the board</source>
        <translation>Ходы на доске</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Поставить фигуру</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Без этого</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>Остаётся как есть</translation>
    </message>
    <message>
        <source>Takes without moving</source>
        <translation>Взятие без хода</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Club</name>
    <message numerus="yes">
        <source>%1 of %n round(s)</source>
        <translation>
            <numerusform>%1 из %n тура</numerusform>
            <numerusform>%1 из %n туров</numerusform>
            <numerusform>%1 из %n туров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n тур</numerusform>
            <numerusform>%n тура</numerusform>
            <numerusform>%n туров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>dddd, d MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubFiles</name>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Standings and seatings on one page, to be opened in a browser, printed and put up.</source>
        <translation>Положение и рассадка на одной странице: открыть в браузере, напечатать и вывесить.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>По строке на игрока, для таблицы (CSV).</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>A line for every seat of every table, for a spreadsheet (CSV).</source>
        <translation>По строке на каждое место каждого стола, для таблицы (CSV).</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>The tournament report that federations take (TRF).</source>
        <translation>Отчёт о турнире, который принимают федерации (TRF).</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Встреча не открыта.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Записано в %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubGrid</name>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>Укажите, кто вносит: это хранится с результатом.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLeagues</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n встреча</numerusform>
            <numerusform>%n встречи</numerusform>
            <numerusform>%n встреч</numerusform>
        </translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>побед: %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>место %1</translation>
    </message>
    <message>
        <source>does not count: others were better</source>
        <translation>не идёт в зачёт: другие лучше</translation>
    </message>
    <message>
        <source>The points of the events are added up.</source>
        <translation>Очки встреч складываются.</translation>
    </message>
    <message>
        <source>Ranks are worth %1.</source>
        <translation>Места стоят %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n event(s) of everybody count.</source>
        <translation>
            <numerusform>В зачёт идёт лучшая %n встреча каждого.</numerusform>
            <numerusform>В зачёт идут лучшие %n встречи каждого.</numerusform>
            <numerusform>В зачёт идут лучшие %n встреч каждого.</numerusform>
        </translation>
    </message>
    <message>
        <source>No league has been made yet. A league adds up what several events were worth to everybody.</source>
        <translation>Лиг ещё нет. Лига складывает то, что несколько встреч дали каждому.</translation>
    </message>
    <message>
        <source>No event belongs to it yet: Edit adds some.</source>
        <translation>В неё ещё не входит ни одна встреча: добавьте их через «Изменить».</translation>
    </message>
    <message>
        <source>Nothing of its events has been played yet.</source>
        <translation>Во встречах лиги ещё ничего не сыграно.</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>Нужно имя.</translation>
    </message>
    <message>
        <source>Ranks are worth points such as 10-8-6-5, not “%1”.</source>
        <translation>Очки за места пишутся вроде 10-8-6-5, а не «%1».</translation>
    </message>
    <message>
        <source>How many events count is a number such as 6, not “%1”.</source>
        <translation>Сколько встреч идут в зачёт — число вроде 6, а не «%1».</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>На бумаге</translation>
    </message>
    <message>
        <source>Everybody with the points of every event, to be printed (PDF, A4).</source>
        <translation>Все с очками каждой встречи, для печати (PDF, A4).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>По строке на игрока, для таблицы (CSV).</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>All of it, for other programs (JSON).</source>
        <translation>Всё, для других программ (JSON).</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Записано в %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLink</name>
    <message numerus="yes">
        <source>%n move(s) wait for the club.</source>
        <translation>
            <numerusform>%n ход ждёт отправки в клуб.</numerusform>
            <numerusform>%n хода ждут отправки в клуб.</numerusform>
            <numerusform>%n ходов ждут отправки в клуб.</numerusform>
        </translation>
    </message>
    <message>
        <source>The club has everything that was played here.</source>
        <translation>У клуба есть всё, что здесь сыграно.</translation>
    </message>
    <message>
        <source>The club has not published a round yet.</source>
        <translation>Клуб ещё не опубликовал ни одного тура.</translation>
    </message>
    <message>
        <source>The club does not know this table any more; ask it again.</source>
        <translation>Клуб больше не знает этого стола; спросите снова.</translation>
    </message>
    <message>
        <source>Another machine plays this game</source>
        <translation>Эту партию играет другая машина</translation>
    </message>
    <message>
        <source>The club is not reached</source>
        <translation>Клуб недоступен</translation>
    </message>
    <message>
        <source>The game goes on, and the club is told when it is back.</source>
        <translation>Партия идёт дальше, и клуб узнает о ней, когда вернётся.</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 возражает</translation>
    </message>
    <message>
        <source>Said with a phone. The arbiter decides.</source>
        <translation>Сказано с телефона. Решает арбитр.</translation>
    </message>
    <message>
        <source>A fault of the program: %1</source>
        <translation>Ошибка программы: %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPeople</name>
    <message>
        <source>born %1</source>
        <translation>год рождения %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s)</source>
        <translation>
            <numerusform>%n записанная партия</numerusform>
            <numerusform>%n записанные партии</numerusform>
            <numerusform>%n записанных партий</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day in short, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>вместе с %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, тур %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place, of so many</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>впереди: %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>наравне: %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>позади: %1</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, партия %2</translation>
    </message>
    <message>
        <source>The year of birth is a number such as 1990, not “%1”.</source>
        <translation>Год рождения — число вроде 1990, а не «%1».</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>Нужно имя.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 теперь %2.</translation>
    </message>
    <message>
        <source>Erased; games and results stay. Copies of the file made before still have it.</source>
        <translation>Стёрто; партии и результаты остаются. В копиях файла, сделанных раньше, всё ещё есть.</translation>
    </message>
    <message>
        <source>Keys revoked: %1.</source>
        <translation>Отозванные ключи: %1.</translation>
    </message>
    <message>
        <source>Reasons of corrections that still name them: %1.</source>
        <translation>Причины исправлений, где имя ещё названо: %1.</translation>
    </message>
    <message>
        <source>Events and leagues that still bear their name: %1.</source>
        <translation>Турниры и лиги, которые ещё носят это имя: %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPlayers</name>
    <message>
        <source>rated %1</source>
        <translation>рейтинг %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds are published.</source>
        <translation>Все туры опубликованы.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1, %2 sitting out.</source>
        <translation>Для тура %1 ещё никого нет, пропускают: %2.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1.</source>
        <translation>Для тура %1 ещё никого нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1, %2 sitting out.</source>
        <translation>
            <numerusform>%n человек здесь для тура %1, пропускают: %2.</numerusform>
            <numerusform>%n человека здесь для тура %1, пропускают: %2.</numerusform>
            <numerusform>%n человек здесь для тура %1, пропускают: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1.</source>
        <translation>
            <numerusform>%n человек здесь для тура %1.</numerusform>
            <numerusform>%n человека здесь для тура %1.</numerusform>
            <numerusform>%n человек здесь для тура %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left after round %1</source>
        <translation>уход после тура %1</translation>
    </message>
    <message>
        <source>There is a player named %1 already</source>
        <translation>Игрок с именем %1 уже есть</translation>
    </message>
    <message>
        <source>%1 is new, and here.</source>
        <translation>%1 — новое имя, уже здесь.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 — новое имя.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubRatings</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>last in %1</source>
        <translation>последний раз: %1</translation>
    </message>
    <message>
        <source>first in %1 of %2 · most likely %3 to %4</source>
        <translation>первое место: %1 из %2 · вероятнее всего от %3 до %4</translation>
    </message>
    <message>
        <source>No game counts yet: it takes two whose names are known, and an end.</source>
        <translation>Ещё ни одна партия не идёт в счёт: нужны двое с известными именами и конец.</translation>
    </message>
    <message>
        <source>No game of an event counts yet.</source>
        <translation>Ещё ни одна партия встречи не идёт в счёт.</translation>
    </message>
    <message>
        <source>From %1, up to %2.</source>
        <translation>С %1 по %2.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubSeating</name>
    <message>
        <source>%1 %2 times</source>
        <translation>%1, раз: %2</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1: %2, было %3</translation>
    </message>
    <message>
        <source>It makes nothing better or worse</source>
        <translation>Ни лучше, ни хуже не становится</translation>
    </message>
    <message>
        <source>Round %1 is drafted, too.</source>
        <translation>Черновик тура %1 тоже готов.</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 are drafted, too.</source>
        <translation>Черновики туров с %1 по %2 тоже готовы.</translation>
    </message>
    <message>
        <source>table %1 of round %2</source>
        <translation>стол %1 тура %2</translation>
    </message>
    <message>
        <source>Who meets whom depends on the results so far; missing: %1.</source>
        <translation>Кто с кем встречается, зависит от прежних результатов; не хватает: %1.</translation>
    </message>
    <message>
        <source>Round %1 is published: its tables can begin.</source>
        <translation>Тур %1 опубликован: его столы могут начинать.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubStandings</name>
    <message>
        <source>won: nobody else came</source>
        <translation>победа: больше никто не явился</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>неявка</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>без стола</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>still without a result</source>
        <translation>ещё без результата</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Тур %1, стол %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>место %1</translation>
    </message>
    <message>
        <source>%1 points of the game</source>
        <translation>очки партии: %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>вместе с %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>партия %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>%1 в туре %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 против: %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1 (усечено)</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Ни один тур ещё не опубликован.</translation>
    </message>
    <message>
        <source>After round %1 of %2.</source>
        <translation>После тура %1 из %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 waits for table(s) %2.</source>
        <translation>
            <numerusform>Тур %1 ждёт стола %2.</numerusform>
            <numerusform>Тур %1 ждёт столов %2.</numerusform>
            <numerusform>Тур %1 ждёт столов %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>Ещё никто не участвует.</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>не идёт в зачёт</translation>
    </message>
    <message>
        <source>was away</source>
        <translation>отсутствовал</translation>
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
        <translation>Не начата</translation>
    </message>
    <message>
        <source>Still played</source>
        <translation>Ещё идёт</translation>
    </message>
    <message>
        <source>By the referee</source>
        <translation>Программой-арбитром</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручную</translation>
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
        <translation>Укажите, кто вносит: это хранится с результатом.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Встреча не открыта.</translation>
    </message>
    <message>
        <source>The result of table %1 is entered.</source>
        <translation>Результат стола %1 внесён.</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <translation>Результат стола %1 взят назад.</translation>
    </message>
    <message>
        <source>Say who decides it: it stands in the club&apos;s log.</source>
        <translation>Укажите, кто решает: это хранится в журнале клуба.</translation>
    </message>
    <message>
        <source>Say why the game does not count.</source>
        <translation>Укажите, почему партия не идёт в счёт.</translation>
    </message>
    <message>
        <source>Table %1 is to be played again; what was played stays among the games.</source>
        <translation>Стол %1 нужно сыграть заново; сыгранное остаётся среди партий.</translation>
    </message>
    <message>
        <source>The points cannot be counted: enter the result again</source>
        <translation>Очки не сосчитать: введите результат заново</translation>
    </message>
    <message>
        <source>Round %1 is a draft again.</source>
        <translation>Тур %1 снова черновик.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Demo</name>
    <message>
        <source>The demo&apos;s film could not be made in %1.</source>
        <translation>Фильм для показа не удалось сделать в %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::EventForm</name>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
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
        <translation>Согласованное время вышло</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>%1: the time is over. Start plays on</source>
        <comment>one or several players</comment>
        <translation>%1: время вышло. «Пуск» — играть дальше</translation>
    </message>
    <message>
        <source>Paused. Only Start lets it run</source>
        <translation>Пауза. Идти часам даст только «Пуск»</translation>
    </message>
    <message>
        <source>It stands still until this is done</source>
        <translation>Стоят, пока это не сделано</translation>
    </message>
    <message>
        <source>It starts with the first move</source>
        <translation>Пойдут с первым ходом</translation>
    </message>
    <message numerus="yes">
        <source>byo-yomi, %n left</source>
        <comment>stretches</comment>
        <translation>
            <numerusform>бёёми, остался %n</numerusform>
            <numerusform>бёёми, осталось %n</numerusform>
            <numerusform>бёёми, осталось %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <translation>
            <numerusform>ещё %n ход</numerusform>
            <numerusform>ещё %n хода</numerusform>
            <numerusform>ещё %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>counts in %1</source>
        <translation>отсчёт через %1</translation>
    </message>
    <message>
        <source>Say why the clock is changed: the reason is kept with the game.</source>
        <translation>Укажите, почему часы меняются: причина хранится с партией.</translation>
    </message>
    <message>
        <source>The game has no time of its own that could be set.</source>
        <translation>У партии нет своего времени, которое можно установить.</translation>
    </message>
    <message>
        <source>%1 has no time of its own that could be set.</source>
        <translation>%1: своего времени, которое можно установить, нет.</translation>
    </message>
    <message>
        <source>The clock shows that time already.</source>
        <translation>Часы уже показывают это время.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameFiles</name>
    <message>
        <source>from line %1</source>
        <translation>со строки %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Партия %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), not finished.</source>
        <translation>
            <numerusform>%1, %n ход, не окончена.</numerusform>
            <numerusform>%1, %n хода, не окончена.</numerusform>
            <numerusform>%1, %n ходов, не окончена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), over.</source>
        <translation>
            <numerusform>%1, %n ход, окончена.</numerusform>
            <numerusform>%1, %n хода, окончена.</numerusform>
            <numerusform>%1, %n ходов, окончена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Game %1 is on the clipboard.</source>
        <translation>Партия %1 в буфере обмена.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Папку %1 создать нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1.</source>
        <translation>
            <numerusform>%n снимок в %1.</numerusform>
            <numerusform>%n снимка в %1.</numerusform>
            <numerusform>%n снимков в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is too long for a code. A file has room for it.</source>
        <translation>Запись слишком длинна для кода. В файл она поместится.</translation>
    </message>
    <message>
        <source>This is game %1, which was there already.</source>
        <translation>Это партия %1, она уже была.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Партия %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1.</source>
        <translation>
            <numerusform>%n партия лежит в %1.</numerusform>
            <numerusform>%n партии лежат в %1.</numerusform>
            <numerusform>%n партий лежат в %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be written. The first: %1</source>
        <translation>
            <numerusform>Не удалось записать %n партию. Первая: %1</numerusform>
            <numerusform>Не удалось записать %n партии. Первая: %1</numerusform>
            <numerusform>Не удалось записать %n партий. Первая: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Language</name>
    <message>
        <source>As the system has it</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LastGame</name>
    <message numerus="yes">
        <source>%n action(s), begun %1</source>
        <translation>
            <numerusform>%n действие, начало %1</numerusform>
            <numerusform>%n действия, начало %1</numerusform>
            <numerusform>%n действий, начало %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LensSetup</name>
    <message>
        <source>The board is looked for through the measured lens from now on.</source>
        <translation>Отныне доску ищут через измеренный объектив.</translation>
    </message>
    <message>
        <source>It is kept as soon as the board is found.</source>
        <translation>Сохраняется, как только доска найдена.</translation>
    </message>
    <message>
        <source>It cannot be kept: %1</source>
        <translation>Сохранить не удалось: %1</translation>
    </message>
    <message>
        <source>The measured lens is used from now on, and kept as %1.</source>
        <translation>Измеренный объектив отныне используется и сохранён как %1.</translation>
    </message>
    <message>
        <source>Hold the printed calibration board before the camera.</source>
        <translation>Держите напечатанную калибровочную доску перед камерой.</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Измерение …</translation>
    </message>
    <message>
        <source>Residual %1 pixels over %2 pictures; focal length %3 pixels, known to %4 %; %5 % of the picture covered.</source>
        <translation>Остаток %1 пикселей по снимкам: %2; фокусное расстояние %3 пикселей с точностью %4 %; снято %5 % кадра.</translation>
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
        <translation>не окончена</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>победа: %1</translation>
    </message>
    <message>
        <source>Copying the games …</source>
        <translation>Копирование партий …</translation>
    </message>
    <message>
        <source>No backup: %1</source>
        <translation>Резервной копии нет: %1</translation>
    </message>
    <message>
        <source>Backed up and checked: %1</source>
        <translation>Скопировано и проверено: %1</translation>
    </message>
    <message>
        <source>Game %1 is in the archive.</source>
        <translation>Партия %1 в архиве.</translation>
    </message>
    <message>
        <source>Game %1 is back among the games.</source>
        <translation>Партия %1 снова среди партий.</translation>
    </message>
    <message numerus="yes">
        <source>Game %1 is in the bin; it is erased after %n day(s).</source>
        <translation>
            <numerusform>Партия %1 в корзине; она будет стёрта через %n день.</numerusform>
            <numerusform>Партия %1 в корзине; она будет стёрта через %n дня.</numerusform>
            <numerusform>Партия %1 в корзине; она будет стёрта через %n дней.</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Домашняя папка</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Рабочий стол</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Видео</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>There is no folder or file %1.</source>
        <translation>Нет папки или файла %1.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message numerus="yes">
        <source>Changing %n game(s) …</source>
        <translation>
            <numerusform>Изменяется %n партия …</numerusform>
            <numerusform>Изменяются %n партии …</numerusform>
            <numerusform>Изменяются %n партий …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stayed. The first: %1.</source>
        <translation>
            <numerusform>Осталась %n партия. Первая: %1.</numerusform>
            <numerusform>Остались %n партии. Первая: %1.</numerusform>
            <numerusform>Осталось %n партий. Первая: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the archive.</source>
        <translation>
            <numerusform>%n партия в архиве.</numerusform>
            <numerusform>%n партии в архиве.</numerusform>
            <numerusform>%n партий в архиве.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are back among the games.</source>
        <translation>
            <numerusform>%n партия снова среди партий.</numerusform>
            <numerusform>%n партии снова среди партий.</numerusform>
            <numerusform>%n партий снова среди партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the bin, and are erased after %1 days.</source>
        <translation>
            <numerusform>%n партия в корзине, она стирается через %1 дней.</numerusform>
            <numerusform>%n партии в корзине, они стираются через %1 дней.</numerusform>
            <numerusform>%n партий в корзине, они стираются через %1 дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have the tags.</source>
        <translation>
            <numerusform>%n партия получила метки.</numerusform>
            <numerusform>%n партии получили метки.</numerusform>
            <numerusform>%n партий получили метки.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LogModel</name>
    <message>
        <source>The game begins</source>
        <translation>Партия начинается</translation>
    </message>
    <message>
        <source>Taken back: move %1</source>
        <translation>Взят назад ход %1</translation>
    </message>
    <message>
        <source>Taken back: %1 moves</source>
        <translation>Взято назад ходов: %1</translation>
    </message>
    <message>
        <source>Brought again: move %1</source>
        <translation>Возвращён ход %1</translation>
    </message>
    <message>
        <source>Brought again: %1 moves</source>
        <translation>Возвращено ходов: %1</translation>
    </message>
    <message>
        <source>Corrected by the arbiter: %1</source>
        <translation>Исправлено арбитром: %1</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>прочитано с %1</translation>
    </message>
    <message>
        <source>read from %1, %2 % sure</source>
        <translation>прочитано с %1, уверенность %2 %</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>уверенность %1 %</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PaperSheets</name>
    <message numerus="yes">
        <source>Written to %1: %n page(s).</source>
        <translation>
            <numerusform>Записано в %1: %n страница.</numerusform>
            <numerusform>Записано в %1: %n страницы.</numerusform>
            <numerusform>Записано в %1: %n страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Тур %1, черновик</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Встреча не открыта.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Бланк партии</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Бланк партии %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The whole game on one sheet, to lie beside the board.</source>
        <translation>Вся игра на одном листе, чтобы положить рядом с доской.</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Все армии</translation>
    </message>
    <message>
        <source>A booklet of all armies of the game, a page for each.</source>
        <translation>Брошюра обо всех армиях игры, по странице на каждую.</translation>
    </message>
    <message>
        <source>This army on one page: set-up, power, what is easily overlooked.</source>
        <translation>Эта армия на одной странице: расстановка, сила, что легко упустить.</translation>
    </message>
    <message>
        <source>%1, every army</source>
        <translation>%1, все армии</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PieceModel</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PositionEditor</name>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1: прочь с %2</translation>
    </message>
    <message>
        <source>%1 stands on %2</source>
        <translation>%1: стоит на %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Prints</name>
    <message>
        <source>The printer does not answer.</source>
        <translation>Принтер не отвечает.</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Отправлено на %1.</translation>
    </message>
    <message>
        <source>It was not printed: %1</source>
        <translation>Не напечатано: %1</translation>
    </message>
    <message>
        <source>no printer is set up</source>
        <translation>принтер не настроен</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s); print at 100 %.</source>
        <translation>
            <numerusform>%n страница; печатать в масштабе 100 %.</numerusform>
            <numerusform>%n страницы; печатать в масштабе 100 %.</numerusform>
            <numerusform>%n страниц; печатать в масштабе 100 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 пунктов</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 полей</translation>
    </message>
    <message>
        <source>Say where to write it.</source>
        <translation>Укажите, куда записать.</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>Записано в %1: %2</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Take %1 to one that does.</source>
        <translation>Здесь нет программы для PDF. Откройте %1 там, где она есть.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Puzzles</name>
    <message>
        <source>%1, game %2, action %3</source>
        <translation>%1, партия %2, действие %3</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <translation>%1, %2, действие %3</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found</source>
        <translation>
            <numerusform>найдена %n задача</numerusform>
            <numerusform>найдено %n задачи</numerusform>
            <numerusform>найдено %n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games searched, %3</source>
        <comment>the last: puzzles found</comment>
        <translation>Просмотрено партий: %1 из %2, %3</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>Задач пока нет.</translation>
    </message>
    <message>
        <source>%1 is not the best action. Try again.</source>
        <translation>%1: это не лучшее действие. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>It was played in the game, too.</source>
        <translation>Так было сыграно и в партии.</translation>
    </message>
    <message>
        <source>In the game %1 was played.</source>
        <translation>В партии было сыграно %1.</translation>
    </message>
    <message>
        <source>Right: %1 is the best action.</source>
        <translation>Верно: %1 — лучшее действие.</translation>
    </message>
    <message>
        <source>The best action is %1.</source>
        <translation>Лучшее действие: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and a seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is to move. One action is clearly the best. Which one?</source>
        <translation>Ходит %1. Одно действие явно лучшее. Какое?</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Questions</name>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>последний ход</translation>
    </message>
    <message>
        <source>A draw is offered. Does %1 accept?</source>
        <translation>Предложена ничья. %1 согласен?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>a seat, a reaction</comment>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>Click a lit square.</source>
        <translation>Щёлкните по выделенному полю.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>%1 sets something hidden.</source>
        <translation>%1 задаёт что-то скрытое.</translation>
    </message>
    <message>
        <source>%1 may set something hidden.</source>
        <translation>%1 может задать что-то скрытое.</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Передать экран: %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Replay</name>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Ещё ни одна партия не начата.</translation>
    </message>
    <message>
        <source>What is kept of the game has no beginning.</source>
        <translation>У сохранённой партии нет начала.</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <translation>Стол в начале</translation>
    </message>
    <message>
        <source>The table after this move</source>
        <translation>Стол после этого хода</translation>
    </message>
    <message>
        <source>The table at the start; none was taken since</source>
        <translation>Стол в начале; с тех пор снимков не было</translation>
    </message>
    <message>
        <source>The table after move %1; none was taken since</source>
        <translation>Стол после хода %1; с тех пор снимков не было</translation>
    </message>
    <message>
        <source>No picture of the table was kept up to here. The camera keeps one with every move that it reads.</source>
        <translation>Снимков стола до этого места нет. Камера сохраняет снимок с каждым прочитанным ходом.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Letters are the seats; a dashed line upright is a mate, or somebody who is out.</source>
        <translation>Буквы — места игроков; штриховая черта — мат или выбытие.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Время на каждый ход</translation>
    </message>
    <message>
        <source>Captures and mates</source>
        <translation>Взятия и маты</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <translation>Оставшиеся фигуры</translation>
    </message>
    <message>
        <source>So many pieces were captured on a square; a cross is a king that was mated.</source>
        <translation>Сколько фигур взято на поле; крест — король, получивший мат.</translation>
    </message>
    <message>
        <source>Minutes and seconds; a bar has the colour of who moved.</source>
        <translation>Минуты и секунды; цвет столбика — цвет ходившего.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Review</name>
    <message>
        <source>No action has been played yet.</source>
        <translation>Ещё не сыграно ни одного действия.</translation>
    </message>
    <message>
        <source>This game is not saved, so it cannot be analysed.</source>
        <translation>Эта партия не сохранена, поэтому её нельзя проанализировать.</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over.</source>
        <translation>Эту партию можно проанализировать, когда она закончится.</translation>
    </message>
    <message>
        <source>Something is hidden in this game. You can analyse it when it is over.</source>
        <translation>В этой партии что-то скрыто. Её можно проанализировать, когда она закончится.</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>Действий: %1 из %2</translation>
    </message>
    <message>
        <source>%1. Better: %2.</source>
        <translation>%1. Лучше: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3 %4</source>
        <comment>number, player, action, mark</comment>
        <translation>%1. %2: %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n действие</numerusform>
            <numerusform>%n действия</numerusform>
            <numerusform>%n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a player and a share</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Ожидается: %1</translation>
    </message>
    <message>
        <source>The best action.</source>
        <translation>Лучшее действие.</translation>
    </message>
    <message>
        <source>A good action.</source>
        <translation>Хорошее действие.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Setup</name>
    <message>
        <source>%1 has no army yet.</source>
        <translation>%1: армии ещё нет.</translation>
    </message>
    <message>
        <source>There is no file or folder %1, and it is no camera&apos;s number.</source>
        <translation>Файла или папки %1 нет, и номера такой камеры нет.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation>Игры «%1» нет.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Speaker</name>
    <message>
        <source>it does not say why</source>
        <translation>причина не указана</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>ответа нет</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Table</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>Согласованное время вышло</translation>
    </message>
    <message>
        <source>Call time to end the game and count the points, or play on.</source>
        <translation>Объявите время, чтобы окончить партию и сосчитать очки, или играйте дальше.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played</source>
        <translation>Правила изменились с тех пор, как эта партия сыграна</translation>
    </message>
    <message>
        <source>%1: not allowed: %2</source>
        <translation>%1: не дозволено: %2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>Не дозволено: %1</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>Исправление не внесено</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>Ничего не взято назад</translation>
    </message>
    <message>
        <source>Nothing was brought again</source>
        <translation>Ничего не возвращено</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Ничья</translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s)</source>
        <comment>one or several winners</comment>
        <translation>
            <numerusform>%1 побеждает</numerusform>
            <numerusform>%1 побеждают</numerusform>
            <numerusform>%1 побеждают</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not stored</source>
        <translation>Партия не сохраняется</translation>
    </message>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Ещё ни одна партия не начата.</translation>
    </message>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1 отклоняет ничью</translation>
    </message>
    <message>
        <source>The rules of this game say nothing of a player&apos;s own time: the arbiter decides.</source>
        <translation>Правила этой игры не говорят о времени отдельного игрока: решает арбитр.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>Правило: %1</translation>
    </message>
    <message>
        <source>%1: the time is over</source>
        <translation>%1: время вышло</translation>
    </message>
    <message>
        <source>The offer is gone, and the game goes on.</source>
        <translation>Предложение снято, партия продолжается.</translation>
    </message>
    <message>
        <source>The clocks stand. Say how the game ends, give time with a reason, or press Start to play on.</source>
        <translation>Часы стоят. Укажите, чем кончается партия, добавьте время с указанием причины или нажмите «Пуск», чтобы играть дальше.</translation>
    </message>
    <message>
        <source>illegal move of %1</source>
        <translation>недозволенный ход: %1</translation>
    </message>
    <message>
        <source>Penalties are for games of two players.</source>
        <translation>Штрафы — для партий двух игроков.</translation>
    </message>
    <message>
        <source>This game has no rule for illegal moves: the arbiter decides.</source>
        <translation>В этой игре нет правила о недозволенных ходах: решает арбитр.</translation>
    </message>
    <message>
        <source>The computer looks for a hint …</source>
        <translation>Компьютер ищет подсказку…</translation>
    </message>
    <message>
        <source>There is no hint here.</source>
        <translation>Здесь подсказки нет.</translation>
    </message>
    <message>
        <source>Hint for %1: %2</source>
        <translation>Подсказка для %1: %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::TableBoard</name>
    <message>
        <source>Board %1</source>
        <translation>Доска %1</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>Покой</translation>
    </message>
    <message>
        <source>What becomes of the pieces is asked next.</source>
        <translation>Что станет с фигурами, спрашивается следом.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out then; the others play on.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>%1 тогда выбывает; остальные играют дальше.</numerusform>
            <numerusform>%1 тогда выбывают; остальные играют дальше.</numerusform>
            <numerusform>%1 тогда выбывают; остальные играют дальше.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over then: %1.</source>
        <translation>Партия тогда окончена: %1.</translation>
    </message>
    <message>
        <source>It is kept in the record, and can be taken back.</source>
        <translation>Это хранится в записи, и это можно взять назад.</translation>
    </message>
    <message>
        <source>Swap %1 on %2 for %3</source>
        <translation>Замените на %2: %1 → %3</translation>
    </message>
    <message>
        <source>It may go to %1.</source>
        <comment>squares</comment>
        <translation>Она может пойти на %1.</translation>
    </message>
    <message>
        <source>That is not a legal move</source>
        <translation>Это недозволенный ход</translation>
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
        <translation>Шаблон «%1» нельзя прочесть; сохраните его заново.</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Шаблону нужно имя.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Voice</name>
    <message>
        <source>%1: the time is over</source>
        <translation>%1: время вышло</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>Согласованное время вышло</translation>
    </message>
    <message>
        <source>No speech engine is installed: nothing is said aloud. On Debian, qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng bring one.</source>
        <translation>Речевая система не установлена: вслух ничего не говорится. В Debian её дают qt6-speech-speechd-plugin и speech-dispatcher-espeak-ng.</translation>
    </message>
    <message>
        <source>The speech engine does not work: %1</source>
        <translation>Речевая система не работает: %1</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>Вот как это звучит.</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>whose time it is</comment>
        <translation>Партия</translation>
    </message>
    <message>
        <source>%1: the last ten seconds</source>
        <translation>%1: последние десять секунд</translation>
    </message>
    <message>
        <source>%1: time is short</source>
        <translation>%1: мало времени</translation>
    </message>
    <message>
        <source>The speech engine has no voice for %1: nothing is said aloud. Choose another language, or install a voice.</source>
        <translation>У синтезатора речи нет голоса для языка %1: вслух ничего не говорится. Выберите другой язык или установите голос.</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>K</source>
        <comment>king in a move</comment>
        <translation>Кр</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen in a move</comment>
        <translation>Ф</translation>
    </message>
    <message>
        <source>R</source>
        <comment>rook in a move</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bishop in a move</comment>
        <translation>С</translation>
    </message>
    <message>
        <source>N</source>
        <comment>knight in a move</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pawn in a move</comment>
        <translation>П</translation>
    </message>
</context>
</TS>
