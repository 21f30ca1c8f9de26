import type { Endpoint } from '../../../../contract/endpoint';
import { confirmBid } from '../../../../contract/endpoints/bid';
import * as orders from '../../../../contract/endpoints/order';
import { saveQuotation } from '../../../../contract/endpoints/quotation';
import * as rfqs from '../../../../contract/endpoints/rfq';
import type { CalendarKind } from '../../../../contract/entities/calendar';
import type { Right } from '../../../../contract/rights';
import { permits } from '../../../http/rightOfCall';
import type { CalendarDate } from './calendarDates.repository';

type ApprovalKind = 'approval' | 'purchase_approval' | 'quotation_approval';
const isApproval = (kind: CalendarKind): kind is ApprovalKind => /(^|_)approval$/.test(kind);

/** The call for which each date matters. Whom an approval waits for is found out person by person. */
const CALL_OF_KIND: Readonly<Record<Exclude<CalendarKind, ApprovalKind>, Endpoint>> = {
  closing: rfqs.saveRfq,
  offers_end: rfqs.awardRfq,
  answer_due: rfqs.awardRfq,
  arrival: orders.receiveOrder,
  dispatch: orders.receiveOrder,
  receive_by: orders.receiveOrder,
  pay: orders.reportPayment,
  quote: saveQuotation,
  offer_ends: saveQuotation,
  bid: confirmBid,
  ship: orders.shipOrder,
  deliver: orders.shipOrder,
  paid: orders.confirmPayment,
};

/** Those of a company's dates that matter to a person with these rights. */
export const permittedDates = (dates: readonly CalendarDate[], rights: readonly Right[]): CalendarDate[] =>
  dates.filter(({ kind }) => isApproval(kind) || permits(CALL_OF_KIND[kind], rights));
