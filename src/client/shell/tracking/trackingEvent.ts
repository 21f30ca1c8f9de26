import type { Language } from '../../../contract/constants';

export type ActionType = 'PAGE_IN' | 'PAGE_OUT' | 'CLICK';

/** One action of a reader, as the analytics endpoint takes it. */
export interface TrackingEvent {
  actionType: ActionType;
  method: string;
  path: string;
  referrer: string;
  /** Value of the clicked element's `data-stlbs-id`; empty for pages. */
  key: string;
  /** What the element's `data-custom-data` holds. */
  body: unknown;
  serviceName: string;
  sessionId: string;
  /** ISO 8601, by the reader's clock. */
  clientDate: string;
  language: Language;
}
