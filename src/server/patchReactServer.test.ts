import { createRequire } from 'node:module';
import { createElement, lazy, Suspense, useId } from 'react';
import { expect, test, vi } from 'vitest';
import { patchReactServer } from './patchReactServer';

interface Stream extends ReadableStream<Uint8Array> {
  allReady: Promise<void>;
}
/** The module that Next's pages render with: `tests/e2e/firstView.spec.ts` opens whole pages. */
const server = createRequire(import.meta.url)('react-dom/server.edge') as {
  renderToReadableStream: (children: unknown, options?: object) => Promise<Stream>;
  renderToString: (children: unknown) => string;
};

/** A page with a boundary larger than what React sends in one piece. */
const large = createElement('div', null, [
  createElement('p', { key: 'p' }, 'before'),
  createElement(Suspense, { key: 's', fallback: 'waiting' }, createElement('p', null, 'x'.repeat(50_000))),
]);
const Late = lazy(async () => ({ default: () => createElement('p', null, 'late') }));
const late = () => createElement(Suspense, { fallback: 'waiting' }, createElement(Late));
const Broken = () => {
  throw new Error('broken');
};
const broken = createElement(Suspense, { fallback: 'waiting' }, createElement(Broken));

async function rendered(page: unknown): Promise<string> {
  const stream = await server.renderToReadableStream(page, { onError: () => undefined });
  await stream.allReady;
  return new Response(stream).text();
}

test('React sends large boundaries apart and leaves failing ones to the browser; the patch ends both', async () => {
  // Once React does this by itself, the patch can go.
  expect(await rendered(large)).toMatch(/<script/);
  expect(await rendered(broken)).toContain('waiting');

  patchReactServer();
  const whole = await rendered(large);
  expect(whole).not.toMatch(/<script|hidden|waiting/);
  expect(whole).toContain('x'.repeat(50_000));
  await expect(rendered(broken)).rejects.toThrow('broken');
});

test('a page is rendered to a string, with the bytes of the stream; one that waits for a part is left to the stream', async () => {
  const Ids = () => createElement('p', { id: useId() }, 'a', 'b', 'c < d');
  const whole = createElement('div', { className: 'x' }, createElement(Ids), createElement(Ids), large);
  const byString = vi.spyOn(server, 'renderToString');
  patchReactServer();
  const html = await rendered(whole);
  expect(byString).toHaveReturnedWith(html);

  // The option is only for the stream.
  const stream = await server.renderToReadableStream(whole, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  expect(byString).toHaveBeenCalledTimes(1);
  expect(await new Response(stream).text()).toBe(html);

  expect(await rendered(late())).toContain('<p>late</p>');
});
