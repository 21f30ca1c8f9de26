import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { rateQueries } from '../../../queries/rate';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import type { TermsPartProps } from './terms';

/** In which money sellers quote, and the rate at which dollars are compared: the operator's newest to begin with. */
export function CurrencyTerms({ terms, onChange, errors }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const dollars = terms.currency === 'USD';
  const { data: newest } = useQuery({ ...rateQueries(useApi()).newest(), enabled: !dollars });
  return (
    <Stack $gap={3}>
      <Field label={trade('terms.currency')} error={errors.currency}>
        <Select
          value={terms.currency}
          options={[
            { value: 'KRW', label: t('terms.krw') },
            { value: 'USD', label: t('terms.usd') },
          ]}
          onChange={(event) => {
            const currency = event.target.value === 'USD' ? 'USD' : 'KRW';
            onChange(currency === 'USD' ? { currency, usd_allowed: false, usd_krw_rate: '' } : { currency });
          }}
        />
      </Field>
      {!dollars && (
        <Checkbox
          label={t('terms.usdAllowed')}
          note={t('terms.usdAllowedNote')}
          checked={terms.usd_allowed}
          onChange={(event) => {
            const usd_allowed = event.target.checked;
            const begin = usd_allowed && terms.usd_krw_rate === '' ? newest?.usd_krw_rate : null;
            onChange(begin ? { usd_allowed, usd_krw_rate: begin } : { usd_allowed });
          }}
        />
      )}
      {!dollars && terms.usd_allowed && (
        <Field label={t('terms.rate')} help={t('terms.rateHelp')} error={errors.usd_krw_rate} required>
          <NumberInput
            name="usd_krw_rate"
            decimals={2}
            unit="KRW"
            maxLength={12}
            value={terms.usd_krw_rate}
            onChange={(value) => onChange({ usd_krw_rate: value })}
          />
        </Field>
      )}
    </Stack>
  );
}
