// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Comparison } from '../../../../contract/entities/comparison';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { useHeadFacts } from './headFacts';
import { FactRow } from './MatrixHead';

/** The whole head below the names, as it is printed. */
function Facts({ comparison }: { comparison: Comparison }) {
  return (
    <table>
      <tbody>
        {useHeadFacts(comparison).map((fact, index) => (
          <FactRow
            key={fact.key}
            fact={fact}
            rowIndex={index}
            pinned={[]}
            sellers={comparison.sellers}
            percent
            onTotals={() => undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

const sums = { lines_amount: '80', freight_amount: '20', supply_amount: '100', vat_amount: '10', total_amount: '110' };
const dear = seller('dear', {
  currency: 'USD',
  like_for_like_amount: '140000',
  totals: { currency: 'USD', ...sums },
  record: { finished_orders: 7, cancelled_pct: 5 },
});
const cheap = seller('cheap', { like_for_like_amount: '100000', quoted_line_count: 1 });
const shownOf = async (sellers: (typeof dear)[]) => {
  const comparison = { ...comparisonOf(sellers, [[cell('dear', '1')], [cell('cheap', '1')]]), usd_krw_rate: '1400' };
  const { container, say } = await renderPart(<Facts comparison={comparison} />);
  const rows = [...container.querySelectorAll('tr')];
  const row = (label: string) => rows.find((one) => one.querySelector('th')?.textContent === label);
  const cells = (label: string) =>
    [...(row(label)?.querySelectorAll('td:not([aria-hidden])') ?? [])].map((one) => one.textContent?.trim());
  return { cells, row, say, text: container.textContent ?? '' };
};

test('quotations are compared in one currency without VAT; the offered amount stands beside', async () => {
  const { cells, row, say } = await shownOf([dear, cheap]);
  expect(cells(say('project:compare.head.allLanded'))).toEqual(['140,000', '0']);
  expect(
    row(say('project:compare.head.allLanded'))?.querySelector<HTMLElement>('td:not([aria-hidden])')?.title,
  ).toContain('100');
  expect(cells(say('project:compare.head.offered'))[0]).toContain('100');
  expect(cells(say('project:compare.head.coverage'))).toEqual(['2/2 · –', '1/2 · –']);
  expect(cells(say('project:compare.head.record'))[0]).toBe(
    say('project:compare.head.finishedOf', { count: 7, pct: 5 }),
  );
});

test('the lowest is marked, the others say how far above it they are', async () => {
  const { cells, say } = await shownOf([dear, cheap]);
  // No line was quoted by all: the row says so rather than counting none.
  const landed = cells(say('project:compare.head.noLike'));
  expect(landed[0]).toBe('140,000 +40%');
  expect(landed[1]).toContain(say('project:compare.best'));
});

test('of one bidder nothing is the lowest, and nothing is above it', async () => {
  const { text, say } = await shownOf([dear]);
  expect(text).not.toContain(say('project:compare.best'));
  expect(text).not.toContain(say('project:compare.fastest'));
  expect(text).not.toMatch(/\+\d+%/);
});

test('lead times that are late or not stated are counted, named by the wanted day only where there is one', async () => {
  const { cells, say } = await shownOf([dear, cheap]);
  expect(cells(say('trade:line.lead'))).toEqual([1, 1].map((count) => say('project:compare.head.unstated', { count })));
  const comparison = comparisonOf([dear], [[{ ...cell('dear', '1'), late: true }]]);
  const { container } = await renderPart(<Facts comparison={{ ...comparison, required_date: '2026-12-20' }} />);
  expect(container.textContent).toContain(say('project:compare.head.lead', { day: '2026-12-20' }));
  expect(container.textContent).toContain(say('project:compare.head.late', { count: 1 }));
});
