import type { ReactNode } from 'react';

export type Align = 'left' | 'right' | 'center';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  /** Label in the card of a phone and name in sort buttons when `header` is not plain text; '' shows none. */
  label?: string;
  /** The first column begins with a line's number: what folds under it stands under its words. */
  numbered?: boolean;
  /** Right for figures. */
  align?: Align;
  /** CSS length; columns without it share what is left. */
  width?: string;
  render: (row: Row, index: number) => ReactNode;
  /** Value to sort by in the browser; with the table's `onSort` give `sortable` instead. */
  sortValue?: (row: Row) => string | number | null;
  sortable?: boolean;
  /** Text that may break; figures and codes never do. */
  wrap?: boolean;
  hideOnPhone?: boolean;
  /**
   * Of a table with a `view` or `twoLines`: its place at the right end of the two lines that a row is on a phone; the rest
   * opens in a sheet.
   */
  card?: 'top' | 'bottom';
  /** Shows one icon button, which stands in the corner of a phone's card. */
  corner?: boolean;
  /**
   * Goes under the record's name, small, where the table's place is narrower than its `minWidth`, with the column's name
   * where its content does not speak for itself. Nothing stands there for a row that renders nothing.
   */
  folds?: 'plain' | 'named';
};

/** What is known of a column where only its choice counts: of a table's or of a grid's. */
export type NamedColumn = { key: string; header: ReactNode; label?: string; width?: string };

/** What a reader chose for a column; without a width it has its usual one. */
export type ColumnChoice = { key: string; hidden: boolean; width: number | null };

/** How a reader has a table of one-line rows, or a grid: the columns, and how high a row of the table is. */
export type TableView = {
  columns: readonly ColumnChoice[];
  rows: 'comfortable' | 'compact';
  /** A column was made wider or narrower in its head. */
  onColumns: (columns: ColumnChoice[]) => void;
};

export type Sort = { key: string; direction: 'asc' | 'desc' };

export type RowTone = 'muted' | 'accent' | 'danger';

export type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the table for screen readers. */
  'aria-label': string;
  /** Address of a row's record: the whole row opens it, the first column holds the link. */
  rowHref?: (row: Row) => string | undefined;
  onRowClick?: (row: Row) => void;
  rowTone?: (row: Row) => RowTone | undefined;
  /** With `onSort` the caller sorts; without, columns with `sortValue` are sorted here. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: Set<string>) => void;
  /** Buttons of the bar that shows while something is selected. */
  bulkActions?: ReactNode;
  loading?: boolean;
  skeletonRows?: number;
  empty?: ReactNode;
  /** `page`: the head sticks below the page's header (default). `box`: the table scrolls within this height. */
  maxHeight?: string;
  /** Least width in px (768 px and up): below it columns that may do so fold under the name, or the table scrolls sideways. */
  minWidth?: number;
  /** A `<tr>` with totals. */
  footer?: ReactNode;
  dense?: boolean;
  /** Every row is one line where the window is wide, with the reader's own columns. */
  view?: TableView | undefined;
  /** On a phone every row is two lines and the rest of it opens in a sheet, as with a `view`. */
  twoLines?: boolean;
  /** Draws only the rows in sight of the window: for thousands of them. */
  windowed?: boolean;
  /**
   * Names rows whose HTML the server keeps (`Kept`): of a table without ticks whose columns draw from nothing but their row and
   * the language.
   */
  keptRows?: string;
};
