import { describe, expect, test } from 'vitest';
import { errorTable } from '../../src/contract/errors';
import { filesUnder, textOf } from './sourceFiles';

type Tree = { [key: string]: string | Tree };
type Said = readonly [place: string, text: string];

/** Every text of a language with the place it stands at, the answers of failed calls included. */
function said(language: 'ko' | 'en'): Said[] {
  const flat = (tree: Tree, prefix: string): Said[] =>
    Object.entries(tree).flatMap(([key, value]): Said[] =>
      typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
    );
  const texts = filesUnder(`locales/${language}`).flatMap((path) =>
    flat(JSON.parse(textOf(path)) as Tree, `${path.slice(11, -5)}:`),
  );
  const errors = Object.entries(errorTable).map(([name, row]): Said => [`errors:${name}`, row[language]]);
  return [...texts, ...errors];
}

/** Texts whose register is formal: terms, policies and printed documents. */
const FORMAL_TEXT = /\/(paper\/|document\/(service|policy))/;

/** Documents, notices, articles and questions. */
const content = (language: 'ko' | 'en'): Said[] =>
  filesUnder(`src/content/${language}`).map((path): Said => [path, textOf(path)]);

const where = (texts: Said[], pattern: RegExp) =>
  texts
    .filter(([, text]) => pattern.test(text))
    .map(([place, text]) => `${place} ${text.length > 300 ? text.match(pattern)?.[0] : text}`);

/** The word for a thing, and the words that lost against it (docs/glossary.md). */
const KOREAN_LOST: readonly (readonly [term: string, lost: RegExp])[] = [
  ['성적서', /밀시트/],
  ['목표 단가', /희망 단가|목표가(?! )|목표가 대비/],
  ['희망 납기일', /희망 납기 초과/],
  ['취급 품목 (of a request)', /중 취급 자재/],
  ['공통 품목', /동일 (품목|(\{\{count\}\}|\d+)개 품목) (합계|금액|\+)|^동일 품목$/],
  ['업체 선정 사유서', /선정 근거/],
  ['최장 납기', /납기 상한/],
  ['판매사', /공급사|스토어/],
  ['사업자 확인 완료, 사업자 미확인', /인증 기업|인증 업체|미인증|미확인 업체|확인된 회사/],
  ['밀봉 견적, 공개 견적', /봉인|밀봉 접수|공개 접수/],
  ['주문 단위', /판매 배수|판매 단위/],
  ['단중', /단위 중량/],
  ['납품지, 납품 장소', /인도 장소|배송지/],
  ['엑셀 내려받기', /엑셀로 받기|다운로드|엑셀 내보내기/],
  ['부가세', /VAT/],
  ['대체 사양', /대체품|대체 제안/],
  ['재견적', /라운드/],
  ['면 형상', /플랜지 면/],
  ['회신 양식', /견적서 (올리기|내려받기|파일)/],
  ['선정, 발주 요청', /낙찰|발주 의향|의향서/],
  ['견적 유효기한', /유효일/],
  ['견적 불참', /견적 거절/],
  ['견적 불가', /견적 제외/],
  ['견적 단가', /제시 (단가|합계|수량)/],
  ['승인 업체 목록', /협력업체/],
  ['입출고 이력', /재고 이력|수불/],
  ['안전 재고', /부족 기준/],
  ['선입금', /선불|선금/],
  ['익월 말 결제', /익월말/],
  ['결제 기한', /지급 기일|지급일/],
  ['이체 확인증', /송금증/],
  ['포장명세서', /포장 목록/],
  ['대금 지급 조건', /결제 서비스/],
  ['자재 시세', /가격 지수/],
  ['구매 금액', /지출/],
  ['규격 계열', /치수 체계/],
  ['적용 규격', /표준 규격/],
  ['멤버, 관리자', /구성원|소유자/],
  ['일괄 발주 조건', /(전량|일괄) 조건/],
  ['최소 주문 금액', /최소 주문액/],
  ['행 ID, 재고 ID', /식별값(?!이)/],
  ['행', /[\d}]줄/],
  ['소경', /축소경/],
  ['접속', /끝단(?! 가공)/],
  ['송금 알림', /입금 알림/],
  ['웰딩넥, 블라인드, 레듀서, 커플링, 리턴벤드, U볼트', /웰드넥|맹플랜지|소켓용접|레듀샤|카플링|리턴밴드|유볼트/],
  ['판매사 전달 사항', /발주 전달 사항/],
  ['원문', /요청 표기/],
  ['미응답', /응답 없음/],
  ['주문번호', /주문 번호/],
  ['사업자등록번호', /사업자번호/],
  ['발주 요청 회신', /수락 답변|발주 수락(?! 필요)|응답 (기한|시각)/],
  ['계좌 등록 해제', /계좌를? 해지/],
  ['한곳, 그사이, 더 보기, 압력 등급', /한 곳에서|그 사이 |더보기|압력등급/],
];

const ENGLISH_LOST: readonly (readonly [term: string, lost: RegExp])[] = [
  ['email', /\bmail(s|ed)?\b(?!-order)/i],
  ['target price', /\bwished\b/i],
  ['MOQ', /\bleast order\b/i],
  ['action', /\bdeeds?\b/i],
  ['award', /\bbids?\b/i],
  ['select before an award is sent', /\bawarded to\b|^award (all|this|line)\b/i],
  ['received an award', /\bwon the award\b/i],
  ['lowest price', /\bbest (price|per line)\b/i],
  ['quoted price', /^as offered$/i],
  ['RFQ', /\b(re-?requests?|my requests|requests? for me)\b/i],
  ['listed stock', /\bopen stock\b/i],
  ['product range', /\bsale materials?\b|\bin your range\b/i],
  ['notified', /\btold\b/i],
  ['the other company', /\bother side\b/i],
  ['declined', /\brefused? (you|me)\b|\bRefuse\b/],
  ['calculation', /\barithmetic\b/i],
  ['document', /\bpapers\b/i],
  ['valid', /\bquotation stands\b|\bstill holds?\b/i],
  ['expires', /\blapse[sd]?\b/i],
  ['close early', /\bcollecting\b/i],
  ['supply', /\bdeals? in\b/i],
  ['response', /\banswer rate\b/i],
  ['market price', /\bprice (index|indices)\b/i],
  ['payment in advance', /\bprepaid\b/i],
  ['write quotations, add role (labels)', /\b(write|submit) quotes\b|^add an? [\w ]+$/i],
  ['quote form', /\banswer sheets?\b/i],
  ['order multiple', /\border step\b/i],
  ['closing an account', /\bwithdraw(al|n|ing)?\b[^.|]*\b(account|your company)\b/i],
  ['converted', /\bbrought to\b/i],
  ['My page', /\bon your page\b/i],
  ['withdraw', /\btak(e|en) back\b/i],
  ['safety stock', /\blow[- ]stock\b/i],
  ['stock ledger', /\bstock history\b/i],
  ['deadline', /\bclosing date\b/i],
  ['payment terms', /\bpayment service\b/i],
  ['note to sellers', /\bmessage to the sellers\b/i],
  ["buyer's text", /^As written/i],
  ['lead time (days)', /\blead days\b/i],
  ['no-quote reason', /\bwhy no quote\b/i],
  ['% without a space', /\d %/],
];

/** Words with a proper use of their own beside the one that lost. */
const USED_ELSEWHERE = ['표준', '면', '줄', 'request', 'confirm', 'refuse', 'paper'];

test('every word that the glossary calls lost is looked for', () => {
  const [, tables = ''] = textOf('docs/glossary.md').split('### Words that lost');
  const rows = (tables.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\|(?!---)/.test(line));
  const lost = rows.flatMap((row) => (row.split('|')[2] ?? '').split(/[,/]/).map((word) => word.trim()));
  const words = lost.filter((word) => word !== '' && word !== 'Not' && !USED_ELSEWHERE.includes(word));
  expect(words.length).toBeGreaterThan(50);
  const patterns = [...KOREAN_LOST, ...ENGLISH_LOST].map(([, pattern]) => pattern);
  expect(words.filter((word) => !patterns.some((pattern) => pattern.test(word)))).toEqual([]);
});

describe('Korean', () => {
  const texts = said('ko');
  /** Papers are formal letters between companies. */
  const spoken = texts.filter(([place]) => !place.startsWith('paper:'));

  test.each(KOREAN_LOST)('says %s for one thing', (_term, otherWord) => {
    expect(where([...texts, ...content('ko')], otherWord)).toEqual([]);
  });

  test('speaks 해요체', () => {
    const FORMAL_NOTICE = ['layout:footer.broker'];
    const guidance = spoken.filter(([place]) => !FORMAL_NOTICE.includes(place));
    const articles = content('ko').filter(([place]) => !FORMAL_TEXT.test(place));
    expect(where([...guidance, ...articles], /습니다|습니까|십시오|바랍니다/)).toEqual([]);
  });

  test('keeps terms, policy and printed documents formal', () => {
    const formal = content('ko').filter(([place]) => FORMAL_TEXT.test(place));
    expect(formal.length).toBeGreaterThan(4);
    expect(where(formal, /(해|돼|아|어|예|이에)요\.$/m)).toEqual([]);
  });

  test('thanks with 감사, never 고마워요', () => {
    expect(where([...texts, ...content('ko')], /고마워/)).toEqual([]);
  });

  test('asks with 주세요', () => {
    const headlines = ['home:headline', 'home:result.text'];
    const asking = spoken.filter(([place]) => !headlines.includes(place));
    expect(
      where(asking, /(하|르|누르|만드|붙이|넣으|놓으|올리|나누|고르)세요/).filter((at) => !/안녕하세요/.test(at)),
    ).toEqual([]);
  });

  test('puts no particle behind a value whose last sound is unknown', () => {
    const ownName = ['auth:signup.terms.serviceText', 'layout:footer.broker'];
    const others = texts.filter(([place]) => !ownName.includes(place));
    // The operator's own name ends in a vowel.
    const ownText = content('ko').map(
      ([place, text]): Said => [place, text.replace(/\{\{(name|brand)\}\}(\(이하 "회사"\))?(는|가|를)/g, '')],
    );
    expect(
      where(
        [...others, ...ownText],
        /\}\}['’”]?(은|는|이|가|을|를|와|과|이에요|예요|으로|로)(?![가-힣])|[을은이와](\(|\/)[를는가과]|\(으\)로/,
      ),
    ).toEqual([]);
  });
});

describe('English', () => {
  const texts = said('en').map(([place, text]): Said => [place, text.replace(/\{\{\w+\}\}/g, '0')]);

  test.each(ENGLISH_LOST)('says %s for one thing', (_term, otherWord) => {
    expect(where([...texts, ...content('en')], otherWord)).toEqual([]);
  });

  test('asks in errors and screens without “please”', () => {
    const others = texts.filter(([place]) => place !== 'shell:error.timeout');
    expect(where(others, /\bplease\b/i)).toEqual([]);
  });

  test('puts no full stop behind the name of a company, which may end in one', () => {
    expect(where(said('en'), /\{\{(company|buyer|seller|counterpart)\}\}\.(?!\w)/)).toEqual([]);
  });

  test('calls who sells a seller, but on papers, where law has its own words', () => {
    expect(
      where(
        texts.filter(([place]) => !place.startsWith('paper:')),
        /\bsuppliers?\b/i,
      ),
    ).toEqual([]);
  });

  test('begins every text that stands alone with a capital, a figure or a value', () => {
    const parts = /^(trade:uom|market:|seller:materials\.reason|paper:|sheet:|project:compare\.insteadOf|ui:chart)/;
    const alone = texts.filter(([place, text]) => /[.!?]$/.test(text) && !parts.test(place));
    expect(where(alone, /^[a-z]/)).toEqual([]);
  });
});

/** The texts that toasts announce, as patterns of their keys. */
function announced(): RegExp[] {
  const calls = filesUnder('src/client').flatMap((path) => [
    ...textOf(path).matchAll(/toast(?:\.success)?\(t\((['`])(.+?)\1/g),
  ]);
  return calls.map(([, , key = '']) => {
    const dots = key.replaceAll('.', '\\.').replaceAll(/\$\{\w+\}/g, '\\w+');
    return new RegExp(`:${dots}(_one|_other)?$`);
  });
}

test.each(['ko', 'en'] as const)('what a toast announces in %s is a whole sentence', (language) => {
  const keys = announced();
  expect(keys.length).toBeGreaterThan(20);
  const spoken = said(language).filter(([place]) => keys.some((key) => key.test(place)));
  expect(where(spoken, /[^.!?]$/)).toEqual([]);
});

/** Words that a deed of the trade bears too: only the way out of a form on a page, or of work under way, may stand alone. */
const STOPS = [
  'ui:cancel',
  'user:cancel',
  'buyer:intake.cancel',
  'auth:back',
  'console:act.leave',
  'trade:status.order.CANCELLED',
];
const NAMES = ['trade:closedAs.cancelled', 'service:week.kinds.cancel'];

test('a dialog is left by one word, which no deed bears', () => {
  const texts = [...said('ko'), ...said('en')];
  const others = texts.filter(([place]) => ![...STOPS, ...NAMES, 'ui:close'].includes(place));
  expect(where(others, /^(취소|돌아가기|닫기|이전|Cancel|Go back|Back|Close|Keep editing)$/)).toEqual([]);
  const ownWay = filesUnder('src/client').filter(
    (path) =>
      !path.endsWith('.test.tsx') &&
      /footer[ =]/.test(textOf(path)) &&
      /(?:ui:|t\(')(?:cancel|back|close)'\)/.test(textOf(path)),
  );
  expect(ownWay.filter((path) => !/ui\/(OpenDialog|OpenSheet|LeaveButton)\.tsx$/.test(path))).toEqual([]);
});

test('an error about something missing or failed says how to go on', () => {
  const dumb = Object.entries(errorTable).filter(([, { ko }]) => /(찾을 수 없|못했)어요\.$/.test(ko));
  expect(dumb.map(([name, { ko }]) => `${name} ${ko}`)).toEqual([]);
});

/** Texts that an editor of the trade replaced, and those that were kept with the reason. */
const reviewed = JSON.parse(textOf('tests/architecture/reviewedTexts.json')) as {
  place: string;
  former: string;
  kept?: string;
}[];

function textAt(place: string): string {
  const [file = '', key = ''] = place.split(/:(.*)/);
  if (file.endsWith('.md')) return textOf(file);
  if (file === 'src/contract/errors') {
    const [name, language] = key.split('.') as [keyof typeof errorTable, 'ko' | 'en'];
    return errorTable[name][language];
  }
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], JSON.parse(textOf(file)));
  return typeof found === 'string' ? found : '';
}

test('no text that an editor replaced has come back', () => {
  expect(reviewed.length).toBeGreaterThan(370);
  const back = reviewed.filter(({ place, former, kept }) => !kept && textAt(place).includes(former));
  expect(back.map(({ place, former }) => `${place} ${former}`)).toEqual([]);
});
