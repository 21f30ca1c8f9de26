import { useTranslation } from 'next-i18next/pages';
import { useLayoutEffect } from 'react';
import type { ShownCommitment } from '../../api/commitments';
import { holdDialogs } from '../../ui/dialogHold';
import { useCommitmentName } from './useCommitmentName';

/** Lets windows say that a deed of theirs is on its way, and once its answer is lost, that it is being asked for. */
export function useHeldDialogs(shown: readonly ShownCommitment[]): void {
  const { t } = useTranslation('shell');
  const nameOf = useCommitmentName();
  const held = shown.some(({ state }) => state === 'sending');
  const asking = shown.find(({ state }) => state === 'asking');
  const asked = asking ? t('commitment.asking.text', { what: nameOf(asking) }) : null;
  const words = held ? t('commitment.holding') : asked;
  useLayoutEffect(() => {
    holdDialogs({ words });
    return () => holdDialogs({ words: null });
  }, [words]);
}
