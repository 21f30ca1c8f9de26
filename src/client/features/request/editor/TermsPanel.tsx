import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { frame, space } from '../../../theme/tokens';
import { Field } from '../../../ui/Field';
import { RadioCards } from '../../../ui/RadioCards';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { NoteField } from '../../../ui/NoteField';
import { AllowedTerms } from './AllowedTerms';
import { DeliveryTerms } from './DeliveryTerms';
import { MemoTerm } from './MemoTerm';
import { NameTerms } from './NameTerms';
import type { TermsPartProps } from './terms';
import { DeadlineNote } from '../../../shared/rfq/DeadlineNote';
import { dayAfter, firstDeadlineDay } from '../../../shared/rfq/firstDay';
import { DateInput } from '../../../ui/DateInput';
import { useNow } from '../../../ui/useNow';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { Checkbox } from '../../../ui/Checkbox';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { getRate } from '../../../../contract/routes/request';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { SCOPES } from '../../../queries/keys';

const Thirds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(10)};
  max-width: ${frame.content};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The terms of the request, below the list. */
export function TermsPanel(props: TermsPartProps) {
  const { terms, onChange } = props;
  const { t } = useTranslation('buyer');
  return (
    <Section id="terms" title={t('terms.title')}>
      <Thirds>
        <Stack $gap={5}>
          <NameTerms {...props} />
          <DateTerms {...props} />
          <Field label={t('terms.visibility')}>
            <RadioCards
              columns={1}
              value={terms.sealed ? 'sealed' : 'open'}
              onChange={(value) => onChange({ sealed: value === 'sealed' })}
              options={[
                { value: 'open', label: t('terms.open'), note: t('terms.openNote') },
                { value: 'sealed', label: t('terms.sealed'), note: t('terms.sealedNote') },
              ]}
            />
          </Field>
        </Stack>
        <Stack $gap={5}>
          <CurrencyTerms {...props} />
          <DeliveryTerms {...props} />
        </Stack>
        <Stack $gap={5}>
          <AllowedTerms {...props} />
          <MemoTerm {...props} />
          <NoteField
            label={t('terms.privateNote')}
            help={t('terms.privateNoteHelp')}
            optional
            maxLength={2000}
            value={terms.private_note}
            onChange={(text) => onChange({ private_note: text })}
          />
        </Stack>
      </Thirds>
    </Section>
  );
}

/** Until when sellers may quote, and by when the goods are needed. */
function DateTerms({ terms, onChange, errors }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  const now = useNow();
  const first = now === null ? undefined : firstDeadlineDay(now);
  const past = Boolean(first && terms.deadline_date && terms.deadline_date < first);
  return (
    <>
      <Field
        label={t('terms.deadline')}
        help={<DeadlineNote day={terms.deadline_date} />}
        error={errors.deadline_date ?? (past ? t('terms.deadlinePast') : undefined)}
        required
      >
        <DateInput
          name="deadline_date"
          min={first}
          value={terms.deadline_date}
          onChange={(event) => onChange({ deadline_date: event.target.value })}
        />
      </Field>
      <Field label={t('terms.required')} help={t('terms.requiredHelp')} error={errors.required_date} optional>
        <DateInput
          min={terms.deadline_date ? dayAfter(terms.deadline_date) : first}
          value={terms.required_date}
          onChange={(event) => onChange({ required_date: event.target.value })}
        />
      </Field>
    </>
  );
}

/** In which money sellers quote, and the rate at which dollars are compared: the operator's newest to begin with. */
function CurrencyTerms({ terms, onChange, errors }: TermsPartProps) {
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

/** The exchange rate that a request begins with. */
const rateQueries = (api: Api) => ({
  /** Won for a dollar as the operator set it last. */
  newest: () =>
    queryOptions({
      queryKey: [SCOPES.member, 'rate'] as const,
      queryFn: ({ signal }) => call(getRate, {}, { api, signal }),
    }),
});
