import { type AnySheet, sheet } from './buildSheet';

const WIDTH = 110;

/** A sheet of plain words, one paragraph a row, that explains the others. */
export function helpSheet(name: string, paragraphs: readonly string[]): AnySheet {
  return sheet({
    name,
    columns: [{ title: name, width: WIDTH, value: (text: string) => text }],
    rows: paragraphs,
    guarded: true,
  });
}
