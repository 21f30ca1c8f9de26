import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useRef, useState } from 'react';
import { Checkbox } from './Checkbox';
import { BulkBar } from './dataTable/BulkBar';
import { moveBetweenRows } from './dataTable/moveBetweenRows';
import { rowSelection } from './dataTable/rowSelection';
import { SkeletonRows } from './dataTable/SkeletonRows';
import { sortRows } from './dataTable/sortRows';
import { TableHead } from './dataTable/TableHead';
import { TableRow } from './dataTable/TableRow';
import { useKeptFocus } from './dataTable/useKeptFocus';
import { useTooWide } from './dataTable/useTooWide';
import { Body, Foot, Frame, Table } from './dataTable/tableStyles';
import type { DataTableProps, Sort } from './dataTable/tableTypes';
import { EmptyState } from './EmptyState';
import { IconButton } from './IconButton';

/** A table of records: sortable, selectable, keyboard-friendly; each row is a card under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, loading = false, dense = false, maxHeight, rowHref, onRowClick } = props;
  const { t } = useTranslation('ui');
  const [ownSort, setOwnSort] = useState<Sort | undefined>(props.sort);
  const [scrolled, setScrolled] = useState(false);
  const sort = props.onSort ? props.sort : ownSort;
  const sorted = useMemo(
    () => (props.onSort ? rows : sortRows(rows, columns, ownSort)),
    [props.onSort, rows, columns, ownSort],
  );
  const selection = rowSelection({ rows, rowKey, selected: props.selected, onSelect: props.onSelect });

  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const nothing = !loading && rows.length === 0;
  const focus = useKeptFocus(root);
  const tooWide = useTooWide(frame, !nothing);

  if (nothing) {
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
      <Frame
        ref={frame}
        $maxHeight={maxHeight}
        data-scrolled={scrolled || undefined}
        data-wide={tooWide || undefined}
        onScroll={(event) => setScrolled(event.currentTarget.scrollLeft > 0)}
      >
        <Table aria-label={props['aria-label']} aria-busy={loading || undefined} $minWidth={props.minWidth}>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={props.onSort ?? setOwnSort}
            box={Boolean(maxHeight)}
            tickAll={tickAll}
          />
          <Body onKeyDown={moveBetweenRows}>
            {loading ? (
              <SkeletonRows columns={columns} rows={props.skeletonRows ?? 8} dense={dense} tick={Boolean(selection)} />
            ) : (
              sorted.map((row, index) => {
                const key = rowKey(row);
                return (
                  <TableRow
                    key={key}
                    row={row}
                    index={index}
                    columns={columns}
                    href={rowHref?.(row)}
                    onClick={onRowClick}
                    tone={props.rowTone?.(row)}
                    selected={selection?.has(key) ?? false}
                    dense={dense}
                    tick={
                      selection && (
                        <Checkbox
                          data-row-tick
                          aria-label={t('table.selectRow')}
                          checked={selection.has(key)}
                          onChange={() => selection.toggle(key)}
                        />
                      )
                    }
                  />
                );
              })
            )}
          </Body>
          {props.footer && <Foot>{props.footer}</Foot>}
        </Table>
      </Frame>
      {selection && selection.count > 0 && (
        <BulkBar aria-label={t('table.selected', { count: selection.count })}>
          <strong aria-live="polite">{t('table.selected', { count: selection.count })}</strong>
          {props.bulkActions}
          <IconButton label={t('table.clearSelection')} icon={<X />} onClick={selection.clear} />
        </BulkBar>
      )}
    </div>
  );
}
