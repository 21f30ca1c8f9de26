import dynamic from 'next/dynamic';
import { useSessionContext } from './SessionContext';
import { onceReachable } from '../../ui/onceReachable';

const EndedNotice = dynamic(() => onceReachable(() => import('./EndedNotice')).then((module) => module.EndedNotice), {
  ssr: false,
});

/** Where a page for everybody says that the reader's login ended under it. */
export function EndedPlace() {
  const { ended, leaving } = useSessionContext();
  return ended !== null && !leaving && <EndedNotice ending={ended} />;
}
