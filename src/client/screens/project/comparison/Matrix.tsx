import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { Button } from '../../../ui/Button';
import { allFrom, type Selection } from '../award/selection';
import type { Explained } from './explained';
import { MatrixRow } from './MatrixRow';
import { Frame, Head, Table } from './matrixStyles';
import { SellerHead } from './SellerHead';
import { TermsRow } from './TermsRow';

/** Lines drawn at first; a list may hold thousands. */
const PAGE = 100;

export type MatrixProps = {
  'aria-label': string;
  comparison: Comparison;
  sellers: readonly ComparisonSeller[];
  rows: Comparison['rows'];
  selection: Selection;
  /** Takes a line for a quotation; absent while nothing can be awarded. */
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
  onSelect: ((selection: Selection) => void) | undefined;
  onHide: (quotationId: string) => void;
  onExplain: (explained: Explained) => void;
};

/** Lines down, sellers across; on a phone a card per line. Head and first column stay in sight. */
export function Matrix(props: MatrixProps) {
  const { comparison, sellers, rows, selection, onPick, onSelect, onHide, onExplain } = props;
  const { t } = useTranslation(['project', 'trade']);
  const [limit, setLimit] = useState(PAGE);
  const rest = rows.length - limit;
  return (
    <>
      {/* The frame takes the focus so that the keyboard can scroll it. */}
      <Frame tabIndex={0} aria-label={props['aria-label']}>
        <Table>
          <Head>
            <tr>
              <th scope="col">{t('trade:line.material')}</th>
              {sellers.map((seller) => (
                <SellerHead
                  key={seller.quotation_id}
                  seller={seller}
                  onHide={sellers.length > 1 ? () => onHide(seller.quotation_id) : undefined}
                  onAll={onSelect && (() => onSelect(allFrom(comparison, seller.quotation_id)))}
                />
              ))}
            </tr>
          </Head>
          <tbody>
            <TermsRow comparison={comparison} sellers={sellers} />
            {rows.slice(0, limit).map((row) => (
              <MatrixRow
                key={row.line.id}
                row={row}
                sellers={sellers}
                currency={comparison.currency}
                selected={selection[row.line.id]}
                onPick={onPick}
                onExplain={onExplain}
              />
            ))}
          </tbody>
        </Table>
      </Frame>
      {rest > 0 && <Button onClick={() => setLimit(limit + PAGE * 2)}>{t('trade:line.more', { count: rest })}</Button>}
    </>
  );
}
