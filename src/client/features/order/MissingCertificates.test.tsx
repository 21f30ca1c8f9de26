// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { Order } from '../../../contract/entities/order';
import { emptySpec } from '../../../contract/entities/spec';
import { ApiProvider } from '../../api/ApiProvider';
import { MissingCertificates } from './MissingCertificates';

const line = (id: string, line_no: number, certificate_type: string) => ({
  id,
  line_no,
  certificate_type,
  spec: emptySpec,
});
const ORDER = {
  order_number: 'P1',
  version: 4,
  side: 'seller',
  status: 'FINISHED',
  actions: ['add_certificate'],
  lines: [line('a', 1, '3.1'), line('b', 2, '3.1'), line('c', 3, 'none')],
  shipments: [
    {
      id: 's1',
      shipment_no: 1,
      lines: [
        { line_id: 'a', line_no: 1, description: 'PIPE 100A', heat_numbers: ['H1'] },
        { line_id: 'b', line_no: 2, description: 'FLANGE 100A', heat_numbers: [] },
        { line_id: 'c', line_no: 3, description: 'GASKET', heat_numbers: [] },
      ],
      certificates: [],
    },
  ],
} as unknown as Order;

const shown = (order: Order) =>
  renderPart(
    <ApiProvider value={answeringApi().api}>
      <MissingCertificates order={order} />
    </ApiProvider>,
  );

test('both sides read which lines lack a certificate, and the seller adds it there', async () => {
  const { say, user, change } = await shown(ORDER);
  expect(screen.getByText(say('project:certificates.missing', { lines: '1–2' }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: say('project:act.add_certificate.do') }));
  const dialog = screen.getByRole('dialog');
  // The heat that was not stated at shipping has its field, for the line that needs it alone.
  expect(screen.getAllByPlaceholderText(say('project:ship.heats'))).toHaveLength(1);
  await user.click(screen.getAllByRole('button', { name: say('project:act.add_certificate.do') }).at(-1) ?? dialog);
  expect(dialog.textContent).toContain(say('project:certificates.noFile'));
  change(
    <ApiProvider value={answeringApi().api}>
      <MissingCertificates order={{ ...ORDER, side: 'buyer', actions: [] }} />
    </ApiProvider>,
  );
  expect(screen.getByText(say('project:certificates.buyer'))).toBeTruthy();
});

test('nothing is missing once each heat has its certificate, and of a cancelled order', async () => {
  const [shipment] = ORDER.shipments;
  const done = {
    ...shipment,
    lines: [{ line_id: 'a', heat_numbers: ['H1'] }],
    certificates: [{ heat_numbers: ['H1'] }],
  };
  const { container, change } = await shown({ ...ORDER, shipments: [done] } as unknown as Order);
  expect(container.textContent).toBe('');
  change(<MissingCertificates order={{ ...ORDER, status: 'CANCELLED' }} />);
  expect(container.textContent).toBe('');
});
