import type * as z from 'zod';
import { makeApiKey } from '../../src/contract/endpoints/apiKey';
import { reauth } from '../../src/contract/endpoints/user';
import { KEY_RIGHTS } from '../../src/contract/rights';
import { Caller, PASSWORD } from './people';

/** An API key of somebody's company, as a caller, with its id. */
export async function keyOf(
  owner: Caller,
  change: Partial<z.input<(typeof makeApiKey)['body']>> = {},
): Promise<{ machine: Caller; id: string; token: string }> {
  await owner.ok(reauth, { body: { password: PASSWORD } });
  const body = { name: 'ERP', rights: [...KEY_RIGHTS], valid_days: 90 as const, ...change };
  const { key, token } = await owner.ok(makeApiKey, { body });
  const machine = new Caller(owner.api);
  machine.token = token;
  return { machine, id: key.id, token };
}
