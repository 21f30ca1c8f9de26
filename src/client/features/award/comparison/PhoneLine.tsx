import { Split } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { distancesOf, signsOf } from '../../../../domain/compare/distance';
import { shownPrice } from '../../../../domain/money/decimalText';
import { priceFigure } from '../../../shared/figures';
import { QuantityText } from '../../../shared/QuantityText';
import { SpecText } from '../../../shared/SpecText';
import { color } from '../../../theme/roles';
import { space, weight } from '../../../theme/tokens';
import { Checkbox } from '../../../ui/Checkbox';
import { IconButton } from '../../../ui/IconButton';
import { selectable } from '../selection';
import { SignIcon, StepMark } from './CellSigns';
import type { MatrixProps } from './Matrix';
import { Card, CardHead, Offer, Opener } from './phoneStyles';

const Material = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(2)};
  font-weight: ${weight.semibold};
  & > :first-child {
    color: ${color('textFaint')};
  }
`;

type PhoneLineProps = MatrixProps & { row: Comparison['rows'][number]; onShow: (quotationId: string) => void };

/** A line with its offers, the cheapest first. */
export function PhoneLine({ comparison, sellers, row, selection, onPick, onDivide, onShow }: PhoneLineProps) {
  const { t } = useTranslation('project');
  const { line } = row;
  const distances = distancesOf(row);
  const cellOf = (seller: ComparisonSeller) => row.cells.find((one) => one.quotation_id === seller.quotation_id);
  const priceOf = (seller: ComparisonSeller) => cellOf(seller)?.comparable_price ?? null;
  const offers = [...sellers].sort((a, b) => Number(priceOf(a) ?? Infinity) - Number(priceOf(b) ?? Infinity) || 0);
  return (
    <Card data-line={line.id}>
      <CardHead>
        <Material>
          <span>{line.line_no}</span>
          <SpecText spec={line.spec} raw={line.raw_text} />
          <QuantityText qty={line.qty} uom={line.uom} />
        </Material>
        {onDivide && row.cells.some((cell) => cell.line.amount !== null) && (
          <IconButton
            icon={<Split />}
            label={t('divide.open', { line: line.line_no })}
            onClick={() => onDivide(line.id)}
          />
        )}
      </CardHead>
      <ul>
        {offers.map((seller) => {
          const { quotation_id: id, company_name: name } = seller;
          const cell = cellOf(seller);
          const distance = distances.get(id);
          const price = priceOf(seller);
          const selected = (selection[line.id] ?? []).some((share) => share.quotation_id === id);
          return (
            <Offer key={id} $selected={selected}>
              {onPick && cell && selectable(cell, seller) && (
                <Checkbox
                  checked={selected}
                  onChange={() => onPick(line.id, id)}
                  aria-label={t('compare.pick', { name, line: line.line_no })}
                />
              )}
              <Opener type="button" aria-haspopup="dialog" onClick={() => onShow(id)}>
                <span>{name}</span>
                {signsOf(row, seller, distance).map((sign) => (
                  <SignIcon key={sign} sign={sign} />
                ))}
                {distance && <StepMark {...distance} />}
                {price !== null && <b>{priceFigure(shownPrice(price, comparison.currency), comparison.currency)}</b>}
              </Opener>
            </Offer>
          );
        })}
      </ul>
    </Card>
  );
}
