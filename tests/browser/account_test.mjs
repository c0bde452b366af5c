// SPDX-License-Identifier: MIT
// An arbiter signs in with a name and a password, changes it, and ends a session elsewhere.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {after, before, test} from 'node:test';
import {accessible, Club, until} from './club.mjs';

const password = 'correct horse', other = 'battery staple';
const club = new Club();
before(async () => {
  await club.open();
  club.club('events', 'edit', 'Friday', '--spectators', 'members');
  await until(async () => (await fetch(`${club.url}/api/event`)).status === 401, 'the event is for members');
  execFileSync(process.env.ARBITER, ['club', 'accounts', 'add', 'Eve', '--role', 'arbiter', '--db', club.db], {input: `${password}\n`});
});
after(() => club.close());

async function signIn(page, word) {
  await page.goto(`${club.url}/arbiter`);
  await page.locator('#enter').waitFor();
  await page.fill('#name', 'Eve');
  await page.fill('#password', word);
  await page.press('#password', 'Enter');
}
const says = (page, text) => until(async () => (await page.locator('#link').innerText()).includes(text), text);

test('an arbiter signs in, changes the password and ends another session', async () => {
  const here = await club.page(), there = await club.page({width: 390, height: 844});
  await here.goto(club.url);
  await until(async () => (await here.locator('#link').innerText()).includes('need a key'), 'the event is for members');
  await signIn(here, 'not the one');
  await says(here, 'The name or the password is wrong');
  await accessible(here, 'sign-in');
  await signIn(here, password);
  await here.locator('#in').waitFor();
  assert.equal(await here.locator('#in-title').innerText(), 'Signed in as Eve');
  assert.equal(await here.locator('#roles').innerText(), 'arbiter: all events');
  await signIn(there, password);
  await there.locator('#in').waitFor();
  await accessible(there, 'account');
  await here.reload();
  await until(async () => (await here.locator('#sessions li').count()) === 2, 'both sessions are listed');
  assert.equal(await here.locator('#sessions button').count(), 1, 'the own one ends by signing out');
  await here.locator('#sessions button').click();
  await until(async () => (await here.locator('#sessions li').count()) === 1, 'one is left');
  await there.reload();
  await there.locator('#enter').waitFor();
  // The event is open to whoever is signed in.
  await there.goto(club.url);
  await until(async () => (await there.locator('#link').innerText()).includes('need a key'), 'signed out');
  await here.goto(club.url);
  await here.locator('#tables a').first().waitFor();
  await until(async () => (await here.locator('#sign').innerText()) === 'Your account', 'whoever is signed in finds the account');
  await here.locator('#sign').click();
  await here.locator('#in').waitFor();
  await here.fill('#old', password);
  await here.fill('#new', other);
  await here.fill('#again', password);
  await here.press('#again', 'Enter');
  await says(here, 'The two new passwords differ.');
  await here.fill('#again', other);
  await here.press('#again', 'Enter');
  await says(here, 'Your password is changed.');
  await here.locator('#leave').click();
  await here.locator('#enter').waitFor();
  await signIn(here, password);
  await says(here, 'The name or the password is wrong');
  await signIn(here, other);
  await here.locator('#in').waitFor();
  assert.deepEqual(here.faults, []);
  await here.context().close();
  await there.context().close();
});

test('the page speaks the language of the browser', async () => {
  const page = await club.page({locale: 'de-DE'});
  await signIn(page, 'nicht dieses');
  await says(page, 'Der Name oder das Passwort ist falsch');
  assert.equal(await page.locator('h1').innerText(), 'Ihr Konto');
  await page.context().close();
});
