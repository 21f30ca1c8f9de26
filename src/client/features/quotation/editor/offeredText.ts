import type { Spec } from '../../../../contract/entities/spec';
import type { QuoteRow } from './quoteRow';

/** What a text offers instead of the requested item; null where it cannot be read as something else. */
export type OfferedReader = (requested: Spec, text: string) => Pick<QuoteRow, 'offered_spec' | 'deviations'> | null;

const MARKS: Readonly<Record<string, (value: string) => string>> = {
  schedule: (value) => `SCH${value}`,
  wall_mm: (value) => `${value}t`,
  length_m: (value) => `L=${value}M`,
  class: (value) => (/^\d+$/.test(value) ? `${value}#` : value),
  nps: (value) => `${value}"`,
  dn: (value) => `${value}A`,
};

/** The differences of an alternate as one text, as it can be typed again. */
export const offeredText = (deviations: QuoteRow['deviations']): string =>
  deviations
    .filter(({ offered }) => offered !== '')
    .map(({ field, offered }) => MARKS[field]?.(offered) ?? offered)
    .join(' ');

/** Each difference from what was requested, side by side; what nobody stated is a dash. */
export const deviationText = (deviations: QuoteRow['deviations']): string =>
  deviations.map(({ requested, offered }) => `${requested || '–'} → ${offered || '–'}`).join(', ');

/** The row with what was typed as offered: an alternate where it can be read, as requested where it is emptied. */
export function withOffered(row: QuoteRow, text: string, read: OfferedReader | null): QuoteRow {
  if (text.trim() === '') {
    const response = row.response === 'alternate' ? 'exact' : row.response;
    return { ...row, response, offered: '', offered_spec: null, deviations: [] };
  }
  const found = read?.(row.line.spec, text) ?? { offered_spec: null, deviations: [] };
  return { ...row, response: 'alternate', offered: text, ...found };
}

/** The row with another response; what it offers instead stands in it only while it is an alternate. */
export const withResponse = (row: QuoteRow, response: string): QuoteRow => ({
  ...row,
  response,
  offered: response === 'alternate' ? offeredText(row.deviations) : '',
});
