import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { projectQueries } from '../../../queries/project';
import { useRoute } from '../../../shell/useRoute';
import { isOrderNumber } from '../../../shared/isOrderNumber';
import { OrderDetail } from '../OrderDetail';
import { RecordState } from '../../../shell/errors/RecordState';
import type { Project } from '../../../../contract/entities/order';
import { ProjectView } from '../../overview/detail/ProjectView';
import { BidAnswer } from './BidAnswer';

/** The seller's side after the award: the bid to answer, then the order's steps. */
export function SaleScreen() {
  const number = useRoute().query.x ?? '';
  return isOrderNumber(number) ? <OrderDetail orderNumber={number} /> : <SaleOfRequest number={number} />;
}

function SaleOfRequest({ number }: { number: string }) {
  const project = useQuery(projectQueries(useApi()).detail(number));
  if (!project.data) return <RecordState {...project} />;
  return <SaleProject project={project.data} />;
}

/** What stands now: the order once there is one, else the newest bid, else the project itself. */
function SaleProject({ project }: { project: Project }) {
  const order = project.orders[0];
  if (order) return <OrderDetail orderNumber={order.order_number} />;
  const bid = [...project.bids].sort((a, b) => b.sent_at.localeCompare(a.sent_at))[0];
  if (bid && project.side === 'seller') return <BidAnswer bid={bid} />;
  return <ProjectView project={project} rfq={undefined} />;
}
