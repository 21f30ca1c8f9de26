import { expect, test } from 'vitest';
import { makePlan } from '../../src/contract/endpoints/plan';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ended, pipeLine, quotationBody, seenBy, submitted } from '../support/trade';

const { buyer, seller, other, third } = await startTrade({
  people: {
    other: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }),
    third: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '서해강관' }),
  },
});

/** The quotations whose price of the first line is marked as the best, by the name of their seller. */
async function bestOf(answers: [Caller, string, 'exact' | 'alternate'][], alternates_allowed = true) {
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine], alternates_allowed });
  const params = { rfq_number_id };
  for (const [who, price, response] of answers) {
    const { lines, ...terms } = quotationBody(await seenBy(who, rfq_number_id), price);
    const body = { ...terms, lines: lines.map((line) => ({ ...line, response })) };
    await who.ok(quotations.submitQuotation, { params, body });
  }
  await ended(buyer, rfq_number_id);
  const { rows, sellers } = await buyer.ok(rfqs.getComparison, { params });
  const best = (rows[0]?.cells ?? []).filter((cell) => cell.best).map((cell) => cell.quotation_id);
  return sellers.filter(({ quotation_id: id }) => best.includes(id)).map(({ company_name: name }) => name);
}

test('a doubtful low price is not the best; the lowest that can be believed is', async () => {
  const found = await bestOf([
    [seller, '1000', 'exact'],
    [other, '110000', 'exact'],
    [third, '105000', 'exact'],
  ]);
  expect(found).toEqual(['서해강관']);
});

test('the planner suggests no award on a doubtfully low price', async () => {
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
  const params = { rfq_number_id };
  for (const [who, price] of [
    [seller, '1000'],
    [other, '110000'],
    [third, '105000'],
  ] as const) {
    const body = quotationBody(await seenBy(who, rfq_number_id), price);
    await who.ok(quotations.submitQuotation, { params, body });
  }
  await ended(buyer, rfq_number_id);
  // Ten at 105,000 with 50,000 freight.
  expect(await buyer.ok(makePlan, { params })).toMatchObject({ total: '1100000', covered: '1' });
});

test('an alternate is the best only where nobody offers what was requested', async () => {
  const answers: Parameters<typeof bestOf>[0] = [
    [seller, '90000', 'alternate'],
    [other, '110000', 'exact'],
    [third, '105000', 'exact'],
  ];
  expect(await bestOf(answers)).toEqual(['서해강관']);
  expect(await bestOf(answers, false)).toEqual(['서해강관']);
  expect(await bestOf(answers.slice(0, 2))).toEqual(['동양밸브']);
  const others = answers.map(([who, price]) => [who, price, 'alternate'] as (typeof answers)[number]);
  expect(await bestOf(others)).toEqual(['대한강관']);
  expect(await bestOf(others, false)).toEqual([]);
});
