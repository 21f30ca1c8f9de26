import { RequestGate } from '../RequestGate';
import { QuotationView } from './QuotationView';

/** My quotation as the buyer has it. */
export function QuotationViewScreen() {
  return <RequestGate>{(request) => <QuotationView request={request} />}</RequestGate>;
}
