import { pageFigures } from '../pages.mjs';
import { row } from '../report.mjs';

const HELLO = 'bare page';
const RENDERED = ['home', 'search of listed stock'];
const KEPT = 'home, kept';

/** Pages rendered for each reader, and home as it is kept for all visitors, against a bare page of the same framework. */
export async function measurePages({ seconds, rounds }) {
  const figures = await pageFigures(seconds, rounds);
  const against = (what, name, least) =>
    row({ what, unit: '/s', value: figures[name].perSecond, floor: figures[HELLO].perSecond, least });
  return [
    ...RENDERED.flatMap((name) => [
      against(`page ${name}, rendered`, name, 0.2),
      row({ what: `page ${name}, CPU each`, unit: 'ms', value: figures[name].cpuMs, most: 4 }),
    ]),
    against('page home, kept', KEPT, 3),
  ];
}
