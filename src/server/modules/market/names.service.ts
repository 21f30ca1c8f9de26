import { knowNames } from '../../../domain/stock/knownNames';
import { type Reading, understandQuery } from '../../../domain/stock/understandQuery';
import type { Work } from '../../http/context';
import { keptForWorld } from '../../keptForWorld';
import { findMakers, findPlaces, findStoreNames } from './names.repository';

const KEPT_MS = 30_000;
const MOST = 5_000;

/** Names that stock has now: a new maker is searched by name half a minute later, nothing worse. */
const namesOf = keptForWorld(KEPT_MS, async ({ app }, world) => {
  const [makers, places, stores] = await Promise.all([
    findMakers(app.database, world, MOST),
    findPlaces(app.database, world, MOST),
    findStoreNames(app.database, world, MOST),
  ]);
  return knowNames({ makers, places, stores });
});

/** What the search box means, in the market as in the own warehouse. */
export async function readSearchBox(
  work: Work,
  world: boolean,
  text: string,
  withEquivalents = false,
): Promise<Reading> {
  return understandQuery(text, await namesOf(work, world), withEquivalents);
}
