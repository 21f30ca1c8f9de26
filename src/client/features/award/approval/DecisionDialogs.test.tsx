// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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
