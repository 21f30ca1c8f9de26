import { expect, test } from 'vitest';
import { readTable } from '../table';
import { listTerms } from './listTerms';

test('the notes around a list are suggestions for the terms of the request', () => {
  const table = readTable([
    ['배관 자재 견적 의뢰', '', '', ''],
    ['공사명', '평택 2단지 증설', '', ''],
    ['납기: 발주 후 6주 이내', '', '납품장소: 평택 현장', ''],
    ['품명', '규격', '수량', '단위'],
    ['강관 SPP', '50A', '30', 'M'],
    ['※ 단가는 도착도, MTC 3.1 제출', '', '', ''],
  ]);
  const said = Object.fromEntries(listTerms(table).map(({ field, value }) => [field, value]));
  expect(said).toEqual({
    title: '배관 자재 견적 의뢰',
    project: '평택 2단지 증설',
    delivery_day: '발주 후 6주 이내',
    delivery_place: '평택 현장',
    delivery_terms: '도착도',
    certificate: 'MTC 3.1',
  });
});
