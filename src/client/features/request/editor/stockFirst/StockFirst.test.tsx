// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../../tests/support/renderPart';
import { parseLine } from '../../../../../domain/material/parseLine';
import { specOfLine } from '../../../../../domain/material/spec';
import { ApiProvider } from '../../../../api/ApiProvider';
import { blankLine, type EditorLine } from '../editorLine';
import { reread } from '../understanding';
import { StockFirst } from './StockFirst';

const lot = (id: string, text: string, unit_price: string) => ({
  id,
  spec: specOfLine(parseLine(text)),
  store_name: 'Kim Steel',
  uom: 'EA',
  open_qty: '100',
  moq: '0',
  multiple: '0',
  currency: 'KRW',
  unit_price,
  price_uom: 'EA',
});

async function beside(line: EditorLine, ...open: object[]) {
  const server = answeringApi({
    'POST /market/stock/match': () => ({ lines: [{ ref: '0', open, open_count: open.length, own: [] }] }),
    'POST /cart': () => ({}),
  });
  const onChange = vi.fn();
  const part = await renderPart(
    <ApiProvider value={server.api}>
      <StockFirst lines={[line]} onChange={onChange} />
    </ApiProvider>,
  );
  const bought = () => server.sent.filter(({ call }) => call === 'POST /cart').map(({ body }) => body);
  return { ...part, onChange, bought };
}

test('stock that states more than the line is a candidate: it moves after a yes to what the line leaves open', async () => {
  const line = reread(blankLine(), '엘보 4" 10EA');
  const { user, say, onChange, bought } = await beside(line, lot('a', '45도 엘보 4" SCH40 A234-WPB BW', '9000'));
  const open = [
    say('trade:field.type'),
    say('trade:field.schedule'),
    say('trade:field.grade'),
    say('trade:field.ends'),
  ];
  await screen.findByText(say('buyer:stockFirst.open', { fields: open.join(' · ') }));
  await user.click(screen.getByRole('button', { name: say('buyer:stockFirst.look') }));
  const dialog = within(screen.getByRole('dialog'));
  for (const value of ['45도 엘보', 'SCH40', 'A234-WPB', 'BW'])
    expect(dialog.getByText(say('buyer:stockFirst.has', { value }))).toBeTruthy();
  expect([bought(), onChange.mock.calls]).toEqual([[], []]);
  await user.click(dialog.getByRole('button', { name: say('buyer:stockFirst.confirm') }));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(bought()).toMatchObject([{ more: true, stock: [{ item_id: 'a', qty: '10' }] }]);
  // Taken back and moved again it is in the cart already.
  await user.click(screen.getByRole('button', { name: say('buyer:stockFirst.look') }));
  await user.click(screen.getByRole('button', { name: say('buyer:stockFirst.confirm') }));
  await waitFor(() => expect(bought()).toHaveLength(2));
  expect(bought()[1]).toMatchObject({ more: false, stock: [{ item_id: 'a', qty: '10' }] });
});

test('stock that does not state the length of its pieces moves after a yes to the length that the line wants', async () => {
  const line = reread(blankLine(), 'PIPE 4" SCH10S A312-TP304 L=6M 12EA');
  const { user, say, bought } = await beside(line, lot('a', 'PIPE 4" SCH10S A312-TP304', '121300'));
  await screen.findByText(say('buyer:stockFirst.unstated', { fields: say('trade:field.length_m') }));
  await user.click(screen.getByRole('button', { name: say('buyer:stockFirst.look') }));
  expect(screen.getByText(say('buyer:stockFirst.wants', { value: '6 m' }))).toBeTruthy();
  expect(bought()).toEqual([]);
});

test('the same material moves at once, and goes before a cheaper candidate', async () => {
  const line = reread(blankLine(), 'ELBOW 90 LR 4" SCH40 A234-WPB 10EA');
  const cheaper = lot('a', 'ELBOW 90 LR 4" SCH40 A234-WPB BW GALV', '8000');
  const { user, say, onChange, bought } = await beside(
    line,
    cheaper,
    lot('b', 'ELBOW 90 LR 4" SCH40 A234-WPB', '9000'),
  );
  await user.click(await screen.findByRole('button', { name: say('buyer:stockFirst.move') }));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(bought()).toMatchObject([{ stock: [{ item_id: 'b' }] }]);
});
