import { expect, test } from 'vitest';
import { tablesOf, textsOf } from '../../../../../tests/support/printedMoney';
import type { Comparison } from '../../../../contract/entities/comparison';
import { parseLine } from '../../../../domain/material/parseLine';
import { changedSpec, specOfLine } from '../../../../domain/material/spec';
import { totalsOf } from '../../../../domain/money/totals';
import { justificationDocument } from './justificationDocument';

const NOW = new Date('2026-11-21T00:00:00Z');
const PRICED = {
  response: 'exact',
  unit_price: '1000',
  price_uom: 'EA',
  amount: '10000',
  qty_offered: '10',
  lead_days: 7,
};
const UNPRICED = { unit_price: null, price_uom: null, amount: null, qty_offered: null, lead_days: null };

/** One seller's answers, one to a line, none of which is compared with another. */
function comparisonOf(answers: readonly object[]): Comparison {
  const spec = specOfLine(parseLine('EQ TEE 4" SCH40 BW A234-WPB'));
  const totals = totalsOf(['10000', '10000'], '5000', 'KRW');
  return {
    rfq_number_id: 'Q261121-ABCDE',
    title: '배관',
    currency: 'KRW',
    usd_krw_rate: null,
    freight: 'apart',
    split_allowed: true,
    sellers: [
      {
        quotation_id: 'q',
        company_name: '동해파이프',
        currency: 'KRW',
        totals,
        quoted_line_count: 2,
        like_for_like_amount: null,
        longest_lead_days: null,
        valid_until: null,
      },
    ],
    rows: answers.map((answer, index) => ({
      line: { id: `l${index}`, line_no: index + 1, raw_text: '', spec, qty: '10', uom: 'EA', unit_weight_kg: null },
      awaiting: [],
      cells: [
        {
          quotation_id: 'q',
          line: {
            deviations: [],
            offered_spec: null,
            weight_basis: 'theoretical',
            weight_discount_pct: '0',
            ...answer,
          },
          comparable_price: null,
          best: false,
        },
      ],
    })),
  } as unknown as Comparison;
}

test('before the award a refused line is not chosen, and an alternate is named as what is offered', () => {
  const requested = specOfLine(parseLine('EQ TEE 4" SCH40 BW A234-WPB'));
  const alternate = {
    ...PRICED,
    response: 'alternate',
    offered_spec: changedSpec(requested, { schedule: ['80'] }),
    deviations: [{ field: 'schedule', requested: '40', offered: '80', reason: null }],
  };
  const comparison = comparisonOf([PRICED, { ...UNPRICED, response: 'no_quote' }, alternate]);
  const printed = justificationDocument(comparison, { bids: [], plan: null }, NOW, 'ko');
  const chosen = tablesOf(printed, 'lines').find((table) => table[0]?.includes('선정 사유')) ?? [];
  expect(chosen.slice(1).map(([line]) => line)).toEqual(['1', '3']);
  expect(chosen[1]?.[1]).not.toContain('대체 사양');
  expect(chosen[2]?.[1]).toMatch(/^정티 4" SCH80.*\n대체 사양 · 요청: 정티 4" SCH40/);
  expect(chosen[2]?.[1]).toContain('스케줄: 40 → 80');
  expect(textsOf(chosen).join()).not.toContain('구매사 선택');
});

test('before the award it sums what is chosen, and says who buys, who wrote it and that nothing is decided', () => {
  const comparison = comparisonOf([PRICED, { ...UNPRICED, response: 'no_quote' }, PRICED]);
  const charged = [{ kind: 'cost_centre' as const, name: 'CC-100 울산 정비' }];
  const decision = { company_name: '한솔플랜트', requested_by: '이민준', made_by: '김작성', decided: null, charged };
  const behind = { bids: [], plan: null };
  const printed = justificationDocument(comparison, behind, NOW, 'ko', [], decision);
  const [sums = []] = tablesOf(printed, 'lines');
  expect(sums[1]).toEqual([
    '동해파이프',
    '2',
    ...['20,000', '5,000', '25,000', '2,500', '27,500'].map((won) => expect.stringContaining(won)),
  ]);
  const text = textsOf(printed.content).join(' ');
  const facts = [
    '발주처 한솔플랜트',
    '담당자 이민준',
    '코스트센터 CC-100 울산 정비',
    '작성자 김작성',
    '결정 일시 선정 전',
  ];
  for (const fact of facts) expect(text).toContain(fact);
  const decided = { ...decision, decided: { at: NOW, by: '이민준' } };
  expect(textsOf(justificationDocument(comparison, behind, NOW, 'ko', [], decided).content).join(' ')).toMatch(
    /결정 일시 2026-11-21 09:00 .*이민준/,
  );
});

test('where more than one seller gets an order, it says what all of them come to, VAT included', () => {
  const one = comparisonOf([PRICED, PRICED]);
  const [first] = one.sellers;
  if (!first) throw new Error('nobody quoted');
  const other = { ...first, quotation_id: 'other', company_name: '다른 강관' };
  const rows = one.rows.map((row, index) =>
    index === 0 ? row : { ...row, cells: row.cells.map((cell) => ({ ...cell, quotation_id: 'other' })) },
  );
  const both = justificationDocument({ ...one, sellers: [first, other], rows }, { bids: [], plan: null }, NOW, 'ko');
  // Twice 10,000 and 5,000 of freight, with 10 % VAT.
  expect(textsOf(both.content).join(' ')).toContain('전체 합계(부가세 포함): 33,000원');
  const alone = justificationDocument(one, { bids: [], plan: null }, NOW, 'ko');
  expect(textsOf(alone.content).join(' ')).not.toContain('전체 합계');
});
