import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '../IconButton';
import { Link } from '../Link';
import type { MouseEvent, ReactNode } from 'react';
import { columnName } from './columnName';
import { FoldedFacts } from './FoldedFacts';
import { Cell, Row } from './tableStyles';
import type { Column, RowTone } from './tableTypes';
import { NativeButton } from '../nativeControls';

type Props<Item> = {
  row: Item;
  index: number;
  columns: readonly Column<Item>[];
  /** Columns that stand under the record's name instead. */
  folded: readonly Column<Item>[];
  href: string | undefined;
  onClick: ((row: Item) => void) | undefined;
  tone: RowTone | undefined;
  selected: boolean;
  tick: ReactNode;
  dense: boolean;
  /** Not all rows of its table are drawn: it says which one it is. */
  numbered: boolean;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** Opens what the two lines of a phone have no room for. */
  onDetails?: ((row: Item) => void) | undefined;
};

const INTERACTIVE = 'a, button, input, select, textarea, label, [role="menuitem"]';

/** One record; a click anywhere that is not itself a control opens it through the link in the first column. */
export function TableRow<Item>({
  row,
  index,
  columns,
  folded,
  href,
  onClick,
  tone,
  selected,
  tick,
  dense,
  numbered,
  measure,
  onDetails,
}: Props<Item>) {
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || target.closest(INTERACTIVE) || window.getSelection()?.toString()) return;
    if (onClick) onClick(row);
    else if (href && (event.metaKey || event.ctrlKey)) window.open(href, '_blank', 'noopener');
    else currentTarget.querySelector<HTMLAnchorElement>('a[data-row-link]')?.click();
  };
  const clickable = Boolean(href || onClick);
  const lead = columns[0];
  const icons = (tick ? 1 : 0) + (columns.some(({ corner }) => corner) ? 1 : 0);
  return (
    <Row
      ref={measure}
      data-index={measure && index}
      aria-rowindex={numbered ? index + 2 : undefined}
      $tone={tone}
      $selected={selected}
      $clickable={clickable}
      onClick={clickable ? open : undefined}
    >
      {tick && (
        <Cell data-tick $align="left" $wrap={false} $dense={dense} $hideOnPhone={false}>
          {tick}
        </Cell>
      )}
      {columns.map((column) => (
        <Cell
          key={column.key}
          $align={column.align ?? 'left'}
          $wrap={column.wrap ?? false}
          $dense={dense}
          $hideOnPhone={column.hideOnPhone ?? false}
          data-lead={column === lead || undefined}
          data-card={column.card}
          data-icons={column === lead && icons > 0 ? icons : undefined}
          data-corner={column.corner ? icons : undefined}
          data-label={column === lead ? undefined : columnName(column) || undefined}
        >
          {column === lead && href ? (
            <Link href={href} data-row-link data-row-focus>
              {column.render(row, index)}
            </Link>
          ) : column === lead && onClick ? (
            <NativeButton type="button" data-row-focus onClick={() => onClick(row)}>
              {column.render(row, index)}
            </NativeButton>
          ) : (
            column.render(row, index)
          )}
          {column === lead && folded.length > 0 && (
            <FoldedFacts row={row} index={index} columns={folded} numbered={column.numbered ?? false} />
          )}
        </Cell>
      ))}
      {onDetails && (
        <Cell data-details $align="right" $wrap={false} $dense={dense} $hideOnPhone={false}>
          <Details onOpen={() => onDetails(row)} />
        </Cell>
      )}
    </Row>
  );
}

/** Only a phone has it: rows elsewhere need no texts of their own. */
function Details({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('ui');
  return <IconButton label={t('table.details')} icon={<ChevronsUpDown />} onClick={onOpen} />;
}
