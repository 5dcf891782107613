// The same bot in JavaScript, for Node; it needs no packages.
//
//     starhold play galaxies --seats "human,exec:node examples/bots/first_bot.mjs"
//
// One line of JSON comes in, one goes out; docs/bots-protocol.md says which.

import { createInterface } from 'node:readline';

const WORTHY = ['advance', 'build', 'collect', 'colon', 'develop', 'explore', 'land', 'orbit', 'settle', 'upgrade'];

// A little generator of our own, so that the bot plays the same game twice.
let state = 1;
const below = (count) => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >> 8) % count;
};

// One of the legal moves. question.view is all that our seat can see.
function choose(question) {
  const moves = question.legal.map((legal) => legal.move);
  const worthy = moves.filter((move) => WORTHY.some((word) => move.includes(word)));
  const among = worthy.length ? worthy : moves;
  return among[below(among.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.type === 'hello') console.log(JSON.stringify({ type: 'hello', protocol: 1, name: 'First bot' }));
  else if (said.type === 'decide') console.log(JSON.stringify({ type: 'move', move: choose(said) }));
}
