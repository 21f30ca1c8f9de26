// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Approval } from '../../../../contract/entities/approval';
import { emptySpec, type Spec } from '../../../../contract/entities/spec';
import { ApiProvider } from '../../../api/ApiProvider';
import { DecisionDialogs } from './DecisionDialogs';

const PIPE: Spec = { ...emptySpec, category: 'pipe', nps: ['4'], dn: [100] };

/** As much of an approval as the dialog reads: one seller, one line of another standard than requested. */
const APPROVAL = {
  id: 'a1',
  rfq_number_id: 'R1',
  steps: [{ status: 'open' }],
  bids: [
    {
      quotation_id: 'q1',
      totals: {
        lines_amount: '19854242',
        freight_amount: '0',
        supply_amount: '19854242',
        vat_amount: '1985424',
        total_amount: '21839666',
        currency: 'KRW',
        vat: 'taxed',
      },
      lines: [
        {
          line_no: 7,
          alternate: true,
          requested: { spec: PIPE, raw_text: '파이프 100A' },
          spec: PIPE,
          deviations: [],
          amount: '120000',
        },
      ],
    },
  ],
} as unknown as Approval;

test('the last approval repeats the amount without and with VAT, and what is delivered otherwise than requested', async () => {
  const { say } = await renderPart(
    <ApiProvider value={answeringApi().api}>
      <DecisionDialogs decision="approve" approval={APPROVAL} onClose={() => undefined} />
    </ApiProvider>,
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain(say('approval:approve.last'));
  expect(dialog.textContent).toContain(`${say('approval:view.net')}19,854,242`);
  expect(dialog.textContent).toContain(
    `${say('approval:view.sum', { vat: say('project:compare.withVat') })}21,839,666`,
  );
  expect(dialog.textContent).toContain(say('project:award.alternates.sent', { count: 1 }));
  expect(dialog.textContent).toContain('120,000');
});

/** The window over a budget that the award exceeds, with so many decisions still to come. */
async function beyondBudget(may_exceed: boolean, steps: ReadonlyArray<{ status: string }>) {
  const stop = { id: 'b1', name: 'Ulsan', rule: 'stop', amount: '1000', left: '1000', after: '-500', exceeded: true };
  const { api } = answeringApi({
    'GET /company/cost-code': () => ({ items: [{ id: 'c1' }], last: { cost_centre_id: null, project_id: null } }),
    'GET /rfq/R1': () => ({ lines: [{ id: 'l7', line_no: 7 }] }),
    'POST /rfq/R1/award/budget': () => ({ budgets: [stop], may_exceed, lifters: ['Kim'] }),
  });
  const part = await renderPart(
    <ApiProvider value={api}>
      <DecisionDialogs
        decision="approve"
        approval={{ ...APPROVAL, steps } as unknown as Approval}
        onClose={() => undefined}
      />
    </ApiProvider>,
  );
  await screen.findByText(part.say('budget:effect.stopTitle'));
  const dialog = within(screen.getByRole('dialog'));
  const approve = dialog.getByRole<HTMLButtonElement>('button', { name: part.say('approval:do.approve') });
  return { ...part, dialog, approve };
}

test('beyond a budget that stops the last approver without the right cannot approve, and reads who can', async () => {
  const { dialog, approve } = await beyondBudget(false, [{ status: 'open' }]);
  expect(approve.disabled).toBe(true);
  expect(dialog.getByRole('alert').textContent).toContain('Kim');
});

test('beyond a budget that stops the last approver with the right approves with a note only', async () => {
  const { dialog, approve, user } = await beyondBudget(true, [{ status: 'open' }]);
  expect(approve.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox'), 'shutdown work');
  expect(approve.disabled).toBe(false);
});

test('beyond a budget that stops an earlier approver approves, and reads that the last one answers for it', async () => {
  const { dialog, approve, say } = await beyondBudget(false, [{ status: 'open' }, { status: 'later' }]);
  expect(approve.disabled).toBe(false);
  expect(dialog.getByText(new RegExp(say('budget:effect.approver')))).toBeTruthy();
});
