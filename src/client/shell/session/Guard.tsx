import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import { paths } from '../../paths';
import { PageSkeleton } from '../PageSkeleton';
import { nextPath } from '../route/sameSite';
import { useRoute } from '../useRoute';
import { useSessionContext } from './SessionContext';

/** `member`: needs a login · `guest`: only without one (sign-in pages) · `public`: anybody. */
export type PageAccess = 'public' | 'member' | 'guest';

/** Lets a page be seen by whom it is for; others are led away, and while nobody knows yet a skeleton stands there. */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { status, leaving, retry } = useSessionContext();
  const router = useRouter();
  const { query, path } = useRoute();
  const away = awayFrom(access, status === 'out', status === 'in', path, query.next);

  useEffect(() => {
    if (away !== undefined && !leaving) void router.replace(away);
  }, [away, leaving, router]);

  if (access !== 'member' || status === 'in') return children;
  return status === 'failed' ? <ErrorState onRetry={retry} /> : <PageSkeleton />;
}

function awayFrom(access: PageAccess, out: boolean, inside: boolean, path: string, next: string | undefined) {
  if (access === 'member' && out) return paths.auth.promoteSignUp({ next: path });
  if (access === 'guest' && inside) return nextPath(next) ?? paths.service.hub();
  return undefined;
}
