import { DEMO_LOGINS } from '../../../contract/constants';

export interface DemoPerson {
  email: string;
  name: string;
  phone: string;
  department: string;
  title: string;
}

export interface DemoCompany {
  /** How the rest of the demo names it. */
  key: string;
  number: string;
  name: string;
  ceo: string;
  address: string;
  language: 'ko' | 'en';
  phone_code: string;
  verified: boolean;
  /** Account for transfers; sellers have one. */
  bank?: { bank_name: string; account_number: string; currency: 'KRW' | 'USD' };
  people: DemoPerson[];
}

const person = (email: string, name: string, phone: string, department: string, title: string): DemoPerson => ({
  email,
  name,
  phone,
  department,
  title,
});

const korea = { language: 'ko', phone_code: '+82' } as const;

/**
 * Invented companies and people. The Korean numbers have a right check digit but a middle part, 00, that is never
 * given out, so that none belongs to anybody; the mail addresses end in `.test` for the same reason.
 */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    ...korea,
    key: 'garam',
    number: '104-00-12735',
    name: '㈜가람이앤씨',
    ceo: '서정훈',
    address: '서울특별시 중구 세종대로 900, 14층',
    verified: true,
    people: [
      person(DEMO_LOGINS.buyer, '김도현', '01000001201', '조달팀', '과장'),
      person('sy.park@garam-enc.test', '박서연', '01000001202', '조달팀', '대리'),
    ],
  },
  {
    ...korea,
    key: 'bareun',
    number: '603-00-93763',
    name: '바른강관㈜',
    ceo: '이경수',
    address: '부산광역시 사상구 낙동대로 1990',
    verified: true,
    bank: { bank_name: '국민은행', account_number: '000-21-0000-123', currency: 'KRW' },
    people: [
      person(DEMO_LOGINS.seller, '이수민', '01000002201', '영업1팀', '차장'),
      person('jh.oh@bareunpipe.test', '오준호', '01000002202', '영업지원팀', '사원'),
    ],
  },
  {
    ...korea,
    key: 'nuri',
    number: '120-00-35180',
    name: '누리플랜트㈜',
    ceo: '문상철',
    address: '경기도 성남시 분당구 판교로 1200',
    verified: true,
    people: [
      person('buy@nuriplant.test', '최은지', '01000001301', '구매부', '부장'),
      person('hw.lim@nuriplant.test', '임현우', '01000001302', '구매부', '사원'),
    ],
  },
  {
    ...korea,
    key: 'daon',
    number: '137-00-18457',
    name: '다온설비㈜',
    ceo: '강민석',
    address: '인천광역시 서구 가정로 700',
    verified: false,
    people: [person('order@daonmep.test', '강유진', '01000001401', '공사관리팀', '팀장')],
  },
  {
    ...korea,
    key: 'raon',
    number: '617-00-66343',
    name: '라온엔지니어링㈜',
    ceo: '조성우',
    address: '울산광역시 남구 산업로 1100',
    verified: true,
    people: [person('mro@raoneng.test', '조아라', '01000001501', '자재팀', '대리')],
  },
  {
    key: 'pacific',
    number: 'US-470000218',
    name: 'Pacific Crest Process Engineering LLC',
    ceo: 'Dana Whitfield',
    address: '4400 Harbor View Drive, Suite 210, Long Beach, CA',
    language: 'en',
    phone_code: '+1',
    verified: true,
    people: [person('procurement@pacificcrest.test', 'Marcus Hale', '5550100142', 'Procurement', 'Senior Buyer')],
  },
  {
    ...korea,
    key: 'sagye',
    number: '506-00-88426',
    name: '사계강관공업㈜',
    ceo: '윤태식',
    address: '경상북도 포항시 남구 철강로 300',
    verified: true,
    bank: { bank_name: '대구은행', account_number: '000-05-000012-3', currency: 'KRW' },
    people: [person('sales@sagyepipe.test', '윤재희', '01000003101', '국내영업팀', '과장')],
  },
  {
    ...korea,
    key: 'ara',
    number: '621-00-31071',
    name: '아라피팅㈜',
    ceo: '하정민',
    address: '경상남도 양산시 산막공단로 150',
    verified: true,
    bank: { bank_name: '부산은행', account_number: '000-2000-0001-02', currency: 'KRW' },
    people: [person('quote@arafitting.test', '하지우', '01000003201', '영업부', '대리')],
  },
  {
    ...korea,
    key: 'jaram',
    number: '312-00-72519',
    name: '자람플랜지㈜',
    ceo: '백승현',
    address: '충청남도 천안시 서북구 공단로 88',
    verified: true,
    bank: { bank_name: '기업은행', account_number: '000-000012-01-011', currency: 'KRW' },
    people: [person('sales@jaramflange.test', '백가은', '01000003301', '영업팀', '주임')],
  },
  {
    ...korea,
    key: 'chaoreum',
    number: '214-00-44626',
    name: '차오름밸브㈜',
    ceo: '노희선',
    address: '경기도 시흥시 공단1대로 210',
    verified: true,
    bank: { bank_name: '신한은행', account_number: '000-000-123400', currency: 'KRW' },
    people: [person('valve@chaoreum.test', '노지훈', '01000003401', '기술영업팀', '차장')],
  },
  {
    ...korea,
    key: 'kaon',
    number: '220-00-49188',
    name: '카온종합자재㈜',
    ceo: '유성민',
    address: '서울특별시 구로구 경인로 950, 자재상가 12동',
    verified: true,
    bank: { bank_name: '우리은행', account_number: '0000-000-120034', currency: 'KRW' },
    people: [
      person('kaon@kaonmat.test', '유다은', '01000003501', '영업2팀', '과장'),
      person('ms.ko@kaonmat.test', '고민성', '01000003502', '영업2팀', '사원'),
    ],
  },
  {
    ...korea,
    key: 'tarae',
    number: '301-00-51270',
    name: '타래스텐레스㈜',
    ceo: '신동욱',
    address: '충청북도 청주시 흥덕구 산단로 45',
    verified: true,
    bank: { bank_name: '농협은행', account_number: '000-0000-1234-01', currency: 'KRW' },
    people: [person('sts@taraesus.test', '신예린', '01000003601', '영업부', '과장')],
  },
  {
    ...korea,
    key: 'paran',
    number: '119-00-55231',
    name: '파란배관자재㈜',
    ceo: '권오성',
    address: '경기도 화성시 향남읍 제약단지로 77',
    verified: false,
    bank: { bank_name: '하나은행', account_number: '000-000012-34504', currency: 'KRW' },
    people: [person('sales@paranpipe.test', '권나영', '01000003701', '영업팀', '대리')],
  },
  {
    ...korea,
    key: 'hanul',
    number: '142-00-26906',
    name: '하늘배관유통㈜',
    ceo: '안재범',
    address: '경기도 용인시 처인구 남사읍 물류로 31',
    verified: true,
    bank: { bank_name: '국민은행', account_number: '000-21-0000-987', currency: 'KRW' },
    people: [person('trade@haneulpipe.test', '안소희', '01000003801', '유통사업부', '팀장')],
  },
  {
    key: 'minato',
    number: 'JP-0000000012345',
    name: 'Minato Kokan Trading K.K.',
    ceo: 'Haruto Ishii',
    address: '3-12 Minami-Horie, Nishi-ku, Osaka',
    language: 'en',
    phone_code: '+81',
    verified: true,
    bank: { bank_name: 'Osaka Bay Bank', account_number: '0000-123456', currency: 'USD' },
    people: [person('export@minatokokan.test', 'Yui Tanabe', '0600000123', 'Export Department', 'Manager')],
  },
  {
    key: 'bigbend',
    number: 'US-740000563',
    name: 'Big Bend Piping Supply, Inc.',
    ceo: 'Carla Jimenez',
    address: '11820 Ship Channel Road, Houston, TX',
    language: 'en',
    phone_code: '+1',
    verified: true,
    bank: { bank_name: 'Gulf Coast Commerce Bank', account_number: '000-1200-345', currency: 'USD' },
    people: [person('quotes@bigbendpiping.test', 'Ethan Moreau', '5550100177', 'Inside Sales', 'Account Manager')],
  },
];
