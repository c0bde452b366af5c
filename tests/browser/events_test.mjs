// SPDX-License-Identifier: MIT
// Many events on one server, and a board in another site's page.
import assert from 'node:assert/strict';
import http from 'node:http';
import {after, before, test} from 'node:test';
import {accessible, Club, until} from './club.mjs';

const club = new Club();
before(async () => {
  await club.open({only: []});
  club.club('events', 'new', 'Cup & Plate', '--rules', 'mr-joseph', '--rounds', '1', '--site', 'Town hall', '--begins', '2026-03-02', '--ends', '2026-03-04');
  club.club('arrive', 'Cup & Plate', '--all');
  club.club('seat', 'Cup & Plate');
  club.club('publish', 'Cup & Plate');
  club.club('result', 'Cup & Plate', '--table', '1', 'Ada=4', 'Bo=3', 'Cy=2', 'Dee=1', '--by', 'Sam', '--reason', 'no camera');
});
after(() => club.close());

test('the first page lists the events, and leads to each of them', async () => {
  for (const [size, width, height] of [['desktop', 1280, 900], ['phone', 390, 844]]) {
    const page = await club.page({width, height});
    await page.goto(club.url);
    await until(async () => (await page.locator('#finished li').count()) === 1, 'the archive is shown');
    assert.match(await page.locator('#running').innerText(), /Friday[^]*Round 1 of 2/);
    const old = await page.locator('#finished').innerText();
    assert.match(old, /Cup & Plate/);
    assert.match(old, /Town hall · 2\s?–\s?4 Mar 2026/);
    await accessible(page, `events-${size}`);
    await page.locator('#finished a').click();
    await until(async () => (await page.locator('#title').innerText()) === 'Cup & Plate', 'the event is shown');
    await until(async () => (await page.locator('#standings tbody tr').first().innerText()).includes('Ada'), 'its standings are shown');
    await accessible(page, `archived-${size}`);
    await page.locator('#events a').click();
    await page.locator('#running a').click();
    await page.locator('#tables a').first().click();
    await page.locator('#one-board svg').waitFor();
    assert.match(page.url(), /\/events\/Friday#table\/1\/1$/);
    await until(async () => (await page.locator('#link').innerText()) === 'Live', 'the page is live');
    await page.context().close();
  }
});

test('an event follows its own games only', async () => {
  const page = await club.page();
  await page.goto(`${club.wire.url}/events/Friday#table/1/1`);
  await page.locator('#one-board svg').waitFor();
  await club.play('d2d4');
  await until(async () => (await page.locator('#one-moves').innerText()).includes('d2d4'), 'the move is shown');
  await page.locator('#replay-first').click();
  await until(async () => (await page.locator('#replay-told').innerText()).startsWith('Position 0 of'), 'it is replayed');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('addresses from before there was a list lead on', async () => {
  const page = await club.page();
  await page.goto(`${club.url}/#table/1/1`);
  await until(async () => /\/events\/Friday#table\/1\/1$/.test(page.url()), 'the newest event is meant');
  await page.goto(`${club.url}/events/Nothing`);
  await until(async () => (await page.locator('#link').innerText()) === 'There is no such event here.', 'it is said');
  await page.context().close();
});

test('a board stands in the page of another site and follows the game', async () => {
  const site = http.createServer((request, reply) => {
    reply.setHeader('Content-Type', 'text/html');
    reply.end(`<!doctype html><html lang="en"><title>Site</title>
      <iframe id="board" src="${club.url}/embed/Friday/1/1" width="420" height="560" title="Table 1"></iframe>
      <iframe id="page" src="${club.url}/events/Friday" width="420" height="300" title="The page"></iframe>`);
  });
  await new Promise((done) => { site.listen(0, '127.0.0.2', done); });
  try {
    const page = await club.page({width: 900, height: 1000});
    await page.goto(`http://127.0.0.2:${site.address().port}/`);
    const board = page.frameLocator('#board');
    await board.locator('#board svg').waitFor();
    assert.equal(await board.locator('#turn').innerText(), 'West to act');
    assert.match(await board.locator('#seats').innerText(), /Ada/);
    await club.play('b9d9');
    await until(async () => (await board.locator('#turn').innerText()) === 'North to act', 'it follows the game');
    const frame = page.frames().find((one) => one.url().includes('/embed/'));
    const over = await frame.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    assert.deepEqual(over.map((one) => Math.max(0, one)), [0, 0], 'all of it is in sight');
    // Every other page refuses to be framed.
    const other = page.frames().find((one) => one !== frame && one !== page.mainFrame());
    assert.equal(await other.evaluate(() => document.getElementById('title')).catch(() => null), null);
    await page.context().close();
    const alone = await club.page({width: 420, height: 560});
    await alone.goto(`${club.url}/embed/Friday/1/1`);
    await alone.locator('#board svg').waitFor();
    await accessible(alone, 'embed');
    await alone.context().close();
  } finally {
    site.close();
  }
});
