// SPDX-License-Identifier: MIT
// Tournament reports of ours before a reader that goes by FIDE's columns alone (trf.mjs): every player, opponent, colour
// and result of them is what the club's own export says; and a club that reads them has the same event.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {readReport} from './trf.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'arbiter-reports-'));
after(() => rmSync(folder, {recursive: true, force: true}));

const people = [
  {name: 'Ångström, Åsa', title: 'WIM', federation: 'SWE', number: '1700111', birth: '1991', rating: 2100},
  {name: "O'Hara, Dee", title: '', federation: 'IRL', number: '2500111222', birth: '', rating: 1850},
  {name: 'García Núñez, Flo', title: 'FM', federation: 'ESP', number: '', birth: '2001', rating: undefined},
  {name: 'Жуков, Лев', title: '', federation: 'FID', number: '', birth: '1950', rating: 2401},
  {name: 'van Grün-Østergård, Gus', title: '', federation: '', number: '', birth: '', rating: 999},
  {name: '王 小明', title: 'GM', federation: 'CHN', number: '8600000', birth: '', rating: 2650},
];

const club = (database, ...given) =>
  execFileSync(process.env.ARBITER, ['club', ...given, '--db', path.join(folder, database)],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

/// A club of those people, all of them at an event for two.
function event(database, players, ...more) {
  for (const {name, title, federation, number, birth} of players)
    club(database, 'players', 'add', name, ...Object.entries({title, federation, 'federation-id': number, born: birth})
      .flatMap(([option, value]) => (value === '' ? [] : [`--${option}`, value])));
  club(database, 'events', 'new', 'Open', '--rules', 'chess', '--site', 'Ghent', '--begins', '2026-11-20', ...more);
  for (const {name, rating} of players) club(database, 'arrive', 'Open', name, ...(rating === undefined ? [] : ['--rating', String(rating)]));
}

const everything = (database, name = 'Open') => JSON.parse(club(database, 'export', name, '--format', 'json'));

/// What the export says of a round for somebody: as a report has it.
function meant(all, player, round, numbers) {
  const {tables, byes} = all.rounds.find((one) => one.round === round);
  for (const {table, seats} of tables) {
    const mine = seats.find((one) => one.name === player);
    if (mine === undefined) continue;
    const other = seats.find((one) => one !== mine);
    const colour = mine.seat === 'S' ? 'w' : 'b';
    const result = all.results.find((one) => one.round === round && one.table === table);
    const of = (who) => result?.seats.find((one) => one.name === who.name);
    let letter = ' ';
    if (result !== undefined && result.source === 'hand') {
      const [me, them] = [of(mine), of(other)];
      if (me.absent || them.absent) letter = me.absent ? '-' : '+';
      else letter = me.place < them.place ? '1' : me.place > them.place ? '0' : '=';
    }
    return {opponent: numbers.get(other.name), colour, result: letter};
  }
  const bye = byes.find((one) => one.name === player);
  return {opponent: 0, colour: '-', result: bye?.why === 'left-over' ? 'U' : bye === undefined ? 'Z' : all.asked};
}

/// Compares a report with the export of its event, player by player; what was read.
function compared(database, players, asked) {
  const text = club(database, 'export', 'Open', '--format', 'trf');
  const report = readReport(text);
  const all = {...everything(database), asked};
  assert.equal(report.name, 'Open');
  assert.equal(report.lines.get('022'), 'Ghent');
  assert.equal(report.lines.get('042'), '2026/11/20');
  assert.equal(report.players.size, players.length);
  assert.equal(Number(report.lines.get('062')), players.length);
  assert.equal(Number(report.lines.get('072')), players.filter((one) => one.rating !== undefined).length);
  const numbers = new Map(all.players.map((one) => [one.name, one.number]));
  const standings = JSON.parse(club(database, 'standings', 'Open', '--json')).standings;
  for (const player of report.players.values()) {
    const {title, federation, number, birth, rating} = players.find((one) => one.name === player.name);
    assert.deepEqual({title: player.title, federation: player.federation, number: player.number, birth: player.birth, rating: player.rating},
      {title, federation, number, birth, rating}, player.name);
    assert.equal(player.start, numbers.get(player.name));
    const line = standings.find((one) => one.player.name === player.name);
    assert.equal(player.points, Number(line.score), player.name);
    assert.equal(player.rank, line.rank, player.name);
    for (const [i, round] of player.rounds.entries())
      assert.deepEqual(round, meant(all, player.name, i + 1, numbers), `${player.name}, round ${i + 1}`);
  }
  return {text, letters: [...new Set([...report.players.values()].flatMap((one) => one.rounds.map((round) => round.result)))].toSorted().join('')};
}

/// A club that knows nothing of it reads the report: the same people meet, and it writes the same report. (Who was not
/// there and who sat a round out for nothing are the same there.)
function readBack(database, text) {
  const file = path.join(folder, `${database}.trf`);
  writeFileSync(file, text);
  const copy = `copy-${database}`;
  club(copy, 'import', 'trf', file);
  // Drafts are in no report.
  const tables = (all) => all.rounds.filter((one) => one.published)
    .map((round) => round.tables.map(({seats}) => seats.map(({seat, name}) => `${seat} ${name}`).toSorted().join()).toSorted());
  assert.deepEqual(tables(everything(copy)), tables(everything(database)));
  const told = (written) => written.split('\n').filter((line) => /^(001|162)/.test(line));
  assert.deepEqual(told(club(copy, 'export', 'Open', '--format', 'trf')), told(text));
}

test('a round robin with a bye in every round, a forfeit, draws and a round that is not played', () => {
  const five = people.slice(0, 5);
  event('robin', five, '--mode', 'round-robin', '--rounds', '5');
  club('robin', 'seat', 'Open');
  for (const round of ['1', '2', '3', '4']) club('robin', 'publish', 'Open', '--round', round);
  const said = {1: [['1-0'], ['0-1']], 2: [['--absent', 'S'], ['1/2-1/2']], 3: [['1-0'], ['--absent', 'N']]};
  for (const [round, tables] of Object.entries(said))
    for (const [i, result] of tables.entries())
      club('robin', 'result', 'Open', String(i + 1), ...result, '--round', round, '--by', 'Kim');
  const {text, letters} = compared('robin', five, 'Z');
  assert.equal(letters, ' +-01=U');
  readBack('robin', text);
});

for (const [worth, letter, ...more] of [['0', 'Z'], ['even', 'H'], ['win', 'F', '--scoring', 'win 3-1-0', '--bye', 'even']])
  test(`a Swiss where a round that is sat out is worth ${worth}, and somebody comes late`, () => {
    const database = `swiss-${letter}`;
    event(database, people, '--mode', 'swiss', '--rounds', '3', '--sit-out', worth, ...more);
    club(database, 'leave', 'Open', people[4].name);
    club(database, 'arrive', 'Open', people[4].name, '--round', '2');
    club(database, 'sit-out', 'Open', people[5].name, '--round', '1');
    club(database, 'sit-out', 'Open', people[0].name, '--round', '2');
    for (const round of ['1', '2']) {
      club(database, 'seat', 'Open');
      club(database, 'publish', 'Open');
      const {tables} = JSON.parse(club(database, 'round', 'Open', round, '--json'));
      for (const {table} of tables)
        club(database, 'result', 'Open', String(table), table % 2 === 1 ? '1-0' : '1/2-1/2', '--round', round, '--by', 'Kim');
    }
    const {text, letters} = compared(database, people, letter);
    assert.equal(letters, [...new Set(['0', '1', '=', letter, 'U', 'Z'])].toSorted().join(''));
    readBack(database, text);
  });
