import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASSUMED, type Assumptions, type Costs, dayOf, loadOf } from '../bench/sizing/loadModel';
import { ownAssumptions } from '../bench/sizing/ownAssumptions';
import { companiesTable, kindsTable } from '../bench/sizing/tables';

const manual = readFileSync('docs/operations.md', 'utf8');
const quality = readFileSync('docs/quality.md', 'utf8');
const costs = JSON.parse(readFileSync('tests/bench/sizing/journeyCosts.json', 'utf8')) as Costs;

/** Rows of two columns of plain costs, to compute with by heart. */
const COSTS: Costs = {
  read: { pages: 0, reads: 1, writes: 0, serverMs: 10, postgresMs: 5 },
  write: { pages: 1, reads: 2, writes: 1, serverMs: 40, postgresMs: 20 },
};
const own: Assumptions = {
  ...ASSUMED,
  kinds: [
    { name: 'buyers', perCompany: 2, signedIn: 0.5, day: { read: 10, write: 5 } },
    { name: 'machines', perCompany: 1, signedIn: 0, day: { read: 100 } },
  ],
};

test('the tables of the manual are what the model prints', () => {
  for (const line of [...kindsTable(ASSUMED, costs), ...companiesTable([200, 2_000, 20_000], ASSUMED, costs)]) {
    expect(manual).toContain(`${line}\n`);
  }
});

test('the assumptions are stated beside them', () => {
  for (const stated of [
    `${ASSUMED.busiestHour * 100} % of a day in its busiest hour`,
    `${ASSUMED.peak} times its average in its busiest minute`,
    `a core is half busy`,
    `${ASSUMED.requestKb} kB`,
    `${ASSUMED.requestFilesMb} MB of files`,
  ]) {
    expect(manual).toContain(stated);
  }
  expect([ASSUMED.busyCore, ASSUMED.requestsAWeek]).toEqual([0.5, 1]);
});

test('what a journey costs is what was measured', () => {
  for (const [name, { pages, reads, writes }] of Object.entries(costs)) {
    expect(quality).toContain(`| ${name} | ${pages} | ${reads} | ${writes} | `);
  }
});

test('it adds up what each kind of people does, in a day, the busiest hour and the busiest minute', () => {
  const [buyers] = own.kinds;
  expect(buyers && dayOf(buyers, COSTS)).toEqual({ pages: 5, reads: 20, writes: 5, serverMs: 300, postgresMs: 150 });
  const load = loadOf(1_000, own, COSTS);
  expect(load).toMatchObject({ people: 2_000, sockets: 1_000, databaseGb: 10.4, filesGb: 156 });
  expect(load.day).toEqual({ pages: 10_000, reads: 140_000, writes: 10_000, serverMs: 1.6e6, postgresMs: 8e5 });
  expect(load.hour.reads).toBe(28_000);
  expect(load.answersASecond).toBeCloseTo((160_000 * 0.2 * 2) / 3_600);
  expect(load.serverCores).toBeCloseTo((1_600 * 0.2 * 2) / 3_600);
  // A core half busy, and one process more than needed.
  expect([load.processes, load.connections, load.postgresMachine]).toEqual([2, 64, { cores: 1, memoryGb: 8 }]);
  expect(loadOf(100_000, own, COSTS).processes).toBe(Math.ceil((160_000 * 0.2 * 2) / 3_600 / 0.5) + 1);
});

test('an operator puts own figures in place of the assumptions, and is told a name that nothing has', () => {
  const changed = ownAssumptions(
    {
      kinds: [
        { name: 'buyers', perCompany: 4 },
        { name: 'auditors', perCompany: 1, signedIn: 0, day: { read: 1 } },
      ],
      peak: 3,
      costs: { read: { pages: 0, reads: 1, writes: 0, serverMs: 1, postgresMs: 1 } },
    },
    own,
    COSTS,
  );
  expect(changed.assumed).toMatchObject({ peak: 3, busiestHour: ASSUMED.busiestHour });
  expect(changed.assumed.kinds.map(({ name, perCompany }) => [name, perCompany])).toEqual([
    ['buyers', 4],
    ['machines', 1],
    ['auditors', 1],
  ]);
  expect([changed.costs['read']?.serverMs, changed.costs['write']?.serverMs]).toEqual([1, 40]);
  expect(() => ownAssumptions({ peaks: 3 } as never, own, COSTS)).toThrow('There is no assumption "peaks".');
  expect(() => ownAssumptions({ kinds: [{ name: 'guests' }] }, own, COSTS)).toThrow('needs perCompany');
  expect(() => dayOf({ name: 'buyers', perCompany: 1, signedIn: 0, day: { reads: 1 } }, COSTS)).toThrow(
    'no journey "reads"',
  );
});
