// SPDX-License-Identifier: MIT
// An arbiter's evening on the page: results, the next round's draft, who is there.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {after, before, test} from 'node:test';
import {accessible, Club, until} from './club.mjs';

const password = 'correct horse';
const club = new Club();
before(async () => {
  await club.open();
  club.club('events', 'new', 'Chess', '--rules', 'chess', '--rounds', '2');
  club.club('arrive', 'Chess', 'Ada', 'Bo', 'Cy', 'Dee');
  execFileSync(process.env.ARBITER, ['club', 'accounts', 'add', 'Eve', '--role', 'arbiter', '--db', club.db], {input: `${password}\n`});
});
after(() => club.close());

const says = (page, text) => until(async () => (await page.locator('#link').innerText()).includes(text), text);
const press = (page, name) => page.getByRole('button', {name, exact: true}).click();

async function open(page, event) {
  await page.goto(`${club.url}/arbiter`);
  await page.locator('#enter').waitFor();
  await page.fill('#name', 'Eve');
  await page.fill('#password', password);
  await page.press('#password', 'Enter');
  await page.getByRole('link', {name: event}).waitFor();
  await accessible(page, 'desk-events');
  await page.getByRole('link', {name: event}).click();
  await until(async () => (await page.locator('h1').innerText()) === event, 'the event is there');
}

test('an arbiter checks in, drafts, changes places, publishes and enters results', async () => {
  const page = await club.page({width: 360, height: 780});
  await open(page, 'Chess');
  await page.getByRole('link', {name: 'Players'}).click();
  club.club('players', 'add', 'Zoe Zimmer', 'Yan');
  await page.fill('#who', 'zim');
  await until(async () => (await page.locator('#known option').count()) === 1, 'players of the club are offered');
  await page.fill('#who', await page.locator('#known option').getAttribute('value'));
  await page.press('#who', 'Enter');
  await says(page, 'Zoe Zimmer is there.');
  await page.fill('#who', 'Nobody Known');
  await press(page, 'Check in');
  await says(page, 'There is no player "Nobody Known"');
  await page.check('#new');
  await press(page, 'Check in');
  await says(page, 'Nobody Known is there.');
  await press(page, 'Sits out: Zoe Zimmer');
  await until(async () => (await page.locator('#players').innerText()).includes('sits out round 1'), 'she sits out');
  const focus = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  await until(async () => (await focus()) === 'Plays after all: Zoe Zimmer', 'the focus stays in the row');
  await press(page, 'Plays after all: Zoe Zimmer');
  await until(async () => !(await page.locator('#players').innerText()).includes('sits out round 1'), 'she plays');
  for (const name of ['Zoe Zimmer', 'Nobody Known']) {
    await press(page, `Leaves: ${name}`);
    await page.getByRole('button', {name: `Check in: ${name}`}).waitFor();
  }
  await accessible(page, 'desk-players');

  await page.getByRole('link', {name: 'Next round'}).click();
  await press(page, 'Make a draft');
  await says(page, 'The draft is made.');
  const names = async () => (await page.locator('#draft-tables .player').allInnerTexts()).map((one) => one.trim());
  const [a, b, c] = await names();
  await press(page, a);
  await page.getByRole('button', {name: a, pressed: true}).waitFor();
  await accessible(page, 'desk-draft');
  await press(page, c);
  await says(page, `${a} and ${c} have changed places.`);
  // The page says so before it shows them.
  await until(async () => (await names()).slice(0, 3).join() === [c, b, a].join(), 'they sit there');
  // A player who leaves makes the draft out of date.
  await page.getByRole('link', {name: 'Players'}).click();
  await press(page, `Leaves: ${a}`);
  await page.getByRole('button', {name: `Check in: ${a}`}).waitFor();
  await page.getByRole('link', {name: 'Next round'}).click();
  await press(page, 'Publish');
  await page.locator('#question').waitFor();
  assert.match(await page.locator('#question-text').innerText(), new RegExp(`The draft is not up to date:\\n.*${a} sits at table`));
  await accessible(page, 'desk-question');
  await press(page, 'Cancel');
  await page.getByRole('link', {name: 'Players'}).click();
  await press(page, `Check in: ${a}`);
  await page.getByRole('button', {name: `Leaves: ${a}`}).waitFor();
  await page.getByRole('link', {name: 'Next round'}).click();
  await press(page, 'Publish');
  await says(page, 'Round 1 is published.');
  await page.getByRole('link', {name: 'Tables'}).click();
  await press(page, 'Take the publication back');
  await page.locator('#question').getByRole('button', {name: 'Take the publication back'}).click();
  await says(page, 'Round 1 is a draft again.');
  await page.getByRole('link', {name: 'Next round'}).click();
  await press(page, 'Publish');
  await says(page, 'Round 1 is published.');

  await page.getByRole('link', {name: 'Tables'}).click();
  await page.getByLabel(c, {exact: true}).fill('1');
  await press(page, 'Save: Table 1');
  await says(page, 'The result of table 1 is saved.');
  await until(async () => (await page.getByLabel(b, {exact: true}).inputValue()) === '0', 'the other one has the rest');
  await page.getByLabel(`${a}: forfeit (no-show)`).check();
  await press(page, 'Save: Table 2');
  await says(page, 'The result of table 2 is saved.');
  await accessible(page, 'desk-results');
  assert.match(club.club('results', 'Chess'), /by hand \(Eve/);
  assert.equal(await page.locator('#unpublish').isHidden(), true, 'a round with results stays published');
  // Somebody else is faster.
  await page.getByLabel(c, {exact: true}).fill('0');
  await page.getByLabel(b, {exact: true}).fill('1');
  club.club('result', 'Chess', '1', '1/2-1/2', '--by', 'Sam');
  await press(page, 'Save: Table 1');
  await says(page, 'Table 1 of round 1 has another result since');
  await press(page, 'Take back: Table 2');
  await says(page, 'The result of table 2 was cancelled.');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a game that is still played is replaced only if the arbiter wants it', async () => {
  const page = await club.page();
  await open(page, 'Friday');
  await page.locator('#results li').waitFor();
  await accessible(page, 'desk-four');
  await page.getByRole('link', {name: 'Players'}).click();
  await page.getByRole('button', {name: 'Leaves: Ada'}).waitFor();
  await accessible(page, 'desk-players-wide');
  await page.getByRole('link', {name: 'Next round'}).click();
  await press(page, 'Make the draft again');
  await page.locator('#question-yes').click();
  await says(page, 'The draft is made.');
  await accessible(page, 'desk-draft-wide');
  await page.getByRole('link', {name: 'Tables'}).click();
  for (const [name, points] of [['Ada', '3'], ['Bo', '2'], ['Cy', '1'], ['Dee', '0']]) await page.getByLabel(name, {exact: true}).fill(points);
  await press(page, 'Save: Table 1');
  await page.locator('#question').waitFor();
  assert.match(await page.locator('#question-text').innerText(), /is still played/);
  await press(page, 'Do it anyway');
  await says(page, 'The result of table 1 is saved.');
  assert.match(club.club('results', 'Friday'), /by hand \(Eve/);
  await press(page, 'Play again: Table 1');
  assert.equal(await page.locator('#question').isVisible(), false, 'it wants a reason');
  await page.getByLabel('Reason').fill('the board was turned');
  await press(page, 'Play again: Table 1');
  await page.locator('#question-yes').click();
  await says(page, 'Table 1 plays again.');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('an arbiter gives up a rule of the pairing', async () => {
  club.club('events', 'new', 'Two', '--rules', 'chess', '--rounds', '2');
  club.club('arrive', 'Two', 'Ada', 'Bo');
  const page = await club.page({width: 360, height: 780});
  await open(page, 'Two');
  await page.getByRole('link', {name: 'Next round'}).click();
  await press(page, 'Make a draft');
  await says(page, 'The draft is made.');
  await press(page, 'Publish');
  await says(page, 'Round 1 is published.');
  club.club('result', 'Two', '1', '1-0', '--by', 'Sam');
  await page.getByRole('link', {name: 'Next round'}).click();
  await press(page, 'Make a draft');
  await until(async () => (await page.locator('#link').innerText()).length > 0, 'they have met');
  assert.equal(await page.locator('#draft-tables li').count(), 0);
  await page.getByText('Rules to give up').click();
  await page.getByLabel('Two players may meet again').check();
  await accessible(page, 'desk-rules');
  await press(page, 'Make a draft');
  await says(page, 'The draft is made.');
  assert.equal(await page.locator('#draft-tables li').count(), 1);
  assert.equal(await page.getByLabel('Two players may meet again').isChecked(), false, 'the next draft has all rules again');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('an arbiter gives a player an army', async () => {
  club.club('events', 'new', 'Europe', '--rules', 'european-chess', '--rounds', '1');
  club.club('arrive', 'Europe', 'Ada', 'Bo', 'Cy', 'Dee');
  const page = await club.page({width: 360, height: 780});
  await open(page, 'Europe');
  await page.getByRole('link', {name: 'Next round'}).click();
  await press(page, 'Make a draft');
  await says(page, 'The draft is made.');
  assert.equal(await page.locator('#relax').isHidden(), true, 'no Swiss pairing of two');
  const ada = page.locator('#draft-tables .player').filter({hasText: 'Ada'});
  await ada.click();
  await page.getByLabel('Army').waitFor();
  await accessible(page, 'desk-armies');
  await page.getByLabel('Army').selectOption({label: 'Sweden'});
  await says(page, 'The draft is changed.');
  await until(async () => (await ada.innerText()).includes('Sweden'), 'her army is shown');
  assert.equal(await page.locator('#chosen').isHidden(), true);
  await ada.click();
  assert.equal(await page.getByLabel('Army').inputValue(), 'sweden', 'it is chosen there');
  await accessible(page, 'desk-army-chosen');
  await press(page, 'Publish');
  await says(page, 'Round 1 is published.');
  assert.match(club.club('round', 'Europe'), /Sweden|sweden/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the page speaks the language of the browser', async () => {
  const page = await club.page({locale: 'de-DE', width: 360, height: 780});
  await open(page, 'Chess');
  await page.getByRole('link', {name: 'Spieler'}).click();
  await page.getByRole('button', {name: /^Geht: Ada/}).waitFor();
  await accessible(page, 'desk-german');
  await page.getByRole('link', {name: 'Nächste Runde'}).click();
  await page.getByRole('button', {name: 'Entwurf machen'}).click();
  await page.locator('#question, #draft-tables li').first().waitFor();
  await accessible(page, 'desk-german-draft');
  await page.context().close();
});
