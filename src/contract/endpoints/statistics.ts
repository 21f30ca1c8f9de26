import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { buyerStatistics, month, priceIndex, sellerStatistics } from '../entities/statistics';
import * as routes from '../routes/statistics';

const tag = 'statistics';
/** Whole months in Seoul, both included; the last twelve when left out. */
const query = z.object({ from: month.optional(), to: month.optional() });

export const getBuyerStatistics = defineEndpoint(routes.getBuyerStatistics, {
  tag,
  summary: 'How buying goes: requests, answers, time to the first quotation, spend and savings, by month.',
  access: 'member',
  query,
  response: buyerStatistics,
});

export const getSellerStatistics = defineEndpoint(routes.getSellerStatistics, {
  tag,
  summary: 'How selling goes: requests received, quoted and won, response time and revenue, by month.',
  access: 'member',
  query,
  response: sellerStatistics,
});

export const getPriceIndex = defineEndpoint(routes.getPriceIndex, {
  tag,
  summary: 'Won per kg by material family and month, from at least 5 quotations of at least 3 companies.',
  access: 'member',
  response: priceIndex,
});

export const getStatisticsSheet = defineFileEndpoint(routes.getStatisticsSheet, {
  tag,
  summary: 'The same figures as a spreadsheet: buying, selling, price index.',
  access: 'member',
  query,
});
