import { test as base, expect, type Page } from '@playwright/test';
import { type Caller, join } from '../people';
import { answer, type FaultyProxy, startFaultyProxy } from './faultyProxy';
import { type SentrySink, startSentrySink } from './sentrySink';
import { type ShellServer, startShellServer } from './shellServer';

interface Shared {
  /** Settings of the server beside those of its reports. */
  reportSettings: Record<string, string>;
  /** With the receiver of its reports, and of those of its pages. */
  reportServer: ShellServer & { sink: SentrySink };
  /** Somebody with an account there. */
  person: Caller;
}

interface Own {
  /** The receiver, without what came in earlier tests. */
  sink: SentrySink;
  /** Before the server, for one test alone. */
  reportProxy: FaultyProxy;
}

/** Tests of reports: files that run in the same worker share a server that sends its reports to a receiver. */
export const test = base.extend<Own, Shared>({
  reportSettings: [{ APP_ENV: 'staging' }, { scope: 'worker', option: true }],
  reportServer: [
    async ({ reportSettings }, use) => {
      const sink = await startSentrySink();
      const server = await startShellServer({ ...reportSettings, NEXT_PUBLIC_SENTRY_DSN: sink.dsn });
      await use({ ...server, sink });
      await server.stop();
      await sink.close();
    },
    { scope: 'worker' },
  ],
  person: [async ({ reportServer }, use) => use(await join(reportServer.api)), { scope: 'worker' }],
  sink: [
    async ({ reportServer: { sink } }, use) => {
      sink.items.length = 0;
      await use(sink);
    },
    { scope: 'test' },
  ],
  reportProxy: [
    async ({ reportServer }, use) => {
      const proxy = await startFaultyProxy(reportServer.url);
      await use(proxy);
      await proxy.close();
    },
    { scope: 'test' },
  ],
});

/** What the server says when something of it is broken. */
export const broken = answer(500, 1, '서버에 문제가 생겼어요.');

/** Reporting is loaded beside the page; its first sign of life is the page's own transaction or session. */
export const reporting = (page: Page, sink: SentrySink) =>
  page.waitForRequest((request) => request.url().startsWith(sink.url));

/** The recorder comes when the page has settled; it keeps its session for the tab. */
export const recording = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('sentryReplaySession'))).not.toBeNull();

/** Everything that was recorded so far. */
export const recorded = (sink: SentrySink) =>
  sink
    .of('replay_recording')
    .map(({ text }) => text)
    .join('');
