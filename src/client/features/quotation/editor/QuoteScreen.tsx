import { AwaitingQuote } from '../approval/AwaitingQuote';
import { RequestGate } from '../RequestGate';
import { QuoteEditor } from './QuoteEditor';

/** Writing the quotation for one request; while it waits for approval nobody writes it. */
export function QuoteScreen() {
  return (
    <RequestGate>
      {(request) =>
        request.awaiting_approval ? (
          <AwaitingQuote request={request} />
        ) : (
          <QuoteEditor key={request.rfq_number_id} request={request} />
        )
      }
    </RequestGate>
  );
}
