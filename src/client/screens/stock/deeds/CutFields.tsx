import { useTranslation } from 'next-i18next/pages';
import type { StockItem } from '../../../../contract/entities/stock';
import { cutPlan } from '../../../../domain/stock/cutPlan';
import { Field } from '../../../ui/Field';
import { NumberInput } from '../../../ui/NumberInput';
import { TextInput } from '../../../ui/TextInput';
import { lengthsOf, type Slip, slipProblem } from './deeds';

type Props = { slip: Slip; item: StockItem; onChange: (change: Partial<Slip>) => void };

/** Lengths to cut from one whole, the kerf, and what will be left. */
export function CutFields({ slip, item, onChange }: Props) {
  const { t } = useTranslation('stock');
  const whole = item.spec.length_m;
  const fits = whole !== null && slipProblem('cut', { ...slip, qty: '1' }, { ...item, available: '1' }) === null;
  const remnant = fits ? cutPlan(String(whole), lengthsOf(slip.lengths), slip.kerf)?.remnant_m : undefined;
  const left = remnant ? t('deed.cut.left', { length: remnant }) : t('deed.cut.nothingLeft');
  return (
    <>
      <Field
        label={t('deed.cut.lengths')}
        help={fits ? left : t('deed.cut.lengthsHelp', { length: whole ?? '–' })}
        required
      >
        <TextInput
          inputMode="decimal"
          placeholder="2.5, 2.5"
          value={slip.lengths}
          onChange={(event) => onChange({ lengths: event.target.value })}
        />
      </Field>
      <Field label={t('deed.cut.kerf')}>
        <NumberInput value={slip.kerf} onChange={(kerf) => onChange({ kerf })} decimals={1} unit="mm" />
      </Field>
    </>
  );
}
