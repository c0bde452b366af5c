// SPDX-License-Identifier: MIT
// The draft of the next round: its faults, who sits where, changes by hand, publishing.
import {element, mark} from '/board.js';
import {told, tr, word} from '/words.js';

const $ = (id) => document.getElementById(id);

let chosen = null;  // who is to change places: {id, name}
let drawn = '';     // what is shown

const isIn = (draft, id) => draft.byes.some((one) => one.id === id) || draft.tables.some((table) => table.seats.some((one) => one.id === id));

// The first press chooses somebody, the second one exchanges the two.
async function choose(desk, draft, player) {
  const first = chosen;
  chosen = first === null ? player : null;
  desk.draw();
  if (first === null || first.id === player.id) return;
  await desk.change('swap', {round: draft.round, player: `#${first.id}`, other: `#${player.id}`},
    tr('%1 and %2 have changed places.', first.name, player.name));
}

function playerButton(desk, draft, player, ...before) {
  const made = element('button', {type: 'button', class: 'player', 'aria-pressed': String(chosen?.id === player.id)}, ...before, player.name,
    player.army ? element('span', {class: 'quiet'}, ` ${word(player.army_name ?? player.army)}`) : null);
  made.addEventListener('click', () => choose(desk, draft, player));
  return made;
}

// What can be done with whoever is chosen.
function drawChosen(desk, draft) {
  $('chosen').hidden = chosen === null;
  if (chosen === null) return $('chosen').replaceChildren();
  const {id, name} = chosen;
  const button = (text, what, said) => {
    const made = element('button', {type: 'button'}, text);
    made.addEventListener('click', async () => {
      chosen = null;
      desk.draw();
      if (what) await desk.change(what, {round: draft.round, player: `#${id}`, ...said}, tr('The draft is changed.'));
    });
    return made;
  };
  const army = (has) => {
    const select = element('select', {id: 'army'}, ...has ? [] : [element('option', {value: ''}, '–')],
      ...desk.armies().map((one) => element('option', {value: one.id}, word(one.name))));
    select.value = has ?? '';
    select.addEventListener('change', async () => {
      if (!select.value) return;
      chosen = null;
      await desk.change('army', {round: draft.round, player: `#${id}`, army: select.value}, tr('The draft is changed.'));
      desk.draw();
    });
    return [element('label', {for: 'army'}, tr('Army')), select];
  };
  const free = draft.tables.filter((table) => table.room && !table.seats.some((one) => one.id === id));
  const seated = draft.tables.flatMap((table) => table.seats).find((one) => one.id === id);
  return $('chosen').replaceChildren(element('p', {}, tr('%1 is chosen. Choose another player to exchange the two.', name)),
    element('div', {class: 'row'}, ...free.map((table) => button(tr('To table %1', table.table), 'move', {table: table.table})),
      seated ? button(tr('Without a table'), 'bye', {}) : null, button(tr('Cancel')),
      ...seated && desk.armies().length ? army(seated.army) : []));
}

function messages(title, list) {
  return list.length ? [element('h3', {}, title), element('ul', {}, ...list.map((one) => element('li', {}, one)))] : [];
}

function drawTables(desk, draft) {
  $('draft-tables').replaceChildren(...draft.tables.map((table) => element('li', {'data-row': `draft-${table.table}`},
    element('h3', {}, tr('Table %1', table.table)),
    ...table.seats.map((seat) => playerButton(desk, draft, seat, mark(seat.seat), ' ')))));
  $('draft-byes').replaceChildren(...draft.byes.length ? [element('h3', {}, tr('Without a table')),
    element('div', {class: 'row', 'data-row': 'draft-byes'}, ...draft.byes.map((one) => playerButton(desk, draft, one)))] : []);
}

function drawActions(desk, view) {
  const {draft, event} = view, next = event.published + 1;
  $('seat').textContent = draft ? tr('Make the draft again') : tr('Make a draft');
  $('seat').hidden = !event.more && !draft;
  $('relax').hidden = $('seat').hidden || !event.relax;
  $('seat').onclick = async () => {
    const again = tr('Make the draft again');
    if (draft && !await desk.agreed(tr('A new draft replaces this one, with all its changes by hand.'), again)) return;
    const given = [...document.querySelectorAll('#relax input:checked')];
    if (await desk.change('seat', {relax: given.map((one) => one.value)}, tr('The draft is made.')))
      for (const one of given) one.checked = false;  // given up for this draft, not for the next one
  };
  $('publish').hidden = !draft;
  $('publish').onclick = async () => {
    if (await desk.change('publish', {round: next}, tr('Round %1 is published.', next))) desk.showRound(null);
  };
}

export function drawDraft(desk, view) {
  const {draft, event} = view;
  if (chosen && !(draft && isIn(draft, chosen.id))) chosen = null;
  const faults = draft ? [...draft.stale, ...draft.faults].map((one) => told(one, '')) : [];
  const goals = draft ? draft.quality.filter((one) => one.value > 0).map((one) => `${told(one, '')}: ${one.value}`) : [];
  const shows = JSON.stringify([view.event, draft, chosen, faults, goals]);
  if (shows === drawn) return;
  drawn = shows;
  $('draft-title').textContent = event.more || draft ? tr('Round %1', event.published + 1) : tr('Next round');
  $('draft-about').textContent = draft ? [tr('This is a draft: only arbiters see it.'),
    draft.further > 0 ? tr('Further rounds with a draft: %1', draft.further) : ''].filter(Boolean).join(' ') :
    event.more ? tr('There is no draft yet.') : tr('All rounds are published.');
  $('draft-faults').replaceChildren(...messages(tr('Problems'), faults));
  $('draft-quality').replaceChildren(...messages(tr('How good it is'), goals));
  drawActions(desk, view);
  drawTables(desk, draft ?? {tables: [], byes: []});
  drawChosen(desk, draft ?? {tables: []});
}
