import type { Project } from '../../../../contract/entities/order';
import { ProjectView } from '../detail/ProjectView';
import { OrderDetail } from '../order/OrderDetail';
import { BidAnswer } from './BidAnswer';

/** What stands now: the order once there is one, else the newest bid, else the project itself. */
export function SaleProject({ project }: { project: Project }) {
  const order = project.orders[0];
  if (order) return <OrderDetail orderNumber={order.order_number} />;
  const bid = [...project.bids].sort((a, b) => b.sent_at.localeCompare(a.sent_at))[0];
  if (bid && project.side === 'seller') return <BidAnswer bid={bid} />;
  return <ProjectView project={project} rfq={undefined} />;
}
