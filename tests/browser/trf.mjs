// SPDX-License-Identifier: MIT
// A second reader of tournament reports, which knows nothing of ours: by the columns of FIDE's "TRF16" (Handbook C.04,
// annex 2), counted from 1 as there. It reads only what must be read of any report.
import assert from 'node:assert/strict';

const columns = {start: [5, 8], sex: [10, 10], title: [11, 13], name: [15, 47], rating: [49, 52], federation: [54, 56],
  number: [58, 68], birth: [70, 79], points: [81, 84], rank: [86, 89]};
// Nothing stands between them.
const between = [9, 14, 48, 53, 57, 69, 80, 85, 90, 91];
const first = 92, width = 10;  // of the rounds: opponent in four columns, then colour and result, each after a space

const number = (text) => (text.trim() === '' ? undefined : Number(text));

/// {name: of the tournament, lines: by their numbers, players: by starting rank, each with title, name, federation, number
/// (there), birth, start, rating, points, rank, and `rounds` [{opponent, colour, result}]}.
export function readReport(text) {
  const report = {lines: new Map(), players: new Map()};
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const letters = [...line];
    const cut = ([from, to]) => letters.slice(from - 1, to).join('');
    const kind = cut([1, 3]);
    assert.match(kind, /^\d{3}$|^XX[A-Z]$/, line);
    assert.equal(letters[3] ?? ' ', ' ', line);
    if (kind !== '001') {
      report.lines.set(kind, cut([5, letters.length]));
      continue;
    }
    const player = {rounds: []};
    for (const one of ['title', 'name', 'federation', 'number', 'birth']) player[one] = cut(columns[one]).trim();
    for (const at of between) assert.equal(letters[at - 1] ?? ' ', ' ', `column ${at} of ${line}`);
    assert.match(cut(columns.sex), /^[ mw]$/, line);
    assert.match(player.number, /^\d*$/, line);
    assert.match(player.birth, /^(\d{4}(\/\d\d\/\d\d)?)?$/, line);
    for (const one of ['start', 'rating', 'points', 'rank']) player[one] = number(cut(columns[one]));
    for (let at = first; at <= letters.length; at += width) {
      const round = cut([at, at + 7]).padEnd(8);
      assert.match(round, /^[ \d]{4} [-wbs ] [-+10=WDLHFUZ ]$/i, line);
      player.rounds.push({opponent: number(round.slice(0, 4)), colour: round[5], result: round[7]});
    }
    assert.ok(!report.players.has(player.start), `starting rank ${player.start} stands there once`);
    report.players.set(player.start, player);
  }
  report.name = report.lines.get('012');
  return report;
}
