// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {accessible, Club, until} from './club.mjs';

const club = new Club();
before(() => club.open({server: ['--heartbeat', '2']}));
after(() => club.close());

const moves = (page) => page.locator('#one-moves').innerText();
/// The list of tables may be shown before the page has heard from the stream of news.
const live = (page) => until(async () => (await page.locator('#link').innerText()) === 'Live', 'the page is live');

test('a spectator follows a game, loses the network and catches up', async () => {
  const page = await club.page();
  await page.goto(club.wire.url);
  await page.locator('#tables a').first().waitFor();
  await live(page);
  await page.locator('#tables a').first().click();
  await page.locator('#one-board svg').waitFor();
  await club.play('d2d4');
  await until(async () => (await moves(page)).includes('d2d4'), 'the move is shown');
  assert.match(await page.locator('#one-turn').innerText(), /West to act/);
  club.wire.lose();
  await until(async () => (await page.locator('#link').innerText()).startsWith('Not connected'), 'the loss is told');
  await club.play('b8d8');
  await club.play('undo');
  await club.play('b9d9');
  assert.ok(!(await moves(page)).includes('b8d8'));
  club.wire.back();
  await until(async () => (await moves(page)).includes('b9d9'), 'what was missed is shown');
  assert.match(await moves(page), /b8d8/);
  // A stream that was opened when the move was known already names the place in its address.
  assert.match(club.wire.asked, /last-event-id: \d+|[?&]after=[1-9]/i, 'the stream is replayed from where it broke off');
  await live(page);
  await page.context().close();
});

test('a game is replayed with the keyboard alone', async () => {
  const page = await club.page({width: 390, height: 844});
  await page.goto(`${club.url}/#table/1/1`);
  await page.locator('#one-board svg').waitFor();
  await until(async () => (await moves(page)).includes('b9d9'), 'the moves are shown');
  const pieces = () => page.locator('#one-board svg title').first().textContent();
  const newest = await pieces();
  const last = Number(await page.locator('#replay-at').inputValue());
  await page.locator('#replay-back').focus();
  await page.keyboard.press('Enter');
  await until(async () => (await page.evaluate(() => location.hash)) === `#table/1/1/${last - 1}`, 'the address names the position');
  await until(async () => (await pieces()) !== newest, 'the move is taken back on the board');
  await page.keyboard.press('Home');
  await until(async () => (await page.locator('#replay-told').innerText()).startsWith(`Position 0 of ${last}`), 'the start is shown');
  assert.ok((await pieces()).includes('South pawn d2'), await pieces());
  await page.keyboard.press('ArrowRight');
  await until(async () => (await pieces()).includes('South pawn d4'), 'a move further');
  assert.equal(await page.locator('#one-moves [aria-current]').innerText(), '1. d2d4');
  await accessible(page, 'replay-phone');
  // The position has an address; what happens meanwhile does not take the page away from it.
  const there = await club.page();
  await there.goto(`${club.url}/#table/1/1/1`);
  await until(async () => (await there.locator('#one-board svg title').first().textContent()).includes('South pawn d4'), 'the link leads there');
  await club.play('undo');
  await until(async () => Number(await page.locator('#replay-at').getAttribute('max')) === last + 1, 'the game has gone on');
  assert.equal(await page.locator('#replay-at').inputValue(), '1');
  await page.locator('#replay-at').focus();
  await page.keyboard.press('End');
  await until(async () => (await page.evaluate(() => location.hash)) === '#table/1/1', 'it follows the game again');
  await club.play('redo');
  await until(async () => (await pieces()) === newest, 'it follows the game');
  assert.deepEqual(page.faults, []);
  await there.context().close();
  await page.context().close();
});

test('a page whose server stands still does not say that it is live', async () => {
  const page = await club.page();
  await page.goto(club.url);
  const link = () => page.locator('#link').innerText();
  await until(async () => (await link()) === 'Live', 'it is live');
  club.stand(true);
  try {
    await until(async () => /^No news since \d\d:\d\d; what is shown may be old\.$/.test(await link()), 'the silence is said', 60);
  } finally {
    club.stand(false);
  }
  await until(async () => (await link()) === 'Live', 'it goes on by itself', 60);
  await page.context().close();
});

test('every page can be read by everybody, at every size', async () => {
  for (const [size, width, height] of [['desktop', 1280, 900], ['phone', 390, 844]]) {
    const page = await club.page({width, height});
    await page.goto(club.wire.url);
    await page.locator('#tables a').first().waitFor();
    await accessible(page, `tables-${size}`);
    await page.goto(`${club.wire.url}/#table/1/1`);
    await page.locator('#one-board svg').waitFor();
    await accessible(page, `table-${size}`);
    await page.goto(`${club.wire.url}/seat`);
    await until(async () => (await page.locator('#link').innerText()).startsWith('Scan'), 'it says what to do');
    await accessible(page, `no-seat-${size}`);
    await page.context().close();
  }
});

test('a league opens to its events, and an event to its standings', async () => {
  club.club('events', 'new', 'Thursday', '--rules', 'mr-joseph', '--rounds', '1');
  club.club('arrive', 'Thursday', '--all');
  club.club('seat', 'Thursday');
  club.club('publish', 'Thursday');
  club.club('result', 'Thursday', '--table', '1', 'Ada=4', 'Bo=3', 'Cy=2', 'Dee=1', '--by', 'Sam', '--reason', 'no camera');
  club.club('league', 'new', 'Winter', 'Thursday', 'Friday', '--points', '10-8-6-5');
  for (const [size, width, height] of [['desktop', 1280, 900], ['phone', 390, 844]]) {
    const page = await club.page({width, height});
    await page.goto(club.wire.url);
    const first = page.locator('#league-list summary').first();
    await until(async () => (await first.innerText()).replace(/\s+/g, ' ').includes('Ada 10'), 'the totals are shown');
    await first.click();
    await page.locator('#league-list table').first().waitFor();
    await accessible(page, `league-${size}`);
    await page.locator('#league-list details[open] a').first().click();
    await page.locator('#event-standings tbody tr').first().waitFor();
    assert.equal(await page.locator('#event-title').innerText(), 'Thursday');
    assert.match(await page.locator('#event-standings tbody tr').first().innerText(), /Ada/);
    await accessible(page, `event-${size}`);
    await page.locator('#event-back').click();
    await page.locator('#tables').waitFor();
    assert.equal(await page.locator('#league-list details[open]').count(), 1, 'what was opened is open');
    await page.context().close();
  }
});

test('the pages speak the language that the browser asks for', async () => {
  const says = {de: ['Runde 1 von 2', 'Tabelle', 'Alle Tische'], fr: ['Ronde 1 sur 2', 'Classement', 'Toutes les tables'],
    es: ['Ronda 1 de 2', 'Clasificación', 'Todas las mesas'], pt: ['Ronda 1 de 2', 'Classificação', 'Todas as mesas'],
    ru: ['Тур 1 из 2', 'Положение', 'Все столы'], zh: ['第 1 轮，共 2 轮', '积分榜', '所有桌'], ja: ['ラウンド 1／2', '順位表', 'すべての卓']};
  for (const [locale, [round, standings, back]] of Object.entries(says)) {
    const page = await club.page({locale, width: 390, height: 844});
    await page.goto(club.wire.url);
    await page.locator('#tables a').first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
    assert.equal(await page.locator('#round-title').innerText(), round);
    assert.ok((await page.locator('#all').innerText()).includes(standings), `${locale}: ${standings}`);
    if (['de', 'ja'].includes(locale)) await accessible(page, `tables-${locale}`);
    await page.locator('#tables a').first().click();
    assert.equal(await page.locator('#back').innerText(), back);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
  // A phone's page, and what the club refuses: the code is no seat's.
  const phone = await club.page({locale: 'de', width: 390, height: 844});
  await phone.goto(`${club.wire.url}/seat`);
  await until(async () => (await phone.locator('#link').innerText()).startsWith('Den Code Ihres Platzes'), 'it says what to do');
  await accessible(phone, 'no-seat-de');
  await phone.goto(`${club.wire.url}/seat#1.1.1.S.wrong`);
  await until(async () => (await phone.locator('#link').innerText()).startsWith('Dieser Code gehört jetzt zu keinem Platz'), 'it is refused');
  await phone.context().close();
});

test('a name that reads like a sentence stays as it is in every language', async () => {
  const odd = new Club();
  try {
    await odd.open({players: ['X sits at table 2', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal']});
    odd.club('result', 'Friday', '--table', '2', 'S=4', 'W=3', 'N=2', 'E=1', '--by', 'X sits at table 2', '--reason', 'Dr. Who. There is no game 3');
    const page = await odd.page({locale: 'de-DE'});
    await page.goto(odd.url);
    await until(async () => (await page.locator('#tables').innerText()).includes('von Hand, X sits at table 2: Dr. Who. There is no game 3'),
      'the sentence is German, and what people wrote is as they wrote it');
    assert.ok((await page.locator('#tables').innerText()).includes('X sits at table 2'), 'the player, too');
    assert.deepEqual(page.faults, []);
    await page.context().close();
  } finally {
    await odd.close();
  }
});

test('the keyboard reaches a table and comes back', async () => {
  const page = await club.page();
  await page.goto(club.wire.url);
  await page.locator('#tables a').first().waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
  for (let i = 0; i < 5 && !(await page.evaluate(() => document.activeElement.hash?.startsWith('#table/'))); ++i) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#one').waitFor();
  await page.locator('#back').focus();
  await page.keyboard.press('Enter');
  await page.locator('#tables').waitFor();
  await page.context().close();
});

test('a move does not take the place of who goes by the keyboard', async () => {
  const page = await club.page();
  await page.goto(club.wire.url);
  const link = page.locator('#tables a').first();
  await link.focus();
  const before = await link.innerText();
  await club.play('k13k11');
  await until(async () => (await link.innerText()) !== before, 'the table is drawn anew');
  assert.match(await page.evaluate(() => document.activeElement.hash ?? ''), /^#table\//);
  await page.context().close();
});

test('long names fit a narrow phone', async () => {
  const long = new Club();
  try {
    await long.open({players: ['Alexandra of Battenberg-Wittelsbach', 'Maximiliane von Guttenberg', 'Bo', 'Йозефина Преображенская']});
    const page = await long.page({width: 360, height: 740});
    await page.goto(long.url);
    await page.locator('#seatings td').first().waitFor();
    await accessible(page, 'tables-narrow');
    const cut = await page.evaluate(() => [...document.querySelectorAll('.wide')].filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    assert.equal(cut, 0, 'nothing is to be scrolled sideways');
    await page.goto(`${long.url}/#table/1/1`);
    await page.locator('#one-board svg').waitFor();
    await accessible(page, 'table-narrow');
  } finally {
    await long.close();
  }
});

test('the page can be installed, and opens without a network', async () => {
  const page = await club.page();
  await page.goto(club.wire.url);
  const manifest = await (await fetch(`${club.url}/manifest.webmanifest`)).json();
  for (const key of ['name', 'start_url', 'display', 'icons']) assert.ok(manifest[key], key);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(() => page.evaluate(async () => Boolean(await caches.match('/board.js'))), 'the pages are kept');
  await page.reload();
  club.wire.lose();
  await page.reload();
  await until(async () => (await page.locator('#link').innerText()).startsWith('Not connected'), 'the page opens and says so');
  club.wire.back();
  await page.context().close();
});

test('armies are told apart without their colours', async () => {
  const page = await club.page();
  await page.goto(`${club.wire.url}/#table/1/1`);
  await page.locator('#one-board svg').waitFor();
  const shapes = await page.evaluate(() => Object.fromEntries(['S', 'W', 'N', 'E'].map((side) =>
    [side, document.querySelector(`#one-board .piece.${side}`).outerHTML.replace(/(\d|\.|-)+/g, '').replace(/class="[^"]*"/, '')])));
  assert.equal(new Set(Object.values(shapes)).size, 4, JSON.stringify(shapes));
  await page.context().close();
});
