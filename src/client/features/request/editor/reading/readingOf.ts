import { parseLine } from '../../../../../domain/material/parseLine';
import { lineOf } from '../../../../../domain/material/requestLine';
import type { ItemField, ParsedLine, Warning } from '../../../../../domain/material/types';
import { suggestionsFor, type Suggestion } from '../../../../../domain/material/suggestions';
import type { EditorLine } from '../editorLine';
import { SPEC_CELLS, type SpecTexts, specTexts } from '../specTexts';

/** A field as the chip shows it. */
export interface FieldReading {
  cell: keyof SpecTexts | 'qty';
  value: string;
  /** 0 to 1; null where a person wrote it, or nothing says how sure it is. */
  sure: number | null;
  /** Whether a person wrote it. Of a draft that was opened again only what stands in a line without words is known to be. */
  byHand: boolean;
}

/** A piece of the line's words; `cell` is the field that was read there. */
export interface Piece {
  /** Where it begins. */
  at: number;
  text: string;
  cell: FieldReading['cell'] | null;
}

export interface LineReading {
  pieces: Piece[];
  fields: FieldReading[];
  suggestions: Suggestion[];
}

const CELLS: Record<Exclude<ItemField, 'standard'>, FieldReading['cell']> = {
  category: 'category',
  type: 'type',
  grade: 'grade',
  nps: 'size',
  size: 'size',
  schedule: 'schedule',
  class: 'schedule',
  ends: 'ends',
  facing: 'ends',
  length_m: 'length_m',
  qty: 'qty',
  unit: 'qty',
};

/** What was understood of a line and from which of its words, with what could be made better by one key. */
export function readingOf(line: EditorLine): LineReading {
  const parsed = parseLine(line.raw_text);
  const texts = specTexts(line.spec);
  const then = line.read ? readTexts(line.read) : null;
  const read = sureness(parsed, line);
  const isByHand = (cell: FieldReading['cell'], value: string) =>
    then ? then[cell] !== value : line.raw_text.trim() === '';
  const shown = Object.entries(texts) as [keyof SpecTexts, string][];
  const { qty } = readTexts(line);
  const fields: FieldReading[] = [...shown, ['qty', qty] as const]
    .filter(([, value]) => value !== '')
    .map(([cell, value]) => {
      const byHand = isByHand(cell, value);
      return { cell, value, sure: byHand ? null : (read.get(cell) ?? null), byHand };
    });
  const open = (warning: Warning) => line.warnings.includes(warning.code);
  return {
    pieces: piecesOf(parsed),
    fields,
    suggestions: suggestionsFor(line.spec, line.uom, parsed.warnings.filter(open)),
  };
}

/** A line as its chips say it. */
const readTexts = ({ spec, qty, uom }: Pick<EditorLine, 'spec' | 'qty' | 'uom'>) => ({
  ...specTexts(spec),
  qty: [qty, uom].filter(Boolean).join(' '),
});

/** How sure each cell is; one that says other than its words was written by a person and has no such figure. */
function sureness(parsed: ParsedLine, line: EditorLine): Map<FieldReading['cell'], number> {
  const sure = new Map<FieldReading['cell'], number>();
  for (const [field, value] of Object.entries(parsed.confidence)) {
    const cell = CELLS[field as keyof typeof CELLS];
    if (cell) sure.set(cell, Math.min(value, sure.get(cell) ?? 1));
  }
  const read = lineOf(parsed, {});
  const [now, then] = [specTexts(line.spec), specTexts(read.spec)];
  for (const cell of SPEC_CELLS) if (now[cell] !== then[cell]) sure.delete(cell);
  if (line.qty !== (read.qty ?? '')) sure.delete('qty');
  return sure;
}

/** The words cut where fields begin and end; spans that overlap give way to the first. */
function piecesOf({ text, spans }: ParsedLine): Piece[] {
  const marks = (Object.entries(spans) as [ItemField, [number, number]][])
    .filter(([field]) => field !== 'standard')
    .map(([field, [start, end]]) => ({ cell: CELLS[field as keyof typeof CELLS], start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { cell, start, end } of marks) {
    if (start < at) continue;
    if (start > at) pieces.push({ at, text: text.slice(at, start), cell: null });
    pieces.push({ at: start, text: text.slice(start, end), cell });
    at = end;
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), cell: null });
  return pieces;
}
