import { setTimeout as pause } from 'node:timers/promises';

const kept = [];

/** Stands in for the work of a thread: does what its order says, well or badly. */
export default async function make({ order: { params }, mostRows, port }) {
  if (params.rows > mostRows) return { tooLong: { ms: params.rows } };
  port.postMessage(0.5);
  if (params.does === 'reports') await pause(200);
  while (params.does === 'hangs');
  while (params.does === 'eats') kept.push(Array.from({ length: 10_000 }, () => Math.random()));
  if (params.does === 'refuses') return { refused: { code: 'FILE_TOO_LARGE', detail: { retryAfter: 7 } } };
  if (params.does === 'fails')
    return { failed: { message: 'a query failed', cause: { message: 'gone', code: '57P01' } } };
  // Whether `require` would load a module.
  if (params.does === 'tells') {
    const loads = process.features.require_module === true;
    return { file: { name: 'a.txt', type: 'text/plain', content: new Uint8Array(loads ? 1 : 0) } };
  }
  return { file: { name: 'a.pdf', type: 'application/pdf', content: new Uint8Array([1, 2, 3]) } };
}
