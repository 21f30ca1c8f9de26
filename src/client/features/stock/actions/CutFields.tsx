import { useTranslation } from 'next-i18next/pages';
import type { StockItem } from '../../../../contract/entities/stock';
import { cutPlan } from '../../../../domain/stock/cutPlan';
import { Field } from '../../../ui/Field';
import { NumberInput } from '../../../ui/NumberInput';
import { TextInput } from '../../../ui/TextInput';
import { lengthsOf, type MovementForm, formProblem } from './actions';

type Props = { form: MovementForm; item: StockItem; onChange: (change: Partial<MovementForm>) => void };

/** Lengths to cut from one whole, the kerf, and what will be left. */
export function CutFields({ form, item, onChange }: Props) {
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
