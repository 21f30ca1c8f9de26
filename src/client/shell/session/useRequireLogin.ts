import { useRouter } from 'next/router';
import { paths } from '../../paths';
import { useSessionContext } from './SessionContext';

/** For an action on a public page: true when signed in; else leads to the sign-up page with the way back. */
export function useRequireLogin(): () => boolean {
  const { loggedIn } = useSessionContext();
  const router = useRouter();
  return () => {
    if (!loggedIn) void router.push(paths.auth.promoteSignUp({ next: router.asPath }));
    return loggedIn;
  };
}
