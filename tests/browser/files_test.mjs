// SPDX-License-Identifier: MIT
// Files of ours in the hands of other programs.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {Chess} from 'chess.js';
import {Club, until} from './club.mjs';
import {readReport} from './trf.mjs';

const club = new Club();
before(() => club.open({rules: 'chess', players: ['Ada Lovelace', 'Bo Berg']}));
after(() => club.close());

test('another reader of PGN takes an event\'s games, and plays them to the same end', async () => {
  for (const move of ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7']) await club.play(move);
  await until(async () => (await (await fetch(`${club.url}/api/table/1/1`)).json()).state.result, 'the game is over');
  await club.table.end();
  // The table's own file has the game with its moves.
  const pgn = club.arbiter('export', 'last', '--format', 'pgn', '--db', path.join(club.folder, 'table.sqlite'));
  const reader = new Chess();
  reader.loadPgn(pgn, {strict: true});
  assert.ok(reader.isCheckmate());
  const tags = reader.getHeaders();
  assert.equal(tags.Event, 'Friday');
  assert.equal(tags.Round, '1.1');
  assert.equal(tags.Result, '1-0');
  assert.deepEqual([tags.White, tags.Black].toSorted(), ['Ada Lovelace', 'Bo Berg']);
  assert.match(tags.Date, /^\d{4}\.\d\d\.\d\d$/);
});

// Games that end by themselves: White mates, Black mates, nobody can move.
const games = {
  '1-0': 'e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#',
  '0-1': 'f3 e5 g4 Qh4#',
  '1/2-1/2': 'e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6',
};

/// A game with its tags, as another program writes it.
function written(tags) {
  const game = new Chess();
  for (const move of games[tags.Result].split(' ')) game.move(move);
  for (const [key, value] of Object.entries(tags)) game.setHeader(key, value);
  return game.pgn();
}

/// Three rounds of five people, whose games come as files of another program; what was written.
function saturday() {
  const people = ['Cy Ångström', 'Dee O\'Hara', 'Eve Li', 'Flo García', 'Gus van Grün-Østergård'];
  club.club('players', 'add', ...people);
  club.club('events', 'new', 'Saturday', '--rules', 'chess', '--rounds', '3', '--mode', 'swiss', '--site', 'Ghent');
  club.club('arrive', 'Saturday', ...people);
  const all = [];
  for (let round = 1; round <= 3; ++round) {
    club.club('seat', 'Saturday');
    club.club('publish', 'Saturday');
    const {tables} = JSON.parse(club.club('round', 'Saturday', String(round), '--json'));
    const of_round = tables.map(({table, seats}) => ({Event: 'Saturday', Site: 'Ghent', Date: '2026.11.28', Round: `${round}.${table}`,
      White: seats.find((one) => one.seat === 'S').name, Black: seats.find((one) => one.seat === 'N').name,
      Result: Object.keys(games)[(round + table) % 3]}));
    const file = path.join(club.folder, `round-${round}.pgn`);
    writeFileSync(file, of_round.map(written).join('\n\n'));
    club.club('import', 'games', 'Saturday', file);
    all.push(...of_round);
  }
  return all;
}

test('an event\'s games and its report are the same to readers that know nothing of ours', () => {
  const played = saturday();
  const read = club.club('export', 'Saturday', '--format', 'pgn').trim().split(/\n\n(?=\[Event )/).map((text) => {
    const reader = new Chess();
    reader.loadPgn(text, {strict: true});
    return reader;
  });
  assert.equal(read.length, 6);
  for (const [i, reader] of read.entries()) {
    const {Event, Site, Date, Round, White, Black, Result} = reader.getHeaders();
    assert.deepEqual({Event, Site, Date, Round, White, Black, Result}, played[i]);
    assert.equal(reader.history().join(' '), games[Result]);
  }

  const report = readReport(club.club('export', 'Saturday', '--format', 'trf'));
  const standings = JSON.parse(club.club('standings', 'Saturday', '--json')).standings;
  assert.equal(report.name, 'Saturday');
  assert.equal(report.players.size, 5);
  const worth = {1: 1, '=': 0.5, 0: 0, U: 1};
  const games_of = new Map(played.map((one) => [`${one.Round.split('.')[0]} ${one.White} ${one.Black}`, one.Result]));
  for (const player of report.players.values()) {
    const line = standings.find((one) => one.player.name === player.name);
    assert.ok(line, player.name);
    assert.equal(player.rank, standings.indexOf(line) + 1);
    assert.equal(player.rounds.length, 3);
    assert.equal(player.points, player.rounds.reduce((sum, one) => sum + worth[one.result], 0));
    assert.equal(player.points, Number(line.score));
    for (const [i, {opponent, colour, result}] of player.rounds.entries()) {
      if (opponent === 0) {
        assert.equal(`${colour}${result}`, '-U', `${player.name} has a bye`);
        continue;
      }
      const other = report.players.get(opponent);
      assert.deepEqual(other.rounds[i], {opponent: player.start, colour: {w: 'b', b: 'w'}[colour], result: {1: '0', 0: '1', '=': '='}[result]});
      if (colour === 'w') assert.equal(games_of.get(`${i + 1} ${player.name} ${other.name}`), {1: '1-0', 0: '0-1', '=': '1/2-1/2'}[result]);
    }
  }
});

test('a reader of codes finds every seat\'s page on a slip', () => {
  const slips = path.join(club.folder, 'slips');
  club.club('print', 'Friday', '--what', 'slips', '--phones', club.wire.url, '-o', `${slips}.pdf`);
  execFileSync('pdftoppm', ['-r', '200', '-png', '-singlefile', `${slips}.pdf`, slips]);
  const read = execFileSync('zbarimg', ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', `${slips}.png`],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim().split('\n');
  assert.deepEqual(read.toSorted(), Object.values(club.phones()).toSorted());
});
