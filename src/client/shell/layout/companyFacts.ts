import type { Language } from '../../../contract/constants';

interface CompanyFacts {
  name: string;
  ceo: string;
  registrationNumber: string;
  mailOrderReport: string;
  address: string;
  phone: string;
  email: string;
  hosting: string;
}

/**
 * What Korean e-commerce law asks a marketplace to show on every page. These are the demo's values: whoever operates
 * the product puts the facts of the own company here.
 */
export const companyFacts: Record<Language, CompanyFacts> = {
  ko: {
    name: '주식회사 스틸베이스',
    ceo: '한도윤',
    registrationNumber: '120-86-00009',
    mailOrderReport: '제2026-부산강서-00000호',
    address: '부산광역시 강서구 녹산산단 382로 00, 3층',
    phone: '1600-0000',
    email: 'help@stlbs.test',
    hosting: '주식회사 스틸베이스',
  },
  en: {
    name: 'Steelbase Co., Ltd.',
    ceo: 'Doyun Han',
    registrationNumber: '120-86-00009',
    mailOrderReport: '2026-Busan Gangseo-00000',
    address: '3F, 00 Noksansandan 382-ro, Gangseo-gu, Busan, Republic of Korea',
    phone: '+82 1600-0000',
    email: 'help@stlbs.test',
    hosting: 'Steelbase Co., Ltd.',
  },
};
