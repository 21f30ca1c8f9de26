// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pastedCells } from './clipboardText';

/** Two rows as Excel copies them: size, quantity and unit are each merged over both. */
const text = '100A\t파이프\t24\tEA\r\n\t엘보\t\t\r\n';
const html =
  '<table><tr><td rowspan=2>100A</td><td>파이프</td><td rowspan=2>24</td><td rowspan=2>EA</td></tr><tr><td>엘보</td></tr></table>';

test('what was merged over rows stands in each of them, but for a figure that may be their sum', () => {
  expect(pastedCells(text, html, (col) => col === 2)).toEqual([
    ['100A', '파이프', '24', 'EA'],
    ['100A', '엘보', '', 'EA'],
  ]);
});

test('cells merged to the side keep the places of those behind them', () => {
  const across =
    '<table><tr><td colspan=2>파이프</td><td>24</td></tr><tr><td rowspan=2>SCH40</td><td>x</td><td>1</td></tr><tr><td>y</td><td>2</td></tr></table>';
  expect(pastedCells('파이프\t\t24\r\nSCH40\tx\t1\r\n\ty\t2\r\n', across)).toEqual([
    ['파이프', '', '24'],
    ['SCH40', 'x', '1'],
    ['SCH40', 'y', '2'],
  ]);
});
