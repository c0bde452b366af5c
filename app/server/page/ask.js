// SPDX-License-Identifier: MIT
// Requests of somebody who is signed in.
import {toldOnceKnown} from '/words.js';

// Asks the server, with POST if there is something to say (null: an empty body). Throws an error with `status` and `code`
// if the server refuses. `help`: as told() has it. The header says that this page asks: other sites cannot send it.
export async function ask(path, said, help) {
  const body = said === undefined ? {} : {method: 'POST', headers: {'X-Arbiter': 'page'}};
  if (said) {
    body.headers['Content-Type'] = 'application/json';
    body.body = JSON.stringify(said);
  }
  const reply = await fetch(path, body);
  const answer = await reply.json();
  if (!reply.ok) throw Object.assign(new Error(await toldOnceKnown(answer, help)), {status: reply.status, code: answer.error});
  return answer;
}
