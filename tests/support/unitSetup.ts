import { afterAll, vi } from 'vitest';

/** Unit tests of several files share a thread: none leaves its clock, its globals or its spies to the next one. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Polyfills are for good: pdf.js brings a `JSON.stringify` that ignores the order of a list of keys.
  if (JSON.stringify({ b: 1, a: 2 }, ['a', 'b']) !== '{"a":2,"b":1}')
    throw new Error('This file loads a library that replaces built-ins: list it as ISOLATED in vitest.config.ts');
});
