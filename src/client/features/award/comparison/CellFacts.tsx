import { useTranslation } from 'next-i18next/pages';
import type { ComparisonCell } from '../../../../contract/entities/comparison';
import type { RfqLine } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { shownPrice } from '../../../../domain/money/decimalText';
import { quantityFigure } from '../../../shared/figures';
import { MoneyText, PriceText } from '../../../shared/MoneyText';
import { useLeadTime } from '../../../shared/useLeadTime';
import { Facts } from './matrixStyles';
import { originText } from '../../../../domain/material/originName';
import { useReader } from '../../../shared/useReader';

type Props = {
  requested: RfqLine;
  cell: ComparisonCell;
  currency: Currency;
  /** Currency of the comparable price, which stands above. */
  compared: Currency;
};

/** The offer in its own words: price and unit as offered where they are not the comparable ones, quantity where it is not what was requested, amount, lead time, maker and origin, certificate. */
export function CellFacts({ requested, cell, currency, compared }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const leadTime = useLeadTime();
  const language = useReader();
  const { line } = cell;
  const { qty_offered: offered } = line;
  const partly = offered !== null && requested.qty !== null && Number(offered) !== Number(requested.qty);
  const same =
    currency === compared &&
    line.price_uom === requested.uom &&
    cell.comparable_price !== null &&
    Number(shownPrice(cell.comparable_price, compared)) === Number(line.unit_price);
  const made = [line.maker, originText(line.origin, language)].filter(Boolean).join(' · ');
  return (
    <Facts>
      {!same && <dt>{t('compare.offered')}</dt>}
      {!same && (
        <dd>
          <PriceText price={line.unit_price} currency={currency} per={line.price_uom} />
        </dd>
      )}
      {partly && <dt>{t('compare.offeredQty')}</dt>}
      {partly && (
        <dd>
          {t('compare.offeredOf', {
            offered: quantityFigure(offered),
            requested: quantityFigure(requested.qty ?? ''),
            unit: t(`trade:uom.${requested.uom ?? 'EA'}`),
          })}
        </dd>
      )}
      <dt>{t('trade:line.amount')}</dt>
      <dd>
        <MoneyText amount={line.amount} currency={currency} />
      </dd>
      <dt>{t('trade:line.lead')}</dt>
      <dd>
        {[
          leadTime(line.lead_days),
          cell.late && t('compare.sign.late'),
          line.supply && t(`trade:supply.${line.supply}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </dd>
      {made && <dt>{t('trade:line.maker')}</dt>}
      {made && <dd>{made}</dd>}
      {line.remark && <dt>{t('trade:terms.remark')}</dt>}
      {line.remark && <dd>{line.remark}</dd>}
    </Facts>
  );
}
