import { Columns3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ListName } from '../../../contract/lists';
import { IconButton } from '../../ui/IconButton';
import { OffPhone } from '../../ui/onPhone';
import { late } from '../../ui/late';
import type { Column } from '../../ui/dataTable/tableTypes';
import { ListKeys } from './ListKeys';
import { SavedViews } from './SavedViews';
import { useListView } from './useListView';

const load = () => import('./ViewDialog');
const ViewDialog = late(() => load().then((part) => part.ViewDialog));

export type ViewToolsProps<Row> = {
  list: ListName;
  /** Of a table; a grid has its own. */
  columns?: readonly Column<Row>[];
  /** The list's address without and with its present filter; a list without filters has neither, and no named ones. */
  path?: string;
  href?: string;
};

/** Named filters, columns and row height of one's own, and the keys of a list. */
export function ViewTools<Row>({ list, columns, path, href }: ViewToolsProps<Row>) {
  const { t } = useTranslation('ui');
  const { shortcuts } = useListView(list);
  const [open, setOpen] = useState(false);
  return (
    <>
      {path !== undefined && href !== undefined && <SavedViews list={list} path={path} href={href} />}
      {/* A phone has cards. */}
      {columns && (
        <OffPhone>
          <IconButton
            variant="secondary"
            label={t('view.title')}
            icon={<Columns3 />}
            aria-haspopup="dialog"
            onPointerDown={() => void load()}
            onClick={() => setOpen(true)}
          />
        </OffPhone>
      )}
      {open && columns && <ViewDialog list={list} columns={columns} onClose={() => setOpen(false)} />}
      {shortcuts && columns && <ListKeys />}
    </>
  );
}
