import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { buyerStatistics, month, priceIndex, sellerStatistics } from '../entities/statistics';
import { XLSX } from '../fileAnswer';

const tag = 'statistics';
/** Whole months in Seoul, both included; the last twelve when left out. */
const query = z.object({ from: month.optional(), to: month.optional() });

export const getBuyerStatistics = defineEndpoint({
  method: 'GET',
  path: '/statistics/buyer',
  tag,
  summary: 'How buying goes: requests, answers, time to the first quotation, spend and savings, by month.',
  access: 'member',
  query,
  response: buyerStatistics,
});

export const getSellerStatistics = defineEndpoint({
  method: 'GET',
  path: '/statistics/seller',
  tag,
  summary: 'How selling goes: requests received, quoted and won, response time and revenue, by month.',
  access: 'member',
  query,
  response: sellerStatistics,
});

export const getPriceIndex = defineEndpoint({
  method: 'GET',
  path: '/statistics/price-index',
  tag,
  summary: 'Won per kg by material family and month, from at least 5 quotations of at least 3 companies.',
  access: 'member',
  response: priceIndex,
});

export const getStatisticsSheet = defineFileEndpoint({
  path: '/statistics/sheet',
  tag,
  summary: 'The same figures as a spreadsheet: buying, selling, price index.',
  access: 'member',
  query,
  file: [XLSX],
});
