// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {accessible, Club, until} from './club.mjs';

const club = new Club();
before(() => club.open({rules: 'european-chess',
  setup: {armies: {S: 'soviet-union', W: 'germany', N: 'france', E: 'un-peacekeepers'}, seed: 5}}));
after(() => club.close());

// A phone stays signed in at its seat.
const phones = {};
const phone = async (seat) => {
  if (phones[seat]) return phones[seat];
  const page = await club.page({width: 390, height: 844});
  await page.goto(club.phones()[seat]);
  await page.locator('#now').waitFor();
  phones[seat] = page;
  return page;
};

/// Everything that anybody but South can fetch now.
async function everything(pages) {
  const texts = [];
  for (const page of pages) texts.push(await page.content());
  for (const where of ['/api/event', '/api/table/1/1', '/metrics']) texts.push(await (await fetch(club.url + where)).text());
  for (const format of ['json', 'html', 'csv', 'seats']) texts.push(club.club('export', 'Friday', '--format', format));
  const own = path.join(club.folder, 'table.sqlite');
  for (const format of ['text', 'json']) texts.push(club.arbiter('export', 'last', '--format', format, '--db', own));
  return texts.join('\n');
}

test('a player hides cards with a phone, and nobody else can see them', async () => {
  const south = await phone('S'), west = await phone('W'), looker = await club.page();
  await looker.goto(`${club.wire.url}/#table/1/1`);
  await looker.locator('#one-board svg').waitFor();
  await until(async () => (await south.locator('#turn').innerText()) === 'It is your turn', 'it is South who hides');
  assert.equal(await south.locator('#hidden').isVisible(), false, 'nothing is shown before it is asked for');
  await accessible(south, 'phone-covered');
  assert.match(await south.locator('#seats').innerText(), /UN peacekeepers/);
  assert.match(await looker.locator('#one-seats').innerText(), /UN peacekeepers/);
  await south.locator('#uncover').click();
  // The first card of each choice, and so on to the last.
  while (!(await south.locator('#hidden button.accent').count())) await south.locator('#hidden .row button').first().click();
  await accessible(south, 'phone-hiding');
  const said = (await south.locator('#hidden').innerText()).match(/[a-h][12]: \w+/g);
  assert.ok(said.length >= 8, String(said));
  await south.locator('#hidden button.accent').click();
  await until(async () => (await south.locator('#answered').innerText()) === 'Done.', 'the table has recorded it');
  await until(async () => (await looker.locator('#one-moves').innerText()).includes('hides something'), 'that something is hidden is shown');
  const others = await everything([west, looker]);
  for (const card of said) {
    const [square, kind] = card.split(': ');
    for (const text of [`${square}=${kind}`, `${square}: ${kind}`]) assert.ok(!others.includes(text), text);
  }
  // South's own phone knows them, and covers them when it is put away.
  await until(async () => said.every(async (card) => (await south.locator('#hidden').innerText()).includes(card.split(': ')[1])), 'own secrets');
  await accessible(west, 'phone-waiting');
  await looker.context().close();
});

test('draws, objections and a second phone', async () => {
  await until(async () => (await (await fetch(`${club.url}/api/table/1/1`)).json()).plies >= 1, 'the game is on');
  const west = await phone('W');
  await west.getByRole('button', {name: 'Offer a draw'}).click();
  await until(async () => (await west.locator('#answered').innerText()) === 'Done.', 'the offer is made');
  await west.locator('#objection summary').click();
  await west.locator('#words').fill('The rook stood on a1');
  await accessible(west, 'phone-objection');
  await west.getByRole('button', {name: 'Call the arbiter'}).click();
  await club.table.line((line) => line === 'objection W The rook stood on a1', 'the table is told');
  await until(async () => (await west.locator('#answered').innerText()) === 'The arbiter is called.', 'the player is told');
  const north = await phone('N');
  await until(() => north.getByRole('button', {name: 'Accept the draw'}).isVisible(), 'North may accept');
  await north.getByRole('button', {name: 'Decline the draw'}).click();
  await club.table.line((line) => line.startsWith('decline N'), 'the table hears that it is declined');
  // The same code on another phone.
  const second = await club.page({width: 390, height: 844});
  await second.goto(club.phones().W);
  await until(async () => (await second.locator('#link').innerText()).startsWith('Another phone'), 'one phone a seat');
  assert.equal(await second.locator('#now').isVisible(), false);
  // Without a network the phone says so, and goes on when it is back.
  club.wire.lose();
  await until(async () => (await west.locator('#link').innerText()).startsWith('Not connected'), 'the loss is told');
  club.wire.back();
  await until(async () => (await west.locator('#link').innerText()) === 'The table hears you', 'it goes on by itself');
  await second.context().close();
});
