// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
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
  const { api, sent } = answeringApi({
    'GET /company/cost-code': () => ({ items: [{ id: 'c1' }], last: { cost_centre_id: null, project_id: null } }),
    'GET /rfq/R1': () => ({ lines: [{ id: 'l7', line_no: 7 }] }),
    'POST /rfq/R1/award/budget': () => ({ budgets: [stop], may_exceed, lifters: ['Kim'] }),
    'POST /rfq/R1/approval/approve': () => ({ ...APPROVAL, status: 'approved' }),
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
  const decided = () => sent.flatMap(({ call, body }) => (call.endsWith('/approve') ? [body] : []));
  return { ...part, dialog, approve, decided };
}

test('beyond a budget that stops the last approver without the right cannot approve, and reads who can', async () => {
  const { dialog, approve } = await beyondBudget(false, [{ status: 'open' }]);
  expect(approve.disabled).toBe(true);
  expect(dialog.getByRole('alert').textContent).toContain('Kim');
});

test('beyond a budget that stops the last approver with the right gives the reason, and no comment stands in for it', async () => {
  const { dialog, approve, user, say, decided } = await beyondBudget(true, [{ status: 'open' }]);
  expect(approve.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: new RegExp(say('approval:approve.note')) }), 'fine by me');
  expect(approve.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: new RegExp(say('budget:effect.word')) }), 'shutdown work');
  expect(approve.disabled).toBe(false);
  await user.click(approve);
  expect(decided()).toMatchObject([{ note: 'fine by me', budget_word: 'shutdown work' }]);
});

test('beyond a budget that stops an earlier approver approves, and reads that the last one answers for it', async () => {
  const { dialog, approve, say } = await beyondBudget(false, [{ status: 'open' }, { status: 'later' }]);
  expect(approve.disabled).toBe(false);
  expect(dialog.getByText(new RegExp(say('budget:effect.approver')))).toBeTruthy();
});

test('the last approval waits until the budgets are known, and says that they could not be looked at', async () => {
  const failing = {
    'GET /company/cost-code': () => ({ items: [{ id: 'c1' }], last: { cost_centre_id: null, project_id: null } }),
    'GET /rfq/R1': () => ({ lines: [{ id: 'l7', line_no: 7 }] }),
  };
  const answers: Parameters<typeof answeringApi>[0] = { ...failing };
  const { say, user } = await renderPart(
    <ApiProvider value={answeringApi(answers).api}>
      <DecisionDialogs decision="approve" approval={APPROVAL} onClose={() => undefined} />
    </ApiProvider>,
  );
  const approve = () => screen.getByRole<HTMLButtonElement>('button', { name: say('approval:do.approve') });
  expect(approve().disabled).toBe(true);
  await screen.findByText(new RegExp(say('budget:effect.unchecked')));
  expect(approve().disabled).toBe(true);
  answers['POST /rfq/R1/award/budget'] = () => ({ budgets: [], may_exceed: false, lifters: [] });
  await user.click(screen.getByRole('button', { name: say('ui:retry') }));
  await waitFor(() => expect(approve().disabled).toBe(false));
});
