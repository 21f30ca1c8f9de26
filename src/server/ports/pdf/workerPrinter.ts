import type { Content, Table } from 'pdfmake';
import type { Makers } from '../../making/makers';
import type { PdfDocument, PdfPrinter } from './pdfDocument';

/** Prints in the pool of threads, since laying out is seconds of pure computing. */
export function workerPrinter(makers: Makers): PdfPrinter {
  return {
    print: (paper, holder, making) => makers.print({ ...takenApart(paper), holder, making }),
  };
}

const isTable = (block: Content): block is Extract<Content, { table: Table }> =>
  typeof block === 'object' && !Array.isArray(block) && 'table' in block;
const lengthOf = (block: Content) => (isTable(block) ? block.table.body.length : 0);

/** With its rows written, where they are still to come. */
const written = (block: Content): Content =>
  isTable(block) ? { ...block, table: { ...block.table, body: block.table.body.slice() } } : block;

/** The rows of the longest table apart from the paper: they are what a long paper is long by. */
function takenApart({ content, ...rest }: PdfDocument) {
  const longest = Math.max(0, ...content.map(lengthOf));
  const at = content.findIndex((block) => longest > 0 && lengthOf(block) === longest);
  const block = content[at];
  if (!block || !isTable(block)) return { head: { paper: { ...rest, content }, at: null }, rows: [] };
  const without = content.map(written).with(at, { ...block, table: { ...block.table, body: [] } });
  return { head: { paper: { ...rest, content: without }, at }, rows: block.table.body };
}
