// SPDX-License-Identifier: MIT
// The board of one table, small, for another site's page to frame.
import {board, element, resultText, seatRow, standing, time} from '/board.js';
import {ask, failed, follow, known, listen, say} from '/live.js';
import {messageOf, told, tr, translate} from '/words.js';

const $ = (id) => document.getElementById(id);
const [, name, round, number] = /^\/embed\/([^/]+)\/(\d+)\/(\d+)$/.exec(location.pathname) ?? [];
const path = `table/${Number(round)}/${Number(number)}`;

function draw() {
  const event = known.get('event'), view = known.get(path);
  const where = tr('Round %1, table %2', Number(round), Number(number));
  $('more').textContent = event ? `${event.event.name} · ${where}` : where;
  $('more').href = `/events/${name}#${path}`;
  document.title = $('more').textContent;
  const table = event?.tables.find((one) => one.round === Number(round) && one.table === Number(number));
  if (!table || !view || view.error) {
    $('turn').textContent = view?.error ? told(messageOf(view, 'error')) : event ? tr('The game at this table has not begun.') : tr('There is no such event here.');
    for (const id of ['board', 'seats']) $(id).replaceChildren();
    return;
  }
  $('board').replaceChildren(board(view, false));
  $('turn').textContent = resultText(view, table);
  $('seats').replaceChildren(element('tbody', {}, ...table.seats.map((seat) => {
    const row = seatRow(seat, view);
    return element('tr', {}, element('th', {scope: 'row'}, row.mark, ' ', element('span', {class: 'name'}, row.name)),
      element('td', {}, standing(row.status)), element('td', {class: 'num'}, row.used === undefined ? '' : time(row.used)),
      element('td', {class: 'num'}, String(row.points ?? '')));
  })));
}

async function begin() {
  await ask(['event', path]);
  if (known.has('event')) listen();
}

follow({draw, lookedAt: () => ['event', path]});
addEventListener('words', draw);
translate();
begin().catch((error) => {
  // A page in another one's frame brings no key.
  if (error.message === '401') say(tr('Looking on here wants a key: open the page itself.'));
  else failed(error);
});
