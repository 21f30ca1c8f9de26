import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { EditorLine } from './editorLine';
import { useLearnedTexts } from './reading/useLearnedTexts';
import type { Texts } from '../../../textKeys';

/** Says in words why the reading of a line is uncertain. */
export function useDoubts(): (line: EditorLine) => string {
  const { t } = useTranslation('buyer');
  const learnedTexts = useLearnedTexts();
  return useCallback(
    ({ warnings, learned = [] }) => {
      const applied = learned.length > 0 ? learnedTexts(learned) : [];
      const reasons = [
        ...applied,
        ...warnings
          .filter((code) => code !== 'learned_word' || applied.length === 0)
          .map((code) => t([`warning.${code as keyof Texts['buyer']['warning']}`, 'warning.unsure'])),
      ];
      return reasons.length > 0 ? [...new Set(reasons)].join(' ') : t('warning.unsure');
    },
    [t, learnedTexts],
  );
}
