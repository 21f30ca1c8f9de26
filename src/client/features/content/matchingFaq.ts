import type { FaqEntry } from '../../../contract/entities/content';
import { blockText } from './blockText';

const textOf = ({ title, blocks }: FaqEntry) => `${title} ${blocks.map(blockText).join(' ')}`.toLowerCase();

/** The questions of a category that hold every word. */
export function matchingFaq(entries: readonly FaqEntry[], q: string, category: string): FaqEntry[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) =>
      (category === 'all' || entry.category === category) && words.every((word) => textOf(entry).includes(word)),
  );
}
