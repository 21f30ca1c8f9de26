import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type { MemberWork, Work } from '../../http/context';
import { OperatorError } from '../company/operator.service';
import { addRate, findNewestRate } from './rate.repository';

/** Beyond these a rate of won for a dollar is a typing error. */
const LOWEST = '100';
const HIGHEST = '10000';

/** Won for a dollar as the operator set it last: what a request's own rate begins with. */
export async function readRate(work: MemberWork): Promise<{ usd_krw_rate: string | null; set_at: string | null }> {
  const row = await findNewestRate(work.db);
  return { usd_krw_rate: row && new Big(row.usd_krw).toFixed(), set_at: row?.set_at.toISOString() ?? null };
}

/** Sets the rate that requests begin with from now on; those that were submitted keep theirs. */
export async function setRate(work: Work, typed: string): Promise<string> {
  const text = typed.replace(/,/g, '');
  if (!/^\d{1,5}(\.\d{1,4})?$/.test(text)) throw new OperatorError('Say won for a dollar as a number, e.g. 1385.5.');
  const rate = new Big(text);
  if (rate.lt(LOWEST) || rate.gt(HIGHEST)) {
    throw new OperatorError(`The rate must be from ${LOWEST} to ${HIGHEST} won for a dollar.`);
  }
  await addRate(work.db, { id: uuid(), usd_krw: rate.toFixed(), set_at: work.now });
  return rate.toFixed();
}

/** The rate in force and since when, for the operator. */
export async function rateInForce(work: Work): Promise<{ rate: string; since: string } | null> {
  const row = await findNewestRate(work.db);
  return row && { rate: new Big(row.usd_krw).toFixed(), since: row.set_at.toISOString() };
}
