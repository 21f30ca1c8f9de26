// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Selection } from '../selection';
import { useReplacing } from './useReplacing';

const share = (quotation_id: string) => [{ quotation_id, qty: null }];
const of = (...sellers: string[]): Selection =>
  Object.fromEntries(sellers.map((quotation_id, index) => [`line ${index}`, share(quotation_id)]));

function Choosing() {
  const [selection, select] = useState<Selection>(of('a'));
  const { replace, choose, bar } = useReplacing(selection, select);
  return (
    <>
      <output>{JSON.stringify(selection)}</output>
      <button type="button" onClick={() => replace(of('b', 'b'))}>
        plan
      </button>
      <button type="button" onClick={() => choose(of('c'))}>
        line
      </button>
      <button type="button" onClick={() => replace({ ...selection, other: share('c') })}>
        add
      </button>
      <button type="button" onClick={() => replace({})}>
        clear
      </button>
      <button type="button" onClick={() => select({ ...selection, other: share('d') })}>
        colleague
      </button>
      {bar}
    </>
  );
}

test('a plan that replaces what was chosen by hand offers the way back, until a line is chosen', async () => {
  const { say, user } = await renderPart(<Choosing />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const chosen = () => screen.getAllByRole('status')[0]?.textContent;
  const wayBack = () => screen.queryByRole('button', { name: say('ui:undo') });
  await press('plan');
  expect(chosen()).toBe(JSON.stringify(of('b', 'b')));
  expect(screen.getByText(say('project:compare.replaced', { count: 1 }))).toBeTruthy();
  await press('colleague');
  await press(say('ui:undo'));
  // The second line had no choice before.
  expect(chosen()).toBe(JSON.stringify({ ...of('a'), 'line 1': [], other: share('d') }));
  expect(wayBack()).toBeNull();
  await press('plan');
  await press('line');
  expect([chosen(), wayBack()]).toEqual([JSON.stringify(of('c')), null]);
  await press('clear');
  expect(screen.getByText(say('project:compare.cleared', { count: 1 }))).toBeTruthy();
  await press('add');
  expect(wayBack()).toBeNull();
});
