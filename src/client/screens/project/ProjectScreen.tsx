import { useRoute } from '../../shell/useRoute';
import { ProjectDetail } from './detail/ProjectDetail';
import { isOrderNumber } from './isOrderNumber';
import { OrderDetail } from './order/OrderDetail';

/** One project by its request's number, or one order by its own. */
export function ProjectScreen() {
  const number = useRoute().query.x ?? '';
  return isOrderNumber(number) ? <OrderDetail orderNumber={number} /> : <ProjectDetail rfqNumberId={number} />;
}
