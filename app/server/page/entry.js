// SPDX-License-Identifier: MIT
// Which event a page is of, and with which key a browser looks at it.
import {tr} from '/words.js';

const $ = (id) => document.getElementById(id);

// The event that the address names; none: the one that the server shows.
const named = /^\/(?:events|embed)\/([^/]+)/.exec(location.pathname)?.[1];

// What the server answers of the event is below this.
export const api = named ? `/api/events/${named}` : '/api';

// Is this one event of many?
export const oneOfMany = named !== undefined;

// A key that the address brings (#key=…) opens the pages where looking on wants one. It does not stay in the address.
export async function enter() {
  const key = /^#key=([\w.]+)/.exec(location.hash)?.[1];
  if (!key) return;
  history.replaceState(null, '', location.pathname);
  await fetch('/api/enter', {method: 'POST', headers: {Authorization: `Bearer ${key}`}});
}

// Whoever has brought one, or has signed in, may log out.
export function mayLeave() {
  const entered = /(^|; )arbiter_entered=yes/.test(document.cookie);
  $('leave').hidden = !entered;
  if (entered) $('sign').textContent = tr('Your account');
  $('leave').addEventListener('click', async () => {
    await fetch('/api/leave', {method: 'POST'});
    location.reload();
  });
}
