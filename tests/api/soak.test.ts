import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/serverProcess';
import { soak } from '../support/soak';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { grows, growth } from '../support/trend';

/** Memory as it is seen: garbage piles up and is taken away. */
const saw = (length: number, rise: number) =>
  Array.from({ length }, (_, n) => 80 + ((n * 7) % 23) + (rise * n) / length + (n < length / 4 ? 40 - n : 0));

describe('the judge of memory', () => {
  test('distinguishes a leak from garbage, whatever the saw and the warming up look like', () => {
    expect(grows(saw(180, 0))).toBe(false);
    expect(grows(saw(180, 10))).toBe(false);
    expect(grows(saw(180, 60))).toBe(true);
    expect(growth(saw(180, 60))).toBeGreaterThan(30);
    expect(grows(Array.from({ length: 9 }, () => 100))).toBe(false);
  });

  test('does not take missing figures for steady ones', () => {
    expect(grows([])).toBe(true);
    expect(grows(Array.from({ length: 20 }, () => Number.NaN))).toBe(true);
  });
});

describe('a server in use', () => {
  let server: OwnServer;
  let metricsPort = 0;

  beforeAll(async () => {
    metricsPort = await freePort();
    server = await startOwnServer({ METRICS_PORT: String(metricsPort), TEST_CHECKS: '0' });
  });
  afterAll(() => server?.stop());

  test('answers every call, and its memory does not grow with them', async () => {
    const { calls, taken } = await soak(server, server.api, { turns: 40, samples: 40, metricsPort });
    expect(calls).toBeGreaterThan(840);
    expect(taken).toHaveLength(41);
    for (const kind of ['heap', 'outside'] as const) {
      const values = taken.map((sample) => sample[kind]);
      expect(growth(values), `${kind}: ${JSON.stringify(values.map(Math.round))}`).toBeLessThan(40);
    }
  });
});
