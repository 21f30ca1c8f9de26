import Big from 'big.js';
import { familyCategory, familyGrade, type PriceIndex } from '../../../contract/entities/statistics';
import { trimDecimal } from '../../../domain/money/exact';
import { addMonths, monthsBetween, seoulMonth } from '../../../domain/time/months';
import type { MemberWork, Work } from '../../http/context';
import { ownFigures } from './statistics.policy';
import { findBought, findReceived, findSent } from './ownPrice.repository';
import { addFamilyPrices, findPoints, publishEarliest } from './priceIndex.repository';
import { HOUR_MS } from '../../../domain/time/spans';

const SHOWN_MONTHS = 24;
/** What began in the last second of a month must have been written before the month is closed. */
const GRACE_MS = HOUR_MS;

/** After a long rest there are several to publish; the rest waits for the next second. */
const MOST_MONTHS = 6;

/** Takes the prices of a request that has just been opened into the running month. */
export async function countOpened(work: Work, rfq: { id: string }): Promise<void> {
  await addFamilyPrices(work.db, rfq.id, seoulMonth(work.now));
}

/** Publishes the months that are complete; each is published once and never touched again. */
export async function publishPriceIndex(work: Work): Promise<void> {
  const running = seoulMonth(new Date(work.now.getTime() - GRACE_MS));
  for (let left = MOST_MONTHS; left > 0; left -= 1) {
    if (!(await publishEarliest(work.db, running, work.now))) return;
  }
}

/**
 * The published index of the last two years: whole months and fixed families, nothing to choose. Beside it what the reader's
 * company was offered, offered itself and paid, of which it knows every figure anyway; the running month too.
 */
export async function readPriceIndex(work: MemberWork): Promise<PriceIndex> {
  const of = ownFigures(work);
  const last = addMonths(seoulMonth(work.now), -1);
  const months = monthsBetween(addMonths(last, 1 - SHOWN_MONTHS), last);
  const from = months[0] ?? last;
  const rows = await findPoints(work.db, from);
  const received = await findReceived(work.db, of, from);
  const sent = await findSent(work.db, of, from);
  const bought = await findBought(work.db, of, from);
  const families = familyCategory.options.flatMap((category) =>
    familyGrade.options.map((grade_family) => {
      const own = <R extends Family>(all: readonly R[]) =>
        all.filter((row) => row.category === category && row.grade_family === grade_family).map(withoutFamily);
      return {
        category,
        grade_family,
        points: own(rows).map((row) => ({ ...row, krw_per_kg: trimDecimal(new Big(row.krw_per_kg), 2) })),
        received: own(received),
        sent: own(sent),
        bought: own(bought),
      };
    }),
  );
  return {
    months,
    families: families.filter(({ points, received, sent, bought }) =>
      [points, received, sent, bought].some((found) => found.length > 0),
    ),
  };
}

interface Family {
  category: string;
  grade_family: string;
}

const withoutFamily = <R extends Family>({ category: _category, grade_family: _grade, ...rest }: R) => rest;
