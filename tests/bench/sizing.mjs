// What some numbers of companies need: people of each kind, what they do in a day, and the machines for it.
// npm run bench sizing -- [--own <file.json>] [companies …]
// The file holds what differs from the assumptions: {"kinds": [{"name": "buyers", "perCompany": 2}], "peak": 3}. A kind is changed by its
// name, a new one needs all four fields; "costs" in it are figures of `npm run bench calls` on another machine.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ASSUMED } from './sizing/loadModel.ts';
import { ownAssumptions } from './sizing/ownAssumptions.ts';
import { companiesTable, kindsTable } from './sizing/tables.ts';

const measured = JSON.parse(readFileSync('tests/bench/sizing/journeyCosts.json', 'utf8'));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { own: { type: 'string' } } });
const { assumed, costs } = ownAssumptions(
  values.own ? JSON.parse(readFileSync(values.own, 'utf8')) : {},
  ASSUMED,
  measured,
);
const companies = positionals.length > 0 ? positionals.map(Number) : [200, 2_000, 20_000];
console.log(kindsTable(assumed, costs).join('\n'));
console.log(`\n${companiesTable(companies, assumed, costs).join('\n')}`);
