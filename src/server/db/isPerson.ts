import { and, eq, isNull } from 'drizzle-orm';
import { account } from './schema/company';

/** A person who has not left; the account of an API key is nobody. */
export const isPerson = and(isNull(account.withdrawn_at), eq(account.is_machine, false));
