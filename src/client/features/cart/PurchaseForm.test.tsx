// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { ApiProvider } from '../../api/ApiProvider';
import { PurchaseForm } from './PurchaseForm';

// No router runs outside of a page.
vi.mock('next/router', () => ({ useRouter: () => ({ locale: 'ko', defaultLocale: 'ko' }) }));

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

test('a company with approval rules reads that this order does not wait for them', async () => {
  const rule = { name: '1천만원', amount_from: '10000000', steps: [{ kind: 'owner' }] };
  const withRules = (rules: unknown[]) => (
    <ApiProvider
      value={
        answeringApi({
          'GET /purchase/address': () => ({ items: [] }),
          'GET /company/approval': () => ({ version: 1, rules }),
        }).api
      }
    >
      <PurchaseForm sellers={[]} onAccept={() => undefined} />
    </ApiProvider>
  );
  const { say } = await renderPart(withRules([rule]));
  expect(await screen.findByText(say('cart:noApproval'))).toBeTruthy();
});
