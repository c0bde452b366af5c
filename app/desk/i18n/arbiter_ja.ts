<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message>
        <source>Choose that game</source>
        <translation>そのゲームを選ぶ</translation>
    </message>
    <message>
        <source>Show each</source>
        <translation>一つずつ表示</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>対局を卓上に合わせる…</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>時間切れを告げる</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>Give time …</source>
        <translation>時間を足す…</translation>
    </message>
    <message>
        <source>Set the camera up</source>
        <translation>カメラを設定</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Drawn: cannot mate</source>
        <translation>引き分け：詰ませられない</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>時間切れ負け</translation>
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
        <translation>戻る</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more: click the square on the board.</source>
        <translation>
            <numerusform>…ほか %n 件：盤のマスをクリックしてください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyPage</name>
    <message>
        <source>Print …</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board, %1</source>
        <translation>盤、%1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
</context>
<context>
    <name>Browse</name>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Nothing here that could be chosen.</source>
        <translation>ここには選べるものがありません。</translation>
    </message>
    <message>
        <source>%1, folder</source>
        <translation>%1、フォルダー</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>ファイルの名前</translation>
    </message>
    <message>
        <source>Write it here</source>
        <translation>ここに書き出す</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <translation>このフォルダーにする</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Folder or file</source>
        <translation>フォルダーまたはファイル</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Correct %1 by hand</source>
        <translation>%1を手で訂正</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>手で訂正</translation>
    </message>
    <message>
        <source>The game changed while it was being corrected.</source>
        <translation>訂正している間に対局が変わりました。</translation>
    </message>
    <message>
        <source>It is shown as it is now; correct it once more if it is still wrong.</source>
        <translation>今の状態を表示しています。まだ違っていれば、もう一度訂正してください。</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>訂正は行われませんでした</translation>
    </message>
</context>
<context>
    <name>Byes</name>
    <message>
        <source>no point</source>
        <translation>0点</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>0.5点</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>1点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>what a bye is worth, a number that need not be whole</comment>
        <translation>%1点</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bye, and what it is worth</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>has no table</source>
        <translation>卓なし</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>卓なし</translation>
    </message>
</context>
<context>
    <name>CameraBoardStep</name>
    <message>
        <source>Where the board is</source>
        <translation>盤の位置</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>盤を探す</translation>
    </message>
    <message>
        <source>Click the corners</source>
        <translation>隅をクリック</translation>
    </message>
    <message>
        <source>The grid must lie on the squares. Drag a corner where it does not.</source>
        <translation>格子はマスに重なっていなければなりません。ずれている隅をドラッグしてください。</translation>
    </message>
    <message>
        <source>Click the corners of the playing field, not of the frame, in the order asked for.</source>
        <translation>枠ではなく、マスのある面の隅を、求められた順にクリックしてください。</translation>
    </message>
    <message>
        <source>Show the whole board; pieces may stand on it.</source>
        <translation>盤全体を映してください。駒は載っていてもかまいません。</translation>
    </message>
    <message>
        <source>South sits at this side of the picture</source>
        <translation>画像のこちら側が南</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>手前</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>奥</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
</context>
<context>
    <name>CameraCard</name>
    <message>
        <source>Show the camera</source>
        <translation>カメラを表示</translation>
    </message>
    <message>
        <source>Go on watching</source>
        <translation>観戦を続ける</translation>
    </message>
    <message>
        <source>Stop watching for a while</source>
        <translation>観戦をしばらく止める</translation>
    </message>
</context>
<context>
    <name>CameraKeepStep</name>
    <message>
        <source>Keep this place</source>
        <translation>この位置を覚える</translation>
    </message>
    <message>
        <source>Under the name of the source it is used by itself whenever that source is opened.</source>
        <translation>ソースの名前で保存すると、そのソースを開くたびに自動で使われます。</translation>
    </message>
    <message>
        <source>A name, such as club table</source>
        <translation>名前（例：クラブの卓）</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>CameraPage</name>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Set it up in four steps</source>
        <translation>四つの手順で設定します</translation>
    </message>
    <message>
        <source>Camera %1</source>
        <translation>カメラ %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>盤 %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Click %1 of the board</source>
        <translation>盤の%1をクリックしてください</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>スマートフォン</translation>
    </message>
</context>
<context>
    <name>CameraQualityStep</name>
    <message>
        <source>Can it be read?</source>
        <translation>読み取れるか</translation>
    </message>
    <message>
        <source>Good: the camera can stay as it is.</source>
        <translation>良好：カメラはこのままで大丈夫です。</translation>
    </message>
    <message>
        <source>Good enough, though it could be better.</source>
        <translation>十分ですが、まだ良くできます。</translation>
    </message>
    <message>
        <source>Not good enough to read the game.</source>
        <translation>対局を読み取るには足りません。</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>もう一度測る</translation>
    </message>
    <message>
        <source>Show what is read</source>
        <translation>読み取り結果を表示</translation>
    </message>
</context>
<context>
    <name>CameraSourceStep</name>
    <message>
        <source>What to watch</source>
        <translation>何を見るか</translation>
    </message>
    <message>
        <source>0, a film, a folder, rtsp://…</source>
        <translation>0、映像、フォルダー、rtsp://…</translation>
    </message>
    <message>
        <source>Film …</source>
        <translation>映像…</translation>
    </message>
    <message>
        <source>Folder …</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Set up before:</source>
        <translation>以前の設定：</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Choose a camera</source>
        <translation>カメラを選ぶ</translation>
    </message>
    <message>
        <source>A phone sends its pictures.</source>
        <translation>スマートフォンが画像を送信しています。</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>スマートフォンは接続されていますが、画像を送信していません。</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>スマートフォンを待っています…</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>コードを表示</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>スマートフォンを使う</translation>
    </message>
</context>
<context>
    <name>CameraTagsStep</name>
    <message>
        <source>Tags on the pieces</source>
        <translation>駒のタグ</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>CameraView</name>
    <message>
        <source>The corner of a1</source>
        <translation>a1 の隅</translation>
    </message>
    <message>
        <source>The far end of the first rank</source>
        <translation>1段目の奥の端</translation>
    </message>
    <message>
        <source>The corner opposite a1</source>
        <translation>a1 の向かいの隅</translation>
    </message>
    <message>
        <source>The far end of the a-file</source>
        <translation>a 筋の奥の端</translation>
    </message>
    <message>
        <source>Camera: %1</source>
        <translation>カメラ：%1</translation>
    </message>
    <message>
        <source>No picture yet. Say in the first step what to watch.</source>
        <translation>まだ画像がありません。最初の手順で何を見るか指定してください。</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>カメラなし</translation>
    </message>
</context>
<context>
    <name>ClockBar</name>
    <message>
        <source>left in the game</source>
        <translation>対局の残り</translation>
    </message>
    <message>
        <source>Time a player: %1</source>
        <translation>一人の持ち時間：%1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>使った時間</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>時計を合わせる</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>時間切れを告げる</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>the time is over</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>チェックされています</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>used %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>used so far</source>
        <translation>これまでの使用時間</translation>
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
        <translation>対局</translation>
    </message>
    <message>
        <source>Set the clocks</source>
        <translation>時計を合わせる</translation>
    </message>
    <message>
        <source>Whose clock</source>
        <translation>誰の時計</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 分</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>理由（対局とともに保存）</translation>
    </message>
    <message>
        <source>Another time from now on; what was thought stays thought:</source>
        <translation>これからの別の持ち時間（使った時間はそのまま）：</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Agree on it</source>
        <translation>取り決める</translation>
    </message>
    <message>
        <source>Changed so far</source>
        <translation>これまでの変更</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>合わせる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>−%1 min</source>
        <translation>−%1 分</translation>
    </message>
    <message>
        <source>Illegal move: the first gives the opponent %1 more minutes, the next one loses.</source>
        <translation>違反の手：一度目は相手に %1 分を加え、次は負けになります。</translation>
    </message>
    <message>
        <source>%1: second illegal move, lost</source>
        <translation>%1：二度目の違反の手、負け</translation>
    </message>
    <message>
        <source>Illegal move of %1</source>
        <translation>%1の違反の手</translation>
    </message>
</context>
<context>
    <name>ClockWindow</name>
    <message>
        <source>Arbiter: the clocks</source>
        <translation>Arbiter：時計</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>things to do by hand</comment>
        <translation>
            <numerusform>%1、ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>時計を止める</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>時計を動かす</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Close the clocks</source>
        <translation>時計を閉じる</translation>
    </message>
</context>
<context>
    <name>ClubBar</name>
    <message>
        <source>All events</source>
        <translation>すべてのイベント</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>クラブ</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>How strong everybody is, and what the armies are worth.</source>
        <translation>各人の強さと、各軍の値打ち。</translation>
    </message>
    <message>
        <source>Standings over several events.</source>
        <translation>複数のイベントを通した順位表。</translation>
    </message>
    <message>
        <source>Evenings and tournaments: who is here, who sits where, who is ahead.</source>
        <translation>夜の会と大会：誰が来ていて、どこに座り、誰が上位か。</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>大画面</translation>
    </message>
    <message>
        <source>Big screen: all tables in a window for the room</source>
        <translation>大画面：会場向けの窓に全ての卓を表示</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>イベントを編集</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>クラブのサーバーの卓</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>新しいイベント</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>人を加える</translation>
    </message>
</context>
<context>
    <name>ClubCourse</name>
    <message>
        <source>Course</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the oldest at the left</source>
        <translation>
            <numerusform>%n 局、左が最も古い</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points in all, %2 a game</source>
        <translation>合計 %1 点、1局あたり %2 点</translation>
    </message>
    <message>
        <source>a full bar is a first place</source>
        <translation>いっぱいの棒が1位</translation>
    </message>
</context>
<context>
    <name>ClubEventOptions</name>
    <message>
        <source>Something else …</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>Like with like (Swiss)</source>
        <translation>強さの近い同士（スイス式）</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>All rounds at once</source>
        <translation>全回戦を一度に</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>全員が単独</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>組む相手は向かい</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>卓で決める</translation>
    </message>
    <message>
        <source>With the seating</source>
        <translation>席割りと一緒に</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>くじ引き</translation>
    </message>
    <message>
        <source>Won 1, drawn ½, lost 0</source>
        <translation>勝ち1、引き分け½、負け0</translation>
    </message>
    <message>
        <source>The points of the game</source>
        <translation>対局の得点</translation>
    </message>
    <message>
        <source>Won 3, drawn 1, lost 0</source>
        <translation>勝ち3、引き分け1、負け0</translation>
    </message>
    <message>
        <source>By place: 3, 2, 1, 0</source>
        <translation>順位ごと：3、2、1、0</translation>
    </message>
    <message>
        <source>A won game</source>
        <translation>1勝</translation>
    </message>
    <message>
        <source>A drawn game</source>
        <translation>1引き分け</translation>
    </message>
    <message>
        <source>No point</source>
        <translation>0点</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Who meets whom, and whether it depends on the results.</source>
        <translation>誰と誰が対戦するか、結果によって決まるかどうか。</translation>
    </message>
    <message>
        <source>Whether everybody plays alone, or two play together.</source>
        <translation>一人ずつ対局するか、二人が組むか。</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>3人の卓</translation>
    </message>
    <message>
        <source>If the players do not fill all tables, three sit at some of them. Otherwise somebody has a bye.</source>
        <translation>全卓が埋まらないとき、いくつかの卓は3人になる。そうでなければ誰かが不戦となる。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>軍</translation>
    </message>
    <message>
        <source>Who chooses the armies, and when.</source>
        <translation>誰がいつ軍を選ぶか。</translation>
    </message>
    <message>
        <source>Minutes for a game</source>
        <translation>1局の分数</translation>
    </message>
    <message>
        <source>The time of the whole game. Empty: as its rules say.</source>
        <translation>1局全体の時間。空欄なら規則どおり。</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 60:00 game: one time for all. Empty: as the rules say.</source>
        <translation>5+3：各人の分と1手の秒。60:00 game：全員で一つの時間。空欄なら規則どおり。</translation>
    </message>
    <message>
        <source>Points of a table</source>
        <translation>卓の得点</translation>
    </message>
    <message>
        <source>What a game is worth in the standings.</source>
        <translation>1局が順位表で何点になるか。</translation>
    </message>
    <message>
        <source>Points of your own</source>
        <translation>独自の得点</translation>
    </message>
    <message>
        <source>&quot;places 4-2-1-0&quot; by place, &quot;win 2-1-0&quot; for won, drawn and lost.</source>
        <translation>順位ごとなら &quot;places 4-2-1-0&quot;、勝ち・引き分け・負けなら &quot;win 2-1-0&quot;。</translation>
    </message>
    <message>
        <source>A round without a table</source>
        <translation>卓のないラウンド</translation>
    </message>
    <message>
        <source>What it is worth to a player who is left over.</source>
        <translation>余った選手にとっての得点。</translation>
    </message>
    <message>
        <source>Points of that round</source>
        <translation>そのラウンドの得点</translation>
    </message>
    <message>
        <source>A round that a player sits out</source>
        <translation>選手が休むラウンド</translation>
    </message>
    <message>
        <source>What it is worth to a player who asked for it.</source>
        <translation>休みを申し出た選手にとっての得点。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Year, month and day. Empty: today.</source>
        <translation>年月日。空欄なら今日。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Where it is played, as prints show it.</source>
        <translation>対局の場所。印刷物に載る。</translation>
    </message>
    <message>
        <source>The club&apos;s house</source>
        <translation>クラブの会場</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>パートナー</translation>
    </message>
</context>
<context>
    <name>ClubEvents</name>
    <message>
        <source>No event has been made yet. An event is one evening, or a tournament: a game, some rounds, and who comes.</source>
        <translation>まだイベントがありません。イベントは一晩の会または大会です：ゲーム、何回戦か、そして参加者。</translation>
    </message>
    <message>
        <source>Make the first one</source>
        <translation>最初のイベントを作る</translation>
    </message>
</context>
<context>
    <name>ClubExport</name>
    <message>
        <source>Write %1</source>
        <translation>%1を書き出す</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>場所を選ぶ…</translation>
    </message>
    <message>
        <source>Where is it to be written?</source>
        <translation>どこに書き出しますか？</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>ファイルを置き換えますか？</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 はすでにあります。その中身は失われます。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ClubGridCell</name>
    <message>
        <source>%1 (leaves)</source>
        <translation>%1（退出）</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1、%2番卓</translation>
    </message>
</context>
<context>
    <name>ClubGridPane</name>
    <message>
        <source>Who enters it</source>
        <translation>入力する人</translation>
    </message>
    <message>
        <source>Why by hand, for all of them</source>
        <translation>手入力の理由（全卓共通）</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Take back table %1</source>
        <translation>%1番卓を取り消す</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Type points, = for half a point, or - for a no-show. For two players one cell is enough.</source>
        <translation>点数を入力します。= は半点、- は不参です。二人の卓は一つの欄で足ります。</translation>
    </message>
    <message>
        <source>Type places, or - for a no-show.</source>
        <translation>順位を入力します。- は不参です。</translation>
    </message>
    <message>
        <source>Enter goes to the next table, Ctrl+Z takes the last entry back.</source>
        <translation>Enter で次の卓へ、Ctrl+Z で最後の入力を取り消します。</translation>
    </message>
    <message>
        <source>Replace the referee&apos;s result of table %1?</source>
        <translation>%1番卓の審判の結果を置き換えますか？</translation>
    </message>
    <message>
        <source>%1 The result by hand counts instead, until it is taken back.</source>
        <translation>%1 取り消すまでは手入力の結果が有効です。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>ClubGridPeople</name>
    <message>
        <source>Players of table %1</source>
        <translation>%1番卓の対局者</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Leaves after this round</source>
        <translation>この回戦で退出</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what the button does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A player who leaves is not seated in later rounds. Results stay.</source>
        <translation>退出した人は以後の回戦に割り当てません。結果は残ります。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ClubGridRow</name>
    <message>
        <source>Not entered yet: something is missing.</source>
        <translation>まだ入力されていません：足りないものがあります。</translation>
    </message>
    <message>
        <source>%1 Press Enter to replace it.</source>
        <translation>%1 Enter で置き換えます。</translation>
    </message>
    <message>
        <source>Table %1: its players</source>
        <translation>%1番卓：対局者</translation>
    </message>
</context>
<context>
    <name>ClubLeagueForm</name>
    <message>
        <source>Edit the league</source>
        <translation>リーグを編集</translation>
    </message>
    <message>
        <source>A new league</source>
        <translation>新しいリーグ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Winter league</source>
        <translation>冬のリーグ</translation>
    </message>
    <message>
        <source>What an event is worth</source>
        <translation>イベントの価値</translation>
    </message>
    <message>
        <source>Its points</source>
        <translation>その点数</translation>
    </message>
    <message>
        <source>Points for ranks</source>
        <translation>順位に応じた点数</translation>
    </message>
    <message>
        <source>How many of somebody&apos;s events count (empty: all)</source>
        <translation>一人につき数えるイベントの数（空欄：すべて）</translation>
    </message>
    <message>
        <source>Its events</source>
        <translation>含まれるイベント</translation>
    </message>
    <message>
        <source>There is no event yet.</source>
        <translation>まだイベントがありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <translation>%1. %2、%3 点</translation>
    </message>
</context>
<context>
    <name>ClubLeaguesPane</name>
    <message>
        <source>League</source>
        <translation>リーグ</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>New league</source>
        <translation>新しいリーグ</translation>
    </message>
</context>
<context>
    <name>ClubMerge</name>
    <message>
        <source>The games and seats of %1 become those of %2, and only what is known of %2 stays.</source>
        <translation>%1 の対局と席は %2 のものになり、%2 の情報だけが残ります。</translation>
    </message>
    <message>
        <source>This is not taken back.</source>
        <translation>これは取り消せません。</translation>
    </message>
    <message>
        <source>Is %1 the same as %2?</source>
        <translation>%1 と %2 は同じ人ですか？</translation>
    </message>
    <message>
        <source>They are one</source>
        <translation>同じ人です</translation>
    </message>
    <message>
        <source>Who is %1 too?</source>
        <translation>%1 と同じ人は？</translation>
    </message>
    <message>
        <source>Somebody who is in the list twice, under two names or twice under one.</source>
        <translation>名簿に二度載っている人：別々の名前で、または同じ名前で二度。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ClubNewEvent</name>
    <message>
        <source>Edit the event</source>
        <translation>イベントを編集</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>新しいイベント</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>金曜日</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回戦数</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>その他の設定</translation>
    </message>
</context>
<context>
    <name>ClubNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1：このウィンドウでまだ対局中です。</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>そのまま保存され、「対局」から続けられます。</translation>
    </message>
    <message>
        <source>Its game, number %1, was begun already.</source>
        <translation>その対局はすでに始まっています（番号 %1）。</translation>
    </message>
    <message>
        <source>It must not be played at another window at the same time.</source>
        <translation>同時に別のウィンドウで対局してはいけません。</translation>
    </message>
    <message>
        <source>What is published stands: nobody is moved any more, and its tables can begin.</source>
        <translation>公表した席割りは確定です：もう誰も動かず、各卓は始められます。</translation>
    </message>
    <message>
        <source>The draft is not up to date: %1. %2</source>
        <translation>下書きが古くなっています：%1。%2</translation>
    </message>
    <message>
        <source>Everything that is known of them goes for good, also where a game&apos;s record names them.</source>
        <translation>この人について分かっていることは、対局の記録にある名前も含めて永久に消えます。</translation>
    </message>
    <message>
        <source>Erase %1?</source>
        <translation>%1 を消去しますか？</translation>
    </message>
    <message>
        <source>Games, results and standings stay, of a number. It cannot be taken back.</source>
        <translation>対局、結果、順位表は番号で残ります。取り消せません。</translation>
    </message>
    <message>
        <source>Erase it for good</source>
        <translation>永久に消去する</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>出席</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>席割り</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Publish round %1?</source>
        <translation>第%1回戦を公表しますか？</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>第%1回戦を公表</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>%1番卓の対局を始めますか？</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>%1番卓を始める</translation>
    </message>
    <message>
        <source>Go on with table %1 in this window?</source>
        <translation>%1番卓をこのウィンドウで続けますか？</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>ここで続ける</translation>
    </message>
    <message>
        <source>Leagues</source>
        <translation>リーグ</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back?</source>
        <translation>%1回戦の公表を取り消しますか？</translation>
    </message>
    <message>
        <source>The round is a draft again, and its pairings can change. Print its slips again.</source>
        <translation>この回戦は下書きに戻り、組み合わせを変えられます。記録票は印刷し直してください。</translation>
    </message>
    <message>
        <source>Make it a draft again</source>
        <translation>下書きに戻す</translation>
    </message>
</context>
<context>
    <name>ClubPeoplePane</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Nobody has that name.</source>
        <translation>その名前の人はいません。</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Whoever sits at a table by name is here from then on.</source>
        <translation>クラブにはまだ誰もいません。名前を付けて卓に着いた人は、以後ここに載ります。</translation>
    </message>
    <message>
        <source>Choose somebody to see what they have played.</source>
        <translation>人を選ぶと、その対局が見られます。</translation>
    </message>
</context>
<context>
    <name>ClubPerson</name>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Is somebody else too</source>
        <translation>別の人と同一人物</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>No game that has ended counts for them yet.</source>
        <translation>終わった対局でこの人に数えられるものはまだありません。</translation>
    </message>
    <message>
        <source>Best moments</source>
        <translation>名場面</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>%1位</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>軍</translation>
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
        <translation>編集</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>新しい人</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message numerus="yes">
        <source>The club knows %n people of that name already. They are told apart by their numbers.</source>
        <translation>
            <numerusform>同じ名前の人がすでに %n 人います。番号で区別します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>生まれた年</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>称号</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>連盟</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>そこでの番号</translation>
    </message>
    <message>
        <source>Number at the federation</source>
        <translation>連盟の番号</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Add another one</source>
        <translation>もう一人加える</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加える</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ClubPlayersPane</name>
    <message>
        <source>Search, or a new name</source>
        <translation>検索、または新しい名前</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を加える</translation>
    </message>
    <message>
        <source>All are here</source>
        <translation>全員います</translation>
    </message>
    <message>
        <source>All %1 are here</source>
        <translation>%1 人全員います</translation>
    </message>
    <message>
        <source>Nobody has that name; add whoever is new.</source>
        <translation>その名前の人はいません。新しい人なら加えてください。</translation>
    </message>
    <message>
        <source>The club knows nobody yet. Type a name above, and add it.</source>
        <translation>クラブにはまだ誰もいません。上に名前を入れて加えてください。</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1、出席</translation>
    </message>
    <message>
        <source>%1, not here</source>
        <translation>%1、欠席</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>%1 sits out this round</source>
        <translation>%1 はこの回戦を休む</translation>
    </message>
</context>
<context>
    <name>ClubQuality</name>
    <message>
        <source>How good it is</source>
        <translation>どれだけ良いか</translation>
    </message>
    <message>
        <source>Nothing to wish for: nobody meets twice, everything is even.</source>
        <translation>申し分なし：二度当たる人はなく、すべて均等です。</translation>
    </message>
    <message>
        <source>%1  (bound %2)</source>
        <translation>%1  （限度 %2）</translation>
    </message>
</context>
<context>
    <name>ClubRatingList</name>
    <message>
        <source>%1, provisional</source>
        <comment>a rating</comment>
        <translation>%1、暫定</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a provisional rating</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>provisional</source>
        <comment>a rating</comment>
        <translation>暫定</translation>
    </message>
</context>
<context>
    <name>ClubRatingsPane</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Games outside events too</source>
        <translation>イベント外の対局も</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>軍</translation>
    </message>
    <message>
        <source>How often each came first. The bar is where that lies most likely (95 %);</source>
        <translation>各軍が1位になった割合。棒は最もありそうな範囲（95 %）、</translation>
    </message>
    <message>
        <source>the line is where it would be if all were equal.</source>
        <translation>線は全軍が等しい場合の位置です。</translation>
    </message>
    <message>
        <source>Games of two players</source>
        <translation>2人の対局</translation>
    </message>
    <message>
        <source>Everybody begins at 1500, and who is rated 200 higher scores about three of four points.</source>
        <translation>全員1500から始まり、200高い人は4点中およそ3点を取る。</translation>
    </message>
    <message>
        <source>With ±: the true strength is that close to the number, 19 times of 20.</source>
        <translation>±：真の強さは20回中19回この範囲にある。</translation>
    </message>
    <message>
        <source>Games of three players and more</source>
        <translation>3人以上の対局</translation>
    </message>
    <message>
        <source>Everybody begins at 0. The number is the strength that a player almost surely has.</source>
        <translation>全員0から始まる。数は選手がほぼ確実に持つ強さ。</translation>
    </message>
    <message>
        <source>Below it: the best guess, and with ± how far off that may be.</source>
        <translation>その下は最良の推定と、±で示すその誤差。</translation>
    </message>
</context>
<context>
    <name>ClubRemote</name>
    <message>
        <source>Tables of the club&apos;s server</source>
        <translation>クラブのサーバーの卓</translation>
    </message>
    <message>
        <source>%1 is still being played in this window.</source>
        <translation>%1：このウィンドウでまだ対局中です。</translation>
    </message>
    <message>
        <source>Begin the game of table %1?</source>
        <translation>%1番卓の対局を始めますか？</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>そのまま保存され、「対局」から続けられます。</translation>
    </message>
    <message>
        <source>Begin table %1</source>
        <translation>%1番卓を始める</translation>
    </message>
    <message>
        <source>Another machine has begun this game.</source>
        <translation>別の機械がこの対局を始めました。</translation>
    </message>
    <message>
        <source>Take over table %1?</source>
        <translation>%1番卓を引き継ぎますか？</translation>
    </message>
    <message>
        <source>It is shut out, and the game goes on here as far as the club has it.</source>
        <translation>その機械は締め出され、クラブが知っている所からここで続きます。</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>Asking the club …</source>
        <translation>クラブに問い合わせています…</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>第%1回戦、%2番卓</translation>
    </message>
    <message>
        <source>Take over …</source>
        <translation>引き継ぐ…</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>ここで続ける</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>ここで対局する</translation>
    </message>
    <message>
        <source>%1: round %2, table %3</source>
        <translation>%1：第%2回戦、%3番卓</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>もう一度問い合わせる</translation>
    </message>
</context>
<context>
    <name>ClubResult</name>
    <message>
        <source>Table %1, round %2</source>
        <translation>%1番卓、第%2回戦</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1の点数</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Place of %1</source>
        <translation>%1の順位</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>不参</translation>
    </message>
    <message>
        <source>%1 did not come</source>
        <translation>%1は不参</translation>
    </message>
    <message>
        <source>Places come from the points where they are left out.</source>
        <translation>順位を空けておくと、点数から決まります。</translation>
    </message>
    <message>
        <source>Who enters it</source>
        <translation>入力する人</translation>
    </message>
    <message>
        <source>Why it is entered by hand</source>
        <translation>手で入力する理由</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>入力する</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>指し直す</translation>
    </message>
</context>
<context>
    <name>ClubSeat</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1、選択中</translation>
    </message>
</context>
<context>
    <name>ClubSeatingPane</name>
    <message>
        <source>All rounds are published</source>
        <translation>全回戦が公表済みです</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>第%1回戦、下書き</translation>
    </message>
    <message>
        <source>Round %1 is not seated yet</source>
        <translation>第%1回戦はまだ席割りがありません</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>しばらくお待ちください…</translation>
    </message>
    <message>
        <source>Propose again without them</source>
        <translation>除いてもう一度提案する</translation>
    </message>
    <message>
        <source>Propose without them</source>
        <translation>除いて提案する</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>もう一度提案する</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提案する</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>第%1回戦を公表</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>出席</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>回戦を加える</translation>
    </message>
    <message>
        <source>Choose two people, and they change places.</source>
        <translation>二人を選ぶと、席を入れ替えます。</translation>
    </message>
    <message>
        <source>A proposal is a draft: nothing holds before it is published.</source>
        <translation>提案は下書きです：公表するまで何も確定しません。</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>%1番卓</translation>
    </message>
    <message>
        <source>Move %1 to table %2</source>
        <translation>%1 を%2番卓へ移す</translation>
    </message>
    <message>
        <source>Without a table</source>
        <translation>卓なし</translation>
    </message>
    <message>
        <source>%1 and %2 change places?</source>
        <translation>%1 と %2 の席を入れ替えますか？</translation>
    </message>
    <message>
        <source>%1: choose with whom to change places.</source>
        <translation>%1：入れ替える相手を選んでください。</translation>
    </message>
    <message>
        <source>That breaks what must hold: %1.</source>
        <translation>守るべきことに反します：%1。</translation>
    </message>
    <message>
        <source>Swap all the same</source>
        <translation>それでも入れ替える</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>入れ替える</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>まだ軍がありません</translation>
    </message>
    <message>
        <source>No table this round</source>
        <translation>この回戦は卓なし</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>ClubStandingsPane</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>%1. %2, %3 points</source>
        <translation>%1. %2、%3 点</translation>
    </message>
</context>
<context>
    <name>ClubTable</name>
    <message>
        <source>Table %1</source>
        <translation>%1番卓</translation>
    </message>
    <message>
        <source>%1, here</source>
        <translation>%1、出席</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>不参</translation>
    </message>
    <message>
        <source>1 pt</source>
        <translation>1 点</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>ここで対局する</translation>
    </message>
    <message>
        <source>Play table %1 at this board</source>
        <translation>%1番卓をこの盤で指す</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>卓へ</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>ここで続ける</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>結果を入力</translation>
    </message>
    <message>
        <source>%1, table %2</source>
        <translation>%1、%2番卓</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Watch table %1</source>
        <translation>テーブル %1 を観戦</translation>
    </message>
</context>
<context>
    <name>ClubTablesPane</name>
    <message>
        <source>Round %1</source>
        <translation>第%1回戦</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n table(s) without a result</source>
        <translation>
            <numerusform>%n 卓のうち %1 卓がまだ結果なし</numerusform>
        </translation>
    </message>
    <message>
        <source>All tables of round %1 have their results</source>
        <translation>第%1回戦は全卓の結果があります</translation>
    </message>
    <message>
        <source>Seat round %1</source>
        <translation>第%1回戦の席割り</translation>
    </message>
    <message>
        <source>No round is published yet. Once one is, its tables stand here and can begin.</source>
        <translation>まだどの回戦も公表されていません。公表すると卓がここに並び、始められます。</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>席割り</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by nobody: moves are entered by hand.</source>
        <translation>ここで始める対局は見守られません：手は手入力です。</translation>
    </message>
    <message>
        <source>Games that are begun here are watched by %1.</source>
        <translation>ここで始める対局は%1が見守ります。</translation>
    </message>
    <message>
        <source>That is chosen under New game.</source>
        <translation>「新しい対局」で選びます。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Enter all results</source>
        <translation>全ての結果を入力</translation>
    </message>
    <message>
        <source>Take the publication back</source>
        <translation>公表を取り消す</translation>
    </message>
    <message>
        <source>Take the publication of round %1 back</source>
        <translation>%1回戦の公表を取り消す</translation>
    </message>
</context>
<context>
    <name>ClubTieChoice</name>
    <message>
        <source>Tie-breaks</source>
        <translation>タイブレーク</translation>
    </message>
    <message>
        <source>They decide between players with as many points, the first one first.</source>
        <translation>同点の選手の順位を、上から順に決める。</translation>
    </message>
    <message>
        <source>Usually: %1.</source>
        <translation>通常：%1。</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1を外す</translation>
    </message>
    <message>
        <source>Add a tie-break</source>
        <translation>タイブレークを追加</translation>
    </message>
</context>
<context>
    <name>ClubWallFoot</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1／%2 ページ</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Time of the round, in minutes or as 1:30:00</source>
        <translation>回戦の時間（分、または 1:30:00 の形）</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set the time of the round</source>
        <translation>回戦の時間を設定する</translation>
    </message>
    <message>
        <source>Pause the time of the round</source>
        <translation>回戦の時間を止める</translation>
    </message>
    <message>
        <source>Start the time of the round</source>
        <translation>回戦の時間を動かす</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5分</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>五分追加</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Let the pages turn by themselves</source>
        <translation>ページを自動でめくる</translation>
    </message>
    <message>
        <source>Stay on this page</source>
        <translation>このページにとどまる</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Close the big screen</source>
        <translation>大画面を閉じる</translation>
    </message>
</context>
<context>
    <name>ClubWallHead</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>%2回戦中の%1回戦</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result</source>
        <translation>
            <numerusform>結果のない卓が%n</numerusform>
        </translation>
    </message>
    <message>
        <source>all results are in</source>
        <translation>結果は全て出ています</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Left of the round</source>
        <translation>回戦の残り時間</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Time of the round</source>
        <translation>回戦の時間</translation>
    </message>
</context>
<context>
    <name>ClubWallPairing</name>
    <message>
        <source>Table %1</source>
        <translation>%1番卓</translation>
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
        <translation>不参</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <translation>%1の番</translation>
    </message>
</context>
<context>
    <name>ClubWallTable</name>
    <message>
        <source>Table %1</source>
        <translation>%1番卓</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未開始</translation>
    </message>
</context>
<context>
    <name>ClubWallWindow</name>
    <message>
        <source>Arbiter: big screen</source>
        <translation>Arbiter：大画面</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>まだどの回戦も公表されていません。</translation>
    </message>
    <message>
        <source>Pairings of round %1</source>
        <translation>%1回戦の組み合わせ</translation>
    </message>
    <message>
        <source>Standings during round %1</source>
        <translation>%1回戦途中の順位</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>%1回戦終了後の順位</translation>
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
        <translation>いいえ、続けます</translation>
    </message>
</context>
<context>
    <name>ContinueGame</name>
    <message>
        <source>Continue the last game? %1</source>
        <translation>前回の対局を続けますか？ %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Correct %1</source>
        <translation>%1を訂正</translation>
    </message>
    <message>
        <source>Correct the game</source>
        <translation>対局を訂正</translation>
    </message>
    <message>
        <source>Set the game to the table</source>
        <translation>対局を卓上に合わせる</translation>
    </message>
    <message>
        <source>As it stands on the table</source>
        <translation>卓上のとおり</translation>
    </message>
    <message>
        <source>All pieces stay where they are.</source>
        <translation>駒はすべて元の位置のままです。</translation>
    </message>
    <message>
        <source>It is kept as a correction, not as a move: nothing is scored by it, and no rule comes of it.</source>
        <translation>手ではなく訂正として残ります：得点にはならず、規則も働きません。</translation>
    </message>
    <message>
        <source>What was read for certain is taken from the table; go Back to look at the board and change it.</source>
        <translation>確かに読み取れたものは卓上から取りました。「戻る」で盤を見て直せます。</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1の点数</translation>
    </message>
    <message>
        <source>Reason; it is kept with the game</source>
        <translation>理由（対局とともに保存）</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand the screen to %1</source>
        <translation>画面を%1に渡す</translation>
    </message>
    <message>
        <source>For %1 only</source>
        <translation>%1だけに</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>画面を返す</translation>
    </message>
    <message>
        <source>Nobody else may look. Nothing is shown before you press the button.</source>
        <translation>ほかの人は見てはいけません。ボタンを押すまで何も表示されません。</translation>
    </message>
    <message>
        <source>What was shown is covered again.</source>
        <translation>表示したものはまた覆われました。</translation>
    </message>
    <message>
        <source>The clock stands still until the screen is back.</source>
        <translation>画面が戻るまで時計は止まります。</translation>
    </message>
    <message>
        <source>I am %1: show</source>
        <translation>%1です：表示</translation>
    </message>
    <message>
        <source>Nothing is hidden for you in this game now.</source>
        <translation>この対局で今あなたに隠されているものはありません。</translation>
    </message>
    <message>
        <source>Cover it again</source>
        <translation>また覆う</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a seat and its board</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Is it to be so?</source>
        <translation>これでよいですか？</translation>
    </message>
    <message>
        <source>Once it is set it cannot be changed in this game.</source>
        <translation>一度決めると、この対局では変えられません。</translation>
    </message>
    <message>
        <source>Set it so</source>
        <translation>これで決める</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>変える</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>Rematch, seats turned</source>
        <translation>席を替えて再戦</translation>
    </message>
    <message>
        <source>Go through it</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>記録用紙…</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>規則</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>What was played?</source>
        <translation>どの手でしたか？</translation>
    </message>
    <message>
        <source>The marked squares are those that change.</source>
        <translation>印のあるマスが変わるマスです。</translation>
    </message>
    <message>
        <source>If it was none of these, enter it on the board, or set the game to the table.</source>
        <translation>どれでもなければ、盤で入力するか、対局を卓上に合わせてください。</translation>
    </message>
    <message>
        <source>Set the game to the table …</source>
        <translation>対局を卓上に合わせる…</translation>
    </message>
    <message>
        <source>Enter it on the board</source>
        <translation>盤で入力する</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export game %1</source>
        <translation>第%1局を書き出す</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>対局を書き出す</translation>
    </message>
    <message>
        <source>As</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Everything that everybody may know, to be read by Arbiter again.</source>
        <translation>全員が知ってよいことのすべて。Arbiter で再び読めます。</translation>
    </message>
    <message>
        <source>Moves to be read by people, and by Arbiter again.</source>
        <translation>人が読むための手順。Arbiter でも読めます。</translation>
    </message>
    <message>
        <source>As other programs write and read this game.</source>
        <translation>ほかのプログラムがこのゲームを読み書きする形式。</translation>
    </message>
    <message>
        <source>With plots of its course, as SVG pictures</source>
        <translation>推移のグラフ（SVG 画像）も付ける</translation>
    </message>
    <message numerus="yes">
        <source>With %n picture(s) of the table</source>
        <translation>
            <numerusform>卓の写真 %n 枚も付ける</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>場所を選ぶ…</translation>
    </message>
    <message>
        <source>Where is the game to be written?</source>
        <translation>対局をどこに書き出しますか？</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>ファイルを置き換えますか？</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 はすでにあります。その中身は失われます。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The game as a QR code</source>
        <translation>対局の QR コード</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR コード</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>%1, fold it away</source>
        <translation>%1、たたむ</translation>
    </message>
    <message>
        <source>%1, unfold it</source>
        <translation>%1、開く</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Which file of games?</source>
        <translation>どの対局ファイルですか？</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>読んでいます…</translation>
    </message>
    <message>
        <source>%1 games are kept.</source>
        <translation>%1 局を保存しました。</translation>
    </message>
    <message>
        <source>The file holds %1 games. Which is to be kept?</source>
        <translation>ファイルには %1 局あります。どれを保存しますか？</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Kept as game %1</source>
        <translation>第%1局として保存しました</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <translation>%1 は保存されません</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Keep all %1</source>
        <translation>%1 局すべてを保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 games read …</source>
        <translation>%1 局を読みました…</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 はすでにあります</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>注：%1</translation>
    </message>
</context>
<context>
    <name>GamePlayers</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 点</translation>
    </message>
</context>
<context>
    <name>GamePoints</name>
    <message>
        <source>Points of game %1, %2</source>
        <translation>対局%1の得点、%2</translation>
    </message>
    <message>
        <source>No points were scored.</source>
        <translation>得点はありませんでした。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>GamesBar</name>
    <message>
        <source>Select a game to see what can be done with it. Return or a double click opens it.</source>
        <translation>対局を選ぶと、できることが表示される。Enterかダブルクリックで開く。</translation>
    </message>
    <message>
        <source>Game %1, %2</source>
        <translation>第%1局、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n局を選択</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>記録用紙</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>More about game %1</source>
        <translation>第%1局の詳細</translation>
    </message>
    <message>
        <source>More about the selected games</source>
        <translation>選択した対局の詳細</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message numerus="yes">
        <source>Export %n game(s)</source>
        <translation>
            <numerusform>%n局を書き出す</numerusform>
        </translation>
    </message>
    <message>
        <source>As</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Each game&apos;s own notation</source>
        <translation>各ゲームの棋譜形式</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Every game gets a file of its own, in a new folder. No file is replaced.</source>
        <translation>対局ごとに新しいフォルダーに1ファイル。上書きはしない。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) are written …</source>
        <translation>
            <numerusform>%n局中%1局を書き出した…</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>In which folder are the games to be written?</source>
        <translation>対局をどのフォルダーに書き出しますか？</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Find a player, game, army, event or tag</source>
        <translation>プレイヤー、ゲーム、軍、イベント、タグを探す</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>保管庫</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>ごみ箱</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未終局</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝負あり</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>すべての日</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>今週</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>すべての軍</translation>
    </message>
    <message>
        <source>Every event</source>
        <translation>すべてのイベント</translation>
    </message>
    <message>
        <source>Every tag</source>
        <translation>すべてのタグ</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>ごみ箱を空にする…</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>ごみ箱を空にしますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) and the pictures of their tables are erased for good.</source>
        <translation>
            <numerusform>%n 局と卓の写真が永久に消去されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>消去する</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>残しておく</translation>
    </message>
</context>
<context>
    <name>GamesHead</name>
    <message>
        <source>Sort by: %1</source>
        <translation>並べ替え：%1</translation>
    </message>
    <message>
        <source>%1, sorted from the end</source>
        <translation>%1、降順</translation>
    </message>
    <message>
        <source>%1, sorted from the beginning</source>
        <translation>%1、昇順</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1, %2</source>
        <translation>第%1局、%2</translation>
    </message>
    <message>
        <source>Copy its moves</source>
        <translation>手順をコピー</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>タグ（コンマ区切り）</translation>
    </message>
    <message>
        <source>final, brilliant, to be looked at</source>
        <translation>決勝, 名局, 要検討</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Take it out of the archive</source>
        <translation>保管庫から出す</translation>
    </message>
    <message>
        <source>Put it in the archive</source>
        <translation>保管庫に入れる</translation>
    </message>
    <message>
        <source>Take it out of the bin</source>
        <translation>ごみ箱から出す</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>It is the game on the table: begin or take up another one first to delete it.</source>
        <translation>卓上の対局です：削除するには、先に別の対局を始めるか引き継いでください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) selected</source>
        <translation>
            <numerusform>%n局を選択</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags to add, with commas between them</source>
        <translation>追加するタグ（カンマ区切り）</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加える</translation>
    </message>
    <message>
        <source>Take them out of the archive</source>
        <translation>保管庫から出す</translation>
    </message>
    <message>
        <source>Put them in the archive</source>
        <translation>保管庫に入れる</translation>
    </message>
    <message>
        <source>Take them out of the bin</source>
        <translation>ごみ箱から出す</translation>
    </message>
    <message>
        <source>Delete them …</source>
        <translation>削除…</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1、第%2局はまだ対局中です。</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with here.</source>
        <translation>そのまま保存され、ここから続けられます。</translation>
    </message>
    <message>
        <source>Take up game %1?</source>
        <translation>第%1局を続けますか？</translation>
    </message>
    <message>
        <source>Take up game %1</source>
        <translation>第%1局を続ける</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>%1 に保存</translation>
    </message>
    <message>
        <source>Load a file</source>
        <translation>ファイルを読み込む</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>対局を読んでいます…</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>そのような対局はありません。</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>ごみ箱は空です。</translation>
    </message>
    <message>
        <source>Nothing is in the archive.</source>
        <translation>保管庫には何もありません。</translation>
    </message>
    <message>
        <source>No game has been kept yet.</source>
        <translation>まだ保存された対局はありません。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>%n局を削除しますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They go to the bin. From there they can be taken back for %n day(s).</source>
        <translation>
            <numerusform>ごみ箱に入る。%n日間はそこから戻せる。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)</source>
        <translation>
            <numerusform>%n局を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>残しておく</translation>
    </message>
    <message>
        <source>Clean up empty games</source>
        <translation>空の対局を片付ける</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n empty game(s)?</source>
        <translation>
            <numerusform>空の対局%n局を削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was played in them. They go to the bin, and can be taken back from there.</source>
        <translation>一手も指されていない。ごみ箱に入り、そこから戻せる。</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Game %1, %2</source>
        <translation>第%1局、%2</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>いま卓上</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1、選択中</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>対局中</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>選手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
</context>
<context>
    <name>GuestWindow</name>
    <message>
        <source>Arbiter: for guests</source>
        <translation>Arbiter：観客用</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Find in the rules</source>
        <translation>ルールの中を探す</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>No rule here has these words.</source>
        <translation>この言葉のあるルールはここにありません。</translation>
    </message>
</context>
<context>
    <name>HandPiece</name>
    <message>
        <source>%1 %2 in hand</source>
        <translation>持ち駒 %1 %2</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>盤 %n 面</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>第%1局</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Bring again</source>
        <translation>一手進める</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>盤を回す</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>この対局のその他</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>Instructions</name>
    <message>
        <source>Do this: %1</source>
        <translation>してください：%1</translation>
    </message>
    <message>
        <source>Do this on the table</source>
        <translation>卓上でしてください</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>なぜ？</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2 の%1</translation>
    </message>
</context>
<context>
    <name>LensStep</name>
    <message>
        <source>No picture taken yet</source>
        <translation>まだ写真がありません</translation>
    </message>
    <message>
        <source>%1 of %2 pictures taken</source>
        <translation>%2 枚中 %1 枚を撮影</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) taken</source>
        <translation>
            <numerusform>%n 枚を撮影</numerusform>
        </translation>
    </message>
    <message>
        <source>The lens</source>
        <translation>レンズ</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定済み</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>A measured lens is in use.</source>
        <translation>測定したレンズを使っています。</translation>
    </message>
    <message>
        <source>Usually the lens is guessed well enough.</source>
        <translation>ふつうレンズは推定で十分です。</translation>
    </message>
    <message>
        <source>Measure it where it is a wide one, or where the camera stands low:</source>
        <translation>広角レンズの場合やカメラが低い場合は測定してください：</translation>
    </message>
    <message>
        <source>print the calibration board, glue it on something flat, and hold it before the camera.</source>
        <translation>校正盤を印刷し、平らなものに貼って、カメラの前にかざします。</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>もう一度測定</translation>
    </message>
    <message>
        <source>Measure it</source>
        <translation>測定する</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>校正盤を印刷</translation>
    </message>
    <message>
        <source>%1 % of the picture covered</source>
        <translation>画面の %1 % を撮影済み</translation>
    </message>
    <message>
        <source>A picture is taken by itself when the board is held still somewhere new.</source>
        <translation>新しい位置で盤を動かさずにいると、自動で撮影されます。</translation>
    </message>
    <message>
        <source>The pictures are over.</source>
        <translation>画像が終わりました。</translation>
    </message>
    <message>
        <source>The game is not watched meanwhile.</source>
        <translation>その間、対局は見守られません。</translation>
    </message>
    <message>
        <source>Measuring the lens …</source>
        <translation>レンズを測定しています…</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Take one now</source>
        <translation>今すぐ撮る</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>今すぐ測定</translation>
    </message>
    <message>
        <source>More pictures</source>
        <translation>もっと撮る</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
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
        <translation>手と出来事</translation>
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
        <translation>卓</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>時計が動作中</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>時計は停止中</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>時計を止める</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>時計を動かす</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>このままにする</translation>
    </message>
</context>
<context>
    <name>NewGameControl</name>
    <message>
        <source>A piece that changes hands</source>
        <translation>持ち主の替わる駒</translation>
    </message>
    <message>
        <source>keeps its colour, marked</source>
        <translation>色はそのまま、印を付ける</translation>
    </message>
    <message>
        <source>is swapped for the owner&apos;s</source>
        <translation>新しい持ち主の駒に替える</translation>
    </message>
    <message>
        <source>The instructions ask to mark it; the camera goes on seeing its old colour.</source>
        <translation>印を付けるよう指示します。カメラには元の色に見えます。</translation>
    </message>
    <message>
        <source>The instructions ask to replace it by one of the new owner&apos;s colour,</source>
        <translation>新しい持ち主の色の駒に替えるよう指示し、</translation>
    </message>
    <message>
        <source>and the camera expects that. A pawn still goes the way of its old colour.</source>
        <translation>カメラもそれを前提にします。ポーンは元の色の向きに進みます。</translation>
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
        <translation>%1：まだ対局中です。</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with under Games.</source>
        <translation>そのまま保存され、「対局」から続けられます。</translation>
    </message>
    <message>
        <source>Begin another game?</source>
        <translation>別の対局を始めますか？</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>別の対局を始める</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Rules that are agreed</source>
        <translation>取り決めた規則</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>対局を始める</translation>
    </message>
    <message>
        <source>Your own position</source>
        <translation>自分の局面</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>始め方</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>盤 %1</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>盤を回す</translation>
    </message>
    <message>
        <source>Game&apos;s own start</source>
        <translation>ゲーム本来の初期配置</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を並べる</translation>
    </message>
    <message>
        <source>First to act</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Keep as the set-up of</source>
        <translation>次の軍の配置として保存：</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>カメラに映るもの</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
</context>
<context>
    <name>NewGamePlayers</name>
    <message>
        <source>Chosen later</source>
        <translation>あとで選ぶ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>盤 %1</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>%1の遊び方</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>コンピューター、レベル %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1、レベル %2</translation>
    </message>
</context>
<context>
    <name>NewGameRules</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>プレイヤー %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n 軍</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>%1 players on %2 boards</source>
        <translation>プレイヤー %1 人、盤 %2 面</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>遊び方</translation>
    </message>
</context>
<context>
    <name>NewGameSetups</name>
    <message>
        <source>The club&apos;s own set-ups</source>
        <translation>クラブ独自の配置</translation>
    </message>
    <message>
        <source>Usual one</source>
        <translation>いつもの配置</translation>
    </message>
</context>
<context>
    <name>NewGameSources</name>
    <message>
        <source>Watched by</source>
        <translation>見守るもの</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>盤 %1</translation>
    </message>
    <message>
        <source>Nobody, by hand</source>
        <translation>なし（手入力）</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>ファイルまたはフォルダー</translation>
    </message>
    <message>
        <source>0, a film, a folder of pictures, rtsp://…</source>
        <translation>0、映像、画像フォルダー、rtsp://…</translation>
    </message>
    <message>
        <source>Find a film …</source>
        <translation>映像を探す…</translation>
    </message>
    <message>
        <source>Find a folder of pictures …</source>
        <translation>画像フォルダーを探す…</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Another, by number or address</source>
        <translation>別のカメラ（番号またはアドレス）</translation>
    </message>
    <message>
        <source>A phone</source>
        <translation>スマートフォン</translation>
    </message>
</context>
<context>
    <name>NewGameTemplates</name>
    <message>
        <source>Keep this form …</source>
        <translation>この設定を覚える…</translation>
    </message>
    <message>
        <source>Friday blitz</source>
        <translation>金曜ブリッツ</translation>
    </message>
    <message>
        <source>The form&apos;s name</source>
        <translation>フォームの名前</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>忘れる</translation>
    </message>
</context>
<context>
    <name>NewGameTime</name>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>%1 for the game</source>
        <translation>対局に %1</translation>
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
        <translation>各 25 分</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Another …</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>5+3: minutes a player and seconds a move. 25 d5: a delay. 10:00 byo 3x30: byo-yomi.</source>
        <translation>5+3：一人の分数と一手の秒数。25 d5：遅延。10:00 byo 3x30：秒読み。</translation>
    </message>
    <message>
        <source>60:00 game: one time for all. 5+3; N 3+3: a handicap for North.</source>
        <translation>60:00 game：全員で一つの時間。5+3; N 3+3：北のハンデ。</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>各 %1</translation>
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
        <translation>手で並べる</translation>
    </message>
    <message>
        <source>Apply…</source>
        <translation>適用…</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>元どおり</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空の盤</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>駒を取り除く</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>After round %1</source>
        <translation>第%1回戦終了時</translation>
    </message>
    <message>
        <source>Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it.</source>
        <translation>プレイヤー、手とその結果と得点、局面、署名欄：全員が見てよいもののみ。</translation>
    </message>
    <message>
        <source>No round has been published yet.</source>
        <translation>まだどの回戦も公表されていません。</translation>
    </message>
    <message>
        <source>No round has been seated yet.</source>
        <translation>まだどの回戦も席割りがありません。</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1を印刷</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>第%1局の記録用紙</translation>
    </message>
    <message>
        <source>Score sheet of the game</source>
        <translation>この対局の記録用紙</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>プリンター</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Print it on %1</source>
        <translation>%1 で印刷</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>印刷する</translation>
    </message>
    <message>
        <source>Choose where …</source>
        <translation>場所を選ぶ…</translation>
    </message>
    <message>
        <source>Where is the PDF to be written?</source>
        <translation>PDF をどこに書き出しますか？</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>ファイルを置き換えますか？</translation>
    </message>
    <message>
        <source>%1 is there already. What is in it is lost.</source>
        <translation>%1 はすでにあります。その中身は失われます。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The booklet is being written …</source>
        <translation>冊子を書いています…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
</context>
<context>
    <name>PhoneCameraSheet</name>
    <message>
        <source>A phone as the camera of board %1</source>
        <translation>盤 %1 のカメラとしてのスマートフォン</translation>
    </message>
    <message>
        <source>A phone as the camera</source>
        <translation>カメラとしてのスマートフォン</translation>
    </message>
    <message>
        <source>Code for the phone</source>
        <translation>スマートフォン用コード</translation>
    </message>
    <message>
        <source>Connect the phone to the network of this computer.</source>
        <translation>スマートフォンをこのコンピューターのネットワークに接続します。</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, and open the page.</source>
        <translation>スマートフォンのカメラでコードを読み取り、ページを開きます。</translation>
    </message>
    <message>
        <source>The browser warns once about the certificate. Go on to the page.</source>
        <translation>ブラウザーは証明書について一度警告します。そのままページへ進みます。</translation>
    </message>
    <message>
        <source>Press “Start the camera” and allow it. Fix the phone above the board.</source>
        <translation>「カメラを開始」を押して許可します。スマートフォンを盤の上に固定します。</translation>
    </message>
    <message>
        <source>The phone sends pictures.</source>
        <translation>スマートフォンが画像を送信しています。</translation>
    </message>
    <message>
        <source>The phone has joined, and sends no pictures.</source>
        <translation>スマートフォンは接続されていますが、画像を送信していません。</translation>
    </message>
    <message>
        <source>Waiting for the phone …</source>
        <translation>スマートフォンを待っています…</translation>
    </message>
    <message>
        <source>Address: %1</source>
        <translation>アドレス：%1</translation>
    </message>
    <message>
        <source>This computer has other addresses, too: %1</source>
        <translation>このコンピューターには別のアドレスもあります：%1</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the certificate: %1</source>
        <translation>証明書の SHA-256 フィンガープリント：%1</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>別のスマートフォン</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PhonesSheet</name>
    <message>
        <source>Players&apos; phones</source>
        <translation>プレイヤーの電話</translation>
    </message>
    <message>
        <source>Phones sign in at games of a club&apos;s event only.</source>
        <translation>電話はクラブのイベントの対局でのみサインインできます。</translation>
    </message>
    <message>
        <source>Name the club&apos;s server under Settings; phones reach the table through it.</source>
        <translation>「設定」でクラブのサーバーを指定してください。電話はそこから卓につながります。</translation>
    </message>
    <message>
        <source>Each player scans the code of their own seat, to hide, to answer and to object there.</source>
        <translation>各プレイヤーは自分の席のコードを読み取り、そこで隠し、答え、異議を唱えます。</translation>
    </message>
    <message>
        <source>The game goes on without phones as well.</source>
        <translation>電話がなくても対局は進みます。</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>%1のコード</translation>
    </message>
    <message>
        <source>A phone has signed in</source>
        <translation>電話がサインイン済み</translation>
    </message>
    <message>
        <source>No phone yet</source>
        <translation>まだ電話なし</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>別の電話</translation>
    </message>
    <message>
        <source>Let another phone sign in for %1</source>
        <translation>%1に別の電話をサインインさせる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <translation>まだ得点はありません。得点はすべて理由とともにここに並びます。</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 手目</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>%1: a number of millimetres, please.</source>
        <translation>%1：ミリメートルの数を入れてください。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>%1 in millimetres</source>
        <translation>%1（ミリメートル）</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <translation>%1の盤：%2。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Where the PDF is written</source>
        <translation>PDF の書き出し先</translation>
    </message>
    <message>
        <source>%1 The file that is there is replaced.</source>
        <translation>%1 今あるファイルは置き換えられます。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>もう一度書き出す</translation>
    </message>
    <message>
        <source>Write the PDF</source>
        <translation>PDF を書き出す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Promotion</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Push</name>
    <message>
        <source>not possible now</source>
        <translation>今はできません</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Find the best action</source>
        <translation>最善の一手を見つける</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>盤を回す</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>対局を見る</translation>
    </message>
    <message>
        <source>%1 of %2 puzzles are solved.</source>
        <translation>%2問のうち%1問が解けています。</translation>
    </message>
</context>
<context>
    <name>QuestionStrip</name>
    <message>
        <source>Choose …</source>
        <translation>選ぶ …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の質問</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>That is not a legal move</source>
        <translation>規則に合わない手です</translation>
    </message>
    <message>
        <source>%1 would leave the board.</source>
        <translation>%1が盤を離れます。</translation>
    </message>
    <message>
        <source>Take the piece off the board?</source>
        <translation>駒を盤から取り除きますか？</translation>
    </message>
    <message>
        <source>As the arbiter you can let it stand.</source>
        <translation>審判として、そのまま認めることができます。</translation>
    </message>
    <message>
        <source>The correction and its reason are kept with the game; whose turn it is stays the same.</source>
        <translation>訂正と理由は対局とともに残ります。手番は変わりません。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>認める</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>ReplayCourse</name>
    <message>
        <source>There is nothing to be seen yet: play a move or two.</source>
        <translation>まだ見るものがありません：一、二手指してください。</translation>
    </message>
</context>
<context>
    <name>ReplayMoves</name>
    <message>
        <source>Moves and events</source>
        <translation>手と出来事</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>%1, game %2, is still being played.</source>
        <translation>%1、第%2局はまだ対局中です。</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation>ここから指し継ぎますか？</translation>
    </message>
    <message>
        <source>It is kept as it stands, and can be gone on with from the games.</source>
        <translation>そのまま保存され、対局の一覧から続けられます。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから指し継ぐ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1、第%2局</translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>いま卓上</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未終局</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>盤を回す</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>この対局のその他</translation>
    </message>
    <message>
        <source>The board again</source>
        <translation>盤に戻る</translation>
    </message>
    <message>
        <source>This game, and this position</source>
        <translation>この対局とこの局面</translation>
    </message>
    <message>
        <source>Copy the position as JSON</source>
        <translation>局面を JSON でコピー</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>局面をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>局面を FEN でコピー</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>この対局を書き出す…</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>記録用紙…</translation>
    </message>
    <message>
        <source>Keys: arrows go a move on or back, Page up and Page down ten, Home and End to the ends.</source>
        <translation>キー：矢印で一手進むか戻る、Page Up と Page Down で十手、Home と End で両端へ。</translation>
    </message>
    <message>
        <source>Space plays the game, Escape leaves it.</source>
        <translation>スペースで再生、Escape で終わります。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>このままにする</translation>
    </message>
</context>
<context>
    <name>ReplayPoints</name>
    <message>
        <source>No points up to here.</source>
        <translation>ここまで得点はありません。</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 手目</translation>
    </message>
</context>
<context>
    <name>ReplayReview</name>
    <message>
        <source>The computer judges every action, says what was better, and how well each player did.</source>
        <translation>コンピュータがすべての手を評価し、より良い手と各対局者の出来を示します。</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>残りを解析する</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>この対局を解析する</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>%1: accuracy %2 %</source>
        <translation>%1：正確さ %2%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>No action gave much away.</source>
        <translation>大きく損をした手はありません。</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1、%2 点、%3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>チェックされています</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Larger, in place of the board</source>
        <translation>盤の代わりに大きく</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
</context>
<context>
    <name>ReplayWay</name>
    <message>
        <source>mate, out, the end</source>
        <translation>メイト、脱落、終局</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>能力の効果</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>game clock %1</source>
        <translation>対局の時計 %1</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2 手中 %1 手目</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Stop playing it</source>
        <translation>再生を止める</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
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
        <translation>形勢の推移</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1または%2</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>a piece</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>%1 captured on %2</source>
        <translation>%1が %2 で取られる</translation>
    </message>
    <message>
        <source>%1 captured on %2 by %3</source>
        <translation>%1が %2 で%3に取られる</translation>
    </message>
    <message>
        <source>%1 on %2 becomes a %3</source>
        <translation>%2 の%1が%3になる</translation>
    </message>
    <message>
        <source>%1 on %2 changes places with the piece on %3</source>
        <translation>%2 の%1が %3 の駒と入れ替わる</translation>
    </message>
    <message>
        <source>the piece on %1 passes from %2 to %3</source>
        <translation>%1 の駒が%2から%3へ渡る</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1が %2 点：%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2 on %3)</source>
        <translation>%1（%2、%3）</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>引き分けです</translation>
    </message>
    <message>
        <source>the game is won by %1</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>a piece, squares</comment>
        <translation>%1 %2 から %3</translation>
    </message>
    <message>
        <source>%1 removed from %2</source>
        <translation>%1を %2 から除く</translation>
    </message>
    <message>
        <source>%1 placed on %2</source>
        <translation>%1を %2 に置く</translation>
    </message>
    <message>
        <source>%1 set up again on %2</source>
        <translation>%1を %2 に並べ直す</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1にチェック</translation>
    </message>
    <message>
        <source>%1 is in check by %2</source>
        <translation>%1に%2からチェック</translation>
    </message>
    <message>
        <source>%1 is checkmated</source>
        <translation>%1はチェックメイト</translation>
    </message>
    <message>
        <source>%1 is checkmated by %2</source>
        <translation>%1は%2によりチェックメイト</translation>
    </message>
    <message>
        <source>%1 is stalemated</source>
        <translation>%1はステイルメイト</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1は脱落</translation>
    </message>
    <message>
        <source>%1 is out of the game by %2</source>
        <translation>%1は%2により脱落</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の番</translation>
    </message>
    <message>
        <source>%1 is passed over</source>
        <translation>%1は飛ばされる</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>戻しました</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>再び指しました</translation>
    </message>
    <message>
        <source>The arbiter has corrected the game</source>
        <translation>審判が対局を訂正しました</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>%1 of board %2</source>
        <translation>盤 %2 の%1</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>不在</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>what stands there</source>
        <translation>そこにある駒</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>a seat, a kind of piece</comment>
        <translation>%1の%2</translation>
    </message>
    <message>
        <source>%1 (held by %2)</source>
        <translation>%1（%2が保持）</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>どれでもない</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two squares</comment>
        <translation>から</translation>
    </message>
    <message>
        <source>Becomes %1</source>
        <translation>%1になる</translation>
    </message>
    <message>
        <source>Takes on %1</source>
        <translation>%1 で取る</translation>
    </message>
    <message>
        <source>cross of %1 by %1</source>
        <translation>%1 × %1 の十字</translation>
    </message>
    <message>
        <source>square of %1 by %1</source>
        <translation>%1 × %1 の正方形</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>%1 takes on %2</source>
        <comment>squares</comment>
        <translation>%1が %2 で取る</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>squares</comment>
        <translation>%1 から %2</translation>
    </message>
    <message>
        <source>%1, becomes %2</source>
        <translation>%1、%2になる</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>振る</translation>
    </message>
    <message>
        <source>Rolled %1</source>
        <translation>出目 %1</translation>
    </message>
    <message>
        <source>Something hidden is set</source>
        <translation>隠れたものを置きました</translation>
    </message>
    <message>
        <source>Claim or offer a draw</source>
        <translation>引き分けを主張・申し出る</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>引き分けに応じる</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>対局を離れる</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了する</translation>
    </message>
    <message>
        <source>Come back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Has talked: skips a turn</source>
        <translation>しゃべった：一回休み</translation>
    </message>
    <message>
        <source>Call time</source>
        <translation>時間切れを告げる</translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation>%1は投了しますか？</translation>
    </message>
    <message>
        <source>%1 claims a draw?</source>
        <translation>%1は引き分けを主張しますか？</translation>
    </message>
    <message>
        <source>%1 accepts the draw?</source>
        <translation>%1は引き分けに応じますか？</translation>
    </message>
    <message>
        <source>%1 leaves the game?</source>
        <translation>%1は対局を離れますか？</translation>
    </message>
    <message>
        <source>Is the agreed time over?</source>
        <translation>取り決めた時間は終わりましたか？</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1：%2？</translation>
    </message>
    <message>
        <source>%1 may move again</source>
        <translation>%1はもう一手指せます</translation>
    </message>
    <message>
        <source>%1 may still act</source>
        <translation>%1はまだ行動できます</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1が選びます</translation>
    </message>
    <message>
        <source>%1 places a piece</source>
        <translation>%1が駒を置きます</translation>
    </message>
    <message>
        <source>%1 places the king</source>
        <translation>%1がキングを置きます</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1がサイコロを振ります</translation>
    </message>
    <message>
        <source>%1 sets something hidden</source>
        <translation>%1が隠れたものを置きます</translation>
    </message>
    <message>
        <source>%1 chooses an army</source>
        <translation>%1が軍を選びます</translation>
    </message>
    <message>
        <source>%1 is asked to agree</source>
        <translation>%1に同意を求めています</translation>
    </message>
    <message>
        <source>%1 sets up</source>
        <translation>%1が並べます</translation>
    </message>
    <message>
        <source>All may act: %1</source>
        <translation>全員が行動できます：%1</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <translation>%1が決めます：%2</translation>
    </message>
    <message>
        <source>Lift %1 from %2</source>
        <translation>%2 から%1を取り上げる</translation>
    </message>
    <message>
        <source>Place %1 on %2</source>
        <translation>%1を %2 に置く</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>%1を %2 から %3 へ動かす</translation>
    </message>
    <message>
        <source>Mark %1 on %2 as %3&apos;s</source>
        <translation>%2 の%1に%3の駒の印を付ける</translation>
    </message>
    <message>
        <source>Take the mark off %1 on %2: it is %3&apos;s again</source>
        <translation>%2 の%1から印を外す：また%3の駒です</translation>
    </message>
</context>
<context>
    <name>SeatTime</name>
    <message>
        <source>has thought %1</source>
        <translation>考慮時間 %1</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り %1</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>%1, %2 points, %3</source>
        <translation>%1、%2 点、%3</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>チェックされています</translation>
    </message>
    <message>
        <source>may react</source>
        <translation>応じられます</translation>
    </message>
    <message>
        <source>What %1 may say</source>
        <translation>%1が告げられること</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>点</translation>
    </message>
    <message>
        <source>What may be said at the table:</source>
        <translation>卓で告げられること：</translation>
    </message>
    <message>
        <source>Nothing can be announced now.</source>
        <translation>今は告げられることがありません。</translation>
    </message>
    <message>
        <source>How to play %1</source>
        <translation>%1の遊び方</translation>
    </message>
    <message>
        <source>Look at what is hidden for others</source>
        <translation>ほかの人に隠されているものを見る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>About Arbiter</source>
        <translation>Arbiter について</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>Arbiter watches a board game through a camera, referees it and keeps the score.</source>
        <translation>Arbiter はカメラで盤上のゲームを見守り、審判をし、得点をつけます。</translation>
    </message>
    <message>
        <source>It is free software under the MIT licence. It is drawn with Qt (LGPL 3) and sees with OpenCV (Apache 2).</source>
        <translation>MIT ライセンスの自由なソフトウェアです。Qt（LGPL 3）で描き、OpenCV（Apache 2）で見ます。</translation>
    </message>
    <message>
        <source>Games are kept in %1</source>
        <translation>対局の保存先：%1</translation>
    </message>
    <message>
        <source>Back up the games</source>
        <translation>対局をバックアップ</translation>
    </message>
    <message>
        <source>Settings are kept in %1</source>
        <translation>設定の保存先：%1</translation>
    </message>
</context>
<context>
    <name>SettingsBoards</name>
    <message>
        <source>Boards, pieces and moves</source>
        <translation>盤、駒、手</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>スレート</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>色の見え方に配慮した色</translation>
    </message>
    <message>
        <source>In high contrast the board has the colours of that.</source>
        <translation>ハイコントラストでは盤もその色になります。</translation>
    </message>
    <message>
        <source>Pieces that stand</source>
        <translation>立てる駒</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>図形</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Pieces that lie flat</source>
        <translation>平置きの駒</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>記号</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>漢字</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>言葉で</translation>
    </message>
    <message>
        <source>In letters</source>
        <translation>文字で</translation>
    </message>
    <message>
        <source>With figurines</source>
        <translation>駒の図形で</translation>
    </message>
    <message>
        <source>Squares, where players count from the right</source>
        <translation>マス（右から数えるゲーム）</translation>
    </message>
</context>
<context>
    <name>SettingsClub</name>
    <message>
        <source>The club&apos;s server</source>
        <translation>クラブのサーバー</translation>
    </message>
    <message>
        <source>With an address, slips and screen have codes with which players&apos; phones sign in.</source>
        <translation>アドレスがあれば、席札と画面にプレイヤーの電話がサインインするコードが付きます。</translation>
    </message>
    <message>
        <source>With a key, this table takes its games from the server and tells it of them.</source>
        <translation>キーがあれば、この卓は対局をサーバーから受け取り、経過を知らせます。</translation>
    </message>
    <message>
        <source>Without a network everything goes on.</source>
        <translation>ネットワークがなくてもすべて進みます。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Address of the club&apos;s server</source>
        <translation>クラブのサーバーのアドレス</translation>
    </message>
    <message>
        <source>Key: this table has one. Another one takes its place.</source>
        <translation>キー：この卓にはあります。新しいキーはその代わりになります。</translation>
    </message>
    <message>
        <source>Key: the club makes one with “arbiter club keys new table”.</source>
        <translation>キー：クラブが「arbiter club keys new table」で作ります。</translation>
    </message>
    <message>
        <source>Key of this table</source>
        <translation>この卓のキー</translation>
    </message>
    <message>
        <source>Take this server</source>
        <translation>このサーバーにする</translation>
    </message>
    <message>
        <source>Give the key up</source>
        <translation>キーを手放す</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Rules and reasons are told in it, too; the guides of games and armies are written in English and German.</source>
        <translation>ルールや理由もその言語で伝えます。ゲームと軍の手引きは英語とドイツ語で書かれています。</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>As the system has it</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Nothing moves by itself</source>
        <translation>ひとりでに動くものをなくす</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>SettingsPictures</name>
    <message>
        <source>Pictures of the table</source>
        <translation>卓の写真</translation>
    </message>
    <message>
        <source>With every move that is read a picture of the board is kept, for who asks later what stood there.</source>
        <translation>読み取った手ごとに盤の写真を残し、あとで何があったか確かめられます。</translation>
    </message>
    <message>
        <source>They stay on this machine.</source>
        <translation>写真はこの機械から出ません。</translation>
    </message>
    <message>
        <source>How large</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>A week</source>
        <translation>1週間</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>3か月</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>1年</translation>
    </message>
    <message>
        <source>As long as there is room</source>
        <translation>空きがある限り</translation>
    </message>
</context>
<context>
    <name>SettingsVoice</name>
    <message>
        <source>Voice and sounds</source>
        <translation>音声と音</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短く</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Nothing is said.</source>
        <translation>何も話しません。</translation>
    </message>
    <message>
        <source>The move, check and mate, who is out, the end, and when time is short.</source>
        <translation>手、チェックとメイト、脱落、終局、時間が少ないとき。</translation>
    </message>
    <message>
        <source>Effects, points, what hands must do and what is asked as well. What is hidden is never said.</source>
        <translation>能力の効果、得点、手ですること、質問も。隠されたことは決して話しません。</translation>
    </message>
    <message>
        <source>Sounds when time is short</source>
        <translation>時間が少ないときの音</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Spoken by: %1</source>
        <translation>声：%1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The clock stands still while this is open.</source>
        <translation>これを開いている間、時計は止まります。</translation>
    </message>
    <message>
        <source>The clock runs: %1.</source>
        <translation>時計は動いています：%1。</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>These keys</source>
        <translation>このキー一覧</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>このゲームの遊び方</translation>
    </message>
    <message>
        <source>The whole screen, and back</source>
        <translation>全画面と元の大きさ</translation>
    </message>
    <message>
        <source>Take the last action back</source>
        <translation>最後の操作を戻す</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>指し直す</translation>
    </message>
    <message>
        <source>Pause or start the clock</source>
        <translation>時計を止める、動かす</translation>
    </message>
    <message>
        <source>The clocks in a window of their own</source>
        <translation>別ウィンドウの時計</translation>
    </message>
    <message>
        <source>The second screen, for guests</source>
        <translation>観客用の第二画面</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>The games that are kept</source>
        <translation>保存された対局</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>The camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>The settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>On the board: arrow keys go from square to square, Return or Space takes and sets a piece.</source>
        <translation>盤上では：矢印キーでマスを移り、Return かスペースで駒を取って置きます。</translation>
    </message>
    <message>
        <source>Tab goes from one thing to the next, Escape closes what is open.</source>
        <translation>Tab で次へ移り、Escape で開いたものを閉じます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Ask the computer for a hint</source>
        <translation>コンピューターにヒントを求める</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>すべて大きく</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>すべて小さく</translation>
    </message>
    <message>
        <source>As large as usual</source>
        <translation>標準の大きさ</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>プログラムを閉じる。対局は保存されます</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>規則</translation>
    </message>
</context>
<context>
    <name>SourceBrowse</name>
    <message>
        <source>Which folder of pictures?</source>
        <translation>どの画像フォルダーですか？</translation>
    </message>
    <message>
        <source>Which film?</source>
        <translation>どの映像ですか？</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, game %2</source>
        <translation>%1、第%2局</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Go through this game …</source>
        <translation>この対局を振り返る…</translation>
    </message>
    <message>
        <source>The clocks, large</source>
        <translation>時計を大きく</translation>
    </message>
    <message>
        <source>A second screen for guests</source>
        <translation>観客用の第二画面</translation>
    </message>
    <message>
        <source>Export this game …</source>
        <translation>この対局を書き出す…</translation>
    </message>
    <message>
        <source>Score sheet …</source>
        <translation>記録用紙…</translation>
    </message>
    <message>
        <source>Players&apos; phones …</source>
        <translation>プレイヤーの電話…</translation>
    </message>
    <message>
        <source>Load a game from a file …</source>
        <translation>対局をファイルから読み込む…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>盤を回す</translation>
    </message>
</context>
<context>
    <name>TryPuzzle</name>
    <message>
        <source>Try it: find the best action</source>
        <translation>挑戦：最善の一手を見つける</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <translation>あなたの対局からの問題</translation>
    </message>
    <message>
        <source>The computer searches your finished games for positions with one best action.</source>
        <translation>コンピュータが終わった対局から、最善手が一つだけの局面を探します。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Search the games for puzzles</source>
        <translation>対局から問題を探す</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>挑戦する</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>1. A camera looks at the table and reads the moves from the picture. Without one, you click them.</source>
        <translation>1. カメラが卓を見て、画像から手を読み取ります。なければ手をクリックします。</translation>
    </message>
    <message>
        <source>2. What is not allowed is told with the rule; what hands must do is numbered on the board.</source>
        <translation>2. 規則に合わない手は規則とともに知らせ、手ですることは盤に番号で示します。</translation>
    </message>
    <message>
        <source>3. Every point has its reason. Nothing that was shown is lost, not even when the power fails.</source>
        <translation>3. すべての得点に理由があります。表示したものは停電でも失われません。</translation>
    </message>
    <message>
        <source>Good evening. This is Arbiter.</source>
        <translation>こんばんは。Arbiter です。</translation>
    </message>
    <message>
        <source>You play on a real board. It watches, knows the rules, and keeps the clocks and the points.</source>
        <translation>本物の盤で遊べます。見守り、規則を知り、時計と得点を管理します。</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>The demo&apos;s film is being made …</source>
        <translation>デモの映像を作っています…</translation>
    </message>
    <message>
        <source>Watch the demo</source>
        <translation>デモを見る</translation>
    </message>
    <message>
        <source>Set up a camera</source>
        <translation>カメラを設定する</translation>
    </message>
    <message>
        <source>Stop making it</source>
        <translation>作るのを止める</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Camera</name>
    <message>
        <source>Board %1: </source>
        <translation>盤 %1：</translation>
    </message>
    <message>
        <source>What is watched was taken away</source>
        <translation>見ていたものがなくなりました</translation>
    </message>
    <message>
        <source>%1 is not there any more. The game goes on by hand.</source>
        <translation>%1 はもうありません。対局は手入力で続きます。</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>カメラから画像が来ません</translation>
    </message>
    <message>
        <source>A picture could not be read</source>
        <translation>画像を読めませんでした</translation>
    </message>
    <message>
        <source>The game goes on by hand; the camera is tried again.</source>
        <translation>対局は手入力で続きます。カメラは再び試されます。</translation>
    </message>
    <message>
        <source>No board is found in the picture</source>
        <translation>画像に盤が見つかりません</translation>
    </message>
    <message>
        <source>The game is not read. Show the whole board to the camera, in even light, or say on the Camera page where it lies; until then moves are entered by hand.</source>
        <translation>対局を読み取れません。むらのない明かりの下で盤全体をカメラに映すか、「カメラ」のページで盤の位置を示してください。それまで手は手入力です。</translation>
    </message>
    <message>
        <source>The record is corrected</source>
        <translation>記録を訂正しました</translation>
    </message>
    <message>
        <source>Illegal on the table</source>
        <translation>卓上に規則に合わない手</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>どの手でしたか？</translation>
    </message>
    <message>
        <source>The turn is not finished</source>
        <translation>手番が終わっていません</translation>
    </message>
    <message>
        <source>The table is not as the game has it</source>
        <translation>卓上が対局と違います</translation>
    </message>
    <message>
        <source>The board cannot be seen</source>
        <translation>盤が見えません</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>別のゲームですか</translation>
    </message>
    <message>
        <source>The camera was moved</source>
        <translation>カメラが動かされました</translation>
    </message>
    <message>
        <source>Tags on the pieces</source>
        <translation>駒のタグ</translation>
    </message>
    <message>
        <source>Follow the list beside the board.</source>
        <translation>盤の横の一覧に従ってください。</translation>
    </message>
    <message>
        <source>No camera</source>
        <translation>カメラなし</translation>
    </message>
    <message>
        <source>Opening what is to be watched</source>
        <translation>見るものを開いています</translation>
    </message>
    <message>
        <source>What was watched is not there any more</source>
        <translation>見ていたものはもうありません</translation>
    </message>
    <message>
        <source>The pictures are over</source>
        <translation>画像が終わりました</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Measuring the lens: the game is not read</source>
        <translation>レンズを測定中：対局は読み取られません</translation>
    </message>
    <message>
        <source>Measuring the lens</source>
        <translation>レンズを測定中</translation>
    </message>
    <message>
        <source>Begin a game to watch it</source>
        <translation>見るには対局を始めてください</translation>
    </message>
    <message>
        <source>Looking for the board</source>
        <translation>盤を探しています</translation>
    </message>
    <message>
        <source>Comparing the table with the game</source>
        <translation>卓上を対局と比べています</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>見守っています</translation>
    </message>
    <message>
        <source>A hand is over the board</source>
        <translation>盤の上に手があります</translation>
    </message>
    <message>
        <source>Waiting for an answer</source>
        <translation>答えを待っています</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>盤が隠れています</translation>
    </message>
    <message>
        <source>Nothing was played</source>
        <translation>何も指されませんでした</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between actions that follow one another</comment>
        <translation>、続いて</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>A square is %1 pixels wide, %2 at its narrowest.</source>
        <translation>マスの幅は %1 ピクセル、最も狭い所で %2。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>The camera looks down at %1 degrees.</source>
        <translation>カメラは %1 度で見下ろしています。</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>鮮明さ</translation>
    </message>
    <message>
        <source>Edges are blurred by %1 pixels.</source>
        <translation>縁が %1 ピクセルぼけています。</translation>
    </message>
    <message>
        <source>Cannot be told here.</source>
        <translation>ここでは分かりません。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Brightness %1 of 255, contrast %2.</source>
        <translation>明るさ %1（最大 255）、コントラスト %2。</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>映り込み</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>%1 に</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>視野</translation>
    </message>
    <message>
        <source>The whole board.</source>
        <translation>盤全体。</translation>
    </message>
    <message>
        <source>Cut off: %1</source>
        <translation>切れている所：%1</translation>
    </message>
    <message>
        <source>%1, board %2</source>
        <translation>%1、盤 %2</translation>
    </message>
    <message>
        <source>Find the board first.</source>
        <translation>先に盤を見つけてください。</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>名前を付けてください。</translation>
    </message>
    <message>
        <source>The pieces are told by their looks.</source>
        <translation>駒は見た目で見分けます。</translation>
    </message>
    <message>
        <source>Read as soon as the camera sees the game on the board.</source>
        <translation>カメラが盤上の対局を見るとすぐに読まれます。</translation>
    </message>
    <message>
        <source>Read as soon as a game is watched.</source>
        <translation>対局を見始めるとすぐに読まれます。</translation>
    </message>
    <message>
        <source>the corner of a1</source>
        <translation>a1 の隅</translation>
    </message>
    <message>
        <source>the far end of the first rank</source>
        <translation>1段目の奥の端</translation>
    </message>
    <message>
        <source>the corner opposite a1</source>
        <translation>a1 の向かいの隅</translation>
    </message>
    <message>
        <source>the far end of the a-file</source>
        <translation>a 筋の奥の端</translation>
    </message>
    <message>
        <source>%1 × %2 pixels.</source>
        <translation>%1 × %2 ピクセル。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels; 1280 pixels across are better.</source>
        <translation>%1 × %2 ピクセル。横 1280 ピクセルのほうが良いです。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second.</source>
        <translation>%1 × %2 ピクセル、毎秒 %3 枚。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 a second; 1280 pixels across are better.</source>
        <translation>%1 × %2 ピクセル、毎秒 %3 枚。横 1280 ピクセルのほうが良いです。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Waiting for the first picture.</source>
        <translation>最初の画像を待っています。</translation>
    </message>
    <message>
        <source>Too dark: switch a lamp on beside the table, not behind the camera.</source>
        <translation>暗すぎます：カメラの後ろではなく卓の横の明かりをつけてください。</translation>
    </message>
    <message>
        <source>Too bright: turn the lamp away or the camera&apos;s exposure down.</source>
        <translation>明るすぎます：明かりをそらすか、カメラの露出を下げてください。</translation>
    </message>
    <message>
        <source>Bright enough.</source>
        <translation>明るさは十分です。</translation>
    </message>
    <message>
        <source>Blurred: wipe the lens, focus on the board, keep the camera still.</source>
        <translation>ぼけています：レンズを拭き、盤に焦点を合わせ、カメラを動かさないでください。</translation>
    </message>
    <message>
        <source>Sharp.</source>
        <translation>鮮明です。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Not found. Show all four corners, from above or at a slant of up to 60 degrees; or click the corners by hand.</source>
        <translation>見つかりません。四隅すべてを、真上から、または 60 度までの傾きで映すか、隅を手でクリックしてください。</translation>
    </message>
    <message>
        <source>Found; the grid must lie on the squares.</source>
        <translation>見つかりました。格子はマスに重なっていなければなりません。</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels: move the camera nearer.</source>
        <translation>最小のマスは %1 ピクセル：カメラを近づけてください。</translation>
    </message>
    <message>
        <source>The smallest square is %1 pixels.</source>
        <translation>最小のマスは %1 ピクセル。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The table shows the game.</source>
        <translation>卓上は対局のとおりです。</translation>
    </message>
    <message>
        <source>%1 squares look other than the game has them: %2</source>
        <translation>%1 マスが対局と違って見えます：%2</translation>
    </message>
    <message>
        <source>Waiting for the phone</source>
        <translation>スマートフォンを待っています</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Cameras</name>
    <message>
        <source>Pictures of the table are not kept</source>
        <translation>卓の写真は保存されません</translation>
    </message>
    <message>
        <source>Nothing is watched</source>
        <translation>何も見守っていません</translation>
    </message>
    <message>
        <source>This game was watched from %1. To go on with it, press Watch on the Camera page.</source>
        <translation>この対局は %1 で見守られていました。続けるには「カメラ」のページで「見る」を押してください。</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>カメラ %1</translation>
    </message>
    <message>
        <source>a phone</source>
        <translation>スマートフォン</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Choices</name>
    <message>
        <source>Moves on the board</source>
        <translation>盤上の手</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>駒を置く</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>卓で決める</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Takes without moving</source>
        <translation>動かずに取る</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Club</name>
    <message numerus="yes">
        <source>%1 of %n round(s)</source>
        <translation>
            <numerusform>%n 回戦中 %1 回戦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 回戦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>プレイヤー %n 人</numerusform>
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
        <translation>ページ</translation>
    </message>
    <message>
        <source>Standings and seatings on one page, to be opened in a browser, printed and put up.</source>
        <translation>順位表と席割りを一つのページに。ブラウザーで開き、印刷し、掲示できます。</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>プレイヤーごとに一行、表計算用（CSV）。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>A line for every seat of every table, for a spreadsheet (CSV).</source>
        <translation>各卓の席ごとに一行、表計算用（CSV）。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>The tournament report that federations take (TRF).</source>
        <translation>連盟が受け付ける大会報告（TRF）。</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>開いているイベントがありません。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubGrid</name>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>入力する人を書いてください：結果とともに残ります。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLeagues</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n イベント</numerusform>
        </translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>優勝 %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>does not count: others were better</source>
        <translation>数えない：ほかの方が良い</translation>
    </message>
    <message>
        <source>The points of the events are added up.</source>
        <translation>イベントの点数を合計します。</translation>
    </message>
    <message>
        <source>Ranks are worth %1.</source>
        <translation>順位の点数は %1 です。</translation>
    </message>
    <message numerus="yes">
        <source>The best %n event(s) of everybody count.</source>
        <translation>
            <numerusform>各人の最良の %n イベントを数えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No league has been made yet. A league adds up what several events were worth to everybody.</source>
        <translation>まだリーグがありません。リーグは、いくつかのイベントで各人が得たものを合計します。</translation>
    </message>
    <message>
        <source>No event belongs to it yet: Edit adds some.</source>
        <translation>まだイベントが含まれていません。「編集」で加えられます。</translation>
    </message>
    <message>
        <source>Nothing of its events has been played yet.</source>
        <translation>そのイベントではまだ何も対局されていません。</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>名前が必要です。</translation>
    </message>
    <message>
        <source>Ranks are worth points such as 10-8-6-5, not “%1”.</source>
        <translation>順位の点数は 10-8-6-5 のように書きます。「%1」ではありません。</translation>
    </message>
    <message>
        <source>How many events count is a number such as 6, not “%1”.</source>
        <translation>数えるイベントの数は 6 のような数です。「%1」ではありません。</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>紙に印刷</translation>
    </message>
    <message>
        <source>Everybody with the points of every event, to be printed (PDF, A4).</source>
        <translation>全員と各イベントの点数、印刷用（PDF、A4）。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>A line a player, for a spreadsheet (CSV).</source>
        <translation>プレイヤーごとに一行、表計算用（CSV）。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>All of it, for other programs (JSON).</source>
        <translation>すべて、ほかのプログラム用（JSON）。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubLink</name>
    <message numerus="yes">
        <source>%n move(s) wait for the club.</source>
        <translation>
            <numerusform>%n 手がクラブへの送信を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The club has everything that was played here.</source>
        <translation>ここで指されたものはすべてクラブにあります。</translation>
    </message>
    <message>
        <source>The club has not published a round yet.</source>
        <translation>クラブはまだどの回戦も公表していません。</translation>
    </message>
    <message>
        <source>The club does not know this table any more; ask it again.</source>
        <translation>クラブはこの卓をもう知りません。もう一度問い合わせてください。</translation>
    </message>
    <message>
        <source>Another machine plays this game</source>
        <translation>別の機械がこの対局を進めています</translation>
    </message>
    <message>
        <source>The club is not reached</source>
        <translation>クラブにつながりません</translation>
    </message>
    <message>
        <source>The game goes on, and the club is told when it is back.</source>
        <translation>対局は続き、つながり次第クラブに伝わります。</translation>
    </message>
    <message>
        <source>%1 objects</source>
        <translation>%1が異議を唱えています</translation>
    </message>
    <message>
        <source>Said with a phone. The arbiter decides.</source>
        <translation>電話からの申し出です。審判が決めます。</translation>
    </message>
    <message>
        <source>A fault of the program: %1</source>
        <translation>プログラムの不具合です：%1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPeople</name>
    <message>
        <source>born %1</source>
        <translation>%1年生まれ</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded game(s)</source>
        <translation>
            <numerusform>記録された対局 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day in short, as Qt writes dates</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 と組んで</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1、第%2回戦</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place, of so many</comment>
        <translation>%2人中 %1位</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>%1 より上</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>%1 と同順位</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>%1 より下</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1、第%2局</translation>
    </message>
    <message>
        <source>The year of birth is a number such as 1990, not “%1”.</source>
        <translation>生まれた年は 1990 のような数です。「%1」ではありません。</translation>
    </message>
    <message>
        <source>A name is wanted.</source>
        <translation>名前が必要です。</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 は %2 になりました。</translation>
    </message>
    <message>
        <source>Erased; games and results stay. Copies of the file made before still have it.</source>
        <translation>消去しました。対局と結果は残ります。以前に作ったファイルの写しにはまだあります。</translation>
    </message>
    <message>
        <source>Keys revoked: %1.</source>
        <translation>取り消された鍵:%1。</translation>
    </message>
    <message>
        <source>Reasons of corrections that still name them: %1.</source>
        <translation>まだ名前が出てくる訂正の理由:%1。</translation>
    </message>
    <message>
        <source>Events and leagues that still bear their name: %1.</source>
        <translation>まだその名前を持つ大会とリーグ:%1。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubPlayers</name>
    <message>
        <source>rated %1</source>
        <translation>レーティング %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds are published.</source>
        <translation>全回戦が公表済みです。</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1, %2 sitting out.</source>
        <translation>第%1回戦にはまだ誰もいません。休み %2 人。</translation>
    </message>
    <message>
        <source>Nobody is here yet for round %1.</source>
        <translation>第%1回戦にはまだ誰もいません。</translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1, %2 sitting out.</source>
        <translation>
            <numerusform>第%1回戦に %n 人、休み %2 人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are here for round %1.</source>
        <translation>
            <numerusform>第%1回戦に %n 人います。</numerusform>
        </translation>
    </message>
    <message>
        <source>left after round %1</source>
        <translation>第%1回戦のあと退場</translation>
    </message>
    <message>
        <source>There is a player named %1 already</source>
        <translation>%1 という名前のプレイヤーはすでにいます</translation>
    </message>
    <message>
        <source>%1 is new, and here.</source>
        <translation>%1 は新しい人で、出席しています。</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 は新しい人です。</translation>
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
        <translation>最後は %1</translation>
    </message>
    <message>
        <source>first in %1 of %2 · most likely %3 to %4</source>
        <translation>%2 局中 %1 局で1位 · 最もありそうなのは %3〜%4</translation>
    </message>
    <message>
        <source>No game counts yet: it takes two whose names are known, and an end.</source>
        <translation>数えられる対局はまだありません：名前の分かる二人と終局が必要です。</translation>
    </message>
    <message>
        <source>No game of an event counts yet.</source>
        <translation>数えられるイベントの対局はまだありません。</translation>
    </message>
    <message>
        <source>From %1, up to %2.</source>
        <translation>%1 から %2 まで。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubSeating</name>
    <message>
        <source>%1 %2 times</source>
        <translation>%1 %2 回</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1：%2（前は %3）</translation>
    </message>
    <message>
        <source>It makes nothing better or worse</source>
        <translation>良くも悪くもなりません</translation>
    </message>
    <message>
        <source>Round %1 is drafted, too.</source>
        <translation>第%1回戦も下書きができています。</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 are drafted, too.</source>
        <translation>第%1〜%2回戦も下書きができています。</translation>
    </message>
    <message>
        <source>table %1 of round %2</source>
        <translation>第%2回戦の%1番卓</translation>
    </message>
    <message>
        <source>Who meets whom depends on the results so far; missing: %1.</source>
        <translation>誰と誰が当たるかはこれまでの結果次第です。不足：%1。</translation>
    </message>
    <message>
        <source>Round %1 is published: its tables can begin.</source>
        <translation>第%1回戦を公表しました：各卓は始められます。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::ClubStandings</name>
    <message>
        <source>won: nobody else came</source>
        <translation>勝ち：ほかに誰も来なかった</translation>
    </message>
    <message>
        <source>did not come</source>
        <translation>不参</translation>
    </message>
    <message>
        <source>had no table</source>
        <translation>卓なし</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>still without a result</source>
        <translation>まだ結果なし</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>第%1回戦、%2番卓</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1回戦</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>%1位</translation>
    </message>
    <message>
        <source>%1 points of the game</source>
        <translation>対局の得点 %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 と組んで</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>第%1局</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>第%2回戦に %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1、相手 %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1（除外）</translation>
    </message>
    <message>
        <source>No round is published yet.</source>
        <translation>まだどの回戦も公表されていません。</translation>
    </message>
    <message>
        <source>After round %1 of %2.</source>
        <translation>全%2回戦中、第%1回戦終了時。</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 waits for table(s) %2.</source>
        <translation>
            <numerusform>第%1回戦は卓 %2 を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody takes part yet.</source>
        <translation>まだ参加者がいません。</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>数えない</translation>
    </message>
    <message>
        <source>was away</source>
        <translation>不在</translation>
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
        <translation>未開始</translation>
    </message>
    <message>
        <source>Still played</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>By the referee</source>
        <translation>審判プログラムによる</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手入力</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>by hand, and by whom</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>by hand, and why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Say who enters it: it stands with the result.</source>
        <translation>入力する人を書いてください：結果とともに残ります。</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>開いているイベントがありません。</translation>
    </message>
    <message>
        <source>The result of table %1 is entered.</source>
        <translation>%1番卓の結果を入力しました。</translation>
    </message>
    <message>
        <source>The result of table %1 is taken back.</source>
        <translation>%1番卓の結果を取り消しました。</translation>
    </message>
    <message>
        <source>Say who decides it: it stands in the club&apos;s log.</source>
        <translation>決める人を書いてください：クラブの記録に残ります。</translation>
    </message>
    <message>
        <source>Say why the game does not count.</source>
        <translation>対局を数えない理由を書いてください。</translation>
    </message>
    <message>
        <source>Table %1 is to be played again; what was played stays among the games.</source>
        <translation>%1番卓は指し直しです。指されたものは対局に残ります。</translation>
    </message>
    <message>
        <source>The points cannot be counted: enter the result again</source>
        <translation>得点を計算できません：結果を入力し直してください</translation>
    </message>
    <message>
        <source>Round %1 is a draft again.</source>
        <translation>%1回戦は下書きに戻りました。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Demo</name>
    <message>
        <source>The demo&apos;s film could not be made in %1.</source>
        <translation>デモの映像を %1 に作れませんでした。</translation>
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
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
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
        <translation>取り決めた時間が終わりました</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対局は終わりました</translation>
    </message>
    <message>
        <source>%1: the time is over. Start plays on</source>
        <comment>one or several players</comment>
        <translation>%1：時間切れ。「開始」で続けます</translation>
    </message>
    <message>
        <source>Paused. Only Start lets it run</source>
        <translation>一時停止中。「開始」でのみ動きます</translation>
    </message>
    <message>
        <source>It stands still until this is done</source>
        <translation>これが済むまで止まっています</translation>
    </message>
    <message>
        <source>It starts with the first move</source>
        <translation>最初の手で動き始めます</translation>
    </message>
    <message numerus="yes">
        <source>byo-yomi, %n left</source>
        <comment>stretches</comment>
        <translation>
            <numerusform>秒読み、残り %n 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to go</source>
        <translation>
            <numerusform>あと %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>counts in %1</source>
        <translation>%1 後に計測</translation>
    </message>
    <message>
        <source>Say why the clock is changed: the reason is kept with the game.</source>
        <translation>時計を変える理由を書いてください：対局とともに残ります。</translation>
    </message>
    <message>
        <source>The game has no time of its own that could be set.</source>
        <translation>合わせられる対局全体の時間がありません。</translation>
    </message>
    <message>
        <source>%1 has no time of its own that could be set.</source>
        <translation>%1には合わせられる自分の時間がありません。</translation>
    </message>
    <message>
        <source>The clock shows that time already.</source>
        <translation>時計はすでにその時間を示しています。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::GameFiles</name>
    <message>
        <source>from line %1</source>
        <translation>%1 行目から</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>第%1局</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), not finished.</source>
        <translation>
            <numerusform>%1、%n 手、未終局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s), over.</source>
        <translation>
            <numerusform>%1、%n 手、終局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Game %1 is on the clipboard.</source>
        <translation>第%1局をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作れません。</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1.</source>
        <translation>
            <numerusform>%1 に画像 %n 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is too long for a code. A file has room for it.</source>
        <translation>記録が長すぎてコードになりません。ファイルなら入ります。</translation>
    </message>
    <message>
        <source>This is game %1, which was there already.</source>
        <translation>これは第%1局で、すでに保存されていました。</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>対局%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1.</source>
        <translation>
            <numerusform>%n局が%1にある。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be written. The first: %1</source>
        <translation>
            <numerusform>%n局を書き出せなかった。最初のもの：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Language</name>
    <message>
        <source>As the system has it</source>
        <translation>システムに合わせる</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LastGame</name>
    <message numerus="yes">
        <source>%n action(s), begun %1</source>
        <translation>
            <numerusform>%n 手、開始 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LensSetup</name>
    <message>
        <source>The board is looked for through the measured lens from now on.</source>
        <translation>これからは測定したレンズを通して盤を探します。</translation>
    </message>
    <message>
        <source>It is kept as soon as the board is found.</source>
        <translation>盤が見つかり次第、保存されます。</translation>
    </message>
    <message>
        <source>It cannot be kept: %1</source>
        <translation>保存できません：%1</translation>
    </message>
    <message>
        <source>The measured lens is used from now on, and kept as %1.</source>
        <translation>これからは測定したレンズを使い、%1 として保存します。</translation>
    </message>
    <message>
        <source>Hold the printed calibration board before the camera.</source>
        <translation>印刷した校正盤をカメラの前にかざしてください。</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>測定しています…</translation>
    </message>
    <message>
        <source>Residual %1 pixels over %2 pictures; focal length %3 pixels, known to %4 %; %5 % of the picture covered.</source>
        <translation>写真 %2 枚の残差 %1 ピクセル、焦点距離 %3 ピクセル（誤差 %4 %）、画面の %5 % を撮影。</translation>
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
        <translation>未終局</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Copying the games …</source>
        <translation>対局をコピーしています…</translation>
    </message>
    <message>
        <source>No backup: %1</source>
        <translation>バックアップなし：%1</translation>
    </message>
    <message>
        <source>Backed up and checked: %1</source>
        <translation>バックアップして確認しました：%1</translation>
    </message>
    <message>
        <source>Game %1 is in the archive.</source>
        <translation>第%1局を保管庫に入れました。</translation>
    </message>
    <message>
        <source>Game %1 is back among the games.</source>
        <translation>第%1局を対局の一覧に戻しました。</translation>
    </message>
    <message numerus="yes">
        <source>Game %1 is in the bin; it is erased after %n day(s).</source>
        <translation>
            <numerusform>第%1局はごみ箱にあります。%n 日後に消去されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>書類</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>ビデオ</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>There is no folder or file %1.</source>
        <translation>フォルダーやファイル %1 はありません。</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as Qt writes dates</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未終局</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message numerus="yes">
        <source>Changing %n game(s) …</source>
        <translation>
            <numerusform>%n局を変更中…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) stayed. The first: %1.</source>
        <translation>
            <numerusform>%n局はそのまま。最初のもの：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the archive.</source>
        <translation>
            <numerusform>%n局を保管庫に入れた。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are back among the games.</source>
        <translation>
            <numerusform>%n局を対局一覧に戻した。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the bin, and are erased after %1 days.</source>
        <translation>
            <numerusform>%n局をごみ箱に入れた。%1日後に消去される。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) have the tags.</source>
        <translation>
            <numerusform>%n局にタグを付けた。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbiter::desk::LogModel</name>
    <message>
        <source>The game begins</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>Taken back: move %1</source>
        <translation>%1 手目を戻しました</translation>
    </message>
    <message>
        <source>Taken back: %1 moves</source>
        <translation>%1 手を戻しました</translation>
    </message>
    <message>
        <source>Brought again: move %1</source>
        <translation>%1 手目を進めました</translation>
    </message>
    <message>
        <source>Brought again: %1 moves</source>
        <translation>%1 手を進めました</translation>
    </message>
    <message>
        <source>Corrected by the arbiter: %1</source>
        <translation>審判による訂正：%1</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>%1から読み取り</translation>
    </message>
    <message>
        <source>read from %1, %2 % sure</source>
        <translation>%1から読み取り、確かさ %2 %</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>確信度 %1 %</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PaperSheets</name>
    <message numerus="yes">
        <source>Written to %1: %n page(s).</source>
        <translation>
            <numerusform>%1 に書き出しました：%n ページ。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第%1回戦</translation>
    </message>
    <message>
        <source>Round %1, a draft</source>
        <translation>第%1回戦、下書き</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>開いているイベントがありません。</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>記録用紙</translation>
    </message>
    <message>
        <source>Score sheet of game %1</source>
        <translation>第%1局の記録用紙</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>The whole game on one sheet, to lie beside the board.</source>
        <translation>ゲーム全体を一枚に。盤の横に置けます。</translation>
    </message>
    <message>
        <source>Every army</source>
        <translation>すべての軍</translation>
    </message>
    <message>
        <source>A booklet of all armies of the game, a page for each.</source>
        <translation>ゲームの全軍の冊子、一軍一ページ。</translation>
    </message>
    <message>
        <source>This army on one page: set-up, power, what is easily overlooked.</source>
        <translation>この軍を一ページに：配置、能力、見落としやすいこと。</translation>
    </message>
    <message>
        <source>%1, every army</source>
        <translation>%1、全軍</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PieceModel</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2 の%1</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::PositionEditor</name>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1が %2 から去る</translation>
    </message>
    <message>
        <source>%1 stands on %2</source>
        <translation>%1が %2 にある</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Prints</name>
    <message>
        <source>The printer does not answer.</source>
        <translation>プリンターが応答しません。</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>%1 に送りました。</translation>
    </message>
    <message>
        <source>It was not printed: %1</source>
        <translation>印刷されませんでした：%1</translation>
    </message>
    <message>
        <source>no printer is set up</source>
        <translation>プリンターが設定されていません</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s); print at 100 %.</source>
        <translation>
            <numerusform>%n ページ。100 % で印刷してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 の交点</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 マス</translation>
    </message>
    <message>
        <source>Say where to write it.</source>
        <translation>書き出す場所を示してください。</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>%1 に書き出しました：%2</translation>
    </message>
    <message>
        <source>No program opens PDF files here. Take %1 to one that does.</source>
        <translation>ここには PDF を開くプログラムがありません。%1 をある所へ持っていってください。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Puzzles</name>
    <message>
        <source>%1, game %2, action %3</source>
        <translation>%1、対局%2、%3手目</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <translation>%1、%2、%3手目</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found</source>
        <translation>
            <numerusform>%n問見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games searched, %3</source>
        <comment>the last: puzzles found</comment>
        <translation>%2局のうち%1局を調べました、%3</translation>
    </message>
    <message>
        <source>There is no puzzle yet.</source>
        <translation>まだ問題がありません。</translation>
    </message>
    <message>
        <source>%1 is not the best action. Try again.</source>
        <translation>%1は最善手ではありません。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>It was played in the game, too.</source>
        <translation>対局でもこう指されました。</translation>
    </message>
    <message>
        <source>In the game %1 was played.</source>
        <translation>対局では%1と指されました。</translation>
    </message>
    <message>
        <source>Right: %1 is the best action.</source>
        <translation>正解：%1が最善手です。</translation>
    </message>
    <message>
        <source>The best action is %1.</source>
        <translation>最善手は%1です。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and a seat</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 is to move. One action is clearly the best. Which one?</source>
        <translation>%1の手番です。明らかに最善の手が一つあります。どれでしょうか。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Questions</name>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>A draw is offered. Does %1 accept?</source>
        <translation>引き分けが提案されています。%1 は受けますか?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>受ける</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>a seat, a reaction</comment>
        <translation>%1：%2？</translation>
    </message>
    <message>
        <source>Click a lit square.</source>
        <translation>光っているマスをクリックしてください。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>%1 sets something hidden.</source>
        <translation>%1 が隠し事を決めます。</translation>
    </message>
    <message>
        <source>%1 may set something hidden.</source>
        <translation>%1 は隠し事を決めることができます。</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <translation>画面を%1に渡す</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Replay</name>
    <message>
        <source>No game has been begun yet.</source>
        <translation>まだ対局が始まっていません。</translation>
    </message>
    <message>
        <source>What is kept of the game has no beginning.</source>
        <translation>保存された対局に始まりがありません。</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <translation>開始時の卓</translation>
    </message>
    <message>
        <source>The table after this move</source>
        <translation>この手のあとの卓</translation>
    </message>
    <message>
        <source>The table at the start; none was taken since</source>
        <translation>開始時の卓。以後の写真はありません</translation>
    </message>
    <message>
        <source>The table after move %1; none was taken since</source>
        <translation>%1 手目のあとの卓。以後の写真はありません</translation>
    </message>
    <message>
        <source>No picture of the table was kept up to here. The camera keeps one with every move that it reads.</source>
        <translation>ここまでの卓の写真はありません。カメラは読み取った手ごとに一枚残します。</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>a day and a time, as Qt writes dates</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>Letters are the seats; a dashed line upright is a mate, or somebody who is out.</source>
        <translation>文字は席を表し、縦の破線はメイトまたは脱落です。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>一手ごとの時間</translation>
    </message>
    <message>
        <source>Captures and mates</source>
        <translation>取った駒とメイト</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <translation>残りの駒</translation>
    </message>
    <message>
        <source>So many pieces were captured on a square; a cross is a king that was mated.</source>
        <translation>マスごとの取られた駒の数。十字はメイトされたキング。</translation>
    </message>
    <message>
        <source>Minutes and seconds; a bar has the colour of who moved.</source>
        <translation>分と秒。棒は指した側の色です。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Review</name>
    <message>
        <source>No action has been played yet.</source>
        <translation>まだ一手も指されていません。</translation>
    </message>
    <message>
        <source>This game is not saved, so it cannot be analysed.</source>
        <translation>この対局は保存されていないため、解析できません。</translation>
    </message>
    <message>
        <source>You can analyse this game when it is over.</source>
        <translation>この対局は終わってから解析できます。</translation>
    </message>
    <message>
        <source>Something is hidden in this game. You can analyse it when it is over.</source>
        <translation>この対局には隠されたものがあります。終わってから解析できます。</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%2手のうち%1手</translation>
    </message>
    <message>
        <source>%1. Better: %2.</source>
        <translation>%1。より良い手：%2。</translation>
    </message>
    <message>
        <source>%1. %2: %3 %4</source>
        <comment>number, player, action, mark</comment>
        <translation>%1. %2：%3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a player and a share</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>予想：%1</translation>
    </message>
    <message>
        <source>The best action.</source>
        <translation>最善手です。</translation>
    </message>
    <message>
        <source>A good action.</source>
        <translation>良い手です。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Setup</name>
    <message>
        <source>%1 has no army yet.</source>
        <translation>%1にはまだ軍がありません。</translation>
    </message>
    <message>
        <source>There is no file or folder %1, and it is no camera&apos;s number.</source>
        <translation>%1 というファイルもフォルダーもなく、カメラの番号でもありません。</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;.</source>
        <translation>「%1」というゲームはありません。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Speaker</name>
    <message>
        <source>it does not say why</source>
        <translation>理由は示されません</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>応答がありません</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Table</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>取り決めた時間が終わりました</translation>
    </message>
    <message>
        <source>Call time to end the game and count the points, or play on.</source>
        <translation>時間切れを告げて対局を終え点数を数えるか、続けてください。</translation>
    </message>
    <message>
        <source>The rules have changed since this game was played</source>
        <translation>この対局のあとで規則が変わりました</translation>
    </message>
    <message>
        <source>%1: not allowed: %2</source>
        <translation>%1：できません：%2</translation>
    </message>
    <message>
        <source>Not allowed: %1</source>
        <translation>できません：%1</translation>
    </message>
    <message>
        <source>The correction was not made</source>
        <translation>訂正は行われませんでした</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>戻す手がありませんでした</translation>
    </message>
    <message>
        <source>Nothing was brought again</source>
        <translation>進める手がありませんでした</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>引き分けです</translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s)</source>
        <comment>one or several winners</comment>
        <translation>
            <numerusform>%1の勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not stored</source>
        <translation>対局は保存されていません</translation>
    </message>
    <message>
        <source>No game has been begun yet.</source>
        <translation>まだ対局が始まっていません。</translation>
    </message>
    <message>
        <source>%1 declines the draw</source>
        <translation>%1が引き分けを断りました</translation>
    </message>
    <message>
        <source>The rules of this game say nothing of a player&apos;s own time: the arbiter decides.</source>
        <translation>このゲームの規則には個人の持ち時間がありません：審判が決めます。</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>規則：%1</translation>
    </message>
    <message>
        <source>%1: the time is over</source>
        <translation>%1：時間切れ</translation>
    </message>
    <message>
        <source>The offer is gone, and the game goes on.</source>
        <translation>申し出はなくなり、対局は続きます。</translation>
    </message>
    <message>
        <source>The clocks stand. Say how the game ends, give time with a reason, or press Start to play on.</source>
        <translation>時計は止まっています。対局がどう終わるかを告げるか、理由を付けて時間を加えるか、「開始」を押して続けてください。</translation>
    </message>
    <message>
        <source>illegal move of %1</source>
        <translation>%1の違反の手</translation>
    </message>
    <message>
        <source>Penalties are for games of two players.</source>
        <translation>罰則は二人の対局のためのものです。</translation>
    </message>
    <message>
        <source>This game has no rule for illegal moves: the arbiter decides.</source>
        <translation>このゲームには違反の手の規則がありません：審判が決めます。</translation>
    </message>
    <message>
        <source>The computer looks for a hint …</source>
        <translation>コンピューターがヒントを探しています…</translation>
    </message>
    <message>
        <source>There is no hint here.</source>
        <translation>ここではヒントがありません。</translation>
    </message>
    <message>
        <source>Hint for %1: %2</source>
        <translation>%1へのヒント：%2</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::TableBoard</name>
    <message>
        <source>Board %1</source>
        <translation>盤 %1</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>What becomes of the pieces is asked next.</source>
        <translation>駒がどうなるかは次に尋ねます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out then; the others play on.</source>
        <comment>one or several</comment>
        <translation>
            <numerusform>そうすると%1は脱落し、ほかは続けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over then: %1.</source>
        <translation>そうすると対局は終わりです：%1。</translation>
    </message>
    <message>
        <source>It is kept in the record, and can be taken back.</source>
        <translation>記録に残り、取り消せます。</translation>
    </message>
    <message>
        <source>Swap %1 on %2 for %3</source>
        <translation>%2 の%1を%3に替える</translation>
    </message>
    <message>
        <source>It may go to %1.</source>
        <comment>squares</comment>
        <translation>行けるのは %1 です。</translation>
    </message>
    <message>
        <source>That is not a legal move</source>
        <translation>規則に合わない手です</translation>
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
        <translation>ひな形「%1」を読めません。保存し直してください。</translation>
    </message>
    <message>
        <source>A template needs a name.</source>
        <translation>ひな形には名前が必要です。</translation>
    </message>
</context>
<context>
    <name>arbiter::desk::Voice</name>
    <message>
        <source>%1: the time is over</source>
        <translation>%1：時間切れ</translation>
    </message>
    <message>
        <source>The agreed time is over</source>
        <translation>取り決めた時間が終わりました</translation>
    </message>
    <message>
        <source>No speech engine is installed: nothing is said aloud. On Debian, qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng bring one.</source>
        <translation>音声エンジンが入っていません：何も読み上げません。Debian では qt6-speech-speechd-plugin と speech-dispatcher-espeak-ng に入っています。</translation>
    </message>
    <message>
        <source>The speech engine does not work: %1</source>
        <translation>音声エンジンが動きません：%1</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>このように聞こえます。</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>whose time it is</comment>
        <translation>対局</translation>
    </message>
    <message>
        <source>%1: the last ten seconds</source>
        <translation>%1：残り十秒</translation>
    </message>
    <message>
        <source>%1: time is short</source>
        <translation>%1：時間がわずかです</translation>
    </message>
    <message>
        <source>The speech engine has no voice for %1: nothing is said aloud. Choose another language, or install a voice.</source>
        <translation>音声エンジンに %1 の声がありません：何も読み上げません。ほかの言語を選ぶか、声をインストールしてください。</translation>
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
        <translation>Q</translation>
    </message>
    <message>
        <source>R</source>
        <comment>rook in a move</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bishop in a move</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>N</source>
        <comment>knight in a move</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>P</source>
        <comment>pawn in a move</comment>
        <translation>P</translation>
    </message>
</context>
</TS>
