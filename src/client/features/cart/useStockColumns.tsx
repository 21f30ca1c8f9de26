import { BesideDrawing } from '../../shared/steel/Steel';
import { useTranslation } from 'next-i18next/pages';
import type { CartStockLine } from '../../../contract/entities/cart';
import type { Currency } from '../../../contract/values';
import { ItemPrice } from '../../shared/market/ItemPrice';
import { MoneyText, PriceText } from '../../shared/MoneyText';
import { SpecText } from '../../shared/SpecText';
import { paths } from '../../paths';
import type { Column } from '../../ui/dataTable/tableTypes';
import { TextLink } from '../../ui/Text';
import { InlineError } from '../../ui/InlineError';

/** What cart and purchase show alike of a line: material, unit price and amount. */
export function useStockColumns(currency: Currency): Column<CartStockLine>[] {
  const { t } = useTranslation('cart');
  return [
    {
      key: 'material',
      header: t('material'),
      wrap: true,
      render: (line) => (
        <BesideDrawing spec={line.item.spec}>
          <TextLink href={paths.stock.item(line.item.id)}>
            <SpecText spec={line.item.spec} />
          </TextLink>
          <LineProblems line={line} />
        </BesideDrawing>
      ),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'right',
      width: '140px',
      render: (line) => <ItemPrice item={line.item} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      width: '136px',
      render: (line) => <MoneyText amount={line.amount} currency={currency} strong />,
    },
  ];
}

/** What is wrong with a line now, and what its price was. */
function LineProblems({ line }: { line: CartStockLine }) {
  const { t } = useTranslation('cart');
  const { item } = line;
  return line.problems.map((problem) => (
    <InlineError key={problem}>
      {t(`problem.${problem}`, { open: item.open_qty, moq: item.moq, multiple: item.multiple })}{' '}
      {problem === 'price_changed' && <PriceText price={line.seen_price} currency={item.currency} />}
    </InlineError>
  ));
}
