// @vitest-environment happy-dom
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { EditorStep } from './editorSteps';
import { StepPanel } from './StepPanel';

test.each([
  ['at once where it is shown', 'lines', '2'],
  ['after what was pressed where nobody sees it', 'terms', '1'],
] as const)('what belongs to a step is drawn again %s', async (_, current, first) => {
  const drawn: (string | null)[] = [];
  const panel = (count: number, shown: EditorStep) => (
    <Profiler id="step" onRender={() => drawn.push(document.querySelector('#step-lines')?.textContent ?? null)}>
      <StepPanel step="lines" current={shown}>
        {count}
      </StepPanel>
    </Profiler>
  );
  const { change } = await renderPart(panel(1, current));
  drawn.length = 0;
  change(panel(2, current));
  expect([drawn[0], drawn.at(-1)]).toEqual([first, '2']);
});
