import { expect, test } from 'vitest';
import { arrangeColumns, choicesOf, withWidth } from './arrangeColumns';
import type { Column } from './tableTypes';

const column = (key: string, header = key): Column<object> => ({ key, header, render: () => null });
const COLUMNS = [column('name'), column('status'), column('lines'), column('weight'), column('menu', '')];
const keys = (kept: Parameters<typeof arrangeColumns>[1]) => arrangeColumns(COLUMNS, kept).map(({ key }) => key);
const shown = (key: string) => ({ key, hidden: false, width: null });

test('nothing chosen leaves every column in its place', () => {
  expect(keys([])).toEqual(['name', 'status', 'lines', 'weight', 'menu']);
});

test('a chosen order stands between the name and the menu; a hidden column is left out', () => {
  expect(keys([shown('weight'), { ...shown('lines'), hidden: true }, shown('status')])).toEqual([
    'name',
    'weight',
    'status',
    'menu',
  ]);
});

test('a column that came later follows its usual neighbour, and one that is gone is forgotten', () => {
  expect(choicesOf(COLUMNS, [shown('gone'), shown('status')]).map(({ key }) => key)).toEqual([
    'status',
    'lines',
    'weight',
  ]);
  // Without its neighbour it comes first.
  expect(keys([shown('weight')])).toEqual(['name', 'status', 'lines', 'weight', 'menu']);
});

test('the name stays first and in sight whatever was kept of it; its width is taken', () => {
  const arranged = arrangeColumns(COLUMNS, [shown('status'), { key: 'name', hidden: true, width: 320 }]);
  expect(arranged[0]).toMatchObject({ key: 'name', width: '320px' });
});

test('a width is kept beside everything else that was chosen, and given back by its absence', () => {
  const kept = withWidth(COLUMNS, [shown('weight')], 'lines', 90);
  expect(arrangeColumns(COLUMNS, kept).map(({ key, width }) => [key, width])).toEqual([
    ['name', undefined],
    ['status', undefined],
    ['lines', '90px'],
    ['weight', undefined],
    ['menu', undefined],
  ]);
  expect(arrangeColumns(COLUMNS, withWidth(COLUMNS, kept, 'lines', null))[2]?.width).toBeUndefined();
});

test('a column is kept no narrower and no wider than can be kept, in whole pixels', () => {
  const widthOf = (width: number) => withWidth(COLUMNS, [], 'lines', width).find(({ key }) => key === 'lines')?.width;
  expect([-20, 47.6, 90.4, 801].map(widthOf)).toEqual([48, 48, 90, 800]);
});
