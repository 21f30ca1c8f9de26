// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiProvider } from '../../../api/ApiProvider';
import { TextInput } from '../../../ui/TextInput';
import { blankLine, type EditorLine } from './editorLine';
import { LinesSection } from './LinesSection';
import { NOTHING_REFUSED } from './problems';

test('a letter in the name of a request does not draw its list again, a changed line does', async () => {
  const looked = vi.fn();
  /** Lines that say how often somebody goes through all of them, as each drawing of the list does. */
  const seen = (lines: EditorLine[]) =>
    Object.assign(lines, {
      every: (test: (line: EditorLine) => boolean) => {
        looked();
        return Array.prototype.every.call(lines, test);
      },
    });
  const lists = [] as const;
  const fixed = { setLines: vi.fn(), setLists: vi.fn(), typeLine: vi.fn(), onJump: vi.fn() };
  function Editor() {
    const [name, setName] = useState('');
    const [lines, setLines] = useState(() => seen([blankLine()]));
    return (
      <ApiProvider value={answering}>
        <TextInput aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        <button type="button" onClick={() => setLines(seen([blankLine()]))}>
          Other lines
        </button>
        <LinesSection
          way="manual"
          takesKept={false}
          lines={lines}
          lists={lists}
          currency="KRW"
          refused={NOTHING_REFUSED}
          error={null}
          {...fixed}
        />
      </ApiProvider>
    );
  }
  const answering = answeringApi({}).api;
  const { user } = await renderPart(<Editor />);
  looked.mockClear();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Boiler 3');
  expect(looked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Other lines' }));
  expect(looked).toHaveBeenCalled();
});
