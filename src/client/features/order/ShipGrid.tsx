import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { LineGrid } from '../../ui/LineGrid';
import type { GridColumn } from '../../ui/grid/gridTypes';
import { useRecoverable } from '../../ui/recovery/useRecoverable';
import { useNarrow } from '../../ui/useNarrow';
import { Stack } from '../../ui/Stack';
import { ShipLine } from './ShipLine';
import { faultOf, type ShipRow } from './shipForm';
import { useReader } from '../../shared/useReader';
import { goodsName } from './goodsName';

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
        render: ({ left, line }) => `${left} ${t(`trade:uom.${line.uom}`)}`,
        copy: ({ left }) => left,
      },
      {
        key: 'qty',
        title: t('ship.qty'),
        width: 104,
        kind: 'number',
        decimals: 3,
        byHand: true,
        error: (row) => (faultOf(row) === 'tooMuch' ? t('ship.tooMuch', { qty: row.left }) : null),
      },
      {
        key: 'weighed',
        title: t('ship.weighedColumn'),
        width: 120,
        kind: 'number',
        decimals: 3,
        byHand: true,
        error: (row) => (checked && faultOf(row) === 'unweighed' ? t('ship.weighedHelp') : null),
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
