import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';

const Scroll = styled.section`
  overflow: auto;
  max-height: 240px;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type(12)}
  font-variant-numeric: tabular-nums;
  & th {
    position: sticky;
    top: 0;
    background: ${color('surface')};
    color: ${color('textMuted')};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  & th,
  & td {
    padding: ${space(1)} ${space(2)};
    border-bottom: 1px solid ${color('line')};
    text-align: right;
    white-space: nowrap;
  }
  & th:first-child,
  & td:first-child {
    text-align: left;
  }
`;

type Props = {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly (string | null)[] }[];
};

/** The figures behind a chart: text at the left, figures at the right. */
export function FigureTable({ label, columns, rows }: Props) {
  return (
    // Scrolled by its own keys.
    <Scroll tabIndex={0} aria-label={label}>
      <Table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((text, place) => (
                <td key={columns[place]}>{text ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
