import type { Browser } from '@playwright/test';
import { Chance } from '../faults/chance';
import { newBuyer, newSeller } from '../support/browserPeople';
import type { Caller } from '../support/people';
import { Walker } from './walker';
import { acceptanceWriter, awardWriter, receiptWriter } from './deciders';
import { quotationWriter, requestWriter, type Writer } from './writers';

interface Walked {
  steps: number;
  log: string[];
  /** What was typed and is gone, and what was sent without its sender having seen it. */
  findings: string[];
}

/** What two people do at the same time: write a request and a quotation, or award, accept and receive. */
export const PARTS = {
  writing: (buyer: Caller, seller: Caller) => [requestWriter(buyer), quotationWriter(buyer, seller)],
  deciding: (buyer: Caller, seller: Caller) => {
    const people = { buyer, seller };
    return [awardWriter(people), acceptanceWriter(people), receiptWriter(people)];
  },
} satisfies Record<string, (buyer: Caller, seller: Caller) => Promise<Writer>[]>;

/** Each person of a part does what chance says, as long as it `goesOn`; then all of it is looked at. */
export async function walk(
  browser: Browser,
  part: keyof typeof PARTS,
  seed: number,
  goesOn: (steps: number) => boolean,
): Promise<Walked> {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const writers = await Promise.all(PARTS[part](buyer, seller));
  const walkers = writers.map((writer, index) => new Walker(browser, writer, new Chance(seed * 2 + index)));
  const log: string[] = [];
  const findings: string[] = [];
  let steps = 0;
  try {
    await Promise.all(
      walkers.map(async (walker) => {
        await walker.begin();
        for (let own = 0; goesOn(own); own += 1) {
          await walker.step();
          steps += 1;
        }
        findings.push(...(await walker.findings()));
      }),
    );
  } catch (error) {
    findings.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    log.push(...walkers.flatMap((walker) => walker.log));
    await Promise.all(walkers.map((walker) => walker.end().catch(() => undefined)));
  }
  return { steps, log, findings };
}
