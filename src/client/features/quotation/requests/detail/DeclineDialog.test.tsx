// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../../api/ApiProvider';
import { DeclineDialog } from './DeclineDialog';

const DECLINE = 'POST /quotation/request/R260101-AAAAA/decline';

async function opened(answers: Parameters<typeof answeringApi>[0]) {
  const server = answeringApi(answers);
  const change = vi.fn();
  const screenOf = await renderPart(
    <ApiProvider value={server.api}>
      <DeclineDialog id="R260101-AAAAA" open onOpenChange={change} />
    </ApiProvider>,
  );
  return { ...server, ...screenOf, change };
}

test('a seller declines with one of the known reasons in the language of the screen', async () => {
  const { user, say, sent, change } = await opened({ [DECLINE]: () => ({}) });
  await user.click(screen.getByRole('radio', { name: say('seller:decline.presets.out_of_stock') }));
  await user.click(screen.getByRole('button', { name: say('seller:decline.confirm') }));
  await waitFor(() => expect(change).toHaveBeenCalledWith(false));
  expect(sent).toEqual([{ call: DECLINE, body: { reason: say('seller:decline.presets.out_of_stock') } }]);
});

test('a reason of one’s own must be written: its field says so, then takes it', async () => {
  const { user, say, sent, change } = await opened({ [DECLINE]: () => ({}) });
  await user.click(screen.getByRole('radio', { name: say('seller:decline.presets.other') }));
  await user.click(screen.getByRole('button', { name: say('seller:decline.confirm') }));
  const own = screen.getByRole('textbox', { name: say('seller:decline.own') });
  expect(screen.getByRole('alert').textContent).toBe(say('seller:decline.required'));
  expect(own.getAttribute('aria-required')).toBe('true');
  expect(sent).toEqual([]);
  await user.type(own, 'No mill slot');
  await user.click(screen.getByRole('button', { name: say('seller:decline.confirm') }));
  await waitFor(() => expect(change).toHaveBeenCalledWith(false));
  expect(sent).toEqual([{ call: DECLINE, body: { reason: 'No mill slot' } }]);
});

test('a failure stays by the form, which can be sent again', async () => {
  const { user, say, change } = await opened({});
  await user.click(screen.getByRole('button', { name: say('seller:decline.confirm') }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  const again = screen.getByRole('button', { name: say('seller:decline.confirm') });
  expect(again.hasAttribute('aria-busy')).toBe(false);
});
