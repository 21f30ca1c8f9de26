import { isQuantity } from '../../../../../contract/figures';
import { useTranslation } from 'next-i18next/pages';
import { leftOpen } from '../../../../../domain/stock/leftOpen';
import { useReader } from '../../../../shared/useReader';
import { Muted } from '../../../../shared/market/Muted';
import { PriceText } from '../../../../shared/MoneyText';
import { QuantityText } from '../../../../shared/QuantityText';
import { SpecText } from '../../../../shared/SpecText';
import { paths } from '../../../../paths';
import { Button } from '../../../../ui/Button';
import type { Column } from '../../../../ui/dataTable/tableTypes';
import { TextLink } from '../../../../ui/Text';
import { OpenFacts } from './CandidateDialog';
import { fittingOffer, type MatchedLine, missingOf } from './matchedLines';

/** A line, the best offer for it, what lies in the own warehouse, and the way into the cart. */
export function useMatchColumns(onMove: (row: MatchedLine) => void, busy: boolean): Column<MatchedLine>[] {
  const { t } = useTranslation('buyer');
  const reader = useReader();
  return [
    {
      key: 'line',
      header: t('stockFirst.line'),
      wrap: true,
      render: ({ line }) => (
        <div>
          <SpecText spec={line.spec} raw={line.raw_text} />
          <Muted>
            <QuantityText qty={isQuantity(line.qty) ? line.qty : null} uom={line.uom} />
          </Muted>
        </div>
      ),
    },
    {
      key: 'offer',
      header: t('stockFirst.offer'),
      wrap: true,
      render: (row) => {
        const offer = fittingOffer(row) ?? row.found.open[0];
        if (!offer) return <Muted>{t('stockFirst.none')}</Muted>;
        const more = row.found.open_count - 1;
        return (
          <div>
            <TextLink href={paths.stock.item(offer.id)}>{offer.store_name}</TextLink>{' '}
            <PriceText price={offer.unit_price} currency={offer.currency} per={offer.price_uom} />{' '}
            {offer.spec.canonical_key !== row.line.spec.canonical_key && <SpecText spec={offer.spec} raw="" />}
            <OpenFacts requested={row.line.spec} lot={offer.spec} />
            <Muted>
              <QuantityText qty={offer.open_qty} uom={offer.uom} /> {more > 0 && t('stockFirst.more', { count: more })}
            </Muted>
          </div>
        );
      },
    },
    {
      key: 'own',
      header: t('stockFirst.own'),
      width: '168px',
      wrap: true,
      render: ({ found }) =>
        found.own.length === 0 ? (
          <Muted>{t('stockFirst.none')}</Muted>
        ) : (
          found.own.map((lot) => (
            <div key={lot.item_id}>
              {lot.warehouse_name} <QuantityText qty={lot.available} uom={lot.uom} />
            </div>
          ))
        ),
    },
    {
      key: 'move',
      header: '',
      label: '',
      align: 'right',
      width: '144px',
      wrap: true,
      render: (row) => {
        if (row.found.open.length === 0) return null;
        const missing = missingOf(row);
        if (missing)
          return (
            <Muted>
              {t('stockFirst.lacking')} <QuantityText qty={missing} uom={row.line.uom} />
            </Muted>
          );
        if (!fittingOffer(row)) return <Muted>{t('stockFirst.short')}</Muted>;
        const offer = fittingOffer(row);
        const candidate = offer && leftOpen(row.line.spec, offer.spec, reader).length > 0;
        return (
          <Button size="sm" disabled={busy} onClick={() => onMove(row)}>
            {t(candidate ? 'stockFirst.look' : 'stockFirst.move')}
          </Button>
        );
      },
    },
  ];
}
