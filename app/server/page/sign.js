// SPDX-License-Identifier: MIT
// Signing in to an account, and what its owner can do with it.
import {ask} from '/ask.js';
import {element, install} from '/board.js';
import {language, tr, translate} from '/words.js';

const $ = (id) => document.getElementById(id);
const say = (text) => { $('link').textContent = text; };
const moment = new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeStyle: 'short'});

const roles = {arbiter: tr('arbiter'), table: tr('table'), player: tr('player'), spectator: tr('spectator')};

function show(account) {
  $('out').hidden = account !== null;
  $('in').hidden = account === null;
  if (account === null) return;
  $('in-title').textContent = tr('Signed in as %1', account.name);
  $('whose').value = account.name;
  $('roles').replaceChildren(...account.roles.map((one) => element('li', {},
    one.event ? tr('%1: %2', roles[one.role], one.event) : tr('%1: all events', roles[one.role]))));
}

function session(one) {
  const about = [one.browser, one.from, tr('since %1', moment.format(new Date(one.begun))),
    tr('last used %1', moment.format(new Date(one.used)))].filter(Boolean).join(' · ');
  const end = element('button', {type: 'button', 'aria-label': tr('End the session from %1', one.from)}, tr('End'));
  end.addEventListener('click', () => attempt(async () => {
    await ask(`/api/account/sessions/${one.number}/end`, null);
    await list();
    $('sessions-title').scrollIntoView({block: 'nearest'});
  }));
  return element('li', {}, about, ' ', one.current ? element('strong', {}, tr('this browser')) : end);
}

// The events whose arbiter the account is.
async function listEvents(account) {
  const arbiter = account.roles.some((one) => one.role === 'arbiter');
  $('desks').hidden = !arbiter;
  if (!arbiter) return;
  const {events} = await ask('/api/arbiter/events');
  $('desk-list').replaceChildren(...events.map((one) => element('li', {}, element('a', {href: `/arbiter/desk#${one.number}/tables`},
    element('strong', {class: 'name'}, one.name),
    element('span', {class: 'quiet'}, [one.begins, tr('Round %1 of %2', one.published, one.rounds), tr('Players: %1', one.players)].filter(Boolean).join(' · '))))));
}

async function list() {
  const {sessions} = await ask('/api/account/sessions');
  $('sessions').replaceChildren(...sessions.map(session));
}

// Does something, and says what went wrong.
async function attempt(work) {
  say('');
  try {
    await work();
  } catch (error) {
    if (error.code === 'signed_out') show(null);
    say(error.status ? error.message : tr('The server cannot be reached.'));
  }
}

async function begin() {
  let account = null;
  try {
    account = await ask('/api/account');
  } catch (error) {
    if (error.status !== 401) throw error;
  }
  show(account);
  if (!account) return;
  await listEvents(account);
  await list();
}

// One try after the other: the server counts those that come at once as wrong ones.
function onSubmit(form, work) {
  $(form).addEventListener('submit', async (submit) => {
    submit.preventDefault();
    const button = $(form).querySelector('button');
    if (button.disabled) return;
    button.disabled = true;
    await attempt(work);
    button.disabled = false;
  });
}

onSubmit('enter', async () => {
  const account = await ask('/api/account/enter', {name: $('name').value, password: $('password').value});
  $('enter').reset();
  show(account);
  await listEvents(account);
  await list();
  $('main').focus();
});
onSubmit('change', async () => {
  if ($('new').value !== $('again').value) return say(tr('The two new passwords differ.'));
  await ask('/api/account/password', {old: $('old').value, new: $('new').value});
  $('change').reset();
  await list();
  return say(tr('Your password is changed. Your other sessions are over.'));
});
$('leave').addEventListener('click', () => attempt(async () => {
  await ask('/api/leave', null);
  show(null);
  $('name').focus();
}));
translate();
document.title = `${tr('Your account')} · Arbiter`;
install();
attempt(begin);
