import { useTranslation } from 'next-i18next/pages';
import type { ComparisonSeller } from '../../../../contract/entities/comparison';
import { LandscapePrint } from '../../../ui/LandscapePrint';
import { usePrinting } from '../../../ui/usePrinting';
import type { MatrixProps } from './Matrix';
import { MatrixRow } from './MatrixRow';
import { Head, PrintedPages, Table } from './matrixStyles';
import { SellerHead } from './SellerHead';
import { TermsRow } from './TermsRow';

const NONE: MatrixProps['selection'][string] = [];
const nothing = () => undefined;

/** All lines and all sellers on printed pages, as many sellers on each as can be read; drawn while the page is printed. */
export function PrintMatrix(props: MatrixProps) {
  const printing = usePrinting();
  return (
    <>
      <LandscapePrint />
      {printing && (
        <PrintedPages>
          {sheetsOf(props.sellers).map((sellers) => (
            <Sheet key={sellers[0]?.quotation_id} {...props} sellers={sellers} />
          ))}
        </PrintedPages>
      )}
    </>
  );
}

/** The sellers of one run of sheets beside the lines; the head stands on each of them. */
function Sheet({ sellers, ...props }: MatrixProps & { sellers: readonly ComparisonSeller[] }) {
  const { comparison, rows, selection, onPick, onExplain } = props;
  const { t } = useTranslation('trade');
  return (
    <Table aria-label={props['aria-label']}>
      <Head>
        <tr>
          <th scope="col">{t('line.material')}</th>
          {sellers.map((seller) => (
            <SellerHead
              key={seller.quotation_id}
              seller={seller}
              onHide={undefined}
              onAll={undefined}
              onRevisions={nothing}
            />
          ))}
        </tr>
      </Head>
      <tbody>
        <TermsRow comparison={comparison} sellers={sellers} columns={undefined} />
        {rows.map((row, index) => (
          <MatrixRow
            key={row.line.id}
            printed
            index={index}
            first={0}
            row={row}
            sellers={sellers}
            before={undefined}
            after={undefined}
            height={undefined}
            currency={comparison.currency}
            shares={selection[row.line.id] ?? NONE}
            active={null}
            onPick={onPick}
            onDivide={undefined}
            onExplain={onExplain}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** As many sellers beside the lines as a landscape page can show. */
const SHEET_COLUMNS = 5;

/** The sellers of each run of sheets: as few runs as possible, about as many sellers on each. */
export function sheetsOf<Seller>(sellers: readonly Seller[]): Seller[][] {
  const sheets = Math.ceil(sellers.length / SHEET_COLUMNS);
  const startOf = (sheet: number) => Math.ceil((sheet * sellers.length) / sheets);
  return Array.from({ length: sheets }, (_, sheet) => sellers.slice(startOf(sheet), startOf(sheet + 1)));
}
