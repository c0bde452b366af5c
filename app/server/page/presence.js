// SPDX-License-Identifier: MIT
// Who takes part: check in, leave, sit out.
import {element} from '/board.js';
import {tr} from '/words.js';

const $ = (id) => document.getElementById(id);
const kPause = 250;  // milliseconds without a key before the club's players are looked up

const ids = new Map();  // of the players that were offered, by name
let timer, drawn = '';

// Offers the players of the club whose names contain what is typed.
function offer(desk) {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const typed = $('who').value.trim();
    if (!typed || ids.has(typed)) return;
    try {
      const {players} = await desk.ask(`players?of=${encodeURIComponent(typed)}`);
      for (const one of players) ids.set(one.name, one.id);
      $('known').replaceChildren(...players.map((one) => element('option', {value: one.name})));
    } catch {
      // The name can be typed in full.
    }
  }, kPause);
}

async function arrive(desk, event) {
  event.preventDefault();
  const name = $('who').value.trim(), id = ids.get(name);
  if (!await desk.change('arrive', {players: [id ? `#${id}` : name], new: $('new').checked && !id}, tr('%1 is there.', name))) return;
  if ($('who').value.trim() !== name) return;  // the next name is being typed
  $('arrive').reset();
  $('known').replaceChildren();
  $('who').focus();
}

// What somebody is for the next round.
function stateOf(player, next) {
  if (player.presence === 'left') return player.to > 0 ? tr('left after round %1', player.to) : tr('not there');
  if (player.presence === 'later') return tr('there from round %1', player.from);
  return player.presence === 'out' ? tr('sits out round %1', next) : tr('there');
}

function line(desk, player, next) {
  const said = {players: [`#${player.id}`]};
  const button = (text, what, more = {}) => {
    const made = element('button', {type: 'button', 'aria-label': `${text}: ${player.name}`}, text);
    made.addEventListener('click', () => desk.change(what, {...said, ...more}));
    return made;
  };
  const out = {out: () => button(tr('Plays after all'), 'sit-out', {round: next, undo: true}),
    there: () => button(tr('Sits out'), 'sit-out', {round: next})}[player.presence];
  return element('li', {'data-row': `player-${player.id}`},
    element('span', {class: 'name'}, `${player.number}. `, element('strong', {}, player.name), ' ', element('span', {class: 'quiet'}, stateOf(player, next))),
    element('span', {class: 'row'}, ...player.presence === 'left' ? [button(tr('Check in'), 'arrive')] : [out?.() ?? null, button(tr('Leaves'), 'leave')]));
}

export function drawPlayers(desk, view) {
  $('who').oninput = () => offer(desk);
  $('arrive').onsubmit = (event) => arrive(desk, event);
  const next = view.event.published + 1;
  const shows = JSON.stringify([view.event, view.players]);
  if (shows === drawn) return;
  drawn = shows;
  const there = view.players.filter((one) => one.presence === 'there').length;
  $('players-about').textContent = view.event.more || view.draft ? tr('There for round %1: %2', next, there) : '';
  $('players').replaceChildren(...view.players.map((one) => line(desk, one, next)));
}
