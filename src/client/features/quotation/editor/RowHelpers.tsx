import { Check, ChevronDown, History, Scale, Warehouse } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { LastPrice } from '../../../../contract/entities/quotationHistory';
import type { OwnLot } from '../../../../contract/entities/ownStock';
import type { Currency } from '../../../../contract/values';
import { shownPrice } from '../../../../domain/money/decimalText';
import { DateText } from '../../../shared/DateText';
import { quantityFigure } from '../../../shared/figures';
import { PriceText } from '../../../shared/MoneyText';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { coverOf, lotOf, marginOf, type OwnLots, quotedFrom } from './ownLots';
import { filledFrom } from './pastFill';
import { pastOf, type PastPrices } from './priceAnomaly';
import { isQuoted, type QuoteRow } from './quoteRow';
import { cellIssue, choiceIsGood, plainFigure } from './rowIssues';
import type { SelectedRow } from './selectedRow';
import { equivalents } from './unitSwitch';
import { useIssueText } from './useIssueText';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius[8]};
  background: ${color('surfaceSunken')};
  ${type(13)}
`;

const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 32px;
  & > svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
    color: ${color('textMuted')};
  }
`;

const Muted = styled.span`
  color: ${color('textMuted')};
`;

const Warned = styled.span`
  color: ${color('warningText')};
`;

type Props = {
  rows: readonly QuoteRow[];
  past: PastPrices;
  lots: OwnLots;
  currency: Currency;
  selected: SelectedRow;
  onTake: (row: QuoteRow, step: 'tookPast' | 'tookStock') => void;
};

/** What helps to price the selected row: its price in other units, the own earlier prices, the own stock that fits it. */
export function RowHelpers({ rows, past, lots, currency, selected, onTake }: Props) {
  const { t } = useTranslation('seller');
  const index = useSyncExternalStore(selected.subscribe, selected.get, () => 0);
  const row = rows[index];
  if (!row) return null;
  const line = row.line.line_no;
  const parts = [
    isQuoted(row) && <Equivalents key="units" row={row} currency={currency} />,
    <PastParts key="past" row={row} past={past} currency={currency} onTake={(next) => onTake(next, 'tookPast')} />,
    <StockPart key="stock" row={row} lots={lots} currency={currency} onTake={(next) => onTake(next, 'tookStock')} />,
  ];
  if (!isQuoted(row) && !pastOf(row, past) && !lotOf(row, lots)) return null;
  return (
    <Root aria-label={t('own.title', { line })} data-paper="none">
      {parts}
    </Root>
  );
}

type EquivalentsProps = { row: QuoteRow; currency: Currency };

function Equivalents({ row, currency }: EquivalentsProps) {
  const { t } = useTranslation('seller');
  const unreadable = useUnreadable(row);
  const found = equivalents(row, currency);
  const byWeight = row.price_uom === 'KG' || row.price_uom === 'TON' || found.some(({ uom }) => uom === 'KG');
  return (
    <Part>
      <Scale aria-hidden />
      <Muted>{t('own.line', { line: row.line.line_no })}</Muted>
      {found.map(({ uom, price }) => (
        <span key={uom}>
          = <PriceText price={shownPrice(price, currency)} currency={currency} per={uom} />
        </span>
      ))}
      {unreadable ? <Warned>{unreadable}</Warned> : !byWeight && <Warned>{t('own.noWeight')}</Warned>}
    </Part>
  );
}

/** What keeps a price from being read, whatever is known of the line; null where nothing does. */
function useUnreadable(row: QuoteRow): string | null {
  const { t } = useTranslation('seller');
  const issueText = useIssueText();
  const issue = cellIssue(row, 'unit_price');
  const noNumber = issue?.key === 'unit_price' && Number.isNaN(Number(plainFigure(row, 'unit_price')));
  if (issue) return noNumber ? t('own.noNumber') : issueText(issue);
  return choiceIsGood(row, 'price_uom') ? null : issueText({ key: 'choice' });
}

type PartProps = { row: QuoteRow; currency: Currency; onTake: (row: QuoteRow) => void };

/** The last price to this buyer, and the last to anybody where that is another one. */
function PastParts({ row, past, currency, onTake }: PartProps & { past: PastPrices }) {
  const { t } = useTranslation('seller');
  const found = pastOf(row, past);
  if (!found) return null;
  const { last, to_buyer } = found;
  const both = to_buyer !== null && to_buyer.rfq_number_id !== last.rfq_number_id;
  return (
    <>
      {to_buyer && <PastPart name={t('past.toBuyer')} last={to_buyer} {...{ row, currency, onTake }} />}
      {(!to_buyer || both) && <PastPart name={t('past.anybody')} last={last} {...{ row, currency, onTake }} />}
    </>
  );
}

function PastPart({ name, last, row, currency, onTake }: PartProps & { name: string; last: LastPrice }) {
  const { t } = useTranslation(['seller', 'trade']);
  return (
    <Part title={`${last.title} (${last.rfq_number_id})`}>
      <History aria-hidden />
      <Muted>{name}</Muted>
      <PriceText price={last.unit_price} currency={last.currency} per={last.price_uom} />
      {last.qty && <span>× {`${quantityFigure(last.qty)} ${last.uom ? t(`trade:uom.${last.uom}`) : ''}`.trim()}</span>}
      <DateText value={last.submitted_at} />
      {last.ordered && <Muted>{t('past.ordered')}</Muted>}
      {last.currency === currency && (
        <Button size="sm" onClick={() => onTake(filledFrom(row, last))}>
          {t('past.take')}
        </Button>
      )}
    </Part>
  );
}

function StockPart({ row, lots, currency, onTake }: PartProps & { lots: OwnLots }) {
  const { t } = useTranslation('seller');
  const lot = lotOf(row, lots);
  if (!lot) return null;
  const others = (lots.get(row.id) ?? []).filter((one) => one !== lot);
  const taken = row.stock_item_id === lot.item_id && row.supply === 'stock';
  const cover = coverOf(row, lot);
  return (
    <Part>
      <Warehouse aria-hidden />
      <Muted>{t('own.stock')}</Muted>
      <LotFacts lot={lot} margin={marginOf(row, lot, currency)} />
      {cover !== 'enough' && <Warned>{t(`own.${cover}`)}</Warned>}
      {taken ? (
        <Muted as={Part}>
          <Check aria-hidden /> {t('own.taken')}
        </Muted>
      ) : (
        <Button size="sm" onClick={() => onTake(quotedFrom(row, lot))}>
          {t('own.take')}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button size="sm" variant="ghost" trailingIcon={<ChevronDown />}>
              {t('own.others', { count: others.length })}
            </Button>
          }
          items={others.map((one) => ({
            key: one.item_id,
            label: <LotFacts lot={one} margin={marginOf(row, one, currency)} />,
            onSelect: () => onTake(quotedFrom(row, one)),
          }))}
        />
      )}
    </Part>
  );
}

/** What is left of a lot, its heat, what it cost and what the typed price leaves above that. */
function LotFacts({ lot, margin }: { lot: OwnLot; margin: string | null }) {
  const { t } = useTranslation(['seller', 'trade']);
  const facts = [
    `${quantityFigure(lot.available)} ${t(`trade:uom.${lot.uom}`)}`,
    [lot.warehouse_name, lot.heat_no ?? lot.lot_no].filter(Boolean).join(' '),
  ];
  return (
    <span>
      {facts.join(' · ')}
      {lot.cost_price && (
        <>
          {' · '}
          {t('own.cost')} <PriceText price={lot.cost_price} currency={lot.currency} per={lot.uom} />
        </>
      )}
      {margin !== null && ` · ${t('own.margin', { margin })}`}
    </span>
  );
}
