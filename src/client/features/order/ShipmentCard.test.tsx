// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { Order } from '../../../contract/entities/order';
import type { Shipment } from '../../../contract/entities/shipment';
import { ApiProvider } from '../../api/ApiProvider';
import { ShipmentCard } from './ShipmentCard';

const shipment = {
  id: 's',
  shipment_no: 1,
  shipped_at: '2026-10-01T00:00:00.000Z',
  shipped_on: '2026-10-01',
  expected_on: '2026-10-08',
  received_at: '2026-10-07T01:00:00.000Z',
  net_weight_kg: '0',
  unknown_weight_lines: 0,
  lines: [],
  certificates: [],
} as unknown as Shipment;
const order = {
  order_number: 'O1',
  side: 'seller',
  status: 'OPEN',
  currency: 'KRW',
  delivery_term: 'delivered',
  totals: null,
  export: null,
  actions: [],
  shipments: [shipment],
  lines: [{ id: 'a', due_by: 'lead_time', due_on: '2026-10-05', description: 'PIPE', spec: { category: 'other' } }],
} as unknown as Order;
const carrying = {
  ...shipment,
  lines: [{ line_id: 'a', line_no: 1, description: 'PIPE', qty: '1', uom: 'EA', heat_numbers: [] }],
};

test.each([
  ['where the goods are to arrive, by its arrival', 'delivered', ['2일 지연']],
  ['where they are to leave, by the day they left', 'loaded', []],
] as const)('a shipment says by how many days it is late: %s', async (_name, delivery_term, marks) => {
  const { api } = answeringApi({ 'GET /company/rights': () => ({ rights: [] }) });
  await renderPart(
    <ApiProvider value={api}>
      <ShipmentCard order={{ ...order, delivery_term }} shipment={carrying as unknown as Shipment} />
    </ApiProvider>,
  );
  expect(screen.queryAllByText(/일 지연/).map((mark) => mark.textContent)).toEqual(marks);
});

test('one in transit without an expected day is late by the agreed day', async () => {
  const { api } = answeringApi({ 'GET /company/rights': () => ({ rights: [] }) });
  const inTransit = { ...carrying, expected_on: null, received_at: null } as unknown as Shipment;
  const { say } = await renderPart(
    <ApiProvider value={api}>
      <ShipmentCard order={order} shipment={inTransit} />
    </ApiProvider>,
  );
  const due = screen.getByText(say('project:delivery.due.arrival')).nextSibling?.textContent;
  expect(due).toMatch(/^2026-10-05.*\d+일 지연$/);
});
