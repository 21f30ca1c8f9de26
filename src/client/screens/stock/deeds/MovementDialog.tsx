import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { StockItem } from '../../../../contract/entities/stock';
import { QuantityText } from '../../../parts/QuantityText';
import { SpecText } from '../../../parts/SpecText';
import { useStockWork } from '../../../queries/stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { CutFields } from './CutFields';
import { blankSlip, type Movement, REASONS, type Slip, slipProblem, workOf } from './deeds';
import { PlaceFields } from './PlaceFields';
import type { Texts } from '../../../textKeys';

type Props = { deed: Movement; item: StockItem; onClose: () => void };

/** The window of one movement of a lot. What was typed stays when the server refuses it. */
export function MovementDialog({ deed, item, onClose }: Props) {
  const { t } = useTranslation(['stock', 'trade']);
  const errorText = useErrorText();
  const [slip, setSlip] = useState(() => blankSlip(deed, item));
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useStockWork();
  const set = (change: Partial<Slip>) => setSlip((before) => ({ ...before, ...change }));
  const problem = slipProblem(deed, slip, item);
  const send = () => {
    setAsked(true);
    if (problem || isPending) return;
    mutate(workOf(deed, slip, item), {
      onSuccess: () => {
        toast.success(t(`deed.${deed}.done`));
        onClose();
      },
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={send}
      title={t(`deed.${deed}.name`)}
      description={t(`deed.${deed}.text`)}
      submitLabel={t(`deed.${deed}.name`)}
      loading={isPending}
    >
      <Stack $gap={4}>
        <div>
          <SpecText spec={item.spec} raw={item.raw_text} />
          <Text $color="textMuted" $size={13}>
            {item.warehouse_name} {item.bin} · {t('lot.available')} <QuantityText qty={item.available} uom={item.uom} />
          </Text>
        </div>
        <Field label={t(`deed.${deed}.quantity`)} required>
          <NumberInput
            value={slip.qty}
            onChange={(qty) => set({ qty })}
            decimals={3}
            negative={deed === 'adjust'}
            unit={t(`trade:uom.${item.uom}`)}
          />
        </Field>
        {REASONS[deed].length > 0 && (
          <Field label={t('deed.reason')}>
            <Select
              options={REASONS[deed].map((value) => ({ value, label: t(`reason.${value}`) }))}
              value={slip.reason}
              onChange={(event) => set({ reason: event.target.value })}
            />
          </Field>
        )}
        {deed === 'move' && <PlaceFields slip={slip} onChange={set} />}
        {deed === 'cut' && <CutFields slip={slip} item={item} onChange={set} />}
        <Field label={t('deed.note')} optional>
          <TextInput maxLength={200} value={slip.note} onChange={(event) => set({ note: event.target.value })} />
        </Field>
        {asked && problem && <InlineError>{t(`problem.${problem as keyof Texts['stock']['problem']}`)}</InlineError>}
        {error && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
