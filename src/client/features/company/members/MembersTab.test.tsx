// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { CompanyMember } from '../../../../contract/entities/member';
import { RIGHTS } from '../../../../contract/rights';
import { ApiProvider } from '../../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../../shell/session/SessionContext';
import { toast } from '../../../ui/toast';
import { MembersTab } from './MembersTab';

const NAME = '박서연';
const PERSON = { phone_code: '+82', phone: '10', refused_at: null, joined_at: '2026-01-01T00:00:00Z' };
const SIGNED_IN = { status: 'in', loggedIn: true, profile: undefined } as unknown as Session & SessionActions;
const person = (id: string, more: Partial<CompanyMember>) =>
  ({ ...PERSON, id, email: `${id}@stlbs.test`, member_status: 'active', ...more }) as CompanyMember;

/** The members of a company, seen by its owner: a colleague is in this state. */
async function opened(state: 'active' | 'deactivated') {
  const said = vi.spyOn(toast, 'success').mockReturnValue();
  let member_status: CompanyMember['member_status'] = state;
  const becomes = (next: typeof member_status) => () => {
    member_status = next;
    return {};
  };
  const members = () => [
    person('owner', { name: 'owner', is_owner: true, is_me: true }),
    person('m1', { name: NAME, is_owner: false, is_me: false, member_status }),
  ];
  const { api } = answeringApi({
    'GET /company/rights': () => ({ rights: RIGHTS }),
    'GET /company/member?limit=50': () => ({ items: members(), next_cursor: null }),
    'POST /company/member/m1/approve': becomes('active'),
    'POST /company/member/m1/deactivate': becomes('deactivated'),
  });
  const part = await renderPart(
    <ApiProvider value={api}>
      <SessionContext value={SIGNED_IN}>
        <MembersTab />
      </SessionContext>
    </ApiProvider>,
  );
  const button = (action: string) =>
    screen.findByRole('button', {
      name: part.say('user:members.actionFor', { action: part.say(`user:members.${action}`), name: NAME }),
    });
  return { ...part, button, said };
}

test('a deactivated member is reactivated, not approved, and the focus stays on the row', async () => {
  const { user, say, button, said } = await opened('deactivated');
  await user.click(await button('reactivate'));
  const next = await button('deactivate');
  expect(said).toHaveBeenCalledExactlyOnceWith(say('user:members.done.reactivate', { name: NAME }));
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('after a member is deactivated the focus is on the action that takes it back', async () => {
  const { user, say, button } = await opened('active');
  await user.click(await button('deactivate'));
  const dialog = await screen.findByRole('dialog', { busy: false });
  await user.click(within(dialog).getByRole('button', { name: say('user:members.deactivate') }));
  const next = await screen.findByText(say('user:members.reactivate'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('the columns fit in the width of a page of 1440 px, so that the last one keeps its padding', async () => {
  const { button } = await opened('active');
  const table = (await button('deactivate')).closest('table');
  // 1440 px without the navigation, the margins and the borders.
  expect(Number.parseFloat(table?.style.getPropertyValue('--table-width') ?? '') * 16).toBeLessThanOrEqual(1150);
});
