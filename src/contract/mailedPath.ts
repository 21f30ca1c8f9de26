import * as z from 'zod';

/** The words in the addresses of pages behind the login. */
const WORDS = [
  'approval',
  'bid',
  'board',
  'buy',
  'buyer',
  'cart',
  'company',
  'complete',
  'copy',
  'dead',
  'detail',
  'edit',
  'howto',
  'interest',
  'manual',
  'materials',
  'members',
  'my-stock',
  'mypage',
  'open-stock',
  'paste',
  'payment-complete',
  'project',
  'promoteAlarm',
  'purchase',
  'quotation',
  'reRequest',
  'regacy',
  'sale',
  'saleMaterial',
  'search',
  'select-type',
  'seller',
  'service',
  'signout',
  'stock',
  'stock-history',
  'type',
  'upload',
  'user',
  'view',
];

/** A record's number, or the id of a lot or a company. */
const RECORD = '[A-Z]\\d{6}-[A-Z0-9]{5}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * A page behind the login that a mailed link may lead on to. A registering person chooses it for the owner of the address, so it
 * is made of the words of our own addresses and of records alone: no host, no query, no sentence.
 */
export const mailedPath = z
  .string()
  .max(200)
  .regex(new RegExp(`^/(?:service|user)(?:/(?:${WORDS.join('|')}|${RECORD}))*$`), 'path');
