import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { followedExports } from '../parts/exports/followedExports';
import { useMergeCart } from './cart/useMergeCart';
import { CommitmentNotices } from './commitment/CommitmentNotices';
import { onceReachable } from './onceReachable';
import { usePushSocket } from './push/usePushSocket';
import { useFormRecovery } from './session/useFormRecovery';

const ExportPanel = dynamic(
  () => onceReachable(() => import('./export/ExportPanel')).then((module) => module.ExportPanel),
  { ssr: false },
);

/** What runs beside every page of somebody who signed in; gone with the login. */
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
