// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { answeringApi, refusal } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { ApiProvider } from '../../api/ApiProvider';
import { CancelDialog } from './CancelDialog';
import type { RfqDialogProps } from './dialogProps';
import { EndDialog } from './EndDialog';

const RFQ: RfqDialogProps['rfq'] = {
  rfq_number_id: 'R260101-AAAAA',
  version: 4,
  title: 'Boiler house',
  deadline_date: '2026-01-09T08:00:00Z',
  sealed: false,
  seller_count: 3,
  quotation_count: 2,
  declined_count: 0,
};

const within = ({ api }: ReturnType<typeof answeringApi>, dialog: ReactElement) => (
  <ApiProvider value={api}>{dialog}</ApiProvider>
);
const CANCEL = 'POST /rfq/R260101-AAAAA/cancel';

test('a request is not cancelled without a reason: the field says so, and nothing is sent', async () => {
  const server = answeringApi();
  const { user, say } = await renderPart(
    within(server, <CancelDialog rfq={RFQ} open onOpenChange={() => undefined} />),
  );
  await user.type(screen.getByRole('textbox', { name: say('rfq:cancel.reason') }), '   ');
  await user.click(screen.getByRole('button', { name: say('rfq:cancel.confirm') }));
  expect(screen.getByRole('alert').textContent).toBe(say('rfq:cancel.reasonMissing'));
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(server.sent).toEqual([]);
});

test('a cancelled request names its reason in one line and the version that was seen, and the window closes', async () => {
  const server = answeringApi({ [CANCEL]: () => ({}) });
  const change = vi.fn();
  const { user, say } = await renderPart(within(server, <CancelDialog rfq={RFQ} open onOpenChange={change} />));
  await user.type(screen.getByRole('textbox', { name: say('rfq:cancel.reason') }), ' budget{Enter}cut ');
  await user.click(screen.getByRole('button', { name: say('rfq:cancel.confirm') }));
  await waitFor(() => expect(change).toHaveBeenCalledWith(false));
  expect(server.sent).toEqual([{ call: CANCEL, body: { version: 4, reason: 'budget cut' } }]);
});

test('a refused cancellation stays open and says why, in the words of the server', async () => {
  const server = answeringApi({
    [CANCEL]: () => {
      throw refusal(CANCEL, 'The request has ended');
    },
  });
  const change = vi.fn();
  const { user, say } = await renderPart(within(server, <CancelDialog rfq={RFQ} open onOpenChange={change} />));
  await user.type(screen.getByRole('textbox', { name: say('rfq:cancel.reason') }), 'budget');
  await user.click(screen.getByRole('button', { name: say('rfq:cancel.confirm') }));
  expect((await screen.findByRole('alert')).textContent).toContain('The request has ended');
  expect(change).not.toHaveBeenCalled();
});

test('a sealed request cannot be ended while a seller has not answered; it can be once all have', async () => {
  const server = answeringApi();
  const dialog = (declined: number) => (
    <EndDialog rfq={{ ...RFQ, sealed: true, declined_count: declined }} open onOpenChange={() => undefined} />
  );
  const { change, say } = await renderPart(within(server, dialog(0)));
  const end = () => screen.getByRole<HTMLButtonElement>('button', { name: say('rfq:end.confirm') });
  expect(end().disabled).toBe(true);
  expect(screen.getByText(say('rfq:end.sealed'))).toBeTruthy();
  change(within(server, dialog(1)));
  expect(end().disabled).toBe(false);
  expect(screen.queryByText(say('rfq:end.sealed'))).toBeNull();
});

test('ending a request without any quotation is a dangerous step, and says that nobody has quoted', async () => {
  const server = answeringApi();
  const { say } = await renderPart(
    within(server, <EndDialog rfq={{ ...RFQ, quotation_count: 0 }} open onOpenChange={() => undefined} />),
  );
  screen.getByRole('dialog', { description: say('rfq:end.textEmpty') });
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: say('rfq:end.confirm') }));
});

test('ending a request that was quoted is not confirmed by Enter alone either', async () => {
  const { say } = await renderPart(
    within(answeringApi(), <EndDialog rfq={{ ...RFQ, quotation_count: 3 }} open onOpenChange={() => undefined} />),
  );
  expect(document.activeElement?.textContent).toBe(say('rfq:end.keep'));
});
