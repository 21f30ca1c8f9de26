import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildServer } from '../../scripts/build.mjs';
import { BREAKINGS, moveClock } from './breaking';
import { Chance } from './chance';
import { findings } from './checks';
import { openMarket, type Market } from './market';
import { type Memory, newMemory, trade } from './trade';

export interface Outcome {
  /** How often each part broke. */
  broken: Record<string, number>;
  memory: Memory;
  calls: number;
  repeated: number;
  /** Emails taken more than once: each stands for a process that died between the mail server's yes and its own note. */
  emails: { sent: number; repeated: number };
  findings: string[];
}

const TRADERS = 6;
const QUIET_MS = 90_000;
/** A slow machine trades longer, until that many kinds of parts have broken, but not for ever. */
const LEAST_KINDS = 4;
const LONGEST_MS = 90_000;
/** After the trade: the patience of a trader and of the quiet, starting, comparing and stopping. */
const LONGEST_AFTER_MS = 420_000;

/**
 * Trades for some seconds or longer while parts break, waits until all is quiet, and looks at everything. `says` gets
 * what happens at the moment: when a run does not end, its last words name what hangs.
 */
export async function faults(
  seconds: number,
  seed: number,
  says: (what: string) => void = () => undefined,
): Promise<Outcome> {
  says('everything starts');
  const market = await openMarket(3, 3);
  try {
    says('six traders trade');
    const chance = new Chance(seed);
    const memory = newMemory();
    const broken: Record<string, number> = {};
    const began = Date.now();
    const ended: string[] = [];
    const goesOn = () => {
      const passed = Date.now() - began;
      return passed < seconds * 1000 || (Object.keys(broken).length < LEAST_KINDS && passed < LONGEST_MS);
    };
    const traders = Array.from({ length: TRADERS }, (_, index) =>
      trade(market, memory, new Chance(seed + index + 1), goesOn),
    );
    // Each part once in a shuffled order, and again: a short run breaks as many different ones as it can.
    let waiting: string[] = [];
    const breaking = (async () => {
      while (goesOn()) {
        if (waiting.length === 0) waiting = shuffled(Object.keys(BREAKINGS), chance);
        const name = waiting.pop() ?? '';
        says(name);
        await BREAKINGS[name]?.(market, chance);
        broken[name] = (broken[name] ?? 0) + 1;
        ended.push(...(await replaceEnded(market)));
        await new Promise((resolve) => setTimeout(resolve, chance.whole(100, 600)));
      }
    })();
    await Promise.all([...traders, breaking]);
    says('emails and deadlines are waited for');
    await quiet(market);
    ended.push(...(await replaceEnded(market)));
    says('what was kept is compared');
    const { calls, repeated } = market.counted;
    const wrong = await findings(market, memory);
    const { sent, times } = lettersOf(market);
    return {
      broken,
      memory,
      calls,
      repeated,
      emails: { sent, repeated: times - sent },
      findings: [...ended, ...market.counted.unanswered, ...wrong],
    };
  } finally {
    says('everything stops');
    await market.close();
  }
}

/** A server that nobody killed must go on whatever breaks around it. Starts again each that has ended, and gives its last words. */
async function replaceEnded(market: Market): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, server] of market.servers.entries()) {
    if (server.isRunning()) continue;
    wrong.push(`server ${index} ended by itself: ${server.output().slice(-1_000)}`);
    await market.startAgain(index);
  }
  return wrong;
}

function lettersOf({ emails: { taken } }: Market) {
  return { sent: taken.size, times: [...taken.values()].reduce((sum, times) => sum + times, 0) };
}

/** Everything has come back, what was due is done, and every email has gone; put-off emails are reached by the clock. */
async function quiet(market: Market): Promise<void> {
  market.s3.behave('well');
  market.emails.behave('well');
  const until = Date.now() + QUIET_MS;
  for (let hours = 0; Date.now() < until; ) {
    const [waiting] = await market.sql<{ emails: number; deadlines: number }>(WAITING).catch(() => []);
    if (waiting?.emails === 0 && waiting.deadlines === 0) return;
    // An hour further brings new deadlines, so those that have passed are waited for first.
    if (waiting?.deadlines === 0) {
      hours += 1;
      await moveClock(market, hours / 24);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const WAITING = `select
  (select count(*)::int from mail where sent_at is null and not failed) as emails,
  (select count(*)::int from rfq where status in ('REQ', 'COL') and closes_at <= app_now()) as deadlines`;

function shuffled(names: string[], chance: Chance): string[] {
  return names
    .map((name) => ({ name, at: chance.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

/** The outcome in a few lines. */
export function summary({ broken, memory, calls, repeated, emails, findings: wrong }: Outcome): string {
  const kept = Object.entries(memory.kept).map(([kind, marks]) => `${marks.size} ${kind}s`);
  return [
    `${memory.actions} actions (${memory.refused} refused), ${calls} calls, ${repeated} of them repeated`,
    `acknowledged: ${kept.join(', ')}, ${memory.orders.size} orders followed, ${memory.files.size} files`,
    `emails: ${emails.sent}, taken once more after a kill: ${emails.repeated}`,
    `broken: ${Object.entries(broken)
      .map(([name, times]) => `${name} ${times}×`)
      .join(', ')}`,
    wrong.length === 0 ? 'nothing lost, nothing twice, all books agree' : `FOUND:\n${wrong.slice(0, 40).join('\n')}`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  await buildServer();
  console.log(`seed ${seed}`);
  const seconds = Number(values.seconds ?? 60);
  const began = Date.now();
  const says = (what: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1)} s: ${what}`);
  setTimeout(
    () => {
      says('it did not end');
      process.exit(1);
    },
    seconds * 1000 + LONGEST_AFTER_MS,
  ).unref();
  const outcome = await faults(seconds, seed, says);
  console.log(summary(outcome));
  process.exit(outcome.findings.length === 0 ? 0 : 1);
}
