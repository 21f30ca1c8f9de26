import { useTranslation } from 'next-i18next/pages';
import { toast } from 'react-hot-toast';
import type { ErpMapping, ErpPreview } from '../../../../contract/entities/erp';
import { ERP_DATES, ERP_FORMATS, ERP_KINDS, ERP_NUMBERS, ERP_SEPARATORS } from '../../../../contract/erpFields';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Checkbox } from '../../../ui/Checkbox';
import { DataTable } from '../../../ui/DataTable';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Columns, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { ColumnRows } from './ColumnRows';
import { PreviewText } from './PreviewText';
import { type MappingForm, useMappingForm } from './useMappingForm';

interface Props {
  /** Null: a new one. */
  mapping: ErpMapping | null;
  onClose: () => void;
}

/** Name, columns and formats of a layout; it is seen with real records before it can be saved. */
export function MappingDialog({ mapping, onClose }: Props) {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const saved = () => {
    toast.success(t('mappings.saved'));
    onClose();
  };
  const form = useMappingForm(mapping, saved);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.preview ? form.save : form.look}
      title={mapping ? t('mappings.edit', { name: mapping.name }) : t('mappings.add')}
      submitLabel={form.preview ? t('mappings.save') : t('mappings.toPreview')}
      submitDisabled={!form.complete}
      submitWhy={!form.preview && t('mappings.needsPreview')}
      loading={form.busy}
      width={880}
    >
      <Stack $gap={5}>
        <Facts form={form} />
        <Section title={t('mappings.columns')} count={form.values.columns.length}>
          <ColumnRows form={form} />
        </Section>
        {form.preview && <Preview preview={form.preview} />}
        {form.error && <InlineError>{errorText(form.error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}

/** Name, kind and how the file is written. */
function Facts({ form }: { form: MappingForm }) {
  const { t } = useTranslation('erp');
  const { values, set } = form;
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
          word={(date) => t(`mappings.dateOf.${date === 'YYYY.MM.DD' ? 'YYYY_MM_DD' : date}`)}
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

function Preview({ preview }: { preview: ErpPreview }) {
  const { t } = useTranslation('erp');
  const note =
    preview.record_count > 0 ? t('mappings.previewText', { count: preview.record_count }) : t('mappings.previewNone');
  return (
    <Section title={t('mappings.preview')} note={note}>
      {preview.text === null ? (
        <DataTable
          dense
          aria-label={t('mappings.preview')}
          maxHeight="280px"
          rows={preview.rows.map((cells, row) => ({ cells, row }))}
          rowKey={({ row }) => String(row)}
          minWidth={preview.heads.length * 130}
          columns={preview.heads.map((header, place) => ({
            key: String(place),
            header,
            render: ({ cells }: { cells: string[] }) => cells[place] || '–',
          }))}
          empty={<Text $color="textMuted">{preview.heads.join(' · ')}</Text>}
        />
      ) : (
        <PreviewText label={t('mappings.preview')}>{preview.text}</PreviewText>
      )}
    </Section>
  );
}
