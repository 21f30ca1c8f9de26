import { register } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { countedQueue } from './queues';

async function figure(name: string): Promise<number | undefined> {
  const found = await register.getSingleMetric(name)?.get();
  return found?.values.find(({ labels }) => labels['queue'] === 'plans')?.value;
}

test('the age is that of the job that waits longest, whichever leaves first, and 0 when none waits', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const queue = countedQueue('plans');
  expect(await figure('stlbs_queue_age_seconds')).toBe(0);
  const first = queue.waits();
  clock.mockReturnValue(4_000);
  const second = queue.waits();
  clock.mockReturnValue(6_000);
  expect(await figure('stlbs_queue_waiting')).toBe(2);
  expect(await figure('stlbs_queue_age_seconds')).toBe(5);
  first();
  first();
  expect(await figure('stlbs_queue_waiting')).toBe(1);
  expect(await figure('stlbs_queue_age_seconds')).toBe(2);
  second();
  expect(await figure('stlbs_queue_age_seconds')).toBe(0);
  clock.mockRestore();
});
