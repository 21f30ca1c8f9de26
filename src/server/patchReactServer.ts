import { createRequire } from 'node:module';

interface Page extends ReadableStream<Uint8Array> {
  allReady: Promise<void>;
}
interface Options {
  identifierPrefix?: string;
  onError?: (error: unknown) => unknown;
  progressiveChunkSize?: number;
}
type Render = (children: unknown, options?: Options) => Promise<Page>;
/** What Next imports as React's renderer of pages. */
interface ReactServer {
  renderToReadableStream: Render;
  renderToString: (children: unknown, options?: Pick<Options, 'identifierPrefix'>) => string;
}

const require = createRequire(import.meta.url);
/** React writes it where a boundary waits (`$?`) or failed (`$!`). A text cannot hold it: its `<` is escaped. */
const OPEN_BOUNDARY = /<!--\$[?!]/;
/** With any other option a page is left to the stream. */
const STRING_OPTIONS = new Set(['identifierPrefix', 'onError']);

/**
 * Patches the React renderer that Next's pages use, because Next renders with its stream and passes it no options
 * (`docs/adr/0026-two-libraries-are-patched.md`). Pages leave in one piece, and either whole or not at all:
 * - The stream encodes each small string by itself. A page that is whole at once is rendered to a string, with the same
 *   bytes for about half of the time; a page that waits for a part is rendered by the stream.
 * - React sends a large boundary after the rest, hidden, with a script that moves it to its place. The script has no nonce,
 *   so the policy refuses it. `progressiveChunkSize` says how large a boundary may be.
 * - React leaves a boundary that fails to the browser. Here a failure makes an error page and a report.
 */
export function patchReactServer(): void {
  const server = require('react-dom/server.edge') as ReactServer;
  const { renderToReadableStream: render, renderToString } = server;
  server.renderToReadableStream = async (children, options = {}) => {
    const html = wholePage(renderToString, children, options);
    return html === undefined ? streamed(render, children, options) : asPage(html);
  };
}

/** The page as a string; undefined where a part of it is not there at once, fails, or needs the stream. */
function wholePage(renderToString: ReactServer['renderToString'], children: unknown, options: Options) {
  if (!Object.keys(options).every((name) => STRING_OPTIONS.has(name))) return undefined;
  try {
    const { identifierPrefix } = options;
    const html = renderToString(children, identifierPrefix === undefined ? {} : { identifierPrefix });
    return OPEN_BOUNDARY.test(html) ? undefined : html;
  } catch {
    // The stream meets the same failure and reports it.
    return undefined;
  }
}

/** In the shape that Next reads: one piece, ready. */
function asPage(html: string): Page {
  const bytes = new TextEncoder().encode(html);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return Object.assign(stream, { allReady: Promise.resolve() });
}

async function streamed(render: Render, children: unknown, options: Options): Promise<Page> {
  const failures: unknown[] = [];
  const page = await render(children, {
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error: unknown) => {
      failures.push(error);
      return options.onError?.(error);
    },
  });
  page.allReady = page.allReady.then(() => {
    if (failures.length > 0) throw failures[0];
  });
  return page;
}
