// SPDX-License-Identifier: MIT
// What the server has said of the event (`known`, by path), and how a page hears of what changes.
import {api} from '/entry.js';
import {patched} from '/replay.js';
import {language, tr} from '/words.js';

const $ = (id) => document.getElementById(id);

export const known = new Map();
const tags = new Map();

// What the page does: `draw` draws what is known, `lookedAt` says which paths it shows now.
let page;
export const follow = (what) => { page = what; };

// What is asked for may come after what was told meanwhile, or asked for later: the newest of each path counts.
const newest = new Map();
const turn = (path) => newest.set(path, (newest.get(path) ?? 0) + 1).get(path);

export async function ask(paths) {
  await Promise.all([...paths].map(async (path) => {
    const mine = turn(path);
    const reply = await fetch(`${api}/${path}`);
    if (!reply.ok && reply.status !== 404) throw new Error(String(reply.status));
    const view = reply.ok ? await reply.json() : undefined;
    if (newest.get(path) !== mine) return;
    tags.set(path, reply.headers.get('ETag'));
    if (view) known.set(path, view);
    else known.delete(path);
  }));
  page.draw();
}

// A message tells what has changed: small views as they are now, of others how they have changed, or that they are to
// be asked for.
function hear({changed, now, tags: as = {}, patch = {}}) {
  const heardOf = new Set(Object.keys(now));
  for (const [path, view] of Object.entries(now)) {
    turn(path);
    known.set(path, view);
    tags.set(path, as[path]);
  }
  for (const [path, {from, to, ops}] of Object.entries(patch)) {
    if (tags.get(path) === to) heardOf.add(path);
    if (tags.get(path) !== from) continue;
    try {
      known.set(path, patched(known.get(path), ops));
    } catch {
      continue;  // it is asked for
    }
    turn(path);
    tags.set(path, to);
    heardOf.add(path);
  }
  return ask(changed.filter((path) => !heardOf.has(path)));
}

// Asks for what is looked at and not known, or was not listened to.
async function everything() {
  if (!known.has('event')) await ask(['event']);
  const paths = page.lookedAt().filter((path) => path !== 'leagues' || known.get('event')?.leagues);
  await ask(paths.filter((path) => !listened.has(path)));
  for (const path of paths) listened.add(path);
}

export const say = (text) => { if ($('link').textContent !== text) $('link').textContent = text; };
const timeOf = (moment) => new Intl.DateTimeFormat(language, {hour: '2-digit', minute: '2-digit', hourCycle: 'h23'}).format(moment);

// The page is live while it hears something: news, or the server's signs of life, which come every so many seconds.
let live, heard = 0, every = 10;
function hears() {
  heard = Date.now();
  say(tr('Live'));
}

// The connection may be there and bring nothing: the server stands still, or the network swallows everything.
function listenForSilence() {
  if (live?.readyState !== EventSource.OPEN || !heard) return;
  const silent = (Date.now() - heard) / 1000;
  if (silent > 2.5 * every) say(tr('No news since %1; what is shown may be old.', timeOf(heard)));
  if (silent < 8 * every) return;
  live.close();
  listen();
}
setInterval(listenForSilence, 500);

// What the page shows is listened to. Where that is something else now the page listens to that, from the same event on.
export const listened = new Set();
let about = '', newestEvent = '', looking = 0;
export function lookSoon() {
  clearTimeout(looking);
  looking = setTimeout(() => {
    const now = page.lookedAt().join();
    if (now === about || !live || live.readyState === EventSource.CLOSED) return;
    for (const path of [...listened]) if (!page.lookedAt().includes(path)) listened.delete(path);
    live.close();
    listen();
  }, 200);
}

// Live, or now and then where the server has too many who look on.
let asking = 0;
export function listen() {
  about = page.lookedAt().join();
  live = new EventSource(`${api}/live?of=${encodeURIComponent(about)}${newestEvent ? `&after=${newestEvent}` : ''}`);
  live.onopen = () => {
    clearInterval(asking);
    hears();
    everything().catch(failed);
  };
  live.onmessage = (message) => {
    newestEvent = message.lastEventId;
    hears();
    hear(JSON.parse(message.data)).catch(failed);
  };
  live.addEventListener('alive', (message) => {
    every = JSON.parse(message.data).every;
    hears();
  });
  live.onerror = () => {
    failed();
    if (live.readyState !== EventSource.CLOSED) return;
    clearInterval(asking);
    asking = setInterval(() => {
      listened.clear();
      everything().then(() => { heard = Date.now(); say(tr('Every few seconds')); }).catch(failed);
    }, 5000);
  };
}

export function failed(error) {
  say(error?.message === '401' ? tr('Looking on here wants a key; ask the arbiter for one.') :
    heard ? tr('Not connected; no news since %1.', timeOf(heard)) : tr('Not connected; what is shown may be old.'));
}
