import type { WordFields } from '../../../contract/entities/wordRule';
import { parseLine } from '../parseLine';
import type { ItemField } from '../types';
import { wordKey } from './wordKey';

const CELLS: Record<keyof WordFields, readonly ItemField[]> = {
  category: ['category', 'type'],
  type: ['type', 'category'],
  standard: ['standard'],
  grade: ['grade'],
  schedule: ['schedule', 'class'],
  ends: ['ends', 'facing'],
  coating: [],
};
/** Words end at blanks and at signs that no designation holds. */
const WORDS = /[^\s,;:()[\]{}"'“”|]+/g;
const LONGEST = 40;
const MOST = 5;

/** Words of a line that a correction of a cell may be about: what that cell was read from first, then what nobody knows. */
export function wordsToLearn(text: string, cell: keyof WordFields): string[] {
  const { spans, remainder } = parseLine(text);
  const unknown = remainder.map(wordKey);
  const own = CELLS[cell].map((field) => spans[field]).filter((span) => span !== undefined);
  const measured = [spans.qty, spans.nps, spans.length_m].filter((span) => span !== undefined);
  const words: { word: string; rank: number }[] = [];
  for (const { 0: found, index } of text.matchAll(WORDS)) {
    const word = found.replaceAll(/^[-./_]+|[-./_]+$/g, '');
    const end = index + found.length;
    if (word.length < 2 || word.length > LONGEST || !/\p{L}/u.test(word)) continue;
    if (measured.some(([from, to]) => from < end && to > index)) continue;
    const isOwn = own.some(([from, to]) => from < end && to > index);
    const isUnknown = unknown.some((part) => part !== '' && wordKey(word).includes(part));
    if (isOwn || isUnknown) words.push({ word, rank: isOwn ? (isUnknown ? 0 : 1) : 2 });
  }
  const ranked = words.sort((a, b) => a.rank - b.rank).map(({ word }) => word);
  return [...new Map(ranked.map((word) => [wordKey(word), word])).values()].slice(0, MOST);
}
