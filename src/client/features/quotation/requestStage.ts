import type { SellerRequest } from '../../../contract/entities/quotation';

/** `open`: takes this seller's quotation · `passed`: its deadline is over · `closed`: it has moved on otherwise. */
export type RequestStage = 'open' | 'passed' | 'closed';

const COLLECTING = new Set(['REQ', 'COL']);
const REOPENABLE = new Set(['withdrawn', 'declined']);

/** What this seller may do with the request. `now` in ms; null while the device's clock is not known (server). */
export function stageOf(request: SellerRequest, now: number | null): RequestStage {
  const { status, closed_as, closes_at, project_status } = request;
  if (closed_as === 'missed') return 'passed';
  if (COLLECTING.has(project_status)) {
    if (closes_at && now !== null && Date.parse(closes_at) <= now) return 'passed';
    return COLLECTING.has(status) || (closed_as !== null && REOPENABLE.has(closed_as)) ? 'open' : 'closed';
  }
  return status === 'CMP' ? 'passed' : 'closed';
}

/** Whether nothing of the own quotation stands, because it was withdrawn; it can be submitted again. */
export function isWithdrawn(request: SellerRequest): boolean {
  return request.quotation?.status === 'WITHDRAWN';
}

/** Whether the sale has begun for this seller, so that its place is the project screen. */
export function isSale(request: SellerRequest): boolean {
  return request.status === 'BID' || request.status === 'ORD' || request.status === 'FIN';
}
