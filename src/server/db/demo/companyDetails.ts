import type * as z from 'zod';
import type { companyDetailChange } from '../../../contract/entities/company';
import type { BankAccount } from '../../../contract/entities/bankAccount';

/** What Korean demo companies say of themselves in English, and their business; by the key of the company. */
export const DEMO_DETAILS: Readonly<Record<string, z.output<typeof companyDetailChange>>> = {
  garam: {
    name_en: 'Garam E&C Co., Ltd.',
    ceo_en: 'Jeonghun Seo',
    address_en: '14F, 900, Sejong-daero, Jung-gu, Seoul, Republic of Korea',
    business_type: '건설업',
    business_item: '플랜트 설계·시공',
    approval_titles: ['담당', '검토', '승인'],
  },
  bareun: {
    name_en: 'Bareun Pipe Co., Ltd.',
    ceo_en: 'Gyeongsu Lee',
    address_en: '1990, Nakdong-daero, Sasang-gu, Busan, Republic of Korea',
    business_type: '도매업',
    business_item: '강관, 관이음쇠',
  },
  nuri: {
    name_en: 'Nuri Plant Co., Ltd.',
    ceo_en: 'Sangcheol Mun',
    address_en: '1200, Pangyo-ro, Bundang-gu, Seongnam-si, Gyeonggi-do, Republic of Korea',
    business_type: '건설업',
    business_item: '산업플랜트 공사',
    approval_titles: ['담당', '부장', '대표'],
  },
  daon: {
    name_en: 'Daon MEP Co., Ltd.',
    ceo_en: 'Minseok Kang',
    address_en: '700, Gajeong-ro, Seo-gu, Incheon, Republic of Korea',
    business_type: '건설업',
    business_item: '기계설비 공사',
  },
  raon: {
    name_en: 'Raon Engineering Co., Ltd.',
    ceo_en: 'Seongu Cho',
    address_en: '1100, Saneop-ro, Nam-gu, Ulsan, Republic of Korea',
    business_type: '서비스업',
    business_item: '설비 유지보수',
  },
  sagye: {
    name_en: 'Sagye Steel Pipe Co., Ltd.',
    ceo_en: 'Taesik Yoon',
    address_en: '300, Cheolgang-ro, Nam-gu, Pohang-si, Gyeongsangbuk-do, Republic of Korea',
    business_type: '제조업',
    business_item: '강관',
  },
  ara: {
    name_en: 'Ara Fittings Co., Ltd.',
    ceo_en: 'Jeongmin Ha',
    address_en: '150, Sanmakgongdan-ro, Yangsan-si, Gyeongsangnam-do, Republic of Korea',
    business_type: '제조업',
    business_item: '관이음쇠',
  },
  jaram: {
    name_en: 'Jaram Flange Co., Ltd.',
    ceo_en: 'Seunghyeon Baek',
    address_en: '88, Gongdan-ro, Seobuk-gu, Cheonan-si, Chungcheongnam-do, Republic of Korea',
    business_type: '제조업',
    business_item: '플랜지',
  },
  chaoreum: {
    name_en: 'Chaoreum Valve Co., Ltd.',
    ceo_en: 'Huiseon Noh',
    address_en: '210, Gongdan 1-daero, Siheung-si, Gyeonggi-do, Republic of Korea',
    business_type: '제조업',
    business_item: '밸브',
  },
  kaon: {
    name_en: 'Kaon Materials Co., Ltd.',
    ceo_en: 'Seongmin Yu',
    address_en: 'Bldg. 12, 950, Gyeongin-ro, Guro-gu, Seoul, Republic of Korea',
    business_type: '도매업',
    business_item: '배관 자재',
  },
  tarae: {
    name_en: 'Tarae Stainless Co., Ltd.',
    ceo_en: 'Donguk Shin',
    address_en: '45, Sandan-ro, Heungdeok-gu, Cheongju-si, Chungcheongbuk-do, Republic of Korea',
    business_type: '제조업, 도매업',
    business_item: '스테인리스 강관',
  },
  paran: {
    name_en: 'Paran Piping Supply Co., Ltd.',
    ceo_en: 'Oseong Kwon',
    address_en: '77, Jeyakdanji-ro, Hyangnam-eup, Hwaseong-si, Gyeonggi-do, Republic of Korea',
    business_type: '도매업',
    business_item: '배관 자재',
  },
  hanul: {
    name_en: 'Haneul Piping Trading Co., Ltd.',
    ceo_en: 'Jaebeom Ahn',
    address_en: '31, Mullyu-ro, Namsa-eup, Cheoin-gu, Yongin-si, Gyeonggi-do, Republic of Korea',
    business_type: '도매업',
    business_item: '배관 자재 유통',
  },
};

/** Second accounts, for payments from abroad; by the key of the company. */
export const DEMO_DOLLAR_ACCOUNTS: Readonly<Record<string, BankAccount>> = {
  bareun: {
    bank_name: '국민은행',
    account_number: '000-68-0000-456',
    account_holder: '바른강관㈜',
    currency: 'USD',
    bank_name_en: 'Kookmin Bank',
    account_holder_en: 'Bareun Pipe Co., Ltd.',
    swift: 'CZNBKRSE',
  },
};
