import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { StockItem } from '../../../../contract/entities/stock';
import { QuantityText } from '../../../shared/QuantityText';
import { SpecText } from '../../../shared/SpecText';
import { useStockWork } from '../stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { blankForm, type Movement, REASONS, type MovementForm, formProblem, workOf, lengthsOf } from './actions';
import { PlaceFields } from './PlaceFields';
import type { Texts } from '../../../textKeys';
import { cutPlan } from '../../../../domain/stock/cutPlan';

type Props = { action: Movement; item: StockItem; onClose: () => void };

/** The window of one movement of a lot. What was typed stays when the server refuses it. */
export function MovementDialog({ action, item, onClose }: Props) {
  const { t } = useTranslation(['stock', 'trade']);
  const errorText = useErrorText();
  const [form, setForm] = useState(() => blankForm(action, item));
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending, error } = useStockWork();
  const set = (change: Partial<MovementForm>) => setForm((before) => ({ ...before, ...change }));
  const problem = formProblem(action, form, item);
  const send = () => {
    setConfirming(true);
    if (problem || isPending) return;
    mutate(workOf(action, form, item), {
      onSuccess: () => {
        toast.success(t(`action.${action}.done`));
        onClose();
      },
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={send}
      title={t(`action.${action}.name`)}
      description={t(`action.${action}.text`)}
      submitLabel={t(`action.${action}.name`)}
      loading={isPending}
    >
      <Stack $gap={4}>
        <div>
          <SpecText spec={item.spec} raw={item.raw_text} />
          <Text $color="textMuted" $size={13}>
            {item.warehouse_name} {item.bin} · {t('lot.available')} <QuantityText qty={item.available} uom={item.uom} />
          </Text>
        </div>
        <Field label={t(`action.${action}.quantity`)} required>
          <NumberInput
            value={form.qty}
            onChange={(qty) => set({ qty })}
            decimals={3}
            negative={action === 'adjust'}
            unit={t(`trade:uom.${item.uom}`)}
          />
        </Field>
        {REASONS[action].length > 0 && (
          <Field label={t('action.reason')}>
            <Select
              options={REASONS[action].map((value) => ({ value, label: t(`reason.${value}`) }))}
              value={form.reason}
              onChange={(event) => set({ reason: event.target.value })}
            />
          </Field>
        )}
        {action === 'move' && <PlaceFields form={form} onChange={set} />}
        {action === 'cut' && <CutFields form={form} item={item} onChange={set} />}
        <Field label={t('action.note')} optional>
          <TextInput maxLength={200} value={form.note} onChange={(event) => set({ note: event.target.value })} />
        </Field>
        {confirming && problem && (
          <InlineError>{t(`problem.${problem as keyof Texts['stock']['problem']}`)}</InlineError>
        )}
        {error && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}

type CutFieldsProps = { form: MovementForm; item: StockItem; onChange: (change: Partial<MovementForm>) => void };

/** Lengths to cut from one whole, the kerf, and what will be left. */
function CutFields({ form, item, onChange }: CutFieldsProps) {
  const { t } = useTranslation('stock');
  const whole = item.spec.length_m;
  const fits = whole !== null && formProblem('cut', { ...form, qty: '1' }, { ...item, available: '1' }) === null;
  const remnant = fits ? cutPlan(String(whole), lengthsOf(form.lengths), form.kerf)?.remnant_m : undefined;
  const left = remnant ? t('action.cut.left', { length: remnant }) : t('action.cut.nothingLeft');
  return (
    <>
      <Field
        label={t('action.cut.lengths')}
        help={fits ? left : t('action.cut.lengthsHelp', { length: whole ?? '–' })}
        required
      >
        <TextInput
          inputMode="decimal"
          placeholder="2.5, 2.5"
          value={form.lengths}
          onChange={(event) => onChange({ lengths: event.target.value })}
        />
      </Field>
      <Field label={t('action.cut.kerf')}>
        <NumberInput value={form.kerf} onChange={(kerf) => onChange({ kerf })} decimals={1} unit="mm" />
      </Field>
    </>
  );
}
