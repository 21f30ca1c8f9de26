// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { drawnWhole } from '../../../ui/drawnWhole';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { Matrix, type MatrixProps } from './Matrix';
import { useSampleMatrix } from './sampleMatrix';

vi.mock('next/router', () => ({ useRouter: () => ({ query: { x: 'Q1' }, asPath: '/', pathname: '/' }) }));

// The document has no layout: the frame is given a size.
let width = 1000;
beforeEach(() => {
  width = 1000;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => 600);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => 2000);
});
afterEach(() => vi.restoreAllMocks());

const comparison = comparisonOf(
  [seller('a'), seller('b')],
  Array.from({ length: 4 }, (_, index) => [cell('a', `${1000 + index}`), cell('b', `${2000 + index}`)]),
);

function Sample(change: Partial<MatrixProps>) {
  return <Matrix {...useSampleMatrix({ comparison, ...change })} />;
}

const part = (change: Partial<MatrixProps>) => (
  <ApiProvider value={answeringApi().api}>
    <Sample {...change} />
  </ApiProvider>
);

async function shown(change: Partial<MatrixProps> = {}) {
  const found = await renderPart(part(change));
  const grid = screen.getByRole('grid');
  return {
    ...found,
    grid,
    show: (next: Partial<MatrixProps>) => found.change(part(next)),
    press: (key: string, more: object = {}) => fireEvent.keyDown(grid, { key, ...more }),
    box: (name: string, line: number) =>
      screen.getByRole('checkbox', { name: found.say('project:compare.pick', { name, line }) }),
    active: () => grid.getAttribute('aria-activedescendant'),
  };
}

const left = (...gone: number[]) => comparison.rows.filter((_, index) => !gone.includes(index));

test('the keyboard keeps to its line: one that is taken and disappears hands nothing on to the next', async () => {
  const onPick = vi.fn();
  const { press, show, active } = await shown({ onPick });
  press('ArrowDown');
  press('ArrowDown');
  press(' ');
  expect(onPick.mock.calls).toEqual([['line2', 'a']]);
  show({ onPick, rows: left(1) });
  expect(active()).toBeNull();
  press(' ');
  expect(onPick).toHaveBeenCalledTimes(1);
  // The next arrow goes to what stands in its place, and lines before it move the cell with its line.
  press('ArrowDown');
  expect(active()).toBe('cell-1-0');
  show({ onPick, rows: left(0, 1) });
  expect(active()).toBe('cell-0-0');
  press(' ');
  expect(onPick.mock.calls.at(-1)).toEqual(['line3', 'a']);
});

test('the cell stays that of its seller when the order changes', async () => {
  const { press, show, active } = await shown();
  press('ArrowDown');
  show({ sellers: [...comparison.sellers].reverse() });
  expect(active()).toBe('cell-0-1');
});

test('a space bar that is held down takes once', async () => {
  const onPick = vi.fn();
  const { press } = await shown({ onPick });
  press('ArrowDown');
  press(' ');
  press(' ', { repeat: true });
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('the second click of a double click takes nothing of the line that moved up', async () => {
  const onPick = vi.fn();
  const { box, show, grid } = await shown({ onPick });
  fireEvent.click(box('a', 1), { detail: 1 });
  show({ onPick, rows: left(0) });
  act(() => box('a', 2).focus());
  fireEvent.click(box('a', 2), { detail: 2 });
  expect(onPick.mock.calls).toEqual([['line1', 'a']]);
  expect(document.activeElement).toBe(grid);
  fireEvent.click(box('a', 2), { detail: 1 });
  expect(onPick.mock.calls.at(-1)).toEqual(['line2', 'a']);
});

test('the table has the focus after a pick, from where the arrows go on', async () => {
  const { box, grid, user, press, active } = await shown();
  await user.click(box('b', 2));
  expect(document.activeElement).toBe(grid);
  expect(active()).toBe('cell-1-1');
  press('ArrowUp');
  expect(active()).toBe('cell-0-1');
});

test('a line keeps its row while others come and go', async () => {
  const { box, show } = await shown();
  const row = box('a', 3).closest('tr');
  show({ rows: left(0) });
  expect(box('a', 3).closest('tr')).toBe(row);
});

test('several offers can be selected while the request is awarded, none otherwise', async () => {
  const { grid, show } = await shown();
  expect(grid.getAttribute('aria-multiselectable')).toBe('true');
  show({ onPick: undefined });
  expect(grid.getAttribute('aria-multiselectable')).toBe('false');
});

test('Escape or the close button of the details leads back to the table', async () => {
  const onDetails = vi.fn();
  const { grid, user, say } = await shown({ onDetails, details: true });
  const close = screen.getByRole('button', { name: say('ui:close') });
  act(() => close.focus());
  await user.keyboard('{Escape}');
  expect(onDetails.mock.calls).toEqual([[false]]);
  expect(document.activeElement).toBe(grid);
  await user.click(close);
  expect(onDetails).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(grid);
});

test('an awaited answer shows its sign alone: its price is in another currency and unit', async () => {
  const [row, ...rest] = comparison.rows;
  const awaited = { quotation_id: 'a', unit_price: '7777', price_uom: 'KG' };
  const rows = row ? [{ ...row, cells: row.cells.slice(1), awaiting: [awaited] }, ...rest] : [];
  const { container, say } = await shown({ comparison: { ...comparison, rows } });
  const text = container.querySelector('#cell-0-0')?.textContent;
  expect(text).toBe(say('project:compare.sign.awaiting'));
});

test('verified sellers are marked, and the head says how each quotation stands', async () => {
  const sellers = [
    seller('a', { bid_status: 'CONFIRMED', status: 'SELECTED' }),
    seller('b', { company_verified: false }),
  ];
  const { say, user, grid } = await shown({ comparison: { ...comparison, sellers }, sellers });
  const [, a, b] = screen.getAllByRole('columnheader');
  expect(a?.textContent).toContain(say('trade:company.verified'));
  expect(b?.textContent).not.toContain(say('trade:company.verified'));
  // Once awards are sent, without opening the head.
  expect(grid.textContent).toContain(say('trade:status.bid.CONFIRMED'));
  expect(grid.textContent).toContain(say('trade:status.quotation.SUBMITTED'));
  await user.click(screen.getByRole('button', { name: say('project:compare.head.open') }));
  expect(grid.textContent).toContain(say('trade:company.unverified'));
});

test('Ctrl+Home shows the heading of the first group', async () => {
  const { grid, press } = await shown({ group: 'category' });
  const frame = grid.parentElement;
  if (!frame) throw new Error('The table stands in a frame.');
  act(() => {
    frame.scrollTop = 40;
    fireEvent.scroll(frame);
  });
  press('Home', { ctrlKey: true });
  expect(frame.scrollTop).toBe(0);
});

test('pinned sellers give way where they leave no room for another; they can still be unpinned', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const wide = comparisonOf(
    ids.map((id) => seller(id)),
    [ids.map((id) => cell(id, '1'))],
  );
  width = 700;
  const { container, user, say } = await shown({ comparison: wide, sellers: wide.sellers, pinned: 4 });
  const stay = [...container.querySelectorAll<HTMLElement>('[data-row] [data-column]')].filter(
    (one) => getComputedStyle(one).left !== '',
  );
  expect(stay.map((one) => one.dataset['column'])).toEqual(['0', '1']);
  await user.click(screen.getByRole('button', { name: say('project:compare.moreOf', { name: 'c' }) }));
  expect(await screen.findByRole('menuitem', { name: say('project:compare.unpin', { name: 'c' }) })).toBeTruthy();
});

test('a page that is kept for the time without a network has every line, and is as before right after', async () => {
  const long = comparisonOf(
    [seller('a'), seller('b')],
    Array.from({ length: 90 }, (_, index) => [cell('a', `${1000 + index}`), cell('b', `${2000 + index}`)]),
  );
  function Long() {
    return <Matrix {...useSampleMatrix({ comparison: long })} />;
  }
  await renderPart(
    <ApiProvider value={answeringApi().api}>
      <Long />
    </ApiProvider>,
  );
  const grid = screen.getByRole('grid');
  const lines = () => grid.querySelectorAll('tbody tr[aria-rowindex]').length;
  const inSight = lines();
  expect(inSight).toBeLessThan(60);
  grid.focus();
  act(() => expect(drawnWhole(lines)).toBe(90));
  expect(lines()).toBe(inSight);
  expect(document.activeElement).toBe(grid);
});
