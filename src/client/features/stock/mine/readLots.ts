import { parseLines } from '../../../../domain/material/parseLine';
import { lineOf } from '../../../../domain/material/requestLine';
import { lotOfLine, type ReadLot } from '../../../../domain/stock/lotLine';

/** Lots out of typed or pasted lines, one a line. */
export function readLots(text: string): ReadLot[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return parseLines(lines).map((parsed) => lotOfLine(lineOf(parsed, {})));
}
