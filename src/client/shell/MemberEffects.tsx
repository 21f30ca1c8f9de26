import { useSyncExternalStore, useEffect } from 'react';
import { followedExports } from '../shared/exports/followedExports';
import { CommitmentNotices } from './commitment/CommitmentNotices';
import { late } from '../ui/late';
import { usePushSocket } from './push/usePushSocket';
import { useFormRecovery } from './session/useFormRecovery';
import { KEPT } from '../shared/market/visitorBaskets';
import { useChangeCart } from '../queries/cart';
import { useSession } from './session/useSession';

const ExportPanel = late(() => import('./export/ExportPanel').then((part) => part.ExportPanel));

/** What runs beside every page of a signed-in person; removed with the login. */
export function MemberEffects() {
  usePushSocket();
  useMergeCart();
  useFormRecovery();
  const followed = useSyncExternalStore(followedExports.subscribe, followedExports.read, () => '');
  return (
    <>
      <CommitmentNotices />
      {followed !== '' && <ExportPanel ids={followed} />}
    </>
  );
}

/**
 * What a visitor gathered in this browser moves to the person's cart at the first login, and leaves the browser once it
 * has arrived. Two tabs take turns, so that neither moves what the other has moved.
 */
function useMergeCart(): void {
  const { loggedIn, profile } = useSession();
  // Who waits for approval has no cart yet.
  const ready = loggedIn && profile?.member_status !== 'pending';
  const { mutateAsync } = useChangeCart();
  useEffect(() => {
    if (!ready) return;
    const move = async () => {
      if (Object.values(KEPT).every((key) => localStorage.getItem(key) === null)) return;
      // Reading it takes the schemas of its lines, and hardly anybody comes with one.
      const { forgetCart, keptCart, moveKey } = await import('../shared/market/visitorCart');
      const { stock, request } = keptCart();
      if (stock.length + request.length === 0) return;
      const lines = request.map(({ id: _id, ...line }) => line);
      await mutateAsync({ action: 'add', body: { stock, request: lines }, key: moveKey() });
      forgetCart();
    };
    // A cart that could not be moved stays where it is until the next page.
    const locks = (navigator as { locks?: LockManager }).locks;
    void (locks ? locks.request('stlbs.cart', move) : move()).catch(() => undefined);
  }, [ready, mutateAsync]);
}
