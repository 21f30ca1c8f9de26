import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import { paths } from '../../paths';
import { PageSkeleton } from '../PageSkeleton';
import { useRoute } from '../useRoute';
import { LoginEnded } from './LoginEnded';
import { afterSignIn } from './afterSignIn';
import { useSessionContext } from './SessionContext';

/** `member`: needs a login · `guest`: only without one (sign-in pages) · `public`: anybody. */
export type PageAccess = 'public' | 'member' | 'guest';

/** What concerns the own account alone; all else waits until the second factor is set up that the company requires. */
const OPEN_WITHOUT_FACTOR =
  /^(?:\/en)?\/user\/(?:mypage\/(?:security|sessions|profile|approval|edit)|signout)(?:[/?#]|$)/;

/**
 * Lets a page be seen by whom it is for; others are led away, and while nobody knows yet a skeleton stands there. A login
 * that ended under the page is told in its place.
 */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { status, ended, leaving, retry, profile } = useSessionContext();
  const router = useRouter();
  const { query, path } = useRoute();
  const closed = access === 'member' && !leaving ? ended : null;
  const away = closed === null ? awayFrom(access, status === 'out', status === 'in', path, query.next) : undefined;
  const shut = access === 'member' && profile?.second_factor_missing === true && !OPEN_WITHOUT_FACTOR.test(path);

  useEffect(() => {
    if (away !== undefined && !leaving) void router.replace(away);
    else if (shut && !leaving) void router.replace(paths.user.security({ next: path }));
  }, [away, shut, path, leaving, router]);

  if (closed !== null) return <LoginEnded ending={closed} />;
  if (shut) return <PageSkeleton />;
  if (access !== 'member' || status === 'in') return children;
  return status === 'failed' ? <ErrorState onRetry={retry} /> : <PageSkeleton />;
}

function awayFrom(access: PageAccess, out: boolean, inside: boolean, path: string, next: string | undefined) {
  if (access === 'member' && out) return paths.auth.promoteSignUp({ next: path });
  if (access === 'guest' && inside) return afterSignIn(next);
  return undefined;
}
