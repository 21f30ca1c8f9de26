import { parseLine } from '../../domain/material/parseLine';
import { type PageWords, textLines } from './pageWords';

/** Lines of two pages stand at the same height within so many units. */
const LEVEL = 3;
const LEAST_LINES = 4;

/**
 * Pages that continue a table to the right, as a wide sheet is printed, put beside the pages they continue: all pages of the
 * left half first, or left and right in turn.
 */
export function withPagesBeside(pages: readonly PageWords[]): PageWords[] {
  if (pages.length < 2 || pages.length % 2 !== 0) return [...pages];
  const half = pages.length / 2;
  const inOrder = pages.slice(0, half).map((left, index) => [left, pages[half + index]] as const);
  const inTurn = inOrder.map((_, index) => [pages[index * 2], pages[index * 2 + 1]] as const);
  for (const pairs of [inOrder, inTurn])
    if (pairs.every(([left, right]) => left && right && continues(left, right)))
      return pairs.flatMap(([left, right]) => (left && right ? [joined(left, right)] : []));
  return [...pages];
}

/** Whether a page has the lines of another and no items of its own. */
function continues(left: PageWords, right: PageWords): boolean {
  const [here, there] = [textLines(left.words), textLines(right.words)];
  if (here.length < LEAST_LINES || there.length < LEAST_LINES) return false;
  const level = there.filter((line) => here.some((one) => Math.abs(one.y0 + one.y1 - line.y0 - line.y1) < LEVEL * 2));
  return level.length >= there.length * 0.85 && itemShare(there) < 0.1 && itemShare(here) > 0.4;
}

function itemShare(lines: readonly { words: readonly { text: string }[] }[]): number {
  const kinds = lines.map(({ words }) => parseLine(words.map(({ text }) => text).join(' ')).item.category);
  return kinds.filter((kind) => kind !== 'other' && kind !== 'unclassified').length / lines.length;
}

function joined(left: PageWords, right: PageWords): PageWords {
  const by = left.width;
  return {
    ...left,
    words: [...left.words, ...right.words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by }))],
    rules: {
      upright: [...left.rules.upright, ...right.rules.upright.map((rule) => ({ ...rule, at: rule.at + by }))],
      level: [
        ...left.rules.level,
        ...right.rules.level.map((rule) => ({ ...rule, from: rule.from + by, to: rule.to + by })),
      ],
    },
  };
}
