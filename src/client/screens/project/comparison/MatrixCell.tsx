import { useTranslation } from 'next-i18next/pages';
import type { ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { RfqLine } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { PriceText } from '../../../parts/MoneyText';
import { Checkbox } from '../../../ui/Checkbox';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Explained } from './explained';
import { DeviationList } from './DeviationList';
import { CellFacts } from './CellFacts';
import { CellMarks } from './CellMarks';
import { Cell, OnPhone, PriceButton } from './matrixStyles';

type Props = {
  line: RfqLine;
  cell: ComparisonCell | undefined;
  seller: ComparisonSeller;
  currency: Currency;
  selected: boolean;
  onPick: (() => void) | undefined;
  onExplain: (explained: Explained) => void;
};

/** One seller's answer to one line: comparable price, price as offered, amount, lead time, make and deviations. */
export function MatrixCell({ line, cell, seller, currency, selected, onPick, onExplain }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const name = <OnPhone>{seller.company_name}</OnPhone>;
  if (!cell || cell.line.response === 'no_quote') {
    const reason = cell?.line.no_quote_reason;
    return (
      <Cell $selected={false} $muted>
        {name}
        <Text $size={13} $color="textMuted">
          {t('trade:response.no_quote')}
          {reason ? ` · ${t(`trade:noQuote.${reason}`)}` : ''}
        </Text>
      </Cell>
    );
  }
  const price = cell.comparable_price ? (
    <PriceText price={cell.comparable_price} currency={currency} per={line.uom} />
  ) : (
    t('compare.notComparable')
  );
  return (
    <Cell $selected={selected} $muted={false}>
      <Stack $gap={2}>
        <Inline $justify="space-between" $nowrap $align="flex-start">
          <div>
            {name}
            <PriceButton type="button" aria-haspopup="dialog" onClick={() => onExplain({ line, cell, seller })}>
              {price}
            </PriceButton>
          </div>
          {onPick && (
            <Checkbox
              checked={selected}
              onChange={onPick}
              aria-label={t('compare.pick', { name: seller.company_name, line: line.line_no })}
            />
          )}
        </Inline>
        <CellMarks cell={cell} />
        <CellFacts cell={cell} currency={seller.currency} />
        <DeviationList deviations={cell.line.deviations} />
      </Stack>
    </Cell>
  );
}
