// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Bid } from '../../../../contract/entities/order';
import { totalsOf } from '../../../../domain/money/totals';
import { ApiProvider } from '../../../api/ApiProvider';
import { Toaster } from '../../../ui/Toaster';
import { BidAnswer } from './BidAnswer';

const bid = {
  id: 'b',
  rfq_number_id: 'Q261124-AAAAA',
  rfq_title: '배관',
  status: 'SENT',
  sent_at: '2026-11-24T00:00:00Z',
  answer_until: '2099-11-26T00:00:00Z',
  note: null,
  delivery_term: 'delivered',
  delivery_place: null,
  required_date: null,
  payment_term: 'prepaid',
  payment_note: null,
  counterpart_name: '한빛',
  totals: totalsOf(['10000'], '0', 'KRW'),
  lines: [],
} as unknown as Bid;

async function shown(account_list: object[], change: Partial<Bid> = {}) {
  const { api } = answeringApi({ 'GET /company/bank-account': () => ({ account_list }) });
  const part = await renderPart(
    <ApiProvider value={api}>
      <BidAnswer bid={{ ...bid, ...change }} />
    </ApiProvider>,
  );
  return {
    ...part,
    accept: screen.queryByRole<HTMLButtonElement>('button', { name: part.say('project:bid.confirm') }),
  };
}

test('a seller without an account learns it before the window opens, with the way to where one is added', async () => {
  const { say, accept } = await shown([]);
  await screen.findByText(say('project:bid.noAccount'));
  expect(accept?.disabled).toBe(true);
  expect(screen.getByRole('link', { name: say('project:bid.registerAccount') })).toBeTruthy();
});

test.each([
  ['SENT', 'bid.answerUntil', '2099-11-26'],
  ['LAPSED', 'bid.answerUntil', '2099-11-26'],
  ['DECLINED', 'bid.answeredAt', '2026-11-25'],
  ['TAKEN_BACK', 'bid.takenBackAt', '2026-11-25'],
] as const)('an award names the one moment that counts: %s', async (status, label, day) => {
  const { say, container } = await shown([{}], { status, answered_at: '2026-11-25T00:00:00Z' });
  const terms = [...container.querySelectorAll('dt')];
  const named = ['bid.answerUntil', 'bid.answeredAt', 'bid.takenBackAt'].filter((key) =>
    terms.some((term) => term.textContent === say(`project:${key}`)),
  );
  expect(named).toEqual([label]);
  expect(terms.find((term) => term.textContent === say(`project:${label}`))?.nextSibling?.textContent).toContain(day);
  // A withdrawn award or one that was responded to leaves no time.
  expect(container.textContent?.includes('2099')).toBe(day.startsWith('2099'));
});

test('an award that is accepted by a double press is confirmed in one message', async () => {
  const { api } = answeringApi({
    'GET /company/bank-account': () => ({ account_list: [{}] }),
    'POST /bid/b/confirm': () => ({ ...bid, status: 'CONFIRMED' }),
  });
  const { user, say } = await renderPart(
    <ApiProvider value={api}>
      <BidAnswer bid={bid} />
      <Toaster />
    </ApiProvider>,
  );
  await user.click(screen.getByRole('button', { name: say('project:bid.confirm') }));
  const final = within(screen.getByRole('dialog')).getByRole('button', { name: say('project:bid.confirm') });
  final.click();
  final.click();
  await screen.findAllByText(say('project:bid.confirmed'));
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.getAllByText(say('project:bid.confirmed'))).toHaveLength(1);
});
