import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { projectQueries } from '../../../queries/project';
import { useRoute } from '../../../shell/useRoute';
import { isOrderNumber } from '../isOrderNumber';
import { OrderDetail } from '../order/OrderDetail';
import { RecordState } from '../../../shell/errors/RecordState';
import { SaleProject } from './SaleProject';

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
