import { useTranslation } from 'next-i18next/pages';
import type { ComparisonSeller } from '../../../../contract/entities/comparison';
import { LandscapePrint } from '../../../ui/LandscapePrint';
import { usePrinting } from '../../../ui/usePrinting';
import { SignLegend } from './CellSigns';
import type { MatrixProps } from './Matrix';
import { FactRow } from './MatrixHead';
import { MatrixRow } from './MatrixRow';
import { Head, HeadCell } from './headStyles';
import { useCellWords } from './useCellWords';
import { RowTitle, PrintedPages, Table } from './matrixStyles';

const NONE: MatrixProps['selection'][string] = [];

/** All lines and all sellers on printed pages, as many sellers on each as can be read; drawn while the page is printed. */
export function PrintMatrix(props: MatrixProps) {
  const printing = usePrinting();
  return (
    <>
      <LandscapePrint />
      {printing && (
        <PrintedPages>
          <SignLegend />
          {sheetsOf(props.sellers).map((sellers) => (
            <Sheet key={sellers[0]?.quotation_id} {...props} sellers={sellers} />
          ))}
        </PrintedPages>
      )}
    </>
  );
}

/** The sellers of one run of sheets beside the lines; their names stand on each of them. */
function Sheet({ sellers, ...props }: MatrixProps & { sellers: readonly ComparisonSeller[] }) {
  const { comparison, rows, facts, selection, onPick } = props;
  const { t } = useTranslation('trade');
  const words = useCellWords();
  return (
    <Table aria-label={props['aria-label']}>
      <Head>
        <tr>
          <RowTitle scope="col">{t('line.material')}</RowTitle>
          {sellers.map((seller) => (
            <HeadCell key={seller.quotation_id} scope="col">
              {seller.company_name}
            </HeadCell>
          ))}
        </tr>
      </Head>
      <tbody>
        {facts.map((fact, index) => (
          <FactRow key={fact.key} fact={fact} rowIndex={index + 2} pinned={[]} sellers={sellers} percent />
        ))}
        {rows.map((row, index) => (
          <MatrixRow
            key={row.line.id}
            printed
            index={index}
            rowIndex={facts.length + 2 + index}
            first={0}
            row={row}
            pinned={[]}
            sellers={sellers}
            height="comfortable"
            currency={comparison.currency}
            words={words}
            shares={selection[row.line.id] ?? NONE}
            active={null}
            onPick={onPick}
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
