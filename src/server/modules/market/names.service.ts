import { knowNames } from '../../../domain/stock/knownNames';
import { type Reading, understandQuery } from '../../../domain/stock/understandQuery';
import type { Work } from '../../http/context';
import { cachedByIsTest } from '../../cachedByIsTest';
import { findMakers, findPlaces, findStoreNames } from './names.repository';

const KEPT_MS = 30_000;
const MOST = 5_000;

/** Names that stock has now: a new maker is searched by name half a minute later, nothing worse. */
const namesOf = cachedByIsTest(KEPT_MS, async ({ app }, isTest) => {
  const [makers, places, stores] = await Promise.all([
    findMakers(app.database, isTest, MOST),
    findPlaces(app.database, isTest, MOST),
    findStoreNames(app.database, isTest, MOST),
  ]);
  return knowNames({ makers, places, stores });
});

/** What the search box means, in the market as in the own warehouse. */
export async function readSearchBox(
  work: Work,
  isTest: boolean,
  text: string,
  withEquivalents = false,
): Promise<Reading> {
  return understandQuery(text, await namesOf(work, isTest), withEquivalents);
}
