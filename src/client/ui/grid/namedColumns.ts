import type { NamedColumn } from '../dataTable/tableTypes';
import type { GridColumn } from './gridTypes';

/** Columns of a grid as the window names them in which a reader chooses. */
export const namedColumns = <Row extends object>(columns: readonly GridColumn<Row>[]): NamedColumn[] =>
  columns.map(({ key, title, width }) => ({ key, header: title, width: `${width}px` }));
