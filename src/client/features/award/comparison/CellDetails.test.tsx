// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { ReadAgain } from '../../../../../tests/support/ReadAgain';
import { renderPart } from '../../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import type { ItemPurchases, QuotationRevisions } from '../../../../contract/entities/comparison';
import { ApiProvider } from '../../../api/ApiProvider';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { CellDetails } from './CellDetails';

setTestRouter({ query: { x: 'Q1' }, asPath: '/', pathname: '/' });

const REVISIONS = 'GET /rfq/Q1/comparison/a/revisions';
const PURCHASES = 'GET /rfq/Q1/comparison/purchases';
const none: ItemPurchases = { items: [] };
const totals = seller('a').totals;
const revisions: QuotationRevisions = {
  revisions: [
    {
      revision: 1,
      round: 1,
      created_at: '2026-01-02T00:00:00Z',
      valid_until: null,
      totals,
      lines: [{ rfq_line_id: 'line1', unit_price: '1850', price_uom: 'KG', amount: '1850', lead_days: null }],
    },
  ],
};

const bought = {
  order_number: 'P-1',
  placed_at: '2026-01-02T00:00:00Z',
  seller_name: 'Daehan',
  qty: '4',
  uom: 'EA',
  unit_price: '2000',
  price_uom: 'KG',
  currency: 'KRW' as const,
  comparable_price: '98000',
};

/** What is shown of the first seller's answer to the only line. */
async function shownOf(
  answers: Parameters<typeof answeringApi>[0],
  offers = [cell('a', '100000')],
  beside?: ReactNode,
) {
  const comparison = comparisonOf([seller('a', { company_name: 'Hanjin', revision: 2 })], [offers]);
  const [row, of] = [comparison.rows[0], comparison.sellers[0]];
  if (!row || !of) throw new Error('The sample has one row and one seller.');
  const server = answeringApi({ [PURCHASES]: () => none, ...answers });
  const part = await renderPart(
    <ApiProvider value={server.api}>
      <CellDetails comparison={comparison} row={row} seller={of} shares={[]} onPick={undefined} onDivide={undefined} />
      {beside}
    </ApiProvider>,
  );
  return { ...part, server };
}

test('an earlier price stands with the unit that it was for', async () => {
  const { container, say } = await shownOf({ [REVISIONS]: () => revisions });
  await screen.findByText('1,850');
  expect(container.textContent).toContain(`1,850${say('trade:currency.KRW')}/${say('trade:uom.KG')}`);
});

test('earlier prices are seen to load, and a failure can be tried again', async () => {
  let fails = true;
  let answer: (value: QuotationRevisions) => void = () => undefined;
  const { container, user, say } = await shownOf({
    [REVISIONS]: () => {
      if (fails) throw new Error('No connection');
      return new Promise<QuotationRevisions>((resolve) => (answer = resolve));
    },
  });
  await screen.findByRole('alert');
  fails = false;
  await user.click(screen.getByRole('button', { name: say('ui:retry') }));
  await screen.findByText(say('ui:loading'));
  answer(revisions);
  await screen.findByText('1,850');
  expect(container.querySelector('[role=alert]')).toBeNull();
});

test('seller and price of the cell are read out as they change', async () => {
  const { container } = await shownOf({ [REVISIONS]: () => revisions });
  const live = container.querySelector('[aria-live=polite]');
  expect(live?.textContent).toContain('Hanjin');
  expect(live?.textContent).toContain('100,000');
});

test('what the company paid before for the item stands with its order, and that there was nothing is said', async () => {
  const items = [
    { rfq_line_id: 'line1', purchases: [bought, { ...bought, order_number: 'P-2', comparable_price: null }] },
  ];
  const { container, say } = await shownOf({ [REVISIONS]: () => revisions, [PURCHASES]: () => ({ items }) });
  await screen.findByText('98,000', { exact: false });
  expect(container.textContent).toContain('Daehan');
  expect(container.querySelector('a[href*="P-1"]')).not.toBeNull();
  // What cannot be brought to the requested unit stands as it was paid.
  expect(container.textContent).toContain(`2,000${say('trade:currency.KRW')}/${say('trade:uom.KG')}`);
  const other = await shownOf({ [REVISIONS]: () => revisions });
  await screen.findByText(other.say('project:overview.noPurchases'));
});

test('purchases and earlier prices that are there stay when they cannot be read again', async () => {
  const purchases = { items: [{ rfq_line_id: 'line1', purchases: [bought] }] };
  let fails = false;
  const answered = (value: unknown) => () => {
    if (fails) throw new Error('No connection');
    return value;
  };
  const answers = { [REVISIONS]: answered(revisions), [PURCHASES]: answered(purchases) };
  const { server, user, container } = await shownOf(answers, undefined, <ReadAgain />);
  await screen.findByText('1,850');
  await screen.findByText('98,000', { exact: false });
  fails = true;
  const calls = server.sent.length;
  await user.click(screen.getByRole('button', { name: 'again' }));
  await waitFor(() => expect(server.sent).toHaveLength(calls + 2));
  await expect(screen.findByRole('alert', {}, { timeout: 300 })).rejects.toThrow();
  expect(container.textContent).toContain('1,850');
  expect(container.textContent).toContain('98,000');
});
