import { dnOfNps } from '../data/sizes';
import type { ParsedItem, Warning } from '../types';
import type { SizeReading } from './sizes';
import { hasSchedule } from '../pipeTable';

const CARBON_STS = /^STS(?:370|410|480)$/;
const STAINLESS_STS = /^STS3\d\d/;
const ASTM = /^(?:A\d{2,3}|API5L)/;

/** What a person of the trade would ask back about a line. Codes only; the texts are in the translations. */
export function warningsOf(item: ParsedItem, size: SizeReading | null, s: string, outside: boolean): Warning[] {
  const list: Warning[] = [];
  const { grade, nps = [], schedule = [] } = item;
  if (
    typeof item.class === 'string' &&
    item.class.endsWith('K') &&
    (/ASME|ANSI/.test(item.standard ?? '') || /\d\s?(?:#|LB)/.test(s))
  ) {
    list.push({ code: 'class_system_mix', params: { class: item.class, with: item.standard ?? 'ASME' } });
  } else if (typeof item.class === 'number' && /^(?:KS B 15|JIS B 22)/.test(item.standard ?? '')) {
    list.push({ code: 'class_system_mix', params: { class: String(item.class), with: item.standard ?? '' } });
  } else if (
    typeof item.class === 'string' &&
    item.class.endsWith('K') &&
    grade &&
    ASTM.test(grade) &&
    item.category === 'flange' &&
    size?.inch.length
  ) {
    list.push({ code: 'class_system_mix', params: { class: item.class, with: grade } });
  }
  if (item.category === 'pipe' && nps[0]) {
    for (const name of schedule) {
      if (!name.endsWith('mm') && !hasSchedule(nps[0], name))
        list.push({ code: 'unknown_schedule_for_size', params: { schedule: name, size: nps[0] } });
    }
  }
  const [inch] = size?.inch ?? [];
  const [dn] = size?.dn ?? [];
  if (inch && dn && !size?.dn.includes(inch) && !size?.inch.includes(dn)) {
    list.push({ code: 'dn_inch_mismatch', params: { inch, dn: String(dnOfNps(dn) ?? dn) } });
  }
  if (grade && CARBON_STS.test(grade)) list.push({ code: 'grade_sts_carbon', params: { grade } });
  if (grade && STAINLESS_STS.test(grade) && /JIS/.test(s))
    list.push({ code: 'grade_sts_stainless', params: { grade } });
  if (!nps.length && item.category !== 'bolt' && !outside) list.push({ code: 'missing_size' });
  if (item.qty === undefined) list.push({ code: 'missing_quantity' });
  if (lacksLength(item, s)) list.push({ code: 'missing_length' });
  return list;
}

/** Steel that is sold by the piece of a length, as pipe is: all sections and bars, but no plate. */
const isLong = ({ category, type }: Pick<ParsedItem, 'category' | 'type'>) =>
  category === 'pipe' || (category === 'structural' && !/PLATE|GRATING/.test(type ?? ''));

/**
 * Whether pipe or a section is counted in pieces (EA, 본, a bare count) of a length that nothing states: there is no standard length to
 * assume. A total beside the count (`72M (12본)`) gives it.
 */
export const lacksLength = (item: ParsedItem, text: string): boolean =>
  isLong(item) &&
  item.qty !== undefined &&
  (item.unit === undefined || item.unit === 'EA') &&
  item.length_m === undefined &&
  !METRES.test(text);
const METRES = /(?<![A-Z\d.])\d[\d,]*(?:\.\d+)?\s?(?:M|MTRS?|METERS?|METRES?|미터)(?![A-Z])/i;
