import { createRequire } from 'node:module';

type Render = (children: unknown, options?: Record<string, unknown>) => unknown;

/**
 * React sends a large boundary of a page after the rest, hidden, with a script that moves it to its place. Pages are
 * sent in one piece here, and that script has no nonce: browsers refuse it, and the part would stay hidden. Next takes
 * no options for its rendering, so they are set where it takes React's renderer from.
 */
export function renderPagesWhole(): void {
  const server = createRequire(import.meta.url)('react-dom/server.edge') as { renderToReadableStream: Render };
  const render = server.renderToReadableStream;
  server.renderToReadableStream = (children, options) =>
    render(children, { progressiveChunkSize: Number.POSITIVE_INFINITY, ...options });
}
