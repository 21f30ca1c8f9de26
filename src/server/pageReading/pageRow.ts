import { around, type Box, type Word } from './pageWords';

/** A row of a page as cells, with the part of the page it was read from. */
export interface PageRow {
  cells: string[];
  box: Box;
  /** The least sure of its words, where they were recognised. */
  sure?: number;
  /** Titles over several columns, both ends included. */
  spans?: { from: number; to: number }[];
}

/** A row of these cells, each of the words it holds. */
export function rowOf(cells: readonly (readonly Word[])[]): PageRow {
  const words = cells.flat();
  const sures = words.flatMap(({ sure }) => (sure === undefined ? [] : [sure]));
  return {
    cells: cells.map((own) =>
      own
        .map(({ text }) => text)
        .join(' ')
        .trim(),
    ),
    box: around(words),
    ...(sures.length > 0 ? { sure: Math.min(...sures) } : {}),
  };
}
