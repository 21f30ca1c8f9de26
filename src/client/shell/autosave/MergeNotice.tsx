import { late } from '../../ui/late';
import type { MergeProps } from './MergeDialog';

/** Few ever need it, so it comes when the first choice has to be made. */
const MergeDialog = late(() => import('./MergeDialog').then((part) => part.MergeDialog));

/** Asks about cells that were changed here and elsewhere to different values, where there are any. */
export function MergeNotice(props: MergeProps) {
  return props.conflicts.length > 0 ? <MergeDialog {...props} /> : null;
}
