// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { ApiProvider } from '../../api/ApiProvider';
import { TermsList } from '../../shared/TermsList';
import { AwardGroupCard } from './AwardGroupCard';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { SendAwardDialog } from './SendAwardDialog';
import { awardGroups } from './awardGroups';
import { SelectionBar } from './comparison/SelectionBar';
import { cell, comparisonOf, seller } from './sampleComparison';

test('what is awarded stands with the day that the buyer wishes', async () => {
  const comparison = comparisonOf([seller('A')], [[cell('A', '1000')]]);
  const [group] = awardGroups(comparison, { line1: [{ quotation_id: 'A', qty: '1' }] });
  if (!group) throw new Error('nothing is awarded');
  const acceptance = { alternates: [], accepts: () => true, accept: () => undefined, missing: 0, complete: () => true };
  const { container, say } = await renderPart(
    <AwardGroupCard group={group} acceptance={acceptance} requiredDate="2026-12-15" requestCurrency="KRW" />,
  );
  expect(container.textContent).toContain(`${say('trade:terms.requiredDate')}2026-12-15`);
  expect(container.textContent).not.toContain(say('project:award.dutyApart'));
});

test('lines that come after the day that the buyer wishes are named, and counted at the foot of the comparison', async () => {
  const late = { ...cell('A', '1000'), late: true };
  const comparison = comparisonOf([seller('A')], [[late]]);
  const selection = { line1: [{ quotation_id: 'A', qty: '1' }] };
  const [group] = awardGroups(
    {
      ...comparison,
      rows: comparison.rows.map((row) => ({ ...row, cells: [{ ...late, line: { ...late.line, lead_days: 40 } }] })),
    },
    selection,
  );
  if (!group) throw new Error('nothing is awarded');
  const acceptance = { alternates: [], accepts: () => true, accept: () => undefined, missing: 0, complete: () => true };
  const { container, say } = await renderPart(
    <AwardGroupCard group={group} acceptance={acceptance} requiredDate="2020-01-01" requestCurrency="USD" />,
  );
  // The text of the notice is tried where it is.
  expect(container.textContent).toMatch(/2020-01-01.*1번|1번.*2020-01-01/);
  // The quotation is in another currency than the request.
  expect(container.textContent).toContain(say('project:award.dutyApart'));
  const { container: foot } = await renderPart(
    <SelectionBar comparison={comparison} selection={selection} onSelect={() => undefined} narrow={false} />,
  );
  expect(foot.textContent).toContain(say('project:award.late.chosen', { count: 1 }));
});

test('above a note stands whose words it is', async () => {
  const comparison = comparisonOf([seller('A', { memo: '현장 하차 별도' })], [[cell('A', '1000')]]);
  const [group] = awardGroups(comparison, { line1: [{ quotation_id: 'A', qty: '1' }] });
  if (!group) throw new Error('nothing is awarded');
  const acceptance = { alternates: [], accepts: () => true, accept: () => undefined, missing: 0, complete: () => true };
  await renderPart(<AwardGroupCard group={group} acceptance={acceptance} requiredDate={null} requestCurrency="KRW" />);
  expect(screen.getByText('판매사의 전달 사항').nextElementSibling?.textContent).toBe('현장 하차 별도');
  await renderPart(<TermsList terms={{ memo: '성적서 원본 동봉' }} />);
  expect(screen.getByText('구매사의 전달 사항').nextElementSibling?.textContent).toBe('성적서 원본 동봉');
});

test('the window that sends the award says that VAT is in each sum, and what all sellers come to', async () => {
  const sellers = [seller('A'), seller('B')];
  const comparison = comparisonOf(sellers, [[cell('A', '1000')], [cell('B', '2000')]]);
  const one = (quotation_id: string) => [{ quotation_id, qty: '1' }];
  const groups = awardGroups(comparison, { line1: one('A'), line2: one('B') });
  const acceptance = { alternates: [], accepts: () => true, accept: () => undefined, missing: 0, complete: () => true };
  const nothing = () => undefined;
  const { say } = await renderPart(
    <ApiProvider value={answeringApi({}).api}>
      <SendAwardDialog
        open
        onOpenChange={nothing}
        comparison={comparison}
        groups={groups}
        acceptance={acceptance}
        changed={false}
        note=""
        onSent={nothing}
      />
    </ApiProvider>,
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain(`A (${say('project:compare.withVat')})`);
  // (1,000 + 10,000) and (2,000 + 10,000), each with 10 % VAT.
  expect(text).toMatch(/25,300/);
});
