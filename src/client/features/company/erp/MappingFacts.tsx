import { useTranslation } from 'next-i18next/pages';
import { ERP_DATES, ERP_FORMATS, ERP_KINDS, ERP_NUMBERS, ERP_SEPARATORS } from '../../../../contract/erpFields';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { Columns, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { useDateWord } from './useDateWord';
import type { MappingForm } from './useMappingForm';

/** Name, kind and how the file is written. */
export function MappingFacts({ form }: { form: MappingForm }) {
  const { t } = useTranslation('erp');
  const { values, set } = form;
  const dateWord = useDateWord();
  return (
    <Stack $gap={3}>
      <Field label={t('mappings.name')} help={t('mappings.nameHint')}>
        <TextInput maxLength={60} value={values.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Columns $min={180} $gap={3}>
        <Choice
          label={t('mappings.kind')}
          values={ERP_KINDS}
          word={(kind) => t(`records.kinds.${kind}`)}
          value={values.kind}
          onChange={form.chooseKind}
        />
        <Choice
          label={t('mappings.format')}
          values={ERP_FORMATS}
          word={(format) => t(`mappings.formats.${format}`)}
          value={values.format}
          onChange={form.chooseFormat}
        />
        <Choice
          label={t('mappings.rows')}
          values={['line', 'record'] as const}
          word={(rows) => t(`mappings.rowsOf.${rows}`)}
          value={values.rows}
          onChange={(rows) => set({ rows })}
        />
        <Choice
          label={t('mappings.dates')}
          values={ERP_DATES}
          word={dateWord}
          value={values.dates}
          onChange={(dates) => set({ dates })}
        />
        <Choice
          label={t('mappings.numbers')}
          values={ERP_NUMBERS}
          word={(number) => t(`mappings.numberOf.${number}`)}
          value={values.numbers}
          onChange={(numbers) => set({ numbers })}
        />
        {values.format === 'csv' && (
          <Choice
            label={t('mappings.separator')}
            values={ERP_SEPARATORS}
            word={(separator) => t(`mappings.separators.${separator}`)}
            value={values.separator}
            onChange={(separator) => set({ separator })}
          />
        )}
        {values.format === 'xml' &&
          (['root', 'record', 'line'] as const).map((name) => (
            <Field key={name} label={t(`mappings.elements.${name}`)}>
              <TextInput
                maxLength={60}
                value={values.elements[name]}
                onChange={({ target }) => set({ elements: { ...values.elements, [name]: target.value } })}
              />
            </Field>
          ))}
      </Columns>
      {values.format !== 'xml' && (
        <Checkbox
          label={t('mappings.heads')}
          checked={values.heads}
          onChange={({ target }) => set({ heads: target.checked })}
        />
      )}
    </Stack>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  word: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, word, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        options={values.map((one) => ({ value: one, label: word(one) }))}
        value={value}
        onChange={({ target }) => onChange(values.find((one) => one === target.value) ?? value)}
      />
    </Field>
  );
}
