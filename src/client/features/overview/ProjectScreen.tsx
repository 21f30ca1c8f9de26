import { useRoute } from '../../shell/useRoute';
import { isOrderNumber } from '../../shared/isOrderNumber';
import { OrderDetail } from '../order/OrderDetail';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { projectQueries } from '../../queries/project';
import { rfqQueries } from '../../queries/rfq';
import { RecordState } from '../../shell/errors/RecordState';
import { ProjectView } from './detail/ProjectView';

/** One project by its request's number, or one order by its own. */
export function ProjectScreen() {
  const number = useRoute().query.x ?? '';
  return isOrderNumber(number) ? <OrderDetail orderNumber={number} /> : <ProjectDetail rfqNumberId={number} />;
}

/** One project over its whole life, from the reader's side. A buyer's request comes along with its lines. */
function ProjectDetail({ rfqNumberId }: { rfqNumberId: string }) {
  const api = useApi();
  const project = useQuery(projectQueries(api).detail(rfqNumberId));
  const buys = project.data?.side === 'buyer';
  const rfq = useQuery({ ...rfqQueries(api).detail(rfqNumberId), enabled: buys });
  if (!project.data) return <RecordState {...project} />;
  if (buys && !rfq.data) return <RecordState {...rfq} />;
  return <ProjectView project={project.data} rfq={rfq.data} />;
}
