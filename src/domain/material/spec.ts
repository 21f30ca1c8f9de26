import Big from 'big.js';
import type { Spec } from '../../contract/entities/spec';
import { canonicalKey } from './canonicalKey';
import { dnOfNps, npsOfDn, SIZE_ROWS } from './data/sizes';
import { gradeFamily } from './equivalents';
import { materialNamed } from './materialNames';
import { nominalSection } from './nominalSection';
import { pipeRows } from './pipeTable';
import type { PipeRow } from './data/singleWallPipes';
import { singleWallStandard } from './singleWall';
import { sizeSystemOf } from './sizeSystem';
import type { ParsedItem, ParsedLine } from './types';

const BY_NPS = new Map(SIZE_ROWS.map((row) => [row[1], row]));

/** What the contract allows. */
const MOST_DETAILS = 20;
const MOST_DETAIL_TEXT = 80;

/** The specification of butt-weld fittings that a symbol alone belongs to: the trade writes WPB for A234-WPB. */
const FITTING_SPECS: readonly (readonly [symbol: RegExp, spec: string])[] = [
  [/^WP(?:B|C|1|5|9|11|12|22|91|92)$/, 'A234'],
  [/^WP3\d\d/, 'A403'],
  [/^WPL[3689]$/, 'A420'],
];

type Notation = { dn: boolean; inch: boolean };

/**
 * The material of an item: size system, DN, outside diameter and wall are looked up where they follow from what is
 * stated, and the last measures of a section where the standard has one alone; nothing else is filled in. The symbol of a fitting takes its specification (WPB is A234-WPB). `notation` says how the sizes were written, `coating` what finish was named,
 * `bolt_size` what size of a bolt.
 */
export function toSpec(
  read: ParsedItem,
  from: { notation?: Notation } & Partial<Pick<Spec, 'coating' | 'bolt_size' | 'details' | 'size_system'>> = {},
): Spec {
  const item = read.grade === undefined ? read : { ...read, grade: fullGrade(read.category, read.grade) };
  const notation = from.notation ?? { dn: false, inch: false };
  const nps = item.nps ?? [];
  const size_system = nps.length ? (from.size_system ?? sizeSystemOf(item, notation)) : null;
  const od_mm = outsideDiameter(nps[0], size_system);
  const spec: Omit<Spec, 'canonical_key'> = {
    category: item.category,
    type: item.type ?? null,
    standard: item.standard ?? null,
    grade: item.grade ?? null,
    size_system,
    nps,
    dn: nps.map(dnOfNps).filter((dn) => dn !== null),
    od_mm,
    schedule: (item.schedule ?? []).filter((s) => !s.endsWith('mm')),
    wall_mm: null,
    class: item.class === undefined ? null : String(item.class),
    facing: item.facing ?? null,
    ends: item.ends ?? null,
    length_m: measureText(item.length_m, 4),
    coating: from.coating ?? null,
    bolt_size: from.bolt_size ?? null,
    // Only where there is one: older specs have neither.
    ...(item.size ? { section: nominalSection(item.size) } : {}),
    ...(from.details?.length ? { details: from.details } : {}),
    ...(nps.length && (notation.dn || notation.inch) ? { size_unit: notation.inch ? 'inch' : 'dn' } : {}),
  };
  const stated = (item.schedule ?? []).find((s) => s.endsWith('mm'));
  spec.wall_mm = (stated && measureText(stated.slice(0, -2), 3)) || wallOf(spec);
  return { ...spec, canonical_key: canonicalKey(spec) };
}

/** The spec of a line, with how its sizes were written taken from the line's text. */
export function specOfLine(line: ParsedLine): Spec {
  const span = line.spans.nps;
  const text = span ? line.text.slice(span[0], span[1]).normalize('NFKC').toUpperCase() : '';
  const bare = bareNotation(text, line.item.nps ?? []);
  const inch = bare === 'inch' || /["”″']|IN|인치|B\b|NPS|\d\/\d/.test(text);
  const { item, details } = withNamedMaterial(line);
  return toSpec(item, {
    notation: { inch, dn: !inch && (bare === 'dn' || /[AΦ]|DN|NB|파이/.test(text)) },
    coating: line.coating,
    bolt_size: line.bolt_size,
    details: details.slice(0, MOST_DETAILS).map(({ kind, text }) => ({ kind, text: text.slice(0, MOST_DETAIL_TEXT) })),
  });
}

/** How sizes without any mark (`100`, `100X50`, `4`) were taken. */
function bareNotation(text: string, nps: readonly string[]): 'dn' | 'inch' | null {
  if (!/^\d{1,4}(?:\s*[X×*]\s*\d{1,4})*$/.test(text.trim())) return null;
  const figures = (text.match(/\d+/g) ?? []).map(Number);
  if (figures.every((figure, index) => npsOfDn(figure) === nps[index])) return 'dn';
  return figures.every((figure, index) => String(figure) === nps[index]) ? 'inch' : null;
}

/** The item with the material that a word alone names (주철) as its grade, which is then no detail beside it any more. */
function withNamedMaterial({ item, details }: ParsedLine): Pick<ParsedLine, 'item' | 'details'> {
  if (item.grade !== undefined || item.category === 'gasket') return { item, details };
  const said = details.find(({ kind, text }) => kind === 'body' && materialNamed(text) !== null);
  const grade = said && materialNamed(said.text);
  return grade ? { item: { ...item, grade }, details: details.filter((one) => one !== said) } : { item, details };
}

/** The same spec after a change of fields, with its looked-up fields and key made again. */
export function rebuildSpec(spec: Spec, change: Partial<Spec>): Spec {
  const next = { ...spec, ...change };
  next.grade &&= fullGrade(next.category, next.grade);
  const dn = next.nps.map(dnOfNps).filter((n) => n !== null);
  const od_mm = outsideDiameter(next.nps[0], next.size_system);
  const wall_mm = next.schedule.length ? wallOf(next) : next.wall_mm;
  const rebuilt = { ...next, dn, od_mm, wall_mm };
  return { ...rebuilt, canonical_key: canonicalKey(rebuilt) };
}

/**
 * The same item with some fields changed. What follows from a changed field is looked up again: the size in the other
 * system, the outside diameter, and the wall unless it was stated itself and the schedule is the same.
 */
export function changedSpec(spec: Spec, change: Partial<Spec>): Spec {
  const next: Spec = { ...spec, ...change };
  if (change.dn && !change.nps?.length) {
    const nps = change.dn.map(npsOfDn);
    next.nps = nps.every((size) => size !== null) ? nps : [];
  } else if (change.nps) next.dn = change.nps.map(dnOfNps).filter((dn) => dn !== null);
  if (change.dn || change.nps) next.od_mm = outsideDiameter(next.nps[0], next.size_system);
  if (change.wall_mm !== undefined) return next;
  const rescheduled = change.schedule !== undefined && change.schedule.join() !== spec.schedule.join();
  return rescheduled || wallOf(spec) === spec.wall_mm ? { ...next, wall_mm: wallOf(next) } : next;
}

/** An alternate as its seller sent it, with nothing left in it that followed from the item as it was requested. */
export function settledAlternate(requested: Spec, offered: Spec): Spec {
  const fields = Object.keys({ ...requested, ...offered }) as (keyof Spec)[];
  const differs = (field: keyof Spec) => JSON.stringify(offered[field]) !== JSON.stringify(requested[field]);
  const change = fields.filter((field) => field !== 'od_mm' && differs(field)).map((field) => [field, offered[field]]);
  return changedSpec(requested, Object.fromEntries(change) as Partial<Spec>);
}

/** The grade of a fitting with its specification, so that WPB and A234-WPB are one material. */
function fullGrade(category: string, grade: string): string {
  const spec = category === 'fitting' ? FITTING_SPECS.find(([symbol]) => symbol.test(grade))?.[1] : undefined;
  return spec ? `${spec}-${grade}` : grade;
}

/** A measure as a decimal string of so many places; null for one that no material has. */
function measureText(value: number | string | undefined, places: number): string | null {
  if (value === undefined || !Number.isFinite(Number(value))) return null;
  const exact = new Big(value).round(places, Big.roundHalfUp);
  return exact.gt(0) && exact.lt(100_000) ? exact.toFixed() : null;
}

function outsideDiameter(nps: string | undefined, system: Spec['size_system']): string | null {
  if (!nps || !system) return null;
  const row = BY_NPS.get(nps);
  if (!row) {
    const n = Number(nps);
    return Number.isFinite(n) && n > 36 && n < 1000 ? new Big(nps).times('25.4').toString() : null;
  }
  return system === 'ks_jis' ? row[3] : row[2];
}

/** The dimension standards that hold a spec's pipe, the nearest first. */
export function pipeStandards(spec: Pick<Spec, 'size_system' | 'grade' | 'standard'>): PipeRow[0][] {
  if (spec.size_system === 'ks_jis') {
    const single = singleWallStandard(spec);
    if (single) return [single];
    return isStainless(spec.grade) ? ['KS D 3576'] : ['KS D 3562'];
  }
  if (spec.size_system !== 'asme') return [];
  return isStainless(spec.grade) ? ['ASME B36.19M', 'ASME B36.10M'] : ['ASME B36.10M', 'ASME B36.19M'];
}

const isStainless = (grade: string | null) => {
  const family = grade ? gradeFamily(grade) : null;
  return family === 'stainless' || family === 'duplex';
};

/** The table row of a pipe, by its schedule or, where the grade has one wall only, by size. */
export function pipeRow(spec: Pick<Spec, 'size_system' | 'grade' | 'standard' | 'nps' | 'schedule'>): PipeRow | null {
  const [nps] = spec.nps;
  if (!nps) return null;
  const [schedule] = spec.schedule;
  for (const standard of pipeStandards(spec)) {
    const rows = pipeRows(standard, nps);
    const single = standard === 'KS D 3507' || standard === 'JIS G 3452';
    const row = rows.find((r) => (single && !schedule ? true : r[3] === schedule));
    if (row) return row;
  }
  return null;
}

function wallOf(
  spec: Pick<Spec, 'size_system' | 'grade' | 'standard' | 'nps' | 'schedule' | 'category'>,
): string | null {
  if (spec.category !== 'pipe' && spec.category !== 'fitting') return null;
  if (spec.category === 'fitting' && !spec.schedule.length) return null;
  return pipeRow(spec)?.[4] ?? null;
}
