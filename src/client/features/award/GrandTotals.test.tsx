// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { awardGroups } from './awardGroups';
import { GrandTotals } from './GrandTotals';
import { cell, comparisonOf, seller } from './sampleComparison';

/** What is said of an award of one line to a seller whose totals are these. */
async function saidOf(freight_amount: string, currency: 'KRW' | 'USD' = 'KRW') {
  const totals = { ...seller('a').totals, freight_amount, currency };
  const comparison = comparisonOf([seller('a', { currency, totals })], [[cell('a', '1000')]]);
  const groups = awardGroups(comparison, { line1: [{ quotation_id: 'a', qty: null }] });
  const { container, say } = await renderPart(<GrandTotals groups={groups} />);
  return { text: container.textContent ?? '', say };
}

test('a sum says whether freight and VAT are in it', async () => {
  const both = await saidOf('10000');
  expect(both.text).toContain(`(${both.say('project:compare.withFreightVat')})`);
  const collected = await saidOf('0');
  expect(collected.text).toContain(`(${collected.say('project:compare.withVat')})`);
  const dollars = await saidOf('5.50', 'USD');
  expect(dollars.text).toContain(
    `(${dollars.say('project:compare.withFreight')}, ${dollars.say('trade:vat.not_included')})`,
  );
});
