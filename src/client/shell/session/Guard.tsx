import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../../ui/ErrorState';
import { paths } from '../../paths';
import { PageSkeleton } from '../PageSkeleton';
import { useRoute } from '../useRoute';
import { afterSignIn } from './afterSignIn';
import { useSessionContext } from './SessionContext';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { nextPath } from '../route/sameSite';
import type { Ending } from './endedLogin';

/** `member`: needs a login · `guest`: only without one (sign-in pages) · `public`: anybody. */
export type PageAccess = 'public' | 'member' | 'guest';

/** What concerns the own account alone; all else waits until the second factor is set up that the company requires. */
const OPEN_WITHOUT_FACTOR =
  /^(?:\/en)?\/user\/(?:mypage\/(?:security|sessions|profile|approval|edit)|signout)(?:[/?#]|$)/;

/**
 * Lets a page be seen by whom it is for; others are led away, and while nobody knows yet a skeleton stands there. A login
 * that ended under the page is shown in its place.
 */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { status, ended, leaving, failure, retry, profile } = useSessionContext();
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
  return status === 'failed' ? <ErrorState error={failure} onRetry={retry} /> : <PageSkeleton />;
}

function awayFrom(access: PageAccess, out: boolean, inside: boolean, path: string, next: string | undefined) {
  if (access === 'member' && out) return paths.auth.promoteSignUp({ next: path });
  if (access === 'guest' && inside) return afterSignIn(next);
  return undefined;
}

/** In place of a member's page whose login ended under it: why it went, and the way back through signing in. */
function LoginEnded({ ending }: { ending: Ending }) {
  const { t } = useTranslation('shell');
  const next = nextPath(useRoute().path);
  return (
    <EmptyState
      level="h1"
      icon={<LogIn />}
      title={t(`ended.${ending}.title`)}
      text={t(`ended.${ending}.text`)}
      action={
        <>
          <ButtonLink href={paths.auth.login({ next })} variant="primary" data-stlbs-id="ended-sign-in">
            {t('ended.signIn')}
          </ButtonLink>
          <ButtonLink href={paths.auth.signup({ next })} data-stlbs-id="ended-join">
            {t('ended.join')}
          </ButtonLink>
        </>
      }
    />
  );
}
