import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { textOf } from './sourceFiles';
import { pageOf, specRoutes as routes } from '../support/specRoutes';
import { faultsOf, rowsOf } from './specificationTable';

const rows = rowsOf(textOf('docs/specification.md'));
const row = (id: string) => rows.find((one) => one.id === id);
const calls = z
  .array(z.object({ method: z.string(), path: z.string() }))
  .parse(JSON.parse(textOf('tests/fixtures/spec/calls.json')));

describe('the table of the specification', () => {
  test('has rows for all nine sections, each once', () => {
    expect(new Set(rows.map(({ id }) => id[0])).size).toBe(9);
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('every row that is done names code and tests that exist', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  test('every route has a row, which says whether its page is there', () => {
    expect(routes.length).toBeGreaterThan(60);
    const wrong = routes.flatMap((route) => {
      const id = `2.route:${route}`;
      const page = pageOf(route);
      const reported = row(id);
      if (!reported) return [`${id} has no row`];
      if (page && reported.state === 'unbuilt') return [`${id} is unbuilt, yet there is ${page}`];
      if (reported.state === 'done' && !(page && reported.where.includes(page)))
        return [`${id} is done, yet names no page`];
      return [];
    });
    expect(wrong).toEqual([]);
    expect(rows.filter(({ id }) => id.startsWith('2.route:'))).toHaveLength(routes.length);
  });

  test('every call has a row', () => {
    const ids = calls.map(({ method, path }) => `7.call:${method}:${path}`);
    expect(ids.filter((id) => !row(id))).toEqual([]);
    expect(rows.filter(({ id }) => id.startsWith('7.call:'))).toHaveLength(ids.length);
  });
});

describe('a row is refused', () => {
  const done = (where: string, tests: string) => `| \`1.x\` | Something. | done | ${where} | ${tests} |`;
  const here = '`tests/architecture/specification.test.ts`';

  test.each([
    ['without code', done('–', `${here} › has rows for all nine sections`)],
    ['without a test', done(here, '–')],
    ['with a file that is not there', done('`src/nowhere.ts`', `${here} › has rows for all nine sections`)],
    ['with a test file that is not there', done(here, '`tests/nowhere.test.ts` › anything')],
    ['with a title that no test has', done(here, `${here} › no test says ${'this'}`)],
    ['in another state', '| `1.x` | Something. | nearly | – | – |'],
    ['that is unbuilt but names a test', `| \`1.x\` | Something. | unbuilt | – | ${here} › every call has a row |`],
    ['that says nothing', '| `1.x` |  | unbuilt | – | – |'],
  ])('%s', (_how, line) => {
    expect(rowsOf(line).flatMap(faultsOf)).toHaveLength(1);
  });

  test.each(['| `1.x` | too few | done |', '| 1.x | bare | unbuilt | – | – |', done(here, 'just words')])(
    'that cannot be read: %s',
    (line) => {
      expect(() => rowsOf(line)).toThrow();
    },
  );

  test('and one in order is not', () => {
    expect(rowsOf(done(here, `${here} › every call has a row`)).flatMap(faultsOf)).toEqual([]);
  });
});
