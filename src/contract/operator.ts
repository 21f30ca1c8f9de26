import type { Language } from './constants';

/** Facts that read otherwise in each language. */
export const OPERATOR_WORDS = [
  'name',
  'ceo',
  'mailOrderReport',
  'address',
  'phone',
  'hosting',
  'privacyOfficer',
] as const;

/** Facts that are the same in both languages. */
export const OPERATOR_FACTS = ['registrationNumber', 'email', 'privacyEmail', 'careersEmail'] as const;

type OperatorWords = Record<(typeof OPERATOR_WORDS)[number], string>;
type OperatorFacts = Record<(typeof OPERATOR_FACTS)[number], string>;

/**
 * What only the operator knows, and Korean e-commerce and privacy law ask a marketplace to show. Footer, documents and mails
 * take it from here; it comes from the settings.
 */
export type Operator = OperatorFacts & Record<Language, OperatorWords>;

/** The operator's facts as readers of a language see them. */
export function operatorWordsIn({ ko, en, ...facts }: Operator, language: Language): OperatorWords & OperatorFacts {
  return { ...facts, ...(language === 'ko' ? ko : en) };
}
