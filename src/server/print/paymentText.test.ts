import { expect, test } from 'vitest';
import enTrade from '../../../locales/en/trade.json';
import koTrade from '../../../locales/ko/trade.json';
import { paymentText } from './paperParts';

const screens = { ko: koTrade.paymentTerm, en: enTrade.paymentTerm };

test.each(['prepaid', 'eom_next', 'other'] as const)('papers call the payment term %s as the screens do', (term) => {
  expect(paymentText(term, 'ko')).toBe(screens.ko[term]);
  expect(paymentText(term, 'en')).toBe(screens.en[term]);
});
