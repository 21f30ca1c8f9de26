import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../../ui/Field';
import { Textarea } from '../../../ui/Textarea';
import type { TermsPartProps } from './terms';

/** What every seller reads beside the lines. */
export function MemoTerm({ terms, onChange }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  return (
    <Field label={t('terms.memo')} help={t('terms.memoHelp')} optional>
      <Textarea
        rows={4}
        maxLength={2000}
        value={terms.memo}
        onChange={(event) => onChange({ memo: event.target.value })}
      />
    </Field>
  );
}
