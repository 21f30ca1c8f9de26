// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi, refusal } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { Order } from '../../../contract/entities/order';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { ApiProvider } from '../../api/ApiProvider';
import { OrderCost } from './OrderCost';

const CENTRE = '0190d7a0-0000-7000-8000-000000000001';
const code = { id: CENTRE, version: 1, kind: 'cost_centre', code: 'CC-100', name: '울산 정비', closed: false };
const none = { cost_centre_id: null, project_id: null };
const PUT = 'PUT /order/O1/cost';

/** The dialog of an order, after charging it to a code was refused as beyond a budget. */
async function refusedWith(rights: readonly string[]) {
  const server = answeringApi({
    'GET /order/O1/cost': () => ({ ...none, lines: [] }),
    'GET /company/cost-code': () => ({ items: [code], last: none }),
    'GET /company/rights': () => ({ rights }),
    [PUT]: (body) => {
      if ((body as { budget_word: string | null }).budget_word) return { ...none, cost_centre_id: CENTRE, lines: [] };
      throw refusal(PUT, 'Over budget', ERROR_CODES.BUDGET_EXCEEDED);
    },
  });
  const part = await renderPart(
    <ApiProvider value={server.api}>
      <OrderCost order={{ order_number: 'O1', lines: [] } as unknown as Order} />
    </ApiProvider>,
  );
  const { user, say } = part;
  await user.click(await screen.findByRole('button', { name: say('budget:cost.change') }));
  const dialog = await screen.findByRole('dialog', { busy: false });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /./ }), CENTRE);
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: say('budget:save') });
  await user.click(save);
  await expect.poll(() => server.sent.filter(({ call }) => call === PUT).length).toBe(1);
  return { ...server, ...part, dialog, save };
}

test('who may exceed a budget has to give the reason before an order is charged beyond it', async () => {
  const { user, dialog, save, sent } = await refusedWith(['award', 'exceed_budget']);
  const word = await within(dialog).findByRole('textbox');
  expect(save.disabled).toBe(true);
  await user.type(word, 'shutdown work');
  await user.click(save);
  await expect
    .poll(() => sent.findLast(({ call }) => call === PUT)?.body)
    .toEqual({ ...none, cost_centre_id: CENTRE, lines: [], budget_word: 'shutdown work' });
});

test('who may not exceed it reads why it was refused', async () => {
  const { dialog } = await refusedWith(['award']);
  await within(dialog).findByText('Over budget');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});
