import { RequestGate } from '../../RequestGate';
import { RequestDetail } from './RequestDetail';

/** One request in full, before it is quoted. */
export function RequestScreen() {
  return <RequestGate>{(request) => <RequestDetail request={request} />}</RequestGate>;
}
