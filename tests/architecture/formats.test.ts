import { describe, expect, test } from 'vitest';
import { errorTable } from '../../src/contract/errors';
import { filesUnder, textOf } from './sourceFiles';

/** Ways to write a figure, a unit or a time that belong to one place each. */
const OWN_PLACES: readonly [what: string, pattern: RegExp, places: readonly string[]][] = [
  [
    'a format of the machine’s language',
    /\.toLocale(Date|Time)?String\(|Intl\.DateTimeFormat/,
    // The name of the reader's zone, and the clock there: in one fixed language, put together in our own order.
    ['src/client/shared/useZone.ts', 'src/domain/time/instants.ts'],
  ],
  [
    'a deadline with its zone',
    /deadlineWithKorea\(/,
    // Of a screen, on the clock of its reader; of a file, where no zone is known.
    [
      'src/client/shared/useDeadlineWords.ts',
      'src/domain/time/instants.ts',
      'src/server/modules/quotation/answerSheet.service.ts',
    ],
  ],
  // The axes of the charts: 1.2M, 120만.
  ['a number in a language', /Intl\.NumberFormat/, ['src/client/features/statistics/shortFigure.ts']],
  ['thousands', /\\B\(\?=\(\\d\{3\}\)/, ['src/server/print/figures.ts']],
  [
    'a day or a clock',
    /\.toISOString\(\)\s*\.slice|\.get(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)\(|\.toUTCString\(/,
    [
      'src/domain/time/businessDays.ts',
      'src/domain/time/deadline.ts',
      'src/domain/time/sentenceDay.ts',
      'src/domain/time/spans.ts',
      // A cell of somebody's workbook, and the format that feeds are defined with.
      'src/server/spreadsheet/workbookRows.ts',
      'src/server/feeds/mountFeeds.ts',
      // Counts in years and writes none.
      'src/server/modules/account/retention.service.ts',
    ],
  ],
  [
    'a weight, an amount or a rate',
    /\$\{[^}]+\} ?(kg|KRW|USD|원|₩)(?![\w{])|(KRW|USD|₩) ?\$\{|1 USD/,
    [
      'src/client/shared/figures.ts',
      'src/server/print/figures.ts',
      'src/domain/money/typedNumber.ts',
      // The operator's command line.
      'src/server/ops/commands.ts',
    ],
  ],
];

/** What the sources say, without comments. */
const code = (path: string) => textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
const sources = [...filesUnder('src'), ...filesUnder('pages')].filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('src/server/db/demo/'),
);

test.each(OWN_PLACES)('%s is written in its own place alone', (_what, pattern, places) => {
  const found = sources.filter((path) => pattern.test(code(path)));
  expect(found.filter((path) => !places.includes(path))).toEqual([]);
  // A place that no longer writes it is not one.
  expect(places.filter((path) => !found.includes(path))).toEqual([]);
});

type Tree = { [key: string]: string | Tree };

function texts(language: 'ko' | 'en'): [place: string, text: string][] {
  const flat = (tree: Tree, prefix: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
    );
  return [
    ...filesUnder(`locales/${language}`).flatMap((path) => flat(JSON.parse(textOf(path)) as Tree, `${path}:`)),
    ...Object.entries(errorTable).map(([name, row]): [string, string] => [`errors:${name}`, row[language]]),
    ...filesUnder(`src/content/${language}`).map((path): [string, string] => [path, textOf(path)]),
  ];
}

/** `paper:in_words` writes a sum as a Korean document does, in words with the figure behind them. */
const IN_WORDS = 'locales/ko/paper.json:in_words';

describe.each(['ko', 'en'] as const)('texts in %s', (language) => {
  test.each([
    ['%', /[\d}] %/],
    ['kg, KB, MB behind a space', /\d(kg|KB|MB)\b/],
    ['t', language === 'ko' ? /(?<!스)톤(?![가-힣])/ : /\b(tons|tonnes?)\b/i],
    ['원, KRW', /₩|\bwon \d|\bKRW\d/],
    ['2026-12-01', /\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b20\d\d\.\d{1,2}\.\d{1,2}\b/],
    ['17:00 (KST first, GMT in brackets)', /\bGMT(?!\+0|\))|\bUTC\b|(?<!, )08:00 GMT\+0|\d ?[ap]\.?m\b|오[전후] \d/],
    ['N영업일, N business days', /영업일 \d|영업일 안에|\b(two|three|five|ten) business days/i],
  ])('write %s in one form', (_form, other) => {
    const found = texts(language).filter(([place, text]) => place !== IN_WORDS && other.test(text));
    expect(found.map(([place, text]) => `${place} ${other.exec(text)?.[0]}`)).toEqual([]);
  });
});
