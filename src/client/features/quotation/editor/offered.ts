import type { Spec } from '../../../../contract/entities/spec';
import { offeredText } from '../../../../domain/material/answer/offeredText';
import type { QuoteRow } from './quoteRow';

/** What a text offers instead of the requested item; null where it cannot be read as something else. */
export type OfferedReader = (requested: Spec, text: string) => Pick<QuoteRow, 'offered_spec' | 'deviations'> | null;

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
