// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { ApiProvider } from '../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../shell/session/SessionContext';
import { MypageTabScreen } from './MypageTabScreen';
import { OverviewTiles } from './OverviewTiles';

// No router runs outside of a page.
const router = vi.hoisted(() => ({ locale: 'ko', defaultLocale: 'ko', query: {}, asPath: '/', isReady: true }));
vi.mock('next/router', () => ({ useRouter: () => router, default: { events: { on: () => undefined } } }));

const profile = { name: '김구매', email: 'kim@stlbs.test', member_status: 'active' } as Session['profile'];

async function opened(part: 'signOn' | 'log' | 'overview', answers: Parameters<typeof answeringApi>[0]) {
  router.query = { x: part };
  const server = answeringApi(answers);
  const rendered = await renderPart(
    <ApiProvider value={server.api}>
      <SessionContext value={{ loggedIn: true, profile } as unknown as Session & SessionActions}>
        {part === 'overview' && profile ? <OverviewTiles profile={profile} /> : <MypageTabScreen />}
      </SessionContext>
    </ApiProvider>,
  );
  return { ...server, ...rendered };
}

test.each(['signOn', 'log'] as const)(
  'who is no owner reads on the page %s that it is for owners, and no other call is made',
  async (tab) => {
    const rights = { is_owner: false, rights: ['manage_people'], stands_in_for: [] };
    const { sent, say } = await opened(tab, { 'GET /company/rights': () => rights });
    await screen.findByText(say('user:ownersOnly'));
    screen.getByRole('heading', { level: 1, name: say(`user:${tab}.title`) });
    expect(sent.map(({ call }) => call)).toEqual(['GET /company/rights']);
  },
);

test.each([true, false])('my page leads to the intake of emails where it can be used: %s', async (available) => {
  const { say } = await opened('overview', {
    'GET /company/mail-intake': () => ({ available, address: null, made_at: null, manages: true }),
    'GET /user/material/sale': () => ({ sale_material_list: [{}] }),
    'GET /push/status': () => ({ unread: 3 }),
  });
  await screen.findByText(say('user:overview.pushCount', { count: 3 }));
  expect(screen.queryByText(say('user:overview.mail')) !== null).toBe(available);
});
