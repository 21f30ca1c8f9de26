import { useEffect, useEffectEvent } from 'react';
import type { ListName } from '../../../contract/lists';
import { getProfile, patchViewSettings } from '../../../contract/routes/reader';
import { useApiMutation } from '../../queries/mutation';
import { profileKeys } from '../../queries/profile';
import { earlierViews, leaveEarlier, withEarlier } from './earlierViews';

/**
 * Takes the named views that an earlier release kept in this browser over to the person, once. They leave the browser
 * when the server has them; without a network the next visit tries again.
 */
export function useEarlierViews(list: ListName): void {
  const { mutate } = useApiMutation({
    call: async (send) => {
      // The profile at hand may be older than what another device kept since.
      const { view_settings } = await send(getProfile, {});
      const { views, left } = withEarlier(view_settings.lists[list]?.saved ?? [], earlierViews(list));
      const answer = await send(patchViewSettings, { body: { lists: { [list]: { saved: views } } } });
      leaveEarlier(list, left);
      return answer;
    },
    silent: true,
    cache: (answer) => [profileKeys.all(), answer],
  });
  const takeOver = useEffectEvent(() => mutate());
  useEffect(() => {
    if (earlierViews(list).length > 0) takeOver();
  }, [list]);
}
