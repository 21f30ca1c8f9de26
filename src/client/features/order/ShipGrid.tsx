import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { LineGrid } from '../../ui/LineGrid';
import type { GridColumn } from '../../ui/grid/gridTypes';
import { useRecoverable } from '../../ui/recovery/useRecoverable';
import { useNarrow } from '../../ui/useNarrow';
import { Stack } from '../../ui/Stack';
import { faultOf, type ShipRow } from './shipForm';
import { quantityFigure } from '../../shared/figures';
import { useReader } from '../../shared/useReader';
import { goodsName } from './goodsName';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { Text } from '../../ui/Text';
import { TextInput } from '../../ui/TextInput';
import { StepRow } from './StepRow';

type LineProps = { row: ShipRow; checked: boolean; onChange: (change: Partial<ShipRow>) => void };

/** One line that is left, as a phone shows it: how much goes, of which heats, and what it weighs. */
function ShipLine({ row, checked, onChange }: LineProps) {
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
          {t('ship.left', { qty: `${quantityFigure(row.left)} ${t(`trade:uom.${line.uom}`)}` })}
        </Text>
      </div>
      <Field
        label={t('ship.qty')}
        error={fault === 'tooMuch' ? t('ship.tooMuch', { qty: quantityFigure(row.left) }) : undefined}
      >
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

type Props = { rows: readonly ShipRow[]; checked: boolean; onChange: (rows: ShipRow[]) => void };

/** All that is left of an order, as a sheet into which columns of Excel can be pasted; cards on a phone. */
export function ShipGrid({ rows, checked, onChange }: Props) {
  const narrow = useNarrow();
  const columns = useShipColumns(checked);
  const { t } = useTranslation('project');
  const typed = rows.map(({ line, qty, weighed, heats }) => ({ id: line.id, qty, weighed, heats }));
  useRecoverable('lines', typed, (before) =>
    onChange(
      rows.map((row) => {
        const { id: _, ...values } = before.find(({ id }) => id === row.line.id) ?? { id: '' };
        return { ...row, ...values };
      }),
    ),
  );
  if (narrow) {
    return (
      <Stack $gap={2}>
        {rows.map((row) => (
          <ShipLine
            key={row.line.id}
            row={row}
            checked={checked}
            onChange={(next) => onChange(rows.map((one) => (one === row ? { ...one, ...next } : one)))}
          />
        ))}
      </Stack>
    );
  }
  return (
    <LineGrid
      aria-label={t('ship.grid')}
      columns={columns}
      value={rows}
      onChange={onChange}
      newRow={() => rows[0] as ShipRow}
      rowNumber={lineNumber}
      canAddRows={false}
      height={400}
    />
  );
}

const lineNumber = (row: ShipRow) => row.line.line_no;

/** Quantity, weight and heats stand side by side, so that a block of all three can be pasted. */
function useShipColumns(checked: boolean): GridColumn<ShipRow>[] {
  const { t } = useTranslation(['project', 'trade']);
  const language = useReader();
  return useMemo(
    () => [
      {
        key: 'line',
        title: t('ship.item'),
        width: 260,
        kind: 'readonly',
        render: ({ line }) => goodsName(line, language),
        copy: ({ line }) => goodsName(line, language),
      },
      {
        key: 'left',
        title: t('ship.leftColumn'),
        width: 96,
        kind: 'readonly',
        align: 'right',
        render: ({ left, line }) => `${quantityFigure(left)} ${t(`trade:uom.${line.uom}`)}`,
        copy: ({ left }) => left,
      },
      {
        key: 'qty',
        title: t('ship.qty'),
        width: 104,
        kind: 'number',
        decimals: 3,
        byHand: true,
        error: (row) => (faultOf(row) === 'tooMuch' ? t('ship.tooMuch', { qty: quantityFigure(row.left) }) : null),
      },
      {
        key: 'weighed',
        title: t('ship.weighedColumn'),
        width: 120,
        kind: 'number',
        decimals: 3,
        byHand: true,
        error: (row) => {
          const fault = faultOf(row);
          if (fault === 'zeroWeight') return t('ship.weighedZero');
          return checked && fault === 'unweighed' ? t('ship.weighedHelp') : null;
        },
        warning: (row) => (!checked && faultOf(row) === 'unweighed' ? t('ship.weighedHelp') : null),
      },
      {
        key: 'heats',
        title: t('ship.heats'),
        width: 180,
        kind: 'text',
        byHand: true,
        placeholder: t('ship.heatsHelp'),
        error: (row) => (faultOf(row) === 'heats' ? t('ship.heatsWrong') : null),
      },
    ],
    [t, checked, language],
  );
}
