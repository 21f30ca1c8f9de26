import { PageSkeleton } from '../../../shell/PageSkeleton';
import { useSession } from '../../../shell/session/useSession';
import { ErrorState } from '../../../ui/ErrorState';
import { MemberHub } from './MemberHub';
import { VisitorHub } from './VisitorHub';

/** The place where work begins: one's own, or for visitors a look at what there is. */
export function HubScreen() {
  const { status, retry } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'failed') return <ErrorState onRetry={retry} />;
  return status === 'in' ? <MemberHub /> : <VisitorHub />;
}
