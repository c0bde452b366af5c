// SPDX-License-Identifier: MIT
// The events that the server shows: those that go on, and the archive.
import {element, install, keepingFocus} from '/board.js';
import {enter, mayLeave} from '/entry.js';
import {language, tr, translate} from '/words.js';

const $ = (id) => document.getElementById(id);
const kAskEvery = 30000;  // milliseconds

const day = (text) => new Date(`${text}T00:00:00Z`);
const dayFormat = new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeZone: 'UTC'});

// "23 Nov 2026", or from which day to which; nothing where it is not known.
function days({begins, ends}) {
  if (!begins && !ends) return '';
  const first = day(begins || ends), last = day(ends || begins);
  return first < last ? dayFormat.formatRange(first, last) : dayFormat.format(first);
}

function entry(event) {
  const round = event.published > 0 && event.published < event.rounds ? tr('Round %1 of %2', event.published, event.rounds) : '';
  const about = [event.title, round, tr('Players: %1', event.players)].filter(Boolean).join(' · ');
  const late = event.delay ? tr('shown %1 seconds late', event.delay) : '';
  return element('li', {}, element('a', {href: `/events/${event.address}`},
    element('strong', {class: 'name'}, event.name),
    element('span', {class: 'quiet'}, [event.site, days(event), late, event.members ? tr('for members') : ''].filter(Boolean).join(' · ')),
    element('span', {}, about)));
}

// What came with the first page and the ones that were asked for after it.
let first = {running: [], finished: [], before: null};
let older = [], next = null;

function draw() {
  const finished = [...first.finished, ...older];
  $('running').replaceChildren(...first.running.map(entry));
  $('finished').replaceChildren(...finished.map(entry));
  $('now').hidden = first.running.length === 0;
  $('archive').hidden = finished.length === 0;
  $('none').hidden = first.running.length + finished.length > 0;
  $('older').hidden = next === null;
}

const say = (text) => { if ($('link').textContent !== text) $('link').textContent = text; };

function failed(error) {
  say(error?.message === '401' ? tr('Looking on here wants a key; ask the arbiter for one.') : tr('Not connected; what is shown may be old.'));
}

async function ask(query) {
  const reply = await fetch(`/api/events${query}`);
  if (!reply.ok) throw new Error(String(reply.status));
  say('');
  return reply.json();
}

async function refresh() {
  first = await ask('');
  if (older.length === 0) next = first.before;
  keepingFocus(draw);
}

$('older').addEventListener('click', async () => {
  try {
    const page = await ask(`?before=${next}`);
    const at = first.finished.length + older.length;
    older = [...older, ...page.finished];
    next = page.before;
    draw();
    $('finished').children[at]?.querySelector('a').focus();
  } catch (error) {
    failed(error);
  }
});

async function begin() {
  await enter();
  await refresh();
  // Addresses of tables from before there was a list: they mean the newest event.
  const newest = first.running[0] ?? first.finished[0];
  if (newest && /^#(table|standings)\//.test(location.hash)) location.replace(`/events/${newest.address}${location.hash}`);
}

translate();
install();
begin().catch(failed).finally(mayLeave);
setInterval(() => refresh().catch(failed), kAskEvery);
addEventListener('visibilitychange', () => { if (!document.hidden) refresh().catch(failed); });
