// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import type { Order } from '../../../../contract/entities/order';
import { ApiProvider } from '../../../api/ApiProvider';
import { TransferForm } from './TransferForm';

setTestRouter({ query: {}, locale: 'ko', defaultLocale: 'ko', asPath: '/', pathname: '/' });

// The last minute of a day in Korea.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T14:59:30Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const order = {
  order_number: 'O1',
  version: 1,
  buyer: { company_name: '한빛' },
  totals: { total_amount: '8360' },
  currency: 'KRW',
} as Order;

test('a transfer of a day to come is not reported, and one of a day that began under the open form is', async () => {
  const { api, sent } = answeringApi();
  const { container, user, say } = await renderPart(
    <ApiProvider value={api}>
      <TransferForm order={order} />
    </ApiProvider>,
  );
  const day = () => container.querySelector<HTMLInputElement>('[name="paid_on"]') as HTMLInputElement;
  const report = () => user.click(screen.getByRole('button', { name: say('project:act.report_payment.do') }));
  expect(day().value).toBe('2026-11-26');
  fireEvent.change(day(), { target: { value: '2026-11-27' } });
  await report();
  screen.getByText(say('project:buy.paidOnAhead'));
  expect(sent).toEqual([]);
  vi.setSystemTime(new Date('2026-11-26T15:00:30Z'));
  await waitFor(() => expect(screen.queryByText(say('project:buy.paidOnAhead'))).toBeNull());
  await report();
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ paid_on: '2026-11-27' }]));
});
