import Big from 'big.js';
import en from '../../locales/en/trade.json';
import ko from '../../locales/ko/trade.json';
import type { PdfDocument } from '../../src/server/ports/pdf/pdfDocument';

interface Node {
  table?: { body: unknown[][] };
  layout?: string;
  text?: unknown;
  stack?: unknown;
  columns?: unknown;
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

/** Every text below a node of a document, in reading order. */
export function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node)) return [];
  return [node.text, node.stack, node.columns, node.table?.body].flatMap(textsOf);
}

/** The tables of one look, as rows of cells of text. */
export function tablesOf({ content }: PdfDocument, layout: 'lines' | 'sums' | 'banner'): string[][][] {
  const within = (node: unknown): Node[] => {
    if (Array.isArray(node)) return node.flatMap(within);
    if (!isNode(node)) return [];
    return [...(node.layout === layout ? [node] : []), ...within(node.columns), ...within(node.stack)];
  };
  return within(content).map(({ table }) =>
    (table?.body ?? []).map((row) => row.map((cell) => textsOf(cell).join('\n'))),
  );
}

/** A printed figure as a number: its currency and thousands taken off. */
export const figureIn = (text: string) => new Big(text.replace(/[^\d.]/g, ''));

export const added = (figures: readonly Big[]) => figures.reduce((sum, value) => sum.plus(value), new Big(0));

/** What stands in the place of a freight of zero. */
const NO_FREIGHT = [ko, en].map(({ totals }) => totals.noFreight);

/** The five sums below the lines: materials, freight, supply, VAT and what is to be paid. */
export function fiveSums(table: string[][] | undefined): [Big, Big, Big, Big, Big] {
  const sums = (table ?? [])
    .map((row) => row.at(-1) ?? '')
    .map((text, index) => (index === 1 && NO_FREIGHT.includes(text) ? new Big(0) : figureIn(text)));
  if (sums.length !== 5) throw new Error('these are not the five sums of a paper');
  return sums as [Big, Big, Big, Big, Big];
}
