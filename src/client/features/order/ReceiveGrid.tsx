import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Order } from '../../../contract/entities/order';
import { useReader } from '../../shared/useReader';
import type { Texts } from '../../textKeys';
import { Field } from '../../ui/Field';
import type { GridColumn } from '../../ui/grid/gridTypes';
import { LineGrid } from '../../ui/LineGrid';
import { NumberInput } from '../../ui/NumberInput';
import { useRecoverable } from '../../ui/recovery/useRecoverable';
import { Stack } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { useNarrow } from '../../ui/useNarrow';
import { shippedName } from './goodsName';
import { differs, faultOf, type ReceiveRow } from './receiveForm';
import { StepRow } from './StepRow';

type Props = {
  order: Order;
  rows: readonly ReceiveRow[];
  /** A claim says why quantities differ. */
  explained: boolean;
  checked: boolean;
  onChange: (rows: ReceiveRow[]) => void;
};

/** A shipment as the buyer counts it: a sheet of its lines; cards on a phone. */
export function ReceiveGrid({ order, rows, explained, checked, onChange }: Props) {
  const { t } = useTranslation('project');
  const narrow = useNarrow();
  const columns = useReceiveColumns(order, explained, checked);
  const typed = rows.map(({ line, qty, note }) => ({ id: line.line_id, qty, note }));
  useRecoverable('lines', typed, (before) =>
    onChange(
      rows.map((row) => {
        const { id: _, ...values } = before.find(({ id }) => id === row.line.line_id) ?? { id: '' };
        return { ...row, ...values };
      }),
    ),
  );
  if (narrow) {
    return (
      <Stack $gap={2}>
        {rows.map((row) => (
          <ReceivedLine
            key={row.line.line_id}
            {...{ order, row, explained, checked }}
            onChange={(next) => onChange(rows.map((one) => (one === row ? { ...one, ...next } : one)))}
          />
        ))}
      </Stack>
    );
  }
  return (
    <LineGrid
      aria-label={t('receive.grid')}
      columns={columns}
      value={rows}
      onChange={onChange}
      newRow={() => rows[0] as ReceiveRow}
      rowNumber={lineNumber}
      canAddRows={false}
      height={400}
    />
  );
}

const lineNumber = (row: ReceiveRow) => row.line.line_no;

function useReceiveColumns(order: Order, explained: boolean, checked: boolean): GridColumn<ReceiveRow>[] {
  const { t } = useTranslation(['project', 'trade']);
  const language = useReader();
  return useMemo(() => {
    const unit = ({ line }: ReceiveRow) => t(`trade:uom.${line.uom as keyof Texts['trade']['uom']}`);
    return [
      {
        key: 'line',
        title: t('ship.item'),
        width: 280,
        kind: 'readonly',
        render: ({ line }) => shippedName(order, line, language),
        copy: ({ line }) => shippedName(order, line, language),
      },
      {
        key: 'shipped',
        title: t('ship.qty'),
        width: 104,
        kind: 'readonly',
        align: 'right',
        render: (row) => `${row.line.qty} ${unit(row)}`,
        copy: ({ line }) => line.qty,
      },
      {
        key: 'qty',
        title: t('receive.qty'),
        width: 104,
        kind: 'number',
        decimals: 3,
        byHand: true,
        error: (row) => (checked && faultOf(row, explained) === 'number' ? t('trade:issue.required') : null),
        warning: (row) => (differs(row) ? t('receive.differs', { qty: row.line.qty }) : null),
      },
      {
        key: 'note',
        title: t('receive.difference'),
        width: 220,
        kind: 'text',
        byHand: true,
        error: (row) => (checked && faultOf(row, explained) === 'unexplained' ? t('receive.unexplained') : null),
      },
    ] as GridColumn<ReceiveRow>[];
  }, [t, order, language, explained, checked]);
}

type LineProps = Pick<Props, 'order' | 'explained' | 'checked'> & {
  row: ReceiveRow;
  onChange: (count: Partial<ReceiveRow>) => void;
};

/** One line of a shipment as a phone shows it. */
function ReceivedLine({ order, row, explained, checked, onChange }: LineProps) {
  const { t } = useTranslation(['project', 'trade']);
  const language = useReader();
  const { line, qty, note } = row;
  const fault = checked ? faultOf(row, explained) : null;
  return (
    <StepRow>
      <p>
        {line.line_no}. {shippedName(order, line, language)}
      </p>
      <Field
        label={t('receive.qty')}
        help={t('receive.shipped', { qty: line.qty })}
        error={fault === 'number' ? t('trade:issue.required') : undefined}
      >
        <NumberInput
          value={qty}
          decimals={3}
          unit={t(`trade:uom.${line.uom as keyof Texts['trade']['uom']}`)}
          onChange={(next) => onChange({ qty: next })}
        />
      </Field>
      {differs(row) && (
        <Field
          label={t('receive.difference')}
          required={!explained}
          optional={explained}
          error={fault === 'unexplained' ? t('receive.unexplained') : undefined}
        >
          <TextInput maxLength={300} value={note} onChange={(event) => onChange({ note: event.target.value })} />
        </Field>
      )}
    </StepRow>
  );
}
