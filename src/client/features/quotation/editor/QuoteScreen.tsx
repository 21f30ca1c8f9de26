import { RequestGate } from '../RequestGate';
import { QuoteEditor } from './QuoteEditor';

/** Writing the quotation for one request. */
export function QuoteScreen() {
  return <RequestGate>{(request) => <QuoteEditor key={request.rfq_number_id} request={request} />}</RequestGate>;
}
