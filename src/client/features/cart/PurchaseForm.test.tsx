// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { CartSeller } from '../../../contract/entities/cart';
import { emptySpec } from '../../../contract/entities/spec';
import { ApiProvider } from '../../api/ApiProvider';
import { PurchaseForm } from './PurchaseForm';

const ITEM = '0190d7a0-0000-7000-8000-000000000001';
const ADDRESS = {
  id: '0190d7a0-0000-7000-8000-000000000002',
  version: 1,
  label: '공장',
  recipient: '이담당',
  phone: '010-1234-5678',
  postal_code: '',
  address: '울산 남구',
  is_default: true,
};

/** As much of a seller's part of the cart as the form reads: four pieces of one lot. */
const SELLER = {
  store_id: 's1',
  store_name: '한빛강관',
  currency: 'KRW',
  weight_kg: '385',
  totals: {
    lines_amount: '600000',
    freight_amount: '0',
    supply_amount: '600000',
    vat_amount: '60000',
    total_amount: '660000',
    currency: 'KRW',
    vat: 'taxed',
  },
  lines: [
    {
      id: ITEM,
      item: {
        id: ITEM,
        spec: { ...emptySpec, category: 'pipe', nps: ['4'], dn: [100] },
        raw_text: '파이프 100A',
        uom: 'EA',
        unit_price: '150000',
        price_uom: 'EA',
        currency: 'KRW',
        open_qty: '10',
        moq: '0',
        multiple: '0',
      },
      qty: '4',
      seen_price: '150000',
      seen_price_uom: 'EA',
      amount: '600000',
      weight_kg: '385',
      problems: [],
    },
  ],
} as unknown as CartSeller;

test('the purchase page names the terms that the order will bind', async () => {
  const { api } = answeringApi({ 'GET /purchase/address': () => ({ items: [] }) });
  const { say } = await renderPart(
    <ApiProvider value={api}>
      <PurchaseForm sellers={[]} onAccept={() => undefined} />
    </ApiProvider>,
  );
  expect(await screen.findByText(say('trade:deliveryTerm.collect'))).toBeTruthy();
  expect(screen.getByText(say('trade:paymentTerm.prepaid'))).toBeTruthy();
});

test('what an approval rule holds for is requested, not ordered, and says who approves', async () => {
  const step = {
    approver: { kind: 'owner' },
    approver_name: null,
    stage: 1,
    people: ['박대표'],
    owners_stand_in: false,
  };
  const { api, sent } = answeringApi({
    'GET /purchase/address': () => ({ items: [ADDRESS] }),
    'POST /purchase/approval/check': () => ({
      needed: true,
      rules: [{ name: '십만 원 이상', conditions: ['amount'] }],
      steps: [step],
    }),
    'POST /purchase/approval': () => ({ purchase_number: 'P261126-23456' }),
  });
  const { say, user } = await renderPart(
    <ApiProvider value={api}>
      <PurchaseForm sellers={[SELLER]} onAccept={() => undefined} />
    </ApiProvider>,
  );
  expect(await screen.findByText(say('cart:approval.need'))).toBeTruthy();
  expect(screen.getByText(/박대표/)).toBeTruthy();
  expect(screen.queryByText(say('cart:payNote'))).toBeNull();
  await user.type(screen.getByLabelText(new RegExp(say('cart:approval.reason'))), '정비 자재');
  await user.click(screen.getByLabelText(new RegExp(say('cart:agree'))));
  await user.click(screen.getByRole('button', { name: say('cart:approval.ask') }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /purchase/approval'));
  expect(sent.find(({ call }) => call === 'POST /purchase/approval')?.body).toMatchObject({
    reason: '정비 자재',
    lines: [{ item_id: ITEM, qty: '4', unit_price: '150000', price_uom: 'EA' }],
  });
  expect(sent.map(({ call }) => call)).not.toContain('POST /purchase');
});

test('a purchase is charged as the last one, and beyond a budget that stops is not placed without the right', async () => {
  const CENTRE = '0190d7a0-0000-7000-8000-000000000003';
  const cost = { cost_centre_id: CENTRE, project_id: null };
  const code = { id: CENTRE, version: 1, kind: 'cost_centre', code: 'CC-100', name: '울산', closed: false };
  const effect = { id: 'b1', name: '정비', rule: 'stop', amount: '1000', left: '1000', after: '-5', exceeded: true };
  const { api, sent } = answeringApi({
    'GET /purchase/address': () => ({ items: [ADDRESS] }),
    'GET /company/cost-code': () => ({ items: [code], last: cost }),
    'POST /purchase/approval/check': () => ({ needed: false, rules: [], steps: [] }),
    'POST /purchase/budget': () => ({ budgets: [effect], may_exceed: false, lifters: ['박대표'] }),
  });
  const { say, user } = await renderPart(
    <ApiProvider value={api}>
      <PurchaseForm sellers={[SELLER]} onAccept={() => undefined} />
    </ApiProvider>,
  );
  const centre = await screen.findByLabelText<HTMLSelectElement>(new RegExp(say('budget:kind.cost_centre')));
  expect(centre.value).toBe(CENTRE);
  expect(await screen.findByText(/박대표/)).toBeTruthy();
  expect(sent.find(({ call }) => call === 'POST /purchase/budget')?.body).toMatchObject({ cost });
  await user.click(screen.getByLabelText(new RegExp(say('cart:agree'))));
  const buy = screen.getByRole<HTMLButtonElement>('button', { name: say('cart:buy', { count: 1 }) });
  expect(buy.disabled).toBe(true);
  await user.selectOptions(centre, '');
  await waitFor(() => expect(buy.disabled).toBe(false));
});
