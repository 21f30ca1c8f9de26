import { knowNames } from '../../../domain/stock/knownNames';
import { type Reading, understandQuery } from '../../../domain/stock/understandQuery';
import type { Work } from '../../http/context';
import { cachedByDatabase } from '../../cachedByDatabase';
import { findMakers, findPlaces, findStoreNames } from './names.repository';

const KEPT_MS = 30_000;
const MOST = 5_000;

/** Names that stock has now: a new maker is searched by name half a minute later, nothing worse. */
const namesOf = cachedByDatabase(KEPT_MS, async ({ database }) => {
  const [makers, places, stores] = await Promise.all([
    findMakers(database, MOST),
    findPlaces(database, MOST),
    findStoreNames(database, MOST),
  ]);
  return knowNames({ makers, places, stores });
});

/** What the search box means, in the market as in the own warehouse. */
export async function readSearchBox(work: Work, text: string, withEquivalents = false): Promise<Reading> {
  return understandQuery(text, await namesOf(work), withEquivalents);
}
