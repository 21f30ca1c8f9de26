import { expect, test } from 'vitest';
import type { WorkProgress } from './apiRequest';
import { progressConfig } from './progress';

function heard(...arrived: string[]): WorkProgress[] {
  const all: WorkProgress[] = [];
  const { onDownloadProgress } = progressConfig((progress) => all.push(progress));
  for (const responseText of arrived) onDownloadProgress?.({ event: { target: { responseText } } } as never);
  return all;
}

const line = (done: number) => `{"progress":{"done":${done},"of":3}}\n`;

test('each whole line of progress is heard once, the answer never', () => {
  expect(
    heard(line(0), line(0), `${line(0)}{"progress":{"do`, line(0) + line(1), `${line(0)}${line(1)}{"mcode":0`),
  ).toEqual([
    { done: 0, of: 3 },
    { done: 1, of: 3 },
  ]);
});

test('the answer is what follows the progress, with or without any', () => {
  const { transformResponse } = progressConfig(() => undefined);
  const read = transformResponse as (body: unknown) => unknown;
  const envelope = { mcode: 0, message: '', data: { lines: [] } };
  expect(read(line(0) + line(1) + JSON.stringify(envelope))).toEqual(envelope);
  expect(read(JSON.stringify(envelope))).toEqual(envelope);
  expect(read('<html>502</html>')).toBe('<html>502</html>');
  expect(read('{"progress":{"done":1')).toBe('{"progress":{"done":1');
});
