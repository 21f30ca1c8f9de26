// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { PurchaseApproval } from '../../../contract/entities/purchaseApproval';
import { ApiProvider } from '../../api/ApiProvider';
import { PurchaseDecision } from './PurchaseDecision';

/** The window of the last approver, over a budget that the purchase exceeds. */
async function beyondBudget(may_exceed: boolean) {
  const stop = { id: 'b1', name: 'Ulsan', rule: 'stop', amount: '1000', left: '1000', after: '-500', exceeded: true };
  const budget = { budgets: [stop], may_exceed, lifters: ['Kim'] };
  const purchase = { purchase_number: 'P1', sellers: [], steps: [{ status: 'open' }], budget };
  const part = await renderPart(
    <ApiProvider value={answeringApi().api}>
      <PurchaseDecision
        decision="approve"
        purchase={purchase as unknown as PurchaseApproval}
        onClose={() => undefined}
      />
    </ApiProvider>,
  );
  const dialog = within(screen.getByRole('dialog'));
  const approve = dialog.getByRole<HTMLButtonElement>('button', { name: part.say('approval:do.approve') });
  return { ...part, dialog, approve };
}

test('beyond a budget that stops who may not exceed it cannot approve a purchase, and reads who can', async () => {
  const { dialog, approve } = await beyondBudget(false);
  expect(approve.disabled).toBe(true);
  expect(dialog.getByRole('alert').textContent).toContain('Kim');
});

test('beyond a budget that stops who may exceed it gives the reason, and no comment stands in for it', async () => {
  const { dialog, approve, user, say } = await beyondBudget(true);
  const field = (key: string) => dialog.getByRole('textbox', { name: new RegExp(say(key)) });
  await user.type(field('approval:approve.note'), 'fine by me');
  expect(approve.disabled).toBe(true);
  await user.type(field('budget:effect.word'), 'shutdown work');
  expect(approve.disabled).toBe(false);
});
