// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { BulkPriceDialog } from './BulkPriceDialog';
import { noLots } from './ownLots';
import type { QuoteRow } from './quoteRow';

const row = (id: string, unit_price: string, response = 'exact') =>
  ({ id, unit_price, response, currency: 'KRW' }) as QuoteRow;
const ROWS = [row('1', '1000'), row('2', ''), row('3', '2500'), row('4', '300', 'no_quote')];

async function opened() {
  const apply = vi.fn();
  const drawn = await renderPart(
    <BulkPriceDialog
      rows={ROWS}
      selected={['3', '2']}
      lots={noLots}
      currency="KRW"
      onClose={() => undefined}
      onApply={apply}
    />,
  );
  const field = screen.getByRole('textbox', { name: drawn.say('seller:fill.percentField') });
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: drawn.say('seller:fill.apply') });
  return { ...drawn, apply, field, button };
}

test('a percentage shows before it is applied how many prices it changes, and changes those alone', async () => {
  const { user, say, apply, field, button } = await opened();
  expect(button().disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText(say('seller:fill.scope')), 'all');
  await user.type(field, '-10');
  const preview = screen.getByText(say('seller:fill.percentPreview', { count: 2 }));
  expect(preview.getAttribute('aria-live')).toBe('polite');
  await user.keyboard('{Enter}');
  const [[rows]] = apply.mock.calls as [[QuoteRow[]]];
  expect(rows.map(({ unit_price }) => unit_price)).toEqual(['900', '', '2250', '300']);
});

test('what is no percentage is named as such and cannot be applied; a lone sign is not wrong yet', async () => {
  const { user, say, apply, field, button } = await opened();
  await user.type(field, '-');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field, '100');
  expect(screen.getByRole('alert').textContent).toBe(say('seller:fill.percentWrong'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(button().disabled).toBe(true);
  await user.keyboard('{Enter}');
  expect(apply).not.toHaveBeenCalled();
});

test('with rows selected only their prices change, rounded to the step that is chosen', async () => {
  const { user, say, apply, field } = await opened();
  await user.type(field, '3.3');
  await user.selectOptions(screen.getByLabelText(say('seller:fill.rounding')), '10');
  screen.getByText(say('seller:fill.percentPreview', { count: 1 }));
  await user.click(field);
  await user.keyboard('{Enter}');
  const [[rows]] = apply.mock.calls as [[QuoteRow[]]];
  expect(rows.map(({ unit_price }) => unit_price)).toEqual(['1000', '', '2580', '300']);
});
