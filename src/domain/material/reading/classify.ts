import type { Category } from '../types';
import { GRADE_FORMS, STANDARD_FORMS } from '../data/gradeForms';
import type { WordHit } from './words';

const NONE: readonly string[] = [];

export type Marks = {
  has(mark: string): boolean;
  all(kind: string): readonly string[];
  first(kind: string): WordHit | undefined;
};

/** Looks marks up by name (`mod:LR`) or by kind (`fitting` answers `ELBOW`, ...), in reading order. */
export function marksOf(hits: readonly WordHit[]): Marks {
  const names = new Set<string>();
  const kinds = new Map<string, { values: string[]; first: WordHit }>();
  for (const hit of hits) {
    for (const mark of hit.marks) names.add(mark);
    for (const [kind, value] of hit.pairs) {
      const known = kinds.get(kind);
      if (known) known.values.push(value);
      else kinds.set(kind, { values: [value], first: hit });
    }
  }
  return {
    has: (mark) => names.has(mark),
    all: (kind) => kinds.get(kind)?.values ?? NONE,
    first: (kind) => kinds.get(kind)?.first,
  };
}

/** Words of what is no piping. */
const ASIDE: ReadonlySet<string> = new Set(['other:thing', 'other:sundry', 'other:service']);

/** The category that the words of a line name, or null when they name none. */
export function categoryOf(
  s: string,
  hits: readonly WordHit[],
  marks: Marks,
  grade: string | undefined,
): Category | null {
  const item = named(marks, grade);
  const thing = hits.find((hit) => hit.marks.some((mark) => ASIDE.has(mark)) && !qualifies(s, hit));
  if (thing && isThing(s, thing, hits, item)) return 'other';
  return item;
}

function named(marks: Marks, grade: string | undefined): Category | null {
  if (marks.has('item:gasket') && !(marks.has('item:valve') && !marks.all('gasket').length)) return 'gasket';
  if (marks.has('gasket:KAMMPROFILE')) return 'gasket';
  const valveWord = marks.has('item:valve');
  const fittings = marks.all('fitting');
  if (marks.has('item:bolt')) return 'bolt';
  if (valveWord) return 'valve';
  if (fittings.includes('STUB END')) return 'fitting';
  const flangeWord = marks.has('item:flange');
  const flangeMark = marks.all('flange').length > 0;
  const strong = fittings.filter((f) => f !== 'SOCKET' && f !== 'PLUG');
  const valveMark = marks.all('valve').filter((v) => v !== 'SAFETY');
  if (valveMark.length && !strong.length) return 'valve';
  if (strong.length && !(flangeWord && flangeMark && !marks.has('end:FLGD') && strong.every((f) => f === 'REDUCER'))) {
    if (!(flangeMark && flangeWord && strong.every((f) => ['UNION', 'CAP'].includes(f)))) return 'fitting';
  }
  if (flangeWord && !fittings.length) return 'flange';
  if (flangeMark && !fittings.length) return 'flange';
  if (flangeWord) return marks.has('fitting:PLUG') && !flangeMark ? 'flange' : 'flange';
  if (fittings.length) return 'fitting';
  if (marks.has('gasket:RING JOINT') || marks.has('gasket:INSULATING')) return 'gasket';
  if (marks.has('bolt:NUT')) return 'bolt';
  if (marks.has('weak:BALL')) return 'valve';
  if (marks.has('mod:CON') || marks.has('mod:ECC')) return 'fitting';
  if (marks.has('item:fitting')) return 'fitting';
  if (marks.has('item:pipe') || marks.all('pipe').length) return 'pipe';
  if (marks.has('end:WAFER')) return 'valve';
  if (marks.has('weak:TEE')) return 'fitting';
  if ((marks.has('mod:90') || marks.has('mod:45')) && (marks.has('mod:LR') || marks.has('mod:SR'))) return 'fitting';
  return grade ? formOf(grade) : null;
}

/** Goods outside our categories win when they head the phrase: before the item in English, after it in Korean. */
function isThing(s: string, thing: WordHit, hits: readonly WordHit[], item: Category | null): boolean {
  if (!item) return true;
  const specific = hits.find((hit) =>
    hit.marks.some((mark) => /^(?:valve|fitting|bolt|flange|gasket):|^item:(?:bolt|gasket|valve)/.test(mark)),
  );
  if (!specific) return true;
  // `TANK INLET VALVE`, `PUMP … ⇥ GATE`: what stands before says of which.
  if (thing.start < specific.start && (servesValve(s, thing, hits) || isCellOf(s, specific))) return false;
  // `U-BOLT GUIDE`, `VALVE SUPPORT`: the last noun is the thing, what stands before says of which.
  if (/^[\s-]*$/.test(s.slice(specific.end, thing.start)) && thing.start >= specific.end) return true;
  if (item === 'gasket' || item === 'bolt')
    return thing.start < specific.start && !/[가-힣]/.test(s.slice(thing.start, thing.end));
  return thing.start < specific.start || /[가-힣]/.test(s.slice(thing.start, thing.end));
}

/** Words that join a thing with what belongs to it: the thing is requested then. */
const JOINS = /[,;:()\t\d]|(?<![A-Z])(?:WITH|W\/|C\/W|FOR|AND|OF|IN|ON)(?![A-Z])/;

/** `SERVICE WATER TANK INLET BUTTERFLY VALVE`: in one phrase the valve at its end is the item. */
function servesValve(s: string, thing: WordHit, hits: readonly WordHit[]): boolean {
  const valve = hits.find((hit) => hit.start > thing.end && hit.marks.includes('item:valve'));
  return valve !== undefined && !JOINS.test(s.slice(thing.end, valve.start));
}

/** Whether a word fills a cell of the row by itself. */
const isCellOf = (s: string, { start, end }: WordHit) =>
  /\t[\s"]*$/.test(s.slice(0, start)) && /^[\s"]*(?:\t|$)/.test(s.slice(end));

/** `FOR SUPPORT`, `서포트용`: the word only says what the item is for. */
function qualifies(s: string, hit: WordHit): boolean {
  return (
    /(?:FOR|W\/|WITH)\s+(?:[A-Z]+\s)?$/.test(s.slice(Math.max(0, hit.start - 14), hit.start)) ||
    /^\s?용/.test(s.slice(hit.end))
  );
}

/** The kind of item that a product standard is for: where no word of the line names it. */
export function formOfStandard(names: readonly string[]): Category | null {
  for (const name of names) {
    const form = STANDARD_FORMS.find(([pattern]) => pattern.test(name));
    if (form) return form[1];
  }
  return null;
}

function formOf(grade: string): Category | null {
  return GRADE_FORMS.find(([pattern]) => pattern.test(grade))?.[1] ?? null;
}
