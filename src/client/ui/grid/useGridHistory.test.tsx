// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { useGridHistory } from './useGridHistory';

type Row = { at: number; price: string };
type Grid = ReturnType<typeof useGridHistory<Row>>;
const rows = (price: string): Row[] => Array.from({ length: 1_000 }, (_, at) => ({ at, price }));

test('many changed rows are in force before they are drawn, whatever else is drawn until then', async () => {
  const shown: { grid?: Grid } = {};
  const emitted: Row[][] = [];
  // An owner that draws something else first: it keeps what it was given until later.
  function Owner({ value }: { value: readonly Row[]; other?: number }) {
    shown.grid = useGridHistory<Row>(value, (next) => void emitted.push(next));
    return null;
  }
  const first = rows('1');
  const { change } = await renderPart(<Owner value={first} />);
  const pasted = rows('2');
  act(() => void shown.grid?.apply(pasted, 'paste'));
  change(<Owner value={first} other={2} />);
  expect(shown.grid?.rows()).toBe(pasted);
  // A key that comes now changes one row of the pasted ones.
  act(() => void shown.grid?.apply(pasted.with(0, { at: 0, price: '3' }), 'type'));
  expect(
    emitted
      .at(-1)
      ?.slice(0, 2)
      .map(({ price }) => price),
  ).toEqual(['3', '2']);
  change(<Owner value={emitted.at(-1) ?? []} />);
  expect(shown.grid?.lastStep).toMatchObject({ kind: 'type', count: 1 });
  act(() => shown.grid?.undo());
  act(() => shown.grid?.undo());
  expect(emitted.at(-1)?.[0]?.price).toBe('1');
});
