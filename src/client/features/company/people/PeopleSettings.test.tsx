// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi, refusal } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { CompanyMember } from '../../../../contract/entities/member';
import { ApiProvider } from '../../../api/ApiProvider';
import { PeopleSettings } from './PeopleSettings';

const member = (id: string, is_me: boolean) =>
  ({ id, is_me, name: id, email: `${id}@stlbs.test`, member_status: 'active' }) as CompanyMember;
const place = { role: 'buyer', own_role_id: null, team_id: null, site_id: null };

const LISTS = {
  'GET /company/invitation': [
    {
      id: 'i1',
      email: 'new@stlbs.test',
      ...place,
      invited_by: 'owner',
      expires_at: '2099-01-01T00:00:00Z',
      expired: false,
    },
  ],
  'GET /company/deputy': [
    {
      account_id: 'owner',
      name: 'owner',
      deputy_id: 'other',
      deputy_name: 'other',
      from_on: '2099-01-01',
      until_on: '2099-01-31',
    },
  ],
  'GET /company/unit': [
    { id: 'u1', kind: 'team', name: '구매팀', member_count: 3 },
    { id: 'u2', kind: 'team', name: '빈팀', member_count: 0 },
  ],
  'GET /company/role': [
    { id: 'r1', name: '검수', rights: ['receive'] },
    { id: 'r2', name: '출고', rights: ['ship'] },
  ],
};

/** The settings over a server that ends what a call names; `lists` take the place of its answers. */
async function opened(lists: Record<string, () => unknown> = {}) {
  const reads = Object.entries(LISTS).map(([call, items]) => [call, () => ({ items })]);
  const ends = ['invitation/i1', 'member/owner/deputy', 'unit/u1', 'unit/u2', 'role/r1'].map((path) => [
    `DELETE /company/${path}`,
    () => ({ items: [] }),
  ]);
  const { api, sent } = answeringApi({ ...Object.fromEntries([...reads, ...ends]), ...lists });
  const part = await renderPart(
    <ApiProvider value={api}>
      <PeopleSettings members={[member('owner', true), member('other', false)]} manages />
    </ApiProvider>,
  );
  return { ...part, ended: () => sent.map(({ call }) => call).filter((call) => call.startsWith('DELETE')) };
}

test.each([
  [
    'an invitation',
    'people:invitations.withdrawOf',
    { email: 'new@stlbs.test' },
    'people:invitations.withdraw',
    'invitation/i1',
  ],
  ['a deputy', 'people:deputies.endOf', { name: 'owner' }, 'people:deputies.end', 'member/owner/deputy'],
  ['a team with people', 'people:units.removeOf', { name: '구매팀' }, 'people:units.remove', 'unit/u1'],
  ['a role', 'people:roles.removeOf', { name: '검수' }, 'people:roles.remove', 'role/r1'],
])('%s ends once it is confirmed', async (_what, opener, values, confirm, path) => {
  const { user, say, ended } = await opened();
  await user.click(await screen.findByRole('button', { name: say(opener, values) }));
  expect(ended()).toEqual([]);
  await user.click(
    within(await screen.findByRole('dialog', { busy: false })).getByRole('button', { name: say(confirm) }),
  );
  await waitFor(() => expect(ended()).toEqual([`DELETE /company/${path}`]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a team without people goes at one press', async () => {
  const { user, say, ended } = await opened();
  await user.click(await screen.findByRole('button', { name: say('people:units.removeOf', { name: '빈팀' }) }));
  expect(ended()).toEqual(['DELETE /company/unit/u2']);
});

test('why a role stays is said where it was confirmed, and only its own button is busy', async () => {
  let refuse: () => void = () => undefined;
  const { user, say } = await opened({
    'DELETE /company/role/r1': () =>
      new Promise((_, reject) => {
        refuse = () => reject(refusal('DELETE /company/role/r1', 'Somebody has it'));
      }),
  });
  await user.click(await screen.findByRole('button', { name: say('people:roles.removeOf', { name: '검수' }) }));
  const dialog = await screen.findByRole('dialog', { busy: false });
  await user.click(within(dialog).getByRole('button', { name: say('people:roles.remove') }));
  const other = screen.getByRole('button', { name: say('people:roles.removeOf', { name: '출고' }), hidden: true });
  expect(other.getAttribute('aria-busy')).not.toBe('true');
  refuse();
  await within(dialog).findByText('Somebody has it');
});

test('that nobody has a deputy is said only once it is known', async () => {
  const { say } = await opened({
    'GET /company/deputy': () => {
      throw refusal('GET /company/deputy', 'No connection');
    },
  });
  expect(screen.queryByText(say('people:deputies.none'))).toBeNull();
  await screen.findByText('No connection');
  expect(screen.queryByText(say('people:deputies.none'))).toBeNull();
});
