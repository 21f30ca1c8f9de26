import { late } from '../../ui/late';
import { SkeletonBlock } from '../../ui/Skeleton';

/** Loads late: an item's price and facts are read without the drawing of its earlier prices. */
export const PriceHistory = late(
  () => import('./PriceHistory').then((part) => part.PriceHistory),
  () => <SkeletonBlock height="280px" />,
);
