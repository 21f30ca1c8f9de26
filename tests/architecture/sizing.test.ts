import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The table of docs/operations.md, "How much for how many", reckoned again from what the text before it assumes and measured. */
const manual = readFileSync('docs/operations.md', 'utf8');
const section = manual.slice(
  manual.indexOf('**How much for how many.**'),
  manual.indexOf('What bends first at 20,000'),
);
const stated = (pattern: RegExp) => Number(pattern.exec(section)?.[1] ?? Number.NaN);
const cells = (head: string) =>
  (section.split('\n').find((line) => line.startsWith(`| ${head}`)) ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim().replaceAll(',', ''));
const numbers = (head: string) =>
  cells(head).map((cell) => [...cell.matchAll(/[\d.]+/g)].map(([number]) => Number(number)));

/** As the table writes them: two digits. */
const round = (value: number) => Number(value.toPrecision(2));

test('what the text states is what the measurements say', () => {
  const quality = readFileSync('docs/quality.md', 'utf8');
  const answers = stated(/(\d+) answers a second of mixed use/);
  expect(quality).toMatch(new RegExp(`^\\| 50 \\| ${answers} \\|`, 'm'));
  expect(stated(/so (\d+) for each core/)).toBe(answers / 2);
  expect(quality).toContain(`| memory of the server per client | – | ${stated(/A websocket takes ([\d.]+) kB/)} kB |`);
});

test('the table follows from it', () => {
  const companies = cells('Companies').map(Number);
  expect(companies).toEqual([200, 2_000, 20_000]);
  expect(section).toContain('three people of a company; in the busiest hour a quarter of them signed in');
  expect(section).toContain('Half of the companies send two requests a week');
  const people = companies.map((count) => count * 3);
  const sockets = people.map((count) => count / 4);
  expect(numbers('people; websockets')).toEqual(people.map((count, at) => [count, sockets[at]]));
  const answers = sockets.map((count) => (count / stated(/an action every (\d+) s/)) * 2);
  expect(numbers('answers a second')).toEqual(answers.map((count) => [count]));

  const share = stated(/PostgreSQL takes some (\d+) % of that/) / 100;
  const cores = answers.map((count) => count / stated(/so (\d+) for each core/));
  expect(numbers('cores that they keep busy')).toEqual(
    cores.map((count) => [round(count * (1 - share)), round(count * share)].map((one) => Number(one.toFixed(1)))),
  );
  const processes = cores.map((count) => Math.ceil((count * (1 - share)) / 0.5) + 1);
  expect(numbers('processes of the server')).toEqual(processes.map((count) => [count]));
  expect(numbers('connections at most')).toEqual(processes.map((count) => [count * 32]));

  const requests = companies.map((count) => (count / 2) * 2 * 52);
  const database = requests.map((count) => (count * stated(/reckoned at (\d+) kB/)) / 1e6);
  const files = requests.map((count) => (count * stated(/with (\d+) MB of files/)) / 1e3);
  const inGigabytes = cells('database and files').map((cell) => {
    const [one = '', other = ''] = cell.split(' and ');
    return [one, other].map((text) => Number(/[\d.]+/.exec(text)) * (/TB/.test(text) ? 1_000 : 1));
  });
  expect(inGigabytes).toEqual(database.map((count, at) => [Number(round(count).toFixed(0)), round(files[at] ?? 0)]));
});
