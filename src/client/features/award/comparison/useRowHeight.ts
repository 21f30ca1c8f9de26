import type { Profile } from '../../../../contract/entities/person';
import { patchViewSettings } from '../../../../contract/routes/reader';
import { useApiMutation } from '../../../queries/mutation';
import { profileKeys } from '../../../queries/profile';
import { useSession } from '../../../shell/session/useSession';
import type { RowHeight } from './matrixMeasures';

/** How high the person has the rows of the matrix, on every device, and changing it: shown at once, undone when it is not kept. */
export function useRowHeight(): [RowHeight, (height: RowHeight) => void] {
  const { profile } = useSession();
  const keep = useApiMutation({
    call: (send, comparison_rows: RowHeight) => send(patchViewSettings, { body: { comparison_rows } }),
    optimistic: (show, comparison_rows) =>
      show<Profile>(profileKeys.all(), (known) => ({
        ...known,
        view_settings: { ...known.view_settings, comparison_rows },
      })),
    cache: (answer) => [profileKeys.all(), answer],
  });
  return [profile?.view_settings.comparison_rows ?? 'compact', keep.mutate];
}
