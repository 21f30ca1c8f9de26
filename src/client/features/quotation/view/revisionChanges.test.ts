import { expect, test } from 'vitest';
import type { QuotationLine } from '../../../../contract/entities/quotation';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { changesBetween } from './revisionChanges';

const lines = [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as RfqLine[];
const answer = (rfq_line_id: string, unit_price: string, amount = unit_price) =>
  ({ rfq_line_id, response: 'exact', unit_price, amount }) as QuotationLine;

test('names the lines answered differently, dropped or added, with the change of the amount', () => {
  const earlier = { lines: [answer('a', '100'), answer('b', '200')] };
  const later = { lines: [answer('a', '100'), answer('b', '190'), answer('c', '5')] };
  expect(changesBetween({ lines }, earlier, later).map(({ line, percent }) => [line.id, percent])).toEqual([
    ['b', '-5'],
    ['c', null],
  ]);
  expect(changesBetween({ lines }, later, later)).toEqual([]);
});
