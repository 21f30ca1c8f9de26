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

/** The same words, and others of the kind, in prose: comments, titles of tests, documents. */
const PROSE = new RegExp(
  `\\b(${[...RETIRED.filter((word) => !word.startsWith('slip')), 'telling', 'papers?', 'desk', 'whoever', 'somebody who', 'reckon(?:s|ed|ing)?', 'in vain'].join('|')})\\b`,
  'gi',
);

/** Sentences in which such a word is the plain one: a question that somebody asked, a file or an option of that name. */
const PLAIN = [
  /people who asked|those who asked|neither who asked|nobody learns who asked|when (it was|others) asked|`asked`/g,
  /was asked to|paper\.json|--world|--asked/g,
];
/** Rows whose ids the specification's table keeps, the list of words itself, and what lost against its words. */
const WORD_LISTS = /^docs\/(glossary|specification)[.]md$|^tests\/architecture\/(glossary|voice|words)[.]test[.]ts$/;

const retiredIn = (text: string) =>
  PLAIN.reduce((left, plain) => left.replace(plain, ''), text)
    .match(PROSE)
    ?.map((word) => word.toLowerCase()) ?? [];

/** Comments of a file and the titles of its tests. */
function proseOf(code: string): string {
  const parts = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[^]*?\*\/|(?<![:\\/\w])\/\/[^\n]*/g;
  const comments = [...code.matchAll(parts)].map(([part]) => part).filter((part) => /^\/[/*]/.test(part));
  const titles = [
    ...code.matchAll(/\b(?:test|it|describe)(?:[.]\w+)*(?:\([^()]*\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`)/g),
  ];
  return [...comments, ...titles.map(([, plain, template]) => plain ?? template ?? '')].join('\n');
}

test('the pattern finds retired words in prose, and leaves plain ones', () => {
  expect(retiredIn(proseOf("/** The seller is told. */ test('whoever asked', () => 'told');"))).toEqual([
    'told',
    'whoever',
    'asked',
  ]);
  expect(retiredIn('only its seller and those who asked about it')).toEqual([]);
});

test('no comment and no title of a test holds a retired word', () => {
  const found = files
    .filter((path) => !WORD_LISTS.test(path))
    .flatMap((path) => retiredIn(proseOf(textOf(path))).map((word) => `${path}: ${word}`));
  expect(found).toEqual([]);
});

test('no document holds a retired word outside of code', () => {
  const documents = filesUnder('').filter(
    (path) => /^(docs\/.*|[A-Z]+(?:[.]ko)?)[.]md$/.test(path) && !WORD_LISTS.test(path),
  );
  expect(documents.length).toBeGreaterThan(30);
  const found = documents.flatMap((path) =>
    retiredIn(textOf(path).replace(/```[^]*?```|`[^`\n]*`|\]\([^)]*\)/g, '')).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('each technical word of the glossary is a name in the code', () => {
  const glossary = textOf('docs/glossary.md');
  const table = glossary.slice(glossary.indexOf('## Technical words'), glossary.indexOf('## Retired words'));
  const words = [...table.matchAll(/^\| (`.*`) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word))
    .filter((word) => /[a-z][A-Z]/.test(word));
  expect(words.length).toBeGreaterThan(8);
  const code = files.map(textOf).join('\n');
  expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(code))).toEqual([]);
});
