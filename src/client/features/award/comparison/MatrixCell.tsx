import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { AwaitedAnswer, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { RfqLine } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { DeviationList } from '../../../shared/DeviationList';
import { ComparablePriceText } from '../../../shared/MoneyText';
import { QuantityText } from '../../../shared/QuantityText';
import { Checkbox } from '../../../ui/Checkbox';
import { Chip } from '../../../ui/Chip';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Share } from '../selection';
import type { Explained } from './explained';
import { CellFacts } from './CellFacts';
import { Cell, OnPhone, PriceButton } from './matrixStyles';
import { Trophy, Zap, Hourglass } from 'lucide-react';
import { AlternateChip } from '../../../shared/AlternateChip';
import { priceFigure } from '../../../shared/figures';
import type { Texts } from '../../../textKeys';

type Props = {
  /** Absent in print, which repeats the cells of the screen. */
  id?: string | undefined;
  column: number;
  line: RfqLine;
  cell: ComparisonCell | undefined;
  /** In place of a cell: the answer that waits to be confirmed again. */
  awaited: AwaitedAnswer | undefined;
  seller: ComparisonSeller;
  currency: Currency;
  share: Share | undefined;
  /** The line is divided between sellers. */
  divided: boolean;
  /** The keyboard is here. */
  active: boolean;
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
  onExplain: (explained: Explained) => void;
};

/**
 * One seller's answer to one line: comparable price, price as offered, amount, lead time, make and deviations. Drawn
 * again only when it changed: scrolling and arrow keys leave the others alone.
 */
export const MatrixCell = memo(function MatrixCell(props: Props) {
  const { id, column, line, cell, awaited, seller, currency, share, divided, active, onPick, onExplain } = props;
  const selected = share !== undefined;
  const { t } = useTranslation(['project', 'trade']);
  const place = { id, 'aria-colindex': column + 2, $active: active };
  const name = <OnPhone>{seller.company_name}</OnPhone>;
  if (awaited) {
    return (
      <Cell {...place} $selected={false} $muted>
        {name}
        <Awaited awaited={awaited} currency={seller.currency} />
      </Cell>
    );
  }
  if (!cell || cell.line.response === 'no_quote') {
    // A seller who said nothing of a line has not refused it.
    const refusal = cell && t('trade:response.no_quote');
    const reason = cell?.line.no_quote_reason;
    return (
      <Cell {...place} $selected={false} $muted>
        {name}
        <Text $size={13} $color="textMuted">
          {refusal ?? t('trade:notAnswered')}
          {reason ? ` · ${t(`trade:noQuote.${reason}`)}` : ''}
        </Text>
      </Cell>
    );
  }
  const price = cell.comparable_price ? (
    <ComparablePriceText price={cell.comparable_price} currency={currency} per={line.uom} />
  ) : (
    t('compare.notComparable')
  );
  return (
    <Cell {...place} $selected={selected} $muted={false} aria-selected={onPick ? selected : undefined}>
      <Stack $gap={1.5}>
        <Inline $justify="space-between" $nowrap $align="flex-start">
          <div>
            {name}
            <Inline $gap={2}>
              <PriceButton type="button" aria-haspopup="dialog" onClick={() => onExplain({ line, cell, seller })}>
                {price}
              </PriceButton>
              <CellMarks cell={cell} />
            </Inline>
          </div>
          {onPick && (
            <span data-paper={selected ? undefined : 'none'}>
              <Checkbox
                checked={selected}
                onChange={() => onPick(line.id, seller.quotation_id)}
                aria-label={t('compare.pick', { name: seller.company_name, line: line.line_no })}
              />
            </span>
          )}
        </Inline>
        {share && divided && (
          <Chip size="sm" tone="purple">
            {t('divide.part')} <QuantityText qty={share.qty} uom={line.uom} />
          </Chip>
        )}
        <CellFacts requested={line} cell={cell} currency={seller.currency} compared={currency} />
        {(cell.line.response === 'alternate' || cell.line.deviations.length > 0) && (
          <DeviationList requested={line} offered={cell.line.offered_spec} deviations={cell.line.deviations} />
        )}
      </Stack>
    </Cell>
  );
});

/** Best price, fastest delivery and alternates, each with icon and word. */
function CellMarks({ cell }: { cell: ComparisonCell }) {
  const { t } = useTranslation('project');
  const alternate = cell.line.response === 'alternate';
  if (!cell.best && !cell.fastest && !alternate) return null;
  return (
    <Inline $gap={1}>
      {cell.best && (
        <Chip size="sm" tone="green" icon={<Trophy />}>
          {t('compare.best')}
        </Chip>
      )}
      {cell.fastest && (
        <Chip size="sm" tone="blue" icon={<Zap />}>
          {t('compare.fastest')}
        </Chip>
      )}
      {alternate && <AlternateChip />}
    </Inline>
  );
}

/** An answer that the amendment made stale: that it waits for its seller, and the price it had. */
function Awaited({ awaited, currency }: { awaited: AwaitedAnswer; currency: Currency }) {
  const { t } = useTranslation('trade');
  const { unit_price: price, price_uom: uom } = awaited;
  const unit = t(`currency.${currency}`);
  return (
    <Stack $gap={1}>
      <span>
        <Chip size="sm" tone="yellow" icon={<Hourglass />}>
          {t('awaiting.state')}
        </Chip>
      </span>
      {price !== null && (
        <Text $size={13} $color="textMuted">
          {t('awaiting.before', {
            price: `${priceFigure(price, currency)} ${uom ? `${unit}/${t(`uom.${uom as keyof Texts['trade']['uom']}`)}` : unit}`,
          })}
        </Text>
      )}
    </Stack>
  );
}
