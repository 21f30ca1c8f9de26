import { type KnownNames, knowNames } from '../../../domain/stock/knownNames';
import { type Reading, understandQuery } from '../../../domain/stock/understandQuery';
import type { Work } from '../../http/context';
import { findMakers, findPlaces, findStoreNames } from './names.repository';

const KEPT_MS = 30_000;
const MOST = 5_000;

const kept = new Map<boolean, { until: number; names: Promise<KnownNames> }>();

/** Names that stock has now. Kept for half a minute: a new maker is searched by name a little later, nothing worse. */
async function namesOf(work: Work, world: boolean): Promise<KnownNames> {
  const known = kept.get(world);
  if (known && known.until > performance.now()) return known.names;
  const names = Promise.all([
    findMakers(work.app.database, world, MOST),
    findPlaces(work.app.database, world, MOST),
    findStoreNames(work.app.database, world, MOST),
  ]).then(([makers, places, stores]) => knowNames({ makers, places, stores }));
  kept.set(world, { until: performance.now() + KEPT_MS, names });
  names.catch(() => kept.delete(world));
  return names;
}

/** What the search box means, in the market as in the own warehouse. */
export async function readSearchBox(
  work: Work,
  world: boolean,
  text: string,
  withEquivalents = false,
): Promise<Reading> {
  return understandQuery(text, await namesOf(work, world), withEquivalents);
}
