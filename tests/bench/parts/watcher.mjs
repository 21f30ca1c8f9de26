/**
 * Calls one address on and on until it is stopped, and gives the milliseconds of each answer. A thread of its own, so that
 * the work of the bench itself, such as reading a large answer, delays no measure.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, headers, everyMs } = workerData;
let ended = false;
parentPort.once('message', () => (ended = true));
const times = [];
while (!ended) {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  times.push(performance.now() - began);
  await pause(everyMs);
}
parentPort.postMessage(times);
