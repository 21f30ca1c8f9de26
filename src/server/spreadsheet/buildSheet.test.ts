import { expect, test } from 'vitest';
import { sheet } from './buildSheet';
import type { ChoiceLists } from './choiceLists';

const NONE = new Map() as unknown as ChoiceLists;

test('a row whose words wrap is as high as they are, and a ruled sheet draws a line below each row', () => {
  const words = ['short', 'x'.repeat(25), '가'.repeat(25)];
  const { rowDefs, cells } = sheet<string>({
    name: 'A',
    columns: [{ title: 'Words', width: 20, wraps: true, value: (row) => row }],
    rows: words,
    ruled: true,
  })(NONE);
  // 25 letters take two lines of 20, 25 Korean ones three; one line has the usual height.
  expect([1, 2, 3].map((row) => rowDefs?.get(row)?.height)).toEqual([undefined, 30, 45]);
  expect(cells?.get('2,0')?.style).toMatchObject({
    alignment: { wrapText: true },
    border: { bottom: { style: 'thin' } },
  });
});
