import { describe, expect, test } from 'vitest';
import { approvalNumberIn, dayIn, findNumbers, headRow, orderNumberIn } from './findNumbers';

const ORDER = 'O261121-7KX3M';
const APPROVAL = '20261121-41000016-a1b2c3d4';

describe('a file of another system', () => {
  const found = (rows: string[][]) => {
    const at = headRow(rows);
    return findNumbers(rows.slice(at + 1), rows[at] ?? [], 'erp');
  };

  test('the order’s number is found by its form, the other by its head', () => {
    const rows = [
      ['구매오더 목록'],
      ['일자', '거래처 주문', '전표번호', '금액'],
      ['2026-11-21', ORDER, '4500001', '1'],
    ];
    expect(found(rows)).toEqual({ order: 1, number: 2, day: null });
  });

  test('or as the only other column', () => {
    expect(
      found([
        ['a', 'b'],
        [ORDER.toLowerCase(), '4500001'],
      ]),
    ).toEqual({ order: 0, number: 1, day: null });
    expect(found([[ORDER, '4500001']])).toEqual({ order: 0, number: 1, day: null });
  });

  test('what is not clear is for the person to say', () => {
    expect(
      found([
        ['주문', 'x', 'y'],
        [ORDER, '1', '2'],
      ]).number,
    ).toBeNull();
    expect(
      found([
        ['주문', 'ERP 번호', 'SAP 번호'],
        [ORDER, '1', '2'],
      ]).number,
    ).toBeNull();
    expect(
      found([
        ['x', 'y'],
        ['1', '2'],
      ]).order,
    ).toBeNull();
  });
});

test('the list of issued invoices: approval number by its form, the day by its head, the order in the remark', () => {
  const rows = [
    ['매출 전자세금계산서 목록'],
    ['작성일자', '승인번호', '발급일자', '상호', '비고'],
    ['2026-11-21', APPROVAL, '2026-11-22', '대한건설', `STLBS ${ORDER}`],
  ];
  const at = headRow(rows);
  expect(at).toBe(1);
  expect(findNumbers(rows.slice(at + 1), rows[at] ?? [], 'approval')).toEqual({ order: 4, number: 1, day: 0 });
});

test('a column of invoice dates that cannot be read is found all the same; another one needs days', () => {
  const found = (head: string, day: string) =>
    findNumbers([[day, APPROVAL, ORDER]], [head, '승인번호', '비고'], 'approval');
  expect(found('작성일자', '11월 말').day).toBe(0);
  expect(found('작성일자', '').day).toBeNull();
  expect(found('Issue type', 'regular').day).toBeNull();
});

test.each([
  ['2026년 11월 30일', '2026-11-30'],
  ['2026년 1월 5일', '2026-01-05'],
  ['2026-11-30 00:00', '2026-11-30'],
  ['2026-11-30 00:00:00', '2026-11-30'],
  ['2026-11-30T09:30:00.000', '2026-11-30'],
  ['2026. 11. 30.', '2026-11-30'],
  ['2026/1/5', '2026-01-05'],
  ['20261130', '2026-11-30'],
  ['2026-02-30', null],
  ['2026년 13월 1일', null],
  ['2026-11', null],
  ['30.11.2026', null],
  ['2026111', null],
  ['2026-11-30 외 2건', null],
  ['', null],
])('the day of the cell “%s” is %s', (cell, day) => expect(dayIn(cell)).toBe(day));

test('numbers and days in cells', () => {
  expect(orderNumberIn(` 주문 ${ORDER.toLowerCase()} 건`)).toBe(ORDER);
  expect(orderNumberIn(`X${ORDER}`)).toBeNull();
  expect(orderNumberIn('O261121-7KX3M1')).toBeNull();
  expect(approvalNumberIn('2026112141000016A1B2C3D4')).toBe('20261121-41000016-A1B2C3D4');
  expect(approvalNumberIn('20261121-410')).toBeNull();
  expect(dayIn('20261121')).toBe('2026-11-21');
  expect(dayIn('2026.11.21')).toBe('2026-11-21');
  expect(dayIn('20261399')).toBeNull();
});
