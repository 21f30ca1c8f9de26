import { RequestGate } from '../../RequestGate';
import { AlarmOffer } from './AlarmOffer';

/** What notifications would have brought, shown by one request. */
export function AlarmScreen() {
  return <RequestGate>{(request) => <AlarmOffer request={request} />}</RequestGate>;
}
