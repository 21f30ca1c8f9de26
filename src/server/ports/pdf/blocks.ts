import type { Content, TableCell } from 'pdfmake';
import type { Language } from '../../../contract/constants';
import type { Label } from './label';

/** Both languages of a label in one run, the reader's first. */
export function both(words: Label, language: Language): string {
  const [first, second] = language === 'ko' ? [words.ko, words.en] : [words.en, words.ko];
  return first === second ? first : `${first} ${second}`;
}

/** The paper's name, large, with the other language below it. */
export function heading(words: Label, language: Language): Content {
  const other = language === 'ko' ? words.en : words.ko;
  return {
    stack: [
      { text: words[language], style: 'heading' },
      { text: other, style: 'headingOther' },
    ],
  };
}

/** A heading within a paper, in both languages; it stays on the page of what follows. */
export function section(words: Label, language: Language): Content {
  return { text: both(words, language), style: 'section', headlineLevel: 1 };
}

export type Fact = readonly [Label, string | null | undefined];

/** In points: half a page beside another half, or all of an upright one. */
const WIDTHS = { half: 247, whole: 515 } as const;
const LABELS = { half: 90, whole: 108 } as const;
const FACT_PADDING = 18;

/** Labels beside values; what has no value is left out. Widths are given, so that no long word pushes over the edge. */
export function facts(rows: readonly Fact[], language: Language, width: keyof typeof WIDTHS = 'whole'): Content {
  const body = rows.filter(([, value]) => value).map(([words, value]) => factRow(words, value ?? '', language));
  const label = LABELS[width];
  const widths = [label, WIDTHS[width] - label - FACT_PADDING];
  return body.length === 0 ? '' : { table: { widths, body }, layout: 'facts' };
}

/** Facts with their headline; nothing at all where there is none. */
export function factsBelow(words: Label, rows: readonly Fact[], language: Language): Content[] {
  const body = facts(rows, language);
  return body === '' ? [] : [section(words, language), body];
}

function factRow(words: Label, value: string, language: Language): TableCell[] {
  return [
    { text: both(words, language), style: 'label', margin: [0, 1, 0, 0] },
    { text: value, style: 'value' },
  ];
}

/** Two blocks side by side, the first as wide as it can be beside the half of the other. */
export function beside(first: Content, second: Content): Content {
  return {
    columns: [
      { width: '*', stack: [first] },
      { width: WIDTHS.half, stack: [second] },
    ],
    columnGap: 20,
  };
}

export interface Column<Row> {
  label: Label;
  width: number | '*' | 'auto';
  align?: 'left' | 'right' | 'center';
  cell: (row: Row) => string | Content;
}

/** A table whose head is repeated on every page and whose rows never break across two. */
export function lineTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[], language: Language): Content {
  const head = columns.map(({ label }, index) => ({
    stack: headWords(label, language),
    ...placeOf(columns, index),
  }));
  const body = rows.map((row) =>
    columns.map(({ cell }, index): TableCell => {
      const content = cell(row);
      const shown = typeof content === 'string' ? { text: content } : content;
      return { ...(shown as object), ...placeOf(columns, index), fontSize: 8.5 } as TableCell;
    }),
  );
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: rows.length > 0 ? 1 : 0,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [head, ...body],
    },
    layout: 'lines',
    margin: [0, 8, 0, 0],
  };
}

/** Words that follow figures keep off them: the one ends where the other begins. */
function placeOf<Row>(columns: readonly Column<Row>[], index: number) {
  const { align = 'left' } = columns[index] ?? {};
  const followsFigures = align === 'left' && columns[index - 1]?.align === 'right';
  return { alignment: align, ...(followsFigures ? { margin: [10, 0, 0, 0] as [number, number, number, number] } : {}) };
}

function headWords(words: Label, language: Language): Content[] {
  const first: Content = { text: words[language], style: 'cellHead' };
  if (words.ko === words.en) return [first];
  return [first, { text: language === 'ko' ? words.en : words.ko, style: 'small', fontSize: 6.5 }];
}

/** Sums at the right edge; the last row is the one that counts, and a remark may stand below. */
export function sums(rows: readonly (readonly [Label, string])[], language: Language, remark?: string): Content {
  const body = rows.map(([words, value], index): TableCell[] => {
    const last = index === rows.length - 1;
    return [
      { text: both(words, language), style: last ? 'strong' : 'label', margin: [0, last ? 2 : 1, 0, 0] },
      { text: value, style: last ? 'total' : 'value', alignment: 'right' },
    ];
  });
  const table: Content = { table: { widths: [130, 130], body }, layout: 'sums' };
  return {
    columns: [
      { text: '', width: '*' },
      { width: 'auto', stack: remark ? [table, { text: remark, style: 'small', alignment: 'right' }] : [table] },
    ],
    margin: [0, 6, 0, 0],
    unbreakable: true,
  };
}

/** The sum that matters, above the lines, in words and figures. */
export function banner(words: Label, value: string, remark: string, language: Language): Content {
  const cells: TableCell[] = [
    { text: both(words, language), style: 'strong', margin: [0, 1, 0, 0] },
    {
      text: [
        { text: value, bold: true, fontSize: 10.5 },
        { text: `  ${remark}`, style: 'small' },
      ],
      alignment: 'right',
    },
  ];
  return { table: { widths: ['auto', '*'], body: [cells] }, layout: 'banner', margin: [0, 12, 0, 0] };
}

/** Muted remarks in small type, one below the other. */
export function notes(texts: readonly string[]): Content {
  return { stack: texts.map((text): Content => ({ text, style: 'small' })), margin: [0, 8, 0, 0] };
}

/** What somebody wrote below the lines, with its headline: as plain to read as the terms. */
export function remarks(words: Label, text: string | null, language: Language): Content[] {
  return text ? [section(words, language), { text, style: 'value' }] : [];
}
