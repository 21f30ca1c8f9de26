// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { type Session, type SessionActions, SessionContext } from '../../../shell/session/SessionContext';
import { PasteIntake } from './PasteIntake';
import type { Intake } from './useIntake';

const visitor = { status: 'out', loggedIn: false, profile: undefined } as unknown as Session & SessionActions;
const text = '품명\t사이즈\t수량\n강관\t50A\t12\n\t80A\t18';
const html = `<table><tr><td>품명</td><td>사이즈</td><td>수량</td></tr>
  <tr><td rowspan="2">강관</td><td>50A</td><td>12</td></tr><tr><td>80A</td><td>18</td></tr></table>`;

async function pasted() {
  const readText = vi.fn<Intake['readText']>().mockResolvedValue(false);
  const intake = { readText, busy: false, error: null, cancel: () => undefined } as unknown as Intake;
  await renderPart(
    <SessionContext value={visitor}>
      <PasteIntake intake={intake} />
    </SessionContext>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  const getData = (type: string) => (type === 'text/html' ? html : text);
  fireEvent.paste(box, { clipboardData: { getData } });
  return { box, readText };
}

test('a pasted table is read at once, with what its merged cells say', async () => {
  const { box, readText } = await pasted();
  await waitFor(() => expect(readText).toHaveBeenCalledWith(text.replace('\n\t', '\n강관\t')));
  expect(box.value).toBe(text.replace('\n\t', '\n강관\t'));
});

test('what is typed while a pasted table waits for its merged cells is not lost', async () => {
  const { box, readText } = await pasted();
  fireEvent.change(box, { target: { value: `${text}\n엘보\t50A\t4` } });
  await import('../../../../domain/material/tables/mergedCells');
  await expect(waitFor(() => expect(readText).toHaveBeenCalled(), { timeout: 300 })).rejects.toThrow();
  expect(box.value).toBe(`${text}\n엘보\t50A\t4`);
});

async function opened(readText: Intake['readText']) {
  const intake = { readText, busy: false, error: null, cancel: () => undefined } as unknown as Intake;
  const part = await renderPart(
    <SessionContext value={visitor}>
      <PasteIntake intake={intake} />
    </SessionContext>,
  );
  return { ...part, box: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('the text stays until its lines are taken, and what is typed meanwhile stays too', async () => {
  const waiting: ((taken: boolean) => void)[] = [];
  const { box } = await opened(() => new Promise((resolve) => waiting.push(resolve)));
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const read = () => fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  const settle = async (taken: boolean) => {
    waiting.pop()?.(taken);
    // What follows an answer runs before the next task.
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  type('PIPE 50A 3EA');
  read();
  await settle(false);
  expect(box.value).toBe('PIPE 50A 3EA');
  read();
  type('PIPE 50A 3EA\nTEE');
  await settle(true);
  expect(box.value).toBe('PIPE 50A 3EA\nTEE');
  read();
  await settle(true);
  await waitFor(() => expect(box.value).toBe(''));
});

test('a table that is pasted beside other text keeps its cells in their columns, and is not read by itself', async () => {
  const readText = vi.fn<Intake['readText']>().mockResolvedValue(true);
  const { box } = await opened(readText);
  fireEvent.change(box, { target: { value: '견적 요청\n' } });
  box.setSelectionRange(box.value.length, box.value.length);
  const copied = '품명\t사이즈\t수량\n강관\t50A\t12\n80A\t18\n';
  fireEvent.paste(box, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : copied) } });
  const whole = `견적 요청\n${text.replace('\n\t', '\n강관\t')}`;
  await waitFor(() => expect(box.value).toBe(whole));
  expect(readText).not.toHaveBeenCalled();
});

test('a table pasted while another one waits for its merged cells is not written over', async () => {
  const { box } = await opened(vi.fn<Intake['readText']>().mockResolvedValue(true));
  fireEvent.change(box, { target: { value: '견적 요청\n' } });
  const paste = (given: { text: string; html: string }, at: number) => {
    box.setSelectionRange(at, at);
    const getData = (type: string) => (type === 'text/html' ? given.html : given.text);
    fireEvent.paste(box, { clipboardData: { getData } });
  };
  paste({ text, html }, box.value.length);
  const page = '<table><tr><td>엘보</td><td>80A</td></tr><tr><td>티</td><td>50A</td></tr></table>';
  paste({ text: '엘보\n80A\n티\n50A', html: page }, 0);
  const both = `엘보\t80A\n티\t50A견적 요청\n${text}`;
  expect(box.value).toBe(both);
  await import('../../../../domain/material/tables/mergedCells');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(box.value).toBe(both);
});

test('text that is not read yet is reported, also once its place is gone', async () => {
  const onUnread = vi.fn();
  let take: (taken: boolean) => void = () => undefined;
  const readText = () => new Promise<boolean>((resolve) => (take = resolve));
  const intake = { readText, busy: false, error: null, cancel: () => undefined } as unknown as Intake;
  const { unmount } = await renderPart(
    <SessionContext value={visitor}>
      <PasteIntake intake={intake} onUnread={onUnread} />
    </SessionContext>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(onUnread.mock.lastCall).toEqual([false]);
  fireEvent.change(box, { target: { value: 'PIPE 50A 3EA' } });
  expect(onUnread.mock.lastCall).toEqual([true]);
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  unmount();
  expect(onUnread.mock.lastCall).toEqual([true]);
  take(true);
  await waitFor(() => expect(onUnread.mock.lastCall).toEqual([false]));
});

test('why it was not read brings the button back into sight, clear of the bar at the foot', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const intake = { readText: vi.fn(), busy: false, error: null, cancel: () => undefined } as unknown as Intake;
  const part = (error: string | null) => (
    <SessionContext value={visitor}>
      <PasteIntake intake={{ ...intake, error }} />
    </SessionContext>
  );
  const { change } = await renderPart(part(null));
  expect(scroll).not.toHaveBeenCalled();
  change(part('No connection'));
  const [button] = screen.getAllByRole('button');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect((scroll.mock.contexts[0] as Element).contains(button ?? null)).toBe(true);
});
