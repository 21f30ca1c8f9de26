import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { diskOf } from './disks';

const disk = { bavail: 1, blocks: 2, bsize: 3 };

test('a disk that does not answer has no figures, holds up nobody, and is not called once more meanwhile', async () => {
  const answers: Array<(answer: typeof disk) => void> = [];
  const read = vi.fn(() => new Promise<typeof disk>((resolve) => answers.push(resolve)));
  const figures = diskOf('/archive', read, 20);
  expect(await Promise.all([figures(), figures()])).toEqual([null, null]);
  expect(read).toHaveBeenCalledTimes(1);

  const late = figures();
  answers[0]?.(disk);
  expect(await late).toEqual(disk);
  const next = figures();
  answers[1]?.(disk);
  expect(await next).toEqual(disk);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a folder that is not there has none either', async () => {
  expect(await diskOf(join(tmpdir(), 'stlbs-none'))()).toBeNull();
  expect(await diskOf(tmpdir())()).toMatchObject({ bsize: expect.any(Number) as number });
});
