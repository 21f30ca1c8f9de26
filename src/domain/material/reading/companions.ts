import { matchesOf } from './matches';
import type { WordHit } from './words';

const KINDS: ReadonlySet<string> = new Set(['pipe', 'flange', 'valve', 'fitting', 'gasket', 'bolt']);
/** Words after which stands what comes along. */
const ALONG = /\s\+\s|(?<![A-Z])(?:W\s?\/|C\s?\/\s?W|WITH|INCLUDING|INCL\.?)(?![A-Z])/;
/** `(UPSTREAM NRV)`, `(NEXT TO PUMP)`: where the item sits. */
const PLACE =
  /\((?:UPSTREAM|UP STREAM|DOWNSTREAM|DOWN STREAM|BEFORE|AFTER|NEXT TO|NEAR|BESIDE|AT|FOR|OF|FROM|TO)\s[^()]*\)/g;
/** What Korean puts behind: `(볼트, 너트, 가스켓 포함)`. */
const INCLUDED = /[([][^()[\]]*(?:포함|별도|제외)\s*[)\]]/g;

/** What comes along with an item (`FLANGE … W/ BOLT & GASKET`) does not name it: such words are left out. */
export function ownWords(s: string, all: readonly WordHit[]): readonly WordHit[] {
  const hits = swinging(s, withoutPlaces(s, all));
  const kinds = hits.map(kindOf);
  const first = kinds.findIndex((kind) => kind !== undefined);
  const head = hits[first];
  if (!head || kinds.every((kind) => kind === undefined || kind === kinds[first])) return hits;
  const along = ALONG.exec(s.slice(head.end));
  const from = along ? head.end + along.index : Number.POSITIVE_INFINITY;
  const ranges = matchesOf(INCLUDED, s).map((m) => [m.index, m.index + m[0].length] as const);
  return hits.filter((hit, index) => {
    if (index <= first || !kinds[index] || kinds[index] === kinds[first]) return true;
    return hit.start < from && !ranges.some(([start, end]) => hit.start >= start && hit.end <= end);
  });
}

const SWING: Pick<WordHit, 'marks' | 'pairs'> = { marks: ['mod:SWING'], pairs: [['mod', 'SWING']] };

/** `CHECK VALVE … SWG`: behind a check valve the short form of a spiral wound gasket is its swinging disc. */
function swinging(s: string, hits: readonly WordHit[]): readonly WordHit[] {
  const check = hits.find(({ marks }) => marks.includes('valve:CHECK'));
  if (!check) return hits;
  return hits.map((hit) =>
    hit.start > check.start && s.slice(hit.start, hit.end) === 'SWG' ? { ...hit, ...SWING } : hit,
  );
}

/** The words without those that say where the item sits, as long as others name it. */
function withoutPlaces(s: string, hits: readonly WordHit[]): readonly WordHit[] {
  const places = s.includes('(') ? matchesOf(PLACE, s).map((m) => [m.index, m.index + m[0].length] as const) : [];
  if (!places.length) return hits;
  const outside = hits.filter((hit) => !places.some(([start, end]) => hit.start >= start && hit.end <= end));
  return outside.some((hit) => kindOf(hit) !== undefined) ? outside : hits;
}

/** The kind of item that a word names by itself. */
function kindOf({ pairs }: WordHit): string | undefined {
  for (const [kind, value] of pairs) {
    const named = kind === 'item' ? value : kind;
    if (KINDS.has(named)) return named;
  }
  return undefined;
}
