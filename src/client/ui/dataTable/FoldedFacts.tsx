import styled from 'styled-components';
import { by } from '../../theme/by';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden';
import { columnName } from './columnName';
import type { Column } from './tableTypes';

const List = styled.div<{ $numbered: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  margin-top: ${space(0.5)};
  ${by('$numbered', { true: `padding-left: ${space(8)};` })}
  color: ${color('textMuted')};
  ${type(12)}
  white-space: normal;
  font-weight: ${weight.regular};
  /* In a line with its name, whatever it is in a column; an unknown figure is left out. */
  & > span > div {
    display: inline;
  }
  & > span:has(> [data-nothing]) {
    display: none;
  }
`;

/** What a column shows of a record that has nothing to say. */
const NOTHING: readonly unknown[] = [null, undefined, false, '', '–'];

type Props<Row> = { row: Row; index: number; columns: readonly Column<Row>[]; numbered: boolean };

/** What has no column of its own in a narrow place; `onChange` gets the names of all. */
export function FoldedFacts<Row>({ row, index, columns, numbered }: Props<Row>) {
  const facts = columns
    .map((column) => ({ column, content: column.render(row, index) }))
    .filter(({ content }) => !NOTHING.includes(content));
  if (facts.length === 0) return null;
  return (
    <List $numbered={numbered}>
      {facts.map(({ column, content }) => (
        <span key={column.key}>
          {column.folds === 'named' ? `${columnName(column)} ` : <VisuallyHidden>{columnName(column)} </VisuallyHidden>}
          {content}
        </span>
      ))}
    </List>
  );
}
