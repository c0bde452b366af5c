<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message>
        <source>Choose that game</source>
        <translation>选择该棋</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>逐个显示</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>按桌面设定对局…</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>宣布时间到</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Give time …</source>
        <translation>加时…</translation>
    </message>
    <message>
        <source>Set the camera up</source>
        <translation>设置摄像头</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Drawn: cannot mate</source>
        <translation>和棋：无法将死</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>超时告负</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Power: %1</source>
        <translation>能力：%1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: click the square on the board.</source>
        <translation>
            <numerusform>……还有 %n 个：请点击棋盘上的格子。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyPage</name>
    <message>
        <source>Print …</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board, %1</source>
        <translation>棋盘，%1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>Browse</name>
    <message>
        <source>Up</source>
        <translation>上一级</translation>
    </message>
    <message>
        <source>Nothing here that could be chosen.</source>
        <translation>这里没有可选的内容。</translation>
    </message>
    <message>
        <source>%1, folder</source>
        <translation>%1，文件夹</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Write it here</source>
        <translation>写到这里</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <translation>选用此文件夹</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>文件夹或文件</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Correct %1 by hand</source>
        <translation>手工更正%1</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>手工更正</translation>
    </message>
    <message>
        <source>The game changed while it was being corrected.</source>
        <translation>更正期间对局发生了变化。</translation>
    </message>
    <message>
        <source>It is shown as it is now; correct it once more if it is still wrong.</source>
        <translation>现在显示的是当前局面；若仍有误，请再次更正。</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>更正未生效</translation>
    </message>
</context>
<context>
    <name>Byes</name>
    <message>
        <source>no point</source>
        <translation>0分</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>半分</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>1分</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>what a bye is worth, a number that need not be whole</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bye, and what it is worth</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>has no table</source>
        <translation>没有桌次</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>没有桌次</translation>
    </message>
</context>
<context>
    <name>CameraBoardStep</name>
    <message>
        <source>Where the board is</source>
        <translation>棋盘的位置</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>正在寻找…</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>寻找棋盘</translation>
    </message>
    <message>
        <source>Click the corners</source>
        <translation>点击四角</translation>
    </message>
    <message>
        <source>The grid must lie on the squares. Drag a corner where it does not.</source>
        <translation>网格必须与格子重合。哪里不重合，就拖动那里的角。</translation>
    </message>
    <message>
        <source>Click the corners of the playing field, not of the frame, in the order asked for.</source>
        <translation>请按提示的顺序点击棋盘格区的四角，而不是边框的角。</translation>
    </message>
    <message>
        <source>Show the whole board; pieces may stand on it.</source>
        <translation>请露出整个棋盘；上面可以有棋子。</translation>
    </message>
    <message>
        <source>South sits at this side of the picture</source>
        <translation>南方坐在画面的这一边</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>近边</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>远边</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右边</translation>
    </message>
</context>
<context>
    <name>CameraCard</name>
    <message>
        <source>Show the camera</source>
        <translation>显示摄像头</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>继续观看</translation>
    </message>
    <message>
        <source>Stop watching for a while</source>
        <translation>暂时停止观看</translation>
    </message>
</context>
<context>
    <name>CameraKeepStep</name>
    <message>
        <source>Keep this place</source>
        <translation>记住这个位置</translation>
    </message>
    <message>
        <source>Under the name of the source it is used by itself whenever that source is opened.</source>
        <translation>以来源的名称保存；打开该来源时会自动使用。</translation>
    </message>
    <message>
        <source>A name, such as club table</source>
        <translation>名称，例如“俱乐部的桌子”</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>已保存为%1。</translation>
    </message>
</context>
<context>
    <name>CameraPage</name>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>Set it up in four steps</source>
        <translation>分四步设置</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>摄像头 %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>棋盘%1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Click %1 of the board</source>
        <translation>请点击棋盘的%1</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>手机</translation>
    </message>
</context>
<context>
    <name>CameraQualityStep</name>
    <message>
        <source>Can it be read?</source>
        <translation>看得清吗？</translation>
    </message>
    <message>
        <source>Good: the camera can stay as it is.</source>
        <translation>良好：摄像头可以这样放。</translation>
    </message>
    <message>
        <source>Good enough, though it could be better.</source>
        <translation>够用，但还可以更好。</translation>
    </message>
    <message>
        <source>Not good enough to read the game.</source>
        <translation>不够好，无法读取对局。</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Show what is read</source>
        <translation>显示读取结果</translation>
    </message>
</context>
<context>
    <name>CameraSourceStep</name>
    <message>
        <source>What to watch</source>
        <translation>观看什么</translation>
    </message>
    <message>
        <source>0, a film, a folder, rtsp://…</source>
        <translation>0、影片、文件夹、rtsp://…</translation>
    </message>
    <message>
        <source>Film …</source>
        <translation>影片…</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Set up before:</source>
        <translation>以前设置过：</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>选择摄像头</translation>
    </message>
    <message>
        <source>A phone sends its pictures.</source>
        <translation>手机正在发送图像。</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>手机已连接，但没有发送图像。</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>正在等待手机……</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>显示二维码</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>使用手机</translation>
    </message>
</context>
<context>
    <name>CameraTagsStep</name>
    <message>
        <source>Tags on the pieces</source>
        <translation>棋子上的标签</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>The corner of a1</source>
        <translation>a1 的角</translation>
    </message>
    <message>
        <source>The far end of the first rank</source>
        <translation>第一横线的远端</translation>
    </message>
    <message>
        <source>The corner opposite a1</source>
        <translation>a1 对面的角</translation>
    </message>
    <message>
        <source>The far end of the a-file</source>
        <translation>a 直线的远端</translation>
    </message>
    <message>
        <source>Camera: %1</source>
        <translation>摄像头：%1</translation>
    </message>
    <message>
        <source>No picture yet. Say in the first step what to watch.</source>
        <translation>还没有画面。请在第一步说明要观看什么。</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>没有摄像头</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>left in the game</source>
        <translation>全局剩余</translation>
    </message>
    <message>
        <source>Time a player: %1</source>
        <translation>每人时间：%1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>设置棋钟</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>宣布时间到</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>the time is over</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被将军</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>轮到走棋</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>used so far</source>
        <translation>至今已用</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>设置棋钟</translation>
    </message>
    <message>
        <source>Whose clock</source>
        <translation>谁的棋钟</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 分钟</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>理由；与对局一起保存</translation>
    </message>
    <message>
        <source>Another time from now on; what was thought stays thought:</source>
        <translation>从现在起改用别的时间；已用的时间不变：</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>Agree on it</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>Changed so far</source>
        <translation>迄今的更改</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <translation>−%1 分钟</translation>
    </message>
    <message>
        <source>Illegal move: the first gives the opponent %1 more minutes, the next one loses.</source>
        <translation>不合规则的着法：第一次给对手加 %1 分钟，再犯告负。</translation>
    </message>
    <message>
        <source>%1: second illegal move, lost</source>
        <translation>%1：第二次不合规则着法，告负</translation>
    </message>
    <message>
        <source>Illegal move of %1</source>
        <translation>%1的不合规则着法</translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message>
        <source>Arbiter: the clocks</source>
        <translation>Arbiter：棋钟</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>things to do by hand</comment>
        <translation>
            <numerusform>%1，还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>暂停棋钟</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>启动棋钟</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Close the clocks</source>
        <translation>关闭棋钟</translation>
    </message>
</context>
<context>
    <name>ClubBar</name>
    <message>
        <source>All events</source>
        <translation>所有活动</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>How strong everybody is, and what the armies are worth.</source>
        <translation>每个人有多强，各军队价值几何。</translation>
    </message>
    <message>
        <source>Standings over several events.</source>
        <translation>多次活动合计的积分榜。</translation>
    </message>
    <message>
        <source>Evenings and tournaments: who is here, who sits where, who is ahead.</source>
        <translation>晚间活动与比赛：谁到了，谁坐哪里，谁领先。</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>大屏幕</translation>
    </message>
    <message>
        <source>Big screen: all tables in a window for the room</source>
        <translation>大屏幕：在一个窗口里向全场显示所有桌次</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>编辑活动</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>俱乐部服务器的桌次</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>新活动</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>添加人员</translation>
    </message>
</context>
<context>
    <name>ClubCourse</name>
    <message>
        <source>Course</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有对局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the oldest at the left</source>
        <translation>
            <numerusform>%n 局，最早的在左边</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points in all, %2 a game</source>
        <translation>共 %1 分，每局 %2 分</translation>
    </message>
    <message>
        <source>a full bar is a first place</source>
        <translation>满格为第一名</translation>
    </message>
</context>
<context>
    <name>ClubEventOptions</name>
    <message>
        <source>Something else …</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Like with like (Swiss)</source>
        <translation>强弱相当者对阵（瑞士制）</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>All rounds at once</source>
        <translation>一次排出所有轮次</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>各自为战</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>搭档对坐</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>到桌上再定</translation>
    </message>
    <message>
        <source>With the seating</source>
        <translation>与座次一起</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Won 1, drawn ½, lost 0</source>
        <translation>胜1，和½，负0</translation>
    </message>
    <message>
        <source>The points of the game</source>
        <translation>对局得分</translation>
    </message>
    <message>
        <source>Won 3, drawn 1, lost 0</source>
        <translation>胜3，和1，负0</translation>
    </message>
    <message>
        <source>By place: 3, 2, 1, 0</source>
        <translation>按名次：3、2、1、0</translation>
    </message>
    <message>
        <source>A won game</source>
        <translation>一盘胜局</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>一盘和局</translation>
    </message>
    <message>
        <source>No point</source>
        <translation>0分</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>编排</translation>
    </message>
    <message>
        <source>Who meets whom, and whether it depends on the results.</source>
        <translation>谁对谁，以及是否取决于成绩。</translation>
    </message>
    <message>
        <source>Whether everybody plays alone, or two play together.</source>
        <translation>各自为战，还是两人一组。</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>三人桌</translation>
    </message>
    <message>
        <source>If the players do not fill all tables, three sit at some of them. Otherwise somebody has a bye.</source>
        <translation>人数坐不满所有桌时，部分桌坐三人；否则有人轮空。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>军队</translation>
    </message>
    <message>
        <source>Who chooses the armies, and when.</source>
        <translation>由谁、何时选择军队。</translation>
    </message>
    <message>
        <source>Minutes for a game</source>
        <translation>每局分钟数</translation>
    </message>
    <message>
        <source>The time of the whole game. Empty: as its rules say.</source>
        <translation>整局的时间。留空：按规则。</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 60:00 game: one time for all. Empty: as the rules say.</source>
        <translation>5+3：每人分钟数和每步秒数。60:00 game：全体共用时间。留空：按规则。</translation>
    </message>
    <message>
        <source>Points of a table</source>
        <translation>一桌的得分</translation>
    </message>
    <message>
        <source>What a game is worth in the standings.</source>
        <translation>一局在排名中值多少分。</translation>
    </message>
    <message>
        <source>Points of your own</source>
        <translation>自定得分</translation>
    </message>
    <message>
        <source>&quot;places 4-2-1-0&quot; by place, &quot;win 2-1-0&quot; for won, drawn and lost.</source>
        <translation>&quot;places 4-2-1-0&quot; 按名次，&quot;win 2-1-0&quot; 为胜、和、负。</translation>
    </message>
    <message>
        <source>A round without a table</source>
        <translation>没有桌子的一轮</translation>
    </message>
    <message>
        <source>What it is worth to a player who is left over.</source>
        <translation>对多出来的棋手值多少分。</translation>
    </message>
    <message>
        <source>Points of that round</source>
        <translation>该轮得分</translation>
    </message>
    <message>
        <source>A round that a player sits out</source>
        <translation>棋手请假的一轮</translation>
    </message>
    <message>
        <source>What it is worth to a player who asked for it.</source>
        <translation>对提出请假的棋手值多少分。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Year, month and day. Empty: today.</source>
        <translation>年、月、日。留空：今天。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Where it is played, as prints show it.</source>
        <translation>比赛地点，打印件上会显示。</translation>
    </message>
    <message>
        <source>The club&apos;s house</source>
        <translation>俱乐部会所</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>搭档</translation>
    </message>
</context>
<context>
    <name>ClubEvents</name>
    <message>
        <source>No event has been made yet. An event is one evening, or a tournament: a game, some rounds, and who comes.</source>
        <translation>还没有任何活动。一次活动是一个晚上或一场比赛：一种棋、若干轮，以及到场的人。</translation>
    </message>
    <message>
        <source>Make the first one</source>
        <translation>创建第一个</translation>
    </message>
</context>
<context>
    <name>ClubExport</name>
    <message>
        <source>Write %1</source>
        <translation>写入%1</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>选择位置…</translation>
    </message>
    <message>
        <source>Where is it to be written?</source>
        <translation>写到哪里？</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 已经存在。其中的内容会丢失。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ClubGridCell</name>
    <message>
        <source>%1 (leaves)</source>
        <translation>%1（离开）</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1，第 %2 桌</translation>
    </message>
</context>
<context>
    <name>ClubGridPane</name>
    <message>
        <source>Who enters it</source>
        <translation>由谁录入</translation>
    </message>
    <message>
        <source>Why by hand, for all of them</source>
        <translation>手工录入的原因（全部）</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Take back table %1</source>
        <translation>撤销第 %1 桌</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Type points, = for half a point, or - for a no-show. For two players one cell is enough.</source>
        <translation>输入分数，= 表示半分，- 表示缺席。两人对局只需填一格。</translation>
    </message>
    <message>
        <source>Type places, or - for a no-show.</source>
        <translation>输入名次，- 表示缺席。</translation>
    </message>
    <message>
        <source>Enter goes to the next table, Ctrl+Z takes the last entry back.</source>
        <translation>Enter 转到下一桌，Ctrl+Z 撤销上一次录入。</translation>
    </message>
    <message>
        <source>Replace the referee&apos;s result of table %1?</source>
        <translation>替换裁判给第 %1 桌的结果？</translation>
    </message>
    <message>
        <source>%1 The result by hand counts instead, until it is taken back.</source>
        <translation>%1 改以手工录入的结果为准，直到撤销。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>ClubGridPeople</name>
    <message>
        <source>Players of table %1</source>
        <translation>第 %1 桌的棋手</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>归来</translation>
    </message>
    <message>
        <source>Leaves after this round</source>
        <translation>本轮后离开</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what the button does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A player who leaves is not seated in later rounds. Results stay.</source>
        <translation>离开的棋手不再安排后续轮次。已有结果保留。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ClubGridRow</name>
    <message>
        <source>Not entered yet: something is missing.</source>
        <translation>尚未录入：还缺内容。</translation>
    </message>
    <message>
        <source>%1 Press Enter to replace it.</source>
        <translation>%1 按 Enter 替换。</translation>
    </message>
    <message>
        <source>Table %1: its players</source>
        <translation>第 %1 桌：棋手</translation>
    </message>
</context>
<context>
    <name>ClubLeagueForm</name>
    <message>
        <source>Edit the league</source>
        <translation>编辑联赛</translation>
    </message>
    <message>
        <source>A new league</source>
        <translation>新联赛</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Winter league</source>
        <translation>冬季联赛</translation>
    </message>
    <message>
        <source>What an event is worth</source>
        <translation>一次活动值多少</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>活动的分数</translation>
    </message>
    <message>
        <source>Points for ranks</source>
        <translation>按名次给分</translation>
    </message>
    <message>
        <source>How many of somebody&apos;s events count (empty: all)</source>
        <translation>每人计入几次活动（留空：全部）</translation>
    </message>
    <message>
        <source>Its events</source>
        <translation>所含活动</translation>
    </message>
    <message>
        <source>There is no event yet.</source>
        <translation>还没有活动。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>ClubLeagueLine</name>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2，%3 分</translation>
    </message>
</context>
<context>
    <name>ClubLeaguesPane</name>
    <message>
        <source>League</source>
        <translation>联赛</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>新联赛</translation>
    </message>
</context>
<context>
    <name>ClubMerge</name>
    <message>
        <source>The games and seats of %1 become those of %2, and only what is known of %2 stays.</source>
        <translation>%1 的对局和席位归 %2 所有，只保留 %2 的资料。</translation>
    </message>
    <message>
        <source>This is not taken back.</source>
        <translation>此操作无法撤销。</translation>
    </message>
    <message>
        <source>Is %1 the same as %2?</source>
        <translation>%1 与 %2 是同一个人吗？</translation>
    </message>
    <message>
        <source>They are one</source>
        <translation>是同一个人</translation>
    </message>
    <message>
        <source>Who is %1 too?</source>
        <translation>还有谁也是 %1？</translation>
    </message>
    <message>
        <source>Somebody who is in the list twice, under two names or twice under one.</source>
        <translation>在名单上出现两次的人：用了两个名字，或同一名字两次。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ClubNewEvent</name>
    <message>
        <source>Edit the event</source>
        <translation>编辑活动</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>新活动</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>星期五</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
</context>
<context>
    <name>ClubNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1：仍在此窗口进行中。</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>对局按原样保存，可在“对局”中继续。</translation>
    </message>
    <message>
        <source>Its game, number %1, was begun already.</source>
        <translation>该局已经开始，编号 %1。</translation>
    </message>
    <message>
        <source>It must not be played at another window at the same time.</source>
        <translation>不得同时在另一个窗口下这局棋。</translation>
    </message>
    <message>
        <source>What is published stands: nobody is moved any more, and its tables can begin.</source>
        <translation>公布即生效：不再调换任何人，各桌可以开始。</translation>
    </message>
    <message>
        <source>The draft is not up to date: %1. %2</source>
        <translation>草案已过时：%1。%2</translation>
    </message>
    <message>
        <source>Everything that is known of them goes for good, also where a game&apos;s record names them.</source>
        <translation>有关此人的一切都将永久删除，对局记录中的姓名也不例外。</translation>
    </message>
    <message>
        <source>Erase %1?</source>
        <translation>删除 %1？</translation>
    </message>
    <message>
        <source>Games, results and standings stay, of a number. It cannot be taken back.</source>
        <translation>对局、成绩和积分榜以编号保留。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Erase it for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>到场</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>座次</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>积分榜</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>公布第 %1 轮？</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>公布第 %1 轮</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>开始第 %1 桌的对局？</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>开始第 %1 桌</translation>
    </message>
    <message>
        <source>Go on with table %1 in this window?</source>
        <translation>在此窗口继续第 %1 桌？</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>在这里继续</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>联赛</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back?</source>
        <translation>撤回第 %1 轮的公布？</translation>
    </message>
    <message>
        <source>The round is a draft again, and its pairings can change. Print its slips again.</source>
        <translation>本轮恢复为草案，对阵可以更改。请重新打印成绩单。</translation>
    </message>
    <message>
        <source>Make it a draft again</source>
        <translation>恢复为草案</translation>
    </message>
</context>
<context>
    <name>ClubPeoplePane</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Nobody has that name.</source>
        <translation>没有人叫这个名字。</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Whoever sits at a table by name is here from then on.</source>
        <translation>俱乐部还没有任何人。以后凡署名入座的人都会出现在这里。</translation>
    </message>
    <message>
        <source>Choose somebody to see what they have played.</source>
        <translation>选择一个人，查看其下过的棋。</translation>
    </message>
</context>
<context>
    <name>ClubPerson</name>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Is somebody else too</source>
        <translation>与另一人是同一人</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>No game that has ended counts for them yet.</source>
        <translation>还没有一局结束的棋计入。</translation>
    </message>
    <message>
        <source>Best moments</source>
        <translation>最佳时刻</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>军队</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubPersonForm</name>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>新人</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message numerus="yes">
        <source>The club knows %n people of that name already. They are told apart by their numbers.</source>
        <translation>
            <numerusform>俱乐部已有 %n 个同名的人，以编号区分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>出生年份</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>棋协</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>在那里的编号</translation>
    </message>
    <message>
        <source>Number at the federation</source>
        <translation>在棋协的编号</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Add another one</source>
        <translation>再添加一个</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ClubPlayersPane</name>
    <message>
        <source>Search, or a new name</source>
        <translation>搜索，或输入新名字</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>全部到场</translation>
    </message>
    <message>
        <source>All %1 are here</source>
        <translation>%1 人全部到场</translation>
    </message>
    <message>
        <source>Nobody has that name; add whoever is new.</source>
        <translation>没有人叫这个名字；新来的人请添加。</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Type a name above, and add it.</source>
        <translation>俱乐部还没有任何人。请在上面输入名字并添加。</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1，已到</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <translation>%1，未到</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>%1 sits out this round</source>
        <translation>%1 本轮轮空</translation>
    </message>
</context>
<context>
    <name>ClubQuality</name>
    <message>
        <source>How good it is</source>
        <translation>好坏如何</translation>
    </message>
    <message>
        <source>Nothing to wish for: nobody meets twice, everything is even.</source>
        <translation>无可挑剔：没有人重复对阵，一切均衡。</translation>
    </message>
    <message>
        <source>%1  (bound %2)</source>
        <translation>%1  （界限 %2）</translation>
    </message>
</context>
<context>
    <name>ClubRatingList</name>
    <message>
        <source>%1, provisional</source>
        <comment>a rating</comment>
        <translation>%1，暂定</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a provisional rating</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>provisional</source>
        <comment>a rating</comment>
        <translation>暂定</translation>
    </message>
</context>
<context>
    <name>ClubRatingsPane</name>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Games outside events too</source>
        <translation>也算活动之外的对局</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>军队</translation>
    </message>
    <message>
        <source>How often each came first. The bar is where that lies most likely (95 %);</source>
        <translation>各军队获得第一的频率。横条表示最可能的范围（95%）；</translation>
    </message>
    <message>
        <source>the line is where it would be if all were equal.</source>
        <translation>竖线表示各方实力相等时的位置。</translation>
    </message>
    <message>
        <source>Games of two players</source>
        <translation>两人对局</translation>
    </message>
    <message>
        <source>Everybody begins at 1500, and who is rated 200 higher scores about three of four points.</source>
        <translation>所有人从1500开始，高200分者大约四分取三分。</translation>
    </message>
    <message>
        <source>With ±: the true strength is that close to the number, 19 times of 20.</source>
        <translation>±：真实实力20次中有19次在此范围内。</translation>
    </message>
    <message>
        <source>Games of three players and more</source>
        <translation>三人及以上对局</translation>
    </message>
    <message>
        <source>Everybody begins at 0. The number is the strength that a player almost surely has.</source>
        <translation>所有人从0开始。该数是棋手几乎肯定具有的实力。</translation>
    </message>
    <message>
        <source>Below it: the best guess, and with ± how far off that may be.</source>
        <translation>下方：最佳估计，±为可能的偏差。</translation>
    </message>
</context>
<context>
    <name>ClubRemote</name>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>俱乐部服务器的桌次</translation>
    </message>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1：仍在此窗口进行中。</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>开始第 %1 桌的对局？</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>对局按原样保存，可在“对局”中继续。</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>开始第 %1 桌</translation>
    </message>
    <message>
        <source>Another machine has begun this game.</source>
        <translation>另一台机器已开始这局棋。</translation>
    </message>
    <message>
        <source>Take over table %1?</source>
        <translation>接管第 %1 桌？</translation>
    </message>
    <message>
        <source>It is shut out, and the game goes on here as far as the club has it.</source>
        <translation>那台机器将被断开，对局从俱乐部所知之处在这里继续。</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>接管</translation>
    </message>
    <message>
        <source>Asking the club …</source>
        <translation>正在询问俱乐部…</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>第 %1 轮，第 %2 桌</translation>
    </message>
    <message>
        <source>Take over …</source>
        <translation>接管…</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>在这里继续</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>在这里下</translation>
    </message>
    <message>
        <source>%1: round %2, table %3</source>
        <translation>%1：第 %2 轮，第 %3 桌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再问一次</translation>
    </message>
</context>
<context>
    <name>ClubResult</name>
    <message>
        <source>Table %1, round %2</source>
        <translation>第 %1 桌，第 %2 轮</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1的分数</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>%1的名次</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1缺席</translation>
    </message>
    <message>
        <source>Places come from the points where they are left out.</source>
        <translation>名次留空时由分数得出。</translation>
    </message>
    <message>
        <source>Who enters it</source>
        <translation>由谁录入</translation>
    </message>
    <message>
        <source>Why it is entered by hand</source>
        <translation>为何手工录入</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>录入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>重下</translation>
    </message>
</context>
<context>
    <name>ClubSeat</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1，已选中</translation>
    </message>
</context>
<context>
    <name>ClubSeatingPane</name>
    <message>
        <source>All rounds are published</source>
        <translation>所有轮次都已公布</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>第 %1 轮，草案</translation>
    </message>
    <message>
        <source>Round %1 is not seated yet</source>
        <translation>第 %1 轮尚未排座</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>Propose again without them</source>
        <translation>不含他们重新提议</translation>
    </message>
    <message>
        <source>Propose without them</source>
        <translation>不含他们提议</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>重新提议</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>公布第 %1 轮</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>到场</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>增加一轮</translation>
    </message>
    <message>
        <source>Choose two people, and they change places.</source>
        <translation>选择两个人，他们就互换位置。</translation>
    </message>
    <message>
        <source>A proposal is a draft: nothing holds before it is published.</source>
        <translation>提议只是草案：公布之前都不生效。</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>第 %1 桌</translation>
    </message>
    <message>
        <source>Move %1 to table %2</source>
        <translation>把%1移到第 %2 桌</translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation>没有桌次</translation>
    </message>
    <message>
        <source>%1 and %2 change places?</source>
        <translation>%1 与 %2 互换位置？</translation>
    </message>
    <message>
        <source>%1: choose with whom to change places.</source>
        <translation>%1：请选择与谁互换位置。</translation>
    </message>
    <message>
        <source>That breaks what must hold: %1.</source>
        <translation>这违反了必须遵守的：%1。</translation>
    </message>
    <message>
        <source>Swap all the same</source>
        <translation>仍然互换</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>互换</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>还没有军队</translation>
    </message>
    <message>
        <source>No table this round</source>
        <translation>本轮没有桌次</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>不换</translation>
    </message>
</context>
<context>
    <name>ClubStandingsPane</name>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2，%3 分</translation>
    </message>
</context>
<context>
    <name>ClubTable</name>
    <message>
        <source>Table %1</source>
        <translation>第 %1 桌</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1，已到</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>1 pt</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>在这里下</translation>
    </message>
    <message>
        <source>Play table %1 at this board</source>
        <translation>在这张棋盘上下第 %1 桌</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>到桌上</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>在这里继续</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>录入成绩</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1，第 %2 桌</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Watch table %1</source>
        <translation>观看第 %1 桌</translation>
    </message>
</context>
<context>
    <name>ClubTablesPane</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n table(s) without a result</source>
        <translation>
            <numerusform>%n 桌中有 %1 桌没有成绩</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables of round %1 have their results</source>
        <translation>第 %1 轮各桌都有成绩</translation>
    </message>
    <message>
        <source>Seat round %1</source>
        <translation>为第 %1 轮排座</translation>
    </message>
    <message>
        <source>No round is published yet. Once one is, its tables stand here and can begin.</source>
        <translation>还没有公布任何一轮。公布之后，各桌列在这里，可以开始。</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>座次</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by nobody: moves are entered by hand.</source>
        <translation>在这里开始的对局没有人观看：着法手工录入。</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by %1.</source>
        <translation>在这里开始的对局由%1观看。</translation>
    </message>
    <message>
        <source>That is chosen under New game.</source>
        <translation>在“新对局”中选择。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>桌次</translation>
    </message>
    <message>
        <source>Enter all results</source>
        <translation>录入全部结果</translation>
    </message>
    <message>
        <source>Take the publication back</source>
        <translation>撤回公布</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back</source>
        <translation>撤回第 %1 轮的公布</translation>
    </message>
</context>
<context>
    <name>ClubTieChoice</name>
    <message>
        <source>Tie-breaks</source>
        <translation>破同分</translation>
    </message>
    <message>
        <source>They decide between players with as many points, the first one first.</source>
        <translation>用于区分同分棋手，按顺序比较。</translation>
    </message>
    <message>
        <source>Usually: %1.</source>
        <translation>通常：%1。</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>Add a tie-break</source>
        <translation>添加破同分</translation>
    </message>
</context>
<context>
    <name>ClubWallFoot</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Time of the round, in minutes or as 1:30:00</source>
        <translation>本轮时间，以分钟或 1:30:00 的形式</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Set the time of the round</source>
        <translation>设定本轮时间</translation>
    </message>
    <message>
        <source>Pause the time of the round</source>
        <translation>暂停本轮计时</translation>
    </message>
    <message>
        <source>Start the time of the round</source>
        <translation>开始本轮计时</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 分</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>再加五分钟</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Let the pages turn by themselves</source>
        <translation>让页面自动翻动</translation>
    </message>
    <message>
        <source>Stay on this page</source>
        <translation>停留在此页</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>关闭大屏幕</translation>
    </message>
</context>
<context>
    <name>ClubWallHead</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1 轮，共 %2 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result</source>
        <translation>
            <numerusform>%n 桌尚无结果</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>结果已全部录入</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>Left of the round</source>
        <translation>本轮剩余时间</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation>本轮时间</translation>
    </message>
</context>
<context>
    <name>ClubWallPairing</name>
    <message>
        <source>Table %1</source>
        <translation>第 %1 桌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and why at no table</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ClubWallSeat</name>
    <message>
        <source>did not come</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <translation>%1，轮到行动</translation>
    </message>
</context>
<context>
    <name>ClubWallTable</name>
    <message>
        <source>Table %1</source>
        <translation>第 %1 桌</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未开始</translation>
    </message>
</context>
<context>
    <name>ClubWallWindow</name>
    <message>
        <source>Arbiter: big screen</source>
        <translation>Arbiter：大屏幕</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>还没有公布任何一轮。</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>第 %1 轮对阵</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>第 %1 轮进行中的积分榜</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>第 %1 轮后的积分榜</translation>
    </message>
</context>
<context>
    <name>ClubWhy</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a tie-break and its short name</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>No, go on playing</source>
        <translation>不，继续下</translation>
    </message>
</context>
<context>
    <name>ContinueGame</name>
    <message>
        <source>Continue the last game? %1</source>
        <translation>继续上一局？%1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Correct %1</source>
        <translation>更正%1</translation>
    </message>
    <message>
        <source>Correct the game</source>
        <translation>更正对局</translation>
    </message>
    <message>
        <source>Set the game to the table</source>
        <translation>按桌面设定对局</translation>
    </message>
    <message>
        <source>As it stands on the table</source>
        <translation>桌面如此</translation>
    </message>
    <message>
        <source>All pieces stay where they are.</source>
        <translation>所有棋子保持原位。</translation>
    </message>
    <message>
        <source>It is kept as a correction, not as a move: nothing is scored by it, and no rule comes of it.</source>
        <translation>这是更正，不是着法：不因此得分，也不触发任何规则。</translation>
    </message>
    <message>
        <source>What was read for certain is taken from the table; go Back to look at the board and change it.</source>
        <translation>确定读出的内容取自桌面；按“返回”可查看并修改棋盘。</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1的分数</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>理由；与对局一起保存</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>把屏幕交给%1</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>只给%1看</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>交还屏幕</translation>
    </message>
    <message>
        <source>Nobody else may look. Nothing is shown before you press the button.</source>
        <translation>其他人不得观看。按下按钮之前什么也不显示。</translation>
    </message>
    <message>
        <source>What was shown is covered again.</source>
        <translation>所显示的内容已重新遮盖。</translation>
    </message>
    <message>
        <source>The clock stands still until the screen is back.</source>
        <translation>屏幕交还之前棋钟停走。</translation>
    </message>
    <message>
        <source>I am %1: show</source>
        <translation>我是%1：显示</translation>
    </message>
    <message>
        <source>Nothing is hidden for you in this game now.</source>
        <translation>本局现在没有对您隐藏的内容。</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>重新遮盖</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>现在不</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a seat and its board</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Is it to be so?</source>
        <translation>就这样吗？</translation>
    </message>
    <message>
        <source>Once it is set it cannot be changed in this game.</source>
        <translation>定下之后，本局不能再改。</translation>
    </message>
    <message>
        <source>Set it so</source>
        <translation>就这样定下</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>修改</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Rematch, seats turned</source>
        <translation>换位再战</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>回看对局</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>记录纸…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>What was played?</source>
        <translation>下的是哪一步？</translation>
    </message>
    <message>
        <source>The marked squares are those that change.</source>
        <translation>标出的格子是有变化的格子。</translation>
    </message>
    <message>
        <source>If it was none of these, enter it on the board, or set the game to the table.</source>
        <translation>如果都不是，请在棋盘上录入，或按桌面设定对局。</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>按桌面设定对局…</translation>
    </message>
    <message>
        <source>Enter it on the board</source>
        <translation>在棋盘上录入</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export game %1</source>
        <translation>导出第 %1 局</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <source>As</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Everything that everybody may know, to be read by Arbiter again.</source>
        <translation>所有人可知的一切，Arbiter 可以再次读取。</translation>
    </message>
    <message>
        <source>Moves to be read by people, and by Arbiter again.</source>
        <translation>供人阅读的着法，Arbiter 也可读取。</translation>
    </message>
    <message>
        <source>As other programs write and read this game.</source>
        <translation>按其他程序读写此棋种的格式。</translation>
    </message>
    <message>
        <source>With plots of its course, as SVG pictures</source>
        <translation>附走势图（SVG 图片）</translation>
    </message>
    <message numerus="yes">
        <source>With %n picture(s) of the table</source>
        <translation>
            <numerusform>附 %n 张桌面照片</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>选择位置…</translation>
    </message>
    <message>
        <source>Where is the game to be written?</source>
        <translation>对局写到哪里？</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 已经存在。其中的内容会丢失。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The game as a QR code</source>
        <translation>对局的二维码</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>二维码</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>%1, fold it away</source>
        <translation>%1，折叠</translation>
    </message>
    <message>
        <source>%1, unfold it</source>
        <translation>%1，展开</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Which file of games?</source>
        <translation>哪个对局文件？</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>%1 games are kept.</source>
        <translation>已保存 %1 局。</translation>
    </message>
    <message>
        <source>The file holds %1 games. Which is to be kept?</source>
        <translation>文件中有 %1 局。保存哪一局？</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Kept as game %1</source>
        <translation>已保存为第 %1 局</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <translation>%1 未保存</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Keep all %1</source>
        <translation>保存全部 %1 局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 games read …</source>
        <translation>已读取 %1 局…</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 已存在</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>说明：%1</translation>
    </message>
</context>
<context>
    <name>GamePlayers</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 分</translation>
    </message>
</context>
<context>
    <name>GamePoints</name>
    <message>
        <source>Points of game %1, %2</source>
        <translation>对局%1的得分，%2</translation>
    </message>
    <message>
        <source>No points were scored.</source>
        <translation>没有得分。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>GamesBar</name>
    <message>
        <source>Select a game to see what can be done with it. Return or a double click opens it.</source>
        <translation>选择一局以查看可执行的操作。回车或双击可打开。</translation>
    </message>
    <message>
        <source>Game %1, %2</source>
        <translation>第 %1 局，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>已选%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>记录纸</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>More about game %1</source>
        <translation>第 %1 局的更多信息</translation>
    </message>
    <message>
        <source>More about the selected games</source>
        <translation>关于所选对局的更多操作</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message numerus="yes">
        <source>Export %n game(s)</source>
        <translation>
            <numerusform>导出%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>As</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Each game&apos;s own notation</source>
        <translation>各棋种自己的记谱</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Every game gets a file of its own, in a new folder. No file is replaced.</source>
        <translation>每局单独存为一个文件，放在新文件夹中，不会覆盖文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) are written …</source>
        <translation>
            <numerusform>%n局中已写入%1局…</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>In which folder are the games to be written?</source>
        <translation>将对局写入哪个文件夹？</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Find a player, game, army, event or tag</source>
        <translation>查找棋手、棋种、军队、活动或标签</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>所有棋种</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>任何结果</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>分出胜负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>任何日期</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>本周</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>本月</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>所有军队</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>所有活动</translation>
    </message>
    <message>
        <source>Every tag</source>
        <translation>所有标签</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>清空回收站…</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>清空回收站？</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) and the pictures of their tables are erased for good.</source>
        <translation>
            <numerusform>%n 局棋及其桌面照片将被永久删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>留着</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>Sort by: %1</source>
        <translation>排序：%1</translation>
    </message>
    <message>
        <source>%1, sorted from the end</source>
        <translation>%1，降序</translation>
    </message>
    <message>
        <source>%1, sorted from the beginning</source>
        <translation>%1，升序</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1, %2</source>
        <translation>第 %1 局，%2</translation>
    </message>
    <message>
        <source>Copy its moves</source>
        <translation>复制着法</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>标签，用逗号分隔</translation>
    </message>
    <message>
        <source>final, brilliant, to be looked at</source>
        <translation>决赛,精彩,待看</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Take it out of the archive</source>
        <translation>从存档取出</translation>
    </message>
    <message>
        <source>Put it in the archive</source>
        <translation>放入存档</translation>
    </message>
    <message>
        <source>Take it out of the bin</source>
        <translation>从回收站取出</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>It is the game on the table: begin or take up another one first to delete it.</source>
        <translation>这是桌上的对局：要删除它，请先开始或接续另一局。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>已选%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags to add, with commas between them</source>
        <translation>要添加的标签，用逗号分隔</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Take them out of the archive</source>
        <translation>移出存档</translation>
    </message>
    <message>
        <source>Put them in the archive</source>
        <translation>放入存档</translation>
    </message>
    <message>
        <source>Take them out of the bin</source>
        <translation>移出回收站</translation>
    </message>
    <message>
        <source>Delete them …</source>
        <translation>删除…</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1，第 %2 局，仍在进行。</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with here.</source>
        <translation>对局按原样保存，可在这里继续。</translation>
    </message>
    <message>
        <source>Take up game %1?</source>
        <translation>接续第 %1 局？</translation>
    </message>
    <message>
        <source>Take up game %1</source>
        <translation>接续第 %1 局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>保存在 %1</translation>
    </message>
    <message>
        <source>Load a file</source>
        <translation>载入文件</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>正在读取对局…</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>没有这样的对局。</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>回收站是空的。</translation>
    </message>
    <message>
        <source>Nothing is in the archive.</source>
        <translation>存档中没有内容。</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>还没有保存任何对局。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>删除%n局？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They go to the bin. From there they can be taken back for %n day(s).</source>
        <translation>
            <numerusform>它们会进入回收站，%n天内可以恢复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>删除%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>留着</translation>
    </message>
    <message>
        <source>Clean up empty games</source>
        <translation>清理空对局</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n empty game(s)?</source>
        <translation>
            <numerusform>删除%n局空对局？</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was played in them. They go to the bin, and can be taken back from there.</source>
        <translation>这些对局没有走过棋。它们会进入回收站，可以恢复。</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Game %1, %2</source>
        <translation>第 %1 局，%2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>正在桌上</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1，已选</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>正在桌上</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>GuestWindow</name>
    <message>
        <source>Arbiter: for guests</source>
        <translation>Arbiter：观众屏</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Find in the rules</source>
        <translation>在规则中查找</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>No rule here has these words.</source>
        <translation>这里没有含这些词的规则。</translation>
    </message>
</context>
<context>
    <name>HandPiece</name>
    <message>
        <source>%1 %2 in hand</source>
        <translation>%1，手中 %2 枚</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n 个棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔一步</translation>
    </message>
    <message>
        <source>Bring again</source>
        <translation>恢复一步</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>转动棋盘</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>本局的更多选项</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>Instructions</name>
    <message>
        <source>Do this: %1</source>
        <translation>请做：%1</translation>
    </message>
    <message>
        <source>Do this on the table</source>
        <translation>请在桌上完成</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>为什么？</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>LensStep</name>
    <message>
        <source>No picture taken yet</source>
        <translation>还没有拍照片</translation>
    </message>
    <message>
        <source>%1 of %2 pictures taken</source>
        <translation>已拍 %1 张，共需 %2 张</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) taken</source>
        <translation>
            <numerusform>已拍 %n 张照片</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens</source>
        <translation>镜头</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>已测量</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>A measured lens is in use.</source>
        <translation>正在使用测量过的镜头。</translation>
    </message>
    <message>
        <source>Usually the lens is guessed well enough.</source>
        <translation>通常对镜头的估计已足够好。</translation>
    </message>
    <message>
        <source>Measure it where it is a wide one, or where the camera stands low:</source>
        <translation>如果是广角镜头或摄像头位置很低，请测量：</translation>
    </message>
    <message>
        <source>print the calibration board, glue it on something flat, and hold it before the camera.</source>
        <translation>打印校准板，贴在平整的东西上，举到摄像头前。</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>打印校准板</translation>
    </message>
    <message>
        <source>%1 % of the picture covered</source>
        <translation>画面已覆盖 %1%</translation>
    </message>
    <message>
        <source>A picture is taken by itself when the board is held still somewhere new.</source>
        <translation>校准板在新位置保持不动时会自动拍照。</translation>
    </message>
    <message>
        <source>The pictures are over.</source>
        <translation>画面已结束。</translation>
    </message>
    <message>
        <source>The game is not watched meanwhile.</source>
        <translation>这期间不观看对局。</translation>
    </message>
    <message>
        <source>Measuring the lens …</source>
        <translation>正在测量镜头…</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Take one now</source>
        <translation>现在拍一张</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>现在测量</translation>
    </message>
    <message>
        <source>More pictures</source>
        <translation>再拍几张</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Moves and events</source>
        <translation>着法与事件</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Arbiter: %1</source>
        <translation>Arbiter：%1</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>棋钟在走</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>时间到了</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>棋钟停走</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>暂停棋钟</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>启动棋钟</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原样</translation>
    </message>
</context>
<context>
    <name>NewGameControl</name>
    <message>
        <source>A piece that changes hands</source>
        <translation>易主的棋子</translation>
    </message>
    <message>
        <source>keeps its colour, marked</source>
        <translation>保留原色，做标记</translation>
    </message>
    <message>
        <source>is swapped for the owner&apos;s</source>
        <translation>换成新主人的棋子</translation>
    </message>
    <message>
        <source>The instructions ask to mark it; the camera goes on seeing its old colour.</source>
        <translation>会提示给它做标记；摄像头看到的仍是原色。</translation>
    </message>
    <message>
        <source>The instructions ask to replace it by one of the new owner&apos;s colour,</source>
        <translation>会提示把它换成新主人颜色的棋子，</translation>
    </message>
    <message>
        <source>and the camera expects that. A pawn still goes the way of its old colour.</source>
        <translation>摄像头也以此为准。兵仍按原色的方向前进。</translation>
    </message>
</context>
<context>
    <name>NewGameOptions</name>
    <message>
        <source>%1: %2</source>
        <comment>an army, its rule</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>%1 is still being played.</source>
        <translation>%1：仍在进行。</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>对局按原样保存，可在“对局”中继续。</translation>
    </message>
    <message>
        <source>Begin another game?</source>
        <translation>开始另一局？</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>开始另一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Rules that are agreed</source>
        <translation>约定的规则</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>自定局面</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>如何开始</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>棋盘%1</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>转动棋盘</translation>
    </message>
    <message>
        <source>Game&apos;s own start</source>
        <translation>棋种自己的开局</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆一个局面</translation>
    </message>
    <message>
        <source>First to act</source>
        <translation>谁先走</translation>
    </message>
    <message>
        <source>Keep as the set-up of</source>
        <translation>存为摆法，军队：</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>摄像头看到的</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>NewGamePlayers</name>
    <message>
        <source>Chosen later</source>
        <translation>稍后选择</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>棋盘%1</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>%1的下法</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>电脑，%1 级</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1，%2 级</translation>
    </message>
</context>
<context>
    <name>NewGameRules</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位棋手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n 支军队</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>%1 players on %2 boards</source>
        <translation>%1 位棋手，%2 个棋盘</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>下法</translation>
    </message>
</context>
<context>
    <name>NewGameSetups</name>
    <message>
        <source>The club&apos;s own set-ups</source>
        <translation>俱乐部自己的摆法</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>通常摆法</translation>
    </message>
</context>
<context>
    <name>NewGameSources</name>
    <message>
        <source>Watched by</source>
        <translation>由谁观看</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>棋盘%1</translation>
    </message>
    <message>
        <source>Nobody, by hand</source>
        <translation>无，手工录入</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>文件或文件夹</translation>
    </message>
    <message>
        <source>0, a film, a folder of pictures, rtsp://…</source>
        <translation>0、影片、图片文件夹、rtsp://…</translation>
    </message>
    <message>
        <source>Find a film …</source>
        <translation>查找影片…</translation>
    </message>
    <message>
        <source>Find a folder of pictures …</source>
        <translation>查找图片文件夹…</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>Another, by number or address</source>
        <translation>其他，按编号或地址</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>手机</translation>
    </message>
</context>
<context>
    <name>NewGameTemplates</name>
    <message>
        <source>Keep this form …</source>
        <translation>记住这些设置…</translation>
    </message>
    <message>
        <source>Friday blitz</source>
        <translation>周五快棋</translation>
    </message>
    <message>
        <source>The form&apos;s name</source>
        <translation>表单名称</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>忘掉它</translation>
    </message>
</context>
<context>
    <name>NewGameTime</name>
    <message>
        <source>No clock</source>
        <translation>不用棋钟</translation>
    </message>
    <message>
        <source>%1 for the game</source>
        <translation>全局 %1</translation>
    </message>
    <message>
        <source>5 min + 3 s</source>
        <translation>5 分 + 3 秒</translation>
    </message>
    <message>
        <source>15 min + 10 s</source>
        <translation>15 分 + 10 秒</translation>
    </message>
    <message>
        <source>25 min each</source>
        <translation>每人 25 分</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Another …</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 25 d5: a delay. 10:00 byo 3x30: byo-yomi.</source>
        <translation>5+3：每人分钟数与每步秒数。25 d5：延时。10:00 byo 3x30：读秒。</translation>
    </message>
    <message>
        <source>60:00 game: one time for all. 5+3; N 3+3: a handicap for North.</source>
        <translation>60:00 game：所有人共用时间。5+3; N 3+3：北方让时。</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>每人 %1</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Usually: %1.</source>
        <translation>通常：%1。</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Set up by hand</source>
        <translation>手工摆放</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>应用…</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>拿走棋子</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>After round %1</source>
        <translation>第 %1 轮之后</translation>
    </message>
    <message>
        <source>Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it.</source>
        <translation>棋手、着法及其后果与得分、局面，以及签名处：以所有人可见者为限。</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>还没有公布任何一轮。</translation>
    </message>
    <message>
        <source>No round has been seated yet.</source>
        <translation>还没有排座任何一轮。</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>打印%1</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>第 %1 局的记录纸</translation>
    </message>
    <message>
        <source>Score sheet of the game</source>
        <translation>本局的记录纸</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>积分榜</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Print it on %1</source>
        <translation>用 %1 打印</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>选择位置…</translation>
    </message>
    <message>
        <source>Where is the PDF to be written?</source>
        <translation>PDF 写到哪里？</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 已经存在。其中的内容会丢失。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The booklet is being written …</source>
        <translation>正在写入小册子……</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>PhoneCameraSheet</name>
    <message>
        <source>A phone as the camera of board %1</source>
        <translation>以手机作为棋盘 %1 的摄像头</translation>
    </message>
    <message>
        <source>A phone as the camera</source>
        <translation>以手机作为摄像头</translation>
    </message>
    <message>
        <source>Code for the phone</source>
        <translation>手机用的二维码</translation>
    </message>
    <message>
        <source>Connect the phone to the network of this computer.</source>
        <translation>将手机连接到本电脑的网络。</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, and open the page.</source>
        <translation>用手机的相机扫描二维码，并打开页面。</translation>
    </message>
    <message>
        <source>The browser warns once about the certificate. Go on to the page.</source>
        <translation>浏览器会对证书警告一次。请继续前往页面。</translation>
    </message>
    <message>
        <source>Press “Start the camera” and allow it. Fix the phone above the board.</source>
        <translation>按“启动摄像头”并允许使用。将手机固定在棋盘上方。</translation>
    </message>
    <message>
        <source>The phone sends pictures.</source>
        <translation>手机正在发送图像。</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>手机已连接，但没有发送图像。</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>正在等待手机……</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>地址：%1</translation>
    </message>
    <message>
        <source>This computer has other addresses, too: %1</source>
        <translation>本电脑还有其他地址：%1</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate: %1</source>
        <translation>证书的 SHA-256 指纹：%1</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>另一部手机</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Players&apos; phones</source>
        <translation>棋手的手机</translation>
    </message>
    <message>
        <source>Phones sign in at games of a club&apos;s event only.</source>
        <translation>手机只能登入俱乐部活动的对局。</translation>
    </message>
    <message>
        <source>Name the club&apos;s server under Settings; phones reach the table through it.</source>
        <translation>请在“设置”中填写俱乐部服务器；手机由此连到桌面。</translation>
    </message>
    <message>
        <source>Each player scans the code of their own seat, to hide, to answer and to object there.</source>
        <translation>每位棋手扫描自己席位的码，在手机上隐藏、回答和提出异议。</translation>
    </message>
    <message>
        <source>The game goes on without phones as well.</source>
        <translation>没有手机对局也照常进行。</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>%1的码</translation>
    </message>
    <message>
        <source>A phone has signed in</source>
        <translation>已有手机登入</translation>
    </message>
    <message>
        <source>No phone yet</source>
        <translation>还没有手机</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>换一部手机</translation>
    </message>
    <message>
        <source>Let another phone sign in for %1</source>
        <translation>让%1用另一部手机登入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, and which</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PointsView</name>
    <message>
        <source>No points yet. Every award will stand here with its reason.</source>
        <translation>还没有得分。以后每次得分及其理由都列在这里。</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 步</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>%1: a number of millimetres, please.</source>
        <translation>%1：请填写毫米数。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>%1 in millimetres</source>
        <translation>%1（毫米）</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <translation>%1的棋盘：%2。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Where the PDF is written</source>
        <translation>PDF 写到哪里</translation>
    </message>
    <message>
        <source>%1 The file that is there is replaced.</source>
        <translation>%1 原有的文件将被替换。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>重新写入</translation>
    </message>
    <message>
        <source>Write the PDF</source>
        <translation>写入 PDF</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Promotion</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Push</name>
    <message>
        <source>not possible now</source>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>找出最佳行动</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>转动棋盘</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>查看对局</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles are solved.</source>
        <translation>已解出%1题，共%2题。</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Choose …</source>
        <translation>选择 …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>That is not a legal move</source>
        <translation>这一步不合规则</translation>
    </message>
    <message>
        <source>%1 would leave the board.</source>
        <translation>%1会离开棋盘。</translation>
    </message>
    <message>
        <source>Take the piece off the board?</source>
        <translation>把棋子拿下棋盘？</translation>
    </message>
    <message>
        <source>As the arbiter you can let it stand.</source>
        <translation>作为裁判，您可以准许。</translation>
    </message>
    <message>
        <source>The correction and its reason are kept with the game; whose turn it is stays the same.</source>
        <translation>更正及其理由与对局一起保存；轮到谁不变。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>拿下</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>准许</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>不换</translation>
    </message>
</context>
<context>
    <name>ReplayCourse</name>
    <message>
        <source>There is nothing to be seen yet: play a move or two.</source>
        <translation>还没有可看的：先走一两步。</translation>
    </message>
</context>
<context>
    <name>ReplayMoves</name>
    <message>
        <source>Moves and events</source>
        <translation>着法与事件</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1，第 %2 局，仍在进行。</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>从这里继续下？</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with from the games.</source>
        <translation>对局按原样保存，可在对局列表中继续。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续下</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1，第 %2 局</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>正在桌上</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>转动棋盘</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>本局的更多选项</translation>
    </message>
    <message>
        <source>The board again</source>
        <translation>回到棋盘</translation>
    </message>
    <message>
        <source>This game, and this position</source>
        <translation>本局与此局面</translation>
    </message>
    <message>
        <source>Copy the position as JSON</source>
        <translation>将局面复制为 JSON</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>局面已在剪贴板。</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>将局面复制为 FEN</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>导出本局…</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>记录纸…</translation>
    </message>
    <message>
        <source>Keys: arrows go a move on or back, Page up and Page down ten, Home and End to the ends.</source>
        <translation>按键：方向键前进或后退一步，Page Up 和 Page Down 十步，Home 和 End 到首尾。</translation>
    </message>
    <message>
        <source>Space plays the game, Escape leaves it.</source>
        <translation>空格键播放对局，Escape 键离开。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原样</translation>
    </message>
</context>
<context>
    <name>ReplayPoints</name>
    <message>
        <source>No points up to here.</source>
        <translation>到此没有得分。</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 步</translation>
    </message>
</context>
<context>
    <name>ReplayReview</name>
    <message>
        <source>The computer judges every action, says what was better, and how well each player did.</source>
        <translation>计算机评判每一步行动，指出更好的行动，并说明每位棋手的表现。</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>分析其余部分</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>分析此局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1: accuracy %2 %</source>
        <translation>%1：准确率%2%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>No action gave much away.</source>
        <translation>没有明显失误的行动。</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1，%2 分，%3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被将军</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>Larger, in place of the board</source>
        <translation>放大，取代棋盘</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
</context>
<context>
    <name>ReplayWay</name>
    <message>
        <source>mate, out, the end</source>
        <translation>将死、出局、终局</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>能力效果</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>game clock %1</source>
        <translation>全局棋钟 %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Stop playing it</source>
        <translation>停止播放</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Who stood how well</source>
        <translation>各方形势</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>a piece</source>
        <translation>一枚棋子</translation>
    </message>
    <message>
        <source>%1 captured on %2</source>
        <translation>%1在 %2 被吃</translation>
    </message>
    <message>
        <source>%1 captured on %2 by %3</source>
        <translation>%1在 %2 被吃，吃子方：%3</translation>
    </message>
    <message>
        <source>%1 on %2 becomes a %3</source>
        <translation>%2 上的%1变为%3</translation>
    </message>
    <message>
        <source>%1 on %2 changes places with the piece on %3</source>
        <translation>%2 上的%1与 %3 上的棋子换位</translation>
    </message>
    <message>
        <source>the piece on %1 passes from %2 to %3</source>
        <translation>%1 上的棋子由%2转归%3</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1得 %2 分：%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2 on %3)</source>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>the game is won by %1</source>
        <translation>%1赢得对局</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>a piece, squares</comment>
        <translation>%1 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 removed from %2</source>
        <translation>%1从 %2 移除</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1放到 %2</translation>
    </message>
    <message>
        <source>%1 set up again on %2</source>
        <translation>%1重新摆到 %2</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1被将军</translation>
    </message>
    <message>
        <source>%1 is in check by %2</source>
        <translation>%1被%2将军</translation>
    </message>
    <message>
        <source>%1 is checkmated</source>
        <translation>%1被将死</translation>
    </message>
    <message>
        <source>%1 is checkmated by %2</source>
        <translation>%1被%2将死</translation>
    </message>
    <message>
        <source>%1 is stalemated</source>
        <translation>%1无子可动</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1出局</translation>
    </message>
    <message>
        <source>%1 is out of the game by %2</source>
        <translation>%1被%2淘汰出局</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>%1 is passed over</source>
        <translation>%1被跳过</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>The arbiter has corrected the game</source>
        <translation>裁判更正了对局</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南方</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西方</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北方</translation>
    </message>
    <message>
        <source>East</source>
        <translation>东方</translation>
    </message>
    <message>
        <source>%1 of board %2</source>
        <translation>棋盘 %2 的%1</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>在局中</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>已出局</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>已认输</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>what stands there</source>
        <translation>那里的棋子</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>a seat, a kind of piece</comment>
        <translation>%1的%2</translation>
    </message>
    <message>
        <source>%1 (held by %2)</source>
        <translation>%1（归%2）</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two squares</comment>
        <translation>到</translation>
    </message>
    <message>
        <source>Becomes %1</source>
        <translation>变为%1</translation>
    </message>
    <message>
        <source>Takes on %1</source>
        <translation>在 %1 吃子</translation>
    </message>
    <message>
        <source>cross of %1 by %1</source>
        <translation>%1 × %1 的十字</translation>
    </message>
    <message>
        <source>square of %1 by %1</source>
        <translation>%1 × %1 的方形</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 takes on %2</source>
        <comment>squares</comment>
        <translation>%1在 %2 吃子</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>squares</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1, becomes %2</source>
        <translation>%1，变为%2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Rolled %1</source>
        <translation>掷出 %1</translation>
    </message>
    <message>
        <source>Something hidden is set</source>
        <translation>已设置隐藏内容</translation>
    </message>
    <message>
        <source>Claim or offer a draw</source>
        <translation>要求或提议和棋</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>接受和棋</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>离开对局</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Come back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Has talked: skips a turn</source>
        <translation>说了话：停走一次</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>宣布时间到</translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation>%1认输？</translation>
    </message>
    <message>
        <source>%1 claims a draw?</source>
        <translation>%1要求和棋？</translation>
    </message>
    <message>
        <source>%1 accepts the draw?</source>
        <translation>%1接受和棋？</translation>
    </message>
    <message>
        <source>%1 leaves the game?</source>
        <translation>%1离开对局？</translation>
    </message>
    <message>
        <source>Is the agreed time over?</source>
        <translation>约定的时间到了吗？</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1：%2？</translation>
    </message>
    <message>
        <source>%1 may move again</source>
        <translation>%1可以再走一步</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1还可以行动</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1选择</translation>
    </message>
    <message>
        <source>%1 places a piece</source>
        <translation>%1放置棋子</translation>
    </message>
    <message>
        <source>%1 places the king</source>
        <translation>%1放置王</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1掷骰</translation>
    </message>
    <message>
        <source>%1 sets something hidden</source>
        <translation>%1设置隐藏内容</translation>
    </message>
    <message>
        <source>%1 chooses an army</source>
        <translation>%1选择军队</translation>
    </message>
    <message>
        <source>%1 is asked to agree</source>
        <translation>征求%1同意</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1摆棋</translation>
    </message>
    <message>
        <source>All may act: %1</source>
        <translation>各方都可行动：%1</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1决定：%2</translation>
    </message>
    <message>
        <source>Lift %1 from %2</source>
        <translation>从 %2 拿起%1</translation>
    </message>
    <message>
        <source>Place %1 on %2</source>
        <translation>把%1放到 %2</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>把%1从 %2 移到 %3</translation>
    </message>
    <message>
        <source>Mark %1 on %2 as %3&apos;s</source>
        <translation>将 %2 上的%1标记为%3的棋子</translation>
    </message>
    <message>
        <source>Take the mark off %1 on %2: it is %3&apos;s again</source>
        <translation>取下 %2 上%1的标记：它又归%3</translation>
    </message>
</context>
<context>
    <name>SeatTime</name>
    <message>
        <source>has thought %1</source>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1，%2 分，%3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被将军</translation>
    </message>
    <message>
        <source>may react</source>
        <translation>可以回应</translation>
    </message>
    <message>
        <source>What %1 may say</source>
        <translation>%1可以宣布什么</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>分</translation>
    </message>
    <message>
        <source>What may be said at the table:</source>
        <translation>在桌上可以宣布：</translation>
    </message>
    <message>
        <source>Nothing can be announced now.</source>
        <translation>现在没有可宣布的。</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>%1的下法</translation>
    </message>
    <message>
        <source>Look at what is hidden for others</source>
        <translation>查看对别人隐藏的内容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>About Arbiter</source>
        <translation>关于 Arbiter</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Arbiter watches a board game through a camera, referees it and keeps the score.</source>
        <translation>Arbiter 通过摄像头观看桌上的棋局，担任裁判并记分。</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence. It is drawn with Qt (LGPL 3) and sees with OpenCV (Apache 2).</source>
        <translation>它是 MIT 许可证下的自由软件，用 Qt（LGPL 3）绘制，用 OpenCV（Apache 2）识别。</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <translation>对局保存在 %1</translation>
    </message>
    <message>
        <source>Back up the games</source>
        <translation>备份对局</translation>
    </message>
    <message>
        <source>Settings are kept in %1</source>
        <translation>设置保存在 %1</translation>
    </message>
</context>
<context>
    <name>SettingsBoards</name>
    <message>
        <source>Boards, pieces and moves</source>
        <translation>棋盘、棋子与着法</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板色</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>色觉障碍适用</translation>
    </message>
    <message>
        <source>In high contrast the board has the colours of that.</source>
        <translation>高对比度时棋盘使用其配色。</translation>
    </message>
    <message>
        <source>Pieces that stand</source>
        <translation>立体棋子</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Pieces that lie flat</source>
        <translation>平放棋子</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>汉字</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>用文字</translation>
    </message>
    <message>
        <source>In letters</source>
        <translation>用字母</translation>
    </message>
    <message>
        <source>With figurines</source>
        <translation>用棋子图形</translation>
    </message>
    <message>
        <source>Squares, where players count from the right</source>
        <translation>格子，棋手从右边数起时</translation>
    </message>
</context>
<context>
    <name>SettingsClub</name>
    <message>
        <source>The club&apos;s server</source>
        <translation>俱乐部服务器</translation>
    </message>
    <message>
        <source>With an address, slips and screen have codes with which players&apos; phones sign in.</source>
        <translation>有了地址，座位条和屏幕上就有供棋手手机登入的码。</translation>
    </message>
    <message>
        <source>With a key, this table takes its games from the server and tells it of them.</source>
        <translation>有了密钥，这张桌子从服务器领取对局并报告进展。</translation>
    </message>
    <message>
        <source>Without a network everything goes on.</source>
        <translation>没有网络一切照常。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Address of the club&apos;s server</source>
        <translation>俱乐部服务器的地址</translation>
    </message>
    <message>
        <source>Key: this table has one. Another one takes its place.</source>
        <translation>密钥：这张桌子已有一个。新密钥将取代它。</translation>
    </message>
    <message>
        <source>Key: the club makes one with “arbiter club keys new table”.</source>
        <translation>密钥：由俱乐部用“arbiter club keys new table”生成。</translation>
    </message>
    <message>
        <source>Key of this table</source>
        <translation>这张桌子的密钥</translation>
    </message>
    <message>
        <source>Take this server</source>
        <translation>使用此服务器</translation>
    </message>
    <message>
        <source>Give the key up</source>
        <translation>放弃密钥</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Rules and reasons are told in it, too; the guides of games and armies are written in English and German.</source>
        <translation>规则和理由也用此语言说明；各游戏和军队的指南以英语和德语写成。</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system has it</source>
        <translation>与系统一致</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Nothing moves by itself</source>
        <translation>没有自动的动态效果</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SettingsPictures</name>
    <message>
        <source>Pictures of the table</source>
        <translation>桌面照片</translation>
    </message>
    <message>
        <source>With every move that is read a picture of the board is kept, for who asks later what stood there.</source>
        <translation>每读出一步，就保存一张棋盘照片，以备日后查问。</translation>
    </message>
    <message>
        <source>They stay on this machine.</source>
        <translation>照片只留在这台机器上。</translation>
    </message>
    <message>
        <source>How large</source>
        <translation>多大</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>保存多久</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>一周</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>三个月</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>一年</translation>
    </message>
    <message>
        <source>As long as there is room</source>
        <translation>只要有空间</translation>
    </message>
</context>
<context>
    <name>SettingsVoice</name>
    <message>
        <source>Voice and sounds</source>
        <translation>语音与声音</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>简短</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>不说话。</translation>
    </message>
    <message>
        <source>The move, check and mate, who is out, the end, and when time is short.</source>
        <translation>着法、将军与将死、谁出局、终局，以及时间不多时。</translation>
    </message>
    <message>
        <source>Effects, points, what hands must do and what is asked as well. What is hidden is never said.</source>
        <translation>还有能力效果、得分、需动手之事和提问。隐藏的内容从不说出。</translation>
    </message>
    <message>
        <source>Sounds when time is short</source>
        <translation>时间不多时发出声音</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试听</translation>
    </message>
    <message>
        <source>Spoken by: %1</source>
        <translation>语音：%1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The clock stands still while this is open.</source>
        <translation>此窗口打开时棋钟停走。</translation>
    </message>
    <message>
        <source>The clock runs: %1.</source>
        <translation>棋钟在走：%1。</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>These keys</source>
        <translation>这份按键表</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>本棋种的下法</translation>
    </message>
    <message>
        <source>The whole screen, and back</source>
        <translation>全屏与还原</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>撤回上一个操作</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>重下</translation>
    </message>
    <message>
        <source>Pause or start the clock</source>
        <translation>暂停或启动棋钟</translation>
    </message>
    <message>
        <source>The clocks in a window of their own</source>
        <translation>单独窗口中的棋钟</translation>
    </message>
    <message>
        <source>The second screen, for guests</source>
        <translation>观众用的第二屏幕</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>The games that are kept</source>
        <translation>保存的对局</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>摄像头</translation>
    </message>
    <message>
        <source>The settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>On the board: arrow keys go from square to square, Return or Space takes and sets a piece.</source>
        <translation>在棋盘上：方向键在格子间移动，回车或空格拿起和放下棋子。</translation>
    </message>
    <message>
        <source>Tab goes from one thing to the next, Escape closes what is open.</source>
        <translation>Tab 键移到下一项，Escape 键关闭打开的内容。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Ask the computer for a hint</source>
        <translation>向电脑求提示</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>全部放大</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>全部缩小</translation>
    </message>
    <message>
        <source>As large as usual</source>
        <translation>正常大小</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>关闭程序;对局会保留</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>SourceBrowse</name>
    <message>
        <source>Which folder of pictures?</source>
        <translation>哪个图片文件夹？</translation>
    </message>
    <message>
        <source>Which film?</source>
        <translation>哪部影片？</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1，第 %2 局</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>下法</translation>
    </message>
    <message>
        <source>Go through this game …</source>
        <translation>回看本局…</translation>
    </message>
    <message>
        <source>The clocks, large</source>
        <translation>大棋钟</translation>
    </message>
    <message>
        <source>A second screen for guests</source>
        <translation>观众用的第二屏幕</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>导出本局…</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>记录纸…</translation>
    </message>
    <message>
        <source>Players&apos; phones …</source>
        <translation>棋手的手机…</translation>
    </message>
    <message>
        <source>Load a game from a file …</source>
        <translation>从文件载入对局…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>转动棋盘</translation>
    </message>
</context>
<context>
    <name>TryPuzzle</name>
    <message>
        <source>Try it: find the best action</source>
        <translation>试一试：找出最佳行动</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>取自您对局的题目</translation>
    </message>
    <message>
        <source>The computer searches your finished games for positions with one best action.</source>
        <translation>计算机在您已结束的对局中寻找只有一个最佳行动的局面。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the games for puzzles</source>
        <translation>在对局中寻找题目</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>1. A camera looks at the table and reads the moves from the picture. Without one, you click them.</source>
        <translation>1. 摄像头看着桌面，从画面读出着法。没有摄像头时，由您点击。</translation>
    </message>
    <message>
        <source>2. What is not allowed is told with the rule; what hands must do is numbered on the board.</source>
        <translation>2. 不合规则之处会连同规则说明；需动手之事在棋盘上编号标出。</translation>
    </message>
    <message>
        <source>3. Every point has its reason. Nothing that was shown is lost, not even when the power fails.</source>
        <translation>3. 每一分都有理由。显示过的不会丢失，断电也不例外。</translation>
    </message>
    <message>
        <source>Good evening. This is Arbiter.</source>
        <translation>晚上好，这是 Arbiter。</translation>
    </message>
    <message>
        <source>You play on a real board. It watches, knows the rules, and keeps the clocks and the points.</source>
        <translation>您在真实的棋盘上下棋。它观看、懂规则，并管理棋钟和分数。</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>The demo&apos;s film is being made …</source>
        <translation>正在制作演示影片…</translation>
    </message>
    <message>
        <source>Watch the demo</source>
        <translation>观看演示</translation>
    </message>
    <message>
        <source>Set up a camera</source>
        <translation>设置摄像头</translation>
    </message>
    <message>
        <source>Stop making it</source>
        <translation>停止制作</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Camera</name>
    <message>
        <source>Board %1: </source>
        <translation>棋盘%1：</translation>
    </message>
    <message>
        <source>What is watched was taken away</source>
        <translation>观看的来源已移除</translation>
    </message>
    <message>
        <source>%1 is not there any more. The game goes on by hand.</source>
        <translation>%1 已不存在。对局改为手工继续。</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>摄像头没有画面</translation>
    </message>
    <message>
        <source>A picture could not be read</source>
        <translation>有一幅画面无法读取</translation>
    </message>
    <message>
        <source>The game goes on by hand; the camera is tried again.</source>
        <translation>对局改为手工继续；会再次尝试摄像头。</translation>
    </message>
    <message>
        <source>No board is found in the picture</source>
        <translation>画面中没有找到棋盘</translation>
    </message>
    <message>
        <source>The game is not read. Show the whole board to the camera, in even light, or say on the Camera page where it lies; until then moves are entered by hand.</source>
        <translation>无法读取对局。请在均匀的光线下让摄像头看到整个棋盘，或在“摄像头”页指明它的位置；在此之前着法手工录入。</translation>
    </message>
    <message>
        <source>The record is corrected</source>
        <translation>记录已更正</translation>
    </message>
    <message>
        <source>Illegal on the table</source>
        <translation>桌上的走法不合规则</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>下的是哪一步？</translation>
    </message>
    <message>
        <source>The turn is not finished</source>
        <translation>这一轮还没有走完</translation>
    </message>
    <message>
        <source>The table is not as the game has it</source>
        <translation>桌面与对局不一致</translation>
    </message>
    <message>
        <source>The board cannot be seen</source>
        <translation>看不到棋盘</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>是另一种棋吗？</translation>
    </message>
    <message>
        <source>The camera was moved</source>
        <translation>摄像头被移动了</translation>
    </message>
    <message>
        <source>Tags on the pieces</source>
        <translation>棋子上的标签</translation>
    </message>
    <message>
        <source>Follow the list beside the board.</source>
        <translation>请按棋盘旁的清单操作。</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>没有摄像头</translation>
    </message>
    <message>
        <source>Opening what is to be watched</source>
        <translation>正在打开观看的来源</translation>
    </message>
    <message>
        <source>What was watched is not there any more</source>
        <translation>观看的来源已不存在</translation>
    </message>
    <message>
        <source>The pictures are over</source>
        <translation>画面已结束</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Measuring the lens: the game is not read</source>
        <translation>正在测量镜头：不读取对局</translation>
    </message>
    <message>
        <source>Measuring the lens</source>
        <translation>正在测量镜头</translation>
    </message>
    <message>
        <source>Begin a game to watch it</source>
        <translation>开始一局即可观看</translation>
    </message>
    <message>
        <source>Looking for the board</source>
        <translation>正在寻找棋盘</translation>
    </message>
    <message>
        <source>Comparing the table with the game</source>
        <translation>正在比较桌面与对局</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>正在观看</translation>
    </message>
    <message>
        <source>A hand is over the board</source>
        <translation>棋盘上方有手</translation>
    </message>
    <message>
        <source>Waiting for an answer</source>
        <translation>等待回答</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>棋盘被遮住</translation>
    </message>
    <message>
        <source>Nothing was played</source>
        <translation>没有走棋</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between actions that follow one another</comment>
        <translation>，然后</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>A square is %1 pixels wide, %2 at its narrowest.</source>
        <translation>一格宽 %1 像素，最窄处 %2 像素。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>The camera looks down at %1 degrees.</source>
        <translation>摄像头以 %1 度俯视。</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>清晰度</translation>
    </message>
    <message>
        <source>Edges are blurred by %1 pixels.</source>
        <translation>边缘模糊 %1 像素。</translation>
    </message>
    <message>
        <source>Cannot be told here.</source>
        <translation>这里无法判断。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Brightness %1 of 255, contrast %2.</source>
        <translation>亮度 %1（最高 255），对比度 %2。</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>反光</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>视野</translation>
    </message>
    <message>
        <source>The whole board.</source>
        <translation>整个棋盘。</translation>
    </message>
    <message>
        <source>Cut off: %1</source>
        <translation>被截去：%1</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1，棋盘 %2</translation>
    </message>
    <message>
        <source>Find the board first.</source>
        <translation>请先找到棋盘。</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>请取个名字。</translation>
    </message>
    <message>
        <source>The pieces are told by their looks.</source>
        <translation>棋子按外观辨认。</translation>
    </message>
    <message>
        <source>Read as soon as the camera sees the game on the board.</source>
        <translation>摄像头在棋盘上看到对局后立即读取。</translation>
    </message>
    <message>
        <source>Read as soon as a game is watched.</source>
        <translation>开始观看对局后立即读取。</translation>
    </message>
    <message>
        <source>the corner of a1</source>
        <translation>a1 的角</translation>
    </message>
    <message>
        <source>the far end of the first rank</source>
        <translation>第一横线的远端</translation>
    </message>
    <message>
        <source>the corner opposite a1</source>
        <translation>a1 对面的角</translation>
    </message>
    <message>
        <source>the far end of the a-file</source>
        <translation>a 直线的远端</translation>
    </message>
    <message>
        <source>%1 × %2 pixels.</source>
        <translation>%1 × %2 像素。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels; 1280 pixels across are better.</source>
        <translation>%1 × %2 像素；宽 1280 像素更好。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second.</source>
        <translation>%1 × %2 像素，每秒 %3 幅。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second; 1280 pixels across are better.</source>
        <translation>%1 × %2 像素，每秒 %3 幅；宽 1280 像素更好。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Waiting for the first picture.</source>
        <translation>等待第一幅画面。</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on beside the table, not behind the camera.</source>
        <translation>太暗：请打开桌旁的灯，不要在摄像头后面。</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or the camera&apos;s exposure down.</source>
        <translation>太亮：请把灯转开或调低摄像头曝光。</translation>
    </message>
    <message>
        <source>Bright enough.</source>
        <translation>亮度足够。</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, focus on the board, keep the camera still.</source>
        <translation>模糊：请擦拭镜头，对准棋盘，固定摄像头。</translation>
    </message>
    <message>
        <source>Sharp.</source>
        <translation>清晰。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the corners by hand.</source>
        <translation>没有找到。请露出四角，从正上方或最多倾斜 60 度；或手工点击四角。</translation>
    </message>
    <message>
        <source>Found; the grid must lie on the squares.</source>
        <translation>已找到；网格必须与格子重合。</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels: move the camera nearer.</source>
        <translation>最小的格子为 %1 像素：请把摄像头移近。</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels.</source>
        <translation>最小的格子为 %1 像素。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The table shows the game.</source>
        <translation>桌面与对局一致。</translation>
    </message>
    <message>
        <source>%1 squares look other than the game has them: %2</source>
        <translation>有 %1 格看起来与对局不同：%2</translation>
    </message>
    <message>
        <source>Waiting for the phone</source>
        <translation>正在等待手机</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Cameras</name>
    <message>
        <source>Pictures of the table are not kept</source>
        <translation>桌面照片没有保存</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>没有观看任何来源</translation>
    </message>
    <message>
        <source>This game was watched from %1. To go on with it, press Watch on the Camera page.</source>
        <translation>这局棋曾由 %1 观看。要继续观看，请在“摄像头”页按“观看”。</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>摄像头 %1</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>手机</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Choices</name>
    <message>
        <source>Moves on the board</source>
        <translation>棋盘上的着法</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>放置棋子</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转向</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>到桌上再定</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>不加</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Takes without moving</source>
        <translation>吃子但不移动</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Club</name>
    <message numerus="yes">
        <source>%1 of %n round(s)</source>
        <translation>
            <numerusform>%1 / %n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位棋手</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>yyyy年M月d日 dddd</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubFiles</name>
    <message>
        <source>Page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Standings and seatings on one page, to be opened in a browser, printed and put up.</source>
        <translation>积分榜与座次合在一页：可用浏览器打开、打印、张贴。</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>积分榜</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>每位棋手一行，用于电子表格（CSV）。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席位</translation>
    </message>
    <message>
        <source>A line for every seat of every table, for a spreadsheet (CSV).</source>
        <translation>每桌每席一行，用于电子表格（CSV）。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>The tournament report that federations take (TRF).</source>
        <translation>棋协采用的比赛报告（TRF）。</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>没有打开任何活动。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubGrid</name>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>请写明由谁录入：与成绩一起保存。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLeagues</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n 次活动</numerusform>
        </translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>夺冠 %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>does not count: others were better</source>
        <translation>不计入：其他活动更好</translation>
    </message>
    <message>
        <source>The points of the events are added up.</source>
        <translation>各次活动的分数相加。</translation>
    </message>
    <message>
        <source>Ranks are worth %1.</source>
        <translation>各名次值 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The best %n event(s) of everybody count.</source>
        <translation>
            <numerusform>计入每人最好的 %n 次活动。</numerusform>
        </translation>
    </message>
    <message>
        <source>No league has been made yet. A league adds up what several events were worth to everybody.</source>
        <translation>还没有联赛。联赛把每人在多次活动中的所得相加。</translation>
    </message>
    <message>
        <source>No event belongs to it yet: Edit adds some.</source>
        <translation>还没有活动属于它：用“编辑”来添加。</translation>
    </message>
    <message>
        <source>Nothing of its events has been played yet.</source>
        <translation>其中的活动还没有下过棋。</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>需要一个名字。</translation>
    </message>
    <message>
        <source>Ranks are worth points such as 10-8-6-5, not “%1”.</source>
        <translation>名次的分数应写成 10-8-6-5 这样，而不是“%1”。</translation>
    </message>
    <message>
        <source>How many events count is a number such as 6, not “%1”.</source>
        <translation>计入几次活动应为 6 这样的数，而不是“%1”。</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Everybody with the points of every event, to be printed (PDF, A4).</source>
        <translation>所有人及其每次活动的分数，供打印（PDF，A4）。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>每位棋手一行，用于电子表格（CSV）。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>All of it, for other programs (JSON).</source>
        <translation>全部内容，供其他程序使用（JSON）。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLink</name>
    <message numerus="yes">
        <source>%n move(s) wait for the club.</source>
        <translation>
            <numerusform>%n 步等待发给俱乐部。</numerusform>
        </translation>
    </message>
    <message>
        <source>The club has everything that was played here.</source>
        <translation>这里下过的俱乐部都已收到。</translation>
    </message>
    <message>
        <source>The club has not published a round yet.</source>
        <translation>俱乐部还没有公布任何一轮。</translation>
    </message>
    <message>
        <source>The club does not know this table any more; ask it again.</source>
        <translation>俱乐部不再认得这张桌子；请再问一次。</translation>
    </message>
    <message>
        <source>Another machine plays this game</source>
        <translation>另一台机器在下这局棋</translation>
    </message>
    <message>
        <source>The club is not reached</source>
        <translation>无法连接俱乐部</translation>
    </message>
    <message>
        <source>The game goes on, and the club is told when it is back.</source>
        <translation>对局继续；俱乐部恢复后会得知。</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1提出异议</translation>
    </message>
    <message>
        <source>Said with a phone. The arbiter decides.</source>
        <translation>用手机提出。由裁判裁定。</translation>
    </message>
    <message>
        <source>A fault of the program: %1</source>
        <translation>程序出错：%1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPeople</name>
    <message>
        <source>born %1</source>
        <translation>生于 %1 年</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s)</source>
        <translation>
            <numerusform>%n 局有记录</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day in short, as Qt writes dates</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>与 %1 同队</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place, of so many</comment>
        <translation>第 %1 名，共 %2 名</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>先于 %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>与 %1 并列</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>落后于 %1</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1，第 %2 局</translation>
    </message>
    <message>
        <source>The year of birth is a number such as 1990, not “%1”.</source>
        <translation>出生年份应为 1990 这样的数，而不是“%1”。</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>需要一个名字。</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 现在是 %2。</translation>
    </message>
    <message>
        <source>Erased; games and results stay. Copies of the file made before still have it.</source>
        <translation>已删除；对局和成绩保留。此前复制的文件中仍有。</translation>
    </message>
    <message>
        <source>Keys revoked: %1.</source>
        <translation>已撤销的密钥:%1。</translation>
    </message>
    <message>
        <source>Reasons of corrections that still name them: %1.</source>
        <translation>仍提到其姓名的更正理由:%1。</translation>
    </message>
    <message>
        <source>Events and leagues that still bear their name: %1.</source>
        <translation>仍以其姓名命名的赛事和联赛:%1。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPlayers</name>
    <message>
        <source>rated %1</source>
        <translation>等级分 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds are published.</source>
        <translation>所有轮次都已公布。</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1, %2 sitting out.</source>
        <translation>第 %1 轮还没有人到场，%2 人轮空。</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1.</source>
        <translation>第 %1 轮还没有人到场。</translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1, %2 sitting out.</source>
        <translation>
            <numerusform>第 %1 轮已到 %n 人，%2 人轮空。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1.</source>
        <translation>
            <numerusform>第 %1 轮已到 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>left after round %1</source>
        <translation>第 %1 轮后离开</translation>
    </message>
    <message>
        <source>There is a player named %1 already</source>
        <translation>已有名为 %1 的棋手</translation>
    </message>
    <message>
        <source>%1 is new, and here.</source>
        <translation>%1 是新人，已到场。</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 是新人。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubRatings</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>last in %1</source>
        <translation>最近一次：%1</translation>
    </message>
    <message>
        <source>first in %1 of %2 · most likely %3 to %4</source>
        <translation>%2 局中 %1 次第一 · 最可能为 %3 至 %4</translation>
    </message>
    <message>
        <source>No game counts yet: it takes two whose names are known, and an end.</source>
        <translation>还没有计入的对局：需要两位已知姓名的棋手和一个结局。</translation>
    </message>
    <message>
        <source>No game of an event counts yet.</source>
        <translation>还没有活动中的对局计入。</translation>
    </message>
    <message>
        <source>From %1, up to %2.</source>
        <translation>从 %1 到 %2。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubSeating</name>
    <message>
        <source>%1 %2 times</source>
        <translation>%1 %2 次</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1：%2，原为 %3</translation>
    </message>
    <message>
        <source>It makes nothing better or worse</source>
        <translation>既没有变好也没有变坏</translation>
    </message>
    <message>
        <source>Round %1 is drafted, too.</source>
        <translation>第 %1 轮的草案也已排好。</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 are drafted, too.</source>
        <translation>第 %1 至 %2 轮的草案也已排好。</translation>
    </message>
    <message>
        <source>table %1 of round %2</source>
        <translation>第 %2 轮第 %1 桌</translation>
    </message>
    <message>
        <source>Who meets whom depends on the results so far; missing: %1.</source>
        <translation>谁与谁对阵取决于此前的成绩；还缺：%1。</translation>
    </message>
    <message>
        <source>Round %1 is published: its tables can begin.</source>
        <translation>第 %1 轮已公布：各桌可以开始。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubStandings</name>
    <message>
        <source>won: nobody else came</source>
        <translation>胜：没有别人到场</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>没有桌次</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>still without a result</source>
        <translation>尚无成绩</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>第 %1 轮，第 %2 桌</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>%1 points of the game</source>
        <translation>对局得 %1 分</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>与 %1 同队</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>第 %2 轮 %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1，对 %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1（去尾）</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>还没有公布任何一轮。</translation>
    </message>
    <message>
        <source>After round %1 of %2.</source>
        <translation>第 %1 轮之后，共 %2 轮。</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 waits for table(s) %2.</source>
        <translation>
            <numerusform>第 %1 轮还在等第 %2 桌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>还没有人参加。</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>was away</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a round without a game, and what it is worth</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubTables</name>
    <message>
        <source>Not begun</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Still played</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>By the referee</source>
        <translation>由裁判程序</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手工</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>by hand, and by whom</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>by hand, and why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>请写明由谁录入：与成绩一起保存。</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>没有打开任何活动。</translation>
    </message>
    <message>
        <source>The result of table %1 is entered.</source>
        <translation>第 %1 桌的成绩已录入。</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <translation>第 %1 桌的成绩已撤回。</translation>
    </message>
    <message>
        <source>Say who decides it: it stands in the club&apos;s log.</source>
        <translation>请写明由谁决定：记入俱乐部日志。</translation>
    </message>
    <message>
        <source>Say why the game does not count.</source>
        <translation>请写明对局为何不算。</translation>
    </message>
    <message>
        <source>Table %1 is to be played again; what was played stays among the games.</source>
        <translation>第 %1 桌需重下；已下的保留在对局中。</translation>
    </message>
    <message>
        <source>The points cannot be counted: enter the result again</source>
        <translation>分数无法计算：请重新录入成绩</translation>
    </message>
    <message>
        <source>Round %1 is a draft again.</source>
        <translation>第 %1 轮恢复为草案。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Demo</name>
    <message>
        <source>The demo&apos;s film could not be made in %1.</source>
        <translation>无法在 %1 制作演示影片。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::EventForm</name>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day without its year, as Qt writes dates</comment>
        <translation>M月d日 dddd</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a tie-break and its short name</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameClock</name>
    <message>
        <source>The agreed time is over</source>
        <translation>约定的时间到了</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局结束了</translation>
    </message>
    <message>
        <source>%1: the time is over. Start plays on</source>
        <comment>one or several players</comment>
        <translation>%1：时间到。按“开始”继续下</translation>
    </message>
    <message>
        <source>Paused. Only Start lets it run</source>
        <translation>已暂停。只有“开始”能让它走</translation>
    </message>
    <message>
        <source>It stands still until this is done</source>
        <translation>完成此事之前停走</translation>
    </message>
    <message>
        <source>It starts with the first move</source>
        <translation>走第一步时启动</translation>
    </message>
    <message numerus="yes">
        <source>byo-yomi, %n left</source>
        <comment>stretches</comment>
        <translation>
            <numerusform>读秒，还剩 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <translation>
            <numerusform>还有 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>counts in %1</source>
        <translation>%1 后开始计时</translation>
    </message>
    <message>
        <source>Say why the clock is changed: the reason is kept with the game.</source>
        <translation>请写明为何更改棋钟：理由与对局一起保存。</translation>
    </message>
    <message>
        <source>The game has no time of its own that could be set.</source>
        <translation>本局没有可设定的全局时间。</translation>
    </message>
    <message>
        <source>%1 has no time of its own that could be set.</source>
        <translation>%1没有可设定的自己的时间。</translation>
    </message>
    <message>
        <source>The clock shows that time already.</source>
        <translation>棋钟已经显示该时间。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameFiles</name>
    <message>
        <source>from line %1</source>
        <translation>自第 %1 行起</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), not finished.</source>
        <translation>
            <numerusform>%1，%n 步，未结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), over.</source>
        <translation>
            <numerusform>%1，%n 步，已结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Game %1 is on the clipboard.</source>
        <translation>第 %1 局已在剪贴板。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法建立文件夹 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1.</source>
        <translation>
            <numerusform>%n 张图片在 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is too long for a code. A file has room for it.</source>
        <translation>记录太长，放不进二维码；可以写入文件。</translation>
    </message>
    <message>
        <source>This is game %1, which was there already.</source>
        <translation>这是第 %1 局，原已存在。</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>对局%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1.</source>
        <translation>
            <numerusform>%n局已在%1中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be written. The first: %1</source>
        <translation>
            <numerusform>%n局无法写入。第一局：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Language</name>
    <message>
        <source>As the system has it</source>
        <translation>与系统一致</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LastGame</name>
    <message numerus="yes">
        <source>%n action(s), begun %1</source>
        <translation>
            <numerusform>%n 个动作，始于 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LensSetup</name>
    <message>
        <source>The board is looked for through the measured lens from now on.</source>
        <translation>从现在起用测量过的镜头寻找棋盘。</translation>
    </message>
    <message>
        <source>It is kept as soon as the board is found.</source>
        <translation>找到棋盘后立即保存。</translation>
    </message>
    <message>
        <source>It cannot be kept: %1</source>
        <translation>无法保存：%1</translation>
    </message>
    <message>
        <source>The measured lens is used from now on, and kept as %1.</source>
        <translation>从现在起使用测量过的镜头，已保存为 %1。</translation>
    </message>
    <message>
        <source>Hold the printed calibration board before the camera.</source>
        <translation>请把打印的校准板举到摄像头前。</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Residual %1 pixels over %2 pictures; focal length %3 pixels, known to %4 %; %5 % of the picture covered.</source>
        <translation>%2 张照片的残差 %1 像素；焦距 %3 像素，精度 %4%；画面覆盖 %5%。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Library</name>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>%1胜</translation>
    </message>
    <message>
        <source>Copying the games …</source>
        <translation>正在复制对局…</translation>
    </message>
    <message>
        <source>No backup: %1</source>
        <translation>没有备份：%1</translation>
    </message>
    <message>
        <source>Backed up and checked: %1</source>
        <translation>已备份并核对：%1</translation>
    </message>
    <message>
        <source>Game %1 is in the archive.</source>
        <translation>第 %1 局已存档。</translation>
    </message>
    <message>
        <source>Game %1 is back among the games.</source>
        <translation>第 %1 局已回到对局列表。</translation>
    </message>
    <message numerus="yes">
        <source>Game %1 is in the bin; it is erased after %n day(s).</source>
        <translation>
            <numerusform>第 %1 局在回收站；%n 天后删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>主文件夹</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>There is no folder or file %1.</source>
        <translation>没有文件夹或文件 %1。</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和棋</translation>
    </message>
    <message numerus="yes">
        <source>Changing %n game(s) …</source>
        <translation>
            <numerusform>正在更改%n局…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stayed. The first: %1.</source>
        <translation>
            <numerusform>%n局保留未动。第一局：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the archive.</source>
        <translation>
            <numerusform>%n局已存档。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are back among the games.</source>
        <translation>
            <numerusform>%n局已回到对局列表。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the bin, and are erased after %1 days.</source>
        <translation>
            <numerusform>%n局在回收站，%1天后清除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have the tags.</source>
        <translation>
            <numerusform>%n局已加标签。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LogModel</name>
    <message>
        <source>The game begins</source>
        <translation>对局开始</translation>
    </message>
    <message>
        <source>Taken back: move %1</source>
        <translation>已撤回第 %1 步</translation>
    </message>
    <message>
        <source>Taken back: %1 moves</source>
        <translation>已撤回 %1 步</translation>
    </message>
    <message>
        <source>Brought again: move %1</source>
        <translation>已恢复第 %1 步</translation>
    </message>
    <message>
        <source>Brought again: %1 moves</source>
        <translation>已恢复 %1 步</translation>
    </message>
    <message>
        <source>Corrected by the arbiter: %1</source>
        <translation>裁判更正：%1</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>由%1读出</translation>
    </message>
    <message>
        <source>read from %1, %2 % sure</source>
        <translation>由%1读出，把握 %2%</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>把握 %1 %</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PaperSheets</name>
    <message numerus="yes">
        <source>Written to %1: %n page(s).</source>
        <translation>
            <numerusform>已写入 %1：%n 页。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>第 %1 轮，草案</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>没有打开任何活动。</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>记录纸</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>第 %1 局的记录纸</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The whole game on one sheet, to lie beside the board.</source>
        <translation>整个棋种写在一张纸上，可放在棋盘旁。</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>所有军队</translation>
    </message>
    <message>
        <source>A booklet of all armies of the game, a page for each.</source>
        <translation>本棋种所有军队的小册子，每支一页。</translation>
    </message>
    <message>
        <source>This army on one page: set-up, power, what is easily overlooked.</source>
        <translation>一页写尽此军队：摆法、能力、易忽略之处。</translation>
    </message>
    <message>
        <source>%1, every army</source>
        <translation>%1，所有军队</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PieceModel</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PositionEditor</name>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1离开 %2</translation>
    </message>
    <message>
        <source>%1 stands on %2</source>
        <translation>%1在 %2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Prints</name>
    <message>
        <source>The printer does not answer.</source>
        <translation>打印机没有应答。</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>已发送到 %1。</translation>
    </message>
    <message>
        <source>It was not printed: %1</source>
        <translation>没有打印：%1</translation>
    </message>
    <message>
        <source>no printer is set up</source>
        <translation>没有设置打印机</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s); print at 100 %.</source>
        <translation>
            <numerusform>%n 页；请按 100% 打印。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 个交叉点</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 格</translation>
    </message>
    <message>
        <source>Say where to write it.</source>
        <translation>请指明写到哪里。</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>已写入 %1：%2</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Take %1 to one that does.</source>
        <translation>这里没有能打开 PDF 的程序。请到有此程序的机器上打开 %1。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Puzzles</name>
    <message>
        <source>%1, game %2, action %3</source>
        <translation>%1，第%2局，第%3步</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <translation>%1，%2，第%3步</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found</source>
        <translation>
            <numerusform>找到%n题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games searched, %3</source>
        <comment>the last: puzzles found</comment>
        <translation>已搜索%1局，共%2局，%3</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>还没有题目。</translation>
    </message>
    <message>
        <source>%1 is not the best action. Try again.</source>
        <translation>%1不是最佳行动。请再试一次。</translation>
    </message>
    <message>
        <source>It was played in the game, too.</source>
        <translation>对局中也是这样走的。</translation>
    </message>
    <message>
        <source>In the game %1 was played.</source>
        <translation>对局中走的是%1。</translation>
    </message>
    <message>
        <source>Right: %1 is the best action.</source>
        <translation>正确：%1是最佳行动。</translation>
    </message>
    <message>
        <source>The best action is %1.</source>
        <translation>最佳行动是%1。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and a seat</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 is to move. One action is clearly the best. Which one?</source>
        <translation>轮到%1行动。其中一个行动明显最佳。是哪一个？</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Questions</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>A draw is offered. Does %1 accept?</source>
        <translation>有人提和。%1 接受吗?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>a seat, a reaction</comment>
        <translation>%1：%2？</translation>
    </message>
    <message>
        <source>Click a lit square.</source>
        <translation>请点击亮着的格子。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>%1 sets something hidden.</source>
        <translation>%1 要设置隐藏内容。</translation>
    </message>
    <message>
        <source>%1 may set something hidden.</source>
        <translation>%1 可以设置隐藏内容。</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <translation>把屏幕交给%1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Replay</name>
    <message>
        <source>No game has been begun yet.</source>
        <translation>还没有开始任何对局。</translation>
    </message>
    <message>
        <source>What is kept of the game has no beginning.</source>
        <translation>所保存的对局没有开头。</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <translation>开始时的桌面</translation>
    </message>
    <message>
        <source>The table after this move</source>
        <translation>这一步之后的桌面</translation>
    </message>
    <message>
        <source>The table at the start; none was taken since</source>
        <translation>开始时的桌面；此后没有照片</translation>
    </message>
    <message>
        <source>The table after move %1; none was taken since</source>
        <translation>第 %1 步之后的桌面；此后没有照片</translation>
    </message>
    <message>
        <source>No picture of the table was kept up to here. The camera keeps one with every move that it reads.</source>
        <translation>到此没有保存桌面照片。摄像头每读出一步就保存一张。</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>Letters are the seats; a dashed line upright is a mate, or somebody who is out.</source>
        <translation>字母代表各方；竖虚线表示将死或出局。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>每步用时</translation>
    </message>
    <message>
        <source>Captures and mates</source>
        <translation>吃子与将死</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <translation>剩余棋子</translation>
    </message>
    <message>
        <source>So many pieces were captured on a square; a cross is a king that was mated.</source>
        <translation>各格上被吃的棋子数；叉表示被将死的王。</translation>
    </message>
    <message>
        <source>Minutes and seconds; a bar has the colour of who moved.</source>
        <translation>分和秒；条的颜色是走棋方的颜色。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Review</name>
    <message>
        <source>No action has been played yet.</source>
        <translation>尚未走出任何行动。</translation>
    </message>
    <message>
        <source>This game is not saved, so it cannot be analysed.</source>
        <translation>此局未保存，因此无法分析。</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over.</source>
        <translation>此局结束后才能分析。</translation>
    </message>
    <message>
        <source>Something is hidden in this game. You can analyse it when it is over.</source>
        <translation>此局中有隐藏的内容。结束后才能分析。</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>%1. Better: %2.</source>
        <translation>%1。更好的是：%2。</translation>
    </message>
    <message>
        <source>%1. %2: %3 %4</source>
        <comment>number, player, action, mark</comment>
        <translation>%1. %2：%3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a player and a share</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>预期：%1</translation>
    </message>
    <message>
        <source>The best action.</source>
        <translation>最佳行动。</translation>
    </message>
    <message>
        <source>A good action.</source>
        <translation>好的行动。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Setup</name>
    <message>
        <source>%1 has no army yet.</source>
        <translation>%1还没有军队。</translation>
    </message>
    <message>
        <source>There is no file or folder %1, and it is no camera&apos;s number.</source>
        <translation>没有文件或文件夹 %1，它也不是摄像头的编号。</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation>没有名为“%1”的棋种。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Speaker</name>
    <message>
        <source>it does not say why</source>
        <translation>没有说明原因</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>没有应答</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Table</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>约定的时间到了</translation>
    </message>
    <message>
        <source>Call time to end the game and count the points, or play on.</source>
        <translation>宣布时间到以结束对局并计分，或继续下。</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played</source>
        <translation>这局棋之后规则有了改动</translation>
    </message>
    <message>
        <source>%1: not allowed: %2</source>
        <translation>%1：不允许：%2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>不允许：%1</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>更正未生效</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>没有撤回任何一步</translation>
    </message>
    <message>
        <source>Nothing was brought again</source>
        <translation>没有恢复任何一步</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>和棋</translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s)</source>
        <comment>one or several winners</comment>
        <translation>
            <numerusform>%1获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not stored</source>
        <translation>对局没有被保存</translation>
    </message>
    <message>
        <source>No game has been begun yet.</source>
        <translation>还没有开始任何对局。</translation>
    </message>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1拒绝和棋</translation>
    </message>
    <message>
        <source>The rules of this game say nothing of a player&apos;s own time: the arbiter decides.</source>
        <translation>本棋种的规则没有规定个人时间：由裁判裁定。</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>%1: the time is over</source>
        <translation>%1：时间到</translation>
    </message>
    <message>
        <source>The offer is gone, and the game goes on.</source>
        <translation>提和已失效，对局继续。</translation>
    </message>
    <message>
        <source>The clocks stand. Say how the game ends, give time with a reason, or press Start to play on.</source>
        <translation>棋钟已停。请说明对局如何结束，或写明理由加时，或按“开始”继续下。</translation>
    </message>
    <message>
        <source>illegal move of %1</source>
        <translation>%1的不合规则着法</translation>
    </message>
    <message>
        <source>Penalties are for games of two players.</source>
        <translation>判罚仅用于两人对局。</translation>
    </message>
    <message>
        <source>This game has no rule for illegal moves: the arbiter decides.</source>
        <translation>本棋种没有关于不合规则着法的规定：由裁判裁定。</translation>
    </message>
    <message>
        <source>The computer looks for a hint …</source>
        <translation>电脑正在寻找提示…</translation>
    </message>
    <message>
        <source>There is no hint here.</source>
        <translation>这里没有提示。</translation>
    </message>
    <message>
        <source>Hint for %1: %2</source>
        <translation>给%1的提示：%2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::TableBoard</name>
    <message>
        <source>Board %1</source>
        <translation>棋盘%1</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>What becomes of the pieces is asked next.</source>
        <translation>棋子如何处置随后询问。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out then; the others play on.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>这样%1就出局；其余继续下。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over then: %1.</source>
        <translation>这样对局就结束：%1。</translation>
    </message>
    <message>
        <source>It is kept in the record, and can be taken back.</source>
        <translation>这会记入记录，也可以撤回。</translation>
    </message>
    <message>
        <source>Swap %1 on %2 for %3</source>
        <translation>把 %2 上的%1换成%3</translation>
    </message>
    <message>
        <source>It may go to %1.</source>
        <comment>squares</comment>
        <translation>它可以走到 %1。</translation>
    </message>
    <message>
        <source>That is not a legal move</source>
        <translation>这一步不合规则</translation>
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
        <translation>无法读取模板“%1”；请重新保存。</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>模板需要一个名字。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Voice</name>
    <message>
        <source>%1: the time is over</source>
        <translation>%1：时间到</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>约定的时间到了</translation>
    </message>
    <message>
        <source>No speech engine is installed: nothing is said aloud. On Debian, qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng bring one.</source>
        <translation>没有安装语音引擎：不会出声。在 Debian 上由 qt6-speech-speechd-plugin 和 speech-dispatcher-espeak-ng 提供。</translation>
    </message>
    <message>
        <source>The speech engine does not work: %1</source>
        <translation>语音引擎无法工作：%1</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>声音就是这样。</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>whose time it is</comment>
        <translation>对局</translation>
    </message>
    <message>
        <source>%1: the last ten seconds</source>
        <translation>%1：最后十秒</translation>
    </message>
    <message>
        <source>%1: time is short</source>
        <translation>%1：时间不多了</translation>
    </message>
    <message>
        <source>The speech engine has no voice for %1: nothing is said aloud. Choose another language, or install a voice.</source>
        <translation>语音引擎没有 %1 的语音：不会朗读任何内容。请选择其他语言，或安装一种语音。</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message>
        <source>K</source>
        <comment>king in a move</comment>
        <translation>王</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen in a move</comment>
        <translation>后</translation>
    </message>
    <message>
        <source>R</source>
        <comment>rook in a move</comment>
        <translation>车</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bishop in a move</comment>
        <translation>象</translation>
    </message>
    <message>
        <source>N</source>
        <comment>knight in a move</comment>
        <translation>马</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pawn in a move</comment>
        <translation>兵</translation>
    </message>
</context>
</TS>
