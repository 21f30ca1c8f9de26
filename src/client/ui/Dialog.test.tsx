// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { holdDialogs } from './dialogHold';
import { fittingWidth } from './dialogStyles';
import { Field } from './Field';
import { FormDialog } from './FormDialog';
import { TextInput } from './TextInput';

afterEach(() => holdDialogs({ held: false, words: null }));

/** A button that opens a window. */
function Opened({ children }: { children: (open: boolean, change: (open: boolean) => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, setOpen)}
    </>
  );
}

test('a dialog has its title and text as name and description, takes the focus to its field and gives it back', async () => {
  const { user, say } = await renderPart(
    <Opened>
      {(open, change) => (
        <Dialog open={open} onOpenChange={change} title="Extend" description="Until a later day">
          <Field label="Day">
            <TextInput />
          </Field>
        </Dialog>
      )}
    </Opened>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  screen.getByRole('dialog', { name: 'Extend', description: 'Until a later day' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day' }));
  await user.click(screen.getByRole('button', { name: say('ui:close') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Tab stays within an open dialog, in both directions', async () => {
  const { user, say } = await renderPart(
    <Opened>
      {(open, change) => (
        <Dialog open={open} onOpenChange={change} title="Extend" footer={<Button>Send</Button>}>
          <TextInput aria-label="Day" />
        </Dialog>
      )}
    </Opened>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const [close, send] = [
    screen.getByRole('button', { name: say('ui:close') }),
    screen.getByRole('button', { name: 'Send' }),
  ];
  await user.tab();
  expect(document.activeElement).toBe(send);
  await user.tab();
  expect(document.activeElement).toBe(close);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(send);
});

test('a dialog without a text names no description', async () => {
  await renderPart(<Dialog open onOpenChange={() => undefined} title="Lines" />);
  expect(screen.getByRole('dialog', { name: 'Lines' }).hasAttribute('aria-describedby')).toBe(false);
});

test('while a binding call is under way no window closes, and it says why', async () => {
  const change = vi.fn();
  const { user } = await renderPart(<Dialog open onOpenChange={change} title="Award" />);
  holdDialogs({ held: true, words: 'The award is being sent' });
  await user.keyboard('{Escape}');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText('The award is being sent')).toBeTruthy();
  holdDialogs({ held: false, words: null });
  await user.keyboard('{Escape}');
  expect(change).toHaveBeenCalledWith(false);
});

const confirmation = (more: Partial<Parameters<typeof ConfirmDialog>[0]>) => (
  <ConfirmDialog
    open
    onOpenChange={() => undefined}
    title="Cancel the request"
    text="Sellers are told."
    confirmLabel="Cancel it"
    onConfirm={() => undefined}
    {...more}
  />
);

test('a harmless question has the focus on its action, a dangerous one does not', async () => {
  const { unmount } = await renderPart(confirmation({}));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel it' }));
  unmount();
  await renderPart(confirmation({ danger: true }));
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Cancel it' }));
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('what cannot be taken back is not confirmed by Enter alone: the focus is on the way out', async () => {
  const { user, say } = await renderPart(confirmation({ final: true }));
  expect(document.activeElement?.textContent).toBe(say('ui:close'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel it' }));
});

test('a confirmation acts once pressed, not while it works or waits for an answer, and announces what failed', async () => {
  const confirm = vi.fn();
  const { user, change } = await renderPart(confirmation({ onConfirm: confirm, confirmDisabled: true }));
  const action = screen.getByRole('button', { name: 'Cancel it' });
  await user.click(action);
  change(confirmation({ onConfirm: confirm, loading: true }));
  await user.click(action);
  expect(confirm).not.toHaveBeenCalled();
  change(confirmation({ onConfirm: confirm, error: 'It has ended meanwhile' }));
  expect(screen.getByRole('alert').textContent).toContain('It has ended meanwhile');
  await user.click(action);
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a form in a dialog is sent by Enter and by its button, and by no form of the page around it', async () => {
  const [sent, around] = [vi.fn(), vi.fn()];
  const { user } = await renderPart(
    <form onSubmit={around}>
      <FormDialog title="Note" onClose={() => undefined} onSubmit={sent} submitLabel="Save">
        <TextInput aria-label="Words" />
      </FormDialog>
    </form>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'flange{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledTimes(2);
  expect(around).not.toHaveBeenCalled();
});

test('a wrong key loses no input: Esc first leads to the way out, a press beside does nothing', async () => {
  const close = vi.fn();
  const { user, say } = await renderPart(
    <FormDialog title="Note" onClose={close} onSubmit={() => undefined} submitLabel="Save">
      <TextInput aria-label="Words" />
    </FormDialog>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'flange');
  await user.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  const ways = screen.getAllByRole('button', { name: say('ui:close') });
  expect(document.activeElement).toBe(ways.find((way) => way.textContent === say('ui:close')));
  expect(screen.getByText(say('ui:unsent'))).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 's');
  expect(screen.queryByText(say('ui:unsent'))).toBeNull();
  const cross = () => user.click(ways.find((way) => way.textContent !== say('ui:close')) as HTMLElement);
  await cross();
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByText(say('ui:unsent'))).toBeTruthy();
  await cross();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a question with a field to fill in closes no more easily than a form', async () => {
  const change = vi.fn();
  const { user, say } = await renderPart(
    confirmation({ onOpenChange: change, children: <TextInput aria-label="Reason" /> }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'late');
  await user.keyboard('{Escape}');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText(say('ui:unsent'))).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(change).toHaveBeenCalledWith(false);
});

test('an untouched form closes by the first Esc', async () => {
  const close = vi.fn();
  const { user } = await renderPart(
    <FormDialog title="Note" onClose={close} onSubmit={() => undefined} submitLabel="Save">
      <TextInput aria-label="Words" />
    </FormDialog>,
  );
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a window that leads elsewhere as it closes does not take the focus back', async () => {
  const { user } = await renderPart(
    <Opened>
      {(open, change) => (
        <>
          <TextInput aria-label="Cell" />
          <Dialog
            open={open}
            onOpenChange={change}
            title="Review"
            footer={
              <Button
                onClick={() => {
                  change(false);
                  requestAnimationFrame(() => screen.getByRole('textbox', { name: 'Cell' }).focus());
                }}
              >
                Show
              </Button>
            }
          />
        </>
      )}
    </Opened>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await new Promise((done) => setTimeout(done, 100));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cell' }));
});

test('a window is as wide as the least of three widths that has what its content needs', () => {
  expect([380, 400, 480, 700, 2000].map(fittingWidth)).toEqual([400, 400, 560, 880, 880]);
});

test('the foot of a window is not the foot of the page', async () => {
  const { user } = await renderPart(
    <>
      <footer>Company</footer>
      <Opened>
        {(open, change) => (
          <Dialog open={open} onOpenChange={change} title="Extend" footer={<Button>Send</Button>}>
            Until a later day
          </Dialog>
        )}
      </Opened>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  expect(screen.queryAllByRole('contentinfo').map(({ textContent }) => textContent)).not.toContain('Send');
});

test('a press dims the page before the window with all it holds is drawn', async () => {
  const drawn: boolean[] = [];
  const { user } = await renderPart(
    <Profiler id="page" onRender={() => drawn.push(document.querySelector('[role="dialog"]') !== null)}>
      <Opened>{(open, change) => <Dialog open={open} onOpenChange={change} title="Extend" />}</Opened>
    </Profiler>,
  );
  drawn.length = 0;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect([drawn[0], drawn.at(-1)]).toEqual([false, true]);
});

test.each(['a', 'Escape'])('the key %s does not wait for a window that is still being drawn', async (key) => {
  await renderPart(
    <Opened>
      {(open, change) => (
        <Dialog open={open} onOpenChange={change} title="Extend">
          <TextInput aria-label="Day" />
        </Dialog>
      )}
    </Opened>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  await unhurried(async () => {
    opener.click();
    await Promise.resolve();
    expect(document.body.textContent).not.toContain('Extend');
    opener.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await Promise.resolve();
    if (key === 'Escape') expect(document.body.textContent).not.toContain('Extend');
    else expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day' }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(key !== 'Escape'));
});

/** Runs `work` with React drawing in passes of its own, as in a browser, not all at once. */
async function unhurried(work: () => Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await work();
  } finally {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  }
}
