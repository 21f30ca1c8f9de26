import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { useSession } from '../session/useSession';
import { onceReachable } from '../../ui/onceReachable';
import { SkeletonBlock } from '../../ui/Skeleton';
import { useTakenOver } from '../../ui/useTakenOver';
import type { ViewTools as Loaded, ViewToolsProps } from './ViewTools';

function Coming() {
  return <SkeletonBlock $width="187px" $height="36px" />;
}

/** Menus and windows come after the rows. Keeps its type, which the loader forgets. */
const ViewTools = dynamic(
  () => onceReachable(() => import('./ViewTools')).then((module) => module.ViewTools as ComponentType),
  { ssr: false, loading: Coming },
) as unknown as typeof Loaded;

/** What a member has of every list: named filters, columns and row height of one's own, keys. Visitors have it as usual. */
export function ListViewTools<Row>(props: ViewToolsProps<Row>) {
  const { loggedIn } = useSession();
  const takenOver = useTakenOver();
  if (!loggedIn) return null;
  return takenOver ? <ViewTools {...props} /> : <Coming />;
}
