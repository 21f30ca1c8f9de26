/**
 * A typed number without commas, spaces and full-width digits. Nothing else is taken out: `1e20`, `-5` and `12a` stay as
 * they are, so that they are marked as wrong instead of being read as another number.
 */
export function plainNumber(text: string): string {
  return text.normalize('NFKC').replace(/[,\s]/g, '');
}
