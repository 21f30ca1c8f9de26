import { late } from '../ui/late';

/** What changed against the buyer's words. The reader of lists is large: what it finds comes after the words. */
export const OriginalChange = late(() => import('./OriginalChange').then((part) => part.OriginalChange));
