import { describe, expect, test } from 'vitest';
import { CODE, filesUnder, textOf } from './sourceFiles';

const texts = filesUnder('').filter(
  (path) =>
    /[.](tsx?|mjs|cjs|js|json|md|sql|css|example)$|^[.]ci\/run$/.test(path) &&
    path !== 'package-lock.json' &&
    !path.startsWith('tests/architecture/'),
);
const code = texts.filter((path) => CODE.test(path));
const app = code.filter((path) => /^(src|pages)\//.test(path));

/** Lines of these files that match, as `path:line text`. */
function matches(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
}

describe('what no file may hold', () => {
  test.each([
    [
      'a path outside the project',
      /^(?!.*'(\.\.\/)+(client\/)?shared\/[\w/]+').*\.\.\/shared\b|\/work\/(main|shared)\b|\/tmp\/(brief|bash_jobs)/,
    ],
    ['a leftover note', /\b(FIXME|XXX|HACK)\b/],
    ['a conflict mark', /^(<{7}|>{7}) /],
  ])('%s', (_what, pattern) => {
    expect(matches(texts, pattern)).toEqual([]);
  });

  test.each([
    ['a silenced check', /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint|biome)-(disable|ignore)/],
    ['zod by name instead of as a whole, which makes the bundle larger', /import\s*\{[^}]*\bz\b[^}]*\}\s*from 'zod'/],
    ['a test that runs alone', /\b(test|it|describe)\.only\(/],
  ])('%s', (_what, pattern) => {
    expect(matches(code, pattern)).toEqual([]);
  });

  test('the clock and chance stay out of the rules', () => {
    const rules = app.filter((path) => path.startsWith('src/domain/') && !/[.]test[.]ts$/.test(path));
    expect(matches(rules, /new Date\(\)|Date\.now\(|Math\.random\(|\bfetch\(/)).toEqual([]);
  });

  test('visible Korean text lives in locales and content', () => {
    const client = app.filter((path) => /^(pages|src\/client)\//.test(path) && !/[.]test[.]tsx?$/.test(path));
    expect(matches(client, /^(?!\s*(\*|\/\/|\/\*)).*[가-힣]/)).toEqual([]);
  });
});

describe('names say what a file holds', () => {
  test('no barrels, no drawers', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc)([/.]|$)/i;
    const barrel = /^src\/(.+\/)?index[.]tsx?$/;
    expect(app.filter((path) => vague.test(path) || barrel.test(path))).toEqual([]);
  });
});
