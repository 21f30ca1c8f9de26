import { RequestGate } from '../RequestGate';
import { ReRequest } from './ReRequest';

/** The buyer asks again: its message, the lines, and the prices it has in mind. */
export function ReRequestScreen() {
  return <RequestGate>{(request) => <ReRequest request={request} />}</RequestGate>;
}
