import { MATERIAL_CATEGORIES, oneOf } from '../../../../contract/choices';
import type { Spec } from '../../../../contract/entities/spec';
import { isBareDn } from '../../../../domain/material/data/sizes';
import { parseLine } from '../../../../domain/material/parseLine';
import { typedBoltSize, isThreaded } from '../../../../domain/material/reading/boltSize';
import { scheduleFrom } from '../../../../domain/material/typedCells';
import type { SpecTexts } from './specTexts';

const NUMBER = String.raw`\d+(?:\.\d+)?(?:[\s\-]\d+\/\d+)?|\d+\/\d+`;
const ONE_SIZE = String.raw`(?:DN|NPS)?\s*(?:${NUMBER})\s*(?:A|B|"|”|″|''|IN(?:CH)?|\p{Script=Hangul}{1,3})?`;
const SIZES = new RegExp(String.raw`^\s*${ONE_SIZE}(?:\s*[X×*]\s*${ONE_SIZE}){0,3}\s*$`, 'iu');
const SCHEDULE = /^(?:\d{1,3}S?|\d+(?:\.\d+)?MM|STD|XS|XXS|XH|XXH|DSTD|LG|MG|HG|SGP|K|L|M)$/i;

/** Whether all of a cell is understood. Words that anybody may choose, such as a grade, always are. */
export function isReadable(cell: keyof SpecTexts, texts: SpecTexts): boolean {
  const text = texts[cell].trim();
  if (text === '') return true;
  switch (cell) {
    case 'category':
      return oneOf(MATERIAL_CATEGORIES, text) !== undefined;
    case 'coating':
      return text === 'black' || text === 'galvanised';
    case 'size':
      return isSize(text, texts);
    case 'schedule': {
      const { schedule } = scheduleFrom(text, texts.category);
      return schedule.every((word) => SCHEDULE.test(word)) && schedule.length <= 4;
    }
    case 'wall':
      return /^\d{1,3}(?:\.\d{1,3})?$/.test(text) && Number(text) > 0;
    case 'length_m':
      return /^\d{1,3}(?:\.\d{1,4})?$/.test(text) && Number(text) > 0;
    default:
      return true;
  }
}

function isSize(text: string, texts: SpecTexts): boolean {
  if (texts.category === 'structural') return true;
  if (isThreaded(texts)) return typedBoltSize(text) !== null;
  return SIZES.test(text) && text.split(/[x×*]/i).every(isOneSize);
}

/** Whether one of the sizes of a cell is known; a bare number may be meant in either notation. */
const isOneSize = (text: string): boolean =>
  [text, ...(/^\s*\d+\s*$/.test(text) ? [`${text.trim()}A`] : [])].some((each) => (sizesFrom(each)?.length ?? 0) > 0);

/** Which kind of item it is, by its own fields or by its cells. */
type SpecKind = { category: string; type: string | null };

const BARE_SIZE = /(?<=^\s*|[x×*]\s*)\d+(?=\s*(?:$|[x×*]))/gi;

/** Numbers below are inches to everybody. */
const LEAST_UNCLEAR = 15;

/**
 * A typed size with its bare numbers in the notation of the line: `65` beside sizes of 100A or in a line of KS is 65A, beside
 * 4" it is inches. In a line that says neither (`sized`: whether it has a size), a number is a DN size where there is one, as
 * the reader of lists takes it, else inches; either is `assumed`.
 */
export function sizeAsIn(
  spec: Pick<Spec, 'size_unit' | 'size_system'> & SpecKind & { sized: boolean },
  text: string,
): { text: string; assumed: boolean } {
  if (isThreaded(spec) || spec.category === 'structural') return { text, assumed: false };
  const isDn = spec.size_unit === 'dn' || (!spec.size_unit && spec.size_system === 'ks_jis');
  const isInch = spec.size_unit === 'inch' || (!spec.size_unit && spec.sized && spec.size_system === 'asme');
  if (isInch) return { text, assumed: false };
  let assumed = false;
  const marked = text.replaceAll(BARE_SIZE, (size) => {
    const dn = isBareDn(Number(size));
    assumed ||= !isDn && Number(size) >= LEAST_UNCLEAR && (dn || spec.size_system !== 'asme');
    return isDn || dn ? `${size}A` : size;
  });
  return { text: marked, assumed };
}

/** Sizes in any notation the parser reads (`2-1/2"`, `65A`, `DN50 x 40`); bare numbers count as inches. */
export function sizesFrom(text: string): string[] | undefined {
  if (!text.trim()) return undefined;
  const marked = text.replaceAll(/(^|[x×*]\s*)([\d./ -]*\d)(?=\s*(?:$|[x×*]))/gi, '$1$2"');
  return parseLine(`PIPE ${marked}`).item.nps?.slice(0, 4);
}

/** The nearest text that could be read in place of an unread one; null where there is none. */
export function nearestText(cell: keyof SpecTexts, texts: SpecTexts): string | null {
  const text = texts[cell].trim();
  const zeros = (letters: string) => '0'.repeat(letters.length);
  const mended = text.replaceAll(/(?<=\d)[OoQ]+|[Oo]+(?=\d)/g, zeros).replaceAll(/(?<=\d)[lI]|[lI](?=\d)/g, '1');
  const sizes = cell === 'size' ? mended.match(new RegExp(ONE_SIZE, 'giu')) : null;
  const words = cell === 'schedule' ? mended.match(/(?:SCH\.?\s*)?\d+(?:\.\d+)?(?:S|T|MM|K|#)?|STD|XXS|XS/gi) : null;
  const candidates = [
    mended,
    sizes
      ?.slice(0, 4)
      .map((each) => each.trim())
      .join(' x '),
    words?.slice(0, 2).join(' '),
  ];
  return candidates.find((one) => one && one !== text && isReadable(cell, { ...texts, [cell]: one })) ?? null;
}
