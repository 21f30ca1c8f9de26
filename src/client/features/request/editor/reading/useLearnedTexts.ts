import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { LearnedWord } from '../../../../../contract/entities/wordRule';
import { useWordValue } from '../../../../shared/useWordValue';

/** Says which words of the company were applied to a line, each with all that it means there. */
export function useLearnedTexts(): (learned: readonly LearnedWord[]) => string[] {
  const { t } = useTranslation('buyer');
  const valueOf = useWordValue();
  return useCallback(
    (learned) =>
      [...new Set(learned.map(({ word }) => word))].map((word) => {
        const own = learned.filter((one) => one.word === word);
        return t('reading.learned', { word, value: own.map(({ field, value }) => valueOf(field, value)).join(' ') });
      }),
    [t, valueOf],
  );
}
