import { normalize } from './normalize';

const FRACTION = String.raw`\d{1,2}[- .]\d{1,2}/\d{1,2}|\d{1,2}/\d{1,2}`;
const MM_LENGTH = String.raw`(?<mm>\d{2,4})\s?(?:MM|L)?(?![\d./"'])`;
const INCH_LENGTH = String.raw`(?:(?<inch>${FRACTION}|\d{1,2}(?:\.\d{1,3})?)\s?(?:"|''|INCH|IN(?![A-Z]))|(?<bare>${FRACTION})(?![\d/]))`;
/** `7/8-9UNC × 6`: behind a thread of inches a short length is of inches too. */
const WHOLE = String.raw`(?<=UN[CFR]?\s?[×X]\s?)(?<whole>\d{1,2})(?![\d./"']|\s?(?:MM|L|EA|SET|NO|PC)(?![A-Z]))`;
const LENGTH = String.raw`(?:\s?[×X]\s?(?:${INCH_LENGTH}|${WHOLE}|${MM_LENGTH}))?`;
/** `M16×90`, `M20×2.5×110` with its pitch, `M16` alone. */
const METRIC = new RegExp(
  String.raw`(?<![A-Z0-9.])M(?<thread>\d{1,3})(?:\s?[×X]\s?(?:\d(?:\.\d{1,2})?(?=\s?[×X])|[0-4]\.\d{1,2}(?![\d×X])))?(?:-(?<dashed>\d{2,3})(?![\d.A-Z×-])|${LENGTH})`,
);
/** `BOLT … 12×50MM`: the letter left out. Beside a thread in inches, `5/8" … 16×90MM`, it is the same thread and its length. */
const PLAIN_METRIC =
  /(?<![\dA-Z.×X/"-])(?<thread>6|8|10|12|14|16|18|20|22|24|27|30|33|36|39|42|48)\s?[×X]\s?(?<mm>\d{2,3})\s?MM(?![A-Z\d])/;
/** `5/8" × 95L`, `3/4-10UNC × 4-1/2"`, `1 1/8" DIA × 7"`. */
const INCH = new RegExp(
  String.raw`(?<![\d.A-Z/])(?<thread>${FRACTION}|\d(?:\.\d{1,3})?)(?:\s?(?:"|''|INCH|IN(?![A-Z]))|(?=-\d{1,2}\s?UN)|(?<=\d/\d{1,2})(?=\s?[×X]\s?\d))(?:\s?-?\s?\d{0,2}\s?UN[CF]?)?(?:\s?(?:DIA\.?|Φ))?${LENGTH}`,
  'g',
);

/** `3/4" ⇥ STUD BOLT … 95 MM LONG`: the length in a cell of its own words. */
const LENGTH_APART = /(?<![\d.×/])(\d{2,3}(?:\.\d{1,2})?)\s?(?:MM\s?(?:LONG|LG|LENGTH|LEN)|MML|L(?=\s|$))(?![A-Z])/;

/**
 * Thread and length of a bolt as the trade writes them, `M16x90` or `5/8"x95` (mm) or `3/4"x4-1/2"`; the thread alone
 * where no length is stated, null where neither is. `s` is the normalised line.
 */
export const readBoltSize = (s: string): string | null => findBoltSize(s)?.value ?? null;

/** The same with its place in the line. */
export function findBoltSize(
  s: string,
): { value: string; start: number; end: number; length?: { start: number; end: number } } | null {
  const plain = PLAIN_METRIC.exec(s);
  const inchMatch = fullest(s);
  const metricMatch = METRIC.exec(s) ?? (inchMatch && isThread(inchMatch) ? null : plain);
  const match = metricMatch ?? inchMatch;
  const metric = metricMatch?.groups;
  const found = match?.groups;
  if (!match || !found) return null;
  const thread = metric ? `M${metric['thread']}` : `${dashed(found['thread'])}"`;
  const inches = found['inch'] ?? found['bare'] ?? found['whole'];
  const length = inches ? `${dashed(inches)}"` : (found['dashed'] ?? found['mm']);
  const place = { start: match.index, end: match.index + match[0].length };
  if (length) return { value: `${thread}x${length}`, ...place };
  const repeated = plain && plain !== match && plain.groups?.['thread'] === millimetres(thread) ? plain : null;
  const apart = repeated ?? LENGTH_APART.exec(s);
  if (!apart || apart.index < place.start) return { value: thread, ...place };
  const at = { start: apart.index, end: apart.index + apart[0].length };
  return { value: `${thread}x${apart.groups?.['mm'] ?? apart[1]}`, ...place, length: at };
}

/** Whether inches are those of a thread: whole ones without a length may be of the flange. */
const isThread = ({ groups = {} }: RegExpExecArray): boolean =>
  hasLength(groups) || (groups['thread'] ?? '').includes('/');

const hasLength = (groups: Record<string, string | undefined>): boolean =>
  ['inch', 'bare', 'whole', 'mm'].some((name) => groups[name] !== undefined);

/** A thread in inches as whole millimetres: `5/8"` is 16. */
function millimetres(thread: string): string {
  const [, whole, over, under] = /^(?:(\d+(?:\.\d+)?)-?)?(?:(\d+)\/(\d+))?"$/.exec(thread) ?? [];
  return String(Math.round((Number(whole ?? 0) + Number(over ?? 0) / Number(under ?? 1)) * 25.4));
}

/** The first thread in inches that has its length beside it, or else the first. */
function fullest(s: string): RegExpExecArray | null {
  const all = [...s.matchAll(INCH)];
  return all.find(({ groups }) => hasLength(groups ?? {})) ?? all[0] ?? null;
}

/** Whether an item is sized by thread and length: bolts are, but for the U-bolt, which has the size of its pipe. */
export const isThreaded = ({ category, type }: { category: string; type?: string | null | undefined }): boolean =>
  category === 'bolt' && type?.trim().toUpperCase() !== 'U-BOLT';

/** A bolt's size as somebody types it alone: `m16*110` is `M16x110`; null where it is none. */
export const typedBoltSize = (text: string): string | null => readBoltSize(normalize(text).s);

/** The thread of a bolt's size. */
export const boltThread = (size: string): string => size.split('x')[0] ?? size;

const dashed = (text: string | undefined) => (text ?? '').replace(/(\d)[ .](?=\d{1,2}\/)/, '$1-');
