import { vi } from 'vitest';

/** As much of the router of pages as parts of a screen read. */
const HOME = () => ({
  locale: 'ko',
  defaultLocale: 'ko',
  pathname: '/',
  asPath: '/',
  query: {},
  isReady: true,
  push: vi.fn(async () => true),
  replace: vi.fn(async () => true),
  prefetch: vi.fn(async () => undefined),
});

let present: object = HOME();

/** The router of the test file that runs. Outside of a page there is no other one. */
export const testRouter = () => present;

/** Sets what `useRouter` returns in this test file. The setup file takes it back. */
export function setTestRouter(router: object): void {
  present = router;
}

export function resetTestRouter(): void {
  present = HOME();
}
