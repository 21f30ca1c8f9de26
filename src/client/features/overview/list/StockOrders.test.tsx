// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { StockOrders } from './StockOrders';

const ORDER = {
  order_number: 'S261124-AAAAA',
  rfq_number_id: null,
  title: 'PIPE 4"',
  side: 'buyer',
  counterpart_name: '한빛철강',
  status: 'OPEN',
  payment_status: 'UNPAID',
  delivery_status: 'PREPARING',
  currency: 'KRW',
  total_amount: '660000',
  placed_at: '2026-11-24T03:00:00Z',
};

test('an order from stock stands in the list of projects and leads to itself', async () => {
  const { api } = answeringApi({ 'GET /order?source=stock': () => ({ items: [ORDER], next_cursor: null }) });
  const { say } = await renderPart(
    <ApiProvider value={api}>
      <StockOrders filter={{}} />
    </ApiProvider>,
  );
  await screen.findByText(ORDER.order_number);
  screen.getByRole('heading', { name: say('project:list.stockOrders') });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(paths.project.detail(ORDER.order_number));
  // Its shipment is prepared once it is paid: both are said.
  screen.getByText(say('trade:status.payment.UNPAID'));
  screen.getByText(say('trade:status.delivery.PREPARING'));
});
