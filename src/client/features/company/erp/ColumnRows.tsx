import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ErpColumn } from '../../../../contract/entities/erp';
import { ERP_DATES, ERP_FIELDS, ERP_NUMBERS, type ErpField } from '../../../../contract/erpFields';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import type { MappingForm } from './useMappingForm';

const MOST_COLUMNS = 100;
const FIXED = 'fixed';

const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  ${media.phone} {
    grid-template-columns: 28px minmax(0, 1fr) minmax(0, 1fr);
    padding-bottom: ${space(3)};
    border-bottom: 1px solid ${color('line')};
    & > :nth-child(4) {
      grid-column: 2;
    }
  }
`;

const No = styled.span`
  color: ${color('textMuted')};
  ${type(13)}
  text-align: right;
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  list-style: none;
`;

/** The columns of a layout, in their order. */
export function ColumnRows({ form }: { form: MappingForm }) {
  const { t } = useTranslation('erp');
  const { values, set, known, columnOf } = form;
  const { columns } = values;
  const put = (place: number, column: ErpColumn) => set({ columns: columns.with(place, column) });
  const swap = (place: number, other: number) => {
    const [one, two] = [columns[place], columns[other]];
    if (one && two) set({ columns: columns.with(place, two).with(other, one) });
  };
  const unused = known.find((field) => !columns.some((column) => column.field === field)) ?? known[0];
  return (
    <Stack $gap={3}>
      <List>
        {columns.map((column, place) => (
          // Columns have no key of their own, and their order is what is edited.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the column
          <Row key={place}>
            <No aria-hidden>{place + 1}</No>
            <TextInput
              aria-label={t('mappings.headOf', { no: place + 1 })}
              maxLength={80}
              value={column.head}
              onChange={({ target }) => put(place, { ...column, head: target.value })}
            />
            <Source form={form} place={place} column={column} onChange={(next) => put(place, next)} />
            <Format place={place} column={column} onChange={(next) => put(place, next)} />
            <Inline $gap={0} $nowrap>
              <IconButton
                size="sm"
                icon={<ArrowUp />}
                label={t('mappings.up', { no: place + 1 })}
                disabled={place === 0}
                onClick={() => swap(place, place - 1)}
              />
              <IconButton
                size="sm"
                icon={<ArrowDown />}
                label={t('mappings.down', { no: place + 1 })}
                disabled={place === columns.length - 1}
                onClick={() => swap(place, place + 1)}
              />
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={t('mappings.drop', { no: place + 1 })}
                onClick={() => set({ columns: columns.toSpliced(place, 1) })}
              />
            </Inline>
          </Row>
        ))}
      </List>
      {columns.length < MOST_COLUMNS && unused && (
        <div>
          <Button size="sm" icon={<Plus />} onClick={() => set({ columns: [...columns, columnOf(unused)] })}>
            {t('mappings.addColumn')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface CellProps {
  place: number;
  column: ErpColumn;
  onChange: (column: ErpColumn) => void;
}

/** A field of the record, or a value that stands in every row. A head that nobody changed follows its field. */
function Source({ form, place, column, onChange }: CellProps & { form: MappingForm }) {
  const { t } = useTranslation('erp');
  const { known, columnOf } = form;
  const fields = column.field !== null && !known.includes(column.field) ? [column.field, ...known] : known;
  const choose = (value: string) => {
    const field = fields.find((one) => one === value);
    if (!field) return onChange({ ...column, field: null, fixed: '', date: null, number: null });
    const own = column.field === null || column.head !== columnOf(column.field).head;
    onChange({ ...columnOf(field), head: own && column.head ? column.head : columnOf(field).head });
  };
  return (
    <Select
      aria-label={t('mappings.sourceOf', { no: place + 1 })}
      options={[
        ...fields.map((field) => ({ value: field, label: t(`field.${field}`) })),
        { value: FIXED, label: t('mappings.fixed') },
      ]}
      value={column.field ?? FIXED}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

/** The fixed value, or how a day or number is written where it differs from the layout. */
function Format({ place, column, onChange }: CellProps) {
  const { t } = useTranslation('erp');
  if (column.field === null) {
    return (
      <TextInput
        aria-label={t('mappings.fixedOf', { no: place + 1 })}
        maxLength={100}
        value={column.fixed ?? ''}
        onChange={({ target }) => onChange({ ...column, fixed: target.value })}
      />
    );
  }
  const field: ErpField = ERP_FIELDS[column.field];
  const label = t('mappings.formatOf', { no: place + 1 });
  if (field.type === 'day') {
    return (
      <Select
        aria-label={label}
        placeholder={t('mappings.usual')}
        options={ERP_DATES.map((date) => ({
          value: date,
          label: t(`mappings.dateOf.${date === 'YYYY.MM.DD' ? 'YYYY_MM_DD' : date}`),
        }))}
        value={column.date ?? ''}
        onChange={({ target }) => onChange({ ...column, date: ERP_DATES.find((one) => one === target.value) ?? null })}
      />
    );
  }
  if (field.type === 'number') {
    return (
      <Select
        aria-label={label}
        placeholder={t('mappings.usual')}
        options={ERP_NUMBERS.map((number) => ({ value: number, label: t(`mappings.numberOf.${number}`) }))}
        value={column.number ?? ''}
        onChange={({ target }) =>
          onChange({ ...column, number: ERP_NUMBERS.find((one) => one === target.value) ?? null })
        }
      />
    );
  }
  return <span />;
}
