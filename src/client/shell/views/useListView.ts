import { useCallback, useMemo } from 'react';
import type { Profile } from '../../../contract/entities/person';
import type {
  ListView,
  ListViewChange,
  ViewSettings,
  ViewSettingsChange,
} from '../../../contract/entities/viewSettings';
import type { ListName } from '../../../contract/lists';
import { mergedViewSettings } from '../../../domain/account/mergedViewSettings';
import { patchViewSettings } from '../../../contract/routes/reader';
import { useApiMutation } from '../../queries/mutation';
import { profileKeys } from '../../queries/profile';
import { useSession } from '../session/useSession';
import type { TableView } from '../../ui/dataTable/tableTypes';

type Settings = Partial<ViewSettings>;

/** Changes how the person looks at work pages, on every device: shown at once, undone when it is not kept. */
export function useViewSettings() {
  const { profile } = useSession();
  const keep = useApiMutation({
    call: (send, change: ViewSettingsChange) => send(patchViewSettings, { body: change }),
    optimistic: (show, change) =>
      show<Profile>(profileKeys.all(), (known) => ({
        ...known,
        view_settings: mergedViewSettings(known.view_settings, change),
      })),
    cache: (answer) => [profileKeys.all(), answer],
  });
  // A profile that an earlier release kept in the browser has less.
  const known: Settings = profile?.view_settings ?? {};
  return { known, change: keep.mutate, saving: keep.isPending, signedIn: profile !== undefined && profile !== null };
}

const NOTHING: ListView = {};

/** How the person has one list: its columns, their widths, the order, the named filters; a visitor has it as usual. */
export function useListView(list: ListName) {
  const { known, change, saving, signedIn } = useViewSettings();
  const view = known.lists?.[list] ?? NOTHING;
  const rows = known.list_rows ?? 'comfortable';
  const keep = useCallback(
    (part: ListViewChange, onKept?: () => void) => {
      if (signedIn) change({ lists: { [list]: part } }, { onSuccess: onKept });
    },
    [list, signedIn, change],
  );
  return { view, rows, shortcuts: known.shortcuts ?? true, signedIn, saving, keep, change };
}

/** The same as a table takes it. */
export function useTableViewOf(list: ListName): TableView {
  const { view, rows, keep } = useListView(list);
  const { columns } = view;
  return useMemo(
    () => ({ columns: columns ?? [], rows, onColumns: (next) => keep({ columns: next }) }),
    [columns, rows, keep],
  );
}
