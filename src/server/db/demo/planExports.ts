import type { OrderStep, RequestPlan } from './plan';

/** An order in dollars between the demo's buyer and its seller, brought to where these steps lead. */
const abroad = (title: string, place: string, steps: OrderStep[]): RequestPlan => ({
  title,
  project: 'Jubail Utility Plant',
  buyer: 'garam',
  lists: ['carbonPipeEn'],
  submitted: -13,
  deadline: -10,
  terms: { currency: 'USD', delivery_term: 'FOB', delivery_place: place, payment_term: 'eom_next' },
  quotes: 2,
  own: 'wins',
  award: { on: -9, sellers: 1, steps },
});

/** Orders with invoices for abroad: one whose details are stated and that has left, one that still lacks them. */
export const EXPORTS: readonly RequestPlan[] = [
  abroad('Jubail utility plant, process piping', 'Busan Port, Korea', ['report', 'confirm', 'exportTerms', 'ship']),
  abroad('Jubail utility plant, spare piping', 'Busan Port, Korea', ['report', 'confirm']),
];
