import { msOfUsualMachine, pageFigures, unfit } from '../pages.mjs';
import { bareScripts } from '../barePages.mjs';
import { row } from '../report.mjs';

/** For visitors: the bare page's CPU as a share of the page's, at least. */
const RENDERED = { home: 0.18, 'search of listed stock': 0.1, item: 0.1 };
/** For people who are signed in: CPU with PostgreSQL, at most so many milliseconds where the bare page takes 0.8. */
const SIGNED_IN = ['home, signed in', 'hub of a buyer', 'hub of a seller', 'projects', 'project'];
const SIGNED_IN_MS = 15;
/** Kilobytes of HTML, gzip. */
const BYTES = { home: 14, 'search of listed stock': 16, project: 18 };
const KEPT = 'home, kept';

/** Pages rendered for each reader, and home as it is kept for all visitors, against a bare page of the same framework. */
export async function measurePages({ seconds, rounds }) {
  const { figures, scripts } = await pageFigures(seconds, rounds);
  const warning = unfit(figures);
  if (warning) console.log(warning);
  const share = (name, least) =>
    row({ what: `page ${name}, share of the bare page's CPU`, unit: '', value: figures[name].share, least });
  return [
    ...Object.entries(RENDERED).map(([name, least]) => share(name, least)),
    ...SIGNED_IN.map((name) =>
      row({
        what: `page ${name}, CPU with PostgreSQL`,
        unit: 'ms',
        value: msOfUsualMachine(figures[name]),
        most: SIGNED_IN_MS,
        note: 'where the bare page takes 0.8',
      }),
    ),
    ...Object.entries(BYTES).map(([name, most]) =>
      row({ what: `page ${name}, HTML (gzip)`, unit: 'kB', value: figures[name].bytes / 1000, most }),
    ),
    row({ what: 'gzip of home', unit: 'ms', value: figures['home, packed'].cpuMs - figures.home.cpuMs }),
    row({ what: 'scripts of home after 4 s', unit: 'kB', value: scripts.late, floor: bareScripts() }),
    share(KEPT, 4),
  ];
}
