// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../../tests/support/renderPart';
import type { SellerRequest } from '../../../../../contract/entities/quotation';
import { ApiProvider } from '../../../../api/ApiProvider';
import { RequestDetail } from './RequestDetail';

const request = {
  rfq_number_id: 'Q1',
  title: '배관',
  buyer_company_name: '구매건설',
  status: 'REQ',
  project_status: 'COL',
  closed_as: null,
  closes_at: '2999-12-01T08:00:00.000Z',
  declined_reason: null,
  sealed: true,
  lines: [],
  origins_allowed: [],
  makers_allowed: [],
  matched_line_ids: [],
  needs_reconfirm_line_ids: ['l1'],
  amendments: [],
  attachments: [],
  rerequest: null,
  draft: null,
  awaiting_approval: false,
} as unknown as SellerRequest;

const shown = (status: string, awaiting_approval = false) => {
  const { api } = answeringApi({ 'GET /rfq/Q1/question': () => ({ items: [] }) });
  const quotation = { status, lines: [] } as unknown as SellerRequest['quotation'];
  return renderPart(
    <ApiProvider value={api}>
      <RequestDetail request={{ ...request, quotation, awaiting_approval }} />
    </ApiProvider>,
  );
};

test('a withdrawn quotation is neither new nor submitted: it can be submitted again', async () => {
  const { container, say } = await shown('WITHDRAWN');
  expect(container.textContent).toContain(say('trade:status.quotation.WITHDRAWN'));
  expect(container.textContent).toContain(say('seller:stage.withdrawn'));
  expect(container.textContent).not.toContain(say('trade:status.seller.REQ'));
  expect(container.textContent).not.toContain(say('seller:detail.outdatedText'));
  expect(screen.getByRole('link', { name: say('seller:view.resubmit') })).toBeTruthy();
});

test('nothing submitted before stands while a withdrawn quotation waits for approval', async () => {
  const { container, say } = await shown('WITHDRAWN', true);
  expect(container.textContent).toContain(say('seller:approval.unsent'));
  expect(container.textContent).not.toContain(say('seller:approval.unsentChange'));
});

test('a submitted quotation can be revised', async () => {
  const { container, say } = await shown('SUBMITTED');
  expect(container.textContent).toContain(say('seller:stage.quoted'));
  expect(container.textContent).toContain(say('seller:detail.outdatedText'));
  expect(screen.getByRole('link', { name: say('seller:detail.revise') })).toBeTruthy();
});
