import { useState } from 'react';
import type { Approval } from '../../../../contract/entities/approval';

/**
 * Whether the award was approved while its reader waited here and its requests have gone out, though the comparison that is
 * here still says `collected`. False for an earlier approval, whose requests all failed.
 */
export function useJustApproved(approval: Approval | null | undefined, collected: boolean): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  const next = !collected ? null : approval?.status === 'waiting' ? approval.id : seen;
  if (next !== seen) setSeen(next);
  return collected && approval?.status === 'approved' && seen === approval.id;
}
