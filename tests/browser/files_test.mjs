// SPDX-License-Identifier: MIT
// Files of ours in the hands of other programs.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {Chess} from 'chess.js';
import {Club, until} from './club.mjs';

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

test('a reader of codes finds every seat\'s page on a slip', () => {
  const slips = path.join(club.folder, 'slips');
  club.club('print', 'Friday', '--what', 'slips', '--phones', club.wire.url, '-o', `${slips}.pdf`);
  execFileSync('pdftoppm', ['-r', '200', '-png', '-singlefile', `${slips}.pdf`, slips]);
  const read = execFileSync('zbarimg', ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', `${slips}.png`],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim().split('\n');
  assert.deepEqual(read.toSorted(), Object.values(club.phones()).toSorted());
});
