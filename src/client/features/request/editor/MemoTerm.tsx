import { useTranslation } from 'next-i18next/pages';
import { NoteField } from '../../../ui/NoteField';
import type { TermsPartProps } from './terms';

/** What every seller reads beside the lines. */
export function MemoTerm({ terms, onChange }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  return (
    <NoteField
      label={t('terms.memo')}
      help={t('terms.memoHelp')}
      optional
      rows={4}
      maxLength={2000}
      value={terms.memo}
      onChange={(text) => onChange({ memo: text })}
    />
  );
}
