import { useTranslation } from 'next-i18next/pages';
import type { StockMovement } from '../../../contract/entities/stock';
import { DateText } from '../../shared/DateText';
import { Muted } from '../../shared/market/Muted';
import { QuantityText } from '../../shared/QuantityText';
import { SpecText } from '../../shared/SpecText';
import { paths } from '../../paths';
import type { Column } from '../../ui/dataTable/tableTypes';
import { TextLink } from '../../ui/Text';

/** Columns of the ledger: what, when, why, by how much, and what was there after. */
export function useLedgerColumns(): Column<StockMovement>[] {
  const { t } = useTranslation('stock');
  /** Where the reason says what the kind has said, once is enough. */
  const said = ({ kind, reason }: StockMovement) => {
    const words = t(`reason.${reason}`);
    return words === t(`kind.${kind}`) ? '' : words;
  };
  return [
    {
      key: 'lot',
      header: t('history.lot'),
      wrap: true,
      render: (row) => (
        <div>
          <SpecText spec={row.spec} raw={row.raw_text} />
          <Muted>{[row.warehouse_name, row.lot_no, row.heat_no].filter(Boolean).join(' · ')}</Muted>
        </div>
      ),
    },
    { key: 'at', header: t('history.at'), width: '144px', render: (row) => <DateText value={row.at} time /> },
    {
      key: 'kind',
      header: t('history.kind'),
      width: '96px',
      wrap: true,
      render: (row) => (
        <div>
          {t(`kind.${row.kind}`)} {said(row) && <Muted>{said(row)}</Muted>}
        </div>
      ),
    },
    {
      key: 'delta',
      header: t('history.delta'),
      align: 'right',
      width: '84px',
      render: (row) => (
        <QuantityText qty={row.on_hand_delta === '0' ? row.reserved_delta : row.on_hand_delta} uom={row.uom} />
      ),
    },
    {
      key: 'after',
      header: t('history.after'),
      align: 'right',
      width: '84px',
      render: (row) => <QuantityText qty={row.on_hand_after} uom={row.uom} />,
    },
    {
      key: 'reserved',
      folds: 'named',
      header: t('history.reserved'),
      align: 'right',
      width: '96px',
      render: (row) => <QuantityText qty={row.reserved_after} uom={row.uom} />,
    },
    {
      key: 'by',
      folds: 'named',
      header: t('history.by'),
      width: '120px',
      wrap: true,
      render: (row) => (
        <div>
          {row.order_number ? (
            <TextLink href={paths.project.detail(row.order_number)}>{row.order_number}</TextLink>
          ) : (
            row.actor_name
          )}{' '}
          {row.note && <Muted>{row.note}</Muted>}
        </div>
      ),
    },
  ];
}
