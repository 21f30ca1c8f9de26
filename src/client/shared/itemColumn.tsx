import type { ReactNode } from 'react';
import type { RfqLine } from '../../contract/entities/rfq';
import type { Column } from '../ui/dataTable/tableTypes';
import { LineMaterial } from './LineMaterial';
import { fromRfqLine } from './lineRow';

/** The column by which a row is known that is about a line of a request: its number, material, tag and remark. */
export function itemColumn<Row>(
  header: ReactNode,
  lineOf: (row: Row) => RfqLine,
  /** What else is said of it below. */
  noteOf?: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key: 'item',
    numbered: true,
    header,
    wrap: true,
    render: (row) => <LineMaterial row={fromRfqLine(lineOf(row))} note={noteOf?.(row)} />,
  };
}
