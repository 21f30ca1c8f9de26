import { describe, expect, it } from 'vitest';
import { bookTruths, newTally, scoreBooks, scoreLines, type Tally } from '../../../../tests/support/bomScore';
import { goldLines, SETS } from '../../../../tests/support/goldLines';

/**
 * The least that must be read of each set, and the most that may go wrong: what was measured when it was last changed. A
 * change that reads less fails here; one that reads more writes its figures down.
 */
const MEASURED: Readonly<Record<string, { exact: number; silent: number; flagged: number }>> = {
  'ours, lines': { exact: 463, silent: 0, flagged: 4 },
  'open, lines': { exact: 240, silent: 0, flagged: 22 },
  'open, workbooks': { exact: 87, silent: 0, flagged: 1 },
  'opened, lines': { exact: 102, silent: 0, flagged: 17 },
  'opened, workbooks': { exact: 254, silent: 0, flagged: 39 },
  'last, lines': { exact: 103, silent: 0, flagged: 13 },
  'last, workbooks': { exact: 103, silent: 1, flagged: 13 },
  'newest, lines': { exact: 96, silent: 6, flagged: 20 },
  'newest, workbooks': { exact: 75, silent: 2, flagged: 4 },
  'fresh, lines': { exact: 72, silent: 0, flagged: 12 },
  'fresh, workbooks': { exact: 69, silent: 0, flagged: 1 },
  'kept, lines': { exact: 76, silent: 0, flagged: 16 },
  'kept, workbooks': { exact: 49, silent: 0, flagged: 4 },
  'far, lines': { exact: 83, silent: 1, flagged: 45 },
  'far, workbooks': { exact: 124, silent: 4, flagged: 35 },
  'beyond, lines': { exact: 63, silent: 6, flagged: 25 },
  'beyond, workbooks': { exact: 95, silent: 3, flagged: 51 },
};

describe('how much of published lists is read', () => {
  it('names the source of every line and workbook', () => {
    const unnamed = SETS.flatMap(({ lists, folders }) => [
      ...lists.flatMap((list) => goldLines(list).flatMap(({ text, src }) => (src?.trim() ? [] : [text]))),
      ...folders.flatMap((folder) => bookTruths(folder).flatMap(({ file, source }) => (source?.trim() ? [] : [file]))),
    ]);
    expect(unnamed).toEqual([]);
  });

  it.each(SETS)('reads the lines of the $name set no worse than measured', ({ name, lists }) => {
    const tally = newTally();
    for (const list of lists) scoreLines(list, tally);
    holds(`${name}, lines`, tally);
  });

  it.each(SETS.filter(({ folders }) => folders.length > 0))(
    'reads the workbooks of the $name set no worse than measured',
    async ({ name, folders }) => {
      const tally = newTally();
      for (const folder of folders) await scoreBooks(folder, tally);
      holds(`${name}, workbooks`, tally);
    },
  );
});

function holds(name: string, { exact, silent, flagged }: Tally): void {
  const least = MEASURED[name];
  if (!least) throw new Error(`No figures are written down for ${name}.`);
  expect({ name, exact: Math.min(exact, least.exact) }).toEqual({ name, exact: least.exact });
  expect({ name, silent: Math.max(silent, least.silent) }).toEqual({ name, silent: least.silent });
  // Rows that are read again may be flagged.
  expect(flagged).toBeLessThanOrEqual(least.flagged + Math.max(0, exact - least.exact));
}
