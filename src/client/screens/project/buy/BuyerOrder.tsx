import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import type { Order } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { OrderDetail } from '../order/OrderDetail';
import { RecordState } from '../../../shell/errors/RecordState';
import { useOrder } from '../useOrder';

/** A page of the buyer's about the order in the address; whoever sells it is led to his own page of that order. */
export function BuyerOrder({ children }: { children: (order: Order) => ReactNode }) {
  const router = useRouter();
  const query = useOrder();
  const order = query.data;
  const sold = order?.side === 'seller' ? order.order_number : null;
  useEffect(() => {
    if (sold) void router.replace(paths.project.sale(sold));
    // The router is the same for the life of the page.
  }, [sold, router]);
  if (!order) return <RecordState {...query} />;
  return sold ? <OrderDetail orderNumber={sold} /> : children(order);
}
