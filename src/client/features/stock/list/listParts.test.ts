import { expect, it } from 'vitest';
import type { StockListRow } from '../../../../contract/entities/stockList';
import { specOfLine } from '../../../../domain/material/spec';
import { parseLine } from '../../../../domain/material/parseLine';
import { listParts, sizeOf } from './listParts';

const spec = specOfLine(parseLine('PIPE SMLS 4" SCH40 A106-B'));
const row = (state: StockListRow['state'], problem: StockListRow['problem'] = null): StockListRow => ({
  sheet: '',
  row: 1,
  text: '',
  state,
  problem,
  fields: [],
  create:
    state === 'new' || problem === 'alike'
      ? { spec, warehouse_id: '', raw_text: '', uom: 'EA', qty: null, note: null }
      : null,
  change:
    state === 'changed' ? { item_id: '', version: 1, counted: null, move_to: null, terms: null, closes: false } : null,
});

it('sends new and changed rows alone, so many at a time, and rows that seem to be there only on request', () => {
  const rows = [
    ...Array.from({ length: 250 }, () => row('new')),
    row('changed'),
    row('unchanged'),
    row('conflict', 'material'),
    row('conflict', 'alike'),
    row('skipped'),
  ];
  expect(listParts(rows, false).map(sizeOf)).toEqual([200, 51]);
  expect(listParts(rows, true).map(sizeOf)).toEqual([200, 52]);
  expect(listParts([row('unchanged')], true)).toEqual([]);
});
