import { createRequire } from 'node:module';

interface Page {
  allReady: Promise<void>;
}
interface Options {
  onError?: (error: unknown) => unknown;
}
type Render = (children: unknown, options?: Options) => Promise<Page>;

/**
 * Pages are sent in one piece, and either as meant or not at all. By itself React sends a large boundary after the rest,
 * hidden, with a script that moves it to its place; the script has no nonce, so browsers would refuse it. And a boundary
 * whose drawing fails would be left to the browser, where a failure on the server has to be an error page and a report.
 * Next takes no options for its rendering, so they are set where it takes React's renderer from.
 */
export function renderPagesWhole(): void {
  const server = createRequire(import.meta.url)('react-dom/server.edge') as { renderToReadableStream: Render };
  const render = server.renderToReadableStream;
  server.renderToReadableStream = async (children, options) => {
    const failures: unknown[] = [];
    const whole = {
      ...options,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error: unknown) => {
        failures.push(error);
        return options?.onError?.(error);
      },
    };
    const page = await render(children, whole);
    page.allReady = page.allReady.then(() => {
      if (failures.length > 0) throw failures[0];
    });
    return page;
  };
}
