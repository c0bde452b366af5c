<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message>
        <source>Choose that game</source>
        <translation>Escolher esse jogo</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>Mostrar cada uma</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Pôr a partida de acordo com a mesa …</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Assinalar o fim do tempo</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Desiste</translation>
    </message>
    <message>
        <source>Give time …</source>
        <translation>Dar tempo …</translation>
    </message>
    <message>
        <source>Set the camera up</source>
        <translation>Instalar a câmara</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Porquê?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Drawn: cannot mate</source>
        <translation>Empate: não pode dar mate</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Perdida por tempo</translation>
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
        <translation>Voltar</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: click the square on the board.</source>
        <translation>
            <numerusform>… e mais %n: clique na casa do tabuleiro.</numerusform>
            <numerusform>… e mais %n: clique na casa do tabuleiro.</numerusform>
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
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board, %1</source>
        <translation>Tabuleiro, %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
</context>
<context>
    <name>Browse</name>
    <message>
        <source>Up</source>
        <translation>Pasta acima</translation>
    </message>
    <message>
        <source>Nothing here that could be chosen.</source>
        <translation>Aqui não há nada para escolher.</translation>
    </message>
    <message>
        <source>%1, folder</source>
        <translation>%1, pasta</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nome do ficheiro</translation>
    </message>
    <message>
        <source>Write it here</source>
        <translation>Escrever aqui</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <translation>Usar esta pasta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>Pasta ou ficheiro</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Correct %1 by hand</source>
        <translation>Corrigir %1 à mão</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>Corrigir à mão</translation>
    </message>
    <message>
        <source>The game changed while it was being corrected.</source>
        <translation>A partida mudou enquanto era corrigida.</translation>
    </message>
    <message>
        <source>It is shown as it is now; correct it once more if it is still wrong.</source>
        <translation>É mostrada como está agora; corrija-a outra vez se ainda estiver errada.</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>A correção não foi feita</translation>
    </message>
</context>
<context>
    <name>Byes</name>
    <message>
        <source>no point</source>
        <translation>nenhum ponto</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>meio ponto</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>um ponto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>what a bye is worth, a number that need not be whole</comment>
        <translation>%1 pontos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bye, and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>folga</translation>
    </message>
    <message>
        <source>has no table</source>
        <translation>não tem mesa</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>folgou</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>não teve mesa</translation>
    </message>
</context>
<context>
    <name>CameraBoardStep</name>
    <message>
        <source>Where the board is</source>
        <translation>Onde está o tabuleiro</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>A procurar …</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Click the corners</source>
        <translation>Marcar os cantos</translation>
    </message>
    <message>
        <source>The grid must lie on the squares. Drag a corner where it does not.</source>
        <translation>A grelha deve assentar nas casas. Arraste um canto onde isso não aconteça.</translation>
    </message>
    <message>
        <source>Click the corners of the playing field, not of the frame, in the order asked for.</source>
        <translation>Clique nos cantos do campo de jogo, não nos da moldura, pela ordem pedida.</translation>
    </message>
    <message>
        <source>Show the whole board; pieces may stand on it.</source>
        <translation>Mostre o tabuleiro inteiro; pode haver peças sobre ele.</translation>
    </message>
    <message>
        <source>South sits at this side of the picture</source>
        <translation>Sul senta-se deste lado da imagem</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Perto</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Longe</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
</context>
<context>
    <name>CameraCard</name>
    <message>
        <source>Show the camera</source>
        <translation>Mostrar a câmara</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>Continuar a observar</translation>
    </message>
    <message>
        <source>Stop watching for a while</source>
        <translation>Suspender a observação</translation>
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
        <translation>Com o nome da fonte é usado por si só sempre que esta se abre.</translation>
    </message>
    <message>
        <source>A name, such as club table</source>
        <translation>Um nome, por exemplo «mesa do clube»</translation>
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
        <translation>Câmara</translation>
    </message>
    <message>
        <source>Set it up in four steps</source>
        <translation>Instalar em quatro passos</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>Câmara %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tabuleiro %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Click %1 of the board</source>
        <translation>Clique em %1 do tabuleiro</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefone</translation>
    </message>
</context>
<context>
    <name>CameraQualityStep</name>
    <message>
        <source>Can it be read?</source>
        <translation>Consegue ler-se?</translation>
    </message>
    <message>
        <source>Good: the camera can stay as it is.</source>
        <translation>Bem: a câmara pode ficar como está.</translation>
    </message>
    <message>
        <source>Good enough, though it could be better.</source>
        <translation>Suficiente, embora pudesse ser melhor.</translation>
    </message>
    <message>
        <source>Not good enough to read the game.</source>
        <translation>Insuficiente para ler a partida.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de novo</translation>
    </message>
    <message>
        <source>Show what is read</source>
        <translation>Mostrar o que é lido</translation>
    </message>
</context>
<context>
    <name>CameraSourceStep</name>
    <message>
        <source>What to watch</source>
        <translation>O que observar</translation>
    </message>
    <message>
        <source>0, a film, a folder, rtsp://…</source>
        <translation>0, um filme, uma pasta, rtsp://…</translation>
    </message>
    <message>
        <source>Film …</source>
        <translation>Filme …</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>Pasta …</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Set up before:</source>
        <translation>Já instaladas:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmara</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>Escolher uma câmara</translation>
    </message>
    <message>
        <source>A phone sends its pictures.</source>
        <translation>Um telefone envia as suas imagens.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>O telefone está ligado e não envia imagens.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>À espera do telefone…</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Mostrar o código</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>Usar um telefone</translation>
    </message>
</context>
<context>
    <name>CameraTagsStep</name>
    <message>
        <source>Tags on the pieces</source>
        <translation>Marcas nas peças</translation>
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
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>The corner of a1</source>
        <translation>O canto de a1</translation>
    </message>
    <message>
        <source>The far end of the first rank</source>
        <translation>O outro extremo da primeira fila</translation>
    </message>
    <message>
        <source>The corner opposite a1</source>
        <translation>O canto oposto a a1</translation>
    </message>
    <message>
        <source>The far end of the a-file</source>
        <translation>O outro extremo da coluna a</translation>
    </message>
    <message>
        <source>Camera: %1</source>
        <translation>Câmara: %1</translation>
    </message>
    <message>
        <source>No picture yet. Say in the first step what to watch.</source>
        <translation>Ainda não há imagem. Indique no primeiro passo o que observar.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Nenhuma câmara</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>left in the game</source>
        <translation>restam na partida</translation>
    </message>
    <message>
        <source>Time a player: %1</source>
        <translation>Tempo por jogador: %1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogado</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Acertar os relógios</translation>
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
        <translation>Assinalar o fim do tempo</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>the time is over</source>
        <translation>o tempo acabou</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>em xeque</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>a jogar</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>gasto %1</translation>
    </message>
    <message>
        <source>used so far</source>
        <translation>gasto até agora</translation>
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
        <translation>A partida</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>Acertar os relógios</translation>
    </message>
    <message>
        <source>Whose clock</source>
        <translation>O relógio de</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>restam-lhe</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 min</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Motivo; fica guardado com a partida</translation>
    </message>
    <message>
        <source>Another time from now on; what was thought stays thought:</source>
        <translation>Outro ritmo a partir de agora; o tempo pensado continua a contar:</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de jogo</translation>
    </message>
    <message>
        <source>Agree on it</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Changed so far</source>
        <translation>Alterado até agora</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Acertar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <translation>−%1 min</translation>
    </message>
    <message>
        <source>Illegal move: the first gives the opponent %1 more minutes, the next one loses.</source>
        <translation>Lance ilegal: o primeiro dá ao adversário mais %1 minutos, o seguinte perde.</translation>
    </message>
    <message>
        <source>%1: second illegal move, lost</source>
        <translation>%1: segundo lance ilegal, perdeu</translation>
    </message>
    <message>
        <source>Illegal move of %1</source>
        <translation>Lance ilegal de %1</translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message>
        <source>Arbiter: the clocks</source>
        <translation>Árbitro: os relógios</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>things to do by hand</comment>
        <translation>
            <numerusform>%1, e mais uma</numerusform>
            <numerusform>%1, e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Parar o relógio</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Pôr o relógio a andar</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Ecrã inteiro</translation>
    </message>
    <message>
        <source>Close the clocks</source>
        <translation>Fechar os relógios</translation>
    </message>
</context>
<context>
    <name>ClubBar</name>
    <message>
        <source>All events</source>
        <translation>Todos os eventos</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n pessoa</numerusform>
            <numerusform>%n pessoas</numerusform>
        </translation>
    </message>
    <message>
        <source>How strong everybody is, and what the armies are worth.</source>
        <translation>A força de cada um, e o que valem os exércitos.</translation>
    </message>
    <message>
        <source>Standings over several events.</source>
        <translation>A classificação de vários eventos.</translation>
    </message>
    <message>
        <source>Evenings and tournaments: who is here, who sits where, who is ahead.</source>
        <translation>Serões e torneios: quem está, quem se senta onde, quem vai à frente.</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Ecrã grande</translation>
    </message>
    <message>
        <source>Big screen: all tables in a window for the room</source>
        <translation>Ecrã grande: todas as mesas numa janela para a sala</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>Editar o evento</translation>
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
        <translation>Mesas do servidor do clube</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Novo evento</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>Acrescentar alguém</translation>
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
        <translation>Todas as partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the oldest at the left</source>
        <translation>
            <numerusform>%n partida, a mais antiga à esquerda</numerusform>
            <numerusform>%n partidas, a mais antiga à esquerda</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points in all, %2 a game</source>
        <translation>%1 pontos ao todo, %2 por partida</translation>
    </message>
    <message>
        <source>a full bar is a first place</source>
        <translation>uma barra cheia é um primeiro lugar</translation>
    </message>
</context>
<context>
    <name>ClubEventOptions</name>
    <message>
        <source>Something else …</source>
        <translation>Outra coisa …</translation>
    </message>
    <message>
        <source>Like with like (Swiss)</source>
        <translation>Iguais com iguais (suíço)</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>All rounds at once</source>
        <translation>Todas as rondas de uma vez</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Cada um por si</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>Os parceiros frente a frente</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>With the seating</source>
        <translation>Com os lugares</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteio</translation>
    </message>
    <message>
        <source>Won 1, drawn ½, lost 0</source>
        <translation>Vitória 1, empate ½, derrota 0</translation>
    </message>
    <message>
        <source>The points of the game</source>
        <translation>Os pontos da partida</translation>
    </message>
    <message>
        <source>Won 3, drawn 1, lost 0</source>
        <translation>Vitória 3, empate 1, derrota 0</translation>
    </message>
    <message>
        <source>By place: 3, 2, 1, 0</source>
        <translation>Por lugares: 3, 2, 1, 0</translation>
    </message>
    <message>
        <source>A won game</source>
        <translation>Uma partida ganha</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>Uma partida empatada</translation>
    </message>
    <message>
        <source>No point</source>
        <translation>Nenhum ponto</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Emparceiramento</translation>
    </message>
    <message>
        <source>Who meets whom, and whether it depends on the results.</source>
        <translation>Quem joga contra quem, e se isso depende dos resultados.</translation>
    </message>
    <message>
        <source>Whether everybody plays alone, or two play together.</source>
        <translation>Se cada um joga sozinho ou dois jogam juntos.</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>Mesas de três</translation>
    </message>
    <message>
        <source>If the players do not fill all tables, three sit at some of them. Otherwise somebody has a bye.</source>
        <translation>Se os jogadores não enchem todas as mesas, em algumas sentam-se três. Caso contrário, alguém fica isento.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Exércitos</translation>
    </message>
    <message>
        <source>Who chooses the armies, and when.</source>
        <translation>Quem escolhe os exércitos, e quando.</translation>
    </message>
    <message>
        <source>Minutes for a game</source>
        <translation>Minutos por partida</translation>
    </message>
    <message>
        <source>The time of the whole game. Empty: as its rules say.</source>
        <translation>O tempo de toda a partida. Vazio: como dizem as regras.</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de jogo</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 60:00 game: one time for all. Empty: as the rules say.</source>
        <translation>5+3: minutos por jogador e segundos por lance. 60:00 game: um tempo para todos. Vazio: como dizem as regras.</translation>
    </message>
    <message>
        <source>Points of a table</source>
        <translation>Pontos de uma mesa</translation>
    </message>
    <message>
        <source>What a game is worth in the standings.</source>
        <translation>Quanto vale uma partida na classificação.</translation>
    </message>
    <message>
        <source>Points of your own</source>
        <translation>Pontos próprios</translation>
    </message>
    <message>
        <source>&quot;places 4-2-1-0&quot; by place, &quot;win 2-1-0&quot; for won, drawn and lost.</source>
        <translation>&quot;places 4-2-1-0&quot; por lugares, &quot;win 2-1-0&quot; para vitória, empate e derrota.</translation>
    </message>
    <message>
        <source>A round without a table</source>
        <translation>Uma ronda sem mesa</translation>
    </message>
    <message>
        <source>What it is worth to a player who is left over.</source>
        <translation>Quanto vale para um jogador que sobra.</translation>
    </message>
    <message>
        <source>Points of that round</source>
        <translation>Pontos dessa ronda</translation>
    </message>
    <message>
        <source>A round that a player sits out</source>
        <translation>Uma ronda em que um jogador descansa</translation>
    </message>
    <message>
        <source>What it is worth to a player who asked for it.</source>
        <translation>Quanto vale para um jogador que o pediu.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Year, month and day. Empty: today.</source>
        <translation>Ano, mês e dia. Vazio: hoje.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Where it is played, as prints show it.</source>
        <translation>Onde se joga, como aparece nas folhas impressas.</translation>
    </message>
    <message>
        <source>The club&apos;s house</source>
        <translation>A sede do clube</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parceiros</translation>
    </message>
</context>
<context>
    <name>ClubEvents</name>
    <message>
        <source>No event has been made yet. An event is one evening, or a tournament: a game, some rounds, and who comes.</source>
        <translation>Ainda não há nenhum evento. Um evento é um serão ou um torneio: um jogo, algumas rondas e quem vem.</translation>
    </message>
    <message>
        <source>Make the first one</source>
        <translation>Criar o primeiro</translation>
    </message>
</context>
<context>
    <name>ClubExport</name>
    <message>
        <source>Write %1</source>
        <translation>Escrever: %1</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Escolher onde …</translation>
    </message>
    <message>
        <source>Where is it to be written?</source>
        <translation>Onde deve ser escrito?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Substituir o ficheiro?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 já existe. O seu conteúdo perde-se.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ClubGridCell</name>
    <message>
        <source>%1 (leaves)</source>
        <translation>%1 (sai)</translation>
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
        <translation>Quem o regista</translation>
    </message>
    <message>
        <source>Why by hand, for all of them</source>
        <translation>Porquê à mão, para todas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Take back table %1</source>
        <translation>Anular a mesa %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Type points, = for half a point, or - for a no-show. For two players one cell is enough.</source>
        <translation>Escreva os pontos, = para meio ponto, ou - para um ausente. Com dois jogadores basta uma célula.</translation>
    </message>
    <message>
        <source>Type places, or - for a no-show.</source>
        <translation>Escreva os lugares, ou - para um ausente.</translation>
    </message>
    <message>
        <source>Enter goes to the next table, Ctrl+Z takes the last entry back.</source>
        <translation>Enter passa à mesa seguinte, Ctrl+Z anula o último registo.</translation>
    </message>
    <message>
        <source>Replace the referee&apos;s result of table %1?</source>
        <translation>Substituir o resultado do árbitro na mesa %1?</translation>
    </message>
    <message>
        <source>%1 The result by hand counts instead, until it is taken back.</source>
        <translation>%1 Em vez dele conta o resultado à mão, até ser anulado.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
</context>
<context>
    <name>ClubGridPeople</name>
    <message>
        <source>Players of table %1</source>
        <translation>Jogadores da mesa %1</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Volta</translation>
    </message>
    <message>
        <source>Leaves after this round</source>
        <translation>Sai após esta ronda</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what the button does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A player who leaves is not seated in later rounds. Results stay.</source>
        <translation>Quem sai não é sentado em rondas posteriores. Os resultados ficam.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ClubGridRow</name>
    <message>
        <source>Not entered yet: something is missing.</source>
        <translation>Ainda não registado: falta algo.</translation>
    </message>
    <message>
        <source>%1 Press Enter to replace it.</source>
        <translation>%1 Prima Enter para o substituir.</translation>
    </message>
    <message>
        <source>Table %1: its players</source>
        <translation>Mesa %1: os seus jogadores</translation>
    </message>
</context>
<context>
    <name>ClubLeagueForm</name>
    <message>
        <source>Edit the league</source>
        <translation>Editar a liga</translation>
    </message>
    <message>
        <source>A new league</source>
        <translation>Uma nova liga</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Winter league</source>
        <translation>Liga de inverno</translation>
    </message>
    <message>
        <source>What an event is worth</source>
        <translation>Quanto vale um evento</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>Os seus pontos</translation>
    </message>
    <message>
        <source>Points for ranks</source>
        <translation>Pontos por lugares</translation>
    </message>
    <message>
        <source>How many of somebody&apos;s events count (empty: all)</source>
        <translation>Quantos eventos de cada pessoa contam (vazio: todos)</translation>
    </message>
    <message>
        <source>Its events</source>
        <translation>Os seus eventos</translation>
    </message>
    <message>
        <source>There is no event yet.</source>
        <translation>Ainda não há nenhum evento.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>%1. %2, %3 pontos</translation>
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
        <translation>Nova liga</translation>
    </message>
</context>
<context>
    <name>ClubMerge</name>
    <message>
        <source>The games and seats of %1 become those of %2, and only what is known of %2 stays.</source>
        <translation>As partidas e os lugares de %1 passam para %2, e só fica o que se sabe de %2.</translation>
    </message>
    <message>
        <source>This is not taken back.</source>
        <translation>Isto não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Is %1 the same as %2?</source>
        <translation>%1 é a mesma pessoa que %2?</translation>
    </message>
    <message>
        <source>They are one</source>
        <translation>São a mesma pessoa</translation>
    </message>
    <message>
        <source>Who is %1 too?</source>
        <translation>Quem é também %1?</translation>
    </message>
    <message>
        <source>Somebody who is in the list twice, under two names or twice under one.</source>
        <translation>Alguém que está duas vezes na lista, com dois nomes ou duas vezes com o mesmo.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ClubNewEvent</name>
    <message>
        <source>Edit the event</source>
        <translation>Editar o evento</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Novo evento</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>Sexta-feira</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
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
        <translation>Criar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Mais opções</translation>
    </message>
</context>
<context>
    <name>ClubNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1 ainda se joga nesta janela.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Fica guardada como está, e pode continuar-se em Partidas.</translation>
    </message>
    <message>
        <source>Its game, number %1, was begun already.</source>
        <translation>A sua partida, número %1, já começou.</translation>
    </message>
    <message>
        <source>It must not be played at another window at the same time.</source>
        <translation>Não deve ser jogada ao mesmo tempo noutra janela.</translation>
    </message>
    <message>
        <source>What is published stands: nobody is moved any more, and its tables can begin.</source>
        <translation>O que está publicado fica: já ninguém muda de lugar, e as mesas podem começar.</translation>
    </message>
    <message>
        <source>The draft is not up to date: %1. %2</source>
        <translation>O rascunho não está atualizado: %1. %2</translation>
    </message>
    <message>
        <source>Everything that is known of them goes for good, also where a game&apos;s record names them.</source>
        <translation>Tudo o que se sabe desta pessoa desaparece para sempre, também onde uma partida a nomeia.</translation>
    </message>
    <message>
        <source>Erase %1?</source>
        <translation>Apagar %1?</translation>
    </message>
    <message>
        <source>Games, results and standings stay, of a number. It cannot be taken back.</source>
        <translation>Partidas, resultados e classificações ficam, com um número. Não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Erase it for good</source>
        <translation>Apagar para sempre</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Avaliações</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Quem está</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>Publicar a ronda %1?</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Publicar a ronda %1</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>Começar a partida da mesa %1?</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Começar a mesa %1</translation>
    </message>
    <message>
        <source>Go on with table %1 in this window?</source>
        <translation>Continuar a mesa %1 nesta janela?</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>Continuar aqui</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>Ligas</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back?</source>
        <translation>Retirar a publicação da ronda %1?</translation>
    </message>
    <message>
        <source>The round is a draft again, and its pairings can change. Print its slips again.</source>
        <translation>A ronda volta a ser um rascunho e os emparceiramentos podem mudar. Imprima de novo os boletins.</translation>
    </message>
    <message>
        <source>Make it a draft again</source>
        <translation>Voltar a rascunho</translation>
    </message>
</context>
<context>
    <name>ClubPeoplePane</name>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Nobody has that name.</source>
        <translation>Ninguém se chama assim.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Whoever sits at a table by name is here from then on.</source>
        <translation>O clube ainda não conhece ninguém. Quem se senta a uma mesa com o seu nome fica aqui desde então.</translation>
    </message>
    <message>
        <source>Choose somebody to see what they have played.</source>
        <translation>Escolha alguém para ver o que jogou.</translation>
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
        <translation>É também outra pessoa</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>No game that has ended counts for them yet.</source>
        <translation>Ainda não conta nenhuma partida terminada desta pessoa.</translation>
    </message>
    <message>
        <source>Best moments</source>
        <translation>Melhores momentos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>lugar %1</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Exércitos</translation>
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
        <translation>Alguém novo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message numerus="yes">
        <source>The club knows %n people of that name already. They are told apart by their numbers.</source>
        <translation>
            <numerusform>O clube já conhece %n pessoa com esse nome. Os números distinguem-nas.</numerusform>
            <numerusform>O clube já conhece %n pessoas com esse nome. Os números distinguem-nas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>Ano de nascimento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Federação</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Número lá</translation>
    </message>
    <message>
        <source>Number at the federation</source>
        <translation>Número na federação</translation>
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
        <translation>Acrescentar outra pessoa</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ClubPlayersPane</name>
    <message>
        <source>Search, or a new name</source>
        <translation>Procurar, ou um nome novo</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Acrescentar %1</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>Estão todos</translation>
    </message>
    <message>
        <source>All %1 are here</source>
        <translation>Estão todos os %1</translation>
    </message>
    <message>
        <source>Nobody has that name; add whoever is new.</source>
        <translation>Ninguém se chama assim; acrescente quem for novo.</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Type a name above, and add it.</source>
        <translation>O clube ainda não conhece ninguém. Escreva um nome acima, e acrescente-o.</translation>
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
        <translation>Folga</translation>
    </message>
    <message>
        <source>%1 sits out this round</source>
        <translation>%1 folga nesta ronda</translation>
    </message>
</context>
<context>
    <name>ClubQuality</name>
    <message>
        <source>How good it is</source>
        <translation>Quão boa é</translation>
    </message>
    <message>
        <source>Nothing to wish for: nobody meets twice, everything is even.</source>
        <translation>Nada a desejar: ninguém se defronta duas vezes, tudo está equilibrado.</translation>
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
        <translation>%1, provisório</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a provisional rating</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>provisional</source>
        <comment>a rating</comment>
        <translation>provisório</translation>
    </message>
</context>
<context>
    <name>ClubRatingsPane</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Games outside events too</source>
        <translation>Também partidas fora de eventos</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Exércitos</translation>
    </message>
    <message>
        <source>How often each came first. The bar is where that lies most likely (95 %);</source>
        <translation>Quantas vezes cada um foi primeiro. A barra mostra onde isso está muito provavelmente (95 %);</translation>
    </message>
    <message>
        <source>the line is where it would be if all were equal.</source>
        <translation>o traço, onde estaria se todos fossem iguais.</translation>
    </message>
    <message>
        <source>Games of two players</source>
        <translation>Partidas de dois jogadores</translation>
    </message>
    <message>
        <source>Everybody begins at 1500, and who is rated 200 higher scores about three of four points.</source>
        <translation>Todos começam em 1500, e quem tem mais 200 faz cerca de três em cada quatro pontos.</translation>
    </message>
    <message>
        <source>With ±: the true strength is that close to the number, 19 times of 20.</source>
        <translation>Com ±: a força real está assim tão perto do número, 19 vezes em 20.</translation>
    </message>
    <message>
        <source>Games of three players and more</source>
        <translation>Partidas de três ou mais jogadores</translation>
    </message>
    <message>
        <source>Everybody begins at 0. The number is the strength that a player almost surely has.</source>
        <translation>Todos começam em 0. O número é a força que um jogador tem quase de certeza.</translation>
    </message>
    <message>
        <source>Below it: the best guess, and with ± how far off that may be.</source>
        <translation>Por baixo: a melhor estimativa, e com ± quanto pode falhar.</translation>
    </message>
</context>
<context>
    <name>ClubRemote</name>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>Mesas do servidor do clube</translation>
    </message>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1 ainda se joga nesta janela.</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>Começar a partida da mesa %1?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Fica guardada como está, e pode continuar-se em Partidas.</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>Começar a mesa %1</translation>
    </message>
    <message>
        <source>Another machine has begun this game.</source>
        <translation>Outra máquina começou esta partida.</translation>
    </message>
    <message>
        <source>Take over table %1?</source>
        <translation>Assumir a mesa %1?</translation>
    </message>
    <message>
        <source>It is shut out, and the game goes on here as far as the club has it.</source>
        <translation>A outra máquina fica excluída, e a partida segue aqui tal como o clube a tem.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Assumir</translation>
    </message>
    <message>
        <source>Asking the club …</source>
        <translation>A perguntar ao clube …</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Ronda %1, mesa %2</translation>
    </message>
    <message>
        <source>Take over …</source>
        <translation>Assumir …</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Continuar aqui</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jogar aqui</translation>
    </message>
    <message>
        <source>%1: round %2, table %3</source>
        <translation>%1: ronda %2, mesa %3</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Perguntar outra vez</translation>
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
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Pontos de %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>Lugar de %1</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Não veio</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1 não veio</translation>
    </message>
    <message>
        <source>Places come from the points where they are left out.</source>
        <translation>Onde não se indicam, os lugares resultam dos pontos.</translation>
    </message>
    <message>
        <source>Who enters it</source>
        <translation>Quem o regista</translation>
    </message>
    <message>
        <source>Why it is entered by hand</source>
        <translation>Porque se regista à mão</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Registar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jogar de novo</translation>
    </message>
</context>
<context>
    <name>ClubSeat</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, escolhido</translation>
    </message>
</context>
<context>
    <name>ClubSeatingPane</name>
    <message>
        <source>All rounds are published</source>
        <translation>Todas as rondas estão publicadas</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Ronda %1, um rascunho</translation>
    </message>
    <message>
        <source>Round %1 is not seated yet</source>
        <translation>A ronda %1 ainda não tem lugares</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Um momento …</translation>
    </message>
    <message>
        <source>Propose again without them</source>
        <translation>Propor de novo sem eles</translation>
    </message>
    <message>
        <source>Propose without them</source>
        <translation>Propor sem eles</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>Propor de novo</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Propor</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Publicar a ronda %1</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Quem está</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>Acrescentar uma ronda</translation>
    </message>
    <message>
        <source>Choose two people, and they change places.</source>
        <translation>Escolha duas pessoas, e trocam de lugar.</translation>
    </message>
    <message>
        <source>A proposal is a draft: nothing holds before it is published.</source>
        <translation>Uma proposta é um rascunho: nada vale antes de publicada.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Move %1 to table %2</source>
        <translation>Mover %1 para a mesa %2</translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation>Sem mesa</translation>
    </message>
    <message>
        <source>%1 and %2 change places?</source>
        <translation>%1 e %2 trocam de lugar?</translation>
    </message>
    <message>
        <source>%1: choose with whom to change places.</source>
        <translation>%1: escolha com quem trocar de lugar.</translation>
    </message>
    <message>
        <source>That breaks what must hold: %1.</source>
        <translation>Isso infringe o que deve cumprir-se: %1.</translation>
    </message>
    <message>
        <source>Swap all the same</source>
        <translation>Trocar mesmo assim</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Trocar</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Ainda sem exército</translation>
    </message>
    <message>
        <source>No table this round</source>
        <translation>Sem mesa nesta ronda</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar</translation>
    </message>
</context>
<context>
    <name>ClubStandingsPane</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2, %3 pontos</translation>
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
        <translation>não veio</translation>
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
        <translation>Jogar aqui</translation>
    </message>
    <message>
        <source>Play table %1 at this board</source>
        <translation>Jogar a mesa %1 neste tabuleiro</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Para a mesa</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Continuar aqui</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Registar o resultado</translation>
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
        <translation>Assistir à mesa %1</translation>
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
            <numerusform>%1 de %n mesa sem resultado</numerusform>
            <numerusform>%1 de %n mesas sem resultado</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables of round %1 have their results</source>
        <translation>Todas as mesas da ronda %1 têm o seu resultado</translation>
    </message>
    <message>
        <source>Seat round %1</source>
        <translation>Atribuir lugares da ronda %1</translation>
    </message>
    <message>
        <source>No round is published yet. Once one is, its tables stand here and can begin.</source>
        <translation>Ainda não há nenhuma ronda publicada. Quando houver, as suas mesas estão aqui e podem começar.</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by nobody: moves are entered by hand.</source>
        <translation>As partidas que começam aqui ninguém as observa: os lances registam-se à mão.</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by %1.</source>
        <translation>As partidas que começam aqui são observadas por %1.</translation>
    </message>
    <message>
        <source>That is chosen under New game.</source>
        <translation>Isso escolhe-se em Nova partida.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Enter all results</source>
        <translation>Registar todos os resultados</translation>
    </message>
    <message>
        <source>Take the publication back</source>
        <translation>Retirar a publicação</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back</source>
        <translation>Retirar a publicação da ronda %1</translation>
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
        <translation>Decidem entre jogadores com os mesmos pontos, o primeiro antes.</translation>
    </message>
    <message>
        <source>Usually: %1.</source>
        <translation>Habitual: %1.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Retirar %1</translation>
    </message>
    <message>
        <source>Add a tie-break</source>
        <translation>Adicionar um desempate</translation>
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
        <translation>Tempo da ronda, em minutos ou como 1:30:00</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Acertar</translation>
    </message>
    <message>
        <source>Set the time of the round</source>
        <translation>Acertar o tempo da ronda</translation>
    </message>
    <message>
        <source>Pause the time of the round</source>
        <translation>Pausar o tempo da ronda</translation>
    </message>
    <message>
        <source>Start the time of the round</source>
        <translation>Iniciar o tempo da ronda</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 min</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>Mais cinco minutos</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>A página anterior</translation>
    </message>
    <message>
        <source>Let the pages turn by themselves</source>
        <translation>Deixar as páginas mudar sozinhas</translation>
    </message>
    <message>
        <source>Stay on this page</source>
        <translation>Ficar nesta página</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>A página seguinte</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Ecrã inteiro</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>Fechar o ecrã grande</translation>
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
            <numerusform>%n mesa sem resultado</numerusform>
            <numerusform>%n mesas sem resultado</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>todos os resultados estão feitos</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>O tempo acabou</translation>
    </message>
    <message>
        <source>Left of the round</source>
        <translation>Resta da ronda</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation>Tempo da ronda</translation>
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
        <translation>não veio</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <translation>%1, a jogar</translation>
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
        <translation>A decorrer</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Por começar</translation>
    </message>
</context>
<context>
    <name>ClubWallWindow</name>
    <message>
        <source>Arbiter: big screen</source>
        <translation>Arbiter: ecrã grande</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Ainda não há nenhuma ronda publicada.</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>Emparceiramentos da ronda %1</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>Classificação durante a ronda %1</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Classificação após a ronda %1</translation>
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
        <translation>Não, continuar a jogar</translation>
    </message>
</context>
<context>
    <name>ContinueGame</name>
    <message>
        <source>Continue the last game? %1</source>
        <translation>Continuar a última partida? %1</translation>
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
        <translation>vazia</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Correct %1</source>
        <translation>Corrigir %1</translation>
    </message>
    <message>
        <source>Correct the game</source>
        <translation>Corrigir a partida</translation>
    </message>
    <message>
        <source>Set the game to the table</source>
        <translation>Pôr a partida de acordo com a mesa</translation>
    </message>
    <message>
        <source>As it stands on the table</source>
        <translation>Tal como está na mesa</translation>
    </message>
    <message>
        <source>All pieces stay where they are.</source>
        <translation>Todas as peças ficam onde estão.</translation>
    </message>
    <message>
        <source>It is kept as a correction, not as a move: nothing is scored by it, and no rule comes of it.</source>
        <translation>Fica guardado como correção, não como lance: não dá pontos nem aplica regra alguma.</translation>
    </message>
    <message>
        <source>What was read for certain is taken from the table; go Back to look at the board and change it.</source>
        <translation>O que foi lido com certeza é tomado da mesa; Voltar permite ver o tabuleiro e alterá-lo.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>De quem é a vez</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Pontos de %1</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>Motivo; fica guardado com a partida</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Passar o ecrã a %1</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>Só para %1</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>Devolver o ecrã</translation>
    </message>
    <message>
        <source>Nobody else may look. Nothing is shown before you press the button.</source>
        <translation>Mais ninguém deve olhar. Nada é mostrado antes de premir o botão.</translation>
    </message>
    <message>
        <source>What was shown is covered again.</source>
        <translation>O que foi mostrado está outra vez tapado.</translation>
    </message>
    <message>
        <source>The clock stands still until the screen is back.</source>
        <translation>O relógio está parado até o ecrã voltar.</translation>
    </message>
    <message>
        <source>I am %1: show</source>
        <translation>Sou %1: mostrar</translation>
    </message>
    <message>
        <source>Nothing is hidden for you in this game now.</source>
        <translation>Agora nada lhe está oculto nesta partida.</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>Tapar outra vez</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a seat and its board</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Is it to be so?</source>
        <translation>É para ser assim?</translation>
    </message>
    <message>
        <source>Once it is set it cannot be changed in this game.</source>
        <translation>Depois de posto, não pode ser mudado nesta partida.</translation>
    </message>
    <message>
        <source>Set it so</source>
        <translation>Pôr assim</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Mudar</translation>
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
        <translation>Desforra, com os lugares rodados</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>Percorrer</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Folha de partida …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>A regra</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>What was played?</source>
        <translation>O que se jogou?</translation>
    </message>
    <message>
        <source>The marked squares are those that change.</source>
        <translation>As casas marcadas são as que mudam.</translation>
    </message>
    <message>
        <source>If it was none of these, enter it on the board, or set the game to the table.</source>
        <translation>Se não foi nada disto, registe-o no tabuleiro, ou ponha a partida de acordo com a mesa.</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>Pôr a partida de acordo com a mesa …</translation>
    </message>
    <message>
        <source>Enter it on the board</source>
        <translation>Registar no tabuleiro</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export game %1</source>
        <translation>Exportar a partida %1</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportar a partida</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Everything that everybody may know, to be read by Arbiter again.</source>
        <translation>Tudo o que qualquer um pode saber, para o Arbiter ler de novo.</translation>
    </message>
    <message>
        <source>Moves to be read by people, and by Arbiter again.</source>
        <translation>Lances para pessoas lerem, e o Arbiter de novo.</translation>
    </message>
    <message>
        <source>As other programs write and read this game.</source>
        <translation>Como outros programas escrevem e leem este jogo.</translation>
    </message>
    <message>
        <source>With plots of its course, as SVG pictures</source>
        <translation>Com gráficos do seu curso, como imagens SVG</translation>
    </message>
    <message numerus="yes">
        <source>With %n picture(s) of the table</source>
        <translation>
            <numerusform>Com %n imagem da mesa</numerusform>
            <numerusform>Com %n imagens da mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Escolher onde …</translation>
    </message>
    <message>
        <source>Where is the game to be written?</source>
        <translation>Onde deve ser escrita a partida?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Substituir o ficheiro?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 já existe. O seu conteúdo perde-se.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The game as a QR code</source>
        <translation>A partida como código QR</translation>
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
        <translation>%1, recolher</translation>
    </message>
    <message>
        <source>%1, unfold it</source>
        <translation>%1, abrir</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Which file of games?</source>
        <translation>Que ficheiro de partidas?</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>A ler …</translation>
    </message>
    <message>
        <source>%1 games are kept.</source>
        <translation>%1 partidas estão guardadas.</translation>
    </message>
    <message>
        <source>The file holds %1 games. Which is to be kept?</source>
        <translation>O ficheiro contém %1 partidas. Qual guardar?</translation>
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
        <translation>%1 não é guardada</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Keep all %1</source>
        <translation>Guardar as %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 games read …</source>
        <translation>%1 partidas lidas …</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 já existe</translation>
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
        <translation>Pontos da partida %1, %2</translation>
    </message>
    <message>
        <source>No points were scored.</source>
        <translation>Não se marcaram pontos.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>GamesBar</name>
    <message>
        <source>Select a game to see what can be done with it. Return or a double click opens it.</source>
        <translation>Selecione uma partida para ver o que se pode fazer. Enter ou um duplo clique abre-a.</translation>
    </message>
    <message>
        <source>Game %1, %2</source>
        <translation>Partida %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n partida selecionada</numerusform>
            <numerusform>%n partidas selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de partida</translation>
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
        <translation>Mais sobre a partida %1</translation>
    </message>
    <message>
        <source>More about the selected games</source>
        <translation>Mais sobre as partidas selecionadas</translation>
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
        <translation>A notação de cada jogo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Every game gets a file of its own, in a new folder. No file is replaced.</source>
        <translation>Cada partida recebe um ficheiro próprio numa pasta nova. Nenhum ficheiro é substituído.</translation>
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
        <translation>Escolher uma pasta …</translation>
    </message>
    <message>
        <source>In which folder are the games to be written?</source>
        <translation>Em que pasta se escrevem as partidas?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Find a player, game, army, event or tag</source>
        <translation>Procurar um jogador, partida, exército, evento ou etiqueta</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Lixo</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Por terminar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatadas</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Qualquer dia</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mês</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este ano</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Todos os exércitos</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>Todos os eventos</translation>
    </message>
    <message>
        <source>Every tag</source>
        <translation>Todas as etiquetas</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Esvaziar o lixo …</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Esvaziar o lixo?</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) and the pictures of their tables are erased for good.</source>
        <translation>
            <numerusform>%n partida e as imagens da sua mesa são apagadas para sempre.</numerusform>
            <numerusform>%n partidas e as imagens das suas mesas são apagadas para sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Deixá-las lá</translation>
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
        <translation>%1, ordem decrescente</translation>
    </message>
    <message>
        <source>%1, sorted from the beginning</source>
        <translation>%1, ordem crescente</translation>
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
        <translation>Copiar os seus lances</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Etiquetas, separadas por vírgulas</translation>
    </message>
    <message>
        <source>final, brilliant, to be looked at</source>
        <translation>final, brilhante, a rever</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Take it out of the archive</source>
        <translation>Tirar do arquivo</translation>
    </message>
    <message>
        <source>Put it in the archive</source>
        <translation>Pôr no arquivo</translation>
    </message>
    <message>
        <source>Take it out of the bin</source>
        <translation>Tirar do lixo</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>It is the game on the table: begin or take up another one first to delete it.</source>
        <translation>É a partida da mesa: comece ou retome outra para a eliminar.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n partida selecionada</numerusform>
            <numerusform>%n partidas selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags to add, with commas between them</source>
        <translation>Etiquetas a adicionar, separadas por vírgulas</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Take them out of the archive</source>
        <translation>Tirá-las do arquivo</translation>
    </message>
    <message>
        <source>Put them in the archive</source>
        <translation>Pô-las no arquivo</translation>
    </message>
    <message>
        <source>Take them out of the bin</source>
        <translation>Tirá-las do lixo</translation>
    </message>
    <message>
        <source>Delete them …</source>
        <translation>Eliminá-las …</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, partida %2, ainda se joga.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with here.</source>
        <translation>Fica guardada como está, e pode continuar-se aqui.</translation>
    </message>
    <message>
        <source>Take up game %1?</source>
        <translation>Retomar a partida %1?</translation>
    </message>
    <message>
        <source>Take up game %1</source>
        <translation>Retomar a partida %1</translation>
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
        <translation>Guardadas em %1</translation>
    </message>
    <message>
        <source>Load a file</source>
        <translation>Carregar um ficheiro</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Cópia de segurança</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>A ler as partidas …</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Nenhuma partida é assim.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>O lixo está vazio.</translation>
    </message>
    <message>
        <source>Nothing is in the archive.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>Ainda não foi guardada nenhuma partida.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Eliminar %n partida?</numerusform>
            <numerusform>Eliminar %n partidas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They go to the bin. From there they can be taken back for %n day(s).</source>
        <translation>
            <numerusform>Vão para o lixo. Podem ser recuperadas de lá durante %n dia.</numerusform>
            <numerusform>Vão para o lixo. Podem ser recuperadas de lá durante %n dias.</numerusform>
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
        <translation>Deixá-las lá</translation>
    </message>
    <message>
        <source>Clean up empty games</source>
        <translation>Limpar partidas vazias</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n empty game(s)?</source>
        <translation>
            <numerusform>Eliminar %n partida vazia?</numerusform>
            <numerusform>Eliminar %n partidas vazias?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was played in them. They go to the bin, and can be taken back from there.</source>
        <translation>Nada foi jogado nelas. Vão para o lixo e podem ser recuperadas de lá.</translation>
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
        <translation>agora na mesa</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n lance</numerusform>
            <numerusform>%n lances</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, selecionada</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
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
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneio</translation>
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
        <translation>Arbiter: para o público</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Find in the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas as regras</translation>
    </message>
    <message>
        <source>No rule here has these words.</source>
        <translation>Nenhuma regra aqui tem estas palavras.</translation>
    </message>
</context>
<context>
    <name>HandPiece</name>
    <message>
        <source>%1 %2 in hand</source>
        <translation>%1 %2 na mão</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n tabuleiro</numerusform>
            <numerusform>%n tabuleiros</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>vez %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partida %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar o lance</translation>
    </message>
    <message>
        <source>Bring again</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Rodar o tabuleiro</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Mais sobre esta partida</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
</context>
<context>
    <name>Instructions</name>
    <message>
        <source>Do this: %1</source>
        <translation>A fazer: %1</translation>
    </message>
    <message>
        <source>Do this on the table</source>
        <translation>A fazer na mesa</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>porquê?</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 em %2</translation>
    </message>
</context>
<context>
    <name>LensStep</name>
    <message>
        <source>No picture taken yet</source>
        <translation>Ainda nenhuma imagem</translation>
    </message>
    <message>
        <source>%1 of %2 pictures taken</source>
        <translation>%1 de %2 imagens tiradas</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) taken</source>
        <translation>
            <numerusform>%n imagem tirada</numerusform>
            <numerusform>%n imagens tiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens</source>
        <translation>A objetiva</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medida</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>A measured lens is in use.</source>
        <translation>Usa-se uma objetiva medida.</translation>
    </message>
    <message>
        <source>Usually the lens is guessed well enough.</source>
        <translation>Em geral a objetiva é bem estimada.</translation>
    </message>
    <message>
        <source>Measure it where it is a wide one, or where the camera stands low:</source>
        <translation>Meça-a se for grande-angular, ou se a câmara estiver baixa:</translation>
    </message>
    <message>
        <source>print the calibration board, glue it on something flat, and hold it before the camera.</source>
        <translation>imprima o tabuleiro de calibração, cole-o em algo plano e segure-o diante da câmara.</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>Medir de novo</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Imprimir o tabuleiro</translation>
    </message>
    <message>
        <source>%1 % of the picture covered</source>
        <translation>%1 % da imagem coberta</translation>
    </message>
    <message>
        <source>A picture is taken by itself when the board is held still somewhere new.</source>
        <translation>Tira-se uma imagem por si só quando o tabuleiro é seguro quieto num sítio novo.</translation>
    </message>
    <message>
        <source>The pictures are over.</source>
        <translation>As imagens acabaram.</translation>
    </message>
    <message>
        <source>The game is not watched meanwhile.</source>
        <translation>Entretanto a partida não é observada.</translation>
    </message>
    <message>
        <source>Measuring the lens …</source>
        <translation>A medir a objetiva …</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Take one now</source>
        <translation>Tirar uma agora</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Medir agora</translation>
    </message>
    <message>
        <source>More pictures</source>
        <translation>Mais imagens</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Rejeitar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Moves and events</source>
        <translation>Lances e acontecimentos</translation>
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
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmara</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>O relógio anda</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>O tempo acabou</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>O relógio está parado</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Parar o relógio</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Pôr o relógio a andar</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Deixar como está</translation>
    </message>
</context>
<context>
    <name>NewGameControl</name>
    <message>
        <source>A piece that changes hands</source>
        <translation>Uma peça que muda de mãos</translation>
    </message>
    <message>
        <source>keeps its colour, marked</source>
        <translation>mantém a sua cor, marcada</translation>
    </message>
    <message>
        <source>is swapped for the owner&apos;s</source>
        <translation>é trocada por uma do dono</translation>
    </message>
    <message>
        <source>The instructions ask to mark it; the camera goes on seeing its old colour.</source>
        <translation>Pede-se que seja marcada; a câmara continua a ver a cor antiga.</translation>
    </message>
    <message>
        <source>The instructions ask to replace it by one of the new owner&apos;s colour,</source>
        <translation>Pede-se que seja trocada por uma da cor do novo dono,</translation>
    </message>
    <message>
        <source>and the camera expects that. A pawn still goes the way of its old colour.</source>
        <translation>e a câmara espera-o. Um peão segue sempre no sentido da sua cor antiga.</translation>
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
        <translation>%1 ainda se joga.</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>Fica guardada como está, e pode continuar-se em Partidas.</translation>
    </message>
    <message>
        <source>Begin another game?</source>
        <translation>Começar outra partida?</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Começar outra partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Rules that are agreed</source>
        <translation>Regras combinadas</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Começar a partida</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>A sua própria posição</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Como começa</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tabuleiro %1</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Rodar o tabuleiro</translation>
    </message>
    <message>
        <source>Game&apos;s own start</source>
        <translation>Início próprio do jogo</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>First to act</source>
        <translation>O primeiro a jogar</translation>
    </message>
    <message>
        <source>Keep as the set-up of</source>
        <translation>Guardar como disposição de</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>O que a câmara vê</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
</context>
<context>
    <name>NewGamePlayers</name>
    <message>
        <source>Chosen later</source>
        <translation>Escolhido depois</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tabuleiro %1</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Como se joga: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Uma pessoa</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>Computador, nível %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, nível %2</translation>
    </message>
</context>
<context>
    <name>NewGameRules</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n exército</numerusform>
            <numerusform>%n exércitos</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>%1 players on %2 boards</source>
        <translation>%1 jogadores em %2 tabuleiros</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Como se joga</translation>
    </message>
</context>
<context>
    <name>NewGameSetups</name>
    <message>
        <source>The club&apos;s own set-ups</source>
        <translation>As disposições do clube</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>A habitual</translation>
    </message>
</context>
<context>
    <name>NewGameSources</name>
    <message>
        <source>Watched by</source>
        <translation>Observada por</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tabuleiro %1</translation>
    </message>
    <message>
        <source>Nobody, by hand</source>
        <translation>Ninguém, à mão</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Uma câmara</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Ficheiro ou pasta</translation>
    </message>
    <message>
        <source>0, a film, a folder of pictures, rtsp://…</source>
        <translation>0, um filme, uma pasta de imagens, rtsp://…</translation>
    </message>
    <message>
        <source>Find a film …</source>
        <translation>Procurar um filme …</translation>
    </message>
    <message>
        <source>Find a folder of pictures …</source>
        <translation>Procurar uma pasta de imagens …</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Câmara</translation>
    </message>
    <message>
        <source>Another, by number or address</source>
        <translation>Outra, por número ou endereço</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>Um telefone</translation>
    </message>
</context>
<context>
    <name>NewGameTemplates</name>
    <message>
        <source>Keep this form …</source>
        <translation>Guardar este formulário …</translation>
    </message>
    <message>
        <source>Friday blitz</source>
        <translation>Blitz de sexta-feira</translation>
    </message>
    <message>
        <source>The form&apos;s name</source>
        <translation>Nome do formulário</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Esquecer</translation>
    </message>
</context>
<context>
    <name>NewGameTime</name>
    <message>
        <source>No clock</source>
        <translation>Sem relógio</translation>
    </message>
    <message>
        <source>%1 for the game</source>
        <translation>%1 para a partida</translation>
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
        <translation>25 min cada</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Another …</source>
        <translation>Outro …</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de jogo</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 25 d5: a delay. 10:00 byo 3x30: byo-yomi.</source>
        <translation>5+3: minutos por jogador e segundos por lance. 25 d5: um atraso. 10:00 byo 3x30: byo-yomi.</translation>
    </message>
    <message>
        <source>60:00 game: one time for all. 5+3; N 3+3: a handicap for North.</source>
        <translation>60:00 game: um tempo para todos. 5+3; N 3+3: um handicap para Norte.</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>%1 cada</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Usually: %1.</source>
        <translation>Habitual: %1.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Set up by hand</source>
        <translation>Montar à mão</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>Aplicar …</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estava</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabuleiro vazio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>Tirar peças</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>After round %1</source>
        <translation>Após a ronda %1</translation>
    </message>
    <message>
        <source>Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it.</source>
        <translation>Jogadores, lances com o que causaram e renderam, a posição e espaço para assinar: como todos podem ver.</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>Ainda não foi publicada nenhuma ronda.</translation>
    </message>
    <message>
        <source>No round has been seated yet.</source>
        <translation>Nenhuma ronda tem ainda lugares.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>Imprimir: %1</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Folha da partida %1</translation>
    </message>
    <message>
        <source>Score sheet of the game</source>
        <translation>Folha da partida</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
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
        <translation>Impressora</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Print it on %1</source>
        <translation>Imprimir em %1</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>Escolher onde …</translation>
    </message>
    <message>
        <source>Where is the PDF to be written?</source>
        <translation>Onde deve ser escrito o PDF?</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Substituir o ficheiro?</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 já existe. O seu conteúdo perde-se.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The booklet is being written …</source>
        <translation>O livrete está a ser escrito …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>PhoneCameraSheet</name>
    <message>
        <source>A phone as the camera of board %1</source>
        <translation>Um telefone como câmara do tabuleiro %1</translation>
    </message>
    <message>
        <source>A phone as the camera</source>
        <translation>Um telefone como câmara</translation>
    </message>
    <message>
        <source>Code for the phone</source>
        <translation>Código para o telefone</translation>
    </message>
    <message>
        <source>Connect the phone to the network of this computer.</source>
        <translation>Ligue o telefone à rede deste computador.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, and open the page.</source>
        <translation>Leia o código com a câmara do telefone e abra a página.</translation>
    </message>
    <message>
        <source>The browser warns once about the certificate. Go on to the page.</source>
        <translation>O navegador avisa uma vez sobre o certificado. Continue para a página.</translation>
    </message>
    <message>
        <source>Press “Start the camera” and allow it. Fix the phone above the board.</source>
        <translation>Prima «Iniciar a câmara» e autorize-a. Fixe o telefone sobre o tabuleiro.</translation>
    </message>
    <message>
        <source>The phone sends pictures.</source>
        <translation>O telefone envia imagens.</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>O telefone está ligado e não envia imagens.</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>À espera do telefone…</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>Endereço: %1</translation>
    </message>
    <message>
        <source>This computer has other addresses, too: %1</source>
        <translation>Este computador tem também outros endereços: %1</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate: %1</source>
        <translation>Impressão digital SHA-256 do certificado: %1</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Outro telefone</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Players&apos; phones</source>
        <translation>Telefones dos jogadores</translation>
    </message>
    <message>
        <source>Phones sign in at games of a club&apos;s event only.</source>
        <translation>Os telefones só se inscrevem em partidas de um evento do clube.</translation>
    </message>
    <message>
        <source>Name the club&apos;s server under Settings; phones reach the table through it.</source>
        <translation>Indique o servidor do clube em Definições; os telefones chegam à mesa por ele.</translation>
    </message>
    <message>
        <source>Each player scans the code of their own seat, to hide, to answer and to object there.</source>
        <translation>Cada jogador lê o código do seu próprio lugar, para aí ocultar, responder e objetar.</translation>
    </message>
    <message>
        <source>The game goes on without phones as well.</source>
        <translation>A partida segue também sem telefones.</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Código de %1</translation>
    </message>
    <message>
        <source>A phone has signed in</source>
        <translation>Um telefone inscreveu-se</translation>
    </message>
    <message>
        <source>No phone yet</source>
        <translation>Ainda sem telefone</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Outro telefone</translation>
    </message>
    <message>
        <source>Let another phone sign in for %1</source>
        <translation>Deixar outro telefone inscrever-se por %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Ainda não há pontos. Cada um ficará aqui com o seu motivo.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>lance %1</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>%1: a number of millimetres, please.</source>
        <translation>%1: um número de milímetros, por favor.</translation>
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
        <translation>%1 em milímetros</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <translation>O tabuleiro de %1: %2.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Where the PDF is written</source>
        <translation>Onde o PDF é escrito</translation>
    </message>
    <message>
        <source>%1 The file that is there is replaced.</source>
        <translation>%1 O ficheiro existente é substituído.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>Escrever de novo</translation>
    </message>
    <message>
        <source>Write the PDF</source>
        <translation>Escrever o PDF</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Promotion</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para %2</translation>
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
        <translation>não é possível agora</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>Encontre a melhor ação</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Rodar o tabuleiro</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a solução</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problema seguinte</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Ver a partida</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles are solved.</source>
        <translation>%1 de %2 problemas estão resolvidos.</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Choose …</source>
        <translation>Escolher …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Pergunta seguinte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>That is not a legal move</source>
        <translation>Esse lance não é legal</translation>
    </message>
    <message>
        <source>%1 would leave the board.</source>
        <translation>%1 sairia do tabuleiro.</translation>
    </message>
    <message>
        <source>Take the piece off the board?</source>
        <translation>Tirar a peça do tabuleiro?</translation>
    </message>
    <message>
        <source>As the arbiter you can let it stand.</source>
        <translation>Como árbitro pode admiti-lo.</translation>
    </message>
    <message>
        <source>The correction and its reason are kept with the game; whose turn it is stays the same.</source>
        <translation>A correção e o seu motivo ficam guardados com a partida; a vez continua a ser do mesmo.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Admitir</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar</translation>
    </message>
</context>
<context>
    <name>ReplayCourse</name>
    <message>
        <source>There is nothing to be seen yet: play a move or two.</source>
        <translation>Ainda não há nada para ver: jogue um lance ou dois.</translation>
    </message>
</context>
<context>
    <name>ReplayMoves</name>
    <message>
        <source>Moves and events</source>
        <translation>Lances e acontecimentos</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1, partida %2, ainda se joga.</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>Jogar a partir daqui?</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with from the games.</source>
        <translation>Fica guardada como está, e pode continuar-se a partir das partidas.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>agora na mesa</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>por terminar</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Rodar o tabuleiro</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Mais sobre esta partida</translation>
    </message>
    <message>
        <source>The board again</source>
        <translation>O tabuleiro outra vez</translation>
    </message>
    <message>
        <source>This game, and this position</source>
        <translation>Esta partida, e esta posição</translation>
    </message>
    <message>
        <source>Copy the position as JSON</source>
        <translation>Copiar a posição como JSON</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>A posição está na área de transferência.</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>Copiar a posição como FEN</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Exportar esta partida …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Folha de partida …</translation>
    </message>
    <message>
        <source>Keys: arrows go a move on or back, Page up and Page down ten, Home and End to the ends.</source>
        <translation>Teclas: as setas avançam ou recuam um lance, Page Up e Page Down dez, Home e End vão aos extremos.</translation>
    </message>
    <message>
        <source>Space plays the game, Escape leaves it.</source>
        <translation>Espaço reproduz a partida, Escape sai dela.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Deixar como está</translation>
    </message>
</context>
<context>
    <name>ReplayPoints</name>
    <message>
        <source>No points up to here.</source>
        <translation>Sem pontos até aqui.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>lance %1</translation>
    </message>
</context>
<context>
    <name>ReplayReview</name>
    <message>
        <source>The computer judges every action, says what was better, and how well each player did.</source>
        <translation>O computador avalia cada ação, diz o que era melhor e como cada um jogou.</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>Analisar o resto</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>Analisar esta partida</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>%1: accuracy %2 %</source>
        <translation>%1: precisão %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No action gave much away.</source>
        <translation>Nenhuma ação cedeu muito.</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, %2 pontos, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>em xeque</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
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
        <translation>Maior, em vez do tabuleiro</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
</context>
<context>
    <name>ReplayWay</name>
    <message>
        <source>mate, out, the end</source>
        <translation>mate, eliminado, o fim</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>um efeito</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigido</translation>
    </message>
    <message>
        <source>game clock %1</source>
        <translation>relógio da partida %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Lance %1 de %2</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Um lance atrás</translation>
    </message>
    <message>
        <source>Stop playing it</source>
        <translation>Parar de reproduzir</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Um lance à frente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
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
        <translation>Quem estava melhor</translation>
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
        <translation>uma peça</translation>
    </message>
    <message>
        <source>%1 captured on %2</source>
        <translation>%1 capturado em %2</translation>
    </message>
    <message>
        <source>%1 captured on %2 by %3</source>
        <translation>%1 capturado em %2 por %3</translation>
    </message>
    <message>
        <source>%1 on %2 becomes a %3</source>
        <translation>%1 em %2 torna-se %3</translation>
    </message>
    <message>
        <source>%1 on %2 changes places with the piece on %3</source>
        <translation>%1 em %2 troca de lugar com a peça em %3</translation>
    </message>
    <message>
        <source>the piece on %1 passes from %2 to %3</source>
        <translation>a peça em %1 passa de %2 para %3</translation>
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
        <translation>%1 (%2 em %3)</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>a partida está empatada</translation>
    </message>
    <message>
        <source>the game is won by %1</source>
        <translation>a partida é ganha por %1</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>a piece, squares</comment>
        <translation>%1 %2 para %3</translation>
    </message>
    <message>
        <source>%1 removed from %2</source>
        <translation>%1 retirado de %2</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1 colocado em %2</translation>
    </message>
    <message>
        <source>%1 set up again on %2</source>
        <translation>%1 reposto em %2</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1 está em xeque</translation>
    </message>
    <message>
        <source>%1 is in check by %2</source>
        <translation>%1 está em xeque por %2</translation>
    </message>
    <message>
        <source>%1 is checkmated</source>
        <translation>%1 leva xeque-mate</translation>
    </message>
    <message>
        <source>%1 is checkmated by %2</source>
        <translation>%1 leva xeque-mate de %2</translation>
    </message>
    <message>
        <source>%1 is stalemated</source>
        <translation>%1 está afogado</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 está fora da partida</translation>
    </message>
    <message>
        <source>%1 is out of the game by %2</source>
        <translation>%1 está fora da partida por %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Joga %1</translation>
    </message>
    <message>
        <source>%1 is passed over</source>
        <translation>%1 perde a vez</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Reposto</translation>
    </message>
    <message>
        <source>The arbiter has corrected the game</source>
        <translation>O árbitro corrigiu a partida</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sul</translation>
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
        <translation>%1 do tabuleiro %2</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>em jogo</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>desistiu</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vencedor</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>what stands there</source>
        <translation>o que lá está</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>peça</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>a seat, a kind of piece</comment>
        <translation>%2 de %1</translation>
    </message>
    <message>
        <source>%1 (held by %2)</source>
        <translation>%1 (na posse de %2)</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nada disto</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two squares</comment>
        <translation>para</translation>
    </message>
    <message>
        <source>Becomes %1</source>
        <translation>Torna-se %1</translation>
    </message>
    <message>
        <source>Takes on %1</source>
        <translation>Captura em %1</translation>
    </message>
    <message>
        <source>cross of %1 by %1</source>
        <translation>cruz de %1 por %1</translation>
    </message>
    <message>
        <source>square of %1 by %1</source>
        <translation>quadrado de %1 por %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>%1 takes on %2</source>
        <comment>squares</comment>
        <translation>%1 captura em %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>squares</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1, becomes %2</source>
        <translation>%1, torna-se %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lançar</translation>
    </message>
    <message>
        <source>Rolled %1</source>
        <translation>Dados: %1</translation>
    </message>
    <message>
        <source>Something hidden is set</source>
        <translation>Prepara-se algo oculto</translation>
    </message>
    <message>
        <source>Claim or offer a draw</source>
        <translation>Reclamar ou propor empate</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Aceitar o empate</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Deixar a partida</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Come back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Has talked: skips a turn</source>
        <translation>Falou: perde a vez</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>Assinalar o fim do tempo</translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation>%1 desiste?</translation>
    </message>
    <message>
        <source>%1 claims a draw?</source>
        <translation>%1 reclama empate?</translation>
    </message>
    <message>
        <source>%1 accepts the draw?</source>
        <translation>%1 aceita o empate?</translation>
    </message>
    <message>
        <source>%1 leaves the game?</source>
        <translation>%1 deixa a partida?</translation>
    </message>
    <message>
        <source>Is the agreed time over?</source>
        <translation>O tempo combinado acabou?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>%1 may move again</source>
        <translation>%1 pode jogar outra vez</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1 ainda pode agir</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 escolhe</translation>
    </message>
    <message>
        <source>%1 places a piece</source>
        <translation>%1 coloca uma peça</translation>
    </message>
    <message>
        <source>%1 places the king</source>
        <translation>%1 coloca o rei</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1 lança os dados</translation>
    </message>
    <message>
        <source>%1 sets something hidden</source>
        <translation>%1 prepara algo oculto</translation>
    </message>
    <message>
        <source>%1 chooses an army</source>
        <translation>%1 escolhe um exército</translation>
    </message>
    <message>
        <source>%1 is asked to agree</source>
        <translation>Pede-se o acordo de %1</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1 dispõe as peças</translation>
    </message>
    <message>
        <source>All may act: %1</source>
        <translation>Todos podem agir: %1</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1 decide: %2</translation>
    </message>
    <message>
        <source>Lift %1 from %2</source>
        <translation>Levantar %1 de %2</translation>
    </message>
    <message>
        <source>Place %1 on %2</source>
        <translation>Colocar %1 em %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Mover %1 de %2 para %3</translation>
    </message>
    <message>
        <source>Mark %1 on %2 as %3&apos;s</source>
        <translation>Marcar %1 em %2 como de %3</translation>
    </message>
    <message>
        <source>Take the mark off %1 on %2: it is %3&apos;s again</source>
        <translation>Tirar a marca de %1 em %2: é outra vez de %3</translation>
    </message>
</context>
<context>
    <name>SeatTime</name>
    <message>
        <source>has thought %1</source>
        <translation>pensou %1</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>o tempo acabou</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restam %1</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1, %2 pontos, %3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>em xeque</translation>
    </message>
    <message>
        <source>may react</source>
        <translation>pode reagir</translation>
    </message>
    <message>
        <source>What %1 may say</source>
        <translation>O que %1 pode dizer</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>What may be said at the table:</source>
        <translation>O que se pode dizer à mesa:</translation>
    </message>
    <message>
        <source>Nothing can be announced now.</source>
        <translation>Agora nada pode ser anunciado.</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>Como se joga: %1</translation>
    </message>
    <message>
        <source>Look at what is hidden for others</source>
        <translation>Ver o que está oculto para os outros</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>About Arbiter</source>
        <translation>Sobre o Arbiter</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versão %1</translation>
    </message>
    <message>
        <source>Arbiter watches a board game through a camera, referees it and keeps the score.</source>
        <translation>O Arbiter observa um jogo de tabuleiro por uma câmara, arbitra-o e conta os pontos.</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence. It is drawn with Qt (LGPL 3) and sees with OpenCV (Apache 2).</source>
        <translation>É software livre com a licença MIT. É desenhado com Qt (LGPL 3) e vê com OpenCV (Apache 2).</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <translation>As partidas são guardadas em %1</translation>
    </message>
    <message>
        <source>Back up the games</source>
        <translation>Fazer cópia das partidas</translation>
    </message>
    <message>
        <source>Settings are kept in %1</source>
        <translation>As definições são guardadas em %1</translation>
    </message>
</context>
<context>
    <name>SettingsBoards</name>
    <message>
        <source>Boards, pieces and moves</source>
        <translation>Tabuleiros, peças e lances</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Seguro para daltónicos</translation>
    </message>
    <message>
        <source>In high contrast the board has the colours of that.</source>
        <translation>Em alto contraste o tabuleiro tem as cores deste.</translation>
    </message>
    <message>
        <source>Pieces that stand</source>
        <translation>Peças de pé</translation>
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
        <translation>Peças planas</translation>
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
        <translation>Lances</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Em palavras</translation>
    </message>
    <message>
        <source>In letters</source>
        <translation>Com letras</translation>
    </message>
    <message>
        <source>With figurines</source>
        <translation>Com figurinas</translation>
    </message>
    <message>
        <source>Squares, where players count from the right</source>
        <translation>Casas, onde os jogadores contam da direita</translation>
    </message>
</context>
<context>
    <name>SettingsClub</name>
    <message>
        <source>The club&apos;s server</source>
        <translation>O servidor do clube</translation>
    </message>
    <message>
        <source>With an address, slips and screen have codes with which players&apos; phones sign in.</source>
        <translation>Com um endereço, as fichas e o ecrã têm códigos com que os telefones dos jogadores se inscrevem.</translation>
    </message>
    <message>
        <source>With a key, this table takes its games from the server and tells it of them.</source>
        <translation>Com uma chave, esta mesa recebe as suas partidas do servidor e informa-o delas.</translation>
    </message>
    <message>
        <source>Without a network everything goes on.</source>
        <translation>Sem rede tudo continua.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Address of the club&apos;s server</source>
        <translation>Endereço do servidor do clube</translation>
    </message>
    <message>
        <source>Key: this table has one. Another one takes its place.</source>
        <translation>Chave: esta mesa tem uma. Outra toma o seu lugar.</translation>
    </message>
    <message>
        <source>Key: the club makes one with “arbiter club keys new table”.</source>
        <translation>Chave: o clube faz uma com «arbiter club keys new table».</translation>
    </message>
    <message>
        <source>Key of this table</source>
        <translation>Chave desta mesa</translation>
    </message>
    <message>
        <source>Take this server</source>
        <translation>Usar este servidor</translation>
    </message>
    <message>
        <source>Give the key up</source>
        <translation>Abdicar da chave</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <source>Rules and reasons are told in it, too; the guides of games and armies are written in English and German.</source>
        <translation>Também as regras e as razões são ditas nela; os guias de jogos e exércitos estão escritos em inglês e alemão.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system has it</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Nothing moves by itself</source>
        <translation>Nada se move sozinho</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
</context>
<context>
    <name>SettingsPictures</name>
    <message>
        <source>Pictures of the table</source>
        <translation>Imagens da mesa</translation>
    </message>
    <message>
        <source>With every move that is read a picture of the board is kept, for who asks later what stood there.</source>
        <translation>Com cada lance lido guarda-se uma imagem do tabuleiro, para quem pergunte depois o que lá estava.</translation>
    </message>
    <message>
        <source>They stay on this machine.</source>
        <translation>Ficam nesta máquina.</translation>
    </message>
    <message>
        <source>How large</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequena</translation>
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
        <translation>Quanto tempo</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>Uma semana</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Três meses</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Um ano</translation>
    </message>
    <message>
        <source>As long as there is room</source>
        <translation>Enquanto houver espaço</translation>
    </message>
</context>
<context>
    <name>SettingsVoice</name>
    <message>
        <source>Voice and sounds</source>
        <translation>Voz e sons</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
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
        <translation>Nada é dito.</translation>
    </message>
    <message>
        <source>The move, check and mate, who is out, the end, and when time is short.</source>
        <translation>O lance, xeque e mate, quem fica fora, o fim, e quando o tempo aperta.</translation>
    </message>
    <message>
        <source>Effects, points, what hands must do and what is asked as well. What is hidden is never said.</source>
        <translation>Também os efeitos, os pontos, o que fazer à mão e o que se pergunta. O que está oculto nunca é dito.</translation>
    </message>
    <message>
        <source>Sounds when time is short</source>
        <translation>Sons quando o tempo aperta</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Experimentar</translation>
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
        <translation>O relógio está parado enquanto isto estiver aberto.</translation>
    </message>
    <message>
        <source>The clock runs: %1.</source>
        <translation>O relógio anda: %1.</translation>
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
        <translation>Como se joga este jogo</translation>
    </message>
    <message>
        <source>The whole screen, and back</source>
        <translation>Ecrã inteiro, e voltar</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>Retirar a última ação</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Pause or start the clock</source>
        <translation>Parar ou pôr a andar o relógio</translation>
    </message>
    <message>
        <source>The clocks in a window of their own</source>
        <translation>Os relógios em janela própria</translation>
    </message>
    <message>
        <source>The second screen, for guests</source>
        <translation>O segundo ecrã, para o público</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Uma nova partida</translation>
    </message>
    <message>
        <source>The games that are kept</source>
        <translation>As partidas guardadas</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>O clube</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>A câmara</translation>
    </message>
    <message>
        <source>The settings</source>
        <translation>As definições</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>On the board: arrow keys go from square to square, Return or Space takes and sets a piece.</source>
        <translation>No tabuleiro: as setas vão de casa em casa, Enter ou Espaço pega numa peça e pousa-a.</translation>
    </message>
    <message>
        <source>Tab goes from one thing to the next, Escape closes what is open.</source>
        <translation>Tab vai de uma coisa à seguinte, Escape fecha o que está aberto.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Ask the computer for a hint</source>
        <translation>Pedir uma dica ao computador</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>Tudo maior</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Tudo mais pequeno</translation>
    </message>
    <message>
        <source>As large as usual</source>
        <translation>Tamanho normal</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Fechar o programa; o jogo fica guardado</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
</context>
<context>
    <name>SourceBrowse</name>
    <message>
        <source>Which folder of pictures?</source>
        <translation>Que pasta de imagens?</translation>
    </message>
    <message>
        <source>Which film?</source>
        <translation>Que filme?</translation>
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
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Go through this game …</source>
        <translation>Percorrer esta partida …</translation>
    </message>
    <message>
        <source>The clocks, large</source>
        <translation>Os relógios, em grande</translation>
    </message>
    <message>
        <source>A second screen for guests</source>
        <translation>Um segundo ecrã para o público</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>Exportar esta partida …</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>Folha de partida …</translation>
    </message>
    <message>
        <source>Players&apos; phones …</source>
        <translation>Telefones dos jogadores …</translation>
    </message>
    <message>
        <source>Load a game from a file …</source>
        <translation>Carregar uma partida de um ficheiro …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Rodar o tabuleiro</translation>
    </message>
</context>
<context>
    <name>TryPuzzle</name>
    <message>
        <source>Try it: find the best action</source>
        <translation>Experimente: encontre a melhor ação</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>Problemas das suas partidas</translation>
    </message>
    <message>
        <source>The computer searches your finished games for positions with one best action.</source>
        <translation>O computador procura nas suas partidas terminadas posições com uma única melhor ação.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search the games for puzzles</source>
        <translation>Procurar problemas nas partidas</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Experimentar</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>1. A camera looks at the table and reads the moves from the picture. Without one, you click them.</source>
        <translation>1. Uma câmara olha para a mesa e lê os lances na imagem. Sem ela, registam-se com cliques.</translation>
    </message>
    <message>
        <source>2. What is not allowed is told with the rule; what hands must do is numbered on the board.</source>
        <translation>2. O que não é permitido é dito com a regra; o que fazer à mão está numerado no tabuleiro.</translation>
    </message>
    <message>
        <source>3. Every point has its reason. Nothing that was shown is lost, not even when the power fails.</source>
        <translation>3. Cada ponto tem o seu motivo. Nada do que foi mostrado se perde, nem quando falta a luz.</translation>
    </message>
    <message>
        <source>Good evening. This is Arbiter.</source>
        <translation>Boa noite. Este é o Arbiter.</translation>
    </message>
    <message>
        <source>You play on a real board. It watches, knows the rules, and keeps the clocks and the points.</source>
        <translation>Joga num tabuleiro verdadeiro. O Arbiter observa, conhece as regras e conta o tempo e os pontos.</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Uma nova partida</translation>
    </message>
    <message>
        <source>The demo&apos;s film is being made …</source>
        <translation>O filme da demonstração está a ser feito …</translation>
    </message>
    <message>
        <source>Watch the demo</source>
        <translation>Ver a demonstração</translation>
    </message>
    <message>
        <source>Set up a camera</source>
        <translation>Instalar uma câmara</translation>
    </message>
    <message>
        <source>Stop making it</source>
        <translation>Parar de o fazer</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Camera</name>
    <message>
        <source>Board %1: </source>
        <translation>Tabuleiro %1: </translation>
    </message>
    <message>
        <source>What is watched was taken away</source>
        <translation>Foi retirado o que se observava</translation>
    </message>
    <message>
        <source>%1 is not there any more. The game goes on by hand.</source>
        <translation>%1 já não está lá. A partida segue à mão.</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>A câmara não dá imagens</translation>
    </message>
    <message>
        <source>A picture could not be read</source>
        <translation>Uma imagem não pôde ser lida</translation>
    </message>
    <message>
        <source>The game goes on by hand; the camera is tried again.</source>
        <translation>A partida segue à mão; a câmara é tentada de novo.</translation>
    </message>
    <message>
        <source>No board is found in the picture</source>
        <translation>Não se encontra nenhum tabuleiro na imagem</translation>
    </message>
    <message>
        <source>The game is not read. Show the whole board to the camera, in even light, or say on the Camera page where it lies; until then moves are entered by hand.</source>
        <translation>A partida não é lida. Mostre o tabuleiro inteiro à câmara, com luz uniforme, ou diga na página Câmara onde está; até lá os lances registam-se à mão.</translation>
    </message>
    <message>
        <source>The record is corrected</source>
        <translation>O registado é corrigido</translation>
    </message>
    <message>
        <source>Illegal on the table</source>
        <translation>Ilegal na mesa</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>O que se jogou?</translation>
    </message>
    <message>
        <source>The turn is not finished</source>
        <translation>A vez não está terminada</translation>
    </message>
    <message>
        <source>The table is not as the game has it</source>
        <translation>A mesa não está como a partida a tem</translation>
    </message>
    <message>
        <source>The board cannot be seen</source>
        <translation>O tabuleiro não se vê</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Outro jogo?</translation>
    </message>
    <message>
        <source>The camera was moved</source>
        <translation>A câmara foi movida</translation>
    </message>
    <message>
        <source>Tags on the pieces</source>
        <translation>Marcas nas peças</translation>
    </message>
    <message>
        <source>Follow the list beside the board.</source>
        <translation>Siga a lista ao lado do tabuleiro.</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>Nenhuma câmara</translation>
    </message>
    <message>
        <source>Opening what is to be watched</source>
        <translation>A abrir o que observar</translation>
    </message>
    <message>
        <source>What was watched is not there any more</source>
        <translation>O que se observava já não está lá</translation>
    </message>
    <message>
        <source>The pictures are over</source>
        <translation>As imagens acabaram</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Measuring the lens: the game is not read</source>
        <translation>A medir a objetiva: a partida não é lida</translation>
    </message>
    <message>
        <source>Measuring the lens</source>
        <translation>A medir a objetiva</translation>
    </message>
    <message>
        <source>Begin a game to watch it</source>
        <translation>Comece uma partida para a observar</translation>
    </message>
    <message>
        <source>Looking for the board</source>
        <translation>À procura do tabuleiro</translation>
    </message>
    <message>
        <source>Comparing the table with the game</source>
        <translation>A comparar a mesa com a partida</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>A observar</translation>
    </message>
    <message>
        <source>A hand is over the board</source>
        <translation>Há uma mão sobre o tabuleiro</translation>
    </message>
    <message>
        <source>Waiting for an answer</source>
        <translation>À espera de resposta</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>O tabuleiro está tapado</translation>
    </message>
    <message>
        <source>Nothing was played</source>
        <translation>Nada se jogou</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between actions that follow one another</comment>
        <translation>, depois </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>A square is %1 pixels wide, %2 at its narrowest.</source>
        <translation>Uma casa tem %1 píxeis de largura, %2 onde é mais estreita.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ângulo</translation>
    </message>
    <message>
        <source>The camera looks down at %1 degrees.</source>
        <translation>A câmara olha para baixo a %1 graus.</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Nitidez</translation>
    </message>
    <message>
        <source>Edges are blurred by %1 pixels.</source>
        <translation>As arestas estão desfocadas em %1 píxeis.</translation>
    </message>
    <message>
        <source>Cannot be told here.</source>
        <translation>Não se pode dizer aqui.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Brightness %1 of 255, contrast %2.</source>
        <translation>Brilho %1 de 255, contraste %2.</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Reflexos</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Nenhum.</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Em %1</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>À vista</translation>
    </message>
    <message>
        <source>The whole board.</source>
        <translation>O tabuleiro inteiro.</translation>
    </message>
    <message>
        <source>Cut off: %1</source>
        <translation>Cortado: %1</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1, tabuleiro %2</translation>
    </message>
    <message>
        <source>Find the board first.</source>
        <translation>Procure primeiro o tabuleiro.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dê-lhe um nome.</translation>
    </message>
    <message>
        <source>The pieces are told by their looks.</source>
        <translation>As peças reconhecem-se pelo aspeto.</translation>
    </message>
    <message>
        <source>Read as soon as the camera sees the game on the board.</source>
        <translation>Lidas assim que a câmara vê a partida no tabuleiro.</translation>
    </message>
    <message>
        <source>Read as soon as a game is watched.</source>
        <translation>Lidas assim que uma partida é observada.</translation>
    </message>
    <message>
        <source>the corner of a1</source>
        <translation>o canto de a1</translation>
    </message>
    <message>
        <source>the far end of the first rank</source>
        <translation>o outro extremo da primeira fila</translation>
    </message>
    <message>
        <source>the corner opposite a1</source>
        <translation>o canto oposto a a1</translation>
    </message>
    <message>
        <source>the far end of the a-file</source>
        <translation>o outro extremo da coluna a</translation>
    </message>
    <message>
        <source>%1 × %2 pixels.</source>
        <translation>%1 × %2 píxeis.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels; 1280 pixels across are better.</source>
        <translation>%1 × %2 píxeis; é melhor 1280 píxeis de largura.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second.</source>
        <translation>%1 × %2 píxeis, %3 por segundo.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second; 1280 pixels across are better.</source>
        <translation>%1 × %2 píxeis, %3 por segundo; é melhor 1280 píxeis de largura.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Waiting for the first picture.</source>
        <translation>À espera da primeira imagem.</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on beside the table, not behind the camera.</source>
        <translation>Demasiado escuro: acenda um candeeiro ao lado da mesa, não atrás da câmara.</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or the camera&apos;s exposure down.</source>
        <translation>Demasiado claro: desvie o candeeiro ou baixe a exposição da câmara.</translation>
    </message>
    <message>
        <source>Bright enough.</source>
        <translation>Suficientemente claro.</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, focus on the board, keep the camera still.</source>
        <translation>Desfocado: limpe a objetiva, foque o tabuleiro, mantenha a câmara quieta.</translation>
    </message>
    <message>
        <source>Sharp.</source>
        <translation>Nítido.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the corners by hand.</source>
        <translation>Não encontrado. Mostre os quatro cantos, de cima ou inclinado até 60 graus; ou marque os cantos à mão.</translation>
    </message>
    <message>
        <source>Found; the grid must lie on the squares.</source>
        <translation>Encontrado; a grelha deve assentar nas casas.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distância</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels: move the camera nearer.</source>
        <translation>A casa mais pequena tem %1 píxeis: aproxime a câmara.</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels.</source>
        <translation>A casa mais pequena tem %1 píxeis.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>The table shows the game.</source>
        <translation>A mesa mostra a partida.</translation>
    </message>
    <message>
        <source>%1 squares look other than the game has them: %2</source>
        <translation>%1 casas não se veem como a partida as tem: %2</translation>
    </message>
    <message>
        <source>Waiting for the phone</source>
        <translation>À espera do telefone</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Cameras</name>
    <message>
        <source>Pictures of the table are not kept</source>
        <translation>Não se guardam imagens da mesa</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>Nada é observado</translation>
    </message>
    <message>
        <source>This game was watched from %1. To go on with it, press Watch on the Camera page.</source>
        <translation>Esta partida era observada por %1. Para a continuar, prima Observar na página Câmara.</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>câmara %1</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>um telefone</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Choices</name>
    <message>
        <source>Moves on the board</source>
        <translation>Lances no tabuleiro</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Colocar uma peça</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Vez</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sem</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>Fica como está</translation>
    </message>
    <message>
        <source>Takes without moving</source>
        <translation>Captura sem se mover</translation>
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
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
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
        <translation>Classificação e lugares numa página, para abrir num navegador, imprimir e afixar.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>Uma linha por jogador, para uma folha de cálculo (CSV).</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>A line for every seat of every table, for a spreadsheet (CSV).</source>
        <translation>Uma linha por lugar de cada mesa, para uma folha de cálculo (CSV).</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>The tournament report that federations take (TRF).</source>
        <translation>O relatório de torneio que as federações aceitam (TRF).</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Nenhum evento está aberto.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito em %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubGrid</name>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>Diga quem o regista: fica com o resultado.</translation>
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
        <translation>%1 ganhos</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>lugar %1</translation>
    </message>
    <message>
        <source>does not count: others were better</source>
        <translation>não conta: outros foram melhores</translation>
    </message>
    <message>
        <source>The points of the events are added up.</source>
        <translation>Somam-se os pontos dos eventos.</translation>
    </message>
    <message>
        <source>Ranks are worth %1.</source>
        <translation>Os lugares valem %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n event(s) of everybody count.</source>
        <translation>
            <numerusform>Conta o melhor evento de cada um.</numerusform>
            <numerusform>Contam os %n melhores eventos de cada um.</numerusform>
        </translation>
    </message>
    <message>
        <source>No league has been made yet. A league adds up what several events were worth to everybody.</source>
        <translation>Ainda não há nenhuma liga. Uma liga soma o que vários eventos valeram para cada um.</translation>
    </message>
    <message>
        <source>No event belongs to it yet: Edit adds some.</source>
        <translation>Ainda não tem eventos: «Editar» acrescenta-os.</translation>
    </message>
    <message>
        <source>Nothing of its events has been played yet.</source>
        <translation>Ainda nada dos seus eventos foi jogado.</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>É preciso um nome.</translation>
    </message>
    <message>
        <source>Ranks are worth points such as 10-8-6-5, not “%1”.</source>
        <translation>Os lugares valem pontos como 10-8-6-5, não «%1».</translation>
    </message>
    <message>
        <source>How many events count is a number such as 6, not “%1”.</source>
        <translation>Quantos eventos contam é um número como 6, não «%1».</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Em papel</translation>
    </message>
    <message>
        <source>Everybody with the points of every event, to be printed (PDF, A4).</source>
        <translation>Todos com os pontos de cada evento, para imprimir (PDF, A4).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>Uma linha por jogador, para uma folha de cálculo (CSV).</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>All of it, for other programs (JSON).</source>
        <translation>Tudo, para outros programas (JSON).</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito em %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLink</name>
    <message numerus="yes">
        <source>%n move(s) wait for the club.</source>
        <translation>
            <numerusform>%n lance espera pelo clube.</numerusform>
            <numerusform>%n lances esperam pelo clube.</numerusform>
        </translation>
    </message>
    <message>
        <source>The club has everything that was played here.</source>
        <translation>O clube tem tudo o que aqui se jogou.</translation>
    </message>
    <message>
        <source>The club has not published a round yet.</source>
        <translation>O clube ainda não publicou nenhuma ronda.</translation>
    </message>
    <message>
        <source>The club does not know this table any more; ask it again.</source>
        <translation>O clube já não conhece esta mesa; pergunte-lhe outra vez.</translation>
    </message>
    <message>
        <source>Another machine plays this game</source>
        <translation>Outra máquina joga esta partida</translation>
    </message>
    <message>
        <source>The club is not reached</source>
        <translation>Não se chega ao clube</translation>
    </message>
    <message>
        <source>The game goes on, and the club is told when it is back.</source>
        <translation>A partida segue, e o clube será informado quando voltar.</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1 objeta</translation>
    </message>
    <message>
        <source>Said with a phone. The arbiter decides.</source>
        <translation>Dito com um telefone. Decide o árbitro.</translation>
    </message>
    <message>
        <source>A fault of the program: %1</source>
        <translation>Uma falha do programa: %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPeople</name>
    <message>
        <source>born %1</source>
        <translation>nascido em %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s)</source>
        <translation>
            <numerusform>%n partida registada</numerusform>
            <numerusform>%n partidas registadas</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day in short, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>com %1</translation>
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
        <translation>à frente de %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>igual a %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>atrás de %1</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>The year of birth is a number such as 1990, not “%1”.</source>
        <translation>O ano de nascimento é um número como 1990, não «%1».</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>É preciso um nome.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 é agora %2.</translation>
    </message>
    <message>
        <source>Erased; games and results stay. Copies of the file made before still have it.</source>
        <translation>Apagado; partidas e resultados ficam. As cópias anteriores do ficheiro ainda o têm.</translation>
    </message>
    <message>
        <source>Keys revoked: %1.</source>
        <translation>Chaves revogadas: %1.</translation>
    </message>
    <message>
        <source>Reasons of corrections that still name them: %1.</source>
        <translation>Motivos de correções que ainda os nomeiam: %1.</translation>
    </message>
    <message>
        <source>Events and leagues that still bear their name: %1.</source>
        <translation>Torneios e ligas que ainda têm o seu nome: %1.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPlayers</name>
    <message>
        <source>rated %1</source>
        <translation>avaliado em %1</translation>
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
        <translation>Todas as rondas estão publicadas.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1, %2 sitting out.</source>
        <translation>Ainda não está ninguém para a ronda %1, folgam %2.</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1.</source>
        <translation>Ainda não está ninguém para a ronda %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1, %2 sitting out.</source>
        <translation>
            <numerusform>Está %n pessoa para a ronda %1, folgam %2.</numerusform>
            <numerusform>Estão %n para a ronda %1, folgam %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1.</source>
        <translation>
            <numerusform>Está %n pessoa para a ronda %1.</numerusform>
            <numerusform>Estão %n para a ronda %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>left after round %1</source>
        <translation>saiu após a ronda %1</translation>
    </message>
    <message>
        <source>There is a player named %1 already</source>
        <translation>Já há um jogador chamado %1</translation>
    </message>
    <message>
        <source>%1 is new, and here.</source>
        <translation>%1 é novo, e está presente.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 é novo.</translation>
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
        <translation>última vez em %1</translation>
    </message>
    <message>
        <source>first in %1 of %2 · most likely %3 to %4</source>
        <translation>primeiro em %1 de %2 · muito provavelmente de %3 a %4</translation>
    </message>
    <message>
        <source>No game counts yet: it takes two whose names are known, and an end.</source>
        <translation>Ainda não conta nenhuma partida: são precisas duas pessoas conhecidas pelo nome, e um fim.</translation>
    </message>
    <message>
        <source>No game of an event counts yet.</source>
        <translation>Ainda não conta nenhuma partida de um evento.</translation>
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
        <translation>%1 %2 vezes</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1: %2, antes %3</translation>
    </message>
    <message>
        <source>It makes nothing better or worse</source>
        <translation>Não melhora nem piora nada</translation>
    </message>
    <message>
        <source>Round %1 is drafted, too.</source>
        <translation>A ronda %1 também tem rascunho.</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 are drafted, too.</source>
        <translation>As rondas %1 a %2 também têm rascunho.</translation>
    </message>
    <message>
        <source>table %1 of round %2</source>
        <translation>mesa %1 da ronda %2</translation>
    </message>
    <message>
        <source>Who meets whom depends on the results so far; missing: %1.</source>
        <translation>Quem defronta quem depende dos resultados até agora; faltam: %1.</translation>
    </message>
    <message>
        <source>Round %1 is published: its tables can begin.</source>
        <translation>A ronda %1 está publicada: as suas mesas podem começar.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubStandings</name>
    <message>
        <source>won: nobody else came</source>
        <translation>ganha: não veio mais ninguém</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>não veio</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>não teve mesa</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>folgou</translation>
    </message>
    <message>
        <source>still without a result</source>
        <translation>ainda sem resultado</translation>
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
        <translation>lugar %1</translation>
    </message>
    <message>
        <source>%1 points of the game</source>
        <translation>%1 pontos da partida</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>com %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partida %1</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>%1 na ronda %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1 (descontado)</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>Ainda não há nenhuma ronda publicada.</translation>
    </message>
    <message>
        <source>After round %1 of %2.</source>
        <translation>Após a ronda %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 waits for table(s) %2.</source>
        <translation>
            <numerusform>A ronda %1 espera pela mesa %2.</numerusform>
            <numerusform>A ronda %1 espera pelas mesas %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>Ainda ninguém participa.</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>não conta</translation>
    </message>
    <message>
        <source>was away</source>
        <translation>esteve ausente</translation>
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
        <translation>Por começar</translation>
    </message>
    <message>
        <source>Still played</source>
        <translation>Joga-se</translation>
    </message>
    <message>
        <source>By the referee</source>
        <translation>Pelo Arbiter</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À mão</translation>
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
        <translation>Diga quem o regista: fica com o resultado.</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Nenhum evento está aberto.</translation>
    </message>
    <message>
        <source>The result of table %1 is entered.</source>
        <translation>O resultado da mesa %1 está registado.</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <translation>O resultado da mesa %1 foi retirado.</translation>
    </message>
    <message>
        <source>Say who decides it: it stands in the club&apos;s log.</source>
        <translation>Diga quem o decide: fica no registo do clube.</translation>
    </message>
    <message>
        <source>Say why the game does not count.</source>
        <translation>Diga porque não conta a partida.</translation>
    </message>
    <message>
        <source>Table %1 is to be played again; what was played stays among the games.</source>
        <translation>A mesa %1 deve jogar-se de novo; o que se jogou fica entre as partidas.</translation>
    </message>
    <message>
        <source>The points cannot be counted: enter the result again</source>
        <translation>Os pontos não se podem contar: introduza de novo o resultado</translation>
    </message>
    <message>
        <source>Round %1 is a draft again.</source>
        <translation>A ronda %1 volta a ser um rascunho.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Demo</name>
    <message>
        <source>The demo&apos;s film could not be made in %1.</source>
        <translation>O filme da demonstração não pôde ser feito em %1.</translation>
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
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
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
        <translation>O tempo combinado acabou</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida terminou</translation>
    </message>
    <message>
        <source>%1: the time is over. Start plays on</source>
        <comment>one or several players</comment>
        <translation>%1: o tempo acabou. Iniciar permite continuar</translation>
    </message>
    <message>
        <source>Paused. Only Start lets it run</source>
        <translation>Em pausa. Só Iniciar o põe a andar</translation>
    </message>
    <message>
        <source>It stands still until this is done</source>
        <translation>Está parado até isto ser feito</translation>
    </message>
    <message>
        <source>It starts with the first move</source>
        <translation>Começa com o primeiro lance</translation>
    </message>
    <message numerus="yes">
        <source>byo-yomi, %n left</source>
        <comment>stretches</comment>
        <translation>
            <numerusform>byo-yomi, resta %n</numerusform>
            <numerusform>byo-yomi, restam %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <translation>
            <numerusform>falta %n lance</numerusform>
            <numerusform>faltam %n lances</numerusform>
        </translation>
    </message>
    <message>
        <source>counts in %1</source>
        <translation>conta em %1</translation>
    </message>
    <message>
        <source>Say why the clock is changed: the reason is kept with the game.</source>
        <translation>Diga porque se altera o relógio: o motivo fica guardado com a partida.</translation>
    </message>
    <message>
        <source>The game has no time of its own that could be set.</source>
        <translation>A partida não tem um tempo próprio que se possa acertar.</translation>
    </message>
    <message>
        <source>%1 has no time of its own that could be set.</source>
        <translation>%1 não tem um tempo próprio que se possa acertar.</translation>
    </message>
    <message>
        <source>The clock shows that time already.</source>
        <translation>O relógio já mostra esse tempo.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameFiles</name>
    <message>
        <source>from line %1</source>
        <translation>a partir da linha %1</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partida %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), not finished.</source>
        <translation>
            <numerusform>%1, %n lance, por terminar.</numerusform>
            <numerusform>%1, %n lances, por terminar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), over.</source>
        <translation>
            <numerusform>%1, %n lance, terminada.</numerusform>
            <numerusform>%1, %n lances, terminada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Game %1 is on the clipboard.</source>
        <translation>A partida %1 está na área de transferência.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito em %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>A pasta %1 não pode ser criada.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1.</source>
        <translation>
            <numerusform>%n imagem em %1.</numerusform>
            <numerusform>%n imagens em %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is too long for a code. A file has room for it.</source>
        <translation>O registo é demasiado longo para um código. Num ficheiro cabe.</translation>
    </message>
    <message>
        <source>This is game %1, which was there already.</source>
        <translation>Esta é a partida %1, que já existia.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partida %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1.</source>
        <translation>
            <numerusform>%n partida está em %1.</numerusform>
            <numerusform>%n partidas estão em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be written. The first: %1</source>
        <translation>
            <numerusform>%n partida não pôde ser escrita. A primeira: %1</numerusform>
            <numerusform>%n partidas não puderam ser escritas. A primeira: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Language</name>
    <message>
        <source>As the system has it</source>
        <translation>Como o sistema</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LastGame</name>
    <message numerus="yes">
        <source>%n action(s), begun %1</source>
        <translation>
            <numerusform>%n ação, começada em %1</numerusform>
            <numerusform>%n ações, começada em %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LensSetup</name>
    <message>
        <source>The board is looked for through the measured lens from now on.</source>
        <translation>A partir de agora o tabuleiro procura-se através da objetiva medida.</translation>
    </message>
    <message>
        <source>It is kept as soon as the board is found.</source>
        <translation>É guardado assim que o tabuleiro for encontrado.</translation>
    </message>
    <message>
        <source>It cannot be kept: %1</source>
        <translation>Não pode ser guardado: %1</translation>
    </message>
    <message>
        <source>The measured lens is used from now on, and kept as %1.</source>
        <translation>A objetiva medida usa-se a partir de agora, e é guardada como %1.</translation>
    </message>
    <message>
        <source>Hold the printed calibration board before the camera.</source>
        <translation>Segure o tabuleiro de calibração impresso diante da câmara.</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>A medir …</translation>
    </message>
    <message>
        <source>Residual %1 pixels over %2 pictures; focal length %3 pixels, known to %4 %; %5 % of the picture covered.</source>
        <translation>Erro residual %1 píxeis em %2 imagens; distância focal %3 píxeis, conhecida a %4 %; %5 % da imagem coberta.</translation>
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
        <translation>por terminar</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>ganha por %1</translation>
    </message>
    <message>
        <source>Copying the games …</source>
        <translation>A copiar as partidas …</translation>
    </message>
    <message>
        <source>No backup: %1</source>
        <translation>Sem cópia de segurança: %1</translation>
    </message>
    <message>
        <source>Backed up and checked: %1</source>
        <translation>Copiado e verificado: %1</translation>
    </message>
    <message>
        <source>Game %1 is in the archive.</source>
        <translation>A partida %1 está no arquivo.</translation>
    </message>
    <message>
        <source>Game %1 is back among the games.</source>
        <translation>A partida %1 está outra vez entre as partidas.</translation>
    </message>
    <message numerus="yes">
        <source>Game %1 is in the bin; it is erased after %n day(s).</source>
        <translation>
            <numerusform>A partida %1 está no lixo; é apagada após %n dia.</numerusform>
            <numerusform>A partida %1 está no lixo; é apagada após %n dias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pasta pessoal</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Ambiente de trabalho</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Transferências</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>There is no folder or file %1.</source>
        <translation>Não existe pasta nem ficheiro %1.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Por terminar</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message numerus="yes">
        <source>Changing %n game(s) …</source>
        <translation>
            <numerusform>A alterar %n partida …</numerusform>
            <numerusform>A alterar %n partidas …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stayed. The first: %1.</source>
        <translation>
            <numerusform>%n partida ficou. A primeira: %1.</numerusform>
            <numerusform>%n partidas ficaram. A primeira: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the archive.</source>
        <translation>
            <numerusform>%n partida está no arquivo.</numerusform>
            <numerusform>%n partidas estão no arquivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are back among the games.</source>
        <translation>
            <numerusform>%n partida está de volta entre as partidas.</numerusform>
            <numerusform>%n partidas estão de volta entre as partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the bin, and are erased after %1 days.</source>
        <translation>
            <numerusform>%n partida está no lixo e é apagada após %1 dias.</numerusform>
            <numerusform>%n partidas estão no lixo e são apagadas após %1 dias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have the tags.</source>
        <translation>
            <numerusform>%n partida tem as etiquetas.</numerusform>
            <numerusform>%n partidas têm as etiquetas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LogModel</name>
    <message>
        <source>The game begins</source>
        <translation>A partida começa</translation>
    </message>
    <message>
        <source>Taken back: move %1</source>
        <translation>Retirado: lance %1</translation>
    </message>
    <message>
        <source>Taken back: %1 moves</source>
        <translation>Retirados: %1 lances</translation>
    </message>
    <message>
        <source>Brought again: move %1</source>
        <translation>Reposto: lance %1</translation>
    </message>
    <message>
        <source>Brought again: %1 moves</source>
        <translation>Repostos: %1 lances</translation>
    </message>
    <message>
        <source>Corrected by the arbiter: %1</source>
        <translation>Corrigido pelo árbitro: %1</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>lido de %1</translation>
    </message>
    <message>
        <source>read from %1, %2 % sure</source>
        <translation>lido de %1, certo a %2 %</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>%1 % de certeza</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PaperSheets</name>
    <message numerus="yes">
        <source>Written to %1: %n page(s).</source>
        <translation>
            <numerusform>Escrito em %1: %n página.</numerusform>
            <numerusform>Escrito em %1: %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>Ronda %1, um rascunho</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Nenhum evento está aberto.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de partida</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>Folha da partida %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>The whole game on one sheet, to lie beside the board.</source>
        <translation>O jogo inteiro numa folha, para pôr ao lado do tabuleiro.</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>Todos os exércitos</translation>
    </message>
    <message>
        <source>A booklet of all armies of the game, a page for each.</source>
        <translation>Um caderno de todos os exércitos do jogo, uma página para cada um.</translation>
    </message>
    <message>
        <source>This army on one page: set-up, power, what is easily overlooked.</source>
        <translation>Este exército numa página: disposição, poder, o que facilmente escapa.</translation>
    </message>
    <message>
        <source>%1, every army</source>
        <translation>%1, todos os exércitos</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PieceModel</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 em %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PositionEditor</name>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 deixa %2</translation>
    </message>
    <message>
        <source>%1 stands on %2</source>
        <translation>%1 está em %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Prints</name>
    <message>
        <source>The printer does not answer.</source>
        <translation>A impressora não responde.</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Enviado para %1.</translation>
    </message>
    <message>
        <source>It was not printed: %1</source>
        <translation>Não foi impresso: %1</translation>
    </message>
    <message>
        <source>no printer is set up</source>
        <translation>nenhuma impressora está instalada</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s); print at 100 %.</source>
        <translation>
            <numerusform>%n página; imprima a 100 %.</numerusform>
            <numerusform>%n páginas; imprima a 100 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 pontos</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 casas</translation>
    </message>
    <message>
        <source>Say where to write it.</source>
        <translation>Diga onde o escrever.</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>Escrito em %1: %2</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Take %1 to one that does.</source>
        <translation>Aqui nenhum programa abre ficheiros PDF. Leve %1 a um que o faça.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Puzzles</name>
    <message>
        <source>%1, game %2, action %3</source>
        <translation>%1, partida %2, ação %3</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <translation>%1, %2, ação %3</translation>
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
        <translation>Ainda não há nenhum problema.</translation>
    </message>
    <message>
        <source>%1 is not the best action. Try again.</source>
        <translation>%1 não é a melhor ação. Tente outra vez.</translation>
    </message>
    <message>
        <source>It was played in the game, too.</source>
        <translation>Também foi jogada na partida.</translation>
    </message>
    <message>
        <source>In the game %1 was played.</source>
        <translation>Na partida foi jogado %1.</translation>
    </message>
    <message>
        <source>Right: %1 is the best action.</source>
        <translation>Certo: %1 é a melhor ação.</translation>
    </message>
    <message>
        <source>The best action is %1.</source>
        <translation>A melhor ação é %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and a seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is to move. One action is clearly the best. Which one?</source>
        <translation>É a vez de %1. Uma ação é claramente a melhor. Qual?</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Questions</name>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar a vez</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>a última jogada</translation>
    </message>
    <message>
        <source>A draw is offered. Does %1 accept?</source>
        <translation>É oferecido empate. %1 aceita?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>a seat, a reaction</comment>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>Click a lit square.</source>
        <translation>Clique numa casa iluminada.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>%1 sets something hidden.</source>
        <translation>%1 define algo oculto.</translation>
    </message>
    <message>
        <source>%1 may set something hidden.</source>
        <translation>%1 pode definir algo oculto.</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <translation>Passar o ecrã a %1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Replay</name>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Ainda não foi começada nenhuma partida.</translation>
    </message>
    <message>
        <source>What is kept of the game has no beginning.</source>
        <translation>O que está guardado da partida não tem começo.</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <translation>A mesa no início</translation>
    </message>
    <message>
        <source>The table after this move</source>
        <translation>A mesa após este lance</translation>
    </message>
    <message>
        <source>The table at the start; none was taken since</source>
        <translation>A mesa no início; desde então não se tirou nenhuma</translation>
    </message>
    <message>
        <source>The table after move %1; none was taken since</source>
        <translation>A mesa após o lance %1; desde então não se tirou nenhuma</translation>
    </message>
    <message>
        <source>No picture of the table was kept up to here. The camera keeps one with every move that it reads.</source>
        <translation>Até aqui não se guardou nenhuma imagem da mesa. A câmara guarda uma com cada lance que lê.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Letters are the seats; a dashed line upright is a mate, or somebody who is out.</source>
        <translation>As letras são os lugares; uma linha vertical tracejada é um mate, ou alguém eliminado.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tempo de cada lance</translation>
    </message>
    <message>
        <source>Captures and mates</source>
        <translation>Capturas e mates</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <translation>Peças que restam</translation>
    </message>
    <message>
        <source>So many pieces were captured on a square; a cross is a king that was mated.</source>
        <translation>Quantas peças foram capturadas numa casa; uma cruz é um rei que levou mate.</translation>
    </message>
    <message>
        <source>Minutes and seconds; a bar has the colour of who moved.</source>
        <translation>Minutos e segundos; uma barra tem a cor de quem jogou.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Review</name>
    <message>
        <source>No action has been played yet.</source>
        <translation>Ainda não foi jogada nenhuma ação.</translation>
    </message>
    <message>
        <source>This game is not saved, so it cannot be analysed.</source>
        <translation>Esta partida não está guardada, por isso não pode ser analisada.</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over.</source>
        <translation>Poderá analisar esta partida quando terminar.</translation>
    </message>
    <message>
        <source>Something is hidden in this game. You can analyse it when it is over.</source>
        <translation>Há algo escondido nesta partida. Poderá analisá-la quando terminar.</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%1 de %2 ações</translation>
    </message>
    <message>
        <source>%1. Better: %2.</source>
        <translation>%1. Melhor: %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3 %4</source>
        <comment>number, player, action, mark</comment>
        <translation>%1. %2: %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n ação</numerusform>
            <numerusform>%n ações</numerusform>
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
        <translation>A melhor ação.</translation>
    </message>
    <message>
        <source>A good action.</source>
        <translation>Uma boa ação.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Setup</name>
    <message>
        <source>%1 has no army yet.</source>
        <translation>%1 ainda não tem exército.</translation>
    </message>
    <message>
        <source>There is no file or folder %1, and it is no camera&apos;s number.</source>
        <translation>Não há ficheiro nem pasta %1, e não é o número de uma câmara.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation>Não há nenhum jogo «%1».</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Speaker</name>
    <message>
        <source>it does not say why</source>
        <translation>não diz porquê</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>não responde</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Table</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>O tempo combinado acabou</translation>
    </message>
    <message>
        <source>Call time to end the game and count the points, or play on.</source>
        <translation>Assinale o fim do tempo para acabar a partida e contar os pontos, ou continue a jogar.</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played</source>
        <translation>As regras mudaram desde que esta partida foi jogada</translation>
    </message>
    <message>
        <source>%1: not allowed: %2</source>
        <translation>%1: não permitido: %2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>Não permitido: %1</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>A correção não foi feita</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>Nada foi retirado</translation>
    </message>
    <message>
        <source>Nothing was brought again</source>
        <translation>Nada foi reposto</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>A partida está empatada</translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s)</source>
        <comment>one or several winners</comment>
        <translation>
            <numerusform>%1 ganha</numerusform>
            <numerusform>%1 ganham</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not stored</source>
        <translation>A partida não é guardada</translation>
    </message>
    <message>
        <source>No game has been begun yet.</source>
        <translation>Ainda não foi começada nenhuma partida.</translation>
    </message>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1 recusa o empate</translation>
    </message>
    <message>
        <source>The rules of this game say nothing of a player&apos;s own time: the arbiter decides.</source>
        <translation>As regras deste jogo nada dizem do tempo próprio de um jogador: decide o árbitro.</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>A regra: %1</translation>
    </message>
    <message>
        <source>%1: the time is over</source>
        <translation>%1: o tempo acabou</translation>
    </message>
    <message>
        <source>The offer is gone, and the game goes on.</source>
        <translation>A proposta caiu, e a partida continua.</translation>
    </message>
    <message>
        <source>The clocks stand. Say how the game ends, give time with a reason, or press Start to play on.</source>
        <translation>Os relógios estão parados. Diga como acaba a partida, dê tempo com um motivo, ou prima Iniciar para continuar.</translation>
    </message>
    <message>
        <source>illegal move of %1</source>
        <translation>lance ilegal de %1</translation>
    </message>
    <message>
        <source>Penalties are for games of two players.</source>
        <translation>As penalizações são para partidas a dois.</translation>
    </message>
    <message>
        <source>This game has no rule for illegal moves: the arbiter decides.</source>
        <translation>Este jogo não tem regra para lances ilegais: decide o árbitro.</translation>
    </message>
    <message>
        <source>The computer looks for a hint …</source>
        <translation>O computador procura uma dica …</translation>
    </message>
    <message>
        <source>There is no hint here.</source>
        <translation>Aqui não há nenhuma dica.</translation>
    </message>
    <message>
        <source>Hint for %1: %2</source>
        <translation>Dica para %1: %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::TableBoard</name>
    <message>
        <source>Board %1</source>
        <translation>Tabuleiro %1</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>Em repouso</translation>
    </message>
    <message>
        <source>What becomes of the pieces is asked next.</source>
        <translation>Depois pergunta-se o que acontece às peças.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out then; the others play on.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>%1 fica então fora; os outros continuam.</numerusform>
            <numerusform>%1 ficam então fora; os outros continuam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over then: %1.</source>
        <translation>A partida termina então: %1.</translation>
    </message>
    <message>
        <source>It is kept in the record, and can be taken back.</source>
        <translation>Fica guardado com a partida, e pode ser retirado.</translation>
    </message>
    <message>
        <source>Swap %1 on %2 for %3</source>
        <translation>Trocar %1 em %2 por %3</translation>
    </message>
    <message>
        <source>It may go to %1.</source>
        <comment>squares</comment>
        <translation>Pode ir para %1.</translation>
    </message>
    <message>
        <source>That is not a legal move</source>
        <translation>Esse lance não é legal</translation>
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
        <translation>O modelo «%1» não pode ser lido; guarde-o de novo.</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>Um modelo precisa de um nome.</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Voice</name>
    <message>
        <source>%1: the time is over</source>
        <translation>%1: o tempo acabou</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>O tempo combinado acabou</translation>
    </message>
    <message>
        <source>No speech engine is installed: nothing is said aloud. On Debian, qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng bring one.</source>
        <translation>Nenhum sintetizador de voz está instalado: nada é dito em voz alta. Em Debian, qt6-speech-speechd-plugin e speech-dispatcher-espeak-ng trazem um.</translation>
    </message>
    <message>
        <source>The speech engine does not work: %1</source>
        <translation>O sintetizador de voz não funciona: %1</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>Soa assim.</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>whose time it is</comment>
        <translation>A partida</translation>
    </message>
    <message>
        <source>%1: the last ten seconds</source>
        <translation>%1: os últimos dez segundos</translation>
    </message>
    <message>
        <source>%1: time is short</source>
        <translation>%1: o tempo aperta</translation>
    </message>
    <message>
        <source>The speech engine has no voice for %1: nothing is said aloud. Choose another language, or install a voice.</source>
        <translation>A síntese de voz não tem voz para %1: nada é dito em voz alta. Escolha outra língua ou instale uma voz.</translation>
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
        <translation>B</translation>
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
