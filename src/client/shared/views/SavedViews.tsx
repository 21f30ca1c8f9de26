import { Bookmark, BookmarkPlus, ChevronDown, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/FormDialog';
import { Field } from '../../ui/Field';
import { Menu } from '../../ui/Menu';
import { TextInput } from '../../ui/TextInput';
import { useUndo } from '../../ui/useUndo';
import * as z from 'zod';
import { browserStore } from '../browserStore';

type Props = {
  /** Name of the list, the same on every visit. */
  list: string;
  /** The list's address without and with its present filter. */
  path: string;
  href: string;
};

/** Named views of a list: each is an address, so it can be sent to a colleague too. */
export function SavedViews({ list, path, href }: Props) {
  const { t } = useTranslation('ui');
  const router = useRouter();
  const { views, save, remove } = useSavedViews(list);
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
          <Button size="sm" icon={<Bookmark />} trailingIcon={<ChevronDown />}>
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
                  onSelect: () => offer(t('views.removed', { name: here.name }), remove(here.name)),
                },
              ]
            : []),
        ]}
      />
      {bar}
      {naming && <NameDialog onClose={() => setNaming(false)} onSave={(name) => save({ name, query })} />}
    </>
  );
}

function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const { t } = useTranslation('ui');
  const [name, setName] = useState('');
  const submit = () => {
    if (name.trim() === '') return;
    onSave(name.trim());
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={t('views.save')}
      description={t('views.saveText')}
      submitLabel={t('views.confirm')}
      submitDisabled={name.trim() === ''}
    >
      <Field label={t('views.name')}>
        <TextInput value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

/** A named way to look at a list: the query of its address. */
interface SavedView {
  name: string;
  query: string;
}

const shape = z.array(z.object({ name: z.string(), query: z.string() }));
const MOST = 20;
const keyOf = (list: string) => `stlbs-views-${list}`;
const none: readonly SavedView[] = [];
const store = browserStore();
const read = new Map<string, { text: string; views: readonly SavedView[] }>();

function viewsOf(list: string): readonly SavedView[] {
  const text = localStorage.getItem(keyOf(list)) ?? '[]';
  const kept = read.get(list);
  if (kept?.text === text) return kept.views;
  const views = parsed(text);
  read.set(list, { text, views });
  return views;
}

function parsed(text: string): readonly SavedView[] {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return none;
  }
}

function keep(list: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(views.slice(-MOST)));
  } catch {
    // A full or forbidden store: the view still stands in the address.
  }
  store.notify();
}

/** Views of a list that this browser keeps, oldest first. */
function useSavedViews(list: string) {
  const views = useSyncExternalStore(
    store.subscribe,
    () => viewsOf(list),
    () => none,
  );
  return {
    views,
    /** One of the same name is replaced. */
    save: (view: SavedView) => keep(list, [...views.filter(({ name }) => name !== view.name), view]),
    /** Gives the way to put it back, in its place. */
    remove: (name: string) => {
      keep(
        list,
        views.filter((view) => view.name !== name),
      );
      return () => keep(list, views);
    },
  };
}
