import { useState } from 'react';
import type { Approval } from '../../../../contract/entities/approval';

/**
 * Whether the award was just approved before the reader's eyes and its requests have gone out, though the comparison that is
 * here still says `collected`. An approval of earlier, whose requests all failed, is none of that.
 */
export function useJustApproved(approval: Approval | null | undefined, collected: boolean): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  const next = !collected ? null : approval?.status === 'waiting' ? approval.id : seen;
  if (next !== seen) setSeen(next);
  return collected && approval?.status === 'approved' && seen === approval.id;
}
