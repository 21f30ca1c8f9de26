import { expect, test } from 'vitest';
import { faults, summary } from '../faults/run';

test('random trade on three processes while servers, PostgreSQL, Redis, S3 and mail break: nothing lost, nothing twice', async () => {
  const outcome = await faults(5, 20_261_121);
  console.log(summary(outcome));
  expect(outcome.findings).toEqual([]);
  expect(outcome.memory.kept.request.size).toBeGreaterThan(0);
  expect(Object.keys(outcome.broken).length).toBeGreaterThanOrEqual(4);
}, 240_000);
