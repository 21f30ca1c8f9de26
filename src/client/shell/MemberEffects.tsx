import { useMergeCart } from './cart/useMergeCart';
import { CommitmentNotices } from './commitment/CommitmentNotices';
import { usePushSocket } from './push/usePushSocket';
import { useFormRecovery } from './session/useFormRecovery';

/** What runs beside every page of somebody who signed in; gone with the login. */
export function MemberEffects() {
  usePushSocket();
  useMergeCart();
  useFormRecovery();
  return <CommitmentNotices />;
}
