// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiProvider } from '../api/ApiProvider';
import { answeringApi } from '../../../tests/support/answeringApi';
import { renderPart } from '../../../tests/support/renderPart';
import { RightGate } from './RightGate';

test('who lacks the right reads so in place of the form, who has it gets the form', async () => {
  const holding = (rights: readonly string[]) => answeringApi({ 'GET /company/rights': () => ({ rights }) }).api;
  const gate = (rights: readonly string[]) => (
    <ApiProvider value={holding(rights)}>
      <RightGate right="request">
        <input aria-label="title" />
      </RightGate>
    </ApiProvider>
  );
  const refused = await renderPart(gate(['ship', 'receive']));
  expect(await screen.findByText(refused.say('shell:rightGate.title'))).toBeTruthy();
  expect(screen.queryByLabelText('title')).toBeNull();
  refused.unmount();
  await renderPart(gate(['request']));
  expect(screen.getByLabelText('title')).toBeTruthy();
});
