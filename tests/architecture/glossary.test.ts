import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { CODE, filesUnder, textOf } from './sourceFiles';

/** Words that docs/glossary.md retired, as parts of a name: `useDeed`, `tellSeller`, `PRICE_SLIP`. */
const RETIRED = ['deed', 'deeds', 'told', 'tell', 'asked', 'anew', 'slip', 'slips', 'shelf', 'lesser', 'world'];

/** Names that the contract or the operator's commands fix, with the files that may hold them. */
const FIXED: Record<string, RegExp> = {
  asked_at: /./,
  asked_lines: /./,
  validity_asked_at: /./,
  asked: /contract|statistics|ownFigures|hub[.]spec/i,
  world: /^src\/server\/ops\//,
};

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/);

const isRetired = (name: string) => partsOf(name).some((part) => RETIRED.includes(part));

/** Identifiers of a text, without comments, strings and the fixed parts of templates. */
function identifiersOf(code: string): string[] {
  const bare = code
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`[^`]*`/g, (template) => (template.match(/\$\{[^}]*\}/g) ?? []).join(' '))
    .replace(/>[^<>{}]*</g, '><');
  return bare.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

const files = filesUnder('').filter(
  (path) => CODE.test(path) && /^(src|pages|scripts|tests)\//.test(path) && !path.startsWith('tests/architecture/'),
);

test('no file is named with a retired word', () => {
  expect(files.filter((path) => isRetired(basename(path).replace(/[.].*$/, '')))).toEqual([]);
});

test('no identifier is made of a retired word', () => {
  const found = files.flatMap((path) =>
    [...new Set(identifiersOf(textOf(path)))]
      .filter((name) => isRetired(name) && !FIXED[name]?.test(path))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
