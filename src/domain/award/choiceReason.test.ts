import { expect, test } from 'vitest';
import { choiceReasons } from './choiceReason';

const cell = (quotation_id: string, marks: { best?: boolean; fastest?: boolean; none?: boolean } = {}) => ({
  quotation_id,
  best: marks.best ?? false,
  fastest: marks.fastest ?? false,
  line: { response: marks.none ? 'no_quote' : 'exact', amount: marks.none ? null : '1000' } as never,
});

test('an offer is chosen for its price, its time, or because the suggested award has it', () => {
  const cells = [cell('a', { best: true }), cell('b', { fastest: true }), cell('c')];
  expect(choiceReasons(cells, 'a', true)).toEqual(['best', 'planned']);
  expect(choiceReasons(cells, 'b', false)).toEqual(['fastest']);
  expect(choiceReasons(cells, 'c', true)).toEqual(['planned']);
  expect(choiceReasons(cells, 'c', false)).toEqual(['buyer']);
});

test('the only offer of a line is no lowest price', () => {
  const cells = [cell('a', { best: true, fastest: true }), cell('b', { none: true })];
  expect(choiceReasons(cells, 'a', false)).toEqual(['only_offer']);
});

test('what has no amount, or is said not to be quoted, is no offer beside the only one', () => {
  const unpriced = { ...cell('b'), line: { response: 'exact', amount: null } as never };
  const refused = { ...cell('c'), line: { response: 'no_quote', amount: '1000' } as never };
  expect(choiceReasons([cell('a'), unpriced, refused], 'a', false)).toEqual(['only_offer']);
  expect(choiceReasons([cell('a'), unpriced], 'b', false)).toEqual(['buyer']);
});
