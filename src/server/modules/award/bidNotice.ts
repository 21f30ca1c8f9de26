import { shownName } from '../../../domain/company/shownName';
import type { Work } from '../../http/context';
import { companyOf } from '../company/company.service';
import type { EventText } from '../email/eventMails.service';
import { type EventKind, notifyCompanies } from '../push/notify.service';
import type { RfqRow } from '../request/request.repository';
import type { BidRow } from './bid.repository';

/** Notifies one side of a bid: with which company, and for which request. Its buyer comes to the request, its seller to the bid. `text` takes the place of the usual sentence. */
export async function notifyOfBid(
  work: Work,
  rfq: RfqRow,
  bid: Pick<BidRow, 'company_id'>,
  side: 'buyer' | 'seller',
  kind: EventKind,
  text?: EventText,
): Promise<void> {
  const counterpart = await companyOf(work, side === 'buyer' ? bid.company_id : rfq.company_id);
  await notifyCompanies(work, [side === 'buyer' ? rfq.company_id : bid.company_id], {
    kind,
    record_type: side === 'buyer' ? 'rfq' : kind === 'bid_received' ? 'bid' : 'seller_request',
    record_id: rfq.rfq_number_id,
    title: rfq.title,
    params: {
      facts: 'bid',
      ...(text ? { text } : {}),
      rfq_number: rfq.rfq_number_id,
      counterpart: counterpart ? shownName(counterpart, 'ko') : '',
      counterpart_en: counterpart ? shownName(counterpart, 'en') : '',
    },
  });
}
