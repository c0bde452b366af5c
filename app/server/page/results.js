// SPDX-License-Identifier: MIT
// The tables of a round, each with a form for its result.
import {element, mark, sideName} from '/board.js';
import {told, tr} from '/words.js';

const $ = (id) => document.getElementById(id);

// The cards by what they show: one that is typed into stays as it is.
const cards = new Map();

function seatFields(table, seat, form) {
  const id = `seat-${table.round}-${table.table}-${seat.seat}`;
  const places = $('as').value === 'places';
  const byHand = table.source === 'hand';
  const number = element('input', {id, inputmode: 'decimal', autocomplete: 'off', maxlength: 12});
  number.value = byHand && !seat.absent ? String((places ? seat.place : seat.game_points) ?? '') : '';
  const absent = element('input', {id: `${id}-absent`, type: 'checkbox', 'aria-label': tr('%1: did not come', seat.name)});
  absent.checked = byHand && seat.absent === true;
  number.disabled = absent.checked;
  absent.addEventListener('change', () => { number.disabled = absent.checked; });
  form.cells.push(() => (absent.checked ? '-' : number.value.trim()));
  const counted = !byHand && table.source !== 'none' && seat.game_points !== undefined ?
    element('span', {class: 'quiet'}, `${[seat.game_points, seat.place ? tr('place %1', seat.place) : ''].filter(Boolean).join(', ')}`) : null;
  return element('div', {class: 'entry'},
    element('label', {for: id}, mark(seat.seat), ` ${seat.name || sideName(seat.seat)}`),
    number, element('div', {class: 'under'}, element('label', {class: 'tick'}, absent, ` ${tr('did not come')}`), counted));
}

// What a player's phone has said against the play.
function objection(table, {seat, words}) {
  const name = table.seats.find((one) => one.seat === seat)?.name || sideName(seat);
  return element('p', {}, element('strong', {}, words ? tr('%1 objects: %2', name, words) : tr('%1 objects', name)));
}

// The form of a table. `dirty` once something is typed.
function card(desk, table, objections) {
  const form = {cells: [], dirty: false};
  const at = {round: table.round, table: table.table, seen: table.seen};
  const id = `${table.round}-${table.table}`;
  const why = element('input', {id: `why-${id}`, maxlength: 120, autocomplete: 'off'});
  const button = (text, press, attributes = {}) => {
    const made = element('button', {type: 'button', 'aria-label': `${text}: ${tr('Table %1', table.table)}`, ...attributes}, text);
    if (press) made.addEventListener('click', press);
    return made;
  };
  // The card is drawn anew once the table has changed; otherwise it keeps what is typed.
  const send = async (what, said, told) => {
    form.dirty = false;
    if (!await desk.change(what, said, told)) form.dirty = true;
  };
  const takeBack = table.source === 'hand' || table.source === 'unusable' ? button(tr('Take back'), () =>
    send('take-back', {...at, reason: why.value}, tr('The result of table %1 is taken back.', table.table))) : null;
  const again = table.game ? button(tr('Play again'), async () => {
    const warning = tr('Table %1 begins a new game. The game that was played does not count.', table.table);
    // A reason must stand there for this only.
    why.required = true;
    const said = why.reportValidity();
    why.required = false;
    if (!said || !await desk.agreed(warning, tr('Play again'))) return;
    await send('again', {...at, reason: why.value}, tr('Table %1 plays again.', table.table));
  }) : null;
  const made = element('form', {}, ...table.seats.map((seat) => seatFields(table, seat, form)),
    element('label', {for: `why-${id}`}, tr('Reason')), why,
    element('div', {class: 'row'}, button(tr('Save'), null, {type: 'submit', class: 'accent'}), takeBack, again));
  made.addEventListener('input', () => { form.dirty = true; });
  made.addEventListener('submit', (submit) => {
    submit.preventDefault();
    send('result', {...at, cells: form.cells.map((cell) => cell()), as: $('as').value, reason: why.value},
      tr('The result of table %1 is saved.', table.table));
  });
  form.node = element('li', {'data-row': `table-${id}`}, element('h3', {}, tr('Table %1', table.table)),
    element('p', {class: 'quiet'}, told(table.how, '')),
    ...objections.map((one) => objection(table, one)), made);
  return form;
}

function cardOf(desk, view, table) {
  const objections = view.objections.filter((one) => one.table === table.table);
  const key = `${table.round}/${table.table}`, shows = `${$('as').value} ${told(table.how, '')} ${JSON.stringify([table, objections])}`;
  const kept = cards.get(key);
  if (kept && (kept.dirty || kept.shows === shows)) return kept.node;
  const made = card(desk, table, objections);
  made.shows = shows;
  cards.set(key, made);
  return made.node;
}

let drawn = '';  // the numbers in the list of rounds

function drawHead(desk, view) {
  const {published} = view.event, round = view.round?.round ?? 0;
  const wanted = `${view.event.number}/${published}`;
  if (drawn !== wanted) {
    cards.clear();
    drawn = wanted;
    $('round').replaceChildren(...Array.from({length: published}, (_, i) => element('option', {value: i + 1}, String(i + 1))));
  }
  $('round').value = String(round);
  $('round').onchange = () => desk.showRound(Number($('round').value));
  $('as').onchange = () => {
    cards.clear();
    desk.draw();
  };
  $('tables-head').hidden = published === 0;
  $('results-none').hidden = published > 0;
  // Once something was played or entered, the publication stands.
  const untouched = view.round?.tables.every((table) => table.source === 'none' && table.seen === 0);
  $('unpublish').hidden = !(round > 0 && round === published && untouched);
  $('unpublish').onclick = async () => {
    if (!await desk.agreed(tr('Round %1 becomes a draft again. Spectators and tables do not see it any more.', round), tr('Take the publication back'))) return;
    if (await desk.change('unpublish', {round}, tr('Round %1 is a draft again.', round))) desk.showRound(null);
  };
}

export function drawResults(desk, view) {
  drawHead(desk, view);
  const nodes = (view.round?.tables ?? []).map((table) => cardOf(desk, view, table));
  const there = [...$('results').children];
  // What is there already stays in its place, and keeps the focus.
  if (nodes.length !== there.length || nodes.some((node, i) => node !== there[i])) $('results').replaceChildren(...nodes);
}
