import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { DateText } from '../../../shared/DateText';
import { MoneyText } from '../../../shared/MoneyText';
import { useLeadTime } from '../../../shared/useLeadTime';
import { Cell, Facts, LineHead, OnPhone, PriceButton, Room, Row } from './matrixStyles';
import type { Span } from './useMatrixWindow';
import { likeForLikeOf } from '../../../../domain/compare/likeForLike';
import { priceFigure } from '../../../shared/figures';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Dialog } from '../../../ui/Dialog';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

type TotalsProps = { comparison: Comparison; seller: ComparisonSeller; onClose: () => void };

/** How a seller's totals come about: as offered, and like for like line by line with the freight. */
function TotalsDialog({ comparison, seller, onClose }: TotalsProps) {
  const { t } = useTranslation(['project', 'trade']);
  const { currency, usd_krw_rate: rate } = comparison;
  const like = likeForLikeOf(comparison, seller.quotation_id);
  const money = (amount: string, strong = false) => <MoneyText amount={amount} currency={currency} strong={strong} />;
  return (
    <Dialog open onOpenChange={onClose} title={t('compare.totals.title')} description={seller.company_name}>
      <Stack $gap={4}>
        <Text $weight="semibold">{t('compare.totals.offered')}</Text>
        <TotalsBox totals={seller.totals} />
        {seller.awaiting_line_count > 0 && (
          <Text $size={13} $color="warningText">
            {t('trade:awaiting.left', { count: seller.awaiting_line_count })}
          </Text>
        )}
        <Text $weight="semibold">{t('compare.likeForLike', { count: comparison.like_for_like_line_count })}</Text>
        {seller.currency !== currency && rate && (
          <Text $size={13}>{t('trade:step.rate', { rate: priceFigure(rate, 'KRW') })}</Text>
        )}
        {like ? (
          <KeyValueList
            figures
            items={[
              ...like.lines.map(({ line_no, amount }) => ({
                key: String(line_no),
                label: t('compare.totals.line', { line: line_no }),
                value: money(amount),
              })),
              { key: 'freight', label: t('trade:terms.freight'), value: money(like.freight) },
              { key: 'total', label: t('trade:totals.supply'), value: money(like.total, true) },
            ]}
          />
        ) : (
          <Text $size={13} $color="textMuted">
            {t('compare.totals.none')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

type Props = {
  comparison: Comparison;
  sellers: readonly ComparisonSeller[];
  /** Room of the sellers out of sight. */
  columns: Span | undefined;
};

/** The quotations as wholes: like for like, lines quoted, freight, terms, validity. */
export function TermsRow({ comparison, sellers, columns }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const leadTime = useLeadTime();
  const [explained, setExplained] = useState<ComparisonSeller | null>(null);
  return (
    <Row aria-rowindex={2} $sellers={sellers.length}>
      <LineHead scope="row">{t('compare.whole')}</LineHead>
      <Room aria-hidden $width={columns?.before} />
      {sellers.map((seller) => (
        <Cell key={seller.quotation_id} $selected={false} $muted>
          <OnPhone>{seller.company_name}</OnPhone>
          <Facts>
            <dt>{t('compare.likeForLike', { count: comparison.like_for_like_line_count })}</dt>
            <dd>
              <PriceButton
                type="button"
                aria-haspopup="dialog"
                title={t('compare.totals.open')}
                onClick={() => setExplained(seller)}
              >
                <MoneyText amount={seller.like_for_like_amount} currency={comparison.currency} strong />
              </PriceButton>
            </dd>
            <dt>{t('compare.quoted')}</dt>
            <dd>{t('compare.quotedOf', { count: seller.quoted_line_count, total: comparison.rows.length })}</dd>
            <dt>{t('trade:terms.freight')}</dt>
            <dd>
              <MoneyText amount={seller.totals.freight_amount} currency={seller.currency} />
            </dd>
            {seller.min_order_amount && <dt>{t('trade:terms.minOrder')}</dt>}
            {seller.min_order_amount && (
              <dd>
                <MoneyText amount={seller.min_order_amount} currency={seller.currency} />
              </dd>
            )}
            <dt>{t('compare.terms')}</dt>
            <dd>
              {t(`trade:deliveryTerm.${seller.delivery_term}`)} · {t(`trade:paymentTerm.${seller.payment_term}`)}
            </dd>
            <dt>{t('compare.longestLead')}</dt>
            <dd>{leadTime(seller.longest_lead_days)}</dd>
            <dt>{t('trade:terms.validUntil')}</dt>
            <dd>
              <DateText value={seller.valid_until} />
            </dd>
            {seller.memo && <dt>{t('trade:terms.noteToBuyer')}</dt>}
            {seller.memo && <dd>{seller.memo}</dd>}
          </Facts>
          {explained?.quotation_id === seller.quotation_id && (
            <TotalsDialog comparison={comparison} seller={seller} onClose={() => setExplained(null)} />
          )}
        </Cell>
      ))}
      <Room aria-hidden $width={columns?.after} />
    </Row>
  );
}
