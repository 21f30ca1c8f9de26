import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MS = 10_000;

/**
 * Reads the rest of a refused body and throws it away. A sender that is still writing meets a broken connection where the
 * answer should be. One that never ends is given up after 64 MB or 10 s.
 */
export function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = () => {
      clearTimeout(timer);
      body.off('data', count).off('close', finish).off('end', finish);
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) finish();
    };
    const timer = setTimeout(finish, MOST_MS);
    if (body.readableEnded || body.destroyed) return finish();
    body.on('data', count).once('end', finish).once('close', finish).resume();
  });
}
