import { Split } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { distancesOf, signsOf } from '../../../../domain/compare/distance';
import { shownPrice } from '../../../../domain/money/exact';
import { priceFigure } from '../../../shared/figures';
import { QuantityText } from '../../../shared/QuantityText';
import { SpecText } from '../../../shared/SpecText';
import { color } from '../../../theme/roles';
import { theme } from '../../../theme/theme';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { IconButton } from '../../../ui/IconButton';
import { NativeButton } from '../../../ui/nativeControls';
import { Sheet } from '../../../ui/Sheet';
import { Stack } from '../../../ui/Stack';
import { selectable } from '../selection';
import { SignIcon, StepMark } from './CellSigns';
import { CellDetails } from './DetailsPanel';
import { GroupText } from './GroupText';
import { LineTurner } from './LineTurner';
import { allOf, type MatrixProps } from './Matrix';
import { SellerMenu, SellerSigns } from './SellerHead';
import type { Place } from './useMatrixKeys';
import { useSteadyClick } from './useSteadyClick';

/** Cards drawn at first, where the page itself is scrolled. */
const CARDS = 30;

const Card = styled.section`
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
`;

const GroupName = styled.h2`
  padding-top: ${space(2)};
  color: ${color('textMuted')};
  ${type(14)}
  font-weight: ${weight.semibold};
`;

const CardHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color('line')};
  ${type(14)}
  & > h2 {
    min-width: 0;
    ${type(14)}
    font-weight: ${weight.semibold};
  }
`;

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

const Offer = styled.li<{ $selected: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 48px;
  padding: 0 ${space(3)};
  background: ${({ $selected }) => ($selected ? theme.color.accentSurface : 'transparent')};
  & + & {
    border-top: 1px solid ${color('line')};
  }
`;

/** Name at the left, signs and figure at the right; opens what stands behind it. */
const Opener = styled(NativeButton)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  min-height: 44px;
  text-align: left;
  ${type(14)}
  & > span:first-child {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }
  & > small {
    color: ${color('textMuted')};
    white-space: nowrap;
    ${type(12)}
  }
`;

/** What a seller is, in two lines: name with signs, then how far the quotation goes and how it stands. */
const About = styled.span`
  /* Above what the opener says of its first part: a name is never cut here. */
  &&& {
    white-space: normal;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0.5)} ${space(1.5)};
  }
  & > span + span {
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

type Row = Comparison['rows'][number];

/** The comparison on a phone: what each seller comes to, then line by line the offers, the cheapest first. */
export function PhoneComparison(props: MatrixProps) {
  const { comparison, rows, entries, selection, onPick, onDivide } = props;
  const { t } = useTranslation(['project', 'trade']);
  const [cards, setCards] = useState(CARDS);
  // By their ids: a pick or a newer quotation changes what is shown of them.
  const [shown, setShown] = useState<Place | null>(null);
  const row = comparison.rows.find(({ line }) => line.id === shown?.line);
  const seller = comparison.sellers.find(({ quotation_id: id }) => id === shown?.quotation);
  const left = rows.length - cards;
  // Up to the last card, with the headings above the cards.
  const drawn = entries.findLastIndex((entry) => entry.kind === 'line' && entry.index < cards) + 1;
  const onClickCapture = useSteadyClick((target) =>
    target instanceof Element ? (target.closest('[data-line]')?.getAttribute('data-line') ?? null) : null,
  );
  return (
    <Stack as="section" $gap={3} aria-label={props['aria-label']} onClickCapture={onClickCapture}>
      <Totals {...props} />
      {entries.slice(0, drawn).map((entry) => {
        if (entry.kind === 'heading')
          return (
            <GroupName key={`heading ${entry.key}`}>
              <GroupText entry={entry} group={props.group} />
            </GroupName>
          );
        const one = rows[entry.index];
        return (
          one && (
            <LineCard
              key={one.line.id}
              {...props}
              row={one}
              onShow={(quotation) => setShown({ line: one.line.id, quotation })}
            />
          )
        );
      })}
      {left > 0 && <Button onClick={() => setCards(cards + CARDS * 2)}>{t('trade:line.more', { count: left })}</Button>}
      {row && seller && (
        <Sheet open onOpenChange={() => setShown(null)} title={t('compare.details')}>
          <LineTurner
            place={rows.findIndex(({ line }) => line.id === row.line.id)}
            count={rows.length}
            onTurn={(place) => {
              const next = rows[place];
              if (next) setShown({ line: next.line.id, quotation: seller.quotation_id });
            }}
          >
            <CellDetails
              comparison={comparison}
              row={row}
              seller={seller}
              shares={selection[row.line.id] ?? []}
              onPick={onPick}
              onDivide={onDivide}
            />
          </LineTurner>
        </Sheet>
      )}
    </Stack>
  );
}

/** The sellers' totals like for like, in the order of the view, each with what it covers, how soon and how it stands. */
function Totals({ facts, sellers, taken, onTotals, onRevisions, onHide, ...props }: MatrixProps) {
  const { t } = useTranslation('project');
  const factOf = (key: string) => facts.find((fact) => fact.key === key);
  const [landed, coverage, state] = [factOf('like_landed'), factOf('coverage'), factOf('state')];
  const onAll = allOf(props);
  return (
    <Card>
      <CardHead>
        <h2>{landed?.label}</h2>
      </CardHead>
      <ul>
        {sellers.map((seller) => {
          const { quotation_id: id, company_name: name } = seller;
          return (
            <Offer key={id} $selected={taken.has(id)}>
              {onAll && (
                <Checkbox
                  checked={taken.has(id)}
                  disabled={seller.expired}
                  onChange={(event) => onAll(id, event.target.checked)}
                  aria-label={t('compare.allOf', { name })}
                />
              )}
              <Opener type="button" aria-haspopup="dialog" onClick={() => onTotals?.(id)}>
                <About>
                  <span>
                    {name} <SellerSigns seller={seller} />
                  </span>
                  <span>
                    {coverage?.cells.get(id)?.text} {state?.cells.get(id)?.text}
                  </span>
                </About>
                <b>{landed?.cells.get(id)?.text}</b>
              </Opener>
              <SellerMenu
                seller={seller}
                pinned={false}
                onHide={sellers.length > 1 ? onHide : undefined}
                onRevisions={onRevisions}
                onTotals={onTotals}
              />
            </Offer>
          );
        })}
      </ul>
    </Card>
  );
}

type LineCardProps = MatrixProps & { row: Row; onShow: (quotationId: string) => void };

function LineCard({ comparison, sellers, row, selection, onPick, onDivide, onShow }: LineCardProps) {
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
