import { Bookmark, BookmarkPlus, ChevronDown, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import type { SavedView } from '../../../contract/entities/viewSettings';
import type { ListName } from '../../../contract/lists';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/FormDialog';
import { Field } from '../../ui/Field';
import { Menu } from '../../ui/Menu';
import { TextInput } from '../../ui/TextInput';
import { useUndo } from '../../ui/useUndo';
import { useEarlierViews } from './useEarlierViews';
import { useListView } from './useListView';

type Props = {
  list: ListName;
  /** The list's address without and with its present filter. */
  path: string;
  href: string;
};

/** Named views of a list: each is an address, so it can be sent to a colleague too. */
export function SavedViews({ list, path, href }: Props) {
  const { t } = useTranslation('ui');
  const router = useRouter();
  const { views, save, remove, saving } = useSavedViews(list);
  useEarlierViews(list);
  const { offer, bar } = useUndo();
  const [naming, setNaming] = useState(false);
  const query = href.split('?')[1] ?? '';
  const here = views.find((view) => view.query === query);
  const open = (at: string) => void router.push(at === '' ? path : `${path}?${at}`, undefined, { scroll: false });
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button icon={<Bookmark />} trailingIcon={<ChevronDown />}>
            {here?.name ?? t('views.menu')}
          </Button>
        }
        items={[
          ...views.map((view) => ({ key: view.name, label: view.name, onSelect: () => open(view.query) })),
          ...(views.length > 0 ? [{ kind: 'separator' as const, key: 'line' }] : []),
          {
            key: 'save',
            label: t('views.save'),
            icon: <BookmarkPlus />,
            disabled: query === '',
            onSelect: () => setNaming(true),
          },
          ...(here
            ? [
                {
                  key: 'remove',
                  label: t('views.remove', { name: here.name }),
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => offer(t('views.removed', { name: here.name }), remove(here)),
                },
              ]
            : []),
        ]}
      />
      {bar}
      {naming && (
        <NameDialog
          saving={saving}
          onClose={() => setNaming(false)}
          onSave={(name) => save({ name, query }, () => setNaming(false))}
        />
      )}
    </>
  );
}

type NameProps = { saving: boolean; onClose: () => void; onSave: (name: string) => void };

/** Asks for the name of a view; open until the server has it, so that a name that was typed is not lost. */
function NameDialog({ saving, onClose, onSave }: NameProps) {
  const { t } = useTranslation('ui');
  const [name, setName] = useState('');
  const submit = () => {
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={t('views.save')}
      description={t('views.saveText')}
      submitLabel={t('views.confirm')}
      submitDisabled={name.trim() === ''}
      loading={saving}
    >
      <Field label={t('views.name')}>
        <TextInput value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

const none: readonly SavedView[] = [];

/** Named views of a list that the person keeps, oldest first. */
function useSavedViews(list: ListName) {
  const { view, keep, saving } = useListView(list);
  const views = view.saved ?? none;
  return {
    views,
    saving,
    /** One of the same name is replaced. */
    save: (saved: SavedView, onKept: () => void) => keep({ saved: [saved] }, onKept),
    /** Gives the way to put it back. */
    remove: (removed: SavedView) => {
      keep({ saved: [{ name: removed.name, query: null }] });
      return () => keep({ saved: [removed] });
    },
  };
}
