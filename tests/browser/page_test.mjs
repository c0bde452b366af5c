// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {accessible, Club, until} from './club.mjs';

const club = new Club();
before(() => club.open());
after(() => club.close());

const moves = (page) => page.locator('#one-moves').innerText();

test('a spectator follows a game, loses the network and catches up', async () => {
  const page = await club.page();
  await page.goto(club.wire.url);
  await page.locator('#tables a').first().waitFor();
  assert.equal(await page.locator('#link').innerText(), 'Live');
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
  assert.match(club.wire.asked, /last-event-id: \d+/i, 'the stream is replayed from where it broke off');
  assert.equal(await page.locator('#link').innerText(), 'Live');
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
