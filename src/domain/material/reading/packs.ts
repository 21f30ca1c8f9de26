import type { Detail } from '../types';

const WORDS =
  '포대|박스|묶음|드럼|통|포|캔|말|롤|팩|병|타|CANS?|BOXES|BOX|ROLLS?|BAGS?|DRUMS?|PACKS?|PAILS?|BOTTLES?|KITS?';
/** Packs in which goods beside piping are counted, as pieces. */
const COUNT = new RegExp(String.raw`(?<![\d.,])(\d{1,5})\s?(?:${WORDS})(?![A-Z가-힣])`);
const WORD = new RegExp(String.raw`(?<![A-Z가-힣])(?:${WORDS})(?![A-Z가-힣])`);
const WHOLE = new RegExp(String.raw`^(?:${WORDS})\.?$`);
/** What one pack holds. */
const HELD =
  /(?<![\dA-Z.,])\d{1,4}(?:\.\d{1,3})?\s?(?:L|LTRS?|LIT(?:ER|RE)S?|리터|ML|GAL(?:LON)?S?|갤런|KGS?)(?![A-Z가-힣])/;

/** How many packs a normalised line counts: `5캔`, `10 CAN`; 0 where it counts none. */
export const packsIn = (s: string): number => Number(COUNT.exec(s)?.[1] ?? 0);

/** Whether the unit of a column is a pack. */
export const isPack = (unit: string): boolean => WHOLE.test(unit.normalize('NFKC').trim().toUpperCase());

/** The pack of goods and what it holds, as the normalised line says them: `18L 캔`. None where it names no pack. */
export function packOf(s: string): Detail[] {
  const count = COUNT.exec(s);
  const word = WORD.exec(count?.[0] ?? s)?.[0] ?? count?.[0].replace(/^\d+\s?/, '');
  if (!word) return [];
  const held = HELD.exec(s)?.[0].replaceAll(/\s/g, '');
  return [{ kind: 'pack', text: [held, word].filter(Boolean).join(' ') }];
}
