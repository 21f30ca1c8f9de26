import type { DetailKind } from '../data/detailWords';
import type { Detail, ParsedItem } from '../types';
import type { DetailReading } from './details';
import { READ } from './normalize';
import type { Remainder } from './remainder';
import type { WordHit } from './words';

type Place = { start: number; end: number };

/** Words of materials that a grade of steel beside them says no more than, or that no seller prices apart. */
const PLAIN_STEEL =
  /^(?:C\.?\s?S\.?|M\.?\s?S\.?|STL|STEEL|스틸|강제|MILD STEEL|CARBON(?: ST(?:EE)?L)?|ALLOY(?: STEEL)?|FORGED(?: STEEL)?|FS|CAST(?: STEEL)?|탄소강|합금강|주강|주강제|단조|단조강|단강|연강|LTCS|AISI|SUS|S U S|SS|S\.?\s?S\.?|S\.? STEEL|ST STL|STAINLESS(?: STEEL)?|스텐|스덴|스텐레스|스테인레스|스테인리스|스뎅|서스|DUPLEX|SUPER DUPLEX|듀플렉스|고압용|저온용|고온용|압력용)$/;

/** Words of the trade that label or number and say nothing of an item by themselves. */
const LABELS =
  /^(?:TYPE|GRADE|PORT|FULL|WITH|FOR|SIZE|RATING|MATERIAL|MATL|MFG|BRAND|MAKER|KS|JIS|ANSI|ASME|ASTM|DIN|THK|WALL|SEAT|BODY|BONNET|DISC|STEM|TRIM|FILLER|FINISH|OPERATED|SCREEN|MESH|메쉬|PLATED|EN 10204|FORGED ELBOW)$/;

/** Words of a gasket that only say that it is one, and a flat one. */
const FLAT = /(?:SHEET|FLAT(?: RING)?|FULL FACE|RING)?\s?(?:GASKETS?)?|시트|쉬트/;
const PLAIN_GASKET = new RegExp(`^(?:${FLAT.source}|(?:합성)?)$`);

/** What the words of the vocabulary that no field takes in are kept as; null for those that say nothing. */
function keptAs(hit: WordHit, text: string, item: ParsedItem): DetailKind | null {
  const is = (mark: string) => hit.pairs.some(([kind, value]) => kind === mark || `${kind}:${value}` === mark);
  if (is('family')) return item.grade !== undefined && PLAIN_STEEL.test(text) ? null : 'body';
  if (is('gasket:SHEET')) {
    if (item.category === 'gasket') return PLAIN_GASKET.test(text) ? null : 'body';
    return item.category === 'valve' && !/^(?:SHEET|FLAT|시트|쉬트|N\s?\/?\s?A)$/.test(text) ? 'seat' : null;
  }
  if (is('junk:nuts')) return 'with';
  if (is('junk:words')) return LABELS.test(text) ? null : 'process';
  return null;
}

/** The whole of a Korean word of which a part is known: `수입불가` is no `수입`. */
function wholeWord(s: string, { start, end }: Place): Place {
  let [from, to] = [start, end];
  if (!/[가-힣]/.test(s.slice(start, end))) return { start, end };
  while (/[가-힣]/.test(s[from - 1] ?? '')) from--;
  while (/[가-힣]/.test(s[to] ?? '')) to++;
  return { start: from, end: to };
}

const covers = (places: readonly Place[], { start, end }: Place) =>
  places.some((place) => start < place.end && end > place.start);

/**
 * Words of the line that the reader knows and that no field takes in: the material of a valve without a grade, that of a
 * gasket, what comes along. `taken` are places that details hold already.
 */
export function knownWords(
  s: string,
  words: readonly WordHit[],
  own: readonly WordHit[],
  item: ParsedItem,
  taken: readonly Place[],
): DetailReading[] {
  const kept: DetailReading[] = [];
  const along: WordHit[] = [];
  for (const hit of words) {
    if (covers(taken, hit)) continue;
    const text = wordsAt(s, hit);
    if (!own.includes(hit)) {
      along.push(hit);
      continue;
    }
    const kind = keptAs(hit, text, item);
    if (!kind) continue;
    const place = kind === 'process' ? wholeWord(s, hit) : { start: hit.start, end: hit.end };
    kept.push({ kind, text: wordsAt(s, place).replace(/(?<=.)\s?GASKETS?$/, ''), ...place });
  }
  const [first] = along;
  const last = along.at(-1);
  if (!first || !last) return kept;
  const place = { start: first.start, end: last.end };
  return [...kept, { kind: 'with', text: wordsAt(s, place), ...place }];
}

const wordsAt = (s: string, { start, end }: Place) =>
  s.slice(start, end).replaceAll(READ, ' ').replace(/\s+/g, ' ').trim();

const APART = /^[\s,;:/&+¦-]*$/;

/**
 * Words that nobody knows, in the order of the line, those side by side as one: what they say is kept as it stands. `taken`
 * are places that details hold already.
 */
export function strangeWords(s: string, { words, mild }: Remainder, taken: readonly Place[]): Detail[] {
  return inRuns(
    s,
    words.filter((word) => mild.includes(word.text) && !covers(taken, word)),
  );
}

/** All that is left of a line of goods that nobody classified: with its noun it says what they are. */
export const goodsWords = (s: string, { words }: Remainder): Detail[] =>
  inRuns(
    s,
    words.filter(({ text }) => text.length > 1),
  );

function inRuns(s: string, strange: readonly Place[]): Detail[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of strange) {
    const last = runs.at(-1);
    if (last && !/\t/.test(s.slice(last.end, start)) && APART.test(s.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return runs.map((place) => ({ kind: 'words', text: wordsAt(s, place) }));
}

/** Kinds of fittings that are named by two words, of which the type says one. */
const PAIRED: Readonly<Record<string, readonly string[]>> = {
  REDUCER: ['REDUCING'],
  NIPPLE: ['SWAGE', 'NIPOLET'],
  SOCKET: ['COUPLING'],
  ELBOW: ['BEND', 'RETURN', 'ELBOLET'],
  BEND: ['ELBOW', 'RETURN'],
  TEE: ['LATERAL', 'CROSS'],
};

/** A fitting that the line names beside the one that was read: `엘보, 유니온 25A`. */
export function otherFitting(own: readonly WordHit[], { category, type, ends }: ParsedItem): boolean {
  if (category !== 'fitting' || !type) return false;
  return own.some(({ pairs }) =>
    pairs.some(
      ([kind, value]) =>
        kind === 'fitting' &&
        !type.includes(value) &&
        !(value === 'SOCKET' && ends?.includes('SW')) &&
        !(PAIRED[value] ?? []).some((name) => type.includes(name)),
    ),
  );
}
