import { expect, test } from 'vitest';
import { parseLine } from '../parseLine';
import { remarkChange } from './remarkChange';

const pipe = parseLine('PIPE SMLS 6" SCH40 A106-B 24 M');
const flange = parseLine('FLANGE WN RF 4" 150# A105 8 EA');

test.each([
  ['MATERIAL CHANGED TO A333-6', pipe, { grade: 'A333-6' }],
  ['SCH40 → SCH80', pipe, { schedule: ['80'] }],
  ['수량 24→30', pipe, { qty: 30 }],
  ["Q'TY CHANGED TO 36", pipe, { qty: 36 }],
  ['A105를 A350-LF2로 변경', flange, { grade: 'A350-LF2' }],
  ['150# -> 300#', flange, { class: 300 }],
])('%s is applied', (remark, line, item) => {
  expect(remarkChange(remark, line)).toEqual({ effect: 'applied', item });
});

test.each([
  '수량 12→18',
  '사양 변경',
  'A106-B → A333-6 및 수량 변경',
  'REPLACED BY CLIENT',
  'SCH80 → SCH160',
  '추가 1EA',
  'ADD 2 EA',
])('%s is a question', (remark) => {
  expect(remarkChange(remark, pipe).effect).toBe('question');
});

test.each(['도장품', '변경 없음', 'NO CHANGE', '설계변경분', '성적서 첨부', ''])('%s changes nothing', (remark) => {
  expect(remarkChange(remark, pipe).effect).toBe('none');
});
