import { useQuery } from '@tanstack/react-query';
import { Check, Split } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AwaitedAnswer, Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { distancesOf, signsOf } from '../../../../domain/compare/distance';
import { useApi } from '../../../api/ApiProvider';
import { rfqQueries } from '../../../queries/rfq';
import { DateText } from '../../../shared/DateText';
import { DeviationList } from '../../../shared/DeviationList';
import { priceFigure } from '../../../shared/figures';
import { ComparablePriceText, MoneyText, PriceText } from '../../../shared/MoneyText';
import { QuantityText } from '../../../shared/QuantityText';
import { SpecText } from '../../../shared/SpecText';
import type { Texts } from '../../../textKeys';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { ErrorState } from '../../../ui/ErrorState';
import { LoadingLines } from '../../../ui/Skeleton';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Share } from '../selection';
import { selectable } from '../selection';
import { CellFacts } from './CellFacts';
import { SignIcon } from './CellSigns';
import { stepsOf } from './explained';
import { Facts } from './matrixStyles';
import { ItemPurchases } from './ItemPurchases';
import { PriceArithmetic } from '../../../shared/PriceArithmetic';

const Heading = styled.h3`
  margin-bottom: ${space(1)};
  color: ${color('textMuted')};
  font-weight: ${weight.semibold};
  ${type(12)}
`;

const Price = styled.div`
  ${type(24)}
  font-weight: ${weight.bold};
`;

type Row = Comparison['rows'][number];

type Props = {
  comparison: Comparison;
  row: Row;
  seller: ComparisonSeller;
  shares: readonly Share[];
  /** The colleague who chose the line's shares; undefined where nobody did or the reader. */
  chosenBy?: string | undefined;
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
  onDivide: ((lineId: string) => void) | undefined;
};

/** All there is to one seller's answer to one line: the price and how it comes about, offer, terms, own purchases and earlier prices. */
export function CellDetails({ comparison, row, seller, shares, chosenBy, onPick, onDivide }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const { line } = row;
  const { currency } = comparison;
  const cell = row.cells.find((one) => one.quotation_id === seller.quotation_id);
  const awaited = row.awaiting.find((one) => one.quotation_id === seller.quotation_id);
  const distance = distancesOf(row).get(seller.quotation_id);
  const taken = shares.some((share) => share.quotation_id === seller.quotation_id);
  const priced = cell !== undefined && cell.line.response !== 'no_quote';
  return (
    <Stack $gap={4}>
      <div>
        <Text $size={13} $color="textMuted">
          {line.line_no}. <QuantityText qty={line.qty} uom={line.uom} />
        </Text>
        <SpecText spec={line.spec} raw={line.raw_text} withRaw />
      </div>
      <div>
        {/* Arrow keys change the cell while the focus stays on the matrix. */}
        <div aria-live="polite" aria-atomic>
          <Text $weight="semibold">{seller.company_name}</Text>
          {priced && (
            <Price>
              {cell.comparable_price ? (
                <ComparablePriceText price={cell.comparable_price} currency={currency} per={line.uom} />
              ) : (
                t('compare.notComparable')
              )}
            </Price>
          )}
        </div>
        <Inline $gap={2}>
          {signsOf(row, seller, distance).map((sign) => (
            <Chip key={sign} size="sm" icon={<SignIcon sign={sign} />}>
              {t(`compare.sign.${sign}`)}
            </Chip>
          ))}
        </Inline>
        {distance && distance.step !== 'best' && distance.over_pct !== null && (
          <Text $size={13} $color="textMuted">
            {t('compare.over', { over: distance.over_pct })}
          </Text>
        )}
        {awaited && <Awaited awaited={awaited} seller={seller} />}
        {cell?.line.no_quote_reason && <Text $size={13}>{t(`trade:noQuote.${cell.line.no_quote_reason}`)}</Text>}
      </div>
      {onPick && cell && selectable(cell, seller) && (
        <Inline $gap={2}>
          <Button
            size="sm"
            variant={taken ? 'secondary' : 'primary'}
            icon={<Check />}
            onClick={() => onPick(line.id, seller.quotation_id)}
          >
            {t(taken ? 'compare.untake' : 'compare.take')}
          </Button>
          {onDivide && (
            <Button size="sm" icon={<Split />} onClick={() => onDivide(line.id)}>
              {t('divide.title')}
            </Button>
          )}
        </Inline>
      )}
      {taken && !onPick && seller.bid_status !== null && (
        <Text $size={13} $color="textMuted">
          {t('compare.awarded')}
        </Text>
      )}
      {taken && chosenBy && (
        <Text $size={13} $color="textMuted">
          {t('choice.by', { name: chosenBy })}
        </Text>
      )}
      {priced && (cell.line.response === 'alternate' || cell.line.deviations.length > 0) && (
        <DeviationList requested={line} offered={cell.line.offered_spec} deviations={cell.line.deviations} />
      )}
      {priced && <CellFacts requested={line} cell={cell} currency={seller.currency} compared={currency} />}
      {priced && (
        <Part title={t('trade:step.title')}>
          <PriceArithmetic steps={stepsOf(comparison, { line, cell, seller })} />
        </Part>
      )}
      <Part title={t('compare.whole')}>
        <QuotationTerms seller={seller} />
      </Part>
      <Part title={t('overview.purchases')}>
        <ItemPurchases comparison={comparison} line={line} />
      </Part>
      {seller.revision > 1 && (
        <Part title={t('revisions.title')}>
          <LineRevisions number={comparison.rfq_number_id} lineId={line.id} seller={seller} />
        </Part>
      )}
    </Stack>
  );
}

/** The price that an answer had before the amendment that its seller has yet to confirm; nothing where it had none. */
function Awaited({ awaited, seller }: { awaited: AwaitedAnswer; seller: ComparisonSeller }) {
  const { t } = useTranslation('trade');
  const { unit_price: price, price_uom: uom } = awaited;
  if (price === null) return null;
  const unit = t(`currency.${seller.currency}`);
  const per = uom ? `${unit}/${t(`uom.${uom as keyof Texts['trade']['uom']}`)}` : unit;
  return (
    <Text $size={13} $color="warningText">
      {t('awaiting.before', { price: `${priceFigure(price, seller.currency)} ${per}` })}
    </Text>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

function QuotationTerms({ seller }: { seller: ComparisonSeller }) {
  const { t } = useTranslation(['project', 'trade']);
  return (
    <Facts>
      <dt>{t('compare.terms')}</dt>
      <dd>
        {t(`trade:deliveryTerm.${seller.delivery_term}`)} · {t(`trade:paymentTerm.${seller.payment_term}`)}
      </dd>
      <dt>{t('trade:terms.validUntil')}</dt>
      <dd>
        <DateText value={seller.valid_until} />
      </dd>
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
      {seller.memo && <dt>{t('trade:terms.noteToBuyer')}</dt>}
      {seller.memo && <dd>{seller.memo}</dd>}
    </Facts>
  );
}

/** The seller's price for this line from revision to revision. */
function LineRevisions({ number, lineId, seller }: { number: string; lineId: string; seller: ComparisonSeller }) {
  const { t } = useTranslation('project');
  const { data, error, refetch } = useQuery(rfqQueries(useApi()).revisions(number, seller.quotation_id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingLines lines={seller.revision} />;
  return (
    <Facts>
      {data.revisions.map((revision) => {
        const line = revision.lines.find((one) => one.rfq_line_id === lineId);
        return [
          <dt key={`${revision.revision} term`}>
            {t('revisions.revision', { count: revision.revision })} · <DateText value={revision.created_at} />
          </dt>,
          <dd key={revision.revision}>
            {line?.unit_price ? (
              <PriceText price={line.unit_price} currency={seller.currency} per={line.price_uom} />
            ) : (
              '–'
            )}
          </dd>,
        ];
      })}
    </Facts>
  );
}
