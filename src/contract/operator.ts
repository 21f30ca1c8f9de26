import type { Language } from './constants';

interface OperatorWords {
  name: string;
  ceo: string;
  mailOrderReport: string;
  address: string;
  phone: string;
  hosting: string;
  privacyOfficer: string;
}

/**
 * What only the operator knows, and Korean e-commerce and privacy law ask a marketplace to show. Footer, documents and mails
 * read it here and nowhere else. These are the demo's values: an operator of the product puts the own
 * company's here.
 */
export const OPERATOR = {
  registrationNumber: '120-86-00009',
  email: 'help@stlbs.test',
  privacyEmail: 'privacy@stlbs.test',
  careersEmail: 'careers@stlbs.test',
} as const;

const words: Record<Language, OperatorWords> = {
  ko: {
    name: '주식회사 스틸베이스',
    ceo: '한도윤',
    mailOrderReport: '제2026-부산강서-00000호',
    address: '부산광역시 강서구 녹산산단 382로 00, 3층',
    phone: '1600-0000',
    hosting: '주식회사 스틸베이스',
    privacyOfficer: '한도윤 (대표이사)',
  },
  en: {
    name: 'Steelbase Co., Ltd.',
    ceo: 'Doyun Han',
    mailOrderReport: '2026-Busan Gangseo-00000',
    address: '3F, 00 Noksansandan 382-ro, Gangseo-gu, Busan, Republic of Korea',
    phone: '+82 1600-0000',
    hosting: 'Steelbase Co., Ltd.',
    privacyOfficer: 'Doyun Han (CEO)',
  },
};

/** The operator's facts as readers of a language see them. */
export function operatorIn(language: Language): OperatorWords & typeof OPERATOR {
  return { ...OPERATOR, ...words[language] };
}
