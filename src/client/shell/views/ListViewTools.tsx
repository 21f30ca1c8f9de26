import { useSession } from '../session/useSession';
import { late } from '../../ui/late';
import { SkeletonBlock } from '../../ui/Skeleton';
import type { ViewToolsProps } from './ViewTools';

function Coming() {
  return <SkeletonBlock width="187px" height="36px" />;
}

/** Menus and windows come after the rows. */
const ViewTools = late(() => import('./ViewTools').then((part) => part.ViewTools), Coming);

/** What a member has of every list: named filters, columns and row height of one's own, keys. Visitors have it as usual. */
export function ListViewTools(props: ViewToolsProps) {
  const { loggedIn } = useSession();
  return loggedIn ? <ViewTools {...props} /> : null;
}
