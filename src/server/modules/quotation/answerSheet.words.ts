import { LANGUAGES, type Language } from '../../../contract/constants';
import { noQuoteReason, quotationResponse } from '../../../contract/entities/quotation';
import { certificateType, deliveryTerm, paymentTerm } from '../../../contract/entities/rfq';
import {
  ANSWER_FIELDS,
  type AnswerChoice,
  type AnswerField,
  type AnswerWords,
  plainWord,
} from '../../../domain/material/answer/answerFields';
import { answerAliases } from '../../../domain/material/answer/answerAliases';
import type { AnswerTitles } from '../../../domain/material/answer/answerRows';
import { TERM_FIELDS, type TermField, type TermWords } from '../../../domain/material/answer/sheetTerms';
import { sheetText, tradeText } from '../../spreadsheet/sheetText';

const CODES: Record<AnswerChoice, readonly string[]> = {
  response: quotationResponse.options,
  no_quote_reason: noQuoteReason.options,
  supply: ['stock', 'production'],
  certificate_type: certificateType.options,
};

const PLACES = {
  response: 'response',
  no_quote_reason: 'noQuote',
  supply: 'supply',
  certificate_type: 'certificate',
} as const;

/** The word a cell shows for a code. */
export function answerWord(choice: AnswerChoice, code: string, language: Language): string {
  const place: unknown = tradeText(language)[PLACES[choice]];
  // Codes such as 3.1 lie one level deeper, as the screens' texts are looked up.
  const found = code.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], place);
  return typeof found === 'string' ? found : code;
}

type TermChoice = 'delivery_term' | 'payment_term';
const TERM_CODES: Record<TermChoice, readonly string[]> = {
  delivery_term: deliveryTerm.options,
  payment_term: paymentTerm.options,
};

/** The word a cell shows for a term of the quotation. */
export function termWord(choice: TermChoice, code: string, language: Language): string {
  const { deliveryTerm: delivery, paymentTerm: payment } = tradeText(language);
  const words: Readonly<Record<string, string>> = choice === 'delivery_term' ? delivery : payment;
  return words[code] ?? code;
}

/** The words that a term can be chosen from. */
export const termChoices = (choice: TermChoice, language: Language): string[] =>
  TERM_CODES[choice].map((code) => termWord(choice, code, language));

/** The words that a column of choices offers, in the order of their codes. */
export const answerChoices = (choice: AnswerChoice, language: Language): string[] =>
  CODES[choice].map((code) => answerWord(choice, code, language));

/** Words and titles of forms that were downloaded before the words changed. */
const FORMER_WORDS: Partial<Record<AnswerChoice, readonly (readonly [word: string, code: string])[]>> = {
  certificate_type: [['No certificate', 'none']],
};
const FORMER_TITLES: Partial<Record<AnswerField, readonly string[]>> = {
  key: ['행 식별값'],
  unit_weight: ['단중(kg)', 'Unit wt. (kg)'],
  moq: ['최소 수량'],
  lead_days: ['Lead days'],
  no_quote_reason: ['Why no quote'],
};

/** Every word of every language back to its code: a colleague abroad may have filled the sheet in. */
export const answerWords = Object.fromEntries(
  (Object.entries(CODES) as [AnswerChoice, readonly string[]][]).map(([choice, codes]) => [
    choice,
    new Map([
      ...(choice === 'response' || choice === 'supply'
        ? codes.flatMap((code) => answerAliases(choice, code).map((word) => [plainWord(word), code] as const))
        : []),
      ...(FORMER_WORDS[choice] ?? []).map(([word, code]) => [plainWord(word), code] as const),
      ...LANGUAGES.flatMap((language) =>
        codes.map((code) => [plainWord(answerWord(choice, code, language)), code] as const),
      ),
    ]),
  ]),
) as unknown as AnswerWords;

export const answerTitles = Object.fromEntries(
  ANSWER_FIELDS.map((field: AnswerField) => [
    field,
    [...LANGUAGES.map((language) => sheetText(language).answer.titles[field]), ...(FORMER_TITLES[field] ?? [])],
  ]),
) as unknown as AnswerTitles;

/** The words of a choice between terms, back to their codes. */
const termChoice = (choice: TermChoice): ReadonlyMap<string, string> =>
  new Map(
    LANGUAGES.flatMap((language) =>
      TERM_CODES[choice].map((code) => [plainWord(termWord(choice, code, language)), code] as const),
    ),
  );

/** How the terms of a filled sheet are found and read. */
export const termWords: TermWords = {
  titles: Object.fromEntries(
    TERM_FIELDS.map((field) => [field, LANGUAGES.map((language) => sheetText(language).answerTerms.titles[field])]),
  ) as Record<TermField, string[]>,
  heads: LANGUAGES.map((language) => {
    const { head, value } = sheetText(language).answerTerms;
    return [head, value] as const;
  }),
  choices: { delivery_term: termChoice('delivery_term'), payment_term: termChoice('payment_term') },
};
