import type { Deviation } from '../../../contract/entities/quotation';

const MARKS: Readonly<Record<string, (value: string) => string>> = {
  schedule: (value) => `SCH${value}`,
  wall_mm: (value) => `${value}t`,
  length_m: (value) => `L=${value}M`,
  class: (value) => (/^\d+$/.test(value) ? `${value}#` : value),
  nps: (value) => `${value}"`,
  dn: (value) => `${value}A`,
};

/** The differences of an alternate as one text, as it can be typed again. */
export const offeredText = (deviations: readonly Pick<Deviation, 'field' | 'offered'>[]): string =>
  deviations
    .filter(({ offered }) => offered !== '')
    .map(({ field, offered }) => MARKS[field]?.(offered) ?? offered)
    .join(' ');
