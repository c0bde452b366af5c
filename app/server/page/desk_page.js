// SPDX-License-Identifier: MIT
// What an arbiter does at an event on the day: results, the next round's draft, who is there.
import {ask} from '/ask.js';
import {install} from '/board.js';
import {drawDraft} from '/draft.js';
import {drawPlayers} from '/presence.js';
import {drawResults} from '/results.js';
import {tr, translate} from '/words.js';

const $ = (id) => document.getElementById(id);
const kAskEvery = 15000;  // milliseconds
const parts = ['tables', 'draft', 'players'];

// The address names the event and the part: #12/draft.
function place() {
  const [, number, part] = /^#(\d+)(?:\/(\w+))?/.exec(location.hash) ?? [];
  return {number, part: parts.includes(part) ? part : 'tables'};
}

const say = (text) => { if ($('link').textContent !== text) $('link').textContent = text; };
const addressOf = (path) => `/api/arbiter/${path}${path.includes('?') ? '&' : '?'}event=${place().number}`;

// --- Asking before something is done.

// Whether the arbiter wants it, after the text; `yes`: what the button says.
function agreed(text, yes) {
  const dialog = $('question');
  $('question-text').textContent = text;
  $('question-yes').textContent = yes;
  return new Promise((done) => {
    const answer = (said) => () => { dialog.close(said); };
    $('question-yes').onclick = answer('yes');
    $('question-no').onclick = answer('no');
    dialog.returnValue = 'no';
    dialog.onclose = () => done(dialog.returnValue === 'yes');
    dialog.showModal();
    $('question-no').focus();
  });
}

// --- The event as it is, and what changes it.

let view = null, round = null, busy = false, asked = 0;

// Draws, and leaves the focus in the row and at the button where it was.
function draw() {
  if (!view) return;
  const row = document.activeElement?.closest('[data-row]');
  const at = row ? [...row.querySelectorAll('button, input, select')].indexOf(document.activeElement) : -1;
  drawParts();
  if (!row || document.activeElement !== document.body) return;
  const now = document.querySelector(`[data-row="${row.dataset.row}"]`);
  const there = [...now?.querySelectorAll('button, input, select') ?? []];
  (there[Math.min(at, there.length - 1)] ?? $('main')).focus({preventScroll: true});
}

function drawParts() {
  const {number, part} = place(), {event} = view;
  $('title').textContent = event.name;
  document.title = `${event.name} · Arbiter`;
  $('about').textContent = event.published ? tr('Round %1 of %2', event.published, event.rounds) : tr('No round is published yet');
  for (const one of parts) {
    $(`${one}-part`).hidden = one !== part;
    $(`to-${one}`).href = `#${number}/${one}`;
    if (one === part) $(`to-${one}`).setAttribute('aria-current', 'page');
    else $(`to-${one}`).removeAttribute('aria-current');
  }
  drawResults(desk, view);
  drawDraft(desk, view);
  drawPlayers(desk, view);
}

async function refresh() {
  const mine = ++asked;
  const now = await ask(addressOf(`event${round ? `?round=${round}` : ''}`), undefined, '');
  if (mine !== asked) return;
  view = now;
  draw();
}

// Does something, and says what went wrong.
async function attempt(work) {
  try {
    await work();
  } catch (error) {
    say(error.status ? error.message : tr('The server cannot be reached.'));
    if (error.code === 'changed') await refresh().catch(() => {});
  }
}

// Changes the event; true if it was done. If reasons speak against it, the arbiter may do it anyway. One after the other:
// a second press of a button changes nothing.
async function change(what, said, done) {
  if (busy) return false;
  busy = true;
  say('');
  let changed = false;
  await attempt(async () => {
    try {
      await ask(addressOf(what), said, '');
    } catch (error) {
      if (error.code !== 'anyway') throw error;
      if (!await agreed(error.message, tr('Do it anyway'))) return;
      await ask(addressOf(what), {...said, anyway: true}, '');
    }
    changed = true;
    say(done ?? '');
    await refresh();
  });
  busy = false;
  return changed;
}

// What the parts of the page use.
const desk = {
  agreed, change,
  armies: () => view.event.armies,
  ask: (path) => ask(addressOf(path), undefined, ''),
  draw,
  showRound: (number) => {
    round = number;
    attempt(refresh);
  },
};

function begin() {
  round = null;
  if (place().number) attempt(refresh);
  else location.replace('/arbiter');
}

let shown = place().number;
addEventListener('hashchange', () => {
  const {number} = place();
  say('');
  if (number === shown) return draw();
  shown = number;
  return begin();
});
addEventListener('words', draw);
setInterval(() => {
  if (document.visibilityState === 'visible' && !busy && view) attempt(refresh);
}, kAskEvery);
translate();
install();
begin();
