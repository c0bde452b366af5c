// SPDX-License-Identifier: MIT
// A game at a table, step by step: where the page is in it, and how it stood there.
import {element} from '/board.js';
import {api} from '/entry.js';
import {tr} from '/words.js';

const $ = (id) => document.getElementById(id);

// A view with changes as RFC 6902 writes them: added, removed, replaced. Throws where they do not fit.
export function patched(view, changes) {
  const whole = {view: structuredClone(view)};
  for (const {op, path, value} of changes) {
    const names = `view${path}`.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = names.pop();
    const place = names.reduce((inside, name) => inside[name], whole);
    if (Array.isArray(place) && op !== 'replace') place.splice(last === '-' ? place.length : Number(last), op === 'remove' ? 1 : 0, ...op === 'add' ? [value] : []);
    else if (op === 'remove') delete place[last];
    else place[last] = value;
  }
  return whole.view;
}

// Where the page is: at which table, and at which position of its game, from 0; none: at the newest.
export function place() {
  const [, round, number, at] = /^#table\/(\d+)\/(\d+)(?:\/(\d+))?$/.exec(location.hash) ?? [];
  return {round, number, path: round && `table/${round}/${number}`, at: at === undefined ? undefined : Number(at)};
}

// Games, position by position, by path: what the server has told, and the states that follow from it so far.
const replays = new Map();
let askedReplay = '';
async function askReplay(path, draw) {
  if (askedReplay === path) return;
  askedReplay = path;
  // The server answers the same for a second; a position that is not in it yet is asked for again then.
  setTimeout(() => {
    askedReplay = '';
    if (place().at > (replays.get(path)?.plies.length ?? -1)) draw();
  }, 1200);
  const reply = await fetch(`${api}/${path}/replay`);
  if (!reply.ok) throw new Error(String(reply.status));
  const replay = await reply.json();
  replays.set(path, {...replay, states: [replay.state]});
  draw();
}

// All plies of the game; none while it has not been asked for.
export const pliesOf = (path) => replays.get(path)?.plies;

// A game as it stood after so many plies; none while it has to be asked for.
export function positionAt(path, view, at, {draw, failed}) {
  const replay = replays.get(path);
  if (!replay || replay.plies.length < at) {
    askReplay(path, draw).catch(failed);
    return undefined;
  }
  const {states, plies} = replay;
  while (states.length <= at) states.push(patched(states.at(-1), plies[states.length - 1].ops));
  return {...view, state: states[at], history: plies.slice(0, at), ended: undefined, clock: null,
    points: view.points.filter((award) => award.ply <= at)};
}

export function drawReplay(view, at, path) {
  $('replay').hidden = view.plies === 0;
  $('replay-at').max = view.plies;
  $('replay-at').value = at ?? view.plies;
  $('replay-at').setAttribute('aria-valuetext', tr('Position %1 of %2', at ?? view.plies, view.plies));
  for (const id of ['replay-first', 'replay-back']) $(id).setAttribute('aria-disabled', (at ?? view.plies) === 0);
  for (const id of ['replay-on', 'replay-last']) $(id).setAttribute('aria-disabled', at === undefined);
  $('replay-told').replaceChildren(...at === undefined ? [] : [tr('Position %1 of %2', at, view.plies), ' ',
    element('a', {href: `#${path}/${at}`}, tr('Link to this position'))]);
}

// The move that is shown is in sight in the list, which scrolls by itself.
export function showCurrent() {
  const current = $('one-moves').querySelector('[aria-current]');
  if (current) $('one-moves').scrollTop += current.getBoundingClientRect().top - $('one-moves').getBoundingClientRect().top - $('one-moves').clientHeight / 2;
}

// The buttons, the slider and the keys go through the game. `viewOf`: a table as it is shown now, by path.
export function steps(viewOf, draw) {
  // Beyond the newest position the page follows the game again.
  const go = (to) => {
    const {path, at} = place();
    const view = viewOf(path);
    if (!view?.plies) return;
    const next = Math.max(0, to ?? at ?? view.plies);
    history.replaceState(null, '', next >= view.plies ? `#${path}` : `#${path}/${next}`);
    draw();
  };
  const here = () => place().at ?? viewOf(place().path)?.plies ?? 0;
  $('replay-first').addEventListener('click', () => go(0));
  $('replay-back').addEventListener('click', () => go(here() - 1));
  $('replay-on').addEventListener('click', () => go(here() + 1));
  $('replay-last').addEventListener('click', () => go(Infinity));
  $('replay-at').addEventListener('input', () => go(Number($('replay-at').value)));
  // Arrows step wherever they do nothing else: a slider has its own, and a list of moves is scrolled by up and down.
  addEventListener('keydown', (key) => {
    const step = {ArrowLeft: () => here() - 1, ArrowRight: () => here() + 1, Home: () => 0, End: () => Infinity}[key.key];
    if (!step || $('one').hidden || key.altKey || key.ctrlKey || key.metaKey || key.shiftKey || key.target.closest?.('input, select, textarea')) return;
    key.preventDefault();
    go(step());
  });
}
