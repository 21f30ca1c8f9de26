import { useCallback } from 'react';
import { useWarningWords } from '../../../shared/useWarningWords';
import type { EditorLine } from './editorLine';
import { useLearnedTexts } from './reading/useLearnedTexts';

/** Says in words why the reading of a line is uncertain. */
export function useDoubts(): (line: EditorLine) => string {
  const words = useWarningWords();
  const learnedTexts = useLearnedTexts();
  return useCallback(
    ({ warnings, learned = [] }) => {
      const applied = learned.length > 0 ? learnedTexts(learned) : [];
      const said = words(warnings.filter((code) => code !== 'learned_word' || applied.length === 0));
      return [...new Set(applied), said].filter(Boolean).join(' ') || words(['unsure']);
    },
    [words, learnedTexts],
  );
}
