import { useTranslation } from 'next-i18next/pages';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { Section } from '../../../ui/Section';
import { Columns, Stack } from '../../../ui/Stack';
import { AllowedTerms } from '../editor/AllowedTerms';
import { DeliveryTerms } from '../editor/DeliveryTerms';
import { MemoTerm } from '../editor/MemoTerm';
import { NameTerms } from '../editor/NameTerms';
import type { TermsPartProps } from '../editor/terms';

/** The terms that may change while sellers are quoting. */
export function AmendTerms(props: TermsPartProps) {
  const { terms, onChange } = props;
  const { t } = useTranslation('buyer');
  return (
    <Section id="terms" title={t('terms.title')} note={t('amend.fixedTerms')}>
      <Columns $min={280}>
        <Stack $gap={5}>
          <NameTerms {...props} />
          <Field label={t('terms.required')} help={t('terms.requiredHelp')} optional>
            <DateInput
              value={terms.required_date}
              onChange={(event) => onChange({ required_date: event.target.value })}
            />
          </Field>
        </Stack>
        <Stack $gap={5}>
          <DeliveryTerms {...props} />
        </Stack>
        <Stack $gap={5}>
          <AllowedTerms {...props} />
          <MemoTerm {...props} />
        </Stack>
      </Columns>
    </Section>
  );
}
