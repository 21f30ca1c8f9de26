import type { SheetLook } from './sheetLook';

/** Records of [MS-XLS] that say how rows and cells look. */
const BOUNDSHEET = 0x0085;
const FILTERMODE = 0x009b;
const FONT = 0x0031;
const XF = 0x00e0;
const ROW = 0x0208;
const MULRK = 0x00bd;
const EOF = 0x000a;
/** Cells that hold something: a figure, a text of the table of texts or their own, a formula. */
const CELLS: ReadonlySet<number> = new Set([0x0006, 0x00d6, 0x00fd, 0x0203, 0x0204, 0x027e]);
const HIDDEN_ROW = 0x20;
const STRUCK_FONT = 0x08;
/** No file has a font of this number ([MS-XLS] 2.5.129). */
const MISSING_FONT = 4;

interface BiffRecord {
  id: number;
  data: Buffer;
}

/** How the sheets of a BIFF8 workbook look, in their order. `workbook` is its stream. */
export function xlsLooks(workbook: Buffer): SheetLook[] {
  const fonts: boolean[] = [];
  const formats: number[] = [];
  const sheets: { at: number; hidden: boolean }[] = [];
  for (const { id, data } of recordsOf(workbook, 0)) {
    if (id === FONT && data.length >= 4) fonts.push((data.readUInt16LE(2) & STRUCK_FONT) !== 0);
    else if (id === XF && data.length >= 2) formats.push(data.readUInt16LE(0));
    else if (id === BOUNDSHEET && data.length >= 6)
      sheets.push({ at: data.readUInt32LE(0), hidden: ((data[4] ?? 0) & 3) !== 0 });
  }
  const struck = formats.map((font) => fonts[font > MISSING_FONT ? font - 1 : font] ?? false);
  return sheets.map(({ at, hidden }) => ({ hidden, ...lookOf(workbook, at, struck) }));
}

function lookOf(workbook: Buffer, at: number, struck: readonly boolean[]): Omit<SheetLook, 'hidden'> {
  const look: Omit<SheetLook, 'hidden'> = { rows: new Map(), struck: [] };
  let filtered = false;
  for (const { id, data } of recordsOf(workbook, at)) {
    if (id === FILTERMODE) filtered = true;
    else if (id === ROW && data.length >= 14 && ((data[12] ?? 0) & HIDDEN_ROW) !== 0)
      look.rows.set(data.readUInt16LE(0), filtered ? 'filtered' : 'hidden');
    else
      for (const { column, format } of cellsOf(id, data))
        if (struck[format]) look.struck.push(`${data.readUInt16LE(0)},${column}`);
  }
  return look;
}

/** The cells of a record with their formats: one, or several figures beside each other. */
function cellsOf(id: number, data: Buffer): { column: number; format: number }[] {
  if (data.length < 6) return [];
  const first = data.readUInt16LE(2);
  if (CELLS.has(id)) return [{ column: first, format: data.readUInt16LE(4) }];
  if (id !== MULRK) return [];
  return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, index) => ({
    column: first + index,
    format: data.readUInt16LE(4 + 6 * index),
  }));
}

/** The records from a place on, up to the end of what begins there. */
function* recordsOf(stream: Buffer, from: number): Generator<BiffRecord> {
  for (let at = from; at + 4 <= stream.length; ) {
    const id = stream.readUInt16LE(at);
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (id === EOF || end > stream.length) return;
    yield { id, data: stream.subarray(at + 4, end) };
    at = end;
  }
}
