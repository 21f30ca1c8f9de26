import { expect, test } from 'vitest';
import type { Order, OrderExport } from '../../../contract/entities/order';
import { emptySpec } from '../../../contract/entities/spec';
import { exportBody, exportForm, isClosed, isFaulty, packingFault, rowFault } from './exportForm';

const line = { id: 'l', line_no: 1, description: 'PIPE', spec: emptySpec, origin: 'KR' };
const order = {
  delivery_term: 'FOB',
  delivery_place: 'Busan Port',
  delivery_status: 'PREPARING',
  total_weight_kg: '100',
  unknown_weight_lines: 0,
  lines: [line],
  shipments: [],
} as unknown as Order;
const nothing = { terms: null } as OrderExport;

test('the form opens with what the order itself says, and never with a code of goods', () => {
  const form = exportForm(order, nothing);
  expect(form.terms).toMatchObject({ incoterm: 'FOB', named_place: 'Busan Port', gross_weight_kg: '' });
  expect(form.rows[0]).toMatchObject({ hs_code: '', origin: '', description: '' });
  const korean = exportForm({ ...order, delivery_term: 'loaded', delivery_place: '부산항' }, nothing);
  expect(korean.terms).toMatchObject({ incoterm: '', named_place: '' });
  expect(exportBody(korean)).toBeNull();
});

test('what was left empty is not sent, and zero is no weight', () => {
  const form = exportForm(order, nothing);
  const sent = exportBody({ ...form, terms: { ...form.terms, marks: '  ', gross_weight_kg: '0' } });
  expect(sent).toMatchObject({ marks: null, gross_weight_kg: null, lines: [], deliveries: [] });
  const [row] = form.rows;
  if (!row) throw new Error('no row');
  expect(exportBody({ ...form, rows: [{ ...row, hs_code: ' 7304.39 ' }] })?.lines).toEqual([
    { line_id: 'l', description: null, hs_code: '7304.39', origin: null },
  ]);
});

test('a bad code, other letters and a gross below the net keep the form from being sent', () => {
  const form = exportForm(order, nothing);
  const [row] = form.rows;
  if (!row) throw new Error('no row');
  expect(isFaulty(form, order)).toBe(false);
  expect(rowFault({ ...row, hs_code: '73' })).toBe('hs_code');
  expect(rowFault({ ...row, description: '강관' })).toBe('english');
  expect(packingFault({ ...form.terms, gross_weight_kg: '99' }, '100')).toBe('gross');
  expect(isFaulty({ ...form, terms: { ...form.terms, gross_weight_kg: '99' } }, order)).toBe(true);
  expect(isFaulty({ ...form, terms: { ...form.terms, marks: '화인' } }, order)).toBe(true);
  expect(isFaulty({ ...form, terms: { ...form.terms, named_place: ' ' } }, order)).toBe(true);
});

test('of goods that have left only what is still empty can be typed', () => {
  const stated = { terms: { ...exportBody(exportForm(order, nothing)), lines: [] } } as unknown as OrderExport;
  const gone = { ...order, delivery_status: 'SHIPPED' } as Order;
  expect(isClosed(order, stated, 'incoterm')).toBe(false);
  expect(isClosed(gone, stated, 'incoterm')).toBe(true);
  expect(isClosed(gone, stated, 'marks')).toBe(false);
});
