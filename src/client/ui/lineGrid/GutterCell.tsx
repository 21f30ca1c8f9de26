import { memo, type ReactNode, useRef } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { readCell } from './gridEdits';
import { useCellRole } from './gridRoles';
import type { GridColumn } from './gridTypes';

/** Stands over the place of the first column once a phone has scrolled past it. */
const Lead = styled.div<{ $width: number }>`
  display: none;
  position: absolute;
  inset: -1px auto 0 100%;
  width: ${({ $width }) => $width}px;
  padding: 0 ${space(2)};
  overflow: hidden;
  border-top: 1px solid ${color('line')};
  border-left: 1px solid ${color('line')};
  border-right: 1px solid ${color('lineStrong')};
  background: ${color('surface')};
  color: ${color('text')};
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  .dsg-cell-header & {
    border-top-color: transparent;
    background: ${color('surfaceMuted')};
    color: ${color('textMuted')};
  }
  ${media.phone} {
    .dsg-cell:not(.dsg-cell-header) & {
      ${type(14)}
    }
    [data-scrolled] & {
      display: flex;
      align-items: center;
    }
  }
`;

const LEAD_WIDTH = 112;

export type GutterData<Row extends object> = {
  lead: GridColumn<Row> | undefined;
  move: (row: number, column: number) => void;
};

function PlainGutterCell<Row extends object>({ rowData, rowIndex, columnData }: CellProps<Row, GutterData<Row>>) {
  const { lead, move } = columnData;
  const box = useRef<HTMLSpanElement>(null);
  useCellRole(box, { role: 'rowheader', row: rowIndex, column: -1 });
  return (
    <>
      <span ref={box}>{rowIndex + 1}</span>
      {lead && (
        <Lead
          aria-hidden
          $width={Math.min(lead.width, LEAD_WIDTH)}
          onMouseDown={(event) => {
            event.stopPropagation();
            move(rowIndex, 0);
          }}
        >
          {lead.render ? lead.render(rowData, rowIndex) : readCell(rowData, lead.key)}
        </Lead>
      )}
    </>
  );
}

type AnyGutter = CellProps<object, GutterData<object>>;

const sameGutter = (before: AnyGutter, after: AnyGutter) =>
  before.rowData === after.rowData && before.rowIndex === after.rowIndex && before.columnData === after.columnData;

/** Number of the row; on a phone with the first column beside it. */
export const GutterCell = memo(PlainGutterCell, sameGutter as never) as typeof PlainGutterCell;

type HeadProps = { column: number; children: ReactNode; lead?: { title: string; width: number } | undefined };

/** Name of a column. */
export function HeadTitle({ column, children, lead }: HeadProps) {
  const box = useRef<HTMLSpanElement>(null);
  useCellRole(box, { role: 'columnheader', row: -1, column });
  return (
    <>
      <span ref={box}>{children}</span>
      {lead && (
        <Lead aria-hidden $width={Math.min(lead.width, LEAD_WIDTH)}>
          {lead.title}
        </Lead>
      )}
    </>
  );
}
