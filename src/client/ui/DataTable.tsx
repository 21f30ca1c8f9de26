import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef, useState } from 'react';
import { Checkbox } from './Checkbox';
import { moveBetweenRows } from './dataTable/moveBetweenRows';
import { LongRows } from './dataTable/LongRows';
import { RecordRows } from './dataTable/RecordRows';
import { rowSelection } from './dataTable/rowSelection';
import { SelectionBar } from './dataTable/SelectionBar';
import { SkeletonRows } from './dataTable/SkeletonRows';
import { TableHead } from './dataTable/TableHead';
import { Body, Foot, Frame, Table } from './dataTable/tableStyles';
import type { DataTableProps } from './dataTable/tableTypes';
import { useFolded } from './dataTable/useFolded';
import { useKeptFocus } from './dataTable/useKeptFocus';
import { useSortedRows } from './dataTable/useSortedRows';
import { useTooWide } from './dataTable/useTooWide';
import { EmptyState } from './EmptyState';

/** A table of records: sortable, selectable, keyboard-friendly; each row is a card under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, loading = false, dense = false } = props;
  const { t } = useTranslation('ui');
  const { sorted, sort, onSort } = useSortedRows(props);
  const selection = rowSelection({ rows, rowKey, selected: props.selected, onSelect: props.onSelect });
  const root = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(root);
  const { columns, folded } = useFolded(root, props);

  if (!loading && rows.length === 0) {
    return (
      <div ref={root} {...focus}>
        <Frame>{props.empty ?? <EmptyState title={t('table.empty')} />}</Frame>
      </div>
    );
  }
  const tickAll = selection && (
    <Checkbox
      aria-label={t('table.selectAll')}
      checked={selection.all}
      indeterminate={selection.some}
      onChange={selection.toggleAll}
    />
  );
  return (
    <div ref={root} {...focus}>
      <ScrolledFrame maxHeight={props.maxHeight}>
        <Table
          aria-label={props['aria-label']}
          aria-busy={loading || undefined}
          aria-rowcount={props.windowed ? rows.length + 1 : undefined}
          $minWidth={folded.length > 0 ? undefined : props.minWidth}
        >
          <TableHead {...{ columns, sort, onSort, tickAll }} box={Boolean(props.maxHeight)} />
          <Body onKeyDown={moveBetweenRows}>
            {loading ? (
              <SkeletonRows columns={columns} rows={props.skeletonRows ?? 8} dense={dense} tick={Boolean(selection)} />
            ) : props.windowed ? (
              <LongRows {...props} columns={columns} folded={folded} rows={sorted} selection={selection} />
            ) : (
              <RecordRows {...props} columns={columns} folded={folded} rows={sorted} selection={selection} />
            )}
          </Body>
          {props.footer && <Foot>{props.footer}</Foot>}
        </Table>
      </ScrolledFrame>
      {selection && selection.count > 0 && (
        <SelectionBar count={selection.count} onClear={selection.clear}>
          {props.bulkActions}
        </SelectionBar>
      )}
    </div>
  );
}

/** The box of a table, marked for its style where the table is too wide for it and where it is scrolled sideways. */
function ScrolledFrame({ maxHeight, children }: { maxHeight: string | undefined; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const tooWide = useTooWide(frame);
  return (
    <Frame
      ref={frame}
      $maxHeight={maxHeight}
      data-scrolled={scrolled || undefined}
      data-wide={tooWide || undefined}
      onScroll={(event) => setScrolled(event.currentTarget.scrollLeft > 0)}
    >
      {children}
    </Frame>
  );
}
