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

const where = (texts: Said[], pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text)).map(([place, text]) => `${place} ${text}`);

describe('Korean', () => {
  const texts = said('ko');
  /** Papers are formal letters between companies. */
  const spoken = texts.filter(([place]) => !place.startsWith('paper:'));

  test.each([
    ['성적서', /밀시트/],
    ['목표 단가', /희망 단가/],
    ['판매사', /공급사/],
    ['확인된 회사, 미확인 회사', /인증 기업|인증 업체|미인증|미확인 업체/],
    ['밀봉 견적, 공개 견적', /봉인|밀봉 접수|공개 접수/],
    ['주문 단위', /판매 배수|판매 단위/],
    ['단중', /단위 중량/],
    ['납품 장소', /인도 장소/],
    ['엑셀 내려받기', /엑셀로 받기|다운로드|엑셀 내보내기/],
    ['부가세', /VAT/],
    ['대체 사양', /대체품/],
    ['2차 요청', /라운드/],
    ['면 형상', /플랜지 면/],
    ['회신 양식', /견적서 (올리기|내려받기|파일)/],
  ])('says %s for one thing', (_term, otherWord) => {
    expect(where(texts, otherWord)).toEqual([]);
  });

  test('speaks 해요체', () => {
    expect(where(spoken, /습니다|습니까|십시오|바랍니다/)).toEqual([]);
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
    expect(
      where(
        others,
        /\}\}['’”]?(은|는|이|가|을|를|와|과|이에요|예요|으로|로)(?![가-힣])|[을은이와](\(|\/)[를는가과]|\(으\)로/,
      ),
    ).toEqual([]);
  });
});

describe('English', () => {
  const texts = said('en').map(([place, text]): Said => [place, text.replace(/\{\{\w+\}\}/g, '0')]);

  test.each([
    ['email', /\bmail(s|ed)?\b(?!-order)/i],
    ['target price', /\bwished\b/i],
    ['MOQ', /\bleast order\b/i],
    ['action', /\bdeeds?\b/i],
    ['bid', /\b(confirm|answer|unanswered) (an? )?award/i],
    ['order multiple', /\border step\b/i],
    ['closing an account', /\bwithdraw(al|n|ing)?\b[^.]*\b(account|your company)\b/i],
    ['converted', /\bbrought to\b/i],
    ['My page', /\bon your page\b/i],
  ])('says %s for one thing', (_term, otherWord) => {
    expect(where(texts, otherWord)).toEqual([]);
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
const STOPS = ['ui:cancel', 'user:cancel', 'buyer:intake.cancel', 'auth:back', 'trade:status.order.CANCELLED'];
const NAMES = ['trade:closedAs.cancelled', 'service:week.kinds.cancel'];

test('a dialog is left by one word, which no deed bears', () => {
  const texts = [...said('ko'), ...said('en')];
  const others = texts.filter(([place]) => ![...STOPS, ...NAMES, 'ui:close'].includes(place));
  expect(where(others, /^(취소|돌아가기|닫기|이전|Cancel|Go back|Back|Close|Keep editing)$/)).toEqual([]);
  const ownWay = filesUnder('src/client').filter(
    (path) => /footer[ =]/.test(textOf(path)) && /(?:ui:|t\(')(?:cancel|back|close)'\)/.test(textOf(path)),
  );
  expect(ownWay.filter((path) => !/ui\/(Dialog|Sheet|LeaveButton)\.tsx$/.test(path))).toEqual([]);
});

test('an error about something missing or failed says how to go on', () => {
  const dumb = Object.entries(errorTable).filter(([, { ko }]) => /(찾을 수 없|못했)어요\.$/.test(ko));
  expect(dumb.map(([name, { ko }]) => `${name} ${ko}`)).toEqual([]);
});
