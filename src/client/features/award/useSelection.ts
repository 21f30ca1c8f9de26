import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AwardChoice } from '../../../contract/entities/awardChoice';
import type { Comparison } from '../../../contract/entities/comparison';
import { useApi } from '../../api/ApiProvider';
import { awardChoiceQuery, choiceKeys } from '../../queries/awardChoice';
import { useSession } from '../../shell/session/useSession';
import { useTakenOver } from '../../ui/useTakenOver';
import { chosenByOthers, overruledIn, type Overruled, overtakenIn, stillOverruled } from './choiceNotices';
import { changedLines, type Selection, stillValid } from './selection';
import { useChoiceSending } from './useChoiceSending';
import {
  changeWaiting,
  type ChoicePlace,
  countingIn,
  readWaiting,
  subscribeWaiting,
  toSend,
  type WaitingChoice,
  waitingText,
  withChosen,
} from './waitingChoice';

const NOTHING: Selection = {};

/**
 * The award being put together: the same for everybody of the company and on every device. What is chosen here counts at
 * once, stays on this device until the server has it, and binds nobody. `restored` is false until both are known: what the
 * server has, and what this device has beside it.
 */
export function useSelection(comparison: Comparison) {
  const { rfq_number_id: number, status } = comparison;
  const owner = useSession().profile?.id ?? '';
  const client = useQueryClient();
  const place = useMemo(() => ({ owner, number }), [owner, number]);
  const text = useSyncExternalStore(
    subscribeWaiting,
    () => waitingText(place),
    () => null,
  );
  const waiting = useMemo(() => readWaiting(text), [text]);
  const enabled = status === 'CMP' && owner !== '';
  const choice = useQuery({ ...awardChoiceQuery(useApi(), number), enabled });
  // An answer may come before a part of the page that is taken over late: the server drew it without.
  const kept = useTakenOver() ? choice.data : undefined;
  const counting = useMemo(() => countingIn(waiting), [waiting]);
  const whole = useMemo(() => ({ ...sharesOf(kept), ...counting }), [kept, counting]);
  const selection = useMemo(() => stillValid(whole, comparison), [whole, comparison]);
  const sending = useChoiceSending(place, waiting);
  const overruled = useOverruled(kept, waiting);
  const overtaken = useMemo(() => overtakenIn(kept, waiting), [kept, waiting]);
  useForgotten(place, waiting, { status, kept: choice.data });
  const select = useCallback(
    (change: Selection) => {
      // What the comparison no longer shows stays as it was chosen.
      const changed = changedLines(selection, change);
      if (Object.keys(changed).length === 0) return;
      const known = new Map(kept?.lines.map(({ rfq_line_id, chosen_at }) => [rfq_line_id, chosen_at]));
      changeWaiting(place, (before) => withChosen(before, changed, (line) => known.get(line) ?? null));
    },
    [selection, place, kept],
  );
  /** The own choice of what a colleague had chosen before counts, now that the person has seen whose it replaces. */
  const takeAgain = useCallback(
    () => select({ ...selection, ...Object.fromEntries(overtaken.map(({ line, shares }) => [line, shares])) }),
    [select, selection, overtaken],
  );
  /** The colleagues' choice stays. */
  const leave = useCallback(() => changeWaiting(place, toSend), [place]);
  /** The choice became an award: nothing of it is left. */
  const forget = useCallback(() => {
    changeWaiting(place, () => ({}));
    client.setQueryData<AwardChoice>(choiceKeys.detail(number), { lines: [] });
  }, [client, place, number]);
  const chosenBy = useMemo(() => chosenByOthers(kept, selection, counting), [kept, selection, counting]);
  const restored = text !== null && !(enabled && choice.isPending);
  return { selection, select, forget, restored, chosenBy, sending, ...overruled, overtaken, takeAgain, leave };
}

export type ChoiceState = Omit<ReturnType<typeof useSelection>, 'selection' | 'select' | 'forget' | 'restored'>;

const sharesOf = (kept: AwardChoice | undefined): Selection =>
  kept ? Object.fromEntries(kept.lines.map(({ rfq_line_id, shares }) => [rfq_line_id, shares])) : NOTHING;

/**
 * Takes from this device what has no notice any more: a colleague's earlier choice that is the reader's now or says the same,
 * and everything of a request whose award was sent. Kept, it would be said again another day.
 */
function useForgotten(
  place: ChoicePlace,
  waiting: WaitingChoice,
  { status, kept }: { status: Comparison['status']; kept: AwardChoice | undefined },
): void {
  const client = useQueryClient();
  const over = !SELECTING.has(status);
  useEffect(() => {
    if (over && Object.keys(waiting).length > 0) return changeWaiting(place, () => ({}));
    // What is drawn may be older than what the server has just said.
    const now = client.getQueryState<AwardChoice>(choiceKeys.detail(place.number));
    if (!now?.data || now.isInvalidated || now.fetchStatus !== 'idle') return;
    const said = new Set(overtakenIn(now.data, waiting).map(({ line }) => line));
    const isOld = ([line, { overtaken: old }]: [string, WaitingChoice[string]]) => old === true && !said.has(line);
    if (!Object.entries(waiting).some(isOld)) return;
    changeWaiting(place, (before) => Object.fromEntries(Object.entries(before).filter((entry) => !isOld(entry))));
  }, [place, waiting, over, kept, client]);
}

/** States in which the lines of a request can be chosen, now or in its next round. */
const SELECTING: ReadonlySet<Comparison['status']> = new Set(['REQ', 'COL', 'CMP']);

/** Lines that the reader had chosen and that a colleague has chosen otherwise since, until the reader has seen it. */
function useOverruled(kept: AwardChoice | undefined, waiting: WaitingChoice) {
  const [state, setState] = useState<{ kept: AwardChoice | undefined; overruled: readonly Overruled[] }>({
    kept,
    overruled: [],
  });
  if (kept !== state.kept)
    setState({
      kept,
      overruled: [...stillOverruled(state.overruled, kept), ...overruledIn(state.kept, kept)].slice(-20),
    });
  return {
    // What waits here has a notice of its own.
    overruled: state.overruled.filter(({ line }) => !(line in waiting)),
    accept: useCallback(() => setState((before) => ({ ...before, overruled: [] })), []),
  };
}
