import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planOf, sharesOf } from './mutants.mjs';
import { inRoot } from './processes.mjs';

test('a folder of rules is measured by its own tests, without tests and oracles', () => {
  expect(planOf('src/domain/money')).toEqual({
    mutate: 'src/domain/money/**/*.ts,!**/*.test.ts,!**/oracle/**',
    tests: 'src/domain/money/**/*.test.ts',
  });
  expect(planOf('src/domain/compare/doubtful.ts').tests).toBe('src/domain/compare/**/*.test.ts');
});

test.each([
  ['award', 'assign.ts'],
  ['material', 'parseLine.ts'],
])('rules of %s are measured by the tests that run them elsewhere as well', (folder, file) => {
  const [beside, ...elsewhere] = planOf(`src/domain/${folder}/${file}`).tests.split(',');
  expect(beside).toBe(`src/domain/${folder}/**/*.test.ts`);
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});

test('functions of a file are measured by their lines', () => {
  const { mutate, tests } = planOf('src/server/modules/quotation/quotation.policy.ts#isCollecting');
  const [, first, last] = /policy[.]ts:(\d+)-(\d+),/.exec(mutate);
  expect(Number(last) - Number(first)).toBe(3);
  expect(tests).toBe('src/server/modules/quotation/**/*.test.ts');
  expect(() => planOf('src/server/modules/quotation/quotation.policy.ts#gone')).toThrow('has no function gone');
});

test('a share counts what was noticed against what was not; what could not be tried counts on neither side', () => {
  const mutant = (status, line) => ({ status, location: { start: { line } }, mutatorName: 'M', replacement: 'a\n  b' });
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'].map(mutant);
  const [share] = sharesOf({ files: { 'src/domain/money/exact.ts': { mutants } } });
  expect(share).toEqual({
    folder: 'src/domain/money',
    noticed: 2,
    percent: 50,
    missed: ['src/domain/money/exact.ts:2 M → a b', 'src/domain/money/exact.ts:3 M → a b'],
  });
});

test('of a large folder so many stretches of ten lines are tried, from its first file to its last', () => {
  const { mutate, tests } = planOf('src/domain/material@40');
  const stretches = mutate.split(',').filter((place) => !place.startsWith('!'));
  expect(stretches).toHaveLength(40);
  expect(new Set(stretches).size).toBe(40);
  for (const stretch of stretches) {
    const [, file, first, last] = /^(.+[.]ts):(\d+)-(\d+)$/.exec(stretch);
    expect([existsSync(inRoot(file)), Number(last) - Number(first)]).toEqual([true, 9]);
  }
  const folders = new Set(stretches.map((stretch) => stretch.split('/')[3]));
  expect(folders.size).toBeGreaterThan(4);
  expect(tests).toContain('src/domain/material/**/*.test.ts');
});
