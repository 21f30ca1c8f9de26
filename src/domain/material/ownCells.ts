import type { OwnCell } from '../../contract/entities/rfq';

/** What the buyer's list says of a line beside what the line's fields hold. */
interface OfList {
  raw_text: string;
  own_cells: readonly OwnCell[];
  heading: string | null;
}

/** What of it the buyer shares with sellers. */
interface Shared {
  shared_columns: readonly string[];
  share_headings: boolean;
}

/** A line's text as sellers read it: with the cells of those own columns that the buyer shares, and the heading if he does. */
export function sellerText({ raw_text, own_cells, heading }: OfList, shared: Shared): string {
  const cells = own_cells.filter(({ title }) => shared.shared_columns.includes(title));
  const shown = [...cells.map(({ title, text }) => `${title}: ${text}`), shared.share_headings ? heading : null];
  return [raw_text, ...shown].filter(Boolean).join('\t');
}
