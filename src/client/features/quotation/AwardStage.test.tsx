// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { SellerRequest } from '../../../contract/entities/quotation';
import { ApiProvider } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { AwardStage, isAwarded } from './AwardStage';

const sums = (total_amount: string) => ({
  lines_amount: total_amount,
  freight_amount: '0',
  supply_amount: total_amount,
  vat_amount: '0',
  total_amount,
  currency: 'KRW',
  vat: 'taxed',
});
const request = {
  rfq_number_id: 'Q1',
  quotation: { id: 'q1', status: 'SELECTED', totals: sums('9000000') },
  lines: [{ excluded: false }, { excluded: false }, { excluded: true }],
} as unknown as SellerRequest;
const bid = { quotation_id: 'q1', status: 'SENT', answer_until: '2026-12-01T08:00:00.000Z', lines: [{}] };

const shown = async (bids: object[]) => {
  const { api } = answeringApi({ 'GET /project/Q1': () => ({ bids }) });
  return renderPart(
    <ApiProvider value={api}>
      <AwardStage request={request} />
    </ApiProvider>,
  );
};

test('an award that waits stands with its own amount and lines, until when to respond, and the way there', async () => {
  const taken = { ...bid, status: 'TAKEN_BACK', totals: sums('7777777') };
  const { container, say } = await shown([taken, { ...bid, totals: sums('4400000') }]);
  expect(await screen.findByText('4,400,000')).toBeTruthy();
  expect(container.textContent).toContain(say('seller:stage.award'));
  expect(container.textContent).toContain('2026-12-01, 17:00');
  expect(container.textContent).toContain(say('seller:confirm.quotedOf', { quoted: 1, total: 2 }));
  // The quotation's own total is another figure.
  expect(container.textContent).not.toContain('9,000,000');
  const way = screen.getByRole('link', { name: say('seller:stage.awardOpen') });
  expect(way.getAttribute('href')).toContain(paths.project.sale('Q1'));
});

test('without the right to see prices the deadline to respond stands alone', async () => {
  const { container, say } = await shown([{ ...bid, totals: null }]);
  expect(await screen.findByText(say('seller:stage.awardUntil'))).toBeTruthy();
  expect(container.textContent).not.toContain(say('seller:stage.awardAmount'));
});

test('nothing waits once the seller has responded', () => {
  expect(isAwarded(request)).toBe(true);
  expect(isAwarded({ quotation: { status: 'CONFIRMED' } } as SellerRequest)).toBe(false);
});
