import type { Spec } from '../../contract/entities/spec';
import { gradeFamily } from '../material/equivalents';
import { boltThread } from '../material/reading/boltSize';

export interface Searched {
  spec: Spec;
  maker: string | null;
  origin: string | null;
  place: string;
  condition: string;
}

/** Makers, places and origins are found whatever their case and blanks. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** A type and the kinds it is a case of: `ELBOW 90 LR` is an `ELBOW 90` and an `ELBOW`. */
function kindsOf(type: string): string[] {
  const words = type.split(' ');
  return words.map((_, index) => words.slice(0, index + 1).join(' '));
}

/** A grade and the names that people leave short: `A106-B` is found by `A106`, `STS304TP` by `STS304`. */
function namesOf(grade: string): string[] {
  const short = [grade.split('-')[0] ?? grade, grade.replace(/TP.?$/, ''), grade.replace(/-CL\d+$/, '')];
  return [...new Set([grade, ...short])].filter((name) => name.length > 1);
}

/** What a spec states, as terms: a lot that has all of them is that material, perhaps stated more closely. */
export function materialTerms(spec: Spec): string[] {
  const family = spec.grade ? gradeFamily(spec.grade) : null;
  const terms = [
    term.category(spec.category),
    ...(spec.type ? kindsOf(spec.type).map(term.type) : []),
    ...(spec.grade ? namesOf(spec.grade).map(term.grade) : []),
    family && term.family(family),
    spec.standard && term.standard(spec.standard),
    ...spec.nps.map(term.nps),
    ...spec.schedule.map(term.schedule),
    spec.class && term.class(spec.class),
    spec.facing && term.facing(spec.facing),
    spec.ends && term.ends(spec.ends),
    spec.coating && term.coating(spec.coating),
    ...(spec.bolt_size ? [boltThread(spec.bolt_size), spec.bolt_size].map(term.bolt) : []),
  ];
  return [...new Set(terms.filter((one): one is string => Boolean(one)))];
}

/** What a lot is found by: one term for each fact, `k:150` for class 150. Filters of a search are sets of the same terms. */
export function termsOf({ spec, maker, origin, place, condition }: Searched): string[] {
  const others = [
    maker && term.maker(maker),
    origin && term.origin(origin),
    term.place(place),
    term.condition(condition),
  ];
  return [...materialTerms(spec), ...others.filter((one): one is string => Boolean(one))];
}

export const term = {
  category: (value: string) => `c:${value}`,
  type: (value: string) => `t:${value}`,
  grade: (value: string) => `g:${value}`,
  family: (value: string) => `f:${value}`,
  standard: (value: string) => `q:${value}`,
  nps: (value: string) => `n:${value}`,
  schedule: (value: string) => `s:${value}`,
  class: (value: string) => `k:${value}`,
  facing: (value: string) => `a:${value}`,
  ends: (value: string) => `e:${value}`,
  coating: (value: string) => `o:${value}`,
  bolt: (value: string) => `b:${value}`,
  maker: (value: string) => `m:${fold(value)}`,
  origin: (value: string) => `r:${fold(value)}`,
  place: (value: string) => `w:${fold(value)}`,
  condition: (value: string) => `d:${value}`,
};
