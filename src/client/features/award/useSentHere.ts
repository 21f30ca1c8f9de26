import { useCallback, useState } from 'react';
import type { Approval } from '../../../contract/entities/approval';
import type { ProjectStatus } from '../../../contract/entities/project';
import type { Follow } from '../../queries/mutation';

/**
 * Whether sellers can be chosen in what the screen has read. An award that was just approved is as good as sent, though the comparison that
 * was read before still says otherwise.
 */
export const isChoosing = (status: ProjectStatus, waiting: boolean, justApproved: boolean): boolean =>
  status === 'CMP' && !waiting && !justApproved;

/**
 * Tells an award that went out, or to its approvers, by this screen from one that a colleague sent, or the reader on another
 * device, while it was being chosen here. The reader's own approval, which sends it, is an act of this screen too. `choosing` is undefined until it is known. `follow` learns how the screen's own
 * call went: a refusal counts before the screen has read what there is instead.
 */
export function useSentHere(choosing: boolean | undefined): { elsewhere: boolean; follow: Follow } {
  const [here, setHere] = useState(false);
  const [seen, setSeen] = useState<'nothing' | 'choosing' | 'gone'>('nothing');
  const next = choosing === undefined ? seen : choosing ? 'choosing' : seen === 'nothing' ? 'nothing' : 'gone';
  if (next !== seen) {
    setSeen(next);
    if (next === 'choosing') setHere(false);
  }
  const follow: Follow = useCallback(async (answer) => {
    setHere(true);
    try {
      return await answer;
    } catch (error) {
      setHere(false);
      throw error;
    }
  }, []);
  return { elsewhere: next === 'gone' && !here, follow };
}

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
