import { useTranslation } from 'next-i18next/pages';
import { receiversOf } from '../../../shared/rfq/receivers';
import { Field } from '../../../ui/Field';
import { RadioCards } from '../../../ui/RadioCards';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { ChosenVendors } from './ChosenVendors';
import type { ChangeTerms, TermsForm } from './terms';
import { VendorList } from './VendorList';

const RULES = {
  matched: { visibility: 'matched', vendors_only: false },
  approved: { visibility: 'matched', vendors_only: true },
  invited: { visibility: 'invited', vendors_only: false },
} as const;

export type VendorSectionProps = { number: string | null; terms: TermsForm; onChange: ChangeTerms };

/** Who receives the request: all that match, those of a vendor list, or chosen companies. */
export function VendorSection({ number, terms, onChange }: VendorSectionProps) {
  const { t } = useTranslation('buyer');
  return (
    <Section title={t('vendor.title')}>
      <Stack $gap={5}>
        <Field label={t('vendor.rule')}>
          <RadioCards
            columns={3}
            value={receiversOf(terms)}
            onChange={(rule) => onChange(RULES[rule])}
            options={(['matched', 'approved', 'invited'] as const).map((rule) => ({
              value: rule,
              label: t(`vendor.${rule}`),
              note: t(`vendor.${rule}Note`),
            }))}
          />
        </Field>
        {number === null ? (
          <Text>{t('vendor.saveFirst')}</Text>
        ) : (
          <>
            <ChosenVendors number={number} />
            <VendorList number={number} />
          </>
        )}
      </Stack>
    </Section>
  );
}
