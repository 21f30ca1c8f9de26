// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { ReadAgain } from '../../../../../tests/support/ReadAgain';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { RevisionsDialog } from './RevisionsDialog';

test('revisions that are there stay when they cannot be read again', async () => {
  const one = seller('a');
  const lines = [{ rfq_line_id: 'line1', unit_price: '1850', price_uom: 'KG', amount: '1850', lead_days: null }];
  const revision = { revision: 1, round: 1, created_at: '2026-01-02T00:00:00Z', valid_until: null };
  let fails = false;
  const { api, sent } = answeringApi({
    'GET /rfq/Q1/comparison/a/revisions': () => {
      if (fails) throw new Error('No connection');
      return { revisions: [{ ...revision, totals: one.totals, lines }] };
    },
  });
  await renderPart(
    <ApiProvider value={api}>
      <RevisionsDialog comparison={comparisonOf([one], [[cell('a', '1850')]])} seller={one} onClose={() => undefined} />
      <ReadAgain />
    </ApiProvider>,
  );
  const price = await screen.findByText('1,850');
  fails = true;
  fireEvent.click(screen.getByText('again'));
  await waitFor(() => expect(sent).toHaveLength(2));
  await expect(screen.findByRole('alert', {}, { timeout: 300 })).rejects.toThrow();
  expect(price.isConnected).toBe(true);
});
