import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { by } from '../../../theme/by';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import type { EditorStep } from './editorSteps';

/** What stands above and below a step. */
const AROUND = '148px';

const Root = styled.div<{ $shown: boolean; $fills: boolean }>`
  ${by('$shown', { true: 'display: flex;', false: 'display: none;' })}
  flex-direction: column;
  gap: ${space(10)};
  outline: none;
  /* The foot stays at the window's foot from step to step, however little a step holds; the grid measures its own room. */
  ${by('$fills', { true: `min-height: calc(100dvh - var(--header-height) - ${AROUND});`, false: 'min-height: 0;' })}
  ${media.print} {
    display: flex;
    min-height: 0;
  }
`;

/** The element that holds a step, which gets the focus when its step is chosen. */
export const panelId = (step: EditorStep): string => `step-${step}`;

export type StepPanelProps = { step: EditorStep; current: EditorStep; children: ReactNode };

/**
 * What belongs to one step. It stays there while another is shown, so that nothing typed, read or undone is lost, and print
 * has all of them; what nobody sees is drawn after what was pressed.
 */
export function StepPanel({ step, current, children }: StepPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = step === current;
  const later = useDeferredValue(children);
  // A field left by the browser's back button takes what was typed, as if it had been left by a press.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!shown && activeElement instanceof HTMLElement && root.current?.contains(activeElement)) activeElement.blur();
  }, [shown]);
  return (
    <Root ref={root} id={panelId(step)} tabIndex={-1} $shown={shown} $fills={step !== 'lines'}>
      {shown ? children : later}
    </Root>
  );
}
