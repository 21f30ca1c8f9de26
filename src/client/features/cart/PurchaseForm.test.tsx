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
