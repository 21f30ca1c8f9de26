import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sheet } from './buildSheet';
import { spreadsheetFile } from './spreadsheetFile';

const wide = sheet<string>({
  name: '견적 비교',
  intro: ['견적 비교'],
  columns: [
    { title: '품명', width: 90, value: (row) => row },
    { title: '금액', width: 20, kind: 'KRW', value: () => '1000' },
  ],
  rows: ['강관'],
});
const narrow = sheet<string>({
  name: '계산',
  columns: [{ title: '품명', width: 90, value: (row) => row }],
  rows: ['강관'],
});

test('every sheet prints on A4, all columns abreast, with its headings on each page', async () => {
  const { content } = await spreadsheetFile('비교', [wide, narrow]);
  const { sheets } = await readXlsx(content);
  expect(sheets.map(({ name, pageSetup }) => [name, pageSetup?.orientation, pageSetup?.printTitlesRow])).toEqual([
    ['견적 비교', 'landscape', '$3:$3'],
    ['계산', 'portrait', '$1:$1'],
  ]);
  for (const { pageSetup } of sheets) expect(pageSetup).toMatchObject({ paperSize: 'a4', fitToPage: true });
});

test('a heading stands over the figures of its column', async () => {
  const { cells } = wide(new Map());
  expect(cells?.get('2,0')?.style?.alignment?.horizontal).toBeUndefined();
  expect(cells?.get('2,1')?.style?.alignment?.horizontal).toBe('right');
  expect(cells?.get('3,1')?.style?.alignment?.horizontal).toBe('right');
});

test('a heading has room for all its lines', () => {
  const height = (title: string) => {
    const one = sheet<string>({ name: '표', columns: [{ title, width: 8, value: (row) => row }], rows: [] });
    return one(new Map()).rowDefs?.get(0)?.height;
  };
  expect(height('금액')).toBe(30);
  expect(height('파란배관자재㈜\n납기(일)')).toBe(45);
});
