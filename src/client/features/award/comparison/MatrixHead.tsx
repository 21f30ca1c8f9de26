import { ChevronDown, ChevronUp, Trophy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { ComparisonSeller } from '../../../../contract/entities/comparison';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { HeadFact } from './headFacts';
import { NAME_ROW_PX, type Widths } from './matrixMeasures';
import { FactBar, FactCell, FactLabel, FigureButton, Head, HeadOpener } from './headStyles';
import { RowTitle, Room, stayingAt } from './matrixStyles';
import { SellerHead, type SellerHeadActions } from './SellerHead';

type Props = SellerHeadActions & {
  facts: readonly HeadFact[];
  /** Sellers that stay at the left. */
  pinned: readonly ComparisonSeller[];
  /** Quotations that are to stay there, also where there is no room for it. */
  pins: ReadonlySet<string>;
  sellers: readonly ComparisonSeller[];
  before?: number | undefined;
  after?: number | undefined;
  widths: Widths;
  opened: boolean;
  onOpen: (opened: boolean) => void;
};

/** Names of the sellers, and below them what their quotations come to. */
export const MatrixHead = memo(function MatrixHead(props: Props) {
  const { facts, pinned, pins, sellers, before, after, widths, opened, onOpen, ...actions } = props;
  const isPinned = ({ quotation_id: id }: ComparisonSeller) => pins.has(id);
  const { t } = useTranslation('project');
  const leftOf = (place: number) => widths.line + place * widths.seller;
  return (
    <Head>
      <tr aria-rowindex={1} style={{ height: NAME_ROW_PX }}>
        <RowTitle scope="col" $shadow={pinned.length === 0}>
          <HeadOpener>
            <Button
              size="sm"
              variant="ghost"
              icon={opened ? <ChevronUp /> : <ChevronDown />}
              aria-expanded={opened}
              onClick={() => onOpen(!opened)}
            >
              {t(opened ? 'compare.head.close' : 'compare.head.open')}
            </Button>
          </HeadOpener>
        </RowTitle>
        {pinned.map((seller, place) => (
          <SellerHead
            key={seller.quotation_id}
            seller={seller}
            pinned={isPinned(seller)}
            left={leftOf(place)}
            {...actions}
          />
        ))}
        <Room as="th" aria-hidden data-open={before || undefined} />
        {sellers.map((seller) => (
          <SellerHead
            key={seller.quotation_id}
            seller={seller}
            pinned={isPinned(seller)}
            left={undefined}
            {...actions}
          />
        ))}
        <Room as="th" aria-hidden data-open={after || undefined} />
      </tr>
      {facts.map((fact, index) => (
        <FactRow
          key={fact.key}
          fact={fact}
          rowIndex={index + 2}
          pinned={pinned}
          sellers={sellers}
          before={before}
          after={after}
          leftOf={leftOf}
          percent={widths.percent}
          onTotals={actions.onTotals}
        />
      ))}
    </Head>
  );
});

type FactRowProps = {
  fact: HeadFact;
  rowIndex: number;
  pinned: readonly ComparisonSeller[];
  sellers: readonly ComparisonSeller[];
  before?: number | undefined;
  after?: number | undefined;
  leftOf?: (place: number) => number;
  /** Columns have room for a percentage. */
  percent: boolean;
  onTotals?: ((quotationId: string) => void) | undefined;
};

/** One fact of all quotations, with a bar where it is a figure. */
export function FactRow({ fact, rowIndex, pinned, sellers, before, after, leftOf, percent, onTotals }: FactRowProps) {
  const { t } = useTranslation('project');
  const cellOf = (seller: ComparisonSeller, left?: number) => {
    const { text, title, share, over, least = false } = fact.cells.get(seller.quotation_id) ?? { text: '–' };
    const explained = fact.key === 'like_landed' && onTotals;
    return (
      <FactCell key={seller.quotation_id} {...stayingAt(left)} $least={least} $bar={share !== undefined} title={title}>
        {least && fact.key === 'like_landed' && <Trophy size={12} aria-hidden />}{' '}
        {explained ? (
          <FigureButton
            type="button"
            aria-haspopup="dialog"
            title={t('compare.totals.open')}
            onClick={() => onTotals(seller.quotation_id)}
          >
            {text}
          </FigureButton>
        ) : (
          text
        )}
        {over && percent && <small> {over}</small>}
        {least && <VisuallyHidden>{t(fact.key === 'coverage' ? 'compare.fastest' : 'compare.best')}</VisuallyHidden>}
        {share !== undefined && <FactBar aria-hidden style={{ '--share': `${share * 100}%` }} $least={least} />}
      </FactCell>
    );
  };
  return (
    <tr aria-rowindex={rowIndex}>
      <FactLabel scope="row" $shadow={pinned.length === 0 && leftOf !== undefined}>
        {fact.label}
      </FactLabel>
      {pinned.map((seller, place) => cellOf(seller, leftOf?.(place)))}
      <Room aria-hidden data-open={before || undefined} />
      {sellers.map((seller) => cellOf(seller))}
      <Room aria-hidden data-open={after || undefined} />
    </tr>
  );
}
