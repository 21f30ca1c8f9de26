import { expect, test } from 'vitest';
import { inSlices } from './inSlices';

/** Work that takes a while, as the reading of a line. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a long list is worked through in its order, and others have their turn meanwhile', async () => {
  const done: number[] = [];
  const turns: number[] = [];
  const other = setInterval(() => turns.push(done.length));
  const whole = await inSlices([...Array(40).keys()], (item) => {
    busy(1);
    done.push(item);
  });
  clearInterval(other);
  expect(whole).toBe(true);
  expect(done).toEqual([...Array(40).keys()]);
  expect(turns.some((count) => count > 0 && count < 40)).toBe(true);
});

test('a short list is done before the next line of code', () => {
  const done: number[] = [];
  void inSlices([1, 2, 3], (item) => done.push(item));
  expect(done).toEqual([1, 2, 3]);
});

test('it stops where nobody waits for the rest', async () => {
  let count = 0;
  const work = () => {
    busy(5);
    count += 1;
  };
  expect(await inSlices([...Array(20).keys()], work, () => true)).toBe(false);
  expect(count).toBeLessThan(20);
});
