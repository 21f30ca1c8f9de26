import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import type { Order } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { RecordState } from '../../../shell/errors/RecordState';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { orderQueries } from '../../../queries/order';
import { useRoute } from '../../../shell/useRoute';

/** A buyer's page about the order in the address; its seller is led to the seller's page of that order. */
export function BuyerOrder({ children }: { children: (order: Order) => ReactNode }) {
  const router = useRouter();
  const query = useOrder();
  const order = query.data;
  const sold = order?.side === 'seller' ? order.order_number : null;
  useEffect(() => {
    if (sold) void router.replace(paths.project.sale(sold));
    // The router is the same for the life of the page.
  }, [sold, router]);
  // Nothing to be pressed on a page that is about to go: what was opened there would go with it.
  if (!order || sold) return <RecordState {...query} />;
  return children(order);
}

/** The order whose number is in the address. */
function useOrder() {
  return useQuery(orderQueries(useApi()).detail(useRoute().query.x ?? ''));
}
