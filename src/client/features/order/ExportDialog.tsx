import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import { type Incoterm, incoterm } from '../../../contract/entities/exportTerms';
import type { Order, OrderExport } from '../../../contract/entities/order';
import { isEnglishText } from '../../../domain/company/englishText';
import { netOf } from '../../../domain/export/packing';
import { useExportTerms } from '../../queries/order';
import { Field } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { InlineError } from '../../ui/InlineError';
import { Section } from '../../ui/Section';
import { Select } from '../../ui/Select';
import { Columns, Stack } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { useFailureText } from '../../shell/errors/useFailureText';
import { ExportLines } from './ExportLines';
import {
  exportBody,
  type ExportForm,
  exportForm,
  isClosed,
  isFaulty,
  knownNet,
  packingFault,
  type PackingText,
  type TermsText,
} from './exportForm';
import { NumberInput } from '../../ui/NumberInput';

type PackingProps = {
  packing: PackingText;
  /** What lines and scales weigh; stands for the net weight where none is typed. */
  known: string | null;
  closed: Readonly<Record<keyof PackingText, boolean>>;
  onChange: (change: Partial<PackingText>) => void;
};

/** Packages and weights of an order or of one delivery. */
function ExportPacking({ packing, known, closed, onChange }: PackingProps) {
  const { t } = useTranslation('project');
  const fault = packingFault(packing, known);
  return (
    <Columns $count={3}>
      <Field label={t('export.packages')} optional error={fault === 'english' ? t('export.fault.english') : undefined}>
        <TextInput
          maxLength={80}
          placeholder="12 bundles"
          disabled={closed.packages}
          value={packing.packages}
          onChange={(event) => onChange({ packages: event.target.value })}
        />
      </Field>
      <Field label={t('export.net_weight')} optional>
        <NumberInput
          decimals={3}
          unit="kg"
          placeholder={known ?? ''}
          disabled={closed.net_weight_kg}
          value={packing.net_weight_kg}
          onChange={(net_weight_kg) => onChange({ net_weight_kg })}
        />
      </Field>
      <Field label={t('export.gross_weight')} optional error={fault === 'gross' ? t('export.fault.gross') : undefined}>
        <NumberInput
          decimals={3}
          unit="kg"
          disabled={closed.gross_weight_kg}
          value={packing.gross_weight_kg}
          onChange={(gross_weight_kg) => onChange({ gross_weight_kg })}
        />
      </Field>
    </Columns>
  );
}

type Props = { order: Order; stated: OrderExport; onClose: () => void };

const RULES = incoterm.options.map((value) => ({ value, label: value }));
const TEXTS = [
  ['port_of_loading', 80, 'Busan, Korea'],
  ['port_of_discharge', 80, 'Long Beach, CA, USA'],
  ['marks', 200, 'C/NO. 1-12 / MADE IN KOREA'],
] as const;

/** What the invoices of an order in another currency say beside it; what has left is closed where it was stated. */
export function ExportDialog({ order, stated, onClose }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const { mutate, isPending, error } = useExportTerms(order.order_number);
  const [form, setForm] = useState<ExportForm>(() => exportForm(order, stated));
  const [checked, setChecked] = useState(false);
  const { terms, rows, deliveries } = form;
  const setTerms = (change: Partial<TermsText>) => setForm((one) => ({ ...one, terms: { ...one.terms, ...change } }));
  const closed = (key: keyof TermsText) => isClosed(order, stated, key);
  const required = (text: string) => (checked && text.trim() === '' ? t('export.fault.required') : undefined);
  const english = (text: string) => (isEnglishText(text) ? undefined : t('export.fault.english'));

  const save = () => {
    setChecked(true);
    const body = exportBody(form);
    if (!body || isFaulty(form, order)) return;
    mutate(
      { version: order.version, terms: body },
      {
        onSuccess: () => {
          toast.success(t('export.saved'));
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('export.title')}
      description={t('export.text')}
      submitLabel={t('export.save')}
      loading={isPending}
      width={880}
      onClose={onClose}
      onSubmit={save}
    >
      <Stack $gap={5}>
        <Columns>
          <Field label={t('export.incoterm')} required error={required(terms.incoterm)}>
            <Select
              placeholder={t('export.choose')}
              options={RULES}
              disabled={closed('incoterm')}
              value={terms.incoterm}
              onChange={(event) => setTerms({ incoterm: event.target.value as Incoterm | '' })}
            />
          </Field>
          <Field
            label={t('export.named_place')}
            required
            error={required(terms.named_place) ?? english(terms.named_place)}
          >
            <TextInput
              maxLength={120}
              placeholder="Busan Port, Korea"
              disabled={closed('named_place')}
              value={terms.named_place}
              onChange={(event) => setTerms({ named_place: event.target.value })}
            />
          </Field>
        </Columns>
        <Columns $count={3}>
          {TEXTS.map(([field, most, example]) => (
            <Field key={field} label={t(`export.${field}`)} optional error={english(terms[field])}>
              <TextInput
                maxLength={most}
                placeholder={example}
                disabled={closed(field)}
                value={terms[field]}
                onChange={(event) => setTerms({ [field]: event.target.value })}
              />
            </Field>
          ))}
        </Columns>
        <ExportPacking
          packing={terms}
          known={knownNet(order)}
          closed={{
            packages: closed('packages'),
            net_weight_kg: closed('net_weight_kg'),
            gross_weight_kg: closed('gross_weight_kg'),
          }}
          onChange={setTerms}
        />
        <Section title={t('export.lines')} note={t('export.linesText')}>
          <ExportLines rows={rows} onChange={(next) => setForm((one) => ({ ...one, rows: next }))} />
        </Section>
        {deliveries.map((delivery, index) => (
          <Section key={delivery.shipment.id} title={t('shipment.number', { number: delivery.shipment.shipment_no })}>
            <ExportPacking
              packing={delivery}
              known={netOf(delivery.shipment)}
              closed={delivery.closed}
              onChange={(change) =>
                setForm((one) => ({
                  ...one,
                  deliveries: one.deliveries.map((other, at) => (at === index ? { ...other, ...change } : other)),
                }))
              }
            />
          </Section>
        ))}
        {checked && isFaulty(form, order) && <InlineError>{t('export.wrong')}</InlineError>}
        {error && <InlineError>{failureText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
