// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { totalsOf } from '../../domain/money/totals';
import { TotalsBox } from './TotalsBox';

test('freight that the buyer pays to the carrier is named as such, and no freight is said', async () => {
  const totals = totalsOf(['10000'], '0', 'KRW');
  const { say, container, change } = await renderPart(<TotalsBox totals={totals} collect />);
  const freight = () => [...container.querySelectorAll('dd')][1]?.textContent;
  expect(freight()).toBe(say('trade:totals.freightCollect'));
  change(<TotalsBox totals={totals} />);
  expect(freight()).toBe(say('trade:totals.noFreight'));
});

test('an order without a statement on VAT shows no figure for it', async () => {
  const { container, say } = await renderPart(<TotalsBox totals={totalsOf(['10'], '0', 'USD')} />);
  const vat = [...container.querySelectorAll('dt')].find((dt) => dt.textContent === say('trade:vat.not_included'));
  expect(vat?.nextElementSibling?.textContent).toBe('');
});
