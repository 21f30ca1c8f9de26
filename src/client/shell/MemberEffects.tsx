import { useMergeCart } from './cart/useMergeCart';
import { usePushSocket } from './push/usePushSocket';

/** What runs beside every page of somebody who signed in; gone with the login. */
export function MemberEffects() {
  usePushSocket();
  useMergeCart();
  return null;
}
