import type { BodyLine } from './bodyRows';
import { warned } from './lineQuantity';

const figure = (cell: string | undefined): number | null => {
  const text = (cell ?? '').replaceAll(/[,\s₩$원]/g, '');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
};

const FIELDS = ['qty', 'amount'] as const;
const GRAND = /GRAND|총계|총합|합계|누계|^[\s\t]*TOTAL/i;

/** Marks each sum whose figures are not those of the rows above it. */
export function checkTotals(lines: BodyLine[]): void {
  for (const field of FIELDS) {
    let [block, all] = [0, 0];
    for (const line of lines) {
      const column = line.columns[field];
      if (column === undefined) continue;
      const stated = figure(line.cells[column]);
      if (line.aside === 'total') {
        const fits = stated === null || isSum(stated, block) || isSum(stated, all);
        if (!fits && (block > 0 || all > 0)) line.parsed = warned(line.parsed, 'total_mismatch');
        // Only a sum of the block begins a new one; a grand total ends nothing.
        if (!GRAND.test(line.text.whole)) block = 0;
      } else if (stated !== null && line.aside !== 'header') {
        const own = line.aside === null || line.aside === 'unknown' ? stated : 0;
        block += own;
        all += own;
      }
    }
  }
}

const isSum = (stated: number, sum: number) => Math.abs(stated - sum) <= Math.max(1, Math.abs(sum) * 0.005);
