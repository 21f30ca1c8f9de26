import { answersOf, type Assumptions, type Costs, dayOf, loadOf } from './loadModel';

/** Two digits: nothing here is known better. */
const round = (value: number) => Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 2 });
const line = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const rule = (columns: number) => `|${'---|'.repeat(columns)}`;
const size = (gb: number) => (gb >= 1_000 ? `${round(gb / 1_000)} TB` : `${round(gb)} GB`);

/** What one of each kind asks for on a working day and in its busiest hour. */
export function kindsTable(assumed: Assumptions, costs: Costs): string[] {
  const rows = assumed.kinds.map((kind) => {
    const day = dayOf(kind, costs);
    return line(
      kind.name,
      round(kind.perCompany),
      [day.pages, day.reads, day.writes].map(round).join(', '),
      round(answersOf(day) * assumed.busiestHour),
      kind.signedIn > 0 ? round(kind.signedIn) : '–',
      `${round(day.serverMs / 1_000)} and ${round(day.postgresMs / 1_000)} s`,
    );
  });
  const head = line(
    'Kind',
    'of a company',
    'pages, reads, writes of one, a day',
    'answers in the busiest hour',
    'websockets then',
    'CPU of server and PostgreSQL, a day',
  );
  return [head, rule(6), ...rows];
}

/** What some numbers of companies need. */
export function companiesTable(companies: readonly number[], assumed: Assumptions, costs: Costs): string[] {
  const loads = companies.map((count) => loadOf(count, assumed, costs));
  const row = (name: string, cell: (load: (typeof loads)[number]) => string) => line(name, ...loads.map(cell));
  return [
    line('Companies', ...companies.map((count) => count.toLocaleString('en'))),
    rule(companies.length + 1),
    row('people; websockets in the busiest hour', ({ people, sockets }) => `${round(people)}; ${round(sockets)}`),
    row('pages, reads, writes in the busiest hour', ({ hour }) =>
      [hour.pages, hour.reads, hour.writes].map(round).join(', '),
    ),
    row('answers a second in its busiest minute', ({ answersASecond }) => round(answersASecond)),
    row('cores that they keep busy, server and PostgreSQL', ({ serverCores, postgresCores }) =>
      [serverCores, postgresCores].map(round).join(' and '),
    ),
    row('processes of the server, one core and 1.5 GB each', ({ processes }) => String(processes)),
    row(
      'cores and memory of PostgreSQL, beside them',
      ({ postgresMachine: { cores, memoryGb } }) => `${cores}, ${memoryGb} GB`,
    ),
    row('connections at most (32 for each process)', ({ connections }) => connections.toLocaleString('en')),
    row('database and files after a year', ({ databaseGb, filesGb }) => `${size(databaseGb)} and ${size(filesGb)}`),
  ];
}
