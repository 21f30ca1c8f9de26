import { readSection } from './reading/section';

/** What a section of each type is called before its measures. */
const HEADS: Readonly<Record<string, string>> = {
  PLATE: 'PL',
  'CHECKERED PLATE': 'CHECKERED PLATE',
  H: 'H',
  I: 'I',
  CHANNEL: 'ㄷ형강',
  'C CHANNEL': 'LIP C',
  ANGLE: 'L',
  'FLAT BAR': 'FB',
  'ROUND BAR': 'RB',
  'SQUARE BAR': 'SQUARE BAR',
  'SQUARE TUBE': 'SHS',
  'ROUND TUBE': 'CHS',
  REBAR: 'REBAR',
};
const MOST = 40;

/**
 * The section that a size cell says of steel of a type, under the name that has a weight: `4.5T x 1219 x 2438` of a plate is
 * `PL-4.5x1219x2438`. A size that is no section of the type stays as typed; undefined where nothing is.
 */
export function typedSection(text: string, type: string | undefined): string | undefined {
  const typed = text.normalize('NFKC').toUpperCase().trim();
  if (!typed) return undefined;
  const plain = typed.replaceAll(/(?<=\d(?:\s?(?:T|MM))?)\s*[X×*]\s*(?=\d)/g, '×');
  const head = HEADS[type ?? ''];
  const named = /^[A-Z\p{Script=Hangul}]/u.test(plain)
    ? readSection(plain)
    : head
      ? readSection(`${head} ${plain}`)
      : null;
  const size = named?.size && (!type || named.type === type) ? named.size : null;
  return (size ?? typed.replaceAll(/(?<=\d)\s*[X×*]\s*(?=\d)/g, 'x')).slice(0, MOST);
}
