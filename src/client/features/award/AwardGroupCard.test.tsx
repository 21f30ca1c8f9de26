// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { AwardGroupCard } from './AwardGroupCard';
import { awardGroups } from './awardGroups';
import { cell, comparisonOf, seller } from './sampleComparison';

test('what is awarded stands with the day that the buyer wishes', async () => {
  const comparison = comparisonOf([seller('A')], [[cell('A', '1000')]]);
  const [group] = awardGroups(comparison, { line1: [{ quotation_id: 'A', qty: '1' }] });
  if (!group) throw new Error('nothing is awarded');
  const acceptance = { alternates: [], accepts: () => true, accept: () => undefined, missing: 0, complete: () => true };
  const { container, say } = await renderPart(
    <AwardGroupCard group={group} acceptance={acceptance} requiredDate="2026-12-15" />,
  );
  expect(container.textContent).toContain(`${say('trade:terms.requiredDate')}2026-12-15`);
});
