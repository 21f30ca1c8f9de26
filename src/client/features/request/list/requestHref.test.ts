import { expect, test } from 'vitest';
import { requestHref } from './requestHref';

const facts = { rfq_number_id: 'Q1', status: 'COL', sealed: false, quotation_count: 2 } as const;

test('a draft opens in the editor', () => {
  expect(requestHref({ ...facts, status: 'DRAFT' })).toBe('/service/buyer/type/manual?id=Q1');
});

test('readable quotations open side by side', () => {
  expect(requestHref(facts)).toBe('/service/project/purchase/Q1');
  expect(requestHref({ ...facts, sealed: true, status: 'CMP' })).toBe('/service/project/purchase/Q1');
});

test('sealed or missing quotations lead to the project, not to an empty comparison', () => {
  expect(requestHref({ ...facts, sealed: true })).toBe('/service/project/Q1');
  expect(requestHref({ ...facts, quotation_count: 0 })).toBe('/service/project/Q1');
});
