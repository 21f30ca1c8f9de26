/**
 * Everything that comes through a port in pieces, up to the last one, which is null.
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
      port.close();
      resolve(rows);
    });
  });
}
