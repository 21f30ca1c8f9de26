import { useTranslation } from 'next-i18next/pages';
import { ERP_DATES, ERP_FIELDS, ERP_NUMBERS, type ErpField } from '../../../../contract/erpFields';
import { Select } from '../../../ui/Select';
import { TextInput } from '../../../ui/TextInput';
import { useDateWord } from './useDateWord';
import type { FormColumn, MappingForm } from './useMappingForm';

const FIXED = 'fixed';

interface CellProps {
  place: number;
  column: FormColumn;
  onChange: (column: FormColumn) => void;
}

/** A field of the record, or a value that stands in every row. A head that nobody changed follows its field. */
export function ColumnSource({ form, place, column, onChange }: CellProps & { form: MappingForm }) {
  const { t } = useTranslation('erp');
  const { known, columnOf } = form;
  const fields = column.field !== null && !known.includes(column.field) ? [column.field, ...known] : known;
  const choose = (value: string) => {
    const field = fields.find((one) => one === value);
    if (!field) return onChange({ ...column, field: null, fixed: '', date: null, number: null });
    const own = column.field === null || column.head !== columnOf(column.field).head;
    onChange({ ...columnOf(field), key: column.key, head: own && column.head ? column.head : columnOf(field).head });
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
export function ColumnFormat({ place, column, onChange }: CellProps) {
  const { t } = useTranslation('erp');
  const dateWord = useDateWord();
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
          label: dateWord(date),
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
