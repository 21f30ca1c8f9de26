import { MAX_HEADING } from '../../../contract/constants';
import type { AsideReason, ParsedLineDto } from '../../../contract/entities/parse';

/** What decides whether a line is a heading of the list. */
type Line = Pick<ParsedLineDto, 'text' | 'excluded' | 'aside' | 'sheet' | 'row' | 'qty'>;

interface Level {
  /** How its headings begin: `1.` and `2.` are of one level, `A동` and `B동` too. */
  shape: string;
  text: string;
}

/** Between the headings of two levels: `A동 배관 › 1. STEAM LINE`. */
const BETWEEN = ' › ';
const MAY_BE_HEADINGS: ReadonlySet<AsideReason | null> = new Set<AsideReason | null>([null, 'section', 'note']);

/** Lines with the heading of the list that each item stands under: from one heading to the next, a sum or another sheet. */
export function underHeadings<T extends Line>(lines: readonly T[]): (T & { heading: string | null })[] {
  let levels: Level[] = [];
  // Headings in a row, without an item between them, lie in each other.
  let open = false;
  let sheet: string | null = null;
  return lines.map((line) => {
    if (line.sheet !== sheet) levels = [];
    sheet = line.sheet;
    if (!line.excluded) {
      open = false;
      return {
        ...line,
        heading:
          levels
            .map(({ text }) => text)
            .join(BETWEEN)
            .slice(0, MAX_HEADING)
            .trim() || null,
      };
    }
    const heading = headingIn(line);
    if (heading) {
      const same = levels.findIndex(({ shape }) => shape === heading.shape);
      if (same >= 0) levels = levels.slice(0, same);
      else if (!open) levels = [];
      levels = [...levels, heading];
      open = true;
    } else if (isSum(line)) {
      levels = levels.slice(0, -1);
      open = false;
    }
    return { ...line, heading: null };
  });
}

const SUM =
  /TOTAL|SUMME|GESAMT|ИТОГО|ВСЕГО|合[计計]|小[计計]|合計|소\s*계|합\s*계|총\s*계|누\s*계|(?<!\p{L})SUM(?!\p{L})|(?:^|\t)\s*계\s*(?:$|\t)/iu;

const isSum = ({ aside, text }: Line) => aside === 'total' || SUM.test(text);

const LONGEST = 60;
/** Text that is pasted without cells says less of what it is: a heading there is short, or marked as one. */
const LONGEST_UNMARKED = 24;

function headingIn(line: Line): Level | null {
  if (!MAY_BE_HEADINGS.has(line.aside) || isSum(line)) return null;
  const cells = line.text
    .split(/[\t\n]/)
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const [first = '', second] = cells;
  const numbered = cells.length === 2 && NUMBER.test(first);
  if (cells.length > 1 && !numbered) return null;
  const said = numbered ? `${first.replace(/[.)]$/, '')}. ${second}` : first;
  const shape = shapeOf(said);
  const text = said.replace(FRAME, '').trim();
  if (text.length > LONGEST || !/\p{L}/u.test(text) || !isTitle(text)) return null;
  // A count that stands in no cell of its own may be the number of the heading.
  if (line.qty !== null && shape === PLAIN) return null;
  const loose = line.row === null && line.aside === null;
  if (loose && shape === PLAIN && (text.length > LONGEST_UNMARKED || text.split(' ').length > 4)) return null;
  return { shape, text };
}

const NUMBER = /^(?:\d{1,3}(?:[.-]\d{1,3})*|[A-Z]|[가-하]|[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ])[.)]?$/;
/** Signs around a heading, and the colon behind it. */
const FRAME = /^[\s■□◆◇▶▷●○◎◈▣#<>[\]【】《》〈〉=*-]+(?=[^\s■])|[\s<>[\]【】《》〈〉:=*-]+$/g;

const PLAIN = 'plain';
const SHAPES: ReadonlyArray<readonly [string, RegExp]> = [
  ['sign', /^\s*[■□◆◇▶▷●○◎◈▣#]/],
  ['frame', /^\s*[<[【《〈]|^\s*[=*-]{2,}/],
  ['circle', /^\s*[①-⑳]/],
  ['roman', /^\s*(?:[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]|[IVX]{1,4}[.)])/],
  ['hangul', /^\s*[가나다라마바사아자차카타파하][.)]/],
  ['letter', /^\s*\(?[A-Z][.)](?=\s|\p{L})/u],
];

function shapeOf(text: string): string {
  const number = /^\s*\(?(\d{1,3}(?:[.-]\d{1,3})*)[.)]?(?=\s|\p{L})/u.exec(text)?.[1];
  if (number) return `number ${number.split(/[.-]/).length}`;
  return SHAPES.find(([, form]) => form.test(text))?.[0] ?? (text.trim().endsWith(':') ? 'colon' : PLAIN);
}

/** Notes, greetings and facts of a document, which head no lines. */
const OTHER =
  /^(?:※|\*|주\)|주:|비고|참고|NOTES?\b|REMARKS?\b|N\.?B\.?\b)|이하\s*여백|^-?\s*끝\s*-?$|^END\b|안녕|감사|부탁|견적|문의|요청|수고|담당|귀중|귀하|납기|결제|(?<!\p{L})(?:HELLO|HI|DEAR|THANKS?|REGARDS|SINCERELY|PLEASE|QUOTE|QUOTATION|RFQ|SUBJECT|PAGE|CONTINUED|ISSUED|SHALL|SHOULD|MUST|WILL|BOM|BILL OF)(?!\p{L})|@|\d{2,4}-\d{3,4}-\d{4}|\d{4}[-./]\d{1,2}|(?:다|요|함|음|것|시오|바람)[.!]?$|[.!?]$/iu;
/** `공사명: 제2공장` states a fact; `AREA: 100` names a part of the plant. */
const FACT = /:\s*\S/;
const PART =
  /(?<!\p{L})(?:AREA|ZONE|UNIT|LINE|SYSTEM|BLDG|BUILDING|BLOCK|SECTION|SERVICE|PART)|동|구역|구간|계통|라인|공구|건물|층/iu;

const isTitle = (text: string) => !OTHER.test(text) && (!FACT.test(text) || PART.test(text));
