import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { LandscapePrint } from '../LandscapePrint';
import { usePrinting } from '../usePrinting';
import { GUTTER_WIDTH } from './gridMeasures';
import type { GridColumn, LineGridProps } from './gridTypes';
import { paperSheets } from './paperSheets';
import { alignOf, shownCell } from './shownCell';

const Table = styled.table`
  display: none;
  ${media.print} {
    display: table;
    table-layout: fixed;
    width: 100%;
    overflow-wrap: break-word;
    font-feature-settings: 'calt' 0;
    ${type(12)}
    & + & {
      break-before: page;
    }
    th,
    td {
      padding: ${space(1)} ${space(1.5)};
      border-bottom: 1px solid ${color('line')};
      text-align: left;
      vertical-align: top;
    }
    th {
      color: ${color('textMuted')};
      font-weight: ${weight.medium};
      vertical-align: bottom;
    }
    tbody > tr > th {
      vertical-align: top;
    }
    .grid-right {
      text-align: right;
    }
    .grid-center {
      text-align: center;
    }
    /* A cell of the screen is one line; paper has room for all of its words. */
    td * {
      white-space: normal;
    }
  }
`;

type Props<Row extends object> = Pick<LineGridProps<Row>, 'value' | 'rowNumber' | 'aria-label'> & {
  columns: readonly GridColumn<Row>[];
};

/** All rows of the grid on printed pages, without the columns in which nothing stands; drawn while the page is printed. */
export function PaperGrid<Row extends object>(props: Props<Row>) {
  const printing = usePrinting();
  return (
    <>
      <LandscapePrint />
      {printing &&
        paperSheets(filled(props)).map((columns) => <Sheet key={columns[1]?.key} {...props} columns={columns} />)}
    </>
  );
}

function Sheet<Row extends object>({ columns, value, rowNumber, 'aria-label': label }: Props<Row>) {
  const { t } = useTranslation('ui');
  const whole = columns.reduce((sum, { width }) => sum + width, GUTTER_WIDTH);
  const share = (width: number) => ({ width: `${(width / whole) * 100}%` });
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col" style={share(GUTTER_WIDTH)}>
            {t('grid.rowNumber')}
          </th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={`grid-${alignOf(column)}`} style={share(column.width)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {value.map((row, index) => (
          <tr key={index}>
            <th scope="row">{rowNumber ? rowNumber(row) : index + 1}</th>
            {columns.map((column) => (
              <td key={column.key} className={`grid-${alignOf(column)}`}>
                {shownCell(column, row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The columns in which something stands, or which are filled in by hand. */
function filled<Row extends object>({ columns, value }: Props<Row>): GridColumn<Row>[] {
  const stands = (column: GridColumn<Row>) =>
    value.some((row, index) => ![null, undefined, false, ''].includes(shownCell(column, row, index) as null));
  return columns.filter((column, index) => index === 0 || column.byHand || stands(column));
}
