import type { QuoteRow } from './quoteRow';

/** Cells that say something from the start and are never empty. */
const PRESET = ['response', 'price_uom', 'weight_basis'] as const;

/**
 * The rows with what was preset in place of a blank: an Excel list that leaves a cell empty, or a key that empties it, means
 * to leave it as it is.
 */
export function keepPresets(before: readonly QuoteRow[], after: readonly QuoteRow[]): QuoteRow[] {
  return after.map((row, index) => {
    const old = before[index];
    if (!old || old === row || old.id !== row.id) return row;
    const kept = PRESET.filter((key) => row[key] === '' && old[key] !== '');
    return kept.length > 0 ? { ...row, ...Object.fromEntries(kept.map((key) => [key, old[key]])) } : row;
  });
}
