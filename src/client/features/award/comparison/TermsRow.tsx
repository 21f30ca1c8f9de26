import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { DateText } from '../../../shared/DateText';
import { MoneyText } from '../../../shared/MoneyText';
import { useLeadTime } from '../../../shared/useLeadTime';
import { Cell, Facts, LineHead, OnPhone, PriceButton, Room, Row } from './matrixStyles';
import type { Span } from './useMatrixWindow';
import { TotalsDialog } from './TotalsDialog';

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
            {seller.memo && <dt>{t('trade:terms.memo')}</dt>}
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
