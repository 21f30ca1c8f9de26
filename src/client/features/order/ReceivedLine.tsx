import { useTranslation } from 'next-i18next/pages';
import type { Shipment } from '../../../contract/entities/shipment';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { TextInput } from '../../ui/TextInput';
import { StepRow } from './StepRow';
import type { Texts } from '../../textKeys';

/** What was counted of a line, and why it differs from what was shipped. */
export type Count = { qty: string; note: string };

type Props = {
  line: Shipment['lines'][number] /** What it is, as the shipment's own dialog names it. */;
  name: string;
  count: Count;
  checked: boolean;
  onChange: (count: Count) => void;
};

/** One line of a shipment as the buyer counts it. */
export function ReceivedLine({ line, name, count, checked, onChange }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  return (
    <StepRow>
      <p>
        {line.line_no}. {name}
      </p>
      <Field
        label={t('receive.qty')}
        help={t('receive.shipped', { qty: line.qty })}
        error={checked && count.qty === '' ? t('trade:issue.required') : undefined}
      >
        <NumberInput
          value={count.qty}
          decimals={3}
          unit={t(`trade:uom.${line.uom as keyof Texts['trade']['uom']}`)}
          onChange={(qty) => onChange({ ...count, qty })}
        />
      </Field>
      {count.qty !== line.qty && (
        <Field label={t('receive.difference')} optional>
          <TextInput
            maxLength={300}
            value={count.note}
            onChange={(event) => onChange({ ...count, note: event.target.value })}
          />
        </Field>
      )}
    </StepRow>
  );
}
