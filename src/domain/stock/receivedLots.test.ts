import { expect, test } from 'vitest';
import { emptySpec } from '../../contract/entities/spec';
import { stockItemInput } from '../../contract/entities/stock';
import { receivedLots } from './receivedLots';

const ordered = (id: string, uom: string) => ({
  id,
  uom,
  spec: { ...emptySpec, grade: id },
  description: `line ${id}`,
  maker: '현대제철',
  origin: 'KR',
});
const line = (line_id: string, received_qty: string | null, ...heat_numbers: string[]) => ({
  line_id,
  received_qty,
  heat_numbers,
});
const place = { warehouse_id: 'w', note: 'O1 · 1' };

test('what arrived becomes lots with material, heats, maker and origin, in the units of a warehouse', () => {
  const lots = receivedLots(
    [line('a', '18', 'H1', 'H2'), line('b', '1.25')],
    [ordered('a', 'EA'), ordered('b', 'TON')],
    place,
  );
  expect(lots).toMatchObject([
    { ...place, spec: { grade: 'a' }, qty: '18', uom: 'EA', heat_no: 'H1, H2', maker: '현대제철', origin: 'KR' },
    { qty: '1250', uom: 'KG', heat_no: null },
  ]);
});

test('a line of which nothing arrived, or that is counted in sets, becomes no lot', () => {
  const lines = [line('a', '0', 'H1'), line('b', null), line('c', '2')];
  expect(receivedLots(lines, [ordered('a', 'EA'), ordered('b', 'EA'), ordered('c', 'SET')], place)).toEqual([]);
});

test('a line of another order, without heats of its own, makes no lot', () => {
  expect(receivedLots([line('other', '4')], [ordered('a', 'EA')], place)).toEqual([]);
});

test('the text of a line that was written on several lines stands on one', () => {
  const written = { ...ordered('a', 'EA'), description: ' PIPE  6"\n\tSCH40 ' };
  expect(receivedLots([line('a', '1')], [written], place)).toMatchObject([{ raw_text: 'PIPE 6" SCH40' }]);
});

test('more heats than a lot has room for are left out rather than cut', () => {
  const heats = Array.from({ length: 20 }, (_, index) => `HEAT${index}`);
  expect(receivedLots([line('a', '1', ...heats)], [ordered('a', 'EA')], place)).toMatchObject([{ heat_no: null }]);
  const heat = 'H'.repeat(60);
  expect(receivedLots([line('a', '1', heat)], [ordered('a', 'EA')], place)).toMatchObject([{ heat_no: heat }]);
});

test('whatever an order holds, a lot of it is one that a person could have typed', () => {
  const long = { ...ordered('a', 'EA'), description: `PIPE\n${'6M\t'.repeat(900)}`, maker: 'M'.repeat(80) };
  const place = { warehouse_id: '019a0000-0000-7000-8000-000000000000', note: 'O261126-ABCDE · 1' };
  const lots = receivedLots([line('a', '1', 'H1')], [long], place);
  expect(lots).toHaveLength(1);
  for (const lot of lots) expect(stockItemInput.parse(lot)).toMatchObject({ ...lot, raw_text: lot.raw_text.trim() });
  expect(receivedLots([line('a', '1000000')], [ordered('a', 'TON')], place)).toEqual([]);
});
