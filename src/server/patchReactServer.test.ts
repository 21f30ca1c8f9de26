import { createRequire } from 'node:module';
import { createElement, Suspense } from 'react';
import { expect, test } from 'vitest';
import { patchReactServer } from './patchReactServer';

interface Stream extends ReadableStream<Uint8Array> {
  allReady: Promise<void>;
}
/** The module that Next's pages render with: `tests/e2e/firstView.spec.ts` opens whole pages. */
const server = createRequire(import.meta.url)('react-dom/server.edge') as {
  renderToReadableStream: (children: unknown, options?: object) => Promise<Stream>;
};

/** A page with a boundary larger than what React sends in one piece. */
const large = createElement('div', null, [
  createElement('p', { key: 'p' }, 'before'),
  createElement(Suspense, { key: 's', fallback: 'waiting' }, createElement('p', null, 'x'.repeat(50_000))),
]);
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
