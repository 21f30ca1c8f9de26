import { describe, expect, test } from 'vitest';
import type { Order } from '../../../contract/entities/order';
import {
  certified,
  faultOf,
  heatNumbers,
  heatsOf,
  isFreightWrong,
  shipmentLines,
  shipRows,
  stayingCount,
  transportBody,
  transportFaults,
  uncertified,
} from './shipForm';

const line = (change: object) =>
  ({
    id: 'a',
    qty: '10',
    shipped_qty: '4',
    weight_basis: 'theoretical',
    price_uom: 'EA',
    ...change,
  }) as Order['lines'][number];

const rowOf = (change: object) => shipRows({ lines: [line(change)] })[0] ?? expect.fail('no row');

describe('what goes out', () => {
  test('is what is left; a line that has left is not listed again', () => {
    const rows = shipRows({ lines: [line({}), line({ id: 'b', shipped_qty: '10' })] });
    expect(rows).toMatchObject([{ left: '6', qty: '6', byScale: false }]);
  });

  test('leaves lines that go in part or not at all for later', () => {
    const row = rowOf({});
    expect(stayingCount([row])).toBe(0);
    expect(stayingCount([row, { ...row, qty: '3' }, { ...row, qty: '' }, { ...row, qty: '0' }])).toBe(3);
  });

  test('may be less, never more, and a line paid by the scale is weighed', () => {
    const row = rowOf({ weight_basis: 'actual', price_uom: 'KG' });
    expect(faultOf({ ...row, qty: '6.001', weighed: '1' })).toBe('tooMuch');
    expect(faultOf({ ...row, qty: '1.000,5' })).toBe('number');
    expect(faultOf({ ...row, weighed: '1.000,5' })).toBe('number');
    expect(faultOf(row)).toBe('unweighed');
    expect(faultOf({ ...row, weighed: '0' })).toBe('zeroWeight');
    expect(faultOf({ ...row, qty: '' })).toBeNull();
    expect(
      shipmentLines([
        { ...row, weighed: '101.5', heats: 'A1, A2 A1' },
        { ...row, qty: '0' },
      ]),
    ).toEqual([{ line_id: 'a', qty: '6', heat_numbers: ['A1', 'A2'], weighed_kg: '101.5' }]);
  });

  test('goods do not weigh nothing: a weight of 0 is refused, on a line that stays it does not matter', () => {
    const row = rowOf({});
    expect(faultOf({ ...row, weighed: '0' })).toBe('zeroWeight');
    expect(faultOf({ ...row, weighed: '0', qty: '' })).toBeNull();
  });

  test('carries no more of the freight than is left', () => {
    expect(['', '0', '350000'].map((text) => isFreightWrong(text, '350000'))).toEqual([false, false, false]);
    expect(['350001', '1.000,5'].map((text) => isFreightWrong(text, '350000'))).toEqual([true, true]);
  });

  test('any line may be weighed, none but those paid by the scale must be', () => {
    const row = rowOf({});
    expect(faultOf(row)).toBeNull();
    expect(shipmentLines([row, { ...row, weighed: '88.5' }]).map((one) => one.weighed_kg)).toEqual([null, '88.5']);
  });

  test('heats that no record could keep are shown before they are sent', () => {
    const row = rowOf({});
    expect(faultOf({ ...row, heats: 'K'.repeat(41) })).toBe('heats');
    expect(faultOf({ ...row, heats: Array.from({ length: 51 }, (_, index) => `K${index}`).join(' ') })).toBe('heats');
    expect(faultOf({ ...row, qty: '', heats: 'K'.repeat(41) })).toBeNull();
  });
});

test.each([
  ['', []],
  ['K12345', ['K12345']],
  ['K1,K2;K3/K4\nK1', ['K1', 'K2', 'K3', 'K4']],
])('heats %o are %o', (text, heats) => {
  expect(heatNumbers(text)).toEqual(heats);
});

describe('a certificate', () => {
  const heats = ['K2026', 'K2027', 'Z1'];
  const file = { file_id: 'f', name: 'MTC_k2026+K2027.pdf' };

  test('speaks for the heats in its name until its seller says otherwise, also for none', () => {
    expect(certified(file, heats, {})).toEqual(['K2026', 'K2027']);
    expect(certified(file, heats, { f: ['Z1'] })).toEqual(['Z1']);
    expect(certified(file, heats, { f: [] })).toEqual([]);
    expect(certified({ ...file, name: 'scan.pdf' }, heats, {})).toEqual([]);
  });

  test('does not speak for a heat that goes no more', () => {
    expect(certified(file, ['Z1'], { f: ['K2026', 'Z1'] })).toEqual(['Z1']);
    const row = { ...rowOf({}), heats: 'K2026' };
    expect(heatsOf([row, { ...row, qty: '0', heats: 'Z9' }])).toEqual(['K2026']);
  });
});

describe('the transport', () => {
  const empty = {
    shipped_on: '2026-11-23',
    expected_on: '',
    carrier: ' ',
    tracking_number: '',
    vehicle_number: ' 경기 82바 1204 ',
    driver_phone: '',
  };
  const faults = (change: object) => transportFaults({ ...empty, ...change }, '2026-11-20', '2026-11-23');

  test('left between the order and today, and arrives no earlier', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ shipped_on: '2026-11-20', expected_on: '2026-11-20' })).toEqual([]);
    for (const shipped_on of ['', '2026-11-19', '2026-11-24']) expect(faults({ shipped_on })).toEqual(['shipped_on']);
    expect(faults({ expected_on: '2026-11-22' })).toEqual(['expected_on']);
  });

  test('has a phone that can be dialled', () => {
    expect(faults({ driver_phone: '010-5555-0142' })).toEqual([]);
    expect(faults({ driver_phone: '김기사' })).toEqual(['driver_phone']);
  });

  test('says nothing where nothing was typed', () => {
    expect(transportBody(empty)).toEqual({
      shipped_on: '2026-11-23',
      expected_on: null,
      carrier: null,
      tracking_number: null,
      vehicle_number: '경기 82바 1204',
      driver_phone: null,
    });
  });
});

test('a line that needs a certificate lacks one until a file speaks for each of its heats', () => {
  const row = { ...rowOf({ line_no: 3, certificate_type: '3.1' }), heats: 'H1 H2' };
  const free = [rowOf({ line_no: 4, certificate_type: 'none' }), rowOf({ line_no: 5, certificate_type: null })];
  const stays = { ...rowOf({ line_no: 6, certificate_type: '3.1' }), qty: '0' };
  const file = { file_id: 'f', name: 'mtc.pdf' };
  const lacking = (...args: [files: (typeof file)[], ticked: Record<string, string[]>]) =>
    uncertified([row, ...free, stays], ...args);
  expect(lacking([], {})).toBe('3');
  expect(lacking([file], { f: ['H1'] })).toBe('3');
  expect(lacking([file], { f: ['H1', 'H2'] })).toBe('');
  // Without heats no file is known to be of it.
  expect(uncertified([{ ...row, heats: '' }], [file], { f: [] })).toBe('3');
});
