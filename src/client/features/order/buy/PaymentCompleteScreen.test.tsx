// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import { ApiProvider } from '../../../api/ApiProvider';
import { PaymentCompleteScreen } from './PaymentCompleteScreen';

setTestRouter({ query: { x: 'O1' }, locale: 'ko', defaultLocale: 'ko', asPath: '/', pathname: '/' });

test('once the transfer was reported one button leads on, to the order', async () => {
  const order = {
    order_number: 'O1',
    side: 'buyer',
    seller: { company_name: '바른강관' },
    payment_status: 'REPORTED',
    totals: { total_amount: '8360' },
    currency: 'KRW',
  };
  const { api } = answeringApi({ 'GET /order/O1': () => order });
  const { say } = await renderPart(
    <ApiProvider value={api}>
      <PaymentCompleteScreen />
    </ApiProvider>,
  );
  const link = await screen.findByRole('link', { name: say('project:do.order') });
  expect(screen.getAllByRole('link')).toEqual([link]);
});
