import { seoulDay } from '../../../domain/time/deadline';
import { late } from '../../ui/late';
import { SkeletonBlock } from '../../ui/Skeleton';
import { deliveryDays } from './deliveryDays';

/** Loads late: the state of an order is read without its drawing, and many orders have none. */
export const DeliveryChart = late(
  () => import('./DeliveryChart').then((part) => part.DeliveryChart),
  ({ order }) => deliveryDays(order, seoulDay(new Date(order.placed_at))) && <SkeletonBlock height="160px" />,
);
