import { useSessionContext } from './SessionContext';
import { late } from '../../ui/late';

const EndedNotice = late(() => import('./EndedNotice').then((part) => part.EndedNotice));

/** Where a page for everybody says that the reader's login ended under it. */
export function EndedPlace() {
  const { ended, leaving } = useSessionContext();
  return ended !== null && !leaving && <EndedNotice ending={ended} />;
}
