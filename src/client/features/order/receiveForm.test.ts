import { expect, test } from 'vitest';
import { faultOf, receiveRows, remarkedLines } from './receiveForm';

const line = (line_id: string, qty: string) =>
  ({ line_id, line_no: 1, qty, uom: 'EA' }) as unknown as Parameters<typeof receiveRows>[0][number];

test('another quantity than was shipped needs its reason, or a claim', () => {
  const [same, equal, short] = receiveRows([line('a', '24'), line('b', '24'), line('c', '24')], {
    b: { qty: '24.0', note: '' },
    c: { qty: '22', note: ' ' },
  });
  if (!same || !equal || !short) throw new Error('three rows');
  expect([same, equal, short].map((row) => faultOf(row, false))).toEqual([null, null, 'unexplained']);
  expect(faultOf(short, true)).toBeNull();
  expect(faultOf({ ...short, note: '2개 파손' }, false)).toBeNull();
  expect(faultOf({ ...short, qty: '' }, true)).toBe('number');
});

test('what is sent of a count is what differs or was remarked', () => {
  const rows = receiveRows([line('a', '24'), line('b', '24'), line('c', '24')], {
    b: { qty: '22', note: ' 2개 부족 ' },
    c: { qty: '24', note: '포장 젖음' },
  });
  expect(remarkedLines(rows)).toEqual([
    { line_id: 'b', received_qty: '22', note: '2개 부족' },
    { line_id: 'c', received_qty: '24', note: '포장 젖음' },
  ]);
});
