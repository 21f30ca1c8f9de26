/** What one walk through a journey asks of the server, as `npm run bench calls` counts it. */
export interface Cost {
  /** Pages and data of pages. */
  pages: number;
  reads: number;
  writes: number;
  /** Milliseconds of CPU. */
  serverMs: number;
  postgresMs: number;
}
export type Costs = Readonly<Record<string, Cost>>;

/** People, or machines, who do the same on a working day. */
export interface Kind {
  name: string;
  /** How many of them an average company has. */
  perCompany: number;
  /** Share of them that is signed in, with one websocket each, in the busiest hour. */
  signedIn: number;
  /** How often one of them goes through each journey on a working day, absent people included. */
  day: Readonly<Record<string, number>>;
}

/** What nobody has measured: an operator puts own figures in its place. */
export interface Assumptions {
  kinds: readonly Kind[];
  /** Share of a working day's calls in its busiest hour. */
  busiestHour: number;
  /** How much more than its average the busiest minute of that hour has. */
  peak: number;
  /** How busy a core may be before answers wait for one another. */
  busyCore: number;
  /** Of an average company. */
  requestsAWeek: number;
  /** In the database, with its quotations and indexes. */
  requestKb: number;
  requestFilesMb: number;
}

export const ASSUMED: Assumptions = {
  kinds: [
    {
      name: 'buyers',
      perCompany: 0.8,
      signedIn: 0.5,
      day: {
        'look at the day, a list and a record': 6,
        'parse and submit a list': 0.25,
        'compare and award': 0.25,
        'find and buy stock': 0.05,
        'a read of a machine': 20,
      },
    },
    {
      name: 'sellers',
      perCompany: 1,
      signedIn: 0.6,
      day: {
        'look at the day, a list and a record': 6,
        'quote 100 lines': 1,
        'receive an order and ship': 0.2,
        'a read of a machine': 20,
      },
    },
    {
      name: 'warehouse',
      perCompany: 0.4,
      signedIn: 0.5,
      day: { 'take in stock': 8, 'look at the day, a list and a record': 2, 'a read of a machine': 20 },
    },
    {
      name: 'accounts',
      perCompany: 0.4,
      signedIn: 0.3,
      day: { 'look at the day, a list and a record': 5, 'a read of a machine': 10 },
    },
    {
      name: 'viewers',
      perCompany: 0.4,
      signedIn: 0.2,
      day: { 'look at the day, a list and a record': 3, 'a read of a machine': 10 },
    },
    { name: 'visitors', perCompany: 4, signedIn: 0, day: { 'a visitor searches and opens an item': 1 } },
    { name: 'machines', perCompany: 0.1, signedIn: 0, day: { 'a read of a machine': 54 } },
  ],
  busiestHour: 0.2,
  peak: 2,
  busyCore: 0.5,
  requestsAWeek: 1,
  requestKb: 200,
  requestFilesMb: 3,
};

const CONNECTIONS = 32;
const NONE: Cost = { pages: 0, reads: 0, writes: 0, serverMs: 0, postgresMs: 0 };
const NAMES = ['pages', 'reads', 'writes', 'serverMs', 'postgresMs'] as const;

/** What a number of companies needs, from what their people do. */
export function loadOf(companies: number, assumed: Assumptions, costs: Costs) {
  const day = sum(assumed.kinds.map((kind) => times(dayOf(kind, costs), kind.perCompany * companies)));
  const hour = times(day, assumed.busiestHour);
  const second = times(hour, assumed.peak / 3_600);
  const people = assumed.kinds.filter(({ signedIn }) => signedIn > 0);
  const [serverCores, postgresCores] = [second.serverMs / 1_000, second.postgresMs / 1_000];
  const processes = Math.ceil(serverCores / assumed.busyCore) + 1;
  const databaseGb = (companies * assumed.requestsAWeek * 52 * assumed.requestKb) / 1e6;
  return {
    people: people.reduce((all, { perCompany }) => all + perCompany * companies, 0),
    sockets: people.reduce((all, { perCompany, signedIn }) => all + perCompany * signedIn * companies, 0),
    day,
    hour,
    answersASecond: answersOf(second),
    serverCores,
    postgresCores,
    processes,
    postgresMachine: {
      cores: Math.ceil(postgresCores / assumed.busyCore),
      // Half of what it keeps after a year, in the sizes that machines have.
      memoryGb: 2 ** Math.max(1, Math.ceil(Math.log2(databaseGb / 2))),
    },
    connections: processes * CONNECTIONS,
    databaseGb,
    filesGb: (companies * assumed.requestsAWeek * 52 * assumed.requestFilesMb) / 1e3,
  };
}

/** What one of a kind asks for on a working day. Throws for a journey that nobody counted. */
export function dayOf({ name, day }: Kind, costs: Costs): Cost {
  return sum(
    Object.entries(day).map(([journey, often]) => {
      const cost = costs[journey];
      if (!cost) throw new Error(`${name}: there is no journey "${journey}". Known: ${Object.keys(costs).join(', ')}.`);
      return times(cost, often);
    }),
  );
}

export const answersOf = ({ pages, reads, writes }: Cost) => pages + reads + writes;

const times = (cost: Cost, factor: number): Cost => mapped((name) => cost[name] * factor);
const sum = (costs: readonly Cost[]): Cost =>
  costs.reduce((all, cost) => mapped((name) => all[name] + cost[name]), NONE);
const mapped = (value: (name: (typeof NAMES)[number]) => number): Cost =>
  Object.fromEntries(NAMES.map((name) => [name, value(name)])) as unknown as Cost;
