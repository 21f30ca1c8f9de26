import type { RfqTerms } from '../../../contract/entities/rfq';

/** Who receives a request: all that match, of those the approved vendors, or chosen companies alone. */
type Receivers = 'matched' | 'approved' | 'invited';

/** The choice that two fields of a request's terms stand for; an invitation outweighs the vendor list. */
export function receiversOf({ visibility, vendors_only }: Pick<RfqTerms, 'visibility' | 'vendors_only'>): Receivers {
  if (visibility === 'invited') return 'invited';
  return vendors_only ? 'approved' : 'matched';
}
