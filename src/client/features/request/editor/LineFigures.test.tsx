// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { GridBody } from '../../../ui/grid/GridBody';
import { blankLine } from './editorLine';
import { LineFigures } from './LineFigures';
import { linesOf, newRow, rowOf } from './gridRow';
import { NOTHING_REFUSED } from './problems';
import { reread } from './understanding';
import { useLineColumns } from './useLineColumns';

/** One line lacks quantity and unit, one its angle; one is right. */
const lines = [
  ...linesOf([{ ...newRow(), raw_text: 'PIPE SMLS 4" SCH40 A106-B' }]),
  reread(blankLine(), 'ELBOW 4" SCH40 A234-WPB 6 EA'),
  reread(blankLine(), 'PIPE SMLS 4" SCH40 A106-B 60 M'),
].map((line, index) => (index === 0 ? { ...line, warnings: [] } : line));

function Editor() {
  return (
    <>
      <GridBody
        aria-label="lines"
        columns={useLineColumns(NOTHING_REFUSED, 'KRW', null)}
        value={lines.map(rowOf)}
        onChange={() => undefined}
        newRow={newRow}
      />
      <LineFigures lines={lines} label="figures" />
    </>
  );
}

test('grid and foot count the same lines to mend and to look at by the same words, on a phone too', async () => {
  const { say } = await renderPart(<Editor />);
  const figures = screen.getByLabelText('figures');
  for (const [grid, foot] of [
    [say('ui:grid.errors', { count: 1 }), say('buyer:figures.lacking')],
    [say('ui:grid.doubts', { count: 1 }), say('buyer:figures.unsure')],
  ] as const) {
    expect(grid).toBe(`${foot} (1)`);
    screen.getByRole('button', { name: grid });
    const fact = within(figures).getByText(foot).parentElement;
    expect(fact?.textContent).toBe(`${foot}1`);
    // What is a detail is left out on a phone.
    expect(fact?.dataset['detail']).toBeUndefined();
  }
});
