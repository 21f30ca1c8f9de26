import type { Spec } from '../../contract/entities/spec';
import { coatingWord, kindName, ratingLabel } from '../material/describe';

export type OpenField =
  | 'type'
  | 'schedule'
  | 'class'
  | 'standard'
  | 'grade'
  | 'ends'
  | 'facing'
  | 'length_m'
  | 'coating'
  | 'details';

/** A fact that a line leaves open, and what stock that would fill it has; or what the line wants and the stock leaves open. */
export type OpenFact =
  | { field: OpenField; has: string; wants?: never }
  | { field: OpenField; wants: string; has?: never };

/**
 * What stock states of its material and a line does not: an angle, a schedule, a grade; and the length of pieces that a line
 * wants of stock that states none. With none of them the two are the same material; with any the stock is a candidate that a
 * person has to look at. A standard counts where no grade was requested: beside a grade it says nothing of the price.
 */
export function leftOpen(requested: Spec, lot: Spec, language: 'ko' | 'en'): OpenFact[] {
  const facts: OpenFact[] = [];
  const add = (field: OpenField, open: boolean, has: string | null | undefined) => {
    if (open && has) facts.push({ field, has });
  };
  // A lot that fits never states another type or grade, only a closer one.
  add('type', requested.type !== lot.type, lot.type && kindName(lot, language));
  const walled = requested.schedule.length > 0 || requested.wall_mm !== null;
  add('schedule', !walled, ratingLabel({ ...lot, class: null }, language));
  add('class', !requested.class, lot.class && ratingLabel({ ...lot, schedule: [], wall_mm: null }, language));
  add('grade', requested.grade !== lot.grade, lot.grade);
  add('standard', !requested.grade && !requested.standard, lot.standard);
  // A face says that the ends are flanges.
  add('ends', !requested.ends && !(lot.facing && lot.ends === 'FLGD'), lot.ends);
  add('facing', !requested.facing, lot.facing);
  add('length_m', requested.length_m === null, lot.length_m);
  if (requested.length_m !== null && lot.length_m === null)
    facts.push({ field: 'length_m', wants: requested.length_m });
  add('coating', !requested.coating, lot.coating && coatingWord(lot, language));
  const said = new Set((requested.details ?? []).map(({ text }) => text));
  const more = (lot.details ?? []).filter(({ text }) => !said.has(text)).map(({ text }) => text);
  add('details', true, more.join(', '));
  return facts;
}
