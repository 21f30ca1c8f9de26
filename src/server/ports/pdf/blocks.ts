import type { Content, TableCell } from 'pdfmake';
import type { Language } from '../../../contract/constants';
import type { Label } from './label';

/** The document's name, large. */
export function heading(words: Label, language: Language): Content {
  return { text: words[language], style: 'heading' };
}

/** A heading within a document; it stays on the page of what follows. */
export function section(words: Label, language: Language): Content {
  return { text: words[language], style: 'section', headlineLevel: 1 };
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

/** From so many on they stand in two columns. */
const FACTS_ABREAST = 4;

/** Facts with their headline, many of them in two columns; nothing at all where there is none. */
export function factsBelow(words: Label, rows: readonly Fact[], language: Language): Content[] {
  const given = rows.filter(([, value]) => value);
  if (given.length === 0) return [];
  if (given.length < FACTS_ABREAST) return [section(words, language), facts(given, language)];
  const half = Math.ceil(given.length / 2);
  const columns = [given.slice(0, half), given.slice(half)].map((part) => facts(part, language, 'half'));
  return [section(words, language), { columns, columnGap: 20 }];
}

function factRow(words: Label, value: string, language: Language): TableCell[] {
  return [
    { text: words[language], style: 'label', margin: [0, 1, 0, 0] },
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
    text: label[language],
    style: 'cellHead',
    ...placeOf(columns, index),
  }));
  const places = columns.map((_, index) => placeOf(columns, index));
  const cellsOf = (row: Row) =>
    columns.map(({ cell }, index): TableCell => {
      const content = cell(row);
      const shown = typeof content === 'string' ? { text: content } : content;
      return { ...(shown as object), ...places[index], fontSize: 8.5 } as TableCell;
    });
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: rows.length > 0 ? 1 : 0,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [head, ...rows.map(cellsOf)],
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

/** Sums at the right edge; the last row is the one that counts, and a remark may stand below. */
export function sums(rows: readonly (readonly [Label, string])[], language: Language, remark?: string): Content {
  const body = rows.map(([words, value], index): TableCell[] => {
    const last = index === rows.length - 1;
    return [
      { text: words[language], style: last ? 'strong' : 'label', margin: [0, last ? 2 : 1, 0, 0] },
      { text: value, style: last ? 'total' : 'value', alignment: 'right' },
    ];
  });
  const table: Content = { table: { widths: [170, 130], body }, layout: 'sums' };
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
    { text: words[language], style: 'strong', margin: [0, 1, 0, 0] },
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

/** The blocks that end a document, the first of them a headline: together on one page, so that nobody signs an empty one. */
export function ending([headline, ...others]: readonly Content[]): Content[] {
  return [{ ...(headline as object), headlineLevel: 2 } as Content, ...others];
}

/** Lines to be signed on, side by side, each with what it is for. */
export function signatures(words: readonly Label[], language: Language): Content {
  const cells = words.flatMap((one): TableCell[] => [{ text: one[language], style: 'label' }, { text: ' ' }]);
  return {
    table: { widths: words.flatMap(() => ['auto', '*']), heights: 22, body: [cells] },
    layout: 'signatures',
    margin: [0, 22, 0, 0],
    unbreakable: true,
  };
}

/** One box of approval: a title above room for a name, or above who approved and when. */
export interface ApprovalBox {
  title: string;
  name?: string;
  note?: string;
}

const BOXES_ABREAST = 6;

/** Boxes in which people of a company approve a document (결재란). */
export function approvalBoxes(boxes: readonly ApprovalBox[]): Content {
  const rows = Array.from({ length: Math.ceil(boxes.length / BOXES_ABREAST) }, (_, index) =>
    boxes.slice(index * BOXES_ABREAST, (index + 1) * BOXES_ABREAST),
  );
  const wide = boxes.some(({ name }) => name !== undefined);
  return {
    stack: rows.map(
      (row): Content => ({
        table: {
          widths: row.map(() => (wide ? 58 : 42)),
          heights: [12, 34],
          body: [
            row.map(({ title }): TableCell => ({ text: title, style: 'cellHead', alignment: 'center' })),
            row.map(
              ({ name, note }): TableCell => ({
                stack: [{ text: name ?? ' ' }, ...(note ? [{ text: note, style: 'small' }] : [])],
                alignment: 'center',
              }),
            ),
          ],
        },
        layout: 'boxes',
        margin: [0, 8, 0, 0],
      }),
    ),
  };
}
