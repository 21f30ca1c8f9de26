import { useTranslation } from 'next-i18next/pages';
import { Banner } from '../../../ui/Banner';
import { type EditorLine, isUncertain } from './editorLine';
import { useDoubts } from './useDoubts';

/** The selected line's doubts in full, below the grid. */
export function LineDoubt({ no, line }: { no: number; line: EditorLine }) {
  const { t } = useTranslation('buyer');
  const doubts = useDoubts();
  if (!isUncertain(line)) return null;
  return (
    <Banner tone="warning" title={t('warning.line', { no })}>
      {doubts(line)}
    </Banner>
  );
}
