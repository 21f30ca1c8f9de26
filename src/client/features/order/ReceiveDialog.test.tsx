// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptySpec } from '../../../contract/entities/spec';
import type { Order } from '../../../contract/entities/order';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { ApiProvider } from '../../api/ApiProvider';
import { ReceiptDifferences } from './ReceiptDifferences';
import { ReceiveDialog } from './ReceiveDialog';

/** As much of an order as the dialog reads. */
const ORDER = {
  order_number: 'O1',
  version: 3,
  payment_status: 'PAID',
  delivery_status: 'SHIPPED',
  claims: [],
  settlement: null,
  balance: null,
  lines: [],
  shipments: [
    {
      id: 's1',
      shipment_no: 1,
      received_at: null,
      lines: [{ line_id: 'l1', line_no: 1, description: 'Pipe', qty: '48', uom: 'EA', heat_numbers: ['H1'] }],
      certificates: [],
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

test('a difference without a claim is warned of: what it ends, and until when a claim can follow', async () => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const phone = vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  onTestFinished(() => phone.mockRestore());
  const { user, say } = await renderPart(
    <ApiProvider value={answeringApi().api}>
      <ReceiveDialog order={ORDER} onClose={vi.fn()} />
    </ApiProvider>,
  );
  expect(screen.queryByText(say('project:receive.withoutClaim'))).toBeNull();
  await user.clear(screen.getByLabelText(new RegExp(say('project:receive.qty'))));
  await user.type(screen.getByLabelText(new RegExp(say('project:receive.qty'))), '46');
  expect(screen.getByText(say('project:receive.withoutClaim'))).toBeTruthy();
  const text = `${say('project:receive.endsWithout')} ${say('project:receive.claimTime')}`;
  expect(screen.getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: new RegExp(say('project:receive.withClaim')) }));
  expect(screen.queryByText(say('project:receive.withoutClaim'))).toBeNull();
});

test('an order that ended with pieces missing says which, and until when a claim is possible', async () => {
  const line = { id: 'l1', line_no: 1, description: 'Pipe', spec: emptySpec, uom: 'EA' };
  const short = {
    ...ORDER,
    status: 'FINISHED',
    lines: [line],
    shipments: [{ lines: [{ line_id: 'l1', qty: '48', received_qty: '46' }] }],
    actions: ['open_claim'],
    claims_until: '2027-05-26T14:59:59.000Z',
  } as unknown as Order;
  const { say, change } = await renderPart(<ReceiptDifferences order={short} />);
  expect(screen.getByRole('status').textContent).toContain(say('project:receive.differences', { count: 1 }));
  expect(screen.getByRole('status').textContent).toContain('2027');
  change(<ReceiptDifferences order={{ ...short, claims: [{}] } as unknown as Order} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('what came without its required certificate is named before it is received, and can be received', async () => {
  const RECEIVE = 'POST /order/O1/receive';
  const line = (certificate_type: string) => ({ id: 'l1', line_no: 1, spec: emptySpec, uom: 'EA', certificate_type });
  const order = (certificate_type: string) => ({ ...ORDER, lines: [line(certificate_type)] }) as unknown as Order;
  const server = answeringApi({ [RECEIVE]: () => order('3.1') });
  const dialog = (certificate_type: string) => (
    <ApiProvider value={server.api}>
      <ReceiveDialog order={order(certificate_type)} onClose={vi.fn()} />
    </ApiProvider>
  );
  const { user, say, change } = await renderPart(dialog('3.1'));
  const title = say('project:certificates.missing', { lines: '1' });
  const wanted = say('project:certificates.ofLines', { kind: 'EN 10204 3.1', lines: '1' });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(`${wanted}. ${say('project:certificates.receivable')}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: say('project:act.receive.do') }));
  await waitFor(() => expect(server.sent.filter(({ call }) => call === RECEIVE)).toHaveLength(1));
  change(dialog('none'));
  expect(screen.queryByText(title)).toBeNull();
});
