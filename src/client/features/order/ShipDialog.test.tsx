// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptySpec } from '../../../contract/entities/spec';
import type { Order } from '../../../contract/entities/order';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { ApiProvider } from '../../api/ApiProvider';
import { ShipDialog } from './ShipDialog';

const line = (line_no: number, certificate_type: string) => ({
  id: `l${line_no}`,
  line_no,
  description: 'Pipe',
  spec: emptySpec,
  qty: '10',
  shipped_qty: '0',
  uom: 'EA',
  price_uom: 'EA',
  weight_basis: 'theoretical',
  certificate_type,
});

/** As much of an order as the dialog reads. */
const orderOf = (...lines: object[]) =>
  ({
    order_number: 'O1',
    version: 3,
    placed_at: '2020-01-01T00:00:00Z',
    currency: 'KRW',
    totals: null,
    shipments: [],
    lines,
  }) as unknown as Order;

async function dialogOf(order: Order) {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const phone = vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  onTestFinished(() => phone.mockRestore());
  const SHIP = 'POST /order/O1/ship';
  const server = answeringApi({ [SHIP]: () => order });
  const shown = await renderPart(
    <ApiProvider value={server.api}>
      <ShipDialog order={order} onClose={vi.fn()} />
    </ApiProvider>,
  );
  const ship = within(screen.getByRole('dialog')).getByRole('button', { name: shown.say('project:act.ship.do') });
  return { ...shown, ship, shipped: () => server.sent.filter(({ call }) => call === SHIP).length };
}

test('a required certificate that is not attached is reminded of by line, and goods go without it after a yes', async () => {
  const order = orderOf(line(1, '3.1'), line(2, 'none'), line(3, '3.2'));
  const { user, say, ship, shipped } = await dialogOf(order);
  expect(screen.getByText(say('project:ship.bare.title', { lines: '1, 3' }))).toBeTruthy();
  await user.click(ship);
  expect(screen.getByText(say('project:ship.bare.missing'))).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: say('project:ship.bare.accept') });
  expect(document.activeElement).toBe(box);
  expect(shipped()).toBe(0);
  await user.click(box);
  await user.click(ship);
  await waitFor(() => expect(shipped()).toBe(1));
});

test('where no line requires a certificate there is no such box', async () => {
  const { say, user, ship, shipped } = await dialogOf(orderOf(line(1, 'none')));
  expect(screen.queryByRole('checkbox', { name: say('project:ship.bare.accept') })).toBeNull();
  await user.click(ship);
  await waitFor(() => expect(shipped()).toBe(1));
});

test('what is left is one quantity with its unit, thousands apart', async () => {
  const { say } = await dialogOf(orderOf({ ...line(1, 'none'), qty: '1200', uom: 'M' }));
  expect(screen.getByText(say('project:ship.left', { qty: `1,200 ${say('trade:uom.M')}` }))).toBeTruthy();
});

test.each([
  ['3.1', false],
  ['none', true],
] as const)('certificates are named optional only where no line that goes requires one: %s', async (kind, optional) => {
  const { say } = await dialogOf(orderOf(line(1, kind)));
  const label = `${say('project:ship.certificates')}${say('ui:optional')}`.replace(/\s/g, '');
  const named = [...document.querySelectorAll('label, legend, span')].some(
    ({ textContent }) => textContent.replace(/\s/g, '') === label,
  );
  expect(named).toBe(optional);
});
