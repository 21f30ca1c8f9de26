// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi, refusal } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { ApiProvider } from '../../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../../shell/session/SessionContext';
import * as env from '../../../env';
import { LoginScreen } from './LoginScreen';

const router = { locale: 'ko', defaultLocale: 'ko', query: {}, asPath: '/auth/login', isReady: true };
setTestRouter(router);

// A browser reads the settings once, from the document.
const settings = env.publicEnv();
const loadDemo = (demo: boolean) => vi.spyOn(env, 'publicEnv').mockReturnValue({ ...settings, demo });

const EMAIL = 'directory@stlbs.test';
const PASSWORD = 'pipes of steel 7';

test.each([true, false])('the logins of the demo are offered where it is loaded: %s', async (demo) => {
  loadDemo(demo);
  const { say } = await renderPart(
    <ApiProvider value={answeringApi({}).api}>
      <SessionContext value={{ loggedIn: false } as unknown as Session & SessionActions}>
        <LoginScreen />
      </SessionContext>
    </ApiProvider>,
  );
  await screen.findByRole('button', { name: say('auth:signIn') });
  for (const name of [say('auth:login.demoBuyer'), say('auth:login.demoSeller')])
    expect(screen.queryByRole('button', { name }) !== null).toBe(demo);
  loadDemo(false);
});

test('a person whom the directory made agrees to the terms, and is signed in by the password that was typed', async () => {
  const { api, sent } = answeringApi({
    'POST /auth/login': (body) => {
      if (!(body as { consent?: object }).consent)
        throw refusal('POST /auth/login', 'Consent', ERROR_CODES.CONSENT_NEEDED);
      return { access_token: 'a', refresh_token: 'r' };
    },
  });
  const loginWith = vi.fn(() => Promise.resolve());
  const { user, say } = await renderPart(
    <ApiProvider value={api}>
      <SessionContext value={{ loggedIn: false, loginWith } as unknown as Session & SessionActions}>
        <LoginScreen />
      </SessionContext>
    </ApiProvider>,
  );
  await user.type(screen.getByLabelText(say('auth:email')), EMAIL);
  await user.type(screen.getByLabelText(say('auth:password')), PASSWORD);
  await user.click(screen.getByRole('button', { name: say('auth:signIn') }));
  await screen.findByText(say('auth:login.first'));
  const agree = screen.getByRole('button', { name: say('auth:signOn.agree') });
  await user.click(agree);
  await screen.findByText(say('auth:errors.terms'));
  expect(sent).toHaveLength(1);
  await user.click(screen.getByLabelText(say('auth:signup.terms.service')));
  await user.click(screen.getByLabelText(say('auth:signup.terms.privacy')));
  await user.click(agree);
  await waitFor(() => expect(loginWith).toHaveBeenCalledWith({ access_token: 'a', refresh_token: 'r' }));
  expect(sent.at(-1)?.body).toEqual({ email: EMAIL, password: PASSWORD, consent: { marketing_approval: false } });
});
