// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { parseLine } from '../../../../domain/material/parseLine';
import { lineOf } from '../../../../domain/material/requestLine';
import { type Session, type SessionActions, SessionContext } from '../../../shell/session/SessionContext';
import * as lessMotion from '../../../ui/lessMotion';
import { ParsedResult } from './ParsedResult';

// The document has neither a layout to move in nor a store for files.
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(lessMotion, 'bringIntoSight').mockReturnValue();
});

const read = (texts: string[]) => renderPart(<Read texts={texts} />);
const Read = ({ texts }: { texts: string[] }) => (
  <SessionContext value={{ loggedIn: false } as unknown as Session & SessionActions}>
    <ParsedResult texts={texts} lines={texts.map((text) => lineOf(parseLine(text), {}))} file={null} />
  </SessionContext>
);
const kept = () => JSON.parse(localStorage.getItem('stlbs.bom') ?? 'null') as { lines: string[]; items: number } | null;

test('what was guessed is marked with its reason, as in the editor; what was said in full is not', async () => {
  const { say } = await read(['PL 4.5T 4ft x 8ft SS275 3 sheets', 'ㄷ형강 150x75x6.5', 'PIPE 4" SCH40 A106-B 100M']);
  const [, plate, channel, pipe] = screen.getAllByRole('row');
  for (const row of [plate, channel]) within(row as HTMLElement).getByText(say('home:result.unread'));
  within(plate as HTMLElement).getByText(say('reading:warning.missing_sides'), { exact: false });
  within(channel as HTMLElement).getByText(say('reading:warning.section_assumed'), { exact: false });
  expect(within(pipe as HTMLElement).queryByText(say('home:result.unread'))).toBeNull();
  screen.getByText(`${say('home:result.unread')} 2`);
});

test('a number without a unit says that it was taken for pieces, and is marked', async () => {
  const { say } = await read(['STUD BOLT M16x90 B7/2H 40', 'STUD BOLT M16x90 B7/2H 40 SET']);
  const [, bare, named] = screen.getAllByRole('row');
  within(bare as HTMLElement).getByText(say('reading:warning.unit_assumed'));
  within(bare as HTMLElement).getByText(say('home:result.unread'));
  expect(within(named as HTMLElement).queryByText(say('home:result.unread'))).toBeNull();
});

test('lines beyond the first ones open by a press, and those to be looked at among them are counted before', async () => {
  const pipe = 'PIPE 4" SCH40 A106-B 100M';
  const { say, user } = await read([...Array.from({ length: 18 }, () => pipe), 'ㄷ형강 150x75x6.5', pipe]);
  const rows = () => screen.getAllByRole('row').length - 1;
  expect(rows()).toBe(12);
  const more = screen.getByRole('button', {
    name: `${say('home:result.more', { count: 8 })} · ${say('home:result.unread')} 1`,
  });
  await user.click(more);
  expect(rows()).toBe(20);
  screen.getByText(say('reading:warning.section_assumed'), { exact: false });
  // The way back is the same button, so that the keyboard stays where it was.
  expect(document.activeElement?.textContent).toBe(say('home:result.fewer', { count: 12 }));
  await user.click(document.activeElement as HTMLElement);
  expect(rows()).toBe(12);
});

test('the list is kept whichever way its reader signs up; the example is not', async () => {
  const { say, change } = await read(['PIPE 4" SCH40 A106-B 100M', 'FLANGE WN RF 4" 150# A105 6 EA']);
  expect(kept()).toEqual({ lines: ['PIPE 4" SCH40 A106-B 100M', 'FLANGE WN RF 4" 150# A105 6 EA'], items: 2 });
  const example = say('home:sampleLines').split('\n');
  change(<Read texts={example} />);
  expect(kept()?.lines).not.toEqual(example);
});
