import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import type { TermsPartProps } from './terms';

const RULES = ['partial_allowed', 'alternates_allowed', 'split_allowed', 'show_target_price'] as const;

/** Which offers the buyer takes. */
export function AllowedTerms({ terms, onChange, errors }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  return (
    <>
      <Field label={t('terms.origins')} help={t('terms.listHelp')} error={errors.origins_allowed} optional>
        <TextInput
          placeholder={t('terms.originsPlaceholder')}
          value={terms.origins_allowed}
          onChange={(event) => onChange({ origins_allowed: event.target.value })}
        />
      </Field>
      <Field label={t('terms.makers')} help={t('terms.listHelp')} error={errors.makers_allowed} optional>
        <TextInput
          placeholder={t('terms.makersPlaceholder')}
          value={terms.makers_allowed}
          onChange={(event) => onChange({ makers_allowed: event.target.value })}
        />
      </Field>
      <Field label={t('terms.rules')}>
        {() => (
          <Stack $gap={3}>
            {RULES.map((rule) => (
              <Checkbox
                key={rule}
                label={t(`terms.${rule}`)}
                note={t(`terms.${rule}_note`)}
                checked={terms[rule]}
                onChange={(event) => onChange({ [rule]: event.target.checked })}
              />
            ))}
          </Stack>
        )}
      </Field>
    </>
  );
}
