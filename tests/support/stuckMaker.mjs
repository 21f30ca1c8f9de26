import { takePieces } from '../../src/server/making/takePieces.mjs';

const kept = [];

/** Stands in for the work of a thread: does what its head says, well or badly. */
export default async function make({ head, port }) {
  const rows = await takePieces(port);
  while (head === 'hangs');
  while (head === 'eats') kept.push(Array.from({ length: 10_000 }, () => Math.random()));
  return rows.length;
}
