import { useCallback, useEffect, useRef, useState } from 'react';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { ApiError, hasCode } from '../../api/ApiError';
import { useKeepChoice } from '../../queries/awardChoice';
import {
  changeWaiting,
  type ChoicePlace,
  readWaiting,
  toSend,
  type WaitingChoice,
  waitingText,
  withoutSent,
} from './waitingChoice';

/** How long after a failure it is tried again by itself. */
const AGAIN_MS = 15_000;

/**
 * Brings what was chosen here to the server: one call at a time, with everything that waits. Without an answer it waits on
 * this device and is sent again once the network is back, after a while, or at the next choice. What is refused goes from here.
 */
export function useChoiceSending(place: ChoicePlace, waiting: WaitingChoice) {
  const { mutateAsync } = useKeepChoice(place.number);
  const busy = useRef(false);
  const [failed, setFailed] = useState<'offline' | 'refused' | null>(null);
  const some = Object.keys(toSend(waiting)).length > 0;

  const send = useCallback(async () => {
    if (busy.current || place.owner === '') return;
    busy.current = true;
    let sent: WaitingChoice = {};
    try {
      for (;;) {
        sent = toSend(readWaiting(waitingText(place)));
        const lines = Object.entries(sent).map(([rfq_line_id, { shares, based_on }]) => ({
          rfq_line_id,
          shares: [...shares],
          based_on,
        }));
        if (lines.length === 0) break;
        const { overtaken } = await mutateAsync({ lines });
        changeWaiting(place, (now) => withoutSent(now, sent, overtaken));
      }
      setFailed(null);
    } catch (error) {
      // The request is no longer compared: there is nothing to choose.
      const over = hasCode(error, ERROR_CODES.RFQ_STATE);
      if (over) changeWaiting(place, () => ({}));
      // What was refused would be again: it is said now, and nothing of it comes back another day.
      else if (isRefusal(error)) changeWaiting(place, (now) => withoutSent(now, sent, []));
      setFailed(over ? null : isRefusal(error) ? 'refused' : 'offline');
    } finally {
      busy.current = false;
    }
  }, [place, mutateAsync]);

  useEffect(() => {
    if (some) queueMicrotask(() => void send());
  }, [some, waiting, send]);
  useEffect(() => {
    if (!some || failed !== 'offline') return;
    const again = setInterval(() => void send(), AGAIN_MS);
    const now = () => void send();
    window.addEventListener('online', now);
    return () => {
      clearInterval(again);
      window.removeEventListener('online', now);
    };
  }, [some, failed, send]);
  return {
    failed: some || failed === 'refused' ? failed : null,
    retry: useCallback(() => void send(), [send]),
    /** The reader has seen that it was refused. */
    dismiss: useCallback(() => setFailed(null), []),
  };
}

/** Whether the server's answer stands: all but of a login to renew, a call that took too long, and too many of them. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === null) return false;
  return error.status < 500 && ![401, 408, 429].includes(error.status);
}
