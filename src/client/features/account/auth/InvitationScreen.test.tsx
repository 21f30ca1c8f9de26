// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeringApi, refusal } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import type { Profile } from '../../../../contract/entities/person';
import { ApiProvider } from '../../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../../shell/session/SessionContext';
import { lendRecovery } from '../../../ui/recovery/recoveryStore';
import { InvitationScreen } from './InvitationScreen';

const TOKEN = 'token-of-an-invitation';
const replace = vi.fn(() => Promise.resolve(true));
const router = { locale: 'ko', defaultLocale: 'ko', query: { t: TOKEN }, asPath: '/auth/invitation', replace };
setTestRouter(router);

const EMAIL = 'invited@stlbs.test';
beforeEach(() => void replace.mockClear());
afterEach(() => vi.restoreAllMocks());

/** The screen over a server that takes an invitation once, as ours does; `answers` are the other calls. */
async function opened(registered: boolean, answers: Record<string, () => unknown>) {
  let used = false;
  const usedUp = () => refusal('GET /auth/invitation', 'Used', ERROR_CODES.MAIL_TOKEN_OUTDATED);
  const take = () => {
    if (used) throw usedUp();
    used = true;
  };
  const { api, sent } = answeringApi({
    [`GET /auth/invitation?t=${TOKEN}`]: () => {
      if (used) throw usedUp();
      return {
        company_name: '초대강관',
        email: EMAIL,
        invited_by: '이먼저',
        role: 'buyer',
        own_role_name: null,
        team_name: null,
        site_name: null,
        expires_at: '2099-01-01T00:00:00Z',
        registered,
      };
    },
    'POST /auth/invitation/join': () => {
      take();
      return { company_name: '초대강관' };
    },
    'POST /auth/invitation/register': () => {
      take();
      return { email: EMAIL };
    },
    ...answers,
  });
  const loginWith = vi.fn(() => Promise.resolve());
  const profile = registered ? ({ id: 'p1', email: EMAIL } as Profile) : undefined;
  const session = { loggedIn: registered, profile, loginWith } as unknown as Session & SessionActions;
  const part = await renderPart(
    <ApiProvider value={api}>
      <SessionContext value={session}>
        <InvitationScreen />
      </SessionContext>
    </ApiProvider>,
  );
  const calls = (path: string) => sent.filter(({ call }) => call === `POST ${path}`);
  return { ...part, calls, loginWith, press: (key: string) => press(part, key) };
}

type Part = Awaited<ReturnType<typeof renderPart>>;
const press = async ({ user, say }: Part, key: string) =>
  user.click(await screen.findByRole('button', { name: say(key) }));

async function fill({ user, say }: Part): Promise<void> {
  await user.type(await screen.findByLabelText(say('auth:password')), 'pipes of steel 7');
  await user.type(screen.getByLabelText(say('auth:signup.person.name')), '새담당');
  await user.type(screen.getByLabelText(say('auth:signup.person.phone')), '01033334444');
}

test('a person with an account joins, hears of it, and comes to the company', async () => {
  const said = vi.spyOn(toast, 'success');
  const part = await opened(true, {});
  await part.press('people:join.join');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/service'));
  expect(said.mock.lastCall?.[0]).toBe(part.say('people:join.done', { company: '초대강관' }));
  expect(screen.queryByText(part.say('people:join.outdatedHeading'))).toBeNull();
});

test('a newcomer whose sign-in fails is not registered twice', async () => {
  let reachable = false;
  const part = await opened(false, {
    'POST /auth/login': () => {
      if (!reachable) throw refusal('POST /auth/login', 'No connection');
      return { access_token: 'a' };
    },
  });
  await fill(part);
  await part.user.click(screen.getByLabelText(part.say('auth:signup.terms.all')));
  await part.press('people:join.submit');
  await screen.findByText(part.say('people:join.registered'));
  await screen.findByRole('alert');
  reachable = true;
  await part.press('people:join.start');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/service'));
  expect(part.calls('/auth/invitation/register')).toHaveLength(1);
  expect(part.calls('/auth/login')).toHaveLength(2);
  expect(part.loginWith).toHaveBeenCalledTimes(1);
});

test('terms and privacy are agreed to one by one, and the focus goes to the one that is missing', async () => {
  const part = await opened(false, {});
  const box = (consent: string) => screen.getByLabelText<HTMLInputElement>(part.say(`auth:signup.terms.${consent}`));
  await fill(part);
  await part.user.click(box('service'));
  await part.press('people:join.submit');
  await screen.findByText(part.say('auth:errors.terms'));
  await waitFor(() => expect(document.activeElement).toBe(box('privacy')));
  expect(part.calls('/auth/invitation/register')).toEqual([]);
});

test('what is typed survives the end of the login in whose browser the form stands', async () => {
  const kept = vi.fn(() => null);
  lendRecovery({
    keyOf: (form) => form,
    keep: () => undefined,
    keepNow: () => true,
    kept,
    forget: () => undefined,
  });
  await fill(await opened(false, {}));
  expect(kept).toHaveBeenCalledWith('invitation');
});
