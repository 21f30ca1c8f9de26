import type { Assumptions, Costs, Kind } from './loadModel';

/** What an operator knows better. */
type Own = Partial<Omit<Assumptions, 'kinds'>> & { kinds?: Array<Partial<Kind> & { name: string }>; costs?: Costs };

/** The assumptions with an operator's own in their place. Throws for a name that nothing has. */
export function ownAssumptions(
  { kinds = [], costs = {}, ...numbers }: Own,
  assumed: Assumptions,
  measured: Costs,
): { assumed: Assumptions; costs: Costs } {
  for (const name of Object.keys(numbers)) if (!(name in assumed)) throw new Error(`There is no assumption "${name}".`);
  const changed = assumed.kinds.map((kind) => ({ ...kind, ...kinds.find(({ name }) => name === kind.name) }));
  const added = kinds.filter(({ name }) => assumed.kinds.every((kind) => kind.name !== name)).map(whole);
  return { assumed: { ...assumed, ...numbers, kinds: [...changed, ...added] }, costs: { ...measured, ...costs } };
}

function whole({ name, perCompany, signedIn, day }: Partial<Kind> & { name: string }): Kind {
  if (perCompany === undefined || signedIn === undefined || day === undefined) {
    throw new Error(`The new kind "${name}" needs perCompany, signedIn and day.`);
  }
  return { name, perCompany, signedIn, day };
}
