import { expect, test } from 'vitest';
import { errorTable } from '../../src/contract/errors';
import { filesUnder, textOf } from './sourceFiles';

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

/** Texts that stand in both languages, by their place: screens, emails, documents, spreadsheets, errors. */
const pairs = new Map<string, { ko: string; en: string }>(
  filesUnder('locales/ko').flatMap((path) => {
    const english = new Map(flat(JSON.parse(textOf(path.replace('/ko/', '/en/'))) as Tree, ''));
    const korean = flat(JSON.parse(textOf(path)) as Tree, '');
    return korean.flatMap(([key, ko]): [string, { ko: string; en: string }][] => {
      const en = english.get(key);
      return en === undefined ? [] : [[`${path.slice(11, -5)}:${key}`, { ko, en }]];
    });
  }),
);
for (const [name, { ko, en }] of Object.entries(errorTable)) pairs.set(`errors:${name}`, { ko, en });

/** A term of `docs/glossary.md` in both languages, and the texts that speak of it without naming it. */
const TERMS: readonly [ko: RegExp, en: RegExp, unnamed?: readonly string[]][] = [
  [/공개 재고/, /\blist(ed|ing|s)?\b/i],
  [/받은 견적 요청/, /\bRFQs?\b/],
  [/자재 시세/, /market price/i],
  [/발주 요청/, /\baward(s|ed)?\b/i],
  [/수락 대기/, /awaiting acceptance/i],
  [/최소 주문 금액/, /minimum order values?/i],
  [/최소 주문 수량/, /MOQ|minimum order quantit/i],
  [/주문 단위/, /multiple/i],
  [/인도 조건/, /deliver/i],
  [/결제 조건/, /payment/i],
  [/안전 재고/, /safety stock/i],
  [/입출고 이력/, /\bledger\b/i],
  [/희망 납기일/, /required delivery date/i],
  [/회신 양식/, /quote form/i, ['sheet:answer.guide']],
  [/재견적/, /revised quote/i],
  [/견적 비교표/, /comparison/i],
  [/업체 선정 사유서/, /award justification/i],
  [/추천 발주안/, /suggested award|as suggested/i],
  [/승인 업체/, /approved|vendor/i],
  [/이체 확인증/, /transfer receipt/i],
  [/송금 알리기/, /report/i],
  [/익월 말/, /following month/i],
  [/선입금/, /in advance/i],
  [/대금 지급 조건/, /payment terms/i],
  [/견적 불참/, /declin/i],
  [/견적 불가/, /no[- ]quote|do not quote/i],
  [/대체 사양/, /alternate|instead/i],
  [/공급가액/, /net amount/i],
  [/포장명세서/, /packing list/i],
  [/거래명세서/, /statement/i],
  [/히트 번호/, /\bheats?\b/i],
  [/사업자 (확인 완료|미확인)/, /verified/i],
];

test.each(TERMS)('%s has one name in English: %s', (ko, en, unnamed = []) => {
  const named = [...pairs].filter(([, text]) => ko.test(text.ko));
  expect(named.length).toBeGreaterThan(0);
  const other = named.filter(([place, text]) => !en.test(text.en) && !unnamed.includes(place));
  expect(other.map(([place, text]) => `${place} ${text.ko} / ${text.en}`)).toEqual([]);
});

/** The other way round: an English name that stands for one Korean term. */
const NAMES: readonly [en: RegExp, ko: RegExp, elsewhere?: readonly string[]][] = [
  [/\blisted stock\b/i, /재고/],
  [/\bproduct range\b/i, /취급|자재/, ['user:overview.materialsNone']],
  [/\bmarket price/i, /시세/],
  [/\bsafety stock\b/i, /안전 재고/],
  [/\bquote form\b/i, /회신|견적 작성용 엑셀|엑셀 파일/],
  [/\brevised quotes?\b/i, /재견적/],
  [/\bsuggested award\b/i, /추천/],
  [/\bnet amount\b/i, /공급가액/],
  [/\btransfer receipt\b/i, /이체 확인증/],
  [/\bstock ledger\b/i, /입출고 이력/],
];

test.each(NAMES)('%s has one name in Korean: %s', (en, ko, elsewhere = []) => {
  const named = [...pairs].filter(([, text]) => en.test(text.en));
  expect(named.length).toBeGreaterThan(0);
  const other = named.filter(([place, text]) => !ko.test(text.ko) && !elsewhere.includes(place));
  expect(other.map(([place, text]) => `${place} ${text.en} / ${text.ko}`)).toEqual([]);
});
