import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ParsedItem } from '../types';
import { readTable } from '../table';
import { withDecimalPoints } from './decimalComma';

type Expected = Partial<ParsedItem> & { row: number; aside?: string; warning?: string };
type Shape = { what: string; rows: string[][]; merges?: number[][]; comma?: boolean; expect: Expected[] };

const shapes = JSON.parse(readFileSync('tests/fixtures/tables/shapes.json', 'utf8')) as Shape[];

describe('tables of many shapes', () => {
  it.each(shapes.map((shape) => [shape.what, shape] as const))(
    '%s',
    (_, { rows, merges = [], comma, expect: wanted }) => {
      const read = readTable(comma ? withDecimalPoints(rows, { native: false }) : rows, {
        merges: merges.map(([startRow = 0, startCol = 0, endRow = 0, endCol = 0]) => ({
          startRow,
          startCol,
          endRow,
          endCol,
        })),
      });
      const items = read.lines.filter((line) => line.aside === null);
      const stated = wanted.filter((line) => !line.aside);
      const got = items.map(({ row, parsed }, index) => {
        const { row: _, warning: requested, ...fields } = stated[index] ?? { row: -1 };
        const own = Object.fromEntries(Object.keys(fields).map((key) => [key, parsed.item[key as keyof ParsedItem]]));
        return {
          row,
          ...own,
          ...(requested ? { warning: parsed.warnings.find(({ code }) => code === requested)?.code } : {}),
        };
      });
      expect(got).toEqual(stated);
      for (const { row, aside } of wanted.filter((line) => line.aside))
        expect(read.lines.find((line) => line.row === row)?.aside).toBe(aside);
    },
  );
});
