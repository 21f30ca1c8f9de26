import { SkeletonBlock } from '../Skeleton';
import { Cell, Row } from './tableStyles';
import type { Column } from './tableTypes';

type Props<Item> = { columns: readonly Column<Item>[]; rows: number; dense: boolean; tick: boolean };

const WIDTHS = ['70%', '55%', '80%', '62%'];

/** Rows of the same height as the real ones while they load. */
export function SkeletonRows<Item>({ columns, rows, dense, tick }: Props<Item>) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} aria-hidden>
      {tick && <Cell $align="left" $wrap={false} $dense={dense} $hideOnPhone />}
      {columns.map((column, index) => (
        <Cell
          key={column.key}
          $align={column.align ?? 'left'}
          $wrap={false}
          $dense={dense}
          $hideOnPhone={column.hideOnPhone ?? false}
        >
          <SkeletonBlock
            $height="12px"
            $width={WIDTHS[(row + index) % WIDTHS.length] ?? '70%'}
            style={{ marginLeft: column.align === 'right' ? 'auto' : undefined, minWidth: 24 }}
          />
        </Cell>
      ))}
    </Row>
  ));
}
