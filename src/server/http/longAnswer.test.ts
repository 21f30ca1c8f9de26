import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineEndpoint } from '../../contract/endpoint';
import { isLong, writeInTurns } from './longAnswer';

const line = z.object({ no: z.number(), name: z.string(), remark: z.string().optional(), marks: z.array(z.string()) });
const endpoint = defineEndpoint(
  { method: 'GET', path: '/long' },
  {
    tag: 'test',
    summary: 'A long record.',
    access: 'public',
    response: z.object({
      title: z.string(),
      lines: z.array(line),
      draft: z.object({ lines: z.array(line) }).nullable(),
    }),
  },
);

const lines = (count: number) =>
  Array.from({ length: count }, (_, no) => ({ no, name: `강관 "${no}"`, marks: ['a'], secret: 'x' }));
const known = ({ no, name, marks }: ReturnType<typeof lines>[number]) => ({ no, name, marks });
const answer = { mcode: 0, message: '', data: { title: '울산', secret: 'x', lines: lines(5_000), draft: null } };

test('a long answer reads as its contract says, whole and without anything else', async () => {
  const read = JSON.parse(String(await writeInTurns(endpoint, answer, true)));
  expect(read).toEqual({ ...answer, data: { title: '울산', lines: lines(5_000).map(known), draft: null } });
  const nested = { ...answer, data: { title: '', lines: [], draft: { lines: lines(251) } } };
  expect(JSON.parse(String(await writeInTurns(endpoint, nested, true))).data.draft.lines).toHaveLength(251);
});

test('others are served while it is written', async () => {
  let turns = 0;
  let ended = false;
  const other = (async () => {
    for (; !ended; turns += 1) await nextTurn();
  })();
  await writeInTurns(endpoint, answer, false);
  ended = true;
  await other;
  expect(turns).toBeGreaterThan(15);
});

test('a short answer is none', () => {
  expect(isLong({ data: { lines: lines(250) } })).toBe(false);
  expect(isLong({ data: { lines: lines(251) } })).toBe(true);
  expect(isLong({ data: { draft: { lines: lines(251) } } })).toBe(true);
  expect(isLong(null)).toBe(false);
});
