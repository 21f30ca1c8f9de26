// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { OpenItem } from '../../../contract/entities/market';
import { parseLine } from '../../../domain/material/parseLine';
import { specOfLine } from '../../../domain/material/spec';
import { ApiProvider } from '../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../shell/session/SessionContext';
import { BuyBox } from './BuyBox';

const ITEM = {
  id: 'a',
  spec: specOfLine(parseLine('PIPE SMLS 6" SCH40 A106-B L=6M')),
  uom: 'EA',
  open_qty: '50',
  moq: '0',
  multiple: '0',
  unit_weight_kg: '169.56',
  currency: 'KRW',
  unit_price: '1490',
  price_uom: 'KG',
  price_each: '252644.4',
} as OpenItem;

const box = (item: OpenItem) => (
  <ApiProvider value={answeringApi().api}>
    <SessionContext value={{ loggedIn: true } as unknown as Session & SessionActions}>
      <BuyBox item={item} />
    </SessionContext>
  </ApiProvider>
);

test('what the typed quantity costs with VAT, and how it is paid and delivered, is known before the purchase', async () => {
  const { user, container, say } = await renderPart(box(ITEM));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '10');
  // The carrier is paid apart: no freight of nothing stands in the sum.
  expect(screen.getByText(say('trade:totals.freightCollect'))).toBeTruthy();
  // Compared by the piece; supply, VAT and total of ten.
  for (const figure of ['252,644', '2,526,444', '252,644', '2,779,088'])
    expect(container.textContent).toContain(figure);
  expect(screen.getByText(say('trade:deliveryTerm.collect'))).toBeTruthy();
  expect(screen.getByText('선입금', { exact: false })).toBeTruthy();
});

test('an amount is not shown for a quantity that cannot be bought, nor without a price', async () => {
  const { user, container, change } = await renderPart(box(ITEM));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '51');
  expect(container.querySelector('dl')?.textContent).not.toContain('12,884');
  change(box({ ...ITEM, unit_price: null, price_each: null }));
  expect(container.textContent).not.toContain('252,644');
});
