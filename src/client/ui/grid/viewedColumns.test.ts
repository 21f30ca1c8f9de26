import { expect, test } from 'vitest';
import type { GridColumn } from './gridTypes';
import { inViewOrder, viewedChoices } from './viewedColumns';

type Row = Record<'lot' | 'menu' | 'maker' | 'origin' | 'bin', string>;
const column = (key: keyof Row, title: string = key): GridColumn<Row> => ({ key, title, width: 90, kind: 'text' });
const COLUMNS = [column('lot'), column('menu', ''), column('maker'), column('origin'), column('bin')];
const choice = (key: string, change: object = {}) => ({ key, hidden: false, width: null, ...change });

test('the columns of a grid stand in the chosen order, with the name and the menu in front', () => {
  const order = inViewOrder(COLUMNS, [choice('bin'), choice('maker'), choice('origin')]).map(({ key }) => key);
  expect(order).toEqual(['lot', 'menu', 'bin', 'maker', 'origin']);
  expect(inViewOrder(COLUMNS, [])).toEqual(COLUMNS);
});

test('hidden columns and widths are those that were chosen', () => {
  expect(viewedChoices([choice('origin', { hidden: true }), choice('bin', { width: 200 })])).toEqual({
    widths: { bin: 200 },
    hidden: ['origin'],
    shown: [],
  });
});
