// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { Order } from '../../../contract/entities/order';
import { ApiProvider } from '../../api/ApiProvider';
import { StockShipment } from './StockShipment';

const RECEIVED_AT = '2026-11-25T00:00:00.000Z';
const ORDER = {
  order_number: 'O1',
  side: 'buyer',
  shipments: [
    {
      id: 's1',
      received_at: RECEIVED_AT,
      stocked_at: null,
      lines: [{ line_id: 'l1', line_no: 1, uom: 'EA', qty: '48', received_qty: '48' }],
    },
  ],
} as unknown as Order;
const [SHIPMENT] = ORDER.shipments as [Order['shipments'][number]];

const MAY_STOCK = { 'GET /company/rights': () => ({ rights: ['change_stock'] }) };

test('a list of warehouses that cannot be read says so, and nothing can be added', async () => {
  const { api } = answeringApi(MAY_STOCK);
  const { user, say } = await renderPart(
    <ApiProvider value={api}>
      <StockShipment order={ORDER} shipment={SHIPMENT} />
    </ApiProvider>,
  );
  await user.click(await screen.findByRole('button', { name: say('project:stocking.do') }));
  await screen.findByText('No connection', { exact: false }, { timeout: 15_000 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: say('project:stocking.submit') }).disabled).toBe(true);
});

test('what was added to stock is not offered again', async () => {
  const { api } = answeringApi(MAY_STOCK);
  const { say } = await renderPart(
    <ApiProvider value={api}>
      <StockShipment order={ORDER} shipment={{ ...SHIPMENT, stocked_at: RECEIVED_AT }} />
      <StockShipment order={ORDER} shipment={SHIPMENT} />
    </ApiProvider>,
  );
  await screen.findByRole('button', { name: say('project:stocking.do') });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
