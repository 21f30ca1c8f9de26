// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { RIGHTS, RIGHTS_OF_ROLE, type Right } from '../../../../contract/rights';
import { ApiProvider } from '../../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../../shell/session/SessionContext';
import { MemberHub } from './MemberHub';

const HUB = {
  waiting: [],
  deadlines: [],
  counts: { buyer: {}, seller: {} },
  changes: [],
  company: { pending_members: 0, has_materials: false, has_bank_account: false, verified: true },
};

const somebody = { status: 'in', loggedIn: true, profile: undefined } as unknown as Session & SessionActions;

/** The day of a person with these rights. */
async function dayOf(rights: readonly Right[]) {
  const { api, sent } = answeringApi({ 'GET /hub': () => HUB, 'GET /company/rights': () => ({ rights }) });
  const part = await renderPart(
    <ApiProvider value={api}>
      <SessionContext value={somebody}>
        <MemberHub />
      </SessionContext>
    </ApiProvider>,
  );
  await screen.findByText(part.say('service:todo.none'));
  return { ...part, calls: () => sent.map(({ call }) => call) };
}

test('a warehouse is neither shown statistics nor led to requests and materials that it may not write', async () => {
  const { say, calls, container } = await dayOf(RIGHTS_OF_ROLE.warehouse);
  expect(screen.queryByText(say('service:stats.title'))).toBeNull();
  expect(screen.queryByText(say('service:newRequest'))).toBeNull();
  expect(screen.queryByText(say('service:setup.materials.action'))).toBeNull();
  expect(calls().filter((call) => call.includes('statistics'))).toEqual([]);
  expect(container.querySelector('[role=alert]')).toBeNull();
});

test('an owner finds them', async () => {
  const { say } = await dayOf(RIGHTS);
  expect(await screen.findByText(say('service:stats.title'))).toBeTruthy();
  expect(screen.getByText(say('service:newRequest'))).toBeTruthy();
  expect(screen.getByText(say('service:setup.materials.action'))).toBeTruthy();
});
