import { useTranslation } from 'next-i18next/pages';
import type { EditorLine } from './editorLine';

/** Says in words why the reading of a line is uncertain. */
export function useDoubts(): (line: EditorLine) => string {
  const { t } = useTranslation('buyer');
  return ({ warnings }) => {
    const reasons = warnings.map((code) => t([`warning.${code}`, 'warning.unsure']));
    return reasons.length > 0 ? [...new Set(reasons)].join(' ') : t('warning.unsure');
  };
}
