import dynamic from 'next/dynamic';
import { onceReachable } from '../ui/onceReachable';

/** What changed against the buyer's words. The reader of lists is large: what it finds comes after the words. */
export const OriginalChange = dynamic(
  () => onceReachable(() => import('./OriginalChange')).then((module) => module.OriginalChange),
  { ssr: false },
);
