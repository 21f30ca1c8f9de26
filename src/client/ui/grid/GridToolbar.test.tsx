// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { UndoBar } from '../UndoBar';
import { GridToolbar } from './GridToolbar';

const nothing = () => undefined;

/** Two buttons that go once they are pressed: one leaves nothing, the other a way back. */
function Bar({ onLeft, onUndo }: { onLeft: () => void; onUndo?: () => void }) {
  const [done, setDone] = useState<string[]>([]);
  return (
    <GridToolbar
      rows={1}
      left={0}
      wrong={0}
      doubts={{ count: 0, only: false, onToggle: nothing }}
      selectedRows={0}
      canAddRows={false}
      readOnly={!onUndo}
      history={{
        undo: onUndo ?? nothing,
        redo: nothing,
        lastStep: onUndo && { kind: 'type', count: 1 },
        nextStep: undefined,
      }}
      onAdd={nothing}
      onDelete={nothing}
      onNextMark={nothing}
      onFind={nothing}
      onShowAll={nothing}
      hidden={{ columns: [], onShow: nothing }}
      onLeft={onLeft}
      actions={
        <>
          {['Convert', 'Fill']
            .filter((one) => !done.includes(one))
            .map((one) => (
              <button key={one} type="button" onClick={() => setDone([...done, one])}>
                {one}
              </button>
            ))}
          {done.includes('Fill') && (
            <UndoBar onUndo={nothing} onExpire={nothing}>
              Filled
            </UndoBar>
          )}
        </>
      }
    />
  );
}

test('a button that goes once it was pressed gives the focus to the cells, unless a way back takes it', async () => {
  const onLeft = vi.fn();
  const { user, say } = await renderPart(<Bar onLeft={onLeft} />);
  await user.click(screen.getByRole('button', { name: 'Convert' }));
  expect(onLeft).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(onLeft).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: say('ui:undo') }));
});

test('who presses undo with the mouse goes on in the cells, with the keyboard at the button', async () => {
  const [onLeft, onUndo] = [vi.fn(), vi.fn()];
  const { user, say } = await renderPart(<Bar onLeft={onLeft} onUndo={onUndo} />);
  const undo = screen.getByRole('button', { name: new RegExp(`^${say('ui:grid.undo')}`) });
  undo.focus();
  await user.keyboard('{Enter}');
  expect([onUndo.mock.calls.length, onLeft.mock.calls.length]).toEqual([1, 0]);
  await user.click(undo);
  expect([onUndo.mock.calls.length, onLeft.mock.calls.length]).toEqual([2, 1]);
});
