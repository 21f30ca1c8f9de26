import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODE, filesUnder, textOf } from './sourceFiles';

/** The modules of the trade in the direction of their imports: each may use those behind it. */
const FLOW = ['overview', 'order', 'award', 'quotation', 'request', 'timeline'];
const MODULE = /^src\/server\/modules\/([^/]+)\//;

/** `from>to` for each pair of trade modules of which one imports the other. */
function arrows(): string[] {
  const found = filesUnder('src/server/modules')
    .filter((path) => CODE.test(path) && !/[.]test[.]ts$/.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/from '([.][^']+)'/g)].map(([, name = '']) => {
        const to = posix.normalize(posix.join(posix.dirname(path), name));
        return [MODULE.exec(path)?.[1] ?? '', MODULE.exec(to)?.[1] ?? ''] as const;
      }),
    )
    .filter(([from, to]) => from !== to && FLOW.includes(from) && FLOW.includes(to))
    .map(([from, to]) => `${from}>${to}`);
  return [...new Set(found)].sort();
}

describe('the modules of the trade', () => {
  const all = arrows();
  const against = all.filter((arrow) => {
    const [from = '', to = ''] = arrow.split('>');
    return FLOW.indexOf(from) > FLOW.indexOf(to);
  });

  test('import each other in at most 21 ways', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(all.length, all.join(', ')).toBeLessThanOrEqual(21);
  });

  test('import against the flow in at most six ways', () => {
    expect(against.length, against.join(', ')).toBeLessThanOrEqual(6);
  });
});
