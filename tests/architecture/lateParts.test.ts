import { expect, test } from 'vitest';
import { filesUnder, textOf } from './sourceFiles';

/** The two that load by a rule of their own: `late` in the browser only, `later` once the page rests. */
const RULES = ['src/client/ui/late.tsx', 'src/client/shell/later.tsx'];

const parts = filesUnder('src/client')
  .filter((file) => /\.tsx?$/.test(file) && !RULES.includes(file))
  .flatMap((file) =>
    textOf(file)
      .split(/\bdynamic\(/)
      .slice(1)
      .map((call) => ({ file, call: call.trim() })),
  );

test('a part that comes late waits for a network, and takes no page away', () => {
  expect(parts.length).toBeGreaterThan(10);
  const careless = parts.filter(({ call }) => !/^\(\) =>\s*onceReachable\(/.test(call));
  expect(careless).toEqual([]);
});

test('a part that the server does not draw comes by `late`, which hydrates as the server drew it', () => {
  expect(parts.filter(({ call }) => /^[^;]*\bssr: false/.test(call)).map(({ file }) => file)).toEqual([]);
});
