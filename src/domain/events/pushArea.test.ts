import { expect, test } from 'vitest';
import { push } from '../../contract/entities/person';
import { recordTypesOf } from './pushArea';

const AREAS = ['buying', 'selling', 'order', 'stock', 'company'] as const;

test('each area has the news of its own records', () => {
  expect(Object.fromEntries(AREAS.map((area) => [area, recordTypesOf(area)]))).toEqual({
    buying: ['rfq'],
    selling: ['seller_request', 'bid'],
    order: ['order', 'project'],
    stock: ['stock', 'store'],
    company: ['member', 'export', 'webhook'],
  });
});

test('no kind of record stands in two areas, or is unknown', () => {
  const all = AREAS.flatMap(recordTypesOf);
  expect(new Set(all).size).toBe(all.length);
  expect(push.shape.record_type.options).toEqual(expect.arrayContaining(all));
});
