// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Button } from './Button';
import { DataTable } from './DataTable';
import type { Column, DataTableProps } from './dataTable/tableTypes';

type Line = { id: string; name: string; weight: number | null };

const ROWS: Line[] = [
  { id: 'a', name: 'Elbow', weight: 12 },
  { id: 'b', name: 'Pipe', weight: 3 },
  { id: 'c', name: 'Flange', weight: null },
];

const COLUMNS: Column<Line>[] = [
  { key: 'name', header: 'Item', render: (row) => row.name, sortValue: (row) => row.name },
  {
    key: 'weight',
    header: 'Weight',
    render: (row) => row.weight ?? '–',
    sortValue: (row) => row.weight,
    align: 'right',
  },
];

const table = (more: Partial<DataTableProps<Line>> = {}) => (
  <DataTable aria-label="Lines" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} {...more} />
);

const names = () =>
  within(screen.getByRole('table', { name: 'Lines' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Elbow|Pipe|Flange/.exec(row.textContent)?.[0]);

test('a press on a heading sorts, a second one turns it round; the heading says how; what has no value comes last', async () => {
  const { user } = await renderPart(table());
  expect(names()).toEqual(['Elbow', 'Pipe', 'Flange']);
  const heading = () => screen.getByRole('columnheader', { name: /Weight/ });
  expect(heading().hasAttribute('aria-sort')).toBe(false);
  await user.click(within(heading()).getByRole('button'));
  expect(names()).toEqual(['Pipe', 'Elbow', 'Flange']);
  expect(heading().getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(heading()).getByRole('button'));
  expect(names()).toEqual(['Elbow', 'Pipe', 'Flange']);
  expect(heading().getAttribute('aria-sort')).toBe('descending');
});

/** A table whose screen keeps what is selected. */
function Selecting() {
  const [selected, setSelected] = useState<Set<string>>(new Set());
  return table({ selected, onSelect: setSelected, bulkActions: <Button>Delete</Button> });
}

test('rows are selected one by one or all, the box of all shows that some are, and the bar counts and clears', async () => {
  const { user, say } = await renderPart(<Selecting />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: say('ui:table.selectAll') });
  const rows = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box !== all);
  expect(rows).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(rows[1]!);
  expect([all.indeterminate, all.checked]).toEqual([true, false]);
  expect(screen.getByText(say('ui:table.selected', { count: 1 }))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  await user.click(all);
  expect(rows.every((box) => box.checked)).toBe(true);
  expect(screen.getByText(say('ui:table.selected', { count: 3 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: say('ui:table.clearSelection') }));
  expect(rows.some((box) => box.checked)).toBe(false);
});

test('arrow keys on a box go to the box of the next row and stop at the ends', async () => {
  const { user, say } = await renderPart(<Selecting />);
  const all = screen.getByRole('checkbox', { name: say('ui:table.selectAll') });
  const rows = screen.getAllByRole('checkbox').filter((box) => box !== all);
  rows[0]!.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(rows[2]);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(rows[1]);
});

test('without rows the table says so, while it loads it is busy and shows none', async () => {
  const { change, say } = await renderPart(table({ rows: [] }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('heading', { name: say('ui:table.empty') })).toBeTruthy();
  change(table({ rows: [], empty: 'No line yet' }));
  expect(screen.getByText('No line yet')).toBeTruthy();
  change(table({ loading: true }));
  expect(screen.getByRole('table', { name: 'Lines' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Elbow')).toBeNull();
});
