import { afterAll, vi } from 'vitest';
import { resetTestRouter } from './testRouter';

// No router runs outside of a page. Files of a thread share modules, so the same replacement holds for all of them.
vi.mock('next/router', async (original) => {
  const { testRouter } = await import('./testRouter');
  return { ...(await original<object>()), useRouter: testRouter };
});

afterAll(resetTestRouter);
