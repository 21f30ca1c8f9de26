import { expect, test } from 'vitest';
import { aCompany } from '../../../../../tests/support/anyDeal';
import { packingList } from './packingList';

const order = {
  order_number: 'O261121-ABCDE',
  title: '배관',
  buyer: aCompany,
  seller: aCompany,
  delivery_place: null,
  delivery_term: 'loaded',
  lines: [],
};
const line = { line_no: 1, description: 'PIPE SMLS 4" SCH40 A106-B', uom: 'EA', qty: '4', heat_numbers: ['K2026'] };
const shipment = {
  shipment_no: 2,
  shipped_at: '2026-11-21T00:00:00Z',
  lines: [
    { ...line, weighed_kg: '1034.5', net_weight_kg: '1034.5' },
    { ...line, line_no: 2, weighed_kg: null, net_weight_kg: '385.344' },
    { ...line, line_no: 3, weighed_kg: null, net_weight_kg: null },
  ],
  net_weight_kg: '1419.844',
  unknown_weight_lines: 1,
};

test.each([
  ['ko', ['1,034.5', '계근', '385.344', '이론 중량', '"1,419.844 kg"', '"중량 미상 1개 품목 제외"']],
  [
    'en',
    ['1,034.5', 'scale weight', '385.344', 'theoretical', '"1,419.844 kg"', '"excluding lines of unknown weight: 1"'],
  ],
] as const)(
  'a packing list shows the weight of each line, by scale or by table, and of all (%s)',
  (language, words) => {
    const printed = JSON.stringify(packingList(order as never, shipment as never, language).content);
    for (const word of words) expect(printed).toContain(word);
  },
);

test('a phone stands as its reader dials it', () => {
  const seller = { ...aCompany, contact_phone: '+82 01012345678' };
  const printed = (language: 'ko' | 'en') =>
    JSON.stringify(packingList({ ...order, seller } as never, shipment as never, language).content);
  expect(printed('ko')).toContain('"010-1234-5678"');
  expect(printed('en')).toContain('"+82 10-1234-5678"');
});

test('nothing that a company is called or writes to pushes a block over the edge of the page', () => {
  const long = { ...aCompany, contact_email: `${'purchasing.department'.repeat(4)}@hanbit.test` };
  const { content } = packingList({ ...order, seller: long, buyer: long } as never, shipment as never, 'ko');
  const widths: unknown[][] = [];
  JSON.stringify(content, (_key, node) => {
    if (node?.layout === 'facts') widths.push(node.table.widths);
    return node as unknown;
  });
  expect(widths.length).toBeGreaterThanOrEqual(3);
  for (const columns of widths) expect(columns.every((width) => typeof width === 'number')).toBe(true);
});
