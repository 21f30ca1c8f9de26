import { weighedUnit } from '../../../../../domain/material/unitWeight';
import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../../contract/entities/quotation';
import type { RfqLine } from '../../../../../contract/entities/rfq';
import { itemColumn } from '../../../../shared/itemColumn';
import { PriceText } from '../../../../shared/MoneyText';
import { QuantityText } from '../../../../shared/QuantityText';
import { WeightText } from '../../../../shared/WeightText';
import { Chip } from '../../../../ui/Chip';
import { LineChanges } from '../../LineChanges';
import type { Column } from '../../../../ui/dataTable/tableTypes';

/** Columns of the requested lines; the target price only where the buyer shows one. */
export function useLineColumns(request: SellerRequest): Column<RfqLine>[] {
  const { t } = useTranslation('seller');
  const matched = new Set(request.matched_line_ids);
  const outdated = new Set(request.needs_reconfirm_line_ids);
  const answers = new Map(request.quotation?.lines.map((line) => [line.rfq_line_id, line]));
  const columns: Column<RfqLine>[] = [
    itemColumn(
      t('detail.item'),
      (line) => line,
      (line) =>
        outdated.has(line.id) && <LineChanges line={line} answered={answers.get(line.id)?.qty_offered ?? null} />,
    ),
    {
      key: 'matched',
      folds: 'plain',
      header: t('detail.inRange'),
      label: '',
      width: '130px',
      render: (line) =>
        matched.has(line.id) ? (
          <Chip size="sm" tone="green" icon={<Check />}>
            {t('detail.matchedMark')}
          </Chip>
        ) : null,
    },
    {
      key: 'qty',
      header: t('detail.qty'),
      width: '110px',
      align: 'right',
      render: (line) => <QuantityText qty={line.qty} uom={line.uom} />,
    },
    {
      key: 'unitWeight',
      folds: 'named',
      header: t('detail.unitWeight'),
      width: '110px',
      align: 'right',
      render: (line) => <WeightText kg={line.unit_weight_kg} per={weighedUnit(line.spec, line.uom)} />,
    },
    {
      key: 'weight',
      header: t('detail.weight'),
      width: '110px',
      align: 'right',
      render: (line) => <WeightText kg={line.total_weight_kg} />,
    },
  ];
  if (!request.lines.some((line) => line.target_price !== null)) return columns;
  return [
    ...columns,
    {
      key: 'target',
      header: t('detail.targetPrice'),
      width: '140px',
      align: 'right',
      render: (line) => <PriceText price={line.target_price} currency={request.currency} />,
    },
  ];
}
