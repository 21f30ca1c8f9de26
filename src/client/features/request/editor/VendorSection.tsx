import { useTranslation } from 'next-i18next/pages';
import { receiversOf } from '../../../shared/rfq/receivers';
import { Banner } from '../../../ui/Banner';
import { Field } from '../../../ui/Field';
import { RadioCards } from '../../../ui/RadioCards';
import { Section } from '../../../ui/Section';
import { Columns, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { ChosenVendors } from './ChosenVendors';
import type { ChangeTerms, TermsForm } from './terms';
import { VendorList } from './VendorList';

const RULES = {
  matched: { visibility: 'matched', vendors_only: false },
  approved: { visibility: 'matched', vendors_only: true },
  invited: { visibility: 'invited', vendors_only: false },
} as const;

export type VendorSectionProps = {
  number: string | null;
  terms: TermsForm;
  onChange: ChangeTerms;
  /** How many would receive it now; undefined until that is known. */
  sellers: number | undefined;
};

/** Who receives the request: all that match, those of a vendor list, or chosen companies. */
export function VendorSection({ number, terms, onChange, sellers }: VendorSectionProps) {
  const { t } = useTranslation('buyer');
  return (
    <Section title={t('vendor.title')}>
      <Columns $gap={10}>
        <Stack $gap={5}>
          <Field label={t('vendor.rule')}>
            <RadioCards
              columns={1}
              value={receiversOf(terms)}
              onChange={(rule) => onChange(RULES[rule])}
              options={(['matched', 'approved', 'invited'] as const).map((rule) => ({
                value: rule,
                label: t(`vendor.${rule}`),
                note: t(`vendor.${rule}Note`),
              }))}
            />
          </Field>
          {sellers !== undefined && (
            <Banner tone={sellers === 0 ? 'warning' : 'neutral'}>
              {sellers === 0 ? t('reach.nobody') : t('reach.sellers', { count: sellers })}
            </Banner>
          )}
        </Stack>
        <Stack $gap={5}>
          {number === null ? (
            <Text>{t('vendor.saveFirst')}</Text>
          ) : (
            <>
              <ChosenVendors number={number} />
              <VendorList number={number} />
            </>
          )}
        </Stack>
      </Columns>
    </Section>
  );
}
