import type { OwnCell } from '../../contract/entities/rfq';

/** A line's text as sellers read it: with the cells of those own columns that the buyer shares. */
export function sellerText(text: string, cells: readonly OwnCell[], shared: readonly string[]): string {
  const shown = cells.filter((cell) => shared.includes(cell.title)).map((cell) => `${cell.title}: ${cell.text}`);
  return [text, ...shown].filter(Boolean).join('\t');
}
