import type { ListTerm } from '../../../contract/entities/parse';
import type { TableReading } from '../table';

type Term = Omit<ListTerm, 'sheet'>;
type TermField = ListTerm['field'];

const COLON = String.raw`\s*(?:[:：=\t]|\s-\s)\s*`;
const LABELS: readonly (readonly [field: TermField, words: string])[] = [
  ['project', '공사명|공사 명|프로젝트명?|현장명?|사업명|PROJECT(?: NAME| TITLE)?|JOB(?: NAME)?|PLANT|SITE'],
  [
    'delivery_day',
    '납기일?|납품기한|납품일자?|요청납기|희망납기|납품요청일|DELIVERY DATE|REQUIRED DATE|REQ(?:UIRED)?\\.? DATE|DELIVERY(?: BY)?|NEED DATE|ON SITE DATE',
  ],
  [
    'delivery_place',
    '납품장소|납품 장소|납품처|도착지|인도장소|하차지|배송지|DELIVERY (?:PLACE|POINT|ADDRESS|TO)|DELIVER TO|PLACE OF DELIVERY|SHIP TO|DESTINATION',
  ],
  ['delivery_terms', '인도조건|납품조건|운송조건|DELIVERY TERMS?|INCOTERMS?|TRADE TERMS?|PRICE TERMS?'],
  ['certificate', '성적서|시험성적서|밀시트|MTC|CERTIFICATES?|MILL CERT(?:IFICATE)?S?|INSPECTION'],
  [
    'answer_by',
    '견적마감일?|견적제출일|제출기한|마감일|견적기한|QUOTE BY|DUE DATE|BID CLOSING(?: DATE)?|CLOSING DATE|SUBMIT BY',
  ],
  ['payment', '결제조건|지불조건|대금지급|PAYMENT(?: TERMS?)?'],
];
const LABELLED = LABELS.map(([field, words]) => ({
  field,
  pattern: new RegExp(`(?:^|[\\s※*·■-])(?:${words})${COLON}(.{1,120})$`, 'i'),
}));
const SAID: readonly (readonly [field: TermField, pattern: RegExp])[] = [
  [
    'delivery_terms',
    /(도착도|상차도|현장\s?도착|공장\s?상차|\b(?:EXW|FCA|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP)\b(?:\s+[A-Z][A-Za-z]+){0,2})/,
  ],
  [
    'certificate',
    /((?:EN\s?10204\s*)?(?:MTC|MTR|TYPE|성적서|CERT\w*)?\s*(?:EN\s?10204)?\s*3\.[12](?!\d)(?:\s*성적서)?)/i,
  ],
  [
    'delivery_day',
    /((?:발주\s?후|계약\s?후|A\.?R\.?O\.?)?\s*\d{1,3}\s*(?:일|주|개월)\s*(?:이내|내)|\d{1,3}\s*(?:DAYS?|WEEKS?|MONTHS?)\s*(?:A\.?R\.?O\.?|AFTER|FROM)[\w\s]*)/i,
  ],
  ['delivery_day', /납기.{0,6}?((?:20)?\d{2}[-./년]\s*\d{1,2}[-./월]\s*\d{1,2}일?)/],
];
const SHORTEST_TITLE = 4;

/** Suggestions for the terms of a request from the notes around a list: project, delivery, certificates, title. */
export function listTerms({ lines, header_row }: Pick<TableReading, 'lines' | 'header_row'>): Term[] {
  const terms: Term[] = [];
  const seen = new Set<TermField>();
  const add = (field: TermField, value: string, text: string, row: number) => {
    const said = value
      .replace(/\s+/g, ' ')
      .replace(/^[\s:：=-]+|[\s,;]+$/g, '')
      .trim();
    if (!said || seen.has(field)) return;
    seen.add(field);
    terms.push({ field, value: said, text, row });
  };
  let title: { text: string; row: number } | null = null;
  for (const { text, row, aside } of lines) {
    if (aside !== 'title' && aside !== 'note') continue;
    const before = terms.length;
    // A label may stand in one cell and its value in the next; several pairs may share a row.
    for (const piece of pieces(text)) {
      for (const { field, pattern } of LABELLED) {
        const value = pattern.exec(piece)?.[1];
        if (value) add(field, value, text, row);
      }
    }
    for (const [field, pattern] of SAID) {
      const value = pattern.exec(text)?.[1];
      if (value) add(field, value, text, row);
    }
    const words = text.replace(/[\t\s]+/g, ' ').trim();
    const above = header_row !== null && row < header_row;
    if (above && !title && terms.length === before && words.length >= SHORTEST_TITLE && /[A-Za-z가-힣]{2}/.test(words))
      title = { text: words, row };
  }
  if (title) add('title', title.text.slice(0, 120), title.text, title.row);
  return terms;
}

/** The row's cells, each with the one after it: `공사명 ⇥ OO플랜트`. */
function pieces(text: string): string[] {
  const cells = text
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean);
  return cells.flatMap((cell, index) => {
    const next = cells[index + 1];
    return next && !/[:：]\s*\S/.test(cell) ? [cell, `${cell.replace(/[\s:：]+$/, '')}: ${next}`] : [cell];
  });
}
