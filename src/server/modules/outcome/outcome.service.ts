import type * as z from 'zod';
import type { settleOutcome } from '../../../contract/endpoints/outcome';
import type { MemberWork } from '../../http/context';
import { settleKey } from '../../http/idempotency.repository';

/** Whether the person's own call under a key was carried out; a key that brought nothing is spent by asking. */
export async function settle(work: MemberWork, { call, key }: z.output<typeof settleOutcome.body>) {
  const done = await settleKey(work.db, { account_key: work.session.account_id, endpoint: call, key });
  return { sent: done !== null, data: done?.response ?? null };
}
