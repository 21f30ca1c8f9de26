import { LANGUAGES } from '../contract/constants';
import { type Operator, OPERATOR_FACTS, OPERATOR_WORDS } from '../contract/operator';

type Setting = `OPERATOR_${string}`;

/** `privacyOfficer` in `ko` is OPERATOR_PRIVACY_OFFICER_KO. */
const settingOf = (name: string, language?: string): Setting =>
  `OPERATOR_${name.replace(/[A-Z]/g, '_$&')}${language ? `_${language}` : ''}`.toUpperCase() as Setting;

/** Every setting with a fact of the operator. */
export const OPERATOR_SETTINGS: readonly Setting[] = [
  ...OPERATOR_FACTS.filter((name) => name !== 'careersEmail').map((name) => settingOf(name)),
  ...OPERATOR_WORDS.flatMap((name) => LANGUAGES.map((language) => settingOf(name, language))),
];

/** An invented company, for trying the product out and for tests. */
const EXAMPLE: Operator = {
  registrationNumber: '120-86-00009',
  email: 'help@stlbs.test',
  privacyEmail: 'privacy@stlbs.test',
  careersEmail: 'careers@stlbs.test',
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

/** The operator of these settings; what they leave out is the example's. */
export function operatorOf(values: Record<string, string | undefined>): Operator {
  const words = (language: 'ko' | 'en') =>
    Object.fromEntries(
      OPERATOR_WORDS.map((name) => [name, values[settingOf(name, language)] ?? EXAMPLE[language][name]]),
    ) as Operator['ko'];
  return {
    registrationNumber: values[settingOf('registrationNumber')] ?? EXAMPLE.registrationNumber,
    email: values[settingOf('email')] ?? EXAMPLE.email,
    privacyEmail: values[settingOf('privacyEmail')] ?? EXAMPLE.privacyEmail,
    // The setting is older than the others.
    careersEmail: values['CAREERS_EMAIL'] ?? EXAMPLE.careersEmail,
    ko: words('ko'),
    en: words('en'),
  };
}

/** What is invented as long as it is not set. */
export function inventedOf(values: Record<string, string | undefined>): string[] {
  return [...OPERATOR_SETTINGS, 'CAREERS_EMAIL'].filter((name) => values[name] === undefined);
}
