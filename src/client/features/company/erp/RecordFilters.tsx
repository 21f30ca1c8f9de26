import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RecordFilter } from '../../../queries/erp';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { QuickSearch } from '../../../shared/QuickSearch';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  align-items: end;
  gap: ${space(3)};
  & > :last-child {
    grid-column: span 2;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const KINDS = ['order', 'shipment', 'invoice'] as const;
const SIDES = ['buyer', 'seller'] as const;
const STATES = ['new', 'exported', 'issued'] as const;

interface Props {
  filter: RecordFilter;
  onChange: (change: Partial<RecordFilter>) => void;
}

/** Which records: kind, side, period, whether they left before, and words. */
export function RecordFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('erp');
  const states = STATES.filter((state) => state !== 'issued' || filter.kind === 'invoice');
  return (
    <Root>
      <Field label={t('records.kind')}>
        <Select
          options={KINDS.map((kind) => ({ value: kind, label: t(`records.kinds.${kind}`) }))}
          value={filter.kind}
          onChange={({ target }) =>
            onChange({
              kind: KINDS.find((kind) => kind === target.value) ?? 'order',
              state: 'new',
              // An invoice is its seller's.
              side: target.value === 'invoice' ? undefined : filter.side,
            })
          }
        />
      </Field>
      {filter.kind !== 'invoice' && (
        <Field label={t('records.side')}>
          <Select
            placeholder={t('records.both')}
            options={SIDES.map((side) => ({ value: side, label: t(`records.sides.${side}`) }))}
            value={filter.side ?? ''}
            onChange={({ target }) => onChange({ side: SIDES.find((side) => side === target.value) })}
          />
        </Field>
      )}
      <Field label={t('records.state')}>
        <Select
          placeholder={t('records.anyState')}
          options={states.map((state) => ({ value: state, label: t(`records.states.${state}`) }))}
          value={filter.state ?? ''}
          onChange={({ target }) => onChange({ state: STATES.find((state) => state === target.value) })}
        />
      </Field>
      <Field label={t('records.from')}>
        <DateInput
          value={filter.from ?? ''}
          max={filter.to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
      </Field>
      <Field label={t('records.to')}>
        <DateInput
          value={filter.to ?? ''}
          min={filter.from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </Field>
      <QuickSearch
        tall
        label={t('records.search')}
        value={filter.q ?? ''}
        onChange={(q) => onChange({ q: q || undefined })}
      />
    </Root>
  );
}
