import { useQuery } from '@tanstack/react-query';
import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import type { QuotedLot } from '../../../../contract/entities/ownStock';
import { useApi } from '../../../api/ApiProvider';
import { quotedStockQueries } from '../../../queries/bid';
import { quantityFigure } from '../../../shared/figures';
import { Banner } from '../../../ui/Banner';
import { Checkbox } from '../../../ui/Checkbox';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

/** Lots that are still large enough for their lines, lines of one lot taken one after the other. */
export function coveredLots(lots: readonly QuotedLot[]): QuotedLot[] {
  const left = new Map(lots.map(({ item_id, available }) => [item_id, new Big(available)]));
  return lots.filter(({ item_id, qty }) => {
    const rest = (left.get(item_id) ?? new Big(0)).minus(qty);
    if (rest.lt(0)) return false;
    left.set(item_id, rest);
    return true;
  });
}

type ReserveChoiceProps = { lots: readonly QuotedLot[]; reserve: boolean; onChange: (reserve: boolean) => void };

/** Which lots the award was quoted from, and whether they are reserved with its acceptance. Nothing is unless it is ticked. */
export function ReserveChoice({ lots, reserve, onChange }: ReserveChoiceProps) {
  const { t } = useTranslation('project');
  if (lots.length === 0) return null;
  const covered = coveredLots(lots);
  return (
    <Stack $gap={2}>
      <LotList lots={lots} covered={covered} />
      {covered.length > 0 && (
        <Checkbox
          label={t('stock.reserve', { count: covered.length })}
          checked={reserve}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Stack>
  );
}

function LotList({ lots, covered }: { lots: readonly QuotedLot[]; covered: readonly QuotedLot[] }) {
  const { t } = useTranslation(['project', 'trade']);
  return (
    <Stack as="ul" $gap={1} aria-label={t('stock.quotedFrom')}>
      {lots.map((lot) => (
        <Text as="li" key={lot.line_id} $size={13} $color={covered.includes(lot) ? 'textMuted' : 'warningText'}>
          {t(covered.includes(lot) ? 'stock.line' : 'stock.lineShort', {
            line: lot.line_no,
            lot: [lot.warehouse_name, lot.heat_no ?? lot.lot_no].filter(Boolean).join(' '),
            qty: quantityFigure(lot.qty),
            available: quantityFigure(lot.available),
            unit: t(`trade:uom.${lot.uom}`),
          })}
        </Text>
      ))}
    </Stack>
  );
}

/** What an order holds of own stock, and which lines it was to hold but could not: for its seller. */
export function OrderStock({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('project');
  const { data } = useQuery(quotedStockQueries(useApi()).ofOrder(orderNumber));
  const wanted = (data?.items ?? []).filter((lot) => lot.wanted);
  const held = wanted.filter(({ reserved }) => reserved !== null);
  const missed = wanted.filter(({ reserved }) => reserved === null);
  if (wanted.length === 0) return null;
  return (
    <Banner
      tone={missed.length > 0 ? 'warning' : 'neutral'}
      title={missed.length > 0 ? t('stock.missed', { count: missed.length }) : t('stock.held', { count: held.length })}
    >
      <LotList lots={missed.length > 0 ? missed : held} covered={held} />
    </Banner>
  );
}
