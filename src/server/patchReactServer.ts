import { createRequire } from 'node:module';

interface Page {
  allReady: Promise<void>;
}
interface Options {
  onError?: (error: unknown) => unknown;
  progressiveChunkSize?: number;
}
type Render = (children: unknown, options?: Options) => Promise<Page>;

const require = createRequire(import.meta.url);

/**
 * Patches the React renderer that Next's pages use, because Next passes it no options
 * (`docs/adr/0026-two-libraries-are-patched.md`). Pages leave in one piece, and either whole or not at all:
 * - React sends a large boundary after the rest, hidden, with a script that moves it to its place. The script has no nonce,
 *   so the policy refuses it. `progressiveChunkSize` says how large a boundary may be.
 * - React leaves a boundary that fails to the browser. Here a failure makes an error page and a report.
 */
export function patchReactServer(): void {
  const server = require('react-dom/server.edge') as { renderToReadableStream: Render };
  const render = server.renderToReadableStream;
  server.renderToReadableStream = async (children, options) => {
    const failures: unknown[] = [];
    const page = await render(children, {
      ...options,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error: unknown) => {
        failures.push(error);
        return options?.onError?.(error);
      },
    });
    page.allReady = page.allReady.then(() => {
      if (failures.length > 0) throw failures[0];
    });
    return page;
  };
}
