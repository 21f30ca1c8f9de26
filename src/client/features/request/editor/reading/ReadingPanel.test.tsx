// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../../tests/support/renderPart';
import { blankLine } from '../editorLine';
import { reread } from '../understanding';
import { ReadingPanel } from './ReadingPanel';

test.each([
  ['ko', ['엘보', 'SCH40'], ['90도 롱엘보', '90도 숏엘보', '45도 엘보']],
  ['en', ['ELBOW', 'SCH40'], ['ELBOW 90 LR', 'ELBOW 90 SR', 'ELBOW 45 DEG']],
] as const)(
  'what was read and what is proposed stand in the words of the trade (%s)',
  async (language, read, proposed) => {
    const line = reread(blankLine(), '엘보 100A SCH40 A234-WPB 12 EA');
    const nothing = () => undefined;
    const panel = <ReadingPanel no={1} line={line} lines={[line]} onCorrect={nothing} onExclude={nothing} />;
    const { say } = await renderPart(panel, language);
    const chips = [...document.querySelectorAll('li > b')].map(({ textContent }) => textContent);
    expect(chips).toEqual(expect.arrayContaining([...read]));
    const row = screen.getByLabelText(say('buyer:reading.suggestions'));
    expect(
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(proposed.map((name, index) => `Alt+${index + 1} ${say('trade:field.type')} ${name}`));
  },
);

test('a pressure class beside the schedule is no schedule', async () => {
  const line = reread(blankLine(), 'FLANGE WN RF 100A 10K SCH40 SS400 6 EA');
  const nothing = () => undefined;
  await renderPart(<ReadingPanel no={1} line={line} lines={[line]} onCorrect={nothing} onExclude={nothing} />);
  screen.getByText('SCH40 10K');
});
