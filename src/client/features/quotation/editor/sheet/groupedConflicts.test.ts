import { expect, it } from 'vitest';
import { sampleLine } from '../../../../../contract/entities/sampleLine';
import { readOffered } from '../readOffered';
import { rowOf } from '../quoteRow';
import type { QuoteTerms } from '../quoteTerms';
import { applyChanges, changesOf, type Conflict, groupedConflicts, termChanges } from './applyAnswers';

const conflict = (kind: Conflict['kind'], row: number, cells: Conflict['cells'] = {}): Conflict => ({
  kind,
  row,
  sheet: 'A',
  line_id: null,
  line_no: null,
  item: '',
  cells,
  values: null,
});

it('says a fault of many rows once, cells that cannot be read by their column', () => {
  const groups = groupedConflicts([
    conflict('bad_value', 4, { lead_days: '협의' }),
    conflict('unknown_line', 3),
    conflict('bad_value', 2, { lead_days: '미정' }),
    conflict('bad_value', 5, { unit_price: '문의' }),
  ]);
  expect(groups.map(({ kind, field, conflicts }) => [kind, field, conflicts.map(({ row }) => row)])).toEqual([
    ['bad_value', 'lead_days', [2, 4]],
    ['unknown_line', null, [3]],
    ['bad_value', 'unit_price', [5]],
  ]);
});

it('names the terms that a sheet changes, and no others', () => {
  const terms = { freight_amount: '50000', min_order_amount: '', memo: '', valid_until: '2027-01-01' } as QuoteTerms;
  const sheet = { freight_amount: '50000.00', min_order_amount: '0', valid_until: '2027-01-31' };
  expect(termChanges(terms, sheet)).toEqual([{ field: 'valid_until', before: '2027-01-01', after: '2027-01-31' }]);
});

it('reads what a sheet offers instead against the requested item', () => {
  const spec = { ...sampleLine({}).spec, category: 'pipe' as const, grade: 'API5L-B', nps: ['4'] };
  const rows = [rowOf(sampleLine({ id: 'a', spec }), undefined, true)];
  const changes = changesOf(rows, [{ line_id: 'a', values: { response: 'alternate', offered: 'A106 Gr.B' } }]);
  expect(applyChanges(rows, changes, readOffered)).toMatchObject([
    { response: 'alternate', deviations: [{ field: 'grade', requested: 'API5L-B', offered: 'A106-B' }] },
  ]);
});
