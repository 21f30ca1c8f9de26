import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../contract/entities/order';
import { unclaimedDifferences } from '../../../domain/states/receipt';
import { sentenceDay } from '../../../domain/time/sentenceDay';
import { quantityFigure } from '../../shared/figures';
import { useReader } from '../../shared/useReader';
import { Banner } from '../../ui/Banner';
import { goodsName } from './goodsName';

/**
 * On top of an order of which not all arrived as shipped and nothing was claimed: which lines, and until when a claim is
 * possible.
 */
export function ReceiptDifferences({ order }: { order: Order }) {
  const { t } = useTranslation(['project', 'trade']);
  const language = useReader();
  const differences = unclaimedDifferences(order);
  if (order.status === 'CANCELLED') return null;
  const lines = order.lines.flatMap((line) => {
    const found = differences.get(line.id);
    if (!found) return [];
    return t(found.lt(0) ? 'receive.short' : 'receive.over', {
      line: line.line_no,
      name: goodsName(line, language),
      qty: `${quantityFigure(found.abs().toFixed())} ${t(`trade:uom.${line.uom}`)}`,
    });
  });
  if (lines.length === 0) return null;
  const until = order.actions.includes('open_claim') ? order.claims_until : null;
  return (
    <Banner tone="warning" title={t('receive.differences', { count: lines.length })}>
      {lines.join(' · ')}
      {until && <p>{t('receive.claimUntil', { day: sentenceDay(until, language) })}</p>}
    </Banner>
  );
}
