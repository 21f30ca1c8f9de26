// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { totalsOf } from '../../../../domain/money/totals';
import { QuoteChanges } from './QuoteChanges';
import { termsOf } from './quoteTerms';

const standing = {
  currency: 'KRW',
  valid_until: '2026-12-31',
  delivery_term: 'delivered',
  payment_term: 'prepaid',
  freight_amount: '0',
  min_order_amount: null,
  vat: null,
  all_or_nothing: false,
  memo: null,
  lines: [],
  attachments: [],
  totals: totalsOf([], '0', 'KRW'),
} as unknown as Quotation;
const request = { currency: 'KRW', quotation: standing, draft: null, closes_at: null } as unknown as SellerRequest;

test('a quotation of which a term alone changed names it, and does not say that nothing differs', async () => {
  const shown = (memo: string) => (
    <QuoteChanges
      request={request}
      standing={standing}
      form={{ terms: { ...termsOf(request), memo }, rows: [], files: [] }}
      totals={standing.totals}
    />
  );
  const { container, say, change } = await renderPart(shown(''));
  expect(container.textContent).toContain(say('seller:confirm.noChanges'));
  change(shown('분할 납품'));
  expect(container.textContent).not.toContain(say('seller:confirm.noChanges'));
  expect(container.textContent).toContain(`${say('seller:confirm.changedTerms')}${say('seller:term.memo')}`);
});
