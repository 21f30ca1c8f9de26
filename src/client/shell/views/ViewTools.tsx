import { Columns3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ListName } from '../../../contract/lists';
import { IconButton } from '../../ui/IconButton';
import { lateDialog } from '../../ui/lateDialog';
import type { NamedColumn } from '../../ui/dataTable/tableTypes';
import { ListKeys } from './ListKeys';
import { SavedViews } from './SavedViews';
import { useListView } from './useListView';

const { Dialog: ViewDialog, fetchAhead } = lateDialog(() => import('./ViewDialog').then((part) => part.ViewDialog));

export type ViewToolsProps = {
  list: ListName;
  columns: readonly NamedColumn[];
  /** A grid, whose rows have one height and which has keys of its own. */
  grid?: boolean;
  /** The list's address without and with its present filter; a list without filters has neither, and no named ones. */
  path?: string;
  href?: string;
};

/** Named filters, columns and row height of one's own, and the keys of a list. */
export function ViewTools({ list, columns, grid = false, path, href }: ViewToolsProps) {
  const { t } = useTranslation('ui');
  const { shortcuts } = useListView(list);
  const [open, setOpen] = useState(false);
  return (
    <>
      {path !== undefined && href !== undefined && <SavedViews list={list} path={path} href={href} />}
      <IconButton
        variant="secondary"
        label={t('view.title')}
        icon={<Columns3 />}
        aria-haspopup="dialog"
        onPointerDown={fetchAhead}
        onClick={() => setOpen(true)}
      />
      {open && <ViewDialog list={list} columns={columns} grid={grid} onClose={() => setOpen(false)} />}
      {shortcuts && !grid && <ListKeys />}
    </>
  );
}
