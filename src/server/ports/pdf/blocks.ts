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

export function section(words: Label, language: Language): Content {
  return { text: both(words, language), style: 'section', headlineLevel: 1 };
}

export type Fact = readonly [Label, string | null | undefined];

/** Labels beside values; what has no value is left out. */
export function facts(rows: readonly Fact[], language: Language): Content {
  const body = rows.filter(([, value]) => value).map(([words, value]) => factRow(words, value ?? '', language));
  return body.length === 0 ? '' : { table: { widths: ['auto', '*'], body }, layout: 'facts' };
}

function factRow(words: Label, value: string, language: Language): TableCell[] {
  return [
    { text: both(words, language), style: 'label', margin: [0, 1, 0, 0] },
    { text: value, style: 'value' },
  ];
}

/** Blocks side by side, each as wide as the others. */
export function beside(...blocks: Content[]): Content {
  return { columns: blocks, columnGap: 20, margin: [0, 6, 0, 0] };
}

export interface Column<Row> {
  label: Label;
  width: number | '*' | 'auto';
  align?: 'left' | 'right' | 'center';
  cell: (row: Row) => string | Content;
}

/** A table whose head is repeated on every page and whose rows never break across two. */
export function lineTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[], language: Language): Content {
  const head = columns.map(({ label, align }) => ({
    stack: headWords(label, language),
    alignment: align ?? 'left',
  }));
  const body = rows.map((row) =>
    columns.map(({ cell, align }): TableCell => {
      const content = cell(row);
      const shown = typeof content === 'string' ? { text: content } : content;
      return { ...(shown as object), alignment: align ?? 'left', fontSize: 8.5 } as TableCell;
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
    margin: [0, 6, 0, 0],
  };
}

function headWords(words: Label, language: Language): Content[] {
  const first: Content = { text: words[language], style: 'cellHead' };
  if (words.ko === words.en) return [first];
  return [first, { text: language === 'ko' ? words.en : words.ko, style: 'small', fontSize: 6.5 }];
}

/** Sums at the right edge; the last row is the one that counts. */
export function sums(rows: readonly (readonly [Label, string])[], language: Language): Content {
  const body = rows.map(([words, value], index): TableCell[] => {
    const last = index === rows.length - 1;
    return [
      { text: both(words, language), style: last ? 'strong' : 'label', margin: [0, last ? 2 : 1, 0, 0] },
      { text: value, style: last ? 'total' : 'value', alignment: 'right' },
    ];
  });
  return {
    columns: [
      { text: '', width: '*' },
      { table: { widths: [110, 130], body }, layout: 'sums', width: 'auto' },
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

/** A muted remark in small type. */
export function small(text: string): Content {
  return { text, style: 'small', margin: [0, 8, 0, 0] };
}
