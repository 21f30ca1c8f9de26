/**
 * Everything that comes through a port in pieces, up to the last one, which is null. How far the work has come goes back
 * through the same port, which the asker closes.
 * @param {import('node:worker_threads').MessagePort} port
 * @returns {Promise<unknown[]>}
 */
export function takePieces(port) {
  return new Promise((resolve) => {
    /** @type {unknown[]} */
    const rows = [];
    port.on('message', (/** @type {unknown[] | null} */ piece) => {
      if (piece) {
        for (const row of piece) rows.push(row);
        return;
      }
      resolve(rows);
    });
  });
}
