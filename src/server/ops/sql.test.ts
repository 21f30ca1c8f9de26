import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { runPrompt } from './sql';

/** Types lines into the prompt of a person or into a pipe, and ends there; resolves to what was run. */
async function ranOf(typed: string, prompts: boolean): Promise<string[]> {
  const ran: string[] = [];
  const sql = {
    run: (text: string) => {
      ran.push(text.trim());
      return Promise.resolve({ names: [], rows: [], command: 'DELETE', count: 1 });
    },
    end: () => Promise.resolve(),
  };
  const input = new PassThrough();
  input.end(typed);
  await runPrompt(sql, { input, output: new PassThrough().resume(), prompts });
  return ran;
}

test('a person who leaves the prompt amid a statement has not run its beginning', async () => {
  expect(await ranOf('select 1;\ndelete from rfq\n', true)).toEqual(['select 1']);
});

test('the last statement of a pipe needs no semicolon', async () => {
  expect(await ranOf('select 1;\nselect 2', false)).toEqual(['select 1', 'select 2']);
});
