import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { Text } from '../../ui/Text';
import { TextInput } from '../../ui/TextInput';
import { StepRow } from './StepRow';
import { useReader } from '../../shared/useReader';
import { goodsName } from './goodsName';
import { faultOf, type ShipRow } from './shipForm';

type Props = { row: ShipRow; checked: boolean; onChange: (change: Partial<ShipRow>) => void };

/** One line that is left, as a phone shows it: how much goes, of which heats, and what it weighs. */
export function ShipLine({ row, checked, onChange }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const fault = faultOf(row);
  const { line } = row;
  const language = useReader();
  return (
    <StepRow>
      <div>
        <p>
          {line.line_no}. {goodsName(line, language)}
        </p>
        <Text $size={12} $color="textMuted">
          {t('ship.left', { qty: row.left })} {t(`trade:uom.${line.uom}`)}
        </Text>
      </div>
      <Field label={t('ship.qty')} error={fault === 'tooMuch' ? t('ship.tooMuch', { qty: row.left }) : undefined}>
        <NumberInput
          value={row.qty}
          decimals={3}
          unit={t(`trade:uom.${line.uom}`)}
          onChange={(qty) => onChange({ qty })}
        />
      </Field>
      <Field
        label={t('ship.weighed')}
        required={row.byScale}
        help={row.byScale ? t('ship.weighedHelp') : undefined}
        error={checked && fault === 'unweighed' ? t('trade:issue.required') : undefined}
      >
        <NumberInput value={row.weighed} decimals={3} unit="kg" onChange={(weighed) => onChange({ weighed })} />
      </Field>
      <Field label={t('ship.heats')} error={fault === 'heats' ? t('ship.heatsWrong') : undefined}>
        <TextInput
          maxLength={400}
          placeholder={t('ship.heatsHelp')}
          value={row.heats}
          onChange={(event) => onChange({ heats: event.target.value })}
        />
      </Field>
    </StepRow>
  );
}
