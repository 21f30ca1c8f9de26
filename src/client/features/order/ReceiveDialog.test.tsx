// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Order } from '../../../contract/entities/order';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { ApiProvider } from '../../api/ApiProvider';
import { ReceiveDialog } from './ReceiveDialog';

/** As much of an order as the dialog reads. */
const ORDER = {
  order_number: 'O1',
  version: 3,
  lines: [],
  shipments: [
    {
      id: 's1',
      shipment_no: 1,
      received_at: null,
      lines: [{ line_id: 'l1', line_no: 1, description: 'Pipe', qty: '48', uom: 'EA' }],
    },
  ],
} as unknown as Order;

test('a counted shipment and its claim are not thrown away by one Esc', async () => {
  const close = vi.fn();
  const { user, say } = await renderPart(
    <ApiProvider value={answeringApi().api}>
      <ReceiveDialog order={ORDER} onClose={close} />
    </ApiProvider>,
  );
  const claim = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(say('project:receive.withClaim')) });
  await user.click(claim);
  await user.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByText(say('ui:unsent'))).toBeTruthy();
  expect(claim.checked).toBe(true);
});
