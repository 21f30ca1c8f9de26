import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { AwaitedAnswer, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { RfqLine } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { DeviationList } from '../../../parts/DeviationList';
import { ComparablePriceText } from '../../../parts/MoneyText';
import { QuantityText } from '../../../parts/QuantityText';
import { Checkbox } from '../../../ui/Checkbox';
import { Chip } from '../../../ui/Chip';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Share } from '../award/selection';
import type { Explained } from './explained';
import { Awaited } from './Awaited';
import { CellFacts } from './CellFacts';
import { CellMarks } from './CellMarks';
import { Cell, OnPhone, PriceButton } from './matrixStyles';

type Props = {
  /** Absent on paper, which repeats the cells of the screen. */
  id?: string | undefined;
  column: number;
  line: RfqLine;
  cell: ComparisonCell | undefined;
  /** In place of a cell: the answer that waits to be confirmed anew. */
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
 * anew only when it changed: scrolling and arrow keys leave the others alone.
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
    const reason = cell?.line.no_quote_reason;
    return (
      <Cell {...place} $selected={false} $muted>
        {name}
        <Text $size={13} $color="textMuted">
          {t('trade:response.no_quote')}
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
        <CellFacts asked={line} cell={cell} currency={seller.currency} compared={currency} />
        {(cell.line.response === 'alternate' || cell.line.deviations.length > 0) && (
          <DeviationList requested={line} offered={cell.line.offered_spec} deviations={cell.line.deviations} />
        )}
      </Stack>
    </Cell>
  );
});
