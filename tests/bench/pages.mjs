// Pages as the server renders them, against a bare page of the same Next: home and search of listed stock rendered for
// each reader, home as it is kept for all visitors, and the scripts of a first view.
// npm run bench pages -- [seconds] [rounds]
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { buildPages, buildServer } from '../../scripts/build.mjs';
import { startProcess } from '../support/serverProcess';
import { bareScripts, startBarePages } from './barePages.mjs';
import { inTurns, setApart } from './rounds.mjs';

const HELLO = 'bare page';

/** Medians by name over alternating rounds: `{ perSecond, cpuMs, p99 }`. */
export async function pageFigures(seconds, rounds) {
  await buildPages();
  await buildServer();
  const floor = await startBarePages();
  const fresh = await startProcess({ TEST_CHECKS: '0', DEMO_DATA: '1', TEST_CLOCK: '0', MOST_REQUESTS: '1000' });
  const kept = await startProcess({ TEST_CHECKS: '0', PAGE_CACHE_SECONDS: '10', TEST_CLOCK: '0' });
  setApart(floor, fresh, kept);
  const page = (name, { url, pid }, path) => ({
    name,
    url: url + path,
    pid,
    seconds,
    requests: [{ setupRequest: fromAnAddress }],
  });
  const things = [
    page(HELLO, floor, '/'),
    page('home', fresh, '/'),
    page('search of listed stock', fresh, '/service/stock/search'),
    page('home, kept', kept, '/'),
  ];
  try {
    // The first answers load modules and compile.
    for (const { url } of things) for (let time = 0; time < 100; time += 1) await (await fetch(url)).arrayBuffer();
    return await inTurns(things, rounds);
  } finally {
    await floor.stop();
    await fresh.stop();
    await kept.stop();
  }
}

/** Limits count by address, and readers come from different ones. */
function fromAnAddress(request) {
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` } };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [seconds = 5, rounds = 5] = process.argv.slice(2).map(Number);
  const figures = await pageFigures(seconds, rounds);
  for (const [name, { perSecond, cpuMs, p99 }] of Object.entries(figures)) {
    const ratio = (perSecond / figures[HELLO].perSecond).toFixed(2);
    const [rate, cpu] = [perSecond.toFixed(0).padStart(6), cpuMs.toFixed(2).padStart(6)];
    console.log(`${name.padEnd(22)} ${rate}/s  ${ratio} of the bare page  CPU ${cpu} ms  p99 ${p99} ms`);
  }
  console.log(`scripts of the bare page: ${bareScripts().toFixed(1)} kB`);
}
