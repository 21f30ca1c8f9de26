import { setTimeout } from 'node:timers/promises';
import { searchOpenStock } from '../../src/contract/endpoints/market';
import { refresh } from '../../src/contract/endpoints/auth';
import { createRfq, listRfqs, parseRfq } from '../../src/contract/endpoints/rfq';
import { listPush, pushStatus } from '../../src/contract/endpoints/user';
import type { Api } from './http';
import { Caller, join, joinSeller } from './people';
import type { ServerProcess } from './serverProcess';
import { openLot } from './stock';
import { flangeLine, pipeLine, quoted, readRfq, submitted } from './trade';

/** What a server holds at one moment, in MB. */
export interface Sample {
  /** All of it. V8 keeps 30 to 60 MB of freed heap for minutes and gives them back, so that this alone tells of no leak. */
  rss: number;
  /** The objects in V8's heap. */
  heap: number;
  /** What is in no heap of V8: code, buffers and what libraries in C hold. */
  outside: number;
}

interface Course {
  /** How long, or how many turns of each pair of people. */
  seconds?: number;
  turns?: number;
  /** Of its memory, spread over the course. */
  samples: number;
  /** Where the server publishes its figures. */
  metricsPort: number;
  /** How long each pair rests after a round of actions. */
  pauseMs?: number;
}

/** A login lasts half an hour; a turn takes a second at most unless the machine is busy. */
const TURNS_OF_A_TOKEN = 500;

const LINES = ['PIPE SMLS 4" SCH40 A106-B 6M 10EA', '엘보 90 LR 100A SCH40 12개', '게이트밸브 10K 80A 4EA'];

/**
 * Lets some people use a server for so long or so often, one action after the other, and samples its memory. Throws when a
 * call fails.
 */
export async function soak(
  server: ServerProcess,
  api: Api,
  { seconds = Number.POSITIVE_INFINITY, turns = Number.POSITIVE_INFINITY, samples, metricsPort, pauseMs = 0 }: Course,
): Promise<{ calls: number; taken: Sample[] }> {
  const pairs = await Promise.all(
    [0, 1, 2].map(async () => ({ buyer: await join(api), seller: await joinSeller(api, ['pipe', 'flange']) })),
  );
  for (const { seller } of pairs) await openLot(seller);
  const taken: Sample[] = [];
  const began = Date.now();
  let calls = 0;
  // How much of the course lies behind, so that a slow machine is looked at as often as a fast one.
  const passed = (turn: number) => Math.max((Date.now() - began) / (seconds * 1000), turn / turns);
  const work = pairs.map(async ({ buyer, seller }, pair) => {
    for (let turn = 0; passed(turn) < 1; turn += 1) {
      if (pair === 0 && passed(turn) >= taken.length / samples) taken.push(await sampleOf(metricsPort));
      if (turn % TURNS_OF_A_TOKEN === TURNS_OF_A_TOKEN - 1) await Promise.all([renewed(buyer), renewed(seller)]);
      const { rfq_number_id } = await buyer.ok(createRfq, { body: { title: '배관재', lines: [pipeLine, flangeLine] } });
      await readRfq(buyer, rfq_number_id);
      await Promise.all([buyer.ok(listRfqs), buyer.ok(pushStatus), buyer.ok(listPush)]);
      await buyer.ok(searchOpenStock, { query: { q: 'pipe' } });
      // Strangers come from different addresses; one alone may not read so many lists.
      await new Caller(api).ok(parseRfq, { body: { lines: LINES } });
      calls += 7;
      await setTimeout(pauseMs);
      if (turn % 10 !== 0) continue;
      await quoted(seller, (await submitted(buyer)).rfq_number_id);
      calls += 4;
    }
  });
  await Promise.all(work);
  taken.push(await sampleOf(metricsPort));
  if (server.output().includes('unexpected error')) throw new Error(server.output());
  return { calls, taken };
}

async function renewed(person: Caller): Promise<void> {
  const tokens = await person.ok(refresh, { body: { refresh_token: person.refreshToken } });
  person.token = tokens.access_token;
  person.refreshToken = tokens.refresh_token;
}

async function sampleOf(port: number): Promise<Sample> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 2 ** 20;
  const rss = figure('process_resident_memory_bytes');
  const outside = rss - figure('nodejs_heap_size_total_bytes');
  return { rss, heap: figure('nodejs_heap_size_used_bytes'), outside };
}
