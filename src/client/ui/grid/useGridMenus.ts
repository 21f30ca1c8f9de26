import { useTranslation } from 'next-i18next/pages';
import type { MenuItem } from '../menuProps';
import type { PlacedColumn } from './columnLayout';
import type { GridActions } from './gridActions';
import type { GridMenuItem } from './GridMenu';
import type { GridColumn } from './gridTypes';
import { valuesOf } from './gridView';
import { copiedText } from './shownCell';
import { useHandler } from './useHandler';
import type { GridView } from './useGridView';

interface Given<Row extends object> {
  all: readonly GridColumn<Row>[];
  value: readonly Row[];
  view: GridView<Row>;
  hidden: ReadonlySet<string>;
  canHide: (key: string) => boolean;
  show: (key: string, shown: boolean) => void;
  resize: (key: string, width: number | null) => void;
  actions: GridActions<Row>;
  canAddRows: boolean;
  readOnly: boolean;
  copy: () => void;
}

/** Most values of a column that its menu offers to leave out; longer ones are found by Ctrl+F. */
const MOST_VALUES = 12;

/** What the menus of a column and of a right click offer. */
export function useGridMenus<Row extends object>(given: Given<Row>) {
  const { view, actions, show } = given;
  const { t } = useTranslation('ui');
  const filterItems = (column: PlacedColumn<Row>): readonly MenuItem[] => {
    const out = view.filters.get(column.key) ?? new Set<string>();
    const values = valuesOf(given.value, column, copiedText);
    const only = (text: string) => new Set(values.map((value) => value.text).filter((other) => other !== text));
    const items: MenuItem[] = values.slice(0, MOST_VALUES).map(({ text, count }) => ({
      key: `only-${text}`,
      label: t('grid.filterTo', { text: text.slice(0, 40) || t('grid.emptyCell'), count }),
      onSelect: () => view.filterBy(column.key, only(text)),
    }));
    return [
      { kind: 'heading', key: 'filter', label: t('grid.filter') },
      ...(out.size > 0
        ? [{ key: 'all', label: t('grid.filterNone'), onSelect: () => view.filterBy(column.key, new Set()) }]
        : []),
      ...(values.length > 1 ? items : []),
    ];
  };

  const columnItems = useHandler((column: PlacedColumn<Row>): readonly MenuItem[] => {
    const { key } = column;
    const sorted = view.sort?.key === key ? view.sort.order : null;
    return [
      {
        key: 'up',
        label: t('grid.sort.ascending'),
        disabled: sorted === 'ascending',
        onSelect: () => view.sortBy({ key, order: 'ascending' }),
      },
      {
        key: 'down',
        label: t('grid.sort.descending'),
        disabled: sorted === 'descending',
        onSelect: () => view.sortBy({ key, order: 'descending' }),
      },
      ...(view.sort ? [{ key: 'unsort', label: t('grid.sort.none'), onSelect: () => view.sortBy(null) }] : []),
      { kind: 'separator', key: 'a' },
      ...filterItems(column),
      { kind: 'separator', key: 'b' },
      ...(given.canHide(key) ? [{ key: 'hide', label: t('grid.hideColumn'), onSelect: () => show(key, false) }] : []),
      { key: 'fit', label: t('grid.fitColumn'), onSelect: () => given.resize(key, null) },
      ...given.all
        .filter((one) => given.hidden.has(one.key))
        .map((one) => ({
          key: `show-${one.key}`,
          label: t('grid.showColumn', { column: one.title }),
          onSelect: () => show(one.key, true),
        })),
    ];
  });
  const cellItems = useHandler((): readonly GridMenuItem[] => {
    const rows = actions.area();
    const count = rows ? rows.max.row - rows.min.row + 1 : 0;
    return [
      { key: 'copy', label: t('grid.menu.copy'), shortcut: 'Ctrl+C', onSelect: given.copy },
      ...(given.readOnly
        ? []
        : [
            { key: 'clear', label: t('grid.menu.clear'), shortcut: 'Delete', onSelect: actions.clear },
            { key: 'fill', label: t('grid.menu.fillDown'), shortcut: 'Ctrl+D', onSelect: actions.fillDown },
          ]),
      ...(given.canAddRows
        ? [
            { key: 'a', separator: true as const },
            { key: 'above', label: t('grid.menu.above'), onSelect: () => actions.insertRows('above') },
            {
              key: 'below',
              label: t('grid.menu.below'),
              shortcut: 'Shift+Enter',
              onSelect: () => actions.insertRows('below'),
            },
            { key: 'duplicate', label: t('grid.menu.duplicate', { count }), onSelect: actions.duplicateRows },
            { key: 'delete', label: t('grid.deleteRows', { count }), onSelect: actions.removeRows },
          ]
        : []),
    ];
  });
  return { columnItems, cellItems };
}
