import { afterAll, vi } from 'vitest';

/** Unit tests of several files share a thread: none leaves its clock, its globals or its spies to the next one. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
