import { expect, test } from 'vitest';
import { hometaxLacks, hometaxRow } from './hometax';
import { HOMETAX_HEADS, ITEM_HEADS } from './hometaxForm';
import type { FieldValues, LeavingRecord } from './fieldValues';

const line = (no: number): FieldValues => ({
  item: `품목 ${no}`,
  item_standard: 'KS D 3507',
  priced_qty: '10',
  unit_price: '1000',
  line_supply: '10000',
  line_vat: '1000',
});
const invoice = (lines: number, freight = '0'): LeavingRecord => ({
  values: {
    order_number: 'O261121-7KX3M',
    invoice_kind: '01',
    invoice_claim: '02',
    invoice_on: '2026-11-05',
    supply_amount: '60000',
    vat_amount: '6000',
    freight_amount: freight,
    freight_vat: '500',
    seller_number: '123-45-67890',
    seller_name: '한빛강재',
    seller_ceo: '김한빛',
    buyer_number: '2208162517',
    buyer_name: '대한건설',
    buyer_ceo: '박대한',
    buyer_email: 'pay@daehan.test',
  },
  lines: Array.from({ length: lines }, (_, index) => line(index + 1)),
});
/** The cells of a row by their heads, breaks taken out, empty ones left out. */
const named = (record: LeavingRecord) =>
  Object.fromEntries(
    hometaxRow(record).flatMap((cell, place) =>
      cell ? [[HOMETAX_HEADS[place]?.replaceAll(/\s/g, ''), 'text' in cell ? cell.text : Number(cell.number)]] : [],
    ),
  );

test('the form has 59 columns, to BG, and a row fills exactly them', () => {
  expect(HOMETAX_HEADS).toHaveLength(59);
  expect(hometaxRow(invoice(2))).toHaveLength(59);
});

test('an invoice states both companies, its sums, its items with their day, and the order in the remark', () => {
  expect(named(invoice(1, '5000'))).toEqual({
    '전자(세금)계산서종류(01:일반,02:영세율)': '01',
    작성일자: '20261105',
    '공급자등록번호("-"없이입력)': '1234567890',
    공급자상호: '한빛강재',
    공급자성명: '김한빛',
    '공급받는자등록번호("-"없이입력)': '2208162517',
    공급받는자상호: '대한건설',
    공급받는자성명: '박대한',
    공급받는자이메일1: 'pay@daehan.test',
    공급가액합계: 60000,
    세액합계: 6000,
    비고: 'O261121-7KX3M',
    '일자1(2자리,작성년월제외)': '05',
    품목1: '품목 1',
    규격1: 'KS D 3507',
    수량1: 10,
    단가1: 1000,
    공급가액1: 10000,
    세액1: 1000,
    '일자2(2자리,작성년월제외)': '05',
    품목2: '운임',
    공급가액2: 5000,
    세액2: 500,
    '영수(01),청구(02)': '02',
  });
});

test('more items than the form has places become one with the whole sum', () => {
  expect(named(invoice(4))).toMatchObject({ 품목4: '품목 4' });
  const many = named(invoice(4, '5000'));
  expect(many).toMatchObject({ 품목1: '품목 1 외 4건', 공급가액1: 60000, 세액1: 6000 });
  expect(many).not.toHaveProperty('품목2');
});

test('an invoice lacks what the service refuses it without', () => {
  expect(hometaxLacks(invoice(1))).toBe(false);
  for (const change of [{ buyer_ceo: '' }, { buyer_number: 'US-123' }, { seller_name: null }] as FieldValues[]) {
    const record = invoice(1);
    expect(hometaxLacks({ ...record, values: { ...record.values, ...change } })).toBe(true);
  }
});

test('the heads of an item are those that the service reads, by its number', () => {
  expect(ITEM_HEADS(2)).toEqual([
    '일자2\n(2자리, 작성년월 제외)',
    '품목2',
    '규격2',
    '수량2',
    '단가2',
    '공급가액2',
    '세액2',
    '품목비고2',
  ]);
});
