import type { RfqTerms } from '../../../contract/entities/rfq';
import type { ListName } from './lists';

/** A business day around today (below zero: past), or so many minutes ago. */
export type When = number | { minutesAgo: number };

/** What becomes of a bid; `wait` and `lapse` both mean that nobody answers. */
export type BidAnswer = 'confirm' | 'decline' | 'lapse' | 'wait';

/** Steps of an order, one after the other. */
export type OrderStep = 'report' | 'reject' | 'confirm' | 'ship' | 'receive' | 'cancel' | 'agree' | 'refuse' | 'refund';

export interface AwardPlan {
  on: When;
  /** At most so many sellers share the award. */
  sellers: number;
  /** One answer per bid, the demo seller's first; `confirm` where none is given. */
  answers?: BidAnswer[];
  steps?: OrderStep[];
  /** The next award, after nobody took this one. */
  again?: AwardPlan;
}

export interface RequestPlan {
  title: string;
  project: string | null;
  /** Key of the buying company. */
  buyer: string;
  lists: ListName[];
  submitted: When;
  /** Business day of the deadline. */
  deadline: number;
  terms?: Partial<RfqTerms>;
  /** How many sellers quote, and how many say that they will not, besides the demo seller. */
  quotes?: number;
  declines?: number;
  /** What the demo seller does. */
  own?: 'quotes' | 'wins' | 'draft' | 'declines';
  draft?: boolean;
  extended?: number;
  cancelled?: { on: When; reason: string };
  award?: AwardPlan;
}

const usd: Partial<RfqTerms> = { usd_allowed: true, usd_krw_rate: '1385.5' };
const onTerms: Partial<RfqTerms> = { payment_term: 'eom_next' };
const sealed: Partial<RfqTerms> = { sealed: true };
const finished: OrderStep[] = ['report', 'confirm', 'ship', 'receive'];

export const DEMO_REQUESTS: readonly RequestPlan[] = [
  // Still being written.
  {
    title: '여수 2단지 유틸리티 배관 추가분',
    project: '여수 2단지 증설',
    buyer: 'garam',
    lists: ['pipeKo', 'fittingKo'],
    submitted: -2,
    deadline: 9,
    draft: true,
  },
  {
    title: 'Cooling water header tie-in',
    project: 'Onsan Tank Terminal',
    buyer: 'garam',
    lists: ['carbonPipeEn', 'flangeEn'],
    submitted: { minutesAgo: 130 },
    deadline: 10,
    terms: usd,
    draft: true,
  },
  {
    title: '재고 보충용 밸브',
    project: null,
    buyer: 'bareun',
    lists: ['valveKo'],
    submitted: -1,
    deadline: 7,
    draft: true,
  },

  // Sent, nobody has quoted yet.
  {
    title: '대산 수소정제설비 스테인리스 배관',
    project: '대산 수소정제',
    buyer: 'garam',
    lists: ['stainlessPipeEn', 'stainlessFittingEn', 'stainlessFlangeEn'],
    submitted: { minutesAgo: 55 },
    deadline: 8,
    terms: { ...usd, certificate_type: '3.1', delivery_place: '충남 서산시 대산읍 현장' },
  },
  {
    title: '판교 데이터센터 냉각수 배관 1차',
    project: '판교 데이터센터',
    buyer: 'nuri',
    lists: ['pipeKo', 'fittingKo', 'flangeKo'],
    submitted: { minutesAgo: 95 },
    deadline: 6,
    terms: onTerms,
  },
  {
    title: '정기보수(TA) 대비 소구경 배관 자재',
    project: '울산 정기보수',
    buyer: 'raon',
    lists: ['carbonPipeEn', 'fittingEn'],
    submitted: { minutesAgo: 240 },
    deadline: 12,
  },
  {
    title: 'Skid package piping, lot 3',
    project: 'Modular Skid Program',
    buyer: 'pacific',
    lists: ['carbonPipeEn', 'fittingEn', 'flangeEn'],
    submitted: { minutesAgo: 310 },
    deadline: 14,
    terms: { currency: 'USD', delivery_term: 'FOB', delivery_place: 'Busan port', certificate_type: '3.1' },
  },

  // Collecting.
  {
    title: '온산 탱크터미널 주배관 (밀봉 견적)',
    project: 'Onsan Tank Terminal',
    buyer: 'garam',
    lists: ['carbonPipeEn', 'flangeEn', 'gasketBoltEn'],
    submitted: -3,
    deadline: 3,
    terms: { ...sealed, ...usd, delivery_place: '울산 온산국가산업단지 현장' },
    quotes: 4,
    declines: 1,
  },
  {
    title: '여수 2단지 밸브류 일괄',
    project: '여수 2단지 증설',
    buyer: 'garam',
    lists: ['valveEn'],
    submitted: -4,
    deadline: 2,
    terms: usd,
    quotes: 4,
  },
  {
    title: '광교 업무시설 기계설비 배관',
    project: '광교 업무시설',
    buyer: 'nuri',
    lists: ['pipeKo', 'flangeKo', 'sundriesKo'],
    submitted: -3,
    deadline: 1,
    terms: onTerms,
    quotes: 3,
    declines: 1,
  },
  {
    title: '청라 병원 신축 급탕·난방 배관',
    project: '청라 병원',
    buyer: 'daon',
    lists: ['pipeKo', 'fittingKo'],
    submitted: -2,
    deadline: 4,
    quotes: 3,
  },
  {
    title: 'No.2 CDU 배관 교체 자재',
    project: '울산 정기보수',
    buyer: 'raon',
    lists: ['carbonPipeEn', 'fittingEn', 'flangeEn', 'gasketBoltEn'],
    submitted: -2,
    deadline: 5,
    terms: { ...usd, makers_allowed: ['세아제강', '현대스틸파이프', 'JFE Steel'] },
    quotes: 4,
    own: 'draft',
  },
  {
    title: '하반기 재고용 버터플라이밸브',
    project: null,
    buyer: 'bareun',
    lists: ['valveKo'],
    submitted: -3,
    deadline: 3,
    quotes: 4,
  },
  {
    title: 'Pipe rack piping, area 200',
    project: 'Modular Skid Program',
    buyer: 'pacific',
    lists: ['carbonPipeEn', 'flangeEn'],
    submitted: -4,
    deadline: 7,
    terms: { currency: 'USD', delivery_term: 'CIF', delivery_place: 'Long Beach, CA' },
    quotes: 4,
    declines: 1,
    own: 'quotes',
  },
  {
    title: '용인 물류센터 소화배관',
    project: '용인 물류센터',
    buyer: 'nuri',
    lists: ['pipeKo', 'flangeKo'],
    submitted: -5,
    deadline: 2,
    extended: 4,
    quotes: 4,
    own: 'quotes',
  },

  // Ended, ready to compare.
  {
    title: '여수 2단지 공정배관 2차',
    project: '여수 2단지 증설',
    buyer: 'garam',
    lists: ['carbonPipeEn', 'fittingEn', 'flangeEn'],
    submitted: -8,
    deadline: -1,
    terms: { ...usd, delivery_place: '전남 여수시 월내동 현장', certificate_type: '3.1' },
    quotes: 5,
    declines: 1,
    own: 'quotes',
  },
  {
    title: '대산 스테인리스 배관 (밀봉 견적)',
    project: '대산 수소정제',
    buyer: 'garam',
    lists: ['stainlessPipeEn', 'stainlessFittingEn'],
    submitted: -9,
    deadline: -2,
    terms: { ...sealed, ...usd },
    quotes: 4,
    own: 'quotes',
  },
  {
    title: '판교 데이터센터 플랜지·가스켓',
    project: '판교 데이터센터',
    buyer: 'nuri',
    lists: ['flangeKo', 'sundriesKo'],
    submitted: -7,
    deadline: -1,
    terms: onTerms,
    quotes: 4,
    own: 'quotes',
  },
  {
    title: '열교환기 교체용 합금·탄소강 배관',
    project: '울산 정기보수',
    buyer: 'raon',
    lists: ['carbonPipeEn', 'fittingEn'],
    submitted: -9,
    deadline: -2,
    quotes: 5,
    own: 'quotes',
  },
  {
    title: '청라 병원 위생배관 (STS)',
    project: '청라 병원',
    buyer: 'daon',
    lists: ['stainlessKo'],
    submitted: -16,
    deadline: -10,
    quotes: 5,
    award: { on: -8, sellers: 1, answers: ['lapse'] },
  },
  {
    title: '재고 보충: 탄소강 피팅',
    project: null,
    buyer: 'bareun',
    lists: ['fittingKo'],
    submitted: -10,
    deadline: -3,
    quotes: 5,
    declines: 1,
  },

  // Awarded, waiting for the sellers.
  {
    title: '온산 탱크터미널 소방배관',
    project: 'Onsan Tank Terminal',
    buyer: 'garam',
    lists: ['pipeKo', 'flangeKo'],
    submitted: -9,
    deadline: -2,
    quotes: 4,
    own: 'wins',
    award: { on: { minutesAgo: 45 }, sellers: 2, answers: ['wait', 'wait'] },
  },
  {
    title: '광교 업무시설 소화펌프실',
    project: '광교 업무시설',
    buyer: 'nuri',
    lists: ['pipeKo', 'fittingKo', 'sundriesKo'],
    submitted: -10,
    deadline: -3,
    terms: onTerms,
    quotes: 4,
    own: 'wins',
    award: { on: { minutesAgo: 70 }, sellers: 1, answers: ['wait'] },
  },
  {
    title: '울산 폐수처리 배관 자재',
    project: '울산 폐수처리',
    buyer: 'raon',
    lists: ['carbonPipeEn', 'flangeEn', 'valveEn'],
    submitted: -11,
    deadline: -3,
    quotes: 5,
    own: 'wins',
    award: { on: { minutesAgo: 100 }, sellers: 3, answers: ['wait', 'confirm', 'wait'] },
  },
  {
    title: 'Produced water skid, flanges',
    project: 'Modular Skid Program',
    buyer: 'pacific',
    lists: ['flangeEn', 'gasketBoltEn'],
    submitted: -12,
    deadline: -4,
    terms: { currency: 'USD', delivery_term: 'FOB', delivery_place: 'Busan port' },
    quotes: 5,
    own: 'quotes',
    award: { on: { minutesAgo: 150 }, sellers: 1, answers: ['wait'] },
  },

  // Orders under way.
  {
    title: '여수 2단지 유틸리티 배관 1차',
    project: '여수 2단지 증설',
    buyer: 'garam',
    lists: ['pipeKo', 'fittingKo'],
    submitted: -12,
    deadline: -5,
    quotes: 4,
    own: 'wins',
    award: { on: -2, sellers: 1 },
  },
  {
    title: '온산 탱크터미널 배관 서포트 구간',
    project: 'Onsan Tank Terminal',
    buyer: 'garam',
    lists: ['carbonPipeEn', 'fittingEn'],
    submitted: -14,
    deadline: -7,
    terms: usd,
    quotes: 5,
    own: 'wins',
    award: { on: -4, sellers: 1, steps: ['report'] },
  },
  {
    title: '대산 계장용 소구경 배관',
    project: '대산 수소정제',
    buyer: 'garam',
    lists: ['stainlessPipeEn', 'stainlessFittingEn'],
    submitted: -16,
    deadline: -10,
    quotes: 4,
    award: { on: -8, sellers: 2, steps: ['report', 'confirm'] },
  },
  {
    title: '여수 2단지 스팀 배관',
    project: '여수 2단지 증설',
    buyer: 'garam',
    lists: ['carbonPipeEn', 'flangeEn', 'gasketBoltEn'],
    submitted: -16,
    deadline: -9,
    quotes: 4,
    own: 'wins',
    award: { on: -6, sellers: 2, steps: ['report', 'confirm', 'ship'] },
  },
  {
    title: '본사 리모델링 급수배관',
    project: '본사 리모델링',
    buyer: 'garam',
    lists: ['stainlessKo', 'valveKo'],
    submitted: -22,
    deadline: -16,
    terms: onTerms,
    quotes: 5,
    award: { on: -14, sellers: 1, steps: ['ship', 'receive'] },
  },
  {
    title: '판교 데이터센터 비상발전기 배관',
    project: '판교 데이터센터',
    buyer: 'nuri',
    lists: ['pipeKo', 'flangeKo'],
    submitted: -13,
    deadline: -6,
    quotes: 4,
    own: 'wins',
    award: { on: -4, sellers: 1, steps: ['report', 'reject', 'report'] },
  },
  {
    title: '청라 병원 의료가스 외 일반배관',
    project: '청라 병원',
    buyer: 'daon',
    lists: ['pipeKo', 'sundriesKo'],
    submitted: -14,
    deadline: -8,
    quotes: 4,
    own: 'wins',
    award: { on: -6, sellers: 1, steps: ['report', 'confirm'] },
  },
  {
    title: 'No.1 FCC 배관 보수',
    project: '울산 정기보수',
    buyer: 'raon',
    lists: ['carbonPipeEn', 'fittingEn', 'gasketBoltEn'],
    submitted: -15,
    deadline: -9,
    quotes: 5,
    own: 'wins',
    award: { on: -7, sellers: 1, steps: ['report', 'confirm', 'cancel'] },
  },
  {
    title: '용인 물류센터 스프링클러 배관',
    project: '용인 물류센터',
    buyer: 'nuri',
    lists: ['pipeKo', 'fittingKo'],
    submitted: -20,
    deadline: -14,
    terms: onTerms,
    quotes: 4,
    own: 'quotes',
    award: { on: -12, sellers: 1, answers: ['decline'], again: { on: -9, sellers: 2, steps: ['ship'] } },
  },

  // Finished.
  {
    title: '여수 2단지 가설 유틸리티',
    project: '여수 2단지 증설',
    buyer: 'garam',
    lists: ['pipeKo', 'flangeKo', 'sundriesKo'],
    submitted: -28,
    deadline: -22,
    quotes: 5,
    own: 'wins',
    award: { on: -20, sellers: 1, steps: finished },
  },
  {
    title: 'Onsan jetty line, phase 1',
    project: 'Onsan Tank Terminal',
    buyer: 'garam',
    lists: ['carbonPipeEn', 'fittingEn', 'flangeEn'],
    submitted: -27,
    deadline: -20,
    terms: usd,
    quotes: 6,
    own: 'quotes',
    award: { on: -18, sellers: 2, steps: finished },
  },
  {
    title: '광교 업무시설 급탕배관',
    project: '광교 업무시설',
    buyer: 'nuri',
    lists: ['stainlessKo'],
    submitted: -26,
    deadline: -20,
    quotes: 4,
    own: 'wins',
    award: { on: -18, sellers: 1, steps: finished },
  },
  {
    title: '보일러 급수라인 교체',
    project: '울산 정기보수',
    buyer: 'raon',
    lists: ['carbonPipeEn', 'valveEn'],
    submitted: -27,
    deadline: -21,
    quotes: 5,
    award: { on: -19, sellers: 2, steps: ['report', 'confirm', 'ship'] },
  },
  {
    title: 'Flare line spools, stainless',
    project: 'Modular Skid Program',
    buyer: 'pacific',
    lists: ['stainlessPipeEn', 'stainlessFlangeEn'],
    submitted: -28,
    deadline: -21,
    terms: { currency: 'USD', delivery_term: 'CIF', delivery_place: 'Long Beach, CA' },
    quotes: 5,
    own: 'quotes',
    award: { on: -19, sellers: 1, steps: finished },
  },

  // Closed.
  {
    title: '특수 규격 밸브 (소량)',
    project: '대산 수소정제',
    buyer: 'garam',
    lists: ['valveEn'],
    submitted: -18,
    deadline: -13,
    declines: 3,
  },
  {
    title: '현장 잔여 피팅 긴급',
    project: '청라 병원',
    buyer: 'daon',
    lists: ['fittingKo'],
    submitted: -7,
    deadline: -5,
    declines: 2,
    own: 'declines',
  },
  {
    title: '온산 예비품 배관 (설계 변경 전)',
    project: 'Onsan Tank Terminal',
    buyer: 'garam',
    lists: ['carbonPipeEn', 'gasketBoltEn'],
    submitted: -17,
    deadline: -9,
    quotes: 4,
    own: 'quotes',
    cancelled: { on: -11, reason: '설계 변경으로 물량을 다시 산출합니다. 개정 후 다시 요청드릴게요.' },
  },
  {
    title: '광교 업무시설 주차장 배관',
    project: '광교 업무시설',
    buyer: 'nuri',
    lists: ['pipeKo'],
    submitted: -15,
    deadline: -8,
    quotes: 4,
    own: 'quotes',
    cancelled: { on: -6, reason: '발주처 예산 조정으로 공사가 보류되었습니다.' },
  },
  {
    title: '정제동 배관 보수 (취소분)',
    project: '울산 정기보수',
    buyer: 'raon',
    lists: ['carbonPipeEn', 'flangeEn'],
    submitted: -25,
    deadline: -19,
    quotes: 5,
    own: 'wins',
    award: { on: -17, sellers: 1, steps: ['report', 'confirm', 'cancel', 'agree', 'refund'] },
  },
];
