import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import type { FileAnswer } from '../../contract/fileAnswer';
import { XLSX } from '../../contract/mediaTypes';
import type { AnySheet } from './buildSheet';
import type { ChoiceLists } from './choiceLists';
import { listsSheet } from './choiceLists';

/** What a sheet's name cannot hold, and how long it may be. */
const BARRED = /[\\/?*[\]:']/g;
const LONGEST_NAME = 31;

/** Writes an .xlsx to be answered or kept; `name` is without its ending. */
export async function spreadsheetFile(name: string, sheets: readonly AnySheet[]): Promise<FileAnswer> {
  const lists: ChoiceLists = new Map();
  const named = new Set<string>();
  const planned = sheets.map((build) => build(lists)).map((one) => ({ ...one, name: sheetName(one.name, named) }));
  const written: WriteSheet[] = [...planned.map(withoutTitles), ...listsSheet(lists)];
  const namedRanges = planned.flatMap(titlesOf);
  const content = await writeXlsx({ sheets: written, namedRanges, defaultFont: { name: 'Malgun Gothic', size: 10 } });
  return { name: `${fileName(name)}.xlsx`, type: XLSX, content: new Uint8Array(content) };
}

/** The writer puts a sheet's name before the repeated rows without the quotes that a space in it asks for: we name them. */
function titlesOf({ name, pageSetup }: WriteSheet) {
  const rows = pageSetup?.printTitlesRow;
  return rows ? [{ name: '_xlnm.Print_Titles', range: `'${name}'!${rows}`, scope: name }] : [];
}

function withoutTitles({ pageSetup, ...rest }: WriteSheet): WriteSheet {
  if (!pageSetup) return rest;
  const { printTitlesRow: _, ...setup } = pageSetup;
  return { ...rest, pageSetup: setup };
}

function sheetName(wanted: string, taken: Set<string>): string {
  const plain = wanted.replaceAll(BARRED, ' ').trim().slice(0, LONGEST_NAME) || 'Sheet';
  let name = plain;
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${plain.slice(0, LONGEST_NAME - 4)} ${copy}`;
  taken.add(name.toLowerCase());
  return name;
}

/** A name that every system can keep. */
function fileName(wanted: string): string {
  return (
    wanted
      .replaceAll(/[\\/:*?"<>|\r\n\t]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 120) || 'file'
  );
}
