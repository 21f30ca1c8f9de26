import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { MoneyTotals } from '../../contract/entities/rfq';
import { vatOf } from '../../domain/money/totals';
import { by } from '../theme/by';
import { color } from '../theme/roles';
import { radius, space, type, weight } from '../theme/tokens';
import { MoneyText } from './MoneyText';
import { WeightSum } from './WeightSum';

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceMuted')};
  ${type(14)}
`;

const Row = styled.div<{ $total?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};
  & > dt {
    color: ${color('textMuted')};
    font-weight: ${weight.regular};
    ${by('$total', { true: `color: ${color('text')}; font-weight: ${weight.semibold};` })}
    white-space: nowrap;
  }
  & > dd {
    margin-left: auto;
    text-align: right;
    ${by('$total', { true: `${type(20)} font-weight: ${weight.bold};` })}
  }
  ${by('$total', { true: `padding-top: ${space(2)}; border-top: 1px solid ${color('line')};` })}
`;

type Props = {
  totals: MoneyTotals;
  weight?: string;
  /** Lines that the weight leaves out. */
  unweighed?: number;
  /** The buyer pays the freight to the carrier: it is no part of the sum. */
  collect?: boolean;
};

/** The stored figures of a quotation, bid or order: materials, freight, net, VAT, total, and the known weight. */
export function TotalsBox({ totals, weight: kg, unweighed = 0, collect = false }: Props) {
  const { t } = useTranslation('trade');
  const { currency } = totals;
  return (
    <List>
      {kg !== undefined && (
        <Row>
          <dt>{t('totals.weight')}</dt>
          <dd>
            <WeightSum kg={kg} unweighed={unweighed} />
          </dd>
        </Row>
      )}
      {(['lines', 'freight', 'supply', 'vat', 'total'] as const).map((name) => (
        <Row key={name} $total={name === 'total'}>
          <dt>{name === 'vat' ? t(`vat.${vatOf(totals)}`) : t(`totals.${name}`)}</dt>
          <dd>
            {name === 'freight' && collect ? (
              t('totals.freightCollect')
            ) : name === 'freight' && Number(totals.freight_amount) === 0 ? (
              t('totals.noFreight')
            ) : name === 'vat' && vatOf(totals) === 'not_included' ? null : (
              <MoneyText amount={totals[`${name}_amount`]} currency={currency} />
            )}
          </dd>
        </Row>
      ))}
    </List>
  );
}
