import { expect, test } from 'vitest';
import { filesUnder, textOf } from './sourceFiles';

test('a part that comes late waits for a network, and takes no page away', () => {
  const parts = filesUnder('src/client')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      textOf(file)
        .split(/\bdynamic\(/)
        .slice(1)
        .map((call) => ({ file, call: call.trim().slice(0, 60) })),
    );
  expect(parts.length).toBeGreaterThan(15);
  // `later` loads in the browser by its own rule; its call here draws on the server.
  const careless = parts.filter(
    ({ file, call }) => !/^\(\) =>\s*onceReachable\(/.test(call) && !/shell\/later/.test(file),
  );
  expect(careless).toEqual([]);
});
