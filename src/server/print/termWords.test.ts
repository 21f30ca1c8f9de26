import { expect, test } from 'vitest';
import enPaper from '../../../locales/en/paper.json';
import enTrade from '../../../locales/en/trade.json';
import koPaper from '../../../locales/ko/paper.json';
import koTrade from '../../../locales/ko/trade.json';
import { paymentTerm as paymentTerms } from '../../contract/entities/rfq';
import { orderDeliveryTerm as deliveryTerms } from '../../contract/entities/order';
import { deliveryText, paymentText } from './documentParts';

const screens = { ko: koTrade, en: enTrade };
const papers = { ko: koPaper, en: enPaper };

test.each(['ko', 'en'] as const)('documents name terms of delivery and payment as the screens do (%s)', (language) => {
  const { deliveryTerm, paymentTerm } = screens[language];
  for (const term of deliveryTerms.options) expect(deliveryText(term, language)).toBe(deliveryTerm[term]);
  for (const term of paymentTerms.options) expect(paymentText(term, language)).toBe(paymentTerm[term]);
  expect(paymentText('other', language, '60 days')).toBe(`${paymentTerm.other} (60 days)`);
});

test.each(['ko', 'en'] as const)('and call each kind of term by the same name (%s)', (language) => {
  const { terms } = screens[language];
  const paper = papers[language];
  expect({
    deliveryTerm: paper.delivery_term,
    deliveryPlace: paper.delivery_place,
    paymentTerm: paper.payment_term,
    paymentDue: paper.payment_due,
    requiredDate: paper.required_date,
    validUntil: paper.valid_until,
    minOrder: paper.min_order,
    certificate: paper.certificate,
    freight: paper.freight,
    allOrNothingYes: paper.all_or_nothing,
  }).toEqual({
    deliveryTerm: terms.deliveryTerm,
    deliveryPlace: terms.deliveryPlace,
    paymentTerm: terms.paymentTerm,
    paymentDue: terms.paymentDue,
    requiredDate: terms.requiredDate,
    validUntil: terms.validUntil,
    minOrder: terms.minOrder,
    certificate: terms.certificate,
    freight: terms.freight,
    allOrNothingYes: terms.allOrNothingYes,
  });
});
