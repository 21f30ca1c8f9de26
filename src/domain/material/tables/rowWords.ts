const VOID_WORDS = String.raw`VOID(?:ED)?|DELETED?|DEL\.?|CANCEL(?:L?ED)?|REMOVED|NOT USED|NOT REQUIRED|N\/A|OMIT(?:TED)?|취소|삭제|불필요|미사용|사용\s?안\s?함|폐기`;
const VOID_CELL = new RegExp(`^[\\[(<*\\s-]*(?:${VOID_WORDS})(?:됨|분|함|품)?[\\])>*\\s.-]*$`, 'i');
const VOID_EDGE = new RegExp(
  `^\\s*(?:[\\[(<*]\\s*(?:${VOID_WORDS})(?:됨|분)?\\s*[\\])>*]|(?:VOID|DELETED?|CANCELL?ED|취소|삭제)\\s*[-:–—])|` +
    `(?:[\\[(<*-]|[–—])\\s*(?:VOID|DELETED?|CANCELL?ED|취소|삭제)(?:됨|분)?\\s*[\\])>*]?\\s*$`,
  'i',
);
const VOID_REMARK =
  /(?<!안\s?)(?:취소|삭제|불필요)(?!\s?(?:여부|가능|시|선))|\b(?:VOID|DELETED|CANCELL?ED|NOT REQUIRED|TO BE DELETED)\b/i;
const HOLD_CELL = /^[[(<*\s-]*(?:ON[\s-])?(?:HOLD|보류|홀드)(?:\s?(?:분|중|됨|품))?[\])>*\s]*(?:$|[-:,–(])/i;
/** One look at the row, before its cells are looked at one by one. */
const ANY = /VOID|DEL|CANC|REMOV|NOT\s|N\/A|OMIT|HOLD|취소|삭제|불필요|미사용|사용|폐기|보류|홀드/i;
const CHANGE = /→|->|=>|⇒|변경|CHANGE|REPLACE|대체/i;

/** What the words of a row say of it: struck off, or held back. `remark` is the cell of remarks among them. */
export function wordState(cells: readonly string[], remark: number | undefined): 'void' | 'hold' | null {
  if (!ANY.test(cells.join('\n'))) return null;
  for (const [index, cell] of cells.entries()) {
    if (cell.length < 2) continue;
    if (isNumeric(cell)) continue;
    if (VOID_CELL.test(cell) && !/^N\/A$/i.test(cell.trim())) return 'void';
    if (HOLD_CELL.test(cell)) return 'hold';
    if (index === remark) {
      if (VOID_REMARK.test(cell) && !CHANGE.test(cell)) return 'void';
    } else if (VOID_EDGE.test(cell)) return 'void';
  }
  return null;
}

function isNumeric(cell: string): boolean {
  const code = cell.charCodeAt(0);
  return code >= 48 && code <= 57 && /^[\d.,]+$/.test(cell);
}
