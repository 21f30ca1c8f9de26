import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RfqReach } from '../../../../contract/endpoints/rfqReach';
import { useApi } from '../../../api/ApiProvider';
import { rfqQueries } from '../../../queries/rfq';
import { type EditorStep, stepOfProblem } from './editorSteps';
import { DELIVERY_PLACE, leadTo } from './leadTo';
import { cellsToMend, type Problem, toCheck } from './problems';
import type { Draft } from './useDraft';
import { useJump } from './useJump';
import type { useSubmit } from './useSubmit';
import { useUnread } from './useUnread';

type Submit = ReturnType<typeof useSubmit>;
type GoToStep = (step: EditorStep) => Promise<void>;

/**
 * The window before sending: it opens when nothing is missing. What is missing or refused is led to, in whatever step it is.
 */
export function useReview({ lines }: Draft, { check, send, refused }: Submit, look: () => void, go: GoToStep) {
  const [preview, setPreview] = useState(false);
  const wanted = useRef(false);
  useEffect(() => {
    wanted.current = preview;
  }, [preview]);
  const { jump, goTo } = useJump();
  const unread = useUnread(
    () => setPreview(false),
    () => go('lines'),
  );
  const showFirst = async (first: Problem) => {
    const step = stepOfProblem(first);
    if (step) await go(step);
    const [cell] = first === 'lines' ? cellsToMend(lines, refused) : [];
    if (cell) goTo(cell);
    else showFirstError();
  };
  return {
    preview,
    setPreview,
    jump,
    goTo,
    ...unread,
    openPreview: () => {
      const [first] = check();
      if (first) return void showFirst(first);
      look();
      setPreview(true);
    },
    /** Leaves the window for the first line whose reading is not sure. */
    showUnsure: () => {
      setPreview(false);
      const row = toCheck(lines).first;
      // After the window has given the focus back.
      requestAnimationFrame(() => void go('lines').then(() => goTo({ row, key: 'qty' })));
    },
    /** Leaves the window for the place of delivery. */
    showPlace: () =>
      leadTo(
        DELIVERY_PLACE,
        () => setPreview(false),
        () => go('terms'),
      ),
    send: async () => {
      const answer = await send(() => wanted.current);
      // A failure that no field explains stays in the window.
      if (answer === 'done' || answer === 'open') return;
      setPreview(false);
      await go(answer);
      showFirstError();
    },
  };
}

function showFirstError(): void {
  requestAnimationFrame(() => {
    const all = document.querySelectorAll<HTMLElement>('#content [aria-invalid="true"], #content [role="alert"]');
    // A step that is not shown has no place to go to.
    const wrong = [...all].find((one) => one.offsetParent !== null);
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}

/** Who would receive the draft, fetched from the server after it has all input; each `look` fetches again. */
export function useReach({ flush }: Pick<Draft, 'flush'>): { reach: UseQueryResult<RfqReach>; look: () => void } {
  const [looks, setLooks] = useState(0);
  const reach = useQuery(rfqQueries(useApi()).reach(looks, flush));
  return { reach, look: () => setLooks(looks + 1) };
}
