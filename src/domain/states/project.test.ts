import { expect, test } from 'vitest';
import type { ProjectStatus, QuotationStatus } from '../../contract/entities/project';
import { sellerView, type SellerSide } from './project';

const side = (change: Partial<SellerSide>): SellerSide => ({
  project: 'COL',
  close_reason: null,
  quotation: null,
  declined: false,
  order: null,
  ...change,
});
const seen = (change: Partial<SellerSide>) => {
  const { status, closed_as } = sellerView(side(change));
  return closed_as === null ? status : `${status} ${closed_as}`;
};

test('an order of one’s own decides, whatever became of the rest', () => {
  for (const project of ['BID', 'ORD', 'CLS'] as const) {
    expect(seen({ project, order: 'OPEN', declined: true })).toBe('ORD');
    expect(seen({ project, order: 'FINISHED', quotation: 'LOST' })).toBe('FIN');
    expect(seen({ project, order: 'CANCELLED', quotation: 'CONFIRMED' })).toBe('CLS cancelled');
  }
});

test('a seller who declined has closed the request, even with a quotation', () => {
  expect(seen({ declined: true, quotation: 'SUBMITTED' })).toBe('CLS declined');
});

test.each([
  ['SELECTED', 'BID'],
  ['CONFIRMED', 'BID'],
  ['DECLINED', 'CLS declined'],
  ['LAPSED', 'CLS lapsed'],
  ['LOST', 'CLS lost'],
] as const satisfies [QuotationStatus, string][])('a quotation that is %s is seen as %s', (quotation, view) => {
  expect(seen({ project: 'BID', quotation })).toBe(view);
});

/** What a seller sees of a project in each state: with a standing quotation, with one taken back, and without any. */
const VIEWS: Record<Exclude<ProjectStatus, 'DRAFT'>, [submitted: string, withdrawn: string, none: string]> = {
  REQ: ['COL', 'REQ', 'REQ'],
  COL: ['COL', 'REQ', 'REQ'],
  CMP: ['CMP', 'CLS withdrawn', 'CLS missed'],
  BID: ['CMP', 'CLS withdrawn', 'CLS missed'],
  ORD: ['CLS lost', 'CLS withdrawn', 'CLS missed'],
  FIN: ['CLS lost', 'CLS withdrawn', 'CLS missed'],
  CLS: ['CLS cancelled', 'CLS withdrawn', 'CLS missed'],
};

test.each(Object.entries(VIEWS))('a project in %s: submitted, withdrawn, without a quotation', (name, views) => {
  const project = name as ProjectStatus;
  const quotations = ['SUBMITTED', 'WITHDRAWN', null] as const;
  expect(quotations.map((quotation) => seen({ project, quotation }))).toEqual(views);
  expect(seen({ project, quotation: 'REREQUESTED' })).toBe(views[0]);
  expect(seen({ project, quotation: 'DRAFT' })).toBe(views[2]);
});

test('only the buyer’s own cancelling is not the seller’s miss', () => {
  expect(seen({ project: 'CLS', close_reason: 'cancelled' })).toBe('CLS cancelled');
  expect(seen({ project: 'CLS', close_reason: 'no_quotation' })).toBe('CLS missed');
  expect(seen({ project: 'ORD', close_reason: 'cancelled' })).toBe('CLS missed');
});
