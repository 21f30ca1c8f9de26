import dynamic from 'next/dynamic';
import { useAudienceOfRoute } from './audience/useAudience';
import { useAnswersInLanguage, useFirstLanguage } from './language/useLanguage';
import { onceReachable } from './onceReachable';
import { useRouteFocus } from './route/useRouteFocus';
import { useRouteNotes } from './route/useRouteNotes';
import { useSession } from './session/useSession';
import { useTracking } from './tracking/useTracking';

/** Of those who signed in. */
const MemberEffects = dynamic(
  () => onceReachable(() => import('./MemberEffects')).then((module) => module.MemberEffects),
  { ssr: false },
);

/** What runs beside every page and shows nothing. */
export function ShellEffects() {
  useFirstLanguage();
  useAnswersInLanguage();
  useRouteNotes();
  useRouteFocus();
  useAudienceOfRoute();
  useTracking();
  const { loggedIn } = useSession();
  return loggedIn && <MemberEffects />;
}
