import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';
import { paths, type RequestStart } from '../../../paths';
import { useRoute } from '../../../shell/useRoute';
import type { Problem } from './problems';

/** The steps of the request editor, in their order. */
export const EDITOR_STEPS = ['lines', 'terms', 'sellers'] as const;
export type EditorStep = (typeof EDITOR_STEPS)[number];

/** The step that an address names; the first one if it names none. */
export const stepOf = (text: string | undefined): EditorStep => EDITOR_STEPS.find((one) => one === text) ?? 'lines';

/** The step after this one; null after the last. */
export const stepAfter = (step: EditorStep): EditorStep | null => EDITOR_STEPS[EDITOR_STEPS.indexOf(step) + 1] ?? null;

/** The step in which a problem is mended; null for the title, which stands above all of them. */
export function stepOfProblem(problem: Problem): EditorStep | null {
  if (problem === 'title') return null;
  return problem === 'lines' || problem === 'no_lines' ? 'lines' : 'terms';
}

/** Address of a step; the first one is not named in it. */
export const stepHref = (way: RequestStart, { id, step }: { id: string | undefined; step: EditorStep }): string =>
  paths.buyer.editorFrom(way, { id, step: step === 'lines' ? undefined : step });

/**
 * The step of the editor, which stands in the address: back, forward and a reload keep it. Another step is shown without
 * asking the server, so that it also works without a network. `go` resolves once the step is on the screen.
 */
export function useEditorStep(way: RequestStart) {
  const router = useRouter();
  const { query } = useRoute();
  const step = stepOf(query.step);
  const now = useRef({ id: query.id, step });
  useEffect(() => {
    now.current = { id: query.id, step };
  });
  const { push } = router;
  const go = useCallback(
    async (to: EditorStep) => {
      const { id, step: from } = now.current;
      if (to === from) return;
      await push(stepHref(way, { id, step: to }), undefined, { shallow: true, scroll: true });
    },
    [push, way],
  );
  return { step, go };
}
