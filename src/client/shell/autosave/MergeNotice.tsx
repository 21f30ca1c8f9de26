import dynamic from 'next/dynamic';
import { onceReachable } from '../../ui/onceReachable';
import type { MergeProps } from './MergeDialog';

/** Few ever need it, so it comes when the first choice has to be made. */
const MergeDialog = dynamic(() => onceReachable(() => import('./MergeDialog')).then((module) => module.MergeDialog), {
  ssr: false,
});

/** Asks about cells that were changed here and elsewhere to different values, where there are any. */
export function MergeNotice(props: MergeProps) {
  return props.conflicts.length > 0 ? <MergeDialog {...props} /> : null;
}
