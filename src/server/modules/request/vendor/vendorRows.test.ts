import { expect, test } from 'vitest';
import { vendorRows } from './vendorRows';

test('names and numbers are read wherever they stand; headings and running numbers are not companies', () => {
  expect(
    vendorRows([
      ['No.', '업체명', '사업자등록번호', '비고'],
      ['1', '대한강관(주)', '220-81-62517', '우선'],
      ['2', 'JP-1234567890123', 'Osaka Pipe'],
      ['3', '번호 없는 상사', '', '02-123-4567'],
      ['', '', ''],
      ['4', '대한강관', '2208162517'],
    ]),
  ).toEqual([
    { name: '대한강관', registration_number: '2208162517' },
    { name: 'Osaka Pipe', registration_number: 'JP-1234567890123' },
    { name: '번호 없는 상사', registration_number: null },
  ]);
});
