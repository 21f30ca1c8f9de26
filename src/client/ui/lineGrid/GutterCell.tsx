import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import { readCell } from './gridEdits';
import { useRowRole } from './gridRoles';
import type { GridColumn } from './gridTypes';

/** Width of what stands over the place of the first column once a phone has scrolled past it. */
const LEAD_WIDTH = 112;
const leadWidth = (width: number) => ({ '--lead-width': `${Math.min(width, LEAD_WIDTH)}px` }) as CSSProperties;

/** What a head is to assistive technology; the row numbers are column -1. */
const headOf = (role: 'rowheader' | 'columnheader', column: number) => ({ role, 'aria-colindex': column + 2 });

export type GutterData<Row extends object> = {
  lead: GridColumn<Row> | undefined;
  move: (row: number, column: number) => void;
  rowNumber?: ((row: Row) => number) | undefined;
};

function PlainGutterCell<Row extends object>({ rowData, rowIndex, columnData }: CellProps<Row, GutterData<Row>>) {
  const { lead, move, rowNumber } = columnData;
  const box = useRef<HTMLSpanElement>(null);
  useRowRole(box, rowIndex);
  return (
    <>
      <span ref={box} {...headOf('rowheader', -1)}>
        {rowNumber ? rowNumber(rowData) : rowIndex + 1}
      </span>
      {lead && (
        <div
          aria-hidden
          className="grid-lead"
          style={leadWidth(lead.width)}
          onMouseDown={(event) => {
            event.stopPropagation();
            move(rowIndex, 0);
          }}
        >
          {lead.render ? lead.render(rowData, rowIndex) : readCell(rowData, lead.key)}
        </div>
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
  useRowRole(box, -1);
  return (
    <>
      <span ref={box} {...headOf('columnheader', column)}>
        {children}
      </span>
      {lead && (
        <div aria-hidden className="grid-lead" style={leadWidth(lead.width)}>
          {lead.title}
        </div>
      )}
    </>
  );
}
