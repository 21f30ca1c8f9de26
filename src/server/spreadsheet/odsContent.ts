import type { SheetLook } from './sheetLook';
import { storedZip } from './storedZip';

const KIND = 'application/vnd.oasis.opendocument.spreadsheet';
/** What rows stand in beside their table: outlines and titles that are printed on every page. The reader knows no such rows. */
const ROW_FRAMES = /<\/?table:table-(?:row-group|header-rows|rows)\b[^>]*>/g;
const TAG =
  /<(\/?)(style:style|style:text-properties|style:table-properties|table:table|table:table-row|table:table-cell|table:covered-table-cell)(?=[\s>/])([^>]*)>/g;
const MOST_COLUMNS = 500;
const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`);
const ATTRIBUTES = {
  name: attribute('style:name'),
  strike: attribute('style:text-line-through-style'),
  display: attribute('table:display'),
  style: attribute('table:style-name'),
  ofRow: attribute('table:default-cell-style-name'),
  visibility: attribute('table:visibility'),
  rows: attribute('table:number-rows-repeated'),
  columns: attribute('table:number-columns-repeated'),
};
type AttributeName = keyof typeof ATTRIBUTES;

/** The file again where rows of it stand in outlines or repeated titles, with those rows as any other; null where none do. */
export function withoutRowFrames(content: string): Buffer | null {
  ROW_FRAMES.lastIndex = 0;
  if (!ROW_FRAMES.test(content)) return null;
  return storedZip([
    ['mimetype', Buffer.from(KIND)],
    ['content.xml', Buffer.from(content.replace(ROW_FRAMES, ''))],
  ]);
}

/** How the sheets of an OpenDocument look, in their order. `lengths` are their rows: rows repeated below them count for nothing. */
export function odsLooks(content: string, lengths: readonly number[]): SheetLook[] {
  const looks: SheetLook[] = [];
  const struck = new Set<string>();
  const unshown = new Set<string>();
  let [style, row, rows, column, ofRow] = ['', 0, 1, 0, ''];
  for (const [, closes, tag, text = ''] of content.matchAll(TAG)) {
    const look = looks.at(-1);
    if (closes) {
      if (tag === 'table:table-row') row += rows;
    } else if (tag === 'style:style') style = valueOf(text, 'name');
    else if (tag === 'style:text-properties') {
      if (!/^(?:none)?$/.test(valueOf(text, 'strike'))) struck.add(style);
    } else if (tag === 'style:table-properties') {
      if (valueOf(text, 'display') === 'false') unshown.add(style);
    } else if (tag === 'table:table') {
      looks.push({ hidden: unshown.has(valueOf(text, 'style')), rows: new Map(), struck: [] });
      row = 0;
    } else if (tag === 'table:table-row') {
      rows = repeatOf(text, 'rows');
      column = 0;
      ofRow = valueOf(text, 'ofRow');
      const seen = valueOf(text, 'visibility');
      const last = Math.min(row + rows, lengths[looks.length - 1] ?? 0);
      if (seen === 'collapse' || seen === 'filter')
        for (let at = row; at < last; at += 1) look?.rows.set(at, seen === 'filter' ? 'filtered' : 'hidden');
      if (text.endsWith('/')) row += rows;
    } else {
      const next = column + repeatOf(text, 'columns');
      if (struck.has(valueOf(text, 'style') || ofRow) && row < (lengths[looks.length - 1] ?? 0))
        for (; column < Math.min(next, MOST_COLUMNS); column += 1) look?.struck.push(`${row},${column}`);
      column = next;
    }
  }
  return looks;
}

const valueOf = (attributes: string, name: AttributeName): string => ATTRIBUTES[name].exec(attributes)?.[1] ?? '';
const repeatOf = (attributes: string, name: 'rows' | 'columns'): number => Number(valueOf(attributes, name) || 1);
