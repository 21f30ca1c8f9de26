import { MAX_LINE_TEXT } from '../../contract/constants';

/** The lines of pasted text; blank ones are left out, tabs between cells stay. A quoted cell of Excel may hold a break. */
export function textLines(text: string): string[] {
  const joined = text.replaceAll(/(^|\t)"((?:[^"]|"")*)"(?=\t|\r?\n|$)/gm, (_, before: string, cell: string) => {
    return before + cell.replaceAll('""', '"').replaceAll(/\s*\r?\n\s*/g, ' ');
  });
  return joined
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, MAX_LINE_TEXT));
}
