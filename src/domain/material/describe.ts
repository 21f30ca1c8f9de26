import { thousandfold, trimmedText } from '../money/decimalText';
import type { Spec } from '../../contract/entities/spec';
import { COATING_WORDS } from './data/tradeWords';
import { gradeName } from './materialNames';
import { classLabel } from './pressureClass';
import { singleWallOf } from './singleWall';
import { scheduleText, tradeName } from './tradeNames';

type Language = 'ko' | 'en';

/** The trade text of an item, e.g. `PIPE SMLS 6" SCH40 A106-B BE` or `무계목 강관 150A SCH40 A106-B BE`. It reads back to the same fields. */
export function describeSpec(spec: Spec, lang: Language): string {
  const coating = spec.coating && !saysCoating(spec, lang) ? coatingWord(spec, lang) : '';
  const parts = [
    kindName(spec, lang),
    sizeText(spec, lang),
    ratingLabel(spec, lang),
    spec.standard,
    spec.grade && gradeName(spec.grade, lang),
    spec.ends,
    spec.facing,
    lengthText(spec),
    coating,
    ...namedDetails(spec),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Longer than this, words that nobody knows are a sentence: they stand in the details and in the original alone. */
const LONGEST_WORDS = 30;

function namedDetails({ details }: Spec): string[] {
  const all = details ?? [];
  const strange = all.filter(({ kind }) => kind === 'words').reduce((length, { text }) => length + text.length, 0);
  return all.filter(({ kind }) => kind !== 'words' || strange <= LONGEST_WORDS).map(({ text }) => text);
}

/** Our reading of an item as documents print it; null where it was not read what kind of item it is: its own words say more. */
export function readingOf(spec: Spec, lang: Language): string | null {
  return spec.category === 'other' || spec.category === 'unclassified' ? null : describeSpec(spec, lang);
}

/**
 * Whether the sizes of an item are shown as DN: as they were written, else by their system, in Korean always. Sizes
 * without a DN number are inches.
 */
export function showsDn({ size_unit, size_system, dn, nps }: Spec, lang: Language): boolean {
  if (dn.length !== nps.length) return false;
  return size_unit ? size_unit === 'dn' : lang === 'ko' || size_system === 'ks_jis';
}

/** Sizes for a table column: as they were written, else A sizes where the spec is KS/JIS and inches otherwise. */
export function sizeLabel(spec: Spec): string {
  return sizeText(spec, spec.size_system === 'ks_jis' ? 'ko' : 'en');
}

/** Pressure class, and schedule or wall, e.g. `CL150 SCH40`, in Korean `150LB SCH40`. */
export function ratingLabel(spec: Spec, lang: Language): string {
  const schedule = spec.schedule.map(scheduleText).join('x');
  const wall = !spec.schedule.length && spec.wall_mm && !isImplied(spec) ? `${Number(spec.wall_mm)}t` : '';
  const rating = spec.class ? classLabel(spec.class, lang) : '';
  return [rating, schedule || wall].filter(Boolean).join(' ');
}

/** The name of a kind of item alone, without size or grade: `45도 엘보`. */
export function kindName(spec: Spec, lang: Language): string {
  if (spec.category === 'unclassified') return spec.type ?? '';
  const known = tradeName(spec.category, spec.type, lang);
  // A type that nobody knows is said as it was typed.
  const name = known ?? [tradeName(spec.category, null, lang), spec.type].filter(Boolean).join(' ');
  return lang === 'ko' && spec.category === 'pipe' && isStainless(spec) ? `스테인리스 ${name}` : name;
}

/** Grades of stainless pipe. The table of equivalents knows more, and is too large for every page that names an item. */
const STAINLESS_PIPE = /^(?:STS|SUS)3(?!70)\d\d|^A312-TP3|^A358-3/;
const isStainless = ({ grade }: Spec) => grade !== null && STAINLESS_PIPE.test(grade);

/** The sizes of an item as its name has them: `100A`, `4"x2"`, `M16x75`. */
export function sizeText(spec: Spec, lang: Language): string {
  if (spec.bolt_size) return spec.bolt_size;
  if (spec.section) return spec.section;
  return (showsDn(spec, lang) ? spec.dn.map((dn) => `${dn}A`) : spec.nps.map((nps) => `${nps}"`)).join('x');
}

/** Whether a detail names the finish already, in words of the list that readers of the language know. */
const saysCoating = ({ coating, details }: Spec, lang: Language) =>
  coating === 'galvanised' &&
  (details ?? []).some(({ kind, text }) => kind === 'coating' && GALVANISED[lang].test(text));
const GALVANISED = { en: /GALV|ZINC|H\.?D\.?G/i, ko: /GALV|ZINC|H\.?D\.?G|아연|백도금/i };

/** The finish of an item; Korean names coated pipe as a kind of pipe: 백관, 흑관. */
export function coatingWord({ category, coating }: Spec, lang: Language): string {
  const word = coating ? COATING_WORDS[coating][lang] : '';
  return lang === 'ko' && category === 'pipe' ? `${word}관` : word;
}

/** A pipe of one wall only (SPP, SGP) is named without it. */
const isImplied = (spec: Spec) => spec.category === 'pipe' && singleWallOf(spec) === spec.wall_mm;

/** More than a length is stored with. */
const MOST_DECIMALS = 9;

/** Metres from one metre on, millimetres below, whatever the piece. */
function lengthText(spec: Spec): string {
  if (!spec.length_m) return '';
  const metres = spec.length_m;
  return Number(metres) >= 1 ? `L=${trimmedText(metres, MOST_DECIMALS)}m` : `L=${thousandfold(metres)}mm`;
}

/** A text as its words alone, with a blank on both sides: for looking whether it holds the words of another. */
const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[\s,;()[\]·]+/)
    .filter(Boolean)
    .join(' ')} `;

/**
 * What the buyer said of a line: the words of its list, and its remark (`6M 정척`), which is a condition like them. A remark
 * that already stands among the words is not said twice.
 */
export function lineWords({ raw_text, remark }: { raw_text: string; remark?: string | null }): string {
  const said = remark?.trim() ?? '';
  if (!said || words(raw_text).includes(words(said))) return raw_text;
  return [raw_text, said].filter(Boolean).join(' · ');
}
