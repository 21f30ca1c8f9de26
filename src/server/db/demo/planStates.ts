import type { OrderStep, RequestPlan } from './plan';
import { onTerms } from './planTerms';

const BUYER = 'garam';
const ONSAN = 'Onsan Tank Terminal';
const YEOSU = '여수 2단지 증설';

/** An order between the demo's buyer and its seller, brought to where these steps lead. */
function ordered(
  title: string,
  days: { submitted: number; deadline: number; awarded: number },
  steps: OrderStep[],
  more: Partial<RequestPlan> = {},
): RequestPlan {
  return {
    title,
    project: YEOSU,
    buyer: BUYER,
    lists: ['pipeKo'],
    submitted: days.submitted,
    deadline: days.deadline,
    quotes: 2,
    own: 'wins',
    award: { on: days.awarded, sellers: 1, steps },
    ...more,
  };
}

const RECENT = { submitted: -9, deadline: -6, awarded: -5 };
const EARLIER = { submitted: -14, deadline: -11, awarded: -10 };

/** Requests that show the states which the rest of the demo does not, all between its buyer and its seller. */
export const STATES: readonly RequestPlan[] = [
  // Collecting, with something to do on either side.
  {
    title: '온산 배관 랙 2구간 (재견적)',
    project: ONSAN,
    buyer: BUYER,
    lists: ['carbonPipeEn', 'flangeEn'],
    submitted: -7,
    deadline: -3,
    quotes: 3,
    own: 'quotes',
    rerequested: {
      on: -1,
      deadline: 3,
      message: '예산을 조금 넘어 다시 여쭙니다. 1·2번 품목의 목표 단가를 참고해 주세요.',
    },
  },
  {
    title: '여수 2단지 스팀 트레이싱 (물량 변경)',
    project: YEOSU,
    buyer: BUYER,
    lists: ['pipeKo', 'fittingKo'],
    submitted: -3,
    deadline: 3,
    quotes: 3,
    own: 'quotes',
    amended: { on: { minutesAgo: 50 }, note: '설계 변경으로 1·2번 품목의 수량이 늘었습니다.' },
    questions: [
      { requested: '백관은 KS D 3507 아연도 강관으로 견적하면 될까요?', answer: '네, KS D 3507 백관 기준입니다.' },
      { requested: '6m 정척 대신 5.5m로 납품해도 되나요?' },
    ],
    messages: [
      '현장 하차 시간은 오전 9시 이전으로 부탁드립니다.',
      '네, 전날 상차해서 오전 8시까지 도착하도록 하겠습니다.',
    ],
  },
  {
    title: '대산 계기용 배관 (지정 업체)',
    project: '대산 수소정제',
    buyer: BUYER,
    lists: ['pipeKo'],
    submitted: -2,
    deadline: 4,
    terms: { visibility: 'invited' },
    invited: ['bareun', 'kaon'],
    quotes: 1,
  },
  {
    title: '온산 소화수 배관 보강',
    project: ONSAN,
    buyer: BUYER,
    lists: ['pipeKo'],
    submitted: -3,
    deadline: 2,
    quotes: 2,
    own: 'withdraws',
  },

  // Ended, decided in different ways.
  {
    title: '온산 저장탱크 드레인 배관',
    project: ONSAN,
    buyer: BUYER,
    lists: ['pipeKo'],
    submitted: -8,
    deadline: -5,
    quotes: 2,
    own: 'withdraws',
  },
  {
    title: '여수 2단지 가설 배관 (유효기간 경과)',
    project: YEOSU,
    buyer: BUYER,
    lists: ['pipeKo'],
    submitted: -14,
    deadline: -11,
    quotes: 2,
    own: 'quotes',
    validDays: 5,
  },
  {
    title: '여수 2단지 냉각수 분기 배관',
    project: YEOSU,
    buyer: BUYER,
    lists: ['pipeKo'],
    submitted: -14,
    deadline: -11,
    quotes: 3,
    own: 'wins',
    award: { on: -10, sellers: 1, answers: ['lapse'], again: { on: -6, sellers: 1, answers: ['lapse'] } },
  },
  {
    title: '온산 질소 공급 배관',
    project: ONSAN,
    buyer: BUYER,
    lists: ['pipeKo'],
    submitted: -12,
    deadline: -9,
    quotes: 3,
    own: 'wins',
    award: { on: -8, sellers: 1, answers: ['decline'] },
  },
  {
    title: '대산 압축공기 배관',
    project: '대산 수소정제',
    buyer: BUYER,
    lists: ['pipeKo'],
    submitted: -10,
    deadline: -7,
    quotes: 2,
    own: 'wins',
    award: { on: -4, sellers: 1, answers: ['takeBack'] },
  },

  // Orders, each in a state of its own.
  ordered('여수 2단지 배수 배관', RECENT, ['shipHalf'], { terms: onTerms }),
  ordered('여수 2단지 급수 배관 (파손 접수)', RECENT, ['report', 'confirm', 'ship', 'claim']),
  ordered('여수 2단지 옥외 소화전 배관', EARLIER, ['ship', 'claim', 'resolve', 'receive', 'invoice'], {
    terms: { payment_term: 'other', payment_note: '계약금 30 %, 납품 후 70 %' },
  }),
  ordered('여수 2단지 배관 취소분 (환불 대기)', RECENT, ['report', 'confirm', 'cancel', 'agree']),
  ordered('여수 2단지 배관 취소분 (환불 완료)', EARLIER, ['report', 'confirm', 'cancel', 'agree', 'refund']),
  ordered('여수 2단지 임시 급수 배관', RECENT, ['report', 'confirm', 'cancel']),
  ordered('여수 2단지 오수 배관', RECENT, ['report', 'confirm', 'sellerCancels']),
  ordered('여수 2단지 중량 정산 배관 1차', RECENT, ['shipHeavy'], { byWeight: true, terms: onTerms }),
  ordered('여수 2단지 중량 정산 배관 2차', EARLIER, ['shipHeavy', 'refuseWeight'], { byWeight: true, terms: onTerms }),
  ordered('여수 2단지 중량 정산 배관 3차', RECENT, ['report', 'confirm', 'ship'], { byWeight: true }),
  ordered('여수 2단지 중량 정산 배관 4차', EARLIER, ['report', 'confirm', 'ship', 'receive'], { byWeight: true }),
];
