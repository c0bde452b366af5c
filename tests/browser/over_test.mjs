// SPDX-License-Identifier: MIT
// A player's phone when there is nothing more to play: the game is over, its result confirmed, the seat somebody else's;
// and what it is told that is no game's: refusals, in its own language.
import assert from 'node:assert/strict';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {accessible, Club, until} from './club.mjs';

const club = new Club();
before(() => club.open({rules: 'european-chess', setup: {armies: {S: 'soviet-union', W: 'germany', N: 'france', E: 'sweden'}, seed: 5}}));
after(() => club.close());

const sizes = [['phone', 360, 740], ['tablet', 800, 1280]];
const text = (page, where) => page.locator(where).innerText();
const phone = async (seat, options = {}) => {
  const page = await club.page({width: 360, height: 740, ...options});
  await page.goto(club.phones()[seat]);
  await page.locator('#now').waitFor();
  return page;
};
/// At both sizes, in light and in dark.
async function looked(page, name) {
  for (const [size, width, height] of sizes) {
    await page.setViewportSize({width, height});
    await accessible(page, `${name}-${size}`);
  }
}

const cards = 'cards a1=king a2=pawn b1=knight b2=pawn c1=knight c2=pawn d1=bishop d2=bishop';

test('what the table refuses is told in the language of the phone', async () => {
  const south = await phone('S', {locale: 'de'});
  await south.locator('#uncover').click();
  await club.play('deaf');
  while (!(await south.locator('#hidden button.accent').count())) await south.locator('#hidden .row button').first().click();
  await south.locator('#hidden button.accent').click();
  await until(async () => (await text(south, '#answered')).startsWith('Der Tisch erfährt'), 'the table is told');
  // Somebody has said it at the table meanwhile.
  await club.play(`S:secret ${cards}`);
  await club.play('hear');
  await until(async () => (await text(south, '#answered')).startsWith('Nicht ausgeführt: Was verborgen werden sollte, wird abgelehnt: '), 'why, in German');
  assert.doesNotMatch(await text(south, '#answered'), /[a-d][12]=|refused|among/, 'nothing hidden, nothing English');
  await accessible(south, 'phone-refused');
  await south.locator('details').last().locator('summary').click();
  await until(async () => (await text(south, '#moves')).includes('verbirgt etwas'), 'what was played is told in German');
  await south.context().close();
});

test('hints at commands are not for people with a browser', async () => {
  const page = await club.page({locale: 'de'});
  await page.goto(club.url);
  const said = (id, ...names) => page.evaluate(async (message) => (await import('/words.js')).toldOnceKnown(message),
    {id, args: names.map((value) => ({type: 'text', value}))});
  assert.equal(await said('There is no event yet; `arbiter club events new` makes one'), 'Es gibt noch kein Turnier. Der Schiedsrichter kann das regeln.');
  assert.equal(await said('There is no player "%1": nobody is known yet (`arbiter club players add`)', 'Ada'),
    'Einen Spieler „Ada“ gibt es nicht: Noch ist niemand bekannt. Der Schiedsrichter kann das regeln.');
  assert.equal(await said('Round %1 is not published yet', '1'), 'Runde 1 ist noch nicht veröffentlicht');
  assert.equal(await said('%1 sits at table %2', 'X sits at table 2; `rm`', '3'), 'X sits at table 2; `rm` sitzt schon an Tisch 3', 'a name is shown as it is');
  await page.context().close();
});

test('a game that is over is confirmed on the phone, where its result stands', async () => {
  const [east, west] = [await phone('E'), await phone('W', {locale: 'de'})];
  for (const seat of ['S', 'W', 'N']) await club.play(`${seat}:resign`);
  await until(async () => (await text(east, '#turn')) === 'The game is over: you have won', 'the winner hears it');
  await until(async () => (await text(west, '#turn')).startsWith('Die Partie ist zu Ende, gewonnen von '), 'and the others');
  await looked(east, 'phone-over');
  const confirm = await east.locator('#confirm').boundingBox();
  await east.setViewportSize({width: 360, height: 740});
  assert.ok(confirm.y + confirm.height < 740, 'it is confirmed without looking for where');
  await east.locator('#confirm').click();
  await until(async () => (await text(east, '#answered')) === 'You have confirmed the result.', 'it is confirmed');
  assert.equal(await east.locator('#confirm').count(), 0);
  await until(async () => (await text(east, '#result')).includes('Confirmed by '), 'by whom');
  assert.match(await text(east, '#result'), /Not yet by /);
  await looked(east, 'phone-confirmed');
  await until(async () => (await text(west, '#result')).includes('Bestätigt von '), 'the others are told');
  await west.locator('#confirm').click();
  await until(async () => (await text(west, '#answered')).startsWith('Sie haben das Ergebnis bestätigt'), 'in German');
  await looked(west, 'phone-confirmed-de');
  // Whoever looks on reads by which rule it ended, in their language.
  const looker = await club.page({locale: 'de', width: 360, height: 740});
  await looker.goto(`${club.url}/#table/1/1`);
  await until(async () => (await text(looker, '#one-turn')).includes('Der einzige Platz oder'), 'the rule is told in German');
  await looked(looker, 'table-over');
  for (const page of [east, west, looker]) await page.context().close();
});

test('a seat that is another phone\'s, or no seat any more, says what to do', async () => {
  const first = await phone('N');
  const letGo = () => club.club('phones', 'Friday', '--table', '1', '--club', club.wire.url, '--free', 'N');
  letGo();
  // It does not take the seat again by itself. What it waits for is answered after twenty seconds.
  await until(async () => (await text(first, '#link')) === 'The table has let this phone go', 'the first phone is told', 40);
  assert.equal(await first.locator('#now').isVisible(), false, 'and shows no game any more');
  await looked(first, 'phone-let-go');
  const second = await phone('N');
  await first.getByRole('button', {name: 'Sign in here again'}).click();
  await until(async () => (await text(first, '#link')).startsWith('Another phone'), 'the seat is the other one\'s');
  assert.match(await text(first, '#help'), /go to the table/);
  await looked(first, 'phone-taken');
  letGo();
  await until(() => first.locator('#now').isVisible(), 'it waited for that, and goes on by itself', 40);
  assert.equal(await text(first, '#help'), '');
  await second.context().close();
  // The table is set up anew, with other codes.
  club.club('again', 'Friday', '--table', '1', '--by', 'Sam', '--reason', 'a piece fell');
  await until(async () => (await text(first, '#link')).startsWith('This code is for no seat'), 'the code holds no more');
  assert.match(await text(first, '#help'), /scan it there/);
  await looked(first, 'phone-no-seat');
  await first.context().close();
});
