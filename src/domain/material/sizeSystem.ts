import type { SizeSystem } from '../../contract/entities/spec';
import type { ParsedItem } from './types';

const KS_JIS_GRADE =
  /^(?:SPP|SPH|SPL|SPA|SPW|SPC|SGP|STP|STS|SUS|STB|STK|SS(?:400|275|330|490|41)|SM\d|SF\d|SFVC|S\d\dC|SCM|SNB|FC|GC|SCPH|SCPL|SCS|SSC|P[TSLA]\d)/;
const ASME_GRADE = /^(?:A\d{2,3}|API5L|B\d{2,3}|WP|W[CB]|CF|LC|LF|F\d|TP)/;

/** Whose outside diameters the sizes of an item mean, from its standard, grade, class and notation; null when nothing says. */
export function sizeSystemOf(item: ParsedItem, notation: { dn: boolean; inch: boolean }): SizeSystem | null {
  const { standard = '', grade = '', class: rating } = item;
  if (/^(?:KS|JIS)/.test(standard)) return 'ks_jis';
  if (/^(?:ASME|API|MSS|BS|AWWA)/.test(standard)) return 'asme';
  if (KS_JIS_GRADE.test(grade)) return 'ks_jis';
  if (ASME_GRADE.test(grade)) return 'asme';
  if (typeof rating === 'string' && rating.endsWith('K')) return 'ks_jis';
  if (typeof rating === 'number') return 'asme';
  if (notation.dn && !notation.inch) return 'ks_jis';
  if (notation.inch) return 'asme';
  return item.schedule?.some((s) => s === 'STD' || s === 'XS' || s === 'XXS') ? 'asme' : null;
}
