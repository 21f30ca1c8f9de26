import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { Field } from '../../../ui/Field';
import { RadioCards } from '../../../ui/RadioCards';
import { Section } from '../../../ui/Section';
import { Button } from '../../../ui/Button';
import { Inline, Stack } from '../../../ui/Stack';
import { Heading } from '../../../ui/Text';
import { NoteField } from '../../../ui/NoteField';
import { AllowedTerms } from './AllowedTerms';
import { DeliveryTerms } from './DeliveryTerms';
import { MemoTerm } from './MemoTerm';
import { ProjectTerm } from './NameTerms';
import type { TermsPartProps } from './terms';
import { DeadlineNote } from '../../../shared/rfq/DeadlineNote';
import { dayAfter, firstDeadlineDay, usualDay } from '../../../shared/rfq/firstDay';
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

/** As many columns as fit; each is one kind of terms. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
  gap: ${space(8)} ${space(10)};
  max-width: 100rem;
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack $gap={5}>
      <Heading as="h3" $size={14}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** The terms of the request by what they are about; `children` is what goes with them, `cost` what it is charged to. */
export function TermsPanel({ children, cost, ...props }: TermsPartProps & { children: ReactNode; cost: ReactNode }) {
  const { terms, onChange } = props;
  const { t } = useTranslation('buyer');
  return (
    <Section id="terms" title={t('terms.title')}>
      <Parts>
        <Part title={t('terms.part.time')}>
          <ProjectTerm {...props} />
          {cost}
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
        </Part>
        <Part title={t('terms.part.trade')}>
          <CurrencyTerms {...props} />
          <DeliveryTerms {...props} />
        </Part>
        <Part title={t('terms.part.offers')}>
          <AllowedTerms {...props} />
        </Part>
        <Part title={t('terms.part.notes')}>
          <MemoTerm {...props} />
          <NoteField
            label={t('terms.privateNote')}
            help={t('terms.privateNoteHelp')}
            optional
            maxLength={2000}
            value={terms.private_note}
            onChange={(text) => onChange({ private_note: text })}
          />
          {children}
        </Part>
      </Parts>
    </Section>
  );
}

/** Deadlines at one press, in business days from now. */
const QUICK_DAYS = [3, 5, 7] as const;

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
      {now !== null && (
        <Inline as="fieldset" aria-label={t('terms.quickDeadline')}>
          {QUICK_DAYS.map((days) => {
            const day = usualDay(new Date(now), days);
            return (
              <Button
                key={days}
                size="sm"
                aria-pressed={terms.deadline_date === day}
                onClick={() => onChange({ deadline_date: day })}
              >
                {t('terms.businessDays', { count: days })}
              </Button>
            );
          })}
        </Inline>
      )}
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
